"""
The connection to an IMAP server: opened, logged in, and closed whatever happens; texts to it and from it.

Raised: UnavailableError, ContentError for settings that cannot be used, and what `imaplib` raises.
"""

import imaplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socket import IPPROTO_TCP, TCP_NODELAY
from typing import Any

from pbem.errors import ContentError, UnavailableError
from pbem.record import value
from pbem.transport.accounts import Mailbox
from pbem.transport.login import TIMEOUT, Server, log_in, tls_context


@contextmanager
def opened(mailbox: Mailbox, server: Server) -> Iterator[imaplib.IMAP4]:
    """Open a connection that is logged in."""
    imap = _connect(mailbox, server)
    try:
        log_in(_ImapSession(imap, server.host), server, mailbox, "imap")
        # Many servers list their capabilities only after the login.
        _, found = imap.capability()
        imap.capabilities = tuple(text_of(found[0]).upper().split())
        yield imap
    finally:
        with suppress(OSError, imaplib.IMAP4.error):
            imap.logout()
        # A broken connection cannot say good-bye, but still holds its socket.
        with suppress(OSError):
            imap.shutdown()


def _connect(mailbox: Mailbox, server: Server) -> imaplib.IMAP4:
    if server.at_once:
        context = tls_context(mailbox)
        imap: imaplib.IMAP4 = imaplib.IMAP4_SSL(server.host, server.port, ssl_context=context, timeout=TIMEOUT)
    else:
        imap = imaplib.IMAP4(server.host, server.port, timeout=TIMEOUT)
    # The library sends a line in two pieces; without this the second waits for an answer.
    imap.sock.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
    return imap


@value
class _ImapSession:
    """A fresh connection, as `log_in` wants it."""

    imap: imaplib.IMAP4
    host: str

    def offers_tls(self) -> bool:
        return "STARTTLS" in self.imap.capabilities

    def start_tls(self, context: ssl.SSLContext, /) -> None:
        self.imap.starttls(ssl_context=context)

    def send_token(self, reply: str, /) -> None:
        # A refusal comes as a question, to be answered with nothing.
        self.imap.authenticate("XOAUTH2", lambda asked: b"" if asked else reply.encode())

    def send_password(self, user: str, password: str, /) -> None:
        if "AUTH=PLAIN" in self.imap.capabilities:
            self.imap.authenticate("PLAIN", lambda _: f"\0{user}\0{password}".encode())
        elif not (user.isascii() and password.isascii() and password.isprintable()):
            raise UnavailableError(f"{self.host} takes user names and passwords in ASCII only")
        else:
            self.imap.login(quoted(user), password)


def quoted(name: str) -> str:
    """Return a name as commands write it. Raises ContentError for one that cannot stand there."""
    if not (name.isascii() and name.isprintable() and name):
        raise ContentError(f"{name!a} cannot be the name of a folder or user here; use ASCII characters")
    marked = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{marked}"'


def text_of(said: Any) -> str:
    """Return what a server or `imaplib` said as text."""
    return said.decode("ascii", "replace") if isinstance(said, bytes) else str(said)
