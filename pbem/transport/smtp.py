"""
Sending mail: through the program `sendmail`, or to an SMTP server.

    with carrier("smtp", account) as carry:
        carry(mail, "host@example.org", "anna@example.org")

Settings: see `accounts.py`, logging in: `login.py`. Three answers are told apart:

    RejectedError       this mail never leaves: an address that does not exist
    CannotSendError     no mail leaves now: no connection, no login, a sender or settings that are refused
    UnavailableError    this mail does not leave now; others may
"""

import os
import re
import shutil
import smtplib
import ssl
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Literal

from pbem.errors import CannotSendError, RejectedError, UnavailableError
from pbem.record import mutable, value
from pbem.transport.accounts import Account
from pbem.transport.login import TIMEOUT, Server, log_in, tls_context

_SENDMAIL = ("/usr/sbin/sendmail", "/usr/lib/sendmail")
# Exit codes (sysexits.h): a wrong address or wrong data; and those that may be about this mail alone.
_NEVER = (65, 67)
_LATER = (69, 75)
# Replies (RFC 5321, 4.2): to a login; and to a sender because of the size of this very mail.
_LOGIN = (530, 534, 535, 538)
_CLOSING, _TOO_LARGE = 421, 552
_MOST_BREAKS = 2
# RFC 3463, 3.8: a policy refuses, not the mailbox; it may change.
_POLICY = re.compile(r"5\.7\.\d")

Carry = Callable[[bytes, str, str], None]
"""Sends a mail (CRLF): the mail, the envelope sender ("" for none), the recipient."""


@contextmanager
def carrier(delivery: Literal["sendmail", "smtp"], account: Account) -> Iterator[Carry]:
    """
    Offer a way to send many mails, one after the other; by SMTP over one connection.

    It raises UnavailableError for a mail that was not taken. The server is called when the first
    mail goes out.
    """
    if delivery == "sendmail":
        yield lambda mail, sender, to: _run([*_command(account), "-oi", "-f", sender or "<>", "--", to], mail)
        return
    line = _Connection(account, Server.read(account.smtp, "smtp"))
    try:
        yield line.carry
    finally:
        line.hang_up()


def send_by_program(mail: bytes, account: Account) -> str:
    """Send a mail (CRLF) by `sendmail -t -oi` or what is set in its place; return its name."""
    command = _command(account)
    _run([*command, "-t", "-oi"], mail)
    return os.path.basename(command[0])


def send_by_smtp(mail: bytes, sender: str, to: Sequence[str], url: str, account: Account) -> str:
    """Send a mail by the server of an address smtp://USER@HOST:PORT or smtps://; return its name."""
    line = _Connection(account, Server.read(url, "smtp"))
    try:
        line.hand_in(mail, sender, to)
    finally:
        line.hang_up()
    return line.server.host


# ── a program ────────────────────────────────────────────────────────────────────────────────────


def _command(account: Account) -> list[str]:
    return list(account.sendmail) or [_sendmail()]


