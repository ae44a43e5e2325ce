"""The files of a turn, the report and the game file: their names, and writing both or neither."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from pbem.engine.file.game_reader import open_game
from pbem.engine.play import Applied
from pbem.engine.report import write_report
from pbem.errors import NO_BREAK, ContentError, FileTakenError, UnavailableError
from pbem.local import files


@attrs.frozen
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
    report = "\n".join(map(report_of, (*earlier, applied)))
    name, index = applied.game.file.genesis.name, applied.record.index
    game_path, report_path = (
        os.path.join(folder, file_name(name, index, ending)) for ending in (".toml", ".txt")
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
        files.sweep(folder, game_path)
    except FileTakenError as error:
        why = "This turn was played before, with other orders?" if index else (
            f"Is a game of this name there already? Take another name, or another folder: -o{NO_BREAK}DIR"
        )  # fmt: skip
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


def report_of(applied: Applied) -> str:
    """Return the report of a turn just played."""
    game = applied.game
    return write_report(
        game.file.genesis, game.table, applied.record, applied.before, applied.events, applied.after
    )


# ── Names of files, made of the names of games ────────────────────────────────────────────────────

_SAFE = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-")
_DEVICES = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{n}" for port in ("com", "lpt") for n in range(10)),
}


def file_name(game: str, index: int, ending: str) -> str:
    """Return the name of a game's file: `world-007.toml`. Made of the game's name, made safe."""
    return f"{file_stem(game)}-{index:03d}{ending}"


def orders_name(header: Mapping[str, Any], ending: str = ".toml") -> str:
    """
    Return the name of an order file, or of what goes with it: `world-turn-07-anna.toml`.

    `header` are the first lines of the orders. Files of all players and turns of all games have
    different names, so that they can lie in one folder or hang on one mail.
    """
    turn, part = header.get("turn", ""), header.get("part", 1)
    number = f"{turn:02d}" if type(turn) is int else str(turn)
    further = "" if part == 1 else f"-part-{part}"
    stem = f"{header.get('game', '')}-turn-{number}{further}-{header.get('player', '')}"
    return f"{file_stem(stem[:100])}{ending}"


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


def file_stem(game: str) -> str:
    """Return how the names of all files of a game begin."""
    stem = "".join(sign if sign in _SAFE else "-" for sign in game).strip("-.") or "game"
    if stem.partition(".")[0].lower() in _DEVICES:
        stem = f"game-{stem}"
    return stem


def file_number(name: str, stem: str) -> int:
    """Return the record that a file of a game holds, by its name; -1 for any other file."""
    number = name.removeprefix(f"{stem}-").removesuffix(".toml")
    if f"{stem}-{number}.toml" == name and number.isdecimal() and number.isascii():
        return int(number)
    return -1
