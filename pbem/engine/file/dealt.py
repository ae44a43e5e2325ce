"""
What the host of a dealer game adds to a record: tokens, letters, the secret at the end.

Nobody else could compute it; all of it is bound to the head by the table `dealt` of the state after
the record, which holds a running hash of it (docs/format.md 14.5).
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from pbem.engine.table.resolution import DEALT
from pbem.engine.table.terms import Data
from pbem.errors import ContentError
from pbem.trust.canonical import canonical
from pbem.trust.hashes import HASH_DIGITS, NO_HASH, dealt_hash

_TOKEN = re.compile("dealt:(?:0|[1-9][0-9]{0,8}):[0-9a-f]{64}")
_NUMBER = re.compile("0|[1-9][0-9]{0,8}")
_LETTER = re.compile("[A-Za-z0-9+/]{70}==")


class Dealt(NamedTuple):
    """
    What stands in one record (docs/format.md 14.5).

    `veiled` are the tokens of cards laid face down, in their hidden order, `sealed` letters (token
    number, base64) in the order of the numbers, `secret` (hex) opens all cards when the game is over.
    """

    veiled: tuple[str, ...] = ()
    sealed: tuple[tuple[str, str], ...] = ()
    secret: str = ""


class Deck(NamedTuple):
    """
    How far the host has dealt: `[state.dealt]`.

    `laid` cards were laid face down so far; `chain` is the running hash over tokens and letters;
    `secret` (hex) is there once the deck is revealed.
    """

    laid: int = 0
    chain: bytes = NO_HASH
    secret: str = ""

    def after(self, dealt: Dealt | None) -> "Deck":
        """The deck after a record."""
        if dealt is None:
            return self
        added: Data = {"veiled": list(dealt.veiled)} if dealt.veiled else {}
        if dealt.sealed:
            added["sealed"] = dict(dealt.sealed)
        chain = dealt_hash(self.chain, canonical(added)) if added else self.chain
        return Deck(self.laid + len(dealt.veiled), chain, dealt.secret or self.secret)

    def to_data(self) -> Data:
        """The table as it stands in the state."""
        secret = {"secret": self.secret} if self.secret else {}
        return {"laid": self.laid, "chain": self.chain.hex(), **secret}


def deck_in(state: Mapping[str, Any]) -> Deck:
    """Read `[state.dealt]`; raise ContentError with a sentence if it is not sound."""
    table = state.get(DEALT)
    if type(table) is not dict or not {"laid", "chain"} <= table.keys() <= {*Deck._fields}:
        raise ContentError("state.dealt must say how far the host has dealt")
    laid, hashes = table["laid"], [table[key] for key in ("chain", "secret") if key in table]
    if (
        type(laid) is not int
        or laid < 0
        or not all(type(text) is str and HASH_DIGITS.fullmatch(text) for text in hashes)
    ):
        raise ContentError("state.dealt must hold a number and hashes of 64 hex digits")
    return Deck(laid, bytes.fromhex(table["chain"]), table.get("secret", ""))


# ── in a record ──────────────────────────────────────────────────────────────────────────────────


def write_lines(dealt: Dealt) -> Iterator[str]:
    """Write the lines of a record in the exact layout."""
    if dealt.veiled:
        yield "veiled = ["
        yield from (f'    "{token}",' for token in dealt.veiled)
        yield "]"
    if dealt.sealed:
        entries = ", ".join(f'{number} = "{letter}"' for number, letter in dealt.sealed)
        yield f"sealed = {{ {entries} }}"
    if dealt.secret:
        yield f'deck   = "{dealt.secret}"'


def from_table(table: Mapping[str, Any]) -> Dealt:
    """Read it from a record as parsed TOML; raise ContentError with a clause."""
    veiled, sealed, secret = table.get("veiled"), table.get("sealed"), table.get("deck")
    if "veiled" in table and not (type(veiled) is list and veiled and all(map(_is_token, veiled))):
        raise ContentError("veiled must be a list of cards that lie face down")
    if "sealed" in table and not (type(sealed) is dict and sealed and _are_letters(sealed)):
        raise ContentError("sealed must be a table from the numbers of cards to letters")
    if "deck" in table and not (type(secret) is str and HASH_DIGITS.fullmatch(secret)):
        raise ContentError("deck must be 64 hex digits")
    in_order = sorted((sealed or {}).items(), key=lambda letter: int(letter[0]))
    return Dealt(tuple(veiled or ()), tuple(in_order), secret or "")


def _is_token(value: object) -> bool:
    return type(value) is str and _TOKEN.fullmatch(value) is not None


def _are_letters(sealed: Mapping[str, Any]) -> bool:
    return all(
        _NUMBER.fullmatch(number) and type(letter) is str and _LETTER.fullmatch(letter)
        for number, letter in sealed.items()
    )
