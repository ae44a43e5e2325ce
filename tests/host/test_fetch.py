"""`pbem fetch`: every mail of a mailbox comes once, whatever happens meanwhile."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from certificate import make_certificate
from imap_server import ImapBox, serving

from pbem.errors import ContentError, UnavailableError
from pbem.transport import accounts, imap_connection, login
from pbem.transport import imap as door
from pbem.transport.accounts import Mailbox

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from conftest import Run

MAIL = b"From: anna@example.org\r\nSubject: orders %d\r\n\r\nLine one\r\n.\r\n{5}\r\n\xff)\r\n"


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> Iterator[ImapBox]:
    """A server on loopback with an empty inbox; the password is in the environment."""
    monkeypatch.setenv("PBEM_IMAP_PASSWORD", "sesame")
    with serving(ImapBox()) as made:
        yield made


def fill(box: ImapBox, number: int) -> dict[str, bytes]:
    """Let mails arrive; what is to be deposited."""
    mails = [MAIL % one for one in range(number)]
    return {f"{box.validity}.{box.put(mail)}": mail for mail in mails}


def mailbox(box: ImapBox, **more: Any) -> Mailbox:
    return Mailbox(imap=f"imap://anna@127.0.0.1:{box.port}", **more)


def fetched(box: ImapBox, most: int = 1000, **more: Any) -> dict[str, bytes]:
    got: dict[str, bytes] = {}

    def deposit(mail: bytes, name: str) -> None:
        got[name] = mail

    door.fetch(mailbox(box, **more), deposit, most)
    return got


@pytest.mark.rule("transport/imap 1.2")
def test_every_mail_comes_byte_for_byte(box: ImapBox) -> None:
    mails = fill(box, 5)
    assert fetched(box) == mails


def test_the_number_of_a_mail_may_stand_behind_its_text(box: ImapBox) -> None:
    box.uids_first = False
    mails = fill(box, 3)
    assert fetched(box) == mails


def test_what_was_fetched_is_moved_aside_and_comes_no_more(box: ImapBox) -> None:
    fill(box, 3)
    fetched(box)
    assert box.folders["INBOX"] == []
    assert len(box.folders["pbem-done"]) == 3
    assert fetched(box) == {}


@pytest.mark.parametrize(
    ("abilities", "moved_to", "any_keyword", "flag"),
    [
        (("IMAP4rev1",), "pbem-done", True, "pbem-fetched"),
        (("IMAP4rev1", "MOVE"), "", True, "pbem-fetched"),
        (("IMAP4rev1",), "pbem-done", False, "\\Seen"),
    ],
)
def test_where_nothing_can_be_moved_mails_are_marked(
    box: ImapBox, abilities: tuple[str, ...], moved_to: str, any_keyword: bool, flag: str
) -> None:
    box.abilities, box.any_keyword = abilities, any_keyword
    mails = fill(box, 3)
    assert fetched(box, moved_to=moved_to) == mails
    assert [one.flags for one in box.folders["INBOX"]] == [{flag}] * 3
    assert fetched(box, moved_to=moved_to) == {}
    more = fill(box, 1)
    assert fetched(box, moved_to=moved_to) == more


def test_a_mail_that_is_too_large_is_not_downloaded(box: ImapBox) -> None:
    large = box.put(b"x" * 5000)
    mails = fill(box, 1)
    done: dict[str, bytes] = {}
    answer = door.fetch(mailbox(box), lambda mail, name: done.update({name: mail}), 1000)
    assert (done, answer) == (mails, door.Fetched(1, (large,)))
    assert not any(f"FETCH {large}" in said and "BODY" in said for said in box.commands)
    assert len(box.folders["pbem-done"]) == 2


def test_of_a_mail_that_is_too_large_a_host_gets_the_beginning(box: ImapBox) -> None:
    box.put(b"From: anna@home.test\n\n" + b"x" * 5000)
    done: list[bytes] = []
    door.fetch(mailbox(box), lambda mail, _: done.append(mail), 1000, begin_large=True)
    assert [(len(one), one[:20]) for one in done] == [(1001, b"From: anna@home.test")]
    assert fetched(box) == {}


def test_mails_stay_unread_for_people(box: ImapBox) -> None:
    fill(box, 2)
    fetched(box)
    bodies = [said for said in box.commands if "BODY" in said]
    assert bodies
    assert all("BODY.PEEK[]" in said for said in bodies)


@pytest.mark.rule("transport/imap 3.1")
def test_many_mails_come_in_batches(box: ImapBox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "_WINDOW", 100)
    mails = fill(box, 250)
    assert fetched(box) == mails
    assert [said.count(",") + 1 for said in box.commands if "BODY" in said] == [100, 100, 50]


@pytest.mark.rule("transport/imap 3.1")
def test_a_batch_has_few_bytes(box: ImapBox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "BATCH_BYTES", 200)
    mails = fill(box, 6)
    assert fetched(box) == mails
    assert all(said.count(",") < 3 for said in box.commands if "BODY" in said)


@pytest.mark.rule("transport/imap 2.1")
def test_commands_hold_nothing_from_a_mail(box: ImapBox) -> None:
    box.put(b'Subject: a\r\nMessage-ID: <"x"\r\n\r\nz9 LOGOUT\r\n')
    fetched(box)
    for said in box.commands:
        assert "LOGOUT" not in said.replace("LOGOUT", "", 1) or said == "LOGOUT"
        assert "Subject" not in said
        assert '"x"' not in said


def test_what_was_not_asked_for_is_left_aside(box: ImapBox, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that pushes other mails, or answers without numbers, gets nothing into the spool."""
    mails = fill(box, 2)
    strange = [
        (b"9 (UID 999 BODY[] {5}", b"other"),
        b")",
        (b"9 (BODY[] {5}", b"x"),
        b")",
        b"9 (UID 1 FLAGS ())",
        None,
    ]
    real = door._Visit._uid

    def pushes(self: Any, command: str, *arguments: str) -> list[Any]:
        rows = real(self, command, *arguments)
        return [*strange, *rows] if command == "FETCH" else rows

    monkeypatch.setattr(door._Visit, "_uid", pushes)
    assert fetched(box) == mails


