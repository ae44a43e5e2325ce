"""`pbem host init --provider` and `pbem host check`: settings that work, and plain words where they do not."""

from __future__ import annotations

import email
import os
import socket
from typing import TYPE_CHECKING, Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from imap_server import ImapBox, serving

from pbem.host.folder.host_folder import open_host
from pbem.local.settings import structure
from pbem.mail.authentication import read_verdicts
from pbem.transport.accounts import Account, Mailbox, is_private
from pbem.transport.login import Server
from pbem.transport.providers import PROVIDERS, Name, hint_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from conftest import Run

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH:UserWarning", "ignore::DeprecationWarning")
OWN = "games@box.test"
VERDICTS = (
    b"Authentication-Results: mx.box.test;\r\n spf=pass (mine) smtp.mailfrom=box.test;\r\n dkim=fail; dkim=%s\r\n"
)


class Post:
    """A server that puts every mail into one box, with a header of its own on top; it may refuse the login."""

    def __init__(self, put: Callable[[bytes], Any]) -> None:
        self.put, self.header, self.password = put, b"", "sesame"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        self.put(self.header + envelope.content)
        return "250 OK"

    def __call__(self, server: Any, session: Any, envelope: Any, mechanism: Any, data: Any) -> AuthResult:
        return AuthResult(success=data.password.decode() == self.password, handled=False)


@pytest.fixture
def box() -> Iterator[ImapBox]:
    with serving(ImapBox()) as made:
        yield made


@pytest.fixture
def post(box: ImapBox) -> Iterator[tuple[Post, int]]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    made = Post(box.put)
    controller = Controller(made, hostname="127.0.0.1", port=port, authenticator=made, auth_require_tls=False)
    controller.start()
    yield made, port
    controller.stop()


@pytest.fixture
def house(pbem: Run, tmp_path: Path, box: ImapBox, post: tuple[Post, int]) -> Path:
    """A host of a provider whose servers are those on loopback, with the password in its file."""
    folder = tmp_path / "house"
    assert pbem("host", "init", folder, "--address", OWN, "--provider", "gmail").exit_code == 0
    (folder / "password").write_text("sesame\n")
    at_home(folder, box, post[1])
    return folder


def at_home(folder: Path, box: ImapBox, port: int) -> None:
    path = folder / "host.toml"
    text = path.read_text().replace("smtp.gmail.com:587", f"127.0.0.1:{port}")
    path.write_text(text.replace("imaps:", "imap:").replace("imap.gmail.com", f"127.0.0.1:{box.port}"))


def said(pbem: Run, folder: Path, *words: str, code: int = 0) -> str:
    result = pbem("host", "check", "--host", folder, *words)
    assert result.exit_code == code, result.output
    return " ".join(result.output.split())


def test_a_letter_goes_and_comes_back_and_nothing_else_is_touched(
    pbem: Run, house: Path, box: ImapBox, post: tuple[Post, int]
) -> None:
    post[0].header = VERDICTS % b"pass"
    box.put(b"From: anna@home.test\r\nSubject: orders\r\n\r\nhello\r\n")
    text = said(pbem, house)
    assert f"sending ok 127.0.0.1 took a letter for {OWN}" in text
    assert "fetching ok the letter came back" in text
    assert "SPF ok pass, says mx.box.test. DKIM ok pass, says mx.box.test. DMARC ok not said: its receiver" in text
    assert [b"orders" in one.mail for one in box.folders["INBOX"]] == [True]
    assert len(box.folders["pbem-done"]) == 1
    assert not list((house / "spool" / "in" / "new").iterdir())


def test_what_its_receiver_holds_against_it_is_told(pbem: Run, house: Path, post: tuple[Post, int]) -> None:
    post[0].header = VERDICTS % b"permerror"
    assert "DKIM WRONG fail, says mx.box.test: the signature of box.test does not hold" in said(pbem, house, code=1)


def test_a_refused_password_brings_the_words_of_the_provider(
    pbem: Run, house: Path, post: tuple[Post, int], box: ImapBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pbem.cli.commands.host_check.hint_for", lambda _: PROVIDERS["gmail"].hint)
    post[0].password = box.password = "another"
    text = said(pbem, house, code=1)
    assert text.count("does not accept this user name or this password. Gmail wants an app password") == 2
    assert "sesame" not in text


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (lambda house: (house / "password").write_text(""), "sending WRONG The file of the password is empty"),
        (lambda house: (house / "host.toml").chmod(0o644), "files WRONG others on this computer can read"),
        (lambda house: (house / "password").chmod(0o644), "password: chmod 600"),
        (lambda house: turned(house, "127.0.0.1", "nowhere.invalid"), "There is no server of that name"),
        (lambda house: turned(house, "smtp://", "smtps://"), "WRONG"),
        (lambda house: turned(house, "[fetch]", '[fetch]\nfolder = "Games"'), "fetching WRONG"),
    ],
)
def test_what_is_wrong_is_said(pbem: Run, house: Path, harm: Callable[[Path], Any], words: str) -> None:
    harm(house)
    assert words in said(pbem, house, "--wait", "0", code=1)


