"""
Reading `[[attack]]`: dice, conditions and limits of an entry (R-032 to R-034, R-041, R-043).

What may go wrong on the way is left to play; what can never happen is refused or warned of.
"""

from collections.abc import Callable, Sequence
from typing import Any

from pbem.engine.problem import Path
from pbem.engine.sheet import Sheet, kind_of
from pbem.rulesets.risk.conditions.language import BATTLE_NAMES
from pbem.rulesets.risk.orders import Attack, DiceRule
from pbem.rulesets.risk.reading.conditions import never_true, read_sum, take_condition
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
    if "attack" not in sheet:
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


def _collect_ids(desk: Desk, sheet: Sheet, rows: list[int]) -> None:
    for number, place in enumerate(rows, 1):
        id_ = sheet.data["attack"][place].get("id")
        if id_.__class__ is not str:
            continue
        entry = sheet.row("attack", place)
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
    # The same entry means the same in the whole game; what hangs on the state is asked each time.
    row, known = sheet.data["attack"][place], desk.names.attacks
    key = (*row.items(), *map(type, row.values()))
    try:
        attack = known.get(key)
    except TypeError:  # a list in it has no hash
        key, attack = (), None
    if attack is None or not may_attack(desk, *attack.path):
        before = len(sheet.problems)
        attack, steps = _read_anew(desk, sheet.row("attack", place), number)
        if key and len(known) < _MEMO and len(sheet.problems) == before and _is_plain(attack):
            known[key] = attack
    else:
        steps = attack.path
    if attack.path and desk.owns(steps[0]):
        _check_armies(desk, sheet, place, attack)
    # Also of a faulty entry: one fault should not make ten.
    desk.sources.update(steps[:-1])
    desk.attacked.update(steps[1:])
    return attack


def _is_plain(attack: Attack) -> bool:
    """Say whether an entry that was read without a fault hangs on nothing else in its file."""
    asked = (attack.condition, attack.go_on)
    return len(attack.path) == 2 and not any(one is not None and one.looks for one in asked)


def _read_anew(desk: Desk, sheet: Sheet, number: int) -> tuple[Attack, Sequence[str]]:
    """Read an entry; also its territories, as far as they are known ("" where not)."""
    steps, good = read_path(desk, sheet)
    found: dict[str, Any] = {}
    for key in sheet.data:
        reader = _READERS.get(key)
        if reader is not None:
            field, value = reader(desk, sheet, key)
            if value is not None:
                found[field] = value
    sheet.close(KEYS)
    if len(steps) > 2:
        found.setdefault("move_in", "max")
    attack = Attack(tuple(steps) if good else (), **found)
    if attack.condition is not None or attack.go_on is not None:
        _warn_never(desk, sheet, attack, number)
    return attack, steps


# How many


def _read_dice(desk: Desk, sheet: Sheet, key: str) -> tuple[str, tuple[DiceRule, ...] | None]:
    """R-034: "max", 1, 2, 3, or a list of rules."""
    value = sheet.take(key)
    if value.__class__ is list:
        return "dice", _read_dice_rules(desk, sheet, value)
    use = _read_use(sheet, (key,), value)
    return "dice", None if use is None else (DiceRule(None, use),)


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


def _read_limit(_desk: Desk, sheet: Sheet, key: str) -> tuple[str, int | None]:
    return key, take_count(sheet, key)


def _read_move_in(desk: Desk, sheet: Sheet, key: str) -> tuple[str, Any]:
    """R-043: "min", "max", a number or a sum."""
    value = sheet.data[key]
    if value.__class__ is not str:
        return key, take_count(sheet, key)
    sheet.take(key)
    if value in ("min", "max"):
        return key, value
    return key, read_sum(desk, sheet, (key,), value, BATTLE_NAMES)


def _read_next(_desk: Desk, sheet: Sheet, key: str) -> tuple[str, str | None]:
    return key, sheet.take_choice(key, NEXT)


def _read_if(desk: Desk, sheet: Sheet, key: str) -> tuple[str, Any]:
    return "condition", take_condition(desk, sheet, key)


def _read_while(desk: Desk, sheet: Sheet, key: str) -> tuple[str, Any]:
    return "go_on", take_condition(desk, sheet, key, BATTLE_NAMES)


def _read_id(_desk: Desk, sheet: Sheet, key: str) -> tuple[str, str | None]:
    id_ = sheet.take_text(key)
    return key, None if id_ is None else id_.casefold()


_READERS: dict[str, Callable[[Desk, Sheet, str], tuple[str, Any]]] = {
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
