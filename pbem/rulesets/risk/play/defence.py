"""
How many dice a defender throws, by standing orders (R-035, R-036, A-14, A-15, 4.6, 4.10 point 8).

The attacker has named a number before; the defender knows it, and neither knows the dice. Before each
throw the first rule that fits decides. For a neutral territory the
attacker's opponent decides (R-073). Without standing orders it is as many as possible.
"""

from collections.abc import Sequence

from pbem.record import tool
from pbem.rulesets.risk.orders import Defence, DefenceRule
from pbem.rulesets.risk.play.selectors import select
from pbem.rulesets.risk.play.turn_in_play import PlayerView, TurnInPlay
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, State


@tool
class BattleDefence:
    """
    The defence of one battle.

    `always` is the number of dice if it depends on nothing, else 0. `rules` are those that may fit,
    seen by `view`. If one of them `looks` at the board, that must be up to date.
    """

    always: int
    rules: Sequence[DefenceRule] = ()
    default: int = 0
    view: PlayerView | None = None
    looks: bool = False

    def choose(self, attacker: PlayerView) -> int:
        """Return how many dice the defender wants against the attacker's number."""
        mine = self.view
        if mine is None:
            return self.default
        mine.mine, mine.theirs = attacker.theirs, attacker.mine
        mine.dice_now = attacker.dice_now
        for rule in self.rules:
            if rule.condition is None or rule.condition.holds(mine):
                return rule.dice
        return self.default


_UNORDERED = BattleDefence(Defence().default)


def defence_of_battle(turn: TurnInPlay, source: str, target: str) -> BattleDefence:
    """Return the defence of a territory against attacks from another."""
    setting, state = turn.setting, turn.state
    if not state.defence:
        return _UNORDERED
    seat = defender_of(setting, state, turn.seat, target)
    if seat not in state.defence:
        return _UNORDERED
    orders = state.defence[seat]
    if not orders.rules:
        return BattleDefence(orders.default)
    rules = [rule for rule in orders.rules if _fits(turn, rule, seat, source, target)]
    free = next((place for place, rule in enumerate(rules) if rule.condition is None), None)
    always = orders.default if not rules else rules[0].dice if free == 0 else 0
    looks = any(rule.condition is not None and rule.condition.looks for rule in rules)
    return BattleDefence(always, rules, orders.default, PlayerView(setting, state, seat), looks)


def defender_of(setting: Setting, state: State, attacker: str, target: str) -> str:
    """
    Return who rolls for a territory (R-073).

    Armies of somebody who gave up (A-18) are nobody's to command: they throw as many as they can.
    """
    owner = setting.owner(state, target)
    if owner != NEUTRAL or setting.rules.setup != "neutral":
        return owner
    return next(seat for seat in setting.live(state) if seat != attacker)


def _fits(turn: TurnInPlay, rule: DefenceRule, seat: str, source: str, target: str) -> bool:
    """Say whether a rule is about this battle; an empty list means any."""
    return (
        (not rule.by or turn.seat in rule.by)
        and _among(turn, rule.at, seat, target)
        and _among(turn, rule.sources, seat, source)
    )


def _among(turn: TurnInPlay, words: Sequence[str], seat: str, territory: str) -> bool:
    setting, state = turn.setting, turn.state
    return not words or any(territory in select(setting, state, seat, word) for word in words)
