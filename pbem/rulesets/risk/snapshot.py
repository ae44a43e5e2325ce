"""
The state as plain data, for the game file and its hash, and back.

    phase, turn, part      always
    territories            {id: [owner, armies]} in board order; owner "" is nobody
    hands                  {seat: [cards]} in seat order
    pile                   only if it is not what hands and discards leave of the deck; where it
                           lies face down always, without a common deck never
    ...                    every other field of `State` that is not empty, under its own name

`load` refuses everything else: what it accepts, `dump` writes again, and it is asked what goes together.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from pbem.engine.modes import tokens
from pbem.rulesets.kept import Data, list_of, number_of, read_fields, table_of, word_of, write_fields
from pbem.rulesets.risk.board import Board
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import CARDS, JOKER, NEUTRAL, Phase, State, open_in, tokens_in

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


def usual_pile(setting: Setting, hands: Mapping[str, Sequence[str]], discard: Sequence[str]) -> list[str]:
    """Return the pile that need not be said."""
    return [] if setting.hidden else list(_deck_without(setting.board, tuple(chain(*hands.values(), discard))))


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
    table = table_of("hands", plain)
    if sorted(table) != sorted(setting.seats):
        raise ValueError("hands: every seat is expected, and no other")
    return {seat: CARDS.read(setting, f"hands.{seat}", table[seat]) for seat in setting.seats}


# ── What goes together: the rules rely on it, and a game file may come from an enemy ──────────────
#
# Each value was read by its kind (`kinds.py`); here it is asked whether they could be those of one game.

_MOVING = (Phase.TURN, Phase.ATTACK, Phase.ELIMINATION, Phase.THROW)
_MOST_HELD = 10
"""Cards in all hands for each seat: five are the most by the rules, and a ruling may give some."""


def require_consistent(setting: Setting, state: State) -> None:
    """Raise ValueError with a sentence for a state that no game can reach."""
    if state.phase is Phase.SETUP:
        _require_setup(setting, state)
    elif state.phase is not Phase.BLANK:
        _require_players(setting, state)
    if "" in state.owners and (state.capitals or state.phase not in (Phase.BLANK, Phase.SETUP)):
        raise ValueError("territories: one is free after the set-up")
    if state.phase in _MOVING and state.mover not in state.owners:
        raise ValueError("mover: the seat to move holds no territory")
    if state.phase is Phase.THROW or state.throw is not None:
        _require_throw(setting, state)
    if state.phase is Phase.BONUS or state.bonus:
        _require_bonus(setting, state)
    if (state.phase is Phase.OVER) != bool(state.winner):
        raise ValueError("winner: a game that is over has one, and no other")


def _require_setup(setting: Setting, state: State) -> None:
    if not state.mover or not state.asked:
        raise ValueError("asked: in the set-up somebody places, and somebody is asked")
    claiming = "" in state.owners
    if not state.starter and (claiming or setting.rules.first_turn != "roll"):
        raise ValueError("starter: who began the set-up is missing")
    if claiming and any(seat not in state.to_place for seat in setting.seats):
        raise ValueError("to_place: somebody is missing")


def _require_players(setting: Setting, state: State) -> None:
    if any(seat in state.owners for seat in state.out):
        raise ValueError("out: somebody who is out of the game holds a territory")
    if len(setting.live(state)) < 2 and state.phase is not Phase.OVER:
        raise ValueError("out: one player is left, so the game is over")


def _require_throw(setting: Setting, state: State) -> None:
    """Dice on the table belong to an attack that both sides can fight (R-033 to R-035)."""
    throw = state.throw
    if throw is None or state.phase is not Phase.THROW:
        raise ValueError("throw: dice lie on the table in the phase throw, and in no other")
    if setting.owner(state, throw.source) != state.mover:
        raise ValueError("throw: the attack comes from nowhere of the attacker's")
    if setting.owner(state, throw.target) == state.mover:
        raise ValueError("throw: a player attacks their own territory")
    if len(throw.attack) >= setting.armies(state, throw.source):
        raise ValueError("throw: the attacker throws too many dice")
    if len(throw.defence) > setting.armies(state, throw.target):
        raise ValueError("throw: the defender throws too many dice")


def require_deck(setting: Setting, state: State) -> None:
    """Raise ValueError if a card stands in two places."""
    cards = [*chain(*state.hands.values()), *state.pile, *state.discard]
    if setting.hidden:
        _require_hidden(setting, state, cards)
    if setting.has_pile:
        surplus = Counter(open_in(cards)) - Counter(setting.board.deck)
        if surplus:
            raise ValueError(f"hands: {', '.join(surplus)} is in more than one place")


def _require_hidden(setting: Setting, state: State, cards: Sequence[str]) -> None:
    """
    Raise ValueError unless these can be all cards of a game in which hands are hidden.

    Each card face down lies in one place; with one deck for all they are as many as the deck has,
    without it there is neither pile nor discards, and hands hold no more than players can come by.
    """
    numbers = [tokens.number_of(token) for token in tokens_in(cards)]
    if len(set(numbers)) != len(numbers):
        raise ValueError("hands: a card that lies face down is in more than one place")
    if not setting.has_pile and (state.pile or state.discard):
        raise ValueError("pile: this game has no pile and no discards; each draw stands alone")
    if not setting.has_pile:
        if len(cards) > _MOST_HELD * len(setting.seats):
            raise ValueError("hands: they hold more cards than this game can have")
        return
    if len(cards) != len(setting.board.deck):
        raise ValueError("pile: pile, discards and hands are not as many cards as the deck has")
    if state.phase is not Phase.BLANK and open_in(state.pile):
        raise ValueError("pile: a card lies open in it")


def _require_bonus(setting: Setting, state: State) -> None:
    """The bonus of a capital is for territories that its conqueror has now (R-093)."""
    if not state.bonus or state.phase is not Phase.BONUS or state.mover not in state.out:
        raise ValueError("bonus: it is due in the phase bonus, and in no other")
    for seat, armies, vacated in state.bonus:
        if not armies or not vacated or any(setting.owner(state, at) != seat for at in vacated):
            raise ValueError("bonus: the vacated territories are not the conqueror's")
