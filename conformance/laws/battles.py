"""Laws about battles, moves and capitals."""

from typing import Any

from conformance.laws.law import Law, but
from conformance.laws.tally import Tally

Data = dict[str, Any]


def _a_fair_throw(tally: Tally, event: Data) -> str:
    source, target = event["source"], event["target"]
    attack, defence = event["attack"], event["defence"]
    attacker, defender = tally.owners[source], tally.owners[target]
    if attacker != tally.mover or defender in ("", attacker):
        return f"{attacker or 'nobody'} attacks {defender or 'nobody'}"
    if target not in tally.facts.borders[source]:
        return f"{source} and {target} do not touch"
    if not 1 <= len(attack) <= min(3, tally.armies[source] - 1):
        return f"{len(attack)} dice of {tally.armies[source]} armies"
    if not 1 <= len(defence) <= min(2, tally.armies[target]):
        return f"{len(defence)} dice against {len(attack)} of {tally.armies[target]} armies"
    pairs = [*zip(sorted(attack)[::-1], sorted(defence)[::-1], strict=False)]
    killed = sum(ours > theirs for ours, theirs in pairs)
    return but("attacker's losses", event["attacker-losses"], len(pairs) - killed) or but(
        "defender's losses", event["defender-losses"], killed
    )


def _moved_in(tally: Tally, event: Data) -> str:
    source, target, moved = event["source"], event["target"], event["moved"]
    if tally.armies[target] or tally.battle != (source, target):
        return f"{target} was not won from {source}"
    if tally.owners[target] != event["defender"] or tally.owners[source] != event["attacker"]:
        return f"{event['attacker']} does not take {target} from {event['defender']}"
    most = min(tally.armies[source] - 1, tally.facts.limit)
    if not min(tally.thrown, most) <= moved <= most:
        return f"{moved} move in; {tally.thrown} dice were thrown, {most} may go"
    return ""


def _own_armies_move(tally: Tally, event: Data) -> str:
    source, target, armies = event["source"], event["target"], event["armies"]
    if tally.owners[source] != event["seat"] or tally.owners[target] != event["seat"]:
        return f"{source} and {target} are not both {event['seat']}'s"
    if source == target or armies < 1:
        return f"{armies} from {source} to {target}"
    if event["event"] == "armies-fortified":
        return ""
    if armies >= tally.armies[source] or target not in tally.facts.borders[source]:
        return f"{armies} of {tally.armies[source]} from {source} to {target}"
    return ""


def _a_capital_falls(tally: Tally, event: Data) -> str:
    match event["event"]:
        case "capital-lost":
            holder = tally.owners[tally.capitals[event["seat"]]]
            return but("conqueror", event["conqueror"], holder)
        case "territories-vacated":
            held = tally.held(event["seat"])
            return but("vacated", sorted(event["territories"]), sorted(held))
        case _:
            return but("bonus", event["armies"], 5)


LAWS = (
    Law("throw", "R-033 to R-039: dice as armies allow, losses as the dice say", ("battle-fought",), _a_fair_throw),
    Law(
        "capture", "R-043: at least as many move in as dice were thrown, one stays", ("territory-captured",), _moved_in
    ),
    Law(
        "move",
        "R-047, R-079: armies move between territories of one's own",
        ("free-move-made", "armies-fortified"),
        _own_armies_move,
    ),
    Law(
        "capital",
        "R-092, R-093: a lost capital gives all that its player held, and five armies",
        ("capital-lost", "territories-vacated", "bonus-due"),
        _a_capital_falls,
    ),
)
