"""
Conditions and sums in a typed line, as an order file has them.

What stands in quotation marks stays as it is. Without them a name may follow its test at once: `if own
Siam` is `own("Siam")`. Words lose the capitals of a phone, and signs come in any form.
"""

from collections.abc import Callable, Collection, Sequence

from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import NameBook, fold
from pbem.engine.short.speech import words
from pbem.engine.short.tokens import Token, plain
from pbem.engine.table.terms import Data
from pbem.engine.text.toml_tree import Span
from pbem.errors import QuestionError, TextError
from pbem.record import tool
from pbem.rulesets.risk.conditions.language import parse, parse_expression
from pbem.rulesets.risk.conditions.tree import CHANGE_NAMES, FUNCTIONS, WORDS, Kind
from pbem.rulesets.risk.forms.short.bags import SpokenWord, runs, together
from pbem.rulesets.risk.forms.short.speech import UNITS

KNOWN = frozenset((*CHANGE_NAMES, *FUNCTIONS, *WORDS))
_COMPARES = {"more": ">", "less": "<", "below": "<", "least": ">=", "floor": ">=", "most": "<="}
_SIDES = {"me": "mine", "us": "mine", "it": "mine", "them": "theirs"}
_LASTING, _IT = words("while as"), words("it its")
"""Behind these "it" is who attacks: "unless it is stronger" may be of either."""
_ARMIES = words("glue number have left me us in them those there only units ahead many possible fewer go or doing")
_BEFORE_ENEMIES = words("than outnumber")
_ME, _YOU = words("i we im ive weve"), words("you youve")
_VERBS = {
    "captured": words(
        "take takes took taken taking get gets got capture captured conquer conquered win won gain gained seize"
    ),
    "own": words("own owns hold holds have has control possess keep keeps"),
}
"""Tests of a place in the words for what somebody does with it."""
_BESIDE_VERBS = (
    _ME
    | _YOU
    | words(
        "still do did didnt dont does doesnt havent has not never no to be able could can cant couldnt cannot will wont longer"
    )
)
_MANAGING = words("manage manages managed fail fails failed")
_FALLING = words("mine ours falls fell fallen taken conquered captured")
_BESIDE_FALLS = words("has have is was been does did not doesnt didnt hasnt isnt wasnt fall be get gets")
_DENYING = words("not never no dont doesnt didnt havent hasnt isnt wasnt cant couldnt cannot wont fail fails failed")
_SIGNS = {"=": "==", "=>": ">=", "=<": "<="}


@tool
class ConditionReader:
    """Reads what follows `if`, `while` and the like; `books` has the names for each kind of test."""

    books: Callable[[Kind], NameBook | None]

    def take(self, line: TypedLine) -> tuple[str, Span]:
        """Take a condition, up to a comma or the next word that says something else of the order."""
        return self._take(line, lambda text: parse(text, CHANGE_NAMES, _any_name))

    def take_sum(self, line: TypedLine) -> tuple[str, Span]:
        """Take a sum such as mine - 3."""
        return self._take(line, lambda text: parse_expression(text, CHANGE_NAMES, _any_name))

    def needs_any(self, text: str, tests: Collection[str], names: Collection[str]) -> bool:
        """Say whether a condition cannot hold without one of these tests of one of these names."""
        needed = parse(text, CHANGE_NAMES, _any_name).needs
        return any(one.function in tests and one.id in names for one in needed)

    def _take(self, line: TypedLine, check: Callable[[str], object]) -> tuple[str, Span]:
        start = line.start
        text = self._text(line)
        if not text:
            raise line.question("a condition is expected here", "for instance: mine > theirs")
        try:
            check(text)
        except TextError as error:
            raise QuestionError(start, error.message, error.hint) from None
        return text, (start, line.before)

    def _text(self, line: TypedLine) -> str:
        pieces: list[str] = []
        end = line.start
        while (token := line.next) and not _is_over(line, token):
            pieces.append(_gap(line.text[end : token.start]))
            if not (said := _fallen(line) or _compared(line) or _tested(line)):
                line.at += 1
                said = _piece(token)
            pieces.append(said)
            test = said.split(" ")[-1]
            if token.kind == "word" and test in FUNCTIONS:
                pieces.append(self._argument(line, FUNCTIONS[test]))
            elif token.kind == "number":
                line.take_one_of(UNITS)
            end = line.before
        return "".join(pieces).strip()

    def _argument(self, line: TypedLine, kind: Kind) -> str:
        """Write the name after a test in the way of order files; "" where it is written so already."""
        place = line.at
        bracket = line.take_sign("(")
        quote = line.next is not None and line.next.kind == "quoted"
        if bracket and quote:
            line.at = place
            return ""
        if quote:
            return f'("{line.take("quoted").text}")'  # type: ignore[union-attr]
        book = self.books(kind)
        word = _attack_id(line) if book is None else _take_name(line, book)
        if bracket and not line.take_sign(")"):
            raise line.question("a ) is missing")
        return f'("{word}")'


