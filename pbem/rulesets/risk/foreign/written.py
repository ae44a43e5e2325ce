"""A board as a file of another program says it, before it becomes one of ours."""

import attrs

from pbem.record import mutable

Pixel = tuple[int, int]


@mutable
class WrittenContinent:
    """A continent with its bonus and colour; `at` is where in the file it stands."""

    name: str
    bonus: int
    at: int
    colour: str = ""


@mutable
class WrittenTerritory:
    """A territory: place of its continent in the list, pixel of its badge if there is one, where one can go from it."""

    name: str
    continent: int
    pixel: Pixel | None
    at: int
    ways: list[int] = attrs.Factory(list)


@mutable
class WrittenBoard:
    """
    All that was read. `sound` says that each border was understood, so that one may ask where they lead.

    `cards` are pairs of a territory and a figure; None where there is no deck. `settings` and `files` are kept for an
    export, as key and value, and so is the `description`, which is the comments above all.
    """

    name: str
    format: str
    continents: list[WrittenContinent] = attrs.Factory(list)
    territories: list[WrittenTerritory] = attrs.Factory(list)
    cards: list[tuple[int, str]] | None = None
    jokers: int = 2
    settings: list[tuple[str, str]] = attrs.Factory(list)
    files: dict[str, str] = attrs.Factory(dict)
    description: list[str] = attrs.Factory(list)
    sound: bool = True

    def named(self, place: int) -> str:
        """Return how a message names a territory."""
        return self.territories[place].name
