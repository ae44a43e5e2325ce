"""
Are these the facts of a board? The check before `board.read_board` trusts a game file.

The facts may come from anybody. Everything is checked in one pass by plain comparisons, since every
command that opens a game goes through here. Whether a board is a *good* one is asked in
`map_file.check_map`, when a game begins.
"""

import re
from collections.abc import Mapping
from typing import Any, NoReturn

from pbem.trust.canonical import FORBIDDEN, TEXT_QUOTES

MOST_TERRITORIES = 1000
MOST_BONUS = 1000
MOST_JOKERS = 100
FIGURES = ("soldier", "horse", "cannon")

_KEYS = ("id", "name", "territories", "continents", "borders", "one_way", "cards", "jokers")
_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,62}")
MOST_NAME = 63
# A set: a pattern of the same characters would take long to compile.
_NOT_IN_NAMES = frozenset('"\\\u2028\u2029').union(map(chr, (*range(0x20), *range(0x7F, 0xA0))))
RESERVED = ("joker", "neutral", "rest")
"""Words that mean something else in orders, so that no territory or continent has such an id."""


def _refuse(sentence: str) -> NoReturn:
    raise ValueError(f"board: {sentence}")


def is_id(value: object) -> bool:
    """Say whether a value may be an id: small letters, digits and hyphens, 63 at most."""
    return isinstance(value, str) and _ID.fullmatch(value) is not None


def is_name(value: object) -> bool:
    """Say whether a value may be a name: one line of at most 63 characters, no quotes, nothing invisible, no @ first."""
    return (
        isinstance(value, str)
        and 1 <= len(value) <= MOST_NAME
        and not value.startswith("@")
        and _NOT_IN_NAMES.isdisjoint(value)
        and TEXT_QUOTES not in value
        and (value.isascii() or re.search(FORBIDDEN, value) is None)
    )


def is_number(value: object, low: int, high: int) -> bool:
    """Say whether a value is a whole number from low to high."""
    return isinstance(value, int) and value.__class__ is int and low <= value <= high


def _entries(facts: Mapping[str, Any], key: str, width: int) -> list[Any]:
    """Return a list of lists, each `width` long."""
    entries = facts.get(key)
    if entries.__class__ is not list or len(entries) > MOST_TERRITORIES * 10:
        _refuse(f"{key} is not a list, or is too long")
    for entry in entries:
        if entry.__class__ is not list or len(entry) != width:
            _refuse(f"an entry of {key} does not have {width} parts")
    return list(entries)


def _check_names(entries: list[Any], what: str) -> list[str]:
    """Check that each entry begins with a new id and a name; return the ids."""
    seen: dict[str, str] = {}
    for id_, name, *_ in entries:
        if not is_id(id_) or not is_name(name):
            _refuse(f"a {what} has no proper id and name")
        if id_ in seen or id_ in RESERVED:
            _refuse(f'the id "{id_}" of a {what} is used twice or is reserved')
        seen[id_] = name
    return list(seen)


def _check_borders(facts: Mapping[str, Any], known: Mapping[str, int]) -> None:
    """Each border joins two different territories, and stands once."""
    both = _entries(facts, "borders", 2)
    one_way = _entries(facts, "one_way", 2) if "one_way" in facts else []
    seen: set[tuple[str, str]] = set()
    for place, (a, b) in enumerate(both + one_way):
        if a.__class__ is not str or b.__class__ is not str or a not in known or b not in known:
            _refuse("a border names a territory that does not exist")
        if a == b or (a, b) in seen:
            _refuse(f"the border of {a} and {b} is listed twice or joins a territory to itself")
        seen.add((a, b))
        if place < len(both):
            seen.add((b, a))


def _check_continents(facts: Mapping[str, Any], known: Mapping[str, int]) -> None:
    """Every territory lies in exactly one continent; bonuses are small numbers."""
    entries = _entries(facts, "continents", 4)
    _check_names(entries, "continent")
    placed: dict[str, str] = {}
    for id_, _, bonus, members in entries:
        if not is_number(bonus, 0, MOST_BONUS):
            _refuse(f"the bonus of {id_} is not a whole number from 0 to {MOST_BONUS}")
        if members.__class__ is not list or not members:
            _refuse(f"{id_} has no territories")
        for member in members:
            if member.__class__ is not str or member not in known or member in placed:
                _refuse(f"{id_} names a territory that does not exist or lies in two continents")
            placed[member] = id_
    if len(placed) != len(known):
        _refuse("a territory lies in no continent")


def _check_cards(facts: Mapping[str, Any], known: Mapping[str, int]) -> None:
    """At most one card a territory, with a figure."""
    seen: set[str] = set()
    for id_, figure in _entries(facts, "cards", 2):
        if id_.__class__ is not str or id_ not in known or id_ in seen or figure not in FIGURES:
            _refuse("a card names no territory, or one that has a card, or an unknown figure")
        seen.add(id_)
    if not is_number(facts.get("jokers"), 0, MOST_JOKERS):
        _refuse(f"jokers is not a whole number from 0 to {MOST_JOKERS}")


def check_board(facts: Any) -> None:
    """Raise ValueError with a sentence unless these are the plain facts of a board (`board.py`)."""
    if facts.__class__ is not dict or any(key not in _KEYS for key in facts):
        _refuse(f"a table with the keys {', '.join(_KEYS)} is expected")
    if not is_id(facts.get("id")) or not is_name(facts.get("name")):
        _refuse("the map has no proper id and name")
    entries = _entries(facts, "territories", 2)
    known = dict.fromkeys(_check_names(entries, "territory"), 0)
    if not 2 <= len(known) <= MOST_TERRITORIES:
        _refuse(f"{len(known)} territories; 2 to {MOST_TERRITORIES} are possible")
    _check_continents(facts, known)
    _check_borders(facts, known)
    _check_cards(facts, known)
