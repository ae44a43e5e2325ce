"""
Conditions of one game: quoted names get their meaning from what may be written in it.

A text means the same in the whole game, except that attack ids belong to one file: here any will do.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from pbem.rulesets.risk.conditions.language import Condition, Expression, Kind, Resolve, parse
from pbem.rulesets.risk.names import Names, find

ReadT = TypeVar("ReadT", Condition, Expression)
Parser = Callable[[str, tuple[str, ...], Resolve], ReadT]


@lru_cache(maxsize=4096)
def parse_text(names: Names, text: str, words: tuple[str, ...], parser: Parser[ReadT]) -> ReadT:
    """Parse a text; raise TextError. The same texts come in file after file."""
    return parser(text, words, lambda kind, word: meaning_of(names, kind, word) or [])


def read_kept(names: Names, text: str, words: tuple[str, ...]) -> Condition:
    """Read a condition as the state keeps it; raise TextError if it is none."""
    condition: Condition = parse_text(names, text, words, parse)
    return condition


def meaning_of(names: Names, kind: Kind, word: str) -> str | None:
    """Return the id of what is named, None if there is nothing of this name."""
    match kind:
        case "territory":
            return find(names.territory, word)
        case "player":
            return find(names.seat, word)
        case "continent":
            return find(names.continent, word)
        case "attack":
            return word.casefold()
