"""Standing orders in words, from the plain tables in which a state keeps them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.words.phrases import listed, seat_name


def defence_lines(setting: Setting, table: Mapping[str, Any]) -> Iterator[str]:
    """Say how many dice a defender throws, then each exception."""
    yield _dice(table.get("default", "max"))
    yield from (f"but {_rule(setting, rule)}" for rule in table.get("rule", ()))


def bonus_lines(setting: Setting, tables: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Say for each victim where the bonus for the capital goes."""
    for table in tables:
        victim = table["victim"]
        whose = "anybody" if victim == "any" else seat_name(setting, victim)
        shares = listed(_share(setting, share) for share in table["place"])
        yield f"from {whose}, {shares}"


def _dice(number: object) -> str:
    return "one die" if number == 1 else "two dice whenever possible"


def _rule(setting: Setting, rule: Mapping[str, Any]) -> str:
    """Describe a [[defence.rule]] as it was ordered."""
    words = [_dice(rule.get("dice", "max"))]
    for key, before in (("at", "at"), ("from", "against")):
        if rule.get(key):
            words.append(f"{before} {_places(setting, rule[key])}")
    if rule.get("by"):
        words.append(f"against {listed(seat_name(setting, seat) for seat in rule['by'])}")
    if rule.get("if"):
        words.append(f"if {rule['if']}")
    return " ".join(words)


def _share(setting: Setting, share: Mapping[str, Any]) -> str:
    armies = "the rest" if share["armies"] == "rest" else share["armies"]
    return f"{armies} on {_places(setting, share['at'])}"


def _places(setting: Setting, words: Iterable[str]) -> str:
    """Territories by name; words with an @ stay as they were ordered."""
    return listed(setting.board.names.get(word, word) for word in words)
