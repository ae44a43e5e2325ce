"""The items of a clause in the position of a seat: whose its places are, which of them are neighbours, and what its verbs may order."""

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import Self

import attrs

from pbem.engine.short.items import LineItem, kinds
from pbem.engine.short.names import fold
from pbem.engine.short.speech import words
from pbem.engine.short.tokens import Token
from pbem.record import tool
from pbem.rulesets.risk.forms.short.words import holder_of, word_of
from pbem.rulesets.risk.reading.situation import Situation

_GETTING = words("get gets getting receive receives receiving have")


@tool
class Cast:
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
        if doers := self._doers or self._doers_by_verb:
            return [*(one._replace(way="from") for one in doers), *(one._replace(way="to") for one in places[-1:])]
        if len(places) > 1 and not any(one.way for one in places):
            first, second = (self.items.index(one) for one in places[:2])
            between = [one.kind for one in self.items[first:second]]
            apart = not {"comma", "and"}.isdisjoint(between) and self.has("amount")  # all in Siam, attack India
            if "verb" in between and not apart:
                if self._receives:
                    return [places[0]._replace(way="to"), *(one._replace(way="from") for one in places[1:])]
                return [places[0]._replace(way="from"), *(one._replace(way="to") for one in places[1:])]
        return places

    @cached_property
    def _doers(self) -> list[LineItem]:
        """Return the several places that a clause begins with, if they do something to the one behind them: "Siam and China both attack India"."""
        said = [one.kind for one in self.items]
        end = next((at for at, one in enumerate(said) if one not in ("place", "and", "comma", "each")), len(said))
        end += said[end : end + 2] == ["amount", "verb"] and self.items[end].value == "all"  # Siam and China all attack
        end -= said[end:] == [] and self.items[-1].way == "to"  # Siam and China on India
        doers, behind = kinds(self.items[:end], "place"), kinds(self.items[end:], "place")
        together = "each" in said[:end] or "and" in said[:end]
        told = together and len(doers) > 1 == len(behind) and said[end] in ("verb", "place") and behind[0].way != "from"
        return doers if told and all(one.way != "to" for one in doers) else []

    @cached_property
    def _doers_by_verb(self) -> list[LineItem]:
        """Return the same where the verb comes first or last: "dann greifen Siam und China Indien an", "Siam und China Indien angreifen"."""
        said = [one.kind for one in self.items if one.kind not in ("then", "each", "usual")]
        places = kinds(self.items, "place")
        listed = [*["place", "and"] * (len(places) - 2), "place", "place"]
        joined = ["and" if one == "comma" else one for one in said if one != "verb"]
        told = len(places) > 2 and joined == listed and "verb" in (said[0], said[-1]) and said.count("verb") == 1
        named = told and not any(one.way for one in places) and self.says("attack")
        own = named and all(map(self.owns, places[:-1])) and self.is_foreign(places[-1])
        return places[:-1] if own else []

    @property
    def _receives(self) -> bool:
        """Say whether what the first place does is to get armies: "Egypt should get 5 North Africans"."""
        verbs = kinds(self.items, "verb")
        getting = all(not _GETTING.isdisjoint(fold(token.text) for token in one.tokens) for one in verbs)
        return getting and all("attack" not in one.value for one in verbs)

    @property
    def amounts(self) -> list[LineItem]:
        """Return the amounts."""
        return kinds(self.items, "amount")

    def from_holders(self) -> Self | None:
        """Return this without whose the places are, if they are: "take India from Cleo"."""
        pairs = [(place, one) for place, one in pairwise(self.items) if one.kind == "holder"]
        if not all(one.value in self.holders(place) and self.is_foreign(place) for place, one in pairs):
            return None
        return attrs.evolve(self, items=[one for one in self.items if one.kind != "holder"])

    def at_player(self) -> Self | None:
        """Return this for an attack upon somebody: without "Bob in" before a place of Bob, with his only place near the source."""
        at = [one.kind for one in self.items].index("player")
        if [one.kind for one in self.items[at + 1 :]] in (["verb"], ["place", "verb"]):  # Bob im Ural angreifen
            return attrs.evolve(self, items=[*self.items[:at], self.items[-1], *self.items[at:-1]]).at_player()
        name, before, behind = self.items[at].value, self.items[at - 1 : at], self.items[at + 1 :]
        told = [one.kind == "verb" and "attack" in one.value for one in before] == [True]
        if told and not behind and [one.way for one in self.places] in ([], ["from"]):
            return self._at_neighbour(name)
        if not told or not behind or behind[0].kind != "place" or any(one.kind == "player" for one in behind):
            return None
        near = self._around(behind[0]) if [one.way for one in self.places] == ["from"] else behind[:1]
        goals = [one for one in near if name in self.holders(one)]
        if len(goals) != 1 or not self.is_foreign(goals[0]):
            return None
        goal = goals[0]._replace(way="to", tokens=goals[0].tokens or self.items[at].tokens)
        return attrs.evolve(self, items=[*self.items[:at], goal, *(one for one in behind if one is not goals[0])])

    def _at_neighbour(self, name: str) -> Self | None:
        """Return this for an attack upon somebody with one place beside the source, or the new armies of the order before: "kill Bob"."""
        new = [one for one in self.places or self.there if one.way == "from" and self.owns(one)]
        near = [one for here in new for one in self._around(here) if name in self.holders(one) and self.is_foreign(one)]
        if len({one.value for one in near}) != 1:
            return None
        goal = near[0]._replace(way="to", tokens=self.items[-1].tokens)
        return attrs.evolve(self, items=[*self.items[:-1], goal])

    def holders(self, place: LineItem) -> tuple[str, ...]:
        """Return what whoever holds a place is called."""
        return holder_of(self.situation, place.value)

    def _around(self, place: LineItem) -> list[LineItem]:
        names = self.situation.names
        return [
            LineItem("place", word_of(names, land), ())
            for land in self.situation.board.borders.get(self.id_of(place), ())
        ]

    def may(self, order: str) -> bool:
        """Say whether no verb means another order."""
        return all(order in one.value for one in kinds(self.items, "verb"))

    def says(self, order: str) -> bool:
        """Say whether there is a verb, and none that means another order."""
        return self.may(order) and bool(kinds(self.items, "verb"))

    def has(self, *others: str) -> bool:
        """Say whether there is an item of one of these kinds."""
        return any(one.kind in others for one in self.items)

    # Whose places are

    def id_of(self, place: LineItem) -> str:
        """Return the id of a place."""
        named: str = place.value
        return self.situation.names.territory.get(named, named)

    def owns(self, place: LineItem) -> bool:
        """Say whether a place is the seat's own now."""
        return self.id_of(place) in self.situation.board.borders and self.situation.owns(self.id_of(place))

    def may_own(self, place: LineItem) -> bool:
        """Say whether a place is the seat's own, or may be by then."""
        return self.owns(place) or self.id_of(place) in self.won

    def is_foreign(self, place: LineItem) -> bool:
        """Say whether a place is somebody else's, whatever the orders above bring."""
        return self.id_of(place) in self.situation.board.borders and not self.may_own(place)

    def meets(self, here: LineItem, there: LineItem) -> bool:
        """Say whether two places are neighbours."""
        return self.id_of(there) in self.situation.board.borders.get(self.id_of(here), ())

    # What the line says

    @cached_property
    def goes_on(self) -> bool:
        """Say whether something follows after something else."""
        said = [one.kind for one in self.items]
        said = said[2:] if said[:3] == ["place", "then", "verb"] else said[1:]  # Siam then attacks India
        return any(one in ("then", "through", "won", "at end") for one in said) or self.has("won", "at end")
