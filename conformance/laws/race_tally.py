"""A tally of the rail race: what becomes of a position by the events that are told; it knows no rule."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

Data = dict[str, Any]

# ── the track ────────────────────────────────────────────────────────────────────────────────────


class Track:
    """All spaces, and which touch."""

    def __init__(self, lines: Sequence[tuple[str, str, int]]) -> None:
        """Lay the lines: two cities, and the spaces from one to the other."""
        self.touching: dict[str, set[str]] = {}
        self._far: dict[str, dict[str, int]] = {}
        for a, b, spaces in lines:
            inside = [f"{a}~{b}~{k}" for k in range(1, spaces)]
            for one, other in pairwise([a, *inside, b]):
                self.touching.setdefault(one, set()).add(other)
                self.touching.setdefault(other, set()).add(one)

    def far(self, space: str, city: str) -> int:
        """Return the spaces of the shortest way; -1 if there is none."""
        if city not in self._far:
            far, edge = {city: 0}, [city]
            for here in edge:
                for there in self.touching.get(here, ()):
                    if there not in far:
                        far[there] = far[here] + 1
                        edge.append(there)
            self._far[city] = far
        return self._far[city].get(space, -1)


@lru_cache(maxsize=64)
def _track(lines: tuple[tuple[str, str, int], ...]) -> Track:
    return Track(lines)


class Facts:
    """What never changes in a race: seats, settings, track and tickets of a question."""

    def __init__(self, asked: Mapping[str, Any]) -> None:
        """Take the facts from a question."""
        board = asked["board"]
        self.seats: list[str] = list(asked["seats"])
        self.settings: Data = asked["settings"]
        self.track = _track(tuple((*line["between"], line["spaces"]) for line in board["lines"]))
        self.tickets: dict[str, Data] = {one["id"]: one for one in board["tickets"]}


class Tally:
    """A race that follows events: pieces, tickets, dice on the table."""

    def __init__(self, facts: Facts, before: Mapping[str, Any], throws: Iterable[list[int]] = ()) -> None:
        """Begin with a position; `throws` fall where no event tells of dice."""
        self.facts = facts
        self.pieces: dict[str, Data] = {seat: dict(one) for seat, one in before["pieces"].items()}
        for seat in facts.seats:
            self.pieces.setdefault(seat, dict(_NO_PIECE))
        self.returned = list(before["returned"])
        self.turn = 0 if before["phase"] == "new" else before["turn"]
        self.mover = before["mover"]
        self.winners = list(before["winners"])
        self.dice = list(before["dice"])
        self.throws = iter(throws)
        self.retired = {
            seat for seat, piece in self.pieces.items() if piece.get("out") or (piece["home"] and not piece["place"])
        }

    def stops(self, seat: str) -> list[str]:
        """Return the cities of the ticket that a seat holds."""
        ticket = self.pieces[seat]["ticket"]
        return list(self.facts.tickets[ticket]["stops"]) if ticket else []

    def on_the_table(self) -> list[int]:
        """Return the dice that lie there, or those that fall next."""
        self.dice = self.dice or next(self.throws, [])
        return self.dice

    def clear(self) -> None:
        """Take the dice off the table."""
        self.on_the_table()
        self.dice = []

    def happen(self, event: Data) -> None:
        """Let an event happen; one that moves nothing is passed over."""
        if change := _CHANGES.get(event["event"]):
            change(self, event)


_NO_PIECE: Data = {
    "coast": "",
    "place": "",
    "ticket": "",
    "next": "",
    "crossed": False,
    "home": False,
}


def _take_coasts(tally: Tally, event: Data) -> None:
    for coast in ("west", "east"):
        for seat in event[coast]:
            tally.pieces[seat]["coast"] = coast


def _draw(tally: Tally, event: Data) -> None:
    tally.pieces[event["seat"]] |= {
        "ticket": event["ticket"],
        "next": tally.facts.tickets[event["ticket"]]["stops"][1],
    }
    tally.returned = [one for one in tally.returned if one != event["ticket"]]


def _give_back(tally: Tally, event: Data) -> None:
    tally.returned = [*(one for one in tally.returned if one != event["ticket"]), event["ticket"]]


def _put(tally: Tally, event: Data) -> None:
    tally.pieces[event["seat"]]["place"] = event["city"]


def _start(tally: Tally, event: Data) -> None:
    tally.mover, tally.turn, tally.dice = event["seat"], event["turn"], []


def _throw(tally: Tally, event: Data) -> None:
    tally.dice = list(event["dice"])


def _move(tally: Tally, event: Data) -> None:
    tally.pieces[event["seat"]]["place"] = event["space"]
    tally.clear()


def _lose(tally: Tally, _event: Data) -> None:
    tally.clear()


def _rest(tally: Tally, event: Data) -> None:
    stops = tally.stops(event["seat"])
    piece = tally.pieces[event["seat"]]
    piece["next"] = stops[stops.index(piece["next"]) + 1]


def _arrive(tally: Tally, event: Data) -> None:
    tally.pieces[event["seat"]] |= {
        "ticket": "",
        "next": "",
        "crossed": True,
        "home": event["home"],
    }


def _retire(tally: Tally, event: Data) -> None:
    tally.pieces[event["seat"]]["place"] = ""
    tally.retired.add(event["seat"])


def _resign(tally: Tally, event: Data) -> None:
    tally.pieces[event["seat"]] |= _NO_PIECE | {"coast": tally.pieces[event["seat"]]["coast"], "out": True}
    tally.retired.add(event["seat"])


def _take_back(tally: Tally, event: Data) -> None:
    _give_back(tally, event)
    for piece in tally.pieces.values():
        if piece["ticket"] == event["ticket"]:
            piece["ticket"] = piece["next"] = ""


def _rule_place(tally: Tally, event: Data) -> None:
    tally.pieces[event["seat"]]["place"] = event["place"]


def _rule_ticket(tally: Tally, event: Data) -> None:
    stops = tally.facts.tickets[event["ticket"]]["stops"]
    tally.pieces[event["seat"]] |= {"ticket": event["ticket"], "next": stops[event["leg"]]}
    tally.returned = [one for one in tally.returned if one != event["ticket"]]


def _win(tally: Tally, event: Data) -> None:
    tally.winners, tally.dice = list(event["seats"]), []


_CHANGES: dict[str, Callable[[Tally, Data], None]] = {
    "coasts-taken": _take_coasts,
    "ticket-drawn": _draw,
    "ticket-returned": _give_back,
    "piece-placed": _put,
    "express-taken": _put,
    "turn-started": _start,
    "dice-thrown": _throw,
    "piece-moved": _move,
    "throw-lost": _lose,
    "city-reached": _rest,
    "coast-reached": _arrive,
    "player-retired": _retire,
    "game-won": _win,
    "player-resigned": _resign,
    "piece-corrected": _rule_place,
    "ticket-corrected": _rule_ticket,
    "ticket-taken-back": _take_back,
    "mover-set": _start,
}
