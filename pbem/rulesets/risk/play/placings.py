"""
Whose turn it is to place in the set-up, and what; and what a placing leaves of a list (R-012, R-013, R-071).

Claims and armies go round one at a time. In the neutral game a placing turn is two own armies and
one neutral. Seats that have nothing left to place are passed over.
"""

from collections.abc import Sequence

from pbem.rulesets.risk.orders import SetupLists, Share, is_selector
from pbem.rulesets.risk.play.gate import Owed
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, State

_OWN_PER_TURN = 2


def first_asked(setting: Setting, state: State) -> list[str]:
    """Return who is asked first: everybody at once, or in turn the player who places first."""
    if setting.rules.placings == "in-turn" and next_placing(setting, state) is not None:
        return [state.mover]
    return list(setting.seats)


def needs_lists(setting: Setting, state: State) -> bool:
    """Say whether the set-up leaves the players anything to decide."""
    return setting.rules.capitals or next_placing(setting, state) is not None


def next_placing(setting: Setting, state: State) -> tuple[str, str] | None:
    """Return (seat, "claim", "add" or "neutral") for the next placing, None when all is placed."""
    if setting.rules.setup == "claim" and "" in state.owners:
        return state.mover, "claim"
    kind = _may_place(setting, state, state.mover, state.placed)
    return (state.mover, kind) if kind else None


def list_needed(setting: Setting, state: State, seat: str) -> str:
    """Name the list that play needs next from this seat, even one that it has handed in before."""
    if setting.rules.setup == "claim" and "" in state.owners:
        return "claim"
    if state.to_place.get(seat, 0):
        return "add"
    if state.to_place.get(NEUTRAL, 0):
        return "neutral"
    return "capital" if setting.rules.capitals else ""


def list_missing(setting: Setting, state: State, seat: str) -> str:
    """Name the list without which the very same question would be asked again; "" if none is."""
    if seat not in state.asked:
        return ""
    key = list_needed(setting, state, seat)
    kept = state.lists.get(seat, SetupLists())
    # When a batch is used up, the rest of the list still counts.
    return "" if key and getattr(kept, key) and kept.batch == 0 else key


def lists_owed(setting: Setting, state: State, seat: str) -> int:
    """Say whether a list must be handed in now."""
    return 1 if list_missing(setting, state, seat) else 0


OWED: Owed = {"setup": lists_owed}


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


def shorten(lists: SetupLists, kind: str, entry: int, territory: str) -> SetupLists:
    """Return the lists after one placing by this entry; what it passed over can never lead anywhere."""
    batch = None if lists.batch is None else lists.batch - 1
    if kind == "claim":
        return lists._replace(batch=batch)
    queue = _shorten_queue(getattr(lists, kind)[entry:], territory)
    if kind == "add":
        return lists._replace(batch=batch, add=queue)
    return lists._replace(batch=batch, neutral=queue)


def _shorten_queue(queue: Sequence[Share], territory: str) -> tuple[Share, ...]:
    first, *others = queue
    armies = first.armies
    if armies == 1:
        return tuple(others)
    wish = first._replace(armies=armies if isinstance(armies, str) else armies - 1)
    if any(is_selector(word) for word in first.at):
        wish = wish._replace(last=territory)
    return (wish, *others)
