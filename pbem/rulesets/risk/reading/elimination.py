"""Reading `[[on_elimination]]`: the cards of an eliminated player (R-061 to R-066)."""

from collections.abc import Sequence
from typing import Any

from pbem.engine.table.sheet import Path, Sheet, kind_of, nearest
from pbem.rulesets.risk.names import find
from pbem.rulesets.risk.orders import EliminationOrder, Share
from pbem.rulesets.risk.reading.attack import NEXT, may_be_kept, take_count
from pbem.rulesets.risk.reading.conditions import AFTER_ALL, never_true, take_condition
from pbem.rulesets.risk.reading.situation import Situation, once

KEYS = ("victim", "if", "trade", "prefer", "keep", "use", "place", "then")
PREFERENCES = ("territory-bonus", "keep-jokers", "use-jokers")
OWN_SELECTORS = ("@border", "@rest")
"""Selectors, besides those of continents, where armies go on own territories."""


def read_eliminations(situation: Situation, sheet: Sheet) -> tuple[EliminationOrder, ...]:
    """Read all entries; the first that matches is used."""
    read = []
    settled: dict[str, int] = {}
    for number, entry in enumerate(sheet.take_sheets("on_elimination"), 1):
        order = _read_entry(situation, entry)
        _warn(situation, entry, order, settled)
        if order.condition is None:
            settled.setdefault(order.victim, number)
        read.append(order)
    return tuple(read)


def _read_entry(situation: Situation, sheet: Sheet) -> EliminationOrder:
    """Read an entry; a sound one, which a seat may write in each of its turns, is read once."""
    known, written = situation.setting.eliminations, (situation.seat, repr(sheet.data))
    if (order := known.get(written)) is not None:
        return order
    before = len(sheet.problems)
    order = _read_terms(situation, sheet)
    if may_be_kept(situation, sheet, before, known):
        known[written] = order
    return order


def _read_terms(situation: Situation, sheet: Sheet) -> EliminationOrder:
    order = EliminationOrder(
        take_victim(situation, sheet),
        take_condition(situation, sheet, "if") if "if" in sheet else None,
        _take_trade(sheet),
        _take_preferences(sheet),
        _take_cards(situation, sheet, "keep"),
        _take_cards(situation, sheet, "use"),
        read_shares(situation, sheet, "place", OWN_SELECTORS) if "place" in sheet else (),
        sheet.take_choice("then", NEXT) or "continue",
    )
    for card in order.use:
        if card in order.keep:
            sheet.note("E-TWICE", ("use",), f"{situation.board.names[card]} is in `keep` and in `use`", "choose one")
    sheet.close(KEYS)
    return order


def _warn(situation: Situation, sheet: Sheet, order: EliminationOrder, settled: dict[str, int]) -> None:
    earlier = settled.get(order.victim) or settled.get("")
    why = f"entry {earlier} matches before it" if earlier else ""
    why = why or never_true(situation, order.condition, AFTER_ALL)
    if not why and order.victim and not situation.could_eliminate(order.victim):
        why = f"the attacks in this file cannot eliminate {order.victim}"
    if why:
        sheet.note("W-NEVER", (), f"this entry is never used: {why}")
    for index, share in enumerate(order.place):
        lost = [word for word in share.at if word[0] != "@" and not situation.could_hold(word)]
        if lost:
            sheet.note(
                "W-NEVER",
                ("place", index, "at"),
                f"no order attacks {situation.names.of(lost)}; nothing can be placed there",
            )


def take_victim(situation: Situation, sheet: Sheet) -> str:
    """Take `victim`: the id of another seat, or "" for any."""
    word = sheet.take_text("victim")
    if word is None or word.casefold() == "any":
        return ""
    seat = situation.player(sheet, ("victim",), word)
    if seat == situation.seat:
        others = ", ".join(name for name in situation.names.seats if name != seat)
        sheet.note("E-VICTIM", ("victim",), "that is you", f'possible: {others}, "any"')
        return ""
    return seat or ""


def _take_trade(sheet: Sheet) -> int | str:
    value: Any = sheet.data.get("trade", "forced")
    if value.__class__ is int:
        return take_count(sheet, "trade", 0) or 0
    sheet.take("trade")
    if value in ("forced", "all"):
        return str(value)
    said = f'"{value}"' if value.__class__ is str else kind_of(value)
    sheet.note("E-CHOICE", ("trade",), f"{said} is not a number of sets", 'possible: "forced", "all", or a number')
    return "forced"