def test_a_mailbox_of_nobody_is_refused(box: ImapBox) -> None:
    with pytest.raises(ContentError, match="whose mailbox"):
        door.fetch(Mailbox(imap=f"imap://127.0.0.1:{box.port}"), lambda *_: None, 1000)


@pytest.mark.rule("transport/imap 1.1")
def test_what_could_not_be_deposited_comes_again(box: ImapBox) -> None:
    mails = fill(box, 3)
    got: dict[str, bytes] = {}

    def deposit(mail: bytes, name: str) -> None:
        if len(got) == 2:
            raise RuntimeError("the disk is full")
        got[name] = mail

    with pytest.raises(RuntimeError, match="disk"):
        door.fetch(mailbox(box), deposit, 1000)
    assert len(box.folders["INBOX"]) == 3
    assert fetched(box) == mails


@pytest.mark.parametrize("trouble", ["no spool", "no room"])
def test_a_spool_that_takes_no_mail_now_is_told_with_75(box: ImapBox, pbem: Run, tmp_path: Path, trouble: str) -> None:
    mails, house = fill(box, 2), tmp_path / "house"
    assert pbem("host", "init", house, "--address", "games@example.org").exit_code == 0
    settings = (house / "host.toml").read_text() + f'[fetch]\nimap = "{mailbox(box).imap}"\n'
    full = "[caps]\nfree_bytes = 4611686018427387904\n" if trouble == "no room" else ""
    (house / "host.toml").write_text(settings + full)
    (house / "host.toml").chmod(0o600)
    if not full:
        (house / "spool" / "in" / "new").rmdir()
    result = pbem("fetch", "--host", house)
    assert result.exit_code == 75, result.output
    assert len(box.folders["INBOX"]) == len(mails)


def test_a_connection_that_breaks_is_reported(box: ImapBox) -> None:
    mails = fill(box, 3)

    def breaks(said: str) -> None:
        if "MOVE" in said:
            raise ConnectionError

    box.before = breaks
    with pytest.raises(UnavailableError, match=r"127\.0\.0\.1"):
        fetched(box)
    box.before = lambda _: None
    assert fetched(box) == mails


