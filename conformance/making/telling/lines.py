"""A case that is told: its parts, before anybody prints them."""

from collections.abc import Sequence
from typing import NamedTuple


class Step(NamedTuple):
    """
    Something that is done, and what must follow of it; one of both may be empty.

    Steps that are short may be joined if nothing follows between them.
    """

    done: str
    follows: str = ""
    joins: bool = False


class Told(NamedTuple):
    """
    A case: what is special about the game, what lies on the table, the steps, what is true in the end.

    A question without a play has rows in place of steps: what is given, then what must be answered.
    """

    game: str
    table: list[str]
    steps: list[Step]
    end: str = ""
    rows: Sequence[Sequence[str]] = ()
