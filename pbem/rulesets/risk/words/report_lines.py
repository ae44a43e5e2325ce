"""
A record in unwrapped lines, for the report: a line for each event, or for each throw of a battle.

What is said of an event stands in `tellings.py`. Only the placings of a set-up are added up, a line for
each player; those between two other events, so everything stays in the order in which it happened.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby

from pbem.engine.text.sentences import begin
from pbem.rulesets.risk.events import ArmyAdded, BattleFought, Event, TerritoryClaimed
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.words.sentences import armies_added_up, claims_added_up
from pbem.rulesets.risk.words.tellings import TELLINGS
from pbem.rulesets.risk.words.voice import ReportVoice


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
