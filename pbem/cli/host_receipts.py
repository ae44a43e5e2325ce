"""Receipts of hosts that came with mails, held against a game."""

import os
from collections.abc import Iterable, Sequence

from pbem.engine.file.game_file import GameFile
from pbem.engine.proof.receipts import Outcome, Receipt, outcome, read_receipt
from pbem.errors import InputError
from pbem.local import input_files, known_games
from pbem.local.evidence import write_exhibits
from pbem.mail.file_kind import RECEIPT, document_kind, looks_like_mail
from pbem.mail.inbox import GivenDocument, Inbox, read_inbox


def may_hold_receipts(data: bytes) -> bool:
    """Say whether a file is a receipt, or a mail in which there may be some."""
    return looks_like_mail(data) or document_kind(data) == RECEIPT


def receipts_in(paths: Sequence[str]) -> list[GivenDocument]:
    """Return the receipts in files and mails. Raises InputError for one without any."""
    found: list[GivenDocument] = []
    for path in paths:
        receipts = receipts_of(read_inbox(input_files.read_items([path])))
        if not receipts:
            raise InputError(f"{path}: there is no receipt of a host in it")
        found += receipts
    return found


def receipts_of(inbox: Inbox, game_id: str = "") -> list[GivenDocument]:
    """Return the receipts among what came in, of one game or of all; each once."""
    found = {one.data: one for one in inbox.documents if one.kind == RECEIPT}
    return [one for one in found.values() if not game_id or one.game_id == game_id]


def judged(game: GameFile, given: GivenDocument) -> Outcome:
    """Say what became of the orders of a receipt, by a file that holds. Raises InputError."""
    records = game.all_records()
    return outcome(game.genesis, records, read_receipt(game.genesis, given.data, records))


def described(path: str, game: GameFile, given: GivenDocument) -> tuple[bool, str, tuple[str, ...]]:
    """
    Hold a receipt against a sound file: whether nobody is to blame, a sentence, and the evidence.

    The evidence is written beside `path`.
    """
    try:
        found = judged(game, given)
    except InputError as error:
        return False, f"NO: {given.name}: {error}.", ()
    if found.exhibit is None:
        return True, f"{given.name}: {found.sentence}.", ()
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
        f"{RECEIPT} of {receipt.player}, confirmed at {receipt.at}: the signature of the host holds"
    )
