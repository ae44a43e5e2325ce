"""
Events in sentences, for the report: a line for each event, using nothing but the event.

Most are one sentence with the facts of the event in it (`pbem.engine.text.sentences`), the others a
function. A line that begins with blanks is a detail of the line above. Lines are not wrapped here.
"""

from collections.abc import Callable
from typing import Any

from pbem.engine.text.sentences import CountWord, NameList, begin
from pbem.rulesets.risk import events
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, is_token, open_in
from pbem.rulesets.risk.words.event_words import (
    LISTS,
    LOTS,
    MISSES,
    PAUSES,
    PILES,
    SKIPS,
    STANDING,
    STOPS,
    WINS,
)
from pbem.rulesets.risk.words.phrases import (
    capital_letter,
    card_name,
    card_names,
    listed,
    seat_name,
    territory_name,
)


def describe(setting: Setting, event: events.Event) -> list[str]:
    """Describe an event in unwrapped lines: one for each throw, otherwise at most one."""
    if isinstance(event, events.BattleFought):
        return [_throw(setting, event, clash) for clash in event.throws]
    line = _sentence(setting, event)
    return [begin(line)] if line else []


def _sentence(setting: Setting, event: events.Event) -> str:
    said = SENTENCES[type(event)]
    if not isinstance(said, str):
        return said(setting, event)
    facts = event._asdict().items()
    return said.format_map({key: _fact(setting, key, value) for key, value in facts})


def _fact(setting: Setting, key: str, value: Any) -> object:
    """Return what a field of an event is in a sentence."""
    if isinstance(value, int):
        return CountWord(value)
    return FACTS[key](setting, value) if key in FACTS else value


def _territories(setting: Setting, territories: tuple[str, ...]) -> NameList:
    return NameList(territory_name(setting, territory) for territory in territories)


FACTS: dict[str, Callable[[Setting, Any], object]] = {
    **dict.fromkeys(("seat", "dealer", "by", "owner", "attacker", "defender"), seat_name),
    **dict.fromkeys(("giver", "taker", "conqueror"), seat_name),
    **dict.fromkeys(("territory", "source", "target", "capital"), territory_name),
    "territories": _territories,
    "card": card_name,
    "cards": card_names,
}
"""What the fields of events name, whose values are ids."""


# ── set-up ───────────────────────────────────────────────────────────────────────────────────────


def _lots(setting: Setting, event: events.LotsRolled) -> str:
    """Every round of dice, with those who tied throwing again, and the result."""
    rounds = "; again ".join(
        ", ".join(f"{seat_name(setting, seat)} {die}" for seat, die in dice)
        for dice in event.rounds
    )
    does = LOTS[event.purpose]
    outcome = f" {seat_name(setting, event.winner):{does}}." if does else ""
    return f"Lots are drawn: {rounds}.{outcome}"


def _initial(setting: Setting, event: events.InitialArmiesCounted) -> str:
    """Say nothing if the deal leaves nothing to place."""
    counts = [f"{seat_name(setting, seat)} {number}" for seat, number in event.armies if number]
    return f"Armies still to place: {listed(counts)}." if counts else ""


def _added(setting: Setting, event: events.ArmyAdded) -> str:
    what = "a neutral army" if event.owner == NEUTRAL else "an army"
    where = territory_name(setting, event.territory)
    return f"  {seat_name(setting, event.by):puts} {what} on {where}."


def _asked(setting: Setting, event: events.ListRanDry) -> str:
    return f"{seat_name(setting, event.seat):is} asked: {LISTS[event.wanted]}."


# ── armies and cards ─────────────────────────────────────────────────────────────────────────────


def _due(setting: Setting, event: events.ArmiesCounted) -> str:
    """Armies due and why: "Anna holds 14 territories (4) and all of Australia (2): 6 armies."."""
    reasons = [f"{CountWord(event.territories):territory} ({event.base})"]
    reasons += [
        f"all of {territory_name(setting, land)} ({bonus})" for land, bonus in event.continents
    ]
    total = CountWord(event.base + sum(bonus for _, bonus in event.continents) + event.sets)
    sets = f"; with {event.sets} for cards" if event.sets else ""
    return f"{seat_name(setting, event.seat):holds} {listed(reasons)}{sets}: {total:army}."


def _card_bonus(setting: Setting, event: events.CardBonusPlaced) -> str:
    where = territory_name(setting, event.territory)
    placed = f"  {CountWord(event.armies):army} on {where}, for its card"
    lost = f"; {event.lost} lost because there is no room" if event.lost else ""
    return f"{placed}{lost}."


