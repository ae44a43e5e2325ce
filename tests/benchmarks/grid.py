"""A board of any size for measuring: a grid of territories in rows of forty, each beside its neighbours."""

from typing import Any

ACROSS = 40
FIGURES = ("soldier", "horse", "cannon")

Data = dict[str, Any]


def map_file(territories: int) -> Data:
    """Return a map file with so many territories; a row of the grid is a continent."""
    rows = [range(first, min(first + ACROSS, territories)) for first in range(0, territories, ACROSS)]
    return {
        "format": "pbem-map/1",
        "id": "grid",
        "name": "Grid",
        "continent": [
            {
                "id": f"row-{number}",
                "name": f"Row {number}",
                "bonus": 5,
                "territories": [f"t-{at}" for at in row],
            }
            for number, row in enumerate(rows)
        ],
        "territory": [
            {
                "id": f"t-{at}",
                "name": f"T {at}",
                "continent": f"row-{number}",
                "card": FIGURES[at % 3],
                "borders": [f"t-{near}" for near in _near(at, territories)],
            }
            for number, row in enumerate(rows)
            for at in row
        ],
    }


def _near(at: int, territories: int) -> list[int]:
    """Return what lies left, right, above and below."""
    beside = [near for near in (at - 1, at + 1) if near // ACROSS == at // ACROSS]
    return [near for near in (*beside, at - ACROSS, at + ACROSS) if 0 <= near < territories]
