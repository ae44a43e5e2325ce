"""`pbem host init`, `add` and `status`, and the settings of a host folder."""

from __future__ import annotations

import re
import shlex
import shutil
import stat
import subprocess
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games.mail_host import HOST, SEATS, MailHost, address, attached, open_mail_host, text_of

from pbem.errors import ContentError
from pbem.host.folder import spool
from pbem.host.folder.host_folder import open_host
from pbem.host.settings import read_settings, settings_text

if TYPE_CHECKING:
    from click.testing import Result
    from conftest import Run

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
PLAYERS = [word for seat in SEATS for word in ("--player", f"{seat}={address(seat)}")]


@pytest.fixture
def host(pbem: Run, tmp_path: Path) -> MailHost:
    return open_mail_host(pbem, tmp_path)


def begun(pbem: Run, folder: Path, name: str = "world", *more: str) -> Path:
    assert pbem("new", name, "--players", ",".join(SEATS), "-o", folder, *more).exit_code == 0
    return folder / f"{name}-000.toml"


def test_the_page_makes_a_host_in_three_commands(
    pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_home: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PBEM_HOST", raising=False)
    text = PAGE.read_text(encoding="utf-8")
    first = re.findall(r"(?s)```sh\n(.*?)```", text[text.index("## A host in ten minutes") :])[0]
    rows = [shlex.split(row) for row in first.strip().split("\n")]
    assert [row[:3] for row in rows[1:]] == [
        ["pbem", "host", "init"],
        ["pbem", "host", "add"],
        ["pbem", "host", "run"],
    ]
    for row in rows:
        result = pbem(*row[1:])
        assert result.exit_code == 0, result.output
    assert len(list((own_home / "host" / "mail" / "new").iterdir())) == 3


def test_a_host_folder_is_closed_to_others(pbem: Run, tmp_path: Path) -> None:
    assert pbem("host", "init", tmp_path / "host-folder", "--address", HOST).exit_code == 0
    for path in (tmp_path / "host-folder").rglob("*"):
        if path.is_dir() or path.name == "secret":
            assert not stat.S_IMODE(path.stat().st_mode) & 0o077, path


def test_a_host_folder_is_made_once_and_kept(pbem: Run, tmp_path: Path) -> None:
    host_folder = tmp_path / "host-folder"
    assert pbem("host", "init", host_folder, "--address", HOST).exit_code == 0
    secret = (host_folder / "secret").read_bytes()
    assert pbem("host", "init", host_folder, "--address", HOST).exit_code == 0
    assert (host_folder / "secret").read_bytes() == secret
    other = pbem("host", "init", host_folder, "--address", "other@host.test")
    assert other.exit_code == 1
    assert "left alone" in other.output


@pytest.mark.parametrize("wrong", ["nobody", "a@b c", "x@", '"x"@y', "a\n@b.test"])
def test_the_address_of_a_host_folder_must_be_one(pbem: Run, tmp_path: Path, wrong: str) -> None:
    result = pbem("host", "init", tmp_path / "host-folder", "--address", wrong)
    assert result.exit_code == 1
    assert "not a mail address" in " ".join(result.output.split())
    assert not (tmp_path / "host-folder").exists()


@pytest.mark.parametrize("name", ['Our "best" host', "Größe", "a\\b", "x\ny", "=?utf-8?q?x?="])
def test_any_name_gives_settings_that_can_be_read(pbem: Run, tmp_path: Path, name: str) -> None:
    made = pbem("host", "init", tmp_path / "host-folder", "--address", HOST, "--name", name)
    assert made.exit_code == 0, made.output
    assert open_host(str(tmp_path / "host-folder")).settings.address == HOST


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "address"),
        ("address = 3", "must be a text"),
        ("address = 'x'", "not a mail address"),
        ("address = 'a@b.test'\ndelivry = 'smtp'", "delivery"),
        ("address = 'a@b.test'\ndelivery = 'pigeon'", '"folder" or "sendmail" or "smtp"'),
        ("address = 'a@b.test'\nenvelope = 'x'", "not a mail address"),
        ("address = 'a@b.test'\n[caps]\nanswers = -1", "below 0"),
        ("address = 'a@b.test'\n[caps]\nanswers = true", "whole number"),
        ("mail = 3\naddress = 'a@b.test'", "host.toml mail: must be a table, but is 3"),
        ("address = 'a@b.test'\n[[fetch]]\nx = 1", "host.toml fetch: must be a table, but is a list"),
        ("address = ", "not valid TOML"),
        ("address = 'a@b.test'\n[caps]\nx = 1", "caps"),
    ],
)
def test_wrong_settings_are_reported_with_the_key(text: str, said: str) -> None:
    with pytest.raises(ContentError, match=re.escape(said)):
        read_settings(text.encode(), "host.toml")


