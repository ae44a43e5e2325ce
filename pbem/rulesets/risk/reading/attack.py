"""
Reading `[[attack]]`: dice, conditions and limits of an entry (R-032 to R-034, R-041, R-043).

What may go wrong on the way is left to play; what can never happen is refused or warned of.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pbem.engine.problem import Path
from pbem.engine.sheet import Sheet, kind_of
from pbem.rulesets.risk.conditions.language import BATTLE_NAMES, Condition
from pbem.rulesets.risk.orders import Attack, DiceRule
from pbem.rulesets.risk.reading.conditions import (
    asks_attacks,
    never_true,
    read_sum,
    take_condition,
)
from pbem.rulesets.risk.reading.desk import Desk
from pbem.rulesets.risk.reading.path import may_attack, read_path

KEYS = (
    "id", "if", "from", "to", "path", "dice", "while", "keep", "max_throws", "max_losses",
    "move_in", "on_capture", "on_stop",
)  # fmt: skip
NEXT = ("continue", "end", "pause")
_DICE = {"max": 3, 1: 1, 2: 2, 3: 3}
_MOST = 1_000_000
_MEMO = 4096


def read_attacks(desk: Desk, sheet: Sheet) -> tuple[Attack, ...]:
    """Read all `[[attack]]` entries, top to bottom."""
    if "attack" not in sheet.data:
        return ()
    rows = sheet.take_rows("attack")
    _collect_ids(desk, sheet, rows)
    return tuple([_read_attack(desk, sheet, place, number) for number, place in enumerate(rows, 1)])


def take_count(sheet: Sheet, key: str, low: int = 1) -> int | None:
    """Take a whole number that has no natural upper limit."""
    value: Any = sheet.take(key)
    if value.__class__ is not int:
        sheet.note("E-TYPE", (key,), f"a whole number is wanted here, not {kind_of(value)}")
        return None
    number: int = value
    if not low <= number <= _MOST:
        bound = f"at least {low}" if number < low else f"at most {_MOST}"
        sheet.note("E-RANGE", (key,), f"{number} is not possible here", bound)
        return None
    return number


def _collect_ids(desk: Desk, sheet: Sheet, rows: Sequence[int]) -> None:
    entries = sheet.data["attack"]
    for number, place in enumerate(rows, 1):
        if "id" in entries[place]:
            _collect_id(desk, sheet.row("attack", place), number)


def _collect_id(desk: Desk, entry: Sheet, number: int) -> None:
    id_ = entry.data["id"]
    if id_.__class__ is not str:
        return
    fold = id_.casefold()
    if fold in desk.attack_ids:
        first = desk.attack_ids[fold]
        entry.note("E-TWICE", ("id",), f'"{id_}" is the id of attack[{first}] already',
                   "each id once")  # fmt: skip
    elif not id_ or '"' in id_ or len(id_) > 64:
        entry.note("E-ID", ("id",), "an id is 1 to 64 characters without double quotes",
                   'for instance id = "spear"')  # fmt: skip
    else:
        desk.attack_ids[fold] = number


def _read_attack(desk: Desk, sheet: Sheet, place: int, number: int) -> Attack:
    attack = _recall(desk, sheet.data["attack"][place], number)
    steps: Sequence[str]
    if attack is None:
        attack, steps = _read_anew(desk, sheet.row("attack", place), number)
    else:
        steps = attack.path
    # Also of a faulty entry: one fault should not make ten.
    desk.sources.update(steps[:-1])
    desk.attacked.update(steps[1:])
    if attack.path and desk.owns(steps[0]):
        _check_armies(desk, sheet, place, attack)
    return attack


def _recall(desk: Desk, row: Mapping[str, Any], number: int) -> Attack | None:
    """
    Put an entry together from what its values meant in earlier ones of this game.

    None when one is new, or when something may be wrong with the whole: then it is read with care.
    """
    meanings, found = desk.names.meanings, [*_BARE]
    try:
        for said in row.items():
            place, meaning = meanings[said]
            found[place] = meaning
    except (KeyError, TypeError):  # a list has no hash
        return None
    *fields, source, target = found
    if not (source and target and may_attack(desk, source, target)):
        return None
    fields[0] = source, target
    attack = Attack(*fields)
    if attack.condition is not None and never_true(desk, attack.condition, number):
        return None
    return attack


def _read_anew(desk: Desk, sheet: Sheet, number: int) -> tuple[Attack, Sequence[str]]:
    """Read an entry; also its territories, as far as they are known ("" where not)."""
    steps, good = read_path(desk, sheet)
    found = [*_BARE]
    if good and "path" not in sheet.data:
        _remember(desk, sheet, "from", steps[0])
        _remember(desk, sheet, "to", steps[1])
    elif len(steps) > 2:
        found[_PLACES["move_in"]] = "max"
    for key in sheet.data:
        reader = _READERS.get(key)
        if reader is None:
            continue
        meaning = reader(desk, sheet, key)
        if meaning is not None:
            found[_PLACES[key]] = meaning
            _remember(desk, sheet, key, meaning)
    sheet.close(KEYS)
    attack = Attack(tuple(steps) if good else (), *found[1:-2])
    _warn_never(desk, sheet, attack, number)
    return attack, steps


def _remember(desk: Desk, sheet: Sheet, key: str, meaning: Any) -> None:
    """Keep what a value means, unless it hangs on something else in its file."""
    value, meanings = sheet.data[key], desk.names.meanings
    # Not 0 and 1: to Python they are the same as false and true. 2.0 is refused before.
    lasting = value.__class__ is str or (value.__class__ is int and value > 1)
    if lasting and len(meanings) < _MEMO and _stands_alone(meaning):
        meanings[key, value] = _PLACES[key], meaning


def _stands_alone(meaning: Any) -> bool:
    """Say whether it is the same in every file of a game, and no cause for a warning."""
    if meaning.__class__ is not Condition:
        return True
    return meaning.constant is not False and not asks_attacks(meaning)


# How many


def _read_dice(desk: Desk, sheet: Sheet, key: str) -> tuple[DiceRule, ...] | None:
    """R-034: "max", 1, 2, 3, or a list of rules."""
    value = sheet.take(key)
    if value.__class__ is list:
        return _read_dice_rules(desk, sheet, value)
    use = _read_use(sheet, (key,), value)
    return None if use is None else (DiceRule(None, use),)


def _read_use(sheet: Sheet, within: Path, value: Any) -> int | None:
    use = _DICE.get(value) if value.__class__ in (int, str) else None
    if use is not None:
        return use
    if value.__class__ is int:
        message = f"{value} dice; an attacker throws 1, 2 or 3"
    else:
        said = f'"{value}"' if value.__class__ is str else kind_of(value)
        message = f"{said} is no number of dice; an attacker throws 1, 2 or 3"
    sheet.note("E-DICE", within, message, '`dice = "max"` takes the most the rules allow')
    return None


def _read_dice_rules(desk: Desk, sheet: Sheet, rows: list[Any]) -> tuple[DiceRule, ...] | None:
    if not rows:
        sheet.note("E-DICE", ("dice",), "an empty list of rules",
                   '`dice = "max"` takes the most the rules allow')  # fmt: skip
        return None
    rules: list[DiceRule] = []
    for row in sheet.take_sheets("dice"):
        when = take_condition(desk, row, "when", BATTLE_NAMES) if "when" in row else None
        if "use" not in row:
            row.note("E-DICE", ("use",), "missing", 'each rule says use = "max", 1, 2 or 3')
        use = _read_use(row, ("use",), row.take("use")) if "use" in row else None
        if rules and rules[-1].when is None and use is not None:
            row.note("W-NEVER", (), "never looked at; the rule before it has no `when`",
                     "put the rule without `when` last")  # fmt: skip
        row.close(("when", "use"))
        rules.append(DiceRule(when, use or 3))
    return tuple(rules)


def _read_limit(_desk: Desk, sheet: Sheet, key: str) -> int | None:
    return take_count(sheet, key)


def _read_move_in(desk: Desk, sheet: Sheet, key: str) -> Any:
    """R-043: "min", "max", a number or a sum."""
    value = sheet.data[key]
    if value.__class__ is not str:
        return take_count(sheet, key)
    sheet.take(key)
    if value in ("min", "max"):
        return value
    return read_sum(desk, sheet, (key,), value, BATTLE_NAMES)


def _read_next(_desk: Desk, sheet: Sheet, key: str) -> str | None:
    return sheet.take_choice(key, NEXT)


def _read_if(desk: Desk, sheet: Sheet, key: str) -> Condition | None:
    return take_condition(desk, sheet, key)


def _read_while(desk: Desk, sheet: Sheet, key: str) -> Condition | None:
    return take_condition(desk, sheet, key, BATTLE_NAMES)


def _read_id(_desk: Desk, sheet: Sheet, key: str) -> str | None:
    id_ = sheet.take_text(key)
    return None if id_ is None else id_.casefold()


_READERS: dict[str, Callable[[Desk, Sheet, str], Any]] = {
    "id": _read_id,
    "if": _read_if,
    "dice": _read_dice,
    "while": _read_while,
    "keep": _read_limit,
    "max_throws": _read_limit,
    "max_losses": _read_limit,
    "move_in": _read_move_in,
    "on_capture": _read_next,
    "on_stop": _read_next,
}
"""What reads the value of a key: its meaning, None when something is wrong with it."""

_PLACES = {key: place for place, key in enumerate(("path", *_READERS, "from", "to"))}
_BARE: tuple[Any, ...] = (*Attack(()), "", "")
"""The fields of an entry without keys, of which the readers have the order; source and target."""


# What can never run


def _check_armies(desk: Desk, whole: Sheet, place: int, attack: Attack) -> None:
    """R-033: two armies at least, where the number is known before the first throw."""
    source = attack.path[0]
    armies = desk.strength(source)
    if armies is None or armies > attack.keep:
        return
    sheet = whole.row("attack", place)
    within: Path = ("path", 0) if "path" in sheet else ("from",)
    name = desk.board.names[source]
    if armies < 2:
        sheet.note("E-ATTACK-ARMIES", within, f"{name} holds 1 army; an attack needs 2",
                   f"place armies on {name} or attack from elsewhere")  # fmt: skip
    else:
        sheet.note("W-KEEP", ("keep",), f"never throws; {name} holds {armies} armies",
                   f"to attack, keep at most {armies - 1}")  # fmt: skip


def _warn_never(desk: Desk, sheet: Sheet, attack: Attack, number: int) -> None:
    if attack.condition is not None:
        why = never_true(desk, attack.condition, number)
        if why:
            sheet.note("W-NEVER", ("if",), f"this attack can never run: {why}")
    if attack.go_on is not None and attack.go_on.constant is False:
        sheet.note("W-NEVER", ("while",), "this attack never throws: its condition is never true")
