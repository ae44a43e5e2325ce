"""
A board in letters, for reports and terminals: what belongs together under a heading, two on a line.

    Australia (2), held by Anna
    + Indonesia             Anna        4     New Guinea            Anna        1
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from pbem.engine.text.wrapping import WIDTH, columns, padded, shorten

TAKEN, MORE, FEWER = "*", "+", "-"
"""What a record changed: the owner, or only the armies."""
_NAME, OWNER, _NUMBER = 21, 9, 3


class Cell(NamedTuple):
    """A place on the board: its name, who holds it, with how much, and what changed."""

    name: str
    owner: str
    number: int
    change: str = ""


class Group(NamedTuple):
    """Places that belong together, under a heading."""

    heading: str
    cells: tuple[Cell, ...]


def beside(front: str, words: Sequence[str]) -> list[str]:
    """Put a list to the right of `front`, on as many lines as it needs; no word is broken."""
    lines = [front]
    for place, word in enumerate(words, 1):
        said = word if place == len(words) else f"{word},"
        begun = columns(lines[-1]) > columns(front)
        if begun and columns(lines[-1]) + 1 + columns(said) > WIDTH:
            lines.append(" " * columns(front))
            begun = False
        lines[-1] += f" {said}" if begun else said
    return [line.rstrip() for line in lines]


def write_board(groups: Sequence[Group]) -> Iterator[str]:
    """Yield the lines of a board, of at most 79 columns; the last one is the key."""
    for group in groups:
        yield shorten(group.heading)
        yield from _lines(group.cells)
    if any(cell.change for group in groups for cell in group.cells):
        yield "(* new owner, + more armies, - fewer armies)"


def change(owner: str, number: int, owner_before: str, number_before: int) -> str:
    """Return the sign for what changed."""
    if owner != owner_before:
        return TAKEN
    return "" if number == number_before else MORE if number > number_before else FEWER


def _lines(cells: Sequence[Cell]) -> Iterable[str]:
    half = (len(cells) + 1) // 2
    for left, right in zip(cells[:half], (*cells[half:], None), strict=False):
        yield "   ".join(_cell(cell) for cell in (left, right) if cell).rstrip()


def _cell(cell: Cell) -> str:
    name, owner = (padded(shorten(cell.name, _NAME), _NAME), padded(shorten(cell.owner, OWNER), OWNER))
    return f"{cell.change or ' '} {name} {owner} {cell.number or '':>{_NUMBER}}"
