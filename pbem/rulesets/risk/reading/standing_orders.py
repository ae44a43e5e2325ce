"""
Reading standing orders: `[defence]` and `[[capital_bonus]]` (R-035, R-093).

They come in a player's own file and are checked there. The state keeps them as plain tables with ids in
place of names (`play/defence.py`).
"""

from typing import Any

from pbem.engine.table.sheet import Sheet, kind_of
from pbem.rulesets.risk.conditions.language import Condition
from pbem.rulesets.risk.play.defence import RULE_KEYS, WORDS
from pbem.rulesets.risk.play.selectors import is_selector
from pbem.rulesets.risk.reading.conditions import take_condition
from pbem.rulesets.risk.reading.elimination import read_places, read_shares, take_victim
from pbem.rulesets.risk.reading.situation import Situation, once

KEYS = ("default", "rule")
_AT = ("@neutral", "@border", "@rest")
_FROM = ("@neutral", "@rest")
_VACATED = ("@vacated", "@border", "@rest")
_DICE: dict[str | int, str | int] = {"max": "max", 1: 1, 2: "max"}


def take_standing(situation: Situation, sheet: Sheet) -> tuple[tuple[str, Any], ...]:
    """Take the standing orders of a file, as the state keeps them: (kind, plain data)."""
    # Attack ids belong to the file, standing orders to the game.
    situation.attack_ids, situation.standing = {}, True
    found: list[tuple[str, Any]] = []
    if "defence" in sheet:
        table = sheet.take_sheet("defence")
        if table is not None:
            found.append(("defence", _take_defence(situation, table)))
    if "capital_bonus" in sheet:
        bonuses = [_take_bonus(situation, bonus) for bonus in sheet.take_sheets("capital_bonus")]
        found.append(("capital_bonus", bonuses))
    return tuple(found)


def _take_defence(situation: Situation, sheet: Sheet) -> dict[str, Any]:
    default = _take_dice(sheet, "default") if "default" in sheet else None
    table: dict[str, Any] = {"default": default or "max"}
    rules = sheet.take_sheets("rule") if "rule" in sheet else []
    if rules:
        table["rule"] = [_take_rule(situation, rule) for rule in rules]
        _warn_settled(rules)
    sheet.close(KEYS)
    return table


def _take_dice(sheet: Sheet, key: str) -> str | int | None:
    """R-035: one or two."""
    value = sheet.take(key)
    dice = _DICE.get(value) if value.__class__ in (int, str) else None
    if dice is None:
        said = (
            f"{value} dice"
            if value.__class__ is int
            else f"{kind_of(value)} is not a number of dice"
        )
        if value.__class__ is str:
            said = f'"{value}" is not a number of dice'
        sheet.note("E-DICE", (key,), f"{said}; a defender throws 1 or 2",
                   '"max" is two whenever there are two armies')  # fmt: skip
    return dice


def _take_rule(situation: Situation, sheet: Sheet) -> dict[str, Any]:
    rule: dict[str, Any] = {}
    if "at" in sheet:
        rule["at"] = list(read_places(situation, sheet, "at", _AT))
    if "from" in sheet:
        rule["from"] = list(read_places(situation, sheet, "from", _FROM))
    if "by" in sheet:
        rule["by"] = _take_players(situation, sheet)
    condition = take_condition(situation, sheet, "if", WORDS) if "if" in sheet else None
    if condition is not None:
        rule["if"] = condition.text
    if "dice" in sheet:
        rule["dice"] = _take_dice(sheet, "dice") or "max"
    else:
        sheet.note("E-MISSING", ("dice",), "missing", 'each rule says dice = 1 or dice = "max"')
    sheet.close(RULE_KEYS)
    why = _never_matches(situation, rule, condition)
    if why:
        sheet.note("W-DEFENCE", (), f"this rule never matches: {why}")
    return rule


def _take_players(situation: Situation, sheet: Sheet) -> list[str]:
    if sheet.data["by"].__class__ is str:
        seat = situation.player(sheet, ("by",), sheet.take("by"))
        return [seat] if seat else []
    words = sheet.take_texts("by") or []
    seats = [situation.player(sheet, ("by", index), word) for index, word in enumerate(words)]
    return once(sheet, "by", [seat for seat in seats if seat])


def _never_matches(situation: Situation, rule: dict[str, Any], condition: Condition | None) -> str:
    """Say why a rule can never match in this game, as far as this is sure for ever."""
    if condition is not None and condition.constant is False:
        return "its condition is never true"
    if rule.get("by") == [situation.seat]:
        return "you cannot attack yourself"
    if rule.get("at") == ["@neutral"] and situation.rules.setup != "neutral":
        return "there is no neutral army in this game"
    at, sources = rule.get("at", ["@rest"]), rule.get("from", ["@rest"])
    if any(is_selector(word) for word in (*at, *sources)) or not (at and sources):
        return ""
    borders = situation.board.borders
    if any(there in borders[here] for here in sources for there in at):
        return ""
    return f"{situation.names.of(at)} cannot be attacked from {situation.names.of(sources)}"


def _warn_settled(rules: list[Sheet]) -> None:
    for number, rule in enumerate(rules[:-1], 1):
        if not any(key in rule for key in ("at", "from", "by", "if")):
            rules[number].note("W-DEFENCE", (), f"this rule never matches: rule {number} takes all")
            return


def _take_bonus(situation: Situation, sheet: Sheet) -> dict[str, Any]:
    victim = take_victim(situation, sheet)
    if "place" not in sheet:
        sheet.note(
            "E-MISSING", ("place",), "missing", 'place = [{ at = "@vacated", armies = "rest" }]'
        )
    shares = read_shares(situation, sheet, "place", _VACATED) if "place" in sheet else ()
    sheet.close(("victim", "place"))
    place = [{"at": list(share.at), "armies": share.armies} for share in shares]
    return {"victim": victim or "any", "place": place}
