"""
The state as canonical text, written straight from the lists it is kept in.

It is what a general printer makes of `snapshot.dump`, key by key, and several times as fast; the tests
compare the two. Ids, seats and cards have no character that would need an escape. What is seldom
there is left to the printer.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import compress
from operator import attrgetter, itemgetter
from typing import Any

from pbem.rulesets.risk.ground import Ground
from pbem.rulesets.risk.snapshot import OPTIONAL, plain, usual_pile
from pbem.rulesets.risk.state import State
from pbem.trust.canonical import canonical

_values = attrgetter(*OPTIONAL)


def spell(ground: Ground, state: State) -> dict[str, str]:
    """Write each value of `dump(ground, state)` in canonical form."""
    in_order, form = _territories(ground)
    texts = {
        "phase": f'"{state.phase.value}"',
        "turn": str(state.turn),
        "part": str(state.part),
        "territories": form % in_order((*state.owners, *state.armies)),
        "hands": _hands(ground, state),
    }
    if state.pile != usual_pile(ground, state.hands, state.discard):
        texts["pile"] = _words(state.pile)
    values = _values(state)
    for name, value in compress(zip(OPTIONAL, values, strict=True), values):
        texts[name] = _spelled(ground, name, value)
    return texts


@lru_cache(maxsize=8)
def _territories(ground: Ground) -> tuple[Callable[[Any], tuple[Any, ...]], str]:
    """
    How territories are written: a form with gaps for owners and armies, and what goes into them.

    Keys stand in alphabetical order; owners and armies, one after the other, in board order.
    """
    ids = ground.board.ids
    order = sorted(range(len(ids)), key=ids.__getitem__)
    places = [place for here in order for place in (here, len(ids) + here)]
    rows = ",".join(f'"{ids[here]}":["%s",%d]' for here in order)
    return itemgetter(*places), f"{{{rows}}}"


def _hands(ground: Ground, state: State) -> str:
    rows = ",".join([f'"{seat}":{_words(state.hands[seat])}' for seat in ground.sorted_seats])
    return f"{{{rows}}}"


def _words(words: list[str]) -> str:
    if not words:
        return "[]"
    listed = '","'.join(words)
    return f'["{listed}"]'


def _spelled(ground: Ground, name: str, value: Any) -> str:
    kind = value.__class__
    if kind is int:
        return str(value)
    if kind is str:
        return f'"{value}"'
    if kind is list and value[0].__class__ is str:
        return _words(value)
    return canonical(plain(ground, name, value), check=False).decode()
