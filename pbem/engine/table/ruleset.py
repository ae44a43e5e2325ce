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

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from pbem.engine.table.problem import Problem
from pbem.engine.table.sheet import Sheet

FACE_UP, DEALER, PRIVATE = "face-up", "dealer", "private"
"""The ways of holding hands, as a genesis names them."""
CARDS = (FACE_UP, DEALER, PRIVATE)

Data = dict[str, Any]
"""Plain data: what TOML and JSON share, without floats and dates."""


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


class Seat(NamedTuple):
    """One player of a game: `id` as in order files, `name` for people."""

    id: str
    name: str


class Option(NamedTuple):
    """
    One thing that may be chosen for a new game, for `pbem rules --list` and `pbem new`.

    `text` is its sentence, `source` the booklet and section, `values` the legal values of a switch
    (empty for a plain option that is named or not).
    """

    name: str
    text: str
    source: str
    values: tuple[str | int, ...] = ()
    default: str | int | bool = False


class Terms(NamedTuple):
    """
    The choices of a new game, found legal: what the rule set wants written into the genesis.

    `choices` holds every rule field that differs from the preset after the options, `board` the
    facts of the map (no drawing). `cards` is how hands are held: face-up, dealer or private; a new
    game says it beside the rule set's own choices.
    """

    options: tuple[str, ...]
    choices: Data
    board: Data
    cards: str = FACE_UP


class Clock(NamedTuple):
    """Where a game stands, in the game's own count. `note` says what earlier parts used up."""

    turn: int
    part: int = 1
    note: str = ""


class Awaited(NamedTuple):
    """
    Who must decide before play goes on.

    A record takes the orders of all of `must` and of any of `may`, in seat order. `what` says
    what is wanted (`5 armies due`); turn and part stand before it, as in `clock`.
    """

    must: tuple[str, ...]
    what: str
    may: tuple[str, ...] = ()


StateT = TypeVar("StateT")
OrderT = TypeVar("OrderT")
EventT = TypeVar("EventT")


class Table(Protocol[StateT, OrderT, EventT]):
    """One game's rules, board and seats; every method is a pure function of its arguments."""

    def blank(self) -> StateT:
        """Return the state before anything happened."""

    def copy(self, state: StateT, /) -> StateT:
        """Return a state that can be evolved without changing this one."""

    def load(self, data: Data, /) -> StateT:
        """Read a state from plain data; raise ValueError with a sentence if it is none."""

    def dump(self, state: StateT, /) -> Data:
        """Write a state as plain data."""

    def clock(self, state: StateT, /) -> Clock:
        """Return the turn and part."""

    def awaited(self, state: StateT, /) -> Awaited | None:
        """Return who must decide; None when the game is over."""

    def read_orders(self, state: StateT, seat: str, sheet: Sheet, /) -> OrderT:
        """
        Read and check the orders of a seat.

        Faults and warnings go into the sheet; with an error in it the result is not to be used.
        The header (game, player, turn, part) has been read by the engine.
        """

    def resolve(
        self, state: StateT, orders: Mapping[str, OrderT], dice: Dice, /
    ) -> Iterator[EventT]:
        """Play the orders (rule 1 to 3)."""

    def evolve(self, state: StateT, event: EventT, /) -> None:
        """Let one event happen, in place. The only place where a state changes."""

    def describe(self, event: EventT, /) -> Sequence[str]:
        """Describe an event for the report: a line for each sentence, unwrapped; none to leave it out."""

    def headline(self) -> Sequence[str]:
        """Describe rule set, options and differing choices, for the head of a report."""

    def standing(self, state: StateT, /) -> Sequence[str]:
        """Describe the state in short lines of at most 79 columns, for the end of a report."""

    def show(self, state: StateT, seat: str | None, /) -> Sequence[str]:
        """Describe the whole state in lines of at most 79 columns, for `pbem show`."""

    def template(self, state: StateT, seat: str, /) -> Sequence[str]:
        """Write the lines of an order file to fill in, after its header."""


@runtime_checkable
class HidesCards(Protocol):
    """
    A table on which cards can lie face down (terms `dealer` and `private`).

    A card face down is a token, a text that everybody sees and that says nothing about the card.
    Its owner can open it: then everybody can compute its number, which is its place in the deck.
    """

    @property
    def deck_size(self) -> int:
        """How many cards the deck has; their numbers are 0 to deck_size - 1."""

    def face_down(self, state: Any, /) -> Mapping[str, Sequence[str]]:
        """The tokens in hands, by seat, in hand order; seats without one may be left out."""

    def look(self, state: Any, known: Mapping[str, int], /) -> Any:
        """Return a copy of a state in which these tokens are the cards that they are."""

    def opens(self, orders: Any, /) -> Sequence[str]:
        """The tokens that these orders, as `read_orders` gave them, have to open."""


@runtime_checkable
class PrintsRules(Protocol):
    """A table that prints the rules of its very game; else its rule set does, from options and choices."""

    def rule_book(self) -> Sequence[str]:
        """Return the rules as this game chose them, in lines of at most 79 columns."""


class Ruleset(Protocol):
    """A game as people choose it: a preset of rules."""

    @property
    def name(self) -> str:
        """Return the name after which players ask (`risk-1959`)."""

    @property
    def version(self) -> int:
        """Return the number of the rules' version; it goes up when a fix would change old games."""

    @property
    def title(self) -> str:
        """Return the name for people."""

    @property
    def map_id(self) -> str:
        """Return the id or path of the map played unless another is chosen; "" without a map."""

    @property
    def seats(self) -> tuple[int, int]:
        """Return the least and the largest number of players."""

    def options(self) -> Sequence[Option]:
        """List the options and switches that may be chosen."""

    def terms(
        self, seats: Sequence[Seat], options: Sequence[str], choices: Data, map_file: Data, /
    ) -> Terms:
        """Check the choices of a new game; raise FaultsError with all that is wrong."""

    def table(self, seats: Sequence[Seat], terms: Terms, /) -> Table[Any, Any, Any]:
        """Lay the table for a game; raise FaultsError when the terms cannot be played."""

    def rule_book(self, options: Sequence[str], choices: Data, /) -> Sequence[str]:
        """Print the rules of a game with these choices, in lines of at most 79 columns."""

    def check_map(self, map_file: Data, /) -> Sequence[Problem]:
        """List everything that is wrong with a map file of this game; empty when it is sound."""


@runtime_checkable
class Announces(Protocol):
    """A rule set that tells who begins a game what a choice means, also one made by default."""

    def announcements(self, seats: Sequence[Seat], terms: Terms, /) -> Sequence[str]:
        """Return a sentence or two for each such choice: what was chosen, and the other ways."""


def card_modes(ruleset: Ruleset) -> tuple[str, ...]:
    """
    Return how hands can be held in a game, the usual way first: its property `cards`.

    A rule set without that property holds them face-up, if it has cards at all.
    """
    modes: tuple[str, ...] = tuple(getattr(ruleset, "cards", (FACE_UP,)))
    return modes


def read_all_orders(table: Table[Any, Any, Any], state: Any, seat: str, sheet: Sheet) -> Any:
    """Let the rule set read its part of the orders; keys that it did not take are refused."""
    orders = table.read_orders(state, seat, sheet)
    if not sheet.data.keys() <= {*sheet.taken}:
        refused = [fault.path for fault in sheet.problems if fault.code == "E-UNKNOWN-KEY"]
        if not any(len(path) == 1 for path in refused):
            sheet.close()
    return orders
