"""
Draw the areas of a map from a mosaic: `python maps/shape.py`, or `--check` to see if they are as made.

`classic.mosaic` is the world in letters, one for each hexagon; every odd line lies half a hexagon
further right. Change a letter and run this: it writes `area` and `place` of every territory into
the map file, and says which borders of the map are land there although the map says sea, or the other way.
"""

import re
import sys
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
MAP = HERE / "classic.toml"
sys.path[:0] = [str(HERE.parent)]

from pbem.engine.picture.mosaic import Lattice, areas, touching
from pbem.engine.picture.scene import Point, Ring
from pbem.engine.picture.surveyed_map import middle_of

GRID = Lattice(45, 60, 55, 34)
# Lengths and heights of the swells that bend the outlines.
SWELLS = ((640, 110), (230, 45))
# A badge stands a little above the middle, so that there is room for the name below it.
RAISED = 60


def main(arguments: list[str]) -> int:
    """Write the map file anew, or compare."""
    text = MAP.read_text(encoding="utf-8")
    shapes = read_mosaic((HERE / "classic.mosaic").read_text(encoding="utf-8"))
    wrong = differences(tomllib.loads(text), shapes)
    for line in wrong:
        print(line)
    made = shaped(text, shapes)
    if "--check" not in arguments:
        MAP.write_text(made, encoding="utf-8")
    elif made != text:
        print(f"{MAP}: not as made; run python maps/shape.py")
    return 1 if wrong or ("--check" in arguments and made != text) else 0


def read_mosaic(text: str) -> dict[str, tuple[Ring, ...]]:
    """Return the outlines of all areas: first lines `letter id`, then, after a blank line, the mosaic."""
    key, _, picture = text.partition("\n\n")
    letters = dict(line.split() for line in key.splitlines() if not line.startswith("#"))
    cells = [[letters.get(sign, "") for sign in line] for line in picture.splitlines()]
    return {name: tuple(tuple(map(bent, ring)) for ring in rings) for name, rings in areas(cells, GRID).items()}


def bent(point: Point) -> Point:
    """Move a point a little, by a swell over the whole map, so that no border is drawn with a ruler."""
    x, y = point
    return (
        x + sum(swell(x, y, length, 2 * number) * height // 1000 for number, (length, height) in enumerate(SWELLS)),
        y + sum(swell(x, y, length, 2 * number + 1) * height // 1000 for number, (length, height) in enumerate(SWELLS)),
    )


def swell(x: int, y: int, length: int, number: int) -> int:
    """Return how high a swell is at a point, from -1000 to 1000: known on a net, and in between by part."""
    (column, right), (row, down) = divmod(x, length), divmod(y, length)
    upper, lower = (
        crest(column, line, number) * (length - right) + crest(column + 1, line, number) * right
        for line in (row, row + 1)
    )
    return (upper * (length - down) + lower * down) // (length * length)


def crest(column: int, row: int, number: int) -> int:
    """Return a number from -1000 to 1000 for a knot of the net: any, but always the same."""
    digest = sha256(b"%d %d %d" % (column, row, number)).digest()
    return int.from_bytes(digest[:4], "big") % 2001 - 1000


def differences(board: dict[str, Any], shapes: dict[str, tuple[Ring, ...]]) -> list[str]:
    """Return where land and sea of the map are not what the areas show."""
    sea = {frozenset(pair) for pair in board["sea"]["borders"]}
    borders = {frozenset((one["id"], to)) for one in board["territory"] for to in one["borders"]}
    land = {frozenset(pair) for pair in touching(shapes)}
    return [
        *(f"{'-'.join(sorted(pair))}: the areas touch" for pair in land - (borders - sea)),
        *(f"{'-'.join(sorted(pair))}: the areas do not touch" for pair in borders - sea - land),
        *(f"{'-'.join(sorted(pair))}: no border" for pair in sea - borders),
    ]


def shaped(text: str, shapes: dict[str, tuple[Ring, ...]]) -> str:
    """Return a map file with these areas; all else in it stays as it is."""
    text = re.sub(r"^area = \[\n(?:  .*\n)*\]\n", "", text, flags=re.MULTILINE)
    for name, rings in shapes.items():
        x, y = badge_place(rings[:1])
        lines = "".join(f"  [{', '.join(f'{a}, {b}' for a, b in ring)}],\n" for ring in rings)
        text = re.sub(
            rf'^(id = "{name}"\nname = .*\n)(?:place = .*\n)?',
            rf"\1place = [{x // 10}, {y // 10}]\narea = [\n{lines}]\n",
            text,
            flags=re.MULTILINE,
        )
    return text


def badge_place(rings: tuple[Ring, ...]) -> Point:
    """Return where the badge of an area stands."""
    x, y = middle_of(rings)
    return x, y - RAISED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
