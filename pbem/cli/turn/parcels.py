"""
What of the user's others may not have yet: worked out anew each time somebody looks, until it is shown to be there.

A parcel is a mail to be, with all that its receivers lack. It is written once; after that it is only pointed at,
until a paper of theirs shows that it has come.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from pbem.cli.orders import outgoing_mail
from pbem.cli.orders.outgoing_mail import ReadyMail
from pbem.cli.say import next_step
from pbem.cli.turn import letter
from pbem.cli.turn.own_turn import OwnTurn
from pbem.engine.pending.value import Holding
from pbem.engine.play.sealed_orders import needs_sealing
from pbem.engine.text.file_names import part_name
from pbem.engine.words.template import header
from pbem.local import files
from pbem.local.turn_files import beside_orders
from pbem.mail.file_kind import SEALED
from pbem.record import value


@value
class Parcel:
    """A mail that is due: the papers of the user that it is about, who gets it, and how it is made."""

    papers: tuple[str, ...]
    to: tuple[str, ...]
    prepare: Callable[[], ReadyMail]


def parcels(turn: OwnTurn) -> Iterator[Parcel]:
    """Yield the mails that are due: decisions signed here, the record that was made here, and the user's orders if ready."""
    yield from _signed_decisions(turn)
    orders, record = _orders(turn), _record(turn)
    if orders and record and set(record.to) <= set(orders.to):
        yield _join_parcels(orders, record)
    else:
        yield from (one for one in (record, orders) if one)


def _signed_decisions(turn: OwnTurn) -> Iterator[Parcel]:
    """Yield the mails with decisions that somebody here has signed, as long as others must still sign them."""
    held = {id(one.decision): one.lacking for one in turn.found.held_by(turn.mine)}
    for decision, (first, *_) in turn.decisions:
        if lacking := held.get(id(decision)):
            yield Parcel((first.path,), lacking, partial(decision_letter, turn, first.path, decision.kind))


def decision_letter(turn: OwnTurn, path: str, kind: str) -> ReadyMail:
    """Return the mail with a decision of the group of some kind."""
    return letter.document_letter(turn, path, f"a decision of the group ({kind})")


def _join_parcels(orders: Parcel, record: Parcel) -> Parcel:
    """Put the papers of a record into the mail with orders."""

    def prepare() -> ReadyMail:
        return outgoing_mail.with_files(orders.prepare(), record.papers)

    return Parcel((*record.papers, *orders.papers), orders.to, prepare)


def _record(turn: OwnTurn) -> Parcel | None:
    """Return the mail with the newest record, if it is the user's to pass on and somebody may not have it."""
    held = {one.kind: one for one in turn.found.held_by(turn.mine)}
    if "record" not in held:
        return None
    proofs = _proofs(turn) if "proof" in held else []

    def prepare() -> ReadyMail:
        return outgoing_mail.with_files(outgoing_mail.game_mail(turn.opened), proofs)

    return Parcel((turn.opened.path, *proofs), held["record"].lacking, prepare)


def _proofs(turn: OwnTurn) -> list[str]:
    """Return the file with the user's proof, which is part of record 0."""
    name, folder = turn.game.file.genesis.name, turn.opened.folder
    paths = (os.path.join(folder, part_name(name, seat, proved=True)) for seat in turn.mine)
    return [path for path in paths if files.exists(path)][:1]


def _orders(turn: OwnTurn) -> Parcel | None:
    """Return the mail with the user's orders: as they are, sealed, or opened."""
    path, held = turn.orders, turn.found.of(turn.me).holds
    one = next((one for one in held if one.kind in ("orders", "seal", "opened")), None)
    if one is None:
        return None
    if not needs_sealing(turn.game):
        return Parcel((path,), one.lacking, lambda: letter.orders_letter(turn, path))
    sealed = next_step.sealed_path(turn.game, turn.me, path)
    if one.kind == "seal":
        return _document(turn, one, [sealed], SEALED) if files.exists(sealed) else None
    opened = beside_orders(path, header(turn.game, turn.me), next_step.REVEALED)
    if one.kind == "opened":
        return _document(turn, one, [opened, *_if_there(sealed)], "opened orders")
    return _document(turn, one, [path, *_if_there(sealed)], "signed orders")


def _document(turn: OwnTurn, held: Holding, paths: Sequence[str], kind: str) -> Parcel:
    first, *more = paths

    def prepare() -> ReadyMail:
        return outgoing_mail.with_files(letter.document_letter(turn, first, kind), more)

    return Parcel(tuple(paths), held.lacking, prepare)


def _if_there(path: str) -> list[str]:
    return [path] if files.exists(path) else []
