"""
What players of a sound map would regret: judged by counting, before anybody plays.

Whether seats are fair only games can tell; where counting gives a doubt, the command that plays them is named.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pbem.engine.file.phrases import counted, listed
from pbem.record import value
from pbem.rulesets.risk.map_file import Data
from pbem.rulesets.risk.map_ways import backward, list_some, outward, reached

_DEAR = 2
"""A prize is too good if the next gives so many times less for what must be taken and held."""
_LEAST_BONUS, _MOST_BONUS = 30, 110
"""Bonuses of the whole board for 100 territories: the world of the booklets gives 57."""
_SEATS = range(2, 7)


def regrets(data: Data) -> list[str]:
    """Return a sentence or two for each thing that players would regret; none for a board well made."""
    ways = outward(data)
    back = backward(ways)
    lands = [_prize(one, back) for one in data["continent"] if one["territories"]]
    return [*_worthless(lands), *_bonus_sum(data, lands), *_bottlenecks(ways, back), *_seats(len(ways)), *_cheap(lands)]


@value
class Prize:
    """A continent as a prize: what it gives, and the territories into which a way leads from outside."""

    id: str
    bonus: int
    size: int
    doors: int

    @property
    def worth(self) -> str:
        """What it gives and costs, in words."""
        return f"{counted(self.size, 'territory')}, {counted(self.doors, 'door')}, bonus {self.bonus}"

    @property
    def price(self) -> int:
        """What must be taken and held for it."""
        return self.doors * self.size


def _prize(entry: Mapping[str, Any], back: Mapping[str, Sequence[str]]) -> Prize:
    inner = set(entry["territories"])
    doors = [id_ for id_ in inner if not inner.issuperset(back[id_])]
    return Prize(entry["id"], entry["bonus"], len(inner), len(doors))


def _worthless(lands: Sequence[Prize]) -> Iterator[str]:
    """A bonus must pay for what stands at the doors."""
    for land in lands:
        if not land.bonus:
            yield f"{land.id} gives nothing: nobody will want the whole of it."
        elif len(lands) > 1 and not land.doors:
            yield f"nothing leads into {land.id} from outside: whoever has it keeps it."
        elif land.bonus * 2 < land.doors:
            yield (
                f"{land.id} is worth none of its borders: {land.worth}. Whoever holds it needs more armies at its doors "
                "than it gives in two turns."
            )


def _cheap(lands: Sequence[Prize]) -> Iterator[str]:
    """The prize that everybody wants is found at once; whoever begins beside it has the better game."""
    prizes = sorted((land for land in lands if land.doors), key=lambda land: land.bonus * 1000 // land.price)
    if len(prizes) < 3:
        return
    second, best = prizes[-2:]
    if best.bonus * second.price > _DEAR * second.bonus * best.price:
        yield f"{best.id} is much the best prize ({best.worth}; next {second.id}: {second.worth}): everybody will want it."


def _bonus_sum(data: Data, lands: Sequence[Prize]) -> Iterator[str]:
    many, whole = len(data["territory"]), sum(land.bonus for land in lands)
    share = whole * 100 // many
    if share < _LEAST_BONUS:
        yield f"all bonuses together are {whole} for {many} territories: continents hardly matter, and games will be long."
    elif share > _MOST_BONUS:
        yield f"all bonuses together are {whole} for {many} territories: whoever holds the first continent has won."


def _bottlenecks(ways: Mapping[str, Sequence[str]], back: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """A territory through which all ways to some part lead cuts that part off."""
    both = {id_: [*there, *back[id_]] for id_, there in ways.items()}
    for id_ in ways:
        others = [other for other in ways if other != id_]
        near = reached(others[0], both, others) if others else set()
        lost = [one for one in others if one not in near]
        part = min(lost, [one for one in others if one not in lost], key=len) if lost else []
        if len(part) * 5 >= len(ways):
            yield f"{id_} alone leads to {list_some(part)}: whoever holds it cuts off {len(part)} of {len(ways)} territories."


def _seats(many: int) -> Iterator[str]:
    """Where territories do not come out even, some begin with one more."""
    uneven = [str(seats) for seats in _SEATS if many % seats and many < seats * 8]
    if uneven:
        yield f"with {listed(uneven)} players, {many} territories do not come out even: some begin with one more."
