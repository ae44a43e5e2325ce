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
from itertools import chain
from typing import Any

import attrs

from pbem.rulesets.risk.board import Board
from pbem.rulesets.risk.play.consistency import require_consistent
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import JOKER, NEUTRAL, DiceOnTable, State
from pbem.rulesets.risk.state_reader import OPTIONAL, Data, StateReader, table_of

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
    return [] if setting.hidden else _rest_of_deck(setting, hands, discard)


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
