"""
The rooms of a table: what a game can do beyond what play itself asks (`pbem.engine.table.ruleset.Table`).

Rule 1. There are six: words, pictures, foresight, forms, cards, rulings. Each is a class here, whose methods say
        what holds of a game that says nothing; only a few of `Words` and `Forms` must be there.
Rule 2. A room is made of its table when it is first entered, and the table keeps it. A table names a room by its
        class or, to be imported no sooner than that, by its place: `words = at(Words, "nim.words:NimWords")`.
Rule 3. A room has no public method that its kind has not, so none can be misspelt: the class is refused when it is
        made. What serves it alone begins with an underscore.

What a room is seldom asked for (the rule book, say) it imports late itself, and nothing else does.
Everything here is as pure as a table. Lines are unwrapped sentences unless they are said to be at most 79 columns.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pbem.engine.table.door import Room
from pbem.errors import UnsupportedError

if TYPE_CHECKING:  # what rooms return is made in modules that import them
    from pbem.engine.foresight.forecast import Outlook, Play, Work
    from pbem.engine.foresight.odds import Measure, Trial
    from pbem.engine.picture.scene import Scene
    from pbem.engine.short.grammar import Grammar
    from pbem.engine.table.gate import Gate
    from pbem.engine.table.terms import Data
    from pbem.engine.words.board_letters import Group
    from pbem.engine.words.telling import Milestone, Score


class Words(Room, ABC):
    """
    What a game says: reports, letters, tables, its rule book.

    Words are not hashed; nothing rests on them, and they improve in any release.
    """

    @abstractmethod
    def describe(self, event: Any, /) -> Sequence[str]:
        """Describe an event for the report, a line for each sentence; none to leave it out."""

    def describe_all(self, events: Iterable[Any], /) -> Iterable[str]:
        """Describe all events of a record in order; what happens over and over may be summed up."""
        return (line for event in events for line in self.describe(event))

    @abstractmethod
    def headline(self) -> Sequence[str]:
        """Describe rule set, options and differing choices, for the head of a report."""

    @abstractmethod
    def standing(self, state: Any, /) -> Sequence[str]:
        """Describe the state in short lines of at most 79 columns, for the end of a report."""

    @abstractmethod
    def show(self, state: Any, seat: str | None, before: Any = None, /) -> Sequence[str]:
        """
        Describe the whole state in lines of at most 79 columns, for `pbem show`.

        For a seat, if one is given; with what has changed since `before`, if that is told.
        """

    def rule_book(self) -> Sequence[str] | None:
        """Return the rules as this game chose them, in lines of at most 79 columns; None: ask the rule set."""
        return None

    def restate(self, state: Any, seat: str, orders: Any, /) -> Sequence[str]:
        """
        Return what sound orders of a seat ask for, one sentence or a few in each line; none: they are quoted.

        The sentences speak to the player ("You place ...") and say all that the orders say.
        """
        return ()

    def recall(self, seat: str, past: Iterable[tuple[Any, Sequence[Any]]], /) -> Sequence[str] | None:
        """
        Return what happened to a seat in some records, one after the other; None: the report must do.

        A record is the state before it and its events. The sequence is empty if nothing concerned the seat.
        """
        return None

    def milestones(self, before: Any, events: Sequence[Any], after: Any, /) -> "Iterable[Milestone]":
        """Return what a summary may name of one record, from its events and the states around them."""
        return ()

    def score(self, state: Any, /) -> "Sequence[Score]":
        """Count how the players stand: always the same counts in the same order, nothing of what is hidden."""
        return ()

    def take_apart(self, event: Any, /) -> Sequence[Any]:
        """
        Return the parts of an event that holds several things which happened one after the other.

        A state that has been through the parts, one by one, is the one that the event leads to.
        """
        return (event,)

    def borders(self) -> Sequence[str]:
        """List where one can go from each place, in lines of at most 79 columns."""
        return ()


class Pictures(Room):
    """What a game shows: its board drawn, and in letters."""

    def scenes(self, map_file: "Data", /) -> "Callable[[Any, Sequence[Any]], Scene] | None":
        """
        Return what makes the scene of a state and of the events that led to it; None: there is no board.

        The map file is the one with the id of the game's board, or empty. What it says for drawing is no
        part of the game, so it may be wrong or missing.
        """
        return None

    def board(self, state: Any, before: Any = None, /) -> "Sequence[Group]":
        """Return the board in letters, with what has changed since `before`; none: it has no such board."""
        return ()


class Foresight(Room):
    """What a game knows of chances: those that are to come, and those that were taken."""

    def foresee(self, before: Any, orders: Mapping[str, Any], work: "Work", /) -> "Outlook | None":
        """
        Follow orders along every branch at once; None: they are played one way after the other.

        Raises BeyondLimitError if it takes more work than allowed.
        """
        return None

    def sum_up(self, before: Any, orders: Mapping[str, Any], plays: "Iterable[Play]", /) -> "Outlook | None":
        """Sum up plays of the same orders, whose chances add up to 1; None: by sentences of the report."""
        return None

    def trials(self, before: Any, events: Sequence[Any], /) -> "Iterable[Trial]":
        """Return the fair throws of one record, in order, from the state before it and its events."""
        return ()

    def measure(self) -> "Measure | None":
        """Say what is counted as luck; None: no throw of this game is looked at."""
        return None


class Forms(Room, ABC):
    """How orders can be given: what may be ordered, the file to fill in, short lines, clicks."""

    def gate(self, state: Any, seat: str, /) -> "Gate":
        """Return what a seat that must decide may order; empty: nothing is known but what its reader takes."""
        return {}

    @abstractmethod
    def template(self, state: Any, seat: str, /) -> Sequence[str]:
        """Write the lines of an order file to fill in, after its header."""

    def short(self, state: Any, seat: str, /) -> "Grammar | None":
        """Return what a seat that must decide may type as short orders; None: there is only the order file."""
        return None

    def form(self, state: Any, seat: str, /) -> "Data | None":
        """
        Return what the orders of a seat are composed from on a page, with its `kind`; None: from the template.

        The state is what the reader sees; a card that lies face down in it must not be told.
        """
        return None


class Cards(Room):
    """
    Cards that can lie face down (terms `dealer` and `private`).

    A card face down is a token, a text that everybody sees and that says nothing about the card. Its owner
    can open it: then everybody can compute its number, which is its place in the deck.
    """

    @property
    def deck_size(self) -> int:
        """How many cards the deck has; their numbers are 0 to deck_size - 1."""
        return 0

    def face_down(self, state: Any, /) -> Mapping[str, Sequence[str]]:
        """Return the tokens in hands, by seat, in hand order; seats without one may be left out."""
        return {}

    def look(self, state: Any, known: Mapping[str, int], /) -> Any:
        """Return a copy of a state in which these tokens are the cards that they are."""
        return state

    def opens(self, orders: Any, /) -> Sequence[str]:
        """Return the tokens that these orders, as `read_orders` gave them, have to open."""
        return ()

    def name(self, card: int, /) -> str:
        """Return what the card with this number is called in a sentence."""
        return f"the card {card}"


class Rulings(Room):
    """
    What a group can decide beside play.

    `resign` and `correct` are generators under the law of the table, but without dice; all three raise
    InputError, before the first event, for what cannot be, and UnsupportedError where a game has no answer.
    """

    def resign(self, state: Any, seat: str, /) -> Iterator[Any]:
        """Let a live seat give up; play goes on among the others, or is over."""
        raise _no_answer("resign")

    def minimal(self, state: Any, seat: str, /) -> "Data":
        """Return the sections of the least orders of the seat whose turn it is; no dice fall."""
        raise _no_answer("missed")

    def correct(self, state: Any, corrections: Sequence[Any], /) -> Iterator[Any]:
        """Correct the state by corrections in order, each a table of plain data with a key `do`."""
        raise _no_answer("ruling")


def _no_answer(kind: str) -> UnsupportedError:
    return UnsupportedError(f"the rule set of this game has no answer to a record of the kind {kind}")
