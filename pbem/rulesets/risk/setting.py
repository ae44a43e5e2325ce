"""
The setting of a game: its rules, its board and its seats, which never change.

The chapters of the rule book are functions of a setting and a state; what they often ask about both
stands here. Territories come in board order, seats in seat order.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import attrs

from pbem.engine.table.ruleset import DEALER, FACE_UP, Seat
from pbem.record import tool
from pbem.rulesets.risk.board import Board, Continent
from pbem.rulesets.risk.names import Names
from pbem.rulesets.risk.orders import Attack
from pbem.rulesets.risk.rules import Rules
from pbem.rulesets.risk.state import JOKER, Phase, State, is_token, tokens_in

NO_LIMIT = 1 << 40
"""Room on a territory where no limit is played (R-004)."""


@tool
class Setting:
    """
    Rules, board and players of one game; `cards` is how hands are held (`state.py`).

    `attacks` and `attack_terms` keep what attack entries of this game mean, with and without their
    territories, by what was written (`reading/attack.py`).
    """

    rules: Rules
    board: Board
    players: tuple[Seat, ...]
    cards: str = FACE_UP
    attacks: dict[str, Attack] = attrs.field(factory=dict, init=False, repr=False)
    attack_terms: dict[str, Mapping[str, Any]] = attrs.field(factory=dict, init=False, repr=False)

    # What never changes

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """Ids of the seats, clockwise (R-003)."""
        return tuple(seat.id for seat in self.players)

    @cached_property
    def sorted_seats(self) -> tuple[str, ...]:
        """Ids of the seats in alphabetical order, as they stand in canonical texts."""
        return tuple(sorted(self.seats))

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
        borders = self.board.borders
        return {
            here: tuple(
                there
                for there in self.board.ids
                if there in borders[here] or here in borders[there]
            )
            for here in self.board.ids
        }

    @cached_property
    def limit(self) -> int:
        """Most armies that one territory may hold (R-080)."""
        return self.rules.army_cap or NO_LIMIT

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

    def seen(self, cards: Sequence[str], known: Mapping[str, int]) -> list[str]:
        """Return cards with those turned up whose numbers are known, by token."""
        deck = self.board.deck
        return [deck[known[card]] if is_token(card) and card in known else card for card in cards]

    def reveal(self, state: State, known: Mapping[str, int]) -> State:
        """
        Return a copy in which the cards with these numbers, by token, are what they are.

        It is for reading alone: what the others do not see of a hand stands in `peeked`. When the
        host has revealed the deck of a game that is over, there is nothing like that.
        """
        revealed = state.copy()
        for seat, hand in state.hands.items():
            revealed.hands[seat] = self.seen(hand, known)
        revealed.pile = self.seen(state.pile, known)
        revealed.discard = self.seen(state.discard, known)
        if not self.deck_lies_open(revealed):
            for seat, hand in state.hands.items():
                revealed.peeked[seat] = self.seen([card for card in hand if card in known], known)
        return revealed

    def deck_lies_open(self, state: State) -> bool:
        """Say whether the game is over and no card of its deck lies face down any more."""
        piles = (state.pile, state.discard, *state.hands.values())
        return state.phase is Phase.OVER and not any(map(tokens_in, piles))

    def name_seat(self, seat: str) -> str:
        """Return what a player is called."""
        return next(player.name for player in self.players if player.id == seat)

    # What a state looks like

    def owner(self, state: State, territory: str) -> str:
        """Return who holds a territory; "" is nobody."""
        return state.owners[self.index[territory]]

    def armies(self, state: State, territory: str) -> int:
        """Return the armies on a territory."""
        return state.armies[self.index[territory]]

    def room(self, state: State, territory: str) -> int:
        """Return how many armies more a territory may hold (R-080)."""
        return self.limit - state.armies[self.index[territory]]

    def held(self, state: State, owner: str) -> list[str]:
        """List the territories of an owner in board order."""
        places = zip(self.board.ids, state.owners, strict=True)
        return [id_ for id_, holder in places if holder == owner]

    def live(self, state: State) -> list[str]:
        """List the seats that are not out."""
        return [seat for seat in self.seats if seat not in state.out]

    def seat_after(self, state: State, seat: str) -> str:
        """Return the next seat in turn order that is not out (R-003)."""
        _, *others = self.seats_from(seat)
        return next((other for other in others if other not in state.out), seat)
