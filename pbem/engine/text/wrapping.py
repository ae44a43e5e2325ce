"""
Lines folded for mail: at most 79 columns, broken between words.

Python's `textwrap` counts characters, but a Chinese character or an emoji fills two columns. The
library `wcwidth` knows that, but its tables move with Unicode from release to release, and a report
must be the same bytes for every player, whatever is installed; so the tables are our own.
"""

import re
from collections.abc import Iterable, Iterator

from pbem.trust.canonical import FORBIDDEN

WIDTH = 79
RULE = "-" * WIDTH
"""A line across a report."""
HARMFUL = f"{FORBIDDEN}|\u180e"
"""What is never shown as it is: a terminal would obey it, or nobody would see it."""
_DEEPER = "  "
# The ranges of UAX #11 in which nearly everything is two columns wide, and the marks that combine
# with the character before them.
_WIDE = (
    "[\u1100-\u115f\u231a\u231b\u23e9-\u23f3\u25fd\u25fe\u2614\u2615\u26a1\u26bd\u26be\u2705"
    "\u270a\u270b\u2728\u274c\u274e\u2753-\u2757\u2795-\u2797\u2b1b\u2b1c\u2b50\u2b55"
    "\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60"
    "\uffe0-\uffe6\U00016fe0-\U0001b2ff\U0001f1e6-\U0001f1ff\U0001f300-\U0001f64f"
    "\U0001f680-\U0001f6ff\U0001f7e0-\U0001f7eb\U0001f900-\U0001faff\U00020000-\U0003fffd]"
)
_NO_COLUMN = "[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"


def harmless(text: str) -> str:
    """Return the text with a blank for every tab and a ? for what a terminal would obey."""
    if text.isascii() and text.isprintable():
        return text
    return re.sub(HARMFUL, "?", text.replace("\t", " "))


def visible(text: str) -> str:
    """Return a text with a blank for every character that is invisible, or that no canonical text holds."""
    return "".join(one if one.isprintable() and not _is_odd(one) else " " for one in text)


def _is_odd(character: str) -> bool:
    # Of the characters that docs/format.md 2 forbids, these count as printable (section 2 has all).
    return "\ufff9" <= character <= "\uffff" or "\U000e0000" <= character <= "\U000e0fff"


def fold(lines: Iterable[str], *, split: bool = True) -> Iterator[str]:
    """
    Fold lines that are too long; what goes on below is indented by two more columns.

    A word that is too wide for a line is cut, unless `split` is false. Trailing blanks are dropped.
    """
    for line in lines:
        if columns(line) <= WIDTH:
            yield line.rstrip()
        else:
            indent = line[: len(line) - len(line.lstrip())]
            yield from fold_line(line, indent + _DEEPER, split=split)


def fold_line(line: str, hanging: str, *, split: bool = True) -> Iterator[str]:
    """Fold one line; what goes on below begins with `hanging`. Runs of blanks inside are kept."""
    hanging = hanging[: WIDTH // 2]
    while columns(line) > WIDTH:
        start = len(line) - len(line.lstrip())
        room = _fitting(line, WIDTH)
        at = line.rfind(" ", start, room + 1)
        if at < 0:
            at = room if split else line.find(" ", room)
        if at < 0:
            break
        yield line[:at].rstrip()
        line = hanging + line[at:].lstrip()
    yield line.rstrip()


def unfold(lines: Iterable[str]) -> Iterator[str]:
    """Join lines that were folded; of two lines the second went on if it stands deeper and its first word had no room."""
    whole, last = "", ""
    for line in lines:
        words = line.lstrip()
        deeper = len(line) - len(words) > len(whole) - len(whole.lstrip())
        if whole and deeper and columns(f"{last} {words.partition(' ')[0]}") > WIDTH:
            whole = f"{whole} {words}"
        else:
            if whole:
                yield whole
            whole = line
        last = line
    if whole:
        yield whole


def columns(text: str) -> int:
    """Count the columns that a text fills on a terminal, or in a mail."""
    # Most texts need no closer look, so the patterns are not even compiled.
    if text.isascii() or max(text) < "\u0300":
        return len(text)
    return len(text) + len(re.findall(_WIDE, text)) - len(re.findall(_NO_COLUMN, text))


def padded(text: str, width: int) -> str:
    """Pad a text with blanks to this many columns."""
    return text + " " * (width - columns(text))


def shorten(text: str, width: int = WIDTH) -> str:
    """Cut a text to this many columns; "~" at its end says that something is missing."""
    return text if columns(text) <= width else f"{text[: _fitting(text, width - 1)]}~"


def _fitting(text: str, width: int) -> int:
    """Count the characters from the beginning of a text that fit into so many columns."""
    end = min(width, len(text))
    while columns(text[:end]) > width:
        end -= 1
    # Marks of no width stay with the character before them.
    while end < len(text) and columns(text[: end + 1]) <= width:
        end += 1
    return end
