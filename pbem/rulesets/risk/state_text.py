"""
The state as canonical text, written straight from the lists it is kept in.

It is what a general printer makes of `snapshot.dump`, key by key, and many times as fast; the tests
compare the two. Ids, seats and cards have no character that would need an escape. What is seldom
there is left to the printer.
"""

from itertools import compress
from operator import attrgetter, ne
from typing import Any

from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.snapshot import plain, usual_pile
from pbem.rulesets.risk.state import State
from pbem.rulesets.risk.state_reader import OPTIONAL
from pbem.trust.canonical import canonical

_values = attrgetter(*OPTIONAL)


class StateWriter:
    """
    Writes the states of one game, mostly one after the other (`pbem.engine.ruleset.Spells`).

    Of one to the next few territories and hands change: what did not is not written again.
    """

    __slots__ = ("_board", "_cards", "_ground", "_hands", "_pile", "_places", "_rank", "_rows")

    def __init__(self, setting: Setting) -> None:
        self._ground = setting
        ids = setting.board.ids
        self._places = [*range(len(ids))] * 2
        # What was written last: owners, then armies, and a row for each territory.
        self._board: list[Any] = [None] * len(self._places)
        self._rows = [""] * len(ids)
        # Rows stand in alphabetical order of the ids.
        order = sorted(range(len(ids)), key=ids.__getitem__)
        self._rank = {place: rank for rank, place in enumerate(order)}
        # The cards of each seat and the discards that were written last.
        self._cards: list[tuple[str, ...]] = []
        self._hands = ""
        self._pile: list[str] = []

    def spell(self, state: State, /) -> dict[str, str]:
        """Write each value of `dump(setting, state)` in canonical form."""
        hands = state.hands
        cards = [*[tuple(hands[seat]) for seat in self._ground.sorted_seats], tuple(state.discard)]
        if cards != self._cards:
            self._take_cards(state)
            self._cards = cards
        texts = {
            "phase": f'"{state.phase.value}"',
            "turn": str(state.turn),
            "part": str(state.part),
            "territories": self._territories(state),
            "hands": self._hands,
        }
        if state.pile != self._pile:
            texts["pile"] = _words(state.pile)
        for name in compress(OPTIONAL, _values(state)):
            texts[name] = _spelled(self._ground, name, getattr(state, name))
        return texts

    def _territories(self, state: State) -> str:
        rows, board = self._rows, [*state.owners, *state.armies]
        for place in compress(self._places, map(ne, board, self._board)):
            id_ = self._ground.board.ids[place]
            row = f'"{id_}":["{state.owners[place]}",{state.armies[place]}]'
            rows[self._rank[place]] = row
        self._board = board
        return f"{{{','.join(rows)}}}"

    def _take_cards(self, state: State) -> None:
        seats, hands = self._ground.sorted_seats, state.hands
        rows = ",".join([f'"{seat}":{_words(hands[seat])}' for seat in seats])
        self._hands = f"{{{rows}}}"
        self._pile = usual_pile(self._ground, hands, state.discard)


def _words(words: list[str]) -> str:
    return '["{}"]'.format('","'.join(words)) if words else "[]"


def _spelled(setting: Setting, name: str, value: Any) -> str:
    kind = value.__class__
    if kind is int:
        return str(value)
    if kind is str:
        return f'"{value}"'
    if kind is list and value[0].__class__ is str:
        return _words(value)
    return canonical(plain(setting, name, value), check=False).decode()
