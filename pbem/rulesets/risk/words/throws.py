"""Battles taken apart throw by throw, for a page that shows one after the other."""

from collections.abc import Iterator

from pbem.rulesets.risk.events import BattleFought, Event


def take_apart(event: Event) -> Iterator[Event]:
    """Yield a battle throw by throw; any other event is one thing."""
    if not isinstance(event, BattleFought):
        yield event
        return
    for clash in event.throws:
        _, _, lost, killed = clash
        yield BattleFought(event.source, event.target, (clash,), lost, killed)