def test_settings_come_back_as_they_were_written() -> None:
    settings = read_settings(b"address = 'a@b.test'\nname = 'Us'\ndelivery = 'smtp'\n", "x")
    assert read_settings(settings_text(settings).encode(), "x") == settings
    assert settings.message_domain == "b.test"


def test_where_there_is_no_host_folder_it_is_said_how_to_make_one(pbem: Run, tmp_path: Path) -> None:
    for words in (("run",), ("status",), ("refused",), ("retry", "x")):
        result = pbem("host", *words, "--host", tmp_path / "none")
        assert result.exit_code == 1
        assert "pbem host init makes one" in " ".join(result.output.split())


def test_a_game_needs_the_address_of_every_player(pbem: Run, host: MailHost, tmp_path: Path) -> None:
    game = begun(pbem, tmp_path, "other")
    host_folder = ("--host", host.host_folder.path)
    missing = pbem("host", "add", game, *PLAYERS[:4], *host_folder)
    assert missing.exit_code == 2
    assert "The address of cleo is missing" in missing.output
    strange = pbem("host", "add", game, *PLAYERS, "--player", "dora=d@home.test", *host_folder)
    assert strange.exit_code == 1
    assert "nobody called 'dora'" in strange.output
    assert not Path(host.folder("other").path).exists()


def told(result: Result) -> str:
    return " ".join(result.output.split())


NOBODY_TOLD = (
    "No game master is named, so nobody gets a mail when something needs a person (a game that "
    "cannot go on, an address that accepts no mail). An address under [gm] in the settings "
    "changes that."
)


def test_without_a_game_master_it_is_said_that_nobody_gets_a_mail(pbem: Run, host: MailHost, tmp_path: Path) -> None:
    host_folder = ("--host", host.host_folder.path)
    alone = pbem("host", "add", begun(pbem, tmp_path, "alone"), *PLAYERS, *host_folder)
    assert NOBODY_TOLD in told(alone)
    led = pbem("host", "add", begun(pbem, tmp_path, "led"), *PLAYERS, *host_folder, "--gm", HOST)
    assert "No game master" not in told(led)


def test_mails_that_go_into_a_folder_are_not_called_sent(pbem: Run, host: MailHost, tmp_path: Path) -> None:
    host_folder = ("--host", host.host_folder.path)
    assert pbem("host", "add", begun(pbem, tmp_path, "led"), *PLAYERS, *host_folder).exit_code == 0
    folder = host.host_folder.inside("mail")
    assert f"Mails out: 3 put into {folder}, 0 waiting, 0 given up." in told(pbem("host", "run", *host_folder))


def test_a_game_is_taken_in_once(pbem: Run, host: MailHost, tmp_path: Path) -> None:
    game = tmp_path / "table" / "world-000.toml"
    host_folder = ("--host", host.host_folder.path)
    assert pbem("host", "add", game, *PLAYERS, *host_folder).exit_code == 0
    host.sent.clear()
    host.round()
    assert not host.sent, "nobody gets the first turn twice"
    (tmp_path / "second").mkdir()
    another = begun(pbem, tmp_path / "second", "world", "--seed", "2" * 64)
    other = pbem("host", "add", another, *PLAYERS, *host_folder)
    assert other.exit_code == 1
    assert "left alone" in other.output


