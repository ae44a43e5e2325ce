"""
Everything that can happen in the game of world conquest.

State, report, picture and log all follow from these. Each event is complete: its reader needs no
rule. Territories, seats and cards stand as ids; a card is the id of its territory or "joker", and a
token where it lies face down (`state.py`).
They are named tuples, because a long turn makes hundreds of them.
"""

from typing import NamedTuple

from pbem.record import event
from pbem.rulesets.risk.orders import SetupLists, Standing

# ── set-up ───────────────────────────────────────────────────────────────────────────────────────


@event
class LotsRolled(NamedTuple):
    """One die each, highest wins, ties roll again (R-011, A-05). `purpose`: set-up, turn, dealer."""

    purpose: str
    rounds: tuple[tuple[tuple[str, int], ...], ...]
    winner: str


@event
class DealerNamed(NamedTuple):
    """Somebody deals; the deal begins on their left (R-015, A-06)."""

    dealer: str


@event
class TerritoriesDealt(NamedTuple):
    """A seat (or "neutral") got these cards and put one army on each territory (R-015, R-016)."""

    seat: str
    territories: tuple[str, ...]


@event
class InitialArmiesCounted(NamedTuple):
    """Armies that each seat (and "neutral") has still to place in the set-up (R-010, R-069)."""

    armies: tuple[tuple[str, int], ...]


@event
class SetupListed(NamedTuple):
    """A seat handed in its lists for the set-up."""

    seat: str
    lists: SetupLists


@event
class TerritoryClaimed(NamedTuple):
    """One army on a free territory (R-012)."""

    seat: str
    territory: str


@event
class ArmyAdded(NamedTuple):
    """
    One more army on a territory of one's own, or on a neutral one (R-013, R-071). `by` placed it.

    `entry` counts, from 0, the entries left in the list that asked for it.
    """

    by: str
    owner: str
    territory: str
    entry: int


@event
class SetupArmiesLost(NamedTuple):
    """Initial armies that no territory can take under the cap (R-082)."""

    owner: str
    armies: int


@event
class ListRanDry(NamedTuple):
    """A seat has to place but its list says nothing more; it is asked again (4.7)."""

    seat: str
    wanted: str


@event
class CapitalNamed(NamedTuple):
    """A seat's capital (R-091)."""

    seat: str
    territory: str


# ── a turn ───────────────────────────────────────────────────────────────────────────────────────


@event
class TurnStarted(NamedTuple):
    """The turn passes to a seat (R-003)."""

    seat: str
    turn: int


@event
class CardOpened(NamedTuple):
    """A seat turns up a card that lay face down; everybody can check that it is this one."""

    seat: str
    token: str
    card: str


@event
class CardsForfeited(NamedTuple):
    """Where hands are hidden: the oldest cards beyond four, of a seat that had to trade (R-054)."""

    seat: str
    cards: tuple[str, ...]


@event
class SetTurnedIn(NamedTuple):
    """Three cards for armies; the `number`-th set of the game (R-056)."""

    seat: str
    cards: tuple[str, ...]
    number: int
    armies: int


@event
class CardBonusPlaced(NamedTuple):
    """Armies put at once on the territory of a card turned in (R-060); `lost` by the cap (R-083)."""

    seat: str
    territory: str
    armies: int
    lost: int


@event
class ArmiesCounted(NamedTuple):
    """
    Armies due at the start of a turn and why (R-024 to R-029).

    `territories` held, `base` armies for them, `continents` with bonus, `sets` armies from sets.
    """

    seat: str
    territories: int
    base: int
    continents: tuple[tuple[str, int], ...]
    sets: int


@event
class ArmiesPlaced(NamedTuple):
    """Armies put on a territory of the seat's own (R-030, R-061)."""

    seat: str
    territory: str
    armies: int


@event
class ArmiesLost(NamedTuple):
    """Armies that nothing can take under the cap (R-081)."""

    seat: str
    armies: int


@event
class BattleJoined(NamedTuple):
    """An attack entry opens fire: first throw of `source` against `target` in this entry."""

    entry: int
    attacker: str
    defender: str
    source: str
    target: str
    source_armies: int
    target_armies: int


@event
class DiceThrown(NamedTuple):
    """
    Dice on the table that are about to be changed (R-085, R-089); as thrown, unsorted.

    A throw that nobody wants to change stands in `BattleFought` alone.
    """

    source: str
    target: str
    attack: tuple[int, ...]
    defence: tuple[int, ...]


@event
class DieRerolled(NamedTuple):
    """A die rolled again with an opened card (R-085); `whose` is attack or defence."""

    seat: str
    card: str
    whose: str
    old: int
    new: int


@event
class DieCommanded(NamedTuple):
    """The commander turned one of the attacker's dice to a six (R-089)."""

    seat: str
    old: int


@event
class Clash(NamedTuple):
    """One throw, compared: final dice as they lie, losses of both sides (R-037 to R-039)."""

    attack: tuple[int, ...]
    defence: tuple[int, ...]
    attacker_losses: int
    defender_losses: int


@event
class BattleFought(NamedTuple):
    """
    Throws one after the other, between which nobody looked at the board; the losses of them all.

    A battle is as few of these as possible.
    """

    source: str
    target: str
    throws: tuple[Clash, ...]
    attacker_losses: int
    defender_losses: int


@event
class AttackStopped(NamedTuple):
    """
    A battle that had begun ends without capture.

    `reason`: armies, keep, while, throws, losses; `detail` holds the number or the condition.
    """

    entry: int
    source: str
    target: str
    reason: str
    detail: str


