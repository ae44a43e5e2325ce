"""What pbem answers the suite: an order file of the rail race, read and played to the end of its record."""

from collections.abc import Iterator, Mapping
from itertools import chain, cycle, repeat
from typing import Any

import attrs
from rail_engine import UNTOLD, Data, lay, position_of, state_of, tell

from pbem.engine.table.sheet import Sheet, format_path
from pbem.rulesets.across_the_continent.game import RailTable
from pbem.rulesets.across_the_continent.orders import Rail
from pbem.rulesets.across_the_continent.play.tickets import bound_of, pile_of
from pbem.rulesets.across_the_continent.state import State

LEFT_OUT = UNTOLD - {"turn-paused", "standing-orders-ended"}


def answer(question: Data) -> Data:
    """Answer a question of the suite about an order file of the rail race."""
    settings = question["settings"]
    table = lay(
        tuple(question["seats"]),
        tuple(settings["options"]),
        tuple(settings["choices"].items()),
        question["board"]["name"],
    )
    state = state_of(table, question["before"])
    for seat, rail in question.get("standing", {}).items():
        piece = state.travellers[seat]
        piece.rail, piece.ask = _standing(rail), False
    sheet = Sheet(question["orders"])
    orders = table.read_orders(state, state.mover, sheet)
    said: Data = {"number": question["number"]}
    if sheet.problems:
        first = sheet.problems[0]
        return said | {"refused": {"action": format_path(first.path), "code": first.code}}
    chance = GivenChance(table, state, question["chance"])
    events: list[Data] = []
    for event in table.resolve(state, {state.mover: orders}, chance):
        table.evolve(state, event)
        events += tell(event, LEFT_OUT)
    assert table.load(table.dump(state)) == state, "the state does not survive its plain form"
    unused = {kind: left for kind, left in chance.left().items() if left}
    return said | {"events": events, "position": position_of(table, state), "unused": unused}


def _standing(rail: Mapping[str, Any]) -> Rail:
    words: Data = {key: tuple(one) if isinstance(one, list) else one for key, one in rail.items()}
    return Rail(**words)


@attrs.define
class GivenChance:
    """Throws and tickets as a case gives them; `again` comes when all throws are used, without end."""

    table: RailTable
    state: State
    given: Data
    numbers: Iterator[int] = attrs.field(init=False)
    draws: list[str] = attrs.field(init=False)
    label: str = ""
    thrown: int = 0
    rejected: list[str] = attrs.Factory(list)

    def __attrs_post_init__(self) -> None:
        again = self.given.get("again", [])
        throws = chain.from_iterable(self.given.get("throws", []))
        self.numbers = chain(throws, cycle(again) if again else repeat(0, 0))
        self.draws = list(self.given.get("draws", []))

    def left(self) -> Data:
        """Return what nobody needed."""
        numbers = [*chain.from_iterable(self.given.get("throws", []))][self.thrown :]
        return {"throws": numbers, "draws": self.draws}

    def stream(self, label: str, /) -> "GivenChance":
        if label.startswith("ticket/"):
            self.rejected = []
        self.label = label
        return self

    def d6(self) -> int:
        assert self.label.startswith("move/"), self.label
        self.thrown += 1
        number = next(self.numbers, 0)
        assert number, "no further throw is given"
        return number

    def roll(self, count: int, /) -> tuple[int, ...]:
        return tuple(self.d6() for _ in range(count))

    def below(self, n: int, /) -> int:
        """Return the place of the next ticket in the pile, rejected ones taken out."""
        bound = bound_of(self.state.travellers[self.state.mover])
        pile = [ticket.id for ticket in pile_of(self.table.board.tickets, self.state, bound)]
        below = (*self.rejected, *self.state.returned)
        left = [ticket for ticket in pile if ticket not in below]
        assert len(left) == n
        assert self.draws, "no further ticket is given"
        ticket = self.draws.pop(0)
        self.rejected.append(ticket)
        return left.index(ticket)

    def shuffle(self, _items: list[Any], /) -> None:
        raise AssertionError("no record shuffles")

    def lay_face_down(self, _cards: Any, /) -> tuple[str, ...]:
        raise AssertionError("there are no cards")

    def draw_face_down(self, _seat: str, _cards: int, /) -> str:
        raise AssertionError("there are no cards")