def _forfeited(setting: Setting, event: events.CardsForfeited) -> str:
    number = len(event.cards)
    gone = "oldest card" if number == 1 else f"{number} oldest cards"
    which = f" ({card_names(setting, event.cards)})" if open_in(event.cards) else ""
    are = "is" if number == 1 else "are"
    whose = f"{seat_name(setting, event.seat):'s}"
    return f"{whose} {gone}{which} {are} discarded: nobody keeps more than four."


def _replaced(setting: Setting, event: events.CardsReplaced) -> str:
    """Cards that nobody else can open, and those drawn in their place."""
    number = len(event.lost)
    lost = "card leaves" if number == 1 else f"{number} cards leave"
    giver, taker = seat_name(setting, event.giver), seat_name(setting, event.taker)
    drawn = card_names(setting, event.cards)
    return f"{giver:'s} {lost} the game; {taker:draws} as many face up: {drawn}."


def _veiled(_: Setting, event: events.PileVeiled) -> str:
    return f"The draw pile of {CountWord(len(event.tokens)):card} is shuffled and put face down."


def _drawn(setting: Setting, event: events.CardDrawn) -> str:
    which = "" if is_token(event.card) else f": {card_name(setting, event.card)}"
    return f"{seat_name(setting, event.seat):draws} a card{which}."


def _missed(setting: Setting, event: events.CardMissed) -> str:
    return f"{seat_name(setting, event.seat):draws} no card: {MISSES[event.reason]}."


def _card_corrected(setting: Setting, event: events.CardCorrected) -> str:
    who, card = seat_name(setting, event.seat), card_name(setting, event.card)
    if not event.pile:
        return f"Corrected: {who:{'gets' if event.given else 'loses'}} {card}."
    way = f"{who:gets} {card} from" if event.given else f"{who:gives} {card} to"
    return f"Corrected: {way} {PILES[event.pile]}."


# ── attacks ──────────────────────────────────────────────────────────────────────────────────────


def _joined(setting: Setting, event: events.BattleJoined) -> str:
    number = f" {event.entry}" if event.entry else ""
    attacker, defender = (seat_name(setting, seat) for seat in (event.attacker, event.defender))
    source, target = (territory_name(setting, id_) for id_ in (event.source, event.target))
    return (
        f"Attack{number}: {attacker}, {source} ({event.source_armies}) against "
        f"{target} ({event.target_armies}), {defender}."
    )


def _dice(attack: tuple[int, ...], defence: tuple[int, ...]) -> str:
    """Both sides' dice in columns, the highest first, as they are compared."""
    ours = " ".join(map(str, sorted(attack, reverse=True)))
    theirs = " ".join(map(str, sorted(defence, reverse=True)))
    return f"  {len(attack)} v {len(defence)}   {ours:<5} - {theirs:<3}"


def _thrown(_: Setting, event: events.DiceThrown) -> str:
    return f"{_dice(event.attack, event.defence)}   as thrown"


def _throw(setting: Setting, event: events.BattleFought, clash: events.Clash) -> str:
    """One throw in one line: "  3 v 2   6 5 2 - 4 3   India loses 2"."""
    losses = (
        (territory_name(setting, event.source), clash.attacker_losses),
        (territory_name(setting, event.target), clash.defender_losses),
    )
    said = ", ".join(f"{name} loses {number}" for name, number in losses if number)
    return f"{_dice(clash.attack, clash.defence)}   {said}"


def _rerolled(setting: Setting, event: events.DieRerolled) -> str:
    opens = f"{seat_name(setting, event.seat):opens} {territory_name(setting, event.card)}"
    side = "attacker" if event.whose == "attack" else "defender"
    return f"  {opens}; the {side}'s {event.old} is rolled again: {event.new}."


def _stop(setting: Setting, event: events.AttackStopped) -> str:
    """Why a battle that has begun ends."""
    source, target = (territory_name(setting, id_) for id_ in (event.source, event.target))
    why = STOPS[event.reason].format(source, event.detail)
    return f"  {source} stops attacking {target}: {why}."


def _skip(setting: Setting, event: events.OrderSkipped) -> str:
    """Why an order was not carried out; territories in its details by name."""
    details = [setting.board.names.get(detail, detail) for detail in event.detail]
    order = capital_letter(event.section.replace("_", " "))
    number = f" {event.entry}" if event.entry else ""
    return f"{order}{number} is skipped: {SKIPS[event.reason].format(*details)}."


# ── the course of a turn, elimination and the end ────────────────────────────────────────────────