@event
class OrderSkipped(NamedTuple):
    """
    An order that could not be carried out any more, or need not be.

    `section` as in the order file, `entry` from 1 (0: the whole section). `reason` is a word of
    `words/tellings.py`, `detail` what its sentence needs.
    """

    section: str
    entry: int
    reason: str
    detail: tuple[str, ...]


@event
class TerritoryCaptured(NamedTuple):
    """The last defender fell and armies moved in (R-043). `moved` out of `source`."""

    attacker: str
    defender: str
    source: str
    target: str
    moved: int


@event
class PlayerEliminated(NamedTuple):
    """A seat is out (R-061, R-067, R-092). `why`: territories or capital."""

    seat: str
    by: str
    why: str


@event
class CardsPassed(NamedTuple):
    """All cards of an eliminated seat go to the conqueror (R-061, A-68)."""

    giver: str
    taker: str
    cards: tuple[str, ...]


@event
class CardsReplaced(NamedTuple):
    """
    The conqueror draws as many cards face up as the eliminated seat held (R-061, A-68).

    Only where each draw stands alone: nobody else can open the victim's cards, so they leave the
    game. `lost` are these, `cards` the new ones.
    """

    giver: str
    taker: str
    lost: tuple[str, ...]
    cards: tuple[str, ...]


@event
class CardsDiscarded(NamedTuple):
    """Cards leave a hand for the discard pile without armies (A-68)."""

    seat: str
    cards: tuple[str, ...]


@event
class TurnPaused(NamedTuple):
    """
    The turn stays open for another part (4.5). `phase` is what the state waits for next.

    `reason`: final, on_capture, on_stop, then, elimination, after-throw.
    """

    seat: str
    phase: str
    reason: str


@event
class FreeMoveMade(NamedTuple):
    """The free move (R-047)."""

    seat: str
    source: str
    target: str
    armies: int


@event
class ArmiesFortified(NamedTuple):
    """One shift over connected territories of the seat's own (R-079)."""

    seat: str
    source: str
    target: str
    armies: int


@event
class PileRestored(NamedTuple):
    """The discards became the draw pile again (R-059, A-34)."""

    cards: int


@event
class PileVeiled(NamedTuple):
    """The cards of the draw pile were shuffled and lie face down now, in a hidden order."""

    tokens: tuple[str, ...]


@event
class CardDrawn(NamedTuple):
    """The card for a captured territory (R-050)."""

    seat: str
    card: str


@event
class CardMissed(NamedTuple):
    """
    A card was earned but not drawn.

    `reason`: none (is left, A-37), five (are held with `may-hold`, A-43), declined (A-54).
    """

    seat: str
    reason: str


@event
class TurnEnded(NamedTuple):
    """A seat's turn is over (R-021 step 7)."""

    seat: str


@event
class StandingOrdersGiven(NamedTuple):
    """
    Standing orders that hold from the next record on (4.6).

    `kind` is the key of the order file: "defence" or "capital_bonus".
    """

    seat: str
    kind: str
    orders: Standing


# ── capitals and the end ─────────────────────────────────────────────────────────────────────────


@event
class CapitalLost(NamedTuple):
    """A seat does not hold its capital at the end of its own turn (R-092)."""

    seat: str
    capital: str
    conqueror: str


@event
class TerritoriesVacated(NamedTuple):
    """The eliminated seat's armies leave; the conqueror puts one army on each (R-093)."""

    seat: str
    conqueror: str
    territories: tuple[str, ...]


@event
class BonusDue(NamedTuple):
    """The conqueror has bonus armies to put on the vacated territories (R-093, A-72)."""

    seat: str
    armies: int
    territories: tuple[str, ...]


@event
class GameWon(NamedTuple):
    """The game is over (R-001, R-075, R-094). `how`: territories, opponent, capitals, resigned."""

    seat: str
    how: str


# ── decided by the group ─────────────────────────────────────────────────────────────────────────


@event
class PlayerResigned(NamedTuple):
    """A seat gave up (A-18); its armies stay where they are and are neutral from now on (R-074)."""

    seat: str
    territories: tuple[str, ...]


@event
class ArmiesCorrected(NamedTuple):
    """A ruling says who holds a territory, and with how many armies."""

    territory: str
    owner: str
    armies: int


@event
class CardCorrected(NamedTuple):
    """A ruling gives a card to a seat, or takes it away. `pile`: pile, discard, or "" for none."""

    seat: str
    card: str
    pile: str
    given: bool


@event
class SetsCorrected(NamedTuple):
    """A ruling says how many sets were turned in so far."""

    sets: int


_SetupEvent = LotsRolled | DealerNamed | TerritoriesDealt | InitialArmiesCounted | SetupListed | SetupArmiesLost
_PlacingEvent = TerritoryClaimed | ArmyAdded | ListRanDry | CapitalNamed
_ReinforcingEvent = (
    CardOpened | CardsForfeited | SetTurnedIn | CardBonusPlaced | ArmiesCounted | ArmiesPlaced | ArmiesLost
)
_BattleEvent = BattleJoined | DiceThrown | DieRerolled | DieCommanded | BattleFought | AttackStopped | TerritoryCaptured
_EliminationEvent = PlayerEliminated | CardsPassed | CardsReplaced | CardsDiscarded
_ClosingEvent = FreeMoveMade | ArmiesFortified | PileRestored | PileVeiled | CardDrawn | CardMissed
_TurnEvent = TurnStarted | OrderSkipped | TurnPaused | TurnEnded | StandingOrdersGiven | _BattleEvent | _ClosingEvent
_EndEvent = CapitalLost | TerritoriesVacated | BonusDue | GameWon
_Ruling = PlayerResigned | ArmiesCorrected | CardCorrected | SetsCorrected
Event = _SetupEvent | _PlacingEvent | _ReinforcingEvent | _TurnEvent | _EliminationEvent | _EndEvent | _Ruling
