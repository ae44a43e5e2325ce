"""
Everything that can happen in a race across the continent.

State, report, picture and log all follow from these. Each event is complete: its readers need no
rule. Cities, spaces, tickets and seats are ids; dice are as they fell.
"""

from typing import NamedTuple

from pbem.record import event
from pbem.rulesets.across_the_continent.orders import Rail

Throw = tuple[int, int]

# ── set-up ───────────────────────────────────────────────────────────────────────────────────────


@event
class CoastsTaken(NamedTuple):
    """Who starts on which coast, in seat order (R-097). `by_lot`: decided by chance (A-87)."""

    west: tuple[str, ...]
    east: tuple[str, ...]
    by_lot: bool


@event
class PiecePlaced(NamedTuple):
    """A piece is put on the starting city of its first ticket (R-100)."""

    seat: str
    city: str


@event
class StarterRolled(NamedTuple):
    """Two dice each, the highest sum begins, equal sums throw again (A-86), round by round."""

    rounds: tuple[tuple[tuple[str, Throw], ...], ...]
    winner: str


@event
class StarterNamed(NamedTuple):
    """The choices of the game say who begins (A-86)."""

    seat: str


# ── tickets ──────────────────────────────────────────────────────────────────────────────────────


@event
class TicketRejected(NamedTuple):
    """
    A drawn ticket goes under its pile (R-099, A-78, A-79).

    `reason`: held (`by` holds a ticket from the same city) or occupied (`by` rests there).
    """

    seat: str
    ticket: str
    start: str
    reason: str
    by: str


@event
class TicketReturned(NamedTuple):
    """A ticket goes face down to the bottom of its pile (R-109, A-78), where piles have a bottom."""

    ticket: str


@event
class TicketDrawn(NamedTuple):
    """A seat has drawn a ticket (R-098, R-109)."""

    seat: str
    ticket: str
    bound: str
    stops: tuple[str, ...]


@event
class TicketMissed(NamedTuple):
    """Every ticket of the pile was rejected; the seat waits a turn (A-79)."""

    seat: str
    bound: str


@event
class ExpressTaken(NamedTuple):
    """The piece is put on the first city of its new ticket; that is the turn (R-110)."""

    seat: str
    source: str
    city: str


# ── a turn ───────────────────────────────────────────────────────────────────────────────────────


@event
class TurnStarted(NamedTuple):
    """The turn passes to a seat (R-100)."""

    seat: str
    turn: int


@event
class StandingOrdersGiven(NamedTuple):
    """A seat's standing orders from now on."""

    seat: str
    rail: Rail


@event
class StandingOrdersEnded(NamedTuple):
    """A seat's standing orders no longer hold. `reason`: turn, ticket-end."""

    seat: str
    reason: str


@event
class DiceThrown(NamedTuple):
    """A throw (R-101): `distance` spaces are left to `city`, the next on the ticket."""

    seat: str
    dice: Throw
    city: str
    distance: int


@event
class TurnPaused(NamedTuple):
    """
    The race waits for a seat; `numbers` are possible with dice on the table.

    `reason`: orders (none hold), record (the longest record is full), throw.
    """

    seat: str
    reason: str
    numbers: tuple[int, ...]


@event
class PieceMoved(NamedTuple):
    """
    A piece moved (R-101 to R-105).

    `path` holds each space stepped on, the last is where it rests; `passed` the cities on the way;
    `left` the spaces still to go to `city`. `beside` is the seat whose piece rests in the same city,
    "" except in the one case of A-89.
    """

    seat: str
    dice: Throw
    number: int
    source: str
    path: tuple[str, ...]
    passed: tuple[str, ...]
    city: str
    left: int
    beside: str


@event
class ThrowLost(NamedTuple):
    """
    No number of a throw can be used, and the turn is over (R-104, R-106, A-81).

    `reason`: near (all numbers pass the city) or blocked (every landing is occupied).
    """

    seat: str
    dice: Throw
    city: str
    distance: int
    reason: str


@event
class CityReached(NamedTuple):
    """A city of the ticket was reached; the piece rests (R-103, R-107). `next` is the one after."""

    seat: str
    city: str
    next: str
    distance: int


@event
class CoastReached(NamedTuple):
    """A ticket was completed and goes under its pile (R-109). `home`: both ways are done."""

    seat: str
    ticket: str
    city: str
    home: bool


@event
class TurnEnded(NamedTuple):
    """A seat's turn is over."""

    seat: str


# ── the end ──────────────────────────────────────────────────────────────────────────────────────


@event
class PlayerRetired(NamedTuple):
    """A partner is home; the piece leaves the board (R-112, A-91). `partner` still travels."""

    seat: str
    partner: str


@event
class GameWon(NamedTuple):
    """The race is over (R-111, R-112). `how`: race, partners or resigned."""

    seats: tuple[str, ...]
    how: str


# ── decided by the group ─────────────────────────────────────────────────────────────────────────


@event
class PlayerResigned(NamedTuple):
    """A seat gave up (A-18): its piece leaves the board, its ticket goes under the pile."""

    seat: str


@event
class PieceCorrected(NamedTuple):
    """A ruling puts a piece on a space."""

    seat: str
    place: str


@event
class TicketCorrected(NamedTuple):
    """A ruling gives a seat a ticket, and says which of its stops comes next (from 1)."""

    seat: str
    ticket: str
    leg: int


_SetupEvent = CoastsTaken | PiecePlaced | StarterRolled | StarterNamed
_TicketEvent = TicketRejected | TicketReturned | TicketDrawn | TicketMissed | ExpressTaken | CoastReached
_TurnEvent = TurnStarted | StandingOrdersGiven | StandingOrdersEnded | DiceThrown | TurnPaused | TurnEnded
_RaceEvent = PieceMoved | ThrowLost | CityReached | PlayerRetired | GameWon
_Ruling = PlayerResigned | PieceCorrected | TicketCorrected
Event = _SetupEvent | _TicketEvent | _TurnEvent | _RaceEvent | _Ruling
