"""Armies and cards in short orders: `place 5 Ukraine, rest Kamchatka`, `trade best`, `move 7 Ural > Ukraine`."""

from collections.abc import Iterator
from typing import Any

from pbem.engine.short.grammar import NEXT, Said, leaf, table
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import fold
from pbem.engine.short.speech import ARTICLES, ONE, ONTO, TO, words
from pbem.engine.text.toml_tree import Node, Span
from pbem.errors import QuestionError
from pbem.record import tool
from pbem.rulesets.risk.forms.short.condition import ConditionReader
from pbem.rulesets.risk.forms.short.speech import UNITS
from pbem.rulesets.risk.forms.short.words import need_territory

_ALL = (
    *("all", "everything", "everyone", "everybody", "all of them", "them all", "em all", "all of it", "it all", "lot"),
    *(f"{every} {unit}" for every in ("every", "every last", "every single") for unit in sorted(UNITS | {"one"})),
)
_MAX = (
    *_ALL,
    *("all but one", "max", "the max", "the maximum", "as many as possible", "as many as i can", "as many as you can"),
    *("all i can", "all you can", "everything i can", "all available", "everything spare", "the lot"),
)
_REST = (
    *(
        "rest",
        "rest of",
        "remainder",
        "remaining",
        "remaining ones",
        "others",
        "left over",
        "leftovers",
        "balance",
        "extras",
        "spares",
    ),
    *("whatever is left", "whatevers left", "what is left", "whats left", "what remains", "whatever remains"),
)
_PARTS = {"half": 2, "a half": 2, "one half": 2, "a third": 3, "one third": 3, "a quarter": 4, "one quarter": 4}
_SAID = (*_PARTS, *_ALL, *_REST)
_ALL_BUT = ("all but", "everything but", "alle bis auf", "tutti tranne", "todos menos", "tous sauf", "alle behalve")
_WITH = words(
    "kommen gehen vont vanno gaan with by mit um avec de con di met gets get receives bekommt kriegt erhalt recoit recibe"
)
_ONE_OF = UNITS | ONTO
_BETWEEN = (
    UNITS
    | ONTO
    | ARTICLES
    | words("my go goes gehen kommen vont va vanno gaan all alle allemaal tous toutes todos todas")
)
_THE = ARTICLES | words("my our other another last remaining final next full whole entire new extra additional spare")
"""What may stand before an amount, and makes no other of it."""
_BEFORE_REST, _OF_THE = _THE - {"remaining"}, _THE | UNITS | {"else"}
_OWN = ("my", "my new", "the new", "new")
_HAVE = ("i have", "we have", "ive got", "weve got", "i can")
_SOME = {"half a dozen": 6, "a dozen": 12, "a pair": 2, "a couple": 2, "a single": 1}
_OVER = words("over back across up down along")
_EACH = ("each", "apiece", "each of", "both", "each on", "each in")
_LEAVING = ("leave", "but leave", "leaving", "but leaving", "and leave", "keep", "keeping", "but keep")
_BEHIND = ("behind", "there", "back")
_AT_END = ("at the end", "at the end of the turn", "at the end of my turn", "in the end", "afterwards", "am ende")
_SET = 3
_WITH_CARD = words("n with as")
_GAINS = words("reinforcements reinforcement")
_MORE = words("my the some new more extra bonus")


def pass_separators(line: TypedLine) -> bool:
    """Pass commas and what else stands between the parts of a list; say whether anything was there."""
    passed = False
    while line.take("comma", "dash") or line.take_sign("+", "&", "/") or line.take_and():
        passed = True
    return passed


def take_amount(line: TypedLine) -> tuple[int | str, Span] | None:
    """Take a number of armies, a share of all ("/2"), or that all that is left is meant ("rest")."""
    begin, start = line.at, line.start
    if count := take_count(line):
        return count
    while line.take_one_of(_BEFORE_REST):
        pass
    if line.is_whole_name() or not (found := line.take_phrase(_SAID)):
        line.at = begin
        return None
    end = line.before
    while line.take_one_of(_OF_THE):
        pass
    if found[0] not in _PARTS and (count := take_count(line)):
        return count
    line.take_phrase(_HAVE)
    return f"/{_PARTS[found[0]]}" if found[0] in _PARTS else "rest", (start, end)


def take_count(line: TypedLine) -> tuple[int, Span] | None:
    """Take a number if one comes next, "the four" or "an army"; raises QuestionError for one that is too large."""
    begin = line.at
    if line.is_whole_name():
        return None
    if some := line.take_phrase(_SOME):
        return _SOME[some[0]], some[1]
    if line.take_one_of(ONE) and line.next and fold(line.next.text) in _ONE_OF:
        return 1, (line.tokens[begin].start, line.before)
    line.at = begin
    while line.take_one_of(_THE):
        pass
    if not line.take_number():
        line.at = begin
        return None
    line.at -= 1
    return line.need_number("it")


