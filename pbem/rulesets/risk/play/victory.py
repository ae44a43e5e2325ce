"""
The end of the game (R-001, R-075, R-094, A-67).

Who is the only player left wins at once. Without a neutral army he holds every territory then.
"""

from pbem.rulesets.risk.ground import Ground
from pbem.rulesets.risk.state import State


def survivor(ground: Ground, state: State) -> str:
    """Return the only player who is not out; "" while there are several."""
    live = ground.live(state)
    return live[0] if len(live) == 1 else ""


def way_of_winning(ground: Ground) -> str:
    """Name how the last opponent fell by his last territory."""
    return "opponent" if ground.rules.setup == "neutral" else "territories"


def only_holder(ground: Ground, state: State) -> str:
    """Return the only player who holds his capital; "" if none or several do."""
    holders = [
        seat
        for seat in ground.live(state)
        if seat in state.capitals and ground.owner(state, state.capitals[seat]) == seat
    ]
    return holders[0] if len(holders) == 1 else ""


def winner_at_turn_end(ground: Ground, state: State) -> str:
    """Return who has won now that a turn of the capitals game is over; "" if nobody."""
    if ground.rules.capitals_end == "only-holder":
        return survivor(ground, state) or only_holder(ground, state)
    return survivor(ground, state)
