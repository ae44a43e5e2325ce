"""
What a seat can take in its next turn, and how likely each place falls to it.

All its armies due, and a set where its hand may hold one, stand where its way begins. It goes up to
three conquests far, by the way that leaves most. Costs of single conquests are exact means; whether the
whole way succeeds is the exact chance against all its defenders at once.
"""

from functools import cache

from pbem.rulesets.risk.bots.march import cost
from pbem.rulesets.risk.odds.battle import SCALE, outcomes_of
from pbem.rulesets.risk.play.cards import set_value
from pbem.rulesets.risk.play.reinforce import armies_due
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State

_STEPS = 3
_CHANCE_OF_SET = (0, 0, 0, 40, 80, 100)
"""How likely, in percent, so many cards hold a set."""
_MOST = 40
"""Of larger armies the proportion tells."""
_ONE = 1 << 32


def falls(setting: Setting, state: State, seat: str) -> list[int]:
    """Return for each place how likely, in percent, it falls to a seat in its next turn; 0 for its own."""
    owners, armies, near = state.owners, state.armies, setting.touching_places
    due = coming(setting, state, seat)
    chances = [0] * len(owners)
    # By place: what is left over there, how many fought their way to it, against how many; in hundredths but the last.
    ways: dict[int, tuple[int, int, int]] = {}
    for place, owner in enumerate(owners):
        if owner == seat:
            fighters = min(100 * armies[place] + due, 100 * setting.limit) - 100
            ways[place] = (fighters, fighters + 100, 0)
    edge = list(ways)
    for _ in range(_STEPS):
        found: dict[int, tuple[int, int, int]] = {}
        for place in edge:
            left, fighters, foes = ways[place]
            if left < 100:
                continue
            for there in near[place]:
                if owners[there] != seat:
                    after = left - cost(armies[there]) - 100
                    if (there not in ways or after > ways[there][0]) and (
                        there not in found or after > found[there][0]
                    ):
                        found[there] = (after, fighters - 100, foes + armies[there])
        ways |= found
        edge = list(found)
    for place, (_, fighters, foes) in ways.items():
        if foes:
            chances[place] = conquers(fighters // 100, foes)
    return chances


def coming(setting: Setting, state: State, seat: str) -> int:
    """Return the hundredths of armies that a seat gets at the start of its next turn, as far as can be foreseen."""
    chance = _CHANCE_OF_SET[min(len(state.hands[seat]), 5)]
    return 100 * armies_due(setting, state, seat).total + chance * set_value(setting.rules, state.sets + 1)


def conquers(fighters: int, defenders: int) -> int:
    """Return how likely, in percent, so many armies that may fight conquer what so many defend."""
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
