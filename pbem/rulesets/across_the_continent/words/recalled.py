"""What happened to one traveller in some records, in a few sentences: for the letter that brings a turn."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import attrs

from pbem.engine.file.phrases import counted, listed
from pbem.record import mutable
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.events import CityReached, CoastReached, Event, PieceMoved, ThrowLost
from pbem.rulesets.across_the_continent.words.tellings import TELLINGS
from pbem.rulesets.across_the_continent.words.voice import LetterVoice


def recall(
    board: Board, names: Mapping[str, str], seat: str, past: Iterable[tuple[object, Sequence[Event]]]
) -> list[str]:
    """Return what happened to a seat, its own way first; nothing if nothing did."""
    memory = _Memory(LetterVoice(TELLINGS, board, names, seat))
    for _, events in past:
        for event in events:
            memory.take(event)
    return list(memory.sentences())


@mutable
class _Memory:
    """
    The way of a seat so far, and sentences about everything else.

    `moves` are the numbers moved, `reached` the cities, `left` what is to go to `city`; `lost` counts
    throws that could not be used.
    """

    voice: LetterVoice
    moves: list[int] = attrs.Factory(list)
    reached: list[str] = attrs.Factory(list)
    left: int = 0
    city: str = ""
    lost: int = 0
    told: list[str] = attrs.Factory(list)

    def take(self, event: Event) -> None:
        """Remember what an event is to the seat."""
        seat = self.voice.seat
        match event:
            case PieceMoved(owner, _, number, _, _, _, city, left) if owner == seat:
                self.moves.append(number)
                self.city, self.left = city, left
            case CityReached(owner, city, following, distance) if owner == seat:
                self.reached.append(city)
                self.city, self.left = following, distance
            case ThrowLost(owner, _, city, distance) if owner == seat:
                self.lost += 1
                self.city, self.left = city, distance
            case CoastReached(owner) if owner == seat:
                self.city = ""
        self.told += self.voice.recall(event, seat)

    # ── sentences ────────────────────────────────────────────────────────────────────────────────

    def sentences(self) -> Iterator[str]:
        """Say it in sentences."""
        if self.moves:
            yield f"You moved {counted(sum(self.moves), 'space')}{self._stations()}."
        if self.lost:
            throws = "One throw" if self.lost == 1 else f"{self.lost} throws"
            yield f"{throws} of yours could not be used."
        if self.city and (self.moves or self.lost):
            yield f"You are {counted(self.left, 'space')} before {self.voice.city(self.city)}."
        yield from self.told

    def _stations(self) -> str:
        cities = [self.voice.city(one) for one in self.reached]
        return f", and reached {listed(cities)}" if cities else ""
