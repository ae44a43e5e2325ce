"""How a game of the arena ended: a line of JSON in a file of them."""

import json
from typing import Any

from pbem.errors import ContentError
from pbem.record import value


@value
class Bout:
    """
    How game `number` ended, the so-manyth of all rotations of a `deal`; both count from 1.

    `styles` are those of the seats, `won` the seats that have won (from 1; both partners), `turns` and
    `records` how long it took, `head` the beginning of its last head, and so a digest of the whole game. `amended`
    counts orders that a bot wrote and the check refused. `fault` says why nobody has won.
    """

    number: int
    deal: int
    styles: tuple[str, ...]
    won: tuple[int, ...]
    turns: int
    records: int
    head: str
    amended: int = 0
    fault: str = ""

    def line(self) -> str:
        """Write it as a line, without its end."""
        data: dict[str, Any] = {
            "game": self.number,
            "deal": self.deal,
            "styles": self.styles,
            "won": self.won,
            "turns": self.turns,
            "records": self.records,
            "head": self.head,
        }
        data |= {"amended": self.amended} if self.amended else {}
        data |= {"fault": self.fault} if self.fault else {}
        return json.dumps(data, separators=(",", ":"))


def read_bout(line: str) -> Bout:
    """Read a line; raise ContentError if it is none."""
    try:
        data = json.loads(line)
        found = Bout(
            data["game"],
            data["deal"],
            tuple(data["styles"]),
            tuple(data["won"]),
            data["turns"],
            data["records"],
            data["head"],
            data.get("amended", 0),
            data.get("fault", ""),
        )
    except (ValueError, KeyError, TypeError):
        raise ContentError("it is not a line of the arena") from None
    if found.line() != line:
        raise ContentError("it is not as the arena wrote it")
    return found
