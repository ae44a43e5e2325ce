"""
Two histories of one game: where they part, and who signed on both sides.

Whoever signed two texts for the same slot (orders with one `seq` for one head, or the dice of one
record) has cheated, or used two computers. Both signatures together prove it to anybody.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record, RecordError, link
from pbem.engine.people.witness import witness_message
from pbem.trust.canonical import ProfileError, read_canonical, unwrap_base64
from pbem.trust.documents import ORDERS_NAMESPACE, WITNESS_NAMESPACE
from pbem.trust.hashes import NO_HASH
from pbem.trust.keys import PublicKey
from pbem.trust.sshsig import armor, verify

_Texts = dict[str, tuple[str, bytes]]


class Exhibit(NamedTuple):
    """
    Two texts that one key signed for one slot, both good.

    `what` is "orders" or "dice"; `texts` are the exact bytes, `sigs` the raw signatures.
    """

    who: str
    what: str
    public: PublicKey
    namespace: str
    texts: tuple[bytes, bytes]
    sigs: tuple[bytes, bytes]


def fork_place(one: Sequence[Record], other: Sequence[Record]) -> int | None:
    """Return the number of the first record in which two histories differ; None if none does."""
    pairs = zip(one, other, strict=False)
    return next((record.index for record, twin in pairs if record.head != twin.head), None)


def exhibits(genesis: Genesis, one: Sequence[Record], other: Sequence[Record]) -> list[Exhibit]:
    """Return every double signature at the place where two histories part."""
    place = fork_place(one, other)
    if place is None:
        return []
    prev = bytes.fromhex(one[place - 1].head) if place else NO_HASH
    pair = (one[place], other[place])
    orders = dict(zip(pair[1].orders, pair[1].sigs, strict=False))
    found = list(_double_dice(genesis, prev, *pair))
    return [
        *double_orders(genesis, pair[0], orders),
        *(exhibit for exhibit in found if _is_good(exhibit)),
    ]


def double_orders(genesis: Genesis, record: Record, others: Mapping[str, str]) -> list[Exhibit]:
    """Return who signed both the orders in a record and others (text to base64) for their slot."""
    found = _double_orders(genesis, _signed_texts(zip(record.orders, record.sigs, strict=False)),
                           _signed_texts(others.items()))  # fmt: skip
    return [exhibit for exhibit in found if _is_good(exhibit)]


def exhibit_files(exhibit: Exhibit) -> list[tuple[str, bytes]]:
    """Return the files that prove a double signature to `ssh-keygen -Y verify`: (name, content)."""
    stem = f"{exhibit.who}-{exhibit.what}"
    rows = [(f"{stem}.allowed", f"{exhibit.who} {exhibit.public.line}\n".encode())]
    for number, (text, sig) in enumerate(zip(exhibit.texts, exhibit.sigs, strict=True), 1):
        armored = armor(exhibit.public, exhibit.namespace, sig)
        rows += [(f"{stem}-{number}.json", text), (f"{stem}-{number}.sig", armored.encode())]
    return rows


def exhibit_command(exhibit: Exhibit, number: int) -> str:
    """Return how to check one of the two with OpenSSH alone."""
    stem = f"{exhibit.who}-{exhibit.what}"
    return (
        f"ssh-keygen -Y verify -f {stem}.allowed -I {exhibit.who} -n {exhibit.namespace} "
        f"-s {stem}-{number}.sig < {stem}-{number}.json"
    )


def _double_orders(genesis: Genesis, ours: _Texts, theirs: _Texts) -> Iterator[Exhibit]:
    for seat, (text, sig) in ours.items():
        if seat not in theirs or seat not in genesis.identities:
            continue
        twin, twin_sig = theirs[seat]
        if twin != text and _slot(twin) == _slot(text):
            public = genesis.identities[seat]
            texts = (text.encode(), twin.encode())
            yield Exhibit(seat, "orders", public, ORDERS_NAMESPACE, texts, (sig, twin_sig))


def _double_dice(
    genesis: Genesis, prev_head: bytes, one: Record, other: Record
) -> Iterator[Exhibit]:
    try:
        links = [link(genesis, record, prev_head) for record in (one, other)]
    except RecordError:
        return
    theirs = dict(other.proofs)
    for who, proof in one.proofs:
        if who in theirs and who in genesis.dice_keys:
            first, second = (witness_message(genesis, made, who) for made in links)
            if first != second:
                sigs = (_raw(proof), _raw(theirs[who]))
                public = genesis.dice_keys[who]
                yield Exhibit(who, "dice", public, WITNESS_NAMESPACE, (first, second), sigs)


def _signed_texts(pairs: Iterable[tuple[str, str]]) -> _Texts:
    """Signed orders by seat."""
    return {str(_table(text).get("player")): (text, _raw(sig)) for text, sig in pairs if sig}


def _slot(text: str) -> tuple[Any, ...]:
    signed = _table(text).get("signed", {})
    return tuple(signed.get(key) for key in ("game_id", "base", "seq"))


def _table(text: str) -> dict[str, Any]:
    try:
        return read_canonical(text)
    except ProfileError:
        return {}


def _raw(sig: str) -> bytes:
    try:
        return unwrap_base64(sig)
    except ProfileError:
        return b""


def _is_good(exhibit: Exhibit) -> bool:
    return all(
        verify(exhibit.public, exhibit.namespace, text, sig)
        for text, sig in zip(exhibit.texts, exhibit.sigs, strict=True)
    )
