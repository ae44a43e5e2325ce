"""
Accumulation and placing of armies (R-024 to R-031).

One army for each three territories, fractions dropped, at least three; the bonus of each continent
held completely; the sets turned in. All are counted once, at the start of the turn, and all are
placed on own territories before the first attack. Under a limit (R-080) the armies that nothing can
take are lost (R-081).
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pbem.rulesets.risk.events import ArmiesCounted, ArmiesLost, ArmiesPlaced, Event
from pbem.rulesets.risk.orders import Share
from pbem.rulesets.risk.play.gate import Owed
from pbem.rulesets.risk.play.selectors import select
from pbem.rulesets.risk.rules import Rules
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State


class Due(NamedTuple):
    """Armies due at the start of a turn, without sets: `continents` holds (id, bonus)."""

    territories: int
    base: int
    continents: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        """Armies for territories and continents together (R-029)."""
        return self.base + sum([bonus for _, bonus in self.continents])


def armies_due(setting: Setting, owners: Sequence[str], seat: str) -> Due:
    """Count the armies that a seat gets if its turn starts now, by the owners in board order (R-024 to R-026)."""
    held = owners.count(seat)
    continents = [
        (land.id, land.bonus)
        for land, places in setting.lands
        # For most continents the first territory settles it.
        if owners[places[0]] == seat and all(owners[place] == seat for place in places)
    ]
    return Due(held, max(least_armies(setting.rules), held // 3), tuple(continents))


def least_armies(_rules: Rules) -> int:
    """Return the armies that a turn brings for territories at least (R-025)."""
    return 3


def armies_owed(setting: Setting, state: State, seat: str) -> int:
    """Count the armies that must be placed now, apart from those for sets."""
    match state.phase:
        case Phase.TURN:
            return armies_due(setting, state.owners, seat).total
        case Phase.BONUS:
            return next((armies for owner, armies, _ in state.bonus if owner == seat), 0)
        case _:
            return state.due


OWED: Owed = {"place": armies_owed}


def count_armies(setting: Setting, state: State, seat: str) -> ArmiesCounted:
    """Count all that is due (R-029); sets are turned in before (R-021 step 1)."""
    due = armies_due(setting, state.owners, seat)
    return ArmiesCounted(seat, due.territories, due.base, due.continents, state.due)


def place_armies(
    setting: Setting, state: State, seat: str, place: Sequence[tuple[str, int]], rest: str
) -> Iterator[Event]:
    """Put the armies due where the orders say (R-030); `rest` gets what the others leave."""
    for territory, armies in place:
        number = min(armies, state.due, setting.room(state, territory))
        if number > 0:
            yield ArmiesPlaced(seat, territory, number)
    if rest and state.due:
        number = min(state.due, setting.room(state, rest))
        if number > 0:
            yield ArmiesPlaced(seat, rest, number)
    if state.due:
        yield ArmiesLost(seat, state.due)


def has_room(setting: Setting, state: State, seat: str) -> bool:
    """Say whether any territory of a seat can take another army (R-081)."""
    return any(setting.room(state, territory) > 0 for territory in setting.held(state, seat))


def plan_shares(
    setting: Setting,
    state: State,
    seat: str,
    shares: Sequence[Share],
    armies: int,
    vacated: Sequence[str] | None = None,
) -> list[tuple[str, int]]:
    """
    Spread armies over a list of shares, filled in order; return (territory, armies) in that order.

    What no share takes is missing from the sum. `vacated` is where a capital bonus may go (R-093);
    without it any territory of the seat's own will do (R-061).
    """
    open_to = vacated if vacated is not None else setting.held(state, seat)
    room = {territory: setting.room(state, territory) for territory in open_to}
    plan: dict[str, int] = {}
    for share in shares:
        wanted = armies if isinstance(share.armies, str) else min(armies, share.armies)
        for territory in deal_out(_targets(setting, state, seat, share, room), wanted, room):
            plan[territory] = plan.get(territory, 0) + 1
            armies -= 1
    return list(plan.items())


def _targets(setting: Setting, state: State, seat: str, share: Share, room: dict[str, int]) -> list[str]:
    """Return where the first word of a share leads that leads anywhere with room."""
    for word in share.at:
        found = select(setting, state, seat, word, vacated=list(room))
        targets = [territory for territory in found if room.get(territory, 0) > 0]
        if targets:
            return targets
    return []


def deal_out(targets: Sequence[str], armies: int, room: dict[str, int]) -> Iterator[str]:
    """Deal armies one by one round the targets, skipping the full ones; takes from `room`."""
    while armies and any(room[territory] > 0 for territory in targets):
        for territory in targets:
            if armies and room[territory] > 0:
                room[territory] -= 1
                armies -= 1
                yield territory
