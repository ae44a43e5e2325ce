"""
Accounts: the servers that mail goes to and comes from, as settings name them.

Settings are in `config.toml` in the user's own folder; a host has its own in `host.toml`. Any of
them may be missing:

    [mail]                                   # sending
    from = "anna@example.org"
    smtp = "smtp://anna@mail.example.org:587"
    password_command = ["pass", "show", "mail"]
    sendmail = ["msmtp"]

    [fetch]                                  # getting
    imap = "imaps://anna@mail.example.org"
    auth = "xoauth2"                         # what the command prints is a token, not a password

    [turn]                                   # where `pbem turn` looks beside the folder of a game
    downloads = "~/Post"                     # ~/Downloads if left out; "" for none
    archive = false                          # old files of a game stay where they are

    [addresses]
    ben = "ben@example.org"
"""

import os
import stat
from collections.abc import Mapping
from typing import Any

import attrs

from pbem.errors import ContentError
from pbem.local import files, home
from pbem.local.settings import parse, structure
from pbem.record import value
from pbem.transport.login import Login

CONFIG = "config.toml"


@value(kw_only=True)
class Account(Login):
    """The table [mail]: sending."""

    sender: str = attrs.field(default="", metadata={"key": "from"})
    smtp: str = ""
    sendmail: tuple[str, ...] = ()


@value(kw_only=True)
class Mailbox(Login):
    """The table [fetch]. Fetched mails are moved to the folder `moved_to`, or marked where it is ""."""

    imap: str = ""
    folder: str = "INBOX"
    moved_to: str = "pbem-done"


@value(kw_only=True)
class Arrivals:
    """
    The table [turn]: `downloads` is the folder in which a browser saves what came by mail, "" for none.

    `archive` says whether old files of a game are moved out of the way.
    """

    downloads: str = "~/Downloads"
    archive: bool = True


def config_path() -> str:
    """Return where the user's settings are, or would be."""
    return os.path.join(home.folder(), CONFIG)


def own_account() -> Account:
    """Return the user's own table [mail]. Raises ContentError and UnavailableError."""
    return structure(Account, _own_table("mail"), f"{config_path()}: [mail]")


def own_mailbox() -> Mailbox:
    """Return the user's own table [fetch], as `own_account` does."""
    return structure(Mailbox, _own_table("fetch"), f"{config_path()}: [fetch]")


def own_arrivals() -> Arrivals:
    """Return the user's own table [turn], as `own_account` does."""
    return structure(Arrivals, _own_table("turn"), f"{config_path()}: [turn]")


def own_addresses() -> dict[str, tuple[str, ...]]:
    """
    Return the user's address book: names in small letters, each with its addresses.

    Raises ContentError for any other content.
    """
    where = f"{config_path()}: [addresses]"
    book = structure(_Book, {"addresses": _own_table("addresses")}, where).addresses
    known: dict[str, tuple[str, ...]] = {}
    for name, given in book.items():
        addresses = [given] if isinstance(given, str) else given
        if not isinstance(addresses, list) or not all(isinstance(one, str) for one in addresses):
            raise ContentError(f"{where} {name.casefold()}: must be a text or a list of texts")
        known[name.casefold()] = tuple(addresses)
    return known


@value
class _Book:
    addresses: Mapping[str, Any]


def _own_table(table: str) -> Any:
    path = config_path()
    if not files.exists(path):
        return {}
    if not is_private(path):
        raise ContentError(f"other users can read or change {path}; close it with: chmod 600 {path}")
    return parse(files.read(path, files.KEY_LIMIT), path).get(table, {})


def is_private(path: str) -> bool:
    """Say whether nobody else may read or change a file, as far as the system can tell."""
    return os.name != "posix" or not stat.S_IMODE(os.stat(path).st_mode) & 0o077
