"""The choices of a game on the command line: rule set, options, switches, map."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import click

from pbem.engine.ruleset import Data, Ruleset
from pbem.errors import FaultsError, InputError
from pbem.local import map_files, registry

Decorated = Callable[..., Any]


def choice_options(function: Decorated) -> Decorated:
    """Add `--option` and `--set` to a command."""
    switch = click.option(
        "--set", "switches", metavar="NAME=VALUE", multiple=True,
        help="Set a switch of the rules; may be repeated.",
    )  # fmt: skip
    option = click.option(
        "--option", "options", metavar="NAME", multiple=True,
        help="Play with an option of the rules; may be repeated.",
    )  # fmt: skip
    return option(switch(function))


def ruleset(name: str) -> Ruleset:
    """Return a rule set by name."""
    return registry.load(name)


def board(name: str) -> Data:
    """Return a map by id or path; without a name the empty map of a game that needs none."""
    if not name:
        return {}
    return map_files.load(name)


def read(switches: Sequence[str]) -> Data:
    """Read NAME=VALUE settings; numbers, true and false are taken as such."""
    table: Data = {}
    for text in switches:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise click.BadParameter(f"{text!r}; NAME=VALUE is expected", param_hint="--set")
        table[name.strip()] = _value(value.strip())
    return table


@contextmanager
def listing_faults() -> Iterator[None]:
    """Put what is wrong with choices that cannot be played in a line each."""
    try:
        yield
    except FaultsError as error:
        faults = "\n".join(f"  {fault}" for fault in error.faults)
        raise InputError(f"such a game cannot be played:\n{faults}") from None


def _value(text: str) -> object:
    if text in ("true", "false"):
        return text == "true"
    # Plain decimal digits only: `int` would also take "1_000" and digits of other scripts.
    if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 10:
        return int(text)
    return text
