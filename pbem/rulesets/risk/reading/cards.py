"""
Reading `trade`: sets of cards (R-052 to R-054, R-058, R-060 to R-063).

Where hands are hidden, a card face down can be named only with its opening; nothing here says what else
a hand holds. No set is compulsory then, because nobody can say whether there is one: a player who
should turn in more is warned of the loss.
"""

from collections.abc import Sequence

from pbem.engine.table.sheet import Path, Sheet, kind_of
from pbem.record import tool
from pbem.rulesets.risk.board import Board
from pbem.rulesets.risk.names import find
from pbem.rulesets.risk.play.cards import MOST_CARDS, is_set, possible_sets, sets_forced, surplus
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.state import JOKER, open_in

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_MOST_SETS = 6
"""So many possible sets a message lists."""
_ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


@tool
class Trade:
    """The sets of a file: good ones only, and whether all was right."""

    sets: tuple[tuple[str, ...], ...]
    good: bool


NO_TRADE = Trade((), True)


def format_number(number: int) -> str:
    """Write a small number as a word."""
    return _NUMBERS[number] if number < len(_NUMBERS) else str(number)


def ordinal(number: int) -> str:
    """Write a place in an order: third, 21st."""
    if number < len(_ORDINALS):
        return _ORDINALS[number]
    ends = {1: "st", 2: "nd", 3: "rd"}
    return f"{number}{'th' if number % 100 in (11, 12, 13) else ends.get(number % 10, 'th')}"


def read_trade(situation: Situation, sheet: Sheet) -> Trade:
    """Read `trade`, and see that what is compulsory is there."""
    if "trade" not in sheet.data and len(situation.state.hands[situation.seat]) < MOST_CARDS:
        return NO_TRADE
    written = sheet.take_list("trade") or [] if "trade" in sheet else []
    before = len(sheet.problems)
    if written and all(one.__class__ is str for one in written):
        sheet.note(
            "E-TYPE", ("trade",), "each set is a list of its own", 'write: trade = [["Alaska", "Peru", "joker"]]'
        )
        return Trade((), False)
    sets = tuple(_read_set(situation, sheet, place, one) for place, one in enumerate(written))
    if sheet.sound_since(before):
        _check_compulsory(situation, sheet, len(sets))
    return Trade(sets, sheet.sound_since(before))


def _read_set(situation: Situation, sheet: Sheet, place: int, given: object) -> tuple[str, ...]:
    within = ("trade", place)
    if not isinstance(given, list) or any(word.__class__ is not str for word in given):
        sheet.note(
            "E-TYPE",
            within,
            f"a list of three cards is expected here, not {kind_of(given)}",
            'trade = [["Alaska", "Peru", "joker"]]',
        )
        return ()
    cards = tuple(_take_card(situation, sheet, within, word) for word in given)
    if "" not in cards:
        _check_set(situation, sheet, within, cards)
    return cards


def _take_card(situation: Situation, sheet: Sheet, within: Path, word: str) -> str:
    """Take a card out of what is left of the hand; "" when it is not there (R-054)."""
    card = find(situation.names.card, word)
    if card is not None and situation.hand.take(card):
        return card
    if card is None:
        near = situation.near(word, [situation.board.names[id_] for id_ in situation.board.deck])
        message = f'there is no card "{word}"'
        meant = f'did you mean "{near[0]}"? ' if near else ""
    else:
        message, meant = _missing_card(situation, word, situation.hand.cards.count(card)), ""
    veiled = card is not None and bool(situation.hand.veiled)
    sheet.note("E-TRADE-CARD", within, message, f"{meant}your cards: {format_hand(situation)}", veiled=veiled)
    return ""


def _missing_card(situation: Situation, word: str, held: int) -> str:
    if situation.hand.veiled:
        return f'"{word}" does not lie open in your hand{" that often" if held else ""}'
    if held > 1:
        return f'you hold "{word}" only {held} times'
    return f'you hold "{word}" only once' if held else f'you do not hold "{word}"'


