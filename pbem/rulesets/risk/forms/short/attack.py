"""Attacks in short orders: `attack Ukraine > Northern Europe keep 3 while mine > theirs`."""

from collections.abc import Callable, Iterator
from typing import Any

from pbem.engine.short.grammar import NEXT, Said, leaf, several, table
from pbem.engine.short.line import TypedLine
from pbem.engine.short.speech import TO, phrases, words
from pbem.engine.text.toml_tree import Node, Span
from pbem.errors import QuestionError
from pbem.record import tool
from pbem.rulesets.risk.forms.short.condition import ConditionReader
from pbem.rulesets.risk.forms.short.words import need_territory
from pbem.rulesets.risk.reading.attack import NEXT as GOES_ON

CLAUSES = ("id", "if", "while", "dice", "keep", "max throws", "max losses", "move in", "move", "on capture", "on stop")
JOINS = frozenset({"id", "if", "while", "until", "till", "dice", "keep", "max", "move", "on"})
"""The words with which something is said of an attack, after its territories."""

_ALL = {
    **dict.fromkeys(
        phrases(
            "all, everything, all armies, all of them, max, as many as possible, everyone, everybody, the lot, the max, "
            "the maximum, all i can, everything i can, all i have, all but one, everything across, everything over"
        ),
        "max",
    ),
    **dict.fromkeys(
        phrases("min, minimum, the minimum, as few as possible, as little as possible, the fewest, the least"), "min"
    ),
}
_UNTIL = phrases(
    "until, till, til, untill, keep going until, keep going till, continuing until, going until, go on until, stop when, "
    "stop if, stop once, stop as soon as, quit when, quit once, halt when"
)
_I_HAVE = phrases(
    "i have, i have only, i only have, i have just, i have no more than, ive got, ive only got, ive just got, i got, "
    "i only got, i am at, im at, only, im down to, i am down to, down to, im left with, i am left with, there are, "
    "there are only, ive, it has, it gets down to, its down to, it is down to, i reach, i get down to, i get to, i hit"
)
_HAS = phrases("has, has only, only has, has just, is down to, is at")
_DOWN_TO = (
    *(f"{until} {have}" for until in _UNTIL for have in _I_HAVE),
    *phrases(
        "down to, stop, stop at, stopping at, stop with, stopping with, stops at, stops with, halts at, halt at, halting at, break off at, breaking off at, "
        "quit at, i want to keep, keeping, dont go below, never go below, not below, dont go under, never below, "
        "no lower than, not under, behalte, halte, stopp bei, garde, jusqua, jusqua ce quil reste, hasta quedarme con, "
        "tieni, fermati a, stop bij, houd"
    ),
)
_AT_MOST = phrases(
    "max, maximum, at most, with at most, with max, using at most, up to, no more than, not more than, only, just, hochstens, maximal, massimo, maximo"
)
_LOSSES = phrases("losses, loss, armies lost, verluste, verlust, pertes, perdidas, perdite, verliezen")
_LOSING = phrases(
    "lose at most, lose max, lose no more than, never lose more than, dont lose more than, max loss, maximum loss, "
    "maximum losses, stop if i lose, stop when i lose, stop once i lose, stop once ive lost, stop when ive lost, "
    "stop after losing, quit if i lose, quit when i lose, quit after losing, give up after losing, but give up after losing, until i lose"
)
_OTHER_WORDS: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("keep", _DOWN_TO, ()),
    ("keep", phrases("until, till, til, with, bis"), phrases("left, are left, armies left, remain, ubrig, ubrig sind")),
    ("keep", ("bis ich noch", "bis ich nur noch"), ("habe",)),
    ("dice", phrases("with, use, using, only, with only, using only, using just, rolling, throwing"), ("dice", "die")),
    ("dice", (), phrases("dice, die, wurfel, dados, dadi, dobbelstenen")),
    ("max_throws", _AT_MOST, phrases("throws, throw, times, rolls, roll, rounds, round, tries, attempts")),
    (
        "max_throws",
        (),
        tuple(
            f"{roll}{most}"
            for roll in ("throws", "rolls", "times", "rounds")
            for most in (" max", " maximum", " at most", " only", "")
        ),
    ),
    ("max_losses", _AT_MOST, _LOSSES),
    ("max_losses", _LOSING, ()),
    ("max_losses", (), ("losses max", "losses at most")),
    ("max_losses", ("losing", "lose"), ("at most", "max")),
    ("max_losses", ("stop after", "until"), _LOSSES),
    ("move_in", ("move", "move in"), ("in", "over", "armies in")),
)
"""What else may be said: the key, what stands before its number (if anything must), and what behind it."""
_WAY = frozenset(("from", "to", "path"))
_AFTER = words("left armies only remain remaining")
_TIMES = {
    **dict.fromkeys(
        phrases(
            "once, only once, just once, exactly once, a single time, one time, only one time, one roll, one throw, "
            "a single roll, a single throw, einmal, une fois, una vez, una volta, een keer"
        ),
        1,
    ),
    **dict.fromkeys(("twice", "zweimal"), 2),
}
_SAME = {
    **dict.fromkeys(
        phrases("as long as, so long as, for as long as, only while, solange, tant que, mientras, finche"), "while"
    ),
    **dict.fromkeys(
        phrases(
            "move in with, advance with, occupy with, occupy it with, move with, moving, moving in, advance, march in with, "
            "go in with, enter with, send in, bring in"
        ),
        "move in",
    ),
    **dict.fromkeys(phrases("only if, but only if, provided, provided that, wenn"), "if"),
}
_SAID = (*CLAUSES, *_SAME, "unless")
_USUAL = phrases(
    "to the death, to the end, until it falls, till it falls, until i win, until captured, all the way, "
    "until i win or run out, with all dice, with max dice, no matter what, win or lose, until done, till done, until the bitter end, "
    "with everything, with everything i have, with everything ive got, with all i have, with all ive got, "
    "with all my armies, with my armies, with my troops, using my armies, with full force, with max force, until it is mine, until its mine, until i have it, "
    "until i take it, until ive taken it, until its taken, until conquered, with whatever is left, with what is left, "
    "with whats left, with everything thats left, with the survivors, until i run out"
)
"""What says of an attack what holds of each."""
_JOINING = words("and but then und aber pero ma mais maar et y e en")
_ON = words("on at auf against gegen contre contra contro sur su sul sulla sull op tegen a au al alla all agli ai ad")
_VERB_ENDS = ("an", "aan")
_ENDS = (*_VERB_ENDS, "aus")
_AFTERWARDS = phrases("if i win, if it falls, if i take it, after, afterwards, when i win")
"""The same of the armies that move in."""
_WON = tuple(
    f"{when} {won}"
    for when in ("if", "when", "once", "should")
    for won in phrases("i win, it falls, i take it, i get it, it is mine, i succeed")
)
"""What says before the armies that move in, or before the next step, when that is."""
_ONWARD = (
    *phrases("on to, onto, on into, onward to, onwards to, further to"),
    *(f"from there{to}" for to in ("", " to", " into", " on to", " attack", " on into")),
    *(
        f"{go} {to}"
        for go in phrases("go on, continue, carry on, push on, move on, march on, keep going")
        for to in ("to", "into")
    ),
)
"""What makes a path of an attack: "attack India from Siam and then on to China"."""


