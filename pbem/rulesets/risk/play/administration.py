"""
What a group may decide about its players (A-18, A-19): giving up, and a missed turn.

A player who gives up is out. Their armies stay where they are and are neutral from then on: they never
attack, never grow, never move (R-074). Their cards go on the discard pile. The last player left wins.
Whoever alone holds their capital then wins too: at once, or when the turn ends in which somebody gave up,
and that is now if it was the turn of the one who did (R-094, A-67).

A missed turn is played with the least that is legal (R-023): a set where one is compulsory, all armies
due on the border, no attack, no move. Where hands are hidden nobody turns in a set for another player.
"""

from collections.abc import Iterator

from pbem.engine.table.terms import Data
from pbem.errors import InputError
from pbem.rulesets.risk.events import CardsDiscarded, Event, GameWon, PlayerResigned
from pbem.rulesets.risk.play.cards import forced_at_start, possible_sets, set_value
from pbem.rulesets.risk.play.elimination import survivor, win_at_once, winner_at_turn_end
from pbem.rulesets.risk.play.reinforce import armies_due
from pbem.rulesets.risk.play.selectors import touches_foreign
from pbem.rulesets.risk.play.turn import pass_on
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State

BEFORE_PLAY = (Phase.BLANK, Phase.SETUP)
"""Phases in which nothing can be decided yet."""


# Giving up


def resign(setting: Setting, state: State, seat: str) -> Iterator[Event]:
    """Take a seat out; its armies turn neutral. Raises InputError before the first turn."""
    if state.phase in (*BEFORE_PLAY, Phase.OVER) or seat in state.out:
        raise InputError(f"{seat} cannot give up now: the game has not started, or is over for {seat}")
    moving = seat == (state.bonus[0][0] if state.bonus else state.mover)
    cards = tuple(state.hands[seat])
    yield PlayerResigned(seat, tuple(setting.held(state, seat)))
    if cards:
        yield CardsDiscarded(seat, cards)
    if winner := survivor(setting, state):
        yield GameWon(winner, "resigned")
    elif (yield from win_at_once(setting, state)) or not moving:
        return
    elif winner := winner_at_turn_end(setting, state):
        yield GameWon(winner, "capitals")
    else:
        yield from pass_on(setting, state)


# A missed turn


def minimal(setting: Setting, state: State, seat: str) -> Data:
    """Return the least orders for the turn of a seat; raises InputError where there are none."""
    if state.phase not in (Phase.TURN, Phase.ATTACK) or state.mover != seat:
        raise InputError("only a turn can be missed, and this is not a turn")
    if state.phase is Phase.ATTACK:
        return {}
    trios = _least_sets(setting, state, seat)
    armies = armies_due(setting, state.owners, seat).total
    armies += sum(set_value(setting.rules, state.sets + place) for place in range(1, len(trios) + 1))
    orders: Data = {"trade": trios} if trios else {}
    return {**orders, "place": _least_placing(setting, state, seat, armies)}


def _least_sets(setting: Setting, state: State, seat: str) -> list[list[str]]:
    """Choose the compulsory sets: of the possible ones, the first in the order of the hand."""
    hand = list(state.hands[seat])
    trios = []
    for _ in range(0 if setting.hidden else forced_at_start(len(hand))):
        trio = possible_sets(hand, setting.board)[0]
        for card in trio:
            hand.remove(card)
        trios.append(list(trio))
    return trios


def _least_placing(setting: Setting, state: State, seat: str, armies: int) -> Data:
    """Put all armies on the strongest border territories; the first of equals in board order."""

    def rank(territory: str) -> tuple[bool, int]:
        return not touches_foreign(setting, state, territory), -setting.armies(state, territory)

    placing: Data = {}
    for territory in sorted(setting.held(state, seat), key=rank):
        number = min(armies, setting.room(state, territory))
        if number > 0:
            placing[territory] = number
            armies -= number
    return placing
