"""
Accounts: the servers that mail goes to and comes from, and the secrets for them.

Settings stand in `config.toml` in the user's own folder; a host has its own, in `host.toml`. All
may be missing:

    [mail]                                   # sending
    from = "anna@example.org"
    smtp = "smtp://anna@mail.example.org:587"
    password_command = ["pass", "show", "mail"]
    sendmail = ["msmtp"]

    [fetch]                                  # getting
    imap = "imaps://anna@mail.example.org"
    auth = "xoauth2"                         # what the command prints is a token, not a password

    [addresses]
    ben = "ben@example.org"

Rule 1. A password stands in no command line and in no address. It comes from `password_command`,
        else from PBEM_SMTP_PASSWORD or PBEM_IMAP_PASSWORD, else from the keyring of the system.
Rule 2. Nothing goes to another computer without TLS whose certificate was checked.
"""

import os
import ssl
import stat
import subprocess
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Literal, NamedTuple, TypeVar
from urllib.parse import unquote, urlsplit

import attrs

from pbem.errors import ContentError, UnavailableError
from pbem.local import files, home
from pbem.settings import parse, structure

__all__ = [
    "Account",
    "Login",
    "Mailbox",
    "Server",
    "UnavailableError",
    "config_path",
    "is_private",
    "oauth_reply",
    "own_account",
    "own_addresses",
    "own_mailbox",
    "read_table",
    "secret",
    "tls_context",
]  # fmt: skip

CONFIG = "config.toml"
TIMEOUT = 30
_COMMAND_TIMEOUT = 120
_LOOPBACK = ("localhost", "127.0.0.1", "::1")
_PORTS = {"smtp": 587, "smtps": 465, "imap": 143, "imaps": 993}
_EXAMPLES = {
    "smtp": "smtp://anna@mail.example.org:587",
    "imap": "imaps://anna@mail.example.org",
}

T = TypeVar("T")
Auth = Literal["password", "xoauth2"]


@attrs.frozen(kw_only=True)
class Login:
    """How a server is convinced. `ca_file` names certificates that are believed besides."""

    password_command: tuple[str, ...] = ()
    auth: Auth = "password"
    ca_file: str = ""


@attrs.frozen(kw_only=True)
class Account(Login):
    """The table [mail]: sending."""

    sender: str = attrs.field(default="", metadata={"key": "from"})
    smtp: str = ""
    sendmail: tuple[str, ...] = ()


@attrs.frozen(kw_only=True)
class Mailbox(Login):
    """The table [fetch]. Fetched mails are moved to the folder `moved_to`, or marked where it is ""."""

    imap: str = ""
    folder: str = "INBOX"
    moved_to: str = "pbem-done"


# ── settings ─────────────────────────────────────────────────────────────────────────────────────


def config_path() -> str:
    """Return where the user's settings stand, or would stand."""
    return os.path.join(home.folder(), CONFIG)


def own_account() -> Account:
    """Return the user's own table [mail]. Raises UnavailableError when the settings cannot be used."""
    return read_table(Account, _own("mail"), f"{config_path()}: [mail]")


def own_mailbox() -> Mailbox:
    """Return the user's own table [fetch]. Raises UnavailableError."""
    return read_table(Mailbox, _own("fetch"), f"{config_path()}: [fetch]")


def own_addresses() -> dict[str, tuple[str, ...]]:
    """Return the user's address book: names in small letters, each with its addresses."""
    where = f"{config_path()}: [addresses]"
    book = read_table(_Book, {"addresses": _own("addresses")}, where).addresses
    rows = {name.casefold(): [one] if isinstance(one, str) else one for name, one in book.items()}
    for name, row in rows.items():
        if not isinstance(row, list) or not all(isinstance(one, str) for one in row):
            raise UnavailableError(f"{where} {name}: must be a text or a list of texts")
    return {name: tuple(row) for name, row in rows.items()}


def read_table(kind: type[T], table: object, where: str) -> T:
    """Read a table of settings; `where` names file and table. Raises UnavailableError."""
    try:
        return structure(kind, table, where)
    except ContentError as error:
        raise UnavailableError(str(error)) from None