@tool
class AttackReader:
    """Reads the rest of an attack line: its way, and what else is said of it."""

    conditions: ConditionReader

    def read(self, line: TypedLine) -> Iterator[Said]:
        """Read attacks, one behind the other: two territories are a battle, more are a path."""
        yield self._read_one(line)
        while line.next:
            yield self._read_one(line)

    def _read_one(self, line: TypedLine) -> Said:
        start = line.start
        entry: dict[str, Any] = {}
        nodes: dict[str, Node] = {}
        self._read_way(line, entry, nodes)
        while line.next:
            comma = line.take("comma") if entry.keys() <= _WAY else None
            if comma and comma.end and _is_way(line):  # a comma that stands for the end of a line has no place
                break
            _pass_joints(line)
            if not line.next and line.tokens[-1].text == ")":
                break
            if not (line.take_phrase(_USUAL) or ("move_in" in entry and line.take_phrase(_AFTERWARDS))):
                self._read_clause(line, entry, nodes)
        return Said(("attack", NEXT), entry, table((start, start), (start, max(start, line.before)), nodes))

    def _read_clause(self, line: TypedLine, entry: dict[str, Any], nodes: dict[str, Node]) -> None:
        if self._read_in_other_words(line, entry, nodes):
            return
        begin, won = line.at, line.take_phrase(_WON)
        line.take("comma")
        found = line.take_phrase(_SAID)
        if won and (found is None or _SAME.get(found[0], found[0]) not in ("move", "move in")):
            line.at, found = begin, line.take_phrase(("if",))
        if found is None:
            possible = ", ".join(clause for clause in CLAUSES if clause != "move")
            raise line.question("this cannot be understood after an attack", f"possible: {possible}")
        clause, key_span = _SAME.get(found[0], found[0]), found[1]
        key = {"move": "move_in", "unless": "if"}.get(clause, clause.replace(" ", "_"))
        if key in entry:
            raise QuestionError(key_span[0], f"{clause} is given twice", "once is enough")
        entry[key], value = self._readers[key](line)
        nodes[key] = leaf(key_span, value)
        if clause == "unless":
            entry[key] = f"not ({entry[key]})"

    def _read_in_other_words(self, line: TypedLine, entry: dict[str, Any], nodes: dict[str, Node]) -> bool:
        """Read "until I have 3", "2 dice", "3 throws"; say whether it was one of these."""
        start = line.at
        if "max_throws" not in entry and (times := line.take_phrase(_TIMES)):
            entry["max_throws"], nodes["max_throws"] = _TIMES[times[0]], leaf(times[1], times[1])
            line.take_words("only")
            return True
        if "keep" not in entry and (left := _read_left(line, entry.get("from"))):
            entry["keep"], nodes["keep"] = left
            return True
        for key, before, behind in _OTHER_WORDS:
            said = not before or line.take_phrase(before)
            line.take_sign(".", "@")  # max. 3, stop @ 3
            number = line.take_number() if said and key not in entry else None
            if number and (not behind or line.take_phrase(behind)):
                while line.take_one_of(_AFTER):
                    pass
                _pass_place(line, entry.get("from"))
                span = (line.tokens[start].start, line.before)
                entry[key], nodes[key] = int(number.text), leaf(span, span)
                return True
            line.at = start
        return False

    def _read_way(self, line: TypedLine, entry: dict[str, Any], nodes: dict[str, Node]) -> None:
        """Read territories with arrows between them, as from and to, or as a path; or B from A."""
        steps, spans, ways = [], [], set[str]()
        line.take_one_of(_ON)
        while line.next and not line.is_whole_name() and self._read_in_other_words(line, entry, nodes):
            pass  # attack twice India from Siam
        begun = line.take_from() or bool(line.take_words("by"))
        while True:
            word, span = need_territory(line)
            steps.append(word)
            spans.append(span)
            _pass_ends(line, begun=begun)
            goes_on = begun and len(steps) == 1 and (line.take_one_of(TO) or line.is_whole_name())
            way = line.take_way() or ("word" if goes_on else "")
            if not way:
                break
            ways.add(way)
            if len(ways) > 1 and "dash" in ways:
                raise line.question(
                    "does the way go on here, or is this another attack?", "write > between territories"
                )
        while (
            len(steps) == 1
            and line.next
            and (line.take_phrase(_USUAL) or self._read_in_other_words(line, entry, nodes))
        ):
            pass  # attack India once from Siam
        bracket = line.take_sign("(") if len(steps) == 1 else None
        if len(steps) == 1 and line.take_from():
            word, span = need_territory(line)
            _pass_ends(line, begun=True)
            if bracket and not line.take_sign(")"):
                raise line.question("a ) is missing")
            steps, spans = [word, *steps], [span, *spans]
        if len(steps) == 1:
            raise line.question(
                f"what does {steps[0]} attack? An arrow is expected here",
                "for instance: attack Ukraine > Northern Europe",
            )
        while not entry and _goes_on(line):
            word, span = need_territory(line)
            steps.append(word)
            spans.append(span)
        if len(steps) > 2:
            entry["path"], nodes["path"] = steps, several(spans[0], spans)
        else:
            entry.update(zip(("from", "to"), steps, strict=True))
            nodes.update(zip(("from", "to"), map(leaf, spans, spans), strict=True))

    @property
    def _readers(self) -> dict[str, Callable[[TypedLine], tuple[Any, Span]]]:
        return {
            "id": _read_id,
            "if": self.conditions.take,
            "while": self.conditions.take,
            "dice": _read_dice,
            "keep": lambda line: line.need_number("keep"),
            "max_throws": lambda line: line.need_number("max throws"),
            "max_losses": lambda line: line.need_number("max losses"),
            "move_in": self._read_move_in,
            "on_capture": lambda line: line.need_phrase(GOES_ON, "what comes then"),
            "on_stop": lambda line: line.need_phrase(GOES_ON, "what comes then"),
        }

    def _read_move_in(self, line: TypedLine) -> tuple[int | str, Span]:
        if found := line.take_phrase(_ALL):
            line.take_words("in")
            return _ALL[found[0]], found[1]
        text, span = self.conditions.take_sum(line)
        return (int(text) if text.isdecimal() else text), span


