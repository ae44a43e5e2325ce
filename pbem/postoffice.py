"""
Sending a mail: through the program `sendmail`, or to an SMTP server; and the settings for both.

Settings stand in `config.toml` in the user's own folder, in a table [mail]; all may be missing:

    [mail]
    from = "anna@example.org"
    smtp = "smtp://anna@mail.example.org:587"
    password_command = ["pass", "show", "mail"]
    sendmail = ["msmtp"]

Rule 1. A password stands in no command line and in no address; PBEM_SMTP_PASSWORD or the command gives it.
Rule 2. Nothing goes to another computer without TLS whose certificate was checked.
"""

import os
import shutil
import smtplib
import ssl
import stat
import subprocess
import tomllib
from typing import Any
from urllib.parse import unquote, urlsplit

import attrs

from pbem import files, home

CONFIG = "config.toml"
PASSWORD = "PBEM_SMTP_PASSWORD"  # noqa: S105 - the name of a variable, no password
TIMEOUT = 30
_SENDMAIL = ("/usr/sbin/sendmail", "/usr/lib/sendmail")
_LOOPBACK = ("localhost", "127.0.0.1", "::1")
_KEYS = {"from": str, "smtp": str, "password_command": list, "sendmail": list, "ca_file": str}


class PostError(Exception):
    """A mail could not be sent, or the settings are wrong; the text is one plain sentence."""


@attrs.frozen
class Settings:
    """The table [mail] of the user's settings; empty where nothing is said."""

    sender: str = ""
    smtp: str = ""
    password_command: tuple[str, ...] = ()
    sendmail: tuple[str, ...] = ()
    ca_file: str = ""


def config_path() -> str:
    """Return where the settings stand, or would stand."""
    return os.path.join(home.folder(), CONFIG)


def settings() -> Settings:
    """Read the settings. Raises PostError when they are wrong, or when others may read them."""
    path = config_path()
    if not files.exists(path):
        return Settings()
    if os.name == "posix" and stat.S_IMODE(os.stat(path).st_mode) & 0o077:
        raise PostError(f"others may read or change {path}; close it with: chmod 600 {path}")
    try:
        data = tomllib.loads(files.read(path, files.KEY_LIMIT).decode("utf-8-sig"))
    except (files.FileError, ValueError) as error:
        raise PostError(f"{path} cannot be read: {error}") from None
    return _settings(path, data.get("mail", {}))


