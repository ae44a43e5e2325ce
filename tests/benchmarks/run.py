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
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from unittest import mock

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent), str(TESTS), str(TESTS / "mail"), str(Path(__file__).parent)]

import commands as command_rows
import kept_games
import measure
from rows import FULL, QUICK, Plan, Row, milliseconds

from pbem.__main__ import NEW_THINGS
from pbem.local import home

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


def verify(plan: Plan) -> Iterator[Row]:
    """Compare verify with the floor of its signatures and hashes, and long games with short ones."""
    import work

    kinds = (("typical", ">= 0.30"), ("heavy", ">= 0.20"), ("witnessed", ">= 0.30"), ("unsigned", ""))
    for kind, goal in kinds:
        data = kept_games.game(kind, 1000).read_bytes()
        works = {"floor": work.floor(data), "verify": work.verify(data)}
        time = measure.side_by_side(works, plan.rounds)
        yield Row(
            f"verify, {kind} : floor",
            time["floor"] / time["verify"],
            goal,
            milliseconds(time["floor"], time["verify"]) + " for 1000 records",
        )
        if goal:
            with measure.all_processors():
                time = measure.side_by_side(works, plan.rounds, perf_counter)
            yield Row(
                "the same by the clock, on all processors",
                time["floor"] / time["verify"],
                "",
                milliseconds(time["floor"], time["verify"]),
            )
    short, long = (kept_games.game("typical", n) for n in (plan.records[1], plan.records[-1]))
    works = {str(path): work.verify(path.read_bytes()) for path in (short, long)}
    time = measure.side_by_side(works, max(1, plan.rounds // 2))
    growth = time[str(long)] * plan.records[1] / plan.records[-1] / time[str(short)]
    yield Row(f"verify, time a turn, {plan.records[-1]} turns : {plan.records[1]}", growth, "<= 1.10")


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


# ── mail ─────────────────────────────────────────────────────────────────────────────────────────


def mail(plan: Plan) -> Iterator[Row]:
    """Compare understanding mails with only letting the standard library parse them."""
    import host_mails

    mails, judge = host_mails.mails()
    works = {"parse": host_mails.parse(mails), "understand": host_mails.understand(mails, judge)}
    time = measure.side_by_side(works, plan.rounds)
    rates = {name: len(mails) / taken for name, taken in time.items()}
    yield Row(
        "mails understood, signed : plain parsing",
        rates["understand"] / rates["parse"],
        ">= 0.10",
        f"{rates['understand']:.0f}, {rates['parse']:.0f} mails a second",
    )

    with tempfile.TemporaryDirectory() as name:
        os.environ["PBEM_HOME"] = f"{name}/home"
        for what, (read, parse) in host_mails.replies(Path(name) / "host-folder").items():
            time = measure.side_by_side({"read": read, "parse": parse}, 10 * plan.rounds)
            yield Row(
                f"typed reply, {what}, read and sorted : plain parsing",
                time["parse"] / time["read"],
                "",
                f"{1 / time['read']:.0f}, {1 / time['parse']:.0f} a second",
            )


def host(plan: Plan) -> Iterator[Row]:
    """Compare a host's work with the bare waiting for the disk, and a large pile with a small one."""
    import host_mails

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.environ["PBEM_HOME"] = str(folder / "home")
        host_folder = host_mails.settle(folder / "host-folder")
        host_mails.fill(folder / "host-folder", 10 * host_mails.GAMES)
        yield from _against_the_disk(
            "mails decided and answered", folder, 10 * host_mails.GAMES, lambda: host_mails.decide(host_folder)
        )
        turns = len(list(host_folder.games()))
        yield from _against_the_disk("turns hosted", folder, turns, lambda: host_mails.carry_on(host_folder))
    yield from _pile(plan)


def turns(plan: Plan) -> Iterator[Row]:
    """Compare turns of many games in one round: with pictures and without, by several processes, late in a game."""
    import host_mails

    with tempfile.TemporaryDirectory() as name:
        os.environ["PBEM_HOME"] = f"{name}/home"
        host_folder = host_mails.settle(Path(name) / "host-folder")
        with mock.patch("pbem.host.games.publishing.can_draw", return_value=False):
            plain = host_mails.turns_a_second(host_folder)
        one = host_mails.turns_a_second(host_folder)
        with measure.all_processors():
            several = host_mails.turns_a_second(host_folder, perf_counter)
        alone = host_mails.turns_a_second(host_folder, perf_counter)
    yield Row("turns hosted, with pictures : without", one / plain, "", f"{one:.1f}, {plain:.1f} a second of processor")
    yield Row("turns hosted, all processors : one", several / alone, ">= 1.80", f"{several:.1f}, {alone:.1f} a second")
    yield _late_turn(plan)


def _late_turn(plan: Plan) -> Row:
    """Host turns of a game of six without pictures, in a long game and in a short one."""
    import host_mails

    taken: dict[int, list[float]] = {kept_games.BRIEF: [], kept_games.SHORT: []}
    with tempfile.TemporaryDirectory() as name, mock.patch("pbem.host.games.publishing.can_draw", return_value=False):
        os.environ["PBEM_HOME"] = f"{name}/home"
        home.make_identity(home.identity_path(), "host")
        hosts = {
            records: host_mails.settle_long(Path(name) / str(records), kept_games.game("unsigned", records))
            for records in taken
        }
        for _ in range(plan.rounds):
            for records, host_folder in hosts.items():
                taken[records].append(host_mails.next_turn(host_folder))
    short, long = (median(seconds) for seconds in taken.values())
    what = f"turn hosted, record {kept_games.SHORT} : record {kept_games.BRIEF}"
    return Row(what, long / short, "<= 2.00", milliseconds(long, short))


def crowd(plan: Plan) -> Iterator[Row]:
    """Let a thousand mails come to two hundred games and do one round, against its bare waits for the disk."""
    import host_mails

    mails, games = (1000, 200) if plan is FULL else (200, 40)
    with tempfile.TemporaryDirectory() as name:
        os.environ["PBEM_HOME"] = f"{name}/home"
        path = Path(name) / "host-folder"
        with mock.patch("pbem.host.games.publishing.can_draw", return_value=False):
            host_folder = host_mails.settle(path, games)
            host_mails.fill(path, mails, games)
            work = partial(host_mails.whole_round, host_folder, games)
            yield from _against_the_disk(f"{mails} mails to {games} games", Path(name), mails, work)


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


def idle(plan: Plan) -> Iterator[Row]:
    """Compare a look at many games in which nothing is to be done with bare questions about their files."""
    import host_mails

    for number in (300, 1000) if plan is QUICK else (300, 1000, 10_000):
        with tempfile.TemporaryDirectory() as name:
            os.environ["PBEM_HOME"] = f"{name}/home"
            host_folder = host_mails.settle_idle(Path(name) / "host-folder", number)
            tick = partial(host_mails.tick, host_folder)
            time = measure.side_by_side({"tick": tick, "bare": host_mails.stat_all(host_folder)}, plan.rounds)
            waits = host_mails.counted(tick)
            yield Row(
                f"a look at {number} idle games : three stats each",
                time["tick"] / time["bare"],
                "",
                f"{milliseconds(time['tick'], time['bare'])}, {sum(waits)} waits for the disk, "
                f"{host_mails.opened(tick)} files opened",
            )
            yield _called(name, host_folder.path, number, plan)


def _called(folder: str, host: str, number: int, plan: Plan) -> Row:
    """Compare a whole call of the command with a Python that does nothing."""
    import host_mails

    tick = [sys.executable, "-m", "pbem", "host", "tick", "--host", host, "--now", host_mails.NOW.isoformat()]
    commands: dict[str, Callable[[], Sequence[str]]] = {
        "tick": lambda: tick,
        "bare": lambda: [sys.executable, "-c", ""],
    }
    done = measure.processes(commands, plan.command_rounds, lambda _: measure.environment(folder, "."))
    note = f"{milliseconds(done['tick'].cpu, done['bare'].cpu)} of processor"
    return Row(f"pbem host tick, {number} idle games : bare Python", done["tick"].cpu / done["bare"].cpu, "", note)


def _against_the_disk(what: str, folder: Path, number: int, work: Callable[[], object]) -> Iterator[Row]:
    import host_mails

    start = perf_counter()
    waits = host_mails.counted(work)
    done = perf_counter() - start
    place = folder / what.replace(" ", "-")
    place.mkdir()
    bare = measure.side_by_side({"bare": lambda: host_mails.bare_waits(place, waits)}, 1, perf_counter)
    yield Row(
        f"{what} : their waits for the disk, bare",
        bare["bare"] / done,
        "",
        f"{number / done:.0f} a second, {number / bare['bare']:.0f} bare, {sum(waits) / number:.2f} waits each",
    )


def _pile(plan: Plan) -> Iterator[Row]:
    """Decide a spool of ten thousand mails and one of a tenth, each in a process of its own."""
    most = 10_000 if plan is FULL else 2000
    done: dict[int, measure.Process] = {}
    for number in (most // 10, most):
        with tempfile.TemporaryDirectory() as name:
            environment = {**os.environ, "PBEM_HOME": f"{name}/home"}
            command = [
                sys.executable,
                str(Path(__file__).parent / "host_mails.py"),
                f"{name}/host-folder",
                str(number),
            ]
            measure.run([*command, "fill"], environment)
            done[number] = measure.run([*command, "decide"], environment)
    small, large = done[most // 10], done[most]
    yield Row(
        f"time a mail, {most} in the spool : {most // 10}",
        large.wall / small.wall / 10,
        "<= 1.10",
        f"{most / large.wall:.0f} mails a second",
    )
    yield Row(
        "memory with so many : with the tenth",
        large.memory / small.memory,
        "<= 1.10",
        f"{large.memory / 2**20:.0f} MiB, {small.memory / 2**20:.0f} MiB",
    )


PARTS = {
    "apply": apply,
    "verify": verify,
    "games": games,
    "odds": odds,
    "mail": mail,
    "host": host,
    "turns": turns,
    "crowd": crowd,
    "signing": signing,
    "idle": idle,
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
