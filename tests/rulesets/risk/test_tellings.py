"""
Every event has its entry: what the report, letters and the summary say of it, each told from the event alone.

The words stand in one golden; a wanted change of words is an entry and `pytest --update-goldens`.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args

import attrs
import pytest
from scenes import setting_of

from pbem.engine.table.terms import Seat
from pbem.rulesets.risk import events
from pbem.rulesets.risk.conditions.language import read_kept
from pbem.rulesets.risk.events import Clash, Event
from pbem.rulesets.risk.orders import (
    DEFENCE_WORDS,
    BonusRule,
    Defence,
    DefenceRule,
    SetupLists,
    Share,
)
from pbem.rulesets.risk.words.rooms import describe
from pbem.rulesets.risk.words.tellings import (
    ASKED,
    MISSES,
    PAUSES,
    SKIPS,
    STOPS,
    TELLINGS,
    UNDOES,
    WINS,
)
from pbem.rulesets.risk.words.voice import LetterVoice

SETTING = setting_of("risk-1959 with capitals, card-reroll, commander", "anna ben cleo")
YOU = attrs.evolve(SETTING, players=(Seat("anna", "You"), *SETTING.players[1:]))
FEW = read_kept(SETTING.names, "mine < 3", DEFENCE_WORDS)
GOLDEN = Path(__file__).parent / "goldens" / "every event told.txt"


def fought(*throws: Clash) -> events.BattleFought:
    lost, killed = (sum(column) for column in list(zip(*throws, strict=True))[2:])
    return events.BattleFought("siam", "india", throws, lost, killed)


EVENTS: tuple[Event, ...] = (
    events.LotsRolled("turn", ((("anna", 4), ("ben", 6), ("cleo", 6)), (("ben", 2), ("cleo", 5))), "cleo"),
    events.LotsRolled("turn", ((("anna", 6), ("ben", 4)),), "anna"),
    events.DealerNamed("anna"),
    events.TerritoriesDealt("ben", ("alaska", "peru", "siam")),
    events.TerritoriesDealt("neutral", ("alaska",)),
    events.TerritoriesDealt("anna", ("alaska", "peru")),
    events.InitialArmiesCounted((("anna", 26), ("ben", 25), ("neutral", 26))),
    events.SetupListed("anna", SetupLists()),
    events.TerritoryClaimed("anna", "siam"),
    events.ArmyAdded("anna", "anna", "siam", 0),
    events.ArmyAdded("anna", "neutral", "siam", 0),
    events.SetupArmiesLost("anna", 3),
    events.SetupArmiesLost("ben", 1),
    events.ListRanDry("ben", "claim"),
    events.ListRanDry("anna", "claim"),
    events.CapitalNamed("anna", "siam"),
    events.TurnStarted("anna", 7),
    events.CardOpened("anna", "dealt:3:ab", "siam"),
    events.CardsForfeited("anna", ("dealt:3:ab",)),
    events.CardsForfeited("anna", ("dealt:3:ab", "siam", "dealt:4:cd")),
    events.CardsForfeited("anna", ("siam",)),
    events.SetTurnedIn("anna", ("alaska", "peru", "joker"), 3, 8),
    events.CardBonusPlaced("anna", "peru", 2, 0),
    events.CardBonusPlaced("anna", "peru", 1, 1),
    events.ArmiesCounted("anna", 14, 4, (("australia", 2),), 0),
    events.ArmiesCounted("anna", 10, 3, (("south-america", 2), ("africa", 3)), 8),
    events.ArmiesPlaced("anna", "siam", 4),
    events.ArmiesLost("anna", 1),
    events.ArmiesLost("anna", 3),
    events.BattleJoined(2, "anna", "ben", "siam", "india", 8, 3),
    events.BattleJoined(0, "anna", "neutral", "siam", "india", 8, 3),
    events.BattleJoined(2, "ben", "anna", "siam", "india", 8, 3),
    events.DiceThrown("siam", "india", (2, 6, 5), (3, 4)),
    events.DieRerolled("anna", "siam", "attack", 2, 5),
    events.DieRerolled("anna", "siam", "defence", 6, 1),
    events.DieCommanded("anna", 4),
    fought(Clash((2, 6, 5), (3, 4), 0, 2)),
    fought(Clash((6, 1), (5, 2), 1, 1)),
    fought(Clash((4,), (6,), 1, 0)),
    events.AttackStopped(2, "siam", "india", "keep", "3"),
    events.OrderSkipped("attack", 3, "source", ("ural",)),
    events.OrderSkipped("free_move", 1, "condition", ('own("Egypt")',)),
    events.TerritoryCaptured("anna", "ben", "siam", "india", 6),
    events.TerritoryCaptured("anna", "neutral", "siam", "india", 1),
    events.TerritoryCaptured("ben", "anna", "siam", "india", 6),
    events.PlayerEliminated("ben", "anna", "territories"),
    events.PlayerEliminated("ben", "anna", "capital"),
    events.PlayerEliminated("anna", "ben", "territories"),
    events.PlayerEliminated("anna", "ben", "capital"),
    events.PlayerEliminated("ben", "cleo", "capital"),
    events.CardsPassed("ben", "anna", ("peru", "joker")),
    events.CardsPassed("ben", "anna", ("dealt:3:ab", "peru", "dealt:4:cd")),
    events.CardsPassed("ben", "anna", ("joker",)),
    events.CardsPassed("anna", "ben", ("joker",)),
    events.CardsReplaced("ben", "anna", ("private:3:ab:cd",), ("peru",)),
    events.CardsDiscarded("ben", ("peru",)),
    events.CardsDiscarded("anna", ("siam", "peru")),
    events.TurnPaused("anna", "attack", "final"),
    events.FreeMoveMade("anna", "new-guinea", "indonesia", 4),
    events.FreeMoveMade("anna", "siam", "india", 1),
    events.ArmiesFortified("anna", "new-guinea", "siam", 4),
    events.PileRestored(9),
    events.PileVeiled(("dealt:0:ab", "dealt:1:cd")),
    events.CardDrawn("anna", "siam"),
    events.CardDrawn("anna", "private:3:ab:cd"),
    events.CardMissed("anna", "none"),
    events.TurnEnded("anna"),
    events.StandingOrdersGiven("anna", "defence", Defence(1)),
    events.StandingOrdersGiven(
        "anna",
        "defence",
        Defence(2, (DefenceRule(("siam", "@border"), (), ("ben",), None, 1), DefenceRule((), ("india",), (), FEW, 1))),
    ),
    events.StandingOrdersGiven(
        "anna",
        "capital_bonus",
        (BonusRule("ben", (Share(("siam",), 3),)), BonusRule("", (Share(("siam",), 2), Share(("@vacated",), "rest")))),
    ),
    events.StandingOrdersGiven("anna", "capital_bonus", ()),
    events.CapitalLost("ben", "peru", "anna"),
    events.TerritoriesVacated("ben", "anna", ("peru", "brazil")),
    events.TerritoriesVacated("anna", "ben", ("peru",)),
    events.TerritoriesVacated("ben", "anna", ("peru",)),
    events.TerritoriesVacated("ben", "cleo", ("peru",)),
    events.BonusDue("anna", 5, ("peru", "brazil")),
    events.GameWon("anna", "territories"),
    events.GameWon("anna", "opponent"),
    events.GameWon("anna", "resigned"),
    events.PlayerResigned("ben", ("siam", "peru")),
    events.PlayerResigned("anna", ("siam",)),
    events.ArmiesCorrected("siam", "ben", 4),
    events.ArmiesCorrected("siam", "anna", 1),
    events.ArmiesCorrected("peru", "neutral", 1),
    events.CardCorrected("anna", "joker", "pile", given=True),
    events.CardCorrected("anna", "siam", "discard", given=False),
    events.CardCorrected("anna", "siam", "", given=True),
    events.CardCorrected("anna", "private:3:ab:cd", "", given=False),
    events.SetsCorrected(3),
    # Every reason that an event may give.
    *(events.ListRanDry("ben", wanted) for wanted in ASKED),
    *(events.OrderSkipped("fortify", 2, reason, ("siam", "india", "7")) for reason in SKIPS),
    *(events.AttackStopped(0, "siam", "india", reason, "12") for reason in STOPS),
    *(events.CardMissed("anna", reason) for reason in MISSES),
    *(events.TurnPaused("anna", "attack", reason) for reason in PAUSES),
    *(events.PlayerEliminated("anna", "ben", why) for why in UNDOES),
    *(events.GameWon("anna", how) for how in WINS),
    *(events.LotsRolled(lots, ((("anna", 6),),), "anna") for lots in ("set-up", "turn", "dealer")),
)


def test_events_are_told_in_their_words(golden: Callable[[Path, str], None]) -> None:
    """Report, report to a player called "You", letters; a second "You" in a letter stands in quotes."""
    golden(GOLDEN, "\n".join(row for event in dict.fromkeys(map(repr, EVENTS)) for row in rows_of(BY_TEXT[event])))


BY_TEXT = {repr(event): event for event in EVENTS}


def rows_of(event: Event) -> Iterator[str]:
    yield type(event).__name__
    yield from (f"    report      {line}" for line in describe(SETTING, event))
    if describe(YOU, event) != describe(SETTING, event):
        yield from (f"    with You    {line}" for line in describe(YOU, event))
    for seat in SETTING.seats:
        letter = LetterVoice(TELLINGS, SETTING if seat == "anna" else YOU)
        yield from (f"    to {seat:<9}{line}" for line in letter.recall(event, seat))
    if summary := TELLINGS[type(event)].summary:
        yield f"    summary     {summary}"


def test_every_event_has_its_entry_and_is_told_above() -> None:
    assert set(TELLINGS) == set(get_args(Event)) == set(map(type, EVENTS))


def test_who_is_spoken_to_stands_in_a_field_that_holds_a_seat() -> None:
    owners = {*SETTING.seats, "neutral"}
    for event in EVENTS:
        spoken_to = {field: getattr(event, field) for field in TELLINGS[type(event)].you}
        assert set(spoken_to.values()) <= owners, (event, spoken_to)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_no_sentence_says_you_with_the_verb_of_a_name(event: Event) -> None:
    """Every sentence has the same words for "You" as for a name, but for its verb and pronoun."""
    for line, named in zip(describe(YOU, event), describe(SETTING, event), strict=True):
        assert not re.search(r"\b[Yy]ou(?:'s| \w+s\b(?<!less))", line), line
        assert ("Anna" in named) == (re.search(r"\b[Yy]our?\b", line) is not None)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_is_told_without_an_id(event: Event) -> None:
    said = " ".join(describe(SETTING, event))
    said += " ".join(LetterVoice(TELLINGS, SETTING).recall(event, "anna"))
    assert not re.search(r"\b(?:anna|ben|cleo|siam|india|peru|dealt:|private:)", said), said


def test_a_letter_names_what_was_dealt_as_long_as_it_can_be_read_at_a_glance() -> None:
    letter = LetterVoice(TELLINGS, SETTING)
    few, many = (letter.recall(events.TerritoriesDealt("anna", ("alaska",) * dealt), "anna") for dealt in (60, 61))
    assert few[0].startswith("You were dealt 60 territories: Alaska, Alaska,")
    assert many == ["You were dealt 61 territories; the board shows which."]


def test_a_deal_that_leaves_nothing_to_place_is_not_told() -> None:
    assert describe(SETTING, events.InitialArmiesCounted((("anna", 0), ("ben", 0)))) == []
