"""
Reading the conditions and sums in an order file, and what can never become true.

Names in conditions get their meaning here; `conditions.py` knows the language. A text means the same
in the whole game, save that attack ids belong to one file: those are looked up after the parsed text
was recalled.
"""

from collections.abc import Callable
from typing import TypeVar

from pbem.engine.problem import Path
from pbem.engine.sheet import Sheet
from pbem.errors import TextError
from pbem.rulesets.risk.conditions.language import (
    TURN_NAMES,
    Condition,
    Expression,
    Kind,
    Reference,
    Resolve,
    parse,
    parse_expression,
)
from pbem.rulesets.risk.reading.desk import Desk
from pbem.rulesets.risk.reading.names import Names, find

_CODES: dict[Kind, str] = {
    "territory": "E-UNKNOWN-TERRITORY",
    "player": "E-UNKNOWN-PLAYER",
    "continent": "E-UNKNOWN-CONTINENT",
    "attack": "E-UNKNOWN-ATTACK",
}
AFTER_ALL = 1 << 30
"""Number of an entry that runs after all attacks."""
_OF_ATTACKS = ("won", "tried")
_MEMO = 4096

ReadT = TypeVar("ReadT", Condition, Expression)
_Parser = Callable[[str, tuple[str, ...], Resolve], ReadT]


def take_condition(
    desk: Desk, sheet: Sheet, key: str, words: tuple[str, ...] = TURN_NAMES
) -> Condition | None:
    """Take a key as a condition on these bare words; None when absent or wrong."""
    text = sheet.take_text(key)
    if text is None:
        return None
    return _read(desk, sheet, (key,), text, words, parse)


def read_sum(
    desk: Desk, sheet: Sheet, within: Path, text: str, words: tuple[str, ...]
) -> Expression | None:
    """Read a text as arithmetic on these bare words; None when wrong."""
    return _read(desk, sheet, within, text, words, parse_expression)


def recall_condition(names: Names, text: str, words: tuple[str, ...]) -> Condition:
    """Parse a condition that was found right before; raise TextError otherwise."""
    return _parse(names, text, words, parse)[0]


def _read(
    desk: Desk,
    sheet: Sheet,
    within: Path,
    text: str,
    words: tuple[str, ...],
    parser: _Parser[ReadT],
) -> ReadT | None:
    try:
        read, attacks = _parse(desk.names, text, words, parser)
    except TextError as error:
        _note(desk, sheet, within, text, words, parser, error)
        return None
    if any(id_ not in desk.attack_ids for id_ in attacks):
        _note(desk, sheet, within, text, words, parser, None)
        return None
    return read


def _parse(
    names: Names, text: str, words: tuple[str, ...], parser: _Parser[ReadT]
) -> tuple[ReadT, tuple[str, ...]]:
    """Parse or recall: what was read, and the attack ids it asks about."""
    key = (parser, words, text)
    found: tuple[ReadT, tuple[str, ...]] | None = names.memo.get(key)
    if found is None:
        read = parser(text, words, lambda kind, word: _meaning(names, kind, word) or [])
        found = (read, _attacks_asked(read))
        if len(names.memo) < _MEMO:
            names.memo[key] = found
    return found


def _attacks_asked(read: Condition | Expression) -> tuple[str, ...]:
    return tuple(ref.id for ref in read.references if ref.function in _OF_ATTACKS)


def asks_attacks(read: Condition | Expression) -> bool:
    """Say whether it asks about entries of its own file."""
    return bool(_attacks_asked(read))


def _meaning(names: Names, kind: Kind, word: str) -> str | None:
    match kind:
        case "territory":
            return find(names.territory, word)
        case "player":
            return find(names.seat, word)
        case "continent":
            return find(names.continent, word)
        case "attack":
            return word.casefold()


def _note(
    desk: Desk,
    sheet: Sheet,
    within: Path,
    text: str,
    words: tuple[str, ...],
    parser: _Parser[ReadT],
    error: TextError | None,
) -> None:
    """Report what is wrong with a text, with the ids of this file at hand."""
    unknown: list[tuple[Kind, str]] = []

    def meaning(kind: Kind, word: str) -> str | list[str]:
        id_ = _meaning(desk.names, kind, word)
        if id_ is not None and (kind != "attack" or id_ in desk.attack_ids):
            return id_
        unknown.append((kind, word))
        return []

    try:
        parser(text, words, meaning)
    except TextError as found:
        error = found
    if error is None:
        return
    if not unknown:
        sheet.note("E-CONDITION", within, error.message, error.hint, offset=error.offset)
        return
    kind, word = unknown[0]
    sheet.note(_CODES[kind], within, error.message, _hint(desk, kind, word), offset=error.offset)


def _hint(desk: Desk, kind: Kind, word: str) -> str:
    """Say which names there are: those that look like the word, or all if they are few."""
    match kind:
        case "territory":
            return desk.near_territories(word)
        case "player":
            return f"players: {', '.join(desk.names.seats)}"
        case "continent":
            return f"continents: {', '.join(land.name for land in desk.board.continents)}"
        case "attack":
            return desk.known_attacks(word)


def never_true(desk: Desk, condition: Condition | None, entry: int) -> str:
    """
    Say why a condition can never be true when attack entry `entry` is reached; "" if it may be.

    For what runs after the attacks, `entry` is AFTER_ALL.
    """
    if condition is None:
        return ""
    if condition.constant is False:
        return "its condition is never true"
    needs = _needs(desk.names, condition)
    return next((why for need in needs if (why := _hopeless(desk, need, entry))), "")


def _needs(names: Names, condition: Condition) -> tuple[Reference, ...]:
    found: tuple[Reference, ...] | None = names.memo.get(condition.text)
    if found is None:
        found = condition.needs
        if len(names.memo) < _MEMO:
            names.memo[condition.text] = found
    return found


def _hopeless(desk: Desk, need: Reference, entry: int) -> str:
    """Say why a test cannot be true at this entry."""
    match need.function:
        case "own" | "captured":
            return _never_taken(desk, need)
        case "eliminated":
            if need.id in desk.state.eliminated or desk.could_eliminate(need.id):
                return ""
            return f"no entry before it can eliminate {need.id}"
        case "continent":
            return _never_complete(desk, need.id)
        case _:
            if desk.attack_ids.get(need.id, 0) < entry:
                return ""
            return f'the entry "{need.id}" does not come before it'


def _never_taken(desk: Desk, need: Reference) -> str:
    if need.id in desk.attacked or need.id in desk.state.captured:
        return ""
    if need.function == "own" and desk.owns(need.id):
        return ""
    name = desk.board.names[need.id]
    return f"no entry before it attacks {name}"


def _never_complete(desk: Desk, continent: str) -> str:
    land = next(land for land in desk.board.continents if land.id == continent)
    missing = [id_ for id_ in land.territories if not desk.could_hold(id_)]
    if not missing:
        return ""
    return f"no entry before it attacks {desk.names.of(missing, 3)} in {land.name}"
