"""
Sentences of the report for which a format will not do: lists, sums, dice in columns.

Each is told by a voice (`voice.py`) from the event alone. A line that begins with blanks is a detail
of the line above. Lines are not wrapped here.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from pbem.engine.file.phrases import counted
from pbem.engine.text.sentences import CountWord
from pbem.rulesets.risk import events
from pbem.rulesets.risk.orders import Defence
from pbem.rulesets.risk.state import NEUTRAL, open_in
from pbem.rulesets.risk.words.phrases import listed
from pbem.rulesets.risk.words.voice import ReportVoice

# ── set-up ───────────────────────────────────────────────────────────────────────────────────────

_WINNER = {"set-up": "begins the set-up", "turn": "takes the first turn", "dealer": ""}
"""What the winner of lots does; empty if the next event says so."""
_MOST_NAMED = 60


def lots(voice: ReportVoice, event: events.LotsRolled) -> str:
    """Every round of dice, with those who tied throwing again, and the result."""
    rounds = "; again ".join(", ".join(f"{voice.who(seat)} {die}" for seat, die in dice) for dice in event.rounds)
    does = _WINNER[event.purpose]
    outcome = f" {voice.who(event.winner):{does}}." if does else ""
    return f"Lots are drawn: {rounds}.{outcome}"


def dealt_to_you(voice: ReportVoice, event: events.TerritoriesDealt) -> str:
    """What a player was dealt; the territories by name as long as a letter can be read at a glance."""
    dealt = f"You were dealt {counted(len(event.territories), 'territory')}"
    named = listed([voice.place(territory) for territory in event.territories])
    return f"{dealt}: {named}." if len(event.territories) <= _MOST_NAMED else f"{dealt}; the board shows which."


def initial_armies(voice: ReportVoice, event: events.InitialArmiesCounted) -> str:
    """Say nothing if the deal leaves nothing to place."""
    counts = [f"{voice.who(seat)} {number}" for seat, number in event.armies if number]
    return f"Armies still to place: {listed(counts)}." if counts else ""


def added(voice: ReportVoice, event: events.ArmyAdded) -> str:
    """One army of a set-up that stands alone between other events."""
    what = "a neutral army" if event.owner == NEUTRAL else "an army"
    return f"  {voice.who(event.by):puts} {what} on {voice.place(event.territory)}."


def claims_added_up(voice: ReportVoice, claims: Iterable[events.TerritoryClaimed]) -> Iterator[str]:
    """Several claims, a line for each player."""
    taken: dict[str, list[str]] = {}
    for seat, territory in claims:
        taken.setdefault(seat, []).append(voice.place(territory))
    for seat, territories in taken.items():
        yield f"  {voice.who(seat):claims} {listed(territories)}."


def armies_added_up(voice: ReportVoice, placings: Iterable[events.ArmyAdded]) -> Iterator[str]:
    """Several armies of a set-up, a line for each player; those of the neutral army apart."""
    placed: dict[tuple[str, str], Counter[str]] = {}
    for event in placings:
        placed.setdefault((event.by, event.owner), Counter())[event.territory] += 1
    for (by, owner), armies in placed.items():
        what = "neutral armies, " if owner == NEUTRAL else ""
        yield f"  {voice.who(by):places} {what}{_shares(voice, armies)}."


def _shares(voice: ReportVoice, armies: Counter[str]) -> str:
    """Put the largest numbers first: "10 on Siam; 2 each on Peru and Brazil; 1 on Alaska"."""
    by_number: dict[int, list[str]] = {}
    for territory, number in armies.most_common():
        by_number.setdefault(number, []).append(voice.place(territory))
    return "; ".join(
        f"{number}{' each' if len(there) > 1 else ''} on {listed(there)}" for number, there in by_number.items()
    )


# ── armies and cards ─────────────────────────────────────────────────────────────────────────────


def due(voice: ReportVoice, event: events.ArmiesCounted) -> str:
    """Armies due and why: "Anna holds 14 territories (4) and all of Australia (2): 6 armies."."""
    reasons = [f"{CountWord(event.territories):territory} ({event.base})"]
    reasons += [f"all of {voice.place(land)} ({bonus})" for land, bonus in event.continents]
    total = CountWord(event.base + sum(bonus for _, bonus in event.continents) + event.sets)
    sets = f"; with {event.sets} for cards" if event.sets else ""
    return f"{voice.who(event.seat):holds} {listed(reasons)}{sets}: {total:army}."


def card_bonus(voice: ReportVoice, event: events.CardBonusPlaced) -> str:
    """Armies on the territory of a card."""
    placed = f"  {CountWord(event.armies):army} on {voice.place(event.territory)}, for its card"
    lost = f"; {event.lost} lost because there is no room" if event.lost else ""
    return f"{placed}{lost}."


def forfeited(voice: ReportVoice, event: events.CardsForfeited) -> str:
    """The oldest cards, those that lie open by name."""
    cards = voice.cards(event.cards)
    gone = "oldest card" if cards.number == 1 else f"{cards.number} oldest cards"
    which = f" ({cards})" if open_in(event.cards) else ""
    whose = f"{voice.who(event.seat):'s}"
    return f"{whose} {gone}{which} {cards:-is} discarded: nobody keeps more than four."


_PILES = {"pile": "the draw pile", "discard": "the discards"}
"""What the piles are called; without a common deck there are none."""


def card_corrected(voice: ReportVoice, event: events.CardCorrected) -> str:
    """A card that a ruling moves between a hand and a pile."""
    who, card = voice.who(event.seat), voice.card(event.card)
    if not event.pile:
        return f"Corrected: {who:{'gets' if event.given else 'loses'}} {card}."
    way = f"{who:gets} {card} from" if event.given else f"{who:gives} {card} to"
    return f"Corrected: {way} {_PILES[event.pile]}."


# ── attacks ──────────────────────────────────────────────────────────────────────────────────────


def thrown(_: ReportVoice, event: events.DiceThrown) -> str:
    """Dice that may still change."""
    return f"{_dice(event.attack, event.defence)}   as thrown"


def throws(voice: ReportVoice, event: events.BattleFought) -> list[str]:
    """A line for each throw: "  3 v 2   6 5 2 - 4 3   India loses 2"."""
    source, target = voice.place(event.source), voice.place(event.target)
    return [_throw(source, target, clash) for clash in event.throws]


def _throw(source: str, target: str, clash: events.Clash) -> str:
    losses = ((source, clash.attacker_losses), (target, clash.defender_losses))
    said = ", ".join(f"{name} loses {number}" for name, number in losses if number)
    return f"{_dice(clash.attack, clash.defence)}   {said}"


def _dice(attack: tuple[int, ...], defence: tuple[int, ...]) -> str:
    """Both sides' dice in columns, the highest first, as they are compared."""
    ours = " ".join(map(str, sorted(attack, reverse=True)))
    theirs = " ".join(map(str, sorted(defence, reverse=True)))
    return f"  {len(attack)} v {len(defence)}   {ours:<5} - {theirs:<3}"


