"""
What a record of a race will probably bring: who reaches which city, and how far each piece comes.

A record goes on with everybody's turns for as long as standing orders hold, so a plan is about all of
these turns together.

Its fair dice (`pbem.engine.foresight.luck`) are the pips of each throw of two dice (R-101). Which number a player
takes, and whether it can be used, does not matter: luck is in the dice alone. The throw for the first turn is drawing
lots and is left out.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

import attrs

from pbem.engine.file.phrases import called
from pbem.engine.foresight.forecast import Distribution, Grid, Outlook, Play
from pbem.engine.foresight.forecast_text import format_percent, format_range
from pbem.engine.foresight.odds import Measure, Odds, Trial
from pbem.engine.table.terms import Data
from pbem.record import value
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.events import (
    CityReached,
    CoastReached,
    DiceThrown,
    Event,
    GameWon,
    PieceMoved,
    ThrowLost,
)
from pbem.rulesets.across_the_continent.play.race import spaces_to_go
from pbem.rulesets.across_the_continent.state import State

Chances = dict[str, Fraction]
MEASURE = Measure(
    "pips",
    "",
    "thrower",
    "",
    "The pips of both dice count, whichever number was used. The throw for the first turn is left out.",
)

TWO_DICE: Odds = tuple((pips, 0, 6 - abs(pips - 7)) for pips in range(2, 13))
"""How many of the 36 throws of two dice have each sum."""


@value
class RecordOutlook:
    """
    Sums of chances by seat: cities reached, spaces moved and left to go, throws lost, wins.

    `held` are the cities of the tickets that are held at the beginning.
    """

    board: Board
    names: Mapping[str, str]
    held: frozenset[tuple[str, str]]
    cities: dict[tuple[str, str], Fraction] = attrs.Factory(dict)
    coasts: Chances = attrs.Factory(dict)
    lost: Chances = attrs.Factory(dict)
    wins: Chances = attrs.Factory(dict)
    moved: dict[str, dict[int, Fraction]] = attrs.Factory(dict)
    left: dict[str, dict[int, Fraction]] = attrs.Factory(dict)

    def count(self, play: Play) -> None:
        """Count a play; what happens in it twice counts once."""
        moved = dict.fromkeys(play.after.travellers, 0)
        cities: set[tuple[str, str]] = set()
        coasts, lost, wins = set(), set(), set()
        for event in play.events:
            match event:
                case PieceMoved():
                    moved[event.seat] += event.number
                case CityReached(seat, city, _, _):
                    cities.add((seat, city))
                case CoastReached():
                    coasts.add(event.seat)
                case ThrowLost():
                    lost.add(event.seat)
                case GameWon():
                    wins.add(", ".join(self.names[seat] for seat in play.after.winners))
                case _:
                    pass
        for sums, found in ((self.coasts, coasts), (self.lost, lost), (self.wins, wins)):
            for one in found:
                sums[one] = sums.get(one, Fraction()) + play.chance
        for place in cities:
            self.cities[place] = self.cities.get(place, Fraction()) + play.chance
        for seat, spaces in moved.items():
            _add(self.moved.setdefault(seat, {}), spaces, play.chance)
            self._count_left(seat, play)

    def _count_left(self, seat: str, play: Play) -> None:
        piece = play.after.travellers[seat]
        if piece.ticket and not piece.out and not piece.home:
            spaces = spaces_to_go(self.board, piece)
            _add(self.left.setdefault(seat, {}), spaces, play.chance)

    def write(self) -> Outlook:
        """Put it into words and data."""
        return Outlook(
            summary=tuple(self._sentences()), grids=tuple(self._grids()), panels=self._panels, data=self._data
        )

    def _panels(self) -> list[tuple[str, Distribution]]:
        return [(f"{self.names[seat]}: spaces moved", spread) for seat, spread in self.moved.items()]

    def _data(self) -> Data:
        return {
            "cities": [
                {"player": seat, "city": city, "chance": self.cities[seat, city]} for seat, city in sorted(self.cities)
            ],
            "ends_of_tickets": {seat: {"chance": p} for seat, p in sorted(self.coasts.items())},
            "wins": {who: {"chance": p} for who, p in sorted(self.wins.items())},
            "spaces_moved": _spread_data(self.moved),
            "spaces_to_go": _spread_data(self.left),
        }

    def _sentences(self) -> Iterable[str]:
        for who, chance in sorted(self.wins.items()):
            yield f"Won by {who}: {format_percent(chance)}."
        for seat, chance in sorted(self.coasts.items()):
            yield f"{called(self.names[seat])} comes to the end of a ticket: {format_percent(chance)}."
        if not (self.wins or self.coasts):
            yield "Nobody can come to the end of a ticket yet."

    def _grids(self) -> Iterable[Grid]:
        head = ("player", "spaces moved", "spaces to go", "loses a throw")
        yield Grid(
            "Until somebody must decide again",
            head,
            tuple(
                (
                    self.names[seat],
                    format_range(spread),
                    format_range(self.left[seat]) if seat in self.left else "-",
                    format_percent(self.lost.get(seat, Fraction())),
                )
                for seat, spread in self.moved.items()
            ),
        )
        # Tickets that nobody has drawn yet have too many cities to list; `data` has them.
        places = {seat: place for place, seat in enumerate(self.names)}
        likely = sorted(
            (places[seat], -chance, seat, city)
            for (seat, city), chance in self.cities.items()
            if (seat, city) in self.held
        )
        if likely:
            yield Grid(
                "Cities that are reached, of the tickets held now",
                ("", "chance"),
                tuple(
                    (f"{self.names[seat]}: {self.board.names[city]}", format_percent(-chance))
                    for _, chance, seat, city in likely
                ),
            )


def sum_up(board: Board, names: Mapping[str, str], before: State, plays: Iterable[Play]) -> Outlook:
    """Sum up plays of a record (`pbem.engine.table.rooms.Foresight`)."""
    held = {
        (seat, city)
        for seat, piece in before.travellers.items()
        if piece.ticket
        for city in board.deck[piece.ticket].stops
    }
    outlook = RecordOutlook(board, names, frozenset(held))
    for play in plays:
        outlook.count(play)
    return outlook.write()


def _add(spread: dict[int, Fraction], number: int, chance: Fraction) -> None:
    spread[number] = spread.get(number, Fraction()) + chance


def _spread_data(spreads: Mapping[str, Mapping[int, Fraction]]) -> dict[str, list[Data]]:
    return {
        seat: [{"spaces": number, "chance": spread[number]} for number in sorted(spread)]
        for seat, spread in spreads.items()
    }


def trials(events: Sequence[Event]) -> Iterator[Trial]:
    """Return the throws of a record; they have no opponent."""
    for event in events:
        if isinstance(event, DiceThrown):
            yield Trial(event.seat, "", sum(event.dice), 0, TWO_DICE)
