"""What an SMTP server or a mail program says when it takes no mail, and whom that is about."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Any

import attrs
import pytest
from aiosmtpd.controller import Controller

from pbem.errors import CannotSendError, PbemError, RejectedError, UnavailableError
from pbem.transport.accounts import Account
from pbem.transport.smtp import carrier

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH:UserWarning", "ignore::DeprecationWarning")
MAIL = b"To: anna@home.test\r\nSubject: x\r\n\r\nHello\r\n"
NEVER, ALL, THIS = RejectedError, CannotSendError, UnavailableError


@attrs.define
class Server:
    """An SMTP server with a reply to each step; "" says yes, "break" hangs up."""

    port: int = 0
    replies: dict[str, str] = attrs.Factory(dict)
    taken: list[str] = attrs.Factory(list)

    async def handle_MAIL(self, _s: Any, _e: Any, envelope: Any, sender: str, _o: Any) -> str:  # noqa: N802 - aiosmtpd's name
        envelope.mail_from = sender
        return self.replies.get("MAIL") or "250 OK"

    async def handle_RCPT(self, _s: Any, _e: Any, envelope: Any, to: str, _o: Any) -> str:  # noqa: N802 - as above
        envelope.rcpt_tos.append(to)
        return self.replies.get("RCPT") or "250 OK"

    async def handle_DATA(self, server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - as above
        if self.replies.get("DATA") == "break" and b"poison" in envelope.content:
            server.transport.abort()
            return "421 bye"
        self.taken += envelope.rcpt_tos
        return self.replies.get("DATA", "").replace("break", "") or "250 OK"


@pytest.fixture
def server() -> Iterator[Server]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        made = Server(free.getsockname()[1])
    controller = Controller(made, hostname="127.0.0.1", port=made.port)
    controller.start()
    yield made
    controller.stop()


def account(server: Server, user: str = "") -> Account:
    return Account(smtp=f"smtp://{user}127.0.0.1:{server.port}")


REPLIES = [
    ("RCPT", "450 4.2.0 greylisted", THIS),
    ("RCPT", "452 4.2.2 mailbox full", THIS),
    ("RCPT", "550 5.1.1 no such user", NEVER),
    ("RCPT", "551 not here", NEVER),
    ("RCPT", "554 5.7.1 relay access denied", THIS),
    ("RCPT", "421 4.3.2 closing", ALL),
    ("RCPT", "530 5.7.0 log in first", ALL),
    ("MAIL", "451 4.3.0 try later", ALL),
    ("MAIL", "553 5.7.1 not your address", ALL),
    ("MAIL", "552 5.3.4 too large", NEVER),
    ("DATA", "451 4.3.0 try later", THIS),
    ("DATA", "554 5.6.0 no", NEVER),
    ("DATA", "550 5.7.1 looks like spam", THIS),
]


@pytest.mark.parametrize(("step", "reply", "kind"), REPLIES)
def test_a_reply_is_about_this_mail_or_about_all(
    server: Server, step: str, reply: str, kind: type[UnavailableError]
) -> None:
    server.replies[step] = reply
    with carrier("smtp", account(server)) as carry, pytest.raises(UnavailableError) as caught:
        carry(MAIL, "games@host.test", "anna@home.test")
    assert type(caught.value) is kind
    assert reply[:3] in str(caught.value)


def test_no_connection_and_no_password_are_about_all(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PBEM_SMTP_PASSWORD", raising=False)
    for smtp in ("smtp://127.0.0.1:1", f"smtp://anna@127.0.0.1:{server.port}", "smtp://nowhere.invalid:25"):
        with carrier("smtp", Account(smtp=smtp)) as carry, pytest.raises(CannotSendError):
            carry(MAIL, "games@host.test", "anna@home.test")


def test_a_wrong_password_is_about_all(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server offers no login at all, and so takes none."""
    monkeypatch.setenv("PBEM_SMTP_PASSWORD", "wrong")
    with carrier("smtp", account(server, "anna@")) as carry, pytest.raises(CannotSendError):
        carry(MAIL, "games@host.test", "anna@home.test")


def test_a_mail_that_breaks_the_connection_holds_up_no_other(server: Server) -> None:
    server.replies["DATA"] = "break"
    with carrier("smtp", account(server)) as carry:
        for number, poison in enumerate((b"", b"poison", b"", b"poison", b"")):
            mail, to = MAIL + poison, f"{number}@home.test"
            if poison:
                with pytest.raises(UnavailableError) as caught:
                    carry(mail, "games@host.test", to)
                assert type(caught.value) is UnavailableError
            else:
                carry(mail, "games@host.test", to)
    assert server.taken == ["0@home.test", "2@home.test", "4@home.test"]


def test_a_connection_that_breaks_twice_in_a_row_is_about_all(server: Server) -> None:
    server.replies["DATA"] = "break"
    with carrier("smtp", account(server)) as carry:
        for kind in (THIS, ALL):
            with pytest.raises(UnavailableError) as caught:
                carry(MAIL + b"poison", "games@host.test", "anna@home.test")
            assert type(caught.value) is kind


@pytest.mark.parametrize(
    ("code", "kind"),
    [(65, NEVER), (67, NEVER), (69, THIS), (75, THIS), (1, ALL), (64, ALL), (68, ALL), (77, ALL), (78, ALL)],
)
def test_the_exit_code_of_a_mail_program_says_whom_it_is_about(
    tmp_path: Path, code: int, kind: type[UnavailableError]
) -> None:
    program = tmp_path / "sendmail"
    program.write_text(f"#!/bin/sh\ncat > /dev/null\necho nobody listens >&2\nexit {code}\n")
    program.chmod(0o700)
    chosen, listens = Account(sendmail=(str(program),)), "nobody listens"
    with carrier("sendmail", chosen) as carry, pytest.raises(PbemError, match=listens) as caught:
        carry(MAIL, "games@host.test", "anna@home.test")
    assert type(caught.value) is kind


def test_a_mail_program_that_is_not_there_is_about_all() -> None:
    chosen = Account(sendmail=("/no/such/program",))
    with (
        carrier("sendmail", chosen) as carry,
        pytest.raises(CannotSendError, match="cannot be run"),
    ):
        carry(MAIL, "games@host.test", "anna@home.test")
