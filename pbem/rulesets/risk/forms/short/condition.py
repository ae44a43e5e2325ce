"""
Conditions and sums in a typed line, as an order file has them.

What stands in quotation marks stays as it is. Without them a name may follow its test at once: `if own
Siam` is `own("Siam")`. Words lose the capitals of a phone, and signs come in any form.
"""

from collections.abc import Callable

from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import NameBook
from pbem.engine.short.tokens import Token, plain
from pbem.engine.text.toml_tree import Span
from pbem.errors import QuestionError, TextError
from pbem.record import tool
from pbem.rulesets.risk.conditions.language import parse, parse_expression
from pbem.rulesets.risk.conditions.tree import CHANGE_NAMES, FUNCTIONS, WORDS, Kind
from pbem.rulesets.risk.forms.short.speech import UNITS

KNOWN = frozenset((*CHANGE_NAMES, *FUNCTIONS, *WORDS))
_MINE, _THEIRS = ("i have", "i still have", "ich habe", "ich noch habe"), ("they have", "he has", "she has")
_COMPARED = {
    **dict.fromkeys(("more than", "over"), ">"),
    **dict.fromkeys(("less than", "fewer than", "under"), "<"),
    "at least": ">=",
    "at most": "<=",
}
_IN_WORDS = {
    **{f"{who} {how}": f"mine {sign}" for who in _MINE for how, sign in _COMPARED.items()},
    **{f"{who} {how}": f"theirs {sign}" for who in _THEIRS for how, sign in _COMPARED.items()},
    **dict.fromkeys(
        (
            *(
                "i outnumber them",
                "i outnumber him",
                "i outnumber her",
                "i am stronger",
                "im stronger",
                "i have the majority",
            ),
            *(
                f"{who} more{end}"
                for who in _MINE
                for end in ("", " armies", " than them", " than him", " than they have")
            ),
            *(
                "ich mehr habe",
                "ich mehr armeen habe",
                "ich in der uberzahl bin",
                "jai plus",
                "jen ai plus",
                "tenga mas",
            ),
            *("tengo mas", "ho piu armate", "ik meer heb", "ik er meer heb"),
        ),
        "mine > theirs",
    ),
    **dict.fromkeys(
        (
            "i take",
            "i took",
            "i have taken",
            "ive taken",
            "i get",
            "i got",
            "i capture",
            "i captured",
            "i have captured",
            "i win",
            "i won",
        ),
        "captured",
    ),
    **dict.fromkeys(("i conquer", "i conquered", "i have conquered", "i manage to take"), "captured"),
    **dict.fromkeys(
        ("i dont take", "i didnt take", "i did not take", "i havent taken", "i fail to take", "i failed to take"),
        "not captured",
    ),
    **dict.fromkeys(("i dont get", "i didnt get", "i do not take", "i couldnt take", "i cant take"), "not captured"),
    **dict.fromkeys(("i own", "i hold", "i still own", "i still hold", "i still have", "i have"), "own"),
}
"""What conditions say, in other words."""
_FALLS = {
    **dict.fromkeys(("falls", "fell", "has fallen", "is taken", "is conquered", "fallt"), "captured"),
    **dict.fromkeys(("doesnt fall", "does not fall", "isnt taken", "is not taken"), "not captured"),
}
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
            if said := _fallen(line):
                pass
            elif found := line.take_phrase(_IN_WORDS):
                said = _IN_WORDS[found[0]]
            else:
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


def _fallen(line: TypedLine) -> str:
    """Read "Siam falls"; "" for anything else."""
    begin = line.at
    if line.is_whole_name():
        thing, _ = line.need_name("a name")
        if found := line.take_phrase(_FALLS):
            return f'{_FALLS[found[0]]}("{thing.word}")'
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
