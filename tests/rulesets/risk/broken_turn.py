"""Wrong turns: armies, placing, attacks, captures, the free move."""

from typing import Any

from breaking import Breakage, Events, Patch, entry, everywhere, here, nothing

from pbem.rulesets.risk.events import Clash, TurnEnded
from pbem.rulesets.risk.play import (
    attack,
    battle,
    comparison,
    defence,
    gate,
    reinforce,
    turn,
    turn_in_play,
)
from pbem.rulesets.risk.play.capitals import check_capital
from pbem.rulesets.risk.play.cards import draw_card, turn_in
from pbem.rulesets.risk.play.movement import MOVES
from pbem.rulesets.risk.play.turn import pass_on
from pbem.rulesets.risk.reading import attack as reading_attack
from pbem.rulesets.risk.reading import moves as reading_moves
from pbem.rulesets.risk.reading import path as reading_path
from pbem.rulesets.risk.reading import place as reading_place
from pbem.rulesets.risk.reading import situation
from pbem.rulesets.risk.state import Phase

right_due = reinforce.armies_due
right_count = reinforce.count_armies
right_close = turn._close
right_moved = attack.armies_moved_in
right_dice = battle.wanted_dice

# ── armies ───────────────────────────────────────────────────────────────────────────────────────


def due_with(**wrong: Any) -> Patch:
    """Count the armies due wrongly: fields made from the right `Due`."""

    def count(setting: Any, owners: Any, seat: str) -> Any:
        due = right_due(setting, owners, seat)
        changed: dict[str, Any] = {name: change(due) for name, change in wrong.items()}
        return due._replace(**changed)

    return everywhere(right_due, count)


def held_by(setting: Any, owners: Any, *seats: str) -> set[str]:
    return {here for here, owner in zip(setting.board.ids, owners, strict=True) if owner in seats}


def almost_continents(setting: Any, owners: Any, seat: str) -> Any:
    """A continent counts although one of its territories is another's."""
    due, mine = right_due(setting, owners, seat), held_by(setting, owners, seat)
    lands = [one for one in setting.board.continents if len(set(one.territories) - mine) < 2]
    return due._replace(continents=tuple((one.id, one.bonus) for one in lands))


def in_any_part(section: str) -> tuple[Any, ...]:
    """A section is open in every phase."""
    return tuple(row._replace(phases=tuple(Phase)) if row.key == section else row for row in gate.SECTIONS)


def reinforce_late(turn: Any) -> Events:
    """Sets are turned in after the armies have been counted."""
    setting, state, orders = turn.setting, turn.state, turn.orders
    if state.phase is Phase.TURN:
        yield right_count(setting, state, turn.seat)
        for trio in orders.trade:
            yield from turn_in(setting, state, turn.seat, trio)
        yield from reinforce.place_armies(setting, state, turn.seat, orders.place, orders.rest)


def any_sum(situation: Any, _sheet: Any, rows: Any, _reasons: Any, _vacated: Any) -> None:
    for territory, armies in rows.armies.items():
        situation.add(territory, armies)


def close_counting_again(turn: Any) -> Events:
    yield right_count(turn.setting, turn.state, turn.seat)
    yield from right_close(turn)


# ── attacks ──────────────────────────────────────────────────────────────────────────────────────


def compared_by(compare: Any) -> Patch:
    def wrong(dice: Any, attackers: int) -> Clash:
        thrown = dice[:attackers], dice[attackers:]
        return Clash(*thrown, *compare(*thrown))

    return everywhere(comparison.clash, wrong)


def pairs_of(ours: Any, theirs: Any) -> list[tuple[int, int]]:
    return list(zip(sorted(ours)[::-1], sorted(theirs)[::-1], strict=False))


def ties_to_attacker(attack: Any, defence: Any) -> tuple[int, int]:
    pairs = pairs_of(attack, defence)
    killed = sum(ours >= theirs for ours, theirs in pairs)
    return len(pairs) - killed, killed


def highest_twice(attack: Any, defence: Any) -> tuple[int, int]:
    """As one booklet has it: the highest die once more against the second."""
    pairs = pairs_of(attack, defence)
    killed = sum(max(attack) > theirs for _, theirs in pairs)
    return len(pairs) - killed, killed


def as_they_lie(attack: Any, defence: Any) -> tuple[int, int]:
    pairs = list(zip(attack, defence, strict=False))
    killed = sum(ours > theirs for ours, theirs in pairs)
    return len(pairs) - killed, killed


def spare_dice_kill(attack: Any, defence: Any) -> tuple[int, int]:
    lost, killed = comparison._compare(attack, defence)
    return lost, killed + max(0, len(attack) - len(defence))


def both_always_lose(attack: Any, defence: Any) -> tuple[int, int]:
    return 1, min(len(attack), len(defence))


def guess(guard: Any, _attacker: Any) -> Any:
    """The rules of the defender are asked without the battle before their eyes."""
    view = guard.view
    view.mine = view.theirs = view.dice_now = 0
    fitting = (rule.dice for rule in guard.rules if not rule.condition or rule.condition(view))
    return next(fitting, guard.default)


# ── captures and moves ───────────────────────────────────────────────────────────────────────────


def all_move_in(move_in: Any, view: Any, dice: int, limit: int) -> Any:
    return view.mine if move_in in ("max", 8) else right_moved(move_in, view, dice, limit)


