"""
Reading the conditions and sums in an order file, and what can never become true.

Names in conditions get their meaning here; `conditions/` knows the language. A text means the same in
the whole game, except that attack ids belong to one file: they are looked up after the text is parsed.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress

from pbem.engine.table.sheet import Path, Sheet
from pbem.errors import TextError
from pbem.rulesets.risk.conditions import language
from pbem.rulesets.risk.conditions.tree import TURN_NAMES, Kind
from pbem.rulesets.risk.reading.situation import Situation

_CODES: dict[Kind, str] = {
    "territory": "E-UNKNOWN-TERRITORY",
    "player": "E-UNKNOWN-PLAYER",
    "continent": "E-UNKNOWN-CONTINENT",
    "attack": "E-UNKNOWN-ATTACK",
}
AFTER_ALL = 1 << 30
"""Number of an entry that runs after all attacks."""
_OF_ATTACKS = ("won", "tried")


def take_condition(
    situation: Situation, sheet: Sheet, key: str, words: tuple[str, ...] = TURN_NAMES
) -> language.Condition | None:
    """Take a key as a condition on these bare words; None when absent or wrong."""
    text = sheet.take_text(key)
    if text is None:
        return None
    return _read_text(situation, sheet, (key,), text, words, language.parse)


def read_sum(
    situation: Situation, sheet: Sheet, within: Path, text: str, words: tuple[str, ...]
) -> language.Expression | None:
    """Read a text as arithmetic on these bare words; None when wrong."""
    return _read_text(situation, sheet, within, text, words, language.parse_expression)


def _read_text(
    situation: Situation,
    sheet: Sheet,
    within: Path,
    text: str,
    words: tuple[str, ...],
    parser: language.Parser[language.ReadT],
) -> language.ReadT | None:
    read: language.ReadT | None = None
    # The same texts come in file after file; only a wrong one is parsed anew for this file.
    with suppress(TextError):
        read = language.parse_text(situation.names, text, words, parser)
    if read is None or not _knows_attacks(situation, read.references):
        _note(situation, sheet, within, lambda meaning: parser(text, words, meaning))
        return None
    return read


def _knows_attacks(situation: Situation, references: Iterable[language.Reference]) -> bool:
    return all(ref.id in situation.attack_ids for ref in references if ref.function in _OF_ATTACKS)


def _note(situation: Situation, sheet: Sheet, within: Path, parse_with: Callable[[language.Resolve], object]) -> None:
    """Report what is wrong with a text, with the ids of this file."""
    unknown: list[tuple[Kind, str]] = []

    def meaning(kind: Kind, word: str) -> str | list[str]:
        id_ = language.meaning_of(situation.names, kind, word)
        if id_ is not None and (kind != "attack" or id_ in situation.attack_ids):
            return id_
        unknown.append((kind, word))
        return []

    try:
        parse_with(meaning)
    except TextError as error:
        code, hint = "E-CONDITION", error.hint
        if unknown:
            kind, word = unknown[0]
            code, hint = _CODES[kind], _hint(situation, kind, word)
        sheet.note(code, within, error.message, hint, offset=error.offset)


def _hint(situation: Situation, kind: Kind, word: str) -> str:
    """Say which names there are: those that look like the word, or all if they are few."""
    match kind:
        case "territory":
            return situation.near_territories(word)
        case "player":
            return f"players: {', '.join(situation.names.seats)}"
        case "continent":
            return f"continents: {', '.join(land.name for land in situation.board.continents)}"
        case "attack":
            return situation.known_attacks(word)


def never_true(situation: Situation, condition: language.Condition | None, entry: int) -> str:
    """
    Say why a condition can never be true when attack entry `entry` is reached; "" if it may be.

    For what runs after the attacks, `entry` is AFTER_ALL.
    """
    if condition is None:
        return ""
    if condition.constant is False:
        return "its condition is never true"
    return next((why for need in condition.needs if (why := _hopeless(situation, need, entry))), "")


def _hopeless(situation: Situation, need: language.Reference, entry: int) -> str:
    """Say why a test cannot be true at this entry."""
    match need.function:
        case "own" | "captured":
            return _never_taken(situation, need)
        case "eliminated":
            if need.id in situation.state.eliminated or situation.could_eliminate(need.id):
                return ""
            return f"no entry before it can eliminate {need.id}"
        case "continent":
            return _never_complete(situation, need.id)
        case _:
            if situation.attack_ids.get(need.id, 0) < entry:
                return ""
            return f'the entry "{need.id}" does not come before it'


def _never_taken(situation: Situation, need: language.Reference) -> str:
    if need.id in situation.attacked or need.id in situation.state.captured:
        return ""
    if need.function == "own" and situation.owns(need.id):
        return ""
    name = situation.board.names[need.id]
    return f"no entry before it attacks {name}"


def _never_complete(situation: Situation, continent: str) -> str:
    land = next(land for land in situation.board.continents if land.id == continent)
    missing = [id_ for id_ in land.territories if not situation.could_hold(id_)]
    if not missing:
        return ""
    return f"no entry before it attacks {situation.names.of(missing, 3)} in {land.name}"
