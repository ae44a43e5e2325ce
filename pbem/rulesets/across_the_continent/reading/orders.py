"""
Reading the orders of a seat: the table `[rail]`, and nothing else.

Before a throw it holds standing orders; without the table the last ones go on, or hold again. With
dice on the table it holds `move`, one of the possible numbers (R-102, R-108, A-81); `via` beside it
chooses among equal routes for this move. If `prefer`, `until` or `stop` are there too, the table
without `move` also becomes the new standing orders.

A check throws no dice: it depends on state, seat and file alone.
"""

from pbem.engine.table.gate import OPEN, Shut
from pbem.engine.table.sheet import Path, Sheet, nearest
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.orders import CHANGED, STOPS, UNTIL, Move, Rail, RailOrders
from pbem.rulesets.across_the_continent.play.gate import MOVE, RAIL
from pbem.rulesets.across_the_continent.play.race import resting_at
from pbem.rulesets.across_the_continent.play.track import numbers_of, passing_cities
from pbem.rulesets.across_the_continent.reading.position import Position
from pbem.rulesets.across_the_continent.reading.preference import WORDS, always_decides, plain_test

MOST_TESTS = 20
_ANY = 2**53


def read_orders(position: Position, sheet: Sheet) -> RailOrders:
    """Read and check an order file; the sheet collects what is wrong."""
    rail = sheet.take_sheet("rail")
    sheet.close()
    if rail is None:
        if "rail" not in sheet:
            _note_missing(position, sheet)
        return RailOrders()
    standing = _read_standing(position, rail)
    move = _read_move(position, rail, standing.via)
    rail.close()
    if position.answers and not any(key in rail for key in ("prefer", "until", "stop")):
        return RailOrders(None, move)
    _warn_of_idle_via(position, rail, standing)
    return RailOrders(standing, move)


def _note_missing(position: Position, sheet: Sheet) -> None:
    if position.answers:
        _note_missing_move(position, sheet, ("rail",))
    elif position.gate[RAIL] != OPEN:
        sheet.note(
            "E-RAIL-ORDERS",
            ("rail",),
            "missing; you have not yet said how you travel",
            'write [rail] and, for instance, prefer = ["arrive", "most"]',
            owed=True,
        )


def _read_standing(position: Position, rail: Sheet) -> Rail:
    prefer = _read_prefer(rail)
    via = _read_via(position.board, rail)
    until = rail.take_choice("until", UNTIL)
    stop = rail.take_choice("stop", STOPS)
    return Rail(prefer, via, until or CHANGED, stop or "")


def _texts(sheet: Sheet, key: str) -> list[tuple[int, str]]:
    """Take a list of texts, each with its index; anything that is not a text has been noted."""
    items = sheet.take_texts(key) and sheet.data[key]
    return [(index, item) for index, item in enumerate(items or ()) if item.__class__ is str]


def _read_prefer(rail: Sheet) -> tuple[str, ...]:
    tests = []
    for index, text in _texts(rail, "prefer"):
        test = plain_test(text)
        if test:
            tests.append(test)
            continue
        close = nearest(text, [word for word in WORDS if " " not in word], 1)
        meant = f'did you mean "{close[0]}"? ' if close else ""
        rail.note(
            "E-CHOICE",
            ("prefer", index),
            f'"{text}" is not a test for a number',
            f"{meant}possible: {', '.join(WORDS)}",
        )
    if len(tests) > MOST_TESTS:
        rail.note("E-RANGE", ("prefer",), f"{len(tests)} tests; at most {MOST_TESTS} are possible")
    _warn_of_idle_tests(rail, tests)
    return tuple(tests)


def _warn_of_idle_tests(rail: Sheet, tests: list[str]) -> None:
    if rail.refused:
        return  # indexes may be off, and there is enough to correct already
    for index, test in enumerate(tests[:-1]):
        if always_decides(test):
            rail.note(
                "W-RAIL-PREFER",
                ("prefer", index + 1),
                f'never used; "{test}" before it decides every throw',
                "put it last",
            )
            return


