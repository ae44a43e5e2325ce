"""`pbem map check`: is a map sound, for the game that is played on it?"""

from collections.abc import Iterator

import click

from pbem.cli import console, game_options
from pbem.engine.ruleset import Ruleset
from pbem.errors import InputError, PbemError
from pbem.local import registry


@click.group()
def command() -> None:
    """
    Check a map file.

    \b
    Example:
      pbem map check my-world.toml --rules risk-1959
    """


@command.command()
@click.argument("file")
@click.option("--rules", "preset", metavar="NAME", help="The game that is to be played on it.")
def check(file: str, preset: str | None) -> None:
    """
    Say everything that is wrong with a map: a file, or the id of one that came with pbem.

    Without --rules the kind of map decides which game.

    \b
    Examples:
      pbem map check classic
      pbem map check my-world.toml --rules risk-1959
    """
    data = game_options.board(file)
    ruleset = (
        game_options.ruleset(preset) if preset else _fitting(data.get("id"), data.get("format"))
    )
    faults = ruleset.check_map(data)
    if faults:
        console.print_lines(f"{file}: {fault}" for fault in faults)
        raise InputError(f"{file} cannot be played on with {ruleset.name}")
    console.out(f"{file}: sound for {ruleset.name}")
    start = console.format_command(
        "new", "NAME", "--players", "anna,ben", "--rules", ruleset.name, "--map", file
    )
    console.next_step(f"play on it: {start}")


def _fitting(map_id: object, form: object) -> Ruleset:
    """Return a rule set whose own map has this id, else whose own map is of this format."""
    rulesets = list(_rulesets())
    for ruleset in rulesets:
        if map_id and ruleset.map_id == map_id:
            return ruleset
    for ruleset in rulesets:
        if form and _form(ruleset) == form:
            return ruleset
    raise InputError("the map does not say which game it is for; name it with --rules")


def _form(ruleset: Ruleset) -> object:
    """Return the format of a rule set's own map; None when it has none, or none that can be read."""
    try:
        return game_options.board(ruleset.map_id).get("format")
    except PbemError:
        return None


def _rulesets() -> Iterator[Ruleset]:
    for shelf in registry.listed():
        if shelf.ruleset is not None:
            yield shelf.ruleset
