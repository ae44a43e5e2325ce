"""
What players call things: territories, continents, seats and cards, by id or name, in any letters.

What two things share as a name means neither; then only the id will do.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from pbem.engine.table.terms import Seat
from pbem.record import tool
from pbem.rulesets.risk.board import JOKER, NEUTRAL, Board


@tool
class Names:
    """
    What may be written in one game.

    `territory`, `continent`, `seat` and `card` map it to ids: exact ids and names first, so that a
    plain look-up nearly always does; `find` asks again without case.
    """

    board: Board
    players: tuple[Seat, ...]

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """Ids of the seats."""
        return tuple(seat.id for seat in self.players)

    @cached_property
    def territory(self) -> dict[str, str]:
        """Territories."""
        return _spoken_names((land.id, land.name) for land in self.board.territories)

    @cached_property
    def continent(self) -> dict[str, str]:
        """Continents."""
        return _spoken_names((land.id, land.name) for land in self.board.continents)

    @cached_property
    def seat(self) -> dict[str, str]:
        """Players."""
        return _spoken_names((seat.id, seat.name) for seat in self.players)

    @cached_property
    def card(self) -> dict[str, str]:
        """Cards, by their territories, and the joker."""
        cards = {word: id_ for word, id_ in self.territory.items() if id_ in self.board.figures}
        return {**cards, JOKER: JOKER} if self.board.jokers else cards

    def of(self, ids: Iterable[str], most: int = 0) -> str:
        """List ids by their names: "Siam, India"; after `most` (0: all) three dots."""
        named = [self.board.names[id_] for id_ in ids]
        if most and len(named) > most:
            named = [*named[:most], "..."]
        return ", ".join(named)


def find(names: dict[str, str], word: str) -> str | None:
    """Return the id of what a player named, or None."""
    return names.get(word) or names.get(word.casefold())


def possessive(seat: str) -> str:
    """Say that something belongs to a seat: "bob's", "the neutral army's"."""
    return "the neutral army's" if seat == NEUTRAL else f"{seat}'s"


def owner_named(seat: str) -> str:
    """Name an owner in a sentence: "bob", "the neutral army", "nobody"."""
    return {NEUTRAL: "the neutral army", "": "nobody"}.get(seat, seat)


def _spoken_names(things: Iterable[tuple[str, str]]) -> dict[str, str]:
    pairs = list(things)
    bearers = Counter(name.casefold() for _, name in pairs)
    own = [(id_, name) for id_, name in pairs if bearers[name.casefold()] == 1]
    names = {name: id_ for id_, name in own} | {name.casefold(): id_ for id_, name in own}
    # An id always means itself.
    return names | {id_: id_ for id_, _ in pairs}
