"""Where somebody's own text ends in a mail: at an older mail quoted without any mark, at a signature; for `lines`."""

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from pbem.mail.marks import MOST_LINE
from pbem.mail.plain_text import BLANKS, QUOTES, quote_level

TOML_LINE = frozenset("=[]{}#")
"""A line with one of these characters is no prose."""

_MOST_EMPTY = 9
_LIKE_A_HEADER = 2
"""This many header lines after a From make it a quoted header."""
_FOOTERS = ("--", "- --")
# A mail that Outlook quotes below an answer shows nothing but its header.
_FROM = ("from:", "von:", "de:", "de :", "da:", "van:")
_HEADERS = (
    *(
        "sent:",
        "date:",
        "to:",
        "subject:",
        "gesendet:",
        "datum:",
        "an:",
        "betreff:",
        "envoy\u00e9",
        "date :",
        "\u00e0 :",
        "objet",
    ),
    *(
        "enviado",
        "fecha:",
        "para:",
        "asunto:",
        "inviato",
        "data:",
        "a:",
        "oggetto:",
        "verzonden:",
        "aan:",
        "onderwerp:",
    ),
)
# What opens an older mail below an answer, or one that is passed on; a mailing list's footer does not.
_HEADING = re.compile(
    r"-----[- ]*(?:(?:original|forwarded) message|(?:urspr\u00fcngliche|weitergeleitete) nachricht|message (?:d'origine|transf)|"
    r"mensaje (?:original|reenviado)|messaggio (?:originale|inoltrato)|(?:oorspronkelijk|doorgestuurd) bericht)|"
    r"begin (?:forwarded|doorgestuurd)|anfang der weitergeleiteten|d\u00e9but du message|inicio del mensaje|inizio messaggio",
    re.IGNORECASE,
)
_WHEN = re.compile(r"\b\d{1,2}[:.h]\d\d\b|\b(?:19|20)\d\d\b|\b\d{1,2}[./]\d{1,2}\b")
_SAID = re.compile(
    rf"@|{_WHEN.pattern}|\b(?:wrote|writes|schrieb|\u00e9crit|a ecrit|escribi\u00f3|ha scritto|schreef|"
    r"escreveu|skrev|napisa\u0142\(?a?\)?|kirjoitti|\u043f\u0438\u0448\u0435\u0442|\u043d\u0430\u043f\u0438\u0441\u0430\u043b)\W*$",
    re.IGNORECASE,
)
_LINKED = re.compile(r"<[^<>\n]{1,200}>|\[mailto:[^\[\]\n]{1,200}\]")


def older_mail(lines: Sequence[str], levels: Sequence[int], marks: Mapping[int, str]) -> int:
    """
    Return where a mail begins that is quoted without any mark; the number of lines if there is none.

    `levels` say how often each line is quoted, `marks` which lines begin and end orders: nothing begins in them.
    """
    blocks = (range(begin, end + 1) for begin, end in pairwise(marks) if (marks[begin], marks[end]) == ("BEGIN", "END"))
    inside = {number for block in blocks for number in block}
    for number, line in enumerate(lines):
        if levels[number] or number in inside or not (own := line[:MOST_LINE].strip(BLANKS)):
            continue
        if _begins_older(lines, number, own) and not _is_quoted_below(lines, number):
            return number - _count_wrapped(lines, number)
    return len(lines)


def _begins_older(lines: Sequence[str], number: int, own: str) -> bool:
    has_colon = ":" in lines[number] or "\uff1a" in lines[number]
    return bool(_HEADING.match(own)) or (has_colon and (_is_header(lines, number) or _is_said(lines, number)))


def _is_said(lines: Sequence[str], number: int) -> bool:
    """Say whether a line, with those that it was broken from, is like "On Friday Ben wrote:"."""
    if not lines[number].rstrip(BLANKS).endswith((":", "\uff1a")):
        return False
    rows = lines[number - _count_wrapped(lines, number) : number + 1]
    said = _LINKED.sub("@", " ".join(row[: 2 * MOST_LINE] for row in rows))
    return TOML_LINE.isdisjoint(said) and bool(_SAID.search(said))


def _count_wrapped(lines: Sequence[str], number: int) -> int:
    """Return how many lines above a line like "Ben wrote:" belong to it: up to one that names a time."""
    own = _LINKED.sub("@", lines[number][: 2 * MOST_LINE])
    if _WHEN.search(own):
        return 0
    for back in (1, 2):
        line = _LINKED.sub("@", lines[number - back][: 2 * MOST_LINE]) if number >= back else ""
        if not line.strip(BLANKS) or quote_level(line) or not TOML_LINE.isdisjoint(line):
            return 0
        if _WHEN.search(line):
            return back
    return 0


def _is_quoted_below(lines: Sequence[str], number: int) -> bool:
    """Say whether the next line is quoted with marks: those say then how far the older mail goes."""
    below = (line for line in lines[number + 1 : number + 1 + _MOST_EMPTY] if line.strip(BLANKS))
    return bool(quote_level(next(below, "")))


def begins_signature(line: str) -> bool:
    """Say whether a signature, or the footer of a list, stands below a line."""
    return line.strip(BLANKS) in _FOOTERS


def ended(lines: Sequence[str]) -> Sequence[str]:
    """Cut what mail programs and lists put below rows that have no end of their own."""
    for number, line in enumerate(lines):
        own = line.strip(BLANKS)
        if own in _FOOTERS or own.startswith("________") or _HEADING.match(own) or _is_header(lines, number):
            return lines[:number]
    return lines


def _is_header(lines: Sequence[str], number: int) -> bool:
    """Say whether the header of a mail begins here that is quoted without any sign."""
    if not _bare_header(lines[number]).startswith(_FROM):
        return False
    after = [_bare_header(line) for line in lines[number + 1 : number + 6]]
    return sum(line.startswith(_HEADERS) for line in after) >= _LIKE_A_HEADER


def _bare_header(line: str) -> str:
    return line[:MOST_LINE].strip(BLANKS + QUOTES + "*").lower()