def _run(command: Sequence[str], mail: bytes) -> None:
    try:
        done = subprocess.run(  # noqa: S603 - the user's own program, no shell
            command, input=mail.replace(b"\r\n", b"\n"), capture_output=True, check=False, timeout=4 * TIMEOUT
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CannotSendError(f"{command[0]} cannot be run: {error}") from None
    if code := done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().split("\n")[-1]
        later = UnavailableError if code in _LATER else CannotSendError
        kind = RejectedError if code in _NEVER else later
        raise kind(f"{command[0]} did not accept the mail ({done.returncode}): {said}")


def _sendmail() -> str:
    found = shutil.which("sendmail") or next(filter(os.path.exists, _SENDMAIL), None)
    if found is None:
        raise CannotSendError("there is no program sendmail; install msmtp, or open the draft in a mail program")
    return found


# ── SMTP ─────────────────────────────────────────────────────────────────────────────────────────


@mutable
class _Connection:
    """A connection to a server, opened when it is needed, and anew when it broke."""

    account: Account
    server: Server
    open: smtplib.SMTP | None = None
    breaks: int = 0

    def carry(self, mail: bytes, sender: str, to: str) -> None:
        """Hand in one mail; if the connection had gone stale, once more on a new one."""
        try:
            self._hand_in_twice(mail, sender, to)
        except UnavailableError as error:
            self.breaks = 0 if self.open is not None else self.breaks + 1
            # One mail that breaks the connection must not hold up the others; two are no accident.
            if self.breaks >= _MOST_BREAKS:
                raise CannotSendError(str(error)) from None
            raise
        self.breaks = 0

    def _hand_in_twice(self, mail: bytes, sender: str, to: str) -> None:
        fresh = self.open is None
        try:
            self.hand_in(mail, sender, (to,))
        except UnavailableError:
            if fresh or self.open is not None:
                raise
            self.hand_in(mail, sender, (to,))

    def hand_in(self, mail: bytes, sender: str, to: Sequence[str]) -> None:
        """Hand in a mail. Raises what the module names, and drops a connection that may be broken."""
        post = self._open_session()
        try:
            refused = post.sendmail(sender, list(to), mail)
        except smtplib.SMTPSenderRefused as error:
            raise self._refusal(error.smtp_code, _reason_of(error), of_all=True) from None
        except smtplib.SMTPResponseException as error:
            if not isinstance(error, smtplib.SMTPDataError):
                self.hang_up()
            raise self._refusal(error.smtp_code, _reason_of(error)) from None
        except smtplib.SMTPRecipientsRefused as error:
            code, said = next(iter(error.recipients.values()))
            raise self._refusal(code, f"{code} {_words(said)}") from None
        except (OSError, smtplib.SMTPServerDisconnected) as error:
            self.hang_up()
            raise UnavailableError(self._not_taken(_reason_of(error))) from None
        except (smtplib.SMTPException, ValueError) as error:
            raise UnavailableError(self._not_taken(_reason_of(error))) from None
        if refused:
            raise UnavailableError(f"{self.server.host} did not accept the mail for {', '.join(refused)}")

    def _open_session(self) -> smtplib.SMTP:
        try:
            self.open = self.open or self._connect()
        except (OSError, smtplib.SMTPException, ValueError) as error:
            raise CannotSendError(self._not_taken(_reason_of(error))) from None
        except UnavailableError as error:
            raise CannotSendError(str(error)) from None
        return self.open

    def hang_up(self) -> None:
        """End the connection, politely if the other side still listens."""
        if self.open is not None:
            with suppress(OSError, smtplib.SMTPException):
                self.open.quit()
            self.open.close()
            self.open = None

    def _refusal(self, code: int, said: str, *, of_all: bool = False) -> UnavailableError:
        """Return the error of a reply; `of_all` says that it met the sender, not a recipient."""
        if code == _CLOSING:
            self.hang_up()
        # A failed login may succeed tomorrow; an address that does not exist will not.
        if code in (_CLOSING, *_LOGIN) or (of_all and code != _TOO_LARGE):
            return CannotSendError(self._not_taken(said))
        never = 500 <= code < 600 and not _POLICY.search(said)
        return (RejectedError if never else UnavailableError)(self._not_taken(said))

    def _not_taken(self, said: str) -> str:
        return f"{self.server.host} did not accept the mail: {said}"

    def _connect(self) -> smtplib.SMTP:
        place = self.server
        if place.at_once:
            post: smtplib.SMTP = smtplib.SMTP_SSL(
                place.host, place.port, timeout=TIMEOUT, context=tls_context(self.account)
            )
        else:
            post = smtplib.SMTP(place.host, place.port, timeout=TIMEOUT)
        try:
            post.ehlo()
            log_in(_SmtpSession(post), place, self.account, "smtp")
        except BaseException:
            post.close()
            raise
        return post


@value
class _SmtpSession:
    """A fresh connection, as `log_in` wants it."""

    smtp: smtplib.SMTP

    def offers_tls(self) -> bool:
        return self.smtp.has_extn("starttls")

    def start_tls(self, context: ssl.SSLContext, /) -> None:
        self.smtp.starttls(context=context)
        self.smtp.ehlo()

    def send_token(self, reply: str, /) -> None:
        _require_ascii(reply)
        # A refusal comes as a question, to be answered with nothing.
        self.smtp.auth("XOAUTH2", lambda asked=None: "" if asked else reply)

    def send_password(self, user: str, password: str, /) -> None:
        _require_ascii(user + password)
        self.smtp.login(user, password)


def _require_ascii(words: str) -> None:
    if not words.isascii():
        # The library would quote the character that it cannot send.
        raise UnavailableError("a user name or password for SMTP must be in ASCII")


def _reason_of(error: Exception) -> str:
    if isinstance(error, smtplib.SMTPResponseException):
        return f"{error.smtp_code} {_words(error.smtp_error)}"
    return str(error) or error.__class__.__name__


def _words(said: bytes | str) -> str:
    return said.decode("utf-8", "replace") if isinstance(said, bytes) else said
