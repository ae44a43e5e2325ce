"""Order files read, and what is wrong with them printed."""

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import click

from pbem.cli.say import console
from pbem.cli.say.next_step import looking, taken_out
from pbem.engine.file.phrases import format_seats
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.play.order_check import Reading
from pbem.engine.play.order_header import SIGN, UNSIGNED
from pbem.engine.play.play import Checked, check
from pbem.engine.table.gate import Worth
from pbem.engine.table.sheet import SIGN_AGAIN, Problem
from pbem.engine.table.terms import Data
from pbem.engine.text import order_file
from pbem.engine.text.order_file import OrderFile
from pbem.errors import InputError, naming
from pbem.local import files
from pbem.local.game_files import OpenedGame, is_report, newer_files, require_seat
from pbem.mail.file_kind import SEALED, START, document_kind, holds_block, looks_like_mail

_WHAT_WITH = {
    SEALED: "Each player opens their own once everybody's sealed files are there",
    START: "Anyone who has everybody's start files can begin the game",
}

_OTHER_TURN = {"E-TURN", "E-PART", "E-BASE", "E-NOT-YOUR-TURN"}


def player_option(function: Callable[..., Any]) -> Callable[..., Any]:
    """Add `--player P` to a command that takes short orders."""
    return click.option("--player", metavar="P", help="Whose short orders these are, if they do not say it.")(function)


def read_orders(paths: Sequence[str], opened: OpenedGame | None = None, player: str | None = None) -> list[OrderFile]:
    """
    Read order files; a dash is standard input, and may stand there once.

    With a game, mails, mailboxes and Maildirs may stand in place of files, and hold several orders
    for it; and files and mails may hold short orders, of `player` if they do not say whose they are.
    """
    if list(paths).count(files.STDIN) > 1:
        raise InputError("standard input can be read only once")
    seat = require_seat(opened, player) if opened and player else ""
    if opened is None:
        return [_order_file(path, files.read(path, files.ORDERS_LIMIT)) for path in paths]
    found: list[OrderFile] = []
    for path in paths:
        for file in _read_mail_or_file(path, opened, seat):
            # The same mail may lie in a folder twice; a file named twice is a slip to be pointed out.
            if file.name in paths or all(file.data != other.data for other in found):
                found.append(file)
    return found


def checked(
    opened: OpenedGame, order_files: Sequence[OrderFile], *, about_to_sign: bool = False, aside: bool = False
) -> Checked:
    """
    Check orders against a game and print every fault and warning.

    Returns what was found if there is no error; otherwise the command ends. That a signature is
    missing is no news to somebody who is `about_to_sign`. Players may name cards face down that
    they can look at with their own key, in orders that are not signed yet. With `aside` all goes to
    the error stream, beside a result that is for programs.
    """
    require_readable(order_files)
    found = examined(opened, order_files)
    unless = UNSIGNED if about_to_sign else ""
    _print_problems(found, order_files, unless, aside=aside)
    if any(reading.refused for reading in found.readings):
        raise _refusal(_faulty(found, order_files), found.readings)
    return found


def examined(opened: OpenedGame, order_files: Sequence[OrderFile]) -> Checked:
    """Check readable orders against a game, and print nothing."""
    documents = [file.data for file in order_files]
    known = _known_cards(opened, documents)
    with naming(opened.path):
        found = check(opened.game, documents, known)
    codes = {one.code for reading in found.readings for one in reading.problems}
    newer = max(newer_files(opened), default=(0, ""))[1] if codes & _OTHER_TURN else ""
    both = zip(order_files, found.readings, strict=True)
    return Checked(tuple(_with_hints(reading, file.name, opened.path, newer) for file, reading in both), found.missing)


def _with_hints(reading: Reading, orders: str, game: str, newer: str) -> Reading:
    """Name the files in the hints: a newer one of the game where orders are for another turn, and what signs orders."""

    def hinted(one: Problem) -> Problem:
        if newer and one.code in _OTHER_TURN:
            return one._replace(hint=f"{game} is not the newest file of the game here; take {newer}")
        if one.hint in (SIGN, SIGN_AGAIN):
            return one._replace(hint=f"{one.hint}: {console.format_command('sign', game, orders)}")
        return one

    return reading._replace(problems=tuple(map(hinted, reading.problems)))


def _faulty(found: Checked, order_files: Sequence[OrderFile]) -> list[OrderFile]:
    both = zip(order_files, found.readings, strict=True)
    return [file for file, reading in both if reading.refused]


def _known_cards(opened: OpenedGame, documents: Sequence[Data]) -> Mapping[str, int]:
    if not hands_of(opened.game.file.genesis).hidden or all("signed" in one for one in documents):
        return {}
    from pbem.cli.games import visible_cards  # late: only where hands are hidden

    return visible_cards.sight_of(opened.game).cards


