"""
Logging in to a mail server: where it is, what keeps the line safe, and who the user is.

Rule 1. A password is never part of a command line or an address. It comes from `password_command`,
        else from PBEM_SMTP_PASSWORD or PBEM_IMAP_PASSWORD, else from the keyring of the system.
Rule 2. Nothing goes to another computer without TLS whose certificate was checked.
"""

import os
import ssl
import subprocess
from importlib import import_module
from typing import Any, Literal, Protocol
from urllib.parse import unquote, urlsplit

from pbem.errors import ContentError, UnavailableError
from pbem.record import value

TIMEOUT = 30
_COMMAND_TIMEOUT = 120
_LOOPBACK = ("localhost", "127.0.0.1", "::1")
_PORTS = {"smtp": 587, "smtps": 465, "imap": 143, "imaps": 993}
_EXAMPLES = {"smtp": "smtp://anna@mail.example.org:587", "imap": "imaps://anna@mail.example.org"}

Kind = Literal["smtp", "imap"]


@value(kw_only=True)
class Login:
    """How to log in to a server. `ca_file` names certificates to trust besides the usual ones."""

    password_command: tuple[str, ...] = ()
    auth: Literal["password", "xoauth2"] = "password"
    ca_file: str = ""


class Session(Protocol):
    """A fresh connection to a server, SMTP or IMAP."""

    def offers_tls(self) -> bool:
        """Say whether the server can change to TLS."""

    def start_tls(self, context: ssl.SSLContext, /) -> None:
        """Change to TLS."""

    def send_token(self, reply: str, /) -> None:
        """Log in by the mechanism XOAUTH2 with this reply."""

    def send_password(self, user: str, password: str, /) -> None:
        """Log in with a password."""


@value
class Server:
    """Where a server is. `at_once` says that TLS is used from the first byte."""

    host: str
    port: int
    user: str
    at_once: bool

    @property
    def is_near(self) -> bool:
        """Say whether it runs on this computer; then it may do without TLS."""
        return self.host in _LOOPBACK

    @classmethod
    def read(cls, url: str, kind: Kind) -> "Server":
        """Read an address like smtp://USER@HOST:PORT. Raises ContentError."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        user = unquote(parts.username or "")
        if parts.scheme not in (kind, f"{kind}s") or not parts.hostname or not user.isprintable():
            raise ContentError(f"{url!a} is not a server; one looks like {_EXAMPLES[kind]}")
        if parts.password:
            raise ContentError(f"a password does not belong in the address; put it into {_variable(kind)}")
        port = port or _PORTS[parts.scheme]
        return cls(parts.hostname, port, user, parts.scheme == f"{kind}s")


def log_in(session: Session, server: Server, login: Login, kind: Kind) -> None:
    """
    Make a fresh connection safe and log in, unless the address of the server names no user.

    Raises UnavailableError, and whatever the library of the session raises.
    """
    if not server.at_once and (not server.is_near or login.ca_file):
        if not session.offers_tls():
            raise UnavailableError(f"{server.host} offers no TLS, so nothing was sent to it")
        session.start_tls(tls_context(login))
    if not server.user:
        return
    word = secret(login, server, kind)
    if login.auth == "xoauth2":
        # What XOAUTH2 sends, before base64 (developers.google.com, "XOAUTH2 protocol").
        session.send_token(f"user={server.user}\1auth=Bearer {word}\1\1")
    else:
        session.send_password(server.user, word)


def tls_context(login: Login) -> ssl.SSLContext:
    """
    Return TLS with certificates checked; left to themselves, smtplib and imaplib check nothing.

    Raises UnavailableError for a `ca_file` that cannot be used.
    """
    try:
        return ssl.create_default_context(cafile=login.ca_file or None)
    except OSError as error:
        raise UnavailableError(f"ca_file {login.ca_file} cannot be used: {error.strerror}") from None


def secret(login: Login, server: Server, kind: Kind) -> str:
    """Return the password or token for a server. The error raised never quotes one."""
    found = _ask_command(login) or os.environ.get(_variable(kind)) or _ask_keyring(server)
    if not found:
        raise UnavailableError(
            f"{server.host} needs a password; put it into {_variable(kind)}, or say "
            'password_command = ["..."] where the server is named'
        )
    return found


def _variable(kind: str) -> str:
    return f"PBEM_{kind.upper()}_PASSWORD"


def _ask_command(login: Login) -> str:
    if not login.password_command:
        return ""
    program = login.password_command[0]
    try:
        done = subprocess.run(  # noqa: S603 - the user's own program, no shell
            login.password_command, capture_output=True, check=True, timeout=_COMMAND_TIMEOUT
        )
    except (OSError, subprocess.SubprocessError):
        # What it printed may be part of a secret, so it is not repeated.
        raise UnavailableError(f"password_command ({program}) failed") from None
    found = done.stdout.decode("utf-8", "replace").split("\n")[0].rstrip("\r")
    if not found:
        raise UnavailableError(f"password_command ({program}) printed nothing")
    return found


def _ask_keyring(server: Server) -> str:
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
