"""
What may be ordered now: the one answer for whoever reads, offers, types, draws or computes orders.

A game says of every section of its order files whether it is open to a seat (`Open`) or not (`Shut`).
Its answers come from clauses, each a function that a chapter of the rule book brings. A rule that
forbids, limits or adds is one clause more; nobody else need know of it.

Rule 1. A clause asks rules, state and seat, never the document: what is open does not depend on what
        is written.
Rule 2. Where answers differ, the strictest holds: what one clause shuts is shut, and of two limits the
        narrower one counts.
Rule 3. Orders are WRONG if something in them can never become right by writing more, INCOMPLETE if
        something is owed and nothing wrong, else COMPLETE. Only complete orders are signed and played.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from pbem.engine.table.sheet import Problem, format_problem

if TYPE_CHECKING:
    from pbem.engine.table.sheet import Sheet

SECTION, OPTION = "E-SECTION", "E-OPTION"
"""Codes of what is not open: not now, or never in this game."""

Targets = Callable[[str], Sequence[str]]
"""Where a section may go from a place on the board."""


class Open(NamedTuple):
    """
    A section that orders may have now.

    `least` is how much of it is owed (entries, or armies; 0: it may be left out), `most` how much it
    may hold, `why` the reason of a limit in a sentence, without its full stop. `targets` is None where
    the rules of the board alone say where one can go.
    """

    least: int = 0
    most: int | None = None
    why: str = ""
    targets: Targets | None = None


class Shut(NamedTuple):
    """
    A section of this game that orders may not have now, or (code E-OPTION) never.

    `why` says so without a full stop ("there are no attacks in the first round"), `instead` is a way
    out; without one the sections are listed that are open.
    """

    why: str
    instead: str = ""
    code: str = SECTION

    @property
    def sentence(self) -> str:
        """The reason and the way out as a sentence."""
        said = f"{self.why}; {self.instead}" if self.instead else self.why
        return f"{said[:1].upper()}{said[1:]}."


OPEN = Open()
"""Open without a limit."""

Gate = Mapping[str, Open | Shut]
"""The sections of a game in the order of play, each with its answer."""


def strictest(answers: Iterable[Open | Shut | None]) -> Open | Shut:
    """Return the strictest of several answers (rule 2); None is no answer."""
    held = OPEN
    for answer in answers:
        if isinstance(answer, Shut):
            return answer
        if answer is not None and answer is not OPEN:
            held = _narrower(held, answer)
    return held


def _narrower(one: Open, other: Open) -> Open:
    """Join two answers: more of `least`, less of `most`, only targets that both allow."""
    if one is OPEN:
        return other
    narrows = other.most is not None and (one.most is None or other.most < one.most)
    return Open(
        max(one.least, other.least),
        other.most if narrows else one.most,
        (other.why if narrows else one.why) or other.why,
        _targets_in_both(one.targets, other.targets),
    )


def _targets_in_both(one: Targets | None, other: Targets | None) -> Targets | None:
    if one is None or other is None:
        return one or other

    def targets(here: str) -> list[str]:
        allowed = {*other(here)}
        return [there for there in one(here) if there in allowed]

    return targets


def open_sections(gate: Gate) -> list[str]:
    """List the sections that orders may have."""
    return [key for key, answer in gate.items() if isinstance(answer, Open)]


def shut_now(gate: Gate) -> dict[str, str]:
    """Say why sections are not open that this game has; what it never has is left out."""
    return {key: answer.sentence for key, answer in gate.items() if isinstance(answer, Shut) and answer.code != OPTION}


def refuse_sections(sheet: "Sheet", ask: Callable[[str], Open | Shut | None], gate: Callable[[], Gate]) -> None:
    """
    Refuse the sections of a sheet that are shut, each with its reason, and what a limit does not allow.

    `ask` answers for one key, None for what is no section. What is taken already, the header, is none; what is refused
    counts as taken. `gate` is asked only for the list of open sections, where an answer knows no other way out.
    """
    for key in [key for key in sheet.data if key not in sheet.taken]:
        match ask(key):
            case Shut(why, instead, code):
                sheet.taken.append(key)
                hint = instead or f"keys here: {', '.join(open_sections(gate()))}"
                sheet.note(code, (key,), why, hint, at="key")
            case Open(_, most, why) if most is not None and (much := _amount(sheet, key)) > most:
                sheet.note(
                    SECTION, (key,), f"{much} here; {why or f'{most} at most'}", f"leave out {much - most}", at="key"
                )
            case _:
                pass


def _amount(sheet: "Sheet", key: str) -> int:
    """Count what a section holds: entries, armies in a table, or one for anything else."""
    match sheet.data[key]:
        case list(entries):
            return len(entries)
        case dict(armies):
            return sum(one for one in armies.values() if one.__class__ is int)
        case _:
            return 1


# ── what is written ──────────────────────────────────────────────────────────────────────────────


class Worth(StrEnum):
    """What orders are worth as far as they are written (rule 3)."""

    WRONG = "wrong"
    INCOMPLETE = "incomplete"
    COMPLETE = "complete"


class Missing(NamedTuple):
    """Something that is still owed: its section, and a sentence on how much of what."""

    section: str
    what: str


class Answer(NamedTuple):
    """The answer to orders, half written or whole: `problems` are why they are wrong."""

    worth: Worth
    problems: tuple[Problem, ...] = ()
    missing: tuple[Missing, ...] = ()


def answer_to(problems: Iterable[Problem]) -> Answer:
    """Judge orders by all that a check found in them; warnings change nothing."""
    errors = [problem for problem in problems if problem.is_error]
    wrong = tuple(problem for problem in errors if not problem.owed)
    missing = tuple(
        Missing(str(problem.path[0]) if problem.path else "", format_problem(problem))
        for problem in errors
        if problem.owed
    )
    worth = Worth.WRONG if wrong else Worth.INCOMPLETE if missing else Worth.COMPLETE
    return Answer(worth, wrong, missing)
