"""
Two histories of one game: where they part, and who signed on both sides.

Anyone who signed two texts for the same slot (orders with one `seq` for one head, the dice of one
record, or two decisions for one place) has cheated, or used two computers. Both signatures together
prove it to anybody. Every key counts that was ever in effect: a player who was replaced since signed
all the same.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pbem.engine.chance.witness import witness_message
from pbem.engine.decisions.decision import REPLACE
from pbem.engine.decisions.succession import seated
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record, link
from pbem.errors import ContentError
from pbem.trust.canonical import read_canonical, unwrap_base64
from pbem.trust.documents import ADMIN_NAMESPACE, ORDERS_NAMESPACE, WITNESS_NAMESPACE
from pbem.trust.hashes import NO_HASH
from pbem.trust.keys import PublicKey
from pbem.trust.sshsig import armor, verify

_Texts = dict[str, tuple[str, bytes]]


class Exhibit(NamedTuple):
    """
    Two texts that one key signed for one slot, both good.

    `what` is "orders", "dice" or "decision"; `texts` are the exact bytes, `sigs` the raw signatures.
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
    eras = _eras(genesis, (*one, *other))
    pair = (one[place], other[place])
    found = [
        *_double_orders(*(_signed_texts(zip(r.orders, r.sigs, strict=False)) for r in pair)),
        *_double_dice(eras, prev, *pair),
        *_double_decisions(*pair),
    ]
    return list(_proved(eras, found))


def double_orders(
    genesis: Genesis, records: Sequence[Record], place: int, others: Mapping[str, str]
) -> list[Exhibit]:
    """Return who signed both the orders in a record and others (text to base64) for their slot."""
    record = records[place]
    found = _double_orders(_signed_texts(zip(record.orders, record.sigs, strict=False)),
                           _signed_texts(others.items()))  # fmt: skip
    return list(_proved(_eras(genesis, records), found))


def exhibit_files(exhibit: Exhibit) -> list[tuple[str, bytes]]:
    """Return the files that prove a double signature to `ssh-keygen -Y verify`: (name, content)."""
    stem = f"{exhibit.who}-{exhibit.what}"
    files = [(f"{stem}.allowed", f"{exhibit.who} {exhibit.public.line}\n".encode())]
    for number, (text, sig) in enumerate(zip(exhibit.texts, exhibit.sigs, strict=True), 1):
        armored = armor(exhibit.public, exhibit.namespace, sig)
        files += [(f"{stem}-{number}.json", text), (f"{stem}-{number}.sig", armored.encode())]
    return files


def exhibit_command(exhibit: Exhibit, number: int) -> str:
    """Return how to check one of the two with OpenSSH alone."""
    stem = f"{exhibit.who}-{exhibit.what}"
    return (
        f"ssh-keygen -Y verify -f {stem}.allowed -I {exhibit.who} -n {exhibit.namespace} "
        f"-s {stem}-{number}.sig < {stem}-{number}.json"
    )


class _Pair(NamedTuple):
    """Two texts for one slot that are said to be signed by somebody; no key has been looked at."""

    who: str
    what: str
    namespace: str
    texts: tuple[bytes, bytes]
    sigs: tuple[bytes, bytes]


def _double_orders(ours: _Texts, theirs: _Texts) -> Iterator[_Pair]:
    for seat, (text, sig) in ours.items():
        twin, twin_sig = theirs.get(seat, (text, sig))
        if twin != text and _slot(twin) == _slot(text):
            texts = (text.encode(), twin.encode())
            yield _Pair(seat, "orders", ORDERS_NAMESPACE, texts, (sig, twin_sig))


def _double_dice(
    eras: Sequence[Genesis], prev_head: bytes, one: Record, other: Record
) -> Iterator[_Pair]:
    genesis = eras[0]
    try:
        links = [link(genesis, record, prev_head) for record in (one, other)]
    except ContentError:
        return
    theirs = dict(other.proofs)
    for who, proof in one.proofs:
        if who in theirs and who in genesis.dice_keys:
            first, second = (witness_message(genesis, made, who) for made in links)
            if first != second:
                sigs = (_raw(proof), _raw(theirs[who]))
                yield _Pair(who, "dice", WITNESS_NAMESPACE, (first, second), sigs)


def _double_decisions(one: Record, other: Record) -> Iterator[_Pair]:
    theirs = dict(other.approvals)
    for who, sig in one.approvals:
        if who in theirs and one.admin != other.admin:
            texts = (one.admin.encode(), other.admin.encode())
            sigs = (_raw(sig), _raw(theirs[who]))
            yield _Pair(who, "decision", ADMIN_NAMESPACE, texts, sigs)


def _proved(eras: Sequence[Genesis], pairs: Iterable[_Pair]) -> Iterator[Exhibit]:
    """Keep the pairs of which one key signed both texts, whenever it was in effect."""
    for pair in pairs:
        for public in _keys(eras, pair):
            exhibit = Exhibit(pair.who, pair.what, public, *pair[2:])
            if _is_good(exhibit):
                yield exhibit
                break


def _keys(eras: Sequence[Genesis], pair: _Pair) -> dict[PublicKey, None]:
    """The keys with which somebody could ever sign such a text, the first one first."""
    rings = [era.dice_keys if pair.what == "dice" else era.identities for era in eras]
    return dict.fromkeys(ring[pair.who] for ring in rings if pair.who in ring)


def _eras(genesis: Genesis, records: Iterable[Record]) -> list[Genesis]:
    """The people who began, and those after each time when somebody took a seat."""
    eras = [genesis.founding]
    for record in records:
        decision = _table(record.admin) if record.admin else {}
        if decision.get("kind") == REPLACE:
            try:
                eras.append(seated(genesis.founding, {decision["seat"]: decision["events"][0]}))
            except (ContentError, KeyError, IndexError):
                continue
    return eras


def _signed_texts(pairs: Iterable[tuple[str, str]]) -> _Texts:
    """Signed orders by seat."""
    return {str(_table(text).get("player")): (text, _raw(sig)) for text, sig in pairs if sig}


def _slot(text: str) -> tuple[Any, ...]:
    signed = _table(text).get("signed", {})
    return tuple(signed.get(key) for key in ("game_id", "base", "seq"))


def _table(text: str) -> dict[str, Any]:
    try:
        return read_canonical(text)
    except ContentError:
        return {}


def _raw(sig: str) -> bytes:
    try:
        return unwrap_base64(sig)
    except ContentError:
        return b""


def _is_good(exhibit: Exhibit) -> bool:
    return all(
        verify(exhibit.public, exhibit.namespace, text, sig)
        for text, sig in zip(exhibit.texts, exhibit.sigs, strict=True)
    )
