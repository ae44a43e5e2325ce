"""Orders written: the file, the editor, what is wrong with them, what they will probably do."""

from collections.abc import Mapping

from pbem.cli.games import visible_cards
from pbem.cli.orders import forecasts, given_orders
from pbem.cli.say import console, questions
from pbem.cli.turn.own_turn import OwnTurn
from pbem.engine.play.order_check import Reading
from pbem.engine.words.template import write_template
from pbem.errors import InputError, UnavailableError
from pbem.local import editor, files

EDIT, CHECK, STOP = "e", "c", "n"


def write(turn: OwnTurn, ways: Mapping[str, str]) -> str:
    """
    Let the user write the orders of this turn; return which of the `ways` on was chosen, or STOP.

    What was written before is gone on with. Orders with a slip are shown with it, and nothing but
    writing on is offered. The file is never changed here once it is there.
    """
    path = turn.orders
    fresh = f"{write_template(turn.game, turn.me, visible_cards.seen(turn.game, turn.keys.key))}\n"
    if not files.exists(path):
        if not questions.agrees(f"Write your orders now? They go into {path}"):
            return STOP
        files.write_new(path, fresh.encode())
    wanted = EDIT if _holds(path, fresh) else CHECK
    while wanted in (EDIT, CHECK):
        if wanted == EDIT and not _edited(path):
            return STOP
        if _holds(path, fresh):
            console.note(f"{path} says what was proposed; nothing was changed in it.")
        before = files.read(path, files.ORDERS_LIMIT)
        wanted = _asked(turn, path, ways)
        if wanted in ways and files.read(path, files.ORDERS_LIMIT) != before:
            console.warn(f"{path} has changed in the meantime, so it is checked again")
            wanted = CHECK
    return wanted


def _holds(path: str, text: str) -> bool:
    return files.read(path, files.ORDERS_LIMIT) == text.encode()


def _edited(path: str) -> bool:
    try:
        editor.edit(path)
    except UnavailableError as error:
        console.error(f"{error}. Write {path} with any editor, or set EDITOR to yours")
        return False
    return True


def _asked(turn: OwnTurn, path: str, ways: Mapping[str, str]) -> str:
    """Check the orders, and ask how to go on."""
    try:
        reading = _checked(turn, path)
    except InputError as error:
        console.error(str(error))
        return questions.choose_letter(
            "Edit again?", {EDIT: "yes", CHECK: "check again", STOP: "not now"}
        )
    forecasts.print_forecast(turn.game, path, reading)
    for note in forecasts.notes(turn.game, [reading]):
        console.out(console.wrapped(note, "    "))
    return questions.choose_letter(
        "What now?", {**ways, EDIT: "edit again", CHECK: "check again", STOP: "not now"}
    )


def _checked(turn: OwnTurn, path: str) -> Reading:
    """Check orders as `pbem check` does; a missing signature is no news. Raises InputError."""
    given = given_orders.read_orders([path])
    reading = given_orders.checked(
        turn.opened, given, about_to_sign=True, key_file=turn.keys.key
    ).readings[0]
    if reading.seat != turn.me:
        raise InputError(
            f"{path} holds orders of {reading.seat}, and this is the turn of {turn.me}"
        )
    return reading
