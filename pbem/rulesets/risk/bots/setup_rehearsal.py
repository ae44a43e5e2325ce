"""
The set-up of two with the neutral army, tried as turns are: lists are carried out, and what follows is played on.

The armies of a set-up march together, and where they stand decides more than any turn. So each border territory is
tried for them, and then each one of the neutral army for the armies that a player gives to it. The opponent is
taken to hand in the lists of `setup_plan`, and both to play like `bold`. Without a neutral
army nothing is tried: there whoever has the first turn wins, and no other place or claim was shown to win more.
"""

from collections.abc import Iterator, Sequence

from pbem.engine.bots.bot import Lots, Proposal
from pbem.engine.table.resolution import play_out
from pbem.engine.table.terms import Data
from pbem.rulesets.risk.bots.planner import BOLD
from pbem.rulesets.risk.bots.rehearsal import RehearsalDice, best_rehearsed, draw_dice, read_plan
from pbem.rulesets.risk.bots.setup_plan import write_setup
from pbem.rulesets.risk.bots.standing import share_of_strength
from pbem.rulesets.risk.bots.view import BotView
from pbem.rulesets.risk.events import Event
from pbem.rulesets.risk.orders import Orders
from pbem.rulesets.risk.state import NEUTRAL, Phase, State

_TURNS = 4
"""With two turns of each it is known whose armies have met whom; eight were no better."""
_REHEARSALS = 2


def set_up_duel(view: BotView, lots: Lots) -> Proposal | None:
    """Decide for a seat that is asked where armies stand beside a neutral army; None for everything else."""
    asked = view.state.phase is Phase.SETUP and NEUTRAL in view.state.owners
    lists = write_setup(view) if asked else {}
    if "add" not in lists:
        return None
    tried = 1
    for ways in (_places, _neutral_places):
        others = [*ways(view, lists)]
        lists = _best(view, [lists, *others], lots)
        tried += len(others)
    where = lists["add"][0]["at"][0]
    return Proposal(
        {"setup": lists},
        (f"Of {tried} set-ups, each played on for a few turns, one with the armies in {where} came out best.",),
    )


def _places(view: BotView, lists: Data) -> Iterator[Data]:
    """Gather at any place of the border, with the capital, if there is one."""
    for id_ in view.vantage.edge:
        place = view.names[id_]
        capital = {"capital": [*dict.fromkeys((place, *lists["capital"]))]} if "capital" in lists else {}
        yield {**lists, "add": _all_at(place, *lists["add"][0]["at"]), **capital}


def _neutral_places(view: BotView, lists: Data) -> Iterator[Data]:
    """Give all of the neutral army to one of its places."""
    for id_ in view.table.setting.held(view.state, NEUTRAL) if "neutral" in lists else ():
        yield {**lists, "neutral": _all_at(view.names[id_], "@neutral")}


def _all_at(*places: str) -> list[Data]:
    return [{"at": [*dict.fromkeys(places)], "armies": "rest"}]


def _best(view: BotView, tried: Sequence[Data], lots: Lots) -> Data:
    plans = [{"setup": lists} for lists in tried]
    return tried[best_rehearsed(view, plans, lots, _REHEARSALS, share_of_strength, _play_on)]


def _play_on(view: BotView, orders: Orders, dice: RehearsalDice) -> tuple[State, Sequence[Event]]:
    """Carry out lists, play so many turns, each with dice of its own, and return the position after them."""
    table, state, lots = view.table, view.state.copy(), Lots(dice.stream("records"))
    given = {view.seat: orders}
    while (awaited := table.awaited(state)) and (state.phase is Phase.SETUP or state.turn <= _TURNS):
        for seat in awaited.must:
            if seat not in given:
                given[seat] = _bold(BotView(table, state, seat), lots)
        play_out(table, state, given, draw_dice(lots))
        given = {}
    return state, ()


def _bold(view: BotView, lots: Lots) -> Orders:
    return read_plan(view, BOLD.decide(view.table, view.state, view.seat, lots).orders)