def one_moves_in(move_in: Any, view: Any, _dice: int, limit: int) -> int:
    return right_moved(move_in, view, 1, limit)


def three_move_in(move_in: Any, view: Any, _dice: int, limit: int) -> int:
    return right_moved(move_in, view, min(3, view.mine - 1), limit)


def as_ordered(move_in: Any, view: Any, dice: int, limit: int) -> Any:
    """Armies move in as if others could come from elsewhere."""
    return move_in if isinstance(move_in, int) else right_moved(move_in, view, dice, limit)


def close_with_card_first(turn: Any) -> Events:
    setting, state, seat, dice = turn.setting, turn.state, turn.seat, turn.dice
    yield from draw_card(setting, state, seat, dice)
    yield from MOVES[setting.rules.movement](turn)
    yield TurnEnded(seat)
    yield from check_capital(setting, state, seat, dice)
    yield from pass_on(turn.setting, turn.state)


def close_without_move(turn: Any) -> Events:
    yield from (event for event in right_close(turn) if type(event).__name__ != "FreeMoveMade")


def close_without_passing(turn: Any) -> Events:
    """The turn goes on after the free move."""
    yield from MOVES[turn.setting.rules.movement](turn)


def three_for_two(entry: Any, view: Any) -> int:
    return 3 if right_dice(entry, view) == 2 else right_dice(entry, view)


def dry_land_only(situation: Any, sheet: Any, move: Any) -> None:
    if {move.source, move.target} == {"brazil", "north-africa"}:
        ways = (move.source, move.target)
        reading_path.note_not_adjacent(situation, sheet, ("to",), *ways, attacking=False)


BROKEN = (
    Breakage("R-021", "the card comes before the free move", here(turn, "_close", close_with_card_first)),
    Breakage("R-023", "armies need not be placed", here(reading_place, "_check_sum", any_sum)),
    Breakage("R-024", "fractions are rounded up", due_with(base=lambda due: max(3, -(-due.territories // 3)))),
    Breakage("R-025", "two armies at least", due_with(base=lambda due: max(2, due.territories // 3))),
    Breakage(
        "R-025",
        "three at least, continents included",
        due_with(base=lambda due: max(3 - sum(n for _, n in due.continents), due.territories // 3)),
    ),
    Breakage("R-026", "a continent but for one territory", everywhere(right_due, almost_continents)),
    Breakage(
        "R-027",
        "only the largest continent counts",
        due_with(continents=lambda due: tuple(sorted(due.continents, key=lambda land: -land[1])[:1])),
    ),
    Breakage("R-028", "counted again when the turn ends", here(turn, "_close", close_counting_again)),
    Breakage(
        "R-029", "sets bring nothing", everywhere(right_count, lambda *given: right_count(*given)._replace(sets=0))
    ),
    Breakage("R-030", "any sum may be placed", here(reading_place, "_check_sum", any_sum)),
    Breakage("R-030", "armies may be placed anywhere", here(reading_place, "_note_owner", nothing)),
    Breakage("R-031", "armies may be placed in any part", here(gate, "SECTIONS", in_any_part("place"))),
    Breakage(
        "R-032",
        "nobody stops before the last army",
        entry(reading_attack._READERS, "max_throws", lambda _desk, sheet, key: sheet.take(key) and None),
    ),
    Breakage("R-033", "one army may attack", here(reading_attack, "_check_armies", nothing)),
    Breakage("R-033", "everything is adjacent", here(reading_path, "note_not_adjacent", nothing)),
    Breakage("R-034", "three dice in place of two", here(battle, "wanted_dice", three_for_two)),
    Breakage(
        "R-035",
        "the defender throws one die unless he orders two",
        here(defence, "_UNORDERED", defence.BattleDefence(1)),
    ),
    Breakage("R-036", "the defender does not know the attacker's number", here(defence.BattleDefence, "choose", guess)),
    Breakage("R-037", "ties go to the attacker", compared_by(ties_to_attacker)),
    Breakage("R-038", "the highest die counts twice", compared_by(highest_twice)),
    Breakage("R-039", "dice without a counterpart kill", compared_by(spare_dice_kill)),
    Breakage("R-040", "dice are compared as they lie", compared_by(as_they_lie)),
    Breakage(
        "R-041",
        "who holds a territory captured it",
        here(turn_in_play.PlayerView, "captured", turn_in_play.PlayerView.own),
    ),
    Breakage(
        "R-042",
        "captured territories do not attack",
        here(situation.Situation, "could_hold", lambda self, territory: self.owns(territory)),
    ),
    Breakage("R-043", "one army may move in", everywhere(right_moved, one_moves_in)),
    Breakage("R-043", "three move in if possible", everywhere(right_moved, three_move_in)),
    Breakage("R-044", "the source may be left empty", everywhere(right_moved, all_move_in)),
    Breakage("R-045", "the attacker always loses one", compared_by(both_always_lose)),
    Breakage("R-046", "others may join the move-in", everywhere(right_moved, as_ordered)),
    Breakage("R-047", "the last army may go", here(reading_moves, "_note_count", nothing)),
    Breakage("R-047", "no free move at all", here(turn, "_close", close_without_move)),
    Breakage("R-048", "moves do not cross the water", here(reading_moves, "_check_free_move", dry_land_only)),
    Breakage("R-049", "the turn goes on after the free move", here(turn, "_close", close_without_passing)),
)
