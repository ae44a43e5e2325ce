"""
What somebody says they do not do: "no attacks", "I will not attack China from India", "keep my cards".

Rule 1. A line denies orders if each of its clauses denies one, or is mere words. An order is denied behind "no", "not" or
        "skip", and before "nothing"; names of the board may follow.
Rule 2. What counts, limits, makes an exception or names another order is no denial.
Rule 3. A denial agrees with orders unless there is such an order for one of its places, or it names none.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from pbem.engine.short.grammar import Said
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import fold
from pbem.engine.short.speech import AMOUNTS, AND, FILLERS, NO, NOTHING, NUMBERS, ONE, REVISING, Speech, words
from pbem.record import value

_BEFORE = FILLERS | words(
    "we us im am are is do did will would shall really just simply rather definitely today this turn time round yes ok "
    "este turno questo turno deze beurt diese runde heute ce tour oggi hoy vandaag"
)
_DENYING = (NO | NOTHING) - {"none"} | words("never wont cant cannot arent isnt skip skipping")
_BEHIND = words(
    "be want to wanna going gonna plan planning let any anything more further new a an the my our need even doing do make "
    "making on final free other of"
)
_NOBODY = NOTHING | words("nobody noone anybody anyone niemand personne nadie niemanden")
_LIMITING = (REVISING - {"not"}) | words(
    "instead until till before while when if unless as more less fewer below with than always all stop without"
)
_KEEPING = words("keep hold save keeping holding saving behalte bewahre garde conservo guardo tengo hou bewaar")
_WEIGHTY = _LIMITING | AMOUNTS | (NUMBERS.keys() - ONE)
_DENIES = _DENYING | _NOBODY | _KEEPING | {"pass"}
_NAME, _COUNT, _BREAK = "=", "#", ","
_LABELS = frozenset(":-\u2013\u2014")
"""What stands between a label and what is said of it: "attacks: none"."""
_LONGEST = 24


@value
class Denial:
    """An order that is not given, by its word, and for which places it is not; for all if there are none."""

    word: str
    places: frozenset[str] = frozenset()


def denied(line: TypedLine, speech: Speech) -> tuple[Denial, ...]:
    """Return what a line says is not done; nothing for a line that may say anything else."""
    if len(line.tokens) > _LONGEST or _DENIES.isdisjoint([fold(token.text) for token in line.tokens]):
        return ()
    found = list[Denial]()
    for said in _clauses(line):
        if one := _denied(said, speech):
            found.append(one)
        elif not _is_words(said, speech):
            return ()
    return tuple(found)


def disagrees(denials: Sequence[Denial], given: Mapping[str, Collection[str]]) -> bool:
    """Say whether there are orders of which a line says that there are none; `given` are their words, each with its places."""
    return any(one.word in given and not (one.places and one.places.isdisjoint(given[one.word])) for one in denials)


def places_in(said: Iterable[Said]) -> frozenset[str]:
    """Return what an order names, folded."""
    return frozenset(fold(text) for one in said for text in _texts([*one.path, one.value]))


def _texts(value: object) -> list[str]:
    parts = [*value.values()] if isinstance(value, dict) else value if isinstance(value, list) else []
    return [value] if isinstance(value, str) else [text for part in parts for text in _texts(part)]


def _clauses(line: TypedLine) -> Iterator[list[str]]:
    """Yield the clauses of a line as folded words; names stand behind `=`, what counts or shows a way is `#`."""
    said = [*_words(line), _BREAK]
    begin = 0
    for at, one in enumerate(said):
        joins = one in AND and not (said[at - 1][:1] == said[at + 1][:1] == _NAME)
        if one == _BREAK or joins:
            if begin < at:
                yield said[begin:at]
            begin = at + 1


def _words(line: TypedLine) -> Iterator[str]:
    line.at = 0
    while token := line.next:
        begin, whole = line.at, line.is_whole_name()
        line.at = line.name_end() if whole else begin + 1
        if whole:
            found = line.book.find(" ".join(one.text for one in line.tokens[begin : line.at]))
            yield _NAME + (fold(found[0].shown) if len(found) == 1 and not found[0].word.startswith("@") else "")
        elif token.text not in _LABELS:
            yield _COUNT if token.kind in ("number", "arrow") else fold(token.text) or _BREAK
    line.at = 0


def _denied(said: Sequence[str], speech: Speech) -> Denial | None:
    """Return the order that a clause denies; None for another clause."""
    at = next((at for at, word in enumerate(said) if word not in _BEFORE), 0)
    order, rest = "", said[at + 1 :]
    if said[at] in _DENYING or [*said[at : at + 2]] == ["pass", "on"]:
        rest = said[at + 1 + (said[at] == "pass") :]
        while (
            rest
            and not (order := _order_of(rest, speech))
            and (rest[0] in _BEHIND or ("let" in said and rest[0][:1] == _NAME))
        ):
            rest = rest[1:]
        rest = rest[1:]
    elif rest and rest[0] in _NOBODY:
        order = _order_of(said[at:], speech)
    elif rest[1:2] and rest[1] in _NOBODY:  # free move: none
        order = speech.heads.get((said[at], rest[0]), "")
        rest = rest[1:]
    elif said[at] in _KEEPING:
        rest = [word for word in rest if word != "all"]
        order = next((speech.labels[word] for word in rest if word in speech.labels), "")
    if not order or not _is_words([word for word in rest if word[:1] != _NAME], speech, about=speech.nouns | _NOBODY):
        return None
    names = [word[1:] for word in rest if word[:1] == _NAME]
    return Denial(order, frozenset(names if all(names) else ()))


def _order_of(said: Sequence[str], speech: Speech) -> str:
    """Return the order word of a verb, in whatever form, of two words that are one, or of what it is about; "" for none."""
    stems = [said[0], said[0].removesuffix("s")]
    if said[0].endswith("ing"):
        stems += [said[0][:-3], f"{said[0][:-3]}e", said[0][:-4]]
    heads = [speech.heads.get((stem, said[1])) for stem in stems] if len(said) > 1 else []
    verbs = [speech.strong.get(stem) or (speech.weak[stem] or stem if stem in speech.weak else "") for stem in stems]
    about = speech.bare if said[0] in speech.units & speech.nouns else ""
    return next(filter(None, [*heads, *verbs]), about) or ""


def _is_words(said: Sequence[str], speech: Speech, about: Collection[str] = ()) -> bool:
    """Say whether words limit nothing, count nothing, and have no word of orders but of some that are `about` them."""
    if any(word[:1] in (_NAME, _COUNT) or word in _WEIGHTY for word in said):
        return False
    return all(word in about or (word not in speech.nouns and not _order_of([word], speech)) for word in said)
