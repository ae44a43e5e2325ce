"""The map of a game as a picture to go with a turn: of maps that are installed and say where things are."""

from contextlib import suppress
from functools import cache

from pbem.engine.play import Game
from pbem.engine.ruleset import Data
from pbem.engine.scene import Draws, Scene
from pbem.errors import ContentError, UnavailableError
from pbem.host.mails.turn_mails import Picture
from pbem.local import map_files
from pbem.local.picture import draw as draw_scene


def draw(game: Game) -> Picture | None:
    """Return a picture of the board as it is; None if none can be made."""
    scene = _scene(game)
    if scene is None:
        return None
    data = draw_scene(scene, f"{game.file.genesis.name}: {game.file.next}"[:100])
    return Picture(data) if data else None


def _scene(game: Game) -> Scene | None:
    table = game.table
    if not isinstance(table, Draws):
        return None
    map_file = _map(str(game.file.genesis.board.get("id")))
    return table.scene(game.state, map_file) if map_file else None


@cache
def _map(wanted: str) -> Data | None:
    """Find the map with an id; its file may have another name."""
    for name in map_files.ids():
        with suppress(ContentError, UnavailableError):
            map_file = map_files.load(name)
            if map_file.get("id") == wanted:
                return map_file
    return None
