"""
Runs of words in which each word counts for its classes, in whatever sequence it stands.

What a word may say is its classes. A run is as many words as have one, with one number at most; a word of no class
ends it, so that none is passed over that could turn the sense.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import fold
from pbem.engine.short.speech import words
from pbem.engine.short.tokens import Token
from pbem.engine.text.toml_tree import Span
from pbem.rulesets.risk.conditions.tree import FUNCTIONS
from pbem.rulesets.risk.forms.short.speech import UNITS

_CLASSES = {
    "glue": "either i we me my you youve your w upon im ive ill id weve our the a an of it its is are be am that thats this then than but still now so as "
    "soon number amount at to want wanna must should shall will would like let lets can has have had having got with for do",
    "case": "when once if",
    "stop": "stop stops stopping halt halts halting quit quits quitting cease ceases end ends ending abort",
    "quit": "give giving break breaking call calling bail bailing up off out",
    "until": "until till til untill",
    "have": "have has had got ive weve im am reach reaches hit get gets stand",
    "left": "left remain remains remaining leftover",
    "down": "down reduced",
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
    "more": "more above exceed",
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
    "loss": "lose loses losing loose looses lost loss losses casualty casualties",
    "accept": "accept accepting afford risk risking tolerate sacrifice sacrificing willing happy prepared ready",
    "dice": "dice die",
    "with": "with w use using by",
    "each": "each every always",
    "turn": "time throw roll",
    "units": " ".join(UNITS),
    "advance": "walk walks walking move moves moving advance advances advancing occupy occupying enter entering follow follows following",
    "bring": "send sends sending bring brings bringing take takes taking march marches marching go goes going push pushing put pour pouring "
    "putting pull pulling carry carrying shift shifting transfer come comes",
    "in": "in into across inside forward forwards through along",
    "all": "all everything everyone everybody every lot max maximum many rest whatever whats what survivors whole full force "
    "remaining",
    "whole": "all full",
    "everybody": "everybody everyone",
    "min": "min minimum few fewest least little minimal",
    "possible": "possible can could allowed necessary needed required available able thats",
    "except": "but except",
    "win": "win wins won winning succeed succeeds success successful successfully works work worked fall falls fell fallen "
    "taken captured conquered victory victorious",
    "taking": "take takes took get gets got have capture conquer",
    "out": "run out",
    "gone": "finished out gone dead toast history game beaten defeated destroyed wiped eliminated",
    "to": "to",
    "end": "death end finish bitter last man done finished victory",
    "me": "i we im ive weve were there",
    "us": "me us",
    "onward": "on onto onward onwards further continue continuing proceed",
    "from": "from",
    "them": "he she they hes shes theyve theyre him her them enemy opponent defender",
    "ahead": "outnumber outnumbers ahead stronger bigger larger superior superiority majority advantage edge upper hand numbers",
    "outnumbered": "outnumbered weaker",
    "it": "it its",
    "many": "many",
    "doing": "do does",
    "see": "see well",
    "happens": "happens how what",
    "otherwise": "otherwise",
}
"""What a word may say; `glue` may stand anywhere, but not at the end."""
_TAKING = f"{_CLASSES['taking']} taken captured conquered"
_BEHIND = tuple(
    (name, words(said), words(after))
    for name, said, after in (
        ("throw", "roll throw try attempt shot time round goes shots attacks assaults battles", "1 #"),
        ("throw", "go attack assault battle", "1"),
        ("thrown", "dice", "1 #"),
        ("left", "over", "1 # left"),
        ("left", "rest", "have"),
        ("after", "battle battles attack fight fighting", "after"),
        ("more", "over", "have has ive weve got am"),
        ("in", "over", "1 # all everything everyone everybody them lot men armies guys troops"),
        ("stop", "up off out quits", "give giving break breaking call calling bail bailing it"),
        ("stop", "it that", "leave leaves leaving"),
        ("in", "you me us", "with"),
        ("win", "mine ours", "its is"),
        ("win", "it", f"{_TAKING} win won winning"),
        ("those", "them", "of all"),
        ("end", "over", "its is"),
        ("units", "mine", "of"),
        ("in", "it there", "in into"),
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
GLUE, NUMBER, TIMES, _IN, _GOAL, _OWN, _WON = map(words, ("glue", "number", "throw", "in", "goal", "own", "win goal"))
_COUNTS = {"twice": 2, "thrice": 3, "single": 1}
_WHEN = words("in inside there across i we you it its thats that taken captured conquered won")
_TESTING = words("if while and or not unless")
_BEFORE_NAMES = words("in into at on to for of")
_NO_END = words("glue it case me each onward from with no or until before do to keep carrying leave")
_TURNING = words("no"), words("more"), words("less below")
_COMPARING, _THAN = words("more less below"), words("than then the only just")
_JOINTS = words("and but then or")
_HAVING = _NO_END | words("have taking")
_FOLLOWING = words("comma dash word number")
_MOST_DIGITS = 9


def _says_by_word() -> Mapping[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for name, said in _CLASSES.items():
        for word in said.split():
            found.setdefault(word, set()).add(name)
    return {word: frozenset(names) for word, names in found.items()}


_SAYS = _says_by_word()


class SpokenWord(NamedTuple):
    """A word of a line, or a name of the order: what it may say, where it stands, and which token follows."""

    word: str
    says: frozenset[str]
    span: Span
    end: int
    number: int = 0


def scan(line: TypedLine, entry: Mapping[str, Any]) -> Sequence[SpokenWord]:
    """Pass and return the longest run that comes next; `entry` has the way of the order."""
    said = list[SpokenWord]()
    while (one := _word(line, entry, said)) and not (one.number and any(other.number for other in said)):
        said.append(one)
        line.at = one.end
    return said


def says(line: TypedLine, name: str) -> bool:
    """Say whether the next word is one of a class."""
    return line.next is not None and name in _SAYS.get(fold(line.next.text), ())


def runs(line: TypedLine, entry: Mapping[str, Any]) -> Iterator[Sequence[SpokenWord]]:
    """Yield the run that comes next if it may end there, and each shorter one, with `line` behind it."""
    begin, said = line.at, scan(line, entry)
    for end in range(len(said), 0, -1):
        line.at = said[end - 1].end
        if _may_end(line, said[:end]):
            yield said[:end]
    line.at = begin


def _word(line: TypedLine, entry: Mapping[str, Any], said: Sequence[SpokenWord]) -> SpokenWord | None:
    token, before = line.next, [one.word for one in said[-2:]]
    if token is None or line.is_whole_name():
        return _named(line, entry, before) if token else None
    word, span, end = fold(token.text), (token.start, token.end), line.at + 1
    if word in _COUNTS:
        return _number(_COUNTS[word], span, end, TIMES if word != "single" else NUMBER)
    if word != "once" and (number := line.take_number()):  # which is eleven in Spanish
        line.at = end - 1
        return _number(int(number.text), span, end) if len(number.text) <= _MOST_DIGITS else None
    if token.kind != "word":
        won = token.kind == "comma" and any("win" in one.says for one in said) and not any(one.number for one in said)
        cased = token.kind == "comma" and any("case" in one.says for one in said) and _stops(line.tokens[end : end + 1])
        passed = won or cased or token.text == "@" or (token.text == "/" and before[-1:] == ["w"])
        return SpokenWord(token.text, GLUE, span, end) if passed else None
    behind = line.tokens[end : end + 1]
    if word == "once" and behind and fold(behind[0].text) in _WHEN:
        word = "when"  # once in India, once I have it
    if word in FUNCTIONS and not _TESTING.isdisjoint(before[-1:]) and behind and behind[0].kind != "comma":
        return None  # if captured Peru
    says = {name for name, known, after in _BEHIND if word in known and not after.isdisjoint(before)}
    says |= _SAYS.get(word, frozenset())
    return SpokenWord(word, frozenset(says), span, end) if says else None


def _stops(behind: Sequence[Token]) -> bool:
    """Say whether what is done in a case is to stop: "if I lose 4, stop"."""
    return any("stop" in _SAYS.get(fold(one.text), ()) for one in behind)


def _number(number: int, span: Span, end: int, says: frozenset[str] = NUMBER) -> SpokenWord:
    return SpokenWord("1" if number == 1 else "#", NUMBER | says, span, end, number)


def _named(line: TypedLine, entry: Mapping[str, Any], before: Sequence[str]) -> SpokenWord | None:
    """Return the source or the goal of the order, whose name comes next; "if I took Peru" says nothing of how far."""
    begin, way = line.at, entry.get("path") or [entry.get("from"), entry.get("to")]
    thing, span = line.need_name("a territory")
    end, line.at = line.at, begin
    won = bool(before) and before[-1] in _TAKING.split()
    if thing.word == way[-1]:
        return SpokenWord("", _WON if won else _GOAL, span, end)
    return SpokenWord("", _OWN, span, end) if thing.word == way[0] and not won else None


def _may_end(line: TypedLine, run: Sequence[SpokenWord]) -> bool:
    """Say whether a run may end here: not with a word that leads on, nor before what it would be compared with."""
    last, behind = run[-1], line.next
    leads = behind and behind.kind not in _FOLLOWING and behind.text not in ("(", ")", ":")
    owned = any("all" in one.says or one.word == "than" for one in run)  # with all I have; more than he has
    unended = last.says <= (_NO_END if owned else _HAVING) and last.word != "once"
    denies = [sum(bool(says & one.says) for one in run) for says in _TURNING]
    denied = denies[0] and behind and behind.kind in ("word", "number") and fold(behind.text) not in _JOINTS
    return not (
        leads
        or unended
        or denied
        or max(denies) > 1
        or _compares_nothing(run)
        or ("win" in last.says and line.is_whole_name())
    )


def _compares_nothing(run: Sequence[SpokenWord]) -> bool:
    """Say whether "more" or "less" stands neither before a number, nor behind "no" or "or", where a number is said."""
    for at, one in enumerate(run if any(one.number for one in run) else ()):
        behind = next((other for other in run[at + 1 :] if other.word not in _THAN), one)
        before = run[at - 1] if at else one
        if one.says & _COMPARING and not (behind.number or before.word == "or" or "no" in before.says):
            return True
    return False


def together(run: Sequence[SpokenWord]) -> Iterator[frozenset[str]]:
    """Yield what each word says beside the others: "no ... more" is "at most", and so is "or fewer"."""
    every = frozenset().union(*(one.says for one in run))
    pairs = [(pair, says) for pair, says in _PAIRS if pair <= every]
    for at, one in enumerate(run):
        behind = run[at + 1].says if at + 1 < len(run) else frozenset()
        says = one.says
        if one.word in _BEFORE_NAMES and behind & {"own", "goal"}:
            says = GLUE | (says & _IN if "goal" in behind else frozenset())
        elif at and run[at - 1].word == "or" and (enough := says & _ENOUGH.keys()):
            says = frozenset(_ENOUGH[name] for name in enough)
        elif one.word == "or" and behind & _ENOUGH.keys():
            says = GLUE
        else:
            for pair, meant in pairs:
                says = says - pair | meant if says & pair else says
        yield says
