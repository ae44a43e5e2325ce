"""Standing orders in words, from the plain tables in which a state keeps them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pbem.rulesets.risk.conditions.language import read_kept
from pbem.rulesets.risk.play.defence import WORDS
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.words.condition_words import IN_DEFENCE, Speech
from pbem.rulesets.risk.words.phrases import listed, owner_called, place_name, places


def defence_lines(setting: Setting, table: Mapping[str, Any]) -> Iterator[str]:
    """Say how many dice a defender throws, then each exception."""
    yield _dice(table.get("default", "max"))
    yield from (f"but {_rule(setting, rule)}" for rule in table.get("rule", ()))


def bonus_lines(setting: Setting, tables: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Say for each victim where the bonus for the capital goes."""
    for table in tables:
        victim = table["victim"]
        whose = "anybody" if victim == "any" else owner_called(setting, victim)
        shares = listed(_share(setting, share) for share in table["place"])
        yield f"from {whose}, {shares}"


def _dice(number: object) -> str:
    return "one die" if number == 1 else "two dice whenever possible"


def _rule(setting: Setting, rule: Mapping[str, Any]) -> str:
    """Describe a [[defence.rule]] as it was ordered."""
    words = [_dice(rule.get("dice", "max"))]
    for key, before in (("at", "at"), ("from", "from")):
        if rule.get(key):
            words.append(f"{before} {listed(place_name(setting, word) for word in rule[key])}")
    if rule.get("by"):
        words.append(f"against {listed(owner_called(setting, seat) for seat in rule['by'])}")
    if rule.get("if"):
        words.append(f"if {_condition(setting, rule['if'])}")
    return " ".join(words)


def _condition(setting: Setting, text: str) -> str:
    def name(seat: str) -> str:
        return owner_called(setting, seat)

    def place(id_: str) -> str:
        return setting.board.names[id_]

    speech = Speech(IN_DEFENCE, place, name, holder="the defender")
    return speech.clause(read_kept(setting.names, text, WORDS).tree)


def _share(setting: Setting, share: Mapping[str, Any]) -> str:
    armies = "the rest" if share["armies"] == "rest" else share["armies"]
    return f"{armies} on {places(setting, share['at'])}"
