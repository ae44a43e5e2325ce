"""
Who attacks whom in a clause: its items as a battle, a path, or several attacks of or on one place.

An own place and one of somebody else beside it are an attack, wherever they stand: the own one is where it comes from.
"""

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise

import attrs

from pbem.engine.short.grammar import Order
from pbem.engine.short.items import AllBut, LineItem, kinds
from pbem.engine.short.names import fold
from pbem.engine.short.speech import NUMBERS, words
from pbem.engine.short.tokens import Token
from pbem.record import tool
from pbem.rulesets.risk.forms.short.cast import Cast
from pbem.rulesets.risk.forms.short.verbs import BOTH, COUNTED, MOVING
from pbem.rulesets.risk.forms.short.wording import way_of

CARDS = ("card", "joker", "best", "any")
SET = 3
_ONCE = "once"
_ONE_STEP = 2
_WHO_FOLLOWS = words("until till til than before")
_EVERYBODY = words("everyone everybody")
_GONE = words("dead gone out history toast finished beaten defeated")
_DONE = words("attack attacked")
"""What is said behind the place that it is done to: "India attack"; India attacks says otherwise."""
_UPON = words("on upon at against agst versus vs v contre contra contro gegen tegen")
_BESIDE = len(", ")
_LIMITS = words("max maximum until till while keep stop if")


