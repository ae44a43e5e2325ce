"""
The signatures in a record: what each one signs, which of many is not good, and who is at fault.

They are collected while records are judged, and checked together in the end: those checks are slow,
and do not depend on one another.
"""

import json
import threading
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record
from pbem.errors import ContentError, PbemError, UnsupportedError
from pbem.record import value
from pbem.trust.canonical import unwrap_base64
from pbem.trust.documents import ADMIN_NAMESPACE, ORDERS_NAMESPACE, WITNESS_NAMESPACE
from pbem.trust.keys import PublicKey
from pbem.trust.sshsig import verify

# ── What is wrong with a game file ────────────────────────────────────────────────────────────────

Kind = Literal[
    "file",
    "rules",
    "key",
    "joined",
    "orders",
    "signature",
    "witness",
    "state",
    "head",
    "snapshot",
    "next",
    "seal",
    "unsupported",
    "deck",
]

_MOST = 60


@value
class Fault:
    """
    The first thing wrong with a game file.

    `record` is the number of the record (None: the head of the file), `what` a plain sentence,
    `signer` who put a good signature under the record that is wrong ("" if nobody); where cards were
    dealt falsely, who stands by the deal.
    """

    kind: Kind
    record: int | None
    what: str
    signer: str = ""

    @property
    def said(self) -> str:
        """The record that is wrong, if it is not the head of the file, and what is; a clause without its full stop."""
        return f"{'' if self.record is None else f'record {self.record}: '}{self.what.rstrip('.')}"


class FaultError(Exception):
    """Stops an audit; carries the `fault`."""

    def __init__(self, kind: Kind, record: int | None, what: str, signer: str = "") -> None:
        super().__init__(what)
        self.fault = Fault(kind, record, what, signer)


class as_fault:  # noqa: N801 - it reads as what it does: with as_fault(...)
    """Make a fault of what is refused inside: nobody could have done it, and yet it is recorded."""

    # A class, because an audit enters thousands, and each as a generator would cost three times as much.
    __slots__ = ("kind", "record")

    def __init__(self, kind: Kind, record: int) -> None:
        self.kind: Kind = kind
        self.record = record

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, PbemError):
            kind: Kind = "unsupported" if isinstance(error, UnsupportedError) else self.kind
            raise FaultError(kind, self.record, str(error)) from None


def describe_difference(found: Any, expected: Any) -> str:
    """
    Say where a table of a file first differs from what the history leads to; "" if nowhere.

    As in `territories.siam: the file says ["ben", 6], the history leads to ["ben", 5]`.
    """
    first = next(_differences(found, expected, ()), None)
    if first is None:
        return ""
    path, said, wanted = first
    place = ".".join(ascii(key)[1:-1] for key in path)
    return f"{place}: the file says {_short_text(said)}, the history leads to {_short_text(wanted)}"


def _differences(found: Any, expected: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    """Yield where the two differ and both values; a value that is not there is None."""
    if isinstance(found, Mapping) and isinstance(expected, Mapping):
        for key in dict.fromkeys([*expected, *found]):
            yield from _differences(found.get(key), expected.get(key), (*path, key))
    elif _text(found) != _text(expected):
        yield path, found, expected


def _short_text(value: Any) -> str:
    text = "nothing" if value is None else _text(value)
    return text if len(text) <= _MOST else f"{text[: _MOST - 3]}..."


def _text(value: Any) -> str:
    """Write any value that TOML can hold, dates too."""
    return json.dumps(value, default=str)


_FEW = 64


class Signature(NamedTuple):
    """A signature that still has to be checked: whose it should be, and of what."""

    record: int
    who: str
    public: PublicKey
    namespace: str
    message: bytes
    raw: bytes

    def is_good(self) -> bool:
        """Check it."""
        return verify(self.public, self.namespace, self.message, self.raw)

    @property
    def fault(self) -> Fault:
        """What is wrong if it is not good."""
        if self.namespace == WITNESS_NAMESPACE:
            what = f"the proof is not the dice signature of {self.who} for this record"
            return Fault("witness", self.record, what)
        what = f"what is given as signed by {self.who} was changed, or is not signed by {self.who}"
        return Fault("signature", self.record, what)


def first_bad(signatures: Sequence[Signature]) -> Signature | None:
    """Check signatures; the first one that is not good, or None. Many are checked by two threads."""
    if len(signatures) < _FEW:
        return next((one for one in signatures if not one.is_good()), None)
    # The first call loads the library, which must not happen twice at once.
    if not signatures[0].is_good():
        return signatures[0]
    bad: list[int] = []
    places = range(1, len(signatures))
    other = threading.Thread(target=_note_bad, args=(signatures, places[1::2], bad))
    other.start()
    _note_bad(signatures, places[::2], bad)
    other.join()
    return signatures[min(bad)] if bad else None


def _note_bad(signatures: Sequence[Signature], places: Sequence[int], bad: list[int]) -> None:
    """Note the first bad signature among these places."""
    for place in places:
        if not signatures[place].is_good():
            bad.append(place)
            return


def claimed_signatures(genesis: Genesis, record: Record) -> Iterator[Signature]:
    """
    Yield the signatures that a record claims to hold, as far as they can be read.

    For a record that cannot be judged: was it changed, or written so?
    """
    signed = [(name, sig, record.admin, ADMIN_NAMESPACE) for name, sig in record.approvals]
    for text, sig in zip(record.orders, record.sigs, strict=False):
        signed.append((_author(text), sig, text, ORDERS_NAMESPACE))
    for name, sig, text, namespace in signed:
        public, raw = genesis.identities.get(name), raw_signature(sig)
        if public is not None and raw:
            yield Signature(record.index, name, public, namespace, text.encode(), raw)


def _author(text: str) -> str:
    try:
        return str(json.loads(text)["player"])
    except (ValueError, LookupError, TypeError, RecursionError):
        return ""


def raw_signature(sig: str) -> bytes:
    """Return the bytes of a signature in base64; none for one that cannot be read."""
    try:
        return unwrap_base64(sig)
    except ContentError:
        return b""
