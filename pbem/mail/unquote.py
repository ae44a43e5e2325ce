"""What mail programs put round lines, taken off again: soft line ends, quotation marks in front."""

from collections.abc import Sequence

QUOTES = ">|"
BLANKS = " \t\u00a0"


def unflow(text: str, *, delsp: bool = False) -> str:
    """
    Join the lines of a text in `format=flowed` (RFC 3676); `text` has LF line ends.

    Quoted lines keep one `> ` for each level. `-- ` stays a line of its own.
    """
    done: list[str] = []
    open_depth = -1
    for line in text.split("\n"):
        depth, own = _depth(line)
        soft = own.endswith(" ") and own != "-- "
        own_kept = own[:-1] if soft and delsp else own
        if open_depth == depth and own != "-- ":
            done[-1] += own_kept
        else:
            done.append("> " * depth + own_kept)
        open_depth = depth if soft else -1
    return "\n".join(done)


def _depth(line: str) -> tuple[int, str]:
    """Return how often a line is quoted, and what remains when that and one stuffed blank are gone."""
    own = line.lstrip(">")
    return len(line) - len(own), own.removeprefix(" ")


def quote_level(line: str) -> int:
    """Say how many quotation marks stand before the first other sign of a line."""
    front = line[: len(line) - len(line.lstrip(QUOTES + BLANKS))]
    return sum(front.count(mark) for mark in QUOTES)


def unquote(lines: Sequence[str], level: int) -> list[str]:
    """Take up to `level` quotation marks off each line; lines that have fewer lose what they have."""
    return [_unquoted(line, level) for line in lines] if level else list(lines)


def _unquoted(line: str, level: int) -> str:
    at = 0
    for _ in range(level):
        mark = at
        while mark < len(line) and line[mark] in BLANKS:
            mark += 1
        if mark == len(line) or line[mark] not in QUOTES:
            break
        at = mark + 1
    return line[at:].removeprefix(" ") if at else line
