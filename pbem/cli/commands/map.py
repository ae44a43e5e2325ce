"""`pbem map`: maps checked, drawn, and taken from other programs."""

from collections.abc import Iterable, Iterator
from typing import NoReturn

import click

from pbem.cli.begin import game_options
from pbem.cli.maps import importing
from pbem.cli.say import board, console
from pbem.engine.picture.board import draw_blank
from pbem.engine.table.ruleset import Ruleset
from pbem.engine.table.sheet import Problem
from pbem.engine.table.terms import Data, Seat
from pbem.engine.text.diagnostics import complain
from pbem.engine.text.order_file import fault_problem, normal_line_ends
from pbem.engine.text.toml_tree import read_tree
from pbem.engine.text.wrapping import fold
from pbem.errors import ContentError, InputError, PbemError
from pbem.local import map_files, registry
from pbem.local.settings import parse


@click.group()
def command() -> None:
    """
    Check a map file, draw it, or take one from another program.

    \b
    Examples:
      pbem map list
      pbem map new isle.txt
      pbem map import lagoons.map
      pbem map check my-world.toml --rules risk-1959
      pbem map show my-world.toml -o my-world.svg
    """


@command.command()
@click.argument("file")
@click.option("--rules", "preset", metavar="NAME", help="The game that is to be played on it.")
def check(file: str, preset: str | None) -> None:
    """
    Say everything that is wrong with a map: a file, or the id of one that came with pbem.

    Without --rules the kind of map decides which game; of several it is the one that `pbem new` begins.

    \b
    Examples:
      pbem map check classic
      pbem map check my-world.toml --rules risk-1959
    """
    data, ruleset = _sound_map(file, preset)
    path, raw = map_files.read(file)
    if odd := ruleset.check_map(data):
        console.print_lines(complain(odd, path, normal_line_ends(raw.decode("utf-8-sig"))))
    console.out(f"{file}: sound for {ruleset.name}")
    if ruleset.mapmaker:
        console.print_wrapped(f"* {said}" for said in ruleset.mapmaker.regrets(data))
        fair = console.format_command("arena", "--players", "careful,careful", "--rules", ruleset.name, "--map", file)
        console.next_step(f"whether seats are fair, games tell: {fair}")
    start = console.format_command("new", "world", "--players", "anna,ben", "--rules", ruleset.name, "--map", file)
    console.next_step(f"play on it: {start}")


@command.command()
@click.argument("file")
@click.option("--rules", "preset", metavar="NAME", help="The game that is to be played on it.")
@board.output_option
def show(file: str, preset: str | None, output: str | None) -> None:
    """
    Show a map, a file or the id of one that came with pbem: what borders on what, or a picture.

    \b
    Examples:
      pbem map show classic
      pbem map show classic -o classic.png
      pbem map show my-world.toml -o my-world.svg
    """
    data, ruleset = _sound_map(file, preset)
    seats = [Seat(f"player-{number}", f"Player {number}") for number in range(ruleset.seats[0])]
    with game_options.listing_faults():
        table = ruleset.table(seats, ruleset.terms(seats, (), {}, data))
    if output:
        board.write(output, draw_blank(table, data))
    else:
        console.print_lines(fold(table.words.borders()))


@command.command("import")
@click.argument("file")
@click.option(
    "--rules", metavar="NAME", default=game_options.DEFAULT_RULES, help="The game that is to be played on it."
)
@click.option("-o", "--output", metavar="FILE", help="The new file; its id with .toml unless you name it.")
@click.option("--new-deck", is_flag=True, help="Make the cards up, whatever deck lies beside the map.")
@click.option("--both-ways", is_flag=True, help="Add the way back to each border that leads in one direction only.")
def import_(file: str, rules: str, output: str | None, new_deck: bool, both_ways: bool) -> None:
    """
    Turn a map for Domination or Conquest (.map), with the deck beside it, into one for pbem.

    What is wrong is listed, with line and column, and so is what was changed or made up.

    \b
    Examples:
      pbem map import lagoons.map
      pbem map import boards/tower.map -o tower.toml
    """
    importing.import_map(file, rules, output, new_deck=new_deck, both_ways=both_ways)


@command.command("list")
def list_() -> None:
    """
    List the maps that came with pbem, by the id after which `new --map` takes them.

    \b
    Example:
      pbem map list
    """
    for id_ in map_files.ids():
        data = map_files.load(id_)
        console.print_wrapped([f"{id_:<12}{data.get('name', '')}. {data.get('about', '')}"])
    board_of_ours = console.format_command("new", "world", "--players", "anna,ben", "--map", "skerries")
    console.next_step(f"play on one: {board_of_ours}")


@command.command()
@click.argument("file", required=False)
@click.option(
    "--rules", metavar="NAME", default=game_options.DEFAULT_RULES, help="The game that is to be played on it."
)
@click.option("-o", "--output", metavar="FILE", help="The new file; its id with .toml unless you name it.")
def new(file: str | None, rules: str, output: str | None) -> None:
    """
    Make a map out of a list of names and borders. Without a file, print a list to begin with.

    \b
    Examples:
      pbem map new > isle.txt
      pbem map new isle.txt
    """
    importing.new_map(file, rules, output)


@command.command()
@click.argument("file")
@click.option("--rules", "preset", metavar="NAME", help="The game that is played on it.")
@click.option(
    "-o", "--output", metavar="STEM", help="What the new files are called, without an ending; the id if left out."
)
def export(file: str, preset: str | None, output: str | None) -> None:
    """
    Write a map for Domination: a .map file, and the .cards that belong to it.

    \b
    Examples:
      pbem map export two-lagoons.toml
      pbem map export classic -o world
    """
    data, ruleset = _sound_map(file, preset)
    importing.export_map(data, ruleset, output)


def _sound_map(file: str, preset: str | None) -> tuple[Data, Ruleset]:
    """
    Return a map and the rule set for it; print everything that is wrong with an unsound one.

    Raises InputError or ContentError for it, or UnavailableError from reading.
    """
    path, raw = map_files.read(file)
    text = normal_line_ends(raw.decode("utf-8-sig", "replace"))
    try:
        data = parse(raw, path)
    except ContentError:
        if not (faults := read_tree(text).faults):
            raise
        _refuse(path, text, map(fault_problem, faults), f"{file} is not valid TOML")
    ruleset = game_options.ruleset(preset) if preset else _fitting(data.get("id"), data.get("format"))
    problems = ruleset.check_map(data)
    if any(problem.is_error for problem in problems):
        _refuse(path, text, problems, f"{file} cannot be played on with {ruleset.name}")
    return data, ruleset


def _refuse(path: str, text: str, problems: Iterable[Problem], sentence: str) -> NoReturn:
    console.print_lines(complain(problems, path, text))
    raise InputError(sentence)


def _fitting(map_id: object, form: object) -> Ruleset:
    """Return a rule set whose own map has this id, else whose own map is of this format; of several the default one."""
    rulesets = sorted(_rulesets(), key=lambda one: one.name != game_options.DEFAULT_RULES)
    for ruleset in rulesets:
        if map_id and ruleset.map_id == map_id:
            return ruleset
    for ruleset in rulesets:
        if form and _form(ruleset) == form:
            return ruleset
    why, known = "", sorted({str(found) for one in rulesets if (found := _form(one))})
    if form:
        why = f": its format is {form!a}, and known are {' and '.join(known)}"
    raise InputError(f"the map does not say which game it is for{why}; name it with --rules")


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