def name_enemy(line: TypedLine, names: Collection[str]) -> None:
    """Read a name of the enemy as "them" where armies are compared: while I have more armies than Ben."""
    said = [fold(one.text) for one in line.tokens]
    line.tokens = [
        one._replace(text="them") if at > line.at and said[at] in names and said[at - 1] in _BEFORE_ENEMIES else one
        for at, one in enumerate(line.tokens)
    ]


def goal_taken(given: Data, at: Token) -> list[Token]:
    """Return "if captured India" where the one attack that is given has that goal alone; nothing for others."""
    goals = [one.get("to", "") for one in given.get("attack", ())]
    if len(goals) != 1 or not goals[0]:
        return []
    words = [at._replace(kind="word", text=word) for word in ("if", "captured")]
    return [*words, at._replace(kind="quoted", text=goals[0])]


def _compared(line: TypedLine) -> str:
    """Read "I have more than 3", "they have less than me", "I outnumber them"; "" for anything else."""
    lasting = line.at > 0 and fold(line.tokens[line.at - 1].text) in _LASTING
    found = ((run, said) for run in runs(line, {}) if (said := _comparison(run)))
    return next((said for run, said in found if lasting or run[0].word not in _IT), "")


def _comparison(run: Sequence[SpokenWord]) -> str:
    said = [*together(run)]
    every = frozenset().union(*said)
    signs = {sign for name, sign in _COMPARES.items() if name in every} or ({"<="} if "only" in every else set())
    whose = [who for one in said for name, who in _SIDES.items() if name in one]
    number = sum(one.number for one in run)
    if said[0].isdisjoint(_SIDES) or any(one.isdisjoint(_ARMIES | _COMPARES.keys()) for one in said):
        return ""
    if not number and not every.isdisjoint(("ahead", "many")):
        signs = signs - {">"} or {">"} if "ahead" in every else signs & {">="}
    if len(signs) != 1 or (not number and signs & {"<="}):
        return ""
    if "it" in said[0]:
        return "" if number or "ahead" not in every else "mine > theirs"  # while it is stronger
    other = str(number) if number else "theirs" if whose[0] == "mine" else "mine"
    return f"{whose[0]} {signs.pop()} {other}"


def _tested(line: TypedLine) -> str:
    """Read "I have taken" and "I still hold", before the name of a place, as its test; "" for anything else."""
    begin, said = line.at, list[str]()
    known = _BESIDE_VERBS.union(_MANAGING, *_VERBS.values())
    while line.next and fold(line.next.text) in known and not line.is_whole_name():
        said.append(fold(line.next.text))
        line.at += 1
    test = next((test for test, verbs in _VERBS.items() if not verbs.isdisjoint(said)), "")
    counts = line.next is not None and line.next.kind == "number"
    whose = _ME | _YOU if test == "captured" else _ME
    if test and not counts and not whose.isdisjoint(said[:1]):
        return f"{'' if _DENYING.isdisjoint(said) else 'not '}{test}"
    line.at = begin
    return ""


def _fallen(line: TypedLine) -> str:
    """Read "Siam falls", "Siam has not been taken"; "" for anything else."""
    begin, said = line.at, list[str]()
    if line.is_whole_name():
        thing, _ = line.need_name("a name")
        while line.next and fold(line.next.text) in _FALLING | _BESIDE_FALLS:
            said.append(fold(line.next.text))
            line.at += 1
        denied = not _DENYING.isdisjoint(said)
        if said and (said[-1] in _FALLING or (denied and said[-1] == "fall")):
            return f'{"not " if denied else ""}{"own" if said[-1] == "mine" else "captured"}("{thing.word}")'
    line.at = begin
    return ""


def _take_name(line: TypedLine, book: NameBook) -> str:
    usual, line.book = line.book, book
    try:
        thing, _ = line.need_name("a name")
    finally:
        line.book = usual
    return thing.word.removeprefix("@")


def _attack_id(line: TypedLine) -> str:
    token = line.take("word", "number")
    if token is None:
        raise line.question("the id of an attack is expected here")
    return token.text


def _is_over(line: TypedLine, token: Token) -> bool:
    return token.kind == "comma" or (token.kind == "word" and token.text.casefold() in line.joins)


def _piece(token: Token) -> str:
    if token.kind == "quoted":
        return f'"{plain(token.text)}"'
    if token.kind == "word":
        small = token.text.casefold()
        return small if small in KNOWN else token.text
    text = plain(token.text)
    return _SIGNS.get(text, text)


def _gap(text: str) -> str:
    # Blanks are kept, so that a condition that was copied stays the same condition.
    return " " if "\n" in text else " " * sum(sign.isspace() for sign in text)


def _any_name(_kind: Kind, name: str) -> str:
    return name
