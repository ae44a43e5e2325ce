"""Rows about a host: mails read and decided, turns played, games in which nothing is to be done or that are over."""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from unittest import mock

import kept_games
import measure
from rows import FULL, QUICK, Plan, Row, milliseconds

from pbem.local import home


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
    import hosted_games

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.environ["PBEM_HOME"] = str(folder / "home")
        host_folder = hosted_games.settle(folder / "host-folder")
        hosted_games.fill(folder / "host-folder", 10 * hosted_games.GAMES)
        yield from _against_the_disk(
            "mails decided and answered", folder, 10 * hosted_games.GAMES, lambda: hosted_games.decide(host_folder)
        )
        turns = len(list(host_folder.games()))
        yield from _against_the_disk("turns hosted", folder, turns, lambda: hosted_games.carry_on(host_folder))
    yield from _pile(plan)


def turns(plan: Plan) -> Iterator[Row]:
    """Compare turns of many games in one round: with pictures and without, by several processes, late in a game."""
    import hosted_games

    with tempfile.TemporaryDirectory() as name:
        os.environ["PBEM_HOME"] = f"{name}/home"
        host_folder = hosted_games.settle(Path(name) / "host-folder")
        with mock.patch("pbem.host.games.turn_pictures.can_draw", return_value=False):
            plain = hosted_games.turns_a_second(host_folder)
        one = hosted_games.turns_a_second(host_folder)
        with measure.all_processors():
            several = hosted_games.turns_a_second(host_folder, perf_counter)
        alone = hosted_games.turns_a_second(host_folder, perf_counter)
    note = f"{one:.1f}, {plain:.1f} a second of processor; {milliseconds(1 / one, 1 / plain)} each"
    yield Row("turns hosted, with pictures : without", one / plain, "", note)
    yield Row("turns hosted, all processors : one", several / alone, ">= 1.80", f"{several:.1f}, {alone:.1f} a second")
    yield _late_turn(plan)


def _late_turn(plan: Plan) -> Row:
    """Host turns of a game of six without pictures, in a long game and in a short one."""
    import hosted_games

    taken: dict[int, list[float]] = {kept_games.BRIEF: [], kept_games.SHORT: []}
    with (
        tempfile.TemporaryDirectory() as name,
        mock.patch("pbem.host.games.turn_pictures.can_draw", return_value=False),
    ):
        os.environ["PBEM_HOME"] = f"{name}/home"
        home.make_identity(home.identity_path(), "host")
        hosts = {
            records: hosted_games.settle_long(Path(name) / str(records), kept_games.game("unsigned", records))
            for records in taken
        }
        for _ in range(plan.rounds):
            for records, host_folder in hosts.items():
                taken[records].append(hosted_games.next_turn(host_folder))
    short, long = (median(seconds) for seconds in taken.values())
    what = f"turn hosted, record {kept_games.SHORT} : record {kept_games.BRIEF}"
    return Row(what, long / short, "<= 2.00", milliseconds(long, short))


def crowd(plan: Plan) -> Iterator[Row]:
    """Let a thousand mails come to two hundred games and do one round, against its bare waits for the disk."""
    import hosted_games

    mails, games = (1000, 200) if plan is FULL else (200, 40)
    with tempfile.TemporaryDirectory() as name:
        os.environ["PBEM_HOME"] = f"{name}/home"
        path = Path(name) / "host-folder"
        with mock.patch("pbem.host.games.turn_pictures.can_draw", return_value=False):
            host_folder = hosted_games.settle(path, games)
            hosted_games.fill(path, mails, games)
            work = partial(hosted_games.whole_round, host_folder, games)
            yield from _against_the_disk(f"{mails} mails to {games} games", Path(name), mails, work)


def idle(plan: Plan) -> Iterator[Row]:
    """Compare a look at many games in which nothing is to be done with bare questions about their files."""
    import hosted_games
    import idle_games

    for number in (300, 1000) if plan is QUICK else (300, 1000, 10_000):
        with tempfile.TemporaryDirectory() as name:
            os.environ["PBEM_HOME"] = f"{name}/home"
            host_folder = idle_games.settle_idle(Path(name) / "host-folder", number)
            tick = partial(idle_games.tick, host_folder)
            time = measure.side_by_side({"tick": tick, "bare": idle_games.stat_all(host_folder)}, plan.rounds)
            waits = hosted_games.counted(tick)
            yield Row(
                f"a look at {number} idle games : three stats each",
                time["tick"] / time["bare"],
                "",
                f"{milliseconds(time['tick'], time['bare'])}, {sum(waits)} waits for the disk, "
                f"{idle_games.opened(tick)} files opened",
            )
            yield _called(name, host_folder.path, number, plan)


def finished(plan: Plan) -> Iterator[Row]:
    """Compare a look at some idle games alone with one where a thousand games lie beside them that are over."""
    import idle_games

    with tempfile.TemporaryDirectory() as name:
        os.environ["PBEM_HOME"] = f"{name}/home"
        hosts = {over: idle_games.settle_idle(Path(name) / str(over), 300, over) for over in (0, 1000)}
        looks = {str(over): partial(idle_games.tick, one) for over, one in hosts.items()}
        time = measure.side_by_side(looks, 5 * plan.rounds)
        note = f"{milliseconds(time['1000'], time['0'])}, {idle_games.opened(looks['1000'])} files opened"
        yield Row("a look at 300 idle games and 1000 over : 300 idle", time["1000"] / time["0"], "", note)
        calls = {over: idle_games.tick_command(one.path) for over, one in hosts.items()}
        commands = {str(over): lambda call=call: call for over, call in calls.items()}
        done = measure.processes(commands, 2 * plan.command_rounds, lambda _: measure.environment(name, "."))
    note = f"{milliseconds(done['1000'].cpu, done['0'].cpu)} of processor"
    yield Row("pbem host tick, the same", done["1000"].cpu / done["0"].cpu, "<= 1.02", note)


def _called(folder: str, host: str, number: int, plan: Plan) -> Row:
    """Compare a whole call of the command with a Python that does nothing."""
    import idle_games

    tick = idle_games.tick_command(host)
    commands: dict[str, Callable[[], Sequence[str]]] = {
        "tick": lambda: tick,
        "bare": lambda: [sys.executable, "-c", ""],
    }
    done = measure.processes(commands, plan.command_rounds, lambda _: measure.environment(folder, "."))
    note = f"{milliseconds(done['tick'].cpu, done['bare'].cpu)} of processor"
    return Row(f"pbem host tick, {number} idle games : bare Python", done["tick"].cpu / done["bare"].cpu, "", note)


def _against_the_disk(what: str, folder: Path, number: int, work: Callable[[], object]) -> Iterator[Row]:
    import hosted_games

    start = perf_counter()
    waits = hosted_games.counted(work)
    done = perf_counter() - start
    place = folder / what.replace(" ", "-")
    place.mkdir()
    bare = measure.side_by_side({"bare": lambda: hosted_games.bare_waits(place, waits)}, 1, perf_counter)
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
                str(Path(__file__).parent / "hosted_games.py"),
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