def _take_preferences(sheet: Sheet) -> tuple[str, ...]:
    words = sheet.take_texts("prefer") or []
    for index, word in enumerate(words):
        if word not in PREFERENCES:
            near = nearest(word, PREFERENCES, 1)
            meant = f'did you mean "{near[0]}"? ' if near else ""
            sheet.note(
                "E-CHOICE",
                ("prefer", index),
                f'"{word}" is not a word for this key',
                f"{meant}possible: {', '.join(PREFERENCES)}",
            )
    return tuple(once(sheet, "prefer", words))


def _take_cards(situation: Situation, sheet: Sheet, key: str) -> tuple[str, ...]:
    """Take cards to keep or to use first; any card, because the victim's are not known yet."""
    cards = []
    for index, word in enumerate(sheet.take_texts(key) or ()):
        card = find(situation.names.card, word)
        if card is None:
            near = situation.near(word, [situation.board.names[id_] for id_ in dict.fromkeys(situation.board.deck)])
            sheet.note(
                "E-UNKNOWN-CARD",
                (key, index),
                f'there is no card "{word}"',
                f"nearest names: {', '.join(near)}" if near else "",
            )
        else:
            cards.append(card)
    return tuple(once(sheet, key, cards, situation.board.names))


# Where armies go whose number nobody can know yet


def read_shares(situation: Situation, sheet: Sheet, key: str, selectors: Sequence[str]) -> tuple[Share, ...]:
    """Read entries { at = ..., armies = n }, the last with armies = "rest"."""
    tables = sheet.take_sheets(key)
    shares = [read_share(situation, table, selectors) for table in tables]
    for index, share in enumerate(shares[:-1]):
        if share.armies == "rest":
            sheet.note(
                "E-PLACE-REST",
                (key, index, "armies"),
                "nothing is left for the entries after it",
                'only the last entry says armies = "rest"',
            )
    if shares and shares[-1].armies != "rest":
        sheet.note(
            "E-PLACE-REST",
            (key, len(shares) - 1),
            'the last entry must say armies = "rest"',
            "the number of armies is not known yet",
        )
    return tuple(shares)


def read_share(situation: Situation, sheet: Sheet, selectors: Sequence[str]) -> Share:
    """Read one entry: `at` (a territory, a selector, or a list of them) and `armies`."""
    at = read_places(situation, sheet, "at", selectors)
    armies: Any = sheet.data.get("armies")
    if armies is None:
        sheet.note("E-MISSING", ("armies",), "missing", 'a number, or "rest"')
    elif armies == "rest":
        sheet.take("armies")
    else:
        armies = take_count(sheet, "armies")
    sheet.close(("at", "armies"))
    return Share(at, armies if armies is not None else 1)


def read_places(situation: Situation, sheet: Sheet, key: str, selectors: Sequence[str]) -> tuple[str, ...]:
    """Read a territory, a selector, or a list of them, as ids and selectors."""
    if key not in sheet:
        sheet.note("E-MISSING", (key,), "missing", "a territory, or a list of them")
        return ()
    value = sheet.data[key]
    if value.__class__ is str:
        sheet.take(key)
        place = read_word(situation, sheet, (key,), value, selectors)
        return () if place is None else (place,)
    words = sheet.take_texts(key) or []
    found = [read_word(situation, sheet, (key, index), word, selectors) for index, word in enumerate(words)]
    if not words and value == []:
        sheet.note("E-MISSING", (key,), "an empty list", "a territory, or a list of them")
    return tuple(once(sheet, key, [place for place in found if place], situation.board.names))


def read_word(situation: Situation, sheet: Sheet, within: Path, word: str, selectors: Sequence[str]) -> str | None:
    """Read a territory or a selector; None when it is neither, or not allowed here."""
    if word[:1] != "@":
        return situation.territory(sheet, within, word)
    fold = word.casefold()
    land = find(situation.names.continent, word[1:])
    if fold in selectors:
        return fold
    if land is not None:
        return f"@{land}"
    possible = [*selectors, *(f"@{land.id}" for land in situation.board.continents)]
    near = nearest(word, possible, 1)
    meant = f"did you mean {near[0]}? " if near else ""
    sheet.note("E-SELECTOR", within, f'"{word}" means nothing here', f"{meant}Possible: {', '.join(possible)}")
    return None
