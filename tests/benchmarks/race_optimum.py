"""
How much skill the rail race has: what a perfect player wins against the bots.

    python tests/benchmarks/race_optimum.py [DRAWS]

The perfect player knows every ticket before it is drawn and how the opponent chooses numbers, and
takes the number after which the chance to win is greatest, computed backwards from the end of the
race for every pair of places. So nobody can win more often, unless by blocking: pieces that are in
each other's way are left out here. The average is over DRAWS (200 if left out) draws of tickets,
half of the games begun by each.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from players.match import board as facts

from pbem.rulesets.across_the_continent.board import Board, Ticket, read_board
from pbem.rulesets.across_the_continent.bots.travel_time import throws
from pbem.rulesets.across_the_continent.map_file import facts_of

Ends = dict[int, float]
Way = list[int]
"""By places left to the end of the journey: the spaces to the next city, EXPRESS, or 0 at home."""
EXPRESS = -1
Style = Callable[[list[int]], dict[int, float]]
"""How likely each of the usable numbers is taken."""

STYLES: dict[str, Style] = {
    "random": lambda usable: dict.fromkeys(usable, 1 / len(usable)),
    "bold": lambda usable: {max(usable): 1.0},
}


def way_of(board: Board, there: Ticket, back: Ticket) -> Way:
    """Lay out a journey, its end first."""
    way = [0]
    for ticket in (back, there):
        if ticket is there and there.stops[-1] != back.stops[0]:
            way.append(EXPRESS)
        for a, b in reversed(list(pairwise(ticket.stops))):
            way += range(1, board.distance(a, b) + 1)
    return way


def turns(way: Way, style: Style) -> list[Ends]:
    """Return for each place where a turn in this style ends, and how likely."""
    found: list[Ends] = [{}]
    for place, distance in enumerate(way[1:], 1):
        ends: Ends = {}
        found.append(ends)
        if distance == EXPRESS:
            ends[place - 1] = 1.0
            continue
        for equal, usable in throws(distance, "free"):
            if not usable:
                ends[place] = ends.get(place, 0.0) + 1 / 36
                continue
            for number, chance in style(usable).items():
                again = equal and number < distance
                after = found[place - number] if again else {place - number: 1.0}
                for end, share in after.items():
                    ends[end] = ends.get(end, 0.0) + chance * share / 36
    return found


def best_chance(mine: Way, others: Way, style: Style) -> float:
    """Return how often a perfect player wins who begins half of the games."""
    after_turn = turns(others, style)
    # [my place][the other's place]: the chance to win with me, and with the other, to move.
    to_move = [[1.0] * len(others)]
    waiting = [[1.0] * len(others)]
    for distance in mine[1:]:
        to_move.append([0.0] * len(others))
        waiting.append([0.0] * len(others))
        place = len(to_move) - 1
        kinds = Counter((equal, tuple(usable)) for equal, usable in throws(max(distance, 0), "free"))
        for other in range(1, len(others)):
            known, lost = waiting[place - 1][other], 0.0
            if distance != EXPRESS:
                known = 0.0
                for (equal, usable), count in kinds.items():
                    if usable:
                        known += (
                            count
                            / 36
                            * max(
                                (to_move if equal and one < distance else waiting)[place - one][other] for one in usable
                            )
                        )
                    else:
                        lost += count / 36
            ends = after_turn[other]
            later = sum(chance * to_move[place][end] for end, chance in ends.items() if end != other)
            stays = ends.get(other, 0.0)
            # Both may lose their throws, and then everything is as before.
            to_move[place][other] = (known + lost * later) / (1 - lost * stays)
            waiting[place][other] = later + stays * to_move[place][other]
    return (to_move[-1][-1] + waiting[-1][-1]) / 2


def chances(board: Board, style: Style, draws: int) -> Iterator[float]:
    """Yield the chance of the perfect player for so many draws of tickets."""
    lots = Random(1952)
    piles = [[one for one in board.tickets if one.bound == bound] for bound in ("west", "east")]
    for draw in range(draws):
        west, east = (lots.sample(pile, 2) for pile in (piles if draw % 2 else piles[::-1]))
        yield best_chance(way_of(board, west[0], east[0]), way_of(board, east[1], west[1]), style)


def main() -> None:
    """Print a line for each style."""
    draws = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    board = read_board(facts_of(facts("rail")))
    for name, style in STYLES.items():
        found = list(chances(board, style, draws))
        average = sum(found) / draws
        spread = (sum((one - average) ** 2 for one in found) / draws / max(draws - 1, 1)) ** 0.5
        print(f"a perfect player beats {name} in {100 * average:.1f} % of games, +- {200 * spread:.1f}")


if __name__ == "__main__":
    main()
