"""
Bots against each other, without files: one process plays hundreds of games in a minute.

Dice and lots follow from the number of the game, so everybody gets the same results.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from types import MappingProxyType
from typing import Any

from pbem.engine.bots.bot import Bot, Lots, Proposal
from pbem.engine.table.resolution import play_out
from pbem.engine.table.ruleset import Table, read_all_orders
from pbem.engine.table.sheet import Sheet
from pbem.engine.table.terms import Data, Seat
from pbem.local import bots, registry
from pbem.record import value
from pbem.trust.dice import SeededDice
from players.match import NAMES, board

NO_CHOICES: Mapping[str, Any] = MappingProxyType({})
MOST_RECORDS = 3000


@value
class Arena:
    """What is played: rule set, options and choices; `styles` in seat order."""

    rules: str
    styles: tuple[str, ...]
    options: tuple[str, ...] = ()
    choices: Mapping[str, Any] = NO_CHOICES

    def __str__(self) -> str:
        chosen = [f"{name}-{value}" for name, value in self.choices.items()]
        return "+".join([self.rules, str(len(self.styles)), *self.options, *chosen])

    @property
    def seats(self) -> list[Seat]:
        """Who plays."""
        return [Seat(id_, id_.title()) for id_ in NAMES[: len(self.styles)]]

    @cached_property
    def table(self) -> Table[Any, Any, Any]:
        """The table, laid once for all games."""
        ruleset = registry.load(self.rules)
        facts = board(ruleset.map_id) if ruleset.map_id else {}
        terms = ruleset.terms(self.seats, self.options, dict(self.choices), facts)
        return ruleset.table(self.seats, terms)

    @cached_property
    def bots(self) -> dict[str, Bot]:
        """Who plays each seat."""
        ruleset = registry.load(self.rules)
        return {seat.id: bots.load(ruleset, style) for seat, style in zip(self.seats, self.styles, strict=True)}

    def play(self, number: int) -> Iterator[tuple[Any, dict[str, Proposal]]]:
        """Play game `number` of these; yield each state with what is ordered in it, the last with nothing."""
        table, players = self.table, self.bots
        state = table.blank()
        play_out(table, state, {}, _dice("dice", number, 0))
        for index in range(1, MOST_RECORDS):
            awaited = table.awaited(state)
            if awaited is None:
                yield state, {}
                return
            proposals = {
                seat: players[seat].decide(table, state, seat, Lots(_dice(seat, number, index).stream("bot")))
                for seat in awaited.must
            }
            yield state, proposals
            orders = {seat: _read(table, state, seat, one.orders) for seat, one in proposals.items()}
            play_out(table, state, orders, _dice("dice", number, index))

    def winner(self, number: int) -> str:
        """Play game `number` and return the seat that has won, "" if nobody has for too long."""
        *_, (state, rest) = self.play(number)
        return "" if rest else winner_of(state)


def winner_of(state: Any) -> str:
    """Return the first seat that has won."""
    return str(state.winners[0] if hasattr(state, "winners") else state.winner)


def wins(rules: str, one: str, other: str, games: Sequence[int], options: tuple[str, ...] = ()) -> int:
    """Play games of two, who begins in turn, and count those that the first style wins."""
    arenas = Arena(rules, (other, one), options), Arena(rules, (one, other), options)
    winners = [(arenas[number % 2], arenas[number % 2].winner(number)) for number in games]
    return sum(winner != "" and arena.styles[NAMES.index(winner)] == one for arena, winner in winners)


def _read(table: Table[Any, Any, Any], state: Any, seat: str, orders: Data) -> Any:
    sheet = Sheet(orders)
    read = read_all_orders(table, state, seat, sheet)
    if sheet.refused:
        raise AssertionError((seat, sheet.problems, orders))
    return read


def _dice(who: str, number: int, index: int) -> SeededDice:
    return SeededDice(sha256(f"{who} {number} {index}".encode()).digest())
