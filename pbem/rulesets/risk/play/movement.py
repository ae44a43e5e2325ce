"""
The move at the end of a turn: the free move, or fortifying (R-047 to R-049, R-079, R-084).

A free move takes armies from one own territory to one adjacent own territory; its entries are
alternatives. Fortifying shifts armies between any own territories joined by own ones; what stands
there when it begins is counted, what comes in cannot go on (A-58), and under a limit the final
position counts, not the order of the entries.
"""

from collections.abc import Callable, Iterator, Sequence

import attrs

from pbem.record import tool
from pbem.rulesets.risk.conditions.language import Expression
from pbem.rulesets.risk.events import ArmiesFortified, Event, FreeMoveMade, OrderSkipped
from pbem.rulesets.risk.orders import Move
from pbem.rulesets.risk.play.turn_in_play import TurnInPlay
from pbem.rulesets.risk.rules import Rules
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State

Refusal = tuple[str, tuple[str, ...]]
"""A word of `words/tellings.py` and its details."""


def make_free_move(turn: TurnInPlay) -> Iterator[Event]:
    """Carry out the first entry that can be (R-047)."""
    for number, move in enumerate(turn.orders.free_moves, 1):
        spare = turn.setting.armies(turn.state, move.source) - 1
        room = turn.setting.room(turn.state, move.target)
        wanted = _armies_wanted(turn, move, min(spare, room))
        refusal = _refuse_ends(turn, move) or _refuse_number(move, wanted, spare, room)
        if not refusal:
            yield FreeMoveMade(turn.seat, move.source, move.target, wanted)
            return
        yield OrderSkipped("free_move", number, *refusal)


def _refuse_ends(turn: TurnInPlay, move: Move) -> Refusal | None:
    """Refuse what has nothing to do with numbers."""
    view = turn.view_from(move.source, move.target)
    if move.condition is not None and not move.condition.holds(view):
        return "condition", (move.condition.text,)
    if not view.own(move.source):
        return "source", (move.source,)
    if not view.own(move.target):
        return "foreign", (move.target,)
    return None


def _refuse_number(move: Move, wanted: int, spare: int, room: int) -> Refusal | None:
    """At least one army stays behind (R-047), and none goes above the limit (R-084)."""
    if spare < 1:
        return "nothing", (move.source,)
    if room < 1 or spare >= wanted > room:
        return "cap", (move.target, str(max(0, room)))
    if not 1 <= wanted <= spare:
        return "count", (move.source, str(spare), str(wanted))
    return None


def _armies_wanted(turn: TurnInPlay, move: Move, most: int) -> int:
    """Return the armies that an entry asks for; "max" is all that may go."""
    match move.armies:
        case Expression() as expression:
            return expression(turn.view_from(move.source, move.target))
        case int(number):
            return number
        case _:
            return most


# Fortifying


@tool
class _Fortifying:
    """Entries accepted so far, as (number, entry, armies); numbers of the position at the start."""

    setting: Setting
    state: State
    accepted: list[tuple[int, Move, int]] = attrs.Factory(list)

    def gone(self, territory: str) -> int:
        return sum(armies for _, move, armies in self.accepted if move.source == territory)

    def position(self, territory: str) -> int:
        came = sum(armies for _, move, armies in self.accepted if move.target == territory)
        return self.setting.armies(self.state, territory) - self.gone(territory) + came

    def over_limit(self) -> str:
        """Return a territory that would end above the limit, "" if none."""
        targets = (move.target for _, move, _ in self.accepted)
        return next((one for one in targets if self.position(one) > self.setting.limit), "")


def fortify(turn: TurnInPlay) -> Iterator[Event]:
    """Carry out all entries that can be, seen from the position at the start."""
    shift = _Fortifying(turn.setting, turn.state)
    refusals: list[tuple[int, Refusal]] = []
    for number, move in enumerate(turn.orders.fortify, 1):
        refusal = _accept(turn, shift, number, move)
        if refusal:
            refusals.append((number, refusal))
    refusals += _drop_surplus(shift)
    for number, refusal in sorted(refusals):
        yield OrderSkipped("fortify", number, *refusal)
    for _, move, armies in list(shift.accepted):
        yield ArmiesFortified(turn.seat, move.source, move.target, armies)


def _accept(turn: TurnInPlay, shift: _Fortifying, number: int, move: Move) -> Refusal | None:
    setting, state = turn.setting, turn.state
    refusal = _refuse_ends(turn, move)
    if refusal:
        return refusal
    if not is_connected(setting, state, move.source, move.target):
        return "path", (move.source, move.target)
    spare = setting.armies(state, move.source) - 1 - shift.gone(move.source)
    room = setting.limit - shift.position(move.target)
    wanted = _armies_wanted(turn, move, min(spare, room))
    # A later entry may make room: only "max" looks at the limit now.
    refusal = _refuse_number(move, wanted, spare, room if move.armies == "max" else setting.limit)
    if not refusal:
        shift.accepted.append((number, move, wanted))
    return refusal


def _drop_surplus(shift: _Fortifying) -> list[tuple[int, Refusal]]:
    """Drop the last entries into territories that would end above the limit (R-084)."""
    dropped: list[tuple[int, Refusal]] = []
    while territory := shift.over_limit():
        into = [entry for entry in shift.accepted if entry[1].target == territory]
        number, move, armies = into[-1]
        room = shift.setting.limit - shift.position(territory) + armies
        shift.accepted.remove(into[-1])
        dropped.append((number, ("cap", (move.target, str(max(0, room))))))
    return dropped


def is_connected(setting: Setting, state: State, source: str, target: str) -> bool:
    """Say whether own territories join two own territories, in the direction of the borders."""
    owner = setting.owner(state, source)
    reached, edge = {source}, [source]
    while edge:
        here = edge.pop()
        fresh = _own_of(setting, state, owner, setting.board.borders[here] - reached)
        reached.update(fresh)
        edge += fresh
    return target in reached and source != target


def _own_of(setting: Setting, state: State, owner: str, some: frozenset[str]) -> Sequence[str]:
    # The order does not matter here: only what is reached is asked for.
    return [territory for territory in some if setting.owner(state, territory) == owner]


def move_section(rules: Rules) -> str:
    """Name the section of the move at the end of a turn (R-047, R-079)."""
    return "fortify" if rules.movement == "connected" else "free_move"


MOVES: dict[str, Callable[[TurnInPlay], Iterator[Event]]] = {"adjacent": make_free_move, "connected": fortify}
"""How the rules choice `movement` is played."""
