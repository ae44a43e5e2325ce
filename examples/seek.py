"""
Look for the seed of a recorded game: `python examples/seek.py FOLDER [SEEDS]`.

When rules, players or a file format change, so do the dice, and a game may no longer end as it should.
This plays it with many seeds and prints the shortest game that does; write its seed into `whole.py`. For
a worked example it prints the seeds with which its page is sound, and the reports; write one into
`worked.py`.
"""

import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "tests"), str(HERE.parent / "tests" / "games")]

import attrs
import endings
import make
from players.match import Match, Step
from whole import RECORDED
from worked import SEALER, WORKED, Worked

from pbem.engine.play.play import apply, check
from pbem.errors import PbemError


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
            print(f"seed={seed}: {most} records")


def pages(worked: Worked, seed: int) -> list[str]:
    """Play up to the page of a worked example and then its orders; return the reports."""
    *_, step = worked.before(seed)
    reports = []
    for names in worked.pages:
        texts = [(HERE / worked.folder / name).read_text(encoding="utf-8") for name in names]
        orders = [tomllib.loads(text) for text in texts]
        if any(reading.problems for reading in check(step.game, orders).readings):
            return []
        step = apply(step.game, orders, SEALER)
        reports.append(make.report_of(step))
    return reports


def seek_worked(worked: Worked, seeds: int) -> None:
    """Print each seed with which the page of a worked example is sound, with the reports."""
    for seed in range(seeds):
        try:
            reports = pages(worked, seed)
        except (PbemError, StopIteration):  # this seed does not even lead to the page
            continue
        if reports:
            print(f"seed={seed}", *reports, sep="\n\n")


def main(folder: str, seeds: int = 100) -> None:
    """Look for seeds of a recorded game or of a worked example."""
    worked = next((one for one in WORKED if one.folder == folder), None)
    if worked is None:
        seek(folder, seeds)
    else:
        seek_worked(worked, seeds)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 100)
