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
from functools import cached_property
from itertools import pairwise

import attrs

from pbem.engine.short.grammar import Order
from pbem.engine.short.items import AllBut, LineItem, kinds
from pbem.engine.short.names import fold
from pbem.engine.short.speech import NUMBERS, words
from pbem.engine.short.tokens import Token
from pbem.engine.table.terms import Data
from pbem.record import tool
from pbem.rulesets.risk.forms.short.verbs import COUNTED, MOVING
from pbem.rulesets.risk.forms.short.wording import amount_of, listed, name_of, way_of
from pbem.rulesets.risk.forms.short.words import holder_of, word_of
from pbem.rulesets.risk.play.movement import move_section
from pbem.rulesets.risk.reading.situation import Situation

_SET = 3
_ONCE = "once"
_ONE_STEP = 2
_WHO_FOLLOWS = words("until till til than before")
_LEFT = words("left leftover leftovers remains remain remaining")
_CARDS = ("card", "joker", "best", "any")
_NO_PLACING = (*_CARDS, "throws", "dice", "usual")
_FROM_FIRST = words("move moving shift shifting send sending mv transfer slide march")
_EVERYBODY = words("everyone everybody")
_GAMBLING = words("in out")
_GONE = words("dead gone out history toast finished beaten defeated")
_DONE = words("attack attacked")
"""What is said behind the place that it is done to: "India attack"; India attacks says otherwise."""
_BESIDE = len(", ")
_LIMITS = words("max maximum until till while keep stop if")


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
        if clause.has("leaving"):
            readings = [clause.leaving]
        elif clause.has("it", "if not") or not clause.is_apart:
            readings = [clause.again]
        found = [orders for read in readings if (orders := read())]
        if len(found) == 1:
            yield found[0]


