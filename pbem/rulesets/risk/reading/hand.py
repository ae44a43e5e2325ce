"""
The hand of a player while his file is read: which cards it can name, and which it opens so.

A card that lies open can be named by anybody who reads the file, a card face down only with its
opening. Where both bear the same name the open one is meant, then the older one.
"""

from collections.abc import Sequence

from pbem.rulesets.risk.tokens import is_token, tokens_in


class Hand:
    """
    A hand as its player sees it.

    `cards` are in the order of the hand, face down those alone that he cannot see (`veiled` counts
    them). `opens` holds the cards that the file opens, by token.
    """

    __slots__ = ("_left", "_tokens", "cards", "opens")

    def __init__(self, held: Sequence[str], seen: Sequence[str]) -> None:
        self.cards = list(seen)
        self.opens: dict[str, str] = {}
        self._tokens = held
        self._left = [(card, "") for card in held if not is_token(card)]
        self._left += [
            (card, token) for token, card in zip(held, seen, strict=True) if token != card
        ]

    @property
    def veiled(self) -> int:
        """How many cards nobody can name here."""
        return len(tokens_in(self.cards))

    @property
    def opened(self) -> tuple[tuple[str, str], ...]:
        """The cards that the file opens as (token, card), in hand order."""
        return tuple((token, self.opens[token]) for token in self._tokens if token in self.opens)

    def take(self, card: str) -> bool:
        """Take a card out of the hand, opening it if it must be; False when none is left."""
        token = self._find(card)
        if token is None:
            return False
        self._left.remove((card, token))
        self._open(token, card)
        return True

    def lay_open(self, card: str) -> bool:
        """Lay a card open, and keep it; False when there is none."""
        token = self._find(card)
        if token is None:
            return False
        self._left[self._left.index((card, token))] = (card, "")
        self._open(token, card)
        return True

    def _find(self, card: str) -> str | None:
        return next((token for one, token in self._left if one == card), None)

    def _open(self, token: str, card: str) -> None:
        if token:
            self.opens[token] = card
