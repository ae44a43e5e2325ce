"""
The games of an arena on this computer: rule sets and bots found, games played by a crew, the file of their lines.

Line 0 says what is played, by what: a file is gone on with only by the same versions of pbem and of everybody's
packages, and on the same map. Line N is game N. So a file that was cut off anywhere is the beginning of the whole
one; a line that is not whole is played again.
"""

import json
import os
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from pbem import __version__
from pbem.engine.arena.bout import Bout, read_bout
from pbem.engine.arena.contest import Contest, Hall
from pbem.errors import BusyError, ContentError, InputError, UnavailableError, naming
from pbem.local import bots, files, registry
from pbem.local.crew import Crew, Lost
from pbem.local.patience import WatchedBot
from pbem.record import tool

FORMAT = "pbem-arena/1"
_LIMIT = 256 * 1024 * 1024
_CHUNK = 16
"""The most games that go out together."""


@lru_cache(maxsize=4)
def hall(contest: Contest) -> Hall:
    """Find the rule set and the bots of a contest; raise InputError for what is not installed."""
    ruleset = registry.load(contest.rules)
    return Hall(contest, ruleset, {style: WatchedBot(style, bots.load(ruleset, style)) for style in contest.styles})


@lru_cache(maxsize=4)
def header(contest: Contest) -> str:
    """Return line 0 of a contest, as this computer would play it."""
    found = hall(contest)
    data = {
        "format": FORMAT,
        "pbem": __version__,
        "rules": f"{found.ruleset.name}/{found.ruleset.version}",
        "options": contest.options,
        "choices": json.loads(contest.choices),
        "map": sha256(contest.map.encode()).hexdigest(),
        "styles": contest.styles,
        "packages": _packages(contest),
    }
    return json.dumps(data, separators=(",", ":"))


def mark(contest: Contest) -> str:
    """Return what a process must have in common with another to play the same games: line 0, and the code of pbem."""
    return f"{header(contest)} {_code()}"


@cache
def _code() -> str:
    """Return a digest of the modules of pbem: they may differ where the version is the same."""
    top = Path(files.__file__).parents[1]
    digest = sha256()
    for path in sorted(top.rglob("*.py")):
        digest.update(f"{path.relative_to(top).as_posix()} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:16]


def rules_of(line: str) -> str:
    """Return the name of the rule set in a line 0; raise ContentError if it is none."""
    try:
        return str(json.loads(line)["rules"]).rpartition("/")[0]
    except (ValueError, KeyError, TypeError):
        raise ContentError("it is not a file of the arena") from None


def contest_of(line: str, board: str) -> Contest:
    """Return the contest of a line 0, with this map; raise ContentError if it is none."""
    try:
        data = json.loads(line)
        choices = json.dumps(data["choices"])
        return Contest(rules_of(line), tuple(data["styles"]), tuple(data["options"]), choices, board)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise ContentError("it is not a file of the arena") from None


def require_same(line: str, contest: Contest) -> None:
    """Raise ContentError unless a line 0 is that of this contest here, with all that differs."""
    here = header(contest)
    if line == here:
        return
    try:
        theirs, ours = json.loads(line), json.loads(here)
    except ValueError:
        raise ContentError("it is not a file of the arena") from None
    if not isinstance(theirs, dict) or theirs.get("format") != FORMAT:
        raise ContentError(f"it is not a file of the arena: it does not begin with the format {FORMAT}")
    differing = [
        f"{key} ({_short(theirs.get(key))} there, {_short(ours[key])} here)"
        for key in ours
        if theirs.get(key) != ours[key]
    ]
    named = ", or name their map with --map" if theirs.get("map") != ours["map"] else ""
    raise ContentError(f"it holds other games: {', '.join(differing)}; begin another file{named}")


def play(contest: Contest, numbers: Sequence[int], crew: Crew) -> Iterator[Bout]:
    """Let a crew play games; yield how they ended in the order of their numbers."""
    here = mark(contest)
    tasks = [(contest, here, number) for number in numbers]
    for (_, _, number), bout in zip(tasks, crew.results(play_one, tasks, _CHUNK), strict=True):
        if isinstance(bout, Lost):
            deal, styles = contest.deal_of(number)
            yield Bout(number, deal, styles, (), 0, 0, "", fault=bout.why)
        else:
            yield bout


def play_one(task: tuple[Contest, str, int]) -> Bout:
    """Play a game, in whatever process; raise InputError where another pbem or other packages are installed."""
    contest, wanted, number = task
    if mark(contest) != wanted:
        raise InputError(f"a worker has another pbem or other packages installed: {mark(contest)}; here: {wanted}")
    return hall(contest).bout(number)


@tool
class GamesFile:
    """A file of games: `path`, the games that stand in it whole, and how many bytes they take."""

    path: str
    bouts: tuple[Bout, ...]
    size: int

    def append(self, bouts: Iterator[Bout]) -> Iterator[Bout]:
        """Write games as they come, each whole before it is passed on; raise UnavailableError, BusyError."""
        try:
            with open(self.path, "r+b") as file:
                file.truncate(self.size)
                file.seek(self.size)
                for bout in bouts:
                    if file.tell() != os.fstat(file.fileno()).st_size:
                        raise BusyError(f"{self.path}: another arena writes to this file")
                    file.write(f"{bout.line()}\n".encode())
                    file.flush()
                    yield bout
        except OSError as error:
            raise UnavailableError(f"{self.path} cannot be written: {files.reason(error)}") from None


def open_games(path: str, contest: Contest) -> GamesFile:
    """Open a file of games to go on with it, or begin it. Raises ContentError, UnavailableError."""
    if not files.exists(path):
        files.write_new(path, f"{header(contest)}\n".encode())
    with naming(path):
        require_same(first_line(path), contest)
    return read_games(path, contest)


def read_games(path: str, contest: Contest) -> GamesFile:
    """Read a file of games of a contest, whatever has played them. Raises ContentError, UnavailableError."""
    with naming(path):
        first, *lines = _whole_lines(path)
        bouts = []
        for number, line in enumerate(lines, 1):
            with naming(f"line {number}"):
                bout = read_bout(line)
            if (bout.number, bout.deal, bout.styles) != (number, *contest.deal_of(number)):
                raise ContentError(f"line {number} is not game {number}")
            bouts.append(bout)
    return GamesFile(path, tuple(bouts), sum(len(line.encode()) + 1 for line in (first, *lines)))


def first_line(path: str) -> str:
    """Return line 0 of a file. Raises ContentError, UnavailableError."""
    return _whole_lines(path)[0]


def _whole_lines(path: str) -> list[str]:
    try:
        lines = files.read(path, _LIMIT).decode("ascii").split("\n")[:-1]
    except UnicodeDecodeError:
        lines = []
    if not lines:
        raise ContentError("it is not a file of the arena")
    return lines


def _packages(contest: Contest) -> dict[str, str]:
    """Return the versions of the packages that the rule set and the styles come from, but for pbem itself."""
    from importlib.metadata import PackageNotFoundError, version  # late: half as slow as everything else together

    found: dict[str, str] = {}
    for package in bots.packages(hall(contest).ruleset, contest.rules, contest.styles):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = ""
    return found


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value)
    return text if len(text) <= 20 else f"{text[:17]}..."
