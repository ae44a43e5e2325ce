"""
Whole games by players who order at random: every edition, every number of players, every option.

Each game is played from its first record to its end through the engine as people use it, from the
bytes of one file to the bytes of the next. Files and words are looked at here after every record; what
happens is held to the laws of both games wherever turns are played (`tests/watched_turns.py`).

PBEM_GAMES=20 plays every game with twenty seeds in place of one.
"""

import json
import os
from itertools import combinations
from typing import Any

import attrs
import pytest
from choices import turn
from laws import (
    check_end,
    check_file,
    check_recalled,
    check_sentences,
    check_templates,
    check_words,
)
from players.match import Match
from thorough import all_but

from pbem.engine.proof import audit
from pbem.local import registry
from pbem.rulesets.across_the_continent.rules import Rules as RailRules
from pbem.rulesets.options import offers, switches
from pbem.rulesets.risk.rules import Rules

SEEDS = range(int(os.environ.get("PBEM_GAMES", "1")))
MOST_RECORDS = 1500
"""No game of thousands came near it."""

RACE = "across-the-continent-1952"
NEUTRAL = "two-player-neutral"
EXPERT = [name for name in offers(Rules) if name != NEUTRAL]
PRESETS = ["risk-1959", "risk-1959-french", "risk-parker", "risk-1959-reprint"]

SWITCHES: dict[str, list[tuple[tuple[str, ...], Any]]] = {
    "initial": [((), {"3": 20}), ((NEUTRAL,), {"2": 18})],
    "initial_extra": [((), 11)],
    "dealer": [((), "cleo")],
    "deck": [((), "domination"), (("card-reroll",), "modern")],
    "without_borders": [((), ["east-africa/middle-east", "iceland/scandinavia"])],
}
"""Options that a switch needs, and a value that is not its default; of the others any will do."""

RACE_SWITCHES: dict[str, Any] = {
    "dice_choice": "sum-first",
    "first_partner": "bob",
    "west": "anna",
    "first": "bob",
    "returned_tickets": "mixed",
    "return_ticket": "arrival",
    "rings": "shared",
    "record_turns": 10,
}


def editions() -> list[Match]:
    """Every edition with every number of players it is for."""
    matches = []
    for preset in PRESETS:
        low, high = registry.load(preset).seats
        for players in range(low, high + 1):
            two = preset == "risk-1959-reprint" and players == 2
            matches.append(Match(preset, players, (NEUTRAL,) if two else ()))
    return matches


def alone() -> list[Match]:
    """Every option alone, on the edition where it meets most rules, and the neutral game on all."""
    matches = [Match("risk-1959", 3, (option,)) for option in EXPERT]
    return [*matches, *(Match(preset, 2, (NEUTRAL,)) for preset in PRESETS)]


def pairs() -> list[Match]:
    """Every pair of options; the neutral game counts as one."""
    return [
        Match("risk-1959" if NEUTRAL in pair else "risk-parker", 2 if NEUTRAL in pair else 4, pair)
        for pair in combinations(offers(Rules), 2)
    ]


def together() -> list[Match]:
    """All options at once, where the neutral army sits at the table and where not."""
    matches = [Match(preset, 4, tuple(EXPERT), frills=30) for preset in PRESETS]
    return [*matches, Match("risk-1959-reprint", 2, tuple(offers(Rules)), frills=30)]


def switched() -> list[Match]:
    """Every switch at another value."""
    matches = []
    for name in switches(Rules):
        turned = turn(name)
        for options, value in SWITCHES.get(name, [(turned.options, turned.typed)]):
            preset = "risk-1959" if name in ("initial", "placings") else "risk-parker"
            players = 2 if NEUTRAL in options else 3
            matches.append(Match(preset, players, options, {name: value}))
    return matches


CONQUESTS = [*editions(), *alone(), *pairs(), *together(), *switched()]
OFTEN = [*together(), *(Match(preset, 2) for preset in PRESETS[:1]), Match("risk-parker", 3)]
"""What a quick run plays: every option in every edition, and the bare game."""


def races() -> list[Match]:
    """Two, three, four, and partners, with both ways to choose among the dice; every switch."""
    tables: list[tuple[int, tuple[str, ...]]] = [(2, ()), (3, ()), (4, ()), (4, ("partners",))]
    matches = [
        Match(RACE, players, options, {"dice_choice": choice} if choice != "free" else {})
        for players, options in tables
        for choice in ("free", "sum-first")
    ]
    for name, value in RACE_SWITCHES.items():
        partners = name == "first_partner"
        matches.append(Match(RACE, 4 if partners else 3, ("partners",) * partners, {name: value}, frills=40))
    return matches


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("match", all_but(CONQUESTS, OFTEN.__contains__), ids=str)
def test_a_game_of_conquest_keeps_its_laws_and_ends(match: Match, seed: int) -> None:
    reports = []
    for step in reseeded(match, seed).play():
        assert step.record.index < MOST_RECORDS
        check_file(step)
        check_templates(step.game)
        check_sentences(step)
        check_recalled(step)
        reports.append(check_words(step))
    check_end(step, reports)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("match", all_but(races(), lambda match: not match.choices), ids=str)
