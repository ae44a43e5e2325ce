"""
Old files of a game moved out of the way, into `archive` beside them, when all of a look is written.

What moves: game files but the last three, their reports, orders that were played, and mails that hold nothing else.
What stays: keys, seals, opened lists, decisions, receipts, and whatever is not for certain answered. Files that are
named where they no longer lie are read from the archive (`pbem/local/files.py`).
"""

import os
from collections.abc import Iterator
from contextlib import suppress

from pbem.cli.orders.at_hand import is_open
from pbem.cli.say import console
from pbem.cli.turn.arrivals import modified
from pbem.cli.turn.own_turn import OwnTurn, lies_in
from pbem.engine.file.phrases import counted
from pbem.engine.text.file_names import file_name
from pbem.errors import PbemError
from pbem.local import files
from pbem.mail.inbox import GivenMail
from pbem.transport import accounts

KEPT = 3
"""So many game files stay."""
_SHORT_FILES = (".txt", "-typed.txt")


def put_away(turn: OwnTurn) -> None:
    """Move what is old into the archive, unless the settings say no; what cannot be moved stays."""
    with suppress(PbemError):
        if not accounts.own_arrivals().archive:
            return
        names = [name for name in dict.fromkeys(_old_files(turn)) if files.put_away(turn.opened.folder, name)]
        if names:
            console.note(
                f"{counted(len(names), 'old file')} went into {os.path.join(turn.opened.folder, files.ARCHIVE)}."
            )


def _old_files(turn: OwnTurn) -> Iterator[str]:
    """Yield the names of files of which nobody needs to think any more; the mails that brought them come last."""
    by_age = sorted(turn.older, key=lambda given: given.game.index)
    name, folder = turn.game.file.genesis.name, turn.opened.folder
    numbered = [
        (one.game.index, one.path)
        for one in by_age
        if os.path.basename(one.path) == file_name(name, one.game.index, ".toml")
    ]
    old = numbered[: len(numbered) - KEPT + 1]
    if not old:
        return
    last, newest_old = old[-1]
    before = modified(newest_old)
    for index, path in old:
        yield os.path.basename(path)
        report = file_name(name, index, ".txt")
        if files.exists(os.path.join(folder, report)):
            yield report
    yield from _played_orders(turn, before)
    yield from (os.path.basename(one.path) for one in turn.mails if _is_answered(turn, one, last, before))


def _played_orders(turn: OwnTurn, before: int) -> Iterator[str]:
    """Yield order files whose turn is over, with the lines from which they were made."""
    for given, worth in turn.at_hand.weighed:
        old = worth.worth == "done" and modified(given.path) <= before
        if old and not given.in_mail and not is_open(given) and lies_in(given.path, turn.opened.folder):
            stem, ending = os.path.splitext(given.path)
            yield os.path.basename(given.path)
            for beside in _SHORT_FILES if ending == ".toml" else ():
                if files.exists(f"{stem}{beside}"):
                    yield os.path.basename(f"{stem}{beside}")


def _is_answered(turn: OwnTurn, given: GivenMail, last: int, before: int) -> bool:
    """Say whether a mail holds only records up to `last`, and orders that were played, of this game."""
    found, game_id = given.contents, turn.game.file.genesis.game_id
    if found.empty or found.documents or found.troubles or modified(given.path) > before:
        return False
    old = all(one.game and one.game.genesis.game_id == game_id and one.game.index <= last for one in found.games)
    done = {id(one.found) for one, worth in turn.at_hand.weighed if worth.worth == "done"}
    return old and all(id(one) in done for one in found.orders) and lies_in(given.path, turn.opened.folder)