@attrs.frozen
class _Book:
    addresses: Mapping[str, Any]


def _own(table: str) -> Any:
    path = config_path()
    if not files.exists(path):
        return {}
    if not is_private(path):
        raise UnavailableError(f"others may read or change {path}; close it with: chmod 600 {path}")
    try:
        return parse(files.read(path, files.KEY_LIMIT), path).get(table, {})
    except (UnavailableError, ContentError) as error:
        raise UnavailableError(str(error)) from None


def is_private(path: str) -> bool:
    """Say whether nobody else may read or change a file, as far as the system can tell."""
    return os.name != "posix" or not stat.S_IMODE(os.stat(path).st_mode) & 0o077


# ── servers ──────────────────────────────────────────────────────────────────────────────────────


class Server(NamedTuple):
    """Where a server is. `at_once` says that TLS is there from the first byte."""

    host: str
    port: int
    user: str
    at_once: bool

    @property
    def is_near(self) -> bool:
        """Say whether it runs on this very computer; then it may do without TLS."""
        return self.host in _LOOPBACK

    @classmethod
    def read(cls, url: str, kind: Literal["smtp", "imap"]) -> "Server":
        """Read an address like smtp://USER@HOST:PORT. Raises UnavailableError."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        user = unquote(parts.username or "")
        if parts.scheme not in (kind, f"{kind}s") or not parts.hostname or not user.isprintable():
            raise UnavailableError(f"{url!a} is no server; one looks like {_EXAMPLES[kind]}")
        if parts.password:
            raise UnavailableError(
                f"a password does not belong into the address; put it into {_variable(kind)}"
            )
        port = port or _PORTS[parts.scheme]
        return cls(parts.hostname, port, user, parts.scheme == f"{kind}s")


def tls_context(login: Login) -> ssl.SSLContext:
    """Return how TLS is done: checked. Left to themselves, smtplib and imaplib check nothing."""
    try:
        return ssl.create_default_context(cafile=login.ca_file or None)
    except OSError as error:
        raise UnavailableError(
            f"ca_file {login.ca_file} cannot be used: {error.strerror}"
        ) from None


# ── secrets ──────────────────────────────────────────────────────────────────────────────────────


def secret(login: Login, server: Server, kind: Literal["smtp", "imap"]) -> str:
    """Return the password or token for a server. Raises UnavailableError, which never quotes one."""
    found = _commanded(login) or os.environ.get(_variable(kind)) or _kept(server)
    if not found:
        raise UnavailableError(
            f"{server.host} wants a password; put it into {_variable(kind)}, or say "
            'password_command = ["..."] where the server is named'
        )
    return found


def oauth_reply(user: str, token: str) -> str:
    """Return what XOAUTH2 sends, before base64 (developers.google.com, "XOAUTH2 protocol")."""
    return f"user={user}\1auth=Bearer {token}\1\1"


def _variable(kind: str) -> str:
    return f"PBEM_{kind.upper()}_PASSWORD"


def _commanded(login: Login) -> str:
    if not login.password_command:
        return ""
    program = login.password_command[0]
    try:
        done = subprocess.run(  # noqa: S603 - the user's own program, no shell
            login.password_command, capture_output=True, check=True, timeout=_COMMAND_TIMEOUT
        )
    except (OSError, subprocess.SubprocessError):
        # What it printed may be half a secret, so it is not repeated.
        raise UnavailableError(f"password_command ({program}) failed") from None
    found = done.stdout.decode("utf-8", "replace").split("\n")[0].rstrip("\r")
    if not found:
        raise UnavailableError(f"password_command ({program}) printed nothing")
    return found


def _kept(server: Server) -> str:
    """Ask the keyring of the system, if the package for it is installed; "" where nothing is."""
    try:
        keyring: Any = import_module("keyring")
        locked: Any = import_module("keyring.errors").KeyringError
    except ImportError:
        return ""
    try:
        return keyring.get_password(f"pbem:{server.host}", server.user) or ""
    except (locked, OSError, RuntimeError):
        return ""
