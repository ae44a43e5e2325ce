"""Players at their own computers: each with a home folder, a folder of games, and a mail box."""

from __future__ import annotations

import shutil
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs
from click.testing import CliRunner, Result

from pbem.cli.begin import new_game
from pbem.cli.group import cli
from sample_games.made_once import made_once

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

KEYS = Path(__file__).parent.parent / "keys"


@attrs.define
class Person:
    """One player. `say` runs a command at this player's computer, in the folder of the games."""

    name: str
    home: Path
    games: Path
    patch: pytest.MonkeyPatch

    def say(self, *words: str | Path) -> Result:
        self.sit_down()
        return CliRunner().invoke(cli, [str(word) for word in words])

    def sit_down(self) -> None:
        """From now on commands run at this player's computer."""
        self.patch.setenv("PBEM_HOME", str(self.home))
        self.patch.setenv("HOME", str(self.home))
        self.patch.chdir(self.games)

    def done(self, *words: str | Path) -> str:
        """Run a command that must succeed; what it said, without line breaks."""
        result = self.say(*words)
        assert result.exit_code == 0, result.output
        return " ".join(result.output.split())

    def refused(self, *words: str | Path) -> str:
        """Run a command that must be refused; what it said, without line breaks."""
        result = self.say(*words)
        assert result.exit_code == 1, result.output
        assert "defect" not in result.output
        return " ".join(result.output.split())

    def files(self, pattern: str) -> list[str]:
        """What a shell makes of a pattern."""
        return sorted(path.name for path in self.games.glob(pattern))

    def newest(self, game: str = "world") -> str:
        """The newest game file."""
        return self.files(f"{game}-[0-9][0-9][0-9].toml")[-1]

    def ledger_files(self) -> list[Path]:
        """The files of this player's ledger: that of no game, and one for each."""
        games = (path for path in (self.home / "ledgers").glob("*") if not path.suffix)
        return sorted([*(self.home / name for name in ("ledger",) if (self.home / name).exists()), *games])

    def keep_of_ledger(self, wanted: Callable[[str], bool]) -> int:
        """Leave only some lines in the ledger, as a changed program may; say how many are gone."""
        gone = 0
        for path in self.ledger_files():
            lines = path.read_text().splitlines(keepends=True)
            kept = [line for line in lines if line.startswith("pbem-ledger/") or wanted(line)]
            path.write_text("".join(kept))
            gone += len(lines) - len(kept)
        return gone

    def lose_ledger(self) -> None:
        """Lose the whole ledger."""
        (self.home / "ledger").unlink(missing_ok=True)
        shutil.rmtree(self.home / "ledgers", ignore_errors=True)

    def read(self, name: str) -> dict[str, Any]:
        table: dict[str, Any] = tomllib.loads((self.games / name).read_text())
        return table


