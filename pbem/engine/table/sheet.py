"""
A sheet: one table of an order file while it is read.

A reader takes the keys it knows, with their type; whatever is wrong becomes a `Problem` and reading
goes on, so that a player learns of everything at once. `close` refuses the keys that nobody took.
Nothing here knows a game.

A problem names its place by key path, never by line: the same problem is found in the text a player
typed and in the canonical text of an old record. `pbem.engine.text.diagnostics` turns paths into lines
and columns, and both into what a person reads.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

import attrs

from pbem.record import mutable

Path = tuple[str | int, ...]
ABOVE_TABLES = "above the first table"
"""So a message names that place; what people read has the number of the line instead."""

SIGN_AGAIN = "sign these orders again"
"""What to do about a damaged table [signed]; callers that know both file names add the command."""


class Problem(NamedTuple):
    """
    One fault (code "E-...") or warning (code "W-...") of a document.

    `path` is the key path, list positions counted from 0: `("attack", 0, "to")`. `at` says whether
    the key or its value is meant, `offset` a character inside a string value (from 0), if any. With
    the empty path, `offset` is a character of the whole text: there the text is no TOML. `owed` says
    that nothing is wrong so far, but something is not there yet (`pbem.engine.table.gate`), `veiled` that only who
    sees cards face down can say whether anything is wrong: their signature opens them.
    """

    code: str
    path: Path
    message: str
    hint: str = ""
    at: Literal["value", "key"] = "value"
    offset: int | None = None
    owed: bool = False
    veiled: bool = False

    @property
    def is_error(self) -> bool:
        """Say whether this refuses the file; warnings do not."""
        return self.code.startswith("E-")


def format_problem(problem: Problem) -> str:
    """Return a problem as a sentence where the text it is about is not at hand."""
    where = format_path(problem.path)
    said = f"{where}: {problem.message}" if where else problem.message
    return f"{said}; {problem.hint}" if problem.hint else said


def format_path(path: Path) -> str:
    """Return the path as people write it, list positions counted from 1: `attack[1].to`."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step + 1}]"
        else:
            text += f".{step}" if text else step
    return text


_NOTHING: Mapping[str, int] = MappingProxyType({})

_KINDS: tuple[tuple[type, str], ...] = (
    (bool, "true or false"),
    (int, "a whole number"),
    (str, "a text in quotes"),
    (list, "a list in [ ]"),
    (dict, "a table"),
)


def kind_of(value: object) -> str:
    """Name the kind of a plain value in words."""
    return next((name for kind, name in _KINDS if isinstance(value, kind)), "something else")


def nearest(word: str, known: Iterable[str], most: int = 3) -> list[str]:
    """Return the known words that look like this one, best first, case ignored."""
    from difflib import get_close_matches  # late: only needed after a typing error

    by_fold = {name.casefold(): name for name in known}
    if 5 * max(map(len, by_fold), default=0) < 2 * len(word):
        return []  # the library would look for a long while, and find nothing
    close = get_close_matches(word.casefold(), by_fold, n=most, cutoff=0.6)
    return [by_fold[name] for name in close]


