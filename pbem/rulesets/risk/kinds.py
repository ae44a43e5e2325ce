"""
The kinds of value that a state of world conquest keeps (`pbem/rulesets/kept.py`), read against its facts.

Standing orders and lists for the set-up stand in a state as in an order file, with ids in place of names.
What is read here comes from a file, and may come from an enemy.
"""

from typing import Any

from pbem.errors import TextError
from pbem.rulesets.kept import (
    Data,
    FieldKind,
    by_seat,
    dice_of,
    keys_of,
    list_of,
    number_of,
    word,
    word_of,
    words,
    words_of,
)
from pbem.rulesets.risk.board import NEUTRAL
from pbem.rulesets.risk.conditions.language import Condition, read_kept
from pbem.rulesets.risk.facts import Facts
from pbem.rulesets.risk.orders import DEFENCE_WORDS, BonusRule, Defence, DefenceRule, SetupLists, Share, is_selector

RULE_KEYS = ("at", "from", "by", "if", "dice")
DICE: dict[int, int | str] = {1: 1, 2: "max"}
"""How a defender's number of dice is written."""

_LISTS = ("claim", "add", "neutral", "capital", "batch")


# Seats, territories, cards, dice


def _read_cards(facts: Facts, where: str, plain: Any) -> list[str]:
    cards = [word_of(where, one, facts.card_order) for one in list_of(where, plain)]
    if cards != facts.sort_cards(cards):
        raise ValueError(f"{where}: cards stand in board order, jokers last")
    return cards


def _read_bonuses(facts: Facts, where: str, plain: Any) -> list[tuple[str, int, list[str]]]:
    entries = []
    for entry in list_of(where, plain):
        if len(list_of(where, entry)) != 3:
            raise ValueError(f"{where}: seat, armies and territories are expected")
        seat, armies, vacated = entry
        lands = words_of(where, vacated, facts.index)
        entries.append((word_of(where, seat, facts.seats), number_of(where, armies), lands))
    return entries


SEAT = word(lambda facts: facts.seats)
SEATS = words(lambda facts: facts.seats)
LAND = word(lambda facts: facts.index)
LANDS = words(lambda facts: facts.index)
OPENED: FieldKind[list[str]] = FieldKind(_read_cards, copy=list)
ATTACK_DICE: FieldKind[list[int]] = FieldKind(lambda _, where, plain: dice_of(where, plain, 3), copy=list)
DEFENCE_DICE: FieldKind[list[int]] = FieldKind(lambda _, where, plain: dice_of(where, plain, 2), copy=list)
BONUSES: FieldKind[list[tuple[str, int, list[str]]]] = FieldKind(
    _read_bonuses, lambda _, entries: [[seat, armies, list(lands)] for seat, armies, lands in entries], list
)


# Standing orders and lists for the set-up


def _read_places(facts: Facts, where: str, plain: Any) -> tuple[str, ...]:
    found = list_of(where, plain)
    for one in found:
        if one.__class__ is not str or not (one in facts.index or is_selector(one)):
            raise ValueError(f"{where}: {one!r} is no territory, and no word for several")
    return tuple(found)


def _read_share(facts: Facts, where: str, plain: Any) -> Share:
    """Read {"at": [...], "armies": n or "rest"}; over a selector perhaps with the "last" one."""
    table = keys_of(where, plain, ("at", "armies"), ("last",))
    armies = table["armies"]
    if armies != "rest" and not number_of(f"{where}.armies", armies):
        raise ValueError(f'{where}.armies: a number from 1 or "rest" is expected')
    last = word_of(f"{where}.last", table["last"], facts.index) if "last" in table else ""
    return Share(_read_places(facts, f"{where}.at", table["at"]), armies, last)


def _write_share(share: Share) -> Data:
    last = {"last": share.last} if share.last else {}
    return {"at": list(share.at), "armies": share.armies, **last}


def _read_shares(facts: Facts, where: str, plain: Any) -> tuple[Share, ...]:
    return tuple(_read_share(facts, where, one) for one in list_of(where, plain))


def _read_dice(where: str, plain: Any) -> int:
    for dice, written in DICE.items():
        if plain.__class__ is written.__class__ and plain == written:
            return dice
    raise ValueError(f'{where}: 1 or "max" is expected, not {plain!r}')


