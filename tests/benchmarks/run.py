"""
Prints how fast pbem is, as ratios to what the same machine does bare at the same moment.

    python tests/benchmarks/run.py            everything, some minutes
    python tests/benchmarks/run.py --quick    short games and few rounds
    python tests/benchmarks/run.py apply      only rows whose name begins so

A ratio is measured side by side in one run, on one processor if not told, and is a median. The goal stands
behind it, and the result is only printed: a busy machine must not fail a test.
"""

import argparse
import gc
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent), str(TESTS), str(TESTS / "mail"), str(Path(__file__).parent)]

import audit_rows
import commands as command_rows
import host_rows
import kept_games
import many_games
import measure
import shared_turns
from rows import FULL, QUICK, Plan, Row, milliseconds

from pbem.__main__ import NEW_THINGS

# ── apply: a whole process ───────────────────────────────────────────────────────────────────────


def apply(plan: Plan) -> Iterator[Row]:
    """Compare `pbem apply` with importing the packages, and long games with short ones."""
    with tempfile.TemporaryDirectory() as folder:
        commands = {"packages": lambda: [sys.executable, "-c", command_rows.PACKAGES]}
        for kind in ("typical", "heavy"):
            for records in plan.records:
                commands[f"{kind} {records}"] = _command(folder, kind, records)
        # A first run writes the key, the compiled modules and what the computer remembers.
        done = measure.processes(commands, plan.apply_rounds, lambda name: measure.environment(folder, name))
    packages, hundred, note = done["packages"], done["typical 100"], milliseconds
    yield Row(
        "apply, 100 turns : importing the packages",
        hundred.wall / packages.wall,
        "<= 1.60",
        note(hundred.wall, packages.wall),
    )
    yield Row(
        "the same without waiting for the disk", hundred.cpu / packages.cpu, "<= 1.60", note(hundred.cpu, packages.cpu)
    )
    for kind in ("typical", "heavy"):
        base = done[f"{kind} 10"]
        for records, goal in ((1000, "<= 1.10"), (10_000, "<= 2.00")):
            if records in plan.records:
                long = done[f"{kind} {records}"]
                yield Row(
                    f"apply, {kind}, {records} turns : 10 turns",
                    long.wall / base.wall,
                    goal,
                    note(long.wall, base.wall),
                )
    memory = done["typical 1000"].memory
    yield Row(
        "memory of apply, 1000 turns : packages",
        memory / packages.memory,
        "<= 1.60",
        f"{memory / 2**20:.0f} MiB, {packages.memory / 2**20:.0f} MiB",
    )


def _command(folder: str, kind: str, records: int) -> Callable[[], list[str]]:
    """Apply one turn, each time into a new folder."""
    game, orders = kept_games.game(kind, records), kept_games.orders(kind, records)
    runs = iter(range(1000))
    return lambda: [
        sys.executable,
        "-m",
        "pbem",
        "apply",
        str(game),
        str(orders),
        "-o",
        f"{folder}/{kind}-{records}-{next(runs)}",
    ]


# ── the others: this process ─────────────────────────────────────────────────────────────────────


def games(plan: Plan) -> Iterator[Row]:
    """Compare playing and throwing dice with bare dice and arithmetic."""
    import work

    rounds = max(5, plan.rounds)
    played, throws = work.games(20)
    time = measure.side_by_side({"games": played, "bare": work.bare(throws)}, rounds)
    yield Row(
        "whole random games : their throws, bare",
        time["bare"] / time["games"],
        "",
        f"{20 / time['games']:.1f} games a second, {throws // 20} throws a game",
    )
    battles, throws = work.battles()
    time = measure.side_by_side({"battles": battles, "bare": work.bare(throws)}, rounds)
    yield Row(
        "throws in battle : random.randint and sorted",
        time["bare"] / time["battles"],
        ">= 5.00",
        f"{throws / time['battles'] / 1000:.0f} thousand throws a second",
    )
    dice = {"dice": work.dice(20_000), "bare": work.bare(20_000)}
    time = measure.side_by_side(dice, rounds)
    yield Row("dice and losses alone : the same", time["bare"] / time["dice"])


def odds(plan: Plan) -> Iterator[Row]:
    """Compare exact odds, in whole numbers, with a bare table of floats of the same size."""
    import floor

    from pbem.rulesets.risk.odds.campaign import campaign
    from pbem.rulesets.risk.presets import RISK_1959

    fourteen = (22, 8, 2, 2, 2, 7, 1, 1, 3, 1, 2, 3, 5, 1)
    for name, armies, against, goal in (
        ("100 against 100", 101, (100,), "<= 1.00"),
        ("a campaign of fourteen", 72, fourteen, "<= 2.00"),
    ):
        works = {
            "odds": lambda a=armies, b=against: campaign(RISK_1959.rules, a, b, {}),
            "bare": lambda a=armies, b=against: floor.campaign(a, b),
        }
        time = measure.side_by_side(works, 10 * plan.rounds)
        yield Row(
            f"odds, {name} : a bare table", time["odds"] / time["bare"], goal, milliseconds(time["odds"], time["bare"])
        )


def signing(plan: Plan) -> Iterator[Row]:
    """Compare writing into a ledger of many lines what is about to be signed with a short ledger, and a bare wait."""
    import signing

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for one in ("long", "short"):
            (folder / one).mkdir()
        works = {
            "long": signing.sign(signing.ledger(folder / "long", signing.LINES)),
            "short": signing.sign(signing.ledger(folder / "short", 0)),
            "bare": signing.append(folder / "bare"),
        }
        time = measure.side_by_side(works, 100 * plan.rounds, perf_counter)
    yield Row(
        f"a signature noted, {signing.LINES} lines in the ledger : none",
        time["long"] / time["short"],
        "<= 1.10",
        milliseconds(time["long"], time["short"]),
    )
    note = milliseconds(time["long"], time["bare"])
    yield Row("a signature noted : a line appended and flushed", time["long"] / time["bare"], "", note)


PARTS = {
    "apply": apply,
    "verify": audit_rows.verify,
    "audits": audit_rows.audits,
    "games": games,
    "odds": odds,
    "mail": host_rows.mail,
    "host": host_rows.host,
    "turns": host_rows.turns,
    "shared": shared_turns.shared,
    "crowd": host_rows.crowd,
    "signing": signing,
    "idle": host_rows.idle,
    "finished": host_rows.finished,
    "many": many_games.many,
    **{name: command_rows.growth(name) for name in command_rows.COMMANDS},
    "wide": command_rows.wide,
}


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Print how fast pbem is, as ratios.")
    parser.add_argument("--quick", action="store_true", help="short games and few rounds")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; else all")
    options = parser.parse_args()
    unknown = [part for part in options.parts if part not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]}; parts: {', '.join(PARTS)}")
    plan = QUICK if options.quick else FULL
    # Made in a process of its own, so that this one stays small: children begin as large as it is.
    subprocess.run([sys.executable, kept_games.__file__, *map(str, plan.records)], check=True)
    measure.pin()
    gc.set_threshold(NEW_THINGS)  # as in the command
    print(f"{'ratio':<44}{'':>8}  goal")
    for name in options.parts or PARTS:
        for row in PARTS[name](plan):
            print(row, flush=True)


if __name__ == "__main__":
    main()
