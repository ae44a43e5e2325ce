"""
Capitals (R-091 to R-096, A-66 to A-72).

A player who does not hold their capital when their own turn ends is out. The player who holds it then is
the conqueror, who puts one army on each territory that the victim leaves, and five more among them, by
standing order or by a decision for which the game waits. No capital falls to the neutral army, which
never attacks; if its conqueror has given up since (A-18), it was lost to nobody.
"""

from collections.abc import Iterator

from pbem.engine.table.ruleset import Dice
from pbem.rulesets.risk import events
from pbem.rulesets.risk.orders import BonusOrders
from pbem.rulesets.risk.play.cards import replace_cards
from pbem.rulesets.risk.play.elimination import winner_at_turn_end
from pbem.rulesets.risk.play.reinforce import plan_shares
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, State

BONUS_ARMIES = 5


def check_capital(setting: Setting, state: State, seat: str, dice: Dice) -> Iterator[events.Event]:
    """See to the capitals when the turn of a seat is over (R-092 to R-094)."""
    if seat not in state.capitals:
        return
    conqueror = setting.owner(state, state.capitals[seat])
    vacated = tuple(setting.held(state, seat))
    fallen = conqueror not in (seat, NEUTRAL)
    if fallen:
        yield from _fall(setting, state, seat, conqueror, dice)
    winner = winner_at_turn_end(setting, state)
    if winner:
        yield events.GameWon(winner, "capitals")
    elif fallen:
        yield events.BonusDue(conqueror, BONUS_ARMIES, vacated)
        yield from _place_by_standing_order(setting, state, seat)


def _fall(setting: Setting, state: State, seat: str, conqueror: str, dice: Dice) -> Iterator[events.Event]:
    """Take a seat out that has lost its capital (R-092, R-093, A-68)."""
    vacated = tuple(setting.held(state, seat))
    yield events.CapitalLost(seat, state.capitals[seat], conqueror)
    yield events.PlayerEliminated(seat, conqueror, "capital")
    cards = tuple(state.hands[seat])
    if cards and setting.rules.capital_cards == "conqueror":
        if not setting.has_pile:
            yield replace_cards(setting, state, seat, conqueror, dice)
        else:
            yield events.CardsPassed(seat, conqueror, cards)
    elif cards:
        yield events.CardsDiscarded(seat, cards)
    yield events.TerritoriesVacated(seat, conqueror, vacated)


def _place_by_standing_order(setting: Setting, state: State, victim: str) -> Iterator[events.Event]:
    """Place the bonus if the conqueror's first rule for this victim takes all of it (A-72)."""
    conqueror, armies, vacated = state.bonus[0]
    rules = state.capital_bonus.get(conqueror, ())
    rule = next((rule for rule in rules if rule.victim in ("", victim)), None)
    if rule is None:
        return
    plan = plan_shares(setting, state, conqueror, rule.place, armies, vacated)
    if sum(number for _, number in plan) < armies:
        return
    for territory, number in plan:
        yield events.ArmiesPlaced(conqueror, territory, number)


def place_bonus(state: State, orders: BonusOrders) -> Iterator[events.Event]:
    """Place the bonus as decided; `rest` gets what the others leave."""
    seat = state.bonus[0][0]
    for territory, armies in orders.place:
        yield events.ArmiesPlaced(seat, territory, armies)
    if orders.rest and state.bonus:
        yield events.ArmiesPlaced(seat, orders.rest, state.bonus[0][1])
