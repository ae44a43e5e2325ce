"""Attacks in short orders: `attack Ukraine > Northern Europe keep 3 while mine > theirs`."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from pbem.engine.short.grammar import NEXT, Said, leaf, several, table
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import fold
from pbem.engine.short.speech import ARTICLES, TO, phrases, words
from pbem.engine.text.toml_tree import Node, Span
from pbem.errors import QuestionError
from pbem.record import tool
from pbem.rulesets.risk.forms.short.bags import scan
from pbem.rulesets.risk.forms.short.condition import ConditionReader, name_enemy
from pbem.rulesets.risk.forms.short.limits import take_limit
from pbem.rulesets.risk.forms.short.words import need_territory
from pbem.rulesets.risk.reading.attack import NEXT as GOES_ON

CLAUSES = ("id", "if", "while", "dice", "keep", "max throws", "max losses", "move in", "move", "on capture", "on stop")
JOINS = frozenset({"id", "if", "while", "until", "till", "dice", "keep", "max", "move", "on"})
"""The words with which something is said of an attack, after its territories."""

_AMOUNTS = ("max", "min")
_WAY = frozenset(("from", "to", "path"))
_SAME = {
    **dict.fromkeys(phrases("as long as, so long as, for as long as, only while, only as long as, solange"), "while"),
    **dict.fromkeys(
        phrases(
            "only if, but only if, only when, only once, provided, provided that, providing, providing that, assuming, assuming that"
        ),
        "if",
    ),
}
"""Keys in other words."""
_SAID = (*CLAUSES, *_SAME, "unless")
_JOINING = words("and but then und aber pero ma mais maar et y e en")
_ON = words("on at auf against gegen contre contra contro sur su sul sulla sull op tegen a au al alla all agli ai ad")
_VERB_ENDS = ("an", "aan")
_ENDS = (*_VERB_ENDS, "aus")
_ONWARD = words("goal glue case win taking carrying going go fight bring advance onward from there in after")
_LEADING, _GOING = words("onward carrying from"), words("go bring advance")
_WAYS_ON = [["to"], ["into"], ["in"]]
_FROM_THERE = [["from", "there"], ["there", "attack"]]
"""What leads from the goal of an attack to the next one, and how it ends: "if that works, continue to China"."""
_AT_END = words("finally end")
"""What begins the free move, which goes no further."""
_TAKEN = ("captured", "own")


@tool
class AttackReader:
    """Reads the rest of an attack line: its way, and what else is said of it."""

    conditions: ConditionReader
    holder: Callable[[str], Collection[str]]
    """The names of whoever holds a territory, folded."""

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
            if _is_key(line) or not self._take_limit(line, entry, nodes):
                self._read_clause(line, entry, nodes)
        return Said(("attack", NEXT), entry, table((start, start), (start, max(start, line.before)), nodes))

    def _read_clause(self, line: TypedLine, entry: dict[str, Any], nodes: dict[str, Node]) -> None:
        found = line.take_phrase(_SAID)
        if found is None:
            possible = ", ".join(clause for clause in CLAUSES if clause != "move")
            raise line.question("this cannot be understood after an attack", f"possible: {possible}")
        clause, key_span = _SAME.get(found[0], found[0]), found[1]
        key = {"move": "move_in", "unless": "if"}.get(clause, clause.replace(" ", "_"))
        if key in entry:
            raise _twice(clause, key_span)
        if clause in ("if", "while"):
            name_enemy(line, self.holder(entry["to"]) if "to" in entry else ())
        entry[key], value = self._readers[key](line)
        nodes[key] = leaf(key_span, value)
        if (
            clause == "if"
            and self.conditions.needs_any(entry[key], _TAKEN, _targets(entry))
            and '"' not in line.text[slice(*value)]
        ):
            raise QuestionError(
                key_span[0], "an attack cannot wait until its own goal is taken", "say so of the order that follows"
            )
        if clause == "unless":
            entry[key] = f"not ({entry[key]})"

    def _take_limit(self, line: TypedLine, entry: dict[str, Any], nodes: dict[str, Node]) -> bool:
        """Take what people say of how far an attack goes, and with "or" behind it what else ends it."""
        limit = take_limit(line, entry)
        found = bool(limit)
        while limit:
            if limit.key in entry:
                raise _twice(limit.key.replace("_", " "), limit.node.key)
            if limit.key:
                entry[limit.key], nodes[limit.key] = limit.value, limit.node
            begin = line.at
            more = limit.begun and line.take_words("or")
            limit = take_limit(line, entry, limit.begun) if more else None
            line.at = line.at if limit else begin
        return found

    def _read_way(self, line: TypedLine, entry: dict[str, Any], nodes: dict[str, Node]) -> None:
        """Read territories with arrows between them, as from and to, or as a path; or B from A."""
        steps, spans, ways = list[str](), list[Span](), set[str]()
        line.take_one_of(_ON)
        while line.next and not line.is_whole_name() and self._take_limit(line, entry, nodes):
            line.take_sign(":")  # attack twice: India from Siam
        begun = line.take_from() or bool(line.take_words("by"))
        while True:
            word, span = need_territory(line)
            if len(steps) > 1 and word == steps[-1]:
                raise QuestionError(span[0], f"the way comes to {word} twice in a row", "name each place once")
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
        while len(steps) == 1 and line.next and self._take_limit(line, entry, nodes):
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
        while not entry and _goes_on(line, steps):
            word, span = need_territory(line)
            steps.append(word)
            spans.append(span)
            _pass_from_there(line)
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
        if found := line.take_phrase(_AMOUNTS):
            return found
        if [one.text for one in line.tokens[line.at + 1 : line.at + 2]] == [")"] and not line.is_whole_name():
            number, span = line.need_number("move in")  # (move in 6)
            return number, span
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


def _pass_from_there(line: TypedLine) -> None:
    """Pass "from there" behind a step of a path, if no further one follows: "and goes on to Peru from there"."""
    begin, behind = line.at, [one.kind for one in line.tokens[line.at + 2 : line.at + 3]]
    if behind == ["word"] or not (line.take_words("from") and line.take_words("there")):
        line.at = begin


def _targets(entry: Mapping[str, Any]) -> Sequence[str]:
    targets: Sequence[str] = entry["path"][1:] if "path" in entry else [entry["to"]]
    return targets


def _pass_joints(line: TypedLine) -> None:
    while line.take("comma", "dash") or line.take_sign("(", ")") or line.take_one_of(_JOINING):
        pass


def _is_key(line: TypedLine) -> bool:
    """Say whether a key with its number comes next, as an order file has it, and nothing that says more of it."""
    begin = line.at
    said = line.take_phrase(CLAUSES) and (line.take_number() or line.take_phrase(_AMOUNTS))
    ended = line.next is None or line.next.kind != "word" or line.take_phrase(_SAID)
    line.at = begin
    return bool(said and ended)


def _twice(what: str, span: Span) -> QuestionError:
    return QuestionError(span[0], f"{what} is given twice", "once is enough")


def _goes_on(line: TypedLine, steps: Sequence[str]) -> bool:
    """Take what leads from the goal of an attack to the next one: "and if I take it on to", "and from Peru on to"."""
    begin = line.at
    _pass_joints(line)
    run = scan(line, {"to": steps[-1]})
    said = [word for one in line.tokens[begin : line.at] if (word := fold(one.text)) not in ARTICLES]
    says = frozenset().union(*(one.says for one in run))
    leads = bool(says & _LEADING) or said[-2:-1] == ["then"] or ("win" in says and bool(says & _GOING))
    on = said[-1:] == ["onto"] or (said[-1:] in _WAYS_ON and leads) or said[-2:] in _FROM_THERE
    further = line.is_whole_name() and line.book.find(line.text_between(line.at, line.name_end()))
    known = not any(one.says.isdisjoint(_ONWARD) for one in run)
    if on and further and known and [one.word for one in further] != steps[-1:] and _AT_END.isdisjoint(said):
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
