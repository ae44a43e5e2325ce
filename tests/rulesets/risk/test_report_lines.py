"""Every event has its sentence, told from the event alone."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scenes import setting_of

from pbem.engine.table.ruleset import Seat
from pbem.engine.text.wrapping import fold
from pbem.rulesets.risk import events
from pbem.rulesets.risk.events import Event
from pbem.rulesets.risk.words.report_lines import describe, describe_all
from pbem.rulesets.risk.words.tellings import ASKED, MISSES, PAUSES, SKIPS, STOPS, WINS

SETTING = setting_of("risk-1959 with capitals, card-reroll, commander", "anna ben cleo")
ADDED_UP = (events.TerritoryClaimed, events.ArmyAdded)
GOLDEN = Path(__file__).parent / "goldens" / "a turn described.txt"


def fought(*throws: events.Clash) -> events.BattleFought:
    lost, killed = (sum(column) for column in list(zip(*throws, strict=True))[2:])
    return events.BattleFought("siam", "india", throws, lost, killed)


# ── one of each ──────────────────────────────────────────────────────────────────────────────────

TOLD: tuple[tuple[Event, str], ...] = (
    (
        events.LotsRolled(
            "turn",
            ((("anna", 4), ("ben", 6), ("cleo", 6)), (("ben", 2), ("cleo", 5))),
            "cleo",
        ),
        "Lots are drawn: Anna 4, Ben 6, Cleo 6; again Ben 2, Cleo 5. Cleo takes the first turn.",
    ),
    (events.DealerNamed("anna"), "Anna deals."),
    (
        events.TerritoriesDealt("ben", ("alaska", "peru", "siam")),
        "Ben is dealt 3 territories: Alaska, Peru and Siam.",
    ),
    (
        events.TerritoriesDealt("neutral", ("alaska",)),
        "The neutral army is dealt 1 territory: Alaska.",
    ),
    (
        events.InitialArmiesCounted((("anna", 26), ("ben", 25), ("neutral", 26))),
        "Armies still to place: Anna 26, Ben 25 and the neutral army 26.",
    ),
    (events.SetupListed("anna", {}), "Anna hands in a set-up list."),
    (events.TerritoryClaimed("anna", "siam"), "  Anna claims Siam."),
    (events.ArmyAdded("anna", "anna", "siam", 0), "  Anna puts an army on Siam."),
    (events.ArmyAdded("anna", "neutral", "siam", 0), "  Anna puts a neutral army on Siam."),
    (events.SetupArmiesLost("anna", 3), "Anna has no room for 3 armies, which are lost."),
    (
        events.ListRanDry("ben", "claim"),
        "Ben is asked: which territory to claim next.",
    ),
    (events.CapitalNamed("anna", "siam"), "Anna chooses Siam as capital."),
    (events.TurnStarted("anna", 7), "Turn 7: Anna."),
    (events.CardOpened("anna", "dealt:3:ab", "siam"), "Anna opens a card: Siam (horse)."),
    (
        events.CardsForfeited("anna", ("dealt:3:ab",)),
        "Anna's oldest card is discarded: nobody keeps more than four.",
    ),
    (
        events.CardsForfeited("anna", ("dealt:3:ab", "siam", "dealt:4:cd")),
        (
            "Anna's 3 oldest cards (Siam (horse) and 2 cards) are discarded: nobody keeps more "
            "than four."
        ),
    ),
    (
        events.SetTurnedIn("anna", ("alaska", "peru", "joker"), 3, 8),
        "Anna turns in Alaska (cannon), Peru (horse) and joker: set 3 of the game, 8 armies.",
    ),
    (
        events.CardBonusPlaced("anna", "peru", 2, 0),
        "  2 armies on Peru, for its card.",
    ),
    (
        events.CardBonusPlaced("anna", "peru", 1, 1),
        "  1 army on Peru, for its card; 1 lost because there is no room.",
    ),
    (
        events.ArmiesCounted("anna", 14, 4, (("australia", 2),), 0),
        "Anna holds 14 territories (4) and all of Australia (2): 6 armies.",
    ),
    (
        events.ArmiesCounted("anna", 10, 3, (("south-america", 2), ("africa", 3)), 8),
        (
            "Anna holds 10 territories (3), all of South America (2) and all of Africa (3); with 8 for "
            "cards: 16 armies."
        ),
    ),
    (events.ArmiesPlaced("anna", "siam", 4), "  Anna places 4 on Siam."),
    (events.ArmiesLost("anna", 1), "Anna has no room for 1 army, which is lost."),
    (
        events.BattleJoined(2, "anna", "ben", "siam", "india", 8, 3),
        "Attack 2: Anna, Siam (8) against India (3), Ben.",
    ),
    (
        events.BattleJoined(0, "anna", "neutral", "siam", "india", 8, 3),
        "Attack: Anna, Siam (8) against India (3), the neutral army.",
    ),
    (
        events.DiceThrown("siam", "india", (2, 6, 5), (3, 4)),
        "  3 v 2   6 5 2 - 4 3   as thrown",
    ),
    (
        events.DieRerolled("anna", "siam", "attack", 2, 5),
        "  Anna opens Siam; the attacker's 2 is rolled again: 5.",
    ),
    (
        events.DieRerolled("anna", "siam", "defence", 6, 1),
        "  Anna opens Siam; the defender's 6 is rolled again: 1.",
    ),
    (events.DieCommanded("anna", 4), "  Anna's commander turns a 4 into a 6."),
    (
        fought(events.Clash((2, 6, 5), (3, 4), 0, 2)),
        "  3 v 2   6 5 2 - 4 3   India loses 2",
    ),
    (
        fought(events.Clash((6, 1), (5, 2), 1, 1)),
        "  2 v 2   6 1   - 5 2   Siam loses 1, India loses 1",
    ),
    (
        fought(events.Clash((4,), (6,), 1, 0)),
        "  1 v 1   4     - 6     Siam loses 1",
    ),
    (
        events.AttackStopped(2, "siam", "india", "keep", "3"),
        "  Siam stops attacking India: Siam keeps its 3 armies.",
    ),
    (
        events.OrderSkipped("attack", 3, "source", ("ural",)),
        "Attack 3 is skipped: Ural is not yours.",
    ),
    (
        events.OrderSkipped("free_move", 1, "condition", ('own("Egypt")',)),
        'Free move 1 is skipped: its condition is not true: own("Egypt").',
    ),
    (
        events.TerritoryCaptured("anna", "ben", "siam", "india", 6),
        "Anna captures India from Ben; 6 armies move in from Siam.",
    ),
    (
        events.TerritoryCaptured("anna", "neutral", "siam", "india", 1),
        "Anna captures India from the neutral army; 1 army moves in from Siam.",
    ),
    (
        events.PlayerEliminated("ben", "anna", "territories"),
        "Anna has taken Ben's last territory; Ben is out.",
    ),
    (
        events.PlayerEliminated("ben", "anna", "capital"),
        "Ben is out; Anna holds the capital.",
    ),
    (
        events.CardsPassed("ben", "anna", ("peru", "joker")),
        "Anna receives Ben's cards: Peru (horse) and joker.",
    ),
    (
        events.CardsPassed("ben", "anna", ("dealt:3:ab", "peru", "dealt:4:cd")),
        "Anna receives Ben's cards: Peru (horse) and 2 cards.",
    ),
    (
        events.CardsReplaced("ben", "anna", ("private:3:ab:cd",), ("peru",)),
        "Ben's card leaves the game; Anna draws as many face up: Peru (horse).",
    ),
    (
        events.CardsDiscarded("ben", ("peru",)),
        "Ben's cards are discarded: Peru (horse).",
    ),
    (
        events.TurnPaused("anna", "attack", "final"),
        "Anna's turn stays open: more orders will follow, as announced.",
    ),
    (
        events.FreeMoveMade("anna", "new-guinea", "indonesia", 4),
        "Free move: Anna, 4 from New Guinea to Indonesia.",
    ),
    (
        events.ArmiesFortified("anna", "new-guinea", "siam", 4),
        "Fortifying: Anna, 4 from New Guinea to Siam.",
    ),
    (
        events.PileRestored(9),
        "The draw pile is used up; the 9 discards form a new one.",
    ),
    (
        events.PileVeiled(("dealt:0:ab", "dealt:1:cd")),
        "The draw pile of 2 cards is shuffled and put face down.",
    ),
    (events.CardDrawn("anna", "siam"), "Anna draws a card: Siam (horse)."),
    (events.CardDrawn("anna", "private:3:ab:cd"), "Anna draws a card."),
    (events.CardMissed("anna", "none"), "Anna draws no card: none is left."),
    (events.TurnEnded("anna"), "Anna's turn is over."),
    (
        events.StandingOrdersGiven("anna", "defence", {"default": 1}),
        "Anna gives standing orders for the defence: one die.",
    ),
    (
        events.StandingOrdersGiven(
            "anna",
            "defence",
            {
                "default": "max",
                "rule": [
                    {"at": ["siam", "@border"], "by": ["ben"], "dice": 1},
                    {"from": ["india"], "if": "mine < 3", "dice": 1},
                ],
            },
        ),
        (
            "Anna gives standing orders for the defence: two dice whenever possible; but one die "
            "at Siam and the border against Ben; but one die from India if the defender has fewer "
            "than 3 armies."
        ),
    ),
    (
        events.StandingOrdersGiven(
            "anna",
            "capital_bonus",
            [
                {"victim": "ben", "place": [{"at": ["siam"], "armies": 3}]},
                {
                    "victim": "any",
                    "place": [
                        {"at": ["siam"], "armies": 2},
                        {"at": ["@vacated"], "armies": "rest"},
                    ],
                },
            ],
        ),
        (
            "Anna gives standing orders for the bonus for a captured capital: from Ben, 3 on Siam; "
            "from anybody, 2 on Siam and the rest on the vacated territories."
        ),
    ),
    (
        events.StandingOrdersGiven("anna", "capital_bonus", []),
        "Anna gives standing orders for the bonus for a captured capital: none.",
    ),
    (
        events.CapitalLost("ben", "peru", "anna"),
        "Ben ends the turn without the capital, Peru.",
    ),
    (
        events.TerritoriesVacated("ben", "anna", ("peru", "brazil")),
        "Ben's armies leave the board. Anna puts one army each on Peru and Brazil.",
    ),
    (
        events.BonusDue("anna", 5, ("peru", "brazil")),
        "Anna has 5 bonus armies to place among Peru and Brazil.",
    ),
    (events.GameWon("anna", "territories"), "Anna holds every territory, and wins the game."),
    (
        events.PlayerResigned("ben", ("siam", "peru")),
        "Ben is out; the armies on 2 territories are neutral now.",
    ),
    (events.ArmiesCorrected("siam", "ben", 4), "Corrected: Siam is held by Ben with 4 armies."),
    (
        events.CardCorrected("anna", "joker", "pile", given=True),
        "Corrected: Anna gets joker from the draw pile.",
    ),
    (
        events.CardCorrected("anna", "siam", "discard", given=False),
        "Corrected: Anna gives Siam (horse) to the discards.",
    ),
    (events.CardCorrected("anna", "siam", "", given=True), "Corrected: Anna gets Siam (horse)."),
    (
        events.CardCorrected("anna", "private:3:ab:cd", "", given=False),
        "Corrected: Anna loses a card.",
    ),
    (events.SetsCorrected(3), "Corrected: sets turned in so far: 3."),
)


@pytest.mark.parametrize(("event", "sentence"), TOLD, ids=lambda value: type(value).__name__)
def test_an_event_is_reported_in_its_sentence(event: Event, sentence: str) -> None:
    assert describe(SETTING, event) == [sentence]


def test_every_event_that_there_is_is_reported_above() -> None:
    told = {type(event) for event, _ in TOLD}
    assert told == set(get_args(Event))


def test_a_deal_that_leaves_nothing_to_place_is_not_told() -> None:
    assert describe(SETTING, events.InitialArmiesCounted((("anna", 0), ("ben", 0)))) == []


# ── a player called "You" ────────────────────────────────────────────────────────────────────────

YOU = attrs.evolve(SETTING, players=(Seat("anna", "You"), *SETTING.players[1:]))
SPOKEN: tuple[tuple[Event, str], ...] = (
    (
        events.LotsRolled("turn", ((("anna", 6), ("ben", 4)),), "anna"),
        "Lots are drawn: You 6, Ben 4. You take the first turn.",
    ),
    (
        events.TerritoriesDealt("anna", ("alaska", "peru")),
        "You are dealt 2 territories: Alaska and Peru.",
    ),
    (events.TerritoryClaimed("anna", "siam"), "  You claim Siam."),
    (events.ListRanDry("anna", "claim"), "You are asked: which territory to claim next."),
    (events.TurnStarted("anna", 7), "Turn 7: You."),
    (
        events.CardsForfeited("anna", ("siam",)),
        "Your oldest card (Siam (horse)) is discarded: nobody keeps more than four.",
    ),
    (
        events.ArmiesCounted("anna", 14, 4, (("australia", 2),), 0),
        "You hold 14 territories (4) and all of Australia (2): 6 armies.",
    ),
    (events.ArmiesLost("anna", 3), "You have no room for 3 armies, which are lost."),
    (
        events.BattleJoined(2, "anna", "ben", "siam", "india", 8, 3),
        "Attack 2: You, Siam (8) against India (3), Ben.",
    ),
    (
        events.BattleJoined(2, "ben", "anna", "siam", "india", 8, 3),
        "Attack 2: Ben, Siam (8) against India (3), you.",
    ),
    (
        events.DieRerolled("anna", "siam", "attack", 2, 5),
        "  You open Siam; the attacker's 2 is rolled again: 5.",
    ),
    (events.DieCommanded("anna", 4), "  Your commander turns a 4 into a 6."),
    (
        events.TerritoryCaptured("anna", "ben", "siam", "india", 6),
        "You capture India from Ben; 6 armies move in from Siam.",
    ),
    (
        events.TerritoryCaptured("ben", "anna", "siam", "india", 6),
        "Ben captures India from you; 6 armies move in from Siam.",
    ),
    (
        events.PlayerEliminated("ben", "anna", "territories"),
        "You have taken Ben's last territory; Ben is out.",
    ),
    (
        events.PlayerEliminated("anna", "ben", "territories"),
        "Ben has taken your last territory; you are out.",
    ),
    (events.PlayerEliminated("anna", "ben", "capital"), "You are out; Ben holds the capital."),
    (events.CardsPassed("ben", "anna", ("joker",)), "You receive Ben's cards: joker."),
    (events.CardsPassed("anna", "ben", ("joker",)), "Ben receives your cards: joker."),
    (
        events.CardsReplaced("ben", "anna", ("private:3:ab:cd",), ("peru",)),
        "Ben's card leaves the game; you draw as many face up: Peru (horse).",
    ),
    (
        events.TerritoriesVacated("anna", "ben", ("peru",)),
        "Your armies leave the board. Ben puts one army each on Peru.",
    ),
    (
        events.TerritoriesVacated("ben", "anna", ("peru",)),
        "Ben's armies leave the board. You put one army each on Peru.",
    ),
    (
        events.TurnPaused("anna", "attack", "final"),
        "Your turn stays open: more orders will follow, as announced.",
    ),
    (events.CardDrawn("anna", "siam"), "You draw a card: Siam (horse)."),
    (events.GameWon("anna", "territories"), "You hold every territory, and win the game."),
    (events.GameWon("anna", "opponent"), "You have beaten the only opponent, and win the game."),
    (events.GameWon("anna", "resigned"), "You are the only player left, and win the game."),
    (events.ArmiesCorrected("siam", "anna", 1), "Corrected: Siam is held by you with 1 army."),
    (
        events.CardCorrected("anna", "joker", "pile", given=True),
        "Corrected: You get joker from the draw pile.",
    ),
)


@pytest.mark.parametrize(("event", "sentence"), SPOKEN, ids=lambda value: type(value).__name__)
def test_a_player_called_you_is_spoken_to(event: Event, sentence: str) -> None:
    assert describe(YOU, event) == [sentence]


@pytest.mark.parametrize(
    "event", [event for event, _ in TOLD], ids=lambda event: type(event).__name__
)
def test_no_sentence_says_you_with_the_verb_of_a_name(event: Event) -> None:
    """Every sentence has the same words for "You" as for a name, but for its verb and pronoun."""
    for line, named in zip(describe(YOU, event), describe(SETTING, event), strict=True):
        assert not re.search(r"\b[Yy]ou(?:'s| \w+s\b(?<!less))", line), line
        assert ("Anna" in named) == (re.search(r"\b[Yy]our?\b", line) is not None)


def test_placings_of_a_player_called_you_are_added_up() -> None:
    happened: list[Event]
    happened = [*(events.TerritoryClaimed("anna", place) for place in ("siam", "peru")),
                *(events.ArmyAdded("anna", "anna", place, 0) for place in ("siam", "peru"))]  # fmt: skip
    assert list(describe_all(YOU, happened)) == [
        "  You claim Siam and Peru.",
        "  You place 1 each on Siam and Peru.",
    ]


# ── every reason ─────────────────────────────────────────────────────────────────────────────────


def details_of(sentence: str) -> int:
    """Count the details that a sentence asks for."""
    return max((int(place) + 1 for place in re.findall(r"\[(\d)\]", sentence)), default=0)


@pytest.mark.parametrize("reason", SKIPS)
def test_every_reason_to_skip_an_order_is_reported_with_names(reason: str) -> None:
    details = ("siam", "india", "7")[: details_of(SKIPS[reason])]
    (row,) = describe(SETTING, events.OrderSkipped("fortify", 2, reason, details))
    assert row.startswith("Fortify 2 is skipped: ")
    assert "siam" not in row
    assert all(word in row for word in ("Siam", "India", "7")[: len(details)])


@pytest.mark.parametrize("reason", STOPS)
def test_every_reason_to_stop_an_attack_is_reported(reason: str) -> None:
    (row,) = describe(SETTING, events.AttackStopped(1, "siam", "india", reason, "12"))
    assert row.startswith("  Siam stops attacking India: ")
    assert ("12" in row) == ("{detail}" in STOPS[reason])


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        *((events.TurnPaused("anna", "attack", reason), PAUSES[reason]) for reason in PAUSES),
        *((events.CardMissed("anna", reason), MISSES[reason]) for reason in MISSES),
        *((events.GameWon("anna", how), WINS[how]) for how in WINS),
        *((events.ListRanDry("ben", wanted), ASKED[wanted]) for wanted in ASKED),
        (events.LotsRolled("set-up", ((("anna", 6),),), "anna"), "Anna begins the set-up."),
    ],
)
def test_every_word_of_an_event_has_its_sentence(event: Event, sentence: str) -> None:
    (row,) = describe(SETTING, event)
    assert sentence in row


# ── a set-up ─────────────────────────────────────────────────────────────────────────────────────


def test_placings_of_a_set_up_are_added_up_by_player() -> None:
    """Between other events each player has a line for claims, one for armies, one for neutral ones."""
    happened: list[Event] = [
        events.SetupListed("ben", {}),
        events.TerritoryClaimed("anna", "siam"),
        events.TerritoryClaimed("ben", "peru"),
        events.TerritoryClaimed("anna", "alaska"),
        events.ArmyAdded("ben", "ben", "peru", 0),
        events.ArmyAdded("ben", "neutral", "india", 0),
        *(events.ArmyAdded("anna", "anna", place, 0) for place in ("alaska", "siam", "japan")),
        events.ArmyAdded("anna", "anna", "siam", 1),
        events.ArmyAdded("ben", "neutral", "china", 0),
        events.SetupArmiesLost("ben", 2),
        events.ArmyAdded("anna", "anna", "siam", 1),
    ]
    assert list(describe_all(SETTING, happened)) == [
        "Ben hands in a set-up list.",
        "  Anna claims Siam and Alaska.",
        "  Ben claims Peru.",
        "  Ben places 1 on Peru.",
        "  Ben places neutral armies, 1 each on India and China.",
        "  Anna places 2 on Siam; 1 each on Alaska and Japan.",
        "Ben has no room for 2 armies, which are lost.",
        "  Anna puts an army on Siam.",
    ]


@given(st.lists(st.sampled_from([event for event, _ in TOLD])))
def test_other_events_are_told_one_by_one(happened: list[Event]) -> None:
    rest = [one for one in happened if not isinstance(one, ADDED_UP)]
    assert list(describe_all(SETTING, rest)) == [
        row for one in rest for row in describe(SETTING, one)
    ]


# ── a turn ───────────────────────────────────────────────────────────────────────────────────────


def test_a_turn_reads_like_a_turn(golden: Callable[[Path, str], None]) -> None:
    """The example of a simple turn: two throws, a capture, a free move, a card."""
    turn: list[Event] = [
        events.ArmiesCounted("anna", 14, 4, (("australia", 2),), 0),
        events.ArmiesPlaced("anna", "siam", 4),
        events.ArmiesPlaced("anna", "indonesia", 2),
        events.BattleJoined(1, "anna", "ben", "siam", "india", 8, 3),
        fought(
            events.Clash((6, 5, 2), (4, 3), 0, 2),
            events.Clash((5, 1, 1), (5,), 1, 0),
            events.Clash((4, 3, 2), (2,), 0, 1),
        ),
        events.TerritoryCaptured("anna", "ben", "siam", "india", 6),
        events.OrderSkipped("attack", 2, "while", ("mine > theirs + 3",)),
        events.FreeMoveMade("anna", "new-guinea", "indonesia", 4),
        events.CardDrawn("anna", "congo"),
        events.TurnEnded("anna"),
        events.TurnStarted("ben", 8),
    ]
    rows = [row for event in turn for row in describe(SETTING, event)]
    golden(GOLDEN, "\n".join(fold(rows)) + "\n")
