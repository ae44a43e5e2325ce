"""`pbem fetch`: mails from an IMAP mailbox into the spool of a host, or into a Maildir."""

import os
from collections.abc import Callable
from datetime import UTC, datetime

import click

from pbem.cli.say import console
from pbem.errors import BusyError, ContentError, UnavailableError
from pbem.host.folder import host_folder, silence, spool
from pbem.local import files
from pbem.local.locks import held
from pbem.local.settings import structure
from pbem.mail.parts import MOST_BYTES
from pbem.transport import accounts, imap

_MAILDIR = ("tmp", "new", "cur")


@click.command()
@click.option("--host", metavar="DIR", help="The host folder; else PBEM_HOST, or the usual place.")
@click.option("--into", metavar="DIR", help="Into this Maildir, without a host.")
def command(host: str | None, into: str | None) -> None:
    """
    Fetch new messages from an IMAP mailbox.

    The server is set in the table [fetch] of host.toml or, with --into, of your own config.toml.
    What was fetched is moved aside in the mailbox, or marked there, so that it comes only once.

    \b
    Examples:
      pbem fetch
      pbem fetch --into Maildir
    """
    if host is not None and into is not None:
        raise click.UsageError("Choose one of --host and --into.")
    done = _into_maildir(into) if into is not None else _into_host(host)
    for uid in done.too_large:
        console.warn(f"mail {uid} is too large to be fetched whole; it was set aside in the mailbox")
    console.note(f"Fetched: {done.number}.")


def _into_host(path: str | None) -> imap.Fetched:
    home = host_folder.open_host(path)
    try:
        done = _into_spool(home)
    except BusyError:
        raise
    except (ContentError, UnavailableError) as error:
        # There may be orders in the mailbox, so no clock runs until it has been read.
        silence.note_silence(home, datetime.now(UTC), str(error), "in")
        raise
    silence.note_contact(home, "in")
    return done


def _into_spool(home: host_folder.HostFolder) -> imap.Fetched:
    where = f"{home.inside(host_folder.SETTINGS)}: [fetch]"
    mailbox = structure(accounts.Mailbox, home.settings.fetch, where)

    def deposit(mail: bytes, name: str) -> None:
        spool.deposit(home, mail, datetime.now(UTC), name)

    with held(home.spool("fetch.lock"), f"another pbem is fetching mail for {home.path} now"):
        # The beginning of an oversized mail says who wrote it, so the host knows whom to answer.
        most = home.settings.caps.mail_bytes
        return _fetch_from(mailbox, deposit, most, where, begin_large=True)


def _into_maildir(path: str) -> imap.Fetched:
    for one in _MAILDIR:
        files.make_folder(os.path.join(path, one), private=True)

    # Mail programs move what they have shown there, with a mark after the name.
    shown = {one.partition(":")[0] for one in files.listing(os.path.join(path, "cur"))}

    def deposit(mail: bytes, name: str) -> None:
        if name in shown:
            return
        begun = os.path.join(path, "tmp", name)
        files.write_all([(begun, mail)], private=True)
        os.replace(begun, os.path.join(path, "new", name))
        files.flush_folder(os.path.join(path, "new"))

    where = f"{accounts.config_path()}: [fetch]"
    with held(os.path.join(path, "fetch.lock"), f"another pbem is fetching mail into {path} now"):
        return _fetch_from(accounts.own_mailbox(), deposit, MOST_BYTES, where)


def _fetch_from(
    mailbox: accounts.Mailbox,
    deposit: Callable[[bytes, str], None],
    most: int,
    where: str,
    *,
    begin_large: bool = False,
) -> imap.Fetched:
    if not mailbox.imap:
        raise UnavailableError(f'{where} imap: is missing; write imap = "imaps://anna@mail.example.org"')
    return imap.fetch(mailbox, deposit, most, begin_large=begin_large)
