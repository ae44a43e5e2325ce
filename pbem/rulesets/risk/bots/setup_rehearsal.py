"""
The set-up of a game of two, tried as turns are: lists are carried out, and the game is played on for a few turns.

The armies of a set-up march together, and where they stand decides more than any turn. So each border territory is
tried for them, and then each one of the neutral army for the armies that a player gives to it. The opponent is
taken to hand in the lists of `setup_plan`, and both to play like `bold`.
"""

from collections.abc import Iterator, Sequence

from pbem.engine.bots.bot import Lots, Proposal
from pbem.engine.table.resolution import play_out
from pbem.engine.table.terms import Data
from pbem.rulesets.risk.bots.planner import BOLD
from pbem.rulesets.risk.bots.rehearsal import RehearsalDice, best_rehearsed, draw_seed, read_plan
from pbem.rulesets.risk.bots.setup_plan import write_setup
from pbem.rulesets.risk.bots.standing import share_of_strength
from pbem.rulesets.risk.bots.view import BotView
from pbem.rulesets.risk.orders import Orders
from pbem.rulesets.risk.state import NEUTRAL, Phase, State

_TURNS = 4
"""With two turns of each it is known whose armies have met whom; eight were no better."""
_REHEARSALS = 2
_NOTHING_TO_TRY = "The continents that are easiest to hold come first."


def set_up_duel(view: BotView, lots: Lots) -> Proposal:
    """Decide for a seat that is asked for lists in a game of two."""
    lists = write_setup(view)
    if "batch" in lists:
        # Claims go on in turn; where armies stand is tried when they are asked for.
        lists.pop("add", None)
    if "add" not in lists:
        return Proposal({"setup": lists}, (_NOTHING_TO_TRY,))
    tried = 1
    for ways in (_claims, _places, _neutral_places):
        others = [*ways(view, lists)]
        lists = _best(view, [lists, *others], lots)
        tried += len(others)
    where = lists["add"][0]["at"][0]
    return Proposal(
        {"setup": lists},
        (f"Of {tried} set-ups, each played on for a few turns, one with the armies in {where} came out best.",),
    )


def _claims(view: BotView, lists: Data) -> Iterator[Data]:
    """Claim one of the continents before all others, and gather at its doors."""
    if "claim" in lists:
        for land in view.table.setting.board.continents:
            first = [view.names[id_] for id_ in land.territories]
            [queue] = lists["add"]
            doors = [name for name in first if name in queue["at"]]
            yield {**lists, "claim": [*dict.fromkeys((*first, *lists["claim"]))], "add": _all_at(*doors, *queue["at"])}


def _places(view: BotView, lists: Data) -> Iterator[Data]:
    """Gather at any place of the border, with the capital, if there is one."""
    begun = _play_on(view, read_plan(view, {"setup": lists}), bytes(32), turns=0)
    for id_ in BotView(view.table, begun, view.seat).vantage.edge:
        place = view.names[id_]
        capital = {"capital": [*dict.fromkeys((place, *lists["capital"]))]} if "capital" in lists else {}
        yield {**lists, "add": _all_at(place, *lists["add"][0]["at"]), **capital}


def _neutral_places(view: BotView, lists: Data) -> Iterator[Data]:
    """Give all of the neutral army to one of its places."""
    if "neutral" in lists:
        for id_ in view.table.setting.held(view.state, NEUTRAL):
            yield {**lists, "neutral": _all_at(view.names[id_], "@neutral")}


def _all_at(*places: str) -> list[Data]:
    return [{"at": [*dict.fromkeys(places)], "armies": "rest"}]


def _best(view: BotView, tried: Sequence[Data], lots: Lots) -> Data:
    plans = [{"setup": lists} for lists in tried]
    return tried[best_rehearsed(view, plans, lots, _REHEARSALS, share_of_strength, _play_on)]


def _play_on(view: BotView, orders: Orders, seed: bytes, turns: int = _TURNS) -> State:
    """Carry out lists, play so many turns, each with dice of its own, and return the position after them."""
    table, state, lots = view.table, view.state.copy(), Lots(RehearsalDice(seed).stream("records"))
    given = {view.seat: orders}
    while (awaited := table.awaited(state)) and (state.phase is Phase.SETUP or state.turn <= turns):
        for seat in awaited.must:
            if seat not in given:
                given[seat] = _bold(BotView(table, state, seat), lots)
        play_out(table, state, given, RehearsalDice(draw_seed(lots)))
        given = {}
    return state


def _bold(view: BotView, lots: Lots) -> Orders:
    return read_plan(view, BOLD.decide(view.table, view.state, view.seat, lots).orders)
