"""Orders without a word that says which: a mere amount, and a mere way."""

import re
from collections.abc import Sequence

from pbem.engine.short.names import fold
from pbem.engine.short.speech import ARTICLES, TO
from pbem.engine.short.tokens import Token
from pbem.engine.short.typed_text import TypedText

_WITH = "with"
_TABLE = re.compile(r"^\s*\[", re.MULTILINE)


def bare_order(typed: TypedText, tokens: Sequence[Token]) -> str:
    """Return the order that a mere amount is, or a mere way to a goal; "" for any other line."""
    speech = typed.grammar.speech
    if speech.way and _has_one_goal(typed, tokens, ("arrow",)):
        return speech.way
    return speech.bare if speech.bare and is_amount(typed, tokens) else ""


def is_amount(typed: TypedText, tokens: Sequence[Token]) -> bool:
    """Say whether a line may be mere amounts and their places: numbers, or words for some, and the name of something."""
    if "=" in [one.text for one in tokens] and _TABLE.search(typed.text):
        return False  # a row of the order file around it: North Africa = 5
    if any(fold(one.text) == _WITH for one in tokens):
        return False  # Peru with one army, how cheeky
    amounts = typed.grammar.amounts
    counts = [one.kind == "number" or one.text[-1:] in "x0123456789" or fold(one.text) in amounts for one in tokens]
    if True not in counts:
        return False
    line = typed.line(tokens)
    return line.names_something() or bool(line.take_number())


def shows_a_way(typed: TypedText, tokens: Sequence[Token]) -> bool:
    """Say whether arrows alone make an order of a line: two of them, or with a word that says when to stop."""
    kinds = [token.kind for token in tokens]
    arrows = kinds.count("arrow")
    if "comma" in kinds and "arrow" in kinds[kinds.index("comma") :]:
        return False
    limited = not typed.grammar.speech.limits.isdisjoint([fold(token.text) for token in tokens])
    ways = ("arrow", "word") if limited else ("arrow",)
    return (arrows > 1 - limited and typed.line(tokens).is_likely_name()) or _has_one_goal(typed, tokens, ways)


def shifts(typed: TypedText, tokens: Sequence[Token]) -> bool:
    """Say whether a line has one way, from a place to one that nothing but a shift leads to."""
    line, begun = typed.line(tokens), typed.grammar.speech.limits.isdisjoint(fold(one.text) for one in tokens)
    while line.next and not line.is_whole_name():
        begun = line.take_from() or begun
        line.at += not line.is_whole_name()
    if not (begun and line.next):
        return False
    line.at = line.name_end()
    if not (line.take_way() or line.take_one_of(TO)):
        return False
    line.take_one_of(ARTICLES)
    return line.is_whole_name() and not typed.grammar.is_goal(line.need_name("a place")[0].word)


def _has_one_goal(typed: TypedText, tokens: Sequence[Token], kinds: Sequence[str]) -> bool:
    """Say whether a line begins with a way to a place that nothing else leads to, and that was not named before."""
    line = typed.line(tokens)
    line.take_from()
    if not line.is_whole_name():
        return False
    line.at = line.name_end()
    if line.take_way() not in kinds or not line.is_whole_name():
        return False
    goal, (start, end) = line.need_name("a place")
    named = fold(typed.text[: tokens[0].start])
    return typed.grammar.is_goal(goal.word) and not any(
        fold(one) in named for one in (goal.shown, typed.text[start:end])
    )
