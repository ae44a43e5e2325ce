"""
What a position is worth to a seat, in hundredths of an army.

The features are those that programs for this game were found to live on (Wolf 2005, Hahn 2010):
armies, territories, continents that can be held, cards, and what the strongest opponent has of them.
"""

from pbem.rulesets.risk.play.cards import set_value
from pbem.rulesets.risk.play.reinforce import least_armies
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, State

WON = 10**9
ARMY = 100
INCOME = 250
"""What an army that comes every turn is worth."""
IDLE = 60
"""What an army is worth that borders nobody else's territory."""


def appraise(setting: Setting, state: State, seat: str) -> int:
    """Return what the position is worth to a seat."""
    if state.winner:
        return WON if state.winner == seat else -WON
    if seat in state.out or seat not in state.owners:
        return -WON
    others = [
        strength(setting, state, other, exposed=state.mover == seat) for other in setting.live(state) if other != seat
    ]
    mine = strength(setting, state, seat, exposed=state.mover != seat) + _capitals(setting, state, seat)
    # The strongest opponent counts most: that is who wins if we do not.
    return mine - max(others) - sum(others) // (1 + len(others))


def strength(setting: Setting, state: State, seat: str, *, exposed: bool = False) -> int:
    """Return what a seat has; `exposed`: others move before its next armies come."""
    armies, mine, total = state.armies, 0, 0
    for place, owner in enumerate(state.owners):
        if owner == seat:
            mine |= 1 << place
    for place, near in enumerate(setting.touching_sets):
        if mine >> place & 1:
            total += armies[place] * (ARMY if near & ~mine else IDLE)
    income = max(100 * least_armies(setting.rules), 100 * mine.bit_count() // 3)
    for (land, places), set_ in zip(setting.lands, setting.land_sets, strict=True):
        if not set_ & ~mine:
            share = hold(setting, state, seat, places) if exposed else 100
            income += land.bonus * share
    return total + income * INCOME // 100 + _cards(setting, state, seat)


def hold(setting: Setting, state: State, seat: str, places: tuple[int, ...]) -> int:
    """Return how likely, in percent and roughly, a continent is still whole in the next turn."""
    owners, armies = state.owners, state.armies
    share = 100
    for place in places:
        near = setting.touching_places[place]
        threat = max((armies[there] for there in near if owners[there] not in (seat, NEUTRAL)), default=0)
        if threat:
            share = min(share, 100 * armies[place] // (armies[place] + threat + 3))
    return share


def _cards(setting: Setting, state: State, seat: str) -> int:
    """A card is worth a third of the next set, and a little less."""
    return len(state.hands[seat]) * set_value(setting.rules, state.sets + 1) * 28


def _capitals(setting: Setting, state: State, seat: str) -> int:
    """Return what capitals in whose hands are worth; 0 where none is played."""
    worth = 0
    for other, capital in state.capitals.items():
        holder = setting.owner(state, capital)
        if other == seat:
            worth += 60 * hold(setting, state, seat, (setting.index[capital],)) if holder == seat else -40_000
        elif holder == seat and other not in state.out:
            worth += 15_000
    return worth
