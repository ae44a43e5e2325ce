"""The picture that goes with the mails of a turn, and what the turn changed on it."""

import os

from pbem.engine.file.phrases import format_clock
from pbem.engine.picture.board import lay_out_upright
from pbem.engine.play.game import Game
from pbem.engine.proof.playback import Turn
from pbem.engine.table.terms import Data
from pbem.host.games.hosted_game import HostedGame
from pbem.host.mails.turn_mails import Picture
from pbem.local import board_maps
from pbem.local.picture import can_draw, png_of


def map_of(game: HostedGame) -> Data:
    """Return the map of the board of a game, which may lie in its folder, above it, or in that of the host."""
    path = game.folder.path
    return board_maps.map_of(game.genesis, path, os.path.dirname(path), game.host.path)


def picture_of(game: HostedGame, turn: Turn) -> Picture | None:
    """Return a picture of the board of a game after a record; its map is only looked for where one can be made."""
    return draw(game.game, turn, map_of(game)) if can_draw() else None


def draw(game: Game, turn: Turn, map_file: Data) -> Picture | None:
    """Return a picture of the board after a record, as its map says; None if none can be made here."""
    if not can_draw():
        return None
    genesis = game.file.genesis
    title = format_clock(game.table.clock(turn.before))
    board = lay_out_upright(genesis, game.table, turn.after, title, map_file, turn.events)
    data = png_of(board) if board else None
    return Picture(data) if data else None
