"""
Goals of a turn: what each foreign territory is worth to a seat that wants to reach one of them.

    spread      as many territories as possible
    <continent> make it whole
    break       continents that others hold
    remove      a player who is nearly beaten, or whose capital can be taken
    <army>      where a board is flooded with armies, the largest of an opponent
"""

from collections.abc import Iterator

from pbem.record import value
from pbem.rulesets.risk.bots.view import BotView
from pbem.rulesets.risk.play.elimination import capital_holders
from pbem.rulesets.risk.state import NEUTRAL, State

BASE = 100
_THE_GAME = 50_000
"""More than anything else can be worth: with this the game is over."""
_MOST_HUNTED = 14
"""An opponent who holds more is not beaten in one turn, unless a single army is half as strong as all of it."""


_FLOOD = 20
"""So many armies for each territory flood a board: next to them no territory is worth anything."""


@value
class Goal:
    """What a turn is for, in words, and the worth of each place of the board."""

    what: str
    worth: tuple[int, ...]


def goals(view: BotView) -> Iterator[Goal]:
    """Yield what may be worth a turn, in a fixed order."""
    plain = worths(view)
    yield Goal("as much as can be taken", plain)
    setting, state, own = view.table.setting, view.state, {*view.own}
    for land in setting.board.continents:
        missing = [id_ for id_ in land.territories if id_ not in own]
        if missing and len(missing) <= 2 + len(land.territories) // 2:
            bonus = BASE + 250 * land.bonus // len(missing)
            yield Goal(f"all of {land.name}", _raise_worth(view, plain, missing, bonus))
    for seat in view.others:
        held = setting.held(state, seat)
        if held and len(held) <= 9:
            bonus = 150 + 400 * (1 + len(state.hands[seat])) // len(held)
            yield Goal(f"the end of {setting.name_seat(seat)}", _raise_worth(view, plain, held, bonus))
        capital = state.capitals.get(seat)
        if capital and setting.owner(state, capital) == seat:
            yield Goal(f"the capital of {setting.name_seat(seat)}", _raise_worth(view, plain, [capital], 2500))


def is_flooded(state: State) -> bool:
    """Say whether there are so many armies that whoever spares them marches past those of the others for ever."""
    return sum(state.armies) >= _FLOOD * len(state.armies)


def main_armies(view: BotView) -> Iterator[Goal]:
    """Yield a goal for each opponent: its largest army, and the way there."""
    setting, state = view.table.setting, view.state
    for seat in view.others:
        armies = [armies if owner == seat else 0 for owner, armies in zip(state.owners, state.armies, strict=True)]
        target = armies.index(max(armies))
        far = {target: 0}
        for place in (queue := [target]):
            for near in setting.touching_places[place]:
                if near not in far:
                    far[near] = far[place] + 1
                    queue.append(near)
        worth = [BASE // (1 + far.get(place, BASE)) for place in range(len(armies))]
        worth[target] += BASE * armies[target]
        yield Goal(f"the main army of {setting.name_seat(seat)}", tuple(worth))


def hunts(view: BotView) -> Iterator[Goal]:
    """Yield a goal for each opponent who can be reached and beaten: its end, and nothing else."""
    setting, state = view.table.setting, view.state
    strongest = max(view.armies(id_) for id_ in view.own)
    for seat in view.others:
        held = setting.held(state, seat)
        armies = sum(setting.armies(state, id_) for id_ in held)
        if held and (len(held) <= _MOST_HUNTED or armies < 2 * strongest):
            each = 300 + 300 * len(state.hands[seat]) // len(held)
            targets = tuple(each if owner == seat else 20 for owner in state.owners)
            yield Goal(f"the end of {setting.name_seat(seat)}", targets)


def worths(view: BotView) -> tuple[int, ...]:
    """Return what each place brings by itself: more in a continent that somebody holds or nearly has."""
    setting, state = view.table.setting, view.state
    worth = [BASE // 2 if owner == NEUTRAL else BASE for owner in state.owners]
    for land, places in setting.lands:
        owners = [state.owners[place] for place in places]
        own = owners.count(view.seat)
        extra = 60 * land.bonus * own // len(places) ** 2 * 2
        if owners[0] not in (view.seat, NEUTRAL) and owners.count(owners[0]) == len(owners):
            extra += 250 * land.bonus // 2
        for place in places:
            worth[place] += extra
    capital = state.capitals.get(view.seat)
    if capital:
        worth[setting.index[capital]] += 20_000
    for id_, winner in _last_captures(view):
        worth[setting.index[id_]] += _THE_GAME if winner == view.seat else -_THE_GAME
    return tuple(worth)


def _last_captures(view: BotView) -> Iterator[tuple[str, str]]:
    """Yield each capital with which the game is over at once, and who has won then (R-094)."""
    setting, state = view.table.setting, view.state
    if setting.rules.capitals_end != "at-once":
        return
    holders = {*capital_holders(setting, state)}
    for seat, capital in state.capitals.items():
        left = holders | {seat} if seat == view.seat else holders - {seat}
        if setting.owner(state, capital) != view.seat and len(left) == 1:
            yield capital, left.pop()


def _raise_worth(view: BotView, worth: tuple[int, ...], ids: list[str], bonus: int) -> tuple[int, ...]:
    raised = list(worth)
    for id_ in ids:
        raised[view.table.setting.index[id_]] += bonus
    return tuple(raised)
