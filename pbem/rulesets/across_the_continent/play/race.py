"""
A race while a record of it is played, and what each piece on its way may do.

Streams of a record: `lots/coasts`, `lots/first`; `ticket/<n>` for the n-th time that somebody draws
a ticket, rejected ones included; `move/<n>` for all throws of the n-th turn, where a turn that the
record before left open is the first.

Orders are checked and turns are played with the same functions.
"""

from collections.abc import Sequence

from pbem.engine.table.ruleset import Dice, Stream
from pbem.record import mutable
from pbem.rulesets.across_the_continent.board import Board
from pbem.rulesets.across_the_continent.events import Throw
from pbem.rulesets.across_the_continent.play.track import Landing, Leg, free_landings, landings
from pbem.rulesets.across_the_continent.rings import is_stuck
from pbem.rulesets.across_the_continent.rules import Rules
from pbem.rulesets.across_the_continent.state import State, Traveller


@mutable
class Race:
    """
    What the chapters of the race work with.

    They only read `state`. `turns` counts the turns of this record, `drawings` the drawings.
    """

    board: Board
    rules: Rules
    seats: tuple[str, ...]
    state: State
    dice: Dice
    turns: int = 1
    drawings: int = 0

    @property
    def mover(self) -> Traveller:
        """The piece of the player whose turn it is."""
        return self.state.travellers[self.state.mover]

    def throws(self) -> Stream:
        """Return the dice of the turn that is being played."""
        return self.dice.stream(f"move/{self.turns}")

    def drawing(self) -> Stream:
        """Return the chance of the next drawing of a ticket."""
        self.drawings += 1
        return self.dice.stream(f"ticket/{self.drawings}")


def next_city(board: Board, piece: Traveller) -> str:
    """Return the next city on the ticket that a piece holds."""
    return board.deck[piece.ticket].stops[piece.leg]


def spaces_to_go(board: Board, piece: Traveller) -> int:
    """Return the spaces from a piece to the last city of its ticket, by way of all stops."""
    to_next = board.distance(piece.place, next_city(board, piece))
    return to_next + board.length(piece.ticket, piece.leg + 1)


def resting_at(state: State, space: str, but: str) -> str:
    """Return the seat, other than `but`, whose piece rests on a space; "" if there is none."""
    others = (seat for seat, piece in state.travellers.items() if piece.place == space)
    return next((seat for seat in others if seat != but), "")


def leg_of(board: Board, rules: Rules, state: State, seat: str, via: Sequence[str] | None = None) -> Leg:
    """Return the leg of a seat that holds a ticket; `via` None: that of its standing orders."""
    piece = state.travellers[seat]
    city = next_city(board, piece)
    if via is None:
        via = piece.rail.via if piece.rail else ()
    # The piece's own space may be among them: it is never ahead of the piece.
    occupied = {other.place for other in state.travellers.values()}
    if rules.rings == "shared" and city in occupied and _is_stuck(board, state, seat):
        occupied.discard(city)  # the one case in which two pieces rest in a city
    return Leg(board, piece.place, city, occupied, via)


def _is_stuck(board: Board, state: State, seat: str) -> bool:
    under_way = {id_: (piece.place, next_city(board, piece)) for id_, piece in state.travellers.items() if piece.ticket}
    return is_stuck(board, under_way, seat)


def options(rules: Rules, leg: Leg, dice: Throw) -> dict[int, Landing]:
    """Return the possible numbers of a throw under the rules of this race."""
    return landings(leg, dice, rules.dice_choice)


def leaves_a_choice(leg: Leg, possible: dict[int, Landing]) -> bool:
    """Say whether there is anything to decide: two numbers, or two landings of one number."""
    return len(possible) > 1 or any(len(free_landings(leg, number)) > 1 for number in possible)
