"""
What mail programs did to orders, undone: the weakest cure first.

No repair is trusted. `versions` only proposes texts; the caller takes one whose signature holds, or
shows it to a person.
"""

import binascii
import re
from collections.abc import Callable, Iterator

from pbem.engine.text import order_file
from pbem.engine.text.order_file import OrderFile
from pbem.record import value

Cure = Callable[[str], str]

MOST_VERSIONS = 20
CAPITALS = "capital letters at the beginning of lines"


@value
class Version:
    """A text that may be what was sent, and what was done to it, in words."""

    text: str
    repairs: tuple[str, ...] = ()


def versions(text: str) -> Iterator[Version]:
    """Propose at most 20 versions of a text, the text itself first; none twice."""
    for number, version in enumerate(_all_versions(Version(text))):
        if number == MOST_VERSIONS:
            return
        yield version


def sound_versions(text: str, name: str) -> Iterator[tuple[OrderFile, Version]]:
    """Yield those that are order files without a fault, as they are read."""
    for version in versions(text):
        file = order_file.read(version.text.encode("utf-8", "replace"), name)
        if not any(problem.is_error for problem in file.problems):
            yield file, version


def _all_versions(start: Version) -> Iterator[Version]:
    yield start
    ladder = [start]
    for name, cure in _CURES:
        cured = _apply_cure(ladder[-1], name, cure)
        if cured:
            ladder.append(cured)
            yield cured
    # The rough ones come last, on all the gentle ones and, if those went too far, on the bare text.
    seen = {version.text for version in ladder}
    for base in (ladder[-1], start):
        for rough in _roughly(base):
            if rough.text not in seen:
                seen.add(rough.text)
                yield rough


def _roughly(base: Version) -> Iterator[Version]:
    for joined in (None, *_JOINS):
        version = _apply_cure(base, *joined) if joined else base
        if version is None:
            continue
        if joined:
            yield version
        if small := _apply_cure(version, CAPITALS, _lower_starts):
            yield small


def _apply_cure(version: Version, name: str, cure: Cure) -> Version | None:
    text = cure(version.text)
    return None if text == version.text else Version(text, (*version.repairs, name))


# ── gentle cures ─────────────────────────────────────────────────────────────────────────────────

_SPACES = dict.fromkeys([0xA0, 0x1680, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x3000], " ")
_UNSEEN: dict[int, None] = dict.fromkeys([0xAD, *range(0x200B, 0x2010), 0x2060, 0xFEFF])
_CURLY = str.maketrans("\u201c\u201d\u201e\u201f\u00ab\u00bb\u2018\u2019\u201a\u2039\u203a", '"' * 6 + "'" * 5)
_DASHES = str.maketrans({"\u2013": "--", "\u2014": "--", "\u2026": "...", "\u2010": "-", "\u2011": "-"})
_LINK = re.compile(r"<(?:mailto:|https?://|tel:)[^<>\s]{1,200}>")
_FROM = re.compile(r"^>(?=From )", re.MULTILINE)
_MOJIBAKE = re.compile("[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u0192\u02c6-\u2122]")


def _blanks(text: str) -> str:
    return text.translate({**_SPACES, **_UNSEEN})


def _printable(text: str) -> str:
    if "=3D" not in text and "=3d" not in text and "=\n" not in text and "=22" not in text:
        return text
    return binascii.a2b_qp(text.encode("utf-8", "replace")).decode("utf-8", "replace")


def _double_coded(text: str) -> str:
    if not _MOJIBAKE.search(text):
        return text
    try:
        return text.encode("cp1252").decode("utf-8")
    except UnicodeError:
        return text


_CURES: tuple[tuple[str, Cure], ...] = (
    ("unusual spaces and invisible characters", _blanks),
    ("a mark before From", lambda text: _FROM.sub("", text)),
    ("curly quotation marks", lambda text: text.translate(_CURLY)),
    ("links that a mail program put in", lambda text: _LINK.sub("", text)),
    ("leftovers of quoted-printable", _printable),
    ("letters that were encoded twice", _double_coded),
    ("long dashes and dots", lambda text: text.translate(_DASHES)),
)

# ── rough cures ──────────────────────────────────────────────────────────────────────────────────

# Longer lines are not joined: each piece would mean searching an open text again.
_MOST_JOINED = 2000
_START = re.compile(r"^([ \t]*(?:\[\[?)?)([A-Z])", re.MULTILINE)
_STRING = re.compile(r'"""|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*+\'|(?P<open>["\'])|(?P<comment>#)|[{}]')
_LIKE_TOML = re.compile(r"""[ \t]*(?:[\[\]"'#{}]|$)|[^=]{1,80}=""")


def _lower_starts(text: str) -> str:
    return _START.sub(lambda found: found[1] + found[2].lower(), text)


def _rejoin_lines(text: str, glue: str) -> str:
    """Join lines that were broken: a text in quotes, a table in braces or a setting goes on."""
    done: list[str] = []
    line, scanner = "", _Scanner()
    for piece in text.split("\n"):
        if not line or len(line) > _MOST_JOINED:
            done += [line] if line else []
            line, scanner = piece, _Scanner(scanner.long)
        elif scanner.text_open:
            line += glue + piece.lstrip()
        elif scanner.goes_on(line, piece):
            line += " " + piece.lstrip()
        else:
            done.append(line)
            line, scanner = piece, _Scanner(scanner.long)
        scanner.read(line)
    return "\n".join([*done, line])


class _Scanner:
    """
    Whether one logical line is complete. `long` says that it lies in a text of several lines.

    Reading goes on where it stopped, so that a line joined of many pieces is read once.
    """

    def __init__(self, long: bool = False) -> None:
        self.long = long
        self.at = 0
        self.braces = 0
        self.text_open = False
        self.comment = False

    def read(self, line: str) -> None:
        self.text_open = False
        while not self.comment and (found := _STRING.search(line, self.at)):
            if found["open"] and not self.long:
                self.at, self.text_open = found.start(), True
                return
            self.at = found.end()
            if found[0] == '"""':
                self.long = not self.long
            elif not self.long:
                self.comment = bool(found["comment"])
                self.braces += {"{": 1, "}": -1}.get(found[0], 0)
        self.at = len(line)

    def goes_on(self, line: str, piece: str) -> bool:
        if self.long or not piece.strip():
            return False
        if self.comment:
            return len(line) > 50 and not _LIKE_TOML.match(piece)
        ended = line.rstrip().endswith(("=", ","))
        return (
            self.braces > 0
            or (ended and "=" in line and not line.rstrip().endswith(","))
            or (piece.lstrip().startswith("="))
        )


_JOINS: tuple[tuple[str, Cure], ...] = (
    ("broken lines", lambda text: _rejoin_lines(text, " ")),
    ("lines broken inside a word", lambda text: _rejoin_lines(text, "")),
)
