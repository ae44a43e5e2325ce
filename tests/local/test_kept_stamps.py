"""Stamps of pictures that are kept: found again, or drawn again, whatever happened to them."""

from __future__ import annotations

import hashlib
import os
from typing import TYPE_CHECKING

import pytest

from pbem.local import kept_stamps

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

STAMPS = {hashlib.sha256(stamp).hexdigest(): stamp for stamp in (b"a badge", b"an area\n", b"", bytes(range(256)))}
FIRST = next(iter(STAMPS))


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file, with some stamps in it."""
    monkeypatch.setenv("PBEM_HOME", str(tmp_path))
    for name, stamp in STAMPS.items():
        kept_stamps.stamps().keep(name, stamp)
    return tmp_path / kept_stamps.NAME


def found() -> dict[str, bytes | None]:
    """What a program that begins now finds."""
    kept_stamps._read.cache_clear()
    return {name: kept_stamps.stamps().stamp(name) for name in STAMPS}


def test_what_was_kept_is_found_by_whoever_comes_later(path: Path) -> None:
    assert found() == STAMPS
    assert kept_stamps.stamps().stamp("0" * 64) is None
    if os.name == "posix":
        assert path.stat().st_mode & 0o077 == 0


def test_what_others_keep_meanwhile_is_found_without_beginning_anew(path: Path) -> None:
    path.unlink()
    mine, other = (kept_stamps.KeptStamps(str(path)) for _ in range(2))
    assert (mine.stamp(FIRST), other.stamp(FIRST)) == (None, None)
    for name, stamp in STAMPS.items():
        mine.keep(name, stamp)
        assert other.stamp(name) == stamp
    with path.open("ab") as file:
        file.write(b"half a l")
    assert other.stamp("0" * 64) is None
    path.unlink()
    mine.keep("1" * 64, b"in another file")
    assert (other.stamp("1" * 64), other.stamp(FIRST)) == (None, STAMPS[FIRST])


def test_a_stamp_that_changed_is_not_believed_and_the_others_are(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"a badge", b"a bodge"))
    assert found() == STAMPS | {FIRST: None}
    kept_stamps.stamps().keep(FIRST, STAMPS[FIRST])
    assert found() == STAMPS


def test_wherever_a_bit_flips_no_stamp_is_another_one(path: Path) -> None:
    whole = path.read_bytes()
    for place in range(len(whole)):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert all(stamp in (None, STAMPS[name]) for name, stamp in found().items())


@pytest.mark.parametrize(
    "harm",
    [
        lambda path: path.write_bytes(path.read_bytes()[:-1]),
        lambda path: path.write_bytes(path.read_bytes() + b"what is this?"),
        lambda path: path.write_bytes(b"\0" * 1000 + path.read_bytes()),
    ],
    ids=["cut off", "something behind", "something before"],
)
def test_a_file_in_which_something_else_stands_is_thrown_away(path: Path, harm: Callable[[Path], object]) -> None:
    harm(path)
    assert all(stamp in (None, STAMPS[name]) for name, stamp in found().items())
    assert not path.exists()


def test_a_file_that_has_become_too_large_is_thrown_away(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_stamps, "_MOST", path.stat().st_size + 100)
    kept_stamps.stamps().keep("1" * 64, b"one more")
    assert not path.exists()
    assert found() == dict.fromkeys(STAMPS)


def test_where_nothing_can_be_kept_nothing_is(path: Path) -> None:
    path.unlink()
    path.mkdir()
    kept_stamps.stamps().keep(FIRST, STAMPS[FIRST])
    assert found() == dict.fromkeys(STAMPS)
