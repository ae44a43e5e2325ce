"""Attacks in short orders: `attack Ukraine > Northern Europe keep 3 while mine > theirs`."""

from collections.abc import Callable, Iterator
from typing import Any

from pbem.engine.short.grammar import NEXT, Said, leaf, several, table
from pbem.engine.short.line import TypedLine
from pbem.engine.short.speech import TO, words
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
    **dict.fromkeys(("all", "everything", "all armies", "all of them", "max", "as many as possible"), "max"),
    **dict.fromkeys(("min", "the minimum", "as few as possible"), "min"),
}
_DOWN_TO = (
    *("until i have", "until i have only", "till i have", "until down to", "down to", "stop at"),
    *(
        "until it has",
        "until im down to",
        "till im down to",
        "until i am down to",
        "until only",
        "stop when i have",
        "stop if i have",
    ),
    *(
        "stop when im down to",
        "dont go below",
        "never go below",
        "not below",
        "stop with",
        "i want to keep",
        "keeping",
        "behalte",
        "halte",
        "stopp bei",
    ),
    *("garde", "jusqua", "jusqua ce quil reste", "hasta quedarme con", "tieni", "fermati a", "stop bij", "houd"),
)
_AT_MOST = (
    "max",
    "maximum",
    "at most",
    "up to",
    "no more than",
    "not more than",
    "hochstens",
    "maximal",
    "massimo",
    "maximo",
)
_LOSSES = ("losses", "loss", "armies lost", "verluste", "verlust", "pertes", "perdidas", "perdite", "verliezen")
_LOSING = (
    *("lose at most", "lose max", "lose no more than", "never lose more than", "dont lose more than", "max loss"),
    *("maximum loss", "maximum losses", "stop if i lose", "stop when i lose", "stop after losing", "quit after losing"),
)
_OTHER_WORDS: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("keep", _DOWN_TO, ()),
    ("keep", ("until", "till", "with", "bis"), ("left", "are left", "armies left", "remain", "ubrig", "ubrig sind")),
    ("keep", ("bis ich noch", "bis ich nur noch"), ("habe",)),
    ("dice", ("with", "use", "using", "only", "rolling", "throwing"), ("dice", "die")),
    ("dice", (), ("dice", "die", "wurfel", "dados", "dadi", "dobbelstenen")),
    ("max_throws", _AT_MOST, ("throws", "throw", "times", "rolls", "rounds")),
    ("max_throws", (), ("throws max", "times max", "rolls max", "throws at most", "times at most", "times")),
    ("max_losses", _AT_MOST, _LOSSES),
    ("max_losses", _LOSING, ()),
    ("max_losses", (), ("losses max", "losses at most")),
    ("max_losses", ("losing", "lose"), ("at most", "max")),
    ("max_losses", ("stop after", "until"), _LOSSES),
    ("move_in", ("move", "move in"), ("in", "over", "armies in")),
)
"""What else may be said: the key, what stands before its number (if anything must), and what behind it."""
_AFTER = words("left armies only")
_TIMES = {
    "once": 1,
    "only once": 1,
    "a single time": 1,
    "one time": 1,
    "twice": 2,
    "einmal": 1,
    "zweimal": 2,
    "une fois": 1,
    "una vez": 1,
    "una volta": 1,
    "een keer": 1,
}
_SAME = {
    **dict.fromkeys(
        ("as long as", "so long as", "for as long as", "only while", "solange", "tant que", "mientras", "finche"),
        "while",
    ),
    **dict.fromkeys(("move in with", "advance with", "occupy with", "move with", "moving", "moving in"), "move in"),
    **dict.fromkeys(("only if", "but only if", "provided", "provided that", "wenn"), "if"),
}
_USUAL = (
    *("to the death", "to the end", "until it falls", "till it falls", "until i win", "until captured", "all the way"),
    *("until i win or run out", "with all dice", "with max dice", "no matter what"),
)
"""What says of an attack what holds of each."""
_JOINING = words("and but then")
_ON = words("on auf against gegen contre contra contro sur su")
_WON = ("if i win", "if it falls", "if i take it", "after", "afterwards", "when i win")
"""The same of the armies that move in."""


@tool
class AttackReader:
    """Reads the rest of an attack line: its way, and what else is said of it."""

    conditions: ConditionReader

    def read(self, line: TypedLine) -> Iterator[Said]:
        """Read one attack: two territories are a battle, more are a path."""
        start = line.start
        entry, nodes = _read_way(line)
        while line.next:
            while line.take("comma", "dash") or line.take_one_of(_JOINING):
                pass
            if not (line.take_phrase(_USUAL) or ("move_in" in entry and line.take_phrase(_WON))):
                self._read_clause(line, entry, nodes)
        yield Said(("attack", NEXT), entry, table((start, start), (start, max(start, line.before)), nodes))

    def _read_clause(self, line: TypedLine, entry: dict[str, Any], nodes: dict[str, Node]) -> None:
        if self._read_in_other_words(line, entry, nodes):
            return
        found = line.take_phrase((*CLAUSES, *_SAME, "unless"))
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
        for key, before, behind in _OTHER_WORDS:
            said = not before or line.take_phrase(before)
            line.take_sign(".")  # max. 3
            number = line.take_number() if said and key not in entry else None
            if number and (not behind or line.take_phrase(behind)):
                while line.take_one_of(_AFTER):
                    pass
                span = (line.tokens[start].start, line.before)
                entry[key], nodes[key] = int(number.text), leaf(span, span)
                return True
            line.at = start
        return False

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


def _read_way(line: TypedLine) -> tuple[dict[str, Any], dict[str, Node]]:
    """Read territories with arrows between them, as from and to, or as a path; or B from A."""
    steps, spans, ways = [], [], set[str]()
    line.take_one_of(_ON)
    begun = line.take_from()
    while True:
        word, span = need_territory(line)
        steps.append(word)
        spans.append(span)
        line.take_words("aus")
        way = line.take_way() or ("word" if begun and len(steps) == 1 and line.take_one_of(TO) else "")
        if not way:
            break
        ways.add(way)
        if len(ways) > 1 and "dash" in ways:
            raise line.question("does the way go on here, or is this another attack?", "write > between territories")
    bracket = line.take_sign("(") if len(steps) == 1 else None
    if len(steps) == 1 and line.take_from():
        word, span = need_territory(line)
        line.take_words("aus")
        if bracket and not line.take_sign(")"):
            raise line.question("a ) is missing")
        steps, spans = [word, *steps], [span, *spans]
    if len(steps) == 1:
        raise line.question(
            f"what does {steps[0]} attack? An arrow is expected here", "for instance: attack Ukraine > Northern Europe"
        )
    if len(steps) > 2:
        return {"path": steps}, {"path": several(spans[0], spans)}
    nodes = {"from": leaf(spans[0], spans[0]), "to": leaf(spans[1], spans[1])}
    return {"from": steps[0], "to": steps[1]}, nodes


def _read_id(line: TypedLine) -> tuple[str, Span]:
    token = line.take("word", "quoted", "number")
    if token is None:
        raise line.question("the id of this attack is expected here")
    return token.text, (token.start, token.end)


def _read_dice(line: TypedLine) -> tuple[int | str, Span]:
    if found := line.take_phrase(("max",)):
        return found
    return line.need_number("dice")
