"""
A campaign without a game: one army takes territories in a row, and one army stays behind on each.

The territories lie in a strip that exists only here; what is ordered is read and fought by the same
functions as in a game, as an `[[attack]]` along that strip.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate, repeat
from operator import mul

import attrs

from pbem.engine.foresight.forecast import Campaign, Ending, Work
from pbem.engine.table.gate import OPEN, Open, Shut
from pbem.engine.table.sheet import Path, Sheet
from pbem.engine.table.terms import Data, Seat
from pbem.errors import FaultsError
from pbem.rulesets.risk.board import Board, Territory
from pbem.rulesets.risk.conditions.language import Condition, Expression
from pbem.rulesets.risk.odds.battle import SCALE, Battle, ends, plain_rows
from pbem.rulesets.risk.orders import Attack, Defence, DefenceRule, TurnOrders
from pbem.rulesets.risk.play.attack import armies_moved_in
from pbem.rulesets.risk.play.defence import BattleDefence, defence_of_battle
from pbem.rulesets.risk.play.turn_in_play import PlayerView, TurnInPlay
from pbem.rulesets.risk.reading.attack import read_attacks
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.reading.standing_orders import take_standing
from pbem.rulesets.risk.rules import Rules
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State
from pbem.trust.dice import SeededDice

MOST_WORK = 3_000_000
"""Places that a campaign may come to (`odds/battle.py`): 800 armies against 800."""

_YOU, _THEY = "you", "they"
_STANDING = "defence"


Stand = tuple[int, int, int]
"""How a campaign stands before a battle: armies on its source, armies lost and throws so far."""


def campaign(rules: Rules, armies: int, against: Sequence[int], limits: Data) -> Campaign:
    """
    Return all endings of a campaign (`pbem.engine.foresight.forecast.Campaigns`).

    Raises FaultsError for limits that no order may have, BeyondLimitError for more work than allowed.
    """
    turn, entry = _set_up(rules, armies, against, limits)
    work, found, killed = Work(MOST_WORK), [], 0
    front: dict[Stand, int] = {(armies, 0, 0): 1}
    for won, theirs in enumerate(against):
        view, guard = _face(turn, entry, won, killed)
        move, last = _moves(turn, entry, view), won == len(against) - 1
        after: dict[Stand, int] = {}
        for lost, end, weight in _fight(entry, view, guard, front, work):
            mine, facing, throws, dice = end
            if facing or last:
                power = lost + killed + theirs - facing
                found.append((won + (not facing), mine, facing, lost, power, weight))
            else:
                there = (move(mine, dice, lost, throws), lost, throws)
                after[there] = after.get(there, 0) + weight
        front, killed = after, killed + theirs
    return _added_up(found)


def _face(turn: TurnInPlay, entry: Attack, won: int, killed: int) -> tuple[PlayerView, BattleDefence]:
    """Return what the attacker sees before the battle after so many won ones, and its defence."""
    way = entry.path[won], entry.path[won + 1]
    view = turn.view_from(*way)
    view.kills = killed
    return view, defence_of_battle(turn, *way)


def _moves(turn: TurnInPlay, entry: Attack, view: PlayerView) -> Callable[[int, int, int, int], int]:
    """Return what says how many armies move in after a battle; only a sum looks at the battle."""
    seen = attrs.evolve(view, theirs=0, kills=view.kills + view.theirs)
    known: dict[tuple[int, ...], int] = {}
    summed = isinstance(entry.move_in, Expression)

    def move(mine: int, dice: int, lost: int, throws: int) -> int:
        place = (mine, dice, lost, throws) if summed else (mine, dice)
        if place not in known:
            seen.mine, seen.dice_now, seen.losses, seen.throws = mine, dice, lost, throws
            known[place] = armies_moved_in(entry.move_in, seen, dice, turn.setting.limit)
        return known[place]

    return move


def _fight(
    entry: Attack, view: PlayerView, guard: BattleDefence, front: Mapping[Stand, int], work: Work
) -> Iterator[tuple[int, tuple[int, int, int, int], int]]:
    """Fight one battle from all stands: armies lost in all, the end as `End`, and its weight."""
    battle, theirs, killed = Battle.of(entry, view, guard), view.theirs, view.kills
    if battle.is_plain:
        yield from _fight_plainly(battle, theirs, front, work)
        return
    for (mine, lost, throws), weight in front.items():
        view.mine, view.theirs, view.losses, view.kills = mine, theirs, lost, killed
        view.throws = throws
        for end, more in ends(Battle.of(entry, view, guard), work).items():
            yield lost + mine - end.mine, end, weight * more


def _fight_plainly(
    battle: Battle, theirs: int, front: Mapping[Stand, int], work: Work
) -> Iterator[tuple[int, tuple[int, int, int, int], int]]:
    """Fight a plain battle: stands with the same sum of armies left and lost meet in one place."""
    sums: dict[int, dict[int, int]] = {}
    for (mine, lost, _), weight in front.items():
        sums.setdefault(mine + lost, {})[mine] = weight
    for all_armies, starts in sums.items():
        rows, dice = plain_rows(battle, starts, theirs, work)
        for mine, weight in enumerate(rows[0]):
            if weight:
                yield all_armies - mine, (mine, 0, 1, dice[mine]), weight
        for mine in range(min(battle.limits[0] + 1, len(rows[0]))):
            for facing in range(1, theirs + 1):
                weight = rows[facing][mine]
                if weight:
                    yield all_armies - mine, (mine, facing, 1, 0), weight


def _added_up(found: Sequence[tuple[int, int, int, int, int, int]]) -> Campaign:
    """Count all endings in ways of the same kind, and add up those that differ in nothing else."""
    most = max(power for *_, power, _ in found)
    scales = list(accumulate(repeat(SCALE, most), mul, initial=1))
    ways: dict[tuple[int, int, int, int], int] = {}  # in the order in which they are listed
    for won, own, others, lost, power, weight in found:
        what = -won, others, -own, lost
        ways[what] = ways.get(what, 0) + weight * scales[most - power]
    endings = (Ending(-won, -own, others, lost, number) for (won, others, own, lost), number in sorted(ways.items()))
    return Campaign(tuple(endings), scales[most])


def face_strip(
    rules: Rules, armies: int, against: Sequence[int], limits: Data
) -> tuple[Attack, PlayerView, BattleDefence]:
    """Return the entry of a campaign, what the attacker sees at first, and the first defence."""
    turn, entry = _set_up(rules, armies, against, limits)
    return (entry, *_face(turn, entry, 0, 0))


# ── The strip of land ─────────────────────────────────────────────────────────────────────────────


def _set_up(rules: Rules, armies: int, against: Sequence[int], limits: Data) -> tuple[TurnInPlay, Attack]:
    names = [str(place) for place in range(len(against) + 1)]
    territories = tuple(
        Territory(name, name, tuple(names[max(0, place - 1) : place + 2])) for place, name in enumerate(names)
    )
    board = Board("strip", "", territories, (), {}, 0)
    setting = Setting(rules, board, (Seat(_YOU, _YOU), Seat(_THEY, _THEY)))
    owners = [_YOU, *([_THEY] * len(against))]
    hands: dict[str, list[str]] = {_YOU: [], _THEY: []}
    state = State(owners, [armies, *against], hands, [], Phase.TURN)
    entry = _read_limits(setting, state, names, limits)
    orders = TurnOrders(attacks=(entry,))
    return TurnInPlay(setting, state, orders, SeededDice(bytes(32)), _YOU), entry


def _read_limits(setting: Setting, state: State, path: Sequence[str], limits: Data) -> Attack:
    """Read the limits as an entry along the strip, and the defence as the other's standing orders."""
    own = {key: value for key, value in limits.items() if key != _STANDING}
    sheet = Sheet({"attack": [{"path": list(path), **own}]})
    # Without a board or a turn, nothing is shut and no territory is out of reach.
    anywhere: dict[str, Open | Shut | None] = {"attack": OPEN}
    entries = read_attacks(Situation(setting, state, _YOU, answers=anywhere), sheet)
    theirs = Sheet({key: value for key, value in limits.items() if key == _STANDING})
    for _, orders in take_standing(Situation(setting, state, _THEY), theirs):
        if isinstance(orders, Defence):
            state.defence[_THEY] = orders
    faults = [f"{_key(one.path)}: {one.message}" for one in (*sheet.problems, *theirs.problems) if one.is_error]
    if faults:
        raise FaultsError(faults)
    (entry,) = entries
    guard = state.defence.get(_THEY, Defence()).rules
    if named := _names(entry, guard):
        raise FaultsError([f"{one}(...): no game, so nothing has a name here" for one in named])
    return entry


def _names(entry: Attack, guard: Sequence[DefenceRule]) -> list[str]:
    """List the functions with which conditions ask about a board."""
    asked = (entry.go_on, entry.move_in, *(rule.when for rule in entry.dice), *(rule.condition for rule in guard))
    found = (one.references for one in asked if isinstance(one, (Condition, Expression)))
    return sorted({reference.function for some in found for reference in some})


def _key(path: Path) -> str:
    """Name the key that a person gave."""
    return str(path[2] if path[0] == "attack" else path[0])
