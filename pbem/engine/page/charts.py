"""
The part of a page with charts: how the players stood from record to record, and what their dice did.

A chart is SVG in whole numbers; lines are told apart by more than colour.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from typing import Any

from pbem.engine.foresight.odds import Odds, Trial, expected
from pbem.engine.page.document import Part
from pbem.engine.page.subject import Said, Subject
from pbem.engine.page.view import letters
from pbem.engine.picture.colours import SEATS
from pbem.engine.picture.strokes import escape
from pbem.engine.proof.playback import Turn
from pbem.engine.table.resolution import AnyTable
from pbem.engine.words.retelling import steps
from pbem.record import value

_TENTHS = 10
_ROWS = 25
"""So many rows a table of numbers has at most."""
_FEET = 6
WIDTH, HEIGHT = 4200, 2200
LEFT, RIGHT, TOP, BOTTOM = 380, 3900, 140, 1900
_LINES = 4
_APART = 150
"""Letters at the ends of lines stand so far from each other at least."""


@value
class Stretch:
    """
    A piece of a game for charts: a turn, or a part of a turn where a record ends in it.

    Some games play many turns in a record, others a turn in several; a chart should not care.

    `record` is its place among the records of the game, `step` the step of its story that it ends with,
    `turn` the number of the turn, 0 in the set-up.
    """

    record: int
    step: int
    turn: int
    before: Any
    events: tuple[Any, ...]
    after: Any


def part(subject: Subject) -> Part | None:
    """Return the charts of a game; None where there is nothing to draw yet."""
    course = list(stretches(subject))
    drawn = "".join(_charts(subject, course)) if len(course) > 2 else ""
    if not drawn:
        return None
    moments = [number for stretch in course for number in (stretch.record, stretch.step)]
    return Part("charts", "The course of the game", f'<div class="charts">\n{drawn}</div>\n', moments)


def _charts(subject: Subject, course: Sequence[Stretch]) -> Iterator[str]:
    table = subject.table
    scores = [table.words.score(stretch.after) for stretch in course]
    for place, count in enumerate(scores[-1]):
        if count.charted:
            rows = [score[place].values for score in scores]
            yield _figure(subject, course, count.name, rows)
    if measure := table.foresight.measure():
        what = f"{measure.others} less {measure.own}" if measure.others else measure.own
        luck = list(_luck(subject, course))
        if any(map(any, luck)):
            title = f"Luck: {what}, above what fair dice bring"
            yield _figure(subject, course, title, luck, _TENTHS)


def _figure(
    subject: Subject, course: Sequence[Stretch], title: str, rows: Sequence[Sequence[int]], unit: int = 1
) -> str:
    known = letters(subject)
    seats = subject.genesis.founding.seats
    lines = [Curve(known[seat.id], [row[at] for row in rows]) for at, seat in enumerate(seats)]
    drawn = draw_lines(title, lines, list(_feet(course)), unit)
    return (
        f"<figure>\n<figcaption>{escape(title)}</figcaption>\n{drawn}"
        f"<details><summary>Numbers</summary>\n{_table(subject, course, rows, unit)}</details>\n"
        "</figure>\n"
    )


def _feet(course: Sequence[Stretch]) -> Iterator[tuple[int, str]]:
    """Some points with their turns, about evenly; each turn is named once."""
    last, named = len(course) - 1, ""
    for place in sorted({last * step // (_FEET - 1) for step in range(_FEET)}):
        moment = _moment(course[place])
        if moment != named:
            yield place, moment
        named = moment


def _moment(stretch: Stretch) -> str:
    return f"turn {stretch.turn}" if stretch.turn else "set-up"


def _table(subject: Subject, course: Sequence[Stretch], rows: Sequence[Sequence[int]], unit: int) -> str:
    seats = subject.genesis.founding.seats
    names = "".join(f'<th scope="col">{escape(seat.name)}</th>' for seat in seats)
    body = "".join(
        f'<tr><th scope="row">{_moment(course[place])}</th>'
        + "".join(f"<td>{_format(value, unit)}</td>" for value in rows[place])
        + "</tr>\n"
        for place in _sample(course)
    )
    head = f'<thead><tr><th scope="col">After</th>{names}</tr></thead>'
    return f"<table>\n{head}\n<tbody>\n{body}</tbody></table>\n"


def _sample(course: Sequence[Stretch]) -> list[int]:
    """The ends of all turns, or about evenly as many as a table may have, with the last one."""
    ends = {_moment(stretch): place for place, stretch in enumerate(course)}
    places = sorted(ends.values(), reverse=True)
    return sorted(places[:: -(-len(places) // _ROWS)])


def _format(value: int, unit: int) -> str:
    if unit == 1:
        return str(value)
    sign = "−" if value < 0 else ""
    return f"{sign}{abs(value) // unit}.{abs(value) % unit}"


def stretches(subject: Subject) -> Iterator[Stretch]:
    """Cut a game into stretches."""
    for record, (turn, said) in enumerate(zip(subject.turns, subject.said, strict=True)):
        yield from _of_record(subject.table, record, turn, said)


def _of_record(table: AnyTable, record: int, turn: Turn, said: Said) -> Iterator[Stretch]:
    before, first, number, step = turn.before, 0, table.clock(turn.before).turn, 0
    for one, state in steps(table, turn, said):
        now = table.clock(state).turn
        # The event that begins a turn says so, and belongs to it; alone at the end of a record it
        # begins nothing.
        if now != number and one.event < len(turn.events) - 1:
            cut = table.copy(state)
            yield Stretch(record, step, number, before, turn.events[first : one.event], cut)
            before, first, number = cut, one.event, now
        step += bool(one.lines)
    yield Stretch(record, step, number, before, turn.events[first:], turn.after)


# ── luck ─────────────────────────────────────────────────────────────────────────────────────────


def _luck(subject: Subject, course: Sequence[Stretch]) -> Iterator[list[int]]:
    """Yield for each stretch what every seat has had so far beyond what was expected, in tenths."""
    seats = subject.genesis.seat_ids
    sums = dict.fromkeys(seats, Fraction(0))
    for stretch in course:
        for trial in subject.table.foresight.trials(stretch.before, stretch.events):
            gain = _gain(trial)
            for seat, share in ((trial.seat, gain), (trial.other, -gain)):
                if seat in sums:
                    sums[seat] += share
        yield [round(sums[seat] * _TENTHS) for seat in seats]


def _gain(trial: Trial) -> Fraction:
    """What a throw brought to who threw it, beyond what was expected."""
    own, others = _expected_losses(trial.odds)
    if not trial.other and not trial.others:
        return trial.own - own
    return (trial.others - trial.own) - (others - own)


@cache
def _expected_losses(odds: Odds) -> tuple[Fraction, Fraction]:
    return expected({odds: 1}, 0), expected({odds: 1}, 1)


@value
class Curve:
    """One player's line: the letter at its end, and a value for each point in time."""

    letter: str
    values: Sequence[int]


