"""
Orders written: the file, the editor, what is wrong with them, what they will probably do.

A player writes short lines (`.txt`) or an order file (`.toml`), as they like. Whatever is typed there, short
lines or settings, is read; in the end it stands in the order file, which is what is signed, played or mailed.
"""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence

from pbem.cli.games import visible_cards
from pbem.cli.orders import forecasts, given_orders
from pbem.cli.say import console, questions
from pbem.cli.turn.own_turn import OwnTurn
from pbem.engine.play.order_check import Reading
from pbem.engine.short.writing import write_short_template
from pbem.engine.text import order_file
from pbem.engine.text.order_file import OrderFile
from pbem.engine.words.template import write_template
from pbem.errors import InputError, UnavailableError
from pbem.local import files, game_notes

EDIT, CHECK, STOP = "e", "c", "n"
_SHORT_FILE = ".txt"
_ABOUT_WRITING = "Your editor opens with orders to change. Save them and close it; then you see what they will do."
_ABOUT_GOING_ON = (
    "The lines above say what your orders mean, or what is wrong with them. e opens them once more, c reads them again if you changed them "
    "elsewhere, and n leaves them where they are."
)
Find = Callable[[str], str | None]
_KNOWN = ("sensible-editor", "nano", "vim")


def write(turn: OwnTurn, ways: Mapping[str, str]) -> str:
    """
    Let the user write the orders of this turn; return which of the `ways` on was chosen, or STOP.

    What was written before is gone on with. Orders with a slip are shown with it, and nothing but
    writing on is offered. What the user wrote is never changed.
    """
    path, fresh = _draft(turn)
    if not files.exists(path):
        if not questions.agrees(f"Write your orders now? They go into {path}", about=_ABOUT_WRITING):
            return STOP
        files.write_new(path, fresh.encode())
    wanted = EDIT if _holds(path, fresh) else CHECK
    while wanted in (EDIT, CHECK):
        if wanted == EDIT and not _edit_file(path):
            return STOP
        if _holds(path, fresh):
            console.note(f"{path} says what was proposed; nothing was changed in it.")
        wanted, before = _ask_on(turn, path, ways)
        if wanted in ways and files.read(path, files.ORDERS_LIMIT) != before:
            console.warn(f"{path} has changed in the meantime, so it is checked again")
            wanted = CHECK
    return wanted


def _draft(turn: OwnTurn) -> tuple[str, str]:
    """Return the file in which the user writes, and what is proposed there: short lines, unless full ones are wanted."""
    short = f"{os.path.splitext(turn.orders)[0]}{_SHORT_FILE}"
    seen = visible_cards.seen(turn.game)
    full = f"{write_template(turn.game, turn.me, seen)}\n"
    wanted = game_notes.note_of(turn.game.file.genesis).form
    if files.exists(turn.orders):
        return (short if _says_the_same(turn, short) else turn.orders), full
    if wanted == game_notes.FULL and not files.exists(short):
        return turn.orders, full
    try:
        return short, f"{write_short_template(turn.game, turn.me, seen, board=True)}\n"
    except InputError:
        return turn.orders, full


def _says_the_same(turn: OwnTurn, short: str) -> bool:
    """Say whether short lines lie there that mean what the order file says: then they are what is edited."""
    if not files.exists(short):
        return False
    there, meant = _read_written(turn, turn.orders).data, _read_written(turn, short).data
    return bool(meant) and meant == {key: value for key, value in there.items() if key != "signed"}


def _keep_order_file(turn: OwnTurn, path: str, file: OrderFile) -> None:
    """Write the order file that sound lines mean; lines typed into the order file itself are kept beside it."""
    written = files.read(path, files.ORDERS_LIMIT)
    meant = written if file.places is None else order_file.write(file.data).encode()
    if path != turn.orders:
        # It is signed already, and stays so.
        if not (files.exists(turn.orders) and _says_the_same(turn, path)):
            files.replace(turn.orders, meant)
    elif meant != written:
        typed = f"{os.path.splitext(path)[0]}-typed{_SHORT_FILE}"
        files.replace(typed, written)
        files.replace(path, meant)
        console.note(f"{path} holds the order file that your lines mean; they are kept in {typed}.")


