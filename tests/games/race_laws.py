"""What must hold in every rail race, told without the engine's own rules where that goes."""

from itertools import pairwise
from typing import cast

from players.match import Step

from pbem.rulesets.across_the_continent import events as told
from pbem.rulesets.across_the_continent.game import RailTable
from pbem.rulesets.across_the_continent.state import State


def check_race(step: Step) -> None:
    """Check a record of a race: the state after each event, and each move."""
    table = cast("RailTable", step.game.table)
    state = table.copy(step.applied.before)
    for event in step.applied.events:
        table.evolve(state, event)
        check_spaces(state)
        check_tickets(table, state)
        if isinstance(event, told.PieceMoved):
            check_move(table, event)
    assert state == step.applied.after
    if step.game.awaited is None:
        check_winners(table, state)
    else:
        assert not state.winners


def check_spaces(state: State) -> None:
    """R-108: never two pieces on one space."""
    places = [piece.place for piece in state.travellers.values() if piece.place]
    assert len(set(places)) == len(places)


def check_tickets(table: RailTable, state: State) -> None:
    """R-099: a ticket is held once, and no two that are held start in one city."""
    held = [piece.ticket for piece in state.travellers.values() if piece.ticket]
    starts = [table.board.deck[ticket].stops[0] for ticket in held]
    assert len(set(starts)) == len(held) <= len(table.seats)


def check_move(table: RailTable, event: told.PieceMoved) -> None:
    """R-101 to R-105: a number of the dice, step by step nearer to the city, never past it."""
    far = table.board.distances(event.city)
    way = (event.source, *event.path)
    assert all(far[there] == far[here] - 1 for here, there in pairwise(way))
    assert all(there in table.board.neighbours[here] for here, there in pairwise(way))
    assert len(event.path) == event.number
    assert event.number in (*event.dice, sum(event.dice))
    assert event.left == far[way[-1]]
    single = event.number != sum(event.dice)
    if table.rules.dice_choice == "sum-first" and single and sum(event.dice) <= far[event.source]:
        # only because the landing of the sum was taken.
        assert event.left >= 1


def check_winners(table: RailTable, state: State) -> None:
    """R-111, R-112: who is home first wins, of partners both must be home."""
    home = {seat for seat, piece in state.travellers.items() if piece.home}
    assert set(state.winners) <= home
    assert len(state.winners) == (2 if "partners" in table.options else 1)
    if "partners" not in table.options:
        assert home == set(state.winners)
