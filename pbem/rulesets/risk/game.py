"""
The conquest game as the engine sees it: wiring only.

What every command needs is imported at the top; words and maps only when they are asked for.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from pbem.engine.table.gate import Gate
from pbem.engine.table.problem import Problem
from pbem.engine.table.ruleset import (
    CARDS,
    FACE_UP,
    Awaited,
    Clock,
    Data,
    Dice,
    Option,
    Seat,
    Terms,
)
from pbem.engine.table.sheet import Sheet
from pbem.record import tool
from pbem.rulesets.risk import snapshot
from pbem.rulesets.risk.events import Event
from pbem.rulesets.risk.orders import Orders, TurnOrders
from pbem.rulesets.risk.play import evolution, gate, resolution
from pbem.rulesets.risk.presets import MAP_ID, VERSION, Preset
from pbem.rulesets.risk.reading import orders as reading
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State, tokens_in

if TYPE_CHECKING:
    from pbem.engine.foresight.forecast import Campaign, Outlook, Play, Work
    from pbem.engine.foresight.luck import Measure, Trial
    from pbem.engine.picture.scene import Scene
    from pbem.engine.short.grammar import Grammar
    from pbem.engine.words.board_letters import Group
    from pbem.engine.words.score import Score
    from pbem.engine.words.turning_points import Milestone


@tool
class RiskTable:
    """One game (`pbem.engine.table.ruleset.Table`): its setting, and what its head says."""

    setting: Setting
    preset: Preset
    options: tuple[str, ...]

    def blank(self) -> State:
        """Return the state before anything happened."""
        return resolution.blank(self.setting)

    def copy(self, state: State, /) -> State:
        """Return a state that can be evolved without changing this one."""
        return state.copy()

    def load(self, data: Data, /) -> State:
        """Read a state from plain data; raise ValueError with a sentence if it is none."""
        return snapshot.load(self.setting, data)

    def dump(self, state: State, /) -> Data:
        """Write a state as plain data."""
        return snapshot.dump(self.setting, state)

    def clock(self, state: State, /) -> Clock:
        """Return the turn and part."""
        return resolution.clock(self.setting, state)

    def awaited(self, state: State, /) -> Awaited | None:
        """Return who must decide; None when the game is over."""
        return resolution.awaited(self.setting, state)

    def live(self, state: State, /) -> Sequence[str]:
        """List the seats still in the game, in seat order; they may be witnesses."""
        return self.setting.live(state)

    # Cards face down (`pbem.engine.table.ruleset.HidesCards`)

    @property
    def deck_size(self) -> int:
        """Return how many cards the deck has; a card's number is its place in `board.deck`."""
        return len(self.setting.board.deck)

    def face_down(self, state: State, /) -> Mapping[str, Sequence[str]]:
        """Return the cards face down in hands, by seat, the oldest first."""
        return {seat: tokens_in(hand) for seat, hand in state.hands.items()}

    def look(self, state: State, known: Mapping[str, int], /) -> State:
        """Return a copy in which the cards with these numbers, by token, lie open."""
        return self.setting.reveal(state, known)

    def opens(self, orders: Orders, /) -> Sequence[str]:
        """Return the tokens of the cards face down that orders use."""
        return [token for token, _ in orders.opened] if isinstance(orders, TurnOrders) else []

    def name_card(self, card: int, /) -> str:
        """Return what the card with this number is called."""
        from pbem.rulesets.risk.words.phrases import card_name

        return card_name(self.setting, self.setting.board.deck[card])

    # A record

    def gate(self, state: State, seat: str, /) -> Gate:
        """Say what a seat may order now (`pbem.engine.table.gate`)."""
        return gate.gate(self.setting, state, seat)

    def read_orders(self, state: State, seat: str, sheet: Sheet, /) -> Orders:
        """Read and check the orders of a seat."""
        return reading.read_orders(self.setting, state, seat, sheet)

    def resolve(self, state: State, orders: Mapping[str, Orders], dice: Dice, /) -> Iterator[Event]:
        """Play the orders."""
        return resolution.resolve(self.setting, state, orders, dice)

    def evolve(self, state: State, event: Event, /) -> None:
        """Let one event happen, in place."""
        evolution.CHANGES[event.__class__](self.setting, state, event)

    def resign(self, state: State, seat: str, /) -> Iterator[Event]:
        """Let a seat give up."""
        from pbem.rulesets.risk.play.administration import resign

        return resign(self.setting, state, seat)

    def minimal(self, state: State, seat: str, /) -> Data:
        """Return the least orders of a seat that missed its turn."""
        from pbem.rulesets.risk.play.administration import minimal

        return minimal(self.setting, state, seat)

    def correct(self, state: State, corrections: Sequence[Data], /) -> Iterator[Event]:
        """Correct the state by ruling."""
        from pbem.rulesets.risk.play.corrections import correct

        return correct(self.setting, state, corrections)

    def describe(self, event: Event, /) -> Sequence[str]:
        """Describe an event in sentences."""
        from pbem.rulesets.risk.words.report_lines import describe

        return describe(self.setting, event)

    def describe_all(self, events: Iterable[Event], /) -> Iterable[str]:
        """Describe the events of a record in sentences, placings of the set-up added up."""
        from pbem.rulesets.risk.words.report_lines import describe_all

        return describe_all(self.setting, events)

    def milestones(
        self, before: State, events: Sequence[Event], after: State, /
    ) -> "Iterator[Milestone]":
        """Yield what a summary may name of a record (`pbem.engine.words.turning_points`)."""
        from pbem.rulesets.risk.words.milestones import milestones

        return milestones(self.setting, before, events, after)

    def score(self, state: State, /) -> "Sequence[Score]":
        """Count how the players stand (`pbem.engine.words.score`)."""
        from pbem.rulesets.risk.words.score import score

        return score(self.setting, state)

    def take_apart(self, event: Event, /) -> Sequence[Event]:
        """Return a battle throw by throw (`pbem.engine.words.steps`)."""
        from pbem.rulesets.risk.words.report_lines import take_apart

        return tuple(take_apart(event))

    def headline(self) -> Sequence[str]:
        """Describe edition, options and choices that differ."""
        from pbem.rulesets.risk.words.standing import headline

        return headline(self.preset, self.setting, self.options)

    def rule_book(self) -> Sequence[str]:
        """Print the rules of this game."""
        from pbem.rulesets.risk.words.rulebook import write_book

        return write_book(self.preset, self.setting.rules, self.options, self.setting.cards)

    def scene(self, state: State, map_file: Data, events: Sequence[Event] = (), /) -> "Scene":
        """Return what a picture of the board shows, and what the events before it changed."""
        return self.scenes(map_file)(state, events)

    def scenes(self, map_file: Data, /) -> "Callable[[State, Sequence[Event]], Scene]":
        """Return what makes scenes of many states (`pbem.engine.picture.scene.DrawsMany`)."""
        from pbem.rulesets.risk.words.scene import view

        return view(self.setting.board, self.setting.players, map_file).scene

    def standing(self, state: State, /) -> Sequence[str]:
        """Describe the state in short lines."""
        from pbem.rulesets.risk.words.standing import standing

        return standing(self.setting, state)

    def plain_board(self, state: State, before: State | None = None, /) -> "Sequence[Group]":
        """Return the board in letters, with what has changed since `before`."""
        from pbem.rulesets.risk.words.board import board

        return board(self.setting, state, before)

    def borders(self) -> Sequence[str]:
        """List where one can go from each territory."""
        from pbem.rulesets.risk.words.board import borders

        return list(borders(self.setting))

    def show(self, state: State, seat: str | None, before: State | None = None, /) -> Sequence[str]:
        """Describe the whole state, with what has changed since `before`."""
        from pbem.rulesets.risk.words.show import show

        return show(self.setting, state, seat, before)

    def template(self, state: State, seat: str, /) -> Sequence[str]:
        """Write an order file to fill in."""
        from pbem.rulesets.risk.forms.template import write_template

        return write_template(self.setting, state, seat)

    def form(self, state: State, seat: str, /) -> Data:
        """Return what orders are composed from on a page (`pbem.engine.words.order_form.Composes`)."""
        from pbem.rulesets.risk.forms.order_form import write_form

        return write_form(self.setting, state, seat)

    def restate(self, state: State, seat: str, orders: Orders, /) -> Sequence[str]:
        """Say orders back to their player (`pbem.engine.words.retelling.Restates`)."""
        from pbem.rulesets.risk.words.restated_orders import restate

        return restate(self.setting, state, seat, orders)

    def short_orders(self, state: State, seat: str, /) -> "Grammar":
        """Return what a seat may type as short orders."""
        from pbem.rulesets.risk.forms.short.grammar import grammar

        return grammar(self.setting, state, seat)

    def recall(self, seat: str, past: Iterable[tuple[State, Sequence[Event]]], /) -> Sequence[str]:
        """Tell a player what records did to them (`pbem.engine.words.retelling.Recalls`)."""
        from pbem.rulesets.risk.words.recalled import recall

        return recall(self.setting, seat, past)

    def foresee(self, before: State, orders: Mapping[str, Orders], work: "Work", /) -> "Outlook":
        """Return the exact outlook of orders (`pbem.engine.foresight.forecast.Foresees`)."""
        from pbem.rulesets.risk.odds import outlook

        return outlook.foresee(self.setting, before, orders, work)

    def sum_up(
        self, before: State, orders: Mapping[str, Orders], plays: "Iterable[Play]", /
    ) -> "Outlook":
        """Sum up plays of the same orders (`pbem.engine.foresight.forecast.SumsUp`)."""
        from pbem.rulesets.risk.odds import outlook

        return outlook.sum_up(self.setting, before, orders, plays)

    def trials(self, before: State, events: Sequence[Event], /) -> "Iterator[Trial]":
        """Yield the fair throws of a record (`pbem.engine.foresight.luck`)."""
        from pbem.rulesets.risk.odds.luck import trials

        return trials(before, events)

    def measure(self) -> "Measure":
        """Say what is counted as luck."""
        from pbem.rulesets.risk.odds.luck import MEASURE

        return MEASURE


