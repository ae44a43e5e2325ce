"""
What a position is worth at the end of a turn: a seat's share of the strength of all.

What a seat holds counts by how likely it keeps it until its next turn. Who has the turn before it may
take it; so of the opponents the next one keeps all, and the last one is at the mercy of the others. Shares
are taken of squares: whoever is ahead counts most, and who is out no longer counts.
"""

from collections.abc import Sequence

from pbem.rulesets.risk.bots.appraisal import WON
from pbem.rulesets.risk.bots.threat import falls
from pbem.rulesets.risk.play.cards import set_value
from pbem.rulesets.risk.play.reinforce import least_armies
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State

_FULL = 10**7
_INCOME = 250
"""What an army that comes every turn is worth, in hundredths."""
_FRONT, _IDLE = 100, 60
"""What an army is worth at a border, and inside."""
_CARD = 28
"""What a card is worth, in percent of the next set."""
_BREAKS = 60
"""How often, in percent, an opponent who can break a continent does so."""
_TAKES = 30
"""The same for a territory."""
_CAPITAL, _FOREIGN_CAPITAL = 6_000, 15_000
"""What one's own capital is worth that nobody can take, and that of an opponent."""
_WITHOUT_CAPITAL = 5
"""Who lost their own has a fraction of their strength."""


def share_of_strength(setting: Setting, state: State, seat: str) -> int:
    """Return what a position is worth to a seat whose turn is over, in parts of ten million; all of it is a win."""
    if state.winner:
        return WON if state.winner == seat else -WON
    if seat in state.out or seat not in state.owners:
        return -WON
    others = others_after(setting, state, seat)
    threats = [falls(setting, state, other) for other in others]
    mine = max(1, kept(setting, state, seat, threats)) ** 2
    theirs = sum(max(1, kept(setting, state, other, threats[:at])) ** 2 for at, other in enumerate(others))
    return _FULL * mine // (mine + theirs)


def others_after(setting: Setting, state: State, seat: str) -> list[str]:
    """Return the opponents in the order in which they have their turns."""
    _, *others = setting.seats_from(seat)
    return [other for other in others if other not in state.out]


def kept(setting: Setting, state: State, seat: str, threats: Sequence[Sequence[int]]) -> int:
    """
    Return the strength of a seat in hundredths of an army.

    `threats` are, for each opponent who has a turn before it, the chances that places fall to it.
    """
    own = [place for place, owner in enumerate(state.owners) if owner == seat]
    total = income_kept(setting, own, threats) * _INCOME // 100 + _cards(setting, state, seat)
    mine = sum(1 << place for place in own)
    for place in own:
        total += state.armies[place] * (_FRONT if setting.touching_sets[place] & ~mine else _IDLE)
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


def income_kept(setting: Setting, own: Sequence[int], threats: Sequence[Sequence[int]]) -> int:
    """Return the hundredths of armies that these places will bring next turn, as far as they are kept."""
    territories = 0
    for place in own:
        territories += 100 - max((threat[place] for threat in threats), default=0) * _TAKES // 100
    income = max(100 * least_armies(setting.rules), territories // 3)
    mine = sum(1 << place for place in own)
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
