"""
One step of a game: from a state, with the orders given, until somebody has to decide again.

The same for every game and for everybody who computes it: who begins, who applies, who audits.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from pbem.engine.table.ruleset import Dice, Table
from pbem.engine.table.terms import Awaited, Clock, Data
from pbem.trust.canonical import canonical
from pbem.trust.dice import SeededDice
from pbem.trust.hashes import state_hash

AnyTable = Table[Any, Any, Any]

PEOPLE = "people"
"""Key of a state for who plays with other keys than in the genesis."""

DEALT = "dealt"
"""Key of a state for how far the host of a dealer game has dealt."""

ENDED = "ended"
"""Key of a state for how the group ended a game before its rules did."""

_ENGINE_KEYS = ("index", "decides", ENDED, PEOPLE, DEALT)


def resolve(table: AnyTable, before: Any, orders: Mapping[str, Any], dice: SeededDice) -> tuple[Any, list[Any]]:
    """Play orders (by seat, in seat order) with these dice; return the state after and the events."""
    state = table.copy(before)
    return state, list(unfold(table, state, orders, dice))


def unfold(table: AnyTable, state: Any, orders: Mapping[str, Any], dice: Dice) -> Iterator[Any]:
    """Let the events of a record happen in place, one by one; each is given when it has happened."""
    evolve = table.evolve
    for event in table.resolve(state, orders, dice):
        evolve(state, event)
        yield event


def play_out(table: AnyTable, state: Any, orders: Mapping[str, Any], dice: SeededDice) -> None:
    """Let the events of a record happen in place, where only the state is wanted."""
    evolve = table.evolve
    for event in table.resolve(state, orders, dice):
        evolve(state, event)


def snapshot(
    table: AnyTable,
    state: Any,
    index: int,
    awaited: Awaited | None,
    since: Data | None = None,
    dealt: Data | None = None,
) -> Data:
    """
    The [state] table of a game file after record `index`: what is hashed into its head.

    `awaited` says who must decide; the caller mostly knows it already. `since` is what became of the
    game since it began, beside its rules (`pbem.engine.file.succession.since_begun`); `dealt` is how far a host has dealt (`pbem.engine.file.dealt`). Raises ValueError for a state of
    the rule set with a key of the engine.
    """
    decides = list(awaited.must) if awaited else []
    data = table.dump(state)
    if not data.keys().isdisjoint(_ENGINE_KEYS):
        raise ValueError(f"a rule set's state has none of the keys {', '.join(_ENGINE_KEYS)}")
    return {"index": index, "decides": decides, **(since or {}), **({DEALT: dealt} if dealt else {}), **data}


def snapshot_hash(data: Data, *, check: bool = True) -> bytes:
    """
    The hash of a [state] table. Raises ContentError for data without canonical form.

    An audit may leave out the check: what has the hash of a checked table is that table.
    """
    return state_hash(canonical(data, check=check))


def rules_state(data: Data) -> Data:
    """What of a [state] table belongs to the rule set."""
    return {key: value for key, value in data.items() if key not in _ENGINE_KEYS}


def next_line(awaited: Awaited | None, clock: Clock) -> str:
    """
    Who must decide, for the head of a game file: `ben: turn 2`.

    Only ids and numbers, no sentence of a rule set: a file must stay sound when words improve.
    """
    if awaited is None:
        return "nobody: the game is over"
    part = f" part {clock.part}" if clock.part > 1 else ""
    return f"{', '.join(awaited.must)}: turn {clock.turn}{part}"
