"""
What the items of a line are to each other in the position of a seat, as `engine/short/gist` asks.

    attack   an own place and one of somebody else beside it; the own one is where it comes from
    move     two own places that are neighbours, from where or where to, and an amount
    place    own places, each with its amount
    trade    cards, or the names of three that are held, and a verb

Words of direction never say otherwise, and no verb means another order. A place that an order above attacks may be
anybody's by then: it is a source, and no target.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from pbem.engine.short.grammar import Order
from pbem.engine.short.items import LineItem, kinds
from pbem.engine.short.tokens import Token
from pbem.engine.table.terms import Data
from pbem.record import tool
from pbem.rulesets.risk.play.movement import move_section
from pbem.rulesets.risk.reading.situation import Situation

_SET = 3


@tool
class RoleReader:
    """Says what items mean in a situation."""

    situation: Situation

    def orders(self, items: Sequence[LineItem], rest: Sequence[Token], given: Data) -> Iterator[list[Order]]:
        """Yield the orders that items may be, if it is one reading alone."""
        clause = _Cast(self.situation, items, [*rest], _won(given))
        found = [orders for read in (clause.attacks, clause.move, clause.placing, clause.trade) if (orders := read())]
        if len(found) == 1:
            yield found[0]


@tool
class _Cast:
    """The items of a clause; `won` are the places that orders above it attack."""

    situation: Situation
    items: Sequence[LineItem]
    rest: list[Token]
    won: frozenset[str]

    @property
    def places(self) -> list[LineItem]:
        """The places, with what their order says of them: in "India attacks China" the first one does it."""
        places = kinds(self.items, "place")
        if len(places) == 2 and not any(one.way for one in places):
            first, last = (self.items.index(one) for one in places)
            if any(one.kind == "verb" for one in self.items[first:last]):
                return [places[0]._replace(way="from"), places[1]._replace(way="to")]
        return places

    @property
    def amounts(self) -> list[LineItem]:
        return kinds(self.items, "amount")

    @property
    def leaves_rest(self) -> bool:
        """Say whether an amount is what others leave."""
        return any(one.value == "rest" for one in self.amounts)

    def may(self, order: str) -> bool:
        """Say whether no verb means another order."""
        return all(order in one.value for one in kinds(self.items, "verb"))

    def says(self, order: str) -> bool:
        """Say whether there is a verb, and none that means another order."""
        return self.may(order) and bool(kinds(self.items, "verb"))

    def has(self, *others: str) -> bool:
        return any(one.kind in others for one in self.items)

    # Whose places are

    def _id(self, place: LineItem) -> str:
        named: str = place.value
        return self.situation.names.territory.get(named, named)

    def owns(self, place: LineItem) -> bool:
        return self._id(place) in self.situation.board.borders and self.situation.owns(self._id(place))

    def may_own(self, place: LineItem) -> bool:
        return self.owns(place) or self._id(place) in self.won

    def is_foreign(self, place: LineItem) -> bool:
        """Say whether a place is somebody else's, whatever the orders above bring."""
        return self._id(place) in self.situation.board.borders and not self.may_own(place)

    def meets(self, here: LineItem, there: LineItem) -> bool:
        return self._id(there) in self.situation.board.borders.get(self._id(here), ())

    # Orders

    def attacks(self) -> list[Order]:
        """Own places and foreign ones: one battle, a path, or several from one place or upon one."""
        places = self.places
        if not self.may("attack") or any(one.value != "all" for one in self.amounts) or self.has("card"):
            return []
        if self.rest and self.has("each"):
            return []  # both stop at 3
        sources = [one for one in places if self.may_own(one) and one.way != "to"]
        targets = [one for one in places if self.is_foreign(one) and one.way != "from"]
        directed = any(one.way for one in places)
        told = directed or (self.says("attack") and places[:1] == targets[:1])  # not: attack Siam (India)
        if not (told and sources and targets) or len({one.value for one in places}) != len(sources) + len(targets):
            return []
        if len(places) == 2:
            return self._attack(sources + targets, self.rest) if self.meets(sources[0], targets[0]) else []
        return self._several(sources, targets)

    def _several(self, sources: list[LineItem], targets: list[LineItem]) -> list[Order]:
        if len(sources) == 1:
            path = all(self.meets(here, there) for here, there in pairwise([*sources, *targets]))
            star = all(self.meets(sources[0], one) for one in targets)
            onward = self.has("then", "through")
            if path and onward and not (star and not self.has("through")):
                return self._attack([*sources, *targets], self.rest)
            if star and not onward and not self.rest:
                return [order for one in targets for order in self._attack([*sources, one], [])]
            return []
        together = len(targets) == 1 and not self.rest and not self.has("then", "through")
        if together and all(one.way and self.meets(one, targets[0]) for one in sources):
            return [order for one in sources for order in self._attack([one, *targets], [])]
        return []

    def _attack(self, way: Sequence[LineItem], rest: Sequence[Token]) -> list[Order]:
        return [("attack", [*_way(way), *rest])]

    def move(self) -> list[Order]:
        """Two own places, where from or where to, and an amount."""
        places, amounts = self.places, self.amounts
        if (
            not self.may("move")
            or len(places) != 2
            or len(amounts) > 1
            or self.leaves_rest
            or self.has("card", "each", "then", "through")
        ):
            return []
        ways = [
            (here, there)
            for here, there in (places, places[::-1])
            if here.way != "to" and there.way != "from" and (here.way or there.way)
        ]
        own = all(map(self.may_own, places)) and (self.says("move") or all(map(self.owns, places)))
        if len(ways) != 1 or not own or not self._joined(*ways[0]) or not (amounts or self.rest):
            return []
        return [("move", [*(_amount(one, "max") for one in amounts), *_way(ways[0]), *self.rest])]

    def _joined(self, here: LineItem, there: LineItem) -> bool:
        return self.meets(here, there) or (
            move_section(self.situation.rules) == "fortify" and here.value != there.value
        )

    def placing(self) -> list[Order]:
        """Own places, each with its amount, as the reader of new armies takes them."""
        places, amounts = self.places, self.amounts
        apart = not self.has("card", "then", "through") and not any(one.way == "from" for one in places)
        if not (places and amounts and apart) or self.rest or not self.may("place") or not all(map(self.owns, places)):
            return []
        core, pairs = [one.kind for one in self.items if one.kind in ("place", "amount")], len(places)
        if core not in (["place", "amount"] * pairs, ["amount", "place"] * pairs) and not self.has("each"):
            return []
        said: list[Token] = []
        for item in self.items:
            if item.kind in ("place", "each", "comma", "and"):
                said += item.tokens
            elif item.kind == "amount":
                said.append(_amount(item, "rest"))
        return [("place", said)]

    def trade(self) -> list[Order]:
        """A verb and cards, or the names of three that are held."""
        if self.rest or not self.may("trade") or self.has("each", "then", "through", "unit"):
            return []
        names, numbers = self.places, [one.value for one in self.amounts]
        if not names and self.says("trade") and self.has("card") and set(numbers) <= {1, _SET}:
            return [("trade", [])]
        return []


def _won(given: Data) -> frozenset[str]:
    """Return the places that orders attack, by their names."""
    return frozenset(word for one in given.get("attack", ()) for word in one.get("path", (one.get("to"),) * 2)[1:])


def _way(places: Iterable[LineItem]) -> list[Token]:
    said: list[Token] = []
    for one in places:
        said += [*([_sign("arrow", ">", one)] if said else []), *one.tokens]
    return said


def _sign(kind: str, text: str, before: LineItem) -> Token:
    return Token(kind, text, before.tokens[0].start, before.tokens[0].start)  # type: ignore[arg-type]


def _amount(item: LineItem, every: str) -> Token:
    """Return an amount as it is read: a number, or the word for all of them."""
    first, last = item.tokens[0], item.tokens[-1]
    counted = type(item.value) is int
    return Token("number" if counted else "word", str(item.value) if counted else every, first.start, last.end)
