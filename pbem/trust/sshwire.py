"""Strings and numbers as SSH writes them (RFC 4251 section 5)."""

from __future__ import annotations

from pbem.errors import ContentError
from pbem.record import mutable


def string(data: bytes) -> bytes:
    """A length in four bytes, and the bytes."""
    return len(data).to_bytes(4, "big") + data


def mpint(number: int) -> bytes:
    """A number that is not negative, in the fewest bytes that leave the first bit clear."""
    return string(number.to_bytes((number.bit_length() + 8) // 8, "big") if number else b"")


@mutable
class Reader:
    """Takes fields from the front of bytes.  Raises ContentError when they run out."""

    _data: bytes
    _at: int = 0

    def take(self, count: int) -> bytes:
        """The next `count` bytes."""
        taken = self._data[self._at : self._at + count]
        if len(taken) != count:
            raise ContentError("the data ends too early")
        self._at += count
        return taken

    def u32(self) -> int:
        """The next four bytes as a number."""
        return int.from_bytes(self.take(4), "big")

    def string(self) -> bytes:
        """The next field with its length in front."""
        return self.take(self.u32())

    def mpint(self) -> int:
        """The next number, which must not be negative and be written in the shortest way."""
        field = self.string()
        number = int.from_bytes(field, "big")
        if string(field) != mpint(number):
            raise ContentError("a number is not written in its shortest form")
        return number

    def rest(self) -> bytes:
        """Everything that was not taken yet."""
        return self.take(len(self._data) - self._at)
