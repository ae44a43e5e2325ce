"""Rows that `docs/many-games.md` quotes: one mail among many games, a first call, mails together, what is sent and kept."""

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from email import message_from_bytes
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any
from unittest import mock

import kept_games
import measure
from rows import QUICK, Plan, Row, milliseconds

from pbem.host.folder.host_folder import HostFolder, open_host
from pbem.host.round import Round

if TYPE_CHECKING:
    import hosted_games

TESTS = Path(__file__).parents[1]
TOGETHER = 100
_KB = 1000


def many(plan: Plan) -> Iterator[Row]:
    """Measure what a host with many games does beside turns, and what turns leave behind."""
    yield from _calls(200 if plan is QUICK else 1000, plan)
    yield _together()
    yield _first_picture()
    yield from _sizes()


def _calls(number: int, plan: Plan) -> Iterator[Row]:
    """Call the command with nothing to do, with one mail, and for the first time after a restart of the computer."""
    import idle_games

    with tempfile.TemporaryDirectory() as name:
        os.environ["PBEM_HOME"] = f"{name}/home"
        host = idle_games.settle_idle(Path(name) / "host-folder", number)
        tick = idle_games.tick_command(host.path)
        numbers = count()
        commands: dict[str, Callable[[], Sequence[str]]] = {
            "idle": lambda: tick,
            "mail": lambda: _asked(host, next(numbers), tick),
            "after it": lambda: tick,
        }
        environment = measure.environment(name, ".")
        done = measure.processes(commands, plan.command_rounds, lambda _: environment)
        first = measure.run(_forgetful(host, tick), environment)
        idle, mail = done["idle"], done["mail"]
        yield Row(
            f"pbem host tick, one mail, {number} games : no mail",
            mail.cpu / idle.cpu,
            "",
            f"{milliseconds(mail.cpu, idle.cpu)} of processor (goal 500)",
        )
        yield _waits_of_one_mail(host, next(numbers))
        yield Row(
            f"the first call of a day, {number} games : another",
            first.cpu / idle.cpu,
            "",
            f"{milliseconds(first.cpu, idle.cpu)} of processor",
        )
        commands["first"], commands["bare"] = lambda: _forgetful(host, tick), lambda: [sys.executable, "-c", ""]
        held = [measure.memory(commands[one](), environment) for one in ("idle", "mail", "first", "bare")]
        note = f"{', '.join(f'{one:.0f}' for one in held)} MiB: nothing to do, a mail, the first of a day, bare"
        yield Row(f"memory of a call, {number} games : bare Python", held[0] / held[-1], "", note)


def _asked(host: HostFolder, number: int, tick: Sequence[str]) -> Sequence[str]:
    """Let a player of a game that nobody has asked about ask how it stands."""
    sender = f"anna.{number}.idle@home.test"
    mail = f"From: {sender}\nMessage-ID: <{number}@home.test>\nSubject: How is it going?\n\nstatus\n"
    Path(host.spool("in", "new"), f"mail-{number}").write_text(mail)
    return tick


def _forgetful(host: HostFolder, tick: Sequence[str]) -> Sequence[str]:
    for name in ("index.json", "shelf.json"):
        Path(host.spool(name)).unlink(missing_ok=True)
    return tick


def _waits_of_one_mail(host: HostFolder, number: int) -> Row:
    """Count how often a round waits for the disk for one mail, and time the bare waits."""
    import hosted_games
    import idle_games

    _asked(host, number, ())
    start = perf_counter()
    waits = hosted_games.counted(partial(idle_games.tick, host))
    return _against_bare_waits("one mail", waits, perf_counter() - start, 1, "")


def _together() -> Row:
    """Decide mails with orders that came together, and count how often that waits for the disk."""
    import hosted_games

    with tempfile.TemporaryDirectory() as name:
        os.environ["PBEM_HOME"] = f"{name}/home"
        host = hosted_games.settle(Path(name) / "host-folder", 20)
        hosted_games.fill(Path(host.path), TOGETHER, 20)
        start = perf_counter()
        waits = hosted_games.counted(lambda: hosted_games.decide(host))
        taken = perf_counter() - start
        return _against_bare_waits(f"a mail of {TOGETHER} together", waits, taken, TOGETHER, "<= 0.15")