@attrs.define
class Friends:
    """All players, and the mail between them."""

    folder: Path
    patch: pytest.MonkeyPatch
    people: dict[str, Person] = attrs.Factory(dict)

    def person(self, name: str, *, keys: bool = True) -> Person:
        """Let somebody move in, with the test keys of that name or with none."""
        home, games = self.folder / name / "home", self.folder / name / "games"
        games.mkdir(parents=True)
        if keys:
            shutil.copytree(KEYS / name, home)
            for private in ("identity", "dice"):
                (home / private).chmod(0o600)
        self.people[name] = Person(name, home, games, self.patch)
        return self.people[name]

    def __getitem__(self, name: str) -> Person:
        return self.people[name]

    def mail(self, sender: str, *patterns: str) -> None:
        """Send files to everybody; nobody overwrites what he has."""
        for pattern in patterns:
            names = self[sender].files(pattern)
            assert names, f"{sender} has no {pattern}"
            for name in names:
                self._deliver(sender, name)

    def _deliver(self, sender: str, name: str) -> None:
        for person in self.people.values():
            target = person.games / name
            if not target.exists():
                shutil.copy(self[sender].games / name, target)

    def start(
        self, mode: str, *seats: str, more: tuple[str, ...] = (), host: str = "", game: str = "world", seed: str = ""
    ) -> None:
        """Begin a game by mail: invitation, answers, proofs."""
        for name in seats:
            if name not in self.people:
                self.person(name)
        # The same every time, so that the same seats move, wherever the tests run.
        nonce = sha256(f"{seed} {mode} {game}".encode()).hexdigest()[:32]
        self.patch.setattr(new_game, "draw_nonce", lambda: nonce)
        asked = (mode, " ".join(seats), host, game, seed, *self.people, "with", *more)
        made_once(("friends", *asked), [self.folder], lambda: self._begin(mode, seats, more, host, game))
        list(self.people.values())[-1].sit_down()

    def _begin(self, mode: str, seats: tuple[str, ...], more: tuple[str, ...], host: str, game: str) -> None:
        first, *others = self.people
        by = ("--as", "host") if first == "host" else ("--as", first)
        hosted = ("--host", host) if host else ()
        words = ("--mode", mode, "--players", ",".join(seats), *by, *hosted, *more)
        self[first].done("new", game, *words)
        self.mail(first, f"{game}-start-*.toml")
        for name in others:
            self[name].done("join", f"{game}-start-{first}.toml", "--player", name)
            self.mail(name, f"{game}-start-{name}*.toml")
        self.gather(game)

    def gather(self, game: str) -> None:
        """Everybody runs `pbem start` until the game is there."""
        for _ in range(2):
            for name, person in self.people.items():
                person.done("start", *person.files(f"{game}-start-*.toml"))
                if person.files(f"{game}-start-{name}-proof.toml"):
                    self.mail(name, f"{game}-start-{name}-proof.toml")
        # Where a host holds the cards nobody else can begin.
        for name, person in self.people.items():
            if person.files(f"{game}-000.toml"):
                self.mail(name, f"{game}-000.toml")


def state(person: Person, game: str = "") -> dict[str, Any]:
    """The state in somebody's newest game file."""
    table: dict[str, Any] = person.read(game or person.newest())["state"]
    return table


def quiet(person: Person, **header: str | int | bool) -> str:
    """Orders for the conquest game that place all armies and do nothing else."""
    now = state(person)
    seat = now["decides"][0]
    own = next(name for name, (owner, _) in now["territories"].items() if owner == seat)
    lines = {"game": "world", "player": seat, "turn": now["turn"], **header}
    head = "\n".join(f"{key} = {_spell(value)}" for key, value in lines.items())
    return f'{head}\n\nplace = {{ {own} = "rest" }}\n'


def warlike(person: Person, **header: str | int | bool) -> str:
    """The same with an attack, so that dice fall."""
    now = state(person)
    seat = now["decides"][0]
    board = person.read(person.newest())["genesis"]["board"]
    land = now["territories"]
    for pair in _borders(board):
        for here, there in (pair, pair[::-1]):
            if land[here][0] == seat and land[there][0] not in (seat, "neutral"):
                own = quiet(person, **header).partition("place")[0]
                return (
                    f'{own}place = {{ {here} = "rest" }}\n\n[[attack]]\nfrom = "{here}"\n'
                    f'to = "{there}"\nkeep = 2\nmove_in = "max"\n'
                )
    raise AssertionError("nobody to attack")


def _borders(board: dict[str, Any]) -> list[tuple[str, str]]:
    found = []
    for place in board["borders"]:
        first, second = place[0], place[1]
        found.append((first, second))
    return found


def _spell(value: str | int | bool) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(value) if isinstance(value, int) else f'"{value}"'


def write(person: Person, text: str, name: str = "") -> str:
    """Write an order file; its name."""
    name = name or f"{person.name}-{state(person)['index'] + 1:03d}.toml"
    (person.games / name).write_text(text)
    return name
