"""What never changes in a game of conquest."""

from collections.abc import Mapping
from typing import Any

Data = dict[str, Any]

JOKER, NEUTRAL = "joker", "neutral"
FACE_UP, DEALER, PRIVATE = "face-up", "dealer", "private"


class Facts:
    """What never changes in a game of conquest: seats, settings, board and deck of a question."""

    def __init__(self, asked: Mapping[str, Any]) -> None:
        """Take the facts from a question."""
        board = asked["board"]
        self.seats: list[str] = list(asked["seats"])
        self.settings: Data = asked["settings"]
        self.cards: str = asked.get("cards", "face-up")
        self.borders = {one["id"]: frozenset(one["borders"]) for one in board["territories"]}
        self.figures = {one["id"]: one["card"] for one in board["territories"] if one["card"]}
        self.bonuses = {land["id"]: land["bonus"] for land in board["continents"]}
        self.continents: dict[str, list[str]] = {land: [] for land in self.bonuses}
        for one in board["territories"]:
            self.continents[one["continent"]].append(one["id"])
        self.deck = [*self.figures, *[JOKER] * board["jokers"]]
        self.limit: int = self.settings["army_cap"] or 1 << 40

    @property
    def hidden(self) -> bool:
        """Whether hands lie face down."""
        return self.cards != FACE_UP

    @property
    def has_pile(self) -> bool:
        """Whether all cards come out of one deck; else each draw stands alone."""
        return self.cards != PRIVATE

    def next_seat(self, seat: str, out: list[str]) -> str:
        """Return who follows a seat in turn order and is not out."""
        place = self.seats.index(seat) + 1
        others = [*self.seats[place:], *self.seats[:place]]
        return next(one for one in others if one not in out or one == seat)
