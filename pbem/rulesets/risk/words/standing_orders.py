"""Standing orders in words."""

from collections.abc import Iterator, Sequence

from pbem.rulesets.risk.conditions.language import Condition
from pbem.rulesets.risk.orders import BonusRule, Defence, DefenceRule, Share
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.words.condition_words import IN_DEFENCE, ConditionVoice
from pbem.rulesets.risk.words.phrases import listed, owner_called, place_name, places


def defence_lines(setting: Setting, orders: Defence) -> Iterator[str]:
    """Say how many dice a defender throws, then each exception."""
    yield _dice(orders.default)
    yield from (f"but {_rule(setting, rule)}" for rule in orders.rules)


def bonus_lines(setting: Setting, rules: Sequence[BonusRule]) -> Iterator[str]:
    """Say for each victim where the bonus for the capital goes."""
    for rule in rules:
        whose = owner_called(setting, rule.victim) if rule.victim else "anybody"
        yield f"from {whose}, {listed(_share(setting, share) for share in rule.place)}"


def _dice(number: int) -> str:
    return "one die" if number == 1 else "two dice whenever possible"


def _rule(setting: Setting, rule: DefenceRule) -> str:
    """Describe a [[defence.rule]] as it was ordered."""
    words = [_dice(rule.dice)]
    for before, where in (("at", rule.at), ("from", rule.sources)):
        if where:
            words.append(f"{before} {listed(place_name(setting, word) for word in where)}")
    if rule.by:
        words.append(f"against {listed(owner_called(setting, seat) for seat in rule.by)}")
    if rule.condition is not None:
        words.append(f"if {_condition(setting, rule.condition)}")
    return " ".join(words)


def _condition(setting: Setting, condition: Condition) -> str:
    def name(seat: str) -> str:
        return owner_called(setting, seat)

    def place(id_: str) -> str:
        return setting.board.names[id_]

    return ConditionVoice(IN_DEFENCE, place, name, holder="the defender").clause(condition.tree)


def _share(setting: Setting, share: Share) -> str:
    armies = "the rest" if share.armies == "rest" else share.armies
    return f"{armies} on {places(setting, share.at)}"
