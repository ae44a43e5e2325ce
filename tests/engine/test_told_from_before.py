"""The last records of a game, told from an earlier file of it, are those that a replay of the whole game tells."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest
from players.match import Match
from sample_games import small_games
from sample_games.games_with_decisions import SEATS, decreed, voted
from sample_games.small_games import BALLOT, Maker, invited

from pbem.engine.file.game_reader import open_game
from pbem.engine.play.play import load_game
from pbem.engine.proof.audit import verify
from pbem.engine.proof.playback import Turn, replay, replay_after
from pbem.engine.words.retelling import first_unseen, since_last_orders, span_of_turn
from pbem.errors import ContentError
from pbem.local import game_files, registry
from pbem.local.game_files import OpenedGame

if TYPE_CHECKING:
    from pathlib import Path


MODES = ("next", "open")
KEYLESS = "cleo"
"""In the open game this seat has no key, so its approval of a decision is taken for granted."""


def begun(mode: str) -> bytes:
    """Record 0 of a game of three."""
    if mode == "next":
        return Maker.of(BALLOT, invited(BALLOT, "next", *SEATS)).data
    return small_games.begun(BALLOT, *(small_games.player(one, keyed=one != KEYLESS) for one in SEATS)).data


@cache
def steps(mode: str = "next") -> list[bytes]:
    """A game after each record: two votes, a ruling, a return to the beginning, another vote."""
    holders = dict(zip(SEATS, SEATS, strict=True))
    found = [begun(mode)]
    for _ in range(2):
        found.append(voted(load_game(found[-1], small_games.find), holders).data)
    found.append(decreed(found[-1], "ruling", "").data)
    found.append(decreed(found[-1], "rollback", "", {"to": 0}).data)
    found.append(voted(load_game(found[-1], small_games.find), holders).data)
    return found


def shown(turns: Any) -> list[Any]:
    return [(one.record, one.seats, one.events, one.genesis, repr(one.before), repr(one.after)) for one in turns]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("older", range(6))
def test_what_is_told_from_an_earlier_file_is_what_a_replay_tells(older: int, mode: str) -> None:
    for newer in range(older, 6):
        told = replay_after(open_game(steps(mode)[older]), open_game(steps(mode)[newer]), small_games.find)
        if older in (1, 2, 3) and newer >= 4:
            assert told is None, "the game went back behind it"
        else:
            assert told is not None
            assert shown(told) == shown(list(replay(steps(mode)[newer], small_games.find))[older + 1 :])


def test_an_audit_that_goes_on_says_who_could_not_sign_a_decision() -> None:
    whole = verify(steps("open")[5], small_games.find)
    assert [one.unsigned for one in whole.decisions] == [(KEYLESS,), (KEYLESS,)]
    for older in range(6):
        assert verify(steps("open")[5], small_games.find, open_game(steps("open")[older])) == whole


@pytest.mark.parametrize("harm", ["state", "history", "head"])
def test_an_earlier_file_that_does_not_hold_or_is_of_another_history_is_not_believed(harm: str) -> None:
    older = open_game(steps()[1])
    harmed = {
        "state": older._replace(state={**older.state, "index": 7}),
        "history": older._replace(written=older.history.replace("state", "State", 1)),
        "head": older._replace(last=older.last._replace(head="0" * 64)),
    }
    assert replay_after(older, open_game(steps()[2]), small_games.find) is not None
    assert replay_after(harmed[harm], open_game(steps()[2]), small_games.find) is None


def test_a_record_that_was_changed_after_the_earlier_file_is_found() -> None:
    game = open_game(steps()[2])
    wrong = game.history.replace(game.last.state, "0" * 64)
    assert wrong != game.history
    told = replay_after(open_game(steps()[1]), game._replace(written=wrong), small_games.find)
    assert told is not None
    with pytest.raises(ContentError, match="record 2"):
        list(told)


@pytest.mark.parametrize("beside", [(), (3,), (1, 3), (4,)])
def test_with_whatever_files_beside_it_the_same_records_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, beside: tuple[int, ...]
) -> None:
    monkeypatch.setattr(registry, "load", small_games.find)
    for one in beside:
        (tmp_path / f"test-{one:03d}.toml").write_bytes(steps()[one])
    (tmp_path / "test-002.toml").write_bytes(steps()[5])  # its name says something else than the file
    path = tmp_path / "test-005.toml"
    path.write_bytes(steps()[5])
    opened = OpenedGame(str(path), steps()[5], load_game(steps()[5], small_games.find))
    everything: list[Turn] = list(replay(steps()[5], small_games.find))
    assert shown(game_files.turns_from(opened, 5))[-1:] == shown(everything[5:])
    first = first_unseen(opened.game.file, SEATS)
    some = list(game_files.turns_from(opened, first))
    for seat in SEATS:
        few, all_ = since_last_orders(some, seat), since_last_orders(everything, seat)
        assert (shown(few.turns), few.own, few.first) == (shown(all_.turns), all_.own, all_.first)


@cache
def turns() -> list[bytes]:
    """A game of two after each of its first records."""
    steps = Match("risk-parker", 2, seed=4, name="told").play()
    return [step.data for step in islice(steps, 14)]


@pytest.mark.parametrize("beside", [(), (2,), (8, 9)])
def test_a_turn_is_told_alike_from_an_earlier_file_and_from_the_beginning(
    tmp_path: Path, beside: tuple[int, ...]
) -> None:
    for number in (*beside, 13):
        (tmp_path / f"told-{number:03d}.toml").write_bytes(turns()[number])
    opened = game_files.open_game(str(tmp_path / "told-013.toml"))
    clock = opened.game.table.clock
    everything = list(replay(opened.data, registry.load))
    known = {clock(one.before).turn for one in everything}
    for wanted in (*known, -1, max(known) + 1):
        told = [one for one in game_files.turns_around(opened, wanted) if clock(one.before).turn == wanted]
        assert shown(told) == shown([one for one in everything if clock(one.before).turn == wanted])
    first, last = span_of_turn(opened.game.file, max(known) - 1)
    assert 0 < first <= last < opened.index, "only what lies around the turn is played"


def test_a_game_that_went_back_is_looked_through_for_a_turn() -> None:
    assert span_of_turn(open_game(steps()[4]), 1) == (0, 4)
    assert span_of_turn(open_game(steps()[2]), 1) != (0, 2)


def test_a_game_that_was_just_played_is_read_again_if_its_file_is_another(tmp_path: Path) -> None:
    first, second = islice(Match("risk-1959", players=2).play(), 2)
    path, data, other, played = tmp_path / "game.toml", second.data, first.data, second.game
    path.write_bytes(data)
    game_files.note_played(str(path), data, played)
    assert game_files.open_game(str(path)).game is played
    assert game_files.open_game(str(path)).game is not played, "once"
    game_files.note_played(str(path), data, played)
    path.write_bytes(other)
    assert game_files.open_game(str(path)).game.file == load_game(other, registry.load).file
    game_files.note_played(str(path), data, played)
    path.write_bytes(data.replace(b"[state]", b"[stale]"))
    with pytest.raises(ContentError):
        game_files.open_game(str(path))
