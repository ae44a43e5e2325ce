"""Servers are believed only with a certificate, secrets come from where they are kept, and refusals are told apart."""

from __future__ import annotations

import socket
import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult
from certificate import make_certificate

from pbem.errors import ContentError, RejectedError, UnavailableError
from pbem.transport import login, smtp
from pbem.transport.accounts import Account
from pbem.transport.login import Login, Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH:UserWarning", "ignore::DeprecationWarning")
LETTER = b"To: ben@example.org\r\nSubject: hello\r\n\r\nhello\r\n.\r\n"
BEN = ("ben@example.org",)


class Post:
    """A server that writes down what it hears, and refuses some addresses."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, list[str], bytes]] = []
        self.connections: set[Any] = set()
        self.tokens: list[str] = []
        self.token = ""

    async def handle_RCPT(  # noqa: N802 - aiosmtpd's name
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if address.startswith("nobody@"):
            return "550 there is no such box"
        if address.startswith("busy@"):
            return "451 come again later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        self.connections.add(session.peer)
        if b"Subject: break" in envelope.content:
            server.transport.close()
        self.mails.append((envelope.mail_from, envelope.rcpt_tos, envelope.content))
        return "250 OK"

    async def auth_XOAUTH2(self, server: SMTP, args: list[str]) -> AuthResult:  # noqa: N802 - aiosmtpd's name
        import base64

        self.tokens.append(base64.b64decode(args[1]).decode())
        if self.token not in self.tokens[-1]:
            assert await server.challenge_auth(b'{"status":"400"}') == b""
            return AuthResult(success=False, handled=False)
        return AuthResult(success=True)


@pytest.fixture
def serve() -> Iterator[Callable[..., tuple[Post, str]]]:
    """Start a server; gives what it writes down, and where it is."""
    running: list[Controller] = []

    def start(**options: Any) -> tuple[Post, str]:
        post = Post()
        at_once = options.pop("at_once", None)
        port = _free_port()
        controller = Controller(post, hostname="127.0.0.1", port=port, ssl_context=at_once, **options)

        def knock() -> None:
            socket.create_connection(("127.0.0.1", port)).close()

        # Its own way of asking whether it is there knows no TLS at once.
        controller._trigger_server = knock  # type: ignore[method-assign]
        controller.start()
        running.append(controller)
        return post, f"127.0.0.1:{port}"

    yield start
    for one in running:
        one.stop()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def send(url: str, to: str = BEN[0], **more: Any) -> None:
    smtp.send_by_smtp(LETTER, "anna@example.org", (to,), url, Account(**more))


# ── TLS ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_a_certificate_that_nobody_vouches_for_is_refused(
    serve: Callable[..., tuple[Post, str]], tmp_path: Path, scheme: str
) -> None:
    made, other = (make_certificate(_folder(tmp_path, one)) for one in ("a", "b"))
    options = {"at_once" if scheme == "smtps" else "tls_context": made.context}
    post, place = serve(**options)
    with pytest.raises(UnavailableError, match="CERTIFICATE_VERIFY_FAILED"):
        send(f"{scheme}://{place}", ca_file=str(other.public))
    assert post.mails == []
    send(f"{scheme}://{place}", ca_file=str(made.public))
    assert len(post.mails) == 1


def test_a_certificate_for_another_name_is_refused(serve: Callable[..., tuple[Post, str]], tmp_path: Path) -> None:
    made = make_certificate(tmp_path)
    post, place = serve(at_once=made.context)
    with pytest.raises(UnavailableError, match=r"(?i)hostname"):
        send(f"smtps://{place.replace('127.0.0.1', 'localhost')}", ca_file=str(made.public))
    assert post.mails == []


def test_a_ca_file_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(UnavailableError, match=r"ca_file .*nowhere\.pem"):
        login.tls_context(Login(ca_file=str(tmp_path / "nowhere.pem")))


@pytest.mark.rule("transport/login 2.1")
def test_another_computer_without_tls_gets_nothing() -> None:
    class Silent:
        def has_extn(self, _: str) -> bool:
            return False

    place = Server.read("smtp://anna@mail.example.org", "smtp")
    session = smtp._SmtpSession(Silent())  # type: ignore[arg-type]
    with pytest.raises(UnavailableError, match="no TLS"):
        login.log_in(session, place, Account(), "smtp")


@pytest.mark.rule("transport/login 2.1")
def test_no_certificate_goes_unchecked() -> None:
    """Ask for what the library makes of it: a context that checks name and certificate."""
    import ssl

    context = login.tls_context(Login())
    assert (context.verify_mode, context.check_hostname) == (ssl.CERT_REQUIRED, True)


def _folder(path: Path, name: str) -> Path:
    (path / name).mkdir()
    return path / name


# ── secrets ──────────────────────────────────────────────────────────────────────────────────────


def test_a_token_logs_in_by_xoauth2(serve: Callable[..., tuple[Post, str]], monkeypatch: pytest.MonkeyPatch) -> None:
    post, place = serve(auth_required=True, auth_require_tls=False, auth_exclude_mechanism=())
    post.token = "ya29.token"
    monkeypatch.setenv("PBEM_SMTP_PASSWORD", post.token)
    send(f"smtp://anna%40example.org@{place}", auth="xoauth2")
    assert post.tokens == ["user=anna@example.org\1auth=Bearer ya29.token\1\1"]
    assert len(post.mails) == 1
    monkeypatch.setenv("PBEM_SMTP_PASSWORD", "stale")
    with pytest.raises(UnavailableError) as caught:
        send(f"smtp://anna%40example.org@{place}", auth="xoauth2")
    assert "stale" not in str(caught.value)
    assert not isinstance(caught.value, RejectedError)


NEAR = Server.read("imaps://anna@mail.example.org", "imap")


@pytest.mark.rule("transport/login 1.1")
def test_a_password_is_no_part_of_an_address() -> None:
    with pytest.raises(ContentError, match="put it into PBEM_SMTP_PASSWORD"):
        Server.read("smtp://anna:secret@mail.example.org", "smtp")


@pytest.mark.rule("transport/login 1.2")
def test_a_command_comes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PBEM_IMAP_PASSWORD", "from the environment")
    said = Login(password_command=(sys.executable, "-c", "print('sesame'); print('more')"))
    assert login.secret(said, NEAR, "imap") == "sesame"
    assert login.secret(Login(), NEAR, "imap") == "from the environment"


@pytest.mark.parametrize("code", ["print('half'); exit(1)", "", "raise SystemExit('half')"])
def test_a_command_that_fails_is_reported_without_what_it_said(code: str) -> None:
    with pytest.raises(UnavailableError, match="password_command") as caught:
        login.secret(Login(password_command=(sys.executable, "-c", code)), NEAR, "imap")
    assert "half" not in str(caught.value)


@pytest.mark.rule("transport/login 1.2")
def test_the_keyring_of_the_system_is_asked_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package of that name is put in place, as none need be installed."""

    class KeyringError(Exception):
        pass

    kept = {("pbem:mail.example.org", "anna"): "sesame"}
    ring, errors = ModuleType("keyring"), ModuleType("keyring.errors")
    ring.get_password = lambda *asked: kept.get(asked)  # type: ignore[attr-defined]
    errors.KeyringError = KeyringError  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "keyring", ring)
    monkeypatch.setitem(sys.modules, "keyring.errors", errors)
    assert login.secret(Login(), NEAR, "imap") == "sesame"

    def locked(*_: str) -> str:
        raise KeyringError

    ring.get_password = locked  # type: ignore[attr-defined]
    with pytest.raises(UnavailableError, match="PBEM_IMAP_PASSWORD"):
        login.secret(Login(), NEAR, "imap")


