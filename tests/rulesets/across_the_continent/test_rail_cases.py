"""The cases of the rail race that need order files: every turn with the dice given."""

import tomllib
from itertools import chain, cycle, repeat
from pathlib import Path
from typing import Any

import attrs
import pytest
from plain_cases import CASES as PLAIN_CASES
from rail_scenes import (
    ROOT,
    ToldDice,
    board_file,
    lay,
    order,
    place,
    play,
    read,
    seeded,
    spelled,
    stand,
)

from conformance.reading import question
from pbem.rulesets.across_the_continent import events as told
from pbem.rulesets.across_the_continent.rules import Rules
from pbem.rulesets.options import changes_of

FOLDER = ROOT / "conformance" / "cases" / "order-files" / "rail"
Case = dict[str, Any]


def _load(path: Path) -> list[Case]:
    cases: list[Case] = tomllib.loads(path.read_text(encoding="utf-8"))["case"]
    return cases


CASES = [case for path in sorted(FOLDER.glob("*.toml")) for case in _load(path)]
TURNS = [case for case in CASES if "throws" in case]
SETUPS = [case for case in CASES if "players" in case]
KEYS = {
    "number", "rule", "reading", "says", "before", "throws", "again", "draws", "rail", "standing", "mover", "rules",
    "options", "map", "then", "ends", "after", "players", "west",
    "starter", "returned", "bottom",
}  # fmt: skip


def _name(case: Case) -> str:
    return f"{case['number']} {case['says']}"


def _table(case: Case, players: Any) -> Any:
    map_file = board_file(case.get("map", "rail"))
    return lay(players, case.get("options", ()), case.get("rules"), map_file)


@pytest.mark.parametrize("case", TURNS, ids=_name)
def test_a_turn_goes_as_its_case_says(case: Case) -> None:
    table = _table(case, list(case["before"]))
    state = stand(table, case["before"], case.get("mover", ""))
    state.returned = tuple(case.get("returned", ()))
    for seat, rail in case.get("standing", {}).items():
        order(state, seat, rail)
    numbers = chain.from_iterable(case["throws"])
    tail = cycle(case["again"]) if "again" in case else repeat(0, 0)
    dice = ToldDice(table, state, chain(numbers, tail), list(case.get("draws", [])))
    orders, sheet = read(
        table, state, state.mover, {"rail": case["rail"]} if "rail" in case else {}
    )
    assert sheet.problems == []

    events = play(table, state, {state.mover: orders}, dice)

    if "then" in case:
        assert spelled(events) == case["then"]
    if "ends" in case:
        assert spelled(events)[-len(case["ends"]) :] == case["ends"]
    if "again" not in case:
        assert list(dice.numbers) == [], "dice were left over"
    assert dice.draws == []
    for seat, sentence in case.get("after", {}).items():
        wanted, piece = place(table.board, sentence), state.travellers[seat]
        assert (piece.place, piece.ticket, piece.leg, piece.crossed, piece.home) == (
            wanted.place, wanted.ticket, wanted.leg, wanted.crossed, wanted.home,
        )  # fmt: skip
    if "bottom" in case:
        assert list(state.returned) == case["bottom"]
    assert table.load(table.dump(state)) == state


@pytest.mark.parametrize("case", SETUPS, ids=_name)
def test_a_race_is_set_up_as_its_case_says(case: Case) -> None:
    starters, wests = set(), set()
    table = _table(case, case["players"])
    for seed in range(30):
        state = table.blank()
        events = play(table, state, {}, seeded(seed))
        pieces = state.travellers
        west = tuple(seat for seat, piece in pieces.items() if piece.coast == "west")
        wests.add(west)
        starters.add(state.mover)
        # the ticket leads to the other coast. R-100: the piece stands on its first city.
        for piece in pieces.values():
            ticket = table.board.deck[piece.ticket]
            assert ticket.bound != piece.coast
            assert piece.place == ticket.stops[0]
        # no two start in the same city.
        assert len({piece.place for piece in pieces.values()}) == case["players"]
        assert isinstance(events[-1], told.TurnPaused)
    if isinstance(case["west"], int):
        assert {len(west) for west in wests} == {case["west"]}
        assert {seat for west in wests for seat in west} == set(table.ids), "the lot is a lot"
    else:
        assert wests == {tuple(case["west"])}
    assert starters == ({case["starter"]} if "starter" in case else set(table.ids))
    if "partners" in case.get("options", ()):
        team = {table.ids[0], table.rules.first_partner.replace("opposite", table.ids[2])}
        assert all(len(team & set(west)) == 1 for west in wests)


@pytest.mark.parametrize("name", [field.name for field in attrs.fields(Rules)])
def test_every_choice_has_a_case_that_makes_it_otherwise(name: str) -> None:
    made = [
        {
            **case.get("rules", {}),
            **{k: v for o in case.get("options", ()) for k, v in changes_of(Rules, o).items()},
        }
        for case in CASES
    ]
    made += [question(case)["settings"] for case in PLAIN_CASES if case.game == "rail"]
    assert any(name in choices and choices[name] != getattr(Rules(), name) for choices in made)


def test_cases_say_nothing_that_nobody_reads() -> None:
    assert {key for case in CASES for key in case} <= KEYS
    assert len({_name(case) for case in CASES}) == len(CASES)
    assert len(TURNS) + len(SETUPS) == len(CASES)
