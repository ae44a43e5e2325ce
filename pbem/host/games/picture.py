"""The board of a game as a picture to go with a turn, and what the turn changed on it."""

from pbem.engine.file.phrases import format_clock
from pbem.engine.picture.board import draw_board
from pbem.engine.play.play import Game
from pbem.engine.proof.playback import Turn
from pbem.host.mails.turn_mails import Picture
from pbem.local import map_files
from pbem.local.picture import png


def draw(game: Game, turn: Turn) -> Picture | None:
    """Return a picture of the board after a record; None if none can be made here."""
    genesis = game.file.genesis
    map_file = map_files.find(genesis.board.get("id"))
    title = format_clock(game.table.clock(turn.before))
    svg = draw_board(genesis, game.table, turn.after, title, map_file, turn.events)
    data = png(svg) if svg else None
    return Picture(data) if data else None
