"""
Reading `[[attack]]`: dice, conditions and limits of an entry (R-032 to R-034, R-041, R-043).

What may go wrong on the way is left to play; what can never happen is refused or warned of.
"""

from collections.abc import Callable, Mapping, Sequence, Sized
from typing import Any

from pbem.engine.table.sheet import Path, Sheet, kind_of
from pbem.rulesets.risk.conditions.language import Condition, Expression
from pbem.rulesets.risk.conditions.tree import BATTLE_NAMES
from pbem.rulesets.risk.orders import Attack, DiceRule
from pbem.rulesets.risk.play.attack import LEAST_ARMIES
from pbem.rulesets.risk.reading.conditions import never_true, read_sum, take_condition
from pbem.rulesets.risk.reading.path import read_path, refuse_targets
from pbem.rulesets.risk.reading.situation import Situation

KEYS = (
    "id",
    "if",
    "from",
    "to",
    "path",
    "dice",
    "while",
    "keep",
    "max_throws",
    "max_losses",
    "move_in",
    "on_capture",
    "on_stop",
)
NEXT = ("continue", "end", "pause")
_DICE = {"max": 3, 1: 1, 2: 2, 3: 3}
_MOST = 1_000_000
_WHERE = ("from", "to", "path")
_MOST_KNOWN = 4096


def read_attacks(situation: Situation, sheet: Sheet) -> tuple[Attack, ...]:
    """Read all `[[attack]]` entries, top to bottom."""
    if "attack" not in sheet.data:
        return ()
    entries = sheet.take_sheets("attack")
    for number, entry in enumerate(entries, 1):
        _collect_id(situation, entry, number)
    return tuple(_read_attack(situation, entry, number) for number, entry in enumerate(entries, 1))


def take_count(sheet: Sheet, key: str, low: int = 1) -> int | None:
    """Take a whole number that has no natural upper limit."""
    value: Any = sheet.take(key)
    if value.__class__ is not int:
        sheet.note("E-TYPE", (key,), f"a whole number is expected here, not {kind_of(value)}")
        return None
    number: int = value
    if not low <= number <= _MOST:
        bound = f"at least {low}" if number < low else f"at most {_MOST}"
        sheet.note("E-RANGE", (key,), f"{number} is not possible here", bound)
        return None
    return number


def take_armies(
    situation: Situation, sheet: Sheet, key: str, meanings: Mapping[str, str], names: tuple[str, ...]
) -> int | str | Expression | None:
    """Take one of some words, each with its meaning, a whole number, or a sum on bare names; None when wrong."""
    value = sheet.data[key]
    if value.__class__ is not str:
        return take_count(sheet, key)
    sheet.take(key)
    if value in meanings:
        word: str = value
        return word
    if value.isalpha() and value not in names:
        said = ", ".join(f'"{word}" {meaning}' for word, meaning in meanings.items())
        sheet.note(
            "E-CONDITION",
            (key,),
            f'"{value}" is not a number of armies',
            f'{said}; or write a number or a sum, as in "mine - 3"',
        )
        return None
    return read_sum(situation, sheet, (key,), value, names)


def _collect_id(situation: Situation, entry: Sheet, number: int) -> None:
    id_ = entry.data.get("id")
    if id_.__class__ is not str:
        return
    fold = id_.casefold()
    if fold in situation.attack_ids:
        first = situation.attack_ids[fold]
        entry.note("E-TWICE", ("id",), f'"{id_}" is the id of attack[{first}] already', "each id once")
    elif not id_ or '"' in id_ or len(id_) > 64:
        entry.note("E-ID", ("id",), "an id is 1 to 64 characters without double quotes", 'for instance id = "spear"')
    else:
        situation.attack_ids[fold] = number


def _read_attack(situation: Situation, sheet: Sheet, number: int) -> Attack:
    steps, attack = _read_entry(situation, sheet)
    _warn_never(situation, sheet, attack, number)
    refuse_targets(situation, sheet, "attack", steps)
    # Even of a faulty entry, so that one fault does not cause ten more.
    situation.sources.update(steps[:-1])
    situation.attacked.update(steps[1:])
    if attack.path and situation.owns(steps[0]):
        _check_armies(situation, sheet, attack)
    if number == 1 and attack.max_losses is not None:
        _check_lying_dice(situation, sheet, attack.path, attack.max_losses)
    return attack


def _read_entry(situation: Situation, sheet: Sheet) -> tuple[Sequence[str], Attack]:
    """
    Read the territories of an entry ("" for unknown ones), and what it means.

    Players write the same turn after turn, and it means the same in the whole game: sound entries are
    read once and kept by what is written; only whose the territories are is asked again. So are terms,
    for other territories. Where entries have ids, terms may ask about these, which belong to one
    file; so nothing is kept of such a file.
    """
    known = situation.setting.attacks
    written = repr(sheet.data)
    attack = known.get(written)
    # Its territories touch one another, as when it was read.
    if attack is not None and situation.could_hold(attack.path[0]) and not any(map(situation.owns, attack.path[1:])):
        return attack.path, attack
    before = len(sheet.problems)
    steps, good = read_path(situation, sheet)
    fields = _read_terms(situation, sheet)
    # Along a path all armies move in unless the entry says otherwise.
    if "path" in sheet.data and (len(steps) > 2 or situation.rules.path_move_in == "always"):
        fields = {"move_in": "max", **fields}
    attack = Attack(tuple(steps) if good else (), **fields)
    if may_be_kept(situation, sheet, before, known):
        known[written] = attack
    return steps, attack


