"""
Reading the orders of a seat: the table `[rail]`, and nothing else.

Before a throw it holds standing orders; without the table the last ones go on, or hold again. With dice
on the table it holds `move` (`move.py`); `via` beside it chooses among equal routes for this
move. If `prefer`, `until` or `stop` stand there too, the table without `move` is also the new standing
order.

A check draws no die: it is a function of state, seat and file.
"""

from pbem.engine.sheet import Sheet, nearest
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.orders import CHANGED, STOPS, UNTIL, Rail, RailOrders
from pbem.rulesets.across_the_continent.reading.asked import Asked
from pbem.rulesets.across_the_continent.reading.move import note_missing_move, read_move
from pbem.rulesets.across_the_continent.reading.preference import WORDS, always_decides, plain_test

MOST_TESTS = 20


def read_orders(asked: Asked, sheet: Sheet) -> RailOrders:
    """Read and check an order file; what is wrong goes into the sheet."""
    rail = sheet.take_sheet("rail")
    sheet.close()
    if rail is None:
        if "rail" not in sheet:
            _note_missing(asked, sheet)
        return RailOrders()
    standing = _read_standing(asked, rail)
    move = read_move(asked, rail, standing.via)
    rail.close()
    if asked.throw and not any(key in rail for key in ("prefer", "until", "stop")):
        return RailOrders(None, move)
    _warn_of_idle_via(asked, rail, standing)
    return RailOrders(standing, move)


def _note_missing(asked: Asked, sheet: Sheet) -> None:
    """Say that the table is missing, where it may not be."""
    if asked.throw:
        note_missing_move(asked, sheet, ("rail",))
    elif asked.piece.rail is None:
        sheet.note("E-RAIL-ORDERS", ("rail",), "missing; nobody knows yet how you travel",
                   'write [rail] and, for instance, prefer = ["arrive", "most"]')  # fmt: skip


def _read_standing(asked: Asked, rail: Sheet) -> Rail:
    prefer = _read_prefer(rail)
    via = _read_via(asked.board, rail)
    until = rail.take_choice("until", UNTIL)
    stop = rail.take_choice("stop", STOPS)
    return Rail(prefer, via, until or CHANGED, stop or "")


def _texts(sheet: Sheet, key: str) -> list[tuple[int, str]]:
    """Take a list of texts; returns each with its place, what is no text being reported."""
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
        rail.note("E-CHOICE", ("prefer", index), f'"{text}" is no test for a number',
                  f"{meant}possible: {', '.join(WORDS)}")  # fmt: skip
    if len(tests) > MOST_TESTS:
        rail.note("E-RANGE", ("prefer",), f"{len(tests)} tests; at most {MOST_TESTS} are possible")
    _warn_of_idle_tests(rail, tests)
    return tuple(tests)


def _warn_of_idle_tests(rail: Sheet, tests: list[str]) -> None:
    if rail.refused:
        return  # places might not agree, and there is enough to mend
    for index, test in enumerate(tests[:-1]):
        if always_decides(test):
            rail.note("W-RAIL-PREFER", ("prefer", index + 1),
                      f'never asked; "{test}" before it decides every throw', "put it last")  # fmt: skip
            return


def _read_via(board: Board, rail: Sheet) -> tuple[str, ...]:
    """Read city names and ids into ids; each may stand there once."""
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


def _warn_of_idle_via(asked: Asked, rail: Sheet, standing: Rail) -> None:
    """Warn of cities that choose nothing on this ticket."""
    if rail.refused:
        return
    for city in asked.idle_via(standing):
        rail.note("W-RAIL-VIA", ("via", standing.via.index(city)),
                  f"{asked.board.names[city]} chooses between no equal routes of your ticket")  # fmt: skip
