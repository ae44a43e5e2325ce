"""`pbem host preview`, `resolve`, `extend`, `pause` and so on: what a game master does alone."""

from datetime import date, datetime, timedelta

import click

from pbem.cli.host_options import do_with_game, host_option, now_option, seat_of
from pbem.errors import InputError
from pbem.host.deadlines.moments import instant, time_of_day, zone_of
from pbem.host.games import game_master
from pbem.host.games.hosted_game import HostedGame
from pbem.local import files
from pbem.mail.requests import Absence


@click.command()
@click.argument("game")
@host_option
@now_option
def preview(game: str, where: str | None, now: datetime) -> None:
    """
    Show who owes orders and what a check says about those that are in. No die is thrown.

    \b
    Example:
      pbem host preview world
    """
    do_with_game(where, game, now, game_master.preview)


@click.command()
@click.argument("game")
@click.option("--turn", type=int, required=True, metavar="N", help="The turn that you mean.")
@host_option
@now_option
def resolve(game: str, turn: int, where: str | None, now: datetime) -> None:
    """
    Play the turn that you name: when all is in, or when the time of all who are missing is over.

    If the game is at another turn, nothing happens.

    \b
    Example:
      pbem host resolve world --turn 7
    """
    do_with_game(where, game, now, lambda hosted: game_master.resolve(hosted, turn))


@click.command()
@click.argument("game")
@click.argument("seat", default="")
@click.option("--hours", type=click.IntRange(1, 8784), metavar="N", help="By this many hours.")
@click.option("--to", metavar="TIME", help='To a time: "2026-12-01 21:00", in the game\'s zone.')
@host_option
@now_option
def extend(game: str, seat: str, hours: int | None, to: str | None, where: str | None, now: datetime) -> None:
    """
    Give everybody, or SEAT, more time for this turn.

    \b
    Examples:
      pbem host extend world --hours 48
      pbem host extend world cleo --to "2026-12-01 21:00"
    """
    if (hours is None) == (to is None):
        raise click.UsageError("How long? Either --hours N or --to TIME")

    def act(hosted: HostedGame) -> list[str]:
        until = timedelta(hours=hours) if hours else _moment(hosted, to or "")
        own = seat_of(hosted, seat) if seat else ""
        return game_master.extend(hosted, own, until)

    do_with_game(where, game, now, act)


def _moment(game: HostedGame, text: str) -> datetime:
    day, _, clock = text.strip().replace("T", " ").partition(" ")
    zone = zone_of(game.read_settings().deadline.zone)
    return instant(_date(day), time_of_day(clock.strip() or "00:00"), zone)


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise InputError(f"{text[:20]!a} is not a day; one looks like 2026-12-24") from None


@click.command()
@click.argument("game")
@click.option("--reason", default="", metavar="TEXT", help="Why; it goes to all players.")
@host_option
@now_option
def pause(game: str, reason: str, where: str | None, now: datetime) -> None:
    """
    Stop the clock of a game. Orders are taken, and played when all are in; nothing is missed.

    \b
    Example:
      pbem host pause world --reason "Merry Christmas"
    """
    do_with_game(where, game, now, lambda hosted: game_master.pause(hosted, reason))


@click.command()
@click.argument("game")
@click.option("--reason", default="", metavar="TEXT", help="Why; it goes to all players.")
@host_option
@now_option
def resume(game: str, reason: str, where: str | None, now: datetime) -> None:
    """
    Let the clock of a game go on; the time of the pause did not count.

    \b
    Example:
      pbem host resume world
    """
    do_with_game(where, game, now, lambda hosted: game_master.resume(hosted, reason))


@click.command()
@click.argument("game")
@click.argument("seat")
@click.option("--from", "first", required=True, metavar="DAY", help="The first day: 2026-12-24.")
@click.option("--to", "last", required=True, metavar="DAY", help="The last day.")
@host_option
@now_option
def absent(game: str, seat: str, first: str, last: str, where: str | None, now: datetime) -> None:
    """
    Note that a player is away; that time does not count.

    \b
    Example:
      pbem host absent world cleo --from 2026-12-24 --to 2027-01-02
    """

    def act(hosted: HostedGame) -> list[str]:
        away = Absence(_date(first), _date(last))
        if away.last < away.first:
            raise InputError("the last day comes before the first")
        return game_master.absent(hosted, seat_of(hosted, seat), away)

    do_with_game(where, game, now, act)


@click.command()
@click.argument("game")
@click.option("--to", "readers", multiple=True, default=("all",), metavar="SEAT", help="Who gets it; may be repeated.")
@click.option("--text", required=True, metavar="TEXT", help="What to say; a dash: standard input.")
@host_option
@now_option
def message(game: str, readers: tuple[str, ...], text: str, where: str | None, now: datetime) -> None:
    """
    Write to players as the game master.

    \b
    Example:
      pbem host message world --text "The next turn begins after the holidays."
    """
    said = files.read("-", files.KEY_LIMIT).decode("utf-8", "replace") if text == "-" else text
    do_with_game(where, game, now, lambda hosted: game_master.message(hosted, readers, said))