def _is_way(line: TypedLine) -> bool:
    """Say whether another way follows: two names with an arrow, or a word for one, between them."""
    begin, found = line.at, False
    if line.is_whole_name():
        line.at = line.name_end()
        found = line.take_way() in ("arrow", "word") and line.is_whole_name()
    line.at = begin
    return found


def _pass_ends(line: TypedLine, *, begun: bool) -> None:
    """Pass the second parts of verbs and prepositions: "greife von Siam aus Indien an"."""
    while any(line.take_words(end) for end in (_ENDS if begun else _VERB_ENDS)):
        pass


def _pass_joints(line: TypedLine) -> None:
    while line.take("comma", "dash") or line.take_sign("(", ")") or line.take_one_of(_JOINING):
        pass


def _pass_place(line: TypedLine, source: str | None) -> None:
    """Pass "in Brazil" behind a number of armies that stay, where these are said to stay."""
    begin = line.at
    if line.take_words("in") and line.is_whole_name() and need_territory(line)[0] == source:
        return
    line.at = begin


def _read_left(line: TypedLine, source: str | None) -> tuple[int, Node] | None:
    """Read "until Siam has 3", of the place from which the attack comes; None for anything else."""
    begin, start = line.at, line.start
    said = line.take_phrase(_UNTIL) and line.is_whole_name() and need_territory(line)[0] == source
    if said and line.take_phrase(_HAS) and (number := line.take_number()):
        while line.take_one_of(_AFTER):
            pass
        return int(number.text), leaf((start, line.before), (start, line.before))
    line.at = begin
    return None


def _goes_on(line: TypedLine) -> bool:
    """Take what leads from the goal of an attack to the next one: "and if I take it on to"."""
    begin = line.at
    _pass_joints(line)
    if line.take_phrase(_WON):
        _pass_joints(line)
    if line.take_phrase(_ONWARD) or (
        begin < line.at and line.tokens[line.at - 1].text.casefold() == "then" and line.take_phrase(("to", "into"))
    ):
        return True
    line.at = begin
    return False


def _read_id(line: TypedLine) -> tuple[str, Span]:
    token = line.take("word", "quoted", "number")
    if token is None:
        raise line.question("the id of this attack is expected here")
    return token.text, (token.start, token.end)


def _read_dice(line: TypedLine) -> tuple[int | str, Span]:
    if found := line.take_phrase(("max",)):
        return found
    return line.need_number("dice")
