"""
What somebody says they do not do: "no attacks", "I will not attack China from India", "keep my cards".

Rule 1. A line denies orders if each of its clauses denies one, or is mere words. An order is denied behind "no", "not" or
        "skip", and before "nothing"; names of the board may follow.
Rule 2. What counts, limits, makes an exception or names another order is no denial.
Rule 3. A denial agrees with orders unless there is such an order for one of its places, or it names none, and says
        nothing of others.

In answer to a refusal a line denies what it takes back, too: "drop the attack on Peru", "leave out the trade".
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

import attrs

from pbem.engine.short.grammar import Said
from pbem.engine.short.line import TypedLine
from pbem.engine.short.names import fold
from pbem.engine.short.speech import AMOUNTS, AND, COUNTING, FILLERS, NO, NOTHING, REVISING, Speech, words
from pbem.record import value

_BEFORE = FILLERS | words(
    "id rather we us im am are is theres there do did will would shall really just simply rather definitely today this turn time round yes ok "
    "este turno questo turno deze beurt diese runde heute ce tour oggi hoy vandaag"
)
_DENYING = (NO | NOTHING) - {"none"} | words("never wont cant cannot arent isnt skip skipping")
_BEHIND = words(
    "be want to wanna going gonna plan planning let any anything more further new a an the my our need even doing do make "
    "making on final free other of feel like fancy bother"
)
_NOBODY = NOTHING | words("nobody noone anybody anyone niemand personne nadie niemanden")
_NONE = words("nobody noone")
_LIMITING = (REVISING - {"not"}) | words(
    "instead until till before while when if unless as more less fewer below with than always all stop without"
)
_FURTHER = words("other further else")
"""What denies orders beside those that are given: it stands for places of which none has such an order."""
_KEEPING = words("keep hold save keeping holding saving behalte bewahre garde conservo guardo tengo hou bewaar")
_WEIGHTY = _LIMITING | AMOUNTS | COUNTING
_BACK = words(
    "drop dropping forget forgetting cancel scratch scrap ignore undo delete remove omit strike withdraw abandon lose mind nvm "
    "vergiss vergesse vergessen streich streiche streichen storniere weglassen oublie oublions oublier annule annuler supprime "
    "retire enleve olvida cancela quita elimina borra anula dimentica annulla cancella togli vergeet annuleer schrap "
    "schrappen weglaten"
)
"""What takes an order back, before it or at the end of its clause."""
_LEAVING = words("leave leaving take taking call keep let lass lasse laat laisse laissez lascia deja never")
_AWAY = words("out away back off aside mind weg bleiben sein tomber perdere stare zitten vallen fuera estar")
"""What does so behind a verb that does not by itself: "leave it out"."""
_ARTICLES = words("the my le la les l el los il lo i gli den die das de het un una une")
_OF_IT = (
    _ARTICLES | _AWAY | words("about auf op sobre all to of that this those these wrong bad first second third last")
)
_AS_BEFORE = words("the same orders order turn as before again with but only just so otherwise and it do play all else")
_OTHERWISE = _AS_BEFORE | words(
    "rest everything other others keep is are was were fine ok okay good stay stays stand stands remain remains like they "
    "gut passt"
)
"""What may be said of all that is not taken back: "play the rest as before"."""
_PARTS = words("on from against in at for too also then well please both as")
_WITHOUT = words("without minus")
_DENIES = _DENYING | _NOBODY | _KEEPING | {"pass"}
_TAKES_BACK = _DENIES | _BACK | _LEAVING | _WITHOUT
_NAME, _COUNT, _BREAK = "=", "#", ","
_LABELS = frozenset(":-\u2013\u2014")
"""What stands between a label and what is said of it: "attacks: none"."""
_LONGEST = 24


@value
class Denial:
    """
    An order that is not given, by its word, and for which places it is not; for all if there are none.

    `one` says that it is about a certain one, whichever that is: "the attack".
    """

    word: str
    places: frozenset[str] = frozenset()
    one: bool = False


def denied(line: TypedLine, speech: Speech, *, back: bool = False) -> tuple[Denial, ...]:
    """Return what a line says is not done, or takes `back`; nothing for a line that may say anything else."""
    marks = _TAKES_BACK if back else _DENIES
    if len(line.tokens) > _LONGEST or marks.isdisjoint([fold(token.text) for token in line.tokens]):
        return ()
    found = list[Denial]()
    for said in _clauses(line):
        if back and found and _OTHERWISE.issuperset(said):
            continue
        goes_on = back and found and _is_part(said, speech)
        if one := (_taken_back if back else _denied)(["without", *said] if goes_on else said, speech):
            found.append(one)
        elif not _is_words(said, speech, about=speech.nouns if back and found else ()):
            return ()
    return tuple(found)


def disagrees(denials: Sequence[Denial], given: Mapping[str, Collection[str]]) -> bool:
    """Say whether there are orders of which a line says that there are none; `given` are their words, each with its places."""
    return any(one.word in given and not (one.places and one.places.isdisjoint(given[one.word])) for one in denials)


def places_in(said: Iterable[Said]) -> frozenset[str]:
    """Return what an order names, folded."""
    return frozenset([fold(text) for one in said for text in (*one.path, *_texts(one.value))])


def names_in(line: TypedLine) -> frozenset[str]:
    """Return the names of the board that are written out in a line, folded."""
    return frozenset(word[1:] for word in _words(line) if word[:1] == _NAME) - {""}


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
    for begin, end, named in line.pieces():
        token = line.tokens[begin]
        if named:
            found = line.book.find(" ".join(one.text for one in line.tokens[begin:end]))
            yield _NAME + (fold(found[0].shown) if len(found) == 1 and not found[0].word.startswith("@") else "")
        elif token.text not in _LABELS:
            yield _COUNT if token.kind in ("number", "arrow") else fold(token.text) or _BREAK


def _denied(said: Sequence[str], speech: Speech) -> Denial | None:
    """Return the order that a clause denies; None for another clause."""
    at = next((at for at, word in enumerate(said) if word not in _BEFORE), 0)
    order, rest = "", said[at + 1 :]
    if said[at] in _DENYING or [*said[at : at + 2]] == ["pass", "on"]:
        rest = said[at + 1 + (said[at] == "pass") :]
        while (
            rest
            and not (order := _order_of(rest, speech) or ("no" in said and speech.labels.get(rest[0], "")) or "")
            and (rest[0] in _BEHIND or ("let" in said and rest[0][:1] == _NAME))
        ):
            rest = rest[1:]
        rest = rest[_width(rest, speech) :]
    elif said[at] in _NONE and rest and _order_of(rest, speech) == speech.way:
        order, rest = speech.way, rest[_width(rest, speech) :]  # nobody moves in: how the attack ends
    elif rest and rest[0] in _NOBODY:
        order = _order_of(said[at:], speech) or speech.labels.get(said[at], "")
    elif rest[1:2] and rest[1] in _NOBODY:  # free move: none
        order = speech.heads.get((said[at], rest[0]), "")
        rest = rest[1:]
    elif said[at] in _KEEPING:
        rest = [word for word in rest if word != "all"]
        order = next((speech.labels[word] for word in rest if word in speech.labels), "")
    if not order or not _is_words([word for word in rest if word[:1] != _NAME], speech, about=speech.nouns | _NOBODY):
        return None
    if not _FURTHER.isdisjoint(said):
        return Denial(order, _FURTHER)
    names = [word[1:] for word in rest if word[:1] == _NAME]
    return Denial(order, frozenset(names if all(names) else ()))


def _taken_back(said: Sequence[str], speech: Speech) -> Denial | None:
    """Return the order that a clause takes back, or denies behind "but"; None for another clause."""
    apart = next((at for at, word in enumerate(said) if word in _WITHOUT), 0)
    begin = apart if _AS_BEFORE.issuperset(said[:apart]) else 0
    at = next((at for at in range(begin, len(said)) if said[at] not in _BEFORE | {"but"}), 0)
    verb, rest = said[at], said[at + 1 :]
    if said[-1] in _BACK and verb not in _BACK:
        verb, rest = said[-1], said[at:-1]
    if not (verb in _BACK | _WITHOUT or (verb in _LEAVING and not _AWAY.isdisjoint(rest))):
        one = _denied(said[at:], speech)
        return one and attrs.evolve(one, one="the" in said)
    while rest and not _order_of(rest, speech) and rest[0] in _BEHIND | _OF_IT:
        rest = rest[1:]
    # To drop armies is an order itself.
    if not rest or _order_of(rest, speech) in ("", _order_of([verb], speech)):
        return None
    one = _denied(["no", *(word for word in rest if word not in _AWAY)], speech)
    return one and attrs.evolve(one, one=not rest[_width(rest, speech) - 1].endswith("s"))


def _is_part(said: Sequence[str], speech: Speech) -> bool:
    """Say whether a clause goes on with what is taken back: "leave out the move, and the attack on Peru"."""
    known = _OF_IT | _PARTS | speech.nouns
    named = all(word in known or word[:1] == _NAME or _order_of([word], speech) for word in said)
    return said[0] in _ARTICLES and named


def _width(said: Sequence[str], speech: Speech) -> int:
    """Return how many words an order has that is not given: two for some, such as a free move."""
    two = len(said) > 1 and (tuple(said[:2]) in speech.heads or not _order_of(said[:1], speech))
    return 2 if two and _order_of(said, speech) else 1


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
