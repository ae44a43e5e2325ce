"""
Rows folded for mail: at most 79 columns, broken between words.

The library's wrapper would do as well, but only its import costs more than all the folding of a
report.
"""

from collections.abc import Iterable, Iterator

WIDTH = 79
_DEEPER = "  "


def fold(rows: Iterable[str], *, split: bool = True) -> Iterator[str]:
    """
    Fold rows; what follows a row's first line hangs two columns deeper than it began.

    A word that is wider than a line is cut, unless `split` is false. Blanks at the end are dropped.
    """
    for row in rows:
        if len(row) <= WIDTH:
            yield row.rstrip()
        else:
            indent = row[: len(row) - len(row.lstrip())]
            yield from fold_row(row, indent + _DEEPER, split=split)


def fold_row(row: str, hanging: str, *, split: bool = True) -> Iterator[str]:
    """Fold one row; all lines but the first begin with `hanging`. Runs of blanks inside stay."""
    hanging = hanging[: WIDTH // 2]
    while len(row) > WIDTH:
        start = len(row) - len(row.lstrip())
        at = row.rfind(" ", start, WIDTH + 1)
        if at < 0:
            at = WIDTH if split else row.find(" ", WIDTH)
        if at < 0:
            break
        yield row[:at].rstrip()
        row = hanging + row[at:].lstrip()
    yield row.rstrip()
