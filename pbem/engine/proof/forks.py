"""
Two histories of one game: where they part, and who signed what on both sides.

Anyone who signed two texts for the same slot (orders with one `seq` for one head, the dice of one
record, two decisions for one place, or dice beside a decision that needed nobody else) has cheated, or
used two computers. Both signatures together prove it to anybody. Every key counts that was ever in
effect: a player who was replaced since has signed nevertheless.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from pbem.engine.file.decision import REPLACE, SUBSTITUTE
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record, link, table_of
from pbem.engine.file.phrases import listed
from pbem.engine.file.succession import seated
from pbem.engine.play.play import Game
from pbem.engine.play.sealed_orders import Sealed, sealed_message
from pbem.engine.play.witness import witness_message
from pbem.engine.proof.exhibit import Deed, Exhibit, SignedText
from pbem.engine.proof.signatures import raw_signature
from pbem.errors import ContentError
from pbem.record import value
from pbem.trust.documents import ADMIN_NAMESPACE, ORDERS_NAMESPACE, SEALED_NAMESPACE, WITNESS_NAMESPACE
from pbem.trust.hashes import NO_HASH

_Texts = dict[str, tuple[str, bytes]]
_TWO_KEYS: tuple[Deed, ...] = ("passing", "beside", "perhaps")
"""Deeds of which the texts are signed with keys of more than one kind or person."""


def fork_place(one: Sequence[Record], other: Sequence[Record]) -> int | None:
    """Return the number of the first record in which two histories differ; None if none does."""
    pairs = zip(one, other, strict=False)
    return next((record.index for record, twin in pairs if record.head != twin.head), None)


def exhibits(genesis: Genesis, one: Sequence[Record], other: Sequence[Record]) -> list[Exhibit]:
    """
    Return what can be proved at the place where two histories part.

    Both are believed to hold: their decisions say whose keys were in effect.
    """
    place = fork_place(one, other)
    if place is None:
        return []
    prev = bytes.fromhex(one[place - 1].head) if place else NO_HASH
    times = eras(genesis, (*one, *other))
    pair = (one[place], other[place])
    found = [
        *_double_orders(*(_signed_texts(zip(r.orders, r.sigs, strict=False)) for r in pair)),
        *_double_dice(times, prev, *pair),
        *_double_decisions(*pair),
        *_passed_over(genesis, prev, *pair),
        *_passed_over(genesis, prev, *pair[::-1]),
    ]
    people = people_at(genesis, one[:place])
    beside = [*_dice_beside_decision(genesis, prev, *pair), *_dice_beside_decision(genesis, prev, *pair[::-1])]
    return [*_proved_cases(times, found), *_proved_cases([people], beside)]


def needed_signatures(one: Record, other: Record) -> str:
    """
    Say of a decision beside other play, for one place, who had to sign it; "" where there is none.

    Of a `substitute` the exhibits say it.
    """
    decided = [record.decided() for record in (one, other)]
    for decision, record, twin in zip(decided, (one, other), (other, one), strict=True):
        if decision and decision["kind"] != SUBSTITUTE and not twin.admin:
            who = listed([name for name, _ in record.approvals]) or "nobody with a key"
            return (
                f"the decision in one of them ({decision['kind']}) needed the signature of {who}; "
                "which of the two records came first cannot be proved"
            )
    return ""


def double_orders(genesis: Genesis, records: Sequence[Record], place: int, others: Mapping[str, str]) -> list[Exhibit]:
    """Return who signed both the orders in a record and others (text to base64) for the same head."""
    record = records[place]
    found = _double_orders(_signed_texts(zip(record.orders, record.sigs, strict=False)), _signed_texts(others.items()))
    return list(_proved_cases(eras(genesis, records), found))


def double_seals(game: Game, seals: Iterable[Sealed]) -> list[Exhibit]:
    """Return who sealed different orders for the moment of a game; the seals were checked."""
    by_player: dict[str, dict[bytes, SignedText]] = {}
    for one in seals:
        message = sealed_message(game, one.player, one.seq, one.orders)
        public = game.file.genesis.identities[one.player]
        text = SignedText(one.player, public, SEALED_NAMESPACE, message, one.sig)
        by_player.setdefault(one.player, {}).setdefault(one.orders, text)
    return [Exhibit((who,), "seals", tuple(texts.values())[:2]) for who, texts in by_player.items() if len(texts) > 1]


# ── what is said to be signed ────────────────────────────────────────────────────────────────────


@value
class Claim:
    """A text that is said to be signed by somebody; no key has been looked at."""

    who: str
    namespace: str
    text: bytes
    sig: bytes


@value
class _Suspicion:
    """What would be an exhibit if all its claims were true."""

    who: tuple[str, ...]
    what: Deed
    claims: tuple[Claim, ...]
    about: str = ""


def _double_orders(ours: _Texts, theirs: _Texts) -> Iterator[_Suspicion]:
    for seat, (text, sig) in ours.items():
        twin, twin_sig = theirs.get(seat, (text, sig))
        (*slot, seq), (*twin_slot, twin_seq) = _slot(text), _slot(twin)
        if twin == text or slot != twin_slot:
            continue
        claims = (
            Claim(seat, ORDERS_NAMESPACE, text.encode(), sig),
            Claim(seat, ORDERS_NAMESPACE, twin.encode(), twin_sig),
        )
        if seq == twin_seq:
            yield _Suspicion((seat,), "orders", claims)
        else:
            yield _Suspicion((seat,), "revision", claims, f"{seq} and {twin_seq}")


def _double_dice(times: Sequence[Genesis], prev_head: bytes, one: Record, other: Record) -> Iterator[_Suspicion]:
    theirs = {claim.who: claim for claim in dice_claims(times[0], prev_head, other)}
    for claim in dice_claims(times[0], prev_head, one):
        twin = theirs.get(claim.who, claim)
        if claim.text != twin.text:
            yield _Suspicion((claim.who,), "dice", (claim, twin))


def dice_claims(genesis: Genesis, prev_head: bytes, record: Record) -> list[Claim]:
    """Return the proofs in a record, each with the document that its witness signed."""
    try:
        made = link(genesis, record, prev_head)
    except ContentError:
        return []
    return [
        Claim(who, WITNESS_NAMESPACE, witness_message(genesis, made, who), raw_signature(proof))
        for who, proof in record.proofs
        if who in genesis.dice_keys
    ]


def _double_decisions(one: Record, other: Record) -> Iterator[_Suspicion]:
    theirs = {claim.who: claim for claim in approval_claims(other)}
    for claim in approval_claims(one):
        if claim.who in theirs and one.admin != other.admin:
            yield _Suspicion((claim.who,), "decision", (claim, theirs[claim.who]))


def approval_claims(record: Record) -> list[Claim]:
    """Return the signatures of a decision."""
    text = record.admin.encode()
    return [Claim(who, ADMIN_NAMESPACE, text, raw_signature(sig)) for who, sig in record.approvals]


def _passed_over(genesis: Genesis, prev: bytes, one: Record, other: Record) -> Iterator[_Suspicion]:
    """A record with a witness's dice, and the decision to go on without that witness instead."""
    decision = other.decided()
    if decision.get("kind") != SUBSTITUTE:
        return
    witness, approvals = str(decision.get("seat")), approval_claims(other)
    for proof in dice_claims(genesis, prev, one):
        if proof.who == witness and approvals:
            who = tuple(claim.who for claim in approvals)
            yield _Suspicion(who, "passing", (proof, *approvals), witness)


