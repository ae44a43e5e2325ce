"""
The items of a line: what each of its words is, wherever it stands.

    hit China out of India, twice   ->   verb, place, from, place; "twice" is in no list, and ends what is known

A word is what the lexicon of a game says; else it may be a number, or the name of a place, written out or cut to the
beginnings of its words.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from pbem.engine.short.harmless import DANGEROUS_PAIRS, HARMLESS, HARMLESS_PHRASES
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import fold
from pbem.engine.short.speech import words
from pbem.engine.short.tokens import Token
from pbem.record import tool

SOURCE = words("from frm out off with using von vom aus depuis desde dal dalla uit vanuit")
TARGET = words(
    "to into onto on at against versus vs v toward towards for unto upon nach auf gegen vers contre hacia contra contro tegen verso naar"
)
JOINING = words("and n plus und et y")
_SILENT_SIGNS = frozenset(":()!.*/+\u2022")
_NO_NAMES = words("great mad ice per con mon middle ara bra man")
"""Beginnings of names that are words of their own."""
_NO_NUMBERS = words("due elf sei")
"""Numbers of other languages that are words of their own."""
_LEAST_NAME = 3
_VOWELS = frozenset("aeiou")


class LineItem(NamedTuple):
    """What some tokens are: of a place `value` is its word, of an amount its number or "all", of a verb its orders."""

    kind: str
    value: Any
    tokens: Sequence[Token]
    way: str = ""
    """Of a place: whether it is said to be the source, or the target."""


@tool
class Lexicon:
    """Words and phrases, folded, each with the kind of item that it is, and its value; "" says nothing."""

    terms: Mapping[str, tuple[str, Any]]

    @cached_property
    def longest(self) -> Mapping[str, int]:
        """How many words the longest phrase has that begins with a word."""
        longest: dict[str, int] = {}
        for term in self.terms:
            first, _, more = term.partition(" ")
            longest[first] = max(longest.get(first, 0), more.count(" ") + 1 + bool(more))
        return longest

    def find(self, said: Sequence[str]) -> tuple[int, str, Any]:
        """Return how many of some words are one term, and what it is; 0 for none."""
        for count in range(min(self.longest.get(said[0], 0), len(said)), 0, -1):
            if found := self.terms.get(" ".join(said[:count])):
                return count, *found
        return 0, "", None


def lexicon(terms: Mapping[str, tuple[str, Any]]) -> Lexicon:
    """Return the words of a game with those of every game."""
    return Lexicon(
        {
            **dict.fromkeys((*HARMLESS, *HARMLESS_PHRASES), ("", None)),
            **dict.fromkeys(SOURCE, ("from", None)),
            **dict.fromkeys(TARGET, ("to", None)),
            **dict.fromkeys(JOINING, ("and", None)),
            "out of": ("from", None),
            "by": ("by", None),
            "then": ("then", None),
            "and then": ("then", None),
            **terms,
        }
    )


def inflected(verb: str) -> Iterable[str]:
    """Yield the forms of a verb that order something: hit, hits, hitting; what is past orders nothing."""
    base, *behind = verb.split(" ")
    hisses = base.endswith(("s", "x", "z", "ch", "sh", "o"))
    third = (
        f"{base[:-1]}ies"
        if base[-1] == "y" and base[-2:-1] not in _VOWELS
        else base + "es" * hisses + "s" * (not hisses)
    )
    stems = [base[:-1] if base.endswith("e") and not base.endswith("ee") else base, base + base[-1]]
    for form in (base, third, *(f"{stem}ing" for stem in stems)):
        yield " ".join((form, *behind))


def items_of(line: TypedLine, known: Lexicon) -> tuple[list[LineItem], list[int]]:
    """Return the items of a line up to the first word that is in no list, and where each of them ends."""
    found: list[LineItem] = []
    ends: list[int] = []
    said = [fold(one.text) if one.kind == "word" else "" for one in line.tokens]
    line.at = 0
    while line.at < len(line.tokens):
        begin = line.at
        if (item := _item_at(line, said, known)) is None:
            break
        line.at = begin + len(item.tokens)
        if item.kind:
            found.append(item)
            ends.append(line.at)
        elif ends:
            ends[-1] = line.at
    return found, ends


def _item_at(line: TypedLine, said: Sequence[str], known: Lexicon) -> LineItem | None:
    """Return the item that begins with the next token; None if it is in no list."""
    at = line.at
    token = line.tokens[at]
    if said[at] == "w" and [one.text for one in line.tokens[at + 1 : at + 2]] == ["/"]:
        return LineItem("from", None, line.tokens[at : at + 2])
    if line.is_whole_name():
        return _named(line, line.name_end())
    if token.kind in ("arrow", "comma"):
        return LineItem({"arrow": "to"}.get(token.kind, token.kind), None, [token])
    if token.kind in ("sign", "dash"):
        return _sign(line)
    if tuple(said[at : at + 2]) in DANGEROUS_PAIRS:
        return None
    if end := _abbreviated(line, said, known):
        return _named(line, end)
    if token.kind == "word":
        count, kind, value = known.find(said[at:])
        if count:
            return LineItem(kind, value, line.tokens[at : at + count])
    if said[at] not in _NO_NUMBERS and (number := line.take_number()):
        return LineItem("amount", int(number.text), [token]) if len(number.text) < 10 else None
    return None


def _named(line: TypedLine, end: int) -> LineItem | None:
    tokens = line.tokens[line.at : end]
    found = line.book.find(" ".join(one.text for one in tokens))
    return LineItem("place", found[0].word, tokens) if len(found) == 1 else None


def _sign(line: TypedLine) -> LineItem | None:
    """Return a sign that says nothing; a minus before a number takes away, and others may mean anything."""
    token, behind = line.tokens[line.at], line.tokens[line.at + 1 : line.at + 2]
    if token.text == "&":
        return LineItem("and", None, [token])
    less = token.text == "-" and behind and behind[0].kind == "number" and behind[0].start == token.end
    silent = token.kind == "dash" or token.text in _SILENT_SIGNS or (token.text == "-" and not less)
    return LineItem("", None, [token]) if silent else None


def _abbreviated(line: TypedLine, said: Sequence[str], known: Lexicon) -> int:
    """Return where a name ends whose words are cut: "W Eur", "N. Africa", "Kam"; 0 where none begins."""
    begin, found = line.at, 0
    typed: list[str] = []
    for end, token in enumerate(line.tokens[begin : begin + 2 * line.book.most_words], begin + 1):
        if token.text == "." and typed and len(typed[-1]) < _LEAST_NAME + 1:
            continue
        word = said[end - 1]
        if not word or not line.book.has_word_from(word):
            break
        typed.append(word)
        telling = any(len(one) >= _LEAST_NAME and one not in _NO_NAMES and not known.find([one])[0] for one in typed)
        if telling and len(line.book.find(" ".join(typed))) == 1:
            found = end
    return found


def directed(items: Sequence[LineItem]) -> list[LineItem] | None:
    """Return items without words of direction, each place with its own; None where such a word belongs to no place."""
    found: list[LineItem] = []
    way = joined = before = ""
    for item in items:
        if item.kind in ("from", "to", "by"):
            if way and (way, item.kind) not in (("to", "to"), ("from", "from"), ("to", "from")):
                return None
            way = item.kind
        elif item.kind == "place" and way == "by":
            return None  # by 3, not by Ben or by way of Siam
        elif item.kind == "place":
            found.append(item._replace(way=way or (joined if before == "and" else "")))
            joined = found[-1].way
            way = ""
        elif item.kind == "amount" and way == "to" and type(item.value) is int:
            return None  # to 8: not so many more, but so many in all
        else:
            found.append(item)
            way = "" if item.kind in ("verb", "amount") else way
            way = "to" if item.kind == "through" else way
            joined = joined if item.kind == "and" else ""
        before = item.kind
    return None if way else found


def kinds(items: Collection[LineItem], kind: str) -> list[LineItem]:
    """Return the items of a kind."""
    return [one for one in items if one.kind == kind]
