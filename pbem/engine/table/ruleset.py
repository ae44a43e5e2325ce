"""
What the engine asks of a game, and nothing more.

A `Ruleset` is what people choose by name (`risk-1959`). It turns the choices of a new game into
`Terms`, and the fixed facts of a game into a `Table`. A `Table` knows the rules, the board and the
seats of one game and answers questions about a state.

The law of the table:

Rule 1. A state changes only in `evolve`, by one event. `resolve` is a generator that works on the
        very state the engine evolves: it looks, rolls, yields an event, and when it goes on the
        event has happened; it never changes the state itself.
Rule 2. `resolve` is total: orders that passed `read_orders` always resolve; what became impossible
        on the way is skipped by an event that says why.
Rule 3. `resolve` plays on until somebody must decide again (`awaited` names someone) or the game is
        over (`awaited` is None). Record 0 is `resolve(blank(), {}, dice)`.
Rule 4. `read_orders` is a function of state, seat and document alone, and draws no die.
Rule 5. `dump` gives plain data in board and seat order; `load(dump(state))` is the same state.

Rule sets are found by the entry point group `pbem.rulesets`.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from pbem.engine.table.door import at
from pbem.engine.table.rooms import Cards, Foresight, Forms, Pictures, Rulings, Words
from pbem.engine.table.sheet import Problem, Sheet
from pbem.engine.table.terms import FACE_UP, Awaited, Clock, Data, Option, Seat, Terms

if TYPE_CHECKING:  # what a game can foresee is made in modules that import this
    from pbem.engine.foresight.forecast import Campaign
    from pbem.engine.table.mapmaker import Mapmaker


class Stream(Protocol):
    """One named, endless sequence of random numbers."""

    def d6(self) -> int:
        """Roll one die: 1 to 6."""

    def roll(self, count: int, /) -> tuple[int, ...]:
        """Roll some dice, one after the other."""

    def below(self, n: int, /) -> int:
        """Draw uniformly from 0 to n - 1; 1 <= n <= 65536."""

    def shuffle(self, items: list[Any], /) -> None:
        """Shuffle in place."""


class Dice(Protocol):
    """The chance of one record: streams by label, the same label always the same stream."""

    def stream(self, label: str, /) -> Stream:
        """Open the stream with this label, from its beginning."""

    def lay_face_down(self, cards: Sequence[int], /) -> tuple[str, ...]:
        """
        Lay cards (their numbers) face down; their tokens, in a hidden order.

        Only where the terms say `dealer`, and only once or a few times in a game: for the first
        pile and for every restored one.
        """

    def draw_face_down(self, seat: str, cards: int, /) -> str:
        """
        Draw one of `cards` cards face down for a seat with orders in this record; its token.

        Only where the terms say `private`, and at most once for a seat in a record: one key opens
        all that was drawn with it.
        """


StateT = TypeVar("StateT")
OrderT = TypeVar("OrderT")
EventT = TypeVar("EventT")


class Table(ABC, Generic[StateT, OrderT, EventT]):
    """
    One game's rules, board and seats; every method is a pure function of its arguments.

    Here is what play needs. All else, as words and pictures, is in the rooms of a table
    (`pbem.engine.table.rooms`); a game must have words and forms.
    """

    words: Words = at(Words, Words)
    pictures: Pictures = at(Pictures, Pictures)
    foresight: Foresight = at(Foresight, Foresight)
    forms: Forms = at(Forms, Forms)
    cards: Cards = at(Cards, Cards)
    rulings: Rulings = at(Rulings, Rulings)

    @abstractmethod
    def blank(self) -> StateT:
        """Return the state before anything happened."""

    @abstractmethod
    def copy(self, state: StateT, /) -> StateT:
        """Return a state that can be evolved without changing this one."""

    @abstractmethod
    def load(self, data: Data, /) -> StateT:
        """Read a state from plain data; raise ValueError with a sentence if it is not one."""

    @abstractmethod
    def dump(self, state: StateT, /) -> Data:
        """Write a state as plain data."""

    @abstractmethod
    def clock(self, state: StateT, /) -> Clock:
        """Return the turn and part."""

    @abstractmethod
    def awaited(self, state: StateT, /) -> Awaited | None:
        """Return who must decide; None when the game is over."""

    def live(self, state: StateT, /) -> Sequence[str] | None:
        """List the seats still in the game, in seat order; None: nobody can fall out of it."""
        return None

    def winners(self, state: StateT, /) -> Sequence[str]:
        """List who has won a game that is over, several where they share it; none: nobody, or it is not said."""
        live = self.live(state) or ()
        return live if len(live) == 1 else ()

    @abstractmethod
    def read_orders(self, state: StateT, seat: str, sheet: Sheet, /) -> OrderT:
        """
        Read and check the orders of a seat.

        Faults and warnings go into the sheet; with an error in it the result is not to be used.
        The header (game, player, turn, part) has been read by the engine.
        """

    @abstractmethod
    def resolve(self, state: StateT, orders: Mapping[str, OrderT], dice: Dice, /) -> Iterator[EventT]:
        """Play the orders (rule 1 to 3)."""

    @abstractmethod
    def evolve(self, state: StateT, event: EventT, /) -> None:
        """Let one event happen, in place. The only place where a state changes."""

    @classmethod
    def enter_all(cls) -> None:
        """Import every room and look at its methods; raise ContentError for what is misspelt or missing."""
        from pbem.engine.table.inspection import inspect_class, inspect_rooms  # late: a turn looks at nothing

        inspect_class(cls, Table)
        inspect_rooms(cls)


class Ruleset(ABC):
    """A game as people choose it: a preset of rules."""

    @property
    @abstractmethod
    def name(self) -> str:
        """Return the name after which players ask (`risk-1959`)."""

    @property
    @abstractmethod
    def version(self) -> int:
        """Return the number of the rules' version; it goes up when a fix would change old games."""

    @property
    @abstractmethod
    def title(self) -> str:
        """Return the name for people."""

    @property
    @abstractmethod
    def map_id(self) -> str:
        """Return the id or path of the map played unless another is chosen; "" without a map."""

    @property
    @abstractmethod
    def seats(self) -> tuple[int, int]:
        """Return the least and the largest number of players."""

    @abstractmethod
    def options(self) -> Sequence[Option]:
        """List the options and switches that may be chosen."""

    @abstractmethod
    def terms(self, seats: Sequence[Seat], options: Sequence[str], choices: Data, map_file: Data, /) -> Terms:
        """Check the choices of a new game; raise FaultsError with all that is wrong."""

    @abstractmethod
    def table(self, seats: Sequence[Seat], terms: Terms, /) -> Table[Any, Any, Any]:
        """Lay the table for a game; raise FaultsError when the terms cannot be played."""

    @abstractmethod
    def rule_book(self, options: Sequence[str], choices: Data, cards: str = FACE_UP, /) -> Sequence[str]:
        """
        Print the rules of a game with these choices, in lines of at most 79 columns.

        `cards` is how hands are held; only a game with several ways is asked about one.
        """

    @abstractmethod
    def check_map(self, map_file: Data, /) -> Sequence[Problem]:
        """List what is wrong or odd with a map file of this game; it is sound unless a problem is an error."""

    # What a game may say besides

    @property
    def mapmaker(self) -> "Mapmaker | None":
        """Return what the game does with maps besides checking them; None: nothing."""
        return None

    @property
    def cards(self) -> tuple[str, ...]:
        """Return how hands can be held, the usual way first."""
        return (FACE_UP,)

    @property
    def distinction(self) -> str:
        """Say in a line how the game differs from its like."""
        return ""

    @property
    def gist(self) -> str:
        """Say in a sentence or two what players do and who wins, to somebody who never heard of the game."""
        return ""

    def announcements(self, seats: Sequence[Seat], terms: Terms, /) -> Sequence[str]:
        """Tell who begins a game what its choices mean, those made by default too: a sentence or two for each."""
        return ()

    def campaign(self, armies: int, against: Sequence[int], limits: Data, /) -> "Campaign | None":
        """
        Return all endings: this many armies stand there, and attack others one after the other.

        `limits` are keys of the rule set's own order files. None for a game that cannot tell; raises
        FaultsError for what cannot be ordered.
        """
        return None


def read_all_orders(table: Table[Any, Any, Any], state: Any, seat: str, sheet: Sheet) -> Any:
    """Let the rule set read its part of the orders; keys that it did not take are refused."""
    orders = table.read_orders(state, seat, sheet)
    if not sheet.data.keys() <= {*sheet.taken}:
        refused = [fault.path for fault in sheet.problems if fault.code == "E-UNKNOWN-KEY"]
        if not any(len(path) == 1 for path in refused):
            sheet.close()
    return orders
