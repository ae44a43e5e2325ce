"""Receipts of hosts that came with mails, and the orders that they are for, held against a game."""

import os
from collections.abc import Iterable, Sequence

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.game_reader import open_game
from pbem.engine.file.phrases import format_seats
from pbem.engine.proof.playback import game_after
from pbem.engine.proof.receipt_outcome import AtHand, Outcome, outcome
from pbem.engine.proof.receipts import Receipt, read_receipt
from pbem.errors import InputError
from pbem.local import input_files, known_games, registry
from pbem.local.evidence import write_exhibits
from pbem.mail.file_kind import RECEIPT, document_kind, looks_like_mail
from pbem.mail.inbox import GivenDocument, GivenOrders, Inbox, read_inbox
from pbem.record import value


@value
class ReceiptsAtHand:
    """Receipts, and the orders that came with them or beside them."""

    receipts: tuple[GivenDocument, ...] = ()
    orders: tuple[GivenOrders, ...] = ()


def may_hold_receipt(data: bytes) -> bool:
    """Say whether a file is a receipt, orders, or a mail in which there may be some; no game file."""
    if looks_like_mail(data) or document_kind(data) == RECEIPT:
        return True
    return b"pbem-game/" not in data[:4096] and b"[signed]" in data


def receipts_at_hand(paths: Sequence[str]) -> ReceiptsAtHand:
    """Return what is in files and mails. Raises InputError for one without either, and without any receipt."""
    receipts: list[GivenDocument] = []
    orders: list[GivenOrders] = []
    for path in paths:
        inbox = read_inbox(input_files.read_items([path]))
        found = receipts_of(inbox)
        if not found and not inbox.orders:
            raise InputError(f"{path}: there is no receipt of a host in it")
        receipts += found
        orders += inbox.orders
    if paths and not receipts:
        raise InputError(f"{paths[0]}: orders are held against a game only beside a host's receipt for them")
    return ReceiptsAtHand(tuple(receipts), tuple(orders))


def receipts_of(inbox: Inbox, game_id: str = "") -> list[GivenDocument]:
    """Return the receipts among what came in, of one game or of all; each once."""
    found = {one.data: one for one in inbox.documents if one.kind == RECEIPT}
    return [one for one in found.values() if not game_id or one.game_id == game_id]


def judged(data: bytes, given: GivenDocument, orders: Sequence[GivenOrders]) -> Outcome:
    """Say what became of the orders of a receipt, by a file that holds. Raises InputError."""
    game = open_game(data)
    records = game.all_records()
    at_hand = AtHand([one.found.document for one in orders], lambda index: game_after(data, registry.load, index))
    receipt = read_receipt(game.genesis, given.data, records)
    return outcome(game.genesis, records, receipt, at_hand)


def described(
    path: str, data: bytes, given: GivenDocument, orders: Sequence[GivenOrders]
) -> tuple[bool, str, tuple[str, ...]]:
    """
    Hold a receipt against a sound file: whether nobody is to blame, a sentence, and the evidence.

    The evidence is written beside `path`.
    """
    try:
        found = judged(data, given, orders)
    except InputError as error:
        return False, f"NO: {given.name}: {error}.", ()
    if found.exhibit is None:
        return True, f"{given.name}: {found.sentence}.", ()
    game = open_game(data)
    names = write_exhibits(path, game, game.index, [found.exhibit])
    said = f"NO: {given.name}: {found.sentence}; see {os.path.dirname(names[0])}."
    return False, said, names


def named(given: GivenDocument, games: Iterable[GameFile]) -> str:
    """Say what a receipt is, as far as its game is known here."""
    game = next((one for one in games if one.genesis.game_id.hex() == given.game_id), None)
    genesis = game.genesis if game else known_games.seen_genesis(given.game_id)
    if genesis is None:
        return f"{RECEIPT}; the game is not known here; name its file as well"
    try:
        receipt: Receipt = read_receipt(genesis, given.data, game.all_records() if game else ())
    except InputError as error:
        return f"{RECEIPT}: {error}"
    return (
        f"{RECEIPT} of {format_seats(genesis, [receipt.player])}, confirmed at {receipt.at}{_time_left(receipt)}: the signature "
        "of the host holds"
    )


def _time_left(receipt: Receipt) -> str:
    """Say what the host noted of the deadline: with a false one the receipt would prove nothing."""
    if not receipt.due:
        return ", no deadline"
    return f", {'in time' if receipt.in_time else 'TOO LATE'} (until {receipt.due})"