@mutable
class Sheet:
    """
    One table with its key path. All sheets of a document share one list of problems.

    `opened` holds the face-down cards (by token, with their numbers) that the document opens, or,
    before it is signed, those that its player can look at. All sheets of a document share it too.

    Every `take_...` returns None when the key is absent or of the wrong kind; the wrong kind is
    reported as E-TYPE.
    """

    data: Mapping[str, Any]
    path: Path = ()
    problems: list[Problem] = attrs.Factory(list)
    opened: Mapping[str, int] = _NOTHING
    taken: list[str] = attrs.field(init=False, factory=list)

    def __contains__(self, key: str) -> bool:
        return key in self.data

    @property
    def refused(self) -> bool:
        """Say whether an error (not only warnings) was found so far in the whole document."""
        return any(problem.is_error for problem in self.problems)

    def sound_since(self, before: int) -> bool:
        """Say whether there was no error since that many problems were noted; warnings do not count."""
        return not any(problem.is_error for problem in self.problems[before:])

    def note(
        self,
        code: str,
        within: Path,
        message: str,
        hint: str = "",
        *,
        at: Literal["value", "key"] = "value",
        offset: int | None = None,
        owed: bool = False,
        veiled: bool = False,
    ) -> None:
        """Report a problem; `within` is the key path from this sheet on."""
        path = self.path + within
        self.problems.append(Problem(code, path, message, hint, at, offset, owed, veiled))

    def take(self, key: str) -> Any:
        """Take a value of any kind; None when absent."""
        self.taken.append(key)
        return self.data.get(key)

    def _take_kind(self, key: str, kind: type, wanted: str, *, table: bool = False) -> Any:
        self.taken.append(key)
        value = self.data.get(key)
        # By class, because Python counts True as a number.
        if value is None or value.__class__ is kind:
            return value
        hint = _way_out(key, kind, value.__class__, nested=bool(self.path)) if table else ""
        self.note("E-TYPE", (key,), f"{wanted} is expected here, not {kind_of(value)}", hint)
        return None

    def take_text(self, key: str) -> str | None:
        """Take a string."""
        value: str | None = self._take_kind(key, str, "a text in quotes")
        return value

    def take_flag(self, key: str) -> bool | None:
        """Take true or false."""
        value: bool | None = self._take_kind(key, bool, "true or false")
        return value

    def take_number(self, key: str, low: int, high: int) -> int | None:
        """Take a whole number from low to high."""
        value: int | None = self._take_kind(key, int, "a whole number")
        if value is not None and not low <= value <= high:
            self.note("E-RANGE", (key,), f"{value}; it must be from {low} to {high}")
            return None
        return value

    def take_list(self, key: str) -> list[Any] | None:
        """Take a list of anything."""
        value: list[Any] | None = self._take_kind(key, list, "a list in [ ]")
        return value

    def take_texts(self, key: str) -> list[str] | None:
        """Take a list of strings."""
        value = self.take_list(key)
        if value is None:
            return None
        for index, item in enumerate(value):
            if item.__class__ is not str:
                self.note("E-TYPE", (key, index), f"a text in quotes is expected here, not {kind_of(item)}")
        return [item for item in value if item.__class__ is str]

    def take_choice(self, key: str, choices: Sequence[str]) -> str | None:
        """Take one of a few words."""
        value = self.take_text(key)
        if value is not None and value not in choices:
            close = nearest(value, choices, 1)
            hint = f"did you mean {close[0]!r}? " if close else ""
            listed = ", ".join(choices)
            self.note("E-CHOICE", (key,), f'"{value}" is not a word for this key', f"{hint}possible: {listed}")
            return None
        return value

    def take_sheet(self, key: str) -> "Sheet | None":
        """Take a table as a sheet of its own."""
        value = self._take_kind(key, dict, f"a table [{key}]", table=True)
        if value is None:
            return None
        return Sheet(value, (*self.path, key), self.problems, self.opened)

    def take_sheets(self, key: str) -> list["Sheet"]:
        """Take a list of tables as sheets; empty when absent."""
        entries = self._take_kind(key, list, f"a list of tables [[{key}]]", table=True) or ()
        sheets = []
        for index, entry in enumerate(entries):
            if entry.__class__ is dict:
                path = (*self.path, key, index)
                sheets.append(Sheet(entry, path, self.problems, self.opened))
            else:
                self.note("E-TYPE", (key, index), f"a table [[{key}]] is expected here")
        return sheets

    def close(self, known: Sequence[str] | None = None) -> None:
        """Refuse every key that nobody took (E-UNKNOWN-KEY); `known` are listed for the player."""
        taken = self.taken
        words = taken if known is None else known
        for key in self.data:
            if key in taken:
                continue
            close = nearest(key, words, 1)
            meant = f"did you mean `{close[0]}`? " if close else ""
            self.note("E-UNKNOWN-KEY", (key,), "unknown key", f"{meant}Keys here: {', '.join(words)}", at="key")


def _way_out(key: str, wanted: type, given: type, *, nested: bool) -> str:
    """Say how to write the brackets of a table that was written as the other kind of table."""
    if (wanted, given) == (list, dict):
        inside = f"{key} = [{{ ... }}], with commas between them"
        return f"write {inside if nested else f'[[{key}]] with two brackets, above each of them'}"
    if (wanted, given) == (dict, list):
        return f"write [{key}] with single brackets, and only once"
    return ""
