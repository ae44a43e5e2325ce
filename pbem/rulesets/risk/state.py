"""
The state of a game of world conquest, as plain as a board on a table.

Owners and armies stand in board order, hands in seat order. Nothing here decides anything; the state
changes only in `evolution.py`.
"""

from enum import StrEnum
from typing import Any

import attrs

NEUTRAL = "neutral"
"""Owner of the neutral armies (R-069); no seat may have this id."""

JOKER = "joker"


class Phase(StrEnum):
    """What the game waits for."""

    BLANK = "blank"  # nothing happened yet
    SETUP = "setup"  # lists for claiming, adding, neutral armies, capitals
    TURN = "turn"  # a whole turn
    ATTACK = "attack"  # a further part: attacks and the move
    ELIMINATION = "elimination"  # cards of an eliminated seat to be traded, armies to be placed
    THROW = "throw"  # dice lie on the table; the attacker may change one
    BONUS = "bonus"  # the conqueror of a capital places his bonus armies
    OVER = "over"


@attrs.define
class Throw:
    """Dice on the table (phase THROW): the battle, the dice, and what the entry had counted."""

    source: str
    target: str
    attack: list[int]
    defence: list[int]


@attrs.define
class State:
    """
    Everything that the rules need to go on.

    `owners[i]` and `armies[i]` belong to the i-th territory of the board; owner "" is nobody.
    `captured` lists the territories captured in this turn, `received` the cards got by the pending
    elimination (may trade only then, A-45), `bonus` the open capital bonuses as
    [conqueror, armies, [territories]] in order, `lists` what is left of the set-up lists by seat.
    """

    owners: list[str]
    armies: list[int]
    hands: dict[str, list[str]]
    pile: list[str]
    discard: list[str]
    phase: Phase = Phase.BLANK
    turn: int = 0
    part: int = 1
    mover: str = ""
    sets: int = 0
    out: list[str] = attrs.Factory(list)
    winner: str = ""
    # this turn
    captured: list[str] = attrs.Factory(list)
    eliminated: list[str] = attrs.Factory(list)
    received: bool = False
    due: int = 0
    commander_used: bool = False
    opened: list[str] = attrs.Factory(list)
    throw: Throw | None = None
    # set-up
    starter: str = ""
    to_place: dict[str, int] = attrs.Factory(dict)
    lists: dict[str, dict[str, Any]] = attrs.Factory(dict)
    asked: list[str] = attrs.Factory(list)
    # standing orders and capitals
    defence: dict[str, dict[str, Any]] = attrs.Factory(dict)
    capital_bonus: dict[str, list[dict[str, Any]]] = attrs.Factory(dict)
    capitals: dict[str, str] = attrs.Factory(dict)
    bonus: list[tuple[str, int, list[str]]] = attrs.Factory(list)
