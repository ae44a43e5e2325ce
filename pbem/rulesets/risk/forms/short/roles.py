"""
What the items of a line are to each other in the position of a seat, as `engine/short/gist` asks.

    attack   an own place and one of somebody else beside it; the own one is where it comes from
    move     two own places that are neighbours, from where or where to, and an amount
    place    own places, each with its amount
    trade    cards, or the names of three that are held, and a verb

Words of direction never say otherwise, and no verb means another order. A place that an order above attacks may be
anybody's by then: it is a source, and no target. Behind new armies no verb is needed where the line leads on to a place,
or says how it is fought for: "9 Siam, then India", "9 Siam, India with 2 dice".
"""

from collections.abc import Iterator, Sequence

from pbem.engine.short.grammar import Order
from pbem.engine.short.items import AllBut, LineItem, kinds
from pbem.engine.short.names import fold
from pbem.engine.short.speech import words
from pbem.engine.short.tokens import Token
from pbem.engine.table.terms import Data
from pbem.record import tool
from pbem.rulesets.risk.forms.short.attack_cast import CARDS, SET, AttackCast
from pbem.rulesets.risk.forms.short.wording import amount_of, listed, name_of, way_of
from pbem.rulesets.risk.play.movement import move_section
from pbem.rulesets.risk.reading.situation import Situation

_LEFT = words("left leftover leftovers remains remain remaining")
_NO_PLACING = (*CARDS, "throws", "dice", "usual")
_FROM_FIRST = words("move moving shift shifting send sending mv transfer slide march")
_GAMBLING = words("in out")


@tool
class RoleReader:
    """Says what items mean in a situation."""

    situation: Situation

    def orders(
        self, items: Sequence[LineItem], rest: Sequence[Token], given: Data, there: Sequence[LineItem]
    ) -> Iterator[list[Order]]:
        """Yield the orders that items may be, if it is one reading alone."""
        named = self.situation.names.territory
        items = [one for at, one in enumerate(items) if not _is_again(one, items[:at])]
        won = frozenset(named.get(word, word) for word in _won(given))
        clause: _Cast | None = _Cast(self.situation, items, [*rest], won, there, begun=bool(given))
        if clause and clause.has("holder"):
            clause = clause.from_holders()
        if clause and clause.has("player"):
            clause = clause.at_player()
        if clause is None:
            return
        readings = [clause.attacks, clause.move, clause.placing, clause.trade]
        if clause.has("foremost"):
            readings = [clause.attacks]
        elif clause.has("leaving"):
            readings = [clause.leaving]
        elif clause.has("it", "if not") or not clause.is_apart:
            readings = [clause.again]
        found = [orders for read in readings if (orders := read())]
        if len(found) == 1:
            yield found[0]


