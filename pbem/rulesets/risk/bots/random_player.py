"""
A random legal player of the conquest game.

The player attacks from the strongest border, so games end; everything else, each section of the
order file and each key in it, is drawn by lot.
"""

from pbem.engine.bots.bot import Lots, Proposal
from pbem.engine.table.terms import Data
from pbem.record import value
from pbem.rulesets.risk.bots.lottery import Lottery
from pbem.rulesets.risk.bots.random_attacks import write_attacks, write_eliminations
from pbem.rulesets.risk.bots.random_moves import write_change, write_moves, write_rerolls, write_standing
from pbem.rulesets.risk.game import RiskTable
from pbem.rulesets.risk.play.cards import Trio, choose_sets, most_sets
from pbem.rulesets.risk.play.movement import move_section
from pbem.rulesets.risk.state import NEUTRAL, Phase, State

ODD = 50
"""How often, in percent, the style tries something odd."""


@value
class RandomBot:
    """The style `random` (`pbem.engine.bots.bot.Bot`)."""

    def decide(self, table: RiskTable, state: State, seat: str, lots: Lots, /) -> Proposal:
        """Decide by lot."""
        orders = write_orders(table, state, seat, lots, ODD)
        return Proposal(orders, ("Everything legal is possible: drawn by lot.",))


RANDOM = RandomBot()


def write_orders(table: RiskTable, state: State, seat: str, chance: Lots, frills: int = 30) -> Data:
    """Write what this seat orders now; `frills` is how often (percent) it tries something odd."""
    lottery = Lottery(table, state, seat, chance, frills)
    match state.phase:
        case Phase.SETUP:
            return {"setup": _write_setup(lottery), **write_standing(lottery)}
        case Phase.BONUS:
            _, armies, vacated = state.bonus[0]
            place = _write_place(lottery, armies, [lottery.names[id_] for id_ in vacated])
            return {"place": place, **write_standing(lottery)}
        case _:
            return _write_turn(lottery)


# Set-up


def _write_setup(lottery: Lottery) -> Data:
    """Write lists for the set-up; not all of them suffice."""
    setting, state, chance = lottery.table.setting, lottery.state, lottery.chance
    lists: Data = {}
    free = chance.mix(setting.held(state, ""))
    if free:
        wishes = [lottery.names[id_] for id_ in free[: 3 + chance.below(12)]]
        land = f"@{chance.pick(setting.board.continents).id}"
        lists["claim"] = wishes if lottery.odd() else [*wishes, land, "@rest"]
    if state.to_place.get(lottery.seat, 0):
        lists["add"] = _write_queue(lottery, [*free, *lottery.own], ["@border", "@rest"])
    if setting.rules.setup == "neutral" and state.to_place.get(NEUTRAL, 0):
        lists["neutral"] = _write_queue(lottery, setting.held(state, NEUTRAL), ["@neutral"])
    if setting.rules.capitals:
        wishes = [lottery.names[id_] for id_ in chance.mix([*free, *lottery.own])]
        lists["capital"] = wishes[:3] if lottery.odd() else wishes
    if lottery.odd():
        lists["batch"] = 8 + chance.below(20)
    return lists


def _write_queue(lottery: Lottery, places: list[str], selectors: list[str]) -> list[Data]:
    """Write a queue of placings; the last entry takes the rest, most times."""
    rows: list[Data] = []
    for _ in range(lottery.chance.below(3)):
        at = [lottery.names[id_] for id_ in lottery.chance.mix(places)[:4]]
        rows.append({"at": at if lottery.odd() else [*at, selectors[-1]], "armies": 1 + lottery.chance.below(9)})
    armies: int | str = 7 if lottery.odd() else "rest"
    return [*rows, {"at": lottery.chance.pick(selectors), "armies": armies}]


# A turn, or a part of one


def _write_turn(lottery: Lottery) -> Data:
    """Write a turn, or a part of one."""
    document: Data = {}
    if lottery.allows("place"):
        document |= _write_armies(lottery)
    if lottery.state.part < 4 and lottery.allows("final") and lottery.odd() and lottery.odd():
        document["final"] = False
    if lottery.allows("attack"):
        document["attack"] = write_attacks(lottery)
    if lottery.allows("on_elimination"):
        document["on_elimination"] = lottery.cut("on_elimination", write_eliminations(lottery))
    kind = move_section(lottery.table.setting.rules)
    if lottery.allows(kind):
        document[kind] = lottery.cut(kind, write_moves(lottery, kind))
    if lottery.allows("reroll"):
        document["reroll"] = lottery.cut("reroll", write_rerolls(lottery, document.get("trade", ())))
    if lottery.allows("commander"):
        document["commander"] = write_change(lottery, "best", "highest", "lowest")
    document = {key: value for key, value in document.items() if value != []}
    return {**document, **write_standing(lottery)}


def _write_armies(lottery: Lottery) -> Data:
    """Turn in sets, and place what is due then."""
    sets = _choose_sets_by_lot(lottery)
    due = lottery.armies_with(sets)
    document: Data = {}
    if sets:
        document["trade"] = [[lottery.names[card] for card in trio] for trio in sets]
    front = lottery.front()
    places = [*front[: 1 + lottery.odd()], *lottery.chance.mix(front), *lottery.own]
    place = _write_place(lottery, due, [lottery.names[id_] for id_ in dict.fromkeys(places)])
    return {**document, "place": place} if place else document


def _choose_sets_by_lot(lottery: Lottery) -> list[Trio]:
    """Turn in what must be turned in; more where the lot says so."""
    board = lottery.table.setting.board
    most = most_sets(lottery.hand, board)
    forced = min(lottery.forced_sets(), most)
    if lottery.table.setting.hidden and lottery.odd():
        forced = 0  # paid with the oldest cards
    if not lottery.allows("trade"):
        return []
    number = max(forced, min(lottery.chance.below(3), most))
    return choose_sets(lottery.hand, board, number, lottery.chance.pick)


def _write_place(lottery: Lottery, due: int, places: list[str]) -> Data:
    """Put armies on the first of these places, or on several of them; by name."""
    place: Data = {}
    names = lottery.table.setting.names.territory
    for name in places:
        if not due:
            break
        most = min(due, lottery.room(names[name]))
        armies = 1 + lottery.chance.below(most) if most > 1 and lottery.odd() else most
        if armies > 0:
            place[name] = armies
            due -= armies
    # Whatever the lots left over goes to the first territory that has room.
    for name in places if due else ():
        armies = min(due, lottery.room(names[name]) - place.get(name, 0))
        if armies > 0:
            place[name] = place.get(name, 0) + armies
            due -= armies
    for name, armies in place.items():
        lottery.placed[names[name]] = lottery.placed.get(names[name], 0) + armies
    if place and lottery.chance.hits(70):
        place[next(iter(place))] = "rest"
    return place
