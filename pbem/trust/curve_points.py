"""Whether 32 bytes are a sound Ed25519 key: a point of the prime-order group (trust 4.3).

A key outside that group lets its owner make signatures on which programs disagree, or which
hold for every message.  The libraries do not refuse such keys, so it is done here, once a key.
"""

from __future__ import annotations

P = 2**255 - 19
_TAIL = 27742317777372353535851937790883648493
L = 2**252 + _TAIL
_D = -121665 * pow(121666, -1, P) % P
_ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)

Affine = tuple[int, int]
# X, Y, Z, T with x = X/Z, y = Y/Z, xy = T/Z (Hisil, Wong, Carter, Dawson 2008).
Extended = tuple[int, int, int, int]


def decode_point(encoded: bytes) -> Affine | None:
    """Read a point in the strict sense of RFC 8032 5.1.3; None if the bytes are no point."""
    number = int.from_bytes(encoded, "little")
    sign, y = number >> 255, number & (2**255 - 1)
    if len(encoded) != 32 or y >= P:
        return None
    x = _root_of_ratio((y * y - 1) % P, (_D * y * y + 1) % P)
    if x is None or (x == 0 and sign):
        return None
    return (x if x & 1 == sign else P - x), y


def has_prime_order(point: Affine) -> bool:
    """Say whether the point has order L: L times it is neutral, and it is not."""
    x, y, z, _ = _times_order(point)
    return point != (0, 1) and x == 0 and y == z


def _root_of_ratio(u: int, v: int) -> int | None:
    """Square root of u/v modulo P, or None (RFC 8032 5.1.3)."""
    root = u * pow(v, 3, P) * pow(u * pow(v, 7, P), (P - 5) // 8, P) % P
    if v * root * root % P == u:
        return root
    if v * root * root % P == P - u:
        return root * _ROOT_OF_MINUS_ONE % P
    return None


def _times_order(point: Affine) -> Extended:
    x, y = point
    sum_, difference, twisted = y + x, y - x, 2 * _D * x * y % P
    at: Extended = (x, y, 1, x * y % P)
    for bit in bin(L)[3:]:
        at = _doubled(at)
        if bit == "1":
            at = _added(at, sum_, difference, twisted)
    return at


def _doubled(point: Extended) -> Extended:
    x, y, z, _ = point
    xx, yy = x * x % P, y * y % P
    e = (x + y) * (x + y) % P - xx - yy
    g = yy - xx
    f = g - 2 * z * z % P
    h = -xx - yy
    return e * f % P, g * h % P, f * g % P, e * h % P


def _added(point: Extended, sum_: int, difference: int, twisted: int) -> Extended:
    """Add an affine point, given as y + x, y - x and 2dxy."""
    x, y, z, t = point
    a, b = (y - x) * difference % P, (y + x) * sum_ % P
    c, d = t * twisted % P, 2 * z
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P
