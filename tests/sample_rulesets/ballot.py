"""A rule set for tests: everybody votes at once, whoever votes 0 is out, it may go on for ever."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import attrs

from pbem.engine.table.door import at
from pbem.engine.table.rooms import Forms, Words
from pbem.engine.table.ruleset import Dice, Ruleset, Table
from pbem.engine.table.sheet import Problem, Sheet
from pbem.engine.table.terms import FACE_UP, Awaited, Clock, Data, Option, Seat, Terms
from pbem.errors import FaultsError


class Voted(NamedTuple):
    """A seat voted; the die is thrown on top."""

    seat: str
    vote: int
    die: int


class Opened(NamedTuple):
    """The poll opens."""


@attrs.define
class Poll:
    """Sums by seat, the seats that are out, and the turn."""

    sums: dict[str, int]
    out: list[str]
    turn: int = 0


class BallotWords(Words):
    """A ballot has nothing to say."""

    def describe(self, event: Opened | Voted, /) -> Sequence[str]:
        return []

    def headline(self) -> Sequence[str]:
        return ["Ballot"]

    def standing(self, state: Poll, /) -> Sequence[str]:
        return []

    def show(self, state: Poll, seat: str | None, before: Poll | None = None, /) -> Sequence[str]:
        return []


class BallotForms(Forms):
    """The order file to fill in."""

    def template(self, state: Poll, seat: str, /) -> Sequence[str]:
        return ["vote = 1"]


@attrs.frozen
class BallotTable(Table[Poll, int, Opened | Voted]):
    """One game. The seat called `guest` may vote but need not."""

    seats: tuple[str, ...]

    words = at(Words, BallotWords)
    forms = at(Forms, BallotForms)

    def blank(self) -> Poll:
        return Poll(dict.fromkeys(self.seats, 0), [])

    def copy(self, state: Poll, /) -> Poll:
        return Poll(dict(state.sums), list(state.out), state.turn)

    def load(self, data: Data, /) -> Poll:
        return Poll(dict(data["sums"]), list(data["out"]), data["turn"])

    def dump(self, state: Poll, /) -> Data:
        return {"turn": state.turn, "out": list(state.out), "sums": dict(state.sums)}

    def live(self, state: Poll, /) -> Sequence[str]:
        return [seat for seat in self.seats if seat not in state.out]

    def clock(self, state: Poll, /) -> Clock:
        return Clock(1 + state.turn // 2, 1 + state.turn % 2, "votes were counted in part 1")

    def awaited(self, state: Poll, /) -> Awaited | None:
        live = self.live(state)
        must = tuple(seat for seat in live if seat != "guest")
        may = ("guest",) if "guest" in live else ()
        return Awaited(must, "a vote", may) if len(must) > 1 else None

    def read_orders(self, state: Poll, seat: str, sheet: Sheet, /) -> int:
        sheet.take_text("note")
        vote = sheet.take_number("vote", 0, 9)
        if vote == 9:
            sheet.note("W-HIGH", ("vote",), "that is the most")
        return vote or 0

    def resolve(self, state: Poll, orders: Mapping[str, int], dice: Dice, /) -> Iterator[Opened | Voted]:
        if not orders:
            yield Opened()
        for seat, vote in orders.items():
            yield Voted(seat, vote, dice.stream(f"vote/{seat}").d6())

    def evolve(self, state: Poll, event: Opened | Voted, /) -> None:
        if isinstance(event, Voted):
            state.sums[event.seat] += event.vote + event.die
            if not event.vote:
                state.out.append(event.seat)
        if not isinstance(event, Voted) or event.seat == self.seats[0]:
            state.turn += 1


@attrs.frozen
class Ballot(Ruleset):
    """The game as people choose it."""

    name: str = "ballot"
    version: int = 1
    title: str = "Ballot"
    map_id: str = "none"
    seats: tuple[int, int] = (2, 9)

    def options(self) -> Sequence[Option]:
        return ()

    def terms(self, seats: Sequence[Seat], options: Sequence[str], choices: Data, map_file: Data, /) -> Terms:
        if "forbidden" in options:
            raise FaultsError(["this cannot be chosen"])
        return Terms(tuple(options), choices, dict(map_file))

    def table(self, seats: Sequence[Seat], terms: Terms, /) -> BallotTable:
        return BallotTable(tuple(seat.id for seat in seats))

    def rule_book(self, options: Sequence[str], choices: Data, cards: str = FACE_UP, /) -> Sequence[str]:
        return []

    def check_map(self, map_file: Data, /) -> Sequence[Problem]:
        return []


BALLOT = Ballot()
