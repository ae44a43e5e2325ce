"""Whoever gives up whenever: what is left is a game that goes on by its rules, or is over."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest
from players import race_orders
from players.chance import Chance
from players.match import Match, Step
from thorough import all_but

from pbem.engine.table.resolution import unfold
from pbem.engine.table.ruleset import read_all_orders
from pbem.engine.table.sheet import Sheet
from pbem.errors import InputError
from pbem.rulesets.across_the_continent.events import TicketReturned
from pbem.rulesets.risk.bots import random_player as conquest
from pbem.trust.dice import SeededDice

MATCHES = [
    Match("risk-1959", 4, ("capitals", "commander", "card-reroll"), frills=40),
    Match("risk-parker", 3, ("fortify-connected", "army-cap-12"), frills=40),
    Match("risk-1959-reprint", 2, ("two-player-neutral",), frills=40),
    Match("across-the-continent-1952", 3, frills=40),
    Match("across-the-continent-1952", 4, ("partners",), frills=40),
]
FURTHER = 4
"""So many records are played on after somebody gave up."""


def play_on(table: Any, state: Any, chance: Chance) -> None:
    """Play a few records with the players of the tests."""
    for number in range(FURTHER):
        awaited = table.awaited(state)
        if awaited is None:
            return
        assert set(awaited.must) <= set(table.live(state))
        assert table.load(table.dump(state)) == state
        orders = {seat: ordered(table, state, seat, chance) for seat in awaited.must}
        list(unfold(table, state, orders, SeededDice(sha256(bytes([number])).digest())))


def ordered(table: Any, state: Any, seat: str, chance: Chance) -> Any:
    assert table.forms.template(state, seat)
    asks_a_ticket = hasattr(state, "travellers") and not state.travellers[seat].ticket
    write: Any = race_orders.write_orders if hasattr(state, "travellers") else conquest.write_orders
    data = {"rail": {"until": "turn"}} if asks_a_ticket else write(table, state, seat, chance, 20)
    sheet = Sheet(data)
    orders = read_all_orders(table, state, seat, sheet)
    assert not sheet.refused, sheet.problems
    return orders


def given_up(table: Any, before: Any, seat: str) -> Any:
    """The state after a seat gave up, or None where it cannot."""
    state = table.copy(before)
    try:
        for event in table.rulings.resign(state, seat):
            table.evolve(state, event)
            assert table.words.describe(event) or isinstance(event, TicketReturned)
    except InputError:
        return None
    return state


def moments(match: Match, most: int = 12) -> list[Step]:
    """Some records of a match, from its whole length."""
    steps = [step for step in match.play() if step.game.awaited]
    return steps[:: max(1, len(steps) // most)]


@pytest.mark.parametrize("match", all_but(MATCHES, MATCHES[-3:].__contains__), ids=str)
def test_who_gives_up_at_any_moment_leaves_a_sound_game(match: Match) -> None:
    gone = 0
    for step in moments(match):
        table: Any = step.game.table
        for seat in table.live(step.game.state):
            state = given_up(table, step.game.state, seat)
            if state is None:
                continue
            gone += 1
            assert seat not in table.live(state)
            assert table.load(table.dump(state)) == state
            assert (table.awaited(state) is None) >= (len(table.live(state)) == 1)
            assert table.words.standing(state)
            assert table.words.show(state, seat)
            play_on(table, state, Chance(f"{match} {step.record.index} {seat}"))
    assert gone > 20


def test_a_capital_whose_conqueror_gave_up_was_lost_to_nobody() -> None:
    """R-092: the neutral army conquers nothing, so the owner of the capital plays on."""
    match = Match("risk-1959", 4, ("capitals",), frills=0)
    step = next(step for step in match.play() if step.game.state.turn > 4)
    table: Any = step.game.table
    state = step.game.state
    mover = state.mover
    capital = table.setting.index[state.capitals[mover]]
    conqueror = next(seat for seat in table.live(state) if seat != mover)
    state.owners[capital] = conqueror
    state = given_up(table, state, conqueror)
    assert state.owners[capital] == "neutral"
    orders = read_all_orders(table, state, mover, Sheet(table.rulings.minimal(state, mover)))
    list(unfold(table, state, {mover: orders}, SeededDice(bytes(32))))
    assert mover in table.live(state)
    assert state.turn == step.game.state.turn + 1
