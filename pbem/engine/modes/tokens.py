"""
Tokens: public texts for cards that lie face down, and what opens them (docs/format.md 14).

    private:<index>:<seed>:<commitment>     opened by the key of its owner for that record
    dealt:<n>:<commitment>                  opened by "<salt>:<card>"

A token says nothing about its card; with the opening everybody computes the number of the card, its
place in the deck. An opening that fits another card cannot be found.
"""

import hmac
import re
from typing import Any

from pbem.engine.table.resolution import AnyTable
from pbem.errors import ContentError, InputError
from pbem.trust.dice import SeededDice
from pbem.trust.hashes import card_commit, card_seed, deck_card, u32

# Texts, compiled when they are first used: where hands lie open they never are.
CARD_FACE_DOWN = (
    "private:(?P<index>0|[1-9][0-9]{0,8}):(?P<seed>[0-9a-f]{64}):(?P<promise>[0-9a-f]{64})"
    "|dealt:(?P<number>0|[1-9][0-9]{0,8}):(?P<commitment>[0-9a-f]{64})"
)
_KEY = "[0-9a-f]{64}"
_SALTED = "([0-9a-f]{64}):(0|[1-9][0-9]{0,4})"
_SALT_SIZE = 32


def hands_in(table: AnyTable, state: Any) -> dict[str, tuple[str, ...]]:
    """Return which tokens lie in which hands, by seat. Raises InputError for a game without any."""
    if not table.cards.deck_size:
        raise InputError("the rule set of this game knows no cards face down")
    return {seat: tuple(tokens) for seat, tokens in table.cards.face_down(state).items()}


def size_of_deck(table: AnyTable) -> int:
    """Return how many cards the deck of a game has."""
    return table.cards.deck_size


def private_token(index: int, seed: bytes, commitment: str) -> str:
    """Write the token of a private card. `index` is the place of the record it was drawn in."""
    return f"private:{index}:{seed.hex()}:{commitment}"


def dealt_token(number: int, commitment: bytes) -> str:
    """Write the token of the `number`-th card that the host laid face down in a game."""
    return f"dealt:{number}:{commitment.hex()}"


def number_of(token: str) -> str:
    """Return what an order file calls a token: its index, or its running number, as a text."""
    return token.split(":", 2)[1]


def salt_of(secret: bytes, seed: bytes, number: int) -> bytes:
    """Return the salt of a dealt card: by the host's secret, the seed of its pile, its number."""
    return hmac.digest(secret, b"pbem/1/deck-salt\0" + seed + u32(number), "sha256")


def salted_opening(salt: bytes, card: int) -> str:
    """Write what opens a dealt card."""
    return f"{salt.hex()}:{card}"


def letter_content(salt: bytes, card: int) -> bytes:
    """Write what stands in the letter with a dealt card."""
    return salt + u32(card)


def opening_in(content: bytes) -> str:
    """Read the content of a letter as an opening; the text of a ContentError is a clause."""
    if len(content) != _SALT_SIZE + 4:
        raise ContentError("the letter does not hold a card")
    return salted_opening(content[:_SALT_SIZE], int.from_bytes(content[_SALT_SIZE:], "big"))


def card_of(token: str, opening: object, game_id: bytes, deck_size: int) -> int:
    """Return the number of the card that a token stands for; the text of a ContentError is a clause."""
    found = re.fullmatch(CARD_FACE_DOWN, token)
    if found is None:
        raise ContentError("this is not a card that lies face down")
    if found["seed"]:
        return _private_card(found, opening, game_id, deck_size)
    return _dealt_card(found, opening, deck_size)


def _private_card(token: re.Match[str], opening: object, game_id: bytes, deck_size: int) -> int:
    if type(opening) is not str or not re.fullmatch(_KEY, opening):
        raise ContentError("a key of 64 hex digits is expected")
    key = bytes.fromhex(opening)
    if card_commit(game_id, int(token["index"]), key).hex() != token["promise"]:
        raise ContentError("this is not the key that was promised when the card was drawn")
    return SeededDice(card_seed(bytes.fromhex(token["seed"]), key)).stream("card").below(deck_size)


def _dealt_card(token: re.Match[str], opening: object, deck_size: int) -> int:
    found = re.fullmatch(_SALTED, opening) if type(opening) is str else None
    if found is None:
        raise ContentError("64 hex digits, a colon and the number of a card are expected")
    card = int(found[2])
    commitment = deck_card(bytes.fromhex(found[1]), card).hex()
    if card >= deck_size or commitment != token["commitment"]:
        raise ContentError("the card that was dealt is not this one")
    return card
