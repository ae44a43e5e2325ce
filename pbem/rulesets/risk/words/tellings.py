"""
Every event of the game in words: what the report, letters and the summary say of it.

An event that letters add up instead (`recalled.py`: battles and what they brought), or that concerns
nobody in particular, has nothing for "you".
"""

from collections.abc import Mapping

from pbem.engine.words.telling import Telling
from pbem.rulesets.risk import events
from pbem.rulesets.risk.words import sentences

OUT, WON = "out", "won"
"""Kinds of milestones in a summary (`milestones.py` has those that are found by adding up)."""

Words = Mapping[str, str]

# ── words that stand in events for a reason; what they need of the event stands in braces ─────────

ASKED: Words = {
    "claim": "which territory to claim next",
    "add": "where to add armies",
    "neutral": "where to place neutral armies",
    "capital": "which territory is the capital",
}
"""What a player is asked whose list ran dry."""

SKIPS: Words = {
    "condition": "its condition is not true: {detail[0]}",
    "source": "{detail[0]} is not yours",
    "target": "{detail[0]} is yours already",
    "armies": "{detail[0]} has {detail[1]} of the 2 armies that an attack needs",
    "keep": "{detail[0]} has {detail[1]} armies and is to keep {detail[2]}",
    "while": "before the first throw its condition is not true: {detail[0]}",
    "foreign": "{detail[0]} is not yours",
    "path": "no chain of the player's territories leads from {detail[0]} to {detail[1]}",
    "nothing": "{detail[0]} has no army to spare",
    "count": "{detail[0]} can give {detail[1]} armies, not {detail[2]}",
    "cap": "{detail[0]} has room for {detail[1]} armies more",
}
"""
Why an order was not carried out; for attacks condition to while, for the moves at the end of a turn
condition, source, and the rest.
"""

STOPS: Words = {
    "armies": "{source} has too few armies left",
    "keep": "{source} keeps its {detail} armies",
    "while": "its condition is not true any more: {detail}",
    "throws": "after {detail} throws",
    "losses": "after {detail} lost armies",
    "target": "the next territory of the path is yours already",
}
"""Why a battle that had begun ended without capture."""

MISSES: Words = {"five": "nobody may hold more than five", "none": "none is left", "declined": "it is declined"}
"""Why no card was drawn."""

PAUSES: Words = {
    "final": "more orders will follow, as announced",
    "on_capture": "a pause was ordered after this capture",
    "on_stop": "a pause was ordered at the end of this attack",
    "then": "a pause was ordered after this elimination",
    "elimination": "the cards from this elimination await orders",
    "after-throw": "the dice lie on the table and may still be changed",
}
"""Why a turn stays open."""

UNDOES: Words = {"territories": "{by} has your last territory", "capital": "{by} holds your capital"}
"""How a player went out, said to that player."""

WINS: Words = {
    "territories": "holds every territory",
    "opponent": "has beaten the only opponent",
    "capitals": "is the last one with a capital",
    "resigned": "is the only player left",
}
"""How a game was won."""

# ── the events ───────────────────────────────────────────────────────────────────────────────────

_MOVED = "You moved {armies:army} from {source} to {target}."
_NO_ROOM = "You had no room for {armies:army}."

