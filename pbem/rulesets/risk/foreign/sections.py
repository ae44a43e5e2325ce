"""Sections of a file of another program, by their headers: `[countries]`. A broken header is named and taken as meant."""

import re
from collections.abc import Sequence

import attrs

from pbem.engine.file.phrases import counted
from pbem.engine.table.sheet import nearest
from pbem.record import mutable
from pbem.rulesets.risk.foreign.source import FileRow, ForeignFile

DOMINATION = ("files", "continents", "countries", "borders")
CONQUEST = ("Map", "Continents", "Territories")
CARDS = ("cards", "missions")
_BROKEN = re.compile(r"\[?\s*(\w+)\s*\]?")


@mutable
class Sections:
    """
    The rows of a file by section.

    `settings` stand above the first header; `headers` says where each section was opened first. `description` are the
    comments above all sections, `comments` those inside.
    """

    settings: list[FileRow] = attrs.Factory(list)
    rows: dict[str, list[FileRow]] = attrs.Factory(dict)
    headers: dict[str, int] = attrs.Factory(dict)
    description: list[FileRow] = attrs.Factory(list)
    comments: list[FileRow] = attrs.Factory(list)


def kind_of_map(source: ForeignFile) -> tuple[str, ...] | None:
    """Say by the headers which sections a map has: those of Domination, of Conquest, or None."""
    words = [_header(row, (*DOMINATION, *CONQUEST)).casefold() for row in source.rows()]
    votes = [
        sum(word in {name.casefold() for name in names} - {"continents"} for word in words)
        for names in (DOMINATION, CONQUEST)
    ]
    if not any(votes):
        return DOMINATION if "continents" in words else None
    return DOMINATION if votes[0] >= votes[1] else CONQUEST


def read_sections(source: ForeignFile, known: Sequence[str], *, comments: bool) -> Sections:
    """Sort the rows of a file into its sections; say what is wrong with headers and their order."""
    found = Sections()
    into: list[FileRow] | None = found.settings
    for row in source.rows():
        if comments and row.text.startswith(";"):
            (found.comments if found.headers else found.description).append(row)
            continue
        if name := _header(row, known):
            into = _open(source, found, row, name, known)
        elif into is not None:
            into.append(row)
    _check_order(source, found, known)
    return found


def _header(row: FileRow, known: Sequence[str]) -> str:
    """Return the word of a header; "" for any other row."""
    text = row.text
    if text.startswith("["):
        return text.partition("]")[0].strip("[ \t") or "?"
    match = _BROKEN.fullmatch(text) if text.endswith("]") else None
    return match[1] if match and nearest(match[1], known, 1) else ""


def _open(source: ForeignFile, found: Sections, row: FileRow, word: str, known: Sequence[str]) -> list[FileRow] | None:
    """Open the section that a header names or means; None for one that means nothing."""
    names = {name.casefold(): name for name in known}
    name = names.get(word.casefold()) or next(iter(nearest(word, known, 1)), "")
    if not name:
        source.fault(row.at, f"there is no section [{word}]", f"known are {', '.join(f'[{one}]' for one in known)}")
        return None
    if word.casefold() != name.casefold():
        source.fault(row.at, f"there is no section [{word}]", f"did you mean [{name}]?")
    elif row.text != f"[{word}]":
        source.fault(row.at, f'"{row.text}" is no header', f"write [{name}] alone on its line")
    elif word != name:
        source.warn(row.at, f"[{word}] was read as [{name}]")
    if name in found.rows:
        first = source.line_of(found.headers[name])
        source.warn(row.at, f"[{name}] stands twice (first in line {first}); both were joined")
    found.headers.setdefault(name, row.at)
    return found.rows.setdefault(name, [])


def _check_order(source: ForeignFile, found: Sections, known: Sequence[str]) -> None:
    places = [found.headers[name] for name in known if name in found.headers]
    if places != sorted(places):
        usual = ", ".join(f"[{name}]" for name in known)
        source.warn(
            min(places), "the sections stand in an unusual order; they were read all the same", f"usual: {usual}"
        )


def leave_out(source: ForeignFile, comments: Sequence[FileRow]) -> None:
    """Say which comments a map of ours does not keep."""
    if comments:
        source.warn(comments[0].at, f"{counted(len(comments), 'comment')} left out, the first here")


def require(source: ForeignFile, found: Sections, names: Sequence[str]) -> None:
    """Refuse a file in which one of these sections is missing or empty."""
    for name in names:
        if name not in found.rows:
            source.fault(len(source.text), f"there is no section [{name}]", "without it there is no board")
        elif not found.rows[name]:
            source.fault(found.headers[name], f"[{name}] is empty", "without it there is no board")
