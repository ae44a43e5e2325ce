"""
The state as plain data, for the game file and its hash, and back.

    phase, turn, part      always
    territories            {id: [owner, armies]} in board order; owner "" is nobody
    hands                  {seat: [cards]} in seat order
    pile                   only if it is not what hands and discards leave of the deck; where it
                           lies face down always, without a common deck never
    ...                    every other field of `State` that is not empty, under its own name

`load` refuses everything else: what it accepts, `dump` writes again.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain, compress
from operator import attrgetter, ne
from typing import Any

import attrs

from pbem.engine.ruleset import FACE_UP
from pbem.rulesets.risk.board import Board
from pbem.rulesets.risk.consistency import require_consistent
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import JOKER, NEUTRAL, DiceOnTable, State
from pbem.rulesets.risk.state_reader import OPTIONAL, Data, StateReader, table_of
from pbem.trust.canonical import canonical

_TOP = ("phase", "turn", "part", "territories", "hands")
_BY_SEAT = ("to_place", "lists", "defence", "capital_bonus", "capitals")


# Writing


def dump(setting: Setting, state: State) -> Data:
    """Write a state as plain data; the parts of it belong to the state still."""
    data: Data = {
        "phase": state.phase.value,
        "turn": state.turn,
        "part": state.part,
        "territories": {
            id_: [owner, armies]
            for id_, owner, armies in zip(
                setting.board.ids, state.owners, state.armies, strict=True
            )
        },
        "hands": {seat: state.hands[seat] for seat in setting.seats},
    }
    if state.pile != usual_pile(setting, state.hands, state.discard):
        data["pile"] = state.pile
    for name in OPTIONAL:
        value = getattr(state, name)
        if value:
            data[name] = plain(setting, name, value)
    return data


def plain(setting: Setting, name: str, value: Any) -> Any:
    """Return the value of an optional field as plain data."""
    if name in _BY_SEAT:
        return {seat: value[seat] for seat in (*setting.seats, NEUTRAL) if seat in value}
    match name, value:
        case "throw", DiceOnTable():
            return attrs.asdict(value)
        case "bonus", _:
            return [[seat, armies, list(territories)] for seat, armies, territories in value]
        case _:
            return value


def usual_pile(
    setting: Setting, hands: Mapping[str, Sequence[str]], discard: Sequence[str]
) -> list[str]:
    """Return the pile that need not be said."""
    if setting.cards == FACE_UP:
        return _rest_of_deck(setting, hands, discard)
    return []


def _rest_of_deck(
    setting: Setting, hands: Mapping[str, Sequence[str]], discard: Sequence[str]
) -> list[str]:
    return list(_deck_without(setting.board, tuple(chain(*hands.values(), discard))))


# Cards move once a turn, and the question comes several times.
@lru_cache(maxsize=16)
def _deck_without(board: Board, gone: tuple[str, ...]) -> Sequence[str]:
    if not gone:
        return board.deck
    # All cards but the jokers are there once.
    taken = set(gone)
    cards = [card for card in board.deck if card not in taken and card != JOKER]
    return cards + [JOKER] * (board.jokers - gone.count(JOKER))


# Reading


def load(setting: Setting, data: Any) -> State:
    """Read a state; raise ValueError with a sentence that names the place."""
    whole = table_of("state", data)
    for key in whole:
        if key not in _TOP and key != "pile" and key not in OPTIONAL:
            raise ValueError(f"state: there is no key {key!r}")
    for key in _TOP:
        if key not in whole:
            raise ValueError(f"state: {key!r} is missing")
    reader = StateReader(setting)
    owners, armies = reader.territories(whole["territories"])
    hands = reader.hands(whole["hands"])
    discard = reader.cards("discard", whole.get("discard", []))
    pile = whole.get("pile", usual_pile(setting, hands, discard))
    state = State(owners, armies, hands, reader.cards("pile", pile), discard)
    state.phase = reader.phase(whole["phase"])
    state.turn = reader.number("turn", whole["turn"])
    state.part = reader.number("part", whole["part"])
    for key, read in OPTIONAL.items():
        if key in whole:
            setattr(state, key, read(reader, key, whole[key]))
    reader.deck(state)
    require_consistent(setting, state)
    return state


# ── The state as canonical text, written straight from the lists it is kept in ────────────────────
#
# It is what a general printer makes of `snapshot.dump`, key by key, many times as fast; the tests compare
# the two. Ids, seats and cards have no characters that need an escape. Rare values are left to the printer.

_values = attrgetter(*OPTIONAL)


@attrs.define(eq=False)
class StateWriter:
    """
    Writes the states of one game, mostly one after the other (`pbem.engine.ruleset.WritesStates`).

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