def pass_units(line: TypedLine) -> None:
    """Pass "armies", "of my new armies" behind a number."""
    while line.take_one_of(UNITS) or line.take_phrase(_OWN):
        pass


def pass_fillers(line: TypedLine) -> None:
    """Pass "armies on" and the like, unless a name begins so."""
    while not line.is_whole_name() and (
        line.take_phrase(("new armies", "new troops")) or line.take_one_of(_BETWEEN) or line.take("arrow")
    ):
        pass


def counts_on(line: TypedLine) -> bool:
    """Say whether another amount follows."""
    begin = line.at
    found = not line.is_whole_name() and (line.take_number() or line.take_phrase(_SAID))
    line.at = begin
    return bool(found)


# The move at the end


@tool
class MoveReader:
    """Reads `7 Ural > Ukraine`, `all Ural > Ukraine if ...`; `section` is what the move is called in this game."""

    section: str
    conditions: ConditionReader

    def read(self, line: TypedLine) -> Iterator[Said]:
        """Read one move; how many armies is said before the way or behind it."""
        pass_separators(line)
        line.take_one_of(_OVER)
        start = line.start
        said = self._armies(line)
        if said:
            pass_fillers(line)
            line.take_one_of(_OVER)
            pass_fillers(line)
        begun = line.take_from()
        here = need_territory(line)
        said = said or self._armies_behind(line)
        (source, from_span), (target, to_span) = _step(line, here, begun=begun)
        said = said or self._armies_behind(line) or _left_behind(line)
        if said is None:
            raise QuestionError(start, "how many armies?", "for instance: move 7 Ural > Ukraine, or move all")
        armies, span = said
        entry: dict[str, Any] = {"from": source, "to": target, "armies": armies}
        nodes: dict[str, Node] = {
            "from": leaf(from_span, from_span),
            "to": leaf(to_span, to_span),
            "armies": leaf(span, span),
        }
        line.take("comma")
        if key := line.take_words("if"):
            entry["if"], value = self.conditions.take(line)
            nodes["if"] = leaf(key, value)
        line.take_phrase(_AT_END)
        yield Said((self.section, NEXT), entry, table((start, start), (start, line.before), nodes))

    def _armies_behind(self, line: TypedLine) -> tuple[int | str, Span] | None:
        """Take how many armies move where it is said behind a territory; what else stands there is left."""
        begin = line.at
        line.take("comma", "dash")
        line.take_sign(":")
        line.take_dash()
        line.take_one_of(_WITH)
        if said := self._armies(line):
            line.take_one_of(UNITS)
        else:
            line.at = begin
        return said

    def _armies(self, line: TypedLine) -> tuple[int | str, Span] | None:
        if not line.is_whole_name():
            start = line.start
            begin = line.at
            if line.take_phrase(_ALL_BUT) and (kept := line.take_number()) and kept.text != "1":
                return f"mine - {kept.text}", (start, line.before)
            line.at = begin
            if found := line.take_phrase(_MAX):
                return "max", found[1]
            if count := take_count(line):
                return count
            if line.take_sign("("):
                return self._sum(line)
        return None

    def _sum(self, line: TypedLine) -> tuple[int | str, Span]:
        start, depth = line.at, 1
        end = start
        while end < len(line.tokens) and depth:
            depth += {"(": 1, ")": -1}.get(line.tokens[end].text, 0)
            end += 1
        if depth:
            raise line.question("a ) is missing")
        inner = TypedLine(line.text, line.tokens[start : end - 1], line.book, line.joins)
        text, span = self.conditions.take_sum(inner)
        inner.need_end()
        line.at = end
        return int(text) if text.isdecimal() else text, span


def _left_behind(line: TypedLine) -> tuple[str, Span] | None:
    """Take "but leave 2 behind"."""
    begin = line.at
    line.take("comma")
    start = line.start
    if line.take_phrase(_LEAVING) and (kept := line.take_number()):
        pass_units(line)
        line.take_phrase(_BEHIND)
        return f"mine - {kept.text}", (start, line.before)
    line.at = begin
    return None


def _step(line: TypedLine, here: tuple[str, Span], *, begun: bool) -> tuple[tuple[str, Span], tuple[str, Span]]:
    """Read the other territory of a step, A > B, from A in B or B from A; return the first of the way, and the second."""
    line.take_one_of(_OVER)
    if line.take_way() or (begun and line.take_one_of(TO)):
        return here, need_territory(line)
    if line.take_from():
        return need_territory(line), here
    raise line.question("an arrow is expected here, as in FROM > TO", "for instance: move 7 Ural > Ukraine")
