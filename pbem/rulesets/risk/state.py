"""
The state of a game of world conquest, as plain as a board on a table.

Owners and armies stand in board order, hands in seat order; hands, pile and discards hold their
cards in board order, jokers last. Where hands are hidden they hold tokens too (see below), and a
hand keeps its cards in the order in which they came, the oldest first. Nothing here decides
anything; the state changes only in `evolution.py`.
"""

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

import attrs

from pbem.engine.modes.tokens import CARD_FACE_DOWN
from pbem.engine.table.ruleset import DEALER, PRIVATE
from pbem.record import mutable

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
    BONUS = "bonus"  # the conqueror of a capital places the bonus armies
    OVER = "over"


@mutable
class DiceOnTable:
    """
    Dice that the attacker may still change (R-085, R-089).

    `rerolled` says that a card was already used on them. The attack entry that threw them is gone:
    a pause drops it (4.10 point 1).
    """

    source: str
    target: str
    attack: list[int]
    defence: list[int]
    rerolled: bool = False


@mutable
class State:
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

    Standing orders are the plain tables of the order file with ids in place of names. They and the
    lists are replaced by events, never changed in place.

    `peeked` holds, by seat, the cards of a hand that only this reader sees; it is never kept.
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
    due: int = 0
    commander_part: int = 0
    opened: list[str] = attrs.Factory(list)
    throw: DiceOnTable | None = None
    # set-up
    starter: str = ""
    to_place: dict[str, int] = attrs.Factory(dict)
    placed: int = 0
    lists: dict[str, dict[str, Any]] = attrs.Factory(dict)
    asked: list[str] = attrs.Factory(list)
    # standing orders and capitals
    defence: dict[str, dict[str, Any]] = attrs.Factory(dict)
    capital_bonus: dict[str, list[dict[str, Any]]] = attrs.Factory(dict)
    capitals: dict[str, str] = attrs.Factory(dict)
    bonus: list[tuple[str, int, list[str]]] = attrs.Factory(list)
    # for a reader who looks at cards face down
    peeked: dict[str, list[str]] = attrs.Factory(dict)

    def copy(self) -> "State":
        """Return a state that can be evolved without changing this one."""
        values = {name: _copied(getattr(self, name)) for name in _FIELDS}
        return State(**values)

    def __repr__(self) -> str:
        """Write all fields; a method made by attrs for so many costs each start of a command."""
        return f"State({', '.join(f'{name}={getattr(self, name)!r}' for name in _FIELDS)})"


_FIELDS = tuple(field.name for field in attrs.fields(State))


def _copied(value: Any) -> Any:
    match value:
        case DiceOnTable():
            return attrs.evolve(value, attack=[*value.attack], defence=[*value.defence])
        case list():
            return list(value)
        case dict():
            return {key: list(one) if one.__class__ is list else one for key, one in value.items()}
        case _:
            return value


# ── Cards that lie face down ──────────────────────────────────────────────────────────────────────
#
# A token is a public text that says nothing about the card (`pbem/engine/modes/tokens.py`). With its
# opening everybody can compute the number of the card, its place in the deck; that is the engine's
# work. Here tokens are told apart from ids, and checked when a state comes from a file.

_WORDS = {DEALER: "dealt", PRIVATE: "private"}


def is_token(card: str) -> bool:
    """Say whether a card lies face down; no id of a card has a colon."""
    return ":" in card


def is_sound(cards: str, token: str) -> bool:
    """Say whether this is a token of a game in which cards are held this way."""
    word, _, _ = token.partition(":")
    return word == _WORDS.get(cards) and re.fullmatch(CARD_FACE_DOWN, token) is not None


def tokens_in(cards: Iterable[str]) -> list[str]:
    """Return the cards that lie face down, in their order."""
    return [card for card in cards if is_token(card)]


def open_in(cards: Sequence[str]) -> list[str]:
    """Return the cards that everybody can see, in their order."""
    return [card for card in cards if not is_token(card)]
