"""
The state of a game of world conquest, as plain as a board on a table.

Owners and armies stand in board order, hands in seat order; hands, pile and discards hold their
cards in board order, jokers last. Where hands are hidden they hold tokens too (see below), and a
hand keeps its cards in the order in which they came, the oldest first. Nothing here decides
anything; the state changes only in `evolution.py`. Each field says what kind of value it holds
(`kinds.py`); those that go together, such as owners and armies, are read by `snapshot.py`.
"""

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

from pbem.engine.modes.tokens import CARD_FACE_DOWN
from pbem.engine.table.terms import DEALER, PRIVATE
from pbem.record import mutable
from pbem.rulesets.kept import (
    FLAG,
    NUMBER,
    FieldKind,
    copy_fields,
    copy_values,
    joint,
    kept,
    list_of,
    nothing,
    optional,
    part_of,
    word_of,
)
from pbem.rulesets.risk import kinds
from pbem.rulesets.risk.board import JOKER, NEUTRAL
from pbem.rulesets.risk.facts import Facts
from pbem.rulesets.risk.orders import BonusRule, Defence, SetupLists

__all__ = ["CARDS", "JOKER", "NEUTRAL", "DiceOnTable", "Phase", "State", "is_sound", "is_token", "open_in", "tokens_in"]


class Phase(StrEnum):
    """What the game waits for."""

    BLANK = "blank"  # nothing has happened yet
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

    source: str = kept(kinds.LAND, str, always=True)
    target: str = kept(kinds.LAND, str, always=True)
    attack: list[int] = kept(kinds.ATTACK_DICE, list, always=True)
    defence: list[int] = kept(kinds.DEFENCE_DICE, list, always=True)
    rerolled: bool = kept(FLAG, bool, always=True)


def _read_phase(_: Any, where: str, plain: Any) -> Phase:
    if plain.__class__ is not str or plain not in tuple(Phase):
        raise ValueError(f"{where}: {plain!r} is not a phase")
    return Phase(plain)


def _read_cards(facts: Facts, where: str, plain: Any) -> list[str]:
    """Read the cards of a hand or pile, in their order; tokens where cards lie face down."""
    known = facts.card_order
    cards = [
        one if one.__class__ is str and (one in known or is_sound(facts.cards, one)) else word_of(where, one, known)
        for one in list_of(where, plain)
    ]
    if cards != facts.arrange(cards):
        raise ValueError(f"{where}: cards stand in board order, jokers last")
    return cards


_PHASE = FieldKind(_read_phase, lambda _, phase: phase.value)
CARDS: FieldKind[list[str]] = FieldKind(_read_cards, copy=list)
_BLANK = Phase.BLANK


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
    seat; `asked` names the seats that must hand in lists before play goes on.

    Standing orders and lists are values (`orders.py`): events replace them.

    `peeked` holds, by seat, the cards of a hand that only this reader sees; it is never kept.
    """

    owners: list[str] = joint(list, list)
    armies: list[int] = joint(list, list)
    hands: dict[str, list[str]] = joint(copy_values(list), dict)
    pile: list[str] = joint(list, list)
    phase: Phase = kept(_PHASE, lambda: _BLANK, always=True)
    turn: int = kept(NUMBER, int, always=True)
    part: int = kept(NUMBER, lambda: 1, always=True)
    mover: str = kept(kinds.SEAT, str)
    sets: int = kept(NUMBER, int)
    discard: list[str] = kept(CARDS, list)
    out: list[str] = kept(kinds.SEATS, list)
    winner: str = kept(kinds.SEAT, str)
    # this turn
    captured: list[str] = kept(kinds.LANDS, list)
    eliminated: list[str] = kept(kinds.SEATS, list)
    due: int = kept(NUMBER, int)
    commander_part: int = kept(NUMBER, int)
    opened: list[str] = kept(kinds.OPENED, list)
    throw: DiceOnTable | None = kept(optional(part_of(DiceOnTable)), nothing)
    # set-up
    starter: str = kept(kinds.SEAT, str)
    to_place: dict[str, int] = kept(kinds.TO_PLACE, dict)
    placed: int = kept(NUMBER, int)
    lists: dict[str, SetupLists] = kept(kinds.SETUP_LISTS, dict)
    asked: list[str] = kept(kinds.SEATS, list)
    # standing orders and capitals
    defence: dict[str, Defence] = kept(kinds.DEFENCES, dict)
    capital_bonus: dict[str, tuple[BonusRule, ...]] = kept(kinds.CAPITAL_BONUS, dict)
    capitals: dict[str, str] = kept(kinds.CAPITALS, dict)
    bonus: list[tuple[str, int, list[str]]] = kept(kinds.BONUSES, list)
    # for a reader who looks at cards face down
    peeked: dict[str, list[str]] = joint(copy_values(list), dict)

    def copy(self) -> "State":
        """Return a state that can be evolved without changing this one."""
        return copy_fields(self)


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
