"""The set-up in short orders: `claim Siam, Australia, rest`, `place 9 Siam, rest @border`, `capital Siam`."""

from collections.abc import Callable, Iterator

from pbem.engine.short.grammar import NEXT, Said, leaf, several, table
from pbem.engine.short.line import TypedLine
from pbem.engine.short.speech import ARTICLES, words
from pbem.engine.text.toml_tree import Node, Span
from pbem.rulesets.risk.forms.short.armies import counts_on, pass_fillers, pass_separators, take_amount
from pbem.rulesets.risk.forms.short.words import need_place, need_territory

_BEFORE = words("in is")
_ABOUT = (
    words(
        "is as should be will shall soll make choose my for ist sei meine als est ma comme es mi como e mia come mijn"
    )
    | ARTICLES
)
"""What may stand around a capital: "my capital should be Brazil", "Brazil as my capital"."""
_IF_GONE = (
    "if taken",
    "if gone",
    "if it is taken",
    "if it is gone",
    "if its gone",
    "if its taken",
    "if free",
    "if not",
)
_THEN = words("or then else otherwise oder dann ou puis o luego poi dan")
"""What may stand between two wishes."""


def read_batch(line: TypedLine) -> Iterator[Said]:
    """Read the number of placings after which the player is asked again."""
    number, span = line.need_number("batch")
    yield Said(("setup", "batch"), number, leaf(span, span))


def read_wishes(line: TypedLine, key: str, *, places: bool) -> Iterator[Said]:
    """Read territories, with `places` also continents and `rest`, the first wish first."""
    line.take_one_of(_BEFORE)
    pass_separators(line)
    _pass_words(line, line.is_whole_name)
    while True:
        if places:
            line.take_phrase(("all of", "rest of", "the rest of", "anything in", "anywhere in"))
        word, span = need_place(line) if places else need_territory(line)
        yield Said(("setup", key, NEXT), word, leaf(span, span))
        _pass_words(line, lambda: line.next is None or line.next.kind == "comma")
        line.take_phrase(_IF_GONE)
        if not line.next:
            return
        passed = pass_separators(line) or line.take("arrow")
        if not (_take_then(line) or passed or line.is_whole_name()):
            line.need_end()


def _pass_words(line: TypedLine, up_to: Callable[[], object]) -> None:
    """Pass what says nothing of a capital, if it goes on as it must: short words may abbreviate a name."""
    begin = line.at
    while line.take_one_of(_ABOUT):
        pass
    if not up_to():
        line.at = begin


def _take_then(line: TypedLine) -> bool:
    """Take a word between two wishes; one with no word behind it abbreviates a name (o for Ontario)."""
    behind = line.tokens[line.at + 1 : line.at + 2]
    return bool(behind) and behind[0].kind in ("word", "quoted") and line.take_one_of(_THEN)


def read_entries(line: TypedLine, key: str) -> Iterator[Said]:
    """Read `9 Siam or Egypt, rest @border`: how many, and the first of these that can take them."""
    pass_separators(line)
    while True:
        start = line.start
        amount = take_amount(line)
        if amount is None:
            raise line.question("how many armies?", "for instance: place 9 Siam, rest @border")
        pass_fillers(line)
        places = [need_place(line)]
        while line.take_words("or"):
            places.append(need_place(line))
        yield _entry(key, (start, line.before), amount, places)
        if not line.next:
            return
        if not (pass_separators(line) or counts_on(line)):
            line.need_end()


def _entry(key: str, whole: Span, amount: tuple[int | str, Span], places: list[tuple[str, Span]]) -> Said:
    words, spans = [word for word, _ in places], [span for _, span in places]
    at: str | list[str] = words if len(words) > 1 else words[0]
    nodes: dict[str, Node] = {"at": several(spans[0], spans), "armies": leaf(amount[1], amount[1])}
    return Said(("setup", key, NEXT), {"at": at, "armies": amount[0]}, table(whole, whole, nodes))
