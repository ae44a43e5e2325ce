"""
Whole commands beside `apply`: each against importing the packages, and as the game grows.

`page` and `luck` work through every record, so their growth is counted for each record. `show` plays a game
again to mark what changed last, unless it is known here; only then it has a goal. The others should take as long after a
thousand records as after ten. What `check` and `plan` have to count grows with the
armies; so their growth is measured by orders without attacks.
"""

import itertools
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import kept_games
import measure
from rows import Plan, Row, milliseconds

PACKAGES = "import click, attrs, cattrs, tomllib, tomli_w, cryptography.hazmat.primitives.asymmetric.ed25519"
"""What commands are measured against: only importing what pbem is built on."""
LENGTHS = (10, 100, 1000)
Words = Callable[[str, str, str], Sequence[str]]

COMMANDS: dict[str, Words] = {
    "page": lambda game, _orders, out: (game, "-o", f"{out}.html"),
    "check": lambda game, orders, _out: (game, orders),
    "plan": lambda game, orders, _out: (game, orders),
    "show": lambda game, _orders, _out: (game,),
    "luck": lambda game, _orders, _out: (game,),
    "bot": lambda game, _orders, out: (game, "--style", "careful", "-o", f"{out}.toml"),
}
"""The words after each command, of game file, order file and a new name to write to."""
EACH_RECORD = ("page", "luck")
PLAYS_AGAIN = ("show",)
WIDE: dict[str, Words] = {
    "apply": lambda game, orders, out: (game, orders, "-o", out),
    **{name: COMMANDS[name] for name in ("check", "show", "bot")},
}
"""What is measured on the grid too. A page of it would only measure how a map without places is surveyed."""


class Asked(NamedTuple):
    """A command, on which kept game, with attacks in the orders or `calm`."""

    name: str
    kind: str
    records: int
    calm: bool = True


def growth(name: str) -> Callable[[Plan], Iterator[Row]]:
    """Return what measures a command on games of six players at the classic map."""

    def rows(plan: Plan) -> Iterator[Row]:
        asked = {f"{name} {records}": Asked(name, "typical", records) for records in LENGTHS}
        done = _measured({**asked, "a turn": Asked(name, "typical", 100, calm=False)}, plan)
        turn, packages = done["a turn"].cpu, done["packages"].cpu
        yield Row(f"{name}, 100 turns : importing the packages", turn / packages, "", milliseconds(turn, packages))
        yield _growth_of(name, name, [done[key].cpu for key in asked])
        if name in PLAYS_AGAIN:
            done = _measured(asked, plan, known=True)
            yield _growth_of("known", f"{name}, known here", [done[key].cpu for key in asked])

    return rows


def wide(plan: Plan) -> Iterator[Row]:
    """Compare a board of 1,000 territories with the classic one, and long games on it with short ones."""
    asked = {f"{name} {n}": Asked(name, "wide", n) for name in WIDE for n in LENGTHS}
    asked |= {f"{name} classic": Asked(name, "typical", 100) for name in WIDE}
    done = _measured(asked, plan)
    for name in WIDE:
        times = [done[f"{name} {records}"].cpu for records in LENGTHS]
        classic = done[f"{name} classic"].cpu
        yield Row(f"{name}, 1000 territories : 42", times[1] / classic, "", milliseconds(times[1], classic))
        yield _growth_of(name, f"{name}, 1000 territories", times)


def _growth_of(name: str, title: str, times: Sequence[float]) -> Row:
    """Say how much longer the longest game takes; a record of it, where each is worked through."""
    short, long = (1, 2) if name in EACH_RECORD else (0, 2)
    each = LENGTHS[long] // LENGTHS[short] if name in EACH_RECORD else 1
    what = "a turn, " if name in EACH_RECORD else ""
    return Row(
        f"{title}, {what}{LENGTHS[long]} turns : {LENGTHS[short]}",
        times[long] / times[short] / each,
        "" if name in PLAYS_AGAIN else "<= 1.10",
        milliseconds(*times),
    )


def _measured(asked: dict[str, Asked], plan: Plan, *, known: bool = False) -> dict[str, measure.Process]:
    """Measure commands, each in a home of its own, where its game is `known` or not."""
    with tempfile.TemporaryDirectory() as folder:
        for key, one in asked.items() if known else ():
            verify = [sys.executable, "-m", "pbem", "verify", str(kept_games.game(one.kind, one.records))]
            measure.run(verify, measure.environment(folder, key))
        commands = {"packages": lambda: [sys.executable, "-c", PACKAGES]}
        for key, one in asked.items():
            commands[key] = _command(folder, one)
        return measure.processes(commands, plan.command_rounds, lambda key: measure.environment(folder, key))


def _command(folder: str, asked: Asked) -> Callable[[], list[str]]:
    """Give a command, each time with a new name to write to."""
    name, kind, records, calm = asked
    game = kept_games.game(kind, records)
    orders = (kept_games.calm_orders if calm else kept_games.orders)(kind, records)
    runs = itertools.count()
    words = WIDE[name] if name in WIDE else COMMANDS[name]
    return lambda: [
        sys.executable,
        "-m",
        "pbem",
        name,
        *words(str(game), str(orders), f"{folder}/{name}-{kind}-{records}-{next(runs)}"),
    ]
