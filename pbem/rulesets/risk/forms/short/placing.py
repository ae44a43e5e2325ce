"""
New armies in short orders: `5 Ukraine, rest Kamchatka`, `Siam +3 Peru +3`, `3 each on Siam and Peru`, `half to Siam, half to Peru`.

Every word is of a class: an amount, a place, each, evenly, what leads to a place or to an amount, what stands between
two of them, or what says nothing; a word of no class is asked about. Amounts stand before their places or behind them,
all through; between commas that may change. Shares of all that is due are numbers: where a set brings more, these are
too few, and that is asked about.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from pbem.engine.short.grammar import Said, leaf
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import fold
from pbem.engine.short.speech import ARTICLES, ONTO, phrases, words
from pbem.engine.text.toml_tree import Span
from pbem.errors import QuestionError
from pbem.record import tool
from pbem.rulesets.risk.forms.short.armies import counts_on, take_amount
from pbem.rulesets.risk.forms.short.speech import UNITS
from pbem.rulesets.risk.forms.short.words import need_territory, word_of
from pbem.rulesets.risk.play.reinforce import armies_owed
from pbem.rulesets.risk.reading.situation import Situation

_AMOUNT, _PLACE, _EACH, _EVENLY, _ONTO, _GETS, _SHALL, _APART, _SLASH, _DASH, _EN, _NEW, _MINE = "APESogm,/-nNM"
"""The classes: what a line says is the row of their letters. `_EN` is in or and, `_NEW` and `_MINE` name all there is."""
_PHRASES = {
    **dict.fromkeys((f"down {on}" for on in ("in", "on", "into", "onto", "at")), _ONTO),
    **dict.fromkeys(
        (f"{my} {land}" for my in ("my", "all my") for land in ("territories", "countries", "lands")), _MINE
    ),
    **dict.fromkeys((f"{be} {placed}" for be in ("be", "to be") for placed in ("placed", "put", "added")), _SHALL),
    **dict.fromkeys(phrases("each, each of, apiece, a piece, both, both of"), _EACH),
    **dict.fromkeys(
        phrases(
            "evenly, equally, even, equal, equal parts, equal shares, half and half, fifty fifty, in half, in two, split, divide, "
            "divided, share, shared, spread, distribute, distributed"
        ),
        _EVENLY,
    ),
}
_WORDS = {
    **dict.fromkeys(
        UNITS
        | ARTICLES
        | words(
            "my our them these more extra additional bonus another gehen kommen all alle allemaal tous toutes todos todas up"
        ),
        "",
    ),
    **dict.fromkeys(
        ONTO - {"more"} | words("for go goes going vont va vanno gaan between among amongst across over"), _ONTO
    ),
    **dict.fromkeys(words("should shall will can must"), _SHALL),
    **dict.fromkeys(
        words("with by gets get receives receive gains gain takes take needs need plus mit um avec de con di met"),
        _GETS,
    ),
    **dict.fromkeys(words("new fresh reinforcements"), _NEW),
}
_KNOWN = frozenset(_WORDS)
_ALL_IN_ON = words("in on")
_LISTED = "(?:[,/n]?o*P)"
_PLACES = f"o*P{_LISTED}*"
_TO_PLACE = "(?:m?[on]|-)*"
_TO_AMOUNT = "(?:m?o?g|-)*"
_BEFORE = f"A(?:{_TO_PLACE}PE?|{_TO_PLACE}E{_TO_PLACE}{_PLACES}|{_TO_PLACE}P{_LISTED}+E)"
_BEHIND = f"P(?:{_TO_AMOUNT}AE?|{_LISTED}*{_TO_AMOUNT}(?:E{_TO_AMOUNT}A|AE))"
_ROW = re.compile(f"[,/-]?(?:{_BEFORE}(?:[,/n-]?{_BEFORE})*|o*{_BEHIND}(?:(?:[,/n-]o*)?{_BEHIND})*)[,/-]?")
_SHARED = re.compile("A?PP+|PP+A")
_IN_TURN = re.compile("A+P+|P+A+")


class _Classed(NamedTuple):
    """A word, or several, of a class; what it says, and where it stands."""

    letter: str
    said: Any = ""
    where: Span = (0, 0)


_Pair = tuple[_Classed, _Classed]
"""A place and its amount."""


@tool
class PlaceReader:
    """Reads where new armies go."""

    situation: Situation

    @cached_property
    def due(self) -> int:
        """How many armies must be placed."""
        return armies_owed(self.situation.setting, self.situation.state, self.situation.seat)

    def read(self, line: TypedLine) -> Iterator[Said]:
        """Read amounts and places, in either order; what each own territory gets may be added to."""
        said = [*_classed(line)]
        pairs = _counted(line, _pairs(line, [*self._opened(said)], self.due), self.due)
        if any(one.letter == _MINE for one in said) and all(type(amount.said) is int for _, amount in pairs):
            pairs = _added(pairs)
        for place, amount in pairs:
            between = {fold(one.text) for one in line.tokens if amount.where[1] <= one.start < place.where[0]}
            if between == _ALL_IN_ON and not self._is_mine(place.said):
                raise QuestionError(
                    place.where[0],
                    f"{place.said} is not yours: from where do you attack it?",
                    "and where do the new armies go?",
                )
            yield Said(("place", place.said), amount.said, leaf(place.where, amount.where))

    def _is_mine(self, name: str) -> bool:
        return self.situation.owns(self.situation.names.territory.get(name, name))

    def _opened(self, parts: Sequence[_Classed]) -> Iterator[_Classed]:
        """Yield parts with all own territories for "my territories"."""
        for one in parts:
            mine = self.situation.own() if one.letter == _MINE else []
            yield from (_Classed(_PLACE, word_of(self.situation.names, land), one.where) for land in mine)
            if not mine:
                yield one


def _pairs(line: TypedLine, parts: Sequence[_Classed], due: int) -> list[_Pair]:
    """Return each place with its amount, or a share where all is split evenly; new armies on one place are all."""
    new, parts = [one for one in parts if one.letter == _NEW], [one for one in parts if one.letter != _NEW]
    plain = [one for one in parts if one.letter != _EVENLY]
    if sum(one.letter in (_AMOUNT, _PLACE) for one in plain) == len(_AMOUNT + _PLACE):
        plain = [one for one in plain if one.letter not in (_APART, _SLASH)]  # the new ones go to Siam, all of them
    if rows := _rows(plain):
        return [pair for row in rows for pair in _paired(row)]
    core = [one for one in parts if one.letter in (_AMOUNT, _PLACE)]
    said, split = "".join(one.letter for one in core), any(one.letter == _EVENLY for one in parts)
    places, amounts = ([one for one in core if one.letter == kind] for kind in (_PLACE, _AMOUNT))
    if split and _SHARED.fullmatch(said):
        whole = next((one.said for one in amounts if one.said != "rest"), "")
        return [(one, _Classed(_AMOUNT, f"{whole}/{len(places)}", one.where)) for one in places]
    if new and said == _PLACE:
        return [(places[0], new[0]._replace(said="rest"))]
    slashed = "A/A" in "".join(one.letter for one in parts)
    if len(places) == len(amounts) and _IN_TURN.fullmatch(said) and (split or slashed):
        return [*zip(places, amounts, strict=True)]
    if (
        len(places) > 1 and type(plain[0].said) is int and (rows := _rows(plain[1:]))
    ):  # nine armies: five Siam, four Peru
        pairs = [pair for row in rows for pair in _paired(row)]
        left = plain[0].said - sum(amount.said for _, amount in pairs if type(amount.said) is int)
        # Not: six Ukraine, rest; nor: place 90 2 Siam, rest Peru
        rest = plain[1].letter == _AMOUNT and any(amount.said == "rest" for _, amount in pairs)
        if left == 0 or (rest and plain[0].said == due and left > 0):
            return pairs
    raise _unclear(line, core)


def _counted(line: TypedLine, pairs: Sequence[_Pair], due: int) -> list[_Pair]:
    """Put numbers for shares of what is due, and for the rest beside them."""
    if not any("/" in str(amount.said) for _, amount in pairs):
        return [*pairs]
    shares = [(place, amount._replace(said=_share(line, amount.said, due))) for place, amount in pairs]
    left = due - sum(amount.said for _, amount in shares if amount.said != "rest")
    return [(place, amount._replace(said=left) if amount.said == "rest" else amount) for place, amount in shares]


def _added(pairs: Sequence[_Pair]) -> list[_Pair]:
    """Return each place once, with all that it gets."""
    placed: dict[str, _Pair] = {}
    for place, amount in pairs:
        before = placed[place.said][1].said if place.said in placed else 0
        placed[place.said] = place, amount._replace(said=before + amount.said)
    return [*placed.values()]


def _share(line: TypedLine, said: int | str, due: int) -> int | str:
    """Return what a share is, "9/3" of some armies or "/3" of all that are due; asks about one that is no whole number."""
    whole, slash, parts = str(said).partition("/")
    number, among = int(whole or due) if slash else 0, int(parts or 1)
    if slash and (number < among or number % among):
        raise line.question(f"{number} armies cannot be split evenly among {among}", "write how many go where")
    return number // among if slash else said


def _classed(line: TypedLine) -> Iterator[_Classed]:
    """Yield what a line consists of, but for what says nothing, or the same again ("the nine, all of them")."""
    last = ""
    while line.next:
        start = line.start
        if last in ("", _PLACE, _APART) and line.says("of"):  # or, in Dutch
            raise line.question('"of" cannot be understood here')
        part = _next(line)
        again = part.letter == last == _APART or (part.letter == last == _AMOUNT and part.said == "rest")
        if part.letter and not again:
            yield part._replace(where=part.where if part.said else (start, line.before))
            last = part.letter


def _next(line: TypedLine) -> _Classed:
    """Take what comes next, of whatever class."""
    if not line.is_whole_name():
        if found := line.take_phrase(_PHRASES):
            return _Classed(_PHRASES[found[0]])
        if amount := take_amount(line):
            return _Classed(_AMOUNT, *amount)
        if (letter := _passed(line)) is not None:
            return _Classed(letter)
    return _Classed(_PLACE, *need_territory(line))


def _passed(line: TypedLine) -> str | None:
    """Pass a sign or a word that is neither amount nor place; return its class, None where there is none."""
    if line.take_sign(":", "(", ")", "[", "]"):
        return ""
    if line.take("dash") or line.take_joint():
        return _DASH
    if arrow := line.take("arrow") or line.take_sign("@"):
        return _GETS if len(arrow.text) > 1 and counts_on(line) else _ONTO
    if line.take_sign("="):
        return _GETS
    if line.take_sign("/"):
        return _SLASH
    if line.take_sign("+"):
        return "" if counts_on(line) else _APART
    joins = line.next and fold(line.next.text) in ONTO  # "3 en China en 2 en Peru": in, and
    if line.take("comma") or line.take_sign("&", ".") or line.take_and():
        return _EN if joins else _APART
    said = fold(line.next.text) if line.next else ""
    return _WORDS[said] if line.take_one_of(_KNOWN) else None


def _rows(parts: Sequence[_Classed]) -> list[list[_Classed]]:
    """Return parts as one list in one order, or as lists between commas; nothing where they are not."""
    rows: list[list[_Classed]] = [[]]
    for one in parts:
        if one.letter in (_APART, _SLASH):
            rows.append([])
        else:
            rows[-1].append(one)
    for found in ([[*parts]], [row for row in rows if row]):
        if found and all(_ROW.fullmatch("".join(one.letter for one in row)) for row in found):
            return found
    return []


def _paired(row: Sequence[_Classed]) -> Iterator[_Pair]:
    """Yield the places of a list, each with the amount before or behind it."""
    core = [one for one in row if one.letter in (_AMOUNT, _PLACE)]
    backwards = core[0].letter == _PLACE
    for at, place in enumerate(core):
        if place.letter == _PLACE:
            yield place, next(one for one in (core[at:] if backwards else core[at::-1]) if one.letter == _AMOUNT)


def _unclear(line: TypedLine, core: Sequence[_Classed]) -> QuestionError:
    """Return what to ask about amounts and places that do not go together."""
    if not core or core[-1].letter == _AMOUNT:
        return line.question("a territory is expected here")
    if core[-1].letter == _PLACE:
        name = core[-1].said
        return line.question(f"how many armies on {name}?", f"for instance: place 5 {name}")
    return line.question("how many armies where?")
