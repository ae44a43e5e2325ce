"""
Whether a sentence beside orders changes them: limits them, takes them back, puts them off or makes them conditional.

    Please wait with this until I write again.        Half of that is plenty for the move.        Skip the last one.

Rule 1. What changes orders refers to them, or to a place or an amount of them, together with a word that does something to
        what it refers to. Which words do, and in what sequence, is data (`change_words`).
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain

from pbem.engine.short.change_words import CLASSES, FRONT, PATTERNS
from pbem.engine.short.changes_abroad import ABROAD

_BREAK = ","
_PLAIN = str.maketrans({"~": None, "?": _BREAK, "$": "cards"})
_MAY_MISS = "?"
_WIDE = {"..": "(?:[^ ,]+ ){0,4}", "...": "(?:[^ ]+ ){0,14}"}
"""What may stand between two words of a pattern: a few words, or any of one sentence."""
_BEGIN = "^"


def changes(said: str) -> bool:
    """Say whether a sentence, in the signs of `reservations`, changes the orders that it stands beside."""
    words = said.translate(_PLAIN).split()
    text = f"{_BREAK} {' '.join(words)} {_BREAK} "
    found = frozenset((*words, _BREAK))
    may = {number for one in found for number in _by_word().get(one, ())}
    tried = [number for number in may if not any(map(found.isdisjoint, _needed(number)))]
    return any(_pattern(number).search(text) for number in sorted(tried))


@lru_cache(1)
def _patterns() -> Sequence[Sequence[str]]:
    return [one.split() for line in (PATTERNS + ABROAD).splitlines() for one in line.split(";") if one.strip()]


@lru_cache(1)
def _by_word() -> Mapping[str, Sequence[int]]:
    """Return the patterns that are tried where a word stands, by what is rarest of all that each needs."""
    found: dict[str, list[int]] = {}
    for number in range(len(_patterns())):
        for word in min(_needed(number), key=len):
            found.setdefault(word, []).append(number)
    return found


@lru_cache(1024)
def _needed(number: int) -> Sequence[frozenset[str]]:
    """Return the words of which a pattern needs one each; of several together the first."""
    pattern = _patterns()[number]
    before = ["", *pattern]
    needed = (_words(one) for at, one in enumerate(pattern) if _is_needed(one, before[at]))
    return [frozenset(said.partition(" ")[0] for said in words) for words in needed]


def _is_needed(element: str, before: str) -> bool:
    return before != _MAY_MISS and element not in (_MAY_MISS, _BEGIN, _BREAK) and element not in _WIDE


def _words(element: str) -> frozenset[str]:
    parts = (CLASSES.get(one, frozenset((one,))) for one in element.split("|") if one)
    return frozenset(chain.from_iterable(parts))


@lru_cache(1024)
def _pattern(number: int) -> re.Pattern[str]:
    """Return a pattern as an expression for words with blanks behind them; made when one of its words is first met."""
    pattern = _patterns()[number]
    before = ["", *pattern]
    said = (_expression(one) + "?" * (before[at] == _MAY_MISS) for at, one in enumerate(pattern) if one != _MAY_MISS)
    return re.compile(f"(?<![^ ]){''.join(said)}")


def _expression(element: str) -> str:
    if element in _WIDE:
        return _WIDE[element]
    words = FRONT if element == _BEGIN else _words(element)
    return f"(?:(?:{'|'.join(map(re.escape, sorted(words, key=lambda one: (-len(one), one))))}) )"