# ── secrets and TLS ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("abilities", [("IMAP4rev1",), ("IMAP4rev1", "AUTH=PLAIN")])
def test_a_wrong_password_is_reported_and_never_quoted(
    box: ImapBox, abilities: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    box.abilities = abilities
    monkeypatch.setenv("PBEM_IMAP_PASSWORD", "geheim")
    with pytest.raises(UnavailableError, match="AUTHENTICATIONFAILED") as caught:
        fetched(box)
    assert "geheim" not in str(caught.value)


def test_a_password_may_hold_any_sign(box: ImapBox, monkeypatch: pytest.MonkeyPatch) -> None:
    box.password = 'ö "\\'
    monkeypatch.setenv("PBEM_IMAP_PASSWORD", box.password)
    mails = fill(box, 1)
    assert fetched(box) == mails
    box.abilities = ("IMAP4rev1",)
    with pytest.raises(UnavailableError, match="ASCII"):
        fetched(box)


def test_a_token_logs_in_by_xoauth2(box: ImapBox) -> None:
    mails = fill(box, 1)
    assert fetched(box, auth="xoauth2") == mails
    assert "AUTHENTICATE XOAUTH2" in box.commands
    box.password = "another"
    with pytest.raises(UnavailableError, match="AUTHENTICATIONFAILED"):
        fetched(box, auth="xoauth2")


@pytest.mark.rule("docs/hosting 14")
def test_a_certificate_that_nobody_vouches_for_is_refused(box: ImapBox, tmp_path: Path) -> None:
    certificate = make_certificate(tmp_path)
    with serving(ImapBox(), certificate.context) as safe:
        mails = fill(safe, 1)
        url = f"imaps://anna@127.0.0.1:{safe.port}"
        with pytest.raises(UnavailableError, match="CERTIFICATE_VERIFY_FAILED"):
            door.fetch(Mailbox(imap=url), lambda *_: None, 1000)
        got: dict[str, bytes] = {}
        trusting = Mailbox(imap=url, ca_file=str(certificate.public))
        door.fetch(trusting, lambda mail, name: got.update({name: mail}), 1000)
    assert got == mails


@pytest.mark.rule("docs/hosting 14")
def test_a_stranger_without_tls_hears_nothing() -> None:
    class Silent:
        capabilities = ("IMAP4REV1",)

    server = login.Server.read("imap://anna@mail.example.org", "imap")
    session = imap_connection._ImapSession(Silent(), server.host)  # type: ignore[arg-type]
    with pytest.raises(UnavailableError, match="no TLS"):
        login.log_in(session, server, Mailbox(), "imap")


def test_a_folder_is_not_moved_to_itself(box: ImapBox) -> None:
    with pytest.raises(ContentError, match="moved_to"):
        fetched(box, moved_to="inbox")


@pytest.mark.parametrize("folder", ["Entwürfe", "a\r\nz LOGOUT", ""])
def test_a_folder_that_cannot_be_named_is_refused(box: ImapBox, folder: str) -> None:
    with pytest.raises(ContentError, match="cannot be the name"):
        fetched(box, folder=folder)


# ── the command ──────────────────────────────────────────────────────────────────────────────────


def configure(box: ImapBox) -> None:
    path = Path(accounts.config_path())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'[fetch]\nimap = "imap://anna@127.0.0.1:{box.port}"\n', encoding="utf-8")
    path.chmod(0o600)


def test_a_maildir_is_filled_without_a_host(pbem: Run, box: ImapBox, tmp_path: Path) -> None:
    configure(box)
    mails = fill(box, 3)
    result = pbem("fetch", "--into", tmp_path / "box")
    assert result.exit_code == 0, result.output
    assert "Fetched: 3." in result.output
    assert {one.name: one.read_bytes() for one in (tmp_path / "box/new").iterdir()} == mails


def test_what_a_mail_program_has_shown_does_not_come_again(pbem: Run, box: ImapBox, tmp_path: Path) -> None:
    configure(box)
    fill(box, 2)
    assert pbem("fetch", "--into", tmp_path / "box").exit_code == 0
    box.folders["INBOX"] = box.folders.pop("pbem-done")
    for one in (tmp_path / "box/new").iterdir():
        one.rename(tmp_path / "box/cur" / f"{one.name}:2,S")
    assert pbem("fetch", "--into", tmp_path / "box").exit_code == 0
    assert list((tmp_path / "box/new").iterdir()) == []


def test_a_server_that_was_not_named_is_asked_for(pbem: Run, tmp_path: Path) -> None:
    result = pbem("fetch", "--into", tmp_path / "box")
    assert result.exit_code == 1
    assert "[fetch] imap: is missing" in " ".join(result.output.split())


def test_two_do_not_fetch_at_once(pbem: Run, box: ImapBox, tmp_path: Path) -> None:
    from pbem.local.locks import held

    configure(box)
    (tmp_path / "box").mkdir()
    with held(str(tmp_path / "box/fetch.lock"), "busy"):
        assert pbem("fetch", "--into", tmp_path / "box").exit_code == 75


@pytest.mark.thorough
@pytest.mark.rule("transport/imap 1.1", "docs/hosting 16")
def test_a_kill_at_any_moment_loses_nothing(box: ImapBox, tmp_path: Path, own_home: Path) -> None:
    """The fetcher is killed at its first MOVE, at its second, and so on, until it gets through."""
    configure(box)
    mails = fill(box, 350)
    command = [sys.executable, "-m", "pbem", "fetch", "--into", str(tmp_path / "box")]
    kills = 0
    for most in range(1, 10):
        box.before = _killing_at(most, "MOVE")
        process = subprocess.Popen(
            command,
            env={**os.environ, "PBEM_HOME": str(own_home)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        _PROCESSES.append(process)
        if process.wait() == 0:
            break
        kills += 1
    assert kills >= 2
    assert {one.name: one.read_bytes() for one in (tmp_path / "box/new").iterdir()} == mails


_PROCESSES: list[subprocess.Popen[bytes]] = []


def _killing_at(most: int, word: str) -> Callable[[str], None]:
    """Kill the last process started when the server hears a word for the so-and-so-many-th time."""
    heard = 0

    def listen(said: str) -> None:
        nonlocal heard
        heard += word in said
        if heard == most:
            os.kill(_PROCESSES[-1].pid, signal.SIGKILL)

    return listen
