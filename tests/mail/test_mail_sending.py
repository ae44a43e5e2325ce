"""Mails are sent through a server or a program; no secret leaves its place, and no TLS goes unchecked."""

from __future__ import annotations

import email
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword

from pbem.mail.parts import parse_mail
from pbem.mail.search import search
from pbem.mail.signature_check import SignatureChecker
from pbem.transport import accounts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conftest import Program, Run

# The server of the tests finds our way of testing risky, and is right: there is no network in it.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH:UserWarning", "ignore::DeprecationWarning")


class Inbox:
    """What a server of ours took."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, list[str], bytes]] = []
        self.logins: list[tuple[bytes, bytes]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        if envelope.rcpt_tos == ["full@example.org"]:
            return "552 the box is full\x1b[31m"
        self.mails.append((envelope.mail_from, envelope.rcpt_tos, envelope.content))
        return "250 OK"

    def authenticate(self, server: Any, session: Any, envelope: Any, how: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.logins.append((data.login, data.password))
        return AuthResult(success=data.password == b"sesame", handled=False)


@pytest.fixture
def inbox() -> Iterator[tuple[Inbox, int]]:
    """A server on loopback that takes mails without a password, and its port."""
    yield from _serving(Inbox())


@pytest.fixture
def locked() -> Iterator[tuple[Inbox, int]]:
    """A server that wants a password."""
    box = Inbox()
    yield from _serving(box, authenticator=box.authenticate, auth_required=True, auth_require_tls=False)


def _serving(box: Inbox, **options: Any) -> Iterator[tuple[Inbox, int]]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port, **options)
    controller.start()
    yield box, port
    controller.stop()


@pytest.fixture
def game(pbem: Run, tmp_path: Path) -> Path:
    """A game file to be mailed."""
    result = pbem("new", "world", "--players", "anna,ben,cleo", "-o", tmp_path)
    assert result.exit_code == 0, result.output
    return tmp_path / "world-000.toml"


def configure(text: str, mode: int = 0o600) -> None:
    path = Path(accounts.config_path())
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"[mail]\n{text}\n")
    path.chmod(mode)


TO = ("--to", "ben@example.org", "--from", "anna@example.org")


def test_a_game_file_goes_through_a_server(pbem: Run, game: Path, inbox: tuple[Inbox, int]) -> None:
    box, port = inbox
    result = pbem("mail", game, *TO, "--to", "cleo@example.org", "--smtp", f"smtp://127.0.0.1:{port}")
    assert result.exit_code == 0, result.output
    sender, recipients, data = box.mails[0]
    assert (sender, recipients) == ("anna@example.org", ["ben@example.org", "cleo@example.org"])
    message = email.message_from_bytes(data)
    assert {"Date", "Message-ID", "From", "To", "Subject"} <= set(message.keys())
    assert "X-Unsent" not in message
    assert search(parse_mail(data), SignatureChecker()).games[0].data == game.read_bytes()
    assert not game.with_suffix(".eml").exists()


def test_the_password_comes_from_the_environment(
    pbem: Run, game: Path, locked: tuple[Inbox, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    box, port = locked
    url = f"smtp://anna%40example.org@127.0.0.1:{port}"
    missing = pbem("mail", game, *TO, "--smtp", url)
    assert missing.exit_code == 1
    assert "PBEM_SMTP_PASSWORD" in missing.output
    monkeypatch.setenv("PBEM_SMTP_PASSWORD", "wrong")
    wrong = pbem("mail", game, *TO, "--smtp", url)
    assert (wrong.exit_code, "wrong" in wrong.output) == (1, False)
    monkeypatch.setenv("PBEM_SMTP_PASSWORD", "sesame")
    assert pbem("mail", game, *TO, "--smtp", url).exit_code == 0
    assert box.logins[-1] == (b"anna@example.org", b"sesame")


def test_the_password_comes_from_a_command(pbem: Run, game: Path, locked: tuple[Inbox, int]) -> None:
    box, port = locked
    configure(
        f'from = "anna@example.org"\nsmtp = "smtp://anna@127.0.0.1:{port}"\n'
        f"password_command = ['{sys.executable}', '-c', 'print(\"sesame\")']"
    )
    result = pbem("mail", game, "--to", "ben@example.org", "--smtp", "")
    assert result.exit_code == 0, result.output
    assert box.mails[0][0] == "anna@example.org"


def test_settings_that_others_may_read_are_refused(pbem: Run, game: Path, inbox: tuple[Inbox, int]) -> None:
    configure('from = "anna@example.org"', 0o644)
    result = pbem("mail", game, *TO, "--smtp", f"smtp://127.0.0.1:{inbox[1]}")
    assert result.exit_code == 1
    assert "chmod 600" in result.output
    assert "Nothing was sent" in " ".join(result.output.split())
    assert inbox[0].mails == []


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("password = 'x'", "password"),
        ("from = 3", "from"),
        ("sendmail = 'x'", "sendmail"),
        ("=", "valid TOML"),
    ],
)
def test_settings_that_are_wrong_are_named(pbem: Run, game: Path, text: str, word: str) -> None:
    configure(text)
    result = pbem("mail", game, *TO, "--sendmail")
    assert (result.exit_code, word in " ".join(result.output.split())) == (1, True), result.output


@pytest.mark.rule("transport/login 1.1")
def test_a_password_in_an_address_is_refused(pbem: Run, game: Path) -> None:
    result = pbem("mail", game, *TO, "--smtp", "smtp://anna:geheim@127.0.0.1:2")
    assert result.exit_code == 1
    assert "geheim" not in result.output


@pytest.mark.parametrize("url", ["", "mail.example.org", "http://x", "smtp://", "smtp://x:y:z"])
def test_what_is_no_server_is_refused(pbem: Run, game: Path, url: str) -> None:
    result = pbem("mail", game, *TO, "--smtp", url)
    assert result.exit_code == 1
    assert "Nothing was sent" in " ".join(result.output.split())


def test_a_server_that_refuses_is_quoted_harmlessly(pbem: Run, game: Path, inbox: tuple[Inbox, int]) -> None:
    url = f"smtp://127.0.0.1:{inbox[1]}"
    result = pbem("mail", game, "--to", "full@example.org", "--from", "a@b.org", "--smtp", url)
    assert result.exit_code == 1
    assert "the box is full" in result.output
    assert "\x1b" not in result.output


def test_a_game_file_goes_through_the_program_sendmail(pbem: Run, game: Path, tmp_path: Path) -> None:
    code = f"import sys; open({str(tmp_path / 'sent')!r}, 'wb').write(repr(sys.argv[1:]).encode() + b'\\n' + sys.stdin.buffer.read())"
    script = tmp_path / "post.py"
    script.write_text(code)
    configure(f"sendmail = ['{sys.executable}', '{script}']")
    result = pbem("mail", game, *TO, "--sendmail")
    assert result.exit_code == 0, result.output
    arguments, _, data = (tmp_path / "sent").read_bytes().partition(b"\n")
    assert arguments == b"['-t', '-oi']"
    assert b"\r" not in data
    assert search(parse_mail(data), SignatureChecker()).games[0].data == game.read_bytes()


def test_a_program_that_fails_is_reported(pbem: Run, game: Path) -> None:
    configure(f"sendmail = ['{sys.executable}', '-c', 'import sys; sys.exit(\"no route\")']")
    result = pbem("mail", game, *TO, "--sendmail")
    assert result.exit_code == 1
    assert "no route" in " ".join(result.output.split())  # lines are folded by the path's length


@pytest.mark.maillab
def test_msmtp_sends_a_mail_as_it_is(
    pbem: Run, game: Path, inbox: tuple[Inbox, int], program: Program, tmp_path: Path
) -> None:
    box, port = inbox
    config = tmp_path / "msmtprc"
    config.write_text(f"account default\nhost 127.0.0.1\nport {port}\nfrom anna@example.org\n")
    config.chmod(0o600)
    configure(f"sendmail = ['{program('msmtp')}', '-C', '{config}']")
    result = pbem("mail", game, *TO, "--sendmail")
    assert result.exit_code == 0, result.output
    assert search(parse_mail(box.mails[0][2]), SignatureChecker()).games[0].data == game.read_bytes()


@pytest.mark.maillab
@pytest.mark.parametrize("how", ["draft", "attached", "flowed"])
def test_orders_come_through_mutt(
    pbem: Run, game: Path, inbox: tuple[Inbox, int], program: Program, tmp_path: Path, how: str
) -> None:
    """The draft sent as it is; the file attached to a mail of mutt's own; and the block as flowed text."""
    box, port = inbox
    orders = tmp_path / "züge.toml"
    assert pbem("orders", game, "-o", orders).exit_code == 0
    orders.write_text(orders.read_text() + "# Grüße\n")
    assert pbem("mail", orders, "--to", "ben@example.org").exit_code == 0
    config = tmp_path / "muttrc"
    config.write_text(
        f"set smtp_url=smtp://127.0.0.1:{port}\nset from=anna@example.org\nset copy=no\nset ssl_starttls=no\nset ssl_force_tls=no\n"
        f"set record=''\nset header_cache=''\nset send_charset='us-ascii:iso-8859-1:utf-8'\n"
        f"set text_flowed={'yes' if how == 'flowed' else 'no'}\n"
    )
    (draft,) = tmp_path.rglob("*-turn-01-*.eml")
    letter = parse_mail(draft.read_bytes())
    options = {
        "draft": ["-H", str(draft)],
        "attached": ["-s", "orders", "-a", str(orders), "--", "ben@example.org"],
        "flowed": ["-s", "orders", "ben@example.org"],
    }[how]
    text = letter.parts[0].text if how == "flowed" else "Hello\n"
    done = subprocess.run(
        [program("mutt"), "-n", "-F", config, *options],
        input=text.encode(),
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, "HOME": str(tmp_path), "LC_ALL": "C.UTF-8"},
    )
    assert done.returncode == 0, done.stderr
    mail = tmp_path / "came.eml"
    mail.write_bytes(box.mails[0][2])
    result = pbem("apply", game, mail)
    assert result.exit_code == 0, result.output
