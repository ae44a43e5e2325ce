"""What a picture of a world shows: who holds what, with how many armies, and the ways between."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pbem.engine.ruleset import Seat
from pbem.engine.scene import WIDTH, Point, Region, Scene, Spot, read_point
from pbem.rulesets.risk.board import Board
from pbem.rulesets.risk.state import NEUTRAL, State

_MARGIN = 60


def scene(
    board: Board, seats: Sequence[Seat], state: State, map_file: Mapping[str, Any]
) -> Scene | None:
    """Return the scene, if the map file has a `place` for every territory of the board."""
    places = dict(_places(map_file))
    if map_file.get("id") != board.id or not set(board.ids) <= set(places):
        return None
    names = [(seat.id, seat.name) for seat in seats]
    if NEUTRAL in state.owners:
        names.append((NEUTRAL, "neutral"))
    spots = tuple(
        Spot(places[land.id], land.name, owner, str(armies))
        for land, owner, armies in zip(board.territories, state.owners, state.armies, strict=True)
    )
    regions = tuple(
        Region(f"{land.name} +{land.bonus}", tuple(places[one] for one in land.territories))
        for land in board.continents
    )
    height = max(y for _, y in places.values()) + _MARGIN
    return Scene(height, tuple(names), spots, tuple(_ways(board, places)), regions)


def _places(map_file: Mapping[str, Any]) -> Iterator[tuple[str, Point]]:
    lands = map_file.get("territory")
    for land in lands if isinstance(lands, list) else ():
        point = read_point(land.get("place")) if isinstance(land, dict) else None
        if point:
            yield land["id"], point


def _ways(board: Board, places: Mapping[str, Point]) -> Iterator[tuple[Point, Point]]:
    for land in board.territories:
        for other in land.borders:
            # Ways that lead both ways are drawn once.
            if board.index[land.id] < board.index[other] or land.id not in board.borders[other]:
                yield from _way(places[land.id], places[other])


def _way(a: Point, b: Point) -> Iterator[tuple[Point, Point]]:
    """Draw a way straight, or round the back of the world where that is shorter."""
    if abs(a[0] - b[0]) <= WIDTH // 2:
        yield a, b
        return
    west, east = sorted((a, b))
    middle = (west[1] + east[1]) // 2
    yield (west, (0, middle))
    yield (east, (WIDTH, middle))
