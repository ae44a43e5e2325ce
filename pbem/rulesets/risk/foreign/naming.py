"""
Names of other programs made ours: names that people read, ids that they can type.

A name is one line without quotes; an id has small letters, digits and hyphens. Neither may stand twice, however it is
typed, and no name is digits alone: after "place 3" they would be armies.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import count

from pbem.engine.short.names import fold
from pbem.record import mutable
from pbem.rulesets.risk.board_check import MOST_NAME, is_id, is_name

_ROOM = 4
"""Room for a number that is added."""
_LETTERS = 26
_QUOTES = re.compile("'{3,}")


@mutable
class Given:
    """The id and name that something got, and what it is called in the file."""

    id: str
    name: str
    written: str

    def said(self) -> str:
        """Say what a player calls it: "Cape (id cape-2)"."""
        return f"{self.name} (id {self.id})"


def readable(written: str, *, underlined: bool) -> str:
    """Return a name for people; `underlined`: _ stands for a blank, as in Domination."""
    text = written.replace("_", " ") if underlined else written
    text = "".join(sign if is_name(f"a{sign}") else "'" if sign in '"\u201c\u201d' else "" for sign in text)
    text = _QUOTES.sub("'", text)
    return " ".join(text.split()).lstrip("@ ")[: MOST_NAME - _ROOM].rstrip()


def typeable(name: str) -> str:
    """Return an id for a name: without accents, in small letters, all else hyphens; "" where nothing is left."""
    kept = "".join(sign if is_id(sign) or sign == " " else "" for sign in fold(name))
    return "-".join(kept.split())[: MOST_NAME - _ROOM].strip("-")


def give_names(
    names: Sequence[str], kind: str, reserved: Collection[str], homes: Sequence[str] = (), *, underlined: bool = True
) -> list[Given]:
    """
    Return an id and a name for each of some things, in their order.

    `kind` ("territory") is what something without a readable name is called; `homes` are the names of continents, put
    before names that are digits alone.
    """
    taken_names = set(reserved)
    taken_ids = set(reserved)
    found = []
    for place, written in enumerate(names):
        name = readable(written, underlined=underlined)
        if name.isdigit():
            name = f"{homes[place] if homes else kind.title()} {name}"
        name = name if fold(name) else f"{kind.title()} {place + 1}"
        name = next(one for one in _numbered(name, " ") if fold(one) not in taken_names)
        stem = typeable(name) or f"{kind}-{place + 1}"
        id_ = next(one for one in _numbered(stem, "-") if one not in taken_ids)
        taken_names.add(fold(name))
        taken_ids.add(id_)
        found.append(Given(id_, name, written))
    return found


def _numbered(stem: str, sign: str) -> Iterator[str]:
    """Yield a name and others like it: "Cape 2"; after a digit "Sector 7b", which nobody takes for two numbers."""
    yield stem
    for number in count(2):
        letter = chr(ord("a") + number - 1) if number <= _LETTERS else f"x{number}"
        yield f"{stem}{letter}" if stem[-1].isdigit() else f"{stem}{sign}{number}"
