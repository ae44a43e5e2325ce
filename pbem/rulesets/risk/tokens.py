"""
Cards that lie face down: tokens in place of ids (where cards are held `dealer` or `private`).

A token is a public text that says nothing about the card (`pbem/engine/hands/tokens.py`). With its
opening everybody can compute the number of the card, its place in the deck; that is the engine's
work. Here tokens are told apart from ids, and checked when a state comes from a file.
"""

from collections.abc import Iterable, Sequence

from pbem.engine.hands.tokens import TOKEN
from pbem.engine.ruleset import DEALER, FACE_UP, PRIVATE

WAYS = (FACE_UP, DEALER, PRIVATE)
"""The ways to hold cards, the usual one first."""

_WORDS = {DEALER: "dealt", PRIVATE: "private"}


def is_token(card: str) -> bool:
    """Say whether a card lies face down; no id of a card has a colon."""
    return ":" in card


def is_sound(cards: str, token: str) -> bool:
    """Say whether this is a token of a game in which cards are held this way."""
    return TOKEN.fullmatch(token) is not None and token.split(":", maxsplit=1)[0] == _WORDS.get(
        cards
    )


def tokens_in(cards: Iterable[str]) -> list[str]:
    """Return the cards that lie face down, in their order."""
    return [card for card in cards if is_token(card)]


def open_in(cards: Sequence[str]) -> list[str]:
    """Return the cards that everybody can see, in their order."""
    return [card for card in cards if not is_token(card)]
