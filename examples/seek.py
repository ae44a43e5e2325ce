"""
Look for the seed of a recorded game: `python examples/seek.py FOLDER [SEEDS]`.

When rules, players or a file format change, so do the dice, and a game may no longer end as it should.
This plays it with many seeds and prints the shortest game that does; write its seed into `whole.py`.
"""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "tests"), str(HERE.parent / "tests" / "games")]

import attrs  # noqa: E402 - after the path
import endings  # noqa: E402 - is on the path above
from players.match import Match, Step  # noqa: E402 - is on the path above
from whole import RECORDED  # noqa: E402 - is on the path above


def played(match: Match, most: int) -> list[Step]:
    """Play a game; return nothing if it is not over after `most` records."""
    steps = []
    for step in match.play():
        steps.append(step)
        if len(steps) >= most:
            return []
    return steps


def seek(folder: str, seeds: int, most: int = 60) -> None:
    """Print each seed that gives a shorter game than those before."""
    recorded = next(one for one in RECORDED if one.folder == folder)
    for seed in range(seeds):
        steps = played(attrs.evolve(recorded, seed=seed).match, most)
        turns = tuple((step.applied.events, step.applied.after) for step in steps)
        if steps and endings.ENDINGS[folder](endings.Recorded(steps[-1].game, turns)):
            most = len(steps)
            print(f"seed={seed}: {most} records")  # noqa: T201 - a script


if __name__ == "__main__":
    seek(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 100)
