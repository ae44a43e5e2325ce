"""
Laws: what holds in every game, whatever is played. They know no engine and no case.

    broken(question, events, position)      what is against a law in an answer; nothing if it is lawful

Laws count from what a question says is so, event by event, and compare with what an answer says is so
at the end. Where armies, cards or pieces vanish, or come from nowhere, a law is broken.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, cycle, islice
from typing import Any

from conformance.laws import conquest, facts, race_tally, rail, tally
from conformance.laws.law import Book

Data = dict[str, Any]

CONQUEST, RAIL = Book(conquest.LAWS), Book(rail.LAWS)

OTHERWISE = {
    "A-11": ("count",),
    "A-21": ("throw",),
    "A-24": ("throw",),
    "A-31": ("move",),
    "A-60": ("armies", "standing"),
    "A-67": ("winner", "no winner"),
    "A-76": ("dice",),
    "A-78": ("tickets",),
    "A-80": ("space",),
    "A-93": ("dice",),
}
"""Laws that another reading has otherwise."""


def broken(asked: Mapping[str, Any], events: Sequence[Data], after: Data, reading: str = "") -> list[str]:
    """List what is against a law in the answer to a question, by a reading other than the suite's if given."""
    before = asked["before"]
    if asked["game"] == "rail":
        race = race_tally.Tally(race_tally.Facts(asked), before, _throws(asked.get("chance", {})))
        found = RAIL.broken(race, events, after)
    else:
        found = CONQUEST.broken(tally.Tally(facts.Facts(asked), before), events, after)
    apart = OTHERWISE.get(reading, ())
    return [f"{law.name}: {why} ({law.says})" for law, why in found if law.name not in apart]


def _throws(chance: Mapping[str, Any]) -> Iterator[list[int]]:
    """Yield the throws of a question; the dice that come again, without end."""
    dice = chain(chain.from_iterable(chance.get("throws", [])), cycle(chance.get("again", [])))
    while pair := [*islice(dice, 2)]:
        yield pair