@tool
class _Cast:
    """
    The items of a clause; `won` are the places that orders above it attack, `there` is what the last one is about, and
    `begun` says that there are any.
    """

    situation: Situation
    items: Sequence[LineItem]
    rest: list[Token]
    won: frozenset[str]
    there: Sequence[LineItem]
    begun: bool = False

    @property
    def places(self) -> list[LineItem]:
        """The places, with what their order says of them: in "India attacks China" the first one does it."""
        places = kinds(self.items, "place")
        if len(places) > 1 and not any(one.way for one in places):
            first, second = (self.items.index(one) for one in places[:2])
            between = [one.kind for one in self.items[first:second]]
            apart = not {"comma", "and"}.isdisjoint(between) and self.has("amount")  # all in Siam, attack India
            if "verb" in between and not apart:
                return [places[0]._replace(way="from"), *(one._replace(way="to") for one in places[1:])]
        return places

    @property
    def amounts(self) -> list[LineItem]:
        return kinds(self.items, "amount")

    def from_holders(self) -> "_Cast | None":
        """Return this without whose the places are, if they are: "take India from Cleo"."""
        pairs = [(place, one) for place, one in pairwise(self.items) if one.kind == "holder"]
        if not all(one.value in self._holders(place) and self.is_foreign(place) for place, one in pairs):
            return None
        return attrs.evolve(self, items=[one for one in self.items if one.kind != "holder"])

    def at_player(self) -> "_Cast | None":
        """Return this for an attack upon somebody: without "Bob in" before a place of Bob, with his only place near the source."""
        at = [one.kind for one in self.items].index("player")
        name, before, behind = self.items[at].value, self.items[at - 1 : at], self.items[at + 1 :]
        told = [one.kind == "verb" and "attack" in one.value for one in before] == [True]
        if told and not behind and not self.places:
            return self._at_neighbour(name)
        if not told or not behind or behind[0].kind != "place" or any(one.kind == "player" for one in behind):
            return None
        near = self._around(behind[0]) if [one.way for one in self.places] == ["from"] else behind[:1]
        goals = [one for one in near if name in self._holders(one)]
        if len(goals) != 1 or not self.is_foreign(goals[0]):
            return None
        goal = goals[0]._replace(way="to", tokens=goals[0].tokens or self.items[at].tokens)
        return attrs.evolve(self, items=[*self.items[:at], goal, *(one for one in behind if one is not goals[0])])

    def _at_neighbour(self, name: str) -> "_Cast | None":
        """Return this for an attack upon somebody with one place beside the new armies of the order before: "kill Bob"."""
        new = [one for one in self.there if one.way == "from" and self.owns(one)]
        near = [
            one for here in new for one in self._around(here) if name in self._holders(one) and self.is_foreign(one)
        ]
        if len({one.value for one in near}) != 1:
            return None
        goal = near[0]._replace(way="to", tokens=self.items[-1].tokens)
        return attrs.evolve(self, items=[*self.items[:-1], goal])

    def _holders(self, place: LineItem) -> tuple[str, ...]:
        return holder_of(self.situation, place.value)

    def _around(self, place: LineItem) -> list[LineItem]:
        names = self.situation.names
        return [
            LineItem("place", word_of(names, land), ())
            for land in self.situation.board.borders.get(self._id(place), ())
        ]

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
        if (
            not self.may("attack")
            or any(one.value not in ("all", AllBut(1)) for one in self.amounts)
            or self.has(*_CARDS, "earlier")
        ):
            return []
        if self._places_first or self._marches_in:
            return []
        if self.has("each") and (self.rest or len(places) < _SET):
            return []  # both stop at 3; then both at India, Siam first
        sources = [one for one in places if self.may_own(one) and one.way != "to"]
        targets = [one for one in places if self.is_foreign(one) and one.way != "from"]
        directed = any(one.way for one in places)
        first = self.says("attack") and places[:1] == targets[:1]  # not: attack Siam (India)
        told = directed or first or self._follows_new or self._are_a_way
        if not (told and targets) or len(places) != len(sources) + len(targets) or self._says_more(places):
            return []
        if sources and not directed and self._are_listed(places[:2]):
            return []  # attack India and Siam: both, or from there
        sources = sources or self._named_beside(targets[0])
        if self.limits is None or not sources:
            return []
        if len(sources) == len(targets) == 1:
            bare = not self.says("attack") and sources[0].way == "from" and places[0] == targets[0]
            marches = (bare or self.items[0].kind == "through") and not self.owns(
                sources[0]
            )  # on to Siberia from Mongolia
            near = self.meets(sources[0], targets[0])
            return self._attack(sources + targets) if near and not (self.goes_on or marches) else []
        return self._several(sources, targets)

    @property
    def _are_a_way(self) -> bool:
        """Say whether two places are said without a word between them, behind orders or a verb: "Brazil Venezuela"."""
        said = [one.kind for one in self.items if one.kind not in ("and", "then", "comma", "usual")]
        pairs = [one for one in pairwise(self.items) if one[0].kind == one[1].kind == "place"]
        near = all(two.tokens[0].start - one.tokens[-1].end <= 1 for one, two in pairs)  # not: Siam (India)
        first = near and said in (["verb", "place", "place"], ["place", "place"]) and len(pairs) == 1
        told = self.says("attack") or (self.begun and not self.has("verb"))
        return first and told and self.owns(pairs[0][0]) and self.meets(*pairs[0])

    @property
    def is_apart(self) -> bool:
        """Say whether a clause is more than where else an attack comes from: not "and then from China, too"."""
        said = {one.kind for one in self.items}
        froms = all(one.way == "from" for one in self.places) and bool(self.places)
        return not (froms and said <= {"place", "and", "then", "comma", "verb", "usual"} and self.may("attack"))

    def again(self) -> list[Order]:
        """The goal of the attack before, from other places: "also hit it from Siam", "then from China too if need be"."""
        goals = [one for one in self.there if one.tokens and self._id(one) in self.won]
        said = {one.kind for one in self.items} - {"place", "and", "then", "comma", "verb", "it", "if not", "usual"}
        if (
            said
            or not self.may("attack")
            or (self.has("it") and not self.has("verb"))
            or len(goals) != 1
            or len(self.there) != 1
            or not self.places
        ):
            return []
        near = all(one.way == "from" and self.owns(one) and self.meets(one, goals[0]) for one in self.places)
        several = len(self.places) > 1 and self.rest
        return [order for one in self.places for order in self._attack([one, *goals])] if near and not several else []

    @property
    def _marches_in(self) -> bool:
        """Say whether everybody is said to do something at the end: "attack India from Siam, everybody in"."""
        last = self.items[-1]
        return last.kind == "amount" and fold(last.tokens[0].text) in _EVERYBODY

    @property
    def _places_first(self) -> bool:
        """Say whether all are put somewhere before a verb attacks: "all my guys in Siam, and go kill Bob in India"."""
        said = [one.kind for one in self.items if one.kind != "unit"]
        return said[:2] == ["amount", "place"] and said[2:3] in (["and"], ["comma"], ["then"]) and "verb" in said[3:]

    def _says_more(self, places: Sequence[LineItem]) -> bool:
        """Say whether a place is named twice, or what stands behind all of them is said of more than the attack."""
        last = max(at for at, one in enumerate(self.items) if one.kind == "place")
        behind = {one.kind for one in self.items[last:]}
        verbs = kinds(self.items, "verb")
        more = "verb" in behind and (len(verbs) > 1 or "comma" in behind)  # Siam to China, advance with all
        each = "each" in behind or (self.has("each") and self.has("throws", "dice"))
        return more or each or len({one.value for one in places}) < len(places)

    def _are_listed(self, places: Sequence[LineItem]) -> bool:
        """Say whether two places are parts of a list."""
        first, second = (self.items.index(one) for one in places)
        return any(one.kind in ("and", "comma") for one in self.items[first:second])

    def _named_beside(self, target: LineItem) -> list[LineItem]:
        """Return the one own place beside a target, if the order before is about it."""
        beside = self.situation.board.borders[self._id(target)]
        near = [one for one in beside if self.situation.owns(one) or one in self.won]
        verbs = [one.value for one in kinds(self.items, "verb")]
        told = [one for one in self.there if one.tokens and near == [self._id(one)] and verbs == [{"attack"}]]
        return told or self._new_beside(target)

    def _new_beside(self, target: LineItem) -> list[LineItem]:
        """Return the one place beside a target that got new armies right before, if the verb is said first and means an attack."""
        at = next(at for at, one in enumerate(self.items) if one.tokens is target.tokens)
        verbs = kinds(self.items, "verb")
        said = [one.value for one in self.items[:at] if one.kind == "verb"]
        ahead = bool(self.rest) and self.rest[0].start < self.items[at].tokens[0].start
        said = said or [frozenset({"attack"})] * (ahead and not self.has("verb"))  # three throws at India
        near = [one for one in self.there if one.way == "from" and self.owns(one) and self.meets(one, target)]
        alone = bool(said) and len(said) == max(len(verbs), 1)  # go kill
        clear = alone and (self.has("amount") or not {"move", "place"} <= frozenset.intersection(*said))
        behind = [one for one in self.items[at + 1 :] if one.kind not in ("then", "through", "place")]
        done = verbs and verbs == behind and fold(verbs[0].tokens[-1].text) in _DONE
        clear |= self._follows_new or bool(done) or self._goes_along
        return [one._replace(tokens=target.tokens) for one in near] if clear and len(near) == 1 else []

    @property
    def _goes_along(self) -> bool:
        """Say whether "go" leads along a path: "9 in Japan, go Kamchatka then Alaska"."""
        said, first = [one.kind for one in self.items], self.items[0].tokens[-1]
        return said == ["verb", "place", "then", "place"] and fold(first.text) == "go"

    @cached_property
    def _follows_new(self) -> bool:
        """Say whether a place without a verb is what new armies are for: "9 Siam, then India", "9 Siam, India with 2 dice"."""
        said = [one.kind for one in self.items]
        led = said[:2] in (["then", "place"], ["through", "place"]) and (self._limits_place or not self.rest)
        new = any(one.way == "from" and not one.tokens for one in self.there)
        return new and not self.has("verb", "amount") and (led or (said[:1] == ["place"] and self._limits_place))

    @property
    def _limits_place(self) -> bool:
        """Say whether the rest stands right behind the last place and says how it is fought for: not "India has 3 dice"."""
        rest = [one for one in self.rest if one.text != ","]
        if not rest or rest[0].start - self.places[-1].tokens[-1].end > _BESIDE:
            return False
        said = [fold(one.text) for one in rest[fold(rest[0].text) == "with" :]]
        counted = said[:1] and (said[0].isdecimal() or said[0] in NUMBERS) and not COUNTED.keys().isdisjoint(said)
        return bool(counted) or not _LIMITS.isdisjoint(said[:1])

    def _several(self, sources: list[LineItem], targets: list[LineItem]) -> list[Order]:
        """Return a path, if each step can only come behind the one before, or several attacks of or on one place."""
        if len(sources) == 1:
            path = all(self.meets(here, there) for here, there in pairwise([*sources, *targets]))
            star = all(self.meets(sources[0], one) for one in targets)
            if path and (self.has("through", "won") or not star):
                return self._attack([*sources, *targets])
            marches = path and (self.goes_on or self._moves_between(targets))
            if star and not self.has("through", "won") and not marches and not self.rest:
                return [order for one in targets for order in self._attack([*sources, one])]
            return []
        together = len(targets) == 1 and not self.rest and (self._one_by_one(sources) or not self.goes_on)
        if together and all(one.way and self.meets(one, targets[0]) for one in sources):
            return [order for one in sources for order in self._attack([one, *targets])]
        return []

    def _moves_between(self, targets: Sequence[LineItem]) -> bool:
        """Say whether a verb of moving leads from one target to the next: "takes Ural and rolls into Ukraine" may be a march."""
        begins = [one.tokens[0].start for one in targets]
        verbs = [one.tokens[0] for one in kinds(self.items, "verb")]
        return any(min(begins) < one.start < max(begins) and fold(one.text) in MOVING for one in verbs)

    def _one_by_one(self, sources: Sequence[LineItem]) -> bool:
        """Say whether what follows is where else the same attack comes from: "India from Siam, then from China"."""
        behind = [self.items[at + 1] for at, one in enumerate(self.items[:-1]) if one.kind == "then"]
        return all(one in sources and one.way == "from" for one in behind) and not self.has("through", "won", "at end")

    def _attack(self, way: Sequence[LineItem]) -> list[Order]:
        return [("attack", [*way_of(way), *(self.limits or ()), *self._rest_upon(way)])]

    def _rest_upon(self, way: Sequence[LineItem]) -> list[Token]:
        """Return what limits an attack, with "they" for who holds its goal: "until Bob is gone", "more armies than Cleo"."""
        holders = self._holders(way[-1]) if len(way) == _ONE_STEP else ()
        isnt = {f"{one}s" for one in holders}  # until Bob's dead
        said = dict.fromkeys(holders, "they") | dict.fromkeys(isnt, "hes")
        gone = [fold(one.text) in _GONE for one in self.rest[1:]] + [False]
        return [
            one._replace(text=said[word])
            if at
            and (word := fold(one.text)) in said
            and (word not in isnt or gone[at])
            and _counts_who(self.rest[:at])
            else one
            for at, one in enumerate(self.rest)
        ]

    @cached_property
    def goes_on(self) -> bool:
        """Say whether something follows after something else."""
        said = [one.kind for one in self.items]
        said = said[2:] if said[:3] == ["place", "then", "verb"] else said[1:]  # Siam then attacks India
        return any(one in ("then", "through", "won", "at end") for one in said) or self.has("won", "at end")

    @cached_property
    def limits(self) -> list[Token] | None:
        """Return how often is thrown, and with how many dice, in the words of an attack; None where that is not sure."""
        said: list[Token] = []
        for at, item in enumerate(self.items):
            if item.kind in ("throws", "dice"):
                behind = self.items[at + 1 : at + 2]
                if fold(item.tokens[0].text) == _ONCE and ((self.rest and not behind) or _begins_with_place(behind)):
                    return None  # once India falls
                first, last = item.tokens[0], item.tokens[-1]
                words = ("max", "throws") if item.kind == "throws" else ("dice",)
                said += [Token("word", word, first.start, last.end) for word in words]
                said.append(Token("number", str(item.value), first.start, last.end))
        return said

    def move(self) -> list[Order]:
        """Two own places, where from or where to, and an amount."""
        places, amounts = self.places, self.amounts
        if not self.may("move") or len(places) != 2 or len(amounts) > 1:
            return []
        if any(one.value == "rest" and not self._remains(one) for one in amounts):
            return []
        if self.has(*_CARDS, "each", "through", "won", "throws", "dice", "usual", "earlier"):
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
        """Say whether a rest is what is left on the place named behind it: "all that remains in Siam to China"."""
        behind = self.items[self.items.index(amount) + 1 :]
        left = not _LEFT.isdisjoint(fold(one.text) for one in amount.tokens)
        here = next((one for one in behind if one.kind not in ("from", "unit")), amount)
        return left and here.kind == "place" and here.way != "to"

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
        if not names and told and {one.value for one in self.amounts} <= {1, _SET}:
            return [("trade", [])]
        held = {*self.situation.hand.cards}
        if len({self._id(one) for one in names} & held) == len(names) == _SET and (
            self.says("trade") or self.has("card")
        ):
            return [("trade", listed([name_of(one)] for one in names))]
        return []


def _counts_who(before: Sequence[Token]) -> bool:
    """Say whether a limit tells next of whom it is: "until", "than"."""
    return fold(before[-1].text) in _WHO_FOLLOWS


def _begins_with_place(items: Sequence[LineItem]) -> bool:
    return any(one.kind == "place" and not one.way for one in items)


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
