"""What is drawn by lot beside attacks: moves at the end of a turn, changed dice, standing orders."""

from collections.abc import Sequence

from pbem.engine.table.terms import Data
from pbem.rulesets.risk.bots.lottery import Lottery
from pbem.rulesets.risk.state import JOKER

CHANGES = ("lost_now >= 1", "lost_now > killed_now", "gain >= 1 or lost_now == 2", "mine > 2")
DEFENCE = ("dice_now == 3 and mine == 2", "theirs > 2 * mine", "sets > 3", "spare == 1")


def write_moves(lottery: Lottery, kind: str) -> list[Data]:
    """Move what stands idle behind the front, or what an attack has left behind."""
    idle = [id_ for id_ in lottery.own if not lottery.foreign(id_) and lottery.armies(id_) > 1]
    idle = [id_ for id_ in idle if id_ not in lottery.sources]
    front = [id_ for id_ in lottery.front() if id_ not in lottery.sources]
    limit, names = lottery.table.setting.rules.army_cap, lottery.table.setting.names.territory
    moves: list[Data] = []
    if lottery.targets and lottery.odd():
        source, target = lottery.sources[0], lottery.targets[0]
        moves.append(
            {
                "if": f'own("{lottery.names[target]}")',
                "from": lottery.names[source],
                "to": lottery.names[target],
                "armies": lottery.chance.pick(["max", 1, "spare - 1"]),
            }
        )
    for source in sorted(idle, key=lottery.armies, reverse=True)[: 3 if kind == "fortify" else 1]:
        near = lottery.chance.pick([id_ for id_ in lottery.borders(source) if id_ in lottery.own])
        target = lottery.chance.pick(front) if front and _reaches(lottery, source, kind) else near
        room = lottery.room(target) if limit else lottery.armies(source)
        if room > 0:
            fewer = 1 + lottery.chance.below(min(room, lottery.armies(source) - 1))
            moves.append(
                {
                    "from": lottery.names[source],
                    "to": lottery.names[target],
                    "armies": fewer if lottery.odd() else "max",
                }
            )
    return [move for move in moves if lottery.reaches(kind, *(names[move[end]] for end in ("from", "to")))]


def _reaches(lottery: Lottery, source: str, kind: str) -> bool:
    """Say whether all that is one's own hangs together, as far as a fortification goes."""
    if kind != "fortify":
        return False
    reached, edge = {source}, [source]
    while edge:
        near = [id_ for id_ in lottery.borders(edge.pop()) if id_ in lottery.own]
        edge += [id_ for id_ in near if id_ not in reached]
        reached.update(near)
    return len(reached) == len(lottery.own)


def write_rerolls(lottery: Lottery, trios: Sequence[Sequence[str]]) -> list[Data]:
    """Offer the cards that show where there is fighting, but none of the sets that are turned in."""
    shown = {*lottery.sources, *lottery.targets}
    traded = {name for trio in trios for name in trio}
    cards = [card for card in lottery.hand if card != JOKER and card in shown and lottery.names[card] not in traded]
    dice = ["lowest", "lowest-losing", "highest-losing"]
    if lottery.table.setting.rules.reroll_scope == "any":
        dice.append("their-highest")
    rows = [{"card": lottery.names[card], **write_change(lottery, *dice)} for card in cards]
    for row in rows:
        if lottery.odd():
            row["max"] = 1 + lottery.chance.below(4)
    return rows


def write_change(lottery: Lottery, *dice: str) -> Data:
    """Say which die to change, and when."""
    row: Data = {"die": lottery.chance.pick(dice)} if lottery.odd() else {}
    if lottery.odd():
        row["if"] = lottery.chance.pick(CHANGES)
    if lottery.state.part < 4 and lottery.odd() and lottery.odd():
        row["stop"] = "after-throw"
    return row


def write_standing(lottery: Lottery) -> Data:
    """Write standing orders for defence and capitals."""
    standing: Data = {}
    places = ["@border", "@rest", "@neutral", *(lottery.names[id_] for id_ in lottery.own[:3])]
    if lottery.allows("defence") and lottery.odd() and lottery.odd():
        rule = {
            "at": lottery.chance.mix(places)[:2],
            "if": lottery.chance.pick(DEFENCE),
            "dice": lottery.chance.pick([1, "max"]),
        }
        if lottery.odd():
            rule["by"] = lottery.chance.pick(lottery.others)
        if lottery.odd():
            rule["from"] = ["@rest"]
        standing["defence"] = {"default": lottery.chance.pick([1, "max", "max"]), "rule": [rule]}
    if lottery.allows("capital_bonus") and lottery.odd():
        victim = lottery.chance.pick([*lottery.others, "any"])
        share = {"at": ["@vacated"], "armies": "rest"}
        standing["capital_bonus"] = [{"victim": victim, "place": [share]}]
    return standing