def rerolled(voice: ReportVoice, event: events.DieRerolled) -> str:
    """The card of a re-roll is named as its territory."""
    opens = f"{voice.who(event.seat):opens} {voice.place(event.card)}"
    side = "attacker" if event.whose == "attack" else "defender"
    return f"  {opens}; the {side}'s {event.old} is rolled again: {event.new}."


# ── elimination ──────────────────────────────────────────────────────────────────────────────────


def eliminated(voice: ReportVoice, event: events.PlayerEliminated) -> str:
    """Say who is out and how it came to that."""
    victim, by = voice.who(event.seat), voice.who(event.by)
    if event.why == "capital":
        return f"{victim:is} out; {by:holds} the capital."
    return f"{by:has} taken {victim:'s} last territory; {victim:is} out."


# ── standing orders ──────────────────────────────────────────────────────────────────────────────

_STANDING = {"defence": "the defence", "capital_bonus": "the bonus for a captured capital"}
"""What standing orders are for."""


def standing_orders(voice: ReportVoice, event: events.StandingOrdersGiven) -> str:
    """What they say, in words."""
    # Late: few turns give any, and they bring the words of conditions along.
    from pbem.rulesets.risk.words.standing_orders import bonus_lines, defence_lines

    orders = event.orders
    if isinstance(orders, Defence):
        which = "; ".join(defence_lines(voice.setting, orders))
    else:
        which = "; ".join(bonus_lines(voice.setting, orders)) or "none"
    gives = f"{voice.who(event.seat):gives}"
    return f"{gives} standing orders for {_STANDING[event.kind]}: {which}."
