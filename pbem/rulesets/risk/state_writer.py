"""
The state as canonical text, written straight from the lists it is kept in.

It is what a general printer makes of `snapshot.dump`, key by key, many times as fast; the tests compare
the two. Ids, seats and cards have no characters that need an escape. Rare values are left to the printer.
"""

from itertools import compress
from operator import attrgetter, ne
from typing import Any

import attrs

from pbem.record import mutable
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.snapshot import plain, usual_pile
from pbem.rulesets.risk.state import State
from pbem.rulesets.risk.state_reader import OPTIONAL
from pbem.trust.canonical import canonical

_values = attrgetter(*OPTIONAL)


@mutable
class StateWriter:
    """
    Writes the states of one game, mostly one after the other (`pbem.engine.table.resolution.WritesStates`).

    From one to the next few territories and hands change: what did not is not written again.
    `board` holds the owners and the armies as they were written last, `cards` the hands and the
    discards; `territories`, `hands` and `pile` are what came of them.
    """

    setting: Setting
    board: list[Any] = attrs.Factory(list)
    territories: dict[str, str] = attrs.Factory(dict)
    cards: list[tuple[str, ...]] = attrs.Factory(list)
    hands: str = ""
    pile: list[str] = attrs.Factory(list)

    def __attrs_post_init__(self) -> None:
        """Territories stand in alphabetical order of their ids."""
        ids = self.setting.board.ids
        self.board = [None] * 2 * len(ids)
        self.territories = dict.fromkeys(sorted(ids), "")

    def write(self, state: State, /) -> dict[str, str]:
        """Write each value of `dump(setting, state)` in canonical form."""
        hands = state.hands
        cards = [*[tuple(hands[seat]) for seat in self.setting.sorted_seats], tuple(state.discard)]
        if cards != self.cards:
            self._write_hands(state)
            self.cards = cards
        texts = {
            "phase": f'"{state.phase.value}"',
            "turn": str(state.turn),
            "part": str(state.part),
            "territories": self._write_territories(state),
            "hands": self.hands,
        }
        if state.pile != self.pile:
            texts["pile"] = _words(state.pile)
        for name in compress(OPTIONAL, _values(state)):
            texts[name] = _write_value(self.setting, name, getattr(state, name))
        return texts

    def _write_territories(self, state: State) -> str:
        ids, board = self.setting.board.ids, [*state.owners, *state.armies]
        for place in compress(range(len(board)), map(ne, board, self.board)):
            at = place % len(ids)
            text = f'"{ids[at]}":["{state.owners[at]}",{state.armies[at]}]'
            self.territories[ids[at]] = text
        self.board = board
        return f"{{{','.join(self.territories.values())}}}"

    def _write_hands(self, state: State) -> None:
        seats, hands = self.setting.sorted_seats, state.hands
        texts = ",".join([f'"{seat}":{_words(hands[seat])}' for seat in seats])
        self.hands = f"{{{texts}}}"
        self.pile = usual_pile(self.setting, hands, state.discard)


def _words(words: list[str]) -> str:
    return '["{}"]'.format('","'.join(words)) if words else "[]"


def _write_value(setting: Setting, name: str, value: Any) -> str:
    kind = value.__class__
    if kind is int:
        return str(value)
    if kind is str:
        return f'"{value}"'
    if kind is list and value[0].__class__ is str:
        return _words(value)
    return canonical(plain(setting, name, value), check=False).decode()
