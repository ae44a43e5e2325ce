"""
Make the examples: `python examples/make.py`, or `--check` to see whether they are as made.

Seeds, keys and orders are fixed, so the files come out the same every time, byte for byte. The order
files for readers to play are beside the games, written by hand; everything else in the folders is made
here: the games that readers begin with, the reports that they should see, and whole recorded games.
"""

import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
# The parts of this script are beside it, the players of the recorded games with the tests.
sys.path[:0] = [str(HERE), str(HERE.parent / "tests")]

from players.match import NAMES, Step
from whole import RECORDED, Recorded
from worked import SEALER, WORKED, Worked

from pbem.engine.file.genesis import Player
from pbem.engine.play.play import Applied, Game, apply, begin
from pbem.engine.words.report import write_report
from pbem.local import map_files, registry

SEED = (733).to_bytes(32, "big")
PLAYERS = (Player("anna", "Anna"), Player("ben", "Ben"), Player("cleo", "Cleo"))
FIRST_TURN = 6
"""Turns played before the reader takes over."""

SETUP = {
    "anna": """
        [setup]
        claim = ["Indonesia", "New Guinea", "Western Australia", "Eastern Australia", "Siam",
                 "@asia", "@rest"]
        [[setup.add]]
        at = "Siam"
        armies = 9
        [[setup.add]]
        at = "@border"
        armies = "rest"
    """,
    "ben": """
        [setup]
        claim = ["Brazil", "Argentina", "Peru", "Venezuela", "North Africa", "@africa", "@rest"]
        [[setup.add]]
        at = ["North Africa", "Brazil"]
        armies = 8
        [[setup.add]]
        at = "@border"
        armies = "rest"
    """,
    "cleo": """
        [setup]
        claim = ["Alaska", "Greenland", "Central America", "@north-america", "@europe", "@rest"]
        [[setup.add]]
        at = "@border"
        armies = "rest"
    """,
}


def main(arguments: list[str]) -> int:
    """Write everything that is made, or compare it with what is there."""
    files = everything()
    if "--check" not in arguments:
        for path, content in files.items():
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(content)
        for path in stale(files):
            path.unlink()
        return 0
    wrong = [*differing(files), *stale(files)]
    for path in wrong:
        print(f"{path}: not as made; run python examples/make.py")
    return 1 if wrong else 0


def everything() -> dict[Path, bytes]:
    """Make all examples: the content of each file, by its path."""
    files = first_turn()
    for worked in WORKED:
        files |= worked_example(worked)
    for recorded in RECORDED:
        files |= whole_game(recorded)
    return files


def differing(files: Mapping[Path, bytes]) -> list[Path]:
    """Return the files that are missing or have other content."""
    return [path for path, content in files.items() if not path.exists() or path.read_bytes() != content]


def stale(files: Mapping[Path, bytes]) -> list[Path]:
    """Return games and reports left over from an earlier run."""
    folders = dict.fromkeys(path.parent for path in files if path.parent.name != "first-turn")
    return [path for folder in folders for path in sorted(folder.glob("*-[0-9][0-9][0-9].*")) if path not in files]


def whole_game(recorded: Recorded) -> dict[Path, bytes]:
    """Play a game to its end and return its last file, which holds all of it, and its reports if wanted."""
    folder, match = HERE / recorded.folder, recorded.match
    steps: list[Step] = list(match.play())
    game = f"{match.name}-{steps[-1].record.index:03d}.toml"
    players = ", ".join(name.title() for name in NAMES[: match.players])
    where = f"examples/{recorded.folder}/{game}"
    reports = ", `reports.txt`\nwhat was mailed after each of them" if recorded.reports else ""
    readme = f"""# {recorded.folder.replace("-", " ")}

{recorded.says}

Players: {players}. They choose their orders at random; somebody still wins in the end.
`{game}` is the file after the last of {len(steps)} records and holds the whole game{reports}.

    pbem verify {where}
    pbem replay {where}
"""
    files = {folder / game: steps[-1].data, folder / "README.md": readme.encode()}
    if recorded.reports:
        files[folder / "reports.txt"] = "\n\n".join(step.report for step in steps).encode()
    return files


def worked_example(worked: Worked) -> dict[Path, bytes]:
    """Play up to the page of a worked example, and then the orders on it."""
    folder = HERE / worked.folder
    *_, step = worked.before(worked.seed)
    files = {folder / f"{worked.name}-{step.record.index:03d}.toml": step.data}
    for names in worked.pages:
        texts = [(folder / name).read_text(encoding="utf-8") for name in names]
        step = apply(step.game, [tomllib.loads(text) for text in texts], SEALER)
        name = f"{worked.name}-{step.record.index:03d}"
        files[folder / f"{name}.txt"] = report_of(step).encode()
        if names != worked.pages[-1]:
            files[folder / f"{name}.toml"] = step.data
    return files


def first_turn() -> dict[Path, bytes]:
    """Make the game before the reader's turn, and the report that should follow it."""
    folder = HERE / "first-turn"
    before = _before_the_readers_turn()
    orders = tomllib.loads((folder / "anna.toml").read_text(encoding="utf-8"))
    after = apply(before.game, [orders], SEALER)
    return {
        folder / f"world-{before.record.index:03d}.toml": before.data,
        folder / f"world-{after.record.index:03d}.txt": report_of(after).encode(),
    }


def report_of(applied: Applied) -> str:
    """Return the report of a record."""
    game = applied.game
    return write_report(game.file.genesis, game.table, applied.record, applied.before, applied.events, applied.after)


def _before_the_readers_turn() -> Applied:
    ruleset, board = registry.load("risk-1959"), map_files.load("classic")
    applied = begin(ruleset, "world", PLAYERS, board, SEALER, seed=SEED)
    setup = [_document(applied.game, seat, text) for seat, text in SETUP.items()]
    applied = apply(applied.game, setup, SEALER)
    for _ in range(FIRST_TURN):
        seat = _mover(applied.game)
        applied = apply(applied.game, [_document(applied.game, seat, _plan(applied.game))], SEALER)
    return applied


def _document(game: Game, seat: str, text: str) -> dict[str, Any]:
    header = {"game": "world", "player": seat, "turn": game.table.clock(game.state).turn}
    return {**header, **tomllib.loads(text)}


def _mover(game: Game) -> str:
    awaited = game.awaited
    assert awaited is not None, "the example ends before its turn"
    return awaited.must[0]


def _plan(game: Game) -> str:
    """Order what a simple player would: all armies at the best border, one attack from there."""
    owners: dict[str, list[Any]] = game.file.state["territories"]
    seat = _mover(game)
    _, source, target = max(
        (owners[source][1] - owners[target][1], source, target)
        for pair in game.file.genesis.board["borders"]
        for source, target in (pair, pair[::-1])
        if owners[source][0] == seat != owners[target][0]
    )
    return f"""
        place = {{ {source} = "rest" }}
        [[attack]]
        from = "{source}"
        to = "{target}"
        while = "mine > theirs + 1"
    """


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