@tool
class _Cast(AttackCast):
    """Says what a clause orders: an attack, or anything else."""

    def move(self) -> list[Order]:
        """Two own places, where from or where to, and an amount."""
        places, amounts = self.places, self.amounts
        if not self.may("move") or len(places) != 2 or len(amounts) > 1:
            return []
        if any(one.value == "rest" and not self._remains(one) for one in amounts):
            return []
        if self.has(*CARDS, "each", "through", "won", "throws", "dice", "usual", "earlier"):
            return []
        ways = [
            (here, there)
            for here, there in (places, places[::-1])
            if here.way != "to" and there.way != "from" and (here.way or there.way)
        ] or self._moved
        own = all(map(self.may_own, places)) and (
            self.says("move") or self.has("at end") or all(self.owns(there) for _, there in ways)
        )
        if len(ways) != 1 or not own or not self._joined(*ways[0]) or not (amounts or self.rest):
            return []
        return [
            ("move", [*(token for one in amounts for token in amount_of(one, "max")), *way_of(ways[0]), *self.rest])
        ]

    @property
    def _moved(self) -> list[tuple[LineItem, LineItem]]:
        """Return the way of "move 8 S Africa E Africa"; of some verbs the first place may be where they go."""
        said = [one for one in self.items if one.kind != "unit"]
        verb = fold(said[0].tokens[0].text)
        told = [one.kind for one in said] == ["verb", "amount", "place", "place"] and verb in _FROM_FIRST
        return [(said[2], said[3])] if told and not any(one.way for one in said) else []

    def leaving(self) -> list[Order]:
        """Who stays behind and who moves: "leave 4 in Siam and move the others to China"."""
        said = [one for one in self.items if one.kind not in ("and", "comma", "then", "unit")]
        places, amounts = self.places, self.amounts
        if [one.kind for one in said if one.kind != "verb"] != ["leaving", *("amount", "place") * 2] or self.rest:
            return []
        stays, goes = amounts
        told = type(stays.value) is int and goes.value in ("all", "rest") and self.may("move")
        ways = ["to" if one.way == "to" else "" for one in places[1:]] == ["to"] and places[0].way != "from"
        if not (told and ways and all(map(self.owns, places)) and self._joined(*places)):
            return []
        amount = stays._replace(value=AllBut(stays.value))
        return [("move", [*amount_of(amount, "max"), *way_of(places)])]

    def _remains(self, amount: LineItem) -> bool:
        """Say whether a rest is what is left on the place named behind it: "all that remains in Siam to China", "the rest of Siam"."""
        behind = self.items[self.items.index(amount) + 1 :]
        left = not _LEFT.isdisjoint(fold(one.text) for one in amount.tokens)
        here = next((one for one in behind if one.kind not in ("from", "unit")), amount)
        of_it = here.way == "from" or fold(amount.tokens[-1].text) == "of"
        return (left or of_it) and here.kind == "place" and here.way != "to"

    def _joined(self, here: LineItem, there: LineItem) -> bool:
        return self.meets(here, there) or (
            move_section(self.situation.rules) == "fortify" and here.value != there.value
        )

    def placing(self) -> list[Order]:
        """Own places, each with its amount, as the reader of new armies takes them."""
        places, amounts = self.places, self.amounts
        apart = not self.has(*_NO_PLACING) and not self.goes_on and not any(one.way == "from" for one in places)
        if not (places and amounts and apart) or self.rest or not self.may("place") or not all(map(self.owns, places)):
            return []
        if self.may_move_in or self.is_all_in or any(type(one.value) is AllBut for one in amounts):
            return []
        core, pairs = [one.kind for one in self.items if one.kind in ("place", "amount")], len(places)
        if core not in (["place", "amount"] * pairs, ["amount", "place"] * pairs) and not self.has("each"):
            return []
        said: list[Token] = []
        for item in self.items:
            if item.kind in ("each", "comma", "and"):
                said += item.tokens
            elif item.kind == "place":
                said.append(name_of(item))
            elif item.kind == "amount":
                said += amount_of(item, "rest")
        return [("place", said)]

    @property
    def may_move_in(self) -> bool:
        """Say whether a verb may move armies, too, where orders above attack: "attack Siam > India, bring 3 to Siam"."""
        return bool(self.won) and any("move" in one.value for one in kinds(self.items, "verb"))

    @property
    def is_all_in(self) -> bool:
        """Say whether a line ends with "all in": so gamblers attack."""
        return self.items[-1].kind == "amount" and fold(self.items[-1].tokens[-1].text) in _GAMBLING

    def trade(self) -> list[Order]:
        """A verb and cards, or the names of three that are held."""
        may = self.may("trade") or (self.has("card") and self.may("give"))
        if self.rest or not may or self.goes_on or self.has("each", "unit", "throws", "dice", "usual"):
            return []
        names = [one for one in self.items if one.kind in ("place", "joker")]
        told = self.has("any") or (self.says("trade") and self.has("card"))
        if not names and told and {one.value for one in self.amounts} <= {1, SET}:
            return [("trade", [])]
        held = {*self.situation.hand.cards}
        if len({self.id_of(one) for one in names} & held) == len(names) == SET and (
            self.says("trade") or self.has("card")
        ):
            return [("trade", listed([name_of(one)] for one in names))]
        return []


def _is_again(item: LineItem, before: Sequence[LineItem]) -> bool:
    """Say whether a source is named for the second time: "use Siam to attack India from Siam"."""
    return (
        item.kind == "place"
        and item.way == "from"
        and any((item.value, "from") == (one.value, one.way) for one in before)
    )


def _won(given: Data) -> Iterator[str]:
    """Yield the places that orders attack."""
    for one in given.get("attack", ()):
        yield from one["path"][1:] if "path" in one else [one["to"]]
