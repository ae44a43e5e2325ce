"""
The lists for the set-up: what a player wants next, and what is left of their wishes (4.7).

`claim` is a list of wishes, looked through from the top at each claim. `add` and `neutral` are
queues of entries {"at": [...], "armies": n or "rest"}: an entry gives one army a time to the first
word of `at` that leads anywhere, and over a selector deals them round in board order.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from pbem.rulesets.risk.play.selectors import is_selector, select
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State

Lists = Mapping[str, Any]


def wished_claim(setting: Setting, state: State, seat: str) -> str | None:
    """Return the first territory on the list that is still free (R-012); None: the list is dry."""
    for word in _list(state, seat, "claim"):
        for territory in select(setting, state, seat, word):
            if not setting.owner(state, territory):
                return territory
    return None


def wished_army(
    setting: Setting, state: State, seat: str, kind: str, owner: str
) -> tuple[int, str] | None:
    """Return (entry, territory) for the next army of `owner`; None: the queue is dry."""
    for entry, wish in enumerate(_list(state, seat, kind)):
        for word in wish["at"]:
            targets = [
                territory
                for territory in select(setting, state, seat, word)
                if setting.owner(state, territory) == owner and setting.room(state, territory) > 0
            ]
            if targets:
                return entry, _next_of(setting, targets, wish.get("last"))
    return None


def wished_capital(setting: Setting, state: State, seat: str) -> str | None:
    """Return the first territory of the list that is owned (R-091); None: none of them."""
    wishes = state.lists.get(seat, {}).get("capital", ())
    return next((wish for wish in wishes if setting.owner(state, wish) == seat), None)


def _list(state: State, seat: str, kind: str) -> Sequence[Any]:
    """Return a list, empty once the batch is used up."""
    lists = state.lists.get(seat, {})
    wishes: Sequence[Any] = lists.get(kind, ()) if lists.get("batch") != 0 else ()
    return wishes


def _next_of(setting: Setting, targets: Sequence[str], last: str | None) -> str:
    """Return the target after the last one in board order, from the top again after the end."""
    if last is None:
        return targets[0]
    after = setting.index[last]
    return next((target for target in targets if setting.index[target] > after), targets[0])


def shorten(lists: Lists, kind: str, entry: int, territory: str) -> dict[str, Any]:
    """Return the lists after one placing by this entry; what it passed over can never lead anywhere."""
    left = dict(lists)
    if "batch" in left:
        left["batch"] -= 1
    if kind != "claim":
        left[kind] = _shorten_queue(left[kind][entry:], territory)
    return left


def _shorten_queue(queue: Sequence[dict[str, Any]], territory: str) -> list[dict[str, Any]]:
    first, *others = queue
    armies = first["armies"]
    if armies == 1:
        return others
    wish = {**first, "armies": armies if isinstance(armies, str) else armies - 1}
    if any(is_selector(word) for word in first["at"]):
        wish["last"] = territory
    return [wish, *others]
