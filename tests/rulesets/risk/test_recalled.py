"""What happened to a player is told in sentences, from the events and the seat alone."""

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


def battle(
    attacker: str, defender: str, source: str, target: str, lost: int, killed: int
) -> list[Event]:
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
            told.CardDrawn("anna", "india"),
        ],
        [
            "You took India from Ben.",
            "You took China from the neutral army.",
            "Your attacks cost you 1 army and the defenders 5.",
            "You drew a card: India (horse).",
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
    "a card face down": ([told.CardDrawn("anna", "dealt:x")], ["You drew a card."]),
    "no card": ([told.CardMissed("anna", "five")], ["You drew no card: nobody may hold more than five."]),
    "a set": ([told.SetTurnedIn("anna", (), 3, 8)], ["You turned in a set for 8 armies."]),
    "moves": (
        [told.FreeMoveMade("anna", "siam", "india", 1), told.ArmiesFortified("anna", "siam", "peru", 2)],
        ["You moved 1 army from Siam to India.", "You moved 2 armies from Siam to Peru."],
    ),
    "out": (
        [told.PlayerEliminated("anna", "ben", "territories"), told.CardsPassed("anna", "ben", ("india", "joker"))],
        ["You are out of the game: Ben has your last territory.", "Ben took over your 2 cards."],
    ),
    "out without a capital": (
        [
            told.CapitalLost("anna", "siam", "ben"),
            told.PlayerEliminated("anna", "ben", "capital"),
            told.CardsDiscarded("anna", ("india",)),
            told.TerritoriesVacated("anna", "ben", ("peru",)),
        ],
        [
            "You ended your turn without your capital, Siam.",
            "You are out of the game: Ben holds your capital.",
            "Your card went to the discards.",
            "Your armies left the board; Ben holds Peru now.",
        ],
    ),
    "somebody wiped out": (
        [
            told.PlayerEliminated("you", "anna", "territories"),
            told.CardsPassed("you", "anna", ("india",)),
            told.TerritoriesVacated("you", "anna", ("peru",)),
            told.BonusDue("anna", 3, ("peru",)),
        ],
        [
            'You wiped out "You".',
            'You took over "You"\'s cards: India (horse).',
            "You got Peru, with one army each.",
            "You have 3 bonus armies to place.",
        ],
    ),
    "others out": (
        [told.PlayerEliminated("you", "ben", "territories"), told.PlayerResigned("ben", ("siam",))],
        ['Ben wiped out "You".', "Ben is out, and those armies are neutral now."],
    ),
    "cards replaced": (
        [told.CardsReplaced("anna", "ben", ("a:", "b:"), ("india", "peru"))],
        ["Your 2 cards left the game; Ben drew as many."],
    ),
    "cards replaced for the conqueror": (
        [told.CardsReplaced("ben", "anna", ("a:",), ("india",))],
        ["Ben's card left the game; you drew India (horse)."],
    ),
    "cards forfeited": (
        [told.CardsForfeited("anna", ("india", "peru"))],
        ["You lost your oldest 2 cards: nobody keeps more than four."],
    ),
    "no room": (
        [told.ArmiesLost("anna", 2), told.SetupArmiesLost("anna", 1)],
        ["You had no room for 2 armies.", "You had no room for 1 army."],
    ),
    "dealt": (
        [told.TerritoriesDealt("anna", ("siam", "peru")), told.TerritoriesDealt("ben", ("india",))],
        ["You were dealt 2 territories: Siam and Peru."],
    ),
    "rulings": (
        [
            told.ArmiesCorrected("siam", "anna", 4),
            told.ArmiesCorrected("peru", "neutral", 1),
            told.CardCorrected("anna", "india", "pile", given=True),
            told.CardCorrected("anna", "joker", "discard", given=False),
        ],
        [
            "By a ruling Siam is held by you with 4 armies.",
            "By a ruling Peru is held by the neutral army with 1 army.",
            "By a ruling you got India (horse).",
            "By a ruling you lost a joker.",
        ],
    ),
    "won": ([told.GameWon("anna", "territories")], ["You have won the game."]),
    "lost": ([told.GameWon("ben", "territories")], ["Ben has won the game."]),
    "dice that lay on the table": (
        [told.BattleFought("india", "siam", (CLASH,), 1, 2)],
        ["Defence cost you 2 armies and the attackers 1."],
    ),
}  # fmt: skip


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