def test_a_rail_race_keeps_its_laws_and_ends(match: Match, seed: int) -> None:
    reports = []
    for step in reseeded(match, seed).play():
        assert step.record.index < MOST_RECORDS
        check_file(step)
        check_templates(step.game)
        check_sentences(step)
        check_recalled(step)
        reports.append(check_words(step))
    check_end(step, reports)


@pytest.mark.parametrize("rules", ["risk-1959", RACE])
def test_a_game_with_signed_orders_ends_and_every_signature_is_counted(rules: str) -> None:
    *_, last = Match(rules, 3, keyed=True).play()
    verdict = audit.verify(last.data, registry.load)
    assert verdict.ok
    orders = sum(len(record.orders) for record in last.game.file.all_records())
    assert verdict.signatures == orders > 3


def test_every_switch_of_the_race_is_played() -> None:
    assert set(RACE_SWITCHES) == set(switches(RailRules))


# ── the players themselves ───────────────────────────────────────────────────────────────────────


@pytest.mark.thorough
def test_the_players_use_every_section_and_nearly_everything_happens() -> None:
    """Else a game that keeps its laws would say little."""
    keys: set[str] = set()
    kinds: set[str] = set()
    matches = [
        Match("risk-parker", 4, tuple(EXPERT), frills=45),
        Match("risk-1959-reprint", 2, tuple(offers(Rules)), frills=30),
        Match("risk-parker", 3, ("fortify-connected", "army-cap-12"), seed=2),
        Match("risk-1959", 6, frills=30),
    ]
    for match in matches:
        for step in match.play():
            kinds |= {type(event).__name__ for event in step.applied.events}
            keys |= {key for text in step.record.orders for key in keys_of(text)}
    assert SECTIONS - keys == set()
    assert KINDS - kinds == set()


def reseeded(match: Match, seed: int) -> Match:
    """Return the same match with other dice, and players of another temper."""
    return attrs.evolve(match, seed=match.seed + seed, frills=match.frills + seed * 7 % 36)


def keys_of(text: str) -> set[str]:
    """Return the keys of an order file, those of its tables behind a dot."""
    keys = set()
    for key, value in json.loads(text).items():
        keys.add(key)
        rows = value if isinstance(value, list) else [value]
        keys |= {f"{key}.{inner}" for row in rows if isinstance(row, dict) for inner in row}
    return keys


SECTIONS = {
    "trade",
    "place",
    "final",
    "attack",
    "on_elimination",
    "free_move",
    "fortify",
    "reroll",
    "commander",
    "defence",
    "capital_bonus",
    "setup",
    "part",
    *(
        f"attack.{key}"
        for key in (
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
    ),
    *(f"on_elimination.{key}" for key in ("victim", "if", "trade", "prefer", "keep", "use", "place", "then")),
    *(f"free_move.{key}" for key in ("if", "from", "to", "armies")),
    *(f"reroll.{key}" for key in ("card", "if", "die", "max", "stop")),
    *(f"commander.{key}" for key in ("if", "die", "stop")),
    "defence.default",
    "defence.rule",
    "capital_bonus.victim",
    "capital_bonus.place",
    *(f"setup.{key}" for key in ("claim", "add", "neutral", "capital", "batch")),
}

KINDS = {
    "LotsRolled",
    "TerritoriesDealt",
    "InitialArmiesCounted",
    "SetupListed",
    "TerritoryClaimed",
    "ArmyAdded",
    "ListRanDry",
    "CapitalNamed",
    "TurnStarted",
    "SetTurnedIn",
    "CardBonusPlaced",
    "ArmiesCounted",
    "ArmiesPlaced",
    "ArmiesLost",
    "BattleJoined",
    "DiceThrown",
    "DieRerolled",
    "DieCommanded",
    "BattleFought",
    "AttackStopped",
    "OrderSkipped",
    "TerritoryCaptured",
    "PlayerEliminated",
    "CardsPassed",
    "CardsDiscarded",
    "TurnPaused",
    "FreeMoveMade",
    "ArmiesFortified",
    "PileRestored",
    "CardDrawn",
    "TurnEnded",
    "StandingOrdersGiven",
    "CapitalLost",
    "TerritoriesVacated",
    "BonusDue",
    "GameWon",
    "DealerNamed",
}
