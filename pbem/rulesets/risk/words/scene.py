"""What a picture of a world shows: who holds what, with how many armies, and what a turn changed."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import compress, count
from operator import ne
from typing import Any, NamedTuple

import attrs

from pbem.engine.picture.scene import (
    CAPTURED,
    LOST,
    MOVED,
    ONE_WAY,
    PLACED,
    STOPPED,
    WIDTH,
    WON,
    Arrow,
    LegendEntry,
    Mark,
    Point,
    Region,
    Ring,
    Scene,
    Spot,
    Way,
    read_point,
)
from pbem.engine.picture.surveyed_map import KnownMap, SurveyedMap, middle_of, survey
from pbem.engine.table.terms import Seat
from pbem.record import mutable
from pbem.rulesets.risk.board import Board
from pbem.rulesets.risk.events import (
    ArmiesFortified,
    ArmiesPlaced,
    ArmyAdded,
    AttackStopped,
    BattleJoined,
    CardBonusPlaced,
    Event,
    FreeMoveMade,
    TerritoryCaptured,
    TerritoryClaimed,
)
from pbem.rulesets.risk.state import NEUTRAL, State

_STEP = 10
"""Tenths: `place` is given from 0 to 1000."""


class _Stand(NamedTuple):
    """What stands in a territory: its spot, so many armies, and how a sentence says so."""

    spot: Spot
    armies: int
    said: str


class _Force(NamedTuple):
    """What a seat has on the board, in the legend and in a sentence."""

    entry: LegendEntry
    said: str


_Look = tuple[str, int, str]
"""What a territory looks like: its owner, so many armies, and whose capital it is."""
_UNSEEN = ("", -1, "")


@mutable
class DrawnBoard:
    """
    A board as it is drawn: surveyed once, for all scenes of a game; what looks alike in two of them is one spot.

    From one step of a turn to the next hardly a territory changes, and a throw is no new arrow. The last six fields
    are those of the last scene: what did not change since is not made anew. What a scene shows does not depend on them.
    """

    board: Board
    seats: Sequence[Seat]
    surveyed: SurveyedMap
    heads: Mapping[str, Point]
    ways: tuple[Way, ...]
    stands: dict[tuple[int, _Look], _Stand] = attrs.Factory(dict)
    regions: dict[tuple[str, ...], tuple[Region, ...]] = attrs.Factory(dict)
    arrows: dict[tuple[str, str, str, str, object], Arrow] = attrs.Factory(dict)
    looks: Sequence[_Look] = ()
    stood: dict[int, _Stand] = attrs.Factory(dict)
    spots: dict[int, Spot] = attrs.Factory(dict)
    forces: dict[str, _Force] = attrs.Factory(dict)
    shown: Sequence[Event] = ()
    signs: tuple[tuple[Arrow, ...], tuple[Mark, ...]] = ((), ())

    def scene(self, state: State, events: Sequence[Event] = ()) -> Scene:
        """Return what a picture shows of a state, and of the events before it."""
        surveyed = self.surveyed
        self._look_at(state)
        seats = [seat.id for seat in self.seats]
        if NEUTRAL in state.owners:
            seats.append(NEUTRAL)
        forces = [self._force(seat) for seat in seats]
        return Scene(
            surveyed.height,
            tuple([one.entry._replace(note="out") if one.entry.seat in state.out else one.entry for one in forces]),
            tuple(self.spots.values()),
            self.ways,
            self._regions(state),
            (),
            *self._signs(events),
            tuple([one.said for one in forces]),
            surveyed.width,
        )

    def _look_at(self, state: State) -> None:
        """Look at the territories that changed since the last scene, and forget the forces of those who held them or do."""
        homes = [""] * len(state.owners)
        for seat, land in state.capitals.items():
            homes[self.board.index[land]] = seat
        looks = [*zip(state.owners, state.armies, homes, strict=True)]
        before = self.looks or [_UNSEEN] * len(looks)
        changed = [*compress(count(), map(ne, looks, before))]
        for place in changed:
            stand = self.stood[place] = self._stand(place, looks[place])
            self.spots[place] = stand.spot
        for seat in {look[place][0] for look in (before, looks) for place in changed}:
            self.forces.pop(seat, None)
        self.looks = looks

    def _force(self, seat: str) -> _Force:
        if seat not in self.forces:
            name = next((one.name for one in self.seats if one.id == seat), seat)
            own = [one for one in self.stood.values() if one.spot.seat == seat]
            note = f"{len(own)} of {len(self.stood)}, armies {sum([one.armies for one in own])}" if own else ""
            said = ", ".join([one.said for one in own]) or "nothing"
            self.forces[seat] = _Force(LegendEntry(seat, name, note), f"{name}: {said}.")
        return self.forces[seat]

    def _regions(self, state: State) -> tuple[Region, ...]:
        """Return the continents; they are the same until a territory changes hands."""
        owners = tuple(state.owners)
        if owners not in self.regions:
            self.regions.clear()
            self.regions[owners] = tuple(
                Region(
                    land.name,
                    land.territories,
                    self.heads.get(land.id),
                    f"+{land.bonus}",
                    _holder(self.board, state, land.territories),
                )
                for land in self.board.continents
            )
        return self.regions[owners]

    def _signs(self, events: Sequence[Event]) -> tuple[tuple[Arrow, ...], tuple[Mark, ...]]:
        """Return the arrows and marks of events; throws bring none."""
        shown = [event for event in events if event.__class__ in _SHOWN]
        if shown != self.shown:
            self.shown, self.signs = shown, (tuple(_arrows(self, shown)), tuple(_marks(shown)))
        return self.signs

    def arrow(self, kind: str, seat: str, source: str, target: str, said: object) -> Arrow:
        """Return the arrow of an attack or a move, with what came of it."""
        key = kind, seat, source, target, said
        if key not in self.arrows:
            names = f"{self.board.names[source]} to {self.board.names[target]}"
            self.arrows[key] = Arrow(kind, seat, self.surveyed.path(source, target), f"{names}, {said}")
        return self.arrows[key]

    def _stand(self, place: int, look: _Look) -> _Stand:
        if (place, look) not in self.stands:
            land, surveyed, (owner, armies, home) = self.board.territories[place], self.surveyed, look
            text = str(armies) if owner else ""
            spot = Spot(land.id, land.name, surveyed.at[land.id], surveyed.rings[land.id], owner, text, home)
            self.stands[place, look] = _Stand(spot, armies, f"{land.name} {armies}")
        return self.stands[place, look]


def view(board: Board, seats: Sequence[Seat], map_file: Mapping[str, Any]) -> DrawnBoard:
    """Survey a board with what its map file says for drawing."""
    told = map_file if map_file.get("id") == board.id else {}
    plan = _plan(board, told)
    surveyed = _survey_map(plan.ids, plan.groups, plan.borders, tuple(plan.places.items()), tuple(plan.shapes.items()))
    heads = {
        name: (x * surveyed.width // WIDTH, y * surveyed.width // WIDTH)
        for name, (x, y) in _points(told, "continent", "label")
    }
    return DrawnBoard(board, seats, surveyed, heads, (*surveyed.ways, *_one_ways(board, surveyed)))


def _plan(board: Board, map_file: Mapping[str, Any]) -> KnownMap:
    return KnownMap(
        board.ids,
        tuple(land.territories for land in board.continents),
        tuple(_borders(board)),
        {name: (x * _STEP, y * _STEP) for name, (x, y) in _points(map_file, "territory", "place")},
        dict(_shapes(map_file)),
    )


@lru_cache(maxsize=4)
def _survey_map(
    ids: tuple[str, ...],
    groups: tuple[tuple[str, ...], ...],
    borders: tuple[tuple[str, str], ...],
    places: tuple[tuple[str, Point], ...],
    shapes: tuple[tuple[str, tuple[Ring, ...]], ...],
) -> SurveyedMap:
    """Survey a map once for all its pictures."""
    named = dict(places) or {name: middle_of(rings) for name, rings in shapes}
    return survey(KnownMap(ids, groups, borders, named, dict(shapes)))


def _borders(board: Board) -> Iterator[tuple[str, str]]:
    for land in board.territories:
        for other in land.borders:
            # Borders that lead both ways are drawn once.
            if board.index[land.id] < board.index[other] or land.id not in board.borders[other]:
                yield land.id, other


def _one_ways(board: Board, surveyed: SurveyedMap) -> Iterator[Way]:
    for a, b in _borders(board):
        if a not in board.borders[b]:
            yield Way((a, b), ONE_WAY, surveyed.path(a, b))


def _tables(map_file: Mapping[str, Any], key: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    tables = map_file.get(key)
    for table in tables if isinstance(tables, list) else ():
        if isinstance(table, dict) and isinstance(table.get("id"), str):
            yield table["id"], table


def _points(map_file: Mapping[str, Any], key: str, word: str) -> Iterator[tuple[str, Point]]:
    for name, table in _tables(map_file, key):
        point = read_point(table.get(word), 1000 if word == "place" else 10000)
        if point:
            yield name, point


def _shapes(map_file: Mapping[str, Any]) -> Iterator[tuple[str, tuple[Ring, ...]]]:
    for name, table in _tables(map_file, "territory"):
        area = table.get("area")
        rings = [_ring(one) for one in area] if isinstance(area, list) else []
        if rings and all(rings):
            yield name, tuple(ring for ring in rings if ring)


def _ring(value: object) -> Ring | None:
    """Read an outline, x and y in turn; None if it is not one."""
    if not isinstance(value, list) or len(value) < 6 or len(value) % 2:
        return None
    if set(map(type, value)) != {int} or not 0 <= min(value) <= max(value) <= WIDTH:
        return None
    return tuple(zip(value[::2], value[1::2], strict=True))


def _holder(board: Board, state: State, territories: Sequence[str]) -> str:
    owners = {state.owners[board.index[one]] for one in territories}
    return owners.pop() if len(owners) == 1 else ""


# ── a turn ───────────────────────────────────────────────────────────────────────────────────────

_SHOWN = frozenset(
    {
        *(ArmiesPlaced, CardBonusPlaced, TerritoryClaimed, ArmyAdded),
        *(BattleJoined, AttackStopped, TerritoryCaptured, FreeMoveMade, ArmiesFortified),
    }
)
"""What arrows and marks show of events; throws are most of them, and only count armies."""
_ENDS = {WON: "captured", LOST: "beaten off", STOPPED: "given up"}


def _arrows(board: DrawnBoard, events: Sequence[Event]) -> Iterator[Arrow]:
    """One arrow for each attack by how it ended, and one for each move."""

    def attack(battle: BattleJoined, how: str) -> Arrow:
        return board.arrow(how, battle.attacker, battle.source, battle.target, _ENDS[how])

    last: BattleJoined | None = None
    for event in events:
        match event:
            case BattleJoined():
                if last:
                    yield attack(last, STOPPED)
                last = event
            case AttackStopped(reason=reason) if last:
                yield attack(last, LOST if reason == "armies" else STOPPED)
                last = None
            case TerritoryCaptured(seat, _, source, target, _):
                last = None
                yield board.arrow(WON, seat, source, target, _ENDS[WON])
            case FreeMoveMade(seat, source, target, armies) | ArmiesFortified(seat, source, target, armies):
                yield board.arrow(MOVED, seat, source, target, armies)
            case _:
                pass
    if last:
        yield attack(last, STOPPED)


def _marks(events: Sequence[Event]) -> Iterator[Mark]:
    placed: dict[tuple[str, str], int] = {}
    taken: dict[str, str] = {}
    for event in events:
        match event:
            case ArmiesPlaced(seat, territory, armies) | CardBonusPlaced(seat, territory, armies, _):
                placed[territory, seat] = placed.get((territory, seat), 0) + armies
            case TerritoryClaimed(seat, territory) | ArmyAdded(_, seat, territory, _):
                placed[territory, seat] = placed.get((territory, seat), 0) + 1
            case TerritoryCaptured(attacker=attacker, target=target):
                taken[target] = attacker
            case _:
                pass
    for (territory, seat), armies in placed.items():
        yield Mark(PLACED, territory, seat, f"+{armies}")
    yield from (Mark(CAPTURED, territory, seat) for territory, seat in taken.items())
