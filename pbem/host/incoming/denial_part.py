"""
What a mail takes away from orders that were refused: "no free move then", "drop the attack on Peru".

    refused: place all Ukraine       mail: Sorry, no free move then.       asked: place all Ukraine
             move 3 Siam > India

A denial takes away the orders of its kind that name all its places: every one, but of "the attack" there must be one.
Of new armies it takes those on its places. What the mail itself orders is not taken away. Its author is asked where
several orders may be meant, or a part of one, and where there is no such order.
"""

from collections.abc import Iterator, Mapping, Sequence

from pbem.engine.short.denials import Denial, disagrees
from pbem.engine.short.reading import denials_in, doubted_alone, places_in_line
from pbem.engine.text.order_file import Prose
from pbem.host.incoming.refused_orders import NAME, PLACE, Refused
from pbem.mail.found import FoundOrders
from pbem.record import value

HOW = "send all of your orders again, with a line below them: end"
_TAKEN = "what you take away"
_SEVERAL = "your last orders were refused, and this may take away one or another of them"
_NONE = "your last orders were refused, and this takes away none of them"
_ALL = "your last orders were refused, and this takes away all of them"
_INSTEAD = "write what you order instead"
Span = tuple[int, int]
Left = dict[int, Sequence[str]]
Question = tuple[str, str, int]
"""What is asked, how to answer it, and where that stands in the text."""


@value
class TakenAway:
    """
    What is `left` of the refused lines of which something is taken away, by their numbers.

    `denials` are the words that say so, `words` all others beside the orders of the mail; `asks` where it is not clear.
    """

    left: Mapping[int, Sequence[str]]
    denials: Sequence[Prose]
    words: Sequence[Prose]
    asks: Question | None = None


def take_away(refused: Refused, own: FoundOrders, said: Sequence[str]) -> TakenAway:
    """Return what a mail takes away from refused orders; `said` are the orders in it."""
    prose, alone = own.typed.prose if own.typed else (), not said and not own.document
    text = "\n".join(one.text for one in prose)
    left: Left = {}
    read: list[Span] = []
    unclear: list[tuple[str, str, Span]] = []
    for denials, *place in denials_in(refused.game.game, refused.seat, text):
        span = (place[0], place[1])
        found = {} if disagrees(denials, _given(refused, said)) else _left_by(refused, denials, left)
        if found is None:
            unclear.insert(0, (_SEVERAL, f"name the places of that order, or {HOW}", span))
        elif found or (alone and not refused.wrong_rows):
            # Corrected orders that wait for a yes may be without it already: they are shown again.
            left |= found or {0: left.get(0, refused.lines[:1])}
            read.append(span)
        elif alone:
            unclear.append((_NONE, HOW, span))
    if alone and left and not any(left.get(number, [line]) for number, line in enumerate(refused.lines)):
        unclear.insert(0, (_ALL, _INSTEAD, read[0]))
    denying = [Prose(0, text[begin:end].strip(), _TAKEN) for begin, end in read]
    asked = [one for one in unclear if not (left and one[0] == _NONE)][:1]
    spans = [*read, *(span for *_, span in asked)]
    words = [*_beside(refused, prose, text, spans, alone=alone)] if spans else prose
    for message, hint, (begin, end) in asked:
        return TakenAway(left, denying, words, (message, hint, max(0, own.shown[0].find(text[begin:end]))))
    return TakenAway(left, denying, words)


def _given(refused: Refused, said: Sequence[str]) -> Mapping[str, frozenset[str]]:
    """Return the order words of some lines, each with the places that they name."""
    given: dict[str, frozenset[str]] = {}
    for line in said:
        word = refused.word(line)
        given[word] = given.get(word, frozenset()) | places_in_line(refused.game.game, refused.seat, line)
    return given


def _left_by(refused: Refused, denials: Sequence[Denial], left: Left) -> Left | None:
    """Return what denials leave of the lines from which they take something; None where it is not clear. `left` is of others."""
    found: Left = {}
    for one in denials:
        kind = [number for number, line in enumerate(refused.lines) if refused.word(line) == one.word]
        named = {number: refused.places(number) for number in kind}
        meant = [number for number in kind if one.places <= named[number]]
        part = not meant and any(not one.places.isdisjoint(named[number]) for number in kind)
        if part or (one.one and len(meant) > 1):
            return None
        for number in meant:
            rest = named[number] - one.places if one.places else frozenset()
            above = found.get(number, left.get(number, [refused.lines[number]]))
            lines = refused.without(above, one.places) if rest and one.word == PLACE else []
            if lines is None or (one.word != PLACE and len(rest) > 1):
                return None  # a part of a way
            found[number] = lines
    return found


def _beside(
    refused: Refused, prose: Sequence[Prose], text: str, read: Sequence[tuple[int, int]], *, alone: bool
) -> Iterator[Prose]:
    """Yield the words that deny nothing, each with why it may be an order: in a line that was read in part, or in a mail without any."""
    rest = text
    for begin, end in read:
        rest = rest[:begin] + " " * (end - begin) + rest[end:]
    file = doubted_alone(refused.game.game, refused.seat, rest, NAME)
    doubts = {one.line: one.doubt for one in (file.prose if file else ())}
    for number, (one, line) in enumerate(zip(prose, rest.split("\n"), strict=True), 1):
        if any(map(str.isalnum, line)):
            new = alone or line != one.text
            yield one._replace(text=line.strip().lstrip(".,; "), doubt=doubts.get(number, "") if new else one.doubt)
