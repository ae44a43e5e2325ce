"""Wrong turns: armies, placing, attacks, captures, the free move."""

from typing import Any

from breaking import Breakage, Events, Patch, entry, everywhere, here, nothing

from pbem.rulesets.risk.events import Clash, TurnEnded
from pbem.rulesets.risk.play import battle, capture, comparison, defence, outlook, reinforce, turn
from pbem.rulesets.risk.play.capitals import check_capital
from pbem.rulesets.risk.play.cards import draw_card, turn_in
from pbem.rulesets.risk.play.movement import MOVES
from pbem.rulesets.risk.reading import attack as reading_attack
from pbem.rulesets.risk.reading import desk
from pbem.rulesets.risk.reading import moves as reading_moves
from pbem.rulesets.risk.reading import orders as reading
from pbem.rulesets.risk.reading import path as reading_path
from pbem.rulesets.risk.reading import place as reading_place
from pbem.rulesets.risk.state import Phase

right_due = reinforce.armies_due
right_count = reinforce.count_armies
right_close = turn._close
right_moved = capture.armies_moved_in
right_dice = battle._fixed_dice

# ── armies ───────────────────────────────────────────────────────────────────────────────────────


def due_with(**wrong: Any) -> Patch:
    """Count the armies due wrongly: fields made from the right `Due`."""

    def count(ground: Any, state: Any, seat: str) -> Any:
        due = right_due(ground, state, seat)
        changed: dict[str, Any] = {name: change(due) for name, change in wrong.items()}
        return due._replace(**changed)

    return everywhere(right_due, count)


def almost_continents(ground: Any, state: Any, seat: str) -> Any:
    """A continent counts although one of its territories is another's."""
    due, mine = right_due(ground, state, seat), set(ground.held(state, seat))
    lands = [one for one in ground.board.continents if len(set(one.territories) - mine) < 2]
    return due._replace(continents=tuple((one.id, one.bonus) for one in lands))


def reinforce_late(campaign: Any) -> Events:
    """Sets are turned in after the armies have been counted."""
    ground, state, orders = campaign.ground, campaign.state, campaign.orders
    if state.phase is Phase.TURN:
        yield right_count(ground, state, campaign.seat)
        for trio in orders.trade:
            yield from turn_in(ground, state, campaign.seat, trio)
        yield from reinforce.place_armies(ground, state, campaign.seat, orders.place, orders.rest)


def any_sum(desk: Any, _sheet: Any, rows: Any, _reasons: Any, _vacated: Any) -> None:
    for territory, armies in rows.armies.items():
        desk.add(territory, armies)


def close_counting_again(campaign: Any) -> Events:
    yield right_count(campaign.ground, campaign.state, campaign.seat)
    yield from right_close(campaign)


# ── attacks ──────────────────────────────────────────────────────────────────────────────────────


def compared_by(compare: Any) -> Patch:
    class Wrong(comparison.Clashes):
        def __missing__(self, dice: Any) -> Clash:
            thrown = dice[: self.attackers], dice[self.attackers :]
            return Clash(*thrown, *compare(*thrown))

    return everywhere(comparison.clashes, tuple(map(Wrong, range(4))))


def pairs_of(attack: Any, defence: Any) -> list[tuple[int, int]]:
    return list(zip(sorted(attack)[::-1], sorted(defence)[::-1], strict=False))


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
    view = guard.outlook
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


def close_with_card_first(campaign: Any) -> Events:
    ground, state, seat, dice = campaign.ground, campaign.state, campaign.seat, campaign.dice
    yield from draw_card(ground, state, seat, dice)
    yield from MOVES[ground.rules.movement](campaign)
    yield TurnEnded(seat)
    yield from check_capital(ground, state, seat, dice)
    yield from turn.pass_on(campaign.ground, campaign.state)


def close_without_move(campaign: Any) -> Events:
    yield from (event for event in right_close(campaign) if type(event).__name__ != "FreeMoveMade")


def close_without_passing(campaign: Any) -> Events:
    """The turn goes on after the free move."""
    yield from MOVES[campaign.ground.rules.movement](campaign)