@tool
class AttackCast(Cast):
    """Says what a clause attacks."""

    def attacks(self) -> list[Order]:
        """Own places and foreign ones: one battle, a path, or several from one place or upon one."""
        places = self.places
        if (
            not self.may("attack")
            or any(one.value not in ("all", AllBut(1)) for one in self.amounts)
            or self.has(*CARDS, "earlier")
        ):
            return []
        if self._places_first or self._marches_in:
            return []
        if self.has("each") and (self.rest or (len(places) < SET and not self._are_both)):
            return []  # both stop at 3
        targets = [one for one in places if one.way != "from" and (self.is_foreign(one) or self._is_hit_again(one))]
        sources = [one for one in places if one not in targets and self.may_own(one) and one.way != "to"]
        directed = any(one.way for one in places)
        first = self.says("attack") and places[:1] == targets[:1]  # not: attack Siam (India)
        told = directed or first or self._follows_new or self._are_a_way
        if not (told and targets) or len(places) != len(sources) + len(targets) or self._says_more(places):
            return []
        if sources and not directed and self._are_listed(places[:2]):
            return []  # attack India and Siam: both, or from there
        sources = sources or (self._both_new(targets) if self.has("each") else self._named_beside(targets[0]))
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
    def _are_both(self) -> bool:
        """Say whether two places are said to do it, as "both": not "each"."""
        return [one.value for one in kinds(self.items, "each")] == [BOTH]

    def _both_new(self, targets: Sequence[LineItem]) -> list[LineItem]:
        """Return the two places that got new armies, if both are said to attack one target."""
        new = [one for one in self.there if one.way == "from" and not one.tokens and self.owns(one)]
        near = self._are_both and len(targets) == 1 and all(self.meets(one, targets[0]) for one in new)
        return [one._replace(tokens=targets[0].tokens) for one in new] if near and len(new) == len("AB") else []

    def _is_hit_again(self, place: LineItem) -> bool:
        """Say whether a place that an order above attacks is said to be attacked once more: "then Siam on India, too"."""
        verbs = [one.value for one in kinds(self.items, "verb")]
        told = all(one == {"attack"} for one in verbs) if verbs else place.word in _UPON
        return told and self.id_of(place) in self.won and not self.owns(place)

    def _in_turn(self, sources: list[LineItem]) -> list[LineItem]:
        """Return who attacks in the sequence that a line tells: "both attack India, Siam first"; nothing if that is another."""
        lead = [one.value for one in kinds(self.items, "foremost")]
        if not lead:
            return sources
        found = sorted(sources, key=lambda one: one.value != lead[0])
        clear = len(lead) == 1 and self.items[-1].kind == "foremost" and found[0].value == lead[0]
        return found if clear else []

    @property
    def _are_a_way(self) -> bool:
        """Say whether two places are said without a word between them, behind orders or a verb: "Brazil Venezuela"."""
        said = [one.kind for one in self.items if one.kind not in ("and", "then", "comma", "usual")]
        pairs = [one for one in pairwise(self.items) if one[0].kind == one[1].kind == "place"]
        near = all(two.tokens[0].start - one.tokens[-1].end <= 1 for one, two in pairs)  # not: Siam (India)
        first = near and sorted(said) in (["place", "place", "verb"], ["place", "place"]) and len(pairs) == 1
        told = self.says("attack") or ((self.begun or bool(self.rest)) and not self.has("verb"))
        return first and told and self.owns(pairs[0][0]) and self.meets(*pairs[0])

    @property
    def is_apart(self) -> bool:
        """Say whether a clause is more than where else an attack comes from: not "and then from China, too"."""
        said = {one.kind for one in self.items}
        froms = all(one.way == "from" for one in self.places) and bool(self.places)
        return not (froms and said <= {"place", "and", "then", "comma", "verb", "usual"} and self.may("attack"))

    def again(self) -> list[Order]:
        """The goal of the attack before, from other places: "also hit it from Siam", "then from China too if need be"."""
        goals = [one for one in self.there if one.tokens and self.id_of(one) in self.won]
        if self.has("if not") and any(one.way != "from" and self.id_of(one) in self.won for one in self.places):
            return attrs.evolve(self, items=[one for one in self.items if one.kind != "if not"]).attacks()
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
        """Say whether everybody is said to do something at the end: "attack India from Siam, everybody in", ". All go in"."""
        last = self.items[-1]
        does = [one.kind for one in self.items[-2:]] == ["amount", "verb"] and len(self.places) > 1
        return does or (last.kind == "amount" and fold(last.tokens[0].text) in _EVERYBODY)

    @property
    def _places_first(self) -> bool:
        """Say whether all are put somewhere before an attack: "all my guys in Siam, and go kill Bob in India", "all in Siam and at India"."""
        items = [one for one in self.items if one.kind != "unit"]
        said, goals = [one.kind for one in items], kinds(items[3:], "place")
        puts = said[:2] == ["amount", "place"] and self.places[0].way != "from"
        told = said[2:3] in (["and"], ["comma"], ["then"]) and "verb" in said[3:]
        leads = said[2:3] == ["and"] and bool(goals) and all(one.way == "to" for one in goals)
        return puts and (told or leads)

    def _says_more(self, places: Sequence[LineItem]) -> bool:
        """Say whether a place is named twice, or what stands behind all of them is said of more than the attack."""
        last = max(at for at, one in enumerate(self.items) if one.kind == "place")
        behind = {one.kind for one in self.items[last:]}
        verbs = kinds(self.items, "verb")
        more = "verb" in behind and (len(verbs) > 1 or "comma" in behind)  # Siam to China, advance with all
        each = ("each" in behind and not self._are_both) or (self.has("each") and self.has("throws", "dice"))
        return more or each or len({one.value for one in places}) < len(places)

    def _are_listed(self, places: Sequence[LineItem]) -> bool:
        """Say whether two places are parts of a list."""
        first, second = (self.items.index(one) for one in places)
        return any(one.kind in ("and", "comma") for one in self.items[first:second])

    def _named_beside(self, target: LineItem) -> list[LineItem]:
        """Return the one own place beside a target, if the order before is about it."""
        beside = self.situation.board.borders[self.id_of(target)]
        near = [one for one in beside if self.situation.owns(one) or one in self.won]
        verbs = [one.value for one in kinds(self.items, "verb")]
        told = [one for one in self.there if one.tokens and near == [self.id_of(one)] and verbs == [{"attack"}]]
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
        led |= said == ["place", "then", "place"] and not self.rest and all(map(self.is_foreign, self.places))
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
        sources = self._in_turn(sources)
        together = (
            bool(sources) and len(targets) == 1 and not self.rest and (self._one_by_one(sources) or not self.goes_on)
        )
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
        holders = self.holders(way[-1]) if len(way) == _ONE_STEP else ()
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


def _counts_who(before: Sequence[Token]) -> bool:
    """Say whether a limit tells next of whom it is: "until", "than"."""
    return fold(before[-1].text) in _WHO_FOLLOWS


def _begins_with_place(items: Sequence[LineItem]) -> bool:
    return any(one.kind == "place" and not one.way for one in items)
