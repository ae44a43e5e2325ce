"""
Games published as plain files for any web server: a page and a picture of each, an index, and the hall.

What is published is for everybody: it is made without any key, so it holds nothing of hidden hands. A
file is replaced as a whole. What index and hall say of a game is noted with it, so only a game whose page is new is
opened.
"""

import os

import attrs

from pbem.engine.file.phrases import format_clock
from pbem.engine.page.document import Entry, write_index
from pbem.engine.picture.board import draw_board
from pbem.host.folder.host_folder import HostFolder
from pbem.host.games import hall
from pbem.host.games.hall import hall_line
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.turn_pictures import map_of
from pbem.host.mails.turn_letter import ending
from pbem.local import files, pages

INDEX = "index.html"
_UNLISTED = "unlisted"
"""There in the spool until index and hall say what the newest pages say."""


def publish(game: HostedGame) -> None:
    """
    Publish the newest record of a game; `publish_lists` follows when all are.

    Raises UnavailableError if the folder takes no files, ContentError if the game does not hold.
    """
    folder = game.host.publish_folder
    files.make_folder(folder)
    if drawn := _picture(game):
        files.replace(os.path.join(folder, f"{game.name}.svg"), drawn.encode())
    files.replace(os.path.join(folder, _page_name(game.name)), pages.page_of(game.data, game.game, map_of(game)))
    files.replace(game.host.spool(_UNLISTED), b"")
    said = {"entry": attrs.asdict(_entry(game, folder)), "hall": hall_line(game)}
    game.folder.note_published(game.index, folder, said)


def publish_lists(host: HostFolder) -> None:
    """Publish the index and the hall anew if a game was published since. Raises UnavailableError."""
    if not files.exists(host.spool(_UNLISTED)):
        return
    folder = host.publish_folder
    known = [one.published(folder) for one in host.games() if files.exists(os.path.join(folder, _page_name(one.name)))]
    said = [one for one in known if one]
    index = write_index(host.settings.name, [Entry(**one["entry"]) for one in said], pages.load_sources().style)
    files.replace(os.path.join(folder, INDEX), index.encode())
    if lines := [one["hall"] for one in said if one["hall"]]:
        files.replace(os.path.join(folder, hall.NAME), "".join(f"{line}\n" for line in lines).encode())
    files.remove(host.spool(_UNLISTED))


def _page_name(name: str) -> str:
    """Return what the page of a game is called; the name of no game ends with a dash, so none is that of another."""
    page = f"{name}{pages.ENDING}"
    return f"{name}-{pages.ENDING}" if page.lower() == INDEX else page


def _picture(game: HostedGame) -> str | None:
    """Draw the board as it stands; what the last record changed is on the page."""
    table, state = game.game.table, game.game.state
    return draw_board(game.genesis, table, state, format_clock(table.clock(state)), map_of(game))


def _entry(game: HostedGame, folder: str) -> Entry:
    picture = f"{game.name}.svg"
    drawn = picture if files.exists(os.path.join(folder, picture)) else ""
    players = ", ".join(player.name for player in game.genesis.players)
    how = ending(game.game) if game.game.awaited is None else ""
    return Entry(game.genesis.name, _page_name(game.name), drawn, players, f"nobody; {how}" if how else game.next)
