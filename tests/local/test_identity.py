"""The keys of a user: made at once, shown, locked, backed up, brought back; and those of OpenSSH."""

from __future__ import annotations

import shutil
import subprocess
import sys
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest
from sample_games.friends import KEYS, Friends

from pbem.errors import PassphraseNeededError
from pbem.local import home
from pbem.local.ledger import Ledger
from pbem.local.ledger_lines import HEAD, NONE, RESTORED, LedgerLine
from pbem.trust.signers import DiceSigner, read_private

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Keygen, Run


def ledger(folder: Path) -> Ledger:
    return Ledger(str(folder / "ledger"))


def line(number: int) -> LedgerLine:
    return LedgerLine(HEAD, "ab" * 32, NONE, NONE, number, "cd" * 32)


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def quick_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small dice keys; a test of its own makes real ones."""
    monkeypatch.setattr(home, "DICE_BITS", 2048)


def test_one_command_makes_both_keys(pbem: Run, own_home: Path) -> None:
    result = pbem("key", "new")
    assert result.exit_code == 0, result.output
    assert result.stdout == pbem("key", "show").stdout
    dice = read_private((own_home / "dice").read_bytes())
    assert isinstance(dice, DiceSigner)
    assert dice.public.line in (own_home / "dice.pub").read_text()
    assert pbem("key", "new").exit_code == 1
    assert read_private((own_home / "dice").read_bytes()) == dice


@pytest.mark.thorough
@pytest.mark.usefixtures("quick_keys")
def test_new_keys_may_be_locked(pbem: Run, own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("bcrypt")
    monkeypatch.setenv("PBEM_PASSPHRASE", "open sesame")
    assert pbem("key", "new", "--passphrase").exit_code == 0
    for name in ("identity", "dice"):
        with pytest.raises(PassphraseNeededError):
            read_private((own_home / name).read_bytes())
        assert read_private((own_home / name).read_bytes(), b"open sesame")
    assert pbem("key", "show").exit_code == 0
    monkeypatch.setenv("PBEM_PASSPHRASE", "open barley")
    assert "does not open" in " ".join(pbem("key", "show").stderr.split())


@pytest.mark.skipif(sys.platform == "win32", reason="there a console is always at hand")
@pytest.mark.usefixtures("quick_keys", "own_home")
def test_a_locked_key_without_a_terminal_names_the_variable(pbem: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("bcrypt")
    monkeypatch.setenv("PBEM_PASSPHRASE", "open sesame")
    assert pbem("key", "new", "--passphrase").exit_code == 0
    monkeypatch.delenv("PBEM_PASSPHRASE")
    done = subprocess.run(
        [sys.executable, "-m", "pbem", "key", "show"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        text=True,
        start_new_session=True,
    )
    assert done.returncode == 1
    assert "put it into the variable PBEM_PASSPHRASE" in " ".join(done.stderr.split())
    assert "GetPassWarning" not in done.stderr


@pytest.mark.usefixtures("quick_keys")
def test_a_backup_brings_everything_back(pbem: Run, own_home: Path, tmp_path: Path) -> None:
    pbem("key", "new")
    ledger(own_home).note(line(3))
    saved = tmp_path / "anna.backup"
    assert pbem("key", "backup", saved).exit_code == 0
    assert saved.stat().st_mode & 0o077 == 0
    before = contents(own_home)
    shutil.rmtree(own_home)
    result = pbem("key", "restore", saved)
    assert result.exit_code == 0, result.output
    after = contents(own_home)
    assert {name: after[name] for name in ("identity", "dice")} == {name: before[name] for name in ("identity", "dice")}
    restored = LedgerLine(RESTORED, NONE, NONE, NONE, 1, sha256(saved.read_bytes()).hexdigest())
    assert after["ledger"] == before["ledger"] + f"{restored.line}\n".encode()


def test_bringing_back_merges_and_never_overwrites(pbem: Run, own_home: Path, tmp_path: Path) -> None:
    for name in ("identity", "identity.pub", "dice", "dice.pub"):
        shutil.copy(KEYS / "anna" / name, own_home)
    ledger(own_home).note(line(3))
    pbem("key", "backup", tmp_path / "old")
    ledger(own_home).note(line(4))
    (own_home / "dice").unlink()
    result = pbem("key", "restore", tmp_path / "old")
    assert "the key dice, and 0 lines" in " ".join(result.stderr.split())
    assert ledger(own_home).entries() == [line(3), line(4)]
    assert (own_home / "dice").read_bytes() == (KEYS / "anna" / "dice").read_bytes()


@pytest.mark.parametrize("damage", ["wrapped", "cut", "swapped"])
def test_a_backup_that_was_damaged_brings_nothing(damage: str, pbem: Run, own_home: Path, tmp_path: Path) -> None:
    """Else a key that nobody can read would lie in the way of the good one for ever."""
    for name in ("identity", "identity.pub", "dice", "dice.pub"):
        shutil.copy(KEYS / "anna" / name, own_home)
    pbem("key", "backup", tmp_path / "saved")
    shutil.rmtree(own_home)
    text = (tmp_path / "saved").read_text()
    lines = text.splitlines()
    at = lines.index("-----BEGIN OPENSSH PRIVATE KEY-----") + 1
    spoilt = {
        "wrapped": text.replace(lines[at], f"{lines[at][:30]} ={lines[at][30:]}"),
        "cut": text.replace(f"{lines[at + 1]}\n", ""),
        "swapped": text.replace((KEYS / "anna" / "identity").read_text(), (KEYS / "ben" / "identity").read_text()),
    }[damage]
    assert spoilt != text
    (tmp_path / "spoilt").write_text(spoilt)
    result = pbem("key", "restore", tmp_path / "spoilt")
    assert result.exit_code == 1
    why = "do not match" if damage == "swapped" else "or it is damaged"
    assert why in " ".join(result.stderr.split())
    assert not own_home.exists() or list(own_home.iterdir()) == []
    assert pbem("key", "restore", tmp_path / "saved").exit_code == 0
    assert (own_home / "identity").read_bytes() == (KEYS / "anna" / "identity").read_bytes()


def test_the_backup_of_somebody_else_is_refused(pbem: Run, own_home: Path, tmp_path: Path) -> None:
    for name in ("identity", "identity.pub", "dice", "dice.pub"):
        shutil.copy(KEYS / "anna" / name, own_home)
    ledger(own_home).note(line(3))
    pbem("key", "backup", tmp_path / "anna")
    shutil.rmtree(own_home)
    shutil.copytree(KEYS / "ben", own_home)
    result = pbem("key", "restore", tmp_path / "anna")
    assert result.exit_code == 1
    assert "another key" in " ".join(result.stderr.split())
    assert (own_home / "identity").read_bytes() == (KEYS / "ben" / "identity").read_bytes()
    assert not (own_home / "ledger").exists()


@pytest.mark.parametrize("text", ["", "x", 'format = "pbem-backup/2"', 'format = "pbem-backup/1"'])
def test_what_is_no_backup_is_refused(text: str, pbem: Run, own_home: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text(text)
    result = pbem("key", "restore", tmp_path / "file")
    assert result.exit_code == 1
    assert "not a backup" in result.stderr
    assert list(own_home.iterdir()) == []


def test_a_game_is_joined_with_keys_of_ssh_keygen(
    keygen: Keygen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    signing = keygen.make("ed25519")
    dice = keygen.make("rsa", "-b", "2048")
    friends = Friends(tmp_path / "players", monkeypatch)
    anna, ben = friends.person("anna"), friends.person("ben", keys=False)
    anna.done("new", "world", "--mode", "next", "--players", "anna,ben")
    friends.mail("anna", "world-start-anna.toml")
    words = ("--player", "ben", "--key", signing, "--dice-key", dice)
    ben.done("join", "world-start-anna.toml", *words)
    friends.mail("ben", "world-start-ben-proof.toml")
    anna.done("start", *anna.files("world-start-*.toml"))
    keys = {player["id"]: player for player in anna.read("world-000.toml")["genesis"]["player"]}
    assert keys["ben"]["dice"] in dice.with_suffix(".pub").read_text()
    assert not (ben.home / "identity").exists()


def test_a_key_for_orders_makes_no_dice_and_the_other_way_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Friends(tmp_path, monkeypatch).person("anna")
    words = ("new", "world", "--mode", "next", "--players", "anna,ben")
    said = anna.refused(*words, "--dice-key", anna.home / "identity")
    assert "dice are made with ssh-rsa" in said
    assert "key for dice" in anna.refused(*words, "--key", anna.home / "dice")
