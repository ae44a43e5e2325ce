"""What is decided outside of turns: claims, armies and the capital of a set-up, armies for a captured capital."""

from pbem.engine.bots.bot import Proposal
from pbem.engine.table.terms import Data
from pbem.rulesets.risk.bots.view import BotView
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import NEUTRAL, Phase

_WHY_SETUP = "The continents that are easiest to hold come first, and the armies stay together."
_WHY_BONUS = "The armies go where others are near."


def outside_turns(view: BotView) -> Proposal | None:
    """Decide what is to be decided outside of turns; None if this is a turn."""
    match view.state.phase:
        case Phase.SETUP:
            return Proposal({"setup": write_setup(view)}, (_WHY_SETUP,))
        case Phase.BONUS:
            return Proposal({"place": write_bonus(view)}, (_WHY_BONUS,))
        case _:
            return None


def write_setup(view: BotView) -> Data:
    """
    Write the lists.

    Claims go to the continents that are easiest to hold (Gibson, Desai, Zhao 2010): many armies for
    few borders. All armies stand together, at the door of such a continent: from there they can march.
    """
    setting, state, names = view.table.setting, view.state, view.names
    lists: Data = {}
    ranked = ranking(view)
    if setting.held(state, ""):
        lists["claim"] = [*(names[id_] for id_ in ranked if not setting.owner(state, id_)), "@rest"]
        if setting.rules.placings == "in-turn":
            lists["batch"] = 1  # so that the next claim can answer those of the others
    mine = [id_ for id_ in ranked if setting.owner(state, id_) in ("", view.seat)]
    doors = [names[id_] for id_ in mine if is_door(setting, id_)]
    if state.to_place.get(view.seat, 0):
        lists["add"] = [{"at": [*doors, "@border", "@rest"], "armies": "rest"}]
    if setting.rules.setup == "neutral" and state.to_place.get(NEUTRAL, 0):
        lists["neutral"] = [{"at": ["@neutral"], "armies": "rest"}]
    if setting.rules.capitals:
        # The capital is where the armies are.
        lists["capital"] = list(dict.fromkeys([*doors, *(names[id_] for id_ in mine or ranked)]))
    return lists


def is_door(setting: Setting, territory: str) -> bool:
    """Say whether a territory touches another continent than its own."""
    near = setting.touching[territory]
    return any(
        territory in land.territories and not set(land.territories).issuperset(near)
        for land in setting.board.continents
    )


def write_bonus(view: BotView) -> Data:
    """Place the armies for a captured capital on the territories it left."""
    _, armies, vacated = view.state.bonus[0]
    place: Data = {}
    for id_ in sorted(vacated, key=lambda id_: (not view.foreign(id_), -view.armies(id_))):
        number = min(armies, view.room(id_))
        if number > 0:
            place[view.names[id_]] = number
            armies -= number
    return place


def ranking(view: BotView) -> list[str]:
    """Return all territories, first those that help most to make a continent whole and hold it."""
    setting = view.table.setting
    worth: dict[str, int] = {}
    for land in setting.board.continents:
        doors = sum(is_door(setting, id_) for id_ in land.territories)
        own = sum(setting.owner(view.state, id_) == view.seat for id_ in land.territories)
        lost = sum(setting.owner(view.state, id_) not in ("", view.seat) for id_ in land.territories)
        # One continent may be the whole board, and ways may lead only out of another: then there are no doors.
        value = 1000 * land.bonus // (max(doors, 1) * len(land.territories))
        for id_ in land.territories:
            near = sum(setting.owner(view.state, there) == view.seat for there in setting.touching[id_])
            worth[id_] = value * (2 + own) // (2 + 2 * lost) + 40 * near - 5 * len(setting.touching[id_])
    rest = [id_ for id_ in setting.board.ids if id_ not in worth]
    return [*sorted(worth, key=lambda id_: (-worth[id_], setting.index[id_])), *rest]
