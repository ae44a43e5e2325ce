"""Lines of the table of benchmarks, and how much is measured for them."""

import attrs


@attrs.frozen
class Row:
    """One line of the table; `goal` says what is wanted, empty where nothing is."""

    name: str
    value: float
    goal: str = ""
    note: str = ""

    def __str__(self) -> str:
        return f"{self.name:<44}{self.value:>8.2f}  {self.goal:<8}{self.note}".rstrip()


@attrs.frozen
class Plan:
    """How long the games and how many the rounds are; `command_rounds` for commands but apply."""

    records: tuple[int, ...]
    rounds: int
    apply_rounds: int
    command_rounds: int


FULL = Plan((10, 100, 1000, 10_000), 7, 21, 7)
QUICK = Plan((10, 100, 1000), 3, 21, 2)


def milliseconds(*seconds: float) -> str:
    """Return times as a note."""
    return ", ".join(f"{1000 * one:.1f}" for one in seconds) + " ms"
