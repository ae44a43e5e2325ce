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

from pbem.rulesets.kept import (
    Data,
    list_of,
    number_of,
    read_fields,
    table_of,
    word_of,
    write_fields,
)
from pbem.rulesets.risk.board import Board
from pbem.rulesets.risk.play.consistency import require_consistent, require_deck
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import CARDS, JOKER, NEUTRAL, State

_JOINT = ("territories", "hands", "pile")


# Writing


def dump(setting: Setting, state: State) -> Data:
    """Write a state as plain data; the parts of it belong to the state still."""
    fields = write_fields(setting, state)
    data: Data = {name: fields.pop(name) for name in ("phase", "turn", "part")}
    board = zip(setting.board.ids, state.owners, state.armies, strict=True)
    data["territories"] = {id_: [owner, armies] for id_, owner, armies in board}
    data["hands"] = {seat: state.hands[seat] for seat in setting.seats}
    if state.pile != usual_pile(setting, state.hands, state.discard):
        data["pile"] = state.pile
    return data | fields


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
    fields = read_fields(State, setting, data, besides=_JOINT)
    for key in ("territories", "hands"):
        if key not in data:
            raise ValueError(f"state: {key!r} is missing")
    owners, armies = _read_territories(setting, data["territories"])
    hands = _read_hands(setting, data["hands"])
    pile = data.get("pile", usual_pile(setting, hands, fields.get("discard", [])))
    state = State(owners, armies, hands, CARDS.read(setting, "pile", pile), **fields)
    require_deck(setting, state)
    require_consistent(setting, state)
    return state


def _read_territories(setting: Setting, plain: Any) -> tuple[list[str], list[int]]:
    """Read the owner and the armies of each territory."""
    table = table_of("territories", plain)
    if sorted(table) != sorted(setting.board.ids):
        raise ValueError("territories: every territory of the board is expected, and no other")
    owners, armies, known = [], [], ("", NEUTRAL, *setting.seats)
    for id_ in setting.board.ids:
        where = f"territories.{id_}"
        pair = list_of(where, table[id_])
        if len(pair) != 2:
            raise ValueError(f"{where}: an owner and a number of armies are expected")
        owners.append(word_of(where, pair[0], known))
        armies.append(number_of(where, pair[1]))
        if bool(owners[-1]) != bool(armies[-1]):
            raise ValueError(f"{where}: armies stand where somebody holds, and nowhere else")
    return owners, armies


def _read_hands(setting: Setting, plain: Any) -> dict[str, list[str]]:
    """Read the hand of each seat."""
    table = table_of("hands", plain)
    if sorted(table) != sorted(setting.seats):
        raise ValueError("hands: every seat is expected, and no other")
    return {seat: CARDS.read(setting, f"hands.{seat}", table[seat]) for seat in setting.seats}
