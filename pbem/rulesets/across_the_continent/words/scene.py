"""What a picture of a race shows: cities, lines, and where everybody's piece is."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pbem.engine.ruleset import Seat
from pbem.engine.scene import Piece, Point, Scene, Spot, read_point
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.state import State

_MARGIN = 50
_STEP = 9


def scene(
    board: Board, seats: Sequence[Seat], state: State, map_file: Mapping[str, Any]
) -> Scene | None:
    """Return the scene, if the map file has a `place` for every city of the board."""
    places = dict(_places(map_file))
    if map_file.get("id") != board.id or not set(board.names) <= set(places):
        return None
    spots = tuple(Spot(places[city.id], city.name) for city in board.cities)
    ways = tuple((places[line.a], places[line.b]) for line in board.lines)
    height = max(y for _, y in places.values()) + _MARGIN
    names = tuple((seat.id, seat.name) for seat in seats)
    return Scene(height, names, spots, ways, (), tuple(_tokens(seats, state, places, board)))


def _places(map_file: Mapping[str, Any]) -> Iterator[tuple[str, Point]]:
    cities = map_file.get("city")
    for city in cities if isinstance(cities, list) else ():
        point = read_point(city.get("place")) if isinstance(city, dict) else None
        if point:
            yield city["id"], point


def _tokens(
    seats: Sequence[Seat], state: State, places: Mapping[str, Point], board: Board
) -> Iterator[Piece]:
    taken: dict[Point, int] = {}
    for seat in seats:
        piece = state.travellers[seat.id]
        if piece.place and not piece.out:
            x, y = _point(piece.place, places, board)
            # Pieces that share a space are drawn side by side.
            shift = _STEP * taken.get((x, y), 0)
            taken[x, y] = taken.get((x, y), 0) + 1
            yield Piece((x + shift, y - shift), seat.id, seat.name[:1])


def _point(space: str, places: Mapping[str, Point], board: Board) -> Point:
    """Return the point of a space: its city, or so far along its line as its number says."""
    if space in places:
        return places[space]
    a, b, step = space.split("~")
    line = next(line for line in board.lines if (line.a, line.b) == (a, b))
    (ax, ay), (bx, by) = places[a], places[b]
    number = int(step)
    return (
        ax + (bx - ax) * number // line.spaces,
        ay + (by - ay) * number // line.spaces,
    )
