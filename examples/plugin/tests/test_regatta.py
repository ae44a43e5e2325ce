"""Regatta, played through the engine: no file, no command, the same results every time."""

from collections.abc import Sequence
from typing import Any

import pytest
from pbem.engine.bots.bot import Lots
from pbem.engine.file.genesis import Player
from pbem.engine.play.play import Applied, apply, begin, check
from pbem.engine.proof.audit import verify
from pbem.engine.table.ruleset import Ruleset
from pbem.engine.table.terms import Seat, Terms
from pbem.engine.text.order_file import read
from pbem.engine.words.report import write_report
from pbem.errors import FaultsError, OrdersRefusedError
from pbem.trust.dice import SeededDice
from pbem.trust.signers import identity_from_seed

from pbem_regatta import REGATTA
from pbem_regatta.events import LegDrawn, LegWon, RaceWon, SailsSet, WindRolled
from pbem_regatta.steady import STEADY

SEALER = identity_from_seed(bytes(32))
SEATS = ("anna", "ben", "cleo")


def find(name: str) -> Ruleset:
    """Stand in for the registry of installed rule sets."""
    return {"regatta": REGATTA}[name]


def begun(*seats: str, options: Sequence[str] = (), seed: int = 1, **choices: Any) -> Applied:
    """Begin a game: record 0 rolls the first wind."""
    players = [Player(seat, seat.title()) for seat in seats]
    return begin(
        REGATTA,
        "test",
        players,
        {},
        SEALER,
        seed=bytes([seed]) * 32,
        options=options,
        choices=choices,
    )


def order(turn: Applied, seat: str, **keys: Any) -> dict[str, Any]:
    """Write the order file of one boat, as plain data."""
    return {"game": "test", "player": seat, "turn": turn.after.leg, **keys}


def sailed(turn: Applied, *sails: int) -> Applied:
    """Sail a leg: the sails in seat order."""
    seats = turn.game.file.genesis.seat_ids
    pairs = zip(seats, sails, strict=True)
    return apply(turn.game, [order(turn, seat, sail=sail) for seat, sail in pairs], SEALER)


def finished(turn: Applied) -> list[Applied]:
    """Play on to the end: in turn, one boat sets its lowest sail and all others their highest."""
    turns = [turn]
    while (turn := turns[-1]).game.awaited is not None:
        own = list(turn.after.sails.values())
        low = turn.record.index % len(own)
        sails = (left[0 if place == low else -1] for place, left in enumerate(own))
        turns.append(sailed(turn, *sails))
    return turns


# Rules


@pytest.mark.parametrize(
    ("sails", "winner", "best"),
    [((6, 7, 7), "anna", 6), ((1, 3, 2), "ben", 3), ((7, 7, 1), "cleo", 1)],
)
def test_the_highest_sail_that_is_set_once_gains_the_wind(
    sails: tuple[int, ...], winner: str, best: int
) -> None:
    start = begun(*SEATS)
    turn = sailed(start, *sails)
    assert turn.events[:2] == (
        SailsSet(tuple(zip(SEATS, sails, strict=True))),
        LegWon(winner, best, start.after.wind),
    )
    assert turn.after.miles == {**dict.fromkeys(SEATS, 0), winner: start.after.wind}


@pytest.mark.parametrize(("options", "part"), [((), 0), (("steady-wind",), 1)])
def test_a_wind_that_nobody_gains_is_lost_or_waits(options: Sequence[str], part: int) -> None:
    start = begun("anna", "ben", options=options)
    turn = sailed(start, 3, 3)
    kept = part * start.after.wind
    _, drawn, wind = turn.events
    assert drawn == LegDrawn(kept)
    assert isinstance(wind, WindRolled)
    assert wind.kept == kept
    assert turn.after.wind == sum(wind.dice) + kept


def test_a_sail_is_set_once() -> None:
    assert sailed(begun("anna", "ben", legs=5), 5, 1).after.sails == {
        "anna": [1, 2, 3, 4],
        "ben": [2, 3, 4, 5],
    }


def test_the_last_leg_sails_itself_and_ends_the_race() -> None:
    turns = finished(begun(*SEATS, legs=5))
    assert len(turns) == 5, "the set-up, and four legs with orders"
    last = turns[-1]
    assert [type(event) for event in last.events[2:4]] == [WindRolled, SailsSet]
    most = max(last.after.miles.values())
    winners = tuple(seat for seat in SEATS if last.after.miles[seat] == most)
    assert last.events[-1] == RaceWon(winners, most)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("options", [(), ("steady-wind",)])
def test_every_mile_at_stake_is_gained_or_lost(options: Sequence[str], seed: int) -> None:
    turns = finished(begun(*"abcde"[: 2 + seed % 4], options=options, seed=seed, legs=9))
    events = [event for turn in turns for event in turn.events]
    rolled = sum(sum(event.dice) for event in events if isinstance(event, WindRolled))
    gained = sum(event.miles for event in events if isinstance(event, LegWon))
    end = turns[-1].after
    assert sum(end.miles.values()) == gained <= rolled
    if options:
        # What was gained is all but what waited when the race was over.
        assert gained == rolled - end.wind


# Orders


@pytest.mark.parametrize(
    ("keys", "code", "hint"),
    [
        ({"sail": 3}, "E-SAIL-USED", "you still have 1 2 4 5 6 7"),
        ({"sail": 8}, "E-RANGE", ""),
        ({"sail": "big"}, "E-TYPE", ""),
        ({}, "E-MISSING", "write sail = 7"),
        ({"sail": 4, "sial": 4}, "E-UNKNOWN-KEY", "did you mean `sail`?"),
    ],
)
def test_a_bad_order_is_refused_with_a_hint(keys: dict[str, Any], code: str, hint: str) -> None:
    turn = sailed(begun("anna", "ben"), 3, 4)
    (problem,) = check(turn.game, [order(turn, "anna", **keys)]).readings[0].problems[:1]
    assert problem.code == code
    assert hint in problem.hint


