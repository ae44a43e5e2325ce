"""
What the conquest game says and shows; imported with it is what every report needs, and late what few ask for.

A report has a line for each event, or for each throw of a battle; what is said of it stands in
`tellings.py`. Only the placings of a set-up are added up, a line for each player; those between two other
events, so everything stays in the order in which it happened.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from pbem.engine.table.rooms import Pictures, Words
from pbem.engine.table.terms import Data
from pbem.engine.text.sentences import begin
from pbem.rulesets.risk.events import ArmyAdded, BattleFought, Event, TerritoryClaimed
from pbem.rulesets.risk.orders import Orders
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State
from pbem.rulesets.risk.words import standing
from pbem.rulesets.risk.words.sentences import armies_added_up, claims_added_up
from pbem.rulesets.risk.words.tellings import TELLINGS
from pbem.rulesets.risk.words.voice import ReportVoice

if TYPE_CHECKING:
    from pbem.engine.picture.scene import Scene
    from pbem.engine.words.board_letters import Group
    from pbem.engine.words.telling import Milestone, Score
    from pbem.rulesets.risk.game import RiskTable


class RiskWords(Words):
    """Sentences and tables; summaries, letters and the rule book are imported when they are asked for."""

    table: "RiskTable"

    def describe(self, event: Event, /) -> Sequence[str]:
        return describe(self.table.setting, event)

    def describe_all(self, events: Iterable[Event], /) -> Iterable[str]:
        return describe_all(self.table.setting, events)

    def take_apart(self, event: Event, /) -> Sequence[Event]:
        return tuple(take_apart(event))

    def headline(self) -> Sequence[str]:
        return standing.headline(self.table.preset, self.table.setting, self.table.options)

    def standing(self, state: State, /) -> Sequence[str]:
        return standing.standing(self.table.setting, state)

    def show(self, state: State, seat: str | None, before: State | None = None, /) -> Sequence[str]:
        from pbem.rulesets.risk.words.show import show

        return show(self.table.setting, state, seat, before)

    def borders(self) -> Sequence[str]:
        return list(standing.borders(self.table.setting))

    def rule_book(self) -> Sequence[str]:
        from pbem.rulesets.risk.words.rulebook import write_book

        setting = self.table.setting
        return write_book(self.table.preset, setting.rules, self.table.options, setting.cards)

    def restate(self, state: State, seat: str, orders: Orders, /) -> Sequence[str]:
        from pbem.rulesets.risk.words.restated_orders import restate

        return restate(self.table.setting, state, seat, orders)

    def recall(self, seat: str, past: Iterable[tuple[State, Sequence[Event]]], /) -> Sequence[str]:
        from pbem.rulesets.risk.words.recalled import recall

        return recall(self.table.setting, seat, past)

    def milestones(self, before: State, events: Sequence[Event], after: State, /) -> "Iterator[Milestone]":
        from pbem.rulesets.risk.words.milestones import milestones

        return milestones(self.table.setting, before, events, after)

    def score(self, state: State, /) -> "Sequence[Score]":
        return standing.score(self.table.setting, state)


class RiskPictures(Pictures):
    """The board."""

    table: "RiskTable"

    def scenes(self, map_file: Data, /) -> "Callable[[State, Sequence[Event]], Scene]":
        from pbem.rulesets.risk.words.scene import view

        setting = self.table.setting
        return view(setting.board, setting.players, map_file).scene

    def board(self, state: State, before: State | None = None, /) -> "Sequence[Group]":
        return standing.board(self.table.setting, state, before)


# ── the lines of a report ────────────────────────────────────────────────────────────────────────


def describe(setting: Setting, event: Event) -> list[str]:
    """Describe an event: one line for each throw, otherwise at most one."""
    return ReportVoice(TELLINGS, setting).describe(event)


def describe_all(setting: Setting, events: Iterable[Event]) -> Iterator[str]:
    """Describe the events of a record, placings of the set-up added up."""
    voice = ReportVoice(TELLINGS, setting)
    for _, run in groupby(events, type):
        same = list(run)
        claims = [event for event in same if isinstance(event, TerritoryClaimed)]
        armies = [event for event in same if isinstance(event, ArmyAdded)]
        if len(claims) > 1:
            yield from map(begin, claims_added_up(voice, claims))
        elif len(armies) > 1:
            yield from map(begin, armies_added_up(voice, armies))
        else:
            yield from (line for event in same for line in voice.describe(event))


def take_apart(event: Event) -> Iterator[Event]:
    """Yield a battle throw by throw, for a page that shows one after the other; else the event."""
    if not isinstance(event, BattleFought):
        yield event
        return
    for clash in event.throws:
        _, _, lost, killed = clash
        yield BattleFought(event.source, event.target, (clash,), lost, killed)
