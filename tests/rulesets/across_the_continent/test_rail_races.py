"""Whole races by chance: what must always hold, and that they end."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest
from rail_scenes import lay, read, ring_map, seeded, stand
from thorough import all_but

from pbem.engine.table.ruleset import Stream
from pbem.rulesets.across_the_continent import events as told
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.game import RailTable
from pbem.rulesets.across_the_continent.play.race import next_city, spaces_to_go
from pbem.rulesets.across_the_continent.play.tickets import pile_of
from pbem.rulesets.across_the_continent.state import Phase, State

KINDS: dict[str, tuple[int, list[str], dict[str, Any]]] = {
    "two": (2, [], {}),
    "two, sum first": (2, [], {"dice_choice": "sum-first"}),
    "three": (3, [], {}),
    "three, one named in the west": (3, [], {"west": "fay", "first": "gus"}),
    "four": (4, [], {"record_turns": 25}),
    "partners": (4, ["partners"], {}),
    "partners side by side": (4, ["partners"], {"first_partner": "fay", "record_turns": 10}),
}
TESTS = ("arrive", "leave 2..6", "leave 5", "most", "least", "sum", "die")
LONGEST = 900
"""Turns of all players; a race that takes so many is taken for endless."""


def _document(table: RailTable, state: State, seat: str, chance: Stream) -> dict[str, Any]:
    """Order something, sensible or not; sometimes nothing where that is allowed."""
    rail: dict[str, Any] = {}
    if state.phase is Phase.THROW:
        possible = table.awaited(state)
        assert possible is not None
        assert state.dice is not None
        numbers = [
            int(row.split(":")[0].strip("# ")) for row in table.forms.template(state, seat) if row.startswith("#   ")
        ]
        rail["move"] = numbers[chance.below(len(numbers))]
    elif state.travellers[seat].rail is not None and chance.below(3) == 0:
        return {}
    if state.phase is Phase.TURN or chance.below(3) == 0:
        rail["prefer"] = [
            "arrive",
            *(TESTS[chance.below(len(TESTS))] for _ in range(chance.below(3))),
        ]
        rail["until"] = ("turn", "ticket-end", "changed")[chance.below(3)]
        if chance.below(2):
            rail["stop"] = "after-throw"
    if chance.below(2):
        rail["via"] = [("Denver", "ogden", "Chicago", "fargo", "helena")[chance.below(5)]]
    return {"rail": rail}


def _potential(board: Board, state: State) -> int:
    """Count what all pieces have still before them; an undrawn ticket counts as the longest."""
    longest = max(board.length(ticket.id) for ticket in board.tickets) + 1
    total = 0
    for piece in state.travellers.values():
        if not piece.home:
            total += 1 + (0 if piece.crossed else 2 * longest)
            # Between the draw and the express a piece does not stand on its ticket yet.
            to_go = board.length(piece.ticket) if piece.ticket else longest * piece.crossed
            total += min(to_go, spaces_to_go(board, piece)) if piece.ticket else to_go
    return total


def _check_event(table: RailTable, before: State, event: told.Event, after: State) -> None:
    board = table.board
    if isinstance(event, told.PieceMoved):
        # every step brings the next city nearer by one.
        far = board.distances(event.city)
        steps = (event.source, *event.path)
        assert all(far[b] == far[a] - 1 and b in board.neighbours[a] for a, b in pairwise(steps))
        assert len(event.path) == event.number
        assert event.number in (*event.dice, sum(event.dice))
        assert far[steps[-1]] == event.left
        assert event.beside == ""
        assert event.city == next_city(board, before.travellers[event.seat])
    if isinstance(event, told.PieceMoved | told.TicketDrawn | told.CoastReached):
        assert _potential(board, after) < _potential(board, before)
    # never two pieces on one space.
    places = [piece.place for piece in after.travellers.values() if piece.place]
    assert len(set(places)) == len(places)
    # never two tickets from one city. Tickets are conserved.
    held = [piece.ticket for piece in after.travellers.values() if piece.ticket]
    assert len({board.deck[ticket].stops[0] for ticket in held}) == len(held)
    piles = [ticket.id for bound in ("west", "east") for ticket in pile_of(board.tickets, after, bound)]
    assert sorted([*piles, *held]) == sorted(board.deck)


def _play(table: RailTable, state: State, orders: Mapping[str, Any], seed: int) -> int:
    """Play a record and check every event; returns the number of turns that began."""
    turns = 0
    for event in table.resolve(state, orders, seeded(seed)):
        before = table.copy(state)
        table.evolve(state, event)
        turns += isinstance(event, told.TurnStarted)
        if state.turn:
            _check_event(table, before, event, state)
        assert all(isinstance(row, str) and row for row in table.words.describe(event))
    return turns


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", all_but(range(6), lambda seed: seed < 2))
def test_a_race_keeps_the_rules_and_ends(kind: str, seed: int) -> None:
    players, options, choices = KINDS[kind]
    table = lay(players, options, choices)
    state = table.blank()
    chance = seeded(seed).stream("policy")
    record = seed * 10000
    _play(table, state, {}, record)
    while (awaited := table.awaited(state)) is not None:
        (seat,) = awaited.must
        assert seat == state.mover
        assert not state.travellers[seat].home
        assert state.travellers[seat].ticket
        document = _document(table, state, seat, chance)
        orders, sheet = read(table, state, seat, document)
        assert not sheet.refused, sheet.problems
        before = table.dump(state)
        record += 1
        turns = _play(table, state, {seat: orders}, record)
        # One more turn has begun, and a few by express, when a full record stops.
        assert turns <= table.rules.record_turns + 4
        assert table.dump(state) != before
        assert table.load(table.dump(state)) == state
        assert state.turn < LONGEST
    _check_end(table, state)


def _check_end(table: RailTable, state: State) -> None:
    home = [seat for seat in table.ids if state.travellers[seat].home]
    if table.rules.partners:
        assert set(state.winners) <= set(home)
        assert len(state.winners) == 2
    else:
        assert state.winners == tuple(home)
        assert len(home) == 1
    assert table.forms.template(state, table.ids[0]) == []


def test_the_same_dice_play_the_same_race() -> None:
    table = lay(3)
    dumps = []
    for _ in range(2):
        state = table.blank()
        _play(table, state, {}, 5)
        while (awaited := table.awaited(state)) is not None:
            seat = awaited.must[0]
            orders, _ = read(table, state, seat, {"rail": {"prefer": ["arrive", "leave 5"]}})
            _play(table, state, {seat: orders}, state.turn)
        dumps.append(table.dump(state))
    assert dumps[0] == dumps[1]


@pytest.mark.thorough
def test_two_with_sensible_orders_need_about_the_turns_that_the_map_was_made_for() -> None:
    turns = []
    table = lay(2)
    for seed in range(150):
        state = table.blank()
        _run(table, state, {}, seed)
        while (awaited := table.awaited(state)) is not None:
            seat = awaited.must[0]
            document = {"rail": {"prefer": ["arrive", "leave 4..6", "most"]}}
            orders, _ = read(table, state, seat, document)
            _run(table, state, {seat: orders}, seed * 1000 + state.turn)
        turns.append((state.turn + 1) // 2)
    assert 24 <= sum(turns) / len(turns) <= 32
    assert max(turns) < 80


def _run(table: RailTable, state: State, orders: Mapping[str, Any], seed: int) -> None:
    for event in table.resolve(state, orders, seeded(seed)):
        table.evolve(state, event)


def test_a_race_on_a_map_with_a_ring_ends_where_rings_are_shared() -> None:
    table = lay(3, [], {"rings": "shared"}, ring_map())
    state = stand(
        table,
        {
            "emil": "W06 on salt-lake-city~ogden~1 for Ogden",
            "fay": "W10 at Ogden",
            "gus": "E09 at Salt Lake City",
        },
    )
    while (awaited := table.awaited(state)) is not None:
        seat = awaited.must[0]
        orders, _ = read(table, state, seat, {"rail": {"prefer": ["arrive", "leave 1..6"]}})
        _run(table, state, {seat: orders}, state.turn)
        assert state.turn < LONGEST
    assert len(state.winners) == 1