def test_a_game_is_taken_in_at_any_record(pbem: Run, host: MailHost, tmp_path: Path) -> None:
    game = begun(pbem, tmp_path, "later")
    mover = re.search(r'next = "(\w+)', game.read_text())
    assert mover
    assert pbem("orders", game, "-o", tmp_path / "o.toml").exit_code == 0
    assert pbem("apply", game, tmp_path / "o.toml").exit_code == 0
    host.sent.clear()
    host_folder = ("--host", host.host_folder.path)
    assert pbem("host", "add", tmp_path / "later-001.toml", *PLAYERS, *host_folder).exit_code == 0
    host.round()
    assert len(host.sent) == 3
    assert all("later-001.toml" in attached(one) for one in host.sent)
    assert all("record 1" in text_of(one) for one in host.sent)


def test_the_report_is_written_anew_where_its_file_is_missing(pbem: Run, host: MailHost, tmp_path: Path) -> None:
    game = begun(pbem, tmp_path, "bare")
    report = " ".join((tmp_path / "bare-000.txt").read_text().split())
    (tmp_path / "bare-000.txt").unlink()
    host.sent.clear()
    pbem("host", "add", game, *PLAYERS, "--host", host.host_folder.path)
    host.round()
    assert report in text_of(host.sent[0])


