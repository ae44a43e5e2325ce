"""Finding orders in the text of a mail: between their marks (`marks.py`), or pasted without any."""

from collections.abc import Iterator, Sequence
from itertools import groupby

import attrs

from pbem.mail.lines import MailLine
from pbem.mail.marks import LONG_TEXT, MOST_LINE, MOST_LINES
from pbem.mail.older_mail import ended
from pbem.mail.plain_text import BLANKS, QUOTES, unquote
from pbem.record import value

MOST_BLOCKS = 16

_TOML_SIGNS = frozenset('=[]"#')


@value
class Block:
    """
    Lines that may be orders. `level` is how often they were quoted (that is taken off already).

    `marked` says whether a BEGIN line was there, `closed` whether an END line was. `older` are lines
    of an older mail that is quoted without any mark.
    """

    text: str
    level: int
    marked: bool
    closed: bool
    older: bool = False


def find_blocks(lines: Sequence[MailLine]) -> list[Block]:
    """
    Return the marked blocks of a text; without any, what looks like orders.

    What its author wrote is searched beside them: there people write who answer a mail, and the block may be
    from that mail. An older mail below, which some programs quote without any mark, is searched by itself.
    """
    start = next((at for at, line in enumerate(lines) if line.place == "older"), len(lines))
    return [*_blocks(lines[:start]), *(attrs.evolve(one, older=True) for one in _blocks(lines[start:]))]


def _blocks(lines: Sequence[MailLine]) -> list[Block]:
    marked = _marked_blocks(lines)
    if not any("game" in line.text.lower() for line in lines if not marked or line.place == "own"):
        return marked
    first = next((at for at, line in enumerate(lines) if line.mark), len(lines))
    above, below = (
        [block for run in _own_runs(rows) for block in _bare(run)] for rows in (lines[:first], lines[first:])
    )
    return [*above, *marked, *below] or _bare(lines)


def _own_runs(lines: Sequence[MailLine]) -> Iterator[Sequence[MailLine]]:
    return ([*run] for is_own, run in groupby(lines, lambda line: line.place == "own") if is_own)


def _marked_blocks(lines: Sequence[MailLine]) -> list[Block]:
    found: list[Block] = []
    start = -1
    for at in [*(at for at, line in enumerate(lines) if line.mark), len(lines)]:
        if start >= 0:
            closed = at < len(lines) and lines[at].mark == "END"
            found += _block(
                lines[start], lines[start + 1 : at] if at < len(lines) else _open_rows(lines, start), closed=closed
            )
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


def _bare(lines: Sequence[MailLine]) -> list[Block]:
    """Find orders that somebody pasted without marks: they begin with `game = ...`, or as their author types it."""
    for at, line in enumerate(lines):
        if not (sign := _sign_behind("game", line.text)):
            continue
        typed = not line.level and line.place != "older"
        if sign == "=" or (typed and _names_player(lines[at + 1 : at + 3])):
            rest = unquote([one.text for one in lines[at : at + MOST_LINES]], line.level)
            return [Block("\n".join(without_prose(ended(rest))), line.level, marked=False, closed=False)]
    return []


def _names_player(below: Sequence[MailLine]) -> bool:
    """Say whether a player is named below `game: world`: then these are orders in which colons were typed."""
    return any(_sign_behind("player", line.text) for line in below)


def _sign_behind(key: str, line: str) -> str:
    """Return the sign, = or :, after the key with which a line begins; "" where it does not."""
    own = line[:MOST_LINE].lstrip(QUOTES + BLANKS + "\ufeff\u200b")
    sign = own[len(key) :].lstrip(BLANKS)[:1]
    return sign if own[: len(key)].lower() == key and sign in ("=", ":") else ""


def _block(begin: MailLine, lines: Sequence[MailLine], *, closed: bool) -> list[Block]:
    """Return the block; and where somebody wrote words between its quoted lines, the same without these."""
    level, whole = begin.level, closed and len(lines) <= MOST_LINES
    readings = [lines[:MOST_LINES]]
    rows = [line for line in readings[0] if not line.is_said_between(level)]
    # A long text may hold words of its own.
    if len(rows) < len(readings[0]) and not any(mark in line.text for line in readings[0] for mark in LONG_TEXT):
        readings.append(rows)
    texts = ("\n".join(unquote([row.text for row in rows], level)) for rows in readings)
    return [Block(text, level, marked=True, closed=whole) for text in texts]


def without_prose(lines: Sequence[str]) -> Sequence[str]:
    """Cut greetings at the end: lines with none of the characters that every line of orders has."""
    end = len(lines)
    while end and not _TOML_SIGNS & set(lines[end - 1]):
        end -= 1
    # Inside a list a line may be just a number; then its end stands below, and nothing is cut.
    return lines[:end]