def format_hand(situation: Situation) -> str:
    """List the player's cards; those that lie face down only by number, and how one opens them."""
    names = situation.names.of(open_in(situation.hand.cards))
    if not situation.hand.veiled:
        return names or "none"
    number = format_number(situation.hand.veiled)
    down = f"{number} face down; `pbem show` shows you which, `pbem sign` opens those you name"
    return f"{names} and {down}" if names else down


def _check_set(situation: Situation, sheet: Sheet, within: Path, cards: tuple[str, ...]) -> None:
    """R-052."""
    hint = "three alike, one of each, or two with a joker"
    if len(cards) != 3:
        sheet.note("E-TRADE-SET", within, f"{len(cards)} cards; a set is three", hint)
    elif not is_set(cards, situation.board):
        figures = ", ".join(situation.board.figures.get(card, JOKER) for card in cards)
        sheet.note("E-TRADE-SET", within, f"{figures} is not a set", hint)


def _check_compulsory(situation: Situation, sheet: Sheet, given: int) -> None:
    """R-054 at the start of a turn, R-062 and R-063 after an elimination."""
    hand = situation.hand.cards
    wanted = sets_compulsory(situation, len(hand))
    if given >= wanted:
        return
    if situation.setting.hidden:
        _warn_of_loss(situation, sheet, given)
        return
    cards = f"with {format_number(len(hand))} cards"
    if given == 0 and wanted == 1:
        message = f"missing; {cards} a set is compulsory"
    elif given == 0:
        message = f"missing; {cards} {format_number(wanted)} sets are compulsory"
    else:
        message = f"{format_number(given)} of {format_number(wanted)} sets that are compulsory {cards}"
    rest, called = _left(situation), "left" if given else "hand"
    sheet.note(
        "E-MUST-TRADE",
        ("trade",),
        message,
        f"possible ({called} {situation.names.of(rest)}): {_format_sets(situation, rest)}",
        owed=True,
    )


def _left(situation: Situation) -> list[str]:
    """List the cards that the sets of the file leave in the hand, in its order where all lie open."""
    return [card for card, _ in situation.hand.left]


def _warn_of_loss(situation: Situation, sheet: Sheet, given: int) -> None:
    """Warn which cards go because too few sets are turned in: the oldest, beyond four."""
    left = len(situation.hand.cards) - 3 * given
    lost = surplus(left)
    cards = f"with {format_number(left)} cards" if not given else f"{format_number(left)} cards are left;"
    named = _lost_cards(situation, lost) if not given else ""
    gone = f"the oldest{named} is" if lost == 1 else f"the oldest {format_number(lost)}{named} are"
    missing = "" if given else "missing; "
    sheet.note(
        "W-CARDS-LOST",
        ("trade",),
        f"{missing}{cards} {gone} discarded: nobody keeps more than four",
        _way_out(situation),
    )


def _lost_cards(situation: Situation, number: int) -> str:
    """Name the oldest cards to a player who can see them."""
    lost = situation.hand.cards[:number]
    return f" ({situation.names.of(lost)})" if open_in(lost) == lost else ""


def _way_out(situation: Situation) -> str:
    sets = _format_sets(situation, _left(situation))
    if sets:
        return f"turn in a set: {sets}"
    return "turn in a set; `pbem show` shows you your cards"


def sets_compulsory(situation: Situation, cards: int) -> int:
    """Count the sets that a hand of this size must turn in now."""
    return sets_forced(situation.rules, situation.state.phase, cards)


def _format_sets(situation: Situation, hand: list[str]) -> str:
    sets = possible_sets(open_in(hand), situation.board)
    shown = [format_set(situation.board, cards) for cards in sets[:_MOST_SETS]]
    return "; ".join([*shown, "..."] if len(sets) > _MOST_SETS else shown)


def format_set(board: Board, cards: Sequence[str]) -> str:
    """Write a set: "Alaska + Peru + joker"."""
    return " + ".join(board.names[card] for card in cards)


def take_bonus(situation: Situation, sets: Sequence[Sequence[str]]) -> None:
    """Add the bonus for own territories on cards that are turned in (R-060, R-083)."""
    bonus = situation.rules.card_territory_bonus
    if not bonus:
        return
    for card in (card for cards in sets for card in cards):
        if card != JOKER and situation.owns(card):
            situation.add(card, min(bonus, situation.room(card)))
