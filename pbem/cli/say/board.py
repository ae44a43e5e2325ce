"""The board of a game, in letters, and as a picture where the user says: SVG, or PNG if the extra `picture` is installed."""

import click

from pbem.cli.say import console
from pbem.engine.file.phrases import format_head
from pbem.engine.file.succession import format_next
from pbem.engine.modes.hands import Sight
from pbem.engine.play.play import Game
from pbem.engine.play.visibility import looked_at
from pbem.engine.proof.playback import Turn
from pbem.engine.text.wrapping import fold
from pbem.errors import InputError
from pbem.local import files
from pbem.local.game_files import names_at_table


def print_board(game: Game, sight: Sight, seat: str | None, turn: Turn | None) -> None:
    """
    Print where a game stands and who is next.

    `seat` is the player as whom it is shown, None for anybody. `turn` is the record that is shown: for a game
    with a board, what changed since the state before it is marked.
    """
    file, table, state = game.file, game.table, looked_at(game, sight)
    at = turn if turn and turn.after is game.state else None
    genesis, record = (at.genesis, at.record) if at else (file.genesis, file)
    before = turn.before if turn and not seat else None
    console.print_lines(
        fold(
            [
                f"{genesis.name}, record {record.index}, mode {genesis.mode}, head {format_head(record.head)}",
                *table.words.headline(),
                "",
                *table.words.show(state, seat, before),
                "",
                f"Next: {format_next(genesis, table, state)}",
            ]
        ),
        names_at_table(genesis),
    )


ENDINGS = (".svg", ".png")

output_option = click.option("-o", "--output", metavar="FILE", help="Draw the board into a new file, .svg or .png.")


def write(path: str, svg: str | None) -> None:
    """Write a picture by the ending of its file. Raises InputError."""
    if not path.lower().endswith(ENDINGS):
        raise click.BadParameter(f"{path!r}; the name of a picture ends with .svg or .png", param_hint="-o")
    if svg is None:
        raise InputError("this game has no board to draw")
    files.write_new(path, svg.encode() if path.lower().endswith(".svg") else _png(svg))
    console.note(f"Written: {path}")


# pipx keeps pbem in an environment of its own, which the usual pip does not reach.
_INSTALL = "pipx\u00a0inject\u00a0pbem\u00a0resvg-py\u00a0font-source-sans-pro\u00a0pillow (without pipx: pip\u00a0install\u00a0...)"


def _png(svg: str) -> bytes:
    from pbem.local.picture import png  # late: slow, and few pictures are PNG

    data = png(svg, 2000)
    if data is None:
        raise InputError(f"a PNG needs two more packages: {_INSTALL}. Or write .svg")
    return data
