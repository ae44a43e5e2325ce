"""Files appear whole or not at all, and nothing is overwritten."""

from __future__ import annotations

import builtins
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pbem.errors import FileTakenError, UnavailableError
from pbem.local import files

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Run


class Killed(BaseException):
    """What a test throws where a real process would be killed."""


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def write_pair(folder: Path) -> bool:
    return files.write_all([(str(folder / "a.txt"), b"report"), (str(folder / "a.toml"), b"game")])


def failing(real: Callable[..., Any], call: int, error: BaseException) -> Callable[..., Any]:
    """The real function, but its `call`-th call (from 1) throws."""
    calls = 0

    def function(*arguments: Any, **named: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == call:
            raise error
        return real(*arguments, **named)

    return function


# ── reading ──────────────────────────────────────────────────────────────────────────────────────


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"x" * 1024)
    assert files.read(str(path), 1024) == b"x" * 1024
    with pytest.raises(UnavailableError, match="is larger than"):
        files.read(str(path), 1023)


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("", "a file name is missing"),
        ("nowhere/a.toml", "there is no file nowhere/a.toml"),
        (".", ". is a folder, not a file"),
        ("a\0b", "is not a file name"),
        ("file/inside", "there is no file file/inside"),
    ],
)
def test_what_cannot_be_read_is_named(
    path: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("x")
    with pytest.raises(UnavailableError) as caught:
        files.read(path, 10)
    assert sentence in str(caught.value)


def test_a_misspelt_file_name_is_answered_with_the_near_ones(tmp_path: Path) -> None:
    (tmp_path / "world-007.toml").write_text("")
    with pytest.raises(UnavailableError, match=r"did you mean world-007\.toml\?"):
        files.read(str(tmp_path / "world-07.toml"), 10)


@pytest.mark.skipif(os.name == "nt", reason="POSIX rights")
def test_a_file_without_the_right_to_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(builtins, "open", refuse)
    with pytest.raises(UnavailableError, match="a cannot be read: permission denied"):
        files.read(str(tmp_path / "a"), 10)


def test_an_endless_file_is_read_no_further_than_its_limit() -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("this system has no /dev/zero")
    with pytest.raises(UnavailableError, match="larger than 256 KiB"):
        files.read("/dev/zero", files.ORDERS_LIMIT)


# ── writing ──────────────────────────────────────────────────────────────────────────────────────


def test_a_new_file_holds_exactly_the_bytes_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    files.write_new(str(tmp_path / "a"), b"one\r\ntwo\n\x1a")
    assert (tmp_path / "a").read_bytes() == b"one\r\ntwo\n\x1a"
    assert names(tmp_path) == ["a"]


@pytest.mark.rule("local/files 1.1")
def test_a_file_with_another_content_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(b"older")
    with pytest.raises(FileTakenError, match=r"a\.toml already exists and holds something else"):
        write_pair(tmp_path)
    assert (tmp_path / "a.toml").read_bytes() == b"older"
    assert names(tmp_path) == ["a.toml"]


@pytest.mark.parametrize("longer", [b"gamegame", b"gam", b""])
def test_a_longer_or_shorter_file_is_another_content(longer: bytes, tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(longer)
    with pytest.raises(FileTakenError):
        write_pair(tmp_path)
    assert (tmp_path / "a.toml").read_bytes() == longer


def test_a_folder_or_a_broken_link_in_place_of_the_file_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "a.toml").mkdir()
    with pytest.raises(FileTakenError):
        write_pair(tmp_path)
    (tmp_path / "b").symlink_to(tmp_path / "nowhere")
    with pytest.raises(FileTakenError):
        files.write_new(str(tmp_path / "b"), b"x")
    assert names(tmp_path) == ["a.toml", "b"]


def test_writing_the_same_line_again_changes_nothing_and_says_so(tmp_path: Path) -> None:
    assert write_pair(tmp_path)
    before = [(tmp_path / name).stat().st_mtime_ns for name in names(tmp_path)]
    assert not write_pair(tmp_path)
    assert [(tmp_path / name).stat().st_mtime_ns for name in names(tmp_path)] == before


@pytest.mark.rule("local/files 3.2")
def test_a_line_that_was_half_there_is_completed(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"report")
    assert write_pair(tmp_path)
    assert (tmp_path / "a.toml").read_bytes() == b"game"


@pytest.mark.rule("local/files 3.2")
@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), Killed()])
@pytest.mark.parametrize(
    ("where", "call"), [("fsync", 1), ("fsync", 2), ("link", 1), ("link", 2), ("open", 1), ("open", 2)]
)
def test_whatever_stops_a_row_no_file_of_it_is_left(
    where: str, call: int, error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if where == "link" and isinstance(error, OSError):
        # A disk that knows no links is another matter: then the name is given by renaming.
        monkeypatch.setattr(os, "rename", failing(os.rename, 1, error))
    monkeypatch.setattr(os, where, failing(getattr(os, where), call, error))
    with pytest.raises((UnavailableError, Killed)):
        write_pair(tmp_path)
    monkeypatch.undo()
    assert names(tmp_path) == []
    assert write_pair(tmp_path)


@pytest.mark.rule("local/files 2.1", "local/files 3.1")
@pytest.mark.parametrize("step", range(1, 9))
def test_a_process_that_dies_at_any_step_leaves_no_half_file_and_can_be_repeated(step: int, tmp_path: Path) -> None:
    """A real process is ended, without any clean-up, at its n-th call of the system."""
    if os.name != "posix":
        pytest.skip("fork")
    if (child := os.fork()) == 0:
        _die_at(step)
        write_pair(tmp_path)
        os._exit(0)
    os.waitpid(child, 0)
    for name, content in (("a.txt", b"report"), ("a.toml", b"game")):
        path = tmp_path / name
        assert not path.exists() or path.read_bytes() == content
    assert not (tmp_path / "a.toml").exists() or (tmp_path / "a.txt").exists()
    write_pair(tmp_path)
    assert [(tmp_path / n).read_bytes() for n in ("a.toml", "a.txt")] == [b"game", b"report"]


@pytest.mark.skipif(os.name != "posix", reason="fork")
def test_what_a_killed_writer_left_is_swept_a_day_later_and_nothing_else(tmp_path: Path) -> None:
    if (child := os.fork()) == 0:
        _die_at(3)
        write_pair(tmp_path)
        os._exit(0)
    os.waitpid(child, 0)
    (left,) = names(tmp_path)
    assert left.startswith(".a.txt.")
    assert left.endswith(".part")
    write_pair(tmp_path)
    files.sweep(str(tmp_path), str(tmp_path / "a.toml"))
    assert left in names(tmp_path)
    others = [".hidden.part", ".a.txt.0123456789AB.part", "a.0123456789ab.part"]
    for name in others:
        (tmp_path / name).write_bytes(b"")
    day_ago = (tmp_path / "a.toml").stat().st_mtime - 24 * 60 * 60 - 1
    for name in (left, *others):
        os.utime(tmp_path / name, (day_ago, day_ago))
    files.sweep(str(tmp_path), str(tmp_path / "a.toml"))
    assert names(tmp_path) == sorted(["a.toml", "a.txt", *others])


def test_writing_a_turn_sweeps_its_folder(pbem: Run, tmp_path: Path) -> None:
    left = tmp_path / ".duel-000.toml.0123456789ab.part"
    left.write_bytes(b"half")
    os.utime(left, (1, 1))
    assert pbem("new", "duel", "--players", "anna,ben", "-o", tmp_path).exit_code == 0
    pbem("orders", tmp_path / "duel-000.toml", "-o", tmp_path / "o.toml")
    done = pbem("apply", tmp_path / "duel-000.toml", tmp_path / "o.toml")
    assert done.exit_code == 0, done.output
    assert not left.exists()


def test_any_new_file_sweeps_its_folder(pbem: Run, tmp_path: Path, own_home: Path) -> None:
    """An order file, a draft, a picture; and what pbem keeps for itself."""
    assert pbem("new", "duel", "--players", "anna,ben", "-o", tmp_path).exit_code == 0
    left = tmp_path / ".o.toml.0123456789ab.part"
    left.write_bytes(b"half")
    os.utime(left, (1, 1))
    assert pbem("orders", tmp_path / "duel-000.toml", "-o", tmp_path / "o.toml").exit_code == 0
    assert not left.exists()
    kept = next((own_home / "games").iterdir())
    half = own_home / "games" / f".{kept.name}.0123456789ab.part"
    half.write_bytes(b"half")
    os.utime(half, (1, 1))
    assert pbem("new", "other", "--players", "anna,ben", "-o", tmp_path).exit_code == 0
    assert not half.exists()


def _die_at(step: int) -> None:
    calls = 0

    def dying(real: Callable[..., Any]) -> Callable[..., Any]:
        def function(*arguments: Any, **named: Any) -> Any:
            nonlocal calls
            calls += 1
            if calls == step:
                os._exit(9)
            return real(*arguments, **named)

        return function

    for name in ("open", "fsync", "link", "unlink"):
        setattr(os, name, dying(getattr(os, name)))


@pytest.mark.rule("local/files 1.1")
def test_somebody_quicker_between_look_and_name_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, real = tmp_path / "a", os.link

    def late(source: str, target: str) -> None:
        path.write_bytes(b"theirs")
        real(source, target)

    monkeypatch.setattr(os, "link", late)
    with pytest.raises(FileTakenError, match="just been written by another program"):
        files.write_new(str(path), b"ours")
    assert path.read_bytes() == b"theirs"
    assert names(tmp_path) == ["a"]


@pytest.mark.parametrize("how", ["absent", "refused"])
def test_a_disk_without_links_takes_new_files_too(how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if how == "absent":
        monkeypatch.delattr(os, "link")
    else:
        monkeypatch.setattr(os, "link", failing(os.link, 1, PermissionError(1, "no links here")))
    files.write_new(str(tmp_path / "a"), b"x")
    assert names(tmp_path) == ["a"]
    with pytest.raises(FileTakenError):
        files.write_new(str(tmp_path / "a"), b"y")
    assert (tmp_path / "a").read_bytes() == b"x"


def test_neither_fcntl_nor_pathlib_is_needed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for module in ("fcntl", "pathlib"):
        assert not hasattr(files, module)
    monkeypatch.setitem(sys.modules, "fcntl", None)
    assert write_pair(tmp_path)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(UnavailableError, match=r"there is no folder .*nowhere"):
        write_pair(tmp_path / "nowhere")


def test_a_folder_that_may_not_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Root may write everywhere, so the refusal is played.
    monkeypatch.setattr(os, "open", failing(os.open, 1, PermissionError(13, "Permission denied")))
    with pytest.raises(UnavailableError, match="does not allow it"):
        write_pair(tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="POSIX rights")
def test_a_private_file_is_nobody_elses(tmp_path: Path) -> None:
    files.write_new(str(tmp_path / "key"), b"x", private=True)
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


def test_replacing_keeps_the_rights_and_follows_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(b"old")
    real.chmod(0o640)
    link.symlink_to(real)
    files.replace(str(link), b"new")
    assert (real.read_bytes(), real.stat().st_mode & 0o777) == (b"new", 0o640)
    assert link.is_symlink()
    assert names(tmp_path) == ["link", "real"]


@pytest.mark.parametrize("where", ["fsync", "replace"])
def test_a_replacement_that_fails_leaves_the_old_content(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, where, failing(getattr(os, where), 1, OSError(28, "No space left")))
    with pytest.raises(UnavailableError, match="no space left"):
        files.replace(str(path), b"new")
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["a"]


@pytest.mark.rule("local/files 2.2")
def test_what_need_not_last_waits_for_no_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", failing(os.fsync, 1, OSError(5, "the disk was asked")))
    files.replace(str(path), b"new", lasting=False)
    assert path.read_bytes() == b"new"
    assert names(tmp_path) == ["a"]
