"""
Reading standing orders: `[defence]` and `[[capital_bonus]]` (R-035, R-093).

They come in a player's own file and are checked there; the state keeps them as values (`orders.py`).
"""

from pbem.engine.table.sheet import Sheet, kind_of
from pbem.rulesets.risk.kinds import RULE_KEYS
from pbem.rulesets.risk.orders import DEFENCE_WORDS, BonusRule, Defence, DefenceRule, Standing, is_selector
from pbem.rulesets.risk.reading.conditions import take_condition
from pbem.rulesets.risk.reading.elimination import read_places, read_shares, take_victim
from pbem.rulesets.risk.reading.situation import Situation, once

KEYS = ("default", "rule")
_AT = ("@neutral", "@border", "@rest")
_FROM = ("@neutral", "@rest")
_VACATED = ("@vacated", "@border", "@rest")
_DICE: dict[str | int, int] = {"max": 2, 1: 1, 2: 2}


def take_standing(situation: Situation, sheet: Sheet) -> tuple[tuple[str, Standing], ...]:
    """Take the standing orders of a file: (key, its orders)."""
    # Attack ids belong to the file, standing orders to the game.
    situation.attack_ids, situation.standing = {}, True
    found: list[tuple[str, Standing]] = []
    given = [key for key in ("defence", "capital_bonus") if key in sheet and key not in sheet.taken]
    if "defence" in given:
        table = sheet.take_sheet("defence")
        if table is not None:
            found.append(("defence", _take_defence(situation, table)))
    if "capital_bonus" in given:
        bonuses = [_take_bonus(situation, bonus) for bonus in sheet.take_sheets("capital_bonus")]
        found.append(("capital_bonus", tuple(bonuses)))
    return tuple(found)


def _take_defence(situation: Situation, sheet: Sheet) -> Defence:
    default = _take_dice(sheet, "default") if "default" in sheet else None
    sheets = sheet.take_sheets("rule") if "rule" in sheet else []
    rules = tuple(_take_rule(situation, rule) for rule in sheets)
    _warn_settled(sheets)
    sheet.close(KEYS)
    return Defence(default or 2, rules)


def _take_dice(sheet: Sheet, key: str) -> int | None:
    """R-035: one or two."""
    value = sheet.take(key)
    dice = _DICE.get(value) if value.__class__ in (int, str) else None
    if dice is None:
        said = f"{value} dice" if value.__class__ is int else f"{kind_of(value)} is not a number of dice"
        if value.__class__ is str:
            said = f'"{value}" is not a number of dice'
        sheet.note("E-DICE", (key,), f"{said}; a defender throws 1 or 2", '"max" is two whenever there are two armies')
    return dice


def _take_rule(situation: Situation, sheet: Sheet) -> DefenceRule:
    at = read_places(situation, sheet, "at", _AT) if "at" in sheet else ()
    sources = read_places(situation, sheet, "from", _FROM) if "from" in sheet else ()
    by = _take_players(situation, sheet) if "by" in sheet else []
    condition = take_condition(situation, sheet, "if", DEFENCE_WORDS) if "if" in sheet else None
    dice = _take_dice(sheet, "dice") if "dice" in sheet else None
    if "dice" not in sheet:
        sheet.note("E-MISSING", ("dice",), "missing", 'each rule says dice = 1 or dice = "max"')
    sheet.close(RULE_KEYS)
    rule = DefenceRule(at, sources, tuple(by), condition, dice or 2)
    if why := _never_matches(situation, rule):
        sheet.note("W-DEFENCE", (), f"this rule never matches: {why}")
    return rule


def _take_players(situation: Situation, sheet: Sheet) -> list[str]:
    if sheet.data["by"].__class__ is str:
        seat = situation.player(sheet, ("by",), sheet.take("by"))
        return [seat] if seat else []
    words = sheet.take_texts("by") or []
    seats = [situation.player(sheet, ("by", index), word) for index, word in enumerate(words)]
    return once(sheet, "by", [seat for seat in seats if seat])


def _never_matches(situation: Situation, rule: DefenceRule) -> str:
    """Say why a rule can never match in this game, as far as this is sure for ever."""
    if rule.condition is not None and rule.condition.constant is False:
        return "its condition is never true"
    if rule.by == (situation.seat,):
        return "you cannot attack yourself"
    if rule.at == ("@neutral",) and situation.rules.setup != "neutral":
        return "there is no neutral army in this game"
    at, sources = rule.at, rule.sources
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


def _take_bonus(situation: Situation, sheet: Sheet) -> BonusRule:
    victim = take_victim(situation, sheet)
    if "place" not in sheet:
        sheet.note("E-MISSING", ("place",), "missing", 'place = [{ at = "@vacated", armies = "rest" }]')
    shares = read_shares(situation, sheet, "place", _VACATED) if "place" in sheet else ()
    sheet.close(("victim", "place"))
    return BonusRule(victim, shares)
