"""What a seat may order in each phase, what it owes, and what a half-written file is worth."""

import tomllib

import pytest
from scenes import Scene, set_scene

from pbem.engine.table.gate import Open, Shut, Worth, answer_to, open_sections
from pbem.engine.table.sheet import Problem, Sheet
from pbem.rulesets.risk.play.gate import SECTIONS, gate
from pbem.rulesets.risk.reading.orders import read_orders
from pbem.rulesets.risk.state import Phase

pytestmark = pytest.mark.spelling

BOARD = "board: Siam anna 4, India bob 3, Japan anna 1; others cleo 1\n"
EXPERTS = "rules: risk-parker with commander, card-reroll, capitals\n"
BATTLE = ["final", "attack", "on_elimination", "free_move"]


@pytest.mark.rule("engine/table/gate 1.1")
@pytest.mark.parametrize(
    ("rows", "sections"),
    [
        ("", ["final", "trade", "place", *BATTLE[1:], "defence"]),
        ("phase: attack\npart: 2", [*BATTLE, "defence"]),
        ("phase: elimination\npart: 2\ndue: 3", ["final", "trade", "place", *BATTLE[1:], "defence"]),
        (
            "rules: risk-1959 with fortify-connected\nphase: attack\npart: 2",
            ["final", "attack", "on_elimination", "fortify", "defence"],
        ),
        (f"{EXPERTS}phase: attack\npart: 2", [*BATTLE, "commander", "reroll", "defence", "capital_bonus"]),
        (f"{EXPERTS}phase: attack\npart: 2\nused commander:", [*BATTLE, "reroll", "defence", "capital_bonus"]),
        (f"{EXPERTS}phase: bonus\nbonus: anna 5 Siam", ["place", "defence", "capital_bonus"]),
        ("rules: risk-1959\nphase: setup\nasked: anna\nto place: anna 5", ["setup", "defence"]),
    ],
)
def test_each_phase_has_its_sections(rows: str, sections: list[str]) -> None:
    assert open_sections(gate_of(rows)) == sections


def gate_of(rows: str) -> dict[str, Open | Shut]:
    scene = set_scene(f"{rows}\n{BOARD}seat: anna")
    return {**gate(scene.setting, scene.state, "anna")}


@pytest.mark.parametrize(
    ("rows", "section", "least"),
    [
        ("", "place", 3),
        ("phase: elimination\npart: 2\ndue: 7", "place", 7),
        (f"{EXPERTS}phase: bonus\nbonus: anna 5 Siam", "place", 5),
        ("hand anna: Siam, Peru, Alaska, joker", "trade", 0),
        ("hand anna: Siam, Peru, Alaska, joker, Japan", "trade", 1),
        ("cards: dealer\nhand anna: (Siam), (Peru), (Alaska), (joker), (Japan)", "trade", 0),
        ("rules: risk-1959\nphase: setup\nasked: anna\nto place: anna 5", "setup", 1),
        ("rules: risk-1959\nphase: setup\nasked: bob\nto place: anna 5", "setup", 0),
    ],
)
def test_the_gate_says_what_is_owed(rows: str, section: str, least: int) -> None:
    answer = gate_of(rows)[section]
    assert isinstance(answer, Open)
    assert answer.least == least


def test_a_section_that_is_shut_says_why_whatever_the_phase() -> None:
    for phase in Phase:
        scene = set_scene(BOARD)
        scene.state.phase = phase
        answers = gate(scene.setting, scene.state, "anna")
        assert [*answers] == [row.key for row in SECTIONS]
        assert all(one.why for one in answers.values() if isinstance(one, Shut))


# ── half written ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "worth", "missing"),
    [
        ('place = { Siam = "rest" }', Worth.COMPLETE, []),
        ("", Worth.INCOMPLETE, ["place"]),
        ("place = { Siam = 2 }", Worth.INCOMPLETE, ["place"]),
        ("place = { Siam = 4 }", Worth.WRONG, []),
        ('place = { India = "rest" }', Worth.WRONG, []),
        ('place = { Siam = "rest" }\n[[attack]]\nfrom = "Siam"', Worth.INCOMPLETE, ["attack"]),
        ('place = { Siam = "rest" }\n[[attack]]\npath = ["Siam"]', Worth.INCOMPLETE, ["attack"]),
        ('place = { Siam = "rest" }\n[[attack]]\nfrom = "Siam"\nkeep = 0', Worth.WRONG, ["attack"]),
        ('place = { Siam = "rest" }\n[[free_move]]\nfrom = "Siam"', Worth.INCOMPLETE, ["free_move", "free_move"]),
        ('place = { Siam = "rest" }\n[[defence.rule]]\nat = ["Siam"]', Worth.WRONG, []),
    ],
)
def test_what_is_half_written_is_not_wrong(text: str, worth: Worth, missing: list[str]) -> None:
    answer = answer_to(problems_of(set_scene(BOARD), text))
    assert (answer.worth, [one.section for one in answer.missing]) == (worth, missing)


def test_a_compulsory_set_is_missing_until_it_is_turned_in() -> None:
    scene = set_scene(f"{BOARD}hand anna: Siam, Peru, Alaska, joker, Japan")
    answer = answer_to(problems_of(scene, ""))
    assert answer.worth is Worth.INCOMPLETE
    assert answer.missing[0].what.startswith("trade: missing; with five cards a set is compulsory")


def problems_of(scene: Scene, text: str) -> list[Problem]:
    sheet = Sheet(tomllib.loads(text))
    read_orders(scene.setting, scene.state, "anna", sheet)
    return sheet.problems
