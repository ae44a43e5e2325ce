"""Plans cut short: fewer marches, shorter ones, none; and the first march alone, as a part of a turn."""

from collections.abc import Iterator, Sequence

from pbem.engine.table.terms import Data

_WITH_ATTACKS = ("attack", "on_elimination", "reroll", "commander")
_LATER = ("on_elimination", "free_move", "fortify")


def shorter(plan: Data) -> Iterator[Data]:
    """Yield the same plan with its first march alone, and with the beginning and the half of that."""
    attacks = plan.get("attack", [])
    if len(attacks) > 1:
        yield with_attacks(plan, attacks[:1])
    if attacks and "path" in attacks[0]:
        path = attacks[0]["path"]
        for length in sorted({2, (len(path) + 1) // 2}):
            if 2 <= length < len(path):
                yield with_attacks(plan, [{**attacks[0], "path": path[:length]}])


def with_attacks(plan: Data, attacks: Sequence[Data]) -> Data:
    """Return a plan with other attacks, and with nothing that asks for one it no longer has."""
    if not attacks:
        return {key: value for key, value in plan.items() if key not in _WITH_ATTACKS}
    shown = {name for one in attacks for name in one.get("path") or (one["from"], one["to"])}
    cut = {**plan, "attack": [*attacks]}
    if "reroll" in plan:
        cut["reroll"] = [row for row in plan["reroll"] if row["card"] in shown]
    return {key: value for key, value in cut.items() if value}


def first_part(plan: Data) -> Data:
    """
    Return the first march of a plan alone, after which the turn stays open.

    Cards of somebody who is wiped out are turned in, and placed, in the next part.
    """
    part = with_attacks(plan, plan["attack"][:1])
    return {**{key: value for key, value in part.items() if key not in _LATER}, "final": False}
