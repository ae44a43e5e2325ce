"""Real mail programs: what they do to mails on the way in and out, and how they are answered."""

from __future__ import annotations

import imaplib
import os
import shutil
import signal
import smtplib
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from game_by_mail import begin, same_as_by_commands
from game_of_strangers import open_house, play_and_play_again
from mail_player import MailServer
from mail_programs import RealPrograms
from real_mail_servers import PASSWORD, RealMailServers, open_mail_servers
from sample_games.clocked_host import HOURS, THREE_DAYS, ClockedHost, open_clocked_host
from sample_games.friends import Friends

from pbem.cli.group import cli
from pbem.errors import CannotSendError
from pbem.mail.parts import parse_mail
from pbem.mail.search import search
from pbem.mail.signature_check import SignatureChecker
from pbem.transport import accounts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conftest import Program, Run

pytestmark = [pytest.mark.maillab, pytest.mark.thorough]


@pytest.fixture(scope="module")
def servers(program: Program) -> Iterator[RealMailServers]:
    """Postfix and Dovecot, started once."""
    with open_mail_servers(program) as made:
        yield made


@pytest.fixture
def orders(pbem: Run, tmp_path: Path) -> Path:
    """Orders for a game that lies beside them, with a text that is not ASCII."""
    assert pbem("new", "world", "--players", "anna,ben,cleo", "-o", tmp_path).exit_code == 0
    path = tmp_path / "züge.toml"
    assert pbem("orders", tmp_path / "world-000.toml", "-o", path).exit_code == 0
    path.write_text(f"{path.read_text()}# Grüße -- and more\n")
    return path


def configure(servers: RealMailServers, who: str, *more: str) -> None:
    """Write the settings of a user whose mail lies at the lab."""
    path = Path(accounts.config_path())
    path.parent.mkdir(parents=True, exist_ok=True)
    server = f"127.0.0.1:{servers.imaps}"
    path.write_text(
        "\n".join(
            [
                "[mail]",
                f'from = "{who}@box.test"',
                *more,
                "[fetch]",
                f'imap = "imaps://{who}@{server}"',
                f'ca_file = "{servers.certificate}"',
            ]
        )
    )
    path.chmod(0o600)


def arrived(servers: RealMailServers, who: str, folder: str = "INBOX") -> int:
    """Count the mails in a folder of Dovecot."""
    imap = imaplib.IMAP4("127.0.0.1", servers.imap)
    try:
        imap.login(who, PASSWORD)
        kind, rows = imap.select(folder)
        return int(rows[0] or b"0") if kind == "OK" else 0
    finally:
        imap.logout()


def post(servers: RealMailServers, to: str, *mails: bytes) -> None:
    with smtplib.SMTP("127.0.0.1", servers.smtp) as server:
        for mail in mails:
            server.sendmail("anna@box.test", [to], mail)


@pytest.fixture
def password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PBEM_IMAP_PASSWORD", PASSWORD)


# ── orders on their way ──────────────────────────────────────────────────────────────────────────

SENDERS = ["smtp", "smtps after a hello", "msmtp", "swaks", "swaks attached", "mutt"]


@pytest.mark.parametrize("how", SENDERS)
@pytest.mark.usefixtures("password")
def test_orders_go_from_one_to_the_other_by_real_programs(
    pbem: Run, servers: RealMailServers, program: Program, orders: Path, tmp_path: Path, how: str
) -> None:
    """They are sent as players send, cross Postfix and Dovecot, are fetched with TLS and played."""
    who = f"ben{SENDERS.index(how)}"
    to = f"{who}@box.test"
    send(pbem, servers, program, orders, to, how)
    servers.wait(lambda: arrived(servers, who) == 1)
    configure(servers, who)
    result = pbem("fetch", "--into", tmp_path / "box")
    assert result.exit_code == 0, result.output
    assert (arrived(servers, who), arrived(servers, who, "pbem-done")) == (0, 1)
    result = pbem("apply", tmp_path / "world-000.toml", tmp_path / "box")
    assert result.exit_code == 0, result.output