def _against_bare_waits(what: str, waits: "hosted_games.Waits", taken: float, mails: int, goal: str) -> Row:
    import hosted_games

    with tempfile.TemporaryDirectory() as name:
        work = partial(hosted_games.bare_waits, Path(name), waits)
        bare = measure.side_by_side({"bare": work}, 1, perf_counter)["bare"]
    note = f"{milliseconds(taken, bare)} for all on the clock: decided, their bare waits"
    return Row(f"waits for the disk, {what}", sum(waits) / mails, goal, note)


def _first_picture() -> Row:
    """Draw the pictures of two turns in a process of its own with nothing kept, and in another with what that kept."""
    import hosted_games

    paths = [str(TESTS.parent), str(TESTS), str(TESTS / "mail"), str(Path(__file__).parent)]
    program = f"import sys; sys.path[:0] = {paths}; import many_games; many_games.draw_all(*sys.argv[1:])"
    taken = list[list[float]]()
    with tempfile.TemporaryDirectory() as name:
        os.environ["PBEM_HOME"] = f"{name}/home"
        with mock.patch("pbem.host.games.turn_pictures.can_draw", return_value=False):
            host = hosted_games.settle(Path(name) / "host-folder", 2)
        hosted_games.bring_orders(host)
        for copy in (f"{name}/one", f"{name}/two"):
            shutil.copytree(host.path, copy)
            measure.run([sys.executable, "-c", program, copy, f"{copy}/said"], measure.environment(name, "."))
            taken.append(json.loads(Path(copy, "said").read_text()))
    (ever, _), (first, later) = taken
    note = f"{milliseconds(first, later)}; {milliseconds(ever)} the first of a map ever"
    return Row("the first picture of a later call : the next", first / later, "", note)


def draw_all(host: str, said: str) -> None:
    """Play what is ready in a host, and write down the seconds of processor that each picture took."""
    import host_mails

    from pbem.host.games import turn_pictures

    taken, draw = list[float](), turn_pictures.draw

    def timed(*of: Any) -> object:
        start = process_time()
        picture = draw(*of)
        taken.append(process_time() - start)
        return picture

    with mock.patch.object(turn_pictures, "draw", timed):
        Round(open_host(host), host_mails.NOW).tend_games()
    Path(said).write_text(json.dumps(taken))


def _sizes() -> Iterator[Row]:
    """Play a turn of some games, with pictures and without; weigh letters, and what is on the disk afterwards."""
    import host_mails
    import hosted_games
    import idle_games

    letters: dict[bool, float] = {}
    for drawn in (True, False):
        with tempfile.TemporaryDirectory() as name:
            os.environ["PBEM_HOME"] = f"{name}/home"
            with mock.patch("pbem.host.games.turn_pictures.can_draw", return_value=False):
                host = hosted_games.settle(Path(name) / "host-folder", 4)
            hosted_games.bring_orders(host)
            before, sent = _weight(Path(host.path)), list[bytes]()
            with mock.patch("pbem.host.games.turn_pictures.can_draw", return_value=drawn):
                done = Round(host, host_mails.NOW)
                done.tend_games()
                done.send(lambda mail, *_, kept=sent: kept.append(mail))
            kept = (_weight(Path(host.path)) - before) / done.records
            turns = [len(mail) for mail in sent if str(message_from_bytes(mail)["Message-ID"]).startswith("<turn")]
            letters[drawn] = median(turns)
            if drawn:
                hosted_games.bring_orders(host)
                environment = measure.environment(name, ".")
                tick = measure.memory(idle_games.tick_command(host.path), environment)
                bare = measure.memory([sys.executable, "-c", ""], environment)
                yield Row("memory of a call that draws : bare Python", tick / bare, "", f"{tick:.0f}, {bare:.0f} MiB")
            what = "with pictures" if drawn else "without"
            yield Row(
                f"kept of a turn {what} : its letters",
                kept * done.records / sum(turns),
                "",
                f"{kept / _KB:.0f} kB a turn of {len(turns) // done.records} players, for thirty days but for game files",
            )
    note = f"{letters[True] / _KB:.0f}, {letters[False] / _KB:.0f} kB"
    yield Row("a letter with the classic board : without", letters[True] / letters[False], "", note)
    size = kept_games.game("typical", kept_games.SHORT).stat().st_size
    short = kept_games.game("typical", kept_games.BRIEF).stat().st_size
    note = f"{(size - short) / (kept_games.SHORT - kept_games.BRIEF) / _KB:.2f} kB a record"
    yield Row(f"a game file, record {kept_games.SHORT} : record {kept_games.BRIEF}", size / short, "", note)


def _weight(folder: Path) -> int:
    """Return how many bytes are in the files below a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
