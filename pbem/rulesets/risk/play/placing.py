"""
Whose turn it is to place in the set-up, and what (R-012, R-013, R-071).

Claims and armies go round one at a time. In the neutral game a placing turn is two own armies and
one neutral. Seats that have nothing left to place are passed over.
"""

from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, State

_OWN_PER_TURN = 2


def next_placing(setting: Setting, state: State) -> tuple[str, str] | None:
    """Return (seat, "claim", "add" or "neutral") for the next placing, None when all is placed."""
    if setting.rules.setup == "claim" and "" in state.owners:
        return state.mover, "claim"
    kind = _may_place(setting, state, state.mover, state.placed)
    return (state.mover, kind) if kind else None


def pass_placing(setting: Setting, state: State, *, neutral_placed: bool = False) -> None:
    """Pass the placing on when the mover's placing turn is done. Part of `evolve`."""
    done = neutral_placed or not _may_place(setting, state, state.mover, state.placed)
    if not done:
        return
    # The mover comes last: nobody else may have armies left.
    _, *others = setting.seats_from(state.mover)
    for seat in (*others, state.mover):
        if _may_place(setting, state, seat, 0):
            state.mover, state.placed = seat, 0
            return
    state.placed = 0


def _may_place(setting: Setting, state: State, seat: str, placed: int) -> str:
    """Return what a seat places next in a placing turn of which `placed` armies are placed."""
    left = state.to_place
    if setting.rules.setup != "neutral":
        return "add" if placed < 1 and left.get(seat, 0) else ""
    if placed < _OWN_PER_TURN and left.get(seat, 0):
        return "add"
    return "neutral" if left.get(NEUTRAL, 0) else ""
