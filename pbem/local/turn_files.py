"""The files of a turn, the report and the game file: their names, and writing both or neither."""

import os
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from pbem.engine.file.game_reader import open_game
from pbem.engine.play.play import Applied
from pbem.engine.text.file_names import file_name, orders_name
from pbem.engine.words.report import write_reports
from pbem.errors import NO_BREAK, ContentError, FileTakenError, UnavailableError
from pbem.local import batch, files
from pbem.record import tool


@tool
class Written:
    """The two files of a turn; `fresh` is False when both were there already, byte for byte."""

    game_path: str
    report_path: str
    report: str
    fresh: bool


def write_turn(applied: Applied, folder: str, earlier: Sequence[Applied] = ()) -> Written:
    """
    Write NAME-NNN.txt and NAME-NNN.toml into a folder, which is made when it is missing.

    `earlier` are turns played just before this one, which bots played on from: their records are in
    the same game file, and the report tells of all.

    The game file comes last: while it is missing, the same command finishes the work. Raises
    FileTakenError when the folder holds another turn under these names, and UnavailableError when
    it takes no files.
    """
    report = _report_of([*earlier, applied])
    name, index = applied.game.file.genesis.name, applied.record.index
    game_path, report_path = (
        files.found(os.path.join(folder, file_name(name, index, ending))) for ending in (".toml", ".txt")
    )
    try:
        if folder:
            files.make_folder(folder)
        theirs = _holds_this_turn(game_path, applied)
        # A report beside this very turn may say the same in the words of another version.
        wanted = [] if theirs and files.exists(report_path) else [(report_path, report.encode())]
        if not theirs:
            wanted.append((game_path, applied.data))
        fresh = files.write_all(wanted) and not theirs
        batch.afterwards(game_path, partial(files.sweep, folder, game_path))
    except FileTakenError as error:
        why = (
            "This turn was played before, with other orders?"
            if index
            else (f"Is there already a game of this name? Choose another name or folder: -o{NO_BREAK}DIR")
        )
        raise FileTakenError(f"{error}. {why}") from None
    return Written(game_path, report_path, report, fresh)


def _holds_this_turn(path: str, applied: Applied) -> bool:
    """Say whether a file has the same head already: the same turn, sealed by another hand."""
    if not files.exists(path):
        return False
    try:
        head = open_game(files.read(path, files.GAME_LIMIT)).head
    except (UnavailableError, ContentError):
        return False
    return head.hex() == applied.record.head


def _report_of(turns: Sequence[Applied]) -> str:
    last = turns[-1]
    game = last.game
    told = [(one.record, one.before, one.events) for one in turns]
    return write_reports(game.file.genesis, game.table, told, last.after)


def beside_orders(orders: str, header: Mapping[str, Any], ending: str) -> str:
    """
    Return the name of a file that goes with orders, in their folder: `anna-sealed.toml` for `anna.toml`.

    It is named after the orders if their name says whose they are, otherwise as they should be called.
    """
    folder, name = os.path.split(orders)
    stem = name.removesuffix(".toml")
    if str(header.get("player")) not in stem:
        stem = orders_name(header, "")
    return os.path.join(folder, f"{stem}{ending}")
