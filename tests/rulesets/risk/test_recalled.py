"""Battles are added up for the player whom a letter tells of them; other events have their words in `test_tellings.py`."""

import pytest
from scenes import set_scene

from pbem.rulesets.risk import events as told
from pbem.rulesets.risk.events import Event
from pbem.rulesets.risk.words.recalled import recall

SCENE = set_scene("""
rules: risk-1959 with capitals
seats: anna ben you
board: Siam anna 9, India ben 3, China ben 2, Peru anna 1; others you 1
seat: ben
""")
CLASH = told.Clash((6, 5, 1), (4, 3), 0, 2)


def battle(attacker: str, defender: str, source: str, target: str, lost: int, killed: int) -> list[Event]:
    return [
        told.BattleJoined(1, attacker, defender, source, target, 9, 3),
        told.BattleFought(source, target, (CLASH,), lost, killed),
    ]


CASES: dict[str, tuple[list[Event], list[str]]] = {
    "a territory lost": (
        [*battle("ben", "anna", "india", "siam", 2, 9), told.TerritoryCaptured("ben", "anna", "india", "siam", 3)],
        ["Ben took Siam from you.", "Defence cost you 9 armies and the attackers 2."],
    ),
    "two lost to one": (
        [
            *battle("ben", "anna", "india", "siam", 2, 9),
            told.TerritoryCaptured("ben", "anna", "india", "siam", 3),
            *battle("ben", "anna", "brazil", "peru", 0, 1),
            told.TerritoryCaptured("ben", "anna", "brazil", "peru", 3),
        ],
        [
            "Ben took Siam and Peru from you.",
            "Defence cost you 10 armies (9 in Siam, 1 in Peru) and the attackers 2.",
        ],
    ),
    "an attack that was held": (
        [*battle("you", "anna", "india", "siam", 4, 1), told.AttackStopped(1, "india", "siam", "keep", "2")],
        ["Defence cost you 1 army and the attackers 4.", 'You held Siam against "You".'],
    ),
    "an attack that cost the attackers nothing": (
        [*battle("ben", "anna", "india", "siam", 0, 1)],
        ["Defence cost you 1 army and the attackers none."],
    ),
    "a defence that cost nothing": (
        [*battle("ben", "anna", "india", "siam", 3, 0)],
        ["Defence cost you no armies and the attackers 3."],
    ),
    "attacks that won nothing": (
        [*battle("anna", "ben", "siam", "india", 1, 0)],
        ["Your attacks cost you 1 army and the defenders none."],
    ),
    "attacks that cost nothing": (
        [*battle("anna", "ben", "siam", "india", 0, 2)],
        ["Your attacks cost you no armies and the defenders 2."],
    ),
    "held first and lost then": (
        [
            *battle("ben", "anna", "india", "siam", 4, 1),
            told.AttackStopped(1, "india", "siam", "keep", "2"),
            told.TerritoryCaptured("ben", "anna", "china", "siam", 3),
        ],
        ["Ben took Siam from you.", "Defence cost you 1 army and the attackers 4."],
    ),
    "own attacks": (
        [
            *battle("anna", "ben", "siam", "india", 1, 3),
            told.TerritoryCaptured("anna", "ben", "siam", "india", 3),
            *battle("anna", "neutral", "siam", "china", 0, 2),
            told.TerritoryCaptured("anna", "neutral", "siam", "china", 3),
            told.CardDrawn("anna", "dealt:x"),
        ],
        [
            "You took India from Ben.",
            "You took China from the neutral army.",
            "Your attacks cost you 1 army and the defenders 5.",
            "You drew a card.",
        ],
    ),
    "what others do to each other": (
        [
            *battle("ben", "you", "india", "alaska", 1, 3),
            told.TerritoryCaptured("ben", "you", "india", "alaska", 1),
            told.CardDrawn("ben", "india"),
            told.TurnEnded("ben"),
        ],
        [],
    ),
    "dice that lay on the table": (
        [told.BattleFought("india", "siam", (CLASH,), 1, 2)],
        ["Defence cost you 2 armies and the attackers 1."],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_what_happened(name: str) -> None:
    events, sentences = CASES[name]
    SCENE.state.mover = "ben"
    assert recall(SCENE.setting, "anna", [(SCENE.state, events)]) == sentences


def test_losses_of_several_records_are_added_up() -> None:
    once = battle("ben", "anna", "india", "siam", 1, 2)
    assert recall(SCENE.setting, "anna", [(SCENE.state, once), (SCENE.state, once)]) == [
        "Defence cost you 4 armies and the attackers 2."
    ]
