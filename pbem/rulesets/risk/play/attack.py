"""
Attack entries: who may attack whom, battle after battle along a path (R-032, R-033, R-041, 4.4).

An entry that cannot begin is skipped. Its limits `throws`, `losses` and `kills` count for the whole
entry. Chance comes from the stream `attack/<number of the entry>`: the attacker's dice, the
defender's dice, a re-rolled die, throw by throw.

Each throw takes at least one army from the board, and armies come onto it only at the start and for the
cards of eliminated players. So a file throws less often than the armies on the board when it is
handed in and those placed on the way add up to; it always ends.
"""

from collections.abc import Generator
from itertools import pairwise

from pbem.rulesets.risk.events import AttackStopped, Event, OrderSkipped
from pbem.rulesets.risk.orders import Attack
from pbem.rulesets.risk.play.battle import fight
from pbem.rulesets.risk.play.campaign import GO_ON, Campaign, Step, step_by
from pbem.rulesets.risk.play.capture import capture, is_beaten
from pbem.rulesets.risk.play.outlook import Outlook, Tally
from pbem.rulesets.risk.state import Throw


def attack(
    campaign: Campaign, number: int, entry: Attack, table: Throw | None = None
) -> Generator[Event, None, Step]:
    """
    Carry out the entry with this number (from 1) and return what comes next.

    `table` holds dice that lie on the table since the last part: its first throw.
    """
    view = Outlook(campaign.ground, campaign.state, campaign.seat, campaign.tallies)
    tally = Tally()
    campaign.tallies[entry.id] = tally
    stream = campaign.dice.stream(f"attack/{number}")
    step = None
    for way in pairwise(entry.path):
        if view.throws and (barred := _barred(campaign, *way)):
            yield AttackStopped(number, *way, barred, "")
            return step_by(entry.on_stop, "on_stop")
        stopped = yield from fight(campaign, number, entry, view, stream, way, table)
        tally.throws = view.throws
        if stopped is not None:
            return stopped
        tally.won = way[1] == entry.path[-1]
        captured = capture(campaign, entry.move_in, view, *way)
        yield captured
        step = None
        if is_beaten(campaign, captured.defender):
            from pbem.rulesets.risk.play.elimination import eliminate  # late: seldom in a turn

            step = yield from eliminate(campaign, captured.defender)
            if step is not None and step is not GO_ON:
                return step
        table = None
    # An elimination entry that matched has the last word over on_capture (4.10 point 3).
    return step or step_by(entry.on_capture, "on_capture")


def _barred(campaign: Campaign, source: str, target: str) -> str:
    """Return why there can be no battle at all (R-033); "" if there can."""
    index, owners, seat = campaign.ground.index, campaign.state.owners, campaign.seat
    here = index[source]
    if owners[here] != seat:
        return "source"
    if owners[index[target]] == seat:
        return "target"
    return "" if campaign.state.armies[here] > 1 else "armies"


def skipped(campaign: Campaign, number: int, entry: Attack) -> OrderSkipped | None:
    """Say why an entry cannot begin, if it cannot."""
    condition = entry.condition
    if condition is not None and not condition.holds(campaign.outlook):
        return OrderSkipped("attack", number, "condition", (condition.text,))
    source, target = entry.path[:2]
    barred = _barred(campaign, source, target)
    if not barred:
        return None
    if barred == "armies":
        details: tuple[str, ...] = (source, str(campaign.ground.armies(campaign.state, source)))
    else:
        details = (target if barred == "target" else source,)
    return OrderSkipped("attack", number, barred, details)
