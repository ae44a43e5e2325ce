"""Questions at the terminal. What is asked goes to standard error, so that results stay clean."""

from collections.abc import Mapping, Sequence

import click

from pbem.cli import console


def agrees(question: str, *, default: bool = True) -> bool:
    """Ask for a yes or no. Raises click.Abort when there is nobody to answer."""
    return click.confirm(console.wrapped(console.harmless(question)), default=default, err=True)


def choose(question: str, options: Mapping[str, str]) -> str:
    """Ask for one of some letters, each with what it means; the first one is the default."""
    offered = ", ".join(f"{letter} {meaning}" for letter, meaning in options.items())
    letters = list(options)
    chosen: str = click.prompt(
        console.wrapped(console.harmless(f"{question} ({offered})")), default=letters[0],
        type=click.Choice(letters, case_sensitive=False), show_choices=False, err=True,
    )  # fmt: skip
    return chosen


def name_one(question: str, names: Sequence[str]) -> str:
    """Ask for one of some names, in any case; the first one is the default."""
    if len(names) == 1:
        return names[0]
    chosen: str = click.prompt(
        console.wrapped(console.harmless(question)), default=names[0],
        type=click.Choice(names, case_sensitive=False), err=True,
    )  # fmt: skip
    return chosen
