"""
Games published as plain files for any web server: a page and a picture of each, an index, and the hall.

What is published is for everybody: it is made without any key, so it holds nothing of hidden hands. A
file is replaced as a whole. The picture that goes with the mails of a turn is drawn here too.
"""

import os
from collections.abc import Iterator, Sequence

from pbem.engine.file.phrases import format_clock
from pbem.engine.page.document import Entry, write_index
from pbem.engine.picture.board import draw_board
from pbem.engine.play.play import Game
from pbem.engine.proof.playback import Turn
from pbem.engine.table.terms import Data
from pbem.errors import PbemError
from pbem.host.games import hall
from pbem.host.games.hall import hall_lines
from pbem.host.games.hosted_game import HostedGame, open_newest
from pbem.host.mails.turn_letter import ending
from pbem.host.mails.turn_mails import Picture
from pbem.local import board_maps, files, pages
from pbem.local.picture import can_draw, png

INDEX = "index.html"


def publish(game: HostedGame) -> None:
    """
    Publish the newest record of a game.

    Raises UnavailableError if the folder takes no files, ContentError if the game does not hold.
    """
    folder = game.host.publish_folder
    files.make_folder(folder)
    if drawn := _picture(game):
        files.replace(os.path.join(folder, f"{game.name}.svg"), drawn.encode())
    files.replace(os.path.join(folder, _page_name(game.name)), pages.page_of(game.data, game.game, map_of(game)))
    games = list(_games(game, folder))
    files.replace(os.path.join(folder, INDEX), _index(game, games, folder).encode())
    if lines := hall_lines(iter(games)):
        files.replace(os.path.join(folder, hall.NAME), "".join(f"{line}\n" for line in lines).encode())
    game.folder.note_published(game.index, folder)


def map_of(game: HostedGame) -> Data:
    """Return the map of the board of a game, which may lie in its folder, above it, or in that of the host."""
    path = game.folder.path
    return board_maps.map_of(game.genesis, path, os.path.dirname(path), game.host.path)


def _page_name(name: str) -> str:
    """Return what the page of a game is called; the name of no game ends with a dash, so none is that of another."""
    page = f"{name}{pages.ENDING}"
    return f"{name}-{pages.ENDING}" if page.lower() == INDEX else page


def _picture(game: HostedGame) -> str | None:
    """Draw the board as it stands; what the last record changed is on the page."""
    table, state = game.game.table, game.game.state
    return draw_board(game.genesis, table, state, format_clock(table.clock(state)), map_of(game))


def _games(game: HostedGame, folder: str) -> Iterator[HostedGame]:
    """Yield all games of the host whose pages are there, this one as it is now."""
    for one in game.host.games():
        if not files.exists(os.path.join(folder, _page_name(one.name))):
            continue
        try:
            yield game if one.name == game.name else open_newest(game.host, one, game.now)
        except PbemError:
            # Its page stays as it is; the host learns elsewhere what is wrong with the game.
            continue


def _index(game: HostedGame, games: Sequence[HostedGame], folder: str) -> str:
    """List these games."""
    title = game.host.settings.name
    return write_index(title, [_entry(one, folder) for one in games], pages.load_sources().style)


def _entry(game: HostedGame, folder: str) -> Entry:
    picture = f"{game.name}.svg"
    drawn = picture if files.exists(os.path.join(folder, picture)) else ""
    players = ", ".join(player.name for player in game.genesis.players)
    how = ending(game.game) if game.game.awaited is None else ""
    return Entry(game.genesis.name, _page_name(game.name), drawn, players, f"nobody; {how}" if how else game.next)


# ── The picture that goes with the mails of a turn, and what the turn changed on it ───────────────


def draw(game: Game, turn: Turn, map_file: Data) -> Picture | None:
    """Return a picture of the board after a record, as its map says; None if none can be made here."""
    if not can_draw():
        return None
    genesis = game.file.genesis
    title = format_clock(game.table.clock(turn.before))
    svg = draw_board(genesis, game.table, turn.after, title, map_file, turn.events, phone=True)
    data = png(svg) if svg else None
    return Picture(data) if data else None
