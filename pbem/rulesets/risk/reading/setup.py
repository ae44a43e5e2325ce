"""
Reading `[setup]`: lists for claiming, adding and capitals (R-012, R-013, R-071, R-091; 4.7).

Who owns a territory in the set-up owns it to the end of it, so a list that names what another holds
already is refused. Everything else is decided when the lists are used.
"""

from typing import Any

from pbem.engine.sheet import Sheet
from pbem.rulesets.risk.reading.attack import take_count
from pbem.rulesets.risk.reading.desk import Desk, once
from pbem.rulesets.risk.reading.elimination import read_share, read_word
from pbem.rulesets.risk.reading.names import possessive
from pbem.rulesets.risk.reading.selectors import is_selector
from pbem.rulesets.risk.state import NEUTRAL

KEYS = ("claim", "add", "neutral", "capital", "batch")
_CLAIM = ("@rest",)
_ADD = ("@border", "@rest")
_NEUTRAL = ("@neutral", "@rest")
_WANTED = {
    "claim": ("territories are still free", 'claim = ["Alaska", "@rest"]'),
    "add": ("armies are left to place", '[[setup.add]] with at = "@border", armies = "rest"'),
    "neutral": (
        "neutral armies are left to place",
        '[[setup.neutral]] with at = "@neutral", armies = "rest"',
    ),
    "capital": ("the game waits for your capital", "capital = [...], your first wish first"),
}


def read_setup(desk: Desk, sheet: Sheet) -> dict[str, Any]:
    """Read the lists of a set-up file, as the state keeps them."""
    table = sheet.take_sheet("setup") if "setup" in sheet else None
    if table is None:
        if "setup" not in sheet and desk.seat in desk.state.asked:
            _require(desk, Sheet({}, ("setup",), sheet.problems), {})
        return {}
    before = len(sheet.problems)
    lists: dict[str, Any] = {}
    for key, read in _READERS.items():
        if key in table:
            lists[key] = read(desk, table)
    table.close(KEYS)
    if len(sheet.problems) == before and desk.seat in desk.state.asked:
        _require(desk, table, lists)
    return lists


def _needed(desk: Desk) -> str:
    """Name the list that play needs next from this seat."""
    state = desk.state
    if desk.rules.setup == "claim" and "" in state.owners:
        return "claim"
    if state.to_place.get(desk.seat, 0):
        return "add"
    if state.to_place.get(NEUTRAL, 0):
        return "neutral"
    return "capital" if desk.rules.capitals else ""


def _require(desk: Desk, table: Sheet, lists: dict[str, Any]) -> None:
    """Refuse a file after which the very same question would be asked again."""
    key = _needed(desk)
    kept = desk.state.lists.get(desk.seat, {})
    # A batch that is used up leaves a list that is still good.
    if key and not lists.get(key) and not (kept.get(key) and kept.get("batch") == 0):
        why, example = _WANTED[key]
        table.note("E-MISSING", (key,), f"missing; {why}", example)


# The lists


def _read_claim(desk: Desk, sheet: Sheet) -> list[str]:
    words = sheet.take_texts("claim") or []
    if desk.rules.setup != "claim":
        sheet.note("E-SECTION", ("claim",), "the territories of this game are dealt",
                   "leave `claim` out", at="key")  # fmt: skip
        return []
    found = [
        read_word(desk, sheet, ("claim", place), word, _CLAIM) for place, word in enumerate(words)
    ]
    for place, word in enumerate(found):
        if word and not is_selector(word) and desk.owner(word):
            _note_owner(desk, sheet, ("claim", place), word, "")
    return once(sheet, "claim", [word for word in found if word], desk.board.names)


def _read_add(desk: Desk, sheet: Sheet) -> list[dict[str, Any]]:
    rows = sheet.take_sheets("add")
    if not desk.state.to_place.get(desk.seat, 0):
        sheet.note("E-SECTION", ("add",), "you have no armies left to place",
                   "leave `[[setup.add]]` out", at="key")  # fmt: skip
        return []
    return [_read_entry(desk, row, _ADD, desk.seat) for row in rows]


def _read_neutral(desk: Desk, sheet: Sheet) -> list[dict[str, Any]]:
    rows = sheet.take_sheets("neutral")
    if desk.rules.setup != "neutral":
        sheet.note("E-OPTION", ("neutral",), "this game is played without a neutral army",
                   f"options of this game: {desk.options()}", at="key")  # fmt: skip
        return []
    return [_read_entry(desk, row, _NEUTRAL, NEUTRAL) for row in rows]


def _read_entry(desk: Desk, sheet: Sheet, selectors: tuple[str, ...], owner: str) -> dict[str, Any]:
    share = read_share(desk, sheet, selectors)
    for index, word in enumerate(share.at):
        if not is_selector(word) and desk.owner(word) not in ("", owner):
            single = sheet.data["at"].__class__ is str
            _note_owner(desk, sheet, ("at",) if single else ("at", index), word, owner)
    return {"at": list(share.at), "armies": share.armies}


def _note_owner(
    desk: Desk, sheet: Sheet, within: tuple[str | int, ...], territory: str, wanted: str
) -> None:
    """R-012, R-071: a territory that cannot be had any more."""
    held = desk.owner(territory)
    whose = "yours" if held == desk.seat else possessive(held)
    clause, label = {
        NEUTRAL: ("neutral armies go on neutral territories", "neutral"),
        "": ("only free territories are claimed", "free"),
    }.get(wanted, ("armies go on own territories", "yours"))
    listed = desk.names.of(desk.ground.held(desk.state, wanted), 8)
    sheet.note("E-SETUP-OWNER", within, f"{desk.board.names[territory]} is {whose}; {clause}",
               f"{label}: {listed or 'none'}")  # fmt: skip


def _read_capital(desk: Desk, sheet: Sheet) -> list[str]:
    if not desk.rules.capitals:
        sheet.take("capital")
        sheet.note("E-OPTION", ("capital",), "this game is played without capitals",
                   f"options of this game: {desk.options()}", at="key")  # fmt: skip
        return []
    if sheet.data["capital"].__class__ is str:
        sheet.take("capital")
        words = [sheet.data["capital"]]
    else:
        words = sheet.take_texts("capital") or []
    found = [desk.territory(sheet, ("capital", place), word) for place, word in enumerate(words)]
    capitals = once(sheet, "capital", [id_ for id_ in found if id_], desk.board.names)
    if capitals and all(desk.owner(id_) not in ("", desk.seat) for id_ in capitals):
        order = sorted(capitals, key=desk.board.index.__getitem__)
        sheet.note("E-CAPITAL-OWNER", ("capital",), f"you hold none of {desk.names.of(order)}",
                   f"name one of your territories: {desk.names.of(desk.own(), 8)}")  # fmt: skip
    return capitals


def _read_batch(_desk: Desk, sheet: Sheet) -> int:
    return take_count(sheet, "batch") or 1


_READERS = {
    "claim": _read_claim,
    "add": _read_add,
    "neutral": _read_neutral,
    "capital": _read_capital,
    "batch": _read_batch,
}
