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
CARD = 28
"""What a card is worth, in percent of the next set: a third of it, and a little less."""


def appraise(setting: Setting, state: State, seat: str) -> int:
    """Return what the position is worth to a seat."""
    if not (have := _in_play(setting, state, seat)):
        return WON if state.winner == seat else -WON
    mine, *others = have
    # The strongest opponent counts most: that is who wins if we do not.
    return mine - max(others) - sum(others) // (1 + len(others))


def appraise_alone(setting: Setting, state: State, seat: str) -> int:
    """Return what it is worth to a seat against all: whoever spares one for the sake of another waits for ever."""
    if not (have := _in_play(setting, state, seat)):
        return WON if state.winner == seat else -WON
    mine, *others = have
    return mine - sum(others)


def _in_play(setting: Setting, state: State, seat: str) -> list[int]:
    """Return what a seat has, and what the others have; nothing if the game is over for it."""
    if state.winner or seat in state.out or seat not in state.owners:
        return []
    have = strengths(setting, state, seat)
    return [have.pop(seat) + _capitals(setting, state, seat), *have.values()]


def strengths(setting: Setting, state: State, seat: str) -> dict[str, int]:
    """Return what each seat in the game has; those are exposed who do not move before others do."""
    held = dict.fromkeys((*setting.seats, NEUTRAL, ""), 0)
    total = dict(held)
    bit = 1
    for owner in state.owners:
        held[owner] |= bit
        bit <<= 1
    foreign = {owner: ~mine for owner, mine in held.items()}
    for owner, armies, near in zip(state.owners, state.armies, setting.touching_sets, strict=True):
        total[owner] += armies * ARMY if near & foreign[owner] else armies * IDLE
    live, to_move = setting.live(state), state.mover == seat
    least = 100 * least_armies(setting.rules)
    income = {one: max(least, 100 * held[one].bit_count() // 3) for one in live}
    for (land, places), set_ in zip(setting.lands, setting.land_sets, strict=True):
        owner = state.owners[places[0]]
        if owner in income and not set_ & ~held[owner]:
            # What others may take first counts less.
            exposed = (owner == seat) is not to_move
            income[owner] += land.bonus * (hold(setting, state, owner, places) if exposed else 100)
    card = set_value(setting.rules, state.sets + 1) * CARD
    return {one: total[one] + income[one] * INCOME // 100 + len(state.hands[one]) * card for one in live}


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