@tool
class Risk:
    """One edition of the conquest game (`pbem.engine.table.ruleset.Ruleset`)."""

    preset: Preset
    name: str
    title: str
    seats: tuple[int, int]
    version: int = VERSION
    map_id: str = MAP_ID
    cards: tuple[str, ...] = CARDS

    @classmethod
    def of(cls, preset: Preset) -> "Risk":
        """Return the rule set of an edition."""
        return cls(preset, preset.name, preset.title, preset.seats)

    @property
    def distinction(self) -> str:
        """How the edition differs from the others, in a line."""
        return self.preset.distinction

    def options(self) -> Sequence[Option]:
        """List the options and switches that may be chosen."""
        from pbem.rulesets.options import list_options

        return list_options(self.preset.rules)

    def terms(
        self, seats: Sequence[Seat], options: Sequence[str], choices: Data, map_file: Data, /
    ) -> Terms:
        """Check the choices of a new game; raise FaultsError with all that is wrong."""
        from pbem.rulesets.risk.terms import settle

        return settle(self.preset, seats, options, choices, map_file)

    def announcements(self, seats: Sequence[Seat], terms: Terms, /) -> Sequence[str]:
        """Say what is worth knowing about the choices of a new game."""
        from pbem.rulesets.options import announcements
        from pbem.rulesets.risk.terms import read_terms

        return announcements(read_terms(self.preset, seats, terms)[0])

    def table(self, seats: Sequence[Seat], terms: Terms, /) -> RiskTable:
        """Lay the table for a game; raise FaultsError when the terms cannot be played."""
        from pbem.rulesets.risk.terms import read_terms

        rules, board = read_terms(self.preset, seats, terms)
        setting = Setting(rules, board, tuple(seats), terms.cards)
        return RiskTable(setting, self.preset, terms.options)

    def rule_book(
        self, options: Sequence[str], choices: Data, cards: str = FACE_UP, /
    ) -> Sequence[str]:
        """Print the rules of a game with these choices, and with cards held this way."""
        from pbem.rulesets.risk.words.rulebook import rule_book

        return rule_book(self.preset, options, choices, cards)

    def campaign(self, armies: int, against: Sequence[int], limits: Data, /) -> "Campaign":
        """Return how an army fares against others (`pbem.engine.foresight.forecast.Campaigns`)."""
        from pbem.rulesets.risk.odds.campaign import campaign

        return campaign(self.preset.rules, armies, against, limits)

    def check_map(self, map_file: Data, /) -> Sequence[Problem]:
        """Return everything that is wrong with a map file; empty when it is sound."""
        from pbem.rulesets.risk.map_file import check_map

        return check_map(map_file)
