"""`pbem mail-in` at the end of a mail server's pipe: 0 or 75, whatever happens."""

from __future__ import annotations

import errno
import io
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest
from sample_games.mail_host import HOST, MailHost, open_mail_host
from thorough import all_but

import pbem.__main__ as door
from pbem.cli.commands import mail_in
from pbem.host.folder import host_folder, spool

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Run

MAIL = b"From: anna@home.test\nSubject: hello\n\nHello\n"


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


class Stdin:
    def __init__(self, data: bytes = MAIL, fault: BaseException | None = None) -> None:
        self.buffer = io.BytesIO(data)
        self.fault = fault
        if fault:
            self.buffer.read = self._fail  # type: ignore[method-assign] # the pipe breaks

    def _fail(self, *_: Any) -> NoReturn:
        assert self.fault
        raise self.fault


def program(*arguments: str | Path, mail: bytes | None = MAIL, **environ: str) -> int:
    done = subprocess.run(
        [sys.executable, "-m", "pbem", *map(str, arguments)],
        input=mail,
        capture_output=True,
        env={**os.environ, **environ},
        check=False,
        timeout=60,
    )
    assert b"Traceback" not in done.stderr
    return done.returncode


def test_a_mail_is_on_the_disk_when_the_door_says_0(host: MailHost) -> None:
    assert program("mail-in", "--host", host.host_folder.path) == 0
    (name,) = spool.waiting(host.host_folder)
    assert Path(host.host_folder.spool("in", "new", name)).read_bytes() == MAIL


@pytest.mark.thorough
@pytest.mark.parametrize(
    "words",
    [
        ("mail-in", "--host", "/nowhere/at/all"),
        ("mail-in", "--bogus"),
        ("mail-in", "one", "two"),
        ("mail-in", "--host"),
        ("--bogus", "mail-in"),
        ("mail-in", "--host", "\x01\x02"),
        ("mail-in", "--host", "/dev/null"),
        ("mail-in", "--host", ""),
    ],
)
def test_wrong_arguments_let_the_mail_wait(words: tuple[str, ...], tmp_path: Path) -> None:
    assert program(*words, PBEM_HOME=str(tmp_path)) == 75


@pytest.mark.thorough
def test_damaged_settings_let_the_mail_wait(host: MailHost) -> None:
    path = Path(host.host_folder.inside("host.toml"))
    for text in (b"", b"\xff\xfe", b"address = 3\n", b"address = 'x'\n", b"[[[", b"strange = 1\n"):
        path.write_bytes(text)
        assert program("mail-in", "--host", host.host_folder.path) == 75


@pytest.mark.thorough
def test_a_missing_spool_lets_the_mail_wait(host: MailHost) -> None:
    Path(host.host_folder.spool()).rename(host.host_folder.inside("elsewhere"))
    assert program("mail-in", "--host", host.host_folder.path) == 75


@pytest.mark.thorough
def test_closed_streams_let_the_mail_wait(host: MailHost) -> None:
    command = f'exec "{sys.executable}" -m pbem mail-in --host "{host.host_folder.path}" <&- >&- 2>&-'
    done = subprocess.run(["/bin/sh", "-c", command], check=False, timeout=60)
    assert done.returncode == 75


FAULTS = (
    OSError(errno.ENOSPC, "no space"),
    OSError(errno.EIO, "broken"),
    PermissionError(13, "no"),
    MemoryError(),
    KeyboardInterrupt(),
    SystemExit(1),
    SystemExit(0),
    RecursionError(),
    ValueError("x"),
    UnicodeDecodeError("utf-8", b"\xff", 0, 1, "x"),
    AssertionError(),
    GeneratorExit(),
    BrokenPipeError(),
    Exception("\ud800"),
    BaseException(),
    StopIteration(),
)
OFTEN = (FAULTS[0], FAULTS[8])
"""What goes wrong in a quick run: the disk, and a mistake of ours."""
PLACES: tuple[tuple[Any, str], ...] = (
    (host_folder, "open_host"),
    (spool, "deposit"),
    (spool, "require_room"),
    (os, "fsync"),
    (os, "link"),
    (os, "open"),
    (sys, "stdin"),
)


