"""States kept of games spare work when a record is told again; whatever becomes of them, the same is told."""

from __future__ import annotations

import os
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from players.match import Match

from pbem.engine.proof.playback import Playback, replay
from pbem.errors import ContentError
from pbem.local import checkpoints, game_files, known_games, registry
from pbem.local.seen_files import beside_ledger

if TYPE_CHECKING:
    from collections.abc import Callable

    from pbem.local.game_files import OpenedGame

LAST = 13


@cache
def games() -> list[bytes]:
    """A game of two after each of its first records."""
    return [step.data for step in islice(Match("risk-parker", 2, seed=4, name="kept").play(), LAST + 1)]


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> OpenedGame:
    """The newest file, alone in its folder, after it was verified here."""
    monkeypatch.setattr(checkpoints, "SPACING", 4)
    monkeypatch.setattr(checkpoints, "NEWEST", 3)
    monkeypatch.setattr(checkpoints, "SHORT", 0)
    monkeypatch.setenv("PBEM_HOME", str(tmp_path / "home"))
    path = tmp_path / "kept-013.toml"
    path.write_bytes(games()[LAST])
    found = game_files.open_game(str(path))
    assert known_games.audit(found.path, found.data)[0].ok
    return found


def kept(opened: OpenedGame) -> Path:
    return Path(beside_ledger(f"{opened.game.file.genesis.game_id.hex()}.states"))


def shown(turns: Any) -> list[Any]:
    return [(one.record, one.seats, one.events, one.genesis, repr(one.before), repr(one.after)) for one in turns]


def told_from(opened: OpenedGame, first: int) -> list[Any]:
    """Records from this number on, among those that were played."""
    return shown(one for one in game_files.turns_from(opened, first) if one.record.index >= first)


def played(monkeypatch: pytest.MonkeyPatch, work: Callable[[], object]) -> list[int]:
    """Do a piece of work; which records were played for it."""
    numbers: list[int] = []
    real = Playback.turn

    def turn(self: Playback, record: Any, *rest: Any) -> Any:
        numbers.append(record.index)
        return real(self, record, *rest)

    with monkeypatch.context() as patch:
        patch.setattr(Playback, "turn", turn)
        work()
    return numbers


def test_a_record_is_told_from_the_nearest_state_that_an_audit_left(
    opened: OpenedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [index for index, _ in checkpoints.lines(opened.game.file)] == [0, 4, 8, 11, 12, 13]
    for first, last, needed in ((13, None, [13]), (7, 7, [5, 6, 7]), (3, 4, [1, 2, 3, 4]), (0, 0, [0])):
        told = played(monkeypatch, lambda: list(game_files.turns_from(opened, first, last)))  # noqa: B023
        assert told[: len(needed)] == needed
        assert len(told) <= len(needed) + 1


def test_whoever_hosts_plays_a_game_again_once_and_keeps_what_an_audit_would(
    opened: OpenedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_by_the_audit = kept(opened).read_bytes()
    kept(opened).unlink()
    again = played(monkeypatch, lambda: list(game_files.turns_from(opened, LAST, keeping=True)))
    assert again == list(range(LAST + 1))
    assert kept(opened).read_bytes() == left_by_the_audit
    assert played(monkeypatch, lambda: list(game_files.turns_from(opened, LAST, keeping=True))) == [LAST]


def test_a_turn_that_was_played_is_kept_and_old_ones_go(opened: OpenedGame) -> None:
    state = opened.game.file.state
    kept(opened).unlink()
    for index in range(7, LAST + 1):
        game = game_files.opened_from("", games()[index]).game.file
        checkpoints.keep(game, {index: game.state})
    assert [index for index, _ in checkpoints.lines(opened.game.file)] == [8, 11, 12, 13]
    found = [checkpoints.standing(opened.game.file, line) for _, line in checkpoints.lines(opened.game.file)]
    assert found[-1] == opened.game.file
    assert found[-1].state == state


def other_state(lines: list[str]) -> list[str]:
    """Every line has the state of the one before."""
    return [
        " ".join([*line.split(" ", 3)[:3], other.split(" ", 3)[3]])
        for line, other in zip(lines[1:], lines, strict=False)
    ]


HARM: dict[str, Callable[[list[str]], list[str]]] = {
    "emptied": lambda _: [],
    "states of earlier records": other_state,
    "numbers of later records": lambda lines: [
        f"{int(line.partition(' ')[0]) + 1} {line.partition(' ')[2]}" for line in lines
    ],
    "other lengths": lambda lines: [line.replace(line.split(" ")[1], "700", 1) for line in lines],
    "other texts": lambda lines: [line.replace(line.split(" ")[2], "0" * 64) for line in lines],
    "cut off": lambda lines: [line[: len(line) // 2] for line in lines],
    "no states": lambda lines: [" ".join([*line.split(" ", 3)[:3], "[]"]) for line in lines],
    "a word too few": lambda lines: [line.replace(" ", "", 1) for line in lines],
    "a player more": lambda lines: [line.replace("{", '{"people":{"anna":7},', 1) for line in lines],
    "another army": lambda lines: [line.replace('"armies":[', '"armies":[1', 1) for line in lines],
    "a game that is over": lambda lines: [line.replace("{", '{"ended":"draw",', 1) for line in lines],
}


@pytest.mark.parametrize("harm", HARM)
def test_a_damaged_state_changes_nothing_but_the_time(opened: OpenedGame, harm: str) -> None:
    everything = shown(replay(opened.data, registry.load))
    path = kept(opened)
    lines = HARM[harm](path.read_text().splitlines())
    path.write_text("".join(f"{line}\n" for line in lines))
    for first in (0, 2, 5, 9, 12, 13):
        assert told_from(opened, first) == everything[first:]


HARMFUL = {
    "bytes": b"\xff\xfe\x00",
    "blanks": b"\n\n \n9\n",
    "numbers": b"12 " * 2000,
    "a long number": b"1" * 5000 + b" 7 7 {}\n",
    "deep brackets": b"12 7 7 " + b"[" * 100_000,
}


@pytest.mark.parametrize("harm", HARMFUL.values(), ids=HARMFUL)
def test_what_is_no_list_of_states_is_read_over(opened: OpenedGame, harm: bytes) -> None:
    everything = shown(replay(opened.data, registry.load))
    kept(opened).write_bytes(harm)
    assert told_from(opened, 13) == everything[13:]


def test_deleted_or_back_dated_states_change_nothing_but_the_time(opened: OpenedGame) -> None:
    everything = shown(replay(opened.data, registry.load))
    os.utime(kept(opened), (0, 0))
    assert told_from(opened, 12) == everything[12:]
    kept(opened).unlink()
    assert told_from(opened, 12) == everything[12:]


def test_states_are_not_believed_for_another_history(opened: OpenedGame) -> None:
    history = opened.game.file.history
    at = opened.data.index(b"[[history]]")
    changed = opened.data[:at] + opened.data[at:].replace(b"place", b"Place", 1)
    other = game_files.opened_from(opened.path, changed)
    assert other.game.file.history != history
    assert all(
        checkpoints.standing(other.game.file, line) is None
        for index, line in checkpoints.lines(other.game.file)
        if index
    )
    with pytest.raises(ContentError):
        list(game_files.turns_from(other, 13))
