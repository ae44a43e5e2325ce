"""How things are called in a case that is told: players, territories, spaces, cards, numbers."""

from collections.abc import Iterable, Sequence

from conformance.positions import JOKER, NOBODY
from conformance.reading import Data

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def number(count: int) -> str:
    """Return a small number as a word."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def many(count: int, one: str, several: str = "") -> str:
    """Return "1 army" or "2 armies"."""
    return f"{count} {one if count == 1 else several or one + 's'}"


def listed(words: Iterable[str], last: str = "and") -> str:
    """Return "one, two and three"."""
    found = list(words)
    if len(found) < 2:
        return "".join(found)
    return f"{', '.join(found[:-1])} {last} {found[-1]}"


class Names:
    """The names of the players, places and cards of one question."""

    def __init__(self, asked: Data) -> None:
        board = asked.get("board", {})
        self.seats = asked["seats"]
        places = [*board.get("territories", []), *board.get("cities", [])]
        self.places: dict[str, str] = {one["id"]: one["name"] for one in places}
        self.figures = {one["id"]: one.get("card", "") for one in places}
        self.continents = {one["id"]: one["name"] for one in board.get("continents", [])}

    def player(self, seat: str) -> str:
        """Return a player, the neutral army, or nobody."""
        return {"neutral": "neutral", "": NOBODY, NOBODY: NOBODY}.get(seat, seat.capitalize())

    def players(self, seats: Sequence[str]) -> str:
        """Return some players."""
        return listed(self.player(seat) for seat in seats)

    def place(self, id_: str) -> str:
        """Return a territory, a city, or a space of a line: "A-F 3"."""
        if "~" in id_:
            first, second, space = id_.split("~")
            return f"{self.places.get(first, first)}-{self.places.get(second, second)} {space}"
        return self.places.get(id_, id_)

    def places_of(self, ids: Sequence[str]) -> str:
        """Return some territories."""
        return listed(self.place(id_) for id_ in ids)

    def card(self, id_: str) -> str:
        """Return a card with its figure: "Alaska (soldier)"."""
        figure = self.figures.get(id_)
        return "a joker" if id_ == JOKER else f"{self.place(id_)} ({figure or 'no figure'})"

    def cards(self, ids: Sequence[str]) -> str:
        """Return some cards."""
        return listed(self.card(id_) for id_ in ids)

    def drawn(self, *ids: str) -> str:
        """Return cards without their figures."""
        return listed("a joker" if id_ == JOKER else self.place(id_) for id_ in ids)

    def dice(self, attack: Sequence[int], defence: Sequence[int]) -> str:
        """Return a throw: "6 5 2 v 4 3", or "6 5 2" against no dice."""
        return " v ".join(" ".join(map(str, side)) for side in (attack, defence) if side)
