"""
What of the user's others may not have yet: worked out anew each time somebody looks, until it is shown to be there.

A parcel is a mail to be, with all that its receivers lack. It is written once; after that it is only pointed at,
until a paper of theirs shows that it has come.
"""

from collections.abc import Callable, Iterator, Sequence

from pbem.cli.begin import start_files
from pbem.cli.orders import outgoing_mail
from pbem.cli.orders.outgoing_mail import ReadyMail
from pbem.cli.say import next_step
from pbem.cli.turn import letter
from pbem.cli.turn.own_turn import OwnTurn
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.pending.possession import newest_held
from pbem.engine.play.play import needed_witnesses
from pbem.engine.play.sealed_orders import needs_sealing
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


def parcels(turn: OwnTurn, *, with_orders: bool) -> Iterator[Parcel]:
    """Yield the mails that are due: the record that was made here and, if they are ready, the user's orders."""
    orders = _orders(turn) if with_orders else None
    record = _record(turn)
    if orders and record and set(record.to) <= set(orders.to):
        yield _together(orders, record)
    else:
        yield from (one for one in (record, orders) if one)


def _together(orders: Parcel, record: Parcel) -> Parcel:
    """Put the papers of a record into the mail with orders."""

    def prepare() -> ReadyMail:
        return outgoing_mail.with_files(orders.prepare(), record.papers)

    return Parcel((*record.papers, *orders.papers), orders.to, prepare)


# ── the record that was made here ────────────────────────────────────────────────────────────────


def _record(turn: OwnTurn) -> Parcel | None:
    """Return the mail with the newest record, if it is the user's to pass on and somebody may not have it."""
    lacking = _lacking(turn)
    proof = _proof(turn)
    if not lacking or not (proof or _is_to_be_mailed(turn)):
        return None
    path = turn.opened.path

    def prepare() -> ReadyMail:
        mail = outgoing_mail.game_mail(turn.opened)
        return outgoing_mail.with_files(mail, [proof]) if proof else mail

    return Parcel((path, proof) if proof else (path,), lacking, prepare)


def _lacking(turn: OwnTurn) -> tuple[str, ...]:
    """Return who is not shown to have the newest record, of those who play elsewhere."""
    at_hand = turn.at_hand
    answered = [*at_hand.sound, *at_hand.sealed] if at_hand else []
    held = newest_held(turn.game.file, [seat for seat in answered if seat in turn.others])
    return tuple(id_ for id_ in turn.others if held[id_] < turn.opened.index)


def _proof(turn: OwnTurn) -> str:
    """
    Return the file with the user's proof, which is part of record 0; "" if there is none to pass on.

    Whoever proves last begins the game at once, and nobody else has seen that proof.
    """
    genesis = turn.game.file.genesis
    if turn.opened.index or not genesis.chance.joined:
        return ""
    paths = (start_files.proof_path(genesis, seat, turn.opened.folder) for seat in turn.mine)
    return next((path for path in paths if files.exists(path)), "")


def _is_to_be_mailed(turn: OwnTurn) -> bool:
    """Say whether the newest record is the user's to mail: made here, and not one that all can make."""
    genesis = turn.game.file.genesis
    common = genesis.chance.joined and turn.opened.index == 0 and not hands_of(genesis).dealt
    return turn.made_here and not common


# ── the user's orders ────────────────────────────────────────────────────────────────────────────


def _orders(turn: OwnTurn) -> Parcel | None:
    """Return the mail with the user's orders: as they are, sealed, or opened."""
    path, genesis = turn.orders, turn.game.file.genesis
    if needs_sealing(turn.game):
        opened = beside_orders(path, header(turn.game, turn.me), next_step.REVEALED)
        sealed = next_step.sealed_path(turn.game, turn.me, path)
        if files.exists(opened):
            return _document(turn, [opened, *_there(sealed)], "opened orders")
        if _is_shown_bare(turn):
            return _document(turn, [path, *_there(sealed)], "signed orders")
        return _document(turn, [sealed], SEALED) if files.exists(sealed) else None
    to = (genesis.master,) if genesis.chance.hosted else turn.others
    others = tuple(id_ for id_ in to if id_ not in turn.mine)
    if not others:
        return None
    return Parcel((path,), others, lambda: letter.orders_letter(turn, path))


def _is_shown_bare(turn: OwnTurn) -> bool:
    """Say whether all have sealed, and the user makes no dice for the set: then the orders go out as they are signed."""
    at_hand = turn.at_hand
    if at_hand is None or at_hand.missing(turn.game) or turn.me not in at_hand.together:
        return False
    return turn.me not in needed_witnesses(turn.game, at_hand.together)


def _document(turn: OwnTurn, paths: Sequence[str], kind: str) -> Parcel:
    first, *more = paths

    def prepare() -> ReadyMail:
        return outgoing_mail.with_files(letter.document_letter(turn, first, kind), more)

    return Parcel(tuple(paths), turn.others, prepare)


def _there(path: str) -> list[str]:
    return [path] if files.exists(path) else []
