"""
The style `plain`: what the simplest programs for this game do. It draws no lots and rehearses nothing.

All armies due go to the own territory with most foreign ones around it. Each army at a border, the strongest first,
attacks the weakest neighbour and marches on from there, as long as it was clearly stronger when the turn began. In
the end the largest armies that stand idle go a step towards a border.
"""

from collections.abc import Iterator

from pbem.engine.bots.bot import Lots, Proposal
from pbem.engine.table.terms import Data
from pbem.record import value
from pbem.rulesets.risk.bots.setup_plan import outside_turns
from pbem.rulesets.risk.bots.view import BotView
from pbem.rulesets.risk.game import RiskTable
from pbem.rulesets.risk.play.cards import Trio, choose_sets, most_sets
from pbem.rulesets.risk.play.movement import move_section
from pbem.rulesets.risk.state import State

_CLEARLY = 2
"""So many armies more than the defender has are clearly more."""
_MOST_MARCHES, _MOST_STEPS, _MOST_MOVES = 8, 20, 4
_WHY = "The armies go where most foreign territories are around; whoever is clearly weaker is attacked."


@value
class PlainBot:
    """The style (`pbem.engine.bots.bot.Bot`)."""

    def decide(self, table: RiskTable, state: State, seat: str, lots: Lots, /) -> Proposal:
        """Decide for a seat."""
        view = BotView(table, state, seat)
        return outside_turns(view) or Proposal(_write_turn(view), (_WHY,))


PLAIN = PlainBot()


def _write_turn(view: BotView) -> Data:
    fallen = {"victim": "any", "trade": "all", "place": [{"at": ["@border", "@rest"], "armies": "rest"}]}
    document = _place_armies(view)
    document["attack"] = view.cut("attack", [_entry(view, path) for path in _marches(view)])
    if document["attack"]:
        document["on_elimination"] = view.cut("on_elimination", [fallen])
    kind = move_section(view.table.setting.rules)
    document[kind] = view.cut(kind, [*_moves(view, kind)])
    return {key: value for key, value in document.items() if value}


def _place_armies(view: BotView) -> Data:
    """Turn in what can be turned in, and put all that is due where most is foreign around."""
    if not view.allows("place"):
        return {}
    sets = _sets(view) if view.allows("trade") else []
    due, place = view.armies_with(sets), {}
    front = sorted(view.front(), key=lambda id_: -len(view.foreign(id_)))
    for id_ in dict.fromkeys([*front, *view.own]):
        if not due:
            break
        armies = min(due, view.room(id_))
        if armies > 0:
            place[view.names[id_]] = armies
            view.placed[id_] = view.placed.get(id_, 0) + armies
            due -= armies
    return {"trade": [[view.names[card] for card in trio] for trio in sets], "place": place}


def _sets(view: BotView) -> list[Trio]:
    board = view.table.setting.board
    return choose_sets(view.hand, board, most_sets(view.hand, board), min)


def _marches(view: BotView) -> Iterator[list[str]]:
    """Yield the paths that are marched, the strongest army first; no two go to one territory."""
    taken: set[str] = set()
    for start in view.front()[:_MOST_MARCHES]:
        path, armies = [start], view.armies(start)
        while len(path) <= _MOST_STEPS and (there := _next_step(view, path[-1], armies, taken)):
            taken.add(there)
            path.append(there)
        if len(path) > 1:
            yield path


def _next_step(view: BotView, here: str, armies: int, taken: set[str]) -> str:
    """Return the weakest neighbour, if so many armies are clearly stronger; "" for none."""
    for there in view.foreign(here):
        if there not in taken and view.reaches("attack", here, there):
            return there if armies >= view.armies(there) + _CLEARLY else ""
    return ""


def _entry(view: BotView, path: list[str]) -> Data:
    names = [view.names[id_] for id_ in path]
    way: Data = {"path": names} if len(names) > 2 else {"from": names[0], "to": names[1]}
    return {**way, "move_in": "max"}


def _moves(view: BotView, kind: str) -> Iterator[Data]:
    """Yield moves of the largest idle armies, each a step towards a border."""
    far = view.vantage.distances
    idle = {id_: view.armies(id_) for id_ in view.own if far.get(id_, 0) > 0 and view.armies(id_) > 1}
    for id_ in sorted(idle, key=idle.__getitem__, reverse=True)[:_MOST_MOVES]:
        near = [there for there in view.borders(id_) if far.get(there, far[id_]) < far[id_]]
        target = next((there for there in near if view.room(there) > 0 and view.reaches(kind, id_, there)), "")
        if target:
            armies = min(idle[id_] - 1, view.room(target))
            view.placed[target] = view.placed.get(target, 0) + armies
            yield {"from": view.names[id_], "to": view.names[target], "armies": armies}
