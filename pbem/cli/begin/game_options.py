"""The choices of a game on the command line: rule set, options, switches, map."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import click

from pbem.engine.file.genesis import Genesis
from pbem.engine.table.ruleset import Ruleset
from pbem.engine.table.terms import DEALER, FACE_UP, PRIVATE, Data, read_switch
from pbem.errors import FaultsError, InputError
from pbem.local import map_files, registry

Decorated = Callable[..., Any]

DEFAULT_RULES = registry.DEFAULT

CARDS_HELD = {
    FACE_UP: "Everybody sees all hands.",
    DEALER: "Hands are hidden; a host without a seat deals one deck and knows all cards. Needs --mode host.",
    PRIVATE: "Hands are hidden from the host too; each draw stands alone. Needs --mode next or host.",
}
"""The ways to hold cards, and what each means for the people who play."""


def choice_options(function: Decorated) -> Decorated:
    """Add `--option` and `--set` to a command."""
    switch = click.option(
        "--set", "switches", metavar="NAME=VALUE", multiple=True, help="Set a switch of the rules; may be repeated."
    )
    option = click.option(
        "--option", "options", metavar="NAME", multiple=True, help="Play with an option of the rules; may be repeated."
    )
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
    try:
        return dict(map(read_switch, switches))
    except InputError as error:
        raise click.BadParameter(str(error), param_hint="--set") from None


@contextmanager
def listing_faults() -> Iterator[None]:
    """Put what is wrong with choices that cannot be played in a line each."""
    try:
        yield
    except FaultsError as error:
        faults = "\n".join(f"  {fault}" for fault in error.faults)
        raise InputError(f"such a game cannot be played:\n{faults}") from None


def announcements(ruleset: Ruleset, genesis: Genesis) -> Iterator[str]:
    """Say what was chosen for a new game, also by default, and the other ways, a paragraph each."""
    ways = ruleset.cards
    # In an open game nothing can be hidden.
    if len(ways) > 1 and genesis.chance.witnessed:
        others = " or ".join(f"--cards {way}" for way in ways if way != genesis.cards)
        yield f"Cards are held {genesis.cards}. {CARDS_HELD[genesis.cards]} Other ways: {others}."
    yield from ruleset.announcements(genesis.founding.seats, genesis.terms)