def test_nothing_is_sailed_before_everybody_has_chosen() -> None:
    turn = begun("anna", "ben")
    with pytest.raises(OrdersRefusedError) as caught:
        apply(turn.game, [order(turn, "anna", sail=1)], SEALER)
    assert caught.value.checked.missing == ("ben",)


def test_the_template_passes_its_own_check() -> None:
    turn = sailed(begun("anna", "ben"), 1, 2)
    for seat in ("anna", "ben"):
        rows = turn.game.table.forms.template(turn.after, seat)
        own = read("\n".join(rows).encode(), "own").data
        assert check(turn.game, [order(turn, seat, **own)]).readings[0].problems == ()


# Files and words


def test_a_finished_game_is_proved_from_its_file_alone() -> None:
    verdict = verify(finished(begun(*SEATS))[-1].data, find)
    assert verdict.ok, verdict.fault


def test_a_state_survives_its_plain_form() -> None:
    turns = finished(begun(*SEATS))
    table = turns[0].game.table
    for state in (table.blank(), *(turn.after for turn in turns)):
        assert table.load(table.dump(state)) == state


@pytest.mark.parametrize(
    "damage",
    [
        {"leg": 2},
        {"leg": "1"},
        {"wind": -1},
        {"more": 1},
        {"miles": {"anna": 0}},
        {"sails": []},
        {"sails": {"anna": [1, 2, 3, 4, 5, 6, 7], "ben": [1, 2, 3, 4, 5, 7, 6]}},
        {"sails": {"anna": [1, 2, 3, 4, 5, 6, 7], "ben": [2, 3, 4, 5, 6, 7, 8]}},
        {
            "miles": {"anna": 0, "cleo": 0},
            "sails": {"anna": [1, 2, 3, 4, 5, 6, 7], "cleo": [1, 2, 3, 4, 5, 6, 7]},
        },
    ],
)
def test_a_damaged_state_is_refused(damage: dict[str, Any]) -> None:
    turn = begun("anna", "ben")
    table = turn.game.table
    with pytest.raises(ValueError, match="not a state"):
        table.load({**table.dump(turn.after), **damage})


def test_the_report_tells_the_leg() -> None:
    start = begun("anna", "ben", options=["steady-wind"])
    turn = sailed(start, 3, 3)
    report = write_report(
        turn.game.file.genesis, turn.game.table, turn.record, turn.before, turn.events, turn.after
    )
    assert "Sails: Anna sail 3, Ben sail 3.\n" in report
    kept = f"{start.after.wind} miles wait for the next leg"
    assert f"No boat has a sail to itself: {kept}." in report
    assert "Regatta, 7 legs, steady wind\n" in report


def test_nothing_is_wider_than_a_mail() -> None:
    turn = begun(*SEATS)
    table = turn.game.table
    rows = [
        *REGATTA.rule_book(["steady-wind"], {"legs": 9}),
        *table.words.show(turn.after, None),
        *table.words.standing(turn.after),
        *table.forms.template(turn.after, "anna"),
    ]
    assert max(map(len, rows)) <= 79


# Choices


def test_the_rule_book_says_what_was_chosen() -> None:
    plain, chosen = (
        " ".join(" ".join(REGATTA.rule_book(options, choices)).split())
        for options, choices in (([], {}), (["steady-wind"], {"legs": 5}))
    )
    assert "sail 7 legs" in plain
    assert "the miles are lost." in plain
    assert "sail 5 legs" in chosen
    assert "the miles wait and are added to the next leg's." in chosen


def test_everything_wrong_with_the_choices_is_said_at_once() -> None:
    with pytest.raises(FaultsError) as caught:
        REGATTA.terms([Seat("anna", "Anna")], ["storm"], {"legs": 6, "sea": 1}, {"id": "classic"})
    assert caught.value.faults == (
        "there is no option 'storm'",
        "there is no switch 'sea'",
        "legs = 6: 5, 7 and 9 are possible",
        "2 to 5 boats sail a regatta, not 1",
        "a regatta is sailed without a map",
    )


def test_a_sixth_boat_is_one_too_many() -> None:
    with pytest.raises(FaultsError, match="2 to 5 boats sail a regatta, not 6"):
        REGATTA.terms([Seat(seat, seat) for seat in "abcdef"], [], {}, {})


def test_there_is_no_rule_book_of_what_cannot_be_played() -> None:
    with pytest.raises(FaultsError, match="no option 'storm'"):
        REGATTA.rule_book(["storm"], {})


def test_only_what_differs_is_written_into_the_game() -> None:
    seats = [Seat("anna", "Anna"), Seat("ben", "Ben")]
    assert REGATTA.terms(seats, [], {"legs": 7}, {}) == Terms((), {}, {})
    assert REGATTA.terms(seats, ["steady-wind"], {"legs": 5}, {}) == Terms(
        ("steady-wind",), {"legs": 5}, {}
    )


# A player by program


def test_the_steady_bot_sails_high_in_a_strong_wind_and_low_in_a_weak_one() -> None:
    turn = begun(*SEATS)
    table: Any = turn.game.table
    lots = Lots(SeededDice(bytes(32)).stream("bot"))
    for wind, sail in ((8, 7), (7, 1)):
        turn.after.wind = wind
        assert STEADY.decide(table, turn.after, "anna", lots).orders == {"sail": sail}
