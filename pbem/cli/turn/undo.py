"""
What nobody else has yet is taken back: orders that are signed and not mailed, a turn of an open game.

pbem knows what it has sent itself. What else may have left the house only its user knows, so the user is asked. Files
go first and the ledger is written last, or the other way where a file without its line would be taken for a
fork: so whoever is interrupted says the same again, and it is finished.
"""

import os
from collections.abc import Callable, Sequence
from contextlib import suppress

from pbem.cli import answers, console, next_step, outgoing_mail
from pbem.cli.commands.sign import unsigned_orders
from pbem.cli.turn.desk import Desk
from pbem.engine.decisions.decision import answered_head
from pbem.engine.file.game_file import GameFile
from pbem.engine.file_names import orders_name
from pbem.engine.play import open_table
from pbem.engine.report import authors
from pbem.engine.template import header
from pbem.engine.text import order_file
from pbem.errors import InputError
from pbem.local import files, game_notes, known_games, own_signatures, registry
from pbem.local.turn_files import beside_orders
from pbem.mail.inbox import GivenGame

_SENT = "pbem itself has mailed {}, so it cannot be taken back"
_EITHER = (
    "Then it stands. To send other orders all the same, change the file and sign it once more: {}. Whoever "
    "plays the turn may then use either"
)


def take_back(desk: Desk, _relay: Callable[[], Desk]) -> None:
    """Take back the user's last step, if nobody else knows of it. Raises InputError where that cannot be."""
    if _has_orders(desk):
        _take_back_orders(desk)
        return
    if not desk.made_here or desk.opened.index == 0:
        raise InputError(
            "there is nothing of yours here that could be taken back: neither orders that are signed or in a "
            f"mail, nor a turn that was played on this computer. To go on: {desk.again}"
        )
    if desk.game.file.genesis.chance.witnessed:
        raise InputError(
            "the dice of this record are made, and the same orders would only bring the same "
            "dice; a turn can be taken back in mode open only"
        )
    _take_back_turn(desk)


# ── orders ───────────────────────────────────────────────────────────────────────────────────────


def _has_orders(desk: Desk) -> bool:
    return desk.at_hand is not None and (
        desk.is_done() or bool(_signed_numbers(desk, desk.game.file))
    )


def _take_back_orders(desk: Desk) -> None:
    path, now = desk.orders, header(desk.game, desk.me)
    if files.exists(beside_orders(path, now, next_step.REVEALED)):
        raise InputError(
            "your orders are opened, and your part of the dice is made for exactly these; they stand"
        )
    sealed = next_step.sealed_path(desk.game, desk.me, path)
    _require_unsent(desk, [orders_name(now), os.path.basename(sealed)])
    if not _is_alone(path):
        revise = console.format_command("sign", desk.opened.path, path, "--revise")
        console.note(_EITHER.format(revise))
        return
    _remove(sealed, *_drafts(desk, path))
    _unsign(path)
    _withdraw(desk, desk.game.file)
    game_notes.note(desk.game.file.genesis, drafted="")
    console.note(f"Taken back: {path} is not signed any more. To go on: {desk.again}")


def _drafts(desk: Desk, path: str) -> Sequence[str]:
    """Return the draft that was written of orders, sealed or not."""
    drafted = game_notes.note_of(desk.game.file.genesis).drafted
    stem = os.path.splitext(beside_orders(path, header(desk.game, desk.me), ""))[0]
    mine = drafted and drafted.startswith(os.path.basename(stem))
    return [os.path.join(os.path.dirname(path), drafted)] if mine else []


def _unsign(path: str) -> None:
    """Take the signature off orders; what their player wrote stays as it is."""
    if files.exists(path):
        file = order_file.read(files.read(path, files.ORDERS_LIMIT), path)
        text = unsigned_orders(file)
        if text != file.text:
            files.replace(path, text.encode())


# ── a turn of an open game ───────────────────────────────────────────────────────────────────────


def _take_back_turn(desk: Desk) -> None:
    before = _file_before(desk)
    report = f"{os.path.splitext(desk.opened.path)[0]}.txt"
    _require_unsent(desk, [os.path.basename(desk.opened.path)])
    console.note(
        "In an open game nobody can see that a turn was played twice: take it back for a slip, and never for "
        "the dice. The same orders bring the same dice again."
    )
    if not _is_alone(desk.opened.path):
        console.note(
            "Then it stands. If all agree to go back, they all go on from the file before: "
            f"{console.format_command('verify', before.path, '--accept-rollback')}"
        )
        return
    orders = _orders_of(desk, before)
    known_games.audit(before.path, before.data, accept=True)
    _withdraw(desk, before.game)
    for path in orders:
        _unsign(path)
    # While the game file is there, the same command finishes the work.
    _remove(report, outgoing_mail.draft_path(desk.opened.path), desk.opened.path)
    game_notes.note(desk.game.file.genesis, looked=before.game.index, drafted="")
    console.note(f"Taken back: {before.path} is the newest file again. To go on: {desk.again}")


def _file_before(desk: Desk) -> GivenGame:
    """Return the file on which the last turn was played here: all records since are of it, or of bots."""
    genesis, records = desk.game.file.genesis, desk.game.file.all_records()
    before = max(desk.older, key=lambda given: given.game.index, default=None)
    since = records[before.game.index + 2 :] if before else ()
    if before is None or any(
        seat not in genesis.bots for record in since for seat, _ in authors(record)
    ):
        raise InputError(
            f"the file before {desk.opened.path} is not in its folder, so nothing can be taken back"
        )
    return before


def _orders_of(desk: Desk, before: GivenGame) -> Sequence[str]:
    """Return how the order files of the turn are called that was played on a file."""
    record = desk.game.file.all_records()[before.game.index + 1]
    then = open_table(before.data, registry.load)
    names = [orders_name(header(then, seat)) for seat, _ in authors(record) if seat in desk.mine]
    return [os.path.join(desk.opened.folder, name) for name in names]


# ── both ─────────────────────────────────────────────────────────────────────────────────────────


def _require_unsent(desk: Desk, names: Sequence[str]) -> None:
    sent = game_notes.note_of(desk.game.file.genesis).sent
    for name in names:
        if name in sent:
            raise InputError(_SENT.format(name))


def _is_alone(path: str) -> bool:
    """Ask the one thing that pbem cannot know."""
    return answers.agrees(
        f"Are you sure that nobody else has got {path} or a mail with it, or knows what is in it?",
        default=False,
    )


def _signed_numbers(desk: Desk, file: GameFile) -> list[int]:
    """Return the numbers of the orders that the user signed for a head and has not withdrawn."""
    public = file.genesis.identities.get(desk.me)
    if public is None:
        return []
    return own_signatures.standing_numbers(
        file.genesis.game_id, bytes.fromhex(answered_head(file)), public
    )


def _withdraw(desk: Desk, file: GameFile) -> None:
    if public := file.genesis.identities.get(desk.me):
        own_signatures.withdraw_orders(
            file.genesis.game_id, bytes.fromhex(answered_head(file)), public
        )


def _remove(*paths: str) -> None:
    for path in paths:
        with suppress(FileNotFoundError):
            os.unlink(path)
