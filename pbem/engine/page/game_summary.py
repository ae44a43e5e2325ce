"""
A game on a page: where it turned, how the players stood from turn to turn, and how they stand.

Pure, from replayed records; lines of at most 79 columns, in plain letters.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from pbem.engine.file.phrases import format_clock, format_head
from pbem.engine.file.succession import awaited_in
from pbem.engine.picture.labels import letters_of
from pbem.engine.proof.playback import Turn
from pbem.engine.table.resolution import AnyTable
from pbem.engine.table.terms import Clock
from pbem.engine.text.wrapping import RULE, columns, fold_line, padded, shorten
from pbem.engine.words.retelling import TurningPoint, turning_points
from pbem.engine.words.telling import Score

LARGEST = 3
MOST_POINTS = 36
"""More would not be a page."""
_ROWS = 12
_COLUMNS = 66
_NAME = 18


def summary(table: AnyTable, turns: Sequence[Turn]) -> Iterator[str]:
    """Yield the lines of the summary; `turns` are all records of the game."""
    last, genesis = turns[-1], turns[-1].genesis
    yield f"{genesis.name}: records 0 to {last.record.index}, {_stand(table, last)}"
    yield RULE
    yield from (f"Rules   {line}" for line in table.words.headline()[:1])
    yield f"Head    {format_head(last.record.head)}"
    yield from _points(turning_points(table, turns, LARGEST))
    scores = [(turn, table.words.score(turn.after)) for turn in turns]
    if scores[-1][1]:
        names = [person.name for person in genesis.players]
        yield from _graph(table, names, scores)
        yield from _final(names, scores[-1][1])


def _stand(table: AnyTable, last: Turn) -> str:
    over = awaited_in(last.genesis, table, last.after) is None
    return "over" if over else f"now {format_clock(table.clock(last.after))}"


# ── where it turned ──────────────────────────────────────────────────────────────────────────────


def _points(points: Sequence[TurningPoint]) -> Iterator[str]:
    if not points:
        return
    yield from ("", "Turning points")
    kept = _a_page(points)
    before = ""
    for point in kept:
        clock = _format_turn(point.clock)
        front = "" if clock == before else clock
        yield from fold_line(f"  {front:<9}{point.milestone.text}", " " * 13, split=False)
        before = clock
    if len(kept) < len(points):
        yield f"  ({len(points) - len(kept)} earlier ones are left out.)"


def _format_turn(clock: Clock) -> str:
    return format_clock(clock._replace(part=1))


def _a_page(points: Sequence[TurningPoint]) -> Sequence[TurningPoint]:
    """Leave out the earlier ones of the most frequent kind where there are too many."""
    surplus = len(points) - MOST_POINTS
    if surplus <= 0:
        return points
    kind = Counter(point.milestone.kind for point in points).most_common(1)[0][0]
    frequent = [at for at, point in enumerate(points) if point.milestone.kind == kind]
    left_out = set(frequent[:surplus])
    return [point for at, point in enumerate(points) if at not in left_out]


# ── from turn to turn ────────────────────────────────────────────────────────────────────────────

Scores = Sequence[tuple[Turn, Sequence[Score]]]


def _graph(table: Any, names: Sequence[str], scores: Scores) -> Iterator[str]:
    """Draw the count with the largest numbers: a letter for each player, time from left to right."""
    charted = [at for at, one in enumerate(scores[-1][1]) if one.charted]
    series = {at: [counts[at].values for _, counts in scores] for at in charted}
    most = {at: max(map(max, values)) for at, values in series.items()}
    best = max(charted, key=lambda at: most[at], default=-1)
    if len(scores) < 2 or best < 0 or not most[best]:
        return
    letters = _letters(names)
    columns = _sample_columns(series[best])
    legend = ", ".join(f"{letter} {name}" for letter, name in zip(letters, names, strict=True))
    yield from ("", *fold_line(f"{scores[-1][1][best].name}: {legend}", "  ", split=False))
    grid = _draw_letters(letters, columns, most[best])
    for row, cells in enumerate(grid):
        mark = most[best] if row == 0 else 0 if row == _ROWS - 1 else None
        yield f"{'' if mark is None else mark:>6} |{cells}".rstrip()
    yield f"{'':>6} +{'-' * _COLUMNS}"
    first, last = (_format_turn(table.clock(scores[at][0].after)) for at in (0, -1))
    yield f"{'':>8}{first}{last:>{_COLUMNS - len(first)}}"


def _letters(names: Sequence[str]) -> list[str]:
    """Return the letters that pictures have too, but for those that are two columns wide."""
    narrow = ("".join(sign for sign in name if columns(sign) == 1) for name in names)
    return list(letters_of({str(at): name for at, name in enumerate(narrow)}).values())


def _sample_columns(values: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Return the numbers for each column; the first and the last of them are the first and the last."""
    last = len(values) - 1
    return [values[(2 * column * last + _COLUMNS - 1) // (2 * (_COLUMNS - 1))] for column in range(_COLUMNS)]


def _draw_letters(letters: Sequence[str], columns: Sequence[tuple[int, ...]], most: int) -> list[str]:
    rows = [[""] * len(columns) for _ in range(_ROWS)]
    for x, values in enumerate(columns):
        for letter, value in zip(letters, values, strict=True):
            height = (2 * value * (_ROWS - 1) + most) // (2 * most)
            rows[_ROWS - 1 - height][x] += letter
    # Players who share a place take turns at being shown.
    return ["".join(cell[x % len(cell)] if cell else " " for x, cell in enumerate(row)) for row in rows]


# ── in the end ───────────────────────────────────────────────────────────────────────────────────


def _final(names: Sequence[str], counts: Sequence[Score]) -> Iterator[str]:
    columns = [(one.name, *one.shown) for one in counts]
    widths = [max(map(len, column)) for column in columns]
    width = max(len(shorten(name, _NAME)) for name in names)
    for at, name in enumerate(("", *names)):
        cells = (f"  {column[at]:>{wide}}" for column, wide in zip(columns, widths, strict=True))
        yield from ([] if at else [""])
        yield padded(shorten(name, _NAME), width) + "".join(cells)
