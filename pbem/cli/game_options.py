"""The choices of a game on the command line: rule set, options, switches, map."""

from collections.abc import Callable, Sequence
from typing import Any

import click

from pbem.cli import console
from pbem.engine.ruleset import Data, Ruleset
from pbem.errors import ContentError, FaultsError, InputError, UnavailableError
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
    try:
        return registry.load(name)
    except InputError as error:
        raise console.Refusal(str(error)) from None


def board(name: str) -> Data:
    """Return a map by id or path; without a name the empty map of a game that needs none."""
    if not name:
        return {}
    try:
        return map_files.load(name)
    except (ContentError, UnavailableError) as error:
        raise console.Refusal(str(error)) from None


def read(switches: Sequence[str]) -> Data:
    """Read NAME=VALUE settings; numbers, true and false are taken as such."""
    table: Data = {}
    for text in switches:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise click.BadParameter(f"{text!r}; NAME=VALUE is wanted", param_hint="--set")
        table[name.strip()] = _value(value.strip())
    return table


def refused(error: FaultsError) -> console.Refusal:
    """Return the refusal of choices that cannot be played, a line each."""
    faults = "\n".join(f"  {fault}" for fault in error.faults)
    return console.Refusal(f"such a game cannot be played:\n{faults}")


def _value(text: str) -> object:
    if text in ("true", "false"):
        return text == "true"
    # Plain decimal digits only: `int` would also take "1_000" and digits of other scripts.
    if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 10:
        return int(text)
    return text
