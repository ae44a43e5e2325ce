"""Turns of several games played by several processes come to what one process comes to."""

from __future__ import annotations

import os
import pickle
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games.clocked_host import THREE_DAYS, ClockedHost, open_clocked_host

from pbem.errors import BusyError
from pbem.host.games.gathering import PlayedFile
from pbem.host.round import Round
from pbem.local import batch, crew, files, game_files, journal, ledger_file
from pbem.local.batch import Change, batch_of

if TYPE_CHECKING:
    from typing import Any

EXAMPLES = Path(__file__).parents[2] / "examples"
NAMES = ("east", "north", "south", "west", "zoo")


def lay_games(host: ClockedHost) -> None:
    """Five games more, to be announced; the settings of one are wrong."""
    for name in NAMES:
        folder = host.host_folder.game(name)
        files.make_folder(folder.path)
        shutil.copy(host.folder.file(0, ".toml"), folder.file(0, ".toml"))
        shutil.copy(host.folder.inside("hosting.toml"), folder.inside("hosting.toml"))
    Path(host.host_folder.game("south").inside("hosting.toml")).write_text("[deadline]\nhours = 'many'\n")


def tree(place: Path) -> dict[str, bytes]:
    """All that lies there, but for locks, and for what holds the stamps of files."""
    return {
        str(path.relative_to(place)): path.read_bytes()
        for path in sorted(place.rglob("*"))
        if path.is_file() and path.name not in ("lock", "index.json", "shelf.json", "index.lock")
    }


def done_by(host: ClockedHost, cores: int, monkeypatch: pytest.MonkeyPatch, *, by_the_clock: bool) -> Any:
    monkeypatch.setattr(crew, "free_cores", lambda: cores)
    done = Round(host.host_folder, host.now)
    done.tend_games(by_the_clock=by_the_clock)
    said = (done.lines, done.troubles, done.records, done.failed, done.stopped, done.blocked, done.unreached)
    return said, sorted(done.rota.index.rows), tree(Path(host.host_folder.path))


@pytest.mark.thorough
@pytest.mark.parametrize("by_the_clock", [True, False])
def test_several_processes_come_to_what_one_comes_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, by_the_clock: bool
) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, THREE_DAYS)
    lay_games(host)
    place, kept = Path(host.host_folder.path), tmp_path / "kept"
    shutil.copytree(place, kept)
    together = done_by(host, 2, monkeypatch, by_the_clock=by_the_clock)
    shutil.rmtree(place)
    shutil.copytree(kept, place)
    assert together == done_by(host, 1, monkeypatch, by_the_clock=by_the_clock)
    assert any("south" in trouble for trouble in together[0][1])
    assert any(name.startswith("spool/out/new/turn.zoo") for name in together[2])


def waits_of(host: ClockedHost, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often a round waits for the disk while it plays and mails."""
    waits: list[object] = []

    def flush(folders: object) -> bool:
        waits.append(folders)
        return True

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", waits.append)
        patch.setattr(journal, "sync_disks", flush)
        Round(host.host_folder, host.now).tend_games()
    return len(waits)


def test_turns_of_many_games_wait_for_the_disk_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "free_cores", lambda: 1)
    host = open_clocked_host(tmp_path, monkeypatch, THREE_DAYS)
    lay_games(host)
    assert waits_of(host, monkeypatch) == 4
    assert host.host_folder.game("zoo").announced()


@pytest.mark.thorough
def test_what_cannot_be_put_on_the_disk_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, THREE_DAYS)
    lay_games(host)
    place = Path(host.host_folder.path)
    before = tree(place)
    with monkeypatch.context() as patch:
        patch.setattr(crew, "free_cores", lambda: 1)
        patch.setattr(files, "replace", full_disk)
        done = Round(host.host_folder, host.now)
        done.tend_games()
    assert done.stopped
    assert done.troubles == ["the host cannot go on: no space left"]
    assert (done.lines, done.unreached, tree(place)) == ([], {}, before)
    again = Round(host.host_folder, host.now)
    again.tend_games()
    assert not again.stopped
    assert host.folder.announced()


def full_disk(path: str, *data: bytes, **_: object) -> None:
    """Take what waits for a batch, and no journal."""
    if waits := batch_of(path):
        waits.put(path, Change(b"".join(data)))
    else:
        raise OSError("no space left")


def test_lines_of_a_ledger_are_not_written_over_those_of_another_program(tmp_path: Path) -> None:
    """What a worker wants to append to a file in which somebody else has written since is left out."""
    path = tmp_path / "ledgers" / ("0" * 64)
    path.parent.mkdir()
    path.write_text("pbem-ledger/2\n")
    with batch.opened(str(tmp_path), "ledgers") as theirs:
        files.append(str(path), 14, b"a line\n")
    signed = batch.Batch(str(tmp_path), ("ledgers",))
    with signed.locks:
        ledger_file.hold(signed, theirs.outcome)
    path.write_text("pbem-ledger/2\nanother line\n")
    with signed.locks, pytest.raises(BusyError, match="another program signs"):
        ledger_file.hold(batch.Batch(str(tmp_path), ("ledgers",)), theirs.outcome)


@pytest.mark.parametrize(
    ("name", "handed"), [("ending-last-army", True), ("ending-neutral-gone-first", False)], ids=["plain", "conditions"]
)
def test_a_game_goes_from_process_to_process_if_it_can(name: str, *, handed: bool) -> None:
    [path] = (EXAMPLES / name).glob("*-0*.toml")
    opened = game_files.open_game(str(path))
    again = pickle.loads(pickle.dumps(PlayedFile(opened.path, opened.data, opened.game)))
    assert again[:2] == (opened.path, opened.data)
    assert (again.game is not None) == handed
    assert again.game is None or again.game.table.dump(again.game.state) == opened.game.table.dump(opened.game.state)


def test_below_four_turns_no_other_process_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = open_clocked_host(tmp_path, monkeypatch, THREE_DAYS)
    lay_games(host)
    for name in NAMES[1:3]:
        shutil.rmtree(host.host_folder.game(name).path)
    begun: list[object] = []
    monkeypatch.setattr(crew, "crew", begun.append)
    host.tick()
    assert begun == []
    lay_games(host)
    host.tick()
    assert len(begun) == 0, "only two of them have something to play"