def _holds(path: str, text: str) -> bool:
    return files.read(path, files.ORDERS_LIMIT) == text.encode()


def _edit_file(path: str) -> bool:
    try:
        edit(path)
    except UnavailableError as error:
        console.error(f"{error}. Write {path} with any editor, or set EDITOR to yours")
        return False
    return True


def _ask_on(turn: OwnTurn, path: str, ways: Mapping[str, str]) -> tuple[str, bytes]:
    """Check the orders, and ask how to go on; what the file says then comes beside the answer."""
    further = {EDIT: "edit again", CHECK: "check again", STOP: "not now"}
    question, preset = "What now?", ""
    try:
        reading = _check_orders(turn, path)
    except InputError as error:
        console.error(str(error))
        question, preset, ways, further[EDIT] = "Edit again?", EDIT, {}, "yes"
    else:
        forecasts.print_forecast(turn.game, path, reading)
        for note in forecasts.notes(turn.game, [reading]):
            console.out(console.wrapped(note, "    "))
    before = files.read(path, files.ORDERS_LIMIT)
    return questions.choose_letter(question, {**ways, **further}, default=preset, about=_ABOUT_GOING_ON), before


def _check_orders(turn: OwnTurn, path: str) -> Reading:
    """Check orders as `pbem check` does; a missing signature is no news. Raises InputError."""
    given = _read_written(turn, path)
    reading = given_orders.checked(turn.opened, [given], about_to_sign=True).readings[0]
    if reading.seat != turn.me:
        raise InputError(f"{path} holds orders of {reading.seat}, and this is the turn of {turn.me}")
    _keep_order_file(turn, path, given)
    _quote_prose(given)
    return reading


def _quote_prose(file: OrderFile) -> None:
    """Show the lines that were read as words: nothing that the user typed is left out in silence."""
    if file.prose:
        console.warn("read as words, not as orders:")
    for line in file.prose:
        console.note(f"  {line.line} | {line.text}")


def _read_written(turn: OwnTurn, path: str) -> OrderFile:
    """Read what the user wrote: an order file, or short lines, which are of this game, turn and player."""
    file = given_orders.read_orders([path])[0]
    return given_orders.as_typed(turn.opened, file, turn.me) or file


def edit(path: str) -> None:
    """Open a file and wait until the editor has closed. Raises UnavailableError."""
    command = editor_command(os.environ, sys.platform, shutil.which)
    try:
        code = subprocess.call([*command, path])  # noqa: S603 - the user's own program, no shell
    except OSError as error:
        raise UnavailableError(f"the editor {command[0]} cannot be run: {error.strerror}") from None
    if code:
        raise UnavailableError(f"the editor {command[0]} ended with an error ({code})")


def editor_command(environ: Mapping[str, str], system: str, find: Find) -> Sequence[str]:
    """Return the editor as the words of a command; `find` looks for a program. Raises UnavailableError."""
    for name in ("VISUAL", "EDITOR"):
        if chosen := environ.get(name, "").strip():
            return _words(name, chosen, system)
    if system == "win32":
        return ["notepad"]
    if system == "darwin":
        # The plain editor that every Mac has; -W waits until it is closed.
        return ["open", "-W", "-n", "-t"]
    return [next((one for one in _KNOWN if find(one)), "vi")]


def _words(name: str, chosen: str, system: str) -> Sequence[str]:
    try:
        words = shlex.split(chosen, posix=system != "win32")
    except ValueError:
        raise UnavailableError(f"${name} is not a command: {chosen!a}") from None
    return [word.strip('"') for word in words] if system == "win32" else words
