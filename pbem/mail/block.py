"""Finding orders in the text of a mail: between their marks (`marks.py`), or pasted without any."""

from collections.abc import Sequence

import attrs

from pbem.mail.marks import MOST_LINE, MOST_LINES, mark_of, without_words
from pbem.mail.older_mail import TOML_LINE, ended, older_mail
from pbem.mail.plain_text import BLANKS, QUOTES, quote_level, unquote
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


def find_blocks(text: str) -> list[Block]:
    """
    Return the marked blocks of a text with LF line ends; without any, what looks like orders.

    Lines above the first mark are searched too, and those below the last block: there people write
    who answer a mail, and the block may be from that mail. An older mail below, which some programs
    quote without any mark, is searched by itself.
    """
    lines = text.split("\n")
    start = older_mail(lines)
    quoted = [attrs.evolve(block, older=True) for block in _blocks(lines[start:], older=True)]
    return [*_blocks(lines[:start]), *quoted]


def _blocks(lines: Sequence[str], *, older: bool = False) -> list[Block]:
    # Most lines are not marks, and one look is enough to pass them by.
    near = [number for number, line in enumerate(lines) if "pbem" in line.lower()]
    marked, above = _marked_blocks(lines, near), _bare(_lines_above(lines, near), older=older)
    if not marked:
        return above or _bare(lines, older=older)
    return [*above, *marked, *_bare(_lines_below(lines, near), older=older)]


def _lines_above(lines: Sequence[str], near: Sequence[int]) -> Sequence[str]:
    """Return the lines that somebody wrote above a quoted mail: up to its first line."""
    end = next((number for number in near if mark_of(lines[number]) == "BEGIN"), len(lines))
    quoted = (number for number, line in enumerate(lines[:end]) if quote_level(line))
    own = list(ended(lines[: next(quoted, end)]))
    while own and not own[-1].strip(BLANKS):
        own.pop()
    # "On Friday Ben wrote:" is no line of orders, and may have been broken into two.
    if own and own[-1].rstrip(BLANKS).endswith(":"):
        own.pop()
        if own and own[-1].strip(BLANKS) and TOML_LINE.isdisjoint(own[-1]):
            own.pop()
    return own


def _lines_below(lines: Sequence[str], near: Sequence[int]) -> Sequence[str]:
    """Return the lines that somebody wrote below the last block, or below a mail quoted whole."""
    end = next((number for number in reversed(near) if mark_of(lines[number])), len(lines))
    rest = lines[end + 1 :]
    # Everything below a BEGIN line belongs to the block, unless that line is quoted.
    if not rest or not (quote_level(lines[end]) or mark_of(lines[end]) == "END"):
        return []
    own = (number for number, line in enumerate(rest) if line.strip(BLANKS) and not quote_level(line))
    rest = rest[next(own, len(rest)) :]
    quoted = (number for number, line in enumerate(rest) if quote_level(line))
    return rest[: next(quoted, len(rest))]


def _marked_blocks(lines: Sequence[str], near: Sequence[int]) -> list[Block]:
    found: list[Block] = []
    start, level = -1, 0
    for number in near:
        line = lines[number]
        mark = mark_of(line)
        if mark == "BEGIN":
            if start >= 0:
                found += _block(lines[start:number], level, closed=False)
            start, level = number + 1, quote_level(line)
        elif mark == "END" and start >= 0:
            found += _block(lines[start:number], level, closed=True)
            start = -1
        if len(found) == MOST_BLOCKS:
            return found
    if start >= 0:
        found += _block(ended(lines[start:]), level, closed=False)
    return found


def _bare(lines: Sequence[str], *, older: bool) -> list[Block]:
    """Find orders that somebody pasted without marks: they begin with `game = ...`, or as their author types it."""
    for number, line in enumerate(lines):
        if not (sign := _sign_behind("game", line)):
            continue
        level = quote_level(line)
        if sign == "=" or (not older and not level and _names_player(lines[number + 1 : number + 3])):
            rest = unquote(lines[number : number + MOST_LINES], level)
            return [Block("\n".join(without_prose(ended(rest))), level, marked=False, closed=False)]
    return []


def _names_player(below: Sequence[str]) -> bool:
    """Say whether a player is named below `game: world`: then these are orders in which colons were typed."""
    return any(_sign_behind("player", line) for line in below)


def _sign_behind(key: str, line: str) -> str:
    """Return the sign, = or :, after the key with which a line begins; "" where it does not."""
    own = line[:MOST_LINE].lstrip(QUOTES + BLANKS + "\ufeff\u200b")
    sign = own[len(key) :].lstrip(BLANKS)[:1]
    return sign if own[: len(key)].lower() == key and sign in ("=", ":") else ""


def _block(lines: Sequence[str], level: int, *, closed: bool) -> list[Block]:
    """Return the block; and where somebody wrote words between its quoted lines, the same without these."""
    whole = closed and len(lines) <= MOST_LINES
    readings = [lines[:MOST_LINES]]
    if level and (rows := without_words(readings[0], level)) != readings[0]:
        readings.append(rows)
    return [Block("\n".join(unquote(rows, level)), level, marked=True, closed=whole) for rows in readings]


def without_prose(lines: Sequence[str]) -> Sequence[str]:
    """Cut greetings at the end: lines with none of the characters that every line of orders has."""
    end = len(lines)
    while end and not _TOML_SIGNS & set(lines[end - 1]):
        end -= 1
    # Inside a list a line may be just a number; then its end stands below, and nothing is cut.
    return lines[:end]
