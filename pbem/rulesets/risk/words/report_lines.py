"""
Events in sentences, for the report: one case for each event, using nothing but the event.

A line that begins with blanks is a detail of the line above. Lines are not wrapped here.
"""

from typing import assert_never

from pbem.rulesets.risk.events import (
    ArmiesCorrected,
    ArmiesCounted,
    ArmiesFortified,
    ArmiesLost,
    ArmiesPlaced,
    ArmyAdded,
    AttackStopped,
    BattleFought,
    BattleJoined,
    BonusDue,
    CapitalLost,
    CapitalNamed,
    CardBonusPlaced,
    CardCorrected,
    CardDrawn,
    CardMissed,
    CardOpened,
    CardsDiscarded,
    CardsForfeited,
    CardsPassed,
    CardsReplaced,
    Clash,
    DealerNamed,
    DiceThrown,
    DieCommanded,
    DieRerolled,
    Event,
    FreeMoveMade,
    GameWon,
    InitialArmiesCounted,
    ListRanDry,
    LotsRolled,
    OrderSkipped,
    PileRestored,
    PileVeiled,
    PlayerEliminated,
    PlayerResigned,
    SetsCorrected,
    SetTurnedIn,
    SetupArmiesLost,
    SetupListed,
    StandingOrdersGiven,
    TerritoriesDealt,
    TerritoriesVacated,
    TerritoryCaptured,
    TerritoryClaimed,
    TurnEnded,
    TurnPaused,
    TurnStarted,
)
from pbem.rulesets.risk.play.skips import SKIPS, STOPS
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, is_token
from pbem.rulesets.risk.words.phrases import (
    capital_letter,
    card_name,
    card_names,
    counted,
    listed,
    possessive,
    seat_name,
    tell_corrected,
    tell_forfeit,
    tell_replaced,
    territory_name,
    territory_names,
)


def describe(setting: Setting, event: Event) -> list[str]:
    """Describe an event in unwrapped lines: one for each throw, otherwise at most one."""
    if isinstance(event, BattleFought):
        return [_throw(setting, event, clash) for clash in event.throws]
    line = _sentence(setting, event)
    return [line] if line else []


