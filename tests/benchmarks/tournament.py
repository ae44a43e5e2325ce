"""
How strong the bots are: games of two, half of them begun by each.

    python tests/benchmarks/tournament.py [GAMES]

GAMES (1000 if left out) are played of every pairing: races, and conquests spread over the editions
that two can play. Dice and lots follow from the number of the game, so everybody gets the same
results. A thousand take about an hour of one core. Ten games stand in the tests.
"""

import sys
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from players.arena import wins

PAIRINGS = (("careful", "random"), ("careful", "bold"), ("bold", "random"))
CONQUESTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("risk-1959", ()),
    ("risk-parker", ()),
    ("risk-1959-reprint", ("two-player-neutral",)),
)
RACES: tuple[tuple[str, tuple[str, ...]], ...] = (("across-the-continent-1952", ()),)


def main() -> None:
    """Play, and print a line for each pairing and edition, and one for all editions together."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for editions in (CONQUESTS, RACES):
        for one, other in PAIRINGS:
            won = 0
            for place, (rules, options) in enumerate(editions):
                some = range(games // len(editions) + (place < games % len(editions)))
                begin = perf_counter()
                here = wins(rules, one, other, some, options)
                took = round(perf_counter() - begin)
                won += here
                what = " ".join([rules, *options])
                print(f"{what}: {one} beats {other} in {here} of {len(some)} ({took} s)", flush=True)
            print(f"{one} beats {other} in {won} of {games} games", flush=True)


if __name__ == "__main__":
    main()
