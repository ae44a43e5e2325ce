"""
What nobody else has yet is taken back: orders that are signed and not mailed, a turn of an open game.

pbem knows what it has sent itself. Only the user knows what else may have left the house, so the user is asked. Files
go first and the ledger is written last, or the other way round where a file without its line would be taken
for a fork: so a user who is interrupted gives the same command again, which finishes the work.
"""

import os
from collections.abc import Callable, Sequence
from contextlib import suppress

import attrs

from pbem.cli.acts.signing import unsigned_orders
from pbem.cli.orders import outgoing_mail
from pbem.cli.say import console, next_step, questions
from pbem.cli.turn.own_turn import OwnTurn
from pbem.engine.file.decision import answered_head
from pbem.engine.file.game_file import GameFile
from pbem.engine.play.play import Game, load_game
from pbem.engine.text import order_file
from pbem.engine.text.file_names import orders_name
from pbem.engine.words.report import authors
from pbem.engine.words.template import header
from pbem.errors import InputError
from pbem.local import files, game_notes, input_files, known_games, own_signatures, registry
from pbem.local.turn_files import beside_orders
from pbem.mail.inbox import GivenGame, read_inbox

_SENT = "pbem itself has mailed {}, so it cannot be taken back"
_EITHER = (
    "Then it stands. To send other orders all the same, change the file and sign it once more: {}. The "
    "player who plays the turn may then use either"
)


def require_going_on(game: Game | None, name: str) -> None:
    """Raise InputError for a game that is over, before anybody is asked anything."""
    if game is not None and game.awaited is None:
        again = console.format_command("turn", name)
        raise InputError(f"the game is over, and its end stands; for its summary, its page and a new game: {again}")


def take_back(turn: OwnTurn, _look_again: Callable[[], OwnTurn]) -> None:
    """Take back the user's last step, if nobody else knows of it. Raises InputError where that cannot be."""
    if turn.game.awaited is not None and (turn.is_done() or _signed_numbers(turn, turn.game.file)):
        _take_back_orders(turn)
        return
    if not turn.made_here or turn.opened.index == 0:
        raise InputError(
            "there is nothing of yours here that could be taken back: neither orders that are signed or in a "
            f"mail, nor a turn that was played on this computer. To go on: {turn.again}"
        )
    if turn.game.file.genesis.chance.witnessed:
        raise InputError(
            "the dice of this record are made, and the same orders would only bring the same "
            "dice; a turn can be taken back in mode open only"
        )
    _take_back_turn(turn)


# ── orders ───────────────────────────────────────────────────────────────────────────────────────


def _take_back_orders(turn: OwnTurn) -> None:
    path, now = turn.orders, header(turn.game, turn.me)
    if files.exists(beside_orders(path, now, next_step.REVEALED)):
        raise InputError("your orders are opened, and your part of the dice is made for exactly these; they stand")
    sealed = next_step.sealed_path(turn.game, turn.me, path)
    _require_unsent(turn, [orders_name(now), os.path.basename(sealed)])
    if not _is_alone(path):
        revise = console.format_command("sign", turn.opened.path, path, "--revise")
        console.note(_EITHER.format(revise))
        return
    _remove(sealed, *_drafts(turn, path))
    _unsign(path)
    _withdraw(turn, turn.game.file)
    game_notes.note(turn.game.file.genesis, drafted="")
    console.note(f"Taken back: {path} is not signed any more. To go on: {turn.again}")


def _drafts(turn: OwnTurn, path: str) -> Sequence[str]:
    """Return the draft that was written of orders, sealed or not."""
    drafted = game_notes.note_of(turn.game.file.genesis).drafted
    stem = os.path.splitext(beside_orders(path, header(turn.game, turn.me), ""))[0]
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


def _take_back_turn(turn: OwnTurn) -> None:
    before = _file_before(turn)
    report = f"{os.path.splitext(turn.opened.path)[0]}.txt"
    _require_unsent(turn, [os.path.basename(turn.opened.path)])
    console.note(
        "In an open game nobody can see that a turn was played twice: take it back for a slip, and never for "
        "the dice. The same orders bring the same dice again."
    )
    if not _is_alone(turn.opened.path):
        console.note(
            "Then it stands. If all agree to go back, they all go on from the file before: "
            f"{console.format_command('verify', before.path, '--accept-rollback')}"
        )
        return
    orders = _orders_of(turn, before)
    known_games.audit(before.path, before.data, accept=True)
    _withdraw(turn, before.game)
    for path in orders:
        _unsign(path)
    # While the game file is there, the same command finishes the work.
    _remove(report, outgoing_mail.draft_path(turn.opened.path), turn.opened.path)
    game_notes.note(turn.game.file.genesis, looked=before.game.index, drafted="")
    console.note(f"Taken back: {before.path} is the newest file again. To go on: {turn.again}")


def _file_before(turn: OwnTurn) -> GivenGame:
    """Return the file on which the last turn was played here: all records since are of it, or of bots."""
    genesis, records = turn.game.file.genesis, turn.game.file.all_records()
    before = max([*turn.older, *_archived(turn)], key=lambda given: given.game.index, default=None)
    since = records[before.game.index + 2 :] if before else ()
    if before is None or any(seat not in genesis.bots for record in since for seat, _ in authors(record)):
        raise InputError(f"the file before {turn.opened.path} is not in its folder, so nothing can be taken back")
    if before in turn.older:
        return before
    path = os.path.join(turn.opened.folder, os.path.basename(before.path))
    files.write_all([(path, before.data)])
    return attrs.evolve(before, path=path, name=path)


def _archived(turn: OwnTurn) -> Sequence[GivenGame]:
    """Return the files in the archive that the newest one continues."""
    items = input_files.read_items([os.path.join(turn.opened.folder, files.ARCHIVE)]) if not turn.older else ()
    given = read_inbox(items, look_up=known_games.seen_genesis).games
    file = turn.game.file
    return [one for one in given if not one.in_mail and one.game.index < file.index and file.continues(one.game)]


def _orders_of(turn: OwnTurn, before: GivenGame) -> Sequence[str]:
    """Return how the order files of the turn are called that was played on a file."""
    record = turn.game.file.all_records()[before.game.index + 1]
    then = load_game(before.data, registry.load)
    names = [orders_name(header(then, seat)) for seat, _ in authors(record) if seat in turn.mine]
    return [os.path.join(turn.opened.folder, name) for name in names]


# ── both ─────────────────────────────────────────────────────────────────────────────────────────


def _require_unsent(turn: OwnTurn, names: Sequence[str]) -> None:
    sent = game_notes.note_of(turn.game.file.genesis).sent
    for name in names:
        if name in sent:
            raise InputError(_SENT.format(name))


def _is_alone(path: str) -> bool:
    """Ask the one thing that pbem cannot know."""
    return questions.agrees(
        f"Are you sure that nobody else has got {path} or a mail with it, or knows what is in it?", default=False
    )


def _signed_numbers(turn: OwnTurn, file: GameFile) -> list[int]:
    """Return the numbers of the orders that the user signed for a head and has not withdrawn."""
    public = file.genesis.identities.get(turn.me)
    if public is None:
        return []
    return own_signatures.standing_numbers(file.genesis.game_id, bytes.fromhex(answered_head(file)), public)


def _withdraw(turn: OwnTurn, file: GameFile) -> None:
    if public := file.genesis.identities.get(turn.me):
        own_signatures.withdraw_orders(file.genesis.game_id, bytes.fromhex(answered_head(file)), public)


def _remove(*paths: str) -> None:
    for path in paths:
        with suppress(FileNotFoundError):
            os.unlink(path)
