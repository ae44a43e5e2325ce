"""
Orders that the author of a mail typed, read out of what they wrote: short ones, and rows of an order file.

Whatever is found as rows waits for a yes: nothing in them says where they begin and end, and the caller says what
their header must be.
"""

import re
from collections.abc import Callable, Collection, Sequence

from pbem.engine.table.terms import Data
from pbem.engine.text import order_file
from pbem.engine.text.order_file import OrderFile
from pbem.mail.candidates import UNSEEN, header_line, named_row, rows_among
from pbem.mail.found import ADDRESSED, DOUBTFUL, HEADLESS, PLACE, SLIPPED, UNMARKED, FoundOrders
from pbem.mail.lines import OwnText
from pbem.mail.marks import without_paragraphs
from pbem.mail.plain_text import BLANKS
from pbem.mail.repair import CAPITALS, Version, sound_versions

ReadShort = Callable[[str], OrderFile | None]
"""Reads the short orders in a text; None if there are none."""

_BLANKS = BLANKS + UNSEEN
_CAPITAL = re.compile(r"(?<=\[)[A-Z]|^[A-Z]")
_NUMBER = re.compile(r"[0-9]{1,9}")


def typed_orders(own: OwnText, read: ReadShort) -> FoundOrders | None:
    """Read the short orders in what somebody wrote; None if there are none."""
    file = read(own.with_tails.rstrip())
    if file is None:
        return None
    # Of words below the author's, such as the quoted ones that were no tail of an order, nothing is told.
    said = {at for at, line in enumerate(own.text.split("\n"), 1) if line}
    # Words in the line of an order have no number.
    file = file._replace(prose=tuple(dict.fromkeys(line for line in file.prose if line.line in {0, *said})))
    if file.problems:
        return FoundOrders.unread(file)
    marks = (
        (UNMARKED, own.unsure),
        (ADDRESSED, own.addressed),
        (DOUBTFUL, bool(file.doubtful)),
        (SLIPPED, bool(file.slips)),
    )
    repairs = tuple(repair for repair, there in marks if there)
    text = order_file.write(file.data)
    return FoundOrders(file.data, text, "unsigned", (PLACE,), repairs, (), file)


def typed_rows(own: OwnText, keys: Collection[str], head: Data) -> FoundOrders | None:
    """
    Read such rows in what somebody wrote; None if there are none, or if they bring all of their header.

    `keys` are the words with which rows of orders begin, `head` is what the header must be.
    """
    if not (typed := rows_among(own.text, keys)):
        return None
    rows, cured = _small_starts(typed)
    said, rest = _split(rows)
    if {"game", "player"} <= said.keys() and not _has_slips(rows):
        return None
    text = order_file.write({**head, **said}).rstrip() + "\n\n" + "\n".join(without_paragraphs(rest)).strip("\n") + "\n"
    repairs = (*((UNMARKED,) if own.unsure else ()), HEADLESS, *cured)
    return _read_rows(text, said, repairs)


def _small_starts(rows: Sequence[str]) -> tuple[list[str], tuple[str, ...]]:
    """Undo the capitals with which phones begin lines; rows of a table [place] begin with names."""
    small: list[str] = []
    named = False
    for row in rows:
        own = row.lstrip(_BLANKS)
        found = named_row(row)
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
        found = header_line(row)
        if found is None or found[1].lower() in said:
            rest.append(row)
            continue
        value = found[2].strip(_BLANKS + "\"'\u201c\u201d\u201e\u2018\u2019")
        said[found[1].lower()] = int(value) if _NUMBER.fullmatch(value) else value
    return said, rest


def _has_slips(rows: Sequence[str]) -> bool:
    """Say whether a line of the header has a colon, so that no order file can be read out of it."""
    return any(":" in row.partition("=")[0] for row in rows if header_line(row))


def _read_rows(text: str, said: Data, repairs: tuple[str, ...]) -> FoundOrders:
    file, version = next(sound_versions(text, PLACE), (None, Version(text)))
    if file is None:
        file = order_file.read(text.encode("utf-8", "replace"), PLACE)
        problems = tuple(problem for problem in file.problems if problem.is_error)
        return FoundOrders.unread(file._replace(data={}, problems=problems))
    typed = file._replace(data=said)
    return FoundOrders(file.data, file.text, "unsigned", (PLACE,), (*version.repairs, *repairs), (), typed)
