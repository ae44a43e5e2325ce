"""Dice, draws and shuffles from the seed of a turn (trust 4.7).

A seed opens any number of named streams.  Stream `label` is the bytes of HMAC-SHA256(seed,
"pbem/1/roll" 00 label 00 counter) for counter 0, 1, 2, ...; so one event's dice never depend
on how many dice another one took.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, TypeVar

Item = TypeVar("Item")

MAX_BELOW = 65536
_PREFIX = b"pbem/1/roll\0"
_BLOCK = 64
# The pips by a byte of the stream; 0 for the last few, which would favour some pips.
_PIPS = bytes(byte % 6 + 1 if byte < 252 else 0 for byte in range(256))
_INNER_PAD = bytes(byte ^ 0x36 for byte in range(256))
_OUTER_PAD = bytes(byte ^ 0x5C for byte in range(256))


class Dice:
    """All streams of one seed of 32 bytes.  The same label always opens the same stream anew."""

    __slots__ = ("_inner", "_outer")

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        # HMAC by hand (RFC 2104): both keyed states are made once and copied for every block,
        # which is a third cheaper than hmac.digest.
        key = seed.ljust(_BLOCK, b"\0")
        self._inner = sha256(key.translate(_INNER_PAD) + _PREFIX)
        self._outer = sha256(key.translate(_OUTER_PAD))

    def stream(self, label: str) -> Stream:
        """Open the stream called `label`: ASCII without NUL, else ValueError."""
        name = label.encode("ascii")
        if b"\0" in name:
            raise ValueError("a stream's label has no NUL")
        return Stream(self._inner, self._outer, name + b"\0")


class Stream:
    """Uniform numbers, one after the other, from one named stream."""

    __slots__ = ("_at", "_block", "_counter", "_inner", "_name", "_outer", "_pips")

    # The two keyed states are typed Any: hashlib gives its hash objects no public type.
    def __init__(self, inner: Any, outer: Any, name: bytes) -> None:
        self._inner = inner
        self._outer = outer
        self._name = name
        self._counter = 0
        self._block = self._pips = b""
        self._at = 0

    def d6(self) -> int:
        """Throw one die: 1..6."""
        return self.roll(1)[0]

    def roll(self, count: int) -> tuple[int, ...]:
        """Throw some dice, one after the other: the same numbers as so many calls of `d6`."""
        at = self._at
        if at + count > len(self._pips):
            self._fetch()
            at = 0
        self._at = at + count
        dice = self._pips[at : at + count]
        if 0 in dice or len(dice) < count:
            dice = dice.replace(b"\0", b"")
            return tuple(dice) + self.roll(count - len(dice))
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
            byte = self._byte()
            if byte < limit:
                return byte % n

    def shuffle(self, items: list[Item]) -> None:
        """Put a list in random order, in place, from the last place to the second."""
        for last in range(len(items) - 1, 0, -1):
            place = self.below(last + 1)
            items[last], items[place] = items[place], items[last]

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
        if self._at == len(self._block):
            self._fetch()
        byte = self._block[self._at]
        self._at += 1
        return byte

    def _fetch(self) -> None:
        """Fetch the next 32 bytes, behind those that are left."""
        inner = self._inner.copy()
        inner.update(self._name + self._counter.to_bytes(4, "big"))
        outer = self._outer.copy()
        outer.update(inner.digest())
        self._counter += 1
        self._block, self._at = self._block[self._at :] + outer.digest(), 0
        self._pips = self._block.translate(_PIPS)
