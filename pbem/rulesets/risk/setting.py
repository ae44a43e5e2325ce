"""
The setting of a game: what a state looks like on its board, by its rules.

The chapters of the rule book are functions of a setting and a state; what they often ask about both
stands here. Territories come in board order, seats in seat order.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import attrs

from pbem.record import tool
from pbem.rulesets.risk.facts import Facts
from pbem.rulesets.risk.orders import Attack, EliminationOrder
from pbem.rulesets.risk.state import Phase, State, is_token, tokens_in

NO_LIMIT = 1 << 40
"""Room on a territory where no limit is played (R-004)."""


@tool
class Setting(Facts):
    """
    The facts of one game, and what is asked of a state in it.

    `attacks` and `attack_terms` keep what attack entries of this game mean, with and without their
    territories, by what was written (`reading/attack.py`); so do `eliminations` for each seat.
    """

    attacks: dict[str, Attack] = attrs.field(factory=dict, init=False, repr=False)
    attack_terms: dict[str, Mapping[str, Any]] = attrs.field(factory=dict, init=False, repr=False)
    eliminations: dict[tuple[str, str], EliminationOrder] = attrs.field(factory=dict, init=False, repr=False)

    @cached_property
    def limit(self) -> int:
        """Most armies that one territory may hold (R-080)."""
        return self.rules.army_cap or NO_LIMIT

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

    def edge(self, state: State, owner: str) -> list[str]:
        """List those of them that touch a territory of another owner, in either direction."""
        held = sum([1 << place for place, holder in enumerate(state.owners) if holder == owner])
        places = zip(self.board.ids, state.owners, self.touching_sets, strict=True)
        return [id_ for id_, holder, near in places if holder == owner and near & ~held]

    def live(self, state: State) -> list[str]:
        """List the seats that are not out."""
        return [seat for seat in self.seats if seat not in state.out]

    def seat_after(self, state: State, seat: str) -> str:
        """Return the next seat in turn order that is not out (R-003)."""
        _, *others = self.seats_from(seat)
        return next((other for other in others if other not in state.out), seat)

    # Cards that lie face down

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
