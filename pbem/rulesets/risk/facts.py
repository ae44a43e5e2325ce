"""
The facts of a game that never change: its rules, its board, its seats, and how hands are held.

What is read from a file is read against them. Territories come in board order, seats in seat order.
"""

from collections.abc import Sequence
from functools import cached_property

from pbem.engine.table.terms import DEALER, FACE_UP, Seat
from pbem.record import tool
from pbem.rulesets.risk.board import JOKER, Board, Continent
from pbem.rulesets.risk.names import Names
from pbem.rulesets.risk.rules import Rules


@tool
class Facts:
    """Rules, board and players of one game; `cards` is how hands are held (`state.py`)."""

    rules: Rules
    board: Board
    players: tuple[Seat, ...]
    cards: str = FACE_UP

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """Ids of the seats, clockwise (R-003)."""
        return tuple(seat.id for seat in self.players)

    @cached_property
    def names(self) -> Names:
        """What players call things."""
        return Names(self.board, self.players)

    @cached_property
    def index(self) -> dict[str, int]:
        """Place of each territory in board order."""
        return self.board.index

    @cached_property
    def lands(self) -> tuple[tuple[Continent, tuple[int, ...]], ...]:
        """The continents, each with the places of its territories in board order."""
        return tuple(
            (land, tuple(sorted(self.index[territory] for territory in land.territories)))
            for land in self.board.continents
        )

    @cached_property
    def card_order(self) -> dict[str, int]:
        """Place of each card in a sorted hand or pile: board order, jokers last."""
        return {**self.board.index, JOKER: len(self.board.territories)}

    @cached_property
    def touching(self) -> dict[str, tuple[str, ...]]:
        """For each territory those that it borders in either direction (A-17), in board order."""
        near = {here: set(reached) for here, reached in self.board.borders.items()}
        for here, reached in self.board.borders.items():
            for there in reached:
                near[there].add(here)
        return {here: tuple(sorted(near[here], key=self.index.__getitem__)) for here in self.board.ids}

    @cached_property
    def touching_places(self) -> tuple[tuple[int, ...], ...]:
        """The same by places in board order."""
        return tuple(tuple(self.index[there] for there in near) for near in self.touching.values())

    @cached_property
    def touching_sets(self) -> tuple[int, ...]:
        """The same as sets of places: numbers with a bit for each."""
        return tuple(sum(1 << there for there in near) for near in self.touching_places)

    @cached_property
    def land_sets(self) -> tuple[int, ...]:
        """The places of each continent as such a set."""
        return tuple(sum(1 << place for place in places) for _, places in self.lands)

    def seats_from(self, first: str) -> tuple[str, ...]:
        """Return all seats in turn order, beginning with this one."""
        place = self.seats.index(first)
        return self.seats[place:] + self.seats[:place]

    def sort_cards(self, cards: Sequence[str]) -> list[str]:
        """Return cards in board order, jokers last."""
        return sorted(cards, key=self.card_order.__getitem__)

    @property
    def hidden(self) -> bool:
        """Say whether cards in hands lie face down."""
        return self.cards != FACE_UP

    @property
    def has_pile(self) -> bool:
        """Say whether there is one deck for all; else each draw stands alone."""
        return self.cards in (FACE_UP, DEALER)

    @property
    def dealt_face_down(self) -> bool:
        """Say whether a host deals the one deck, so that its pile lies face down."""
        return self.cards == DEALER

    def arrange(self, cards: Sequence[str]) -> list[str]:
        """Put the cards of a hand or pile in order: face-up by the board, else as they came."""
        return list(cards) if self.hidden else self.sort_cards(cards)

    def numbers(self, cards: Sequence[str]) -> list[int]:
        """Return the numbers of open cards, their places in the deck; jokers one after the other."""
        jokers = self.board.deck.index(JOKER) if self.board.jokers else 0
        found = []
        for card in cards:
            found.append(jokers if card == JOKER else self.board.deck.index(card))
            jokers += card == JOKER
        return found

    def name_seat(self, seat: str) -> str:
        """Return what a player is called."""
        return next(player.name for player in self.players if player.id == seat)
