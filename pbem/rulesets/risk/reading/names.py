"""
What players call things: territories, continents, seats and cards, by id or name, in any letters.

A `Names` is made once for a board and its seats. What two things share as a name means neither; then
only the id will do.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from pbem.engine.ruleset import Seat
from pbem.rulesets.risk.board import Board
from pbem.rulesets.risk.state import JOKER, NEUTRAL


class Names:
    """
    The spoken names of one game.

    `territory`, `continent`, `seat` and `card` map what may be written to ids: exact ids and names
    first, so that a plain look-up nearly always does; `find` asks again without case.
    `memo` keeps what was parsed in this game, so that the same text is parsed once; `meanings` what
    the values of attack entries mean, and where in an entry that stands; `standing` tables of
    standing orders, by identity. `fitting` holds phases with the keys of a file that may stand there.
    """

    __slots__ = (
        "board", "card", "continent", "fitting", "meanings", "memo", "seat", "seats",
        "standing", "territory",
    )  # fmt: skip

    def __init__(self, board: Board, seats: Sequence[Seat]) -> None:
        self.board = board
        self.seats = tuple(seat.id for seat in seats)
        self.territory = _spoken((land.id, land.name) for land in board.territories)
        self.continent = _spoken((land.id, land.name) for land in board.continents)
        self.seat = _spoken((seat.id, seat.name) for seat in seats)
        self.card = {word: id_ for word, id_ in self.territory.items() if id_ in board.figures}
        if board.jokers:
            self.card[JOKER] = JOKER
        self.memo: dict[Any, Any] = {}
        self.meanings: dict[tuple[str, str | int], tuple[int, Any]] = {}
        self.fitting: set[tuple[str, ...]] = set()
        self.standing: dict[int, tuple[Any, Any]] = {}

    def of(self, ids: Iterable[str], most: int = 0) -> str:
        """List ids by their names: "Siam, India"; after `most` (0: all) three dots."""
        named = [self.board.names[id_] for id_ in ids]
        if most and len(named) > most:
            named = [*named[:most], "..."]
        return ", ".join(named)


def find(spoken: dict[str, str], word: str) -> str | None:
    """Return the id of what a player named, or None."""
    return spoken.get(word) or spoken.get(word.casefold())


def possessive(seat: str) -> str:
    """Say that something belongs to a seat: "bob's", "the neutral army's"."""
    return "the neutral army's" if seat == NEUTRAL else f"{seat}'s"


def owner_named(seat: str) -> str:
    """Name an owner in a sentence: "bob", "the neutral army", "nobody"."""
    return {NEUTRAL: "the neutral army", "": "nobody"}.get(seat, seat)


def _spoken(things: Iterable[tuple[str, str]]) -> dict[str, str]:
    rows = list(things)
    bearers = Counter(name.casefold() for _, name in rows)
    own = [(id_, name) for id_, name in rows if bearers[name.casefold()] == 1]
    spoken = {name: id_ for id_, name in own} | {name.casefold(): id_ for id_, name in own}
    # An id always means itself.
    return spoken | {id_: id_ for id_, _ in rows}