def _read_via(board: Board, rail: Sheet) -> tuple[str, ...]:
    """Read city names and ids into ids; none may be named twice."""
    spoken = {city.name.casefold(): city.id for city in board.cities}
    spoken |= {city.id: city.id for city in board.cities}
    found: list[str] = []
    for index, text in _texts(rail, "via"):
        city = spoken.get(text.casefold())
        if city is None:
            close = nearest(text, [city.name for city in board.cities])
            hint = f"nearest names: {', '.join(close)}" if close else ""
            rail.note("E-UNKNOWN-CITY", ("via", index), f'there is no city "{text}"', hint)
        elif city in found:
            rail.note("E-TWICE", ("via", index), f'"{text}" is named twice', "once is enough")
        else:
            found.append(city)
    return tuple(found)


def _warn_of_idle_via(position: Position, rail: Sheet, standing: Rail) -> None:
    """Warn of cities that have no effect on this ticket."""
    if rail.refused:
        return
    for city in position.idle_via(standing):
        rail.note(
            "W-RAIL-VIA",
            ("via", standing.via.index(city)),
            f"{position.board.names[city]} does not decide between equal routes of your ticket",
        )


# ── the answer to dice on the table ──────────────────────────────────────────────────────────────


def _read_move(position: Position, rail: Sheet, via: tuple[str, ...]) -> Move | None:
    """Read and check `move`, which must be there when dice are on the table, and only then."""
    number = rail.take_number("move", -_ANY, _ANY)
    if isinstance(shut := position.gate[MOVE], Shut):
        if "move" in rail:
            rail.note(shut.code, ("move",), shut.why, shut.instead)
        return None
    if "move" not in rail:
        _note_missing_move(position, rail, ("move",))
    if number is None:
        return None
    _check_move(position, rail, number)
    _warn_of_idle_move_via(position, rail, via)
    return Move(number, via if "via" in rail else None)


def _note_missing_move(position: Position, sheet: Sheet, within: Path) -> None:
    """Note that there are dice on the table and no number is named."""
    sheet.note(
        "E-RAIL-MOVE",
        within,
        f"missing; dice {position.dice()}, {position.to_go()}",
        f"write `move` in [rail]; possible: {position.numbers()}",
        owed=True,
    )


def _check_move(position: Position, rail: Sheet, number: int) -> None:
    if number in position.possible:
        return
    hint = f"possible: {position.numbers()}"
    blocker = _blocker(position, number)
    if blocker:
        rail.note("E-RAIL-BLOCKED", ("move",), f"{number} would end on the space of {blocker}'s piece", hint)
    else:
        rail.note(
            "E-RAIL-MOVE", ("move",), f"{number} is not possible; dice {position.dice()}, {position.to_go()}", hint
        )


def _blocker(position: Position, number: int) -> str:
    """Return the seat whose piece blocks a number; "" if that is not the reason."""
    leg = position.leg
    if position.throw is None or number not in numbers_of(position.throw) or number > leg.distance:
        return ""
    ends = leg.board.layers(leg.place, leg.city)[number]
    if not all(space in leg.occupied for space in ends):
        return ""
    return resting_at(position.state, ends[0], but=position.seat)


def _warn_of_idle_move_via(position: Position, rail: Sheet, via: tuple[str, ...]) -> None:
    """Warn of cities that have no effect on the way to the next city."""
    if rail.refused or any(key in rail for key in ("prefer", "until", "stop")):
        return
    forks = passing_cities(position.board, position.leg.place, position.leg.city)
    for index, city in enumerate(via):
        if city not in forks:
            name = position.board.names[city]
            rail.note("W-RAIL-VIA", ("via", index), f"{name} does not decide between equal routes of this move")
