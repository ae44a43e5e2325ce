"""
The state of a game of world conquest, as plain as a board on a table.

Owners and armies stand in board order, hands in seat order; hands, pile and discards hold their
cards in board order, jokers last. Where hands are hidden they hold tokens too (`tokens.py`), and a
hand keeps its cards in the order in which they came, the oldest first. Nothing here decides
anything; the state changes only in `evolution.py`.
"""

from enum import StrEnum
from typing import Any

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


class Throw:  # noqa: PLW1641 - what changes has no hash
    """
    Dice on the table that the attacker may still change (R-085, R-089).

    `rerolled` says that a card was already used on them. The attack entry that threw them is gone:
    a pause drops it (4.10 point 1).
    """

    def __init__(
        self,
        source: str,
        target: str,
        attack: list[int],
        defence: list[int],
        rerolled: bool = False,
    ) -> None:
        self.source = source
        self.target = target
        self.attack = attack
        self.defence = defence
        self.rerolled = rerolled

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Throw) and vars(self) == vars(other)


class State:  # noqa: PLW1641 - what changes has no hash
    """
    Everything that the rules need to go on.

    `owners[i]` and `armies[i]` belong to the i-th territory of the board; owner "" is nobody.
    `mover` is the seat to move, in the set-up the seat to place; in the phase BONUS it is the seat
    that was eliminated. `captured` lists the territories captured in this turn. `due` counts armies
    that must be placed before play goes on: those of traded sets that a pause left over. `bonus`
    holds the open capital bonus as (conqueror, armies, [vacated territories]). `commander_part` is
    the part of this turn in which the commander was used, 0 before that.

    Set-up: `to_place` counts the armies that a seat (or "neutral") has still to place, `placed` those
    that the mover has placed in this placing turn (R-071), `lists` what is left of the lists by
    seat: {"claim": [ids and selectors], "add": [{"at": [...], "armies": n or "rest"}], "neutral":
    [same], "capital": [ids], "batch": n}, each key optional; `asked` names the seats that must hand
    in lists before play goes on. In an entry that is being dealt over a selector, "last" is the
    territory that got the last army.

    `peeked` holds, by seat, the cards of a hand that only this reader sees.

    Standing orders are the plain tables of the order file with ids in place of names.
    """

    def __init__(
        self,
        owners: list[str],
        armies: list[int],
        hands: dict[str, list[str]],
        pile: list[str],
        discard: list[str],
    ) -> None:
        self.owners = owners
        self.armies = armies
        self.hands = hands
        self.pile = pile
        self.discard = discard
        self.phase = Phase.BLANK
        self.turn = 0
        self.part = 1
        self.mover = ""
        self.sets = 0
        self.out: list[str] = []
        self.winner = ""
        # this turn
        self.captured: list[str] = []
        self.eliminated: list[str] = []
        self.due = 0
        self.commander_part = 0
        self.opened: list[str] = []
        self.throw: Throw | None = None
        # set-up
        self.starter = ""
        self.to_place: dict[str, int] = {}
        self.placed = 0
        self.lists: dict[str, dict[str, Any]] = {}
        self.asked: list[str] = []
        # standing orders and capitals
        self.defence: dict[str, dict[str, Any]] = {}
        self.capital_bonus: dict[str, list[dict[str, Any]]] = {}
        self.capitals: dict[str, str] = {}
        self.bonus: list[tuple[str, int, list[str]]] = []
        # for a reader who looks at cards face down; never kept
        self.peeked: dict[str, list[str]] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and vars(self) == vars(other)
