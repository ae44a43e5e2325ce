"""
The placings of a set-up added up, for the report: a line for each player instead of one for each army.

Only the placings between two other events are added up, so everything stays in the order in which it
happened. A placing that stands alone reads as `report_lines.py` has it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

from pbem.engine.text.sentences import begin
from pbem.rulesets.risk.events import ArmyAdded, Event, TerritoryClaimed
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL
from pbem.rulesets.risk.words.phrases import seat_name, territory_names
from pbem.rulesets.risk.words.report_lines import describe


def describe_all(setting: Setting, events: Iterable[Event]) -> Iterator[str]:
    """Describe the events of a record in unwrapped lines, placings of the set-up added up."""
    for _, run in groupby(events, type):
        same = list(run)
        claims = [event for event in same if isinstance(event, TerritoryClaimed)]
        armies = [event for event in same if isinstance(event, ArmyAdded)]
        if len(claims) > 1:
            yield from _claims(setting, claims)
        elif len(armies) > 1:
            yield from _armies(setting, armies)
        else:
            yield from (line for event in same for line in describe(setting, event))


def _claims(setting: Setting, claims: Iterable[TerritoryClaimed]) -> Iterator[str]:
    taken: dict[str, list[str]] = {}
    for seat, territory in claims:
        taken.setdefault(seat, []).append(territory)
    for seat, territories in taken.items():
        yield begin(f"  {seat_name(setting, seat):claims} {territory_names(setting, territories)}.")


def _armies(setting: Setting, placings: Iterable[ArmyAdded]) -> Iterator[str]:
    """Own armies and those placed for the neutral army are told apart."""
    placed: dict[tuple[str, str], Counter[str]] = {}
    for event in placings:
        placed.setdefault((event.by, event.owner), Counter())[event.territory] += 1
    for (by, owner), armies in placed.items():
        what = "neutral armies, " if owner == NEUTRAL else ""
        yield begin(f"  {seat_name(setting, by):places} {what}{_shares(setting, armies)}.")


def _shares(setting: Setting, armies: Counter[str]) -> str:
    """Put the largest numbers first: "10 on Siam; 2 each on Peru and Brazil; 1 on Alaska"."""
    by_number: dict[int, list[str]] = {}
    for territory, number in armies.most_common():
        by_number.setdefault(number, []).append(territory)
    return "; ".join(
        f"{number}{' each' if len(territories) > 1 else ''} on {territory_names(setting, territories)}"
        for number, territories in by_number.items()
    )
