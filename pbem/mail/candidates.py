"""
Lines of a mail that may be an order file, as they stand among all lines (`lines`); whether they are is read later.

    block    between the two marks (`marks`), quoted or not
    bare     pasted without marks, from the line `game = ...` on
    rows     typed by the author without the lines that say whose they are: `place = { Ukraine = 6 }`

Where a bare file or typed rows end, nothing says; prose, a footer or a quoted header below them is cut off.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from pbem.engine.table.sheet import nearest
from pbem.mail.found import CUT_OFF, OLDER, QUOTED
from pbem.mail.lines import MailLine, without_words
from pbem.mail.marks import LONG_TEXT, MOST_LINE, MOST_LINES
from pbem.mail.older_mail import ended
from pbem.mail.plain_text import BLANKS, unquote
from pbem.record import value

MOST_BLOCKS = 16
MOST_TYPED = 2000
MOST_ROW = 4000
UNSEEN = "\ufeff\u200b"
_TOML_SIGNS = frozenset('=[]"#')
_BARE = re.compile(rf"[>|{BLANKS}{UNSEEN}]*(game|player)[{BLANKS}]*([:=])", re.IGNORECASE)
_ROW = re.compile(r"\[{1,2} ?([A-Za-z_]{1,30})[\].]|([A-Za-z_]{1,30})(?:\.[^=\s]{1,80})?[ \u00a0\t]{0,9}=(?!=)")
_HEADER = re.compile(r"(game|player|turn|part)[ \u00a0\t]{0,9}[:=][ \u00a0\t]{0,9}([^#]{1,80})", re.IGNORECASE)


@value
class Candidate:
    """
    A text that may be an order file, without marks of quotation; `marked` says whether a BEGIN line stood above it.

    `repairs` say what is doubtful about its place.
    """

    text: str
    repairs: tuple[str, ...] = ()
    marked: bool = False


def files_among(lines: Sequence[MailLine]) -> list[Candidate]:
    """
    Return the marked blocks of a text; without any, what looks like an order file.

    What its author wrote is searched beside them: there people write who answer a mail, and the block may be
    from that mail. An older mail below, which some programs quote without any mark, is searched by itself.
    """
    start = next((at for at, line in enumerate(lines) if line.place == "older"), len(lines))
    return [*_files(lines[:start]), *_files(lines[start:])]


def _files(lines: Sequence[MailLine]) -> list[Candidate]:
    marked = _marked(lines)
    if not any("game" in line.text.lower() for line in lines if not marked or line.place == "own"):
        return marked
    first = next((at for at, line in enumerate(lines) if line.mark), len(lines))
    above, below = ([one for run in _own_runs(rows) for one in _bare(run)] for rows in (lines[:first], lines[first:]))
    return [*above, *marked, *below] or _bare(lines)


def _own_runs(lines: Sequence[MailLine]) -> Iterator[Sequence[MailLine]]:
    return ([*run] for is_own, run in groupby(lines, lambda line: line.place == "own") if is_own)


def _standing(line: MailLine) -> tuple[str, ...]:
    """Return what is doubtful about orders that begin with a line."""
    return (QUOTED,) if line.level else (OLDER,) if line.place == "older" else ()


# ── between marks ────────────────────────────────────────────────────────────────────────────────


def _marked(lines: Sequence[MailLine]) -> list[Candidate]:
    found: list[Candidate] = []
    start = -1
    for at in [*(at for at, line in enumerate(lines) if line.mark), len(lines)]:
        if start >= 0:
            closed = at < len(lines) and lines[at].mark == "END"
            rows = lines[start + 1 : at] if at < len(lines) else _open_rows(lines, start)
            found += _readings(lines[start], rows, closed=closed)
            start = -1
        if len(found) >= MOST_BLOCKS:
            return found[:MOST_BLOCKS]
        if at < len(lines) and lines[at].mark == "BEGIN":
            start = at
    return found


def _open_rows(lines: Sequence[MailLine], begin: int) -> Sequence[MailLine]:
    """Return the rows of a block without END: up to what its author wrote below a quotation, or to a footer."""
    rest = lines[begin + 1 :]
    below = (at for at, line in enumerate(rest) if line.place == "own") if lines[begin].level else iter(())
    rest = rest[: next(below, len(rest))]
    return rest[: len(ended([line.text for line in rest]))]


def _readings(begin: MailLine, lines: Sequence[MailLine], *, closed: bool) -> Iterator[Candidate]:
    """Yield a block; and where somebody wrote words between its quoted lines, the same without these."""
    level = begin.level
    cut_off = () if closed and len(lines) <= MOST_LINES else (CUT_OFF,)
    readings = [lines[:MOST_LINES]]
    rows = without_words(readings[0], level)
    # A long text may hold words of its own.
    if len(rows) < len(readings[0]) and not any(mark in line.text for line in readings[0] for mark in LONG_TEXT):
        readings.append(rows)
    for reading in readings:
        text = "\n".join(unquote([row.text for row in reading], level))
        yield Candidate(text, (*_standing(begin), *cut_off), marked=True)


# ── without marks ────────────────────────────────────────────────────────────────────────────────


def _bare(lines: Sequence[MailLine]) -> list[Candidate]:
    """Find orders that somebody pasted without marks: they begin with `game = ...`, or as their author types it."""
    for at, line in enumerate(lines):
        if (sign := _sign_behind("game", line)) and (sign == "=" or _is_typed(line, lines[at + 1 : at + 3])):
            rest = unquote([one.text for one in lines[at : at + MOST_LINES]], line.level)
            return [Candidate("\n".join(_cut(rest)), _standing(line))]
    return []


def _is_typed(line: MailLine, below: Sequence[MailLine]) -> bool:
    """Say whether a player is named below `game: world`: then these are orders in which colons were typed."""
    return not _standing(line) and any(_sign_behind("player", one) for one in below)


def _sign_behind(key: str, line: MailLine) -> str:
    """Return the sign, = or :, after the key with which a line begins; "" where it does not."""
    found = _BARE.match(line.text[:MOST_LINE])
    return found[2] if found and found[1].lower() == key else ""


def rows_among(text: str, keys: Collection[str]) -> list[str]:
    """
    Return the rows of an order file that somebody typed, with lines of a header right above them; none if there are none.

    `keys` are the words with which rows of orders begin.
    """
    if "=" not in text and "[" not in text:
        return []
    lines = text.split("\n")[:MOST_TYPED]
    first = next((at for at, line in enumerate(lines) if begins_row(line, keys)), len(lines))
    while 0 < first < len(lines) and header_line(lines[first - 1]):
        first -= 1
    return [*_cut(lines[first:])]


def begins_row(line: str, keys: Collection[str], *, slips: bool = True) -> bool:
    """Say whether a row of orders begins here; with `slips` also where its word is misspelt."""
    if not (found := named_row(line)):
        return False
    word = (found[1] or found[2]).lower()
    return word in keys or (slips and bool(nearest(word, [*keys])))


def named_row(line: str) -> re.Match[str] | None:
    """Return the word with which a row like `[place]` (1) or `place = ...` (2) begins."""
    return _ROW.match(line[:MOST_ROW].strip(BLANKS + UNSEEN))


def header_line(line: str) -> re.Match[str] | None:
    """Return what a line such as `game: world` says of the header: which part (1), and what (2)."""
    return _HEADER.fullmatch(line.strip(BLANKS + UNSEEN))


def _cut(lines: Sequence[str]) -> Sequence[str]:
    """Cut what is no row at the end: lines with none of the characters that every line of orders has."""
    lines = ended(lines)
    end = len(lines)
    while end and not _TOML_SIGNS & set(lines[end - 1]):
        end -= 1
    # Inside a list a line may be just a number; then its end stands below, and nothing is cut.
    return lines[:end]