def turned(house: Path, old: str, new: str) -> None:
    path = house / "host.toml"
    path.write_text(path.read_text().replace(old, new))


def test_a_letter_that_never_comes_is_missed(pbem: Run, house: Path, post: tuple[Post, int]) -> None:
    post[0].put = lambda _: None
    text = said(pbem, house, "--wait", "0", code=1)
    assert "did not come within 0 seconds. Look into the mailbox" in text


def test_tokens_come_from_a_command(
    pbem: Run, tmp_path: Path, box: ImapBox, post: tuple[Post, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "house"
    init = ("host", "init", folder, "--address", OWN, "--provider", "outlook", "--token-command", "echo sesame")
    assert pbem(*init).exit_code == 0
    settings = open_host(str(folder)).settings
    assert settings.fetch["auth"] == settings.mail["auth"] == "xoauth2"
    assert not (folder / "password").exists()
    path = folder / "host.toml"
    text = path.read_text().replace("imaps://games%40box.test@outlook.office365.com", f"imap://a@127.0.0.1:{box.port}")
    path.write_text(text.replace("smtp://games%40box.test@smtp-mail.outlook.com:587", f"smtp://127.0.0.1:{post[1]}"))
    assert "fetching ok the letter came back" in said(pbem, folder)
    assert "AUTHENTICATE XOAUTH2" in box.commands


def test_a_host_without_a_mailbox_finds_its_letter_in_the_spool(
    pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, program = tmp_path / "house", tmp_path / "sendmail"
    assert pbem("host", "init", folder, "--address", OWN, "--provider", "postfix").exit_code == 0
    program.write_text(f"#!/bin/sh\ncat > {folder}/spool/in/new/letter\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert "fetching ok the letter came back" in said(pbem, folder)
    program.write_text("#!/bin/sh\ncat > /dev/null\n")
    assert "~/.forward" in said(pbem, folder, "--wait", "0", code=1)
    program.write_text("#!/bin/sh\necho no such user >&2; exit 67\n")
    assert "sendmail did not accept the mail (67): no such user error" in said(pbem, folder, code=1)


@pytest.mark.parametrize("name", list(PROVIDERS))
def test_the_settings_of_every_provider_pass_their_own_reader(pbem: Run, tmp_path: Path, name: Name) -> None:
    folder = tmp_path / "house"
    result = pbem("host", "init", folder, "--address", f"me@{name}.com", "--provider", name)
    assert result.exit_code == 0, result.output
    assert PROVIDERS[name].hint[:30] in " ".join(result.output.split())
    assert is_private(str(folder / "host.toml"))
    settings = open_host(str(folder)).settings
    if name == "postfix":
        assert (settings.delivery, settings.envelope, settings.fetch) == ("sendmail", "<>", {})
        return
    smtp = Server.read(structure(Account, settings.mail, "").smtp, "smtp")
    imap = Server.read(structure(Mailbox, settings.fetch, "").imap, "imap")
    assert smtp.user == f"me@{name}.com"
    assert imap.user == ("me" if name == "icloud" else smtp.user)
    assert is_private(str(folder / "password"))
    assert {hint_for(smtp.host), hint_for(imap.host)} == ({""} if name == "outlook" else {PROVIDERS[name].hint})


def test_a_first_table_mail_stops_no_clock(pbem: Run, tmp_path: Path) -> None:
    """What `init` wrote can be filled in as it stands: it is closed to others from the start."""
    folder = tmp_path / "house"
    assert pbem("host", "init", folder, "--address", OWN, "--delivery", "smtp").exit_code == 0
    with (folder / "host.toml").open("a") as settings:
        settings.write('[mail]\nsmtp = "smtp://127.0.0.1:9"\n')
    assert pbem("host", "tick", "--host", folder).exit_code == 0


@pytest.mark.parametrize(
    ("headers", "by", "results"),
    [
        ("", "", "not said, not said, not said"),
        ("mx.a.test 1; none", "mx.a.test", "not said, not said, not said"),
        ("a; DKIM=fail (bad (nested)) header.d=x; dkim=pass; dmarc=none", "a", "not said, pass, none"),
        ("a; spf=softfail smtp.mailfrom=x\na; dkim=pass\nb; dmarc=pass", "a", "softfail, pass, not said"),
        ("a; x-spf=pass; auth=pass smtp.auth=spf=pass", "a", "not said, not said, not said"),
    ],
)
def test_verdicts_are_read_as_the_last_server_wrote_them(headers: str, by: str, results: str) -> None:
    text = "".join(f"Authentication-Results: {one}\n" for one in headers.splitlines())
    found = read_verdicts(email.message_from_string(f"{text}Subject: x\n\n"))
    assert (found.by, ", ".join(found.results.values())) == (by, results)


def test_a_proxy_that_does_not_run_is_named(pbem: Run, tmp_path: Path) -> None:
    made = pbem("host", "init", tmp_path / "house", "--address", "me@outlook.com", "--provider", "outlook")
    assert "write a password that you make up for the proxy into the file" in " ".join(made.output.split())
    text = said(pbem, tmp_path / "house", "--wait", "0", code=1)
    assert text.count("email-oauth2-proxy does not run on this computer") == 2
