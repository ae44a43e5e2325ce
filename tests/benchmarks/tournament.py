"""
How strong the bots are: games of two, half of them begun by each.

    python tests/benchmarks/tournament.py [GAMES]

GAMES (1000 if left out) are played of every pairing in every edition. Dice and lots follow from the
number of the game, so everybody gets the same results. Ten games stand in the tests.
"""

import sys
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from players.arena import wins  # noqa: E402 - is on the path above

PAIRINGS = (("careful", "random"), ("careful", "bold"), ("bold", "random"))
GAMES_OF_TWO: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("risk-1959", ()),
    ("risk-1959-reprint", ("two-player-neutral",)),
    ("risk-parker", ()),
    ("across-the-continent-1952", ()),
)


def main() -> None:
    """Play, and print a line for each pairing."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for rules, options in GAMES_OF_TWO:
        for one, other in PAIRINGS:
            begin = perf_counter()
            won = wins(rules, one, other, range(games), options)
            took = round(perf_counter() - begin)
            what = " ".join([rules, *options])
            print(f"{what}: {one} beats {other} in {won} of {games} games ({took} s)", flush=True)


if __name__ == "__main__":
    main()