def send_by_program(mail: bytes, chosen: Settings) -> str:
    """Give a mail (CRLF) to `sendmail -t -oi` or what is set in its place; return its name."""
    command = list(chosen.sendmail) or [_sendmail()]
    try:
        done = subprocess.run(  # noqa: S603 - the user's own program, no shell
            [*command, "-t", "-oi"], input=mail.replace(b"\r\n", b"\n"), capture_output=True,
            check=False, timeout=4 * TIMEOUT,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        raise PostError(f"{command[0]} cannot be run: {error}") from None
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().split("\n")[-1]
        raise PostError(f"{command[0]} did not take the mail ({done.returncode}): {said}")
    return os.path.basename(command[0])


def send_by_smtp(mail: bytes, sender: str, to: tuple[str, ...], url: str, chosen: Settings) -> str:
    """Give a mail to the server of an address smtp://USER@HOST:PORT or smtps://; return its name."""
    place = _Place.read(url)
    try:
        with _connected(place, chosen) as server:
            if place.user:
                server.login(place.user, _password(chosen))
            refused = server.sendmail(sender, list(to), mail)
    except (OSError, smtplib.SMTPException, ValueError) as error:
        raise PostError(f"{place.host} did not take the mail: {_told(error)}") from None
    if refused:
        raise PostError(f"{place.host} did not take the mail for {', '.join(refused)}")
    return place.host


# ── settings ─────────────────────────────────────────────────────────────────────────────────────


def _settings(path: str, table: Any) -> Settings:
    if not isinstance(table, dict):
        raise PostError(f"{path}: mail must be a table")
    for key, value in table.items():
        if key not in _KEYS:
            raise PostError(f"{path}: [mail] knows no {key!a}; it knows {', '.join(_KEYS)}")
        words = value if isinstance(value, list) else [value]
        if not isinstance(value, _KEYS[key]) or not all(isinstance(word, str) for word in words):
            kind = "a list of texts" if _KEYS[key] is list else "a text"
            raise PostError(f"{path}: {key} in [mail] must be {kind}")
    return Settings(
        table.get("from", ""), table.get("smtp", ""), tuple(table.get("password_command", ())),
        tuple(table.get("sendmail", ())), table.get("ca_file", ""),
    )  # fmt: skip


def _password(chosen: Settings) -> str:
    if chosen.password_command:
        try:
            done = subprocess.run(  # noqa: S603 - the user's own program, no shell
                chosen.password_command, capture_output=True, check=True, timeout=4 * TIMEOUT
            )
        except (OSError, subprocess.SubprocessError):
            # What it printed may be half a secret, so it is not repeated.
            raise PostError(f"password_command ({chosen.password_command[0]}) failed") from None
        return done.stdout.decode("utf-8", "replace").split("\n")[0].rstrip("\r")
    given = os.environ.get(PASSWORD)
    if given is None:
        raise PostError(
            f"the server wants a password; put it into {PASSWORD}, or set password_command in "
            f"{config_path()}"
        )
    return given


def _sendmail() -> str:
    found = shutil.which("sendmail") or next(filter(os.path.exists, _SENDMAIL), None)
    if found is None:
        raise PostError(
            "there is no program sendmail; install msmtp, or open the draft in a mail program"
        )
    return found


# ── SMTP ─────────────────────────────────────────────────────────────────────────────────────────


@attrs.frozen
class _Place:
    """Where a server is. `tls` is "at once" or "after a hello"."""

    host: str
    port: int
    user: str
    tls: str

    @classmethod
    def read(cls, url: str) -> "_Place":
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise PostError(
                f"{url!a} is no server; one looks like smtp://anna@mail.example.org:587"
            )
        if parts.password:
            raise PostError(f"a password does not belong into the address; put it into {PASSWORD}")
        secure = parts.scheme == "smtps"
        user = unquote(parts.username or "")
        return cls(parts.hostname, port or (465 if secure else 587), user,
                   "at once" if secure else "after a hello")  # fmt: skip


def _connected(place: _Place, chosen: Settings) -> smtplib.SMTP:
    if place.tls == "at once":
        context = _context(place, chosen)
        return smtplib.SMTP_SSL(place.host, place.port, timeout=TIMEOUT, context=context)
    server = smtplib.SMTP(place.host, place.port, timeout=TIMEOUT)
    try:
        _secure(server, place, chosen)
    except BaseException:
        server.close()
        raise
    return server


def _secure(server: smtplib.SMTP, place: _Place, chosen: Settings) -> None:
    server.ehlo()
    if server.has_extn("starttls"):
        server.starttls(context=_context(place, chosen))
        server.ehlo()
    elif place.host not in _LOOPBACK:
        raise PostError(f"{place.host} offers no TLS, so nothing was sent to it")


def _context(place: _Place, chosen: Settings) -> ssl.SSLContext:
    """Return how TLS is done: smtplib alone would check no certificate."""
    context = ssl.create_default_context(cafile=chosen.ca_file or None)
    if place.host in _LOOPBACK and not chosen.ca_file:
        # A server on this very computer has a certificate of its own making, if any.
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    return context


def _told(error: Exception) -> str:
    if isinstance(error, smtplib.SMTPResponseException):
        said = error.smtp_error
        words = said.decode("utf-8", "replace") if isinstance(said, bytes) else str(said)
        return f"{error.smtp_code} {words}"
    return str(error) or error.__class__.__name__