def _dice_beside_decision(genesis: Genesis, prev: bytes, one: Record, other: Record) -> Iterator[_Suspicion]:
    """A record with somebody's dice, and a decision for its place that the same person signed."""
    decision = other.decided()
    if decision.get("kind") in (None, SUBSTITUTE):
        return
    dice, approvals = dice_claims(genesis, prev, one), approval_claims(other)
    for approval in approvals:
        for proof in dice:
            if proof.who == approval.who:
                alone = len(dice) == len(approvals) == 1
                deed: Deed = "beside" if alone else "perhaps"
                yield _Suspicion((proof.who,), deed, (proof, approval))


# ── whose keys these are ─────────────────────────────────────────────────────────────────────────


def _proved_cases(times: Sequence[Genesis], cases: Iterable[_Suspicion]) -> Iterator[Exhibit]:
    """Keep the cases in which every text was signed, and one deed by one key, whenever it counted."""
    for case in cases:
        items = [signed_text(times, claim) for claim in case.claims]
        good = [item for item in items if item]
        by_one = case.what in _TWO_KEYS or len({item.public for item in good}) == 1
        if len(good) == len(items) and by_one:
            yield Exhibit(case.who, case.what, tuple(good), case.about)


def signed_text(times: Sequence[Genesis], claim: Claim) -> SignedText | None:
    """Return a claim with the first key by which it is true; None if there is none."""
    dice = claim.namespace == WITNESS_NAMESPACE
    rings = [era.dice_keys if dice else era.identities for era in times]
    for public in dict.fromkeys(ring[claim.who] for ring in rings if claim.who in ring):
        text = SignedText(claim.who, public, claim.namespace, claim.text, claim.sig)
        if text.is_good():
            return text
    return None


def eras(genesis: Genesis, records: Iterable[Record]) -> list[Genesis]:
    """Return the people who began, and those after each time when somebody took a seat."""
    found = [genesis.founding]
    for record in records:
        decision = record.decided()
        if decision.get("kind") == REPLACE:
            try:
                found.append(seated(genesis.founding, {decision["seat"]: decision["events"][0]}))
            except (ContentError, KeyError, IndexError):
                continue
    return found


def people_at(genesis: Genesis, records: Iterable[Record]) -> Genesis:
    """Return the people who play after these records, whose keys sign what follows."""
    decisions = [table_of(record.admin) for record in records if record.admin]
    since = {one["seat"]: one["events"][0] for one in decisions if one.get("kind") == REPLACE}
    return seated(genesis.founding, since)


def _signed_texts(pairs: Iterable[tuple[str, str]]) -> _Texts:
    return {str(table_of(text).get("player")): (text, raw_signature(sig)) for text, sig in pairs if sig}


def _slot(text: str) -> tuple[Any, ...]:
    signed = table_of(text).get("signed", {})
    return tuple(signed.get(key) for key in ("game_id", "base", "seq"))