def refused(found: Checked, order_files: Sequence[OrderFile]) -> InputError:
    """Print what is wrong with orders that were refused, and return how the command ends."""
    _print_problems(found, order_files)
    return _refusal(_faulty(found, order_files) or order_files, found.readings, "nothing was written; ")


def unplayable(opened: OpenedGame, found: Checked, order_files: Sequence[OrderFile]) -> InputError:
    """Return the refusal of orders that cannot be played: faulty, or not yet all there."""
    faulty = any(reading.refused for reading in found.readings)
    if faulty or not found.missing:
        return refused(found, order_files)
    genesis = opened.game.file.genesis
    missing = format_seats(genesis, found.missing)
    given = format_seats(genesis, [reading.seat for reading in found.readings])
    rest = f"; the orders of {given} are sound" if found.readings else ""
    return InputError(f"the orders of {missing} are missing, so nothing was played{rest}")


def in_order(file: OrderFile, reading: Reading) -> str:
    """Return the text of orders with every setting where it was read: those of the file come first."""
    if not reading.lifted:
        return file.text
    from pbem.engine.play.misplaced_settings import moved_up, with_settings_lifted  # late: most files are in order

    text = moved_up(file.text, reading.lifted)
    wanted = with_settings_lifted(file.data, reading.lifted)
    return text if order_file.read(text.encode(), "").data == wanted else order_file.write(wanted)


def require_readable(order_files: Sequence[OrderFile]) -> None:
    """Print what is wrong with files that are not order files at all, and end the command."""
    broken = [file for file in order_files if file.problems]
    for file in broken:
        _complain(file, file.problems)
    if faulty := [file for file in broken if any(one.is_error for one in file.problems)]:
        raise _refusal(faulty)


def _read_mail_or_file(path: str, opened: OpenedGame, player: str) -> list[OrderFile]:
    if path != files.STDIN and os.path.isdir(path):
        from pbem.cli.orders import mailed_orders  # late: most orders come as files

        return mailed_orders.orders_in_folder(opened, path, player)
    data = files.read(path, files.GAME_LIMIT)
    if is_report(data):
        fill = console.format_command("orders", opened.path)
        raise InputError(f"{path} is a report; orders are expected in its place. To fill some in: {fill}")
    if not looks_like_mail(data) and not holds_block(data):
        file = _order_file(path, data)
        return [as_typed(opened, file, player) or file]
    from pbem.cli.orders import mailed_orders  # late: as above

    return mailed_orders.orders_in_mail(opened, path, data, player)


def as_typed(opened: OpenedGame, file: OrderFile, player: str = "") -> OrderFile | None:
    """Return what a file that is no order file says in short orders; None if there are none in it."""
    if file.data.get("game") and not file.problems:
        return None
    from pbem.cli.orders import short_orders  # late: most orders come as order files

    return short_orders.read_typed(opened.game, file.text, file.name, player)


def _order_file(path: str, data: bytes) -> OrderFile:
    if is_report(data):
        raise InputError(f"{path} is a report; orders are expected in its place")
    if looks_like_mail(data):
        save = taken_out([path])
        raise InputError(f"{path} is a mail; this writes its orders to a file: {save}")
    file = order_file.read(data, "standard input" if path == files.STDIN else path)
    if "genesis" in file.data:
        raise InputError(
            f"{file.name} is a game file; orders are expected in its place. "
            f"To fill some in: {console.format_command('orders', path)}"
        )
    if "format" in file.data and (kind := document_kind(data)):
        raise InputError(f"{file.name} holds {kind}; orders are expected in its place. {_what_with(kind, path)}")
    if "message" not in file.data:
        return file
    from pbem.engine.text.talk_in_orders import without_talk  # late: few orders speak to the table

    return without_talk(file)


def _what_with(kind: str, path: str) -> str:
    """Say what becomes of another file of pbem, and what tells when."""
    return f"{_WHAT_WITH[kind]}; see {looking(path)}" if kind in _WHAT_WITH else ""


def _print_problems(found: Checked, order_files: Sequence[OrderFile], unless: str = "", *, aside: bool = False) -> None:
    for file, reading in zip(order_files, found.readings, strict=True):
        problems = [problem for problem in reading.problems if problem.code != unless]
        if problems:
            _complain(file, problems, aside=aside)


def _complain(file: OrderFile, problems: Sequence[Problem], *, aside: bool = False) -> None:
    # Late: sound orders need no excerpts.
    from pbem.engine.text.diagnostics import complain

    console.print_lines(complain(problems, file.name, file.text, file.places), aside=aside)


def _refusal(order_files: Sequence[OrderFile], readings: Sequence[Reading] = (), done: str = "") -> InputError:
    """End the command: something is to be corrected, or only to be added; `done` says what was not done for it."""
    names = ", ".join(os.path.basename(file.name) for file in order_files)
    worths = {reading.answer.worth for reading in readings}
    if Worth.INCOMPLETE in worths and Worth.WRONG not in worths:
        return InputError(f"{done}{names} is not complete yet: add what is missing and try again")
    return InputError(f"{done}correct {names} and try again")
