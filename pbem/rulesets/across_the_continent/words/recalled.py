"""What happened to one traveller in some records, in a few sentences: for the letter that brings a turn."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import attrs

from pbem.engine.file.phrases import called, counted, listed
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.events import (
    CityReached,
    CoastReached,
    Event,
    ExpressTaken,
    GameWon,
    PieceCorrected,
    PieceMoved,
    PiecePlaced,
    PlayerResigned,
    PlayerRetired,
    ThrowLost,
    TicketCorrected,
    TicketDrawn,
    TicketMissed,
    TurnPaused,
)


def recall(
    board: Board,
    names: Mapping[str, str],
    seat: str,
    past: Iterable[tuple[object, Sequence[Event]]],
) -> list[str]:
    """Return what happened to a seat, its own way first; nothing if nothing did."""
    memory = _Memory(board, names, seat)
    for _, events in past:
        for event in events:
            memory.take(event)
    return list(memory.sentences())


@attrs.define
class _Memory:
    """
    The way of a seat so far, and sentences about everything else.

    `moves` are the numbers moved, `reached` the cities, `left` what is to go to `city`; `lost` counts
    throws that could not be used.
    """

    board: Board
    names: Mapping[str, str]
    seat: str
    moves: list[int] = attrs.Factory(list)
    reached: list[str] = attrs.Factory(list)
    left: int = 0
    city: str = ""
    lost: int = 0
    told: list[str] = attrs.Factory(list)

    def take(self, event: Event) -> None:
        """Remember what an event is to the seat."""
        match event:
            case PieceMoved(owner, _, number, _, _, _, city, left) if owner == self.seat:
                self.moves.append(number)
                self.city, self.left = city, left
            case CityReached(owner, city, following, distance) if owner == self.seat:
                self.reached.append(city)
                self.city, self.left = following, distance
            case ThrowLost(owner, _, city, distance) if owner == self.seat:
                self.lost += 1
                self.city, self.left = city, distance
            case _:
                self.told += self._own(event)
                self.told += self._of_all(event)

    def _own(self, event: Event) -> Iterator[str]:
        place = self.board.names
        match event:
            case PiecePlaced(owner, city) if owner == self.seat:
                yield f"You start in {place[city]}."
            case CoastReached(owner, ticket, city, home) if owner == self.seat:
                self.city = ""
                far = "You have crossed and returned" if home else "You have crossed the continent"
                yield f"{far}: ticket {ticket} ended in {place[city]}."
            case TicketDrawn(owner, ticket, bound, stops) if owner == self.seat:
                way = " - ".join(place[stop] for stop in stops)
                yield f"You drew {bound}-bound ticket {ticket}: {way}."
            case TicketMissed(owner, bound) if owner == self.seat:
                yield f"No {bound}-bound ticket was free: you waited a turn."
            case ExpressTaken(owner, source, city) if owner == self.seat:
                yield f"You went by express from {place[source]} to {place[city]}."
            case TurnPaused(owner, "throw", numbers) if owner == self.seat:
                yield f"Your dice are on the table: you may move {' or '.join(map(str, numbers))}."
            case PieceCorrected(owner, space) if owner == self.seat:
                yield f"By a ruling your piece is on {self.board.describe(space)}."
            case TicketCorrected(owner, ticket) if owner == self.seat:
                yield f"By a ruling you travel on ticket {ticket}."
            case _:
                pass

    def _of_all(self, event: Event) -> Iterator[str]:
        match event:
            case CoastReached(other, _, city, home) if other != self.seat:
                far = "has crossed and returned" if home else "has crossed the continent"
                yield f"{self._name(other)} {far} and is in {self.board.names[city]}."
            case PlayerRetired(other, _) if other != self.seat:
                yield f"{self._name(other)} is home."
            case PlayerResigned(other) if other != self.seat:
                yield f"{self._name(other)} is out of the race."
            case GameWon(seats):
                who = [self._name(one) for one in seats if one != self.seat]
                own = ["You"] if self.seat in seats else []
                has = "have" if own or len(seats) > 1 else "has"
                yield f"{listed([*own, *who])} {has} won the race."
            case _:
                pass

    # ── sentences ────────────────────────────────────────────────────────────────────────────────

    def sentences(self) -> Iterator[str]:
        """Say it in sentences."""
        if self.moves:
            yield f"You moved {counted(sum(self.moves), 'space')}{self._stations()}."
        if self.lost:
            throws = "One throw" if self.lost == 1 else f"{self.lost} throws"
            yield f"{throws} of yours could not be used."
        if self.city and (self.moves or self.lost):
            yield f"You are {counted(self.left, 'space')} before {self.board.names[self.city]}."
        yield from self.told

    def _stations(self) -> str:
        return (
            f", and reached {listed([self.board.names[one] for one in self.reached])}"
            if self.reached
            else ""
        )

    def _name(self, seat: str) -> str:
        return called(self.names[seat])
