"""What a picture of a world shows: who holds what, with how many armies, and what a turn changed."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
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
from pbem.record import tool
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


@tool
class DrawnBoard:
    """A board as it is drawn: surveyed once, for all scenes of a game; what looks alike in two of them is one spot."""

    board: Board
    seats: Sequence[Seat]
    surveyed: SurveyedMap
    heads: Mapping[str, Point]
    ways: tuple[Way, ...]
    stands: dict[tuple[int, str, int, str], _Stand] = attrs.Factory(dict)
    regions: dict[tuple[str, ...], tuple[Region, ...]] = attrs.Factory(dict)
    arrows: dict[tuple[str, str, str, str, object], Arrow] = attrs.Factory(dict)

    def scene(self, state: State, events: Sequence[Event] = ()) -> Scene:
        """Return what a picture shows of a state, and of the events before it."""
        board, surveyed = self.board, self.surveyed
        stands, shown = self._stands(state), [event for event in events if event.__class__ in _SHOWN]
        held: dict[str, list[_Stand]] = {}
        for stand in stands:
            held.setdefault(stand.spot.seat, []).append(stand)
        players = tuple(_players(board, self.seats, state, held))
        return Scene(
            surveyed.height,
            players,
            tuple([stand.spot for stand in stands]),
            self.ways,
            self._regions(state),
            (),
            tuple(_arrows(self, shown)),
            tuple(_marks(shown)),
            tuple(_says(players, held)),
            surveyed.width,
        )

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

    def arrow(self, kind: str, seat: str, source: str, target: str, said: object) -> Arrow:
        """Return the arrow of an attack or a move, with what came of it."""
        key = kind, seat, source, target, said
        if key not in self.arrows:
            names = f"{self.board.names[source]} to {self.board.names[target]}"
            self.arrows[key] = Arrow(kind, seat, self.surveyed.path(source, target), f"{names}, {said}")
        return self.arrows[key]

    def _stands(self, state: State) -> list[_Stand]:
        """Return what stands in each territory."""
        known, homes = self.stands, [""] * len(state.owners)
        for seat, land in state.capitals.items():
            homes[self.board.index[land]] = seat
        keys = zip(range(len(homes)), state.owners, state.armies, homes, strict=True)
        return [known.get(key) or known.setdefault(key, self._stand(*key)) for key in keys]

    def _stand(self, place: int, owner: str, armies: int, home: str) -> _Stand:
        land, surveyed = self.board.territories[place], self.surveyed
        text = str(armies) if owner else ""
        spot = Spot(land.id, land.name, surveyed.at[land.id], surveyed.rings[land.id], owner, text, home)
        return _Stand(spot, armies, f"{land.name} {armies}")


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
    if not all(type(one) is int and 0 <= one <= WIDTH for one in value):
        return None
    return tuple(zip(value[::2], value[1::2], strict=True))


def _holder(board: Board, state: State, territories: Sequence[str]) -> str:
    owners = {state.owners[board.index[one]] for one in territories}
    return owners.pop() if len(owners) == 1 else ""


def _players(
    board: Board, seats: Sequence[Seat], state: State, held: Mapping[str, Sequence[_Stand]]
) -> Iterator[LegendEntry]:
    names = [(seat.id, seat.name) for seat in seats]
    if NEUTRAL in state.owners:
        names.append((NEUTRAL, "neutral"))
    for seat, name in names:
        own = held.get(seat, ())
        note = f"{len(own)} of {len(board.ids)}, armies {sum([one.armies for one in own])}" if own else ""
        yield LegendEntry(seat, name, "out" if seat in state.out else note)


def _says(players: Sequence[LegendEntry], held: Mapping[str, Sequence[_Stand]]) -> Iterator[str]:
    for player in players:
        said = ", ".join([one.said for one in held.get(player.seat, ())])
        yield f"{player.name}: {said or 'nothing'}."


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
