"""How the players stand in numbers: for charts and pages."""

from collections.abc import Sequence

from pbem.engine.words.telling import Score
from pbem.rulesets.risk.play.reinforce import armies_due
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, State


def score(setting: Setting, state: State) -> Sequence[Score]:
    """Count territories, armies, the armies that a turn would bring now without cards, and cards."""
    seats = setting.seats
    armies = dict.fromkeys((*seats, NEUTRAL), 0)
    for owner, number in zip(state.owners, state.armies, strict=True):
        if owner in armies:
            armies[owner] += number
    *lands, waste = (state.owners.count(owner) for owner in armies)
    *forces, idle = armies.values()
    return (
        Score("Territories", tuple(lands), neutral=waste),
        Score("Armies", tuple(forces), neutral=idle),
        Score("Income", tuple(_income(setting, state, seat) for seat in seats)),
        Score("Cards", tuple(len(state.hands[seat]) for seat in seats), charted=False),
    )


def _income(setting: Setting, state: State, seat: str) -> int:
    due = armies_due(setting, state, seat)
    return due.base + sum(bonus for _, bonus in due.continents) if due.territories else 0