@pytest.mark.rule("docs/hosting 5")
@pytest.mark.parametrize(
    "fault",
    all_but(FAULTS, lambda fault: fault in OFTEN),
    ids=lambda fault: f"{fault.__class__.__name__} {fault.args[:1]}",
)
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place[1])
def test_every_failure_in_the_pipe_is_75(
    host: MailHost, monkeypatch: pytest.MonkeyPatch, fault: BaseException, place: tuple[Any, str]
) -> None:
    where, name = place
    code = _exit_code(host, monkeypatch, fault, where, name)
    assert code == 75 or (code == 0 and _is_there(host)), (fault, place)
    # What stops a write is never mistaken for a mail that is safe.
    if name != "link":
        assert code == 75


def _is_there(host: MailHost) -> bool:
    return len(spool.waiting(host.host_folder)) == 1


def _exit_code(host: MailHost, monkeypatch: pytest.MonkeyPatch, fault: BaseException, where: Any, name: str) -> int:
    """Run the real door in this process; what ends the process is only noted."""
    codes: list[int] = []

    def leave(code: int) -> NoReturn:
        codes.append(code)
        raise _LeftError

    monkeypatch.setattr(sys, "argv", ["pbem", "mail-in", "--host", host.host_folder.path])
    monkeypatch.setattr(os, "_exit", leave)
    monkeypatch.setattr(sys, "stdin", Stdin(fault=fault if where is sys else None))
    with monkeypatch.context() as patch:
        if where is not sys:
            patch.setattr(where, name, _raising(fault))
        with pytest.raises(_LeftError):
            door.main()
    return codes[-1]


class _LeftError(BaseException):
    """The process would have ended here."""


def _raising(fault: BaseException) -> Callable[..., NoReturn]:
    def fail(*_: Any, **__: Any) -> NoReturn:
        raise fault

    return fail


def test_a_full_disk_is_found_before_anything_is_written(host: MailHost) -> None:
    path = Path(host.host_folder.inside("host.toml"))
    path.write_text(path.read_text() + f"\n[caps]\nfree_bytes = {2**62}\n")
    assert program("mail-in", "--host", host.host_folder.path) == 75
    assert not spool.waiting(host.host_folder)


def test_a_mail_that_is_too_large_is_taken_and_then_refused(host: MailHost) -> None:
    assert program("mail-in", "--host", host.host_folder.path, mail=MAIL + b"x" * 3_000_000) == 0
    (name,) = spool.waiting(host.host_folder)
    assert Path(host.host_folder.spool("in", "new", name)).stat().st_size == 1024 * 1024 + 1
    host.round()
    assert host.refused() == [name]
    assert "the mail is larger than 1 MiB" in host.told()


@pytest.mark.thorough
def test_an_empty_pipe_is_no_mail(host: MailHost) -> None:
    assert program("mail-in", "--host", host.host_folder.path, mail=b"") == 0
    assert not spool.waiting(host.host_folder)


def test_the_host_folder_may_be_named_by_the_environment(host: MailHost) -> None:
    assert program("mail-in", PBEM_HOST=host.host_folder.path) == 0
    assert len(spool.waiting(host.host_folder)) == 1


def test_a_killed_door_leaves_nothing_that_is_taken_for_a_mail(host: MailHost) -> None:
    """Killed while it writes: no mail yet, and the mail server still has it."""
    reading, writing = os.pipe()
    process = subprocess.Popen(
        [sys.executable, "-m", "pbem", "mail-in", "--host", host.host_folder.path], stdin=reading
    )
    os.write(writing, MAIL)
    process.kill()
    process.wait()
    for end in (reading, writing):
        os.close(end)
    assert not spool.waiting(host.host_folder)


def test_the_help_names_both_codes() -> None:
    done = subprocess.run([sys.executable, "-m", "pbem", "mail-in", "--help"], capture_output=True, check=False)
    assert done.returncode == 0
    assert b"75" in done.stdout


def test_the_code_is_that_of_mail_servers() -> None:
    assert getattr(os, "EX_TEMPFAIL", 75) == 75 == mail_in.TRY_LATER == door.TRY_LATER
    assert HOST