# ── many letters ─────────────────────────────────────────────────────────────────────────────────


def test_many_letters_go_over_one_connection(serve: Callable[..., tuple[Post, str]]) -> None:
    post, place = serve()
    with smtp.carrier("smtp", Account(smtp=f"smtp://{place}")) as carry:
        for number in range(5):
            carry(LETTER, "", f"p{number}@example.org")
    assert [mail[:2] for mail in post.mails] == [("<>", [f"p{n}@example.org"]) for n in range(5)]
    assert post.mails[0][2] == LETTER
    assert len(post.connections) == 1


def test_never_and_later_are_told_apart_and_others_go_on(serve: Callable[..., tuple[Post, str]]) -> None:
    post, place = serve()
    with smtp.carrier("smtp", Account(smtp=f"smtp://{place}")) as carry:
        with pytest.raises(UnavailableError, match="550") as never:
            carry(LETTER, "", "nobody@example.org")
        with pytest.raises(UnavailableError, match="451") as later:
            carry(LETTER, "", "busy@example.org")
        carry(LETTER, "", "ben@example.org")
    assert [isinstance(one.value, RejectedError) for one in (never, later)] == [True, False]
    assert [mail[1] for mail in post.mails] == [["ben@example.org"]]


def test_a_connection_that_went_away_is_made_anew(serve: Callable[..., tuple[Post, str]]) -> None:
    post, place = serve()
    with smtp.carrier("smtp", Account(smtp=f"smtp://{place}")) as carry:
        carry(LETTER, "", "ben@example.org")
        with pytest.raises(UnavailableError) as broken:
            carry(LETTER.replace(b"hello", b"break"), "", "ben@example.org")
        assert not isinstance(broken.value, RejectedError)
        carry(LETTER, "", "cleo@example.org")
    assert post.mails[-1][1] == ["cleo@example.org"]


def test_a_server_that_is_not_there_is_asked_again_later() -> None:
    with smtp.carrier("smtp", Account(smtp="smtp://127.0.0.1:9")) as carry:
        for _ in range(2):
            with pytest.raises(UnavailableError, match=r"127\.0\.0\.1") as caught:
                carry(LETTER, "", "ben@example.org")
            assert not isinstance(caught.value, RejectedError)


@pytest.mark.parametrize(("code", "permanent"), [(75, False), (67, True), (1, False)])
def test_a_program_says_never_or_later_by_its_exit_code(code: int, permanent: bool) -> None:
    program = (sys.executable, "-c", f"import sys; sys.stdin.read(); sys.exit({code})")
    with (
        smtp.carrier("sendmail", Account(sendmail=program)) as carry,
        pytest.raises(UnavailableError) as caught,
    ):
        carry(LETTER, "", "ben@example.org")
    assert isinstance(caught.value, RejectedError) is permanent


def test_a_program_gets_sender_and_recipient_apart_from_the_mail(tmp_path: Path) -> None:
    code = "import sys; open(sys.argv[1], 'w').write(repr(sys.argv[2:]))"
    program = (sys.executable, "-c", code, str(tmp_path / "said"))
    with smtp.carrier("sendmail", Account(sendmail=program)) as carry:
        carry(LETTER, "", "ben@example.org")
    assert (tmp_path / "said").read_text() == "['-oi', '-f', '<>', '--', 'ben@example.org']"


@pytest.mark.parametrize(
    "url", ["", "mail.example.org", "http://x", "smtp://", "smtp://x:y:z", "imap://x", "smtp://a%0d@x"]
)
def test_what_is_no_server_is_reported_with_an_example(url: str) -> None:
    with pytest.raises(ContentError, match="one looks like smtp://anna@"):
        Server.read(url, "smtp")
