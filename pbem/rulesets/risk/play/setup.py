"""
The set-up after record 0: single placings in turn order, from the lists of the players (4.7).

The lists take effect when all are in. The engine plays the legal sequence one army at a time and
asks them; where a list says nothing more it stops and waits for that player only, while the others
may replace what is not executed yet of theirs. Capitals are named last and all at once (A-71).
"""

from collections.abc import Iterator, Mapping

from pbem.engine.ruleset import Dice
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
from pbem.rulesets.risk.orders import Orders, SetupOrders
from pbem.rulesets.risk.play.lots import roll_lots
from pbem.rulesets.risk.play.placing import next_placing
from pbem.rulesets.risk.play.setup_lists import wished_army, wished_capital, wished_claim
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


def needs_lists(setting: Setting, state: State) -> bool:
    """Say whether the set-up leaves the players anything to decide."""
    return setting.rules.capitals or next_placing(setting, state) is not None


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
