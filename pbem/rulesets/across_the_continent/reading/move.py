"""The answer to dice on the table: `move`, one of the possible numbers (R-102, R-108, A-81)."""

from pbem.engine.problem import Path
from pbem.engine.sheet import Sheet
from pbem.rulesets.across_the_continent.orders import Move
from pbem.rulesets.across_the_continent.play.journey import resting_at
from pbem.rulesets.across_the_continent.play.track import numbers_of, passing_cities, shortest_rows
from pbem.rulesets.across_the_continent.reading.asked import Asked

_ANY = 2**53


def read_move(asked: Asked, rail: Sheet, via: tuple[str, ...]) -> Move | None:
    """Read and check `move`; it must be there with dice on the table, and only then."""
    number = rail.take_number("move", -_ANY, _ANY)
    if not asked.throw:
        _refuse_move(rail)
        return None
    if "move" not in rail:
        note_missing_move(asked, rail, ("move",))
    if number is None:
        return None
    _check_move(asked, rail, number)
    _warn_of_idle_via(asked, rail, via)
    return Move(number, via if "via" in rail else None)


def note_missing_move(asked: Asked, sheet: Sheet, within: Path) -> None:
    """Say that dice lie on the table and no number is named."""
    sheet.note("E-RAIL-MOVE", within, f"missing; dice {asked.dice()}, {asked.to_go()}",
               f"write `move` in [rail]; possible: {asked.numbers()}")  # fmt: skip


def _refuse_move(rail: Sheet) -> None:
    if "move" in rail:
        rail.note("E-RAIL-MOVE", ("move",), "no dice lie on the table",
                  '`prefer` chooses for you; with stop = "after-throw" you see the dice first')  # fmt: skip


def _check_move(asked: Asked, rail: Sheet, number: int) -> None:
    if number in asked.possible:
        return
    hint = f"possible: {asked.numbers()}"
    blocker = _blocker(asked, number)
    if blocker:
        rail.note("E-RAIL-BLOCKED", ("move",),
                  f"{number} would end on the space of {blocker}'s piece", hint)  # fmt: skip
    else:
        rail.note("E-RAIL-MOVE", ("move",),
                  f"{number} is not possible; dice {asked.dice()}, {asked.to_go()}", hint)  # fmt: skip


def _blocker(asked: Asked, number: int) -> str:
    """Return the seat whose piece stands where a number leads, "" when it is not the reason."""
    leg = asked.leg
    if asked.throw is None or number not in numbers_of(asked.throw) or number > leg.distance:
        return ""
    ends = shortest_rows(leg.board, leg.place, leg.city, number)[-1]
    if not all(space in leg.occupied for space in ends):
        return ""
    return resting_at(asked.state, ends[0], but=asked.seat)


def _warn_of_idle_via(asked: Asked, rail: Sheet, via: tuple[str, ...]) -> None:
    """Warn of cities that choose nothing on the way to the next city."""
    if rail.refused or any(key in rail for key in ("prefer", "until", "stop")):
        return
    forks = passing_cities(asked.board, asked.leg.place, asked.leg.city)
    for index, city in enumerate(via):
        if city not in forks:
            name = asked.board.names[city]
            rail.note("W-RAIL-VIA", ("via", index),
                      f"{name} chooses between no equal routes of this move")  # fmt: skip
