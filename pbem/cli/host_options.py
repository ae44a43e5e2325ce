"""What the commands of a host share: their options, how they find a host and a game, and how mails leave."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import wraps
from typing import Any

import click

from pbem.cli.say import console
from pbem.engine.table.terms import Data
from pbem.errors import InputError, UnavailableError
from pbem.host.folder import outbox
from pbem.host.folder.game_folder import GameFolder
from pbem.host.folder.host_folder import SETTINGS, HostFolder, open_host
from pbem.local import files
from pbem.local.settings import structure

Decorated = Callable[..., Any]
_NO_KEY = (
    "there is no key on this computer, and the host obeys only one that it knows. From another file: --key FILE. For a "
    "new one: {}, and what {} prints must stand as key under [gm] in hosting.toml at the host"
)


def host_option(function: Decorated) -> Decorated:
    """Add `--host DIR` to a command."""
    return click.option("--host", "where", metavar="DIR", help="The host folder; else PBEM_HOST, or the usual place.")(
        function
    )


def now_option(function: Decorated) -> Decorated:
    """Add the hidden `--now TIME` to a command, so that tests own the clock."""
    return click.option("--now", "now", hidden=True, callback=_read_moment)(function)


def game_of(host: HostFolder, name: str) -> GameFolder:
    """Return a hosted game by its name. Raises InputError."""
    games = {folder.name: folder for folder in host.games()}
    if name not in games:
        known = ", ".join(games) or "none"
        raise InputError(f"no game {name!a} is hosted here; there are: {known}")
    return games[name]


def host_words(where: str | None) -> tuple[str, ...]:
    """Return the words that a command to be copied needs, so that it means the same host."""
    return () if where is None else ("--host", where)


@contextmanager
def carrying(host: HostFolder) -> Iterator[outbox.Carry]:
    """Offer the way in which mails leave a host. Raises UnavailableError for wrong settings."""
    kind = host.settings.delivery
    if kind == "folder":
        yield outbox.to_folder(host)
        return
    from pbem.transport import accounts, smtp  # late: a folder needs no server

    where = f"{host.inside(SETTINGS)}: [mail]"
    table = host.settings.mail
    if table and not accounts.is_private(host.inside(SETTINGS)):
        raise UnavailableError(f"other users can read or change {host.inside(SETTINGS)}; close it with chmod 600")
    chosen = structure(accounts.Account, table, where) if table else accounts.own_account()
    with smtp.carrier(kind, chosen) as carry:
        yield carry


def master_options(function: Decorated) -> Decorated:
    """Add `--host`, `--now`, `--by-mail FILE` and `--key FILE` to a command of a game master; `command_game` does it."""
    for option in (
        click.option("--key", "key_file", metavar="FILE", help="With --by-mail: a private key, instead of your own."),
        click.option(
            "--by-mail",
            metavar="FILE",
            help="Sign it for a host elsewhere, into FILE, which is then mailed; GAME is the newest game file.",
        ),
        now_option,
        host_option,
    ):
        function = option(function)

    @wraps(function)
    def asked(
        where: str | None, now: datetime, by_mail: str | None, key_file: str | None, game: str, **words: Any
    ) -> None:
        said = {key: value for key, value in function(**words).items() if value not in (None, "")}
        if by_mail is None:
            _perform(where, game, now, said)
        else:
            _sign(game, now, said, by_mail, key_file)

    return asked


def _perform(where: str | None, name: str, now: datetime, command: Data) -> None:
    """Do something with a hosted game and print what came of it."""
    from pbem.host.games.hosted_game import open_newest  # late: rounds share this file, and most open no game
    from pbem.host.games.master_commands import perform

    host = open_host(where)
    folder = game_of(host, name)
    with folder.lock():
        said = perform(open_newest(host, folder, now), command)
    for line in said:
        console.out(console.wrapped(line, "    "))
    run = console.format_command("host", "run", *host_words(where))
    console.next_step(f"mails leave with: {run}")


def _sign(game: str, now: datetime, command: Data, path: str, key_file: str | None) -> None:
    """Write a command that is mailed to the host; its number is the moment, in milliseconds, so that it rises."""
    from pbem.cli.games import key_options  # late, as above
    from pbem.local import game_files
    from pbem.mail.signed_papers import write_command

    opened = game_files.open_game(game)
    signer = key_options.existing_signer(key_file)
    if signer is None:
        raise InputError(_NO_KEY.format(console.format_command("key", "new"), console.format_command("key", "show")))
    number = round(now.timestamp() * 1000)
    files.write_new(path, write_command(opened.game, number, command, signer))
    console.note(f"Signed: {path}")
    console.next_step(f"mail it to the host: {console.format_command('mail', path)}")


def _read_moment(_ctx: click.Context, _param: click.Parameter, text: str | None) -> datetime:
    if text is None:
        return datetime.now(UTC)
    try:
        given = datetime.fromisoformat(text)
    except ValueError:
        raise click.BadParameter(f"{text!a} is not a time") from None
    return given if given.tzinfo else given.replace(tzinfo=UTC)