def send(pbem: Run, servers: RealMailServers, program: Program, orders: Path, to: str, how: str) -> None:
    folder = orders.parent
    if how.startswith("smtp"):
        configure(servers, "anna", *([f'ca_file = "{servers.certificate}"'] if "hello" in how else []))
        url = f"smtp://127.0.0.1:{servers.smtp}"
        result = pbem("mail", orders, "--to", to, "--smtp", url)
    elif how == "msmtp":
        rc = folder / "msmtprc"
        rc.write_text(f"account default\nhost 127.0.0.1\nport {servers.smtp}\nfrom anna@box.test\n")
        rc.chmod(0o600)
        configure(servers, "anna", f"sendmail = ['{program('msmtp')}', '-C', '{rc}']")
        result = pbem("mail", orders, "--to", to, "--sendmail")
    else:
        result = pbem("mail", orders, "--to", to)
        run_sender(servers, program, orders, to, how)
    assert result.exit_code == 0, result.output


def run_sender(servers: RealMailServers, program: Program, orders: Path, to: str, how: str) -> None:
    (draft,) = orders.parent.glob("*.eml")
    server = ["--server", f"127.0.0.1:{servers.smtp}", "--to", to, "--from", "anna@box.test"]
    attached = ["--attach-type", "application/toml", "--attach", f"@{orders}", "--body", "hello"]
    rc = orders.parent / "muttrc"
    rc.write_text(
        f"set smtp_url=smtp://127.0.0.1:{servers.smtp}\nset from=anna@box.test\nset copy=no\n"
        "set ssl_starttls=no\nset ssl_force_tls=no\n"
    )
    command = {
        "swaks": [program("swaks"), *server, "--data", f"@{draft}"],
        "swaks attached": [program("swaks"), *server, *attached],
        "mutt": [program("mutt"), "-n", "-F", str(rc), "-H", str(draft)],
    }[how]
    done = subprocess.run(
        command,
        capture_output=True,
        check=False,
        timeout=60,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "HOME": str(orders.parent), "LC_ALL": "C.UTF-8"},
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_game_file_comes_through_as_it_was(
    pbem: Run, servers: RealMailServers, orders: Path, tmp_path: Path, password: None
) -> None:
    game = orders.parent / "world-000.toml"
    configure(servers, "anna")
    url = f"smtp://127.0.0.1:{servers.smtp}"
    assert pbem("mail", game, "--to", "files@box.test", "--smtp", url).exit_code == 0
    servers.wait(lambda: arrived(servers, "files") == 1)
    configure(servers, "files")
    assert pbem("fetch", "--into", tmp_path / "box").exit_code == 0
    [mail] = (tmp_path / "box/new").iterdir()
    assert search(parse_mail(mail.read_bytes()), SignatureChecker()).games[0].data == game.read_bytes()


