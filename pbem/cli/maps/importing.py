"""A map read from a file that is not ours: said what is wrong or changed, and written beside."""

import os

from pbem.cli.begin import game_options
from pbem.cli.say import console
from pbem.engine.file.phrases import counted
from pbem.engine.picture.scene import Point
from pbem.engine.table.mapmaker import Mapmaker, ReadMap
from pbem.engine.table.ruleset import Ruleset
from pbem.engine.table.terms import Data
from pbem.engine.text.diagnostics import complain
from pbem.engine.text.toml_tree import Node
from pbem.errors import ContentError, InputError
from pbem.local import colour_picture, files, map_files

_INSTALL = "pipx\u00a0inject\u00a0pbem\u00a0shapely\u00a0pillow (without pipx: pip\u00a0install\u00a0...)"
_NO_PLACES = Node("header", (0, 0), (0, 0))


def mapmaker(ruleset: Ruleset) -> Mapmaker:
    """Return what a game does with maps; raise InputError for one that does nothing with them."""
    if ruleset.mapmaker is None:
        raise InputError(f"{ruleset.name} has no maps of other programs")
    return ruleset.mapmaker


def import_map(path: str, rules: str, output: str | None, *, new_deck: bool, both_ways: bool) -> None:
    """Read a map of another program and write ours; raise InputError when it is refused."""
    maps = mapmaker(game_options.ruleset(rules))
    folder, name = os.path.split(path)
    raw = files.read(path, files.MAP_LIMIT)
    found = maps.read(
        (name, raw), lambda wanted: map_files.beside(folder, wanted), new_deck=new_deck, both_ways=both_ways
    )
    data = _shaped(maps, found, said(found), folder)
    _leave_out_names(folder, name)
    write_map(maps, data, output)
    console.out(f"{name}: {found.summary}")
    _play_on(str(data["id"]), output or f"{data['id']}.toml", rules)


def _leave_out_names(folder: str, name: str) -> None:
    """Say which files beside a map hold names that are not taken over."""
    stem, _ = os.path.splitext(name.casefold())
    for one in files.listing(folder):
        if one.casefold().startswith((f"{stem}_", f"{stem}.")) and one.casefold().endswith(".properties"):
            console.note(f"{one} was left out: a territory has one name here, whatever the language")


def _shaped(maps: Mapmaker, found: ReadMap, data: Data, folder: str) -> Data:
    """Trace the areas from the picture of them, if there is one that can be used; say why not."""
    if not found.picture:
        return data
    path = map_files.find_beside(folder, found.picture)
    if not path:
        console.note(f"the picture of the areas, {found.picture}, is not here; areas are drawn around their places")
        return data
    if not colour_picture.is_here():
        console.note(f"to trace the areas from {found.picture} two more packages are needed: {_INSTALL}")
        return data
    try:
        traced = colour_picture.trace(path, found.values, found.neighbours, found.places)
    except ContentError as error:
        console.warn(f"{error}; areas are drawn around their places")
        return data
    shaped, made_up = maps.with_shapes(data, found.values, traced)
    for note in (*traced.notes, *made_up):
        console.note(note)
    console.note(f"the areas were traced from {found.picture}")
    _compare_sizes(found, folder, traced.size)
    return shaped


def _compare_sizes(found: ReadMap, folder: str, size: Point) -> None:
    """Warn where badges are told for a picture of another size than that of the colours."""
    path = map_files.find_beside(folder, found.shown) if found.shown else ""
    shown = colour_picture.size_of(path) if path else None
    if shown not in (None, size):
        wide, high = size
        console.warn(
            f"{found.picture} has {wide} x {high} pixels, {found.shown} {shown[0]} x {shown[1]}: "
            "badges may stand beside their areas"
        )


def said(found: ReadMap) -> Data:
    """Print all that is to be said of a map that was read, and return it; raise InputError when it is refused."""
    for text in found.texts:
        if text.problems:
            console.print_lines(complain(text.problems, text.name, text.text, _NO_PLACES))
    for note in found.notes:
        console.note(note)
    if found.data is None:
        many = sum(problem.is_error for text in found.texts for problem in text.problems)
        raise InputError(f"{found.texts[0].name} cannot be played on: {counted(many, 'fault')}")
    return found.data


def write_map(maps: Mapmaker, data: Data, output: str | None) -> None:
    """Write a map into a new file, `ID.toml` unless it is named."""
    path = output or f"{data['id']}.toml"
    files.write_new(path, maps.write(data).encode())
    console.note(f"Written: {path}")


def _play_on(id_: str, path: str, rules: str) -> None:
    look = console.format_command("map", "show", path, "-o", f"{id_}.svg")
    start = console.format_command("new", "world", "--players", "anna,ben", "--rules", rules, "--map", path)
    console.next_step(f"look at it: {look}")
    console.next_step(f"play on it: {start}")


def new_map(path: str | None, rules: str, output: str | None) -> None:
    """Read a list of names and borders and write a map, or print a list to begin with."""
    maps = mapmaker(game_options.ruleset(rules))
    if path is None:
        console.out(maps.example_list())
        console.next_step(f"write a list like this, and then: {console.format_command('map', 'new', 'board.txt')}")
        return
    found = maps.read_list((os.path.basename(path), files.read(path, files.MAP_LIMIT)))
    data = said(found)
    write_map(maps, data, output)
    console.out(f"{os.path.basename(path)}: {found.summary}")
    _play_on(str(data["id"]), output or f"{data['id']}.toml", rules)


def export_map(data: Data, ruleset: Ruleset, stem: str | None) -> None:
    """Write a map as files for another program."""
    wanted = mapmaker(ruleset).export(data, stem or str(data["id"]))
    files.write_all([(name, raw) for name, raw in wanted])
    console.note(f"Written: {' and '.join(name for name, _ in wanted)}")
