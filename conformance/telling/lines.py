"""A case that is told: its parts, before anybody prints them."""

from typing import NamedTuple


class Step(NamedTuple):
    """Something that is done, and what must follow of it; one of both may be empty."""

    done: str
    follows: str = ""


class Told(NamedTuple):
    """A case: what is special about the game, what lies on the table, the steps, what is true in the end."""

    game: str
    table: list[str]
    steps: list[Step]
    end: str = ""
