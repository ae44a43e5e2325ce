"""
What a player may order now (`pbem.engine.table.gate`): the table `[rail]`, and in it the number to move.

A number answers dice on the table (R-102), and is owed then; before a throw there is nothing to answer.
Without a table the last standing orders go on, so one is owed only by a player who has none (R-108).
"""

from pbem.engine.table.gate import OPEN, Gate, Open, Shut
from pbem.rulesets.across_the_continent.state import State

RAIL, MOVE = "rail", "rail.move"

NO_DICE = Shut(
    "there are no dice on the table",
    '`prefer` chooses for you; with stop = "after-throw" you see the dice first',
    "E-RAIL-MOVE",
)


def gate(state: State, seat: str) -> Gate:
    """Return what a seat may order now, and what it owes."""
    if state.dice is not None and state.mover == seat:
        return {RAIL: Open(1), MOVE: Open(1)}
    owes = state.travellers[seat].rail is None
    return {RAIL: Open(1) if owes else OPEN, MOVE: NO_DICE}
