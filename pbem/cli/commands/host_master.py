"""`pbem host preview`, `resolve`, `extend`, `pause` and so on: what a game master does."""

from collections.abc import Callable, Sequence
from datetime import date, datetime, timedelta

import click

from pbem.cli import console
from pbem.cli.commands.admin import read_correction
from pbem.cli.host_options import game_of, host_option, host_words, now_option
from pbem.errors import InputError
from pbem.host.deadlines.calendar import instant, time_of_day, zone_of
from pbem.host.folder.host_folder import open_host
from pbem.host.games import game_master, proposals
from pbem.host.games.hosted_game import HostedGame, open_newest
from pbem.local import files
from pbem.mail.requests import Absence


def _do(
    where: str | None, name: str, now: datetime, act: Callable[[HostedGame], Sequence[str]]
) -> None:  # fmt: skip
    """Do something with a hosted game and print what came of it."""
    host = open_host(where)
    folder = game_of(host, name)
    with folder.lock():
        said = act(open_newest(host, folder, now))
    for line in said:
        console.out(console.wrapped(line, "    "))
    run = console.format_command("host", "run", *host_words(where))
    console.next_step(f"mails leave with: {run}")


def _seat(game: HostedGame, seat: str) -> str:
    seats = game.genesis.seat_ids
    if seat not in seats:
        raise InputError(f"nobody plays as {seat!a}; players: {', '.join(seats)}")
    return seat


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
    _do(where, game, now, game_master.preview)


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
    _do(where, game, now, lambda hosted: game_master.resolve(hosted, turn))


@click.command()
@click.argument("game")
@click.argument("seat", default="")
@click.option("--hours", type=click.IntRange(1, 8784), metavar="N", help="By this many hours.")
@click.option("--to", metavar="TIME", help='To a time: "2026-12-01 21:00", in the game\'s zone.')
@host_option
@now_option
def extend(
    game: str, seat: str, hours: int | None, to: str | None, where: str | None, now: datetime
) -> None:  # fmt: skip
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
        own = _seat(hosted, seat) if seat else ""
        return game_master.extend(hosted, own, until)

    _do(where, game, now, act)


def _moment(game: HostedGame, text: str) -> datetime:
    day, _, clock = text.strip().replace("T", " ").partition(" ")
    zone = zone_of(game.settings.deadline.zone)
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
    _do(where, game, now, lambda hosted: game_master.pause(hosted, reason))


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
    _do(where, game, now, lambda hosted: game_master.resume(hosted, reason))


@click.command()
@click.argument("game")
@click.argument("seat")
@click.option("--from", "first", required=True, metavar="DAY", help="The first day: 2026-12-24.")
@click.option("--to", "last", required=True, metavar="DAY", help="The last day.")
@host_option
@now_option
def absent(
    game: str, seat: str, first: str, last: str, where: str | None, now: datetime
) -> None:  # fmt: skip
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
        return game_master.absent(hosted, _seat(hosted, seat), away)

    _do(where, game, now, act)


def _somebody(command: Callable[..., None]) -> Callable[..., None]:
    """Ask for a seat of a game, for somebody's file and address, for the host and the time."""
    command = host_option(now_option(command))
    command = click.option("--address", "to", required=True, metavar="ADDR",
                           help="Where the new player gets mail.")(command)  # fmt: skip
    for name in ("file", "seat", "game"):
        command = click.argument(name)(command)
    return command


@click.command()
@_somebody
def replace(game: str, seat: str, file: str, to: str, where: str | None, now: datetime) -> None:
    """
    Let somebody take a seat, by a record that everybody who must signs.

    FILE is what the new player's own `pbem admin GAME replace SEAT` wrote.

    \b
    Example:
      pbem host replace world cleo world-008-replace.toml --address dora@example.org
    """

    def act(hosted: HostedGame) -> list[str]:
        return proposals.replace(hosted, _anybody(hosted, seat), _file(file), to)

    _do(where, game, now, act)


@click.command()
@_somebody
def deputy(game: str, seat: str, file: str, to: str, where: str | None, now: datetime) -> None:
    """
    Name who takes a seat when its player misses a turn, where the policy of the game says so.

    FILE is what the deputy's own `pbem admin GAME replace SEAT` wrote.

    \b
    Example:
      pbem host deputy world cleo world-008-replace.toml --address dora@example.org
    """

    def act(hosted: HostedGame) -> list[str]:
        return proposals.deputy(hosted, _seat(hosted, seat), _file(file), to)

    _do(where, game, now, act)


def _file(path: str) -> bytes:
    return files.read(path, files.ORDERS_LIMIT)


@click.command()
@click.argument("game")
@click.argument("seat", default="")
@click.option(
    "--reason", required=True, metavar="TEXT", help="What is settled; it becomes part of the game."
)
@click.option("--correct", "corrections", metavar="LINE", multiple=True,
              help="A correction, as in: armies-set territory=siam armies=4")  # fmt: skip
@host_option
@now_option
def rule(
    game: str, seat: str, reason: str, corrections: tuple[str, ...], where: str | None,
    now: datetime,
) -> None:  # fmt: skip
    """
    Settle something by a ruling, or correct the board, by a record that everybody who must signs.

    \b
    Example:
      pbem host rule world --reason "Overlooked." \\
        --correct "armies-set territory=siam armies=4"
    """
    events = [read_correction(one) for one in corrections]

    def act(hosted: HostedGame) -> list[str]:
        about = _anybody(hosted, seat) if seat else ""
        return proposals.rule(hosted, about, reason, events)

    _do(where, game, now, act)


@click.command()
@click.argument("game")
@click.option("--to", "readers", multiple=True, default=("all",), metavar="SEAT",
              help="Who gets it; may be repeated.")  # fmt: skip
@click.option("--text", required=True, metavar="TEXT", help="What to say; a dash: standard input.")
@host_option
@now_option
def message(
    game: str, readers: tuple[str, ...], text: str, where: str | None, now: datetime
) -> None:  # fmt: skip
    """
    Write to players as the game master.

    \b
    Example:
      pbem host message world --text "The next turn begins after the holidays."
    """
    said = files.read("-", files.KEY_LIMIT).decode("utf-8", "replace") if text == "-" else text
    _do(where, game, now, lambda hosted: game_master.message(hosted, readers, said))


def _anybody(game: HostedGame, seat: str) -> str:
    people = [id_ for id_, _ in game.genesis.people()]
    return seat if seat in people else _seat(game, seat)
