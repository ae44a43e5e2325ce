"""
How many dice a defender throws: his standing orders (R-035, R-036, A-14, A-15, 4.6, 4.10 point 8).

The attacker has named his number before; the defender knows it, and neither knows the dice. The
rules are looked through before each throw, the first that fits decides. For a neutral territory the
attacker's opponent decides (R-073). Without standing orders it is as many as possible.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pbem.rulesets.risk.ground import Ground
from pbem.rulesets.risk.orders import Defence, DefenceRule
from pbem.rulesets.risk.play.campaign import Campaign
from pbem.rulesets.risk.play.outlook import Outlook
from pbem.rulesets.risk.reading.selectors import select
from pbem.rulesets.risk.state import NEUTRAL, State


class Guard(NamedTuple):
    """
    The defence of one battle.

    `always` is the number of dice if it depends on nothing, else 0. `rules` are those that may fit,
    seen by `outlook`. If one of them `looks` at the board, that must be up to date.
    """

    always: int
    rules: Sequence[DefenceRule] = ()
    default: int = 0
    outlook: Outlook | None = None
    looks: bool = False

    def choose(self, attacker: Outlook) -> int:
        """Return how many dice the defender wants against the attacker's number."""
        mine = self.outlook
        if mine is None:
            return self.default
        mine.mine, mine.theirs = attacker.theirs, attacker.mine
        mine.dice_now = attacker.dice_now
        for rule in self.rules:
            if rule.condition is None or rule.condition.holds(mine):
                return rule.dice
        return self.default


_UNORDERED = Guard(Defence().default)


def stand_guard(campaign: Campaign, source: str, target: str) -> Guard:
    """Return the defence of a territory against attacks from another."""
    ground, state = campaign.ground, campaign.state
    if not state.defence:
        return _UNORDERED
    seat = defender_of(ground, state, campaign.seat, target)
    if seat not in state.defence:
        return _UNORDERED
    orders = _standing(campaign, seat)
    if not orders.rules:
        return Guard(orders.default)
    rules = [rule for rule in orders.rules if _fits(campaign, rule, seat, source, target)]
    free = next((place for place, rule in enumerate(rules) if rule.condition is None), None)
    always = orders.default if not rules else rules[0].dice if free == 0 else 0
    looks = any(rule.condition is not None and rule.condition.looks for rule in rules)
    return Guard(always, rules, orders.default, Outlook(ground, state, seat), looks)


def defender_of(ground: Ground, state: State, attacker: str, target: str) -> str:
    """
    Return who rolls for a territory (R-073).

    Armies of somebody who gave up (A-18) are nobody's to command: they throw as many as they can.
    """
    owner = ground.owner(state, target)
    if owner != NEUTRAL or ground.rules.setup != "neutral":
        return owner
    return next(seat for seat in ground.live(state) if seat != attacker)


def _standing(campaign: Campaign, seat: str) -> Defence:
    """Read the standing orders of a seat, once in a file."""
    if seat not in campaign.defences:
        # Late: most players leave their defence to the rule.
        from pbem.rulesets.risk.reading.standing_orders import read_defence

        table = campaign.state.defence[seat]
        campaign.defences[seat] = read_defence(table, campaign.ground)
    return campaign.defences[seat]


def _fits(campaign: Campaign, rule: DefenceRule, seat: str, source: str, target: str) -> bool:
    """Say whether a rule is about this battle; an empty list means any."""
    return (
        (not rule.by or campaign.seat in rule.by)
        and _among(campaign, rule.at, seat, target)
        and _among(campaign, rule.sources, seat, source)
    )


def _among(campaign: Campaign, words: Sequence[str], seat: str, territory: str) -> bool:
    ground, state = campaign.ground, campaign.state
    return not words or any(territory in select(ground, state, seat, word) for word in words)