# ── programs that fetch ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ["mbsync", "getmail"])
def test_other_programs_may_fill_the_maildir(
    pbem: Run, servers: RealMailServers, program: Program, orders: Path, tmp_path: Path, name: str
) -> None:
    configure(servers, "anna")
    url = f"smtp://127.0.0.1:{servers.smtp}"
    assert pbem("mail", orders, "--to", f"{name}@box.test", "--smtp", url).exit_code == 0
    servers.wait(lambda: arrived(servers, name) == 1)
    # Getmail will not deliver as root, and nobody else can enter a folder of these tests.
    home = servers.folder / name
    box = home / "box"
    for one in ("new", "cur", "tmp"):
        (box / one).mkdir(parents=True)
    command = fetcher(servers, program, box, name)
    for path in (home, *home.rglob("*")):
        shutil.chown(path, "nobody", "nogroup")
    done = subprocess.run(
        command,
        capture_output=True,
        check=False,
        timeout=60,
        user="nobody",
        group="nogroup",
        extra_groups=[],
        env={"HOME": str(home), "PATH": os.environ["PATH"]},
        cwd=home,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    result = pbem("apply", tmp_path / "world-000.toml", box)
    assert result.exit_code == 0, result.output


def fetcher(servers: RealMailServers, program: Program, box: Path, name: str) -> list[str]:
    rc = box.parent / f"{name}rc"
    if name == "mbsync":
        rc.write_text(
            f"IMAPAccount lab\nHost 127.0.0.1\nPort {servers.imap}\nUser mbsync\nPass {PASSWORD}\n"
            "SSLType None\n\nIMAPStore far\nAccount lab\n\n"
            f"MaildirStore near\nInbox {box}\n\n"
            "Channel all\nFar :far:\nNear :near:\nSync Pull\nSyncState *\n"
        )
        return [program("mbsync"), "-c", str(rc), "all"]
    rc.write_text(
        "[retriever]\ntype = SimpleIMAPRetriever\nserver = 127.0.0.1\n"
        f"port = {servers.imap}\nusername = getmail\npassword = {PASSWORD}\n"
        f"[destination]\ntype = Maildir\npath = {box}/\n"
        "[options]\ndelivered_to = false\nreceived = false\n"
    )
    rc.chmod(0o600)
    return [program("getmail"), "--getmaildir", str(box.parent), "--rcfile", str(rc)]


def test_postfix_may_deliver_into_the_maildir_itself(
    pbem: Run, servers: RealMailServers, orders: Path, tmp_path: Path
) -> None:
    configure(servers, "anna")
    url = f"smtp://127.0.0.1:{servers.smtp}"
    assert pbem("mail", orders, "--to", "host@dir.test", "--smtp", url).exit_code == 0
    servers.wait(lambda: any(servers.maildir("host").glob("new/*")))
    result = pbem("apply", tmp_path / "world-000.toml", servers.maildir("host"))
    assert result.exit_code == 0, result.output


# ── fetching from Dovecot ────────────────────────────────────────────────────────────────────────


@pytest.mark.usefixtures("password")
def test_a_certificate_of_its_own_is_refused_unless_it_is_named(
    pbem: Run, servers: RealMailServers, tmp_path: Path
) -> None:
    configure(servers, "anna")
    path = Path(accounts.config_path())
    path.write_text("\n".join(path.read_text().splitlines()[:-1]))
    result = pbem("fetch", "--into", tmp_path / "box")
    assert result.exit_code == 1
    assert "CERTIFICATE_VERIFY_FAILED" in result.output


@pytest.mark.usefixtures("password")
def test_kills_while_fetching_lose_and_double_nothing(
    pbem: Run, servers: RealMailServers, own_home: Path, tmp_path: Path
) -> None:
    number = 250
    mails = [f"Subject: {n}\r\n\r\n{'x' * n}\r\n".encode() for n in range(number)]
    post(servers, "many@box.test", *mails)
    servers.wait(lambda: arrived(servers, "many") == number)
    configure(servers, "many")
    command = [sys.executable, "-m", "pbem", "fetch", "--into", str(tmp_path / "box")]
    kills = 0
    for number_of_files in (30, 110, 220, 10_000):
        process = subprocess.Popen(command, env={**os.environ, "PBEM_HOME": str(own_home)}, stderr=subprocess.DEVNULL)
        while process.poll() is None:
            if len(list((tmp_path / "box").glob("new/*"))) >= number_of_files:
                process.send_signal(signal.SIGKILL)
                process.wait()
                kills += 1
            time.sleep(0.002)
    assert process.returncode == 0
    assert kills >= 2
    subjects = sorted(int(parse_mail(one.read_bytes()).subject) for one in (tmp_path / "box/new").iterdir())
    assert subjects == list(range(number))


# ── the pipe ─────────────────────────────────────────────────────────────────────────────────────


def test_postfix_keeps_a_mail_until_the_door_takes_it(
    pbem: Run, servers: RealMailServers, own_home: Path, tmp_path: Path
) -> None:
    """At first there is no host; then its disk is full; then the mail goes in, and nobody hears of it."""
    host_folder = tmp_path / "host-folder"
    codes: list[int] = []

    def door(mail: bytes) -> int:
        done = subprocess.run(
            [sys.executable, "-m", "pbem", "mail-in", "--host", str(host_folder)],
            input=mail,
            check=False,
            capture_output=True,
            env={**os.environ, "PBEM_HOME": str(own_home)},
        )
        codes.append(done.returncode)
        return done.returncode

    servers.door = door
    post(servers, "host+world@pipe.test", b"Subject: orders\r\n\r\n.\r\nFrom here\r\n")
    servers.wait(lambda: 75 in codes)
    assert "host+world@pipe.test" in servers.queued()
    assert pbem("host", "init", host_folder, "--address", "host@pipe.test").exit_code == 0
    settings = host_folder / "host.toml"
    plain = settings.read_text()
    settings.write_text(f"{plain}\n[caps]\nfree_bytes = {2**60}\n")
    refused = len(codes) + 1  # a try may be on its way that still met no host
    servers.wait(lambda: len(codes) > refused)
    assert set(codes) == {75}
    settings.write_text(plain)
    servers.wait(lambda: codes[-1] == 0)
    assert codes.count(0) == 1
    servers.wait(lambda: "pipe.test" not in servers.queued())
    [mail] = (host_folder / "spool/in/new").iterdir()
    assert parse_mail(mail.read_bytes()).parts[0].text == ".\nFrom here\n"
    assert arrived(servers, "anna") == 0


@pytest.mark.parametrize("domain", ["box", "dir"])
@pytest.mark.usefixtures("password")
def test_a_host_tries_its_mailbox_at_dovecot_or_its_maildir(
    pbem: Run, servers: RealMailServers, tmp_path: Path, domain: str
) -> None:
    house = tmp_path / "house"
    own = ("--address", f"checked@{domain}.test", "--delivery", "smtp")
    assert pbem("host", "init", house, *own).exit_code == 0
    if domain == "dir":
        shutil.rmtree(house / "spool" / "in" / "new")
        new = servers.maildir("host") / "new"
        new.mkdir(parents=True, exist_ok=True)
        for one in (new, new.parent):
            shutil.chown(one, "nobody")
        (house / "spool" / "in" / "new").symlink_to(new)
    imap = f'imap = "imaps://checked@127.0.0.1:{servers.imaps}"\nca_file = "{servers.certificate}"\n'
    with (house / "host.toml").open("a") as settings:
        settings.write(f'[mail]\nsmtp = "smtp://127.0.0.1:{servers.smtp}"\n')
        settings.write(f"[fetch]\n{imap}" if domain == "box" else "")
    result = pbem("host", "check", "--host", house)
    assert result.exit_code == 0, result.output
    assert "the letter came back" in " ".join(result.output.split())


# ── Postfix that is down ─────────────────────────────────────────────────────────────────────────


def test_a_week_in_which_postfix_is_stopped_costs_nobody_a_turn(
    servers: RealMailServers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is taken while it is stopped; its queue is as good as the next server."""
    made = open_clocked_host(tmp_path, monkeypatch, THREE_DAYS, server=_refuse)
    path = Path(made.host_folder.inside("host.toml"))
    path.write_text(
        f'address = "games@box.test"\ndelivery = "smtp"\n[mail]\nsmtp = "smtp://127.0.0.1:{servers.smtp}"\n'
    )
    path.chmod(0o600)
    hosting = Path(made.folder.inside("hosting.toml"))
    hosting.write_text(hosting.read_text().replace("@home.test", "@box.test"))
    command = ["postfix", "-c", str(servers.folder / "postfix")]
    subprocess.run([*command, "stop"], check=True, capture_output=True)
    try:
        for _ in range(42):
            made.now += 4 * HOURS
            assert ticked(made) == 69
    finally:
        subprocess.run([*command, "start"], check=True, capture_output=True)
    servers.wait(lambda: ticked(made) == 0)
    servers.wait(lambda: arrived(servers, made.mover) == 2)  # the turn, and when it is due
    for _ in range(18):
        assert made.index == 0
        made.now += 4 * HOURS
        assert ticked(made) == 0
    assert made.index == 1


def _refuse(_to: str) -> None:
    raise CannotSendError("not yet")


def ticked(made: ClockedHost) -> int:
    words = ["host", "tick", "--host", made.host_folder.path, "--now", made.now.isoformat()]
    return CliRunner().invoke(cli, words).exit_code


# ── a whole game ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.usefixtures("password")
@pytest.mark.parametrize("mode", ["host", "next"])
def test_a_game_of_three_is_played_to_the_end_over_postfix_and_dovecot(
    servers: RealMailServers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    server = MailServer(
        servers.smtp, lambda name: f"imap://{name}-{mode}@127.0.0.1:{servers.imap}", f"{{}}-{mode}@box.test".format
    )
    made = begin(server, Friends(tmp_path / "people", monkeypatch), mode)
    made.play()
    same_as_by_commands(made, mode, tmp_path)


@pytest.mark.usefixtures("password")
def test_strangers_play_resign_replace_and_play_again_with_mutt_and_mbsync(
    pbem: Run, servers: RealMailServers, program: Program, tmp_path: Path
) -> None:
    """Nobody but the host has pbem; each of four has a home with a mail program in it."""
    server = RealPrograms(
        servers.smtp,
        lambda name: f"imap://{name}-desk@127.0.0.1:{servers.imap}",
        "{}-desk@box.test".format,
        servers,
        program,
        tmp_path / "homes",
    )

    def settle() -> None:
        servers.wait(lambda: "queue is empty" in servers.queued())

    play_and_play_again(open_house(pbem, tmp_path / "house", server, settle), server)