def draw_lines(title: str, lines: Sequence[Curve], marks: Sequence[tuple[int, str]], unit: int = 1) -> str:
    """
    Draw lines over the points in time of a game; values are given in so many parts of a `unit`.

    `marks` are points to be named below, with their names.
    """
    low, high, step = _range([value for line in lines for value in line.values], unit)
    last = max(len(line.values) for line in lines) - 1

    def x(point: int) -> int:
        return LEFT + (RIGHT - LEFT) * point // max(last, 1)

    def y(value: int) -> int:
        return BOTTOM - (BOTTOM - TOP) * (value - low) // (high - low)

    said = escape(title)
    parts = [f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{said}">\n']
    for level in range(low, high + 1, step):
        parts.append(f'<path class="rule" d="M{LEFT} {y(level)}H{RIGHT}"/>')
        parts.append(f'<text class="tick" x="{LEFT - 50}" y="{y(level) + 40}">{level // unit}</text>\n')
    for point, name in marks:
        parts.append(f'<text class="foot" x="{x(point)}" y="{BOTTOM + 180}">{escape(name)}</text>\n')
    ends = _spread_labels([y(line.values[-1]) for line in lines])
    for place, (line, end) in enumerate(zip(lines, ends, strict=True)):
        look = f"s{place % SEATS}"
        points = " ".join(f"{x(point)} {y(value)}" for point, value in enumerate(line.values))
        parts.append(f'<polyline class="line l-{look} dash-{place % SEATS}" points="{points}"/>')
        parts.append(f'<circle class="d-{look}" cx="{RIGHT + 130}" cy="{end}" r="72"/>')
        parts.append(f'<text class="letter end" x="{RIGHT + 130}" y="{end + 36}">{escape(line.letter)}</text>\n')
    parts.append(f'<path class="now" d="M{x(last)} {TOP - 60}V{BOTTOM}"/></svg>\n')
    return "".join(parts)


def _range(values: Sequence[int], unit: int) -> tuple[int, int, int]:
    """Return the ends of an axis around all values and zero, and the step between its rules."""
    least, most = min(0, *values), max(unit, *values)
    step = next(step for step in _steps(unit) if (most - least) <= step * _LINES)
    return least // step * step, -(-most // step) * step, step


def _steps(unit: int) -> Iterator[int]:
    while True:
        yield from (unit, 2 * unit, 5 * unit)
        unit *= 10


def _spread_labels(heights: Sequence[int]) -> list[int]:
    """Move what stands too close to each other apart, in its order, and back from the lower end."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    found = dict(enumerate(heights))
    floor = TOP
    for place in order:
        floor = found[place] = max(found[place], floor)
        floor += _APART
    ceiling = BOTTOM
    for place in reversed(order):
        ceiling = found[place] = min(found[place], ceiling)
        ceiling -= _APART
    return [found[place] for place in range(len(heights))]
