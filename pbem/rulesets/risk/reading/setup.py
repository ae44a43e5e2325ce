"""
Reading `[setup]`: lists for claiming, adding and capitals (R-012, R-013, R-071, R-091; 4.7).

The owner of a territory keeps it to the end of the set-up, so a list that names what another player
already holds is refused. Everything else is decided when the lists are used.
"""

from typing import Any

from pbem.engine.table.sheet import Sheet
from pbem.rulesets.risk.names import possessive
from pbem.rulesets.risk.orders import SetupLists, Share, is_selector
from pbem.rulesets.risk.play.gate import needs_option
from pbem.rulesets.risk.play.placings import list_missing, list_needed
from pbem.rulesets.risk.reading.attack import take_count
from pbem.rulesets.risk.reading.elimination import read_share, read_word
from pbem.rulesets.risk.reading.situation import Situation, once
from pbem.rulesets.risk.state import NEUTRAL

KEYS = ("claim", "add", "neutral", "capital", "batch")
_CLAIM = ("@rest",)
_ADD = ("@border", "@rest")
_NEUTRAL = ("@neutral", "@rest")
_WANTED = {
    "claim": ("territories are still free", 'claim = ["Alaska", "@rest"]'),
    "add": ("armies are left to place", '[[setup.add]] with at = "@border", armies = "rest"'),
    "neutral": ("neutral armies are left to place", '[[setup.neutral]] with at = "@neutral", armies = "rest"'),
    "capital": ("the game waits for your capital", "capital = [...], your first choice first"),
}


def read_setup(situation: Situation, sheet: Sheet) -> SetupLists:
    """Read the lists of a set-up file."""
    table = sheet.take_sheet("setup") if "setup" in sheet else None
    if table is None:
        if "setup" not in sheet:
            _require(situation, Sheet({}, ("setup",), sheet.problems), SetupLists())
        return SetupLists()
    before = len(sheet.problems)
    found: dict[str, Any] = {}
    for key, read in _READERS.items():
        if key in table:
            found[key] = read(situation, table)
    lists = SetupLists(**found)
    table.close(KEYS)
    if sheet.sound_since(before):
        _require(situation, table, lists)
        _warn_of_capital(situation, table, lists)
    return lists


def _require(situation: Situation, table: Sheet, lists: SetupLists) -> None:
    """Refuse a file after which the very same question would be asked again."""
    key = list_missing(situation.setting, situation.state, situation.seat)
    if key and not getattr(lists, key):
        why, example = _WANTED[key]
        table.note("E-MISSING", (key,), f"missing; {why}", example, owed=True)


def _warn_of_capital(situation: Situation, table: Sheet, lists: SetupLists) -> None:
    """Say that the set-up will stop for a capital; not where one is asked for each placing anyway."""
    state, seat = situation.state, situation.seat
    if (
        seat in state.asked
        and situation.rules.capitals
        and situation.rules.placings == "lists"
        and list_needed(situation.setting, state, seat) != "capital"
        and not (lists.capital or state.lists.get(seat, SetupLists()).capital)
    ):
        table.note(
            "W-CAPITAL", (), "no `capital` is named; the set-up will stop and ask you for it", _WANTED["capital"][1]
        )


# The lists


def _read_claim(situation: Situation, sheet: Sheet) -> tuple[str, ...]:
    words = sheet.take_texts("claim") or []
    if situation.rules.setup != "claim":
        sheet.note("E-SECTION", ("claim",), "the territories of this game are dealt", "leave `claim` out", at="key")
        return ()
    found = [read_word(situation, sheet, ("claim", place), word, _CLAIM) for place, word in enumerate(words)]
    for place, word in enumerate(found):
        if word and not is_selector(word) and situation.owner(word):
            _note_owner(situation, sheet, ("claim", place), word, "")
    return tuple(once(sheet, "claim", [word for word in found if word], situation.board.names))


def _read_add(situation: Situation, sheet: Sheet) -> tuple[Share, ...]:
    entries = sheet.take_sheets("add")
    if not situation.state.to_place.get(situation.seat, 0):
        sheet.note("E-SECTION", ("add",), "you have no armies left to place", "leave `[[setup.add]]` out", at="key")
        return ()
    return tuple(_read_entry(situation, entry, _ADD, situation.seat) for entry in entries)


def _read_neutral(situation: Situation, sheet: Sheet) -> tuple[Share, ...]:
    entries = sheet.take_sheets("neutral")
    if _lacks_option(situation, sheet, "neutral", "two-player-neutral"):
        return ()
    return tuple(_read_entry(situation, entry, _NEUTRAL, NEUTRAL) for entry in entries)


def _read_entry(situation: Situation, sheet: Sheet, selectors: tuple[str, ...], owner: str) -> Share:
    share = read_share(situation, sheet, selectors)
    for index, word in enumerate(share.at):
        if not is_selector(word) and situation.owner(word) not in ("", owner):
            single = sheet.data["at"].__class__ is str
            _note_owner(situation, sheet, ("at",) if single else ("at", index), word, owner)
    return share


def _note_owner(situation: Situation, sheet: Sheet, within: tuple[str | int, ...], territory: str, wanted: str) -> None:
    """R-012, R-071: a territory that is taken."""
    held = situation.owner(territory)
    whose = "yours" if held == situation.seat else possessive(held)
    clause, label = {
        NEUTRAL: ("neutral armies go on neutral territories", "neutral"),
        "": ("only free territories are claimed", "free"),
    }.get(wanted, ("armies go on your own territories", "yours"))
    listed = situation.names.of(situation.setting.held(situation.state, wanted), 8)
    sheet.note(
        "E-SETUP-OWNER",
        within,
        f"{situation.board.names[territory]} is {whose}; {clause}",
        f"{label}: {listed or 'none'}",
    )


def _read_capital(situation: Situation, sheet: Sheet) -> tuple[str, ...]:
    if _lacks_option(situation, sheet, "capital", "capitals"):
        sheet.take("capital")
        return ()
    if sheet.data["capital"].__class__ is str:
        sheet.take("capital")
        words = [sheet.data["capital"]]
    else:
        words = sheet.take_texts("capital") or []
    found = [situation.territory(sheet, ("capital", place), word) for place, word in enumerate(words)]
    capitals = once(sheet, "capital", [id_ for id_ in found if id_], situation.board.names)
    if capitals and all(situation.owner(id_) not in ("", situation.seat) for id_ in capitals):
        order = sorted(capitals, key=situation.board.index.__getitem__)
        sheet.note(
            "E-CAPITAL-OWNER",
            ("capital",),
            f"you hold none of {situation.names.of(order)}",
            f"name one of your territories: {situation.names.of(situation.own(), 8)}",
        )
    return tuple(capitals)


def _lacks_option(situation: Situation, sheet: Sheet, key: str, option: str) -> bool:
    """Note that a list needs an option which this game lacks."""
    shut = needs_option(situation.rules, option, f"leave `{key}` out")
    if shut is not None:
        sheet.note(shut.code, (key,), shut.why, shut.instead, at="key")
    return shut is not None


def _read_batch(_situation: Situation, sheet: Sheet) -> int:
    return take_count(sheet, "batch") or 1


_READERS = {
    "claim": _read_claim,
    "add": _read_add,
    "neutral": _read_neutral,
    "capital": _read_capital,
    "batch": _read_batch,
}
