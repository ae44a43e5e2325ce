"""Reading `trade`: sets of cards (R-052 to R-054, R-058, R-060 to R-063)."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from pbem.engine.problem import Path
from pbem.engine.sheet import Sheet, kind_of
from pbem.rulesets.risk.board import Board
from pbem.rulesets.risk.play.cards import (
    MOST_CARDS,
    forced_after_elimination,
    forced_at_start,
    is_set,
    possible_sets,
)
from pbem.rulesets.risk.reading.desk import Desk
from pbem.rulesets.risk.reading.names import find
from pbem.rulesets.risk.state import JOKER, Phase

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_ORDINALS = (
    "", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
)  # fmt: skip


class Trade(NamedTuple):
    """The sets of a file: good ones only, and whether all was right."""

    sets: tuple[tuple[str, ...], ...]
    good: bool


NO_TRADE = Trade((), True)


def spell_number(number: int) -> str:
    """Write a small number as a word."""
    return _NUMBERS[number] if number < len(_NUMBERS) else str(number)


def ordinal(number: int) -> str:
    """Write the place in a row: third, 21st."""
    if number < len(_ORDINALS):
        return _ORDINALS[number]
    ends = {1: "st", 2: "nd", 3: "rd"}
    return f"{number}{'th' if number % 100 in (11, 12, 13) else ends.get(number % 10, 'th')}"


def read_trade(desk: Desk, sheet: Sheet) -> Trade:
    """Read `trade`, and see that what is compulsory is there."""
    if "trade" not in sheet.data and len(desk.state.hands[desk.seat]) < MOST_CARDS:
        return NO_TRADE
    rows = sheet.take_list("trade") or [] if "trade" in sheet else []
    left = Counter(desk.state.hands[desk.seat])
    before = len(sheet.problems)
    if rows and all(row.__class__ is str for row in rows):
        sheet.note(
            "E-TYPE",
            ("trade",),
            "each set is a list of its own",
            'write: trade = [["Alaska", "Peru", "joker"]]',
        )
        return Trade((), False)
    sets = tuple(_read_set(desk, sheet, place, row, left) for place, row in enumerate(rows))
    if len(sheet.problems) == before:
        _check_compulsory(desk, sheet, len(sets))
    return Trade(sets, len(sheet.problems) == before)


def _read_set(
    desk: Desk, sheet: Sheet, place: int, row: object, left: Counter[str]
) -> tuple[str, ...]:
    within = ("trade", place)
    if not isinstance(row, list) or any(word.__class__ is not str for word in row):
        sheet.note("E-TYPE", within, f"a list of three cards is wanted here, not {kind_of(row)}",
                   'trade = [["Alaska", "Peru", "joker"]]')  # fmt: skip
        return ()
    cards = tuple(_take_card(desk, sheet, within, word, left) for word in row)
    if "" not in cards:
        _check_set(desk, sheet, within, cards)
    return cards


def _take_card(desk: Desk, sheet: Sheet, within: Path, word: str, left: Counter[str]) -> str:
    """Take a card out of what is left of the hand; "" when it is not there (R-054)."""
    card = find(desk.names.card, word)
    if card is not None and left[card]:
        left[card] -= 1
        return card
    hand = desk.state.hands[desk.seat]
    if card is None:
        near = desk.near(word, [desk.board.names[id_] for id_ in desk.board.deck])
        message = f'there is no card "{word}"'
        meant = f'did you mean "{near[0]}"? ' if near else ""
    else:
        held = hand.count(card)
        message = f'you do not hold "{word}"' if not held else f'you hold "{word}" only once'
        if held > 1:
            message = f'you hold "{word}" {held} times only'
        meant = ""
    sheet.note("E-TRADE-CARD", within, message,
               f"{meant}your cards: {desk.names.of(hand) or 'none'}")  # fmt: skip
    return ""


def _check_set(desk: Desk, sheet: Sheet, within: Path, cards: tuple[str, ...]) -> None:
    """R-052."""
    hint = "three alike, one of each, or two with a joker"
    if len(cards) != 3:
        sheet.note("E-TRADE-SET", within, f"{len(cards)} cards; a set is three", hint)
    elif not is_set(cards, desk.board):
        figures = ", ".join(desk.board.figures.get(card, JOKER) for card in cards)
        sheet.note("E-TRADE-SET", within, f"{figures} is no set", hint)


def _check_compulsory(desk: Desk, sheet: Sheet, given: int) -> None:
    """R-054 at the start of a turn, R-062 and R-063 after an elimination."""
    hand = desk.state.hands[desk.seat]
    wanted = sets_compulsory(desk, len(hand))
    if given >= wanted:
        return
    cards = f"with {spell_number(len(hand))} cards"
    if given == 0 and wanted == 1:
        message = f"missing; {cards} a set is compulsory"
    elif given == 0:
        message = f"missing; {cards} {spell_number(wanted)} sets are compulsory"
    else:
        message = (
            f"{spell_number(given)} of {spell_number(wanted)} sets that are compulsory {cards}"
        )
    sheet.note("E-MUST-TRADE", ("trade",), message,
               f"possible (hand {desk.names.of(hand)}): {_spell_sets(desk, hand)}")  # fmt: skip


def sets_compulsory(desk: Desk, cards: int) -> int:
    """Count the sets that a hand of this size must turn in now."""
    if desk.state.phase is Phase.ELIMINATION:
        return forced_after_elimination(desk.rules, cards)
    return forced_at_start(cards)


def _spell_sets(desk: Desk, hand: list[str], most: int = 6) -> str:
    sets = possible_sets(hand, desk.board)
    shown = [spell_set(desk.board, cards) for cards in sets[:most]]
    return "; ".join([*shown, "..."] if len(sets) > most else shown)


def spell_set(board: Board, cards: Sequence[str]) -> str:
    """Write a set: "Alaska + Peru + joker"."""
    return " + ".join(board.names[card] for card in cards)


def take_bonus(desk: Desk, sets: Sequence[Sequence[str]]) -> None:
    """Lay the bonus of own territories on cards turned in on the desk (R-060, R-083)."""
    bonus = desk.rules.card_territory_bonus
    if not bonus:
        return
    for card in (card for cards in sets for card in cards):
        if card != JOKER and desk.owns(card):
            desk.add(card, min(bonus, desk.room(card)))
