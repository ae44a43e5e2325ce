"""The example of a stranger's rule set for the tests: plugged in, and played to the end."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from pbem.local import registry

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).parent.parent.parent
PLUGIN = ROOT / "examples" / "plugin"
SEED = "5a11" * 16
SEATS = ("anna", "ben", "cleo")


class Command(Protocol):
    """Run `pbem` with these words, expect this exit code, and give what it said."""

    def __call__(self, *words: str | Path, code: int = 0) -> str: ...


def _joined(said: str) -> str:
    """What was said, as if no line had been folded."""
    return " ".join(said.split())


def project(folder: Path) -> dict[str, Any]:
    """The table [project] of a package."""
    table: dict[str, Any] = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    return table


def plug(monkeypatch: pytest.MonkeyPatch, site: Path) -> None:
    """Make the checkout's example look installed: its module path, and its list of entries."""
    about = project(PLUGIN)
    list_entries(site, about["name"], about["version"], about["entry-points"])
    monkeypatch.syspath_prepend(str(PLUGIN))
    monkeypatch.syspath_prepend(str(site))
    forget()


def list_entries(site: Path, package: str, version: str, groups: dict[str, dict[str, str]]) -> None:
    """Write what an installer leaves of a package: its name, and what is to be found in it."""
    folder = site / f"{package.replace('-', '_')}-{version}.dist-info"
    folder.mkdir(parents=True)
    about = f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n"
    (folder / "METADATA").write_text(about)
    lines = []
    for group, entries in groups.items():
        lines += [f"[{group}]", *(f"{name} = {target}" for name, target in entries.items()), ""]
    (folder / "entry_points.txt").write_text("\n".join(lines))


def forget() -> None:
    """Let the registry look again."""
    registry.first_entry.cache_clear()
    registry.entries.cache_clear()
    registry.declared.cache_clear()


def state(game: Path) -> dict[str, Any]:
    """What a game file says about the state."""
    table: dict[str, Any] = tomllib.loads(game.read_text())["state"]
    return table


def new(pbem: Command, folder: Path, *more: str) -> Path:
    """Begin the race in a folder; return its first file."""
    players = ("--players", "anna=Anna Lund,ben,cleo")
    pbem("new", "race", "--rules", "regatta", *players, "--seed", SEED, *more, "-o", folder)
    return folder / "race-000.toml"


def fill_in(pbem: Command, game: Path, seat: str, sail: int) -> Path:
    """Write the orders of a seat from their template."""
    path = game.with_name(f"{seat}-{state(game)['index']}.toml")
    pbem("orders", game, "--player", seat, "-o", path)
    text, found = re.subn(r"(?m)^sail = \d+$", f"sail = {sail}", path.read_text())
    assert found == 1
    path.write_text(text)
    return path


def sail(pbem: Command, game: Path, *sails: int) -> Path:
    """Play a leg; return the next game file."""
    orders = [fill_in(pbem, game, seat, own) for seat, own in zip(SEATS, sails, strict=True)]
    for path in orders:
        assert "can be played" in _joined(pbem("check", game, path))
    pbem("apply", game, *orders)
    return game.with_name(f"race-{state(game)['index'] + 1:03d}.toml")


def play(pbem: Command, folder: Path) -> list[Path]:
    """Play five legs with every command; return all game files."""
    games = [new(pbem, folder, "--set", "legs=5", "--option", "steady-wind")]
    for sails in ((5, 5, 5), (4, 3, 4), (1, 4, 2), (3, 2, 3)):
        games.append(sail(pbem, games[-1], *sails))
    return games


def prove(pbem: Command, games: list[Path]) -> None:
    """Hold what the commands say of a finished race against what must be so."""
    last = games[-1]
    reports = [game.with_suffix(".txt").read_text() for game in games]
    winds = [_wind(report) for report in reports]
    assert "No boat has a sail to itself" in reports[1]
    assert f"and {winds[0]} from the leg before" in reports[1]
    # Nobody has the first leg to himself, Ben the next three; on the last Anna sets her 2 against 1.
    assert state(last)["miles"] == {"anna": winds[4], "ben": sum(winds[:4]), "cleo": 0}
    assert state(last)["decides"] == []
    assert "The race is over. First with" in reports[4]
    assert ": yes. " in " ".join(pbem("verify", last).split())
    assert pbem("replay", last) == "\n".join(reports)
    assert "The race is over." in _joined(pbem("show", last))
    assert "the game is over" in _joined(pbem("orders", last, "--player", "anna", code=1))
    assert "sail 5 legs" in pbem("rules", "regatta", "--set", "legs=5")
    assert "2 to 5 players, no map" in pbem("rules", "--list")


def _wind(report: str) -> int:
    """The miles that the dice of a report brought."""
    ((first, second),) = re.findall(r"dice (\d) and (\d)", report)
    return int(first) + int(second)
