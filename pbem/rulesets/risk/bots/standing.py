"""
What a position is worth between two turns: a seat's share of the strength of all.

What a seat holds counts by how likely it keeps it until its next turn. Who has a turn before it may take
it; so whoever is next keeps all, and whoever is last is at the mercy of the others. Shares are those of
squares: whoever is ahead counts most, and who is out no longer counts.
"""

from collections.abc import Sequence

from pbem.record import value
from pbem.rulesets.risk.bots.threat import falls
from pbem.rulesets.risk.play.cards import set_value
from pbem.rulesets.risk.play.reinforce import least_armies
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State

_FULL = 10**7
_FRONT = 100
_CARD = 28
"""What a card is worth, in percent of the next set."""
_BREAKS = 60
"""How often, in percent, an opponent who can break a continent does so."""
_CAPITAL, _FOREIGN_CAPITAL = 6_000, 15_000
"""What one's own capital is worth that nobody can take, and that of an opponent."""
_WITHOUT_CAPITAL = 5
"""A seat without its capital has this fraction of its strength."""


@value
class Weights:
    """
    What things are worth, in hundredths of an army at a border.

    `income` is that of an army that comes every turn, `idle` that of one inside, `strike` what each army of
    the strongest adds, since together they march. How often an opponent who can take a territory does so, in
    percent: `takes` for what it brings, `lost` for the armies on it.
    """

    income: int
    idle: int
    strike: int
    takes: int
    lost: int


_TABLE = Weights(income=250, idle=50, strike=30, takes=30, lost=50)
"""Land that others can take is worth little, and armies spread over it less; whoever only waits is overrun at last."""
_FACE_DOWN = Weights(income=250, idle=100, strike=30, takes=30, lost=50)
"""Where hands are hidden few sets come: a game is won by armies that march from one border to the next, across one's own land."""
_DUEL = Weights(income=400, idle=80, strike=0, takes=20, lost=0)
"""In a game of two what comes every turn decides."""


def share_of_strength(setting: Setting, state: State, seat: str) -> int:
    """Return what a position is worth to a seat between two turns, in parts of ten million; all of it is a win."""
    if state.winner:
        return _FULL if state.winner == seat else -_FULL
    if seat in state.out or seat not in state.owners:
        return -_FULL
    order = order_of_turns(setting, state, seat)
    threats = [falls(setting, state, one) for one in order[:-1]]
    weights = _weights_of(setting)
    squares = {one: max(1, kept(setting, state, one, threats[:at], weights)) ** 2 for at, one in enumerate(order)}
    return _FULL * squares[seat] // sum(squares.values())


def _weights_of(setting: Setting) -> Weights:
    if len(setting.seats) == 2:
        return _DUEL
    return _FACE_DOWN if setting.hidden else _TABLE


def order_of_turns(setting: Setting, state: State, seat: str) -> list[str]:
    """Return the seats in the game in the order of their next turns; `seat` is last while its turn goes on."""
    first = state.mover if state.phase is Phase.TURN else setting.seat_after(state, seat)
    return [one for one in setting.seats_from(first) if one not in state.out]


def kept(setting: Setting, state: State, seat: str, threats: Sequence[Sequence[int]], weights: Weights = _TABLE) -> int:
    """
    Return the strength of a seat in hundredths of an army.

    `threats` are, for each opponent who has a turn before it, the chances that places fall to it.
    """
    armies, near = state.armies, setting.touching_sets
    own = [place for place, owner in enumerate(state.owners) if owner == seat]
    mine = sum([1 << place for place in own])
    total = max([armies[place] for place in own]) * weights.strike + _cards(setting, state, seat)
    total += sum([armies[place] * (_FRONT if near[place] & ~mine else weights.idle) for place in own])
    territories = 100 * len(own)
    if threats:
        worst = [*map(max, *threats)] if len(threats) > 1 else threats[0]
        territories -= sum([worst[place] for place in own]) * weights.takes // 100
        total -= sum([worst[place] * armies[place] for place in own]) * weights.lost // 100
    total += income_kept(setting, territories, mine, threats) * weights.income // 100
    return _with_capitals(setting, state, seat, total, threats)


def _with_capitals(setting: Setting, state: State, seat: str, strength: int, threats: Sequence[Sequence[int]]) -> int:
    """Add what capitals in the hands of a seat are worth; without its own it has little hope."""
    total = strength
    for other, capital in state.capitals.items():
        place = setting.index[capital]
        if state.owners[place] == seat and other == seat:
            total += _CAPITAL * (100 - max((threat[place] for threat in threats), default=0)) // 100
        elif state.owners[place] == seat and other not in state.out:
            total += _FOREIGN_CAPITAL
    lost = seat in state.capitals and setting.owner(state, state.capitals[seat]) != seat
    return total // _WITHOUT_CAPITAL if lost else total


def income_kept(setting: Setting, territories: int, mine: int, threats: Sequence[Sequence[int]]) -> int:
    """
    Return the hundredths of armies that come next turn.

    `territories` are hundredths of those that are likely to be kept, `mine` is the set of the places held now.
    """
    income = max(100 * least_armies(setting.rules), territories // 3)
    for (land, places), set_ in zip(setting.lands, setting.land_sets, strict=True):
        if not set_ & ~mine:
            income += land.bonus * chance_to_hold(places, threats) // 100
    return income


def chance_to_hold(places: Sequence[int], threats: Sequence[Sequence[int]]) -> int:
    """Return how likely, in parts of ten thousand, a continent is still whole in the next turn."""
    hold = 10_000
    for threat in threats:
        hold = hold * (100 - max(threat[place] for place in places) * _BREAKS // 100) // 100
    return hold


def _cards(setting: Setting, state: State, seat: str) -> int:
    """A card is worth a third of the next set, and a little less."""
    return len(state.hands[seat]) * set_value(setting.rules, state.sets + 1) * _CARD
