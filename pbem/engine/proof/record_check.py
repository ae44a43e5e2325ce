"""
One record judged: could these orders be given then, and who answers for them?

Rule 1. A record is judged by the state before it alone, and by nothing that came later.
Rule 2. What needs a signature check is collected, not checked: those checks are slow, do not depend
        on one another, and are done together in the end (`signatures.first_bad`).
Rule 3. The first fault counts: record by record, inside a record in the order of this file.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from pbem.engine.file.decision import Decision, decision_of_record
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Link, Record
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.play.approval import Voters, council
from pbem.engine.play.order_header import ExpectedHeader, read_header
from pbem.engine.play.witness import live_seats, witness_message
from pbem.engine.proof.signatures import FaultError, Signature, as_fault
from pbem.engine.table.resolution import AnyTable
from pbem.engine.table.sheet import Sheet, format_path
from pbem.engine.table.terms import Awaited, Data
from pbem.errors import ContentError
from pbem.trust.canonical import read_canonical, unwrap_base64
from pbem.trust.documents import ADMIN_NAMESPACE, ORDERS_NAMESPACE, WITNESS_NAMESPACE


class JudgedRecord(NamedTuple):
    """A record that could be made then: the orders by seat, and what still has to be checked."""

    orders: dict[str, Any]
    signatures: list[Signature]
    unsigned: list[str]
    decision: Decision | None = None


class Moment(NamedTuple):
    """What a record is judged by. `silent` are the witnesses passed over by substitution."""

    genesis: Genesis
    table: AnyTable
    state: Any
    awaited: Awaited | None
    link: Link
    base: str
    silent: tuple[str, ...] = ()


def judge_record(moment: Moment, record: Record, documents: Sequence[Data | None]) -> JudgedRecord:
    """
    Judge all of a record except its signatures and its result; raise FaultError.

    `documents` are its orders as plain data, None for those that were not read yet.
    """
    if record.admin:
        return _judge_decision(moment, record)
    judged = _judge_orders(moment, record, documents) if record.index else _judge_set_up(record)
    if record.proofs or moment.genesis.chance.witnessed:
        judged.signatures.extend(_proofs(moment, record, tuple(judged.orders)))
    return judged


def _judge_set_up(record: Record) -> JudgedRecord:
    if record.orders or record.sigs:
        raise FaultError("orders", 0, "a set-up left to chance has no orders")
    return JudgedRecord({}, [], [])


def _judge_orders(moment: Moment, record: Record, documents: Sequence[Data | None]) -> JudgedRecord:
    index, genesis = record.index, moment.genesis
    awaited = moment.awaited
    if awaited is None:
        raise FaultError("orders", index, "the game was over; nobody had to decide")
    expected = ExpectedHeader(genesis, moment.base, moment.table.clock(moment.state), awaited)
    orders: dict[str, Any] = {}
    signatures, unsigned = [], []
    sigs = record.sigs or ("",) * len(record.orders)
    if len(sigs) != len(record.orders):
        raise FaultError("signature", index, "every set of orders needs a signature")
    for text, document, sig in zip(record.orders, documents, sigs, strict=True):
        seat, orders_ = _judge_document(moment, expected, document or _read_text(index, text))
        orders[seat] = orders_
        if seat in genesis.identities:
            signatures.append(_signature(genesis, index, seat, text, sig))
        elif sig:
            raise FaultError("signature", index, f"{seat} has no key and cannot have signed")
        else:
            unsigned.append(seat)
    if (*orders,) != awaited.must or len(record.orders) > 1:  # hardly ever
        _require_all(genesis, index, tuple(orders), awaited.must, len(record.orders))
    return JudgedRecord(orders, signatures, unsigned)


def _read_text(index: int, text: str) -> Data:
    try:
        return read_canonical(text)
    except ContentError as error:
        raise FaultError("orders", index, f"the orders cannot be read: {error}") from None


def _judge_document(moment: Moment, expected: ExpectedHeader, document: Data) -> tuple[str, Any]:
    sheet = Sheet(document)
    header = read_header(sheet, expected, recorded=True)
    orders = None
    if header.seat:
        hands = hands_of(moment.genesis)
        orders = hands.read_orders(moment.table, moment.state, header.seat, sheet, {}, final=True)
    for problem in sheet.problems:
        if problem.is_error:
            where = format_path(problem.path) or "orders"
            raise FaultError("orders", moment.link.index, f"{where}: {problem.message} ({problem.code})")
    return header.seat, orders


def _require_all(genesis: Genesis, index: int, seats: Sequence[str], must: Sequence[str], texts: int) -> None:
    in_order = sorted(seats, key=genesis.seat_ids.index)
    if len(seats) != texts or list(seats) != in_order:
        raise FaultError("orders", index, "the orders must be in seat order, one for each seat")
    missing = [seat for seat in must if seat not in seats]
    if missing:
        raise FaultError("orders", index, f"the orders of {' and '.join(missing)} are missing")


def _signature(genesis: Genesis, index: int, seat: str, text: str, sig: str) -> Signature:
    if not sig:
        raise FaultError("signature", index, f"the orders of {seat} are not signed")
    raw = _raw_signature(index, seat, sig)
    public = genesis.identities[seat]
    return Signature(index, seat, public, ORDERS_NAMESPACE, text.encode(), raw)


def _raw_signature(index: int, who: str, sig: str) -> bytes:
    try:
        return unwrap_base64(sig)
    except ContentError as error:
        raise FaultError("signature", index, f"signature of {who}: {error}") from None


def _proofs(moment: Moment, record: Record, authors: Sequence[str]) -> list[Signature]:
    genesis = moment.genesis
    live = live_seats(moment.table, moment.state, genesis)
    needed = genesis.chance.witnesses(authors, live, moment.silent)
    names = tuple(name for name, _ in record.proofs)
    if names != needed:
        wanted = " and ".join(needed) or "nobody"
        what = f"the dice must come from {wanted}, not from {' and '.join(names) or 'nobody'}"
        raise FaultError("witness", record.index, what)
    return [
        Signature(
            record.index,
            name,
            genesis.dice_keys[name],
            WITNESS_NAMESPACE,
            witness_message(genesis, moment.link, name),
            proof,
        )
        for name, proof in zip(needed, moment.link.proofs, strict=True)
    ]


def _judge_decision(moment: Moment, record: Record) -> JudgedRecord:
    genesis = moment.genesis
    live = live_seats(moment.table, moment.state, genesis)
    must = moment.awaited.must if moment.awaited else ()
    with as_fault("orders", record.index):
        decision = decision_of_record(genesis, record, moment.link)
        signing = council(genesis, decision, Voters(live, must, moment.silent))
    if tuple(name for name, _ in record.approvals) != signing.signers:
        what = f"it must be signed by {' and '.join(signing.signers) or 'nobody'}, in this order"
        raise FaultError("signature", record.index, what)
    message = record.admin.encode()
    signatures = [
        Signature(
            record.index,
            name,
            genesis.identities[name],
            ADMIN_NAMESPACE,
            message,
            _raw_signature(record.index, name, sig),
        )
        for name, sig in record.approvals
    ]
    return JudgedRecord({}, signatures, list(signing.unsigned), decision)
