"""
How far an attack goes, in the words of people: "stop when I have 3 left", "three rolls at most", "march 4 in after".

A limit is a run of words (`bags`) around one number, or around a word for all. A row of `_LIMITS` names the classes of
which a run needs a word, and those that may stand beside them: what turns the sense has no room, and is asked about.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from pbem.engine.short.grammar import leaf
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import fold
from pbem.engine.short.speech import phrases, words
from pbem.engine.text.toml_tree import Node
from pbem.rulesets.risk.forms.short.bags import GLUE, NUMBER, TIMES, SpokenWord, runs, says, together

_NUMBERED = "max_throws max_losses keep"
_FLOOR = "have left down there own go fight only units"
_OWN = "have left down there own go fight carrying going only off quit units"


class _LimitRow(NamedTuple):
    """A key and its value, of which `n` is the number; classes of which a run needs a word; what else it may say; and beside which keys alone, or not."""

    key: str
    value: str
    needs: str
    may: str = ""
    given: str = ""
    barred: str = ""


_LIMITS = (
    _LimitRow("keep", "n", "until have|left|down|there|own", f"{_OWN} stop most"),
    _LimitRow("keep", "n", "until stay with", f"{_OWN} stop"),
    _LimitRow("keep", "n", "no stop until have|left|down|there|own", f"{_OWN} most"),
    _LimitRow("keep", "n", "stop", f"{_OWN} most stay with"),
    _LimitRow("keep", "n - 1", "stop|until less|below", _OWN),
    _LimitRow("keep", "n", "stop before less|below", _OWN),
    _LimitRow("keep", "n", "keep", "least floor left own stay units"),
    _LimitRow("keep", "n > 1", "keep|stay home|behind|stay", "least floor left own units"),
    _LimitRow("keep", "n > 1", "leave", "least fewer floor units home"),
    _LimitRow("keep", "n > 1", "leave home", "least fewer floor units own"),
    _LimitRow("keep", "n > 1", "leave least|floor", "fewer left own units home"),
    _LimitRow("keep", "n > 1", "with all except", "units fight"),
    _LimitRow("keep", "n", "down", _OWN),
    _LimitRow("keep", "n", "floor", _FLOOR),
    _LimitRow("keep", "n", "fewer go|left|have", _FLOOR),
    _LimitRow("keep", "n", "with left", f"{_OWN} least"),
    _LimitRow("while", "theirs > n", "until|stop them|goal", "left only most down have go"),
    _LimitRow("max_throws", "n", "throw", "goal most only stop off quit after until have do fight thrown with dice"),
    _LimitRow("max_losses", "n", "loss most|only|stop|until|accept", "after units off quit have fight own"),
    _LimitRow("max_losses", "n", "loss stop least", "after units off quit have own"),
    _LimitRow("max_losses", "n", "accept most", "units loss own"),
    _LimitRow("dice", "n", "dice", "with only most fight each turn do"),
    *(
        _LimitRow(
            "move_in",
            value,
            f"{way} {amount}",
            "in with win after only units there those bring possible have left goal",
        )
        for value, amount in (("n", ""), ("max", "all"), ("min", "min"), ("all but n", "all except"))
        for way in ("advance", "bring in", "bring goal", "in win", "goal win")
    ),
    _LimitRow("move_in", "all but n", "advance|win leave|keep", "in all home behind own units stay after"),
    _LimitRow("move_in", "max", "everybody in", "after win units bring with"),
    _LimitRow("", "", "until win|end|out", "or loss units gone"),
    _LimitRow("", "", "until win", "fight going", barred=_NUMBERED),
    _LimitRow("", "", "otherwise", "carrying going fight", _NUMBERED),
    _LimitRow("", "", "see", "after there happens go it", _NUMBERED),
    _LimitRow("", "", "until gone", "them goal out units left"),
    _LimitRow("", "", "with all", "there have left possible units those dice each turn fight"),
    _LimitRow("", "", "with units"),
    _LimitRow("", "", "to end", "fight"),
    _LimitRow("", "", "no stop", "until win end fight off", barred=_NUMBERED),
    _LimitRow("", "", "carrying going", "until win end"),
    _LimitRow("", "", "whole dice"),
    _LimitRow("", "", "stop|most|only", "after off quit fight there leave", _NUMBERED),
    _LimitRow("", "", "win|after", "", "move_in path"),
    _LimitRow("", "", "leave|stay all own", "home behind there units", "move_in"),
)
"""All limits; those without a key say what holds anyway, some only beside another."""
_IDIOMS = phrases(
    "all in, all out, go all in, go all out, going all in, all the way, no matter what, whatever happens, come what may, "
    "win or lose, win or bust, do or die, at all costs, at any cost, until it falls, no retreat, nonstop, non stop, "
    "no holding back, not holding back, without holding back, dont hold back, or die trying, die trying, until they win or die trying, until they win or die, "
    "if anythings left, if anything is left, if i have anything left, if i have any left, if any are left, if there are any left, if theres anything left, "
    "until i cant, until i cant go on, until i cant any more, until i cant anymore, or i cant go on, or i cant any more, or i cant anymore, or i cannot go on, "
    "as long as possible, as long as i can, while i can, as far as it goes, as far as itll go, as far as it will go, as far as possible, as far as i can, "
    "go all the way, going all the way, no limit, no limits, without limit, without limits, without a limit, keep at it, nothing fancy, nothing special, just for luck, for luck, "
    "the rest stay, the rest stays, the rest stay behind, the rest stays behind, the rest stay put, the rest stays put, the rest stay there, the rest stays there, "
    "the rest can stay, leave the rest, leave the rest behind, leave the rest there, leave the rest where they are, leave the rest at home, the others stay, the others stay behind"
)
"""What says the same in words that stand for nothing alone."""
_VALUES: Mapping[str, Callable[[int, bool], int | str | None]] = {
    "n": lambda number, _path: number,
    "n - 1": lambda number, _path: number - 1 or None,
    "n > 1": lambda number, path: None if path or number == 1 else number,
    "theirs > n": lambda number, _path: f"theirs > {number}",
    "all but n": lambda number, _path: "max" if number == 1 else f"mine - {number}",
}
"""The values with a number, by how rows write them; how many stay behind on a path, or one alone, says too little."""
_ROWS = [
    (one, form, needs, GLUE.union(words(one.may), *needs, NUMBER if form else GLUE))
    for one in _LIMITS
    for form in [_VALUES.get(one.value)]
    for needs in [[words(group.replace("|", " ")) for group in one.needs.split()]]
]
_BESIDE_WINS, _IN_CASES, _CASES = words("taking goal"), words("case"), words("stop win")
_SIDES = words("me them goal")
_COUNTED = words("glue number units me us")
_BEGINNING = words("stop until after when")
_DOWN_TO, _IT, _IS = (
    words("to at"),
    words("it its"),
    words("has is gets falls drops goes reaches hits comes down at only with"),
)
_ABLE, _JOINTS = words("can cant cannot"), words("and but then or")
_HOLDING = words("hold holding keep keeping")
_DYING = words("can may might could must will would should let if when once until till after stop")
_THROWING = words("throw thrown")
_ENDS = words("win end out gone")
_BESIDE_ENDS = _ENDS | words("glue case until stop units taking them goal")


_AHEAD = ("max_throws", "max_losses", "keep", "dice")
_ACTING = words("go goes attack attacks assault assaults battle battles")
"""Behind these a limit is one only before a word of `_UPON`: "3 attacks China" is no count of throws."""
_UPON = words("on upon at against")


class Limit(NamedTuple):
    """What a limit says of an order: key ("" for what holds anyway), value, their places; and how it begins, for "or ..."."""

    key: str
    value: int | str
    node: Node
    begun: frozenset[str] = frozenset()


def take_limit(line: TypedLine, entry: Mapping[str, Any], begun: frozenset[str] = frozenset()) -> Limit | None:
    """Take a limit of the order `entry` if one comes next; `begun` is how it begins where that is not said again."""
    begin = line.at
    if found := line.take_phrase(_IDIOMS):
        behind = line.next is not None and line.next.kind in ("word", "number") and fold(line.next.text) not in _JOINTS
        goes_on = behind if found[0].split()[-1] in _ABLE else says(line, "in")
        if not goes_on:
            return Limit("", "", leaf(found[1], found[1]))
        line.at = begin  # as long as I can roll three dice; leave the rest in Peru
    return next((limit for run in runs(line, entry) if (limit := _meaning(run, entry, begun))), None)


def leading(line: TypedLine) -> int:
    """Return how many words at the beginning of a line limit the attack behind them: "three rolls at China from India"."""
    begin = line.at
    limit, end = take_limit(line, {}), line.at
    line.at = begin
    if limit is None or limit.key not in _AHEAD or end == len(line.tokens):
        return 0
    last, behind = (fold(one.text) for one in line.tokens[end - 1 : end + 1])
    return end if last not in _ACTING or behind in _UPON else 0


def _meaning(run: Sequence[SpokenWord], entry: Mapping[str, Any], begun: frozenset[str]) -> Limit | None:
    """Return what a run of words says; "once" counts, or it says when."""
    number = sum(one.number for one in run)
    if begun and not any(one.says - _COUNTED for one in run):
        return None  # or 4
    spoken = [*together(run)]
    # Of a number of throws nobody says that it fights.
    beside = zip([frozenset[str](), *spoken], [*spoken[1:], frozenset[str]()], strict=False)
    said: Sequence[frozenset[str]] = [
        one - {"fight"} if "throw" in one and "number" in before | behind else one
        for one, (before, behind) in zip(spoken, beside, strict=True)
    ]
    if _counts_dice(said):
        said = [one if "number" in one or one.isdisjoint(_THROWING) else one - _THROWING | {"fight"} for one in said]
    if number and any("or" in one for one in said):
        said, begun = _without_end(said, begun)
    once = [one.word for one in run].index("once") if not number and any(one.word == "once" for one in run) else None
    counted = None if once is None else [*said[:once], NUMBER | TIMES, *said[once + 1 :]]
    found = (counted and _fitting(counted, 1, entry, begun)) or _fitting(said, number, entry, begun)
    if not found or _means_another(found[0], [one.word for one in run], number):
        return None
    span = (run[0].span[0], run[-1].span[1])
    return Limit(*found, leaf(span, span), _BEGINNING & begun.union(*said))


def _counts_dice(said: Sequence[frozenset[str]]) -> bool:
    """Say whether the number is one of dice, whatever is said of throws before: "my throws only with two dice"; not "2 dice throws"."""
    beside = zip(said, said[1:], (*said[2:], frozenset[str]()), strict=False)
    return any("number" in one and "dice" in noun and "throw" not in behind for one, noun, behind in beside)


def _means_another(key: str, said: Sequence[str], number: int) -> bool:
    """Say whether words that fit a limit are said of something else: "I'm down 3", "until it has 3", "hold with 3", "3 can die", "a few"."""
    pairs = [*pairwise((*said, ""))]
    if key == "keep":
        down = number and any(one == "down" and behind not in _DOWN_TO for one, behind in pairs)
        whose = any(one in _IT and behind in _IS for one, behind in pairs)
        return bool(down) or whose or ("with" in said and not _HOLDING.isdisjoint(said))
    if key == "dice":
        return "die" in said and number > 1 and not _DYING.isdisjoint(said)
    return key == "move_in" and "few" in said and "as" not in said


def _without_end(
    said: Sequence[frozenset[str]], begun: frozenset[str]
) -> tuple[Sequence[frozenset[str]], frozenset[str]]:
    """Leave out what ends an attack anyway, on one side of "or": "until I win or have 3"."""
    at = next(at for at, one in enumerate(said) if "or" in one)
    sides = said[:at], said[at + 1 :]
    counts, ends = sides if any("number" in one for one in sides[0]) else sides[::-1]
    every = frozenset().union(*ends)
    if every.isdisjoint(_ENDS) or any(one.isdisjoint(_BESIDE_ENDS) for one in ends):
        return said, begun
    return counts, begun | (every & _BEGINNING)


def _fitting(
    said: Sequence[frozenset[str]], number: int, entry: Mapping[str, Any], begun: frozenset[str]
) -> tuple[str, int | str] | None:
    """Return key and value of the first limit that has room for each word and finds all it needs."""
    every = begun.union(*said)
    cases = not every.isdisjoint(_CASES)
    for row, form, needs, room in _ROWS:
        if bool(form) != bool(number) or any(not any(group & one for one in (*said, begun)) for group in needs):
            continue
        also = room.union(_BESIDE_WINS if "win" in every & room else GLUE, _IN_CASES if cases else GLUE)
        fits = not any(also.isdisjoint(one) for one in said) and ("them" not in row.needs or _subject(said) == "them")
        fits = fits and not (row.given and entry.keys().isdisjoint(row.given.split()))
        if fits and entry.keys().isdisjoint(row.barred.split()):
            value = form(number, "path" in entry) if form else row.value
            return None if value is None else (row.key, value)
    return None


def _subject(said: Sequence[frozenset[str]]) -> str:
    """Return of whose armies a number is said, "me" or "them"."""
    named = [who for one in said[: next(at for at, one in enumerate(said) if "number" in one)] for who in one & _SIDES]
    return named[-1].replace("goal", "them") if named else ""
