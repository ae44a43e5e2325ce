"""
The verb of a line wherever it stands: at the end, between two places, before both; and what it is said of.

    Siam takes India.      From Siam I attack India.      Siam gets 3 from India.
"""

from collections.abc import Collection, Sequence

from pbem.engine.short.names import fold
from pbem.engine.short.speech import ARTICLES, BESIDE_VERBS, FROM, MODALS, ONTO, SOURCES, STOPS, WAYS
from pbem.engine.short.tokens import Token, behind, parts, without_tail
from pbem.engine.short.typed_text import TypedText

_OUT_OF = FROM & STOPS - {"of"}
_TO_VERB = frozenset(("to", "i", "we", "and", "ill", "will", "now", "then"))


def last_verb(typed: TypedText, tokens: Sequence[Token]) -> int:
    """Return where a verb stands behind what it is said of: at the end, or before what limits it or turns its way; 0 for nowhere."""
    last, strong = typed.grammar.speech.last, typed.grammar.speech.strong
    for place, token in enumerate(tokens[1:], 1):
        verb, rest = fold(token.text), tokens[place + 1 :]
        alone = verb in strong and not rest and tokens[place - 1].kind == "comma"
        if alone or (verb in last and _is_apart(typed, rest)):
            return place
    return 0


def object_of(typed: TypedText, head: str, tokens: Sequence[Token]) -> list[Token]:
    """Return what follows a verb, but for words that say nothing and its second part."""
    rest = behind(tokens)
    while rest and fold(rest[0].text) in BESIDE_VERBS:
        rest = rest[1:]
    return _without_second_part(typed, head, without_tail(rest))


def way_of(typed: TypedText, tokens: Sequence[Token]) -> tuple[str, list[Token]] | None:
    """Return what a line says whose verb stands between two places, or before both, with an arrow for it; None for any other line."""
    return way_between(typed, tokens) or _source_before(typed, tokens) or _third_before(typed, tokens)


def way_between(
    typed: TypedText, tokens: Sequence[Token], modals: Collection[str] = ()
) -> tuple[str, list[Token]] | None:
    """Return what "Siam takes India" says, with an arrow for its verb, or one of `modals`; None for any other line."""
    typed.look(len(tokens))
    speech, between, line = typed.grammar.speech, typed.grammar.speech.between, typed.line(tokens)
    line.take_from()
    line.take_one_of(ARTICLES)
    begin = line.at
    name = at = line.name_end() if between and line.is_whole_name() else 0
    while not modals and 0 < at < len(line.tokens) and fold(line.tokens[at].text) in MODALS:
        at += 1
    verb = line.tokens[at] if 0 < at < len(line.tokens) else None
    word = between.get(fold(verb.text), speech.way if fold(verb.text) in modals else None) if verb else None
    if verb and at > name and speech.strong.get(fold(verb.text)) == speech.way:
        word = speech.way
    if verb and fold(verb.text) in speech.passive and len(line.tokens) > at + 2:
        by = line.tokens[at + 1]
        if fold(by.text) == "by" or fold(by.text) in FROM:
            turned = [*line.tokens[begin:name], by._replace(text="from"), *line.tokens[at + 2 :]]
            return speech.way, without_tail(turned)
    if verb is None or word is None:
        return None
    line.at = at + 1
    line.take_one_of(WAYS)  # ataca a Siam
    rest = without_tail([*line.tokens[begin:name], Token("arrow", ">", verb.start, verb.end), *line.tokens[line.at :]])
    return word, _without_second_part(typed, fold(verb.text), rest)


def _third_before(typed: TypedText, tokens: Sequence[Token]) -> tuple[str, list[Token]] | None:
    """Return what "then attacks Siam India" says, as other languages put it; None for any other line."""
    if fold(tokens[0].text) not in typed.grammar.speech.third:
        return None
    line = typed.line(tokens[1:])
    line.take_one_of(ARTICLES)
    begin, end = line.at, line.name_end() if line.is_whole_name() else 0
    line.at = end
    line.take_one_of(ARTICLES)
    if not end or not line.is_whole_name():
        return None
    verb = tokens[0]
    rest = [*line.tokens[begin:end], Token("arrow", ">", verb.start, verb.end), *line.tokens[line.at :]]
    return typed.grammar.speech.way, _without_second_part(typed, fold(verb.text), without_tail(rest))


def _source_before(typed: TypedText, tokens: Sequence[Token]) -> tuple[str, list[Token]] | None:
    """Return what "from Siam I attack India" says, with an arrow for its verb; None for any other line."""
    speech = typed.grammar.speech
    if not speech.way or fold(tokens[0].text) not in SOURCES or (line := typed.line(tokens)).is_whole_name():
        return None
    between = SOURCES | ARTICLES | ONTO | speech.units
    while line.next and fold(line.next.text) in between and not line.is_whole_name():
        line.at += 1
    begin, name = line.at, line.name_end() if line.is_whole_name() else 0
    at = name
    while 0 < at < len(line.tokens) and (
        line.tokens[at].kind == "comma"
        or line.tokens[at].text == ":"
        or fold(line.tokens[at].text) in _TO_VERB | speech.units | {"aus"}
    ):
        at += 1
    verb = fold(line.tokens[at].text) if 0 < at < len(line.tokens) else ""
    if verb != speech.way and speech.strong.get(verb, speech.weak.get(verb)) != speech.way:
        return None
    rest = object_of(typed, verb, line.tokens[at:])
    return speech.way, [*line.tokens[begin:name], Token("arrow", ">", line.start, line.start), *rest]


def gain(typed: TypedText, tokens: Sequence[Token]) -> str:
    """Return the order of "Siam gets 3 from India"; "" for any other line."""
    speech = typed.grammar.speech
    if not speech.gains or not (line := typed.line(tokens)).is_whole_name():
        return ""
    line.at = line.name_end()
    found = turned_round(typed, speech.bare, line.tokens[line.at :]) if line.take_one_of(speech.gains) else ""
    return found if found != speech.bare else ""


def turned_round(typed: TypedText, word: str, rest: Sequence[Token]) -> str:
    """Return the order that a verb stands for where the line says from where, too: "reinforce Siam from India with 2"."""
    other, strong = typed.grammar.speech.turned.get(word, ""), typed.grammar.speech.strong
    if not other:
        return word
    line = typed.line(rest)
    while line.next and not parts(line.next) and fold(line.next.text) not in strong:
        if line.take_one_of(_OUT_OF) and line.is_whole_name():
            return other
        line.at += 1
    return word


def _without_second_part(typed: TypedText, head: str, rest: list[Token]) -> list[Token]:
    """Leave out the second part of a verb, at the end or before a word of direction: "valt Ural aan vanuit Ukraine"."""
    particles = typed.grammar.speech.behind.get(head, frozenset())
    for at, token in enumerate(rest if particles else ()):
        if fold(token.text) in particles and _is_apart(typed, rest[at + 1 :]):
            return [*rest[:at], *rest[at + 1 :]]
    return rest


def _is_apart(typed: TypedText, rest: Sequence[Token]) -> bool:
    """Say whether the end of a verb, or what is no part of it, begins here."""
    word = fold(rest[0].text) if rest else ""
    joins, limits = typed.grammar.joins, typed.grammar.speech.limits
    return not word or parts(rest[0]) or word in FROM or word in joins or word in limits
