"""
Rows of an order file that somebody typed into a mail without the lines that say which orders they are.

    place = { Ukraine = 6 }             what the author wrote, above a quotation or below
    game: world                         lines of the header are read with a colon, too

The caller says what the header must be. Whatever is found waits for a yes: nothing here says where
such rows begin and end.
"""

import re
from collections.abc import Collection, Sequence

from pbem.engine.table.sheet import nearest
from pbem.engine.table.terms import Data
from pbem.engine.text import order_file
from pbem.mail.block import without_prose
from pbem.mail.found import HEADLESS, PLACE, UNMARKED, FoundOrders
from pbem.mail.marks import without_paragraphs
from pbem.mail.older_mail import ended
from pbem.mail.repair import CAPITALS, Version, sound_versions
from pbem.mail.typed_orders import OwnText

MOST_LINES = 2000
MOST_ROW = 4000
_BLANKS = " \t\u00a0\ufeff\u200b"
_ROW = re.compile(r"\[{1,2} ?([A-Za-z_]{1,30})[\].]|([A-Za-z_]{1,30})(?:\.[^=\s]{1,80})?[ \u00a0\t]{0,9}=(?!=)")
_HEADER_LINE = re.compile(r"(game|player|turn|part)[ \u00a0\t]{0,9}[:=][ \u00a0\t]{0,9}([^#]{1,80})", re.IGNORECASE)
_CAPITAL = re.compile(r"(?<=\[)[A-Z]|^[A-Z]")
_NUMBER = re.compile(r"[0-9]{1,9}")


def typed_rows(own: OwnText, keys: Collection[str], head: Data) -> FoundOrders | None:
    """
    Read such rows in what somebody wrote; None if there are none, or if they bring all of their header.

    `keys` are the words with which rows of orders begin, `head` is what the header must be.
    """
    lines = own.text.split("\n")[:MOST_LINES]
    starts = [number for number, line in enumerate(lines) if begins_row(line, keys)]
    if not starts:
        return None
    first = starts[0]
    while first and _HEADER_LINE.fullmatch(lines[first - 1].strip(_BLANKS)):
        first -= 1
    rows, cured = _small_starts(without_prose(ended(lines[first:])))
    said, rest = _split(rows)
    if {"game", "player"} <= said.keys() and not _has_slips(rows):
        return None
    rest = without_paragraphs(rest)
    text = order_file.write({**head, **said}).rstrip() + "\n\n" + "\n".join(rest).strip("\n") + "\n"
    repairs = (*((UNMARKED,) if own.unsure else ()), HEADLESS, *cured)
    return _read_rows(text, said, repairs)


def begins_row(line: str, keys: Collection[str], *, slips: bool = True) -> bool:
    """Say whether a row of orders begins here; with `slips` also where its word is misspelt."""
    own = line[:MOST_ROW].strip(_BLANKS)
    found = _ROW.match(own)
    if not found:
        return False
    word = (found[1] or found[2]).lower()
    return word in keys or (slips and bool(nearest(word, [*keys])))


def _small_starts(rows: Sequence[str]) -> tuple[list[str], tuple[str, ...]]:
    """Undo the capitals with which phones begin lines; rows of a table [place] begin with names."""
    small: list[str] = []
    named = False
    for row in rows:
        own = row.lstrip(_BLANKS)
        found = _ROW.match(own)
        if found and found[1]:
            named = not own.startswith("[[")
        begins = found and (found[1] or not named)
        small.append(_CAPITAL.sub(lambda one: one[0].lower(), own, count=1) if begins else row)
    changed = [one.lstrip(_BLANKS) for one in small] != [row.lstrip(_BLANKS) for row in rows]
    return small, (CAPITALS,) if changed else ()


def _split(rows: Sequence[str]) -> tuple[Data, list[str]]:
    """Return what the rows say of their header, and the other rows."""
    said: Data = {}
    rest: list[str] = []
    for row in rows:
        found = _HEADER_LINE.fullmatch(row.strip(_BLANKS))
        if found is None or found[1].lower() in said:
            rest.append(row)
            continue
        value = found[2].strip(_BLANKS + "\"'\u201c\u201d\u201e\u2018\u2019")
        said[found[1].lower()] = int(value) if _NUMBER.fullmatch(value) else value
    return said, rest


def _has_slips(rows: Sequence[str]) -> bool:
    """Say whether a line of the header has a colon, so that no order file can be read out of it."""
    header = (row.strip(_BLANKS) for row in rows if _HEADER_LINE.fullmatch(row.strip(_BLANKS)))
    return any(":" in row.partition("=")[0] for row in header)


def _read_rows(text: str, said: Data, repairs: tuple[str, ...]) -> FoundOrders:
    file, version = next(sound_versions(text, PLACE), (None, Version(text)))
    if file is None:
        file = order_file.read(text.encode("utf-8", "replace"), PLACE)
        problems = tuple(problem for problem in file.problems if problem.is_error)
        return FoundOrders.unread(file._replace(data={}, problems=problems))
    typed = file._replace(data=said)
    return FoundOrders(file.data, file.text, "unsigned", (PLACE,), (*version.repairs, *repairs), (), typed)
