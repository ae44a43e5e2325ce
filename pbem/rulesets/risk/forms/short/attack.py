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

_ALL = {"all": "max", "everything": "max", "max": "max", "min": "min"}
_OTHER_WORDS: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("keep", ("until i have", "till i have", "until down to", "down to", "stop at"), ()),
    ("keep", ("until", "till"), ("left", "are left", "armies left", "remain")),
    ("dice", ("with", "use", "using", "only"), ("dice", "die")),
    ("dice", (), ("dice", "die", "wurfel", "dados", "dadi", "dobbelstenen")),
    ("max_throws", ("max", "at most", "up to"), ("throws", "throw", "times", "rolls", "rounds")),
    ("max_throws", (), ("throws max", "times max", "rolls max", "throws at most", "times at most")),
    ("move_in", ("move", "move in"), ("in", "over", "armies in")),
)
"""What else may be said: the key, what stands before its number (if anything must), and what behind it."""
_AFTER = words("left armies only")


@tool
class AttackReader:
    """Reads the rest of an attack line: its way, and what else is said of it."""

    conditions: ConditionReader

    def read(self, line: TypedLine) -> Iterator[Said]:
        """Read one attack: two territories are a battle, more are a path."""
        start = line.start
        entry, nodes = _read_way(line)
        while line.next:
            while line.take("comma", "dash") or line.take_words("and") or line.take_words("but"):
                pass
            self._read_clause(line, entry, nodes)
        yield Said(("attack", NEXT), entry, table((start, start), (start, line.before), nodes))

    def _read_clause(self, line: TypedLine, entry: dict[str, Any], nodes: dict[str, Node]) -> None:
        if self._read_in_other_words(line, entry, nodes):
            return
        found = line.take_phrase(CLAUSES)
        if found is None:
            possible = ", ".join(clause for clause in CLAUSES if clause != "move")
            raise line.question("this cannot be understood after an attack", f"possible: {possible}")
        clause, key_span = found
        key = {"move": "move_in"}.get(clause, clause.replace(" ", "_"))
        if key in entry:
            raise QuestionError(key_span[0], f"{clause} is given twice", "once is enough")
        entry[key], value = self._readers[key](line)
        nodes[key] = leaf(key_span, value)

    def _read_in_other_words(self, line: TypedLine, entry: dict[str, Any], nodes: dict[str, Node]) -> bool:
        """Read "until I have 3", "2 dice", "3 throws"; say whether it was one of these."""
        start = line.at
        for key, before, behind in _OTHER_WORDS:
            said = not before or line.take_phrase(before)
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
