"""
What the fields of a race's events are in a sentence.

A report calls players as the game does, and speaks to somebody called "You". A letter speaks to its
reader, so there "You" is a name in quotes.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from pbem.engine.file.phrases import called, counted
from pbem.engine.text.sentences import YOU, PlayerWord, player
from pbem.engine.words.telling import Voice
from pbem.record import tool
from pbem.rulesets.across_the_continent.board import Board


@tool
class RaceVoice(Voice):
    """Tells everybody, with the names of a board and of the players."""

    board: Board
    names: Mapping[str, str]

    def fact(self, field: str, value: Any) -> object:
        """Return what a field of an event is in a sentence."""
        match field:
            case "seat" | "partner" | "by":
                return self.who(value)
            case "city" | "next" | "start":
                return self.city(value)
            case "place" | "source":
                return self.board.describe(value)
            case "stops":
                return " - ".join(map(self.city, value))
            case "distance":
                return counted(value, "space")
            case "dice":
                return "{} {}".format(*value)
            case "numbers":
                return " or ".join(map(str, value))
            case _:
                return value

    def who(self, seat: str) -> PlayerWord:
        """Return a player."""
        return player(self.names[seat])

    def city(self, city: str) -> str:
        """Return a city by name."""
        return self.board.names[city]

    def list_seats(self, seats: Iterable[str]) -> str:
        """Return players in a row."""
        return ", ".join(map(self.who, seats))

    def list_cities(self, cities: Iterable[str]) -> str:
        """Return cities in a row."""
        return ", ".join(map(self.city, cities))


@tool
class LetterVoice(RaceVoice):
    """Tells the player of one seat, who is "you"."""

    seat: str

    def who(self, seat: str) -> PlayerWord:
        """Return a player, or "you"."""
        return PlayerWord(YOU if seat == self.seat else called(self.names[seat]))
