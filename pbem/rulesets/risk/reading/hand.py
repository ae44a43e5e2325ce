"""
A player's hand while their file is read: which cards it can name, and which it opens by that.

A card that lies open can be named by anybody who reads the file, a card face down only with its
opening. Where both bear the same name the open one is meant, then the older one.
"""

from collections.abc import Sequence

import attrs

from pbem.record import mutable
from pbem.rulesets.risk.state import is_token, tokens_in


@mutable
class Hand:
    """
    A hand as its player sees it.

    `held` are the cards as the state has them, `cards` the same with those turned up that the
    player can see (`veiled` counts the others). `opens` holds the cards that the file opens, by
    token. `left` are the cards that the file has not used yet, with their tokens.
    """

    held: Sequence[str]
    cards: list[str]
    opens: dict[str, str] = attrs.field(factory=dict, init=False)
    left: list[tuple[str, str]] = attrs.field(init=False)

    @left.default
    def _all_cards(self) -> list[tuple[str, str]]:
        pairs = zip(self.held, self.cards, strict=True)
        lying_open = [(card, "") for card in self.held if not is_token(card)]
        return [*lying_open, *((card, token) for token, card in pairs if token != card)]

    @property
    def veiled(self) -> int:
        """How many cards nobody can name here."""
        return len(tokens_in(self.cards))

    @property
    def opened(self) -> tuple[tuple[str, str], ...]:
        """The cards that the file opens as (token, card), in hand order."""
        return tuple((token, self.opens[token]) for token in self.held if token in self.opens)

    def holds(self, card: str) -> bool:
        """Say whether the card is there to be named and not used up by the file."""
        return self._find(card) is not None

    def take(self, card: str) -> bool:
        """Take a card out of the hand, opening it if it must be; False when none is left."""
        token = self._find(card)
        if token is None:
            return False
        self.left.remove((card, token))
        self._open(token, card)
        return True

    def lay_open(self, card: str) -> bool:
        """Lay a card open, and keep it; False when there is none."""
        token = self._find(card)
        if token is None:
            return False
        self.left[self.left.index((card, token))] = (card, "")
        self._open(token, card)
        return True

    def _find(self, card: str) -> str | None:
        return next((token for one, token in self.left if one == card), None)

    def _open(self, token: str, card: str) -> None:
        if token:
            self.opens[token] = card