def _paused(setting: Setting, event: events.TurnPaused) -> str:
    return f"{seat_name(setting, event.seat):'s} turn stays open: {PAUSES[event.reason]}."


def _standing(setting: Setting, event: events.StandingOrdersGiven) -> str:
    # Late: few turns give any, and they bring the words of conditions along.
    from pbem.rulesets.risk.words.standing_orders import bonus_lines, defence_lines

    lines = bonus_lines if event.kind == "capital_bonus" else defence_lines
    which = "; ".join(lines(setting, event.table)) or "none"
    gives = f"{seat_name(setting, event.seat):gives}"
    return f"{gives} standing orders for {STANDING[event.kind]}: {which}."


def _eliminated(setting: Setting, event: events.PlayerEliminated) -> str:
    victim, by = seat_name(setting, event.seat), seat_name(setting, event.by)
    if event.why == "capital":
        return f"{victim:is} out; {by:holds} the capital."
    return f"{by:has} taken {victim:'s} last territory; {victim:is} out."


def _won(setting: Setting, event: events.GameWon) -> str:
    who = seat_name(setting, event.seat)
    return f"{who:{WINS[event.how]}}, and {who:-wins} the game."


# ── every event ──────────────────────────────────────────────────────────────────────────────────

SENTENCES: dict[type[events.Event], str | Callable[[Setting, Any], str]] = {
    # The set-up.
    events.LotsRolled: _lots,
    events.DealerNamed: "{dealer:deals}.",
    events.TerritoriesDealt: "{seat:is} dealt {territories:territory}: {territories}.",
    events.InitialArmiesCounted: _initial,
    events.SetupListed: "{seat:hands} in a set-up list.",
    events.TerritoryClaimed: "  {seat:claims} {territory}.",
    events.ArmyAdded: _added,
    events.SetupArmiesLost: "{owner:has} no room for {armies:army}, which {armies:-is} lost.",
    events.ListRanDry: _asked,
    events.CapitalNamed: "{seat:chooses} {territory} as capital.",
    # A turn.
    events.TurnStarted: "Turn {turn}: {seat}.",
    events.CardOpened: "{seat:opens} a card: {card}.",
    events.CardsForfeited: _forfeited,
    events.SetTurnedIn: "{seat:turns} in {cards}: set {number} of the game, {armies:army}.",
    events.CardBonusPlaced: _card_bonus,
    events.ArmiesCounted: _due,
    events.ArmiesPlaced: "  {seat:places} {armies} on {territory}.",
    events.ArmiesLost: "{seat:has} no room for {armies:army}, which {armies:-is} lost.",
    # Attacks.
    events.BattleJoined: _joined,
    events.DiceThrown: _thrown,
    events.DieRerolled: _rerolled,
    events.DieCommanded: "  {seat:'s} commander turns a {old} into a 6.",
    events.AttackStopped: _stop,
    events.OrderSkipped: _skip,
    events.TerritoryCaptured: "{attacker:captures} {target} from {defender}; "
    "{moved:army} {moved:-moves} in from {source}.",
    # Out of the game.
    events.PlayerEliminated: _eliminated,
    events.CardsPassed: "{taker:receives} {giver:'s} cards: {cards}.",
    events.CardsReplaced: _replaced,
    events.CardsDiscarded: "{seat:'s} cards are discarded: {cards}.",
    events.CapitalLost: "{seat:ends} the turn without the capital, {capital}.",
    events.TerritoriesVacated: "{seat:'s} armies leave the board. "
    "{conqueror:puts} one army each on {territories}.",
    events.BonusDue: "{seat:has} {armies:bonus army} to place among {territories}.",
    # The end of a turn.
    events.TurnPaused: _paused,
    events.FreeMoveMade: "Free move: {seat}, {armies} from {source} to {target}.",
    events.ArmiesFortified: "Fortifying: {seat}, {armies} from {source} to {target}.",
    events.PileRestored: "The draw pile is used up; the {cards:discard} form a new one.",
    events.PileVeiled: _veiled,
    events.CardDrawn: _drawn,
    events.CardMissed: _missed,
    events.TurnEnded: "{seat:'s} turn is over.",
    events.StandingOrdersGiven: _standing,
    events.GameWon: _won,
    # Decided by the group.
    events.PlayerResigned: "{seat:is} out; the armies on {territories:territory} are neutral now.",
    events.ArmiesCorrected: "Corrected: {territory} is held by {owner} with {armies:army}.",
    events.CardCorrected: _card_corrected,
    events.SetsCorrected: "Corrected: sets turned in so far: {sets}.",
}
"""The sentence of every event; a battle is described throw by throw instead."""
