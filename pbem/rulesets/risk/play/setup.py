"""
The set-up after record 0: single placings in turn order, from the lists of the players (4.7).

The lists take effect when all are in. The engine plays the legal sequence one army at a time and
asks them; where a list says nothing more it stops and waits for that player only, while the others
may replace what is not executed yet of theirs. With `placings = "in-turn"` it waits for one player from
the first placing on, and nobody else may send anything. Capitals are named last and all at once (A-71).
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pbem.engine.table.ruleset import Dice
from pbem.rulesets.risk.events import (
    ArmyAdded,
    CapitalNamed,
    Event,
    ListRanDry,
    SetupArmiesLost,
    SetupListed,
    TerritoryClaimed,
    TurnStarted,
)
from pbem.rulesets.risk.orders import Orders, SetupLists, SetupOrders
from pbem.rulesets.risk.play.lots import roll_lots
from pbem.rulesets.risk.play.placings import next_placing
from pbem.rulesets.risk.play.selectors import select
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, State


def take_lists(setting: Setting, orders: Mapping[str, Orders]) -> Iterator[Event]:
    """Lay the new lists on the table, in seat order."""
    for seat in setting.seats:
        match orders.get(seat):
            case SetupOrders(lists):
                yield SetupListed(seat, lists)
            case _:
                pass


def set_up(setting: Setting, state: State, dice: Dice) -> Iterator[Event]:
    """Play on until a list runs dry or the first turn starts."""
    while (placing := next_placing(setting, state)) is not None:
        seat, kind = placing
        event = _place_one(setting, state, seat, kind)
        yield event
        if isinstance(event, ListRanDry):
            return
    if setting.rules.capitals:
        named = {seat: wished_capital(setting, state, seat) for seat in setting.seats}
        yield from _name_capitals(named)
        if None in named.values():
            return
    yield from _begin(setting, state, dice)


def _place_one(setting: Setting, state: State, seat: str, kind: str) -> Event:
    if kind == "claim":
        territory = wished_claim(setting, state, seat)
        return TerritoryClaimed(seat, territory) if territory else ListRanDry(seat, kind)
    owner = NEUTRAL if kind == "neutral" else seat
    if all(setting.room(state, territory) <= 0 for territory in setting.held(state, owner)):
        return SetupArmiesLost(owner, state.to_place[owner])
    wish = wished_army(setting, state, seat, kind, owner)
    if wish is None:
        return ListRanDry(seat, kind)
    entry, territory = wish
    return ArmyAdded(seat, owner, territory, entry)


def _name_capitals(named: Mapping[str, str | None]) -> Iterator[Event]:
    """R-091: published together, so none is known while another is missing."""
    missing = [seat for seat, capital in named.items() if capital is None]
    for seat in missing:
        yield ListRanDry(seat, "capital")
    if missing:
        return
    for seat, capital in named.items():
        if capital is not None:
            yield CapitalNamed(seat, capital)


def _begin(setting: Setting, state: State, dice: Dice) -> Iterator[Event]:
    """
    Start the first turn: by lot, or left of the dealer, who placed first as well (R-019, A-04, A-73).

    The lot is drawn with the seed of the record that ends the set-up: nobody knew it when the lists
    were written.
    """
    first = state.starter
    if setting.rules.first_turn == "roll":
        lots = roll_lots(setting, "turn", dice)
        yield lots
        first = lots.winner
    yield TurnStarted(first, 1)


# ── The lists for the set-up ──────────────────────────────────────────────────────────────────────
#
# `claim` is a list of wishes, looked through from the top at each claim. `add` and `neutral` are
# queues of entries {"at": [...], "armies": n or "rest"}: an entry gives one army at a time to the first
# word of `at` that leads anywhere; a selector deals them round in board order.


def wished_claim(setting: Setting, state: State, seat: str) -> str | None:
    """Return the first territory on the list that is still free (R-012); None: the list is dry."""
    for word in _list(state, seat, "claim"):
        for territory in select(setting, state, seat, word):
            if not setting.owner(state, territory):
                return territory
    return None


def wished_army(setting: Setting, state: State, seat: str, kind: str, owner: str) -> tuple[int, str] | None:
    """Return (entry, territory) for the next army of `owner`; None: the queue is dry."""
    for entry, wish in enumerate(_list(state, seat, kind)):
        for word in wish.at:
            targets = [
                territory
                for territory in select(setting, state, seat, word)
                if setting.owner(state, territory) == owner and setting.room(state, territory) > 0
            ]
            if targets:
                return entry, _next_of(setting, targets, wish.last)
    return None


def wished_capital(setting: Setting, state: State, seat: str) -> str | None:
    """Return the first territory of the list that is owned (R-091); None: none of them."""
    wishes = state.lists.get(seat, SetupLists()).capital or ()
    return next((wish for wish in wishes if setting.owner(state, wish) == seat), None)


def _list(state: State, seat: str, kind: str) -> Sequence[Any]:
    """Return a list, empty once the batch is used up."""
    lists = state.lists.get(seat, SetupLists())
    wishes: Sequence[Any] = () if lists.batch == 0 else getattr(lists, kind) or ()
    return wishes


def _next_of(setting: Setting, targets: Sequence[str], last: str) -> str:
    """Return the target after the last one in board order, from the top again after the end."""
    if not last:
        return targets[0]
    after = setting.index[last]
    return next((target for target in targets if setting.index[target] > after), targets[0])