TELLINGS: Mapping[type[events.Event], Telling] = {
    # The set-up.
    events.LotsRolled: Telling(sentences.lots),
    events.DealerNamed: Telling("{dealer:deals}."),
    events.TerritoriesDealt: Telling(
        "{seat:is} dealt {territories:territory}: {territories}.",
        {"seat": sentences.dealt_to_you},
    ),
    events.InitialArmiesCounted: Telling(sentences.initial_armies),
    events.SetupListed: Telling("{seat:hands} in a set-up list."),
    events.TerritoryClaimed: Telling("  {seat:claims} {territory}."),
    events.ArmyAdded: Telling(sentences.added),
    events.SetupArmiesLost: Telling(
        "{owner:has} no room for {armies:army}, which {armies:-is} lost.", {"owner": _NO_ROOM}
    ),
    events.ListRanDry: Telling("{seat:is} asked: {wanted}.", words={"wanted": ASKED}),
    events.CapitalNamed: Telling("{seat:chooses} {territory} as capital."),
    # A turn.
    events.TurnStarted: Telling("Turn {turn}: {seat}."),
    events.CardOpened: Telling("{seat:opens} a card: {card}."),
    events.CardsForfeited: Telling(
        sentences.forfeited, {"seat": "You lost your oldest {cards:card(s)}: nobody keeps more than four."}
    ),
    events.SetTurnedIn: Telling(
        "{seat:turns} in {cards}: set {number} of the game, {armies:army}.",
        {"seat": "You turned in a set for {armies:army}."},
    ),
    events.CardBonusPlaced: Telling(sentences.card_bonus),
    events.ArmiesCounted: Telling(sentences.due),
    events.ArmiesPlaced: Telling("  {seat:places} {armies} on {territory}."),
    events.ArmiesLost: Telling("{seat:has} no room for {armies:army}, which {armies:-is} lost.", {"seat": _NO_ROOM}),
    # Attacks.
    events.BattleJoined: Telling(
        "Attack{entry}: {attacker}, {source} ({source_armies}) against {target} ({target_armies}), {defender}."
    ),
    events.DiceThrown: Telling(sentences.thrown),
    events.DieRerolled: Telling(sentences.rerolled),
    events.DieCommanded: Telling("  {seat:'s} commander turns a {old} into a 6."),
    events.BattleFought: Telling(sentences.throws),
    events.AttackStopped: Telling("  {source} stops attacking {target}: {reason}.", words={"reason": STOPS}),
    events.OrderSkipped: Telling("{section}{entry} is skipped: {reason}.", words={"reason": SKIPS}),
    events.TerritoryCaptured: Telling(
        "{attacker:captures} {target} from {defender}; {moved:army} {moved:-moves} in from {source}."
    ),
    # Out of the game.
    events.PlayerEliminated: Telling(
        sentences.eliminated,
        {"seat": "You are out of the game: {why}.", "by": "You wiped out {seat}."},
        "{by} wiped out {seat}.",
        OUT,
        {"why": UNDOES},
    ),
    events.CardsPassed: Telling(
        "{taker:receives} {giver:'s} cards: {cards}.",
        {"giver": "{taker} took over your {cards:card(s)}.", "taker": "You took over {giver:'s} cards: {cards}."},
    ),
    events.CardsReplaced: Telling(
        "{giver:'s} {lost:card(s)} {lost:-leaves} the game; {taker:draws} as many face up: {cards}.",
        {
            "giver": "Your {lost:card(s)} left the game; {taker} drew as many.",
            "taker": "{giver:'s} {lost:card(s)} left the game; you drew {cards}.",
        },
    ),
    events.CardsDiscarded: Telling(
        "{seat:'s} cards are discarded: {cards}.", {"seat": "Your {cards:card(s)} went to the discards."}
    ),
    events.CapitalLost: Telling(
        "{seat:ends} the turn without the capital, {capital}.",
        {"seat": "You ended your turn without your capital, {capital}."},
        summary=OUT,
    ),
    events.TerritoriesVacated: Telling(
        "{seat:'s} armies leave the board. {conqueror:puts} one army each on {territories}.",
        {
            "seat": "Your armies left the board; {conqueror} holds {territories} now.",
            "conqueror": "You got {territories}, with one army each.",
        },
    ),
    events.BonusDue: Telling(
        "{seat:has} {armies:bonus army} to place among {territories}.",
        {"seat": "You have {armies:bonus army} to place."},
    ),
    # The end of a turn.
    events.TurnPaused: Telling("{seat:'s} turn stays open: {reason}.", words={"reason": PAUSES}),
    events.FreeMoveMade: Telling("Free move: {seat}, {armies} from {source} to {target}.", {"seat": _MOVED}),
    events.ArmiesFortified: Telling("Fortifying: {seat}, {armies} from {source} to {target}.", {"seat": _MOVED}),
    events.PileRestored: Telling("The draw pile is used up; the {cards:discard} form a new one."),
    events.PileVeiled: Telling("The draw pile of {tokens:card} is shuffled and put face down."),
    events.CardDrawn: Telling("{seat:draws} a card{card:shown}.", {"seat": "You drew a card{card:shown}."}),
    events.CardMissed: Telling(
        "{seat:draws} no card: {reason}.", {"seat": "You drew no card: {reason}."}, words={"reason": MISSES}
    ),
    events.TurnEnded: Telling("{seat:'s} turn is over."),
    events.StandingOrdersGiven: Telling(sentences.standing_orders),
    events.GameWon: Telling(
        "{seat:{how}}, and {seat:-wins} the game.",
        {"seat": "You have won the game."},
        "{seat} has won the game.",
        WON,
        {"how": WINS},
    ),
    # Decided by the group.
    events.PlayerResigned: Telling(
        "{seat:is} out; the armies on {territories:territory} are neutral now.",
        {"seat": ""},
        "{seat} is out, and those armies are neutral now.",
        OUT,
    ),
    events.ArmiesCorrected: Telling(
        "Corrected: {territory} is held by {owner} with {armies:army}.",
        {"owner": "By a ruling {territory} is held by you with {armies:army}."},
        "By a ruling {territory} is held by {owner} with {armies:army}.",
    ),
    events.CardCorrected: Telling(
        sentences.card_corrected,
        {"seat": "By a ruling you {given} {card:one}."},
        words={"given": {True: "got", False: "lost"}},
    ),
    events.SetsCorrected: Telling("Corrected: sets turned in so far: {sets}."),
}
"""The entry of every event."""
