"""
What a seat can take in its next turn, and how likely each place falls to it.

All its armies due, and a set where its hand may hold one, stand where its way begins. It goes up to
three conquests far, by the way that leaves most. Costs of single conquests are exact means; whether the
whole way succeeds is the exact chance against all its defenders at once.
"""

from collections.abc import Sequence
from functools import cache, lru_cache

from pbem.record import mutable
from pbem.rulesets.risk.bots.march import cost
from pbem.rulesets.risk.odds.battle import SCALE, outcomes_of
from pbem.rulesets.risk.play.cards import set_value
from pbem.rulesets.risk.play.reinforce import armies_due
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State

_STEPS = 3
_NEVER = -(10**9)
_CHANCE_OF_SET = (0, 0, 0, 40, 80, 100)
"""The chance, in percent, that so many cards hold a set."""
_MOST = 40
"""Of larger armies the proportion tells."""
_ONE = 1 << 32


def falls(setting: Setting, state: State, seat: str) -> list[int]:
    """Return for each place how likely, in percent, it falls to a seat in its next turn; 0 for its own."""
    own = [place for place, owner in enumerate(state.owners) if owner == seat]
    foreign = (1 << len(state.owners)) - 1 - sum([1 << place for place in own])
    campaign = _Campaign.of(state.armies)
    due, most = coming(setting, state, seat), 100 * setting.limit
    for place in own:
        campaign.begin(place, min(100 * state.armies[place] + due, most) - 100)
    edge = own
    for _ in range(_STEPS):
        edge = campaign.step(setting, foreign, edge)
    return campaign.chances()


@mutable
class _Campaign:
    """
    The best way to each place, as far as it is known.

    `costs` is what a conquest takes and leaves behind, `left` what is left over in the end, `fighters` are those
    who may fight on the way, all in hundredths of armies; `foes` are against them, none where the way begins.
    """

    armies: Sequence[int]
    costs: Sequence[int]
    left: list[int]
    fighters: list[int]
    foes: list[int]

    @classmethod
    def of(cls, armies: Sequence[int]) -> "_Campaign":
        """Return one that goes nowhere yet."""
        places = len(armies)
        costs = [cost(number) + 100 for number in armies]
        return cls(armies, costs, [_NEVER] * places, [0] * places, [0] * places)

    def begin(self, place: int, fighters: int) -> None:
        """Let a way begin."""
        self.left[place], self.fighters[place] = fighters, fighters + 100

    def step(self, setting: Setting, foreign: int, edge: Sequence[int]) -> list[int]:
        """Go one conquest on from some places; return those that are reached with more than ever before."""
        left, costs = self.left, self.costs
        found: list[int] = []
        for place in edge:
            open_ = setting.touching_sets[place] & foreign
            if not open_ or left[place] < 100:
                continue
            for there in setting.touching_places[place]:
                if open_ >> there & 1 and left[place] - costs[there] > left[there]:
                    left[there] = left[place] - costs[there]
                    self.fighters[there] = self.fighters[place] - 100
                    self.foes[there] = self.foes[place] + self.armies[there]
                    found.append(there)
        return found

    def chances(self) -> list[int]:
        """Return how likely each place falls."""
        ways = zip(self.fighters, self.foes, strict=True)
        return [conquers(fighters // 100, foes) if foes else 0 for fighters, foes in ways]


def coming(setting: Setting, state: State, seat: str) -> int:
    """Return the hundredths of armies that a seat gets at the start of its next turn, as far as can be foreseen."""
    chance = _CHANCE_OF_SET[min(len(state.hands[seat]), 5)]
    return 100 * armies_due(setting, state.owners, seat).total + chance * set_value(setting.rules, state.sets + 1)


@lru_cache(1 << 16)
def conquers(fighters: int, defenders: int) -> int:
    """Return the chance, in percent, that so many armies that may fight conquer what so many defend."""
    most = max(fighters, defenders)
    if most > _MOST:
        fighters, defenders = fighters * _MOST // most, max(1, defenders * _MOST // most)
    return (100 * _conquers(max(0, fighters), defenders) + _ONE // 2) // _ONE


@cache
def _conquers(fighters: int, defenders: int) -> int:
    """Return the chance in parts of _ONE: both always throw as many dice as they may."""
    if not defenders:
        return _ONE
    return sum(
        _conquers(fighters - lost, defenders - killed) * weight // SCALE ** (lost + killed)
        for lost, killed, weight in (outcomes_of(min(fighters, 3), min(defenders, 2)) if fighters else ())
    )
