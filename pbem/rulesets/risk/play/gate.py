"""
What a seat may order now: every section of an order file, and the chapter that speaks of it.

The table below says in which phases a file may have a section, and without which choice of the rules it
never may. All else its chapter says: `CLAUSES` there has, by section, functions of setting, state and
seat that answer `Open`, `Shut` or nothing (`pbem/engine/table/gate.py`), `OWED` how much is owed. A rule that forbids or limits
is a clause more in its chapter. A rule that adds a section is a row more here, with an `Addition` in its
chapter: its reader, its part of play, its example and its fields on the page.

A chapter is loaded only when its section is asked for: few files have them all.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, NamedTuple

from pbem.engine.table.gate import OPEN, OPTION, Gate, Open, Shut, strictest
from pbem.rulesets.options import options_of
from pbem.rulesets.risk.rules import Rules
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State

Clause = Callable[[Setting, State, str], Open | Shut | None]
"""What a chapter says of a section: None where it has nothing to say."""

Clauses = dict[str, tuple[Clause, ...]]
"""What a chapter says of its sections, as `CLAUSES`."""

Owed = dict[str, Callable[[Setting, State, str], int]]
"""How much of its sections is owed now, as `OWED`: the reader of a section counts that by itself."""

_TURN = (Phase.TURN, Phase.ATTACK, Phase.ELIMINATION, Phase.THROW)
_WITH_ARMIES = (Phase.TURN, Phase.ELIMINATION)
_ANY = (Phase.SETUP, *_TURN, Phase.BONUS)


class Choice(NamedTuple):
    """A choice, not an option, that a section needs; `without` it, why it is never there."""

    made: Callable[[Rules], bool]
    without: str


class Section(NamedTuple):
    """
    A section of the order file: the phases in which a file may have it, and its chapter.

    `chapter` is the module of `play` whose `CLAUSES` speak of it. `needs` is the option without which no
    file has it, or another choice, `instead` what to do without it. A section that a chapter adds to a
    turn names its module and the `Addition` in it in place of `chapter` (`adds`: "module:NAME").
    """

    key: str
    phases: tuple[Phase, ...]
    chapter: str = ""
    needs: Choice | str = ""
    instead: str = ""
    adds: str = ""


SECTIONS: tuple[Section, ...] = (
    Section("setup", (Phase.SETUP,), "placings"),
    Section("final", _TURN, "turn"),
    Section(
        "card",
        _TURN,
        "cards",
        Choice(
            lambda rules: rules.card_drawing == "optional",
            "a card that was earned is always drawn in this game (card_drawing = always)",
        ),
        "leave it out; only a game begun with card_drawing=optional lets you decline a card",
    ),
    Section("trade", _WITH_ARMIES, "cards"),
    Section("place", (*_WITH_ARMIES, Phase.BONUS), "reinforce"),
    Section("attack", _TURN, "attack"),
    Section("on_elimination", _TURN, "elimination"),
    Section(
        "free_move",
        _TURN,
        "movement",
        Choice(lambda rules: rules.movement == "adjacent", "this game is played with fortify-connected"),
        "use `[[fortify]]`",
    ),
    Section("fortify", _TURN, "movement", "fortify-connected", "use `[[free_move]]`"),
    Section("commander", _TURN, "experts", "commander"),
    Section("reroll", _TURN, "experts", "card-reroll"),
    Section("defence", _ANY, "defence"),
    Section("capital_bonus", _ANY, "capitals", "capitals"),
)
"""Every section, in the order in which a file is listed."""


def gate(setting: Setting, state: State, seat: str) -> Gate:
    """Return what a seat may order now, section by section, and what it owes."""
    return {row.key: _with_owed(row, setting, state, seat) for row in SECTIONS}


def ask(setting: Setting, state: State, seat: str, key: str) -> Open | Shut | None:
    """Return the answer for one section, but for what is owed; None if there is no such section."""
    for row in SECTIONS:
        if row.key == key:
            return _answer(row, setting, state, seat)
    return None


class Answers(dict[str, Open | Shut | None]):
    """The answers for sections of one seat at one moment, each asked when it is first wanted."""

    def __init__(self, setting: Setting, state: State, seat: str) -> None:
        super().__init__()
        self._asked = setting, state, seat

    def __missing__(self, key: str) -> Open | Shut | None:
        answer = self[key] = ask(*self._asked, key)
        return answer


def _with_owed(row: Section, setting: Setting, state: State, seat: str) -> Open | Shut:
    answer = _answer(row, setting, state, seat)
    if isinstance(answer, Shut):
        return answer
    owed: Owed = getattr(_chapter(row.adds or row.chapter), "OWED", {})
    return answer._replace(least=owed[row.key](setting, state, seat)) if row.key in owed else answer


def _answer(row: Section, setting: Setting, state: State, seat: str) -> Open | Shut:
    if state.phase not in row.phases:
        return Shut(_not_in(state.phase, row.key))
    if (never := _never(setting)[row.key]) is not None:
        return never
    clauses: Clauses = getattr(_chapter(row.adds or row.chapter), "CLAUSES", {})
    if row.key not in clauses:
        return OPEN
    return strictest(clause(setting, state, seat) for clause in clauses[row.key])


@lru_cache(maxsize=4)
def _never(setting: Setting) -> dict[str, Shut | None]:
    """Say for each section why no file of this game has it; that is asked again and again."""
    return {row.key: _why_never(row, setting.rules) for row in SECTIONS}


def _why_never(row: Section, rules: Rules) -> Shut | None:
    """Say why no file of this game has a section."""
    if isinstance(row.needs, Choice):
        made, without = row.needs
        return None if made(rules) else Shut(without, row.instead, OPTION)
    return needs_option(rules, row.needs, row.instead) if row.needs else None


def needs_option(rules: Rules, option: str, instead: str = "") -> Shut | None:
    """Say that a section, or a list of the set-up, needs an option; None in a game that has it."""
    played = options_of(rules)
    if option in played:
        return None
    return Shut(f"needs `{option}`; this game has: {', '.join(played) or 'none'}", instead, OPTION)


@cache
def _chapter(place: str) -> Any:
    """Load a chapter by its name, or by "module:NAME", the place of an addition."""
    module, is_addition, _ = place.partition(":")
    return import_module(module if is_addition else f"{__package__}.{module}")


def _not_in(phase: Phase, key: str) -> str:
    """Say why a section is not for this phase."""
    match phase:
        case Phase.SETUP if key == "final":
            return "a set-up file has no parts"
        case Phase.SETUP:
            return "the game is still being set up"
        case Phase.BONUS if key == "final":
            return "a decision has no parts"
        case Phase.BONUS:
            return "only the bonus armies are asked for now"
        case _ if key == "setup":
            return "the set-up is over"
        case _:
            return "only at the start of a turn; this turn is already under way"
