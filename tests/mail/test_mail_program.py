"""`pbem mail --open` fills in a new mail of a mail program, and `--to NAME` looks into the address book."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pbem.transport import accounts
from pbem.transport.mail_program import NewMail, command_for

if TYPE_CHECKING:
    from conftest import Run

SHEET = NewMail(
    ("ben@example.org", "cleo@example.org"), "[pbem it's, world] turn 1", ("/a b/x'y.toml", "/a b/z.toml"), "/a b/x.eml"
)


@pytest.fixture
def game(pbem: Run, tmp_path: Path) -> Path:
    assert pbem("new", "world", "--players", "anna,ben,cleo", "-o", tmp_path).exit_code == 0
    return tmp_path / "world-000.toml"


def test_thunderbird_gets_fields_that_nothing_can_break() -> None:
    assert command_for(SHEET, "linux", lambda name: f"/bin/{name}") == [
        "/bin/thunderbird",
        "-compose",
        (
            "to='ben@example.org,cleo@example.org',subject='[pbem it s, world] turn 1',"
            "attachment='file:///a%20b/x%27y.toml,file:///a%20b/z.toml'"
        ),
    ]


def test_without_thunderbird_the_desktop_is_asked() -> None:
    found = command_for(SHEET, "linux", {"xdg-email": "/bin/xdg-email"}.get)
    assert found == [
        "/bin/xdg-email",
        "--subject",
        SHEET.subject,
        "--attach",
        "/a b/x'y.toml",
        "--attach",
        "/a b/z.toml",
        "ben@example.org",
        "cleo@example.org",
    ]


def test_on_a_mac_the_draft_is_opened() -> None:
    assert command_for(SHEET, "darwin", lambda _: None) == ["open", "/a b/x.eml"]


# Nobody waits for the program; Python would like somebody to.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_program_is_started(pbem: Run, game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    programs = tmp_path / "bin"
    programs.mkdir()
    said = tmp_path / "said"
    (programs / "thunderbird").write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > "{said}.new"\nmv "{said}.new" "{said}"\n')
    (programs / "thunderbird").chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}:/usr/bin:/bin")
    result = pbem("mail", game, "--to", "ben@example.org", "--open")
    assert result.exit_code == 0, result.output
    assert "in thunderbird" in " ".join(result.output.split())
    for _ in range(1200):
        if said.exists():
            break
        time.sleep(0.05)
    assert said.read_text().startswith("-compose\nto='ben@example.org'")
    assert game.with_suffix(".eml").exists()


def test_a_desktop_that_knows_no_mail_program_is_not_believed(
    pbem: Run, game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = tmp_path / "xdg-email"
    desktop.write_text("#!/bin/sh\nexit 3\n")
    desktop.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    result = pbem("mail", game, "--open")
    assert result.exit_code == 0
    said = " ".join(result.output.split())
    assert "xdg-email could not open a new mail" in said
    assert "look at the new mail" not in said
    assert f"open {game.with_suffix('.eml')} in your mail program" in said


def test_without_a_program_the_draft_is_there_all_the_same(
    pbem: Run, game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    result = pbem("mail", game, "--open")
    assert result.exit_code == 0
    assert "no mail program was found" in " ".join(result.output.split())
    assert game.with_suffix(".eml").exists()


def test_a_mail_is_opened_or_sent_and_not_both(pbem: Run, game: Path) -> None:
    assert pbem("mail", game, "--open", "--sendmail", "--to", "b@example.org").exit_code == 2


# ── the address book ─────────────────────────────────────────────────────────────────────────────


def book(text: str) -> None:
    path = Path(accounts.config_path())
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"[addresses]\n{text}\n")
    path.chmod(0o600)


def test_names_of_the_address_book_stand_for_addresses(pbem: Run, game: Path) -> None:
    book('Ben = "ben@example.org"\nall = ["anna@example.org", "ben@example.org"]')
    result = pbem("mail", game, "--to", "ben", "--to", "ALL", "--to", "dora@example.org")
    assert result.exit_code == 0, result.output
    said = " ".join(result.stdout.split())
    assert "To: ben@example.org, anna@example.org, dora@example.org" in said


@pytest.mark.parametrize(
    ("text", "code", "told"),
    [
        ('cleo = "cleo@example.org"', 2, "which has: cleo"),
        ("", 2, "which has: nobody"),
        ("ben = 3", 1, "[addresses] ben: must be a text or a list of texts"),
        ('ben = "nobody"', 2, "is not a mail address"),
    ],
)
def test_a_name_that_is_not_there_is_reported(pbem: Run, game: Path, text: str, code: int, told: str) -> None:
    book(text)
    result = pbem("mail", game, "--to", "ben")
    assert result.exit_code == code, result.output
    assert told in " ".join(result.output.split())
    assert not game.with_suffix(".eml").exists()