def may_be_kept(situation: Situation, sheet: Sheet, before: int, known: Sized) -> bool:
    """Say whether what was read from an entry, since there were so many problems, holds in all files of the game."""
    sound = len(sheet.problems) == before
    return sound and not situation.attack_ids and len(known) < _MOST_KNOWN


def _read_terms(situation: Situation, sheet: Sheet) -> Mapping[str, Any]:
    """Read what an entry says besides its territories, as fields of an `Attack`."""
    known = situation.setting.attack_terms
    written = repr({key: value for key, value in sheet.data.items() if key not in _WHERE})
    if written in known:
        return known[written]
    before, fields = len(sheet.problems), {}
    for key in sheet.data:
        if key in _READERS and (meaning := _READERS[key](situation, sheet, key)) is not None:
            fields[_FIELDS.get(key, key)] = meaning
    sheet.close(KEYS)
    if may_be_kept(situation, sheet, before, known):
        known[written] = fields
    return fields


# How many


def _read_dice(situation: Situation, sheet: Sheet, key: str) -> tuple[DiceRule, ...] | None:
    """R-034: "max", 1, 2, 3, or a list of rules."""
    value = sheet.take(key)
    if value.__class__ is list:
        return _read_dice_rules(situation, sheet, value)
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
        message = f"{said} is not a number of dice; an attacker throws 1, 2 or 3"
    sheet.note("E-DICE", within, message, '`dice = "max"` takes the most the rules allow')
    return None


def _read_dice_rules(situation: Situation, sheet: Sheet, given: list[Any]) -> tuple[DiceRule, ...] | None:
    if not given:
        sheet.note("E-DICE", ("dice",), "an empty list of rules", '`dice = "max"` takes the most the rules allow')
        return None
    rules: list[DiceRule] = []
    for rule in sheet.take_sheets("dice"):
        when = take_condition(situation, rule, "when", BATTLE_NAMES) if "when" in rule else None
        if "use" not in rule:
            rule.note("E-DICE", ("use",), "missing", 'each rule says use = "max", 1, 2 or 3')
        use = _read_use(rule, ("use",), rule.take("use")) if "use" in rule else None
        if rules and rules[-1].when is None and use is not None:
            rule.note(
                "W-NEVER", (), "never reached; the rule before it has no `when`", "put the rule without `when` last"
            )
        rule.close(("when", "use"))
        rules.append(DiceRule(when, use or 3))
    return tuple(rules)


def _read_limit(_situation: Situation, sheet: Sheet, key: str) -> int | None:
    return take_count(sheet, key)


def _read_move_in(situation: Situation, sheet: Sheet, key: str) -> Any:
    """R-043: "min", "max", a number or a sum."""
    meanings = {"max": "moves in as many as possible", "min": "as few as required"}
    return take_armies(situation, sheet, key, meanings, BATTLE_NAMES)


def _read_next(_situation: Situation, sheet: Sheet, key: str) -> str | None:
    return sheet.take_choice(key, NEXT)


def _read_if(situation: Situation, sheet: Sheet, key: str) -> Condition | None:
    return take_condition(situation, sheet, key)


def _read_while(situation: Situation, sheet: Sheet, key: str) -> Condition | None:
    return take_condition(situation, sheet, key, BATTLE_NAMES)


def _read_id(_situation: Situation, sheet: Sheet, key: str) -> str | None:
    id_ = sheet.take_text(key)
    return None if id_ is None else id_.casefold()


_READERS: dict[str, Callable[[Situation, Sheet, str], Any]] = {
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

_FIELDS = {"if": "condition", "while": "go_on"}
"""Keys that are no names of fields, and the fields they fill."""


# What can never run


def _check_lying_dice(situation: Situation, sheet: Sheet, path: tuple[str, ...], most: int) -> None:
    """Dice that lie on the table are the first throw of this entry; it keeps its promise for them too."""
    throw = situation.state.throw
    if throw is None or situation.rules.max_losses != "never-more":
        return
    at_stake = min(len(throw.attack), len(throw.defence))
    if path[:2] == (throw.source, throw.target) and most < at_stake:
        sheet.note(
            "E-LOSSES",
            ("max_losses",),
            f"the dice on the table may cost {at_stake} armies",
            f"max_losses = {at_stake} or more, or leave it out",
        )


def _check_armies(situation: Situation, sheet: Sheet, attack: Attack) -> None:
    """R-033: two armies at least, where the number is known before the first throw."""
    source = attack.path[0]
    armies = situation.strength(source)
    if armies is None or armies > attack.keep:
        return
    within: Path = ("path", 0) if "path" in sheet else ("from",)
    name = situation.board.names[source]
    if armies < LEAST_ARMIES:
        sheet.note(
            "E-ATTACK-ARMIES",
            within,
            f"{name} holds 1 army; an attack needs {LEAST_ARMIES}",
            f"place armies on {name} or attack from elsewhere",
        )
    else:
        sheet.note(
            "W-KEEP", ("keep",), f"never throws; {name} holds {armies} armies", f"to attack, keep at most {armies - 1}"
        )


def _warn_never(situation: Situation, sheet: Sheet, attack: Attack, number: int) -> None:
    if attack.condition is not None:
        why = never_true(situation, attack.condition, number)
        if why:
            sheet.note("W-NEVER", ("if",), f"this attack can never run: {why}")
    if attack.go_on is not None and attack.go_on.constant is False:
        sheet.note("W-NEVER", ("while",), "this attack never throws: its condition is never true")
