"""
Standing orders as the state keeps them: plain tables with ids in place of names (R-035, R-093).

They were checked when they came (`reading/standing_orders.py`), or with the state that holds them.
"""

from typing import Any

from pbem.rulesets.risk.conditions.names import read_kept
from pbem.rulesets.risk.orders import BonusRule, Defence, DefenceRule, Share
from pbem.rulesets.risk.setting import Setting

WORDS = ("mine", "theirs", "dice_now", "cards", "sets", "spare")
"""Words for a defence rule: `mine` are the armies of the defended territory."""
RULE_KEYS = ("at", "from", "by", "if", "dice")


def read_defence(table: dict[str, Any], setting: Setting) -> Defence:
    """Read a `[defence]` table as the state keeps it: plain, checked before, names as ids."""
    rules = tuple(_defence_rule(line, setting) for line in table.get("rule", ()))
    return Defence(_count(table["default"]), rules)


def _defence_rule(line: dict[str, Any], setting: Setting) -> DefenceRule:
    text = line.get("if")
    return DefenceRule(
        tuple(line.get("at", ())),
        tuple(line.get("from", ())),
        tuple(line.get("by", ())),
        None if text is None else read_kept(setting.names, text, WORDS),
        _count(line["dice"]),
    )


def _count(dice: str | int) -> int:
    return 2 if dice == "max" else int(dice)


def read_capital_bonus(tables: list[dict[str, Any]]) -> tuple[BonusRule, ...]:
    """Read standing `[[capital_bonus]]` tables as the state keeps them."""
    return tuple(
        BonusRule(
            "" if table["victim"] == "any" else table["victim"],
            tuple(Share(tuple(share["at"]), share["armies"]) for share in table["place"]),
        )
        for table in tables
    )
