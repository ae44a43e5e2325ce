"""
Options that a house could add, each a field and its chapter: one forbids, one limits, one holds certain
targets back, one adds a section. They are no part of pbem; tests add them on the fly.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import attrs
import pytest

from pbem.engine.table.gate import Open, Shut
from pbem.engine.table.sheet import Sheet
from pbem.engine.table.terms import Data
from pbem.engine.words.telling import Telling
from pbem.rulesets.choices import Offer, choice
from pbem.rulesets.risk.events import Event
from pbem.rulesets.risk.game import Risk
from pbem.rulesets.risk.play import attack, evolution, gate
from pbem.rulesets.risk.play.additions import Addition
from pbem.rulesets.risk.play.gate import Section
from pbem.rulesets.risk.play.turn_in_play import TurnInPlay
from pbem.rulesets.risk.presets import RISK_PARKER
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.rules import Rules
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State
from pbem.rulesets.risk.words import milestones, recalled, rooms, tellings

_SOURCE = "house rule of a test"


def _option(name: str, says: str) -> bool:
    """Return a field that is an option of this name."""
    field: bool = choice(
        f"Whether {name} is played.",
        _SOURCE,
        "R-032",
        {False: f"{name} is not played.", True: says},
        "attack",
        default=False,
        offer=Offer(name, True, says, _SOURCE),
    )
    return field


@attrs.frozen(kw_only=True)
class HouseRules(Rules):
    """The rules with a field for each of these options."""

    quiet_start: bool = _option("quiet-start", "Nobody attacks in the first round.")
    two_attacks: bool = _option("two-attacks", "A turn has two attacks at most, ordered in its first part.")
    peaceful_asia: bool = _option("peaceful-asia", "Nobody attacks a territory of Asia.")
    scorched_earth: bool = _option(
        "scorched-earth", "Before the attacks, armies on your own territories may be given up."
    )


HOUSE = Risk.of(
    attrs.evolve(RISK_PARKER, name="risk-house", rules=HouseRules(**attrs.asdict(RISK_PARKER.rules, recurse=False)))
)
OPTIONS = ("quiet-start", "two-attacks", "peaceful-asia", "scorched-earth")


def _rules(setting: Setting) -> HouseRules:
    return setting.rules if isinstance(setting.rules, HouseRules) else HouseRules()


# ── the chapter of attacks: one clause for each option ───────────────────────────────────────────


def in_the_first_round(setting: Setting, state: State, _seat: str) -> Shut | None:
    """The option that forbids."""
    if not _rules(setting).quiet_start or state.turn > len(setting.seats):
        return None
    return Shut("there are no attacks in the first round", "place armies and move")


def two_in_a_turn(setting: Setting, state: State, _seat: str) -> Open | Shut | None:
    """The option that limits."""
    if not _rules(setting).two_attacks:
        return None
    if state.part > 1:
        return Shut("the attacks of a turn are ordered in its first part")
    return Open(most=2, why="this game allows two attacks in a turn")


def not_into_asia(setting: Setting, _state: State, _seat: str) -> Open | None:
    """The option that holds targets back."""
    if not _rules(setting).peaceful_asia:
        return None
    asia = next(land for land in setting.board.continents if land.id == "asia")

    def targets(here: str) -> list[str]:
        return [there for there in setting.touching[here] if there not in asia.territories]

    return Open(targets=targets, why="Asia is at peace")


# ── a chapter of its own: `[[raze]]` ─────────────────────────────────────────────────────────────


class ArmiesRazed(NamedTuple):
    """A player gave up armies of their own."""

    seat: str
    territory: str
    armies: int


def change(setting: Setting, state: State, event: ArmiesRazed) -> None:
    """Take the armies from the board."""
    state.armies[setting.index[event.territory]] -= event.armies


TELLING = Telling("{seat:gives} up {armies:army} on {territory}.")


def read(situation: Situation, sheet: Sheet) -> tuple[tuple[str, int], ...]:
    """Read the entries: a territory of one's own, and how many of its armies."""
    found = []
    for entry in sheet.take_sheets("raze"):
        at = situation.take_territory(entry, "at")
        armies = entry.take_number("armies", 1, 1000)
        entry.close(("at", "armies"))
        for key in ("at", "armies"):
            if key not in entry:
                entry.note("E-MISSING", (key,), "missing", "write at and armies", owed=True)
        if at is None or armies is None:
            continue
        name = situation.board.names[at]
        if not situation.owns(at):
            entry.note("E-RAZE", ("at",), f"{name} is not yours", "raze what is your own")
        found.append((at, armies))
    return tuple(found)


def play(turn: TurnInPlay, entries: Sequence[tuple[str, int]]) -> Iterator[Event]:
    """Give the armies up, as many as there are; one stays."""
    for territory, armies in entries:
        spare = turn.setting.armies(turn.state, territory) - 1
        if spare:
            yield ArmiesRazed(turn.seat, territory, min(armies, spare))  # type: ignore[misc]  # one more event


def restate(setting: Setting, entries: Sequence[tuple[str, int]]) -> list[str]:
    """Say the orders back."""
    return [f"You give up {armies} on {setting.board.names[at]}." for at, armies in entries]


def _spare(situation: Situation) -> list[str]:
    state, setting = situation.state, situation.setting
    return [id_ for id_ in situation.own() if setting.armies(state, id_) > 1]


def example(situation: Situation) -> list[str]:
    """Give up one army where there are two."""
    if not (spare := _spare(situation)):
        return []
    name = situation.board.names[spare[0]]
    return ["# Give up armies of your own:", "#[[raze]]", f'#at = "{name}"', "#armies = 1"]


def fields(situation: Situation) -> list[Data]:
    """What the page asks for."""
    return [
        {"key": "at", "label": "Territory", "kind": "territory", "options": situation.own()},
        {"key": "armies", "label": "Armies", "kind": "number", "least": 1},
    ]


RAZE = Addition("Raze", read, play, restate, example, fields)
SECTION = Section("raze", (Phase.TURN, Phase.ATTACK), needs="scorched-earth", adds=f"{__name__}:RAZE")


# ── putting them in ──────────────────────────────────────────────────────────────────────────────


def put_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the clauses and the section where the chapters of pbem have theirs."""
    clauses = (in_the_first_round, two_in_a_turn, not_into_asia)
    monkeypatch.setattr(attack, "CLAUSES", {"attack": clauses}, raising=False)
    monkeypatch.setattr(gate, "SECTIONS", (*gate.SECTIONS, SECTION))
    monkeypatch.setitem(evolution.CHANGES, ArmiesRazed, change)
    told: dict[type, Telling] = {**tellings.TELLINGS, ArmiesRazed: TELLING}
    for module in (tellings, rooms, recalled, milestones):
        monkeypatch.setattr(module, "TELLINGS", told)