def _sentence(setting: Setting, event: Event) -> str:  # noqa: PLR0915  # one case for each event

    def who(seat: str) -> str:
        return seat_name(setting, seat)

    def where(territory: str) -> str:
        return territory_name(setting, territory)

    match event:
        # The set-up.
        case LotsRolled():
            return _lots(setting, event)
        case DealerNamed(dealer):
            return f"{who(dealer)} deals."
        case TerritoriesDealt(seat, territories):
            places = territory_names(setting, territories)
            number = counted(len(territories), "territory")
            return capital_letter(f"{who(seat)} is dealt {number}: {places}.")
        case InitialArmiesCounted(armies):
            return _initial(setting, armies)
        case SetupListed(seat):
            return f"{who(seat)} hands in a set-up list."
        case TerritoryClaimed(seat, territory):
            return f"  {who(seat)} claims {where(territory)}."
        case ArmyAdded(by, owner, territory):
            what = "a neutral army" if owner == NEUTRAL else "an army"
            return f"  {who(by)} puts {what} on {where(territory)}."
        case SetupArmiesLost(owner, armies):
            return _no_room(who(owner), armies)
        case ListRanDry(seat, wanted):
            return f"{who(seat)} is asked: {LISTS[wanted]}."
        case CapitalNamed(seat, territory):
            return f"{who(seat)} chooses {where(territory)} as capital."
        # A turn.
        case TurnStarted(seat, turn):
            return f"Turn {turn}: {who(seat)}."
        case CardOpened(seat, _, card):
            return f"{who(seat)} opens a card: {card_name(setting, card)}."
        case CardsForfeited(seat, cards):
            return tell_forfeit(setting, who(seat), cards)
        case SetTurnedIn(seat, cards, number, armies):
            worth = counted(armies, "army")
            return (
                f"{who(seat)} turns in {card_names(setting, cards)}: "
                f"set {number} of the game, {worth}."
            )
        case CardBonusPlaced(_, territory, armies, lost):
            return _card_bonus(where(territory), armies, lost)
        case ArmiesCounted():
            return _due(setting, event)
        case ArmiesPlaced(seat, territory, armies):
            return f"  {who(seat)} places {armies} on {where(territory)}."
        case ArmiesLost(seat, armies):
            return _no_room(who(seat), armies)
        # Attacks.
        case BattleJoined(entry, attacker, defender, source, target, here, there):
            return (
                f"Attack{f' {entry}' if entry else ''}: {who(attacker)}, {where(source)} ({here}) against "
                f"{where(target)} ({there}), {who(defender)}."
            )
        case DiceThrown(_, _, attack, defence):
            return f"{_dice(attack, defence)}   as thrown"
        case DieRerolled(seat, card, whose, old, new):
            side = "attacker" if whose == "attack" else "defender"
            return f"  {who(seat)} opens {where(card)}; the {side}'s {old} is rolled again: {new}."
        case DieCommanded(seat, old):
            return f"  {possessive(who(seat))} commander turns a {old} into a 6."
        case BattleFought():
            return ""  # described throw by throw
        case AttackStopped():
            return _stop(setting, event)
        case OrderSkipped():
            return _skip(setting, event)
        case TerritoryCaptured(attacker, defender, source, target, moved):
            move = counted(moved, "army")
            verb = "moves" if moved == 1 else "move"
            return (
                f"{who(attacker)} captures {where(target)} from {who(defender)}; "
                f"{move} {verb} in from {where(source)}."
            )
        # Out of the game.
        case PlayerEliminated(seat, by, "capital"):
            return f"{who(seat)} is out; {who(by)} holds the capital."
        case PlayerEliminated(seat, by):
            return (
                f"{who(by)} has taken {possessive(who(seat))} last territory; {who(seat)} is out."
            )
        case CardsPassed(giver, taker, cards):
            hand = card_names(setting, cards)
            return f"{who(taker)} receives {possessive(who(giver))} cards: {hand}."
        case CardsReplaced():
            return tell_replaced(setting, event)
        case CardsDiscarded(seat, cards):
            return f"{possessive(who(seat))} cards are discarded: {card_names(setting, cards)}."
        case CapitalLost(seat, capital, _):
            return f"{who(seat)} ends the turn without the capital, {where(capital)}."
        case TerritoriesVacated(seat, conqueror, territories):
            return (
                f"{possessive(who(seat))} armies leave the board. {who(conqueror)} puts one army "
                f"each on {territory_names(setting, territories)}."
            )
        case BonusDue(seat, armies, territories):
            places = territory_names(setting, territories)
            return f"{who(seat)} has {counted(armies, 'bonus army')} to place among {places}."
        # The end of a turn.
        case TurnPaused(seat, _, reason):
            return f"{possessive(who(seat))} turn stays open: {PAUSES[reason]}."
        case FreeMoveMade(seat, source, target, armies):
            return f"Free move: {who(seat)}, {armies} from {where(source)} to {where(target)}."
        case ArmiesFortified(seat, source, target, armies):
            return f"Fortifying: {who(seat)}, {armies} from {where(source)} to {where(target)}."
        case PileRestored(cards):
            return f"The draw pile is used up; the {counted(cards, 'discard')} form a new one."
        case PileVeiled(tokens):
            size = counted(len(tokens), "card")
            return f"The draw pile of {size} is shuffled and put face down."
        case CardDrawn(seat, card) if is_token(card):
            return f"{who(seat)} draws a card."
        case CardDrawn(seat, card):
            return f"{who(seat)} draws a card: {card_name(setting, card)}."
        case CardMissed(seat, reason):
            return f"{who(seat)} draws no card: {MISSES[reason]}."
        case TurnEnded(seat):
            return f"{possessive(who(seat))} turn is over."
        case StandingOrdersGiven(seat, kind, table):
            # Late: few turns give any, and they bring the words of conditions along.
            from pbem.rulesets.risk.words.standing_orders import bonus_lines, defence_lines

            lines = bonus_lines if kind == "capital_bonus" else defence_lines
            which = "; ".join(lines(setting, table)) or "none"
            return f"{who(seat)} gives standing orders for {STANDING[kind]}: {which}."
        case GameWon(seat, how):
            return f"{who(seat)} {WINS[how]}, and wins the game."
        case PlayerResigned(seat, territories):
            where_ = counted(len(territories), "territory", "territories")
            return f"{who(seat)} is out; the armies on {where_} are neutral now."
        case ArmiesCorrected(territory, owner, armies):
            stand = counted(armies, "army", "armies")
            return f"Corrected: {where(territory)} is held by {who(owner)} with {stand}."
        case CardCorrected():
            return tell_corrected(setting, event)
        case SetsCorrected(sets):
            return f"Corrected: sets turned in so far: {sets}."
        case _:
            assert_never(event)


