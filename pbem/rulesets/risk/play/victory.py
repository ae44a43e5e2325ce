"""
The end of the game (R-001, R-075, R-094, A-67).

The only player left wins at once; without a neutral army, that player then holds every territory.
"""

from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State


def survivor(setting: Setting, state: State) -> str:
    """Return the only player who is not out; "" while there are several."""
    live = setting.live(state)
    return live[0] if len(live) == 1 else ""


def way_of_winning(setting: Setting) -> str:
    """Name how the last opponent fell with their last territory."""
    return "opponent" if setting.rules.setup == "neutral" else "territories"


def only_holder(setting: Setting, state: State) -> str:
    """Return the only player who holds their own capital; "" if none or several do."""
    holders = [
        seat
        for seat in setting.live(state)
        if seat in state.capitals and setting.owner(state, state.capitals[seat]) == seat
    ]
    return holders[0] if len(holders) == 1 else ""


def winner_at_turn_end(setting: Setting, state: State) -> str:
    """Return who has won now that a turn of the capitals game is over; "" if nobody."""
    if setting.rules.capitals_end == "only-holder":
        return survivor(setting, state) or only_holder(setting, state)
    return survivor(setting, state)
