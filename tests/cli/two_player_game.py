"""A small real game for the tests of the commands: Anna against Ben, dealt by a known seed."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from click.testing import Result
    from conftest import Run

SEED = "5eed" * 16


def new(run: Run, folder: Path, *more: str | Path) -> Path:
    """Begin the game in a folder; return its first file."""
    players = () if "--players" in more else ("--players", "anna,ben")
    result = run("new", "duel", *players, "--seed", SEED, "-o", folder, *more)
    assert result.exit_code == 0, result.output
    return folder / "duel-000.toml"


def state(game: Path) -> dict[str, Any]:
    """What a game file says about the state."""
    table: dict[str, Any] = tomllib.loads(game.read_text())["state"]
    return table


def mover(game: Path) -> str:
    """Whose turn it is."""
    seat: str = state(game)["decides"][0]
    return seat


def quiet(game: Path, **header: str | int) -> str:
    """Orders for whoever is to move: all armies on the first own territory, no attack."""
    now = state(game)
    own = next(name for name, (owner, _) in now["territories"].items() if owner == mover(game))
    lines = {"game": "duel", "player": mover(game), "turn": now["turn"], **header}
    head = "\n".join(f"{key} = {value!r}" for key, value in lines.items())
    return f'# my plan: wait\n{head}\n\nplace = {{ {own} = "rest" }}\n'


def write_quiet(game: Path, name: str = "orders.toml", **header: str | int) -> Path:
    """Write such orders beside the game file."""
    path = game.parent / name
    path.write_text(quiet(game, **header))
    return path


def play(run: Run, game: Path, turns: int = 1) -> Path:
    """Play quiet turns; return the newest game file."""
    for _ in range(turns):
        result: Result = run("apply", game, write_quiet(game))
        assert result.exit_code == 0, result.output
        game = game.with_name(f"duel-{state(game)['index'] + 1:03d}.toml")
    return game
