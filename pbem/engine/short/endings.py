"""Whether a line says that its author is done, or does nothing: rule 9 of doubt (`doubt`)."""

from itertools import pairwise

from pbem.engine.short.signs import OrderSigns
from pbem.engine.short.speech import (
    ALONE,
    ENDINGS,
    FINISHED,
    FURTHER,
    NAUGHT,
    PASSING,
    POLITE,
    TAILS,
    TIMES,
    phrases,
)

_CLOSING = {*ENDINGS, *(tuple(one.split()) for one in phrases("nothing more, nothing else, nothing further, no more"))}
_LONGEST_DENIAL = 5


def orders_nothing(said: OrderSigns) -> bool:
    """Rule 9: say whether the line says that its author does nothing, or is done, or is a mere number."""
    short = bool(said.words) and said.is_short
    return stands_alone(said) or said.is_number or (short and (_ends(_untailed(said)) or _says_no_more(said)))


def _says_no_more(said: OrderSigns) -> bool:
    """Say whether a line names nothing, and says that there is no more, or that its author passes or is done."""
    spoken = frozenset(said.words)
    more = not (NAUGHT.isdisjoint(spoken) or FURTHER.isdisjoint(spoken))
    done = tuple(said.words[-2:]) in FINISHED or ("nothing" in spoken and not FINISHED.isdisjoint(pairwise(said.words)))
    return not said.names and (more or done or not PASSING.isdisjoint(spoken))


def _untailed(said: OrderSigns) -> tuple[str, ...]:
    """Return the words of a line without thanks behind them."""
    spoken = tuple(said.words)
    spoken = next((spoken[: -len(one)] for one in POLITE if spoken[-len(one) :] == one), spoken)
    last = next((at for at in range(len(spoken), 0, -1) if spoken[at - 1] not in TAILS), 0)
    return spoken[:last]


def stands_alone(said: OrderSigns) -> bool:
    """Say whether the line is little more than one word: "pass", "nothing this turn"."""
    spoken = _untailed(said) if said.head in ALONE else ()
    return 0 < len(spoken) <= _LONGEST_DENIAL and TIMES.issuperset(spoken[1:])


def _ends(words: tuple[str, ...]) -> bool:
    """Say whether words are nothing but what ends a turn, and what says that there is no more: "nothing more, im done"."""
    if words in ENDINGS:
        return True
    parts = ((words[:at], words[at:]) for at in range(1, len(words)))
    return any((first in _CLOSING and _ends(last)) or (first in ENDINGS and last in _CLOSING) for first, last in parts)
