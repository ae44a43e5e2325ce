"""What a picture of a race shows: cities, lines with their spaces, pieces, trails and tickets."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from pbem.engine.picture.layout import lay_out
from pbem.engine.picture.scene import (
    GOAL,
    LINE,
    MOVED,
    Arrow,
    LegendEntry,
    Mark,
    Piece,
    Point,
    Scene,
    Spot,
    Way,
    read_point,
)
from pbem.engine.table.terms import Seat
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.events import Event, PieceMoved
from pbem.rulesets.across_the_continent.state import State, Traveller

_MARGIN, _STEP = 500, 10
_BESIDE = 90


def scene(
    board: Board, seats: Sequence[Seat], state: State, map_file: Mapping[str, Any], events: Sequence[Event] = ()
) -> Scene:
    """Return what a picture shows of a race, and of the moves before."""
    told = dict(_places(map_file)) if map_file.get("id") == board.id else {}
    lines = tuple((line.a, line.b) for line in board.lines)
    places = told if told.keys() >= set(board.names) else _laid_out(tuple(board.names), lines)
    spots = tuple(Spot(city.id, city.name, places[city.id]) for city in board.cities)
    ways = tuple(Way((line.a, line.b), LINE, ((places[line.a], places[line.b]),), line.spaces) for line in board.lines)
    players = tuple(_players(board, seats, state))
    return Scene(
        max(places[city.id][1] for city in board.cities) + _MARGIN,
        players,
        spots,
        ways,
        (),
        tuple(_pieces(board, seats, state, places)),
        tuple(_trails(board, events, places)),
        tuple(_goals(board, state)),
        tuple(f"{player.name}: {player.note or 'not on the board'}." for player in players),
    )


@lru_cache(maxsize=4)
def _laid_out(cities: tuple[str, ...], lines: tuple[tuple[str, str], ...]) -> dict[str, Point]:
    return lay_out(cities, (), lines)


def _places(map_file: Mapping[str, Any]) -> Iterator[tuple[str, Point]]:
    cities = map_file.get("city")
    for city in cities if isinstance(cities, list) else ():
        point = read_point(city.get("place"), 1000) if isinstance(city, dict) else None
        if point and isinstance(city.get("id"), str):
            yield city["id"], (point[0] * _STEP, point[1] * _STEP)


def _players(board: Board, seats: Sequence[Seat], state: State) -> Iterator[LegendEntry]:
    for seat in seats:
        yield LegendEntry(seat.id, seat.name, _note(board, state.travellers[seat.id]))


def _note(board: Board, piece: Traveller) -> str:
    if piece.out or piece.home or not piece.place:
        return "gave up" if piece.out else "home" if piece.home else ""
    if not piece.ticket:
        return "draws a ticket"
    last = board.deck[piece.ticket].stops[-1]
    return f"{piece.ticket} to {board.names[last]}"


def _pieces(board: Board, seats: Sequence[Seat], state: State, places: Mapping[str, Point]) -> Iterator[Piece]:
    taken: dict[Point, int] = {}
    for seat in seats:
        piece = state.travellers[seat.id]
        if piece.place and not piece.out:
            x, y = _point(piece.place, places, board)
            # Pieces that share a space are drawn side by side.
            shift = _BESIDE * taken.get((x, y), 0)
            taken[x, y] = taken.get((x, y), 0) + 1
            yield Piece((x + shift, y), seat.id, seat.name[:1])


def _goals(board: Board, state: State) -> Iterator[Mark]:
    """The stops of every ticket that are still ahead, in order."""
    for seat, piece in state.travellers.items():
        if piece.ticket and not piece.out and not piece.home:
            stops = board.deck[piece.ticket].stops[piece.leg :]
            for number, city in enumerate(stops, 1):
                yield Mark(GOAL, city, seat, str(number))


def _trails(board: Board, events: Sequence[Event], places: Mapping[str, Point]) -> Iterator[Arrow]:
    for event in events:
        if isinstance(event, PieceMoved):
            spaces = [event.source, *event.path]
            points = [_point(space, places, board) for space in spaces]
            said = f"{board.describe(event.source)} to {board.describe(event.path[-1])}"
            yield Arrow(MOVED, event.seat, (tuple(points),), said)


def _point(space: str, places: Mapping[str, Point], board: Board) -> Point:
    """Return the point of a space: its city, or so far along its line as its number says."""
    if space in places:
        return places[space]
    a, b, step = space.split("~")
    line = next(line for line in board.lines if (line.a, line.b) == (a, b))
    (ax, ay), (bx, by) = places[a], places[b]
    number = int(step)
    return (ax + (bx - ax) * number // line.spaces, ay + (by - ay) * number // line.spaces)