def test_a_file_that_is_no_game_is_not_taken_in(pbem: Run, host: MailHost, tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text("x = 1\n")
    result = pbem("host", "add", tmp_path / "x.toml", *PLAYERS, "--host", host.host_folder.path)
    assert result.exit_code == 1
    assert len(list(host.host_folder.games())) == 1


def test_the_status_says_what_waits_and_who_is_awaited(pbem: Run, host: MailHost) -> None:
    host.receive(host.move())
    told = " ".join(pbem("host", "status", "--host", host.host_folder.path).output.split())
    assert "mails: 1 waiting, 0 in hand, 0 to be sent, 0 refused, 0 given up" in told
    assert "world: record 0" in told
    assert f"{host.mover().title()}: awaited" in told


def test_a_game_that_cannot_be_opened_does_not_hide_the_others(pbem: Run, host: MailHost, tmp_path: Path) -> None:
    pbem("host", "add", begun(pbem, tmp_path, "alpha"), *PLAYERS, "--host", host.host_folder.path)
    Path(host.folder("alpha").newest_path()).write_bytes(b"no game")
    told = " ".join(pbem("host", "status", "--host", host.host_folder.path).output.split())
    assert "alpha: " in told
    assert "world: record 0" in told
    host.receive(host.move())
    assert host.round().records == 1


def test_settings_that_cannot_be_read_stop_one_game_and_no_other(pbem: Run, host: MailHost, tmp_path: Path) -> None:
    pbem("host", "add", begun(pbem, tmp_path, "alpha"), *PLAYERS, "--host", host.host_folder.path)
    settings = Path(host.folder("alpha").inside("hosting.toml"))
    settings.unlink()
    settings.mkdir()  # not even root can read this
    told = " ".join(pbem("host", "status", "--host", host.host_folder.path).output.split())
    assert "alpha: " in told
    assert "world: record 0" in told
    host.receive(host.mail(host.orders(name="alpha"), host.mover("alpha")))
    host.receive(host.move())
    done = host.round()
    assert (done.records, done.refused, spool.waiting(host.host_folder)) == (1, 1, [])


@pytest.mark.thorough
@pytest.mark.parametrize("command", ["run", "tick"])
@pytest.mark.parametrize("what", ["lock", "orders"])
def test_a_folder_that_takes_no_files_stops_its_game_and_no_other(
    pbem: Run, host: MailHost, tmp_path: Path, command: str, what: str
) -> None:
    """It stands before the others, and its mail came first."""
    host_folder = ("--host", host.host_folder.path)
    pbem("host", "add", begun(pbem, tmp_path, "alpha"), *PLAYERS, *host_folder)
    broken = Path(host.folder("alpha").inside(what))
    broken.unlink(missing_ok=True)
    broken.mkdir() if what == "lock" else broken.write_bytes(b"")  # not even root can use this
    waiting = host.receive(host.mail(host.orders(name="alpha"), host.mover("alpha")))
    host.receive(host.move())
    result = pbem("host", command, *host_folder)
    said = " ".join(result.output.split())
    assert result.exit_code == 75
    assert f"alpha: {'' if what == 'lock' else 'the folder '}{broken}" in said
    assert "its mails wait, the next run tries again, and the others went on" in said
    assert (host.folder().newest_index(), spool.waiting(host.host_folder)) == (1, [waiting])
    broken.rmdir() if what == "lock" else broken.unlink()
    assert pbem("host", command, *host_folder).exit_code == 0
    assert host.folder("alpha").newest_index() == 1


def test_run_can_go_on_by_itself(pbem: Run, host: MailHost, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[int] = []
    rest = time.sleep

    def sleep(seconds: int) -> None:
        # Threads that tests before this one left may rest, too; Ctrl-C that fell into one of them stopped nothing.
        if threading.current_thread() is not threading.main_thread():
            return rest(seconds)
        pauses.append(seconds)
        host.receive(host.move())
        if len(pauses) >= 3:
            raise KeyboardInterrupt
        return None

    monkeypatch.setattr(time, "sleep", sleep)
    pbem("host", "run", "--every", "60", "--host", host.host_folder.path)
    assert pauses == [60, 60, 60]
    assert host.folder().newest_index() == 2


@pytest.mark.parametrize("delivery", ["sendmail", "smtp"])
def test_systemd_takes_the_units_that_init_writes(
    pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, delivery: str
) -> None:
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("needs systemd-analyze")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    place = tmp_path / 'a 100% "host" $HOME'
    assert pbem("host", "init", place, "--address", HOST, "--delivery", delivery).exit_code == 0
    result = pbem("host", "init", place, "--address", HOST, "--systemd")
    assert result.exit_code == 0, result.output
    assert "systemctl --user enable --now pbem-host.timer" in result.output
    folder = tmp_path / "config" / "systemd" / "user"
    service = (folder / "pbem-host.service").read_text()
    assert f"PBEM_HOST={place}".replace("%", "%%").replace('"', '\\"') in service
    assert ("NoNewPrivileges" in service) is (delivery == "smtp")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    units = [folder / "pbem-host.service", folder / "pbem-host.timer"]
    said = subprocess.run([verify, "--user", "verify", *units], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (0, "")
    units[0].write_text(f"{service}\nNiceness=5\n")
    wrong = subprocess.run([verify, "--user", "verify", *units], capture_output=True, text=True, check=False)
    assert "Niceness" in wrong.stderr, "the check itself sees a slip"


def test_a_new_host_needs_an_address(pbem: Run, tmp_path: Path) -> None:
    for more in ((), ("--systemd",)):
        result = pbem("host", "init", tmp_path / "house", *more)
        assert (result.exit_code, "Missing option '--address'" in result.output) == (2, True)
        assert not (tmp_path / "house").exists()


def test_units_that_somebody_changed_are_left_alone(pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    words = ("host", "init", tmp_path / "house", "--address", HOST, "--systemd")
    assert pbem(*words).exit_code == 0
    assert pbem("host", "init", tmp_path / "house", "--systemd").exit_code == 0, "a host that is there has an address"
    timer = tmp_path / "config" / "systemd" / "user" / "pbem-host.timer"
    timer.write_text("mine")
    assert pbem(*words).exit_code == 1
    assert timer.read_text() == "mine"
