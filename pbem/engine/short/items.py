"""
The items of a line: what each of its words is, wherever it stands.

    hit China out of India, twice   ->   verb, place, from, place, throws; a word in no list ends what is known

A word is what the lexicon of a game says; else it may be a number, or the name of a place, written out or cut to the
beginnings of its words.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from pbem.engine.short.harmless import BEHIND_PLACES, DANGEROUS_PAIRS, HARMLESS, HARMLESS_PHRASES
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import Thing, fold
from pbem.engine.short.speech import ARTICLES, NO, PERSONS, REVISING, SUPPOSING, phrases, words
from pbem.engine.short.tokens import Token
from pbem.record import tool, value

SOURCE = phrases(
    "from, frm, fom, fron, form, w, out of, off, off of, with, using, use, through the use of, von, vom, aus, depuis, desde, dal, dalla, uit, vanuit"
)
TARGET = words(
    "to into onto on at against agst versus vs v toward towards for unto upon nach auf gegen vers contre hacia contra contro tegen verso naar"
)
LETTING = words("let have has having make makes")
"""What stands before the place that does something: "let Siam attack India"; of amounts these would say how things are."""
_LET = words("let lets")
_LOSING = words("from off")
JOINING = words("and n plus und et y")
LABELS = words("attack battle fight order move step phase part turn round no nr number action")
"""Before a number with a colon these count the orders."""
_EXCEPT = phrases(
    "all but, all except, all minus, all bar, all save, all apart from, everything but, everything except, everyone but, everyone except, everybody but, "
    "everybody except, all of them but, all of them except, all my armies but, all armies but, all armies except, all troops but, all troops except, all my troops but"
)
"""What says before a number how many are left."""
_SIGNS = {"&": "and", "/": "between", "-": "between", "@": "to"}
_SILENT_SIGNS = frozenset(":()!.*+\u2022")
_NO_NAMES = (
    NO
    | SUPPOSING
    | PERSONS
    | REVISING
    | words("great mad ice per con mon middle ara bra man came eat pen new nor non nun sun met")
)
"""Beginnings of names that are words of their own."""
_NO_NUMBERS = words("due elf sei")
"""Numbers of other languages that are words of their own."""
_LEAST_NAME, _INITIALS = 3, 2
_FIRST, _LEADING = "first", words("starting start starts beginning begin begins leading")
_VOWELS = frozenset("aeiou")


class LineItem(NamedTuple):
    """
    What some tokens are: of a place `value` is its word, of a verb its orders, of an amount its number, "all", or how
    many are not of it.
    """

    kind: str
    value: Any
    tokens: Sequence[Token]
    end: int = 0
    """Where what follows it begins."""
    way: str = ""
    """Of a place: whether it is said to be the source, or the target."""
    word: str = ""
    """Of a target: with which word it is said."""


_BOUNDS = words("max maximum min minimum least most")
"""Words that make a number behind them a bound."""


@tool
class Lexicon:
    """Words and phrases, folded, each with the kind of item that it is, and its value; "" says nothing."""

    terms: Mapping[str, tuple[str, Any]]
    counted: Mapping[str, str]
    """What a number of these is: "3 rolls" is no amount of armies."""

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


def lexicon(terms: Mapping[str, tuple[str, Any]], counted: Mapping[str, str]) -> Lexicon:
    """Return the words of a game with those of every game."""
    return Lexicon(
        {
            **dict.fromkeys((*HARMLESS, *HARMLESS_PHRASES), ("", None)),
            **dict.fromkeys(BEHIND_PLACES, ("behind", None)),
            **dict.fromkeys(SOURCE, ("from", None)),
            **dict.fromkeys(TARGET, ("to", None)),
            **dict.fromkeys(LETTING, ("let", None)),
            **dict.fromkeys(_EXCEPT, ("except", None)),
            **dict.fromkeys(JOINING, ("and", None)),
            "by": ("by", None),
            "x": ("between", None),
            **dict.fromkeys(
                phrases("then, and then, after that, and after that, afterwards, thereafter"), ("then", None)
            ),
            **terms,
        },
        counted,
    )


def inflected(verb: str) -> Iterable[str]:
    """Yield the forms of a verb that order something: hit, hits, hitting; what is past orders nothing."""
    base, *behind = verb.split(" ")
    hisses = base.endswith(("s", "x", "z", "ch", "sh", "o"))
    ies = base[-1] == "y" and base[-2:-1] not in _VOWELS
    third = f"{base[:-1]}ies" if ies else base + ("es" if hisses else "s")
    stems = [base[:-1] if base.endswith("e") and not base.endswith("ee") else base, base + base[-1]]
    for form in (base, third, *(f"{stem}ing" for stem in stems)):
        yield " ".join((form, *behind))


@value
class AllBut:
    """The amount of all armies but so many."""

    left: int


def items_of(line: TypedLine, known: Lexicon, players: Collection[str] = ()) -> list[LineItem]:
    """Return the items of a line up to the first word that is in no list and calls none of these players."""
    found: list[LineItem] = []
    said = [fold(one.text) if one.kind == "word" else "" for one in line.tokens]
    line.at = 0
    while line.at < len(line.tokens):
        item = _item_at(line, said, known) or _player(line, said, players)
        behind_place = [one.kind for one in found[-1:]] == ["place"]
        if (item is None or item.kind in ("", "place")) and (led := _led(line, said, found, item)):
            found, line.at = led, led[-1].end
            continue
        if item is None or (item.kind in ("behind", "done by") and not behind_place):
            break
        apart = [one.kind for one in found[-1:]] in (["place"], ["comma"])
        if apart and said[line.at] == "of" and len(item.tokens) == 1:
            break  # Siam of China: or, in Dutch
        if item.kind == "done by" or _is_out_of(line, said, found[-1:]):
            item = item._replace(kind="from")
        line.at += len(item.tokens)
        item = item._replace(end=line.at)
        if joined := _joined(found[-1:], item, said, known):
            found[-1] = joined
        elif item.kind not in ("", "behind"):
            found.append(item)
    return found


def _is_out_of(line: TypedLine, said: Sequence[str], last: Sequence[LineItem]) -> bool:
    """Say whether the next word is the "of" of armies out of a place: "5 of the North Africans"."""
    begin = line.at
    if said[begin] != "of" or [one.kind for one in last] not in (["amount"], ["unit"]):
        return False
    line.at += 1
    while line.at < len(said) and said[line.at] in ARTICLES:
        line.at += 1
    named, line.at = line.at < len(said) and line.is_whole_name(), begin
    return named


def _joined(last: Sequence[LineItem], item: LineItem, said: Sequence[str], known: Lexicon) -> LineItem | None:
    """Return the last item with one that belongs to it: all nine, 3 rolls, and what says nothing; None for another."""
    if not last:
        return None
    (before,) = last
    if item.kind in ("", "behind"):
        return before._replace(end=item.end)
    if before.kind == "amount" and type(before.value) is int:
        word = said[item.end - len(item.tokens)]
        if (counted := known.counted.get(word)) and word.endswith("s") == (before.value != 1):
            return before._replace(kind=counted, end=item.end)
    if before.kind == item.kind == "verb" and (both := before.value & item.value):
        return before._replace(value=both, end=item.end)  # go kill, come and take
    if before.kind == item.kind == "amount" and {type(before.value), type(item.value)} == {int, str}:
        return (before if type(before.value) is int else item)._replace(end=item.end)
    return None


def _item_at(line: TypedLine, said: Sequence[str], known: Lexicon) -> LineItem | None:
    """Return the item that begins with the next token; None if it is in no list."""
    at = line.at
    token = line.tokens[at]
    if said[at] == "w" and [one.text for one in line.tokens[at + 1 : at + 2]] == ["/"]:
        return LineItem("from", None, line.tokens[at : at + 2])
    if line.is_whole_name():
        found, end = line.book.find(line.text_between(at, line.name_end())), line.name_end()
        return LineItem("place", found[0].word, line.tokens[at:end]) if len(found) == 1 else None
    if said[at] == "mine" and [one.text for one in line.tokens[at + 1 : at + 2]] == ["-"]:
        return _all_but(line, 2)
    if token.kind in ("arrow", "comma"):
        return LineItem({"arrow": "to"}.get(token.kind, token.kind), None, [token])
    if token.kind in ("sign", "dash"):
        return _sign(line)
    bounds = said[at] in _BOUNDS and line.tokens[at + 1 : at + 2] and line.tokens[at + 1].kind == "number"
    if bounds or tuple(said[at : at + 2]) in DANGEROUS_PAIRS:
        return None
    if end := _abbreviated(line, said, known):
        return _named(line, end)
    if _is_label(line, said):
        return LineItem("", None, [token])
    if token.kind == "word":
        count, kind, value = known.find(said[at:])
        if kind == "except":
            return _all_but(line, count)
        if count:
            return LineItem(kind, value, line.tokens[at : at + count])
    if said[at] not in _NO_NUMBERS and (number := line.take_number()):
        line.at = at
        return LineItem("amount", int(number.text), [token]) if len(number.text) < 10 else None
    return None


def _led(line: TypedLine, said: Sequence[str], found: list[LineItem], item: LineItem | None) -> list[LineItem]:
    """Return the items with that of a place which is named again because it attacks first: "both attack India, Siam first"; nothing for others."""
    at, again, named = line.at, "", [one for one in found if one.kind == "place"]
    tokens = line.tokens[at : at + 1]
    if item and item.kind == "place":
        before = [one for one in said[max(at - 3, 0) : at] if one not in ARTICLES]
        if before[-1:] == ["with"] and _LEADING.issuperset(before[-2:-1]) and before[1:]:
            again, tokens = item.value, item.tokens
    elif item and said[at] == _FIRST and found[1:] and found[-1].kind == "place":
        again, found = named[-1].value, found[:-1]
        named = named[:-1]
    elif item is None and said[at + 1 : at + 2] == [_FIRST]:
        short = {one.value for one in named if said[at] in fold(one.value).split()}
        again, tokens = (short.pop() if len(short) == 1 else ""), line.tokens[at : at + 2]
    if not again or (again not in [one.value for one in named] and not kinds(found, "each")):
        return []
    while found and found[-1].kind in ("comma", "and", "from", "between"):
        found = found[:-1]
    return [*found, LineItem("foremost", again, tokens, at + len(tokens))]


def _all_but(line: TypedLine, count: int) -> LineItem | None:
    """Return the amount that some words with a number behind them are: "all but 2"."""
    begin, line.at = line.at, line.at + count
    number, end, line.at = line.take_number(), line.at, begin
    found = number and len(number.text) < 10
    return LineItem("amount", AllBut(int(number.text)), line.tokens[begin:end]) if number and found else None


def _player(line: TypedLine, said: Sequence[str], players: Collection[str]) -> LineItem | None:
    """Return the player whom the next token calls."""
    name, typed = said[line.at], line.tokens[line.at].text
    name = name[:-1] if typed.endswith(("'s", "\u2019s")) else name  # Bob's Ural
    return LineItem("player", name, [line.tokens[line.at]]) if name and name in players else None


def _is_label(line: TypedLine, said: Sequence[str]) -> bool:
    """Say whether the next token is a number that counts orders: "Battle 1: ..."."""
    at = line.at
    ahead = [one.text for one in line.tokens[at + 1 : at + 2]]
    return at > 0 and line.tokens[at].kind == "number" and ahead == [":"] and said[at - 1] in LABELS


def _named(line: TypedLine, end: int) -> LineItem | None:
    tokens = line.tokens[line.at : end]
    found = meant(line, [fold(one.text) for one in tokens if one.kind != "sign"])
    return LineItem("place", found[0].word, tokens) if len(found) == 1 else None


def meant(line: TypedLine, typed: Sequence[str]) -> list[Thing]:
    """Return what a name may mean whose words are cut, or begin in one: "nafr", "na"; no group of places has such a name."""
    found = line.book.find(" ".join(typed))
    if found or len(typed) > 1:
        return found
    things = line.book.find(f"{typed[0][0]} {typed[0][1:]}") if len(typed[0]) > 1 else []
    return [one for one in things if not one.word.startswith("@")]


def _sign(line: TypedLine) -> LineItem | None:
    """Return what a sign says; a minus before a number takes away, and others may mean anything."""
    token, behind = line.tokens[line.at], line.tokens[line.at + 1 : line.at + 2]
    if token.text == "-" and behind and behind[0].kind == "number" and behind[0].start == token.end:
        return None
    kind = "between" if token.kind == "dash" else _SIGNS.get(token.text, "" if token.text in _SILENT_SIGNS else None)
    return None if kind is None else LineItem(kind, None, [token])


def _abbreviated(line: TypedLine, said: Sequence[str], known: Lexicon) -> int:
    """Return where a name ends whose words are cut: "W Eur", "N. Africa", "Kam"; 0 where none begins."""
    begin, found = line.at, 0
    typed: list[str] = []
    for end, token in enumerate(line.tokens[begin : begin + 2 * line.book.most_words], begin + 1):
        if token.text == "." and typed and len(typed[-1]) < _LEAST_NAME + 1:
            continue
        if not (word := said[end - 1]) or word in _NO_NAMES:
            break
        typed.append(word)
        telling = any(len(one) >= _LEAST_NAME and one not in _NO_NAMES and not known.find([one])[0] for one in typed)
        sure = token.text.isupper() or _is_beside_arrow(line.tokens, end - 1)
        initials = len(typed) == 1 and sure and len(word) == _INITIALS and not known.find(typed)[0]
        if (telling or initials) and len(meant(line, typed)) == 1:
            found = end
    return found


def _is_beside_arrow(tokens: Sequence[Token], at: int) -> bool:
    return any(one.kind == "arrow" for one in (*tokens[max(at - 1, 0) : at], *tokens[at + 1 : at + 2]))


def directed(items: Sequence[LineItem]) -> list[LineItem] | None:
    """Return items without words of direction, each place with its own; None where such a word belongs to no place."""
    found: list[LineItem] = []
    way = joined = before = word = ""
    for at, item in enumerate(items):
        if item.kind == "between":
            beside = [one.kind for one in (*found[-1:], *items[at + 1 : at + 2])]
            if item.tokens[0].text != "/" and _leads_on(found, items[at + 1 : at + 2]):
                found.append(item._replace(kind="through"))  # Siam - India - China
            way = "to" if beside == ["place", "place"] else way
        elif item.kind in ("from", "to", "by", "let"):
            if way and (way, item.kind) not in (("to", "to"), ("from", "from"), ("to", "from")):
                return None
            if item.kind == "to" and _leads_on(found, items[at + 1 : at + 2]):
                found.append(item._replace(kind="through"))
            way, word = item.kind, "".join(fold(one.text) for one in item.tokens)
        elif item.kind == "player" and way in ("", "to"):
            found.append(item)  # upon Cleo in India
        elif item.kind == "player" and [one.kind for one in found[-1:]] == ["place"] and _takes(items[at - 1]):
            found.append(item._replace(kind="holder"))  # take India from Cleo
            way = ""
        elif item.kind == "player" or (item.kind == "place" and way == "by"):
            return None  # by 3, not by Ben or by way of Siam
        elif item.kind == "place":
            named = {"let": "from"}.get(way, way) or (joined if before == "and" else "")
            found.append(item._replace(way=named, word=word if way == "to" else ""))
            joined, way = found[-1].way, ""
        elif item.kind == "amount" and way == "let" and _is_let_go(items[at - 1 :]):
            found.append(item)
            way = ""
        elif item.kind == "amount" and (way == "let" or (way == "to" and type(item.value) is not str)):
            return None  # I have 3; to 8: not so many more, but so many in all
        elif item.kind == "each":
            found.append(item)  # from both Siam and China; from both
            way = way if [one.kind for one in items[at + 1 : at + 2]] == ["place"] else ""
        else:
            found.append(item)
            goes_on = item.kind in ("unit", "comma", "and") or (way == "from" and _is_of_place(items[at:]))
            way = "to" if item.kind == "through" else way if goes_on else ""
            joined = joined if item.kind == "and" else ""
        before = item.kind
    return None if way else found


def _is_of_place(items: Sequence[LineItem]) -> bool:
    """Say whether an amount is of the place that is named next: "with everything in Siam"."""
    return [one.kind for one in items[:3] if one.kind != "unit"][:2] == ["amount", "place"]


def _takes(item: LineItem) -> bool:
    """Say whether a word stands between a place and who loses it: "take India from Cleo"."""
    return item.kind == "from" and fold(item.tokens[0].text) in _LOSING


def _is_let_go(items: Sequence[LineItem]) -> bool:
    """Say whether an amount is let do something: "let all go to Siam"; "I let 3 in Siam" may leave them there."""
    behind = [one.kind for one in items[2:] if one.kind != "unit"]
    return fold(items[0].tokens[0].text) in _LET and behind[:1] == ["verb"]


def _leads_on(found: Sequence[LineItem], behind: Sequence[LineItem]) -> bool:
    """Say whether a word of direction stands right between a target and the next place: "Siam to India to China"."""
    return [(one.kind, one.way) for one in found[-1:]] == [("place", "to")] and [one.kind for one in behind] == [
        "place"
    ]


def kinds(items: Collection[LineItem], kind: str) -> list[LineItem]:
    """Return the items of a kind."""
    return [one for one in items if one.kind == kind]
