"""Reading `[[reroll]]` and `[commander]`, the expert tables (R-085 to R-090)."""

from pbem.engine.table.sheet import Sheet
from pbem.rulesets.risk.conditions.language import Condition
from pbem.rulesets.risk.conditions.tree import CHANGE_NAMES
from pbem.rulesets.risk.names import find
from pbem.rulesets.risk.orders import Attack, Commander, Reroll
from pbem.rulesets.risk.reading.attack import take_count
from pbem.rulesets.risk.reading.cards import format_hand
from pbem.rulesets.risk.reading.conditions import AFTER_ALL, never_true, take_condition
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.state import JOKER

REROLL_KEYS = ("card", "if", "die", "max", "in", "stop")
COMMANDER_KEYS = ("if", "die", "in", "stop")
REROLL_DICE = ("lowest", "lowest-losing", "highest-losing")
COMMANDER_DICE = ("best", "highest", "lowest")
_STOP = ("after-throw",)


def read_rerolls(situation: Situation, sheet: Sheet, attacks: tuple[Attack, ...]) -> tuple[Reroll, ...]:
    """Read `[[reroll]]`; the first entry that applies is used on a throw."""
    return tuple(_read_reroll(situation, entry, attacks) for entry in sheet.take_sheets("reroll"))


def _read_reroll(situation: Situation, sheet: Sheet, attacks: tuple[Attack, ...]) -> Reroll:
    dice: tuple[str, ...] = REROLL_DICE
    if situation.rules.reroll_scope == "any":
        dice = (*dice, "their-highest")
    within = situation.take_attacks(sheet, "in") if "in" in sheet else ()
    card = _take_card(situation, sheet, attacks, within)
    condition = take_condition(situation, sheet, "if", CHANGE_NAMES) if "if" in sheet else None
    _warn(situation, sheet, condition)
    reroll = Reroll(
        card,
        condition,
        sheet.take_choice("die", dice) or "lowest-losing",
        take_count(sheet, "max") if "max" in sheet else None,
        within,
        sheet.take_choice("stop", _STOP) is not None,
    )
    sheet.close(REROLL_KEYS)
    return reroll


def _warn(situation: Situation, sheet: Sheet, condition: Condition | None) -> None:
    why = never_true(situation, condition, AFTER_ALL)
    if why:
        sheet.note("W-NEVER", ("if",), f"this is never used: {why}")


def _take_card(situation: Situation, sheet: Sheet, attacks: tuple[Attack, ...], within: tuple[str, ...]) -> str:
    """R-085: a card in hand that shows source or target of a battle of this file."""
    if "card" not in sheet:
        sheet.note("E-MISSING", ("card",), "missing", "say which card you lay open")
        return ""
    word = sheet.take_text("card")
    if word is None:
        return ""
    card = find(situation.names.card, word)
    message = _card_fault(situation, word, card, _battlegrounds(situation, attacks, within))
    if message:
        sheet.note(
            "E-REROLL-CARD",
            ("card",),
            message,
            f"usable for the battles of this file: {_usable(situation, attacks, within)}",
        )
    elif card is not None:
        situation.hand.lay_open(card)
    return card or ""


def _usable(situation: Situation, attacks: tuple[Attack, ...], within: tuple[str, ...]) -> str:
    shown = _battlegrounds(situation, attacks, within)
    usable = [held for held in situation.hand.cards if held in shown and situation.hand.holds(held)]
    names = situation.names.of(usable) or "none"
    return f"{names}; in your hand: {format_hand(situation)}" if situation.hand.veiled else names


def _card_fault(situation: Situation, word: str, card: str | None, shown: set[str]) -> str:
    if card is None:
        return f'there is no card "{word}"'
    if card == JOKER:
        return "a joker shows no territory"
    name = situation.board.names[card]
    if card in situation.hand.cards:
        if not situation.hand.holds(card):
            return f'"{name}" is turned in by this file'
    elif not _may_come(situation, card):
        where = "does not lie open in your hand" if situation.hand.veiled else "is not in your hand"
        return f'"{name}" {where}'
    if card not in shown:
        return f"no battle of this file is from or to {name}"
    return ""


def _may_come(situation: Situation, card: str) -> bool:
    """
    Say whether the card may come into the hand during the attacks (A-65), to be used at once.

    What comes face down cannot be used before it is opened.
    """
    hands = situation.state.hands
    return any(
        hands[seat]
        and situation.could_eliminate(seat)
        and (not situation.setting.dealt_face_down or card in hands[seat])
        for seat in situation.names.seats
    )


def _battlegrounds(situation: Situation, attacks: tuple[Attack, ...], within: tuple[str, ...]) -> set[str]:
    shown = {territory for attack in attacks if not within or attack.id in within for territory in attack.path}
    if situation.state.throw is not None:
        shown |= {situation.state.throw.source, situation.state.throw.target}
    return shown


def read_commander(situation: Situation, sheet: Sheet) -> Commander | None:
    """Read `[commander]`: once per turn (R-089)."""
    table = sheet.take_sheet("commander")
    if table is None:
        return None
    within = situation.take_attacks(table, "in") if "in" in table else ()
    condition = take_condition(situation, table, "if", CHANGE_NAMES) if "if" in table else None
    _warn(situation, table, condition)
    die = table.take_choice("die", COMMANDER_DICE) or "best"
    after_throw = table.take_choice("stop", _STOP) is not None
    table.close(COMMANDER_KEYS)
    return Commander(condition, die, within, after_throw)