def three_for_two(entry: Any) -> int:
    return 3 if right_dice(entry) == 2 else right_dice(entry)


def dry_land_only(desk: Any, sheet: Any, move: Any) -> None:
    if {move.source, move.target} == {"brazil", "north-africa"}:
        ways = (move.source, move.target)
        reading_path.note_not_adjacent(desk, sheet, ("to",), *ways, attacking=False)


BROKEN = (
    Breakage("R-021", "the card comes before the free move", here(turn, "_close", close_with_card_first)),
    Breakage("R-023", "armies need not be placed", here(reading_place, "_check_sum", any_sum)),
    Breakage("R-024", "fractions are rounded up", due_with(base=lambda due: max(3, -(-due.territories // 3)))),
    Breakage("R-025", "two armies at least", due_with(base=lambda due: max(2, due.territories // 3))),
    Breakage("R-025", "three at least, continents included",
             due_with(base=lambda due: max(3 - sum(n for _, n in due.continents), due.territories // 3))),
    Breakage("R-026", "a continent but for one territory", everywhere(right_due, almost_continents)),
    Breakage("R-027", "only the largest continent counts",
             due_with(continents=lambda due: tuple(sorted(due.continents, key=lambda land: -land[1])[:1]))),
    Breakage("R-028", "counted again when the turn ends", here(turn, "_close", close_counting_again)),
    Breakage("R-029", "sets bring nothing",
             everywhere(right_count, lambda *given: right_count(*given)._replace(sets=0))),
    Breakage("R-030", "any sum may be placed", here(reading_place, "_check_sum", any_sum)),
    Breakage("R-030", "armies may be placed anywhere", here(reading_place, "_note_owner", nothing)),
    Breakage("R-031", "armies may be placed in any part", entry(reading.SECTIONS, Phase.ATTACK, reading._WHOLE)),
    Breakage("R-032", "nobody stops before the last army",
             entry(reading_attack._READERS, "max_throws", lambda _desk, sheet, key: sheet.take(key) and None)),
    Breakage("R-033", "one army may attack", here(reading_attack, "_check_armies", nothing)),
    Breakage("R-033", "everything is adjacent", here(reading_path, "note_not_adjacent", nothing)),
    Breakage("R-034", "three dice in place of two", here(battle, "_fixed_dice", three_for_two)),
    Breakage("R-035", "the defender throws one die unless he orders two", here(defence, "_UNORDERED", defence.Guard(1))),
    Breakage("R-036", "the defender does not know the attacker's number", here(defence.Guard, "choose", guess)),
    Breakage("R-037", "ties go to the attacker", compared_by(ties_to_attacker)),
    Breakage("R-038", "the highest die counts twice", compared_by(highest_twice)),
    Breakage("R-039", "dice without a counterpart kill", compared_by(spare_dice_kill)),
    Breakage("R-040", "dice are compared as they lie", compared_by(as_they_lie)),
    Breakage("R-041", "who holds a territory captured it",
             here(outlook.Outlook, "captured", outlook.Outlook.own)),
    Breakage("R-042", "captured territories do not attack",
             here(desk.Desk, "could_hold", lambda self, territory: self.owns(territory))),
    Breakage("R-043", "one army may move in", everywhere(right_moved, one_moves_in)),
    Breakage("R-043", "three move in if possible", everywhere(right_moved, three_move_in)),
    Breakage("R-044", "the source may be left empty", everywhere(right_moved, all_move_in)),
    Breakage("R-045", "the attacker always loses one", compared_by(both_always_lose)),
    Breakage("R-046", "others may join the move-in", everywhere(right_moved, as_ordered)),
    Breakage("R-047", "the last army may go", here(reading_moves, "_note_count", nothing)),
    Breakage("R-047", "no free move at all", here(turn, "_close", close_without_move)),
    Breakage("R-048", "moves do not cross the water", here(reading_moves, "_check_free_move", dry_land_only)),
    Breakage("R-049", "the turn goes on after the free move", here(turn, "_close", close_without_passing)),
)  # fmt: skip