def _read_condition(facts: Facts, where: str, plain: Any) -> Condition:
    try:
        return read_kept(facts.names, plain if plain.__class__ is str else "", DEFENCE_WORDS)
    except TextError as fault:
        raise ValueError(f"{where}: {plain!r} is no condition: {fault}") from None


def _read_rule(facts: Facts, where: str, plain: Any) -> DefenceRule:
    table = keys_of(where, plain, ("dice",), RULE_KEYS)
    by = [word_of(f"{where}.by", one, facts.seats) for one in list_of(where, table.get("by", []))]
    return DefenceRule(
        _read_places(facts, f"{where}.at", table.get("at", [])),
        _read_places(facts, f"{where}.from", table.get("from", [])),
        tuple(by),
        _read_condition(facts, f"{where}.if", table["if"]) if "if" in table else None,
        _read_dice(f"{where}.dice", table["dice"]),
    )


def _write_rule(rule: DefenceRule) -> Data:
    places = {"at": rule.at, "from": rule.sources, "by": rule.by}
    data: Data = {key: list(one) for key, one in places.items() if one}
    if rule.condition is not None:
        data["if"] = rule.condition.text
    return {**data, "dice": DICE[rule.dice]}


def _read_defence(facts: Facts, where: str, plain: Any) -> Defence:
    table = keys_of(where, plain, ("default",), ("rule",))
    rules = list_of(f"{where}.rule", table.get("rule", []))
    return Defence(
        _read_dice(f"{where}.default", table["default"]),
        tuple(_read_rule(facts, f"{where}.rule", one) for one in rules),
    )


def _write_defence(_: Facts, orders: Defence) -> Data:
    rules = {"rule": [_write_rule(rule) for rule in orders.rules]} if orders.rules else {}
    return {"default": DICE[orders.default], **rules}


def _read_bonus_rules(facts: Facts, where: str, plain: Any) -> tuple[BonusRule, ...]:
    return tuple(_read_bonus_rule(facts, where, one) for one in list_of(where, plain))


def _read_bonus_rule(facts: Facts, where: str, plain: Any) -> BonusRule:
    table = keys_of(where, plain, ("victim", "place"))
    victim = word_of(f"{where}.victim", table["victim"], ("any", *facts.seats))
    place = _read_shares(facts, f"{where}.place", table["place"])
    return BonusRule("" if victim == "any" else victim, place)


def _write_bonus_rules(_: Facts, rules: tuple[BonusRule, ...]) -> list[Data]:
    return [{"victim": rule.victim or "any", "place": [_write_share(one) for one in rule.place]} for rule in rules]


def _read_lists(facts: Facts, where: str, plain: Any) -> SetupLists:
    table = keys_of(where, plain, (), _LISTS)
    found: Data = {}
    for key, value in table.items():
        place = f"{where}.{key}"
        match key:
            case "claim":
                found[key] = _read_places(facts, place, value)
            case "capital":
                found[key] = tuple(word_of(place, one, facts.index) for one in list_of(place, value))
            case "batch":
                found[key] = number_of(place, value)
            case _:
                found[key] = _read_shares(facts, place, value)
    return SetupLists(**found)


def _write_lists(_: Facts, lists: SetupLists) -> Data:
    data = {key: value for key, value in lists._asdict().items() if value is not None}
    for key in ("add", "neutral"):
        if key in data:
            data[key] = [_write_share(share) for share in data[key]]
    return {key: list(one) if one.__class__ is tuple else one for key, one in data.items()}


def _seats(facts: Facts) -> tuple[str, ...]:
    return facts.seats


def _owners(facts: Facts) -> tuple[str, ...]:
    return (*facts.seats, NEUTRAL)


DEFENCE = FieldKind(_read_defence, _write_defence)
BONUS_RULES = FieldKind(_read_bonus_rules, _write_bonus_rules)
LISTS = FieldKind(_read_lists, _write_lists)
CAPITALS = by_seat(LAND, _seats)
TO_PLACE: FieldKind[dict[str, int]] = by_seat(FieldKind(lambda _, where, plain: number_of(where, plain)), _owners)
DEFENCES = by_seat(DEFENCE, _seats)
CAPITAL_BONUS = by_seat(BONUS_RULES, _seats)
SETUP_LISTS = by_seat(LISTS, _seats)
