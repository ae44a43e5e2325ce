"""
`pbem mail-in`: the door for mail servers. It exits with 0 or 75 only, whatever happens.

75 asks a mail server to keep the mail and to try again (sysexits.h); any other code would send the
mail back to the player who wrote it. So nothing is decided here: the mail goes onto the disk.
"""

import contextlib
import os
import sys
from datetime import UTC, datetime
from typing import Any, NoReturn

import click

TRY_LATER = 75


class Pipe(click.Command):
    """A command that knows two exit codes."""

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        """Read the arguments; wrong ones are somebody's slip, and the mail waits meanwhile."""
        try:
            return super().make_context(*args, **kwargs)
        except click.exceptions.Exit:
            raise
        except BaseException as error:  # noqa: BLE001 - a mail must not bounce for any reason
            _try_later(error)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command, and turn every error into "try again later"."""
        try:
            return super().invoke(ctx)
        except BaseException as error:  # noqa: BLE001 - as above
            _try_later(error)


@click.command(cls=Pipe)
@click.option("--host", "where", metavar="DIR", help="The host folder.")
def command(where: str | None) -> None:
    """
    Hand the message on standard input to a host; for mail servers.

    The exit code is 0 once the message is safe on the disk, and otherwise 75, "try again later".

    \b
    Example, and a line for /etc/aliases:
      pbem mail-in --host /srv/games < mail.eml
      games: "|pbem mail-in --host /srv/games"
    """
    from pbem.host.folder import host_folder, spool  # late: where this fails, too, the mail is kept

    home = host_folder.open_host(where)
    most = home.settings.caps.mail_bytes
    # One byte more shows that it is too large; nobody would read the rest.
    raw = sys.stdin.buffer.read(most + 1)
    _drain(len(raw) > most)
    if raw:
        spool.deposit(home, raw, datetime.now(UTC))


def _drain(wanted: bool) -> None:
    """Read what is left, so that the mail server does not find a broken pipe."""
    while wanted and sys.stdin.buffer.read(1 << 16):
        pass


def _try_later(error: BaseException) -> NoReturn:
    with contextlib.suppress(BaseException):
        os.write(2, f"pbem mail-in: {error.__class__.__name__}: {error!s:.300}\n".encode("ascii", "replace"))
    raise SystemExit(TRY_LATER)
