"""`pbem host preview`, `resolve`, `extend`, `pause` and so on: what a game master does alone."""

import click

from pbem.cli.host_options import master_options
from pbem.engine.table.terms import Data
from pbem.host.games.master_commands import MOST_HOURS
from pbem.local import files
from pbem.mail.requests import text_lines


@click.command()
@click.argument("game")
@master_options
def preview() -> Data:
    """
    Show who owes orders and what a check says about those that are in. No die is thrown.

    \b
    Example:
      pbem host preview world
    """
    return {"kind": "preview"}


@click.command()
@click.argument("game")
@click.option("--turn", type=int, required=True, metavar="N", help="The turn that you mean.")
@master_options
def resolve(turn: int) -> Data:
    """
    Play the turn that you name: when all is in, or when the time of all who are missing is over.

    If the game is at another turn, nothing happens.

    \b
    Example:
      pbem host resolve world --turn 7
    """
    return {"kind": "resolve", "turn": turn}


@click.command()
@click.argument("game")
@click.argument("seat", default="")
@click.option("--hours", type=click.IntRange(1, MOST_HOURS), metavar="N", help="By this many hours.")
@click.option("--to", metavar="TIME", help='To a time: "2026-12-01 21:00", in the game\'s zone.')
@master_options
def extend(seat: str, hours: int | None, to: str | None) -> Data:
    """
    Give everybody, or SEAT, more time for this turn.

    \b
    Examples:
      pbem host extend world --hours 48
      pbem host extend world cleo --to "2026-12-01 21:00"
    """
    if (hours is None) == (to is None):
        raise click.UsageError("How long? Either --hours N or --to TIME")

    return {"kind": "extend", "seat": seat, "hours": hours, "to": to}


@click.command()
@click.argument("game")
@click.option("--reason", default="", metavar="TEXT", help="Why; it goes to all players.")
@master_options
def pause(reason: str) -> Data:
    """
    Stop the clock of a game. Orders are taken, and played when all are in; nothing is missed.

    \b
    Example:
      pbem host pause world --reason "Merry Christmas"
    """
    return {"kind": "pause", "reason": reason}


@click.command()
@click.argument("game")
@click.option("--reason", default="", metavar="TEXT", help="Why; it goes to all players.")
@master_options
def resume(reason: str) -> Data:
    """
    Let the clock of a game go on; the time of the pause did not count.

    \b
    Example:
      pbem host resume world
    """
    return {"kind": "resume", "reason": reason}


@click.command()
@click.argument("game")
@click.argument("seat")
@click.option("--from", "first", required=True, metavar="DAY", help="The first day: 2026-12-24.")
@click.option("--to", "last", required=True, metavar="DAY", help="The last day.")
@master_options
def absent(seat: str, first: str, last: str) -> Data:
    """
    Note that a player is away; that time does not count.

    \b
    Example:
      pbem host absent world cleo --from 2026-12-24 --to 2027-01-02
    """
    return {"kind": "absent", "seat": seat, "from": first, "to": last}


@click.command()
@click.argument("game")
@click.option("--to", "readers", multiple=True, default=("all",), metavar="SEAT", help="Who gets it; may be repeated.")
@click.option("--text", required=True, metavar="TEXT", help="What to say; a dash: standard input.")
@master_options
def message(readers: tuple[str, ...], text: str) -> Data:
    """
    Write to players as the game master.

    \b
    Example:
      pbem host message world --text "The next turn begins after the holidays."
    """
    said = files.read("-", files.KEY_LIMIT).decode("utf-8", "replace") if text == "-" else text
    return {"kind": "message", "to": list(readers), "text": text_lines(said)}