PAUSES = {
    "final": "more orders will follow, as announced",
    "on_capture": "a pause was ordered after this capture",
    "on_stop": "a pause was ordered at the end of this attack",
    "then": "a pause was ordered after this elimination",
    "elimination": "the cards from this elimination await orders",
    "after-throw": "the dice lie on the table and may still be changed",
}
LISTS = {
    "claim": "which territory to claim next",
    "add": "where to add armies",
    "neutral": "where to place neutral armies",
    "capital": "which territory is the capital",
}
MISSES = {
    "five": "nobody may hold more than five",
    "none": "none is left",
    "declined": "it is declined",
}
STANDING = {"defence": "the defence", "capital_bonus": "the bonus for a captured capital"}
WINS = {
    "territories": "holds every territory",
    "opponent": "has beaten the only opponent",
    "capitals": "is the last one with a capital",
    "resigned": "is the only player left",
}

LOTS = {"set-up": "begins the set-up", "turn": "takes the first turn", "dealer": ""}
"""What the winner of lots does; empty if the next event says so."""


def _lots(setting: Setting, event: LotsRolled) -> str:
    """Every round of dice, with those who tied throwing again, and the result."""
    rounds = "; again ".join(
        ", ".join(f"{seat_name(setting, seat)} {die}" for seat, die in dice)
        for dice in event.rounds
    )
    does = LOTS[event.purpose]
    outcome = f" {seat_name(setting, event.winner)} {does}." if does else ""
    return f"Lots are drawn: {rounds}.{outcome}"


def _initial(setting: Setting, armies: tuple[tuple[str, int], ...]) -> str:
    """Say nothing if the deal leaves nothing to place."""
    counts = [f"{seat_name(setting, owner)} {number}" for owner, number in armies if number]
    return f"Armies still to place: {listed(counts)}." if counts else ""


def _no_room(owner: str, armies: int) -> str:
    gone = "is" if armies == 1 else "are"
    return f"{owner} has no room for {counted(armies, 'army')}, which {gone} lost."


def _card_bonus(territory: str, armies: int, lost: int) -> str:
    placed = f"  {counted(armies, 'army')} on {territory}, for its card"
    return f"{placed}; {lost} lost because there is no room." if lost else f"{placed}."


def _due(setting: Setting, event: ArmiesCounted) -> str:
    """Armies due and why: "Anna holds 14 territories (4) and all of Australia (2): 6 armies."."""
    reasons = [f"{counted(event.territories, 'territory')} ({event.base})"]
    reasons += [
        f"all of {territory_name(setting, land)} ({bonus})" for land, bonus in event.continents
    ]
    total = event.base + sum(bonus for _, bonus in event.continents) + event.sets
    sets = f"; with {event.sets} for cards" if event.sets else ""
    name = seat_name(setting, event.seat)
    return f"{name} holds {listed(reasons)}{sets}: {counted(total, 'army')}."


def _dice(attack: tuple[int, ...], defence: tuple[int, ...]) -> str:
    """Both sides' dice in columns, the highest first, as they are compared."""
    ours = " ".join(map(str, sorted(attack, reverse=True)))
    theirs = " ".join(map(str, sorted(defence, reverse=True)))
    return f"  {len(attack)} v {len(defence)}   {ours:<5} - {theirs:<3}"


def _throw(setting: Setting, event: BattleFought, clash: Clash) -> str:
    """One throw in one line: "  3 v 2   6 5 2 - 4 3   India loses 2"."""
    losses = (
        (territory_name(setting, event.source), clash.attacker_losses),
        (territory_name(setting, event.target), clash.defender_losses),
    )
    said = ", ".join(f"{name} loses {number}" for name, number in losses if number)
    return f"{_dice(clash.attack, clash.defence)}   {said}"


def _stop(setting: Setting, event: AttackStopped) -> str:
    """Why a battle that has begun ends."""
    source, target = (territory_name(setting, id_) for id_ in (event.source, event.target))
    why = STOPS[event.reason].format(source, event.detail)
    return f"  {source} stops attacking {target}: {why}."


def _skip(setting: Setting, event: OrderSkipped) -> str:
    """Why an order was not carried out; territories in its details by name."""
    details = [setting.board.names.get(detail, detail) for detail in event.detail]
    order = capital_letter(event.section.replace("_", " "))
    number = f" {event.entry}" if event.entry else ""
    return f"{order}{number} is skipped: {SKIPS[event.reason].format(*details)}."
