"""Dice, draws and shuffles from the seed of a turn (trust 4.7).

A seed opens any number of named streams.  Stream `label` is the bytes of HMAC-SHA256(seed,
"pbem/1/roll" 00 label 00 counter) for counter 0, 1, 2, ...; so the dice of one event never depend
on how many dice another took.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar

import attrs

from pbem.record import mutable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Item = TypeVar("Item")

MAX_BELOW = 65536
_PREFIX = b"pbem/1/roll\0"
_BLOCK = 64
# The pips by a byte of the stream. The last few bytes would favour some pips: they are no dice.
_NO_DIE = b"\0"
_PIPS = bytes(byte % 6 + 1 for byte in range(252)) + 4 * _NO_DIE
_INNER_PAD = bytes(byte ^ 0x36 for byte in range(256))
_OUTER_PAD = bytes(byte ^ 0x5C for byte in range(256))


@mutable
class SeededDice:
    """All streams of one seed of 32 bytes.  The same label always opens the same stream anew."""

    seed: bytes = attrs.field(repr=False)
    # The two keyed states are typed Any: hashlib gives its hash objects no public type.
    _inner: Any = attrs.field(init=False, repr=False)
    _outer: Any = attrs.field(init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        if len(self.seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(self.seed)}")
        # HMAC by hand (RFC 2104): both keyed states are made once and copied for every block,
        # which is a third cheaper than hmac.digest.
        key = self.seed.ljust(_BLOCK, b"\0")
        self._inner = sha256(key.translate(_INNER_PAD) + _PREFIX)
        self._outer = sha256(key.translate(_OUTER_PAD))

    def stream(self, label: str) -> SeededStream:
        """Open the stream called `label`: ASCII without NUL, else ValueError."""
        name = label.encode("ascii")
        if b"\0" in name:
            raise ValueError("a stream's label has no NUL")
        return SeededStream(self._inner, self._outer, name + b"\0")

    def lay_face_down(self, cards: Sequence[int]) -> tuple[str, ...]:
        """Refuse to lay cards face down: `pbem.engine.modes.dealing` has dice that can."""
        raise ValueError(f"no cards ({len(cards)}) lie face down in this game")

    def draw_face_down(self, seat: str, cards: int) -> str:
        """Refuse to draw a card face down."""
        raise ValueError(f"{seat} cannot draw one of {cards} cards face down in this game")


@mutable
class SeededStream:
    """
    Uniform numbers, one after the other, from one named stream.

    `_bytes` were fetched in advance, `_pips` are the dice that they make (0 for a byte that is no
    die); `_at` of them are used up.
    """

    _inner: Any
    _outer: Any
    _name: bytes
    _bytes: bytes = b""
    _pips: bytes = b""
    _counter: int = 0
    _at: int = 0

    def d6(self) -> int:
        """Throw one die: 1..6."""
        return self.roll(1)[0]

    def roll(self, count: int) -> tuple[int, ...]:
        """Throw some dice, one after the other: the same numbers as that many calls of `d6`."""
        at, end = self._at, self._at + count
        if end > len(self._pips):
            self._fetch(count)
            at, end = 0, count
        self._at = end
        dice = self._pips[at:end]
        if _NO_DIE in dice:
            # Each byte that is no die is replaced by the next of the stream that is.
            fair = dice.replace(_NO_DIE, b"")
            return (*fair, *self.roll(count - len(fair)))
        return tuple(dice)

    def below(self, n: int) -> int:
        """Draw a number in 0..n-1, each as likely; n in 1..65536, else ValueError.

        Up to 256 it takes bytes, above it pairs of bytes, and passes over those that would
        favour small numbers.
        """
        if n > 256:
            return self._below_wide(n)
        if n < 1:
            raise ValueError(f"cannot draw below {n}")
        limit = 256 - 256 % n
        while True:
            if self._at == len(self._bytes):
                self._fetch(1)
            byte = self._bytes[self._at]
            self._at += 1
            if byte < limit:
                return byte % n

    def shuffle(self, items: list[Item]) -> None:
        """Put a list in random order, in place."""
        shuffle(self.below, items)

    def _below_wide(self, n: int) -> int:
        if n > MAX_BELOW:
            raise ValueError(f"cannot draw below {n}")
        limit = MAX_BELOW - MAX_BELOW % n
        while True:
            pair = self._byte() << 8
            pair |= self._byte()
            if pair < limit:
                return pair % n

    def _byte(self) -> int:
        if self._at == len(self._bytes):
            self._fetch(1)
        self._at += 1
        return self._bytes[self._at - 1]

    def _fetch(self, wanted: int) -> None:
        """Fetch blocks until at least so many bytes are unused."""
        fetched = bytearray(self._bytes[self._at :])
        while len(fetched) < wanted:
            inner, outer = self._inner.copy(), self._outer.copy()
            inner.update(self._name + self._counter.to_bytes(4, "big"))
            outer.update(inner.digest())
            fetched += outer.digest()
            self._counter += 1
        self._bytes, self._at = bytes(fetched), 0
        self._pips = self._bytes.translate(_PIPS)


def shuffle(below: Callable[[int], int], items: list[Item]) -> None:
    """Put a list in random order, in place, from the last place to the second."""
    for last in range(len(items) - 1, 0, -1):
        place = below(last + 1)
        items[last], items[place] = items[place], items[last]
