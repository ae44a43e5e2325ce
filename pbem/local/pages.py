"""
The page of a game made from its file, for the command, for `apply` and for hosts alike.

Its modules and style sheets lie in the folders `pbem/page/` and `pbem/verifier/` of the package.
"""

import os
from collections.abc import Callable, Iterator

from pbem.engine.modes.hands import BLIND, Sight
from pbem.engine.page.game_page import Sources, make_page
from pbem.engine.page.subject import Subject, unheard
from pbem.engine.play.play import Game
from pbem.engine.play.visibility import see_revealed
from pbem.engine.proof.playback import replay
from pbem.engine.table.terms import Data
from pbem.engine.text.file_names import file_name
from pbem.engine.text.table_talk import Remark
from pbem.local import board_maps, files, registry
from pbem.local.map_files import package_folder

ENDING = ".html"

_FOLDERS = ("page", "verifier")


def page_of(
    data: bytes,
    game: Game,
    map_file: Data | None = None,
    reader: str = "",
    sight: Sight = BLIND,
    said: tuple[Remark, ...] = (),
    progress: Callable[[int], None] = unheard,
) -> bytes:
    """
    Return the page of a game file, laid on the table.

    It is for everybody, unless it is for a `reader` with this sight. `said` is the table talk to show, `progress`
    hears how many turns are drawn. Raises ContentError if the history does not hold, UnavailableError if the sources of the page are not there.
    """
    genesis = game.file.genesis
    if map_file is None:
        map_file = board_maps.map_of(genesis)
    if not reader:
        sight = see_revealed(game) or BLIND
    turns = tuple(replay(data, registry.load))
    name = file_name(genesis.name, game.file.index, ".toml")
    subject = Subject(data, game, turns, map_file, name, reader, sight, said, progress)
    return make_page(subject, load_sources()).encode()


def load_sources() -> Sources:
    """Read the modules and style sheets of pages. Raises UnavailableError."""
    return Sources("".join(_texts("page", ".css").values()), dict(_modules()))


def _modules() -> Iterator[tuple[str, str]]:
    for one in _FOLDERS:
        yield from _texts(one, ".js", ".mjs").items()


def _texts(name: str, *endings: str) -> dict[str, str]:
    """The files of a folder with one of these endings, by their names, in their order."""
    folder = package_folder(name)
    names = sorted(one for one in files.listing(folder) if one.endswith(endings))
    return {one: files.read(os.path.join(folder, one), files.MAP_LIMIT).decode().replace("\r\n", "\n") for one in names}
