"""
Cards that lie face down: tokens in place of ids (where cards are held `dealer` or `private`).

A token is a public text that says nothing of the card. With its opening everybody can compute the
number of the card, its place in the deck; that is the engine's work. Here tokens are told from ids,
and checked where a state comes from a file:

    dealt:<n>:<64 hex>                  dealer: the n-th card that was ever laid face down
    private:<index>:<64 hex>:<64 hex>   private: drawn in the record with this index
"""

from collections.abc import Iterable, Sequence

FACE_UP, DEALER, PRIVATE = "face-up", "dealer", "private"
WAYS = (FACE_UP, DEALER, PRIVATE)
"""The ways to hold cards, the usual one first."""

_SHAPES = {DEALER: ("dealt", 1), PRIVATE: ("private", 2)}
_HEX = frozenset("0123456789abcdef")
_DIGITS = frozenset("0123456789")
_MOST_DIGITS = 10


def is_token(card: str) -> bool:
    """Say whether a card lies face down; no id of a card has a colon."""
    return ":" in card


def is_sound(cards: str, token: str) -> bool:
    """Say whether this is a token of a game in which cards are held this way."""
    name, hashes = _SHAPES.get(cards, ("", 0))
    parts = token.split(":")
    return (
        len(parts) == 2 + hashes
        and parts[0] == name
        and _is_number(parts[1])
        and all(len(part) == 64 and _HEX.issuperset(part) for part in parts[2:])
    )


def _is_number(text: str) -> bool:
    return (
        0 < len(text) <= _MOST_DIGITS
        and _DIGITS.issuperset(text)
        and (text[0] != "0" or text == "0")
    )


def number_of(token: str) -> str:
    """Return the number by which people call a card face down, as it stands in the token."""
    return token.split(":", 2)[1]


def tokens_in(cards: Iterable[str]) -> list[str]:
    """Return the cards that lie face down, in their order."""
    return [card for card in cards if is_token(card)]


def open_in(cards: Sequence[str]) -> list[str]:
    """Return the cards that everybody can see, in their order."""
    return [card for card in cards if not is_token(card)]
