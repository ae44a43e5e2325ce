"""
Lots and the deal: chance before the first turn (R-011, R-015, R-016, R-019, A-05, A-06, A-74).

Lots are one die each, the highest wins, ties roll again among the tied. Territories are dealt, not
cards, for there may be fewer cards than territories (A-10); one at a time, beginning at the dealer's
left, in the neutral game with the neutral pile last.
"""

from collections.abc import Iterator, Sequence

from pbem.engine.table.ruleset import Dice
from pbem.rulesets.risk.events import DealerNamed, Event, InitialArmiesCounted, LotsRolled, TerritoriesDealt
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, State

_NEUTRAL_ARMIES = 40


def roll_lots(setting: Setting, purpose: str, dice: Dice) -> LotsRolled:
    """Draw lots among all seats (A-05), from the stream `lots/<purpose>`."""
    stream = dice.stream(f"lots/{purpose}")
    tied: Sequence[str] = setting.seats
    rounds = []
    while len(tied) > 1:
        throws = tuple((seat, stream.d6()) for seat in tied)
        best = max(pips for _, pips in throws)
        tied = [seat for seat, pips in throws if pips == best]
        rounds.append(throws)
    return LotsRolled(purpose, tuple(rounds), tied[0])


def prepare(setting: Setting, state: State, dice: Dice) -> Iterator[Event]:
    """Play record 0: who deals or begins, the deal, and what is left to place."""
    rules = setting.rules
    if rules.first_turn == "left-of-dealer" or rules.setup == "dealt":
        yield from _name_dealer(setting, dice)
    else:
        yield roll_lots(setting, "set-up", dice)
    if rules.setup != "claim":
        yield from _deal(setting, state, dice)
    yield InitialArmiesCounted(tuple(_initial_armies(setting, state).items()))


def _name_dealer(setting: Setting, dice: Dice) -> Iterator[Event]:
    """A-06: by lot, unless the game names the dealer."""
    dealer = setting.rules.dealer
    if not dealer:
        lots = roll_lots(setting, "dealer", dice)
        yield lots
        dealer = lots.winner
    yield DealerNamed(dealer)


def _deal(setting: Setting, state: State, dice: Dice) -> Iterator[Event]:
    territories = list(setting.board.ids)
    dice.stream("deal").shuffle(territories)
    piles = [*setting.seats_from(state.starter)]
    if setting.rules.setup == "neutral":
        piles.append(NEUTRAL)
    for place, owner in enumerate(piles):
        dealt = set(territories[place :: len(piles)])
        yield TerritoriesDealt(owner, tuple(id_ for id_ in setting.board.ids if id_ in dealt))


def _initial_armies(setting: Setting, state: State) -> dict[str, int]:
    """Count what is left to place after the deal (R-010, R-018, R-069, A-02, A-10)."""
    rules, seats = setting.rules, setting.seats
    if rules.setup == "dealt":
        return dict.fromkeys(seats, rules.initial_extra)
    counts = dict(rules.initial)
    if rules.setup == "claim":
        return dict.fromkeys(seats, counts.get(len(seats), 0))
    each = counts.get(len(seats), _NEUTRAL_ARMIES)
    return {owner: max(0, each - len(setting.held(state, owner))) for owner in (*seats, NEUTRAL)}
