"""The part of a page with charts: how the players stood from record to record, and what their dice did."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache

from pbem.engine.luck import Fortune, Trial
from pbem.engine.odds import Odds, expected
from pbem.engine.page.document import Part
from pbem.engine.page.line_chart import Line, draw_lines
from pbem.engine.page.subject import Subject
from pbem.engine.page.view import letters
from pbem.engine.picture.strokes import escape
from pbem.engine.score import KeepsScore

_TENTHS = 10
_ROWS = 40
"""So many rows a table of numbers has at most."""
_FEET = 6


def part(subject: Subject) -> Part | None:
    """Return the charts of a game; None where there is nothing to draw yet."""
    drawn = list(_charts(subject)) if len(subject.turns) > 2 else []
    return (
        Part("charts", "The course of the game", f'<div class="charts">\n{"".join(drawn)}</div>\n')
        if drawn
        else None
    )


def _charts(subject: Subject) -> Iterator[str]:
    table = subject.table
    if isinstance(table, KeepsScore):
        scores = [table.score(turn.after) for turn in subject.turns]
        for place, count in enumerate(scores[-1]):
            if count.charted:
                rows = [score[place].values for score in scores]
                yield _figure(subject, count.name, rows)
    if isinstance(table, Fortune):
        measure = table.measure()
        what = f"{measure.others} less {measure.own}" if measure.others else measure.own
        luck = list(_luck(table, subject))
        if any(map(any, luck)):
            yield _figure(subject, f"Luck: {what}, above what fair dice bring", luck, _TENTHS)


def _figure(subject: Subject, title: str, rows: Sequence[Sequence[int]], unit: int = 1) -> str:
    known = letters(subject)
    seats = subject.genesis.founding.seats
    lines = [Line(known[seat.id], [row[at] for row in rows]) for at, seat in enumerate(seats)]
    drawn = draw_lines(title, lines, list(_marks(subject)), unit)
    return (
        f"<figure>\n<figcaption>{escape(title)}</figcaption>\n{drawn}"
        f"<details><summary>Numbers</summary>\n{_table(subject, rows, unit)}</details>\n</figure>\n"
    )


def _marks(subject: Subject) -> Iterator[tuple[int, str]]:
    """Some records with their turns, about evenly."""
    last = len(subject.turns) - 1
    for step in range(_FEET):
        record = last * step // (_FEET - 1)
        clock = subject.table.clock(subject.turns[record].before)
        yield record, str(clock.turn) if clock.turn else "set-up"


def _table(subject: Subject, rows: Sequence[Sequence[int]], unit: int) -> str:
    names = "".join(
        f'<th scope="col">{escape(seat.name)}</th>' for seat in subject.genesis.founding.seats
    )
    body = "".join(
        f'<tr><th scope="row">{escape(_moment(subject, record))}</th>'
        + "".join(f"<td>{_format(value, unit)}</td>" for value in rows[record])
        + "</tr>\n"
        for record in _sample(len(rows))
    )
    return f'<table>\n<thead><tr><th scope="col">After</th>{names}</tr></thead>\n<tbody>\n{body}</tbody></table>\n'


def _sample(records: int) -> list[int]:
    """All records, or about evenly as many as a table may have, with the last one."""
    step = -(-records // _ROWS)
    return sorted({*range(records - 1, -1, -step)})


def _moment(subject: Subject, record: int) -> str:
    clock = subject.table.clock(subject.turns[record].before)
    turn = f"turn {clock.turn}" if clock.turn else "set-up"
    return f"record {subject.turns[record].record.index}, {turn}"


def _format(value: int, unit: int) -> str:
    if unit == 1:
        return str(value)
    sign = "−" if value < 0 else ""
    return f"{sign}{abs(value) // unit}.{abs(value) % unit}"


# ── luck ─────────────────────────────────────────────────────────────────────────────────────────


def _luck(table: Fortune, subject: Subject) -> Iterator[list[int]]:
    """Yield for each record what every seat has had so far beyond what was expected, in tenths."""
    seats = subject.genesis.seat_ids
    sums = dict.fromkeys(seats, Fraction(0))
    for turn in subject.turns:
        for trial in table.trials(turn.before, turn.events):
            gain = _gain(trial)
            for seat, share in ((trial.seat, gain), (trial.other, -gain)):
                if seat in sums:
                    sums[seat] += share
        yield [round(sums[seat] * _TENTHS) for seat in seats]


def _gain(trial: Trial) -> Fraction:
    """What a throw brought to who threw it, beyond what was expected."""
    own, others = _expected(trial.odds)
    if not trial.other and not trial.others:
        return trial.own - own
    return (trial.others - trial.own) - (others - own)


@cache
def _expected(odds: Odds) -> tuple[Fraction, Fraction]:
    return expected({odds: 1}, 0), expected({odds: 1}, 1)
