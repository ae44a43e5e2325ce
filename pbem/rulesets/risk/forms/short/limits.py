"""
How far an attack goes, in the words of people: "stop when I have 3 left", "three rolls at most", "march 4 in after".

A limit is a run of words around one number, or around a word for all. What a word may say is its classes; a row of
`_LIMITS` names those of which a run needs a word, and those that may stand beside them. Their sequence says little.
A word of no class ends the run, and what is left is asked about: none is passed over that could turn the sense.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pbem.engine.short.grammar import leaf
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import fold
from pbem.engine.short.speech import phrases, words
from pbem.engine.text.toml_tree import Node, Span
from pbem.rulesets.risk.conditions.tree import FUNCTIONS
from pbem.rulesets.risk.forms.short.speech import UNITS

_CLASSES = {
    "glue": "i we me my you youve your w upon im ive ill id weve our the a an of it its is are be am that thats this then than but still now so when "
    "once if as soon at to want wanna must should shall will would like let lets can has have had having got with for do",
    "stop": "stop stops stopping halt halts halting quit quits quitting cease ceases end ends ending abort",
    "quit": "give giving break breaking call calling bail bailing up off out",
    "until": "until till til untill",
    "have": "have has had got ive weve im am reach reaches hit get gets stand",
    "left": "left remain remains remaining leftover",
    "down": "down",
    "keep": "keep keeps keeping retain retaining hold holding reserve save saving maintain maintaining",
    "leave": "leave leaves leaving",
    "stay": "stay stays staying",
    "home": "home back",
    "behind": "behind",
    "there": "there here",
    "go": "go goes going drop drops dropping fall falls falling get gets getting sink dip come",
    "fight": "attack attacks attacking fight fights fighting roll rolls rolling throw throws throwing go going continue "
    "continuing battling hammering hitting pushing use",
    "going": "going attacking fighting rolling throwing battling hammering hitting pushing",
    "carrying": "keep keeping carry press",
    "no": "no not dont never without wont doesnt nor cannot cant",
    "more": "more over above exceed",
    "less": "less fewer",
    "below": "below under beneath lower",
    "most": "most max maximum up tops limit limited",
    "least": "least min minimum",
    "only": "only just exactly",
    "or": "or",
    "before": "before",
    "after": "after afterwards",
    "throw": "throws rolls times tries attempts rounds",
    "do": "have make take do try give in quick total altogether",
    "loss": "lose loses losing lost loss losses casualty casualties",
    "accept": "accept accepting afford risk risking tolerate sacrifice sacrificing willing",
    "dice": "dice die",
    "with": "with w use using by",
    "each": "each every a always time throw roll",
    "units": " ".join(UNITS),
    "advance": "move moves moving advance advances advancing occupy occupying enter entering follow following",
    "bring": "send sends sending bring brings bringing take takes taking march marches marching go goes going push pushing put "
    "putting pull pulling carry carrying shift shifting transfer come comes",
    "in": "in into over across inside forward forwards through along",
    "all": "all everything everyone everybody every lot max maximum many rest whatever whats what survivors whole full force "
    "remaining",
    "whole": "all full",
    "min": "min minimum few fewest least little minimal",
    "possible": "possible can could allowed necessary needed required available able thats",
    "except": "but except",
    "win": "win wins won winning succeed succeeds success successful successfully works work worked fall falls fell fallen "
    "taken captured conquered victory victorious dead",
    "taking": "take takes took get gets got have capture conquer",
    "out": "run out",
    "to": "to",
    "end": "death end finish bitter last man done finished victory dead",
    "them": "he she they hes shes theyve theyre enemy opponent defender",
}
"""What a word may say; `glue` may stand in any limit, but not at its end."""
_TAKING = f"{_CLASSES['taking']} taken captured conquered"
_BEHIND = tuple(
    (name, words(said), words(after))
    for name, said, after in (
        ("throw", "roll throw try attempt go goes shot attack attacks assault assaults time round battle battles", "#"),
        ("left", "over", "# left"),
        ("stop", "up off out quits", "give giving break breaking call calling bail bailing it"),
        ("win", "mine ours", "its is"),
        ("win", "it", _TAKING),
        ("glue", "them", "of all"),
        ("thrown", "dice", "#"),
        ("going", "on", "go going carry press keep push fight fighting"),
    )
)
"""What words say only behind a number, or one of some words, with a word between them at most."""
_PAIRS = (
    (words("no more"), words("most")),
    (words("no less"), words("least fewer")),
    (words("no below"), words("least floor")),
)
"""What two words say together."""
_ENOUGH = {"less": "most", "below": "most", "more": "least"}
"""The same of words behind "or": "3 or fewer"."""
_NO_WORDS: frozenset[str] = frozenset()
_GLUE, _NUMBER, _WIN, _TAKES, _IN, _GOAL, _PLACE = map(words, ("glue", "number", "win", "taking", "in", "goal", "own"))
_OWN = "have left down there own go fight carrying going only off quit units"


class _LimitRow(NamedTuple):
    """A key and its value, of which `n` is the number; classes of which a run needs a word; and what else it may say."""

    key: str
    value: str
    needs: str
    may: str = ""
    given: str = ""


_LIMITS = (
    _LimitRow("keep", "n", "until have|left|down|there|own", f"{_OWN} stop most"),
    _LimitRow("keep", "n", "no stop until have|left|down|there|own", f"{_OWN} most"),
    _LimitRow("keep", "n", "stop", f"{_OWN} most"),
    _LimitRow("keep", "n - 1", "stop|until less|below", _OWN),
    _LimitRow("keep", "n", "stop before less|below", _OWN),
    _LimitRow("keep", "n", "keep", "least floor left own stay units"),
    _LimitRow("keep", "n > 1", "keep|stay home|behind|stay", "least floor left own units"),
    _LimitRow("keep", "n > 1", "leave", "least fewer floor units home"),
    _LimitRow("keep", "n > 1", "leave least|floor", "fewer left own units home"),
    _LimitRow("keep", "n > 1", "with all except", "units fight"),
    _LimitRow("keep", "n", "down", _OWN),
    _LimitRow("keep", "n", "floor", _OWN),
    _LimitRow("keep", "n", "fewer go|left|have", _OWN),
    _LimitRow("keep", "n", "with left", f"{_OWN} least"),
    _LimitRow("while", "theirs > n", "until|stop them|goal", "left only most down have go"),
    _LimitRow("max_throws", "n", "throw", "most only stop off quit after until have do fight thrown with"),
    _LimitRow("max_losses", "n", "loss most|only|stop|until|accept", "after units off quit have fight own"),
    _LimitRow("max_losses", "n", "loss stop least", "after units off quit have own"),
    _LimitRow("max_losses", "n", "accept most", "units loss own"),
    _LimitRow("dice", "n", "dice", "with only most fight each do"),
    _LimitRow("move_in", "n", "advance", "in with win after only units there"),
    _LimitRow("move_in", "n", "advance|bring in|win", "with win after only units there goal"),
    _LimitRow("move_in", "n", "bring in", "with win after only units there goal"),
    _LimitRow("move_in", "n", "in win", "with after only units goal bring"),
    _LimitRow("move_in", "max", "advance all", "in with win after units there goal possible have left"),
    _LimitRow("move_in", "max", "bring in all", "with win after units there goal possible have left"),
    _LimitRow("move_in", "max", "in win all", "with after units goal bring possible have left"),
    _LimitRow("move_in", "min", "advance min", "in with win after only units there goal possible have"),
    _LimitRow("move_in", "min", "bring in min", "with win after only units there goal possible have"),
    _LimitRow("move_in", "all but n", "advance all except", "in with win after units there goal left"),
    _LimitRow("move_in", "all but n", "bring in all except", "with win after units there goal left"),
    _LimitRow("move_in", "all but n", "in win all except", "with after units goal bring left"),
    _LimitRow("move_in", "all but n", "advance|win leave|keep", "in all home behind own units stay after"),
    _LimitRow("", "", "until win|end|out", "or loss units"),
    _LimitRow("", "", "with all", "have left possible units dice each fight"),
    _LimitRow("", "", "with units"),
    _LimitRow("", "", "to end", "fight"),
    _LimitRow("", "", "no stop", "until win end fight off"),
    _LimitRow("", "", "carrying going", "until win end"),
    _LimitRow("", "", "whole dice"),
    _LimitRow("", "", "stop|most|only", "after off quit fight there", "max_throws max_losses keep"),
    _LimitRow("", "", "win|after", "", "move_in"),
)
"""All limits; those without a key say what holds anyway, some only beside another."""
_IDIOMS = phrases(
    "all in, all out, go all in, go all out, going all in, all the way, no matter what, whatever happens, come what may, "
    "win or lose, win or bust, do or die, at all costs, at any cost, until it falls, no retreat, nonstop, non stop, "
    "as long as possible, as long as i can, while i can, as far as it goes"
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
_COUNTS = {"twice": 2, "thrice": 3, "single": 1}
_COUNTED = frozenset({"throw"})
_TESTING = words("if while and or not unless")
_BEFORE_NAMES = words("in into at on to for of")
_NO_END = words("glue with no or until before do to keep carrying leave")
_FOLLOWING = words("comma dash word number")
_BEGINNING = words("stop until after when")
_ENDS = words("win end out")
_BESIDE_ENDS = _ENDS | words("glue until stop units taking")
_MOST_DIGITS = 9


def _by_word() -> Mapping[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for name, said in _CLASSES.items():
        for word in said.split():
            found.setdefault(word, set()).add(name)
    return {word: frozenset(names) for word, names in found.items()}


CLASSES_OF = _by_word()
_ROWS = [(one, [words(group.replace("|", " ")) for group in one.needs.split()], words(one.may)) for one in _LIMITS]


class _LimitWord(NamedTuple):
    """A word of a line, or a name of the order: what it may say, where it stands, and which token follows."""

    word: str
    says: frozenset[str]
    span: Span
    end: int
    number: int = 0


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
        return Limit("", "", leaf(found[1], found[1]))
    pieces = _pieces(line, entry)
    for end in range(len(pieces), 0, -1):
        line.at = pieces[end - 1].end
        if _may_end(line, pieces[end - 1]) and (limit := _meaning(pieces[:end], entry, begun)):
            return limit
    line.at = begin
    return None


def _pieces(line: TypedLine, entry: Mapping[str, Any]) -> list[_LimitWord]:
    """Return what comes next in a line up to a word of no class, a second number, or a sign."""
    said: list[_LimitWord] = []
    while (piece := _piece(line, entry, said)) and not (piece.number and any(one.number for one in said)):
        said.append(piece)
        line.at = piece.end
    return said


def _piece(line: TypedLine, entry: Mapping[str, Any], said: Sequence[_LimitWord]) -> _LimitWord | None:
    begin, token, before = line.at, line.next, [one.word for one in said[-2:]]
    if token is None or line.is_whole_name():
        return _named(line, entry, said) if token else None
    word, span = fold(token.text), (token.start, token.end)
    if word != "once" and (number := line.take_number()):  # which is eleven in Spanish
        end, line.at = line.at, begin
        return _LimitWord("#", _NUMBER, span, end, int(number.text)) if len(number.text) <= _MOST_DIGITS else None
    if token.kind != "word":
        won = token.kind == "comma" and any("win" in one.says for one in said) and not any(one.number for one in said)
        passed = won or token.text == "@" or (token.text == "/" and before[-1:] == ["w"])
        return _LimitWord(token.text, _GLUE, span, begin + 1) if passed else None
    if word in FUNCTIONS and not _TESTING.isdisjoint(before[-1:]) and _goes_on(line):
        return None  # if captured Peru
    if word in _COUNTS:
        times = _COUNTED if word != "single" else frozenset()
        return _LimitWord("#", times | {"number"}, span, begin + 1, _COUNTS[word])
    says = CLASSES_OF.get(word, frozenset()).union(
        name for name, known, after in _BEHIND if word in known and not after.isdisjoint(before)
    )
    return _LimitWord(word, says, span, begin + 1) if says else None


def _named(line: TypedLine, entry: Mapping[str, Any], said: Sequence[_LimitWord]) -> _LimitWord | None:
    """Return the source or the goal of the order, whose name comes next; "if I took Peru" says nothing of how far."""
    begin, way = line.at, entry.get("path") or [entry.get("from"), entry.get("to")]
    thing, span = line.need_name("a territory")
    end, line.at = line.at, begin
    won = bool(said) and said[-1].word in _TAKING.split()
    if thing.word == way[-1]:
        return _LimitWord("", _GOAL | _WIN if won else _GOAL, span, end)
    return _LimitWord("", _PLACE, span, end) if thing.word == way[0] and not won else None


def _goes_on(line: TypedLine) -> bool:
    return [one.kind for one in line.tokens[line.at + 1 : line.at + 2]] not in ([], ["comma"])


def _may_end(line: TypedLine, last: _LimitWord) -> bool:
    """Say whether a limit may end here: not with a word that leads on, nor before what it would be compared with."""
    behind = line.next
    leads = behind and behind.kind not in _FOLLOWING and behind.text not in ("(", ")", ":")
    return not (
        leads or (last.says <= _NO_END and last.word != "once") or ("win" in last.says and line.is_whole_name())
    )


def _meaning(pieces: Sequence[_LimitWord], entry: Mapping[str, Any], begun: frozenset[str]) -> Limit | None:
    """Return what a run of words says; "once" counts, or it says when."""
    number = sum(one.number for one in pieces)
    said: Sequence[frozenset[str]] = [*_together(pieces)]
    if number and any("or" in one for one in said):
        said, begun = _without_end(said, begun)
    found = None
    if not number and "once" in (typed := [one.word for one in pieces]):
        at = typed.index("once")
        found = _fitting([*said[:at], _COUNTED | {"number"}, *said[at + 1 :]], 1, entry, begun)
    if not (found := found or _fitting(said, number, entry, begun)):
        return None
    span = (pieces[0].span[0], pieces[-1].span[1])
    return Limit(*found, leaf(span, span), _BEGINNING & frozenset().union(begun, *said))


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
    for row, needs, may in _ROWS:
        form = _VALUES.get(row.value)
        room = _GLUE.union(may, *needs, _NUMBER if form else _NO_WORDS)
        room |= _TAKES if "win" in room else _NO_WORDS
        fits = bool(form) == bool(number) and not any(room.isdisjoint(one) for one in said)
        fits = fits and all(any(not group.isdisjoint(one) for one in (*said, begun)) for group in needs)
        if fits and not (row.given and entry.keys().isdisjoint(row.given.split())):
            value = form(number, "path" in entry) if form else row.value
            return None if value is None else (row.key, value)
    return None


def _together(pieces: Sequence[_LimitWord]) -> Iterator[frozenset[str]]:
    """Yield what each word says beside the others: "no ... more" is "at most", and so is "or fewer"."""
    every = frozenset().union(*(one.says for one in pieces))
    pairs = [(pair, says) for pair, says in _PAIRS if pair <= every]
    for at, piece in enumerate(pieces):
        before = pieces[at - 1].word if at else ""
        behind = pieces[at + 1].says if at + 1 < len(pieces) else frozenset()
        says = piece.says
        if piece.word in _BEFORE_NAMES and behind & {"own", "goal"}:
            says = _GLUE | (says & _IN if "goal" in behind else frozenset())
        elif before == "or" and (enough := says & _ENOUGH.keys()):
            says = frozenset(_ENOUGH[one] for one in enough)
        elif piece.word == "or" and behind & _ENOUGH.keys():
            says = _GLUE
        else:
            for pair, meant in pairs:
                says = says - pair | meant if says & pair else says
        yield says
