"""Dice keys that were proved once on a computer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from sample_games import small_games

from pbem.local.sound_keys import NAME, KeysOnDisk
from pbem.trust import keys

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PBEM_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_what_was_added_is_there_for_the_next_command(home: Path) -> None:
    home.mkdir()
    memory = KeysOnDisk()
    assert not memory.has(b"\1" * 32)
    memory.add(b"\1" * 32, b"\2" * 32)
    memory.add(b"\3" * 32)
    assert (home / NAME).read_text().splitlines() == ["01" * 32, "02" * 32, "03" * 32]
    again = KeysOnDisk()
    assert again.has(b"\2" * 32)
    assert not again.has(b"\4" * 32)


def test_who_only_reads_gets_no_folder(home: Path) -> None:
    memory = KeysOnDisk()
    memory.add(b"\1" * 32)
    assert memory.has(b"\1" * 32)
    assert not home.exists()


def test_what_cannot_be_read_or_written_is_not_missed(home: Path) -> None:
    (home / NAME).mkdir(parents=True)
    memory = KeysOnDisk()
    assert not memory.has(b"\1" * 32)
    memory.add(b"\1" * 32)
    assert memory.has(b"\1" * 32)


def test_a_full_audit_proves_keys_again(pbem: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are proved with the first command, not with the second; and with --full."""
    game = small_games.GAMES / "next-tictactoe.toml"
    home.mkdir()
    proved: list[str] = []
    monkeypatch.setattr(keys, "_open_fault", lambda public: proved.append(public.line))
    counts = []
    for words in ((), (), ("--full",), ()):
        proved.clear()
        pbem("verify", game, *words)
        counts.append(len(set(proved)))
    assert counts == [2, 0, 2, 0]
