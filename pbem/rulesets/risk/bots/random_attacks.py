"""Attacks drawn by lot, with their limits and words, and what to do with the cards of the fallen."""

from pbem.engine.table.terms import Data
from pbem.rulesets.risk.bots.lottery import Lottery

WHILE = (
    "mine > theirs",
    "spare >= 3 or theirs == 1",
    "mine >= 2 * theirs // 3 and losses < 40",
    "mine + kills > losses - 3",
    "not (throws >= 30)",
    "mine >= 3",
)
MOVE_IN = ("min", "max", 3, "mine - 1", "mine // 2", "mine - 2 * theirs")


def write_attacks(lottery: Lottery) -> list[Data]:
    """Attack from the strongest borders; first with the dice on the table."""
    attacks: list[Data] = []
    throw = lottery.state.throw
    if throw is not None:
        entry = _write_attack(lottery, [throw.source, throw.target], "t")
        if "max_losses" in entry:  # orders on file may lose this many
            least = min(len(throw.attack), len(throw.defence))
            entry["max_losses"] = max(entry["max_losses"], least)
        attacks.append(entry)
    starts = [id_ for id_ in lottery.front() if lottery.armies(id_) > 1][: 2 + lottery.chance.below(3)]
    for start in starts:
        if lottery.cut("attack", [*attacks, {}]) == attacks:
            break
        path = _walk(lottery, start)
        if len(path) > 1:
            attacks.append(_write_attack(lottery, path, f"a{len(attacks)}"))
    return attacks


def _walk(lottery: Lottery, start: str) -> list[str]:
    """Go over foreign territories, into corners first, now and then by another way."""
    path = [start]
    for _ in range(30 if not lottery.odd() else 1 + lottery.chance.below(4)):
        here = path[-1]
        near = [
            there for there in lottery.foreign(here) if there not in path and lottery.reaches("attack", here, there)
        ]
        if not near:
            break
        ways_on = {id_: len({*lottery.foreign(id_)}.difference(path)) for id_ in near}
        path.append(lottery.chance.pick(near) if lottery.odd() else min(near, key=ways_on.__getitem__))
    return path


def _write_attack(lottery: Lottery, path: list[str], id_: str) -> Data:
    """Write an entry for a path, with limits and words drawn by lot."""
    entry: Data = {"id": id_}
    lottery.first = lottery.first or id_
    names = [lottery.names[step] for step in path]
    if lottery.targets and lottery.odd():
        entry["if"] = _write_condition(lottery)
    entry |= {"path": names} if len(path) > 2 else {"from": names[0], "to": names[1]}
    if lottery.odd():
        entry["while"] = lottery.chance.pick(WHILE)
    if lottery.odd():
        entry["move_in"] = lottery.chance.pick(MOVE_IN)
    for key, most in (("keep", 4), ("max_throws", 30), ("max_losses", 20)):
        if lottery.chance.hits(lottery.frills // 3):
            entry[key] = 1 + lottery.chance.below(most)
    if lottery.chance.hits(lottery.frills // 3):
        entry["dice"] = lottery.chance.pick(
            [2, "max", [{"when": "theirs == 1 and mine > 3", "use": 2}, {"use": "max"}]]
        )
    for key in ("on_capture", "on_stop"):
        if lottery.chance.hits(lottery.frills // 3):
            words = ("continue", "end", "pause") if lottery.state.part < 4 else ("continue", "end")
            entry[key] = lottery.chance.pick(words)
    lottery.sources += path[:-1]
    lottery.targets += path[1:]
    return entry


def _write_condition(lottery: Lottery) -> str:
    """Ask for something that an earlier entry may have brought about."""
    target = lottery.names[lottery.chance.pick(lottery.targets)]
    other = lottery.chance.pick(lottery.others)
    land = lottery.chance.pick(lottery.table.setting.board.continents).name
    return lottery.chance.pick(
        [
            f'captured("{target}") or armies("{target}") >= 2',
            f'own("{target}") or not eliminated("{other}")',
            f'territories("{other}") > 0 and hand("{other}") <= 9',
            f'not continent("{land}") or cards >= 1',
            "sets >= 0",
            f'won("{lottery.first}") or tried("{lottery.first}") or not tried("{lottery.first}")',
        ]
    )


def write_eliminations(lottery: Lottery) -> list[Data]:
    """Say what to do with the cards of some of the others."""
    rows: list[Data] = []
    for victim in [*lottery.others, "any"]:
        if not lottery.odd():
            continue
        row: Data = {"victim": victim, "trade": lottery.chance.pick(["forced", "all", 1, 2])}
        if lottery.odd():
            row["prefer"] = lottery.chance.mix(["territory-bonus", "keep-jokers", "use-jokers"])
        if lottery.odd():
            row["keep"], row["use"] = ["joker"], [lottery.names[lottery.own[0]]]
        if lottery.odd():
            row["if"] = "cards >= 2 or sets > 2"
        if not lottery.odd():
            first = {
                "at": [lottery.names[lottery.chance.pick(lottery.own)], "@border"],
                "armies": 3,
            }
            row["place"] = [first, {"at": ["@border", "@rest"], "armies": "rest"}]
        row["then"] = lottery.chance.pick(["continue", "continue", "end", "pause"])
        rows.append(row)
    return rows
