"""The user's own folder and key."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest
from conftest import missing

from pbem.errors import ContentError, FileTakenError
from pbem.local import home
from pbem.trust.signers import private_file

if TYPE_CHECKING:
    from conftest import Keygen

    from pbem.trust.signers import DiceSigner, IdentitySigner


def nobody(question: str) -> NoReturn:
    raise AssertionError(question)


def load(path: Path | str, passphrase: str | None = None) -> IdentitySigner:
    ask = nobody if passphrase is None else lambda _: passphrase
    return home.load_signer(str(path), ask, nobody)


@pytest.mark.parametrize(
    ("environ", "system", "expected"),
    [
        ({"XDG_CONFIG_HOME": "/x"}, "linux", "/x/pbem"),
        ({"XDG_CONFIG_HOME": "relative"}, "linux", "~/.config/pbem"),
        ({"XDG_CONFIG_HOME": ""}, "freebsd14", "~/.config/pbem"),
        ({"XDG_CONFIG_HOME": "/x"}, "darwin", "~/Library/Application Support/pbem"),
        ({"APPDATA": "C:\\Users\\anna\\AppData"}, "win32", "C:\\Users\\anna\\AppData/pbem"),
        ({}, "win32", "~/AppData/pbem"),
        ({"PBEM_HOME": "/own", "XDG_CONFIG_HOME": "/x"}, "linux", "/own"),
        ({"PBEM_HOME": "/own", "APPDATA": "C:\\a"}, "win32", "/own"),
    ],
)
def test_the_folder_is_where_the_system_wants_it(environ: dict[str, str], system: str, expected: str) -> None:
    assert home.folder(environ, system) == expected.replace("~", str(Path.home()), 1)


def test_no_test_touches_the_home_of_whoever_runs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does a program that a test starts."""
    told = home.folder()
    code = "from pbem.local import home; print(home.folder())"
    child = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert child.stdout == f"{told}\n"
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.delenv(name, raising=False)
    assert told != home.folder(), "which is theirs"


def test_a_relative_home_of_ones_own_counts_from_here(tmp_path: Path) -> None:
    assert Path(home.folder({"PBEM_HOME": "mine"}, "linux")).is_absolute()


def test_a_new_key_is_private_and_reads_back(own_home: Path) -> None:
    assert not home.has_identity()
    signer = home.make_identity(home.identity_path(), "anna")
    assert home.has_identity()
    assert load(own_home / "identity") == signer
    assert home.read_public(str(own_home / "identity.pub")) == signer.public
    if os.name == "posix":
        assert (own_home / "identity").stat().st_mode & 0o777 == 0o600


def test_two_new_keys_differ(tmp_path: Path) -> None:
    first, second = (home.make_identity(str(tmp_path / name), "") for name in "ab")
    assert first.public != second.public


def test_a_key_that_is_there_is_never_replaced(own_home: Path) -> None:
    home.make_identity(home.identity_path(), "anna")
    before = (own_home / "identity").read_bytes()
    with pytest.raises(FileTakenError, match="there is already a key"):
        home.make_identity(home.identity_path(), "anna")
    assert (own_home / "identity").read_bytes() == before


def test_the_folder_of_a_new_key_is_made_and_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PBEM_HOME", str(tmp_path / "a" / "b"))
    home.make_identity(home.identity_path(), "anna")
    if os.name == "posix":
        assert (tmp_path / "a" / "b").stat().st_mode & 0o777 == 0o700


def test_ssh_keygen_reads_our_key_and_we_read_its_own(keygen: Keygen, tmp_path: Path) -> None:
    ours = home.make_identity(str(tmp_path / "ours"), "anna")
    shown = keygen.run("-y", "-P", "", "-f", tmp_path / "ours").stdout.decode()
    assert shown.split()[:2] == ours.public.line.split()
    theirs = keygen.make("ed25519")
    assert load(theirs).public == home.read_public(f"{theirs}.pub")


def test_a_locked_key_asks_for_its_passphrase(keygen: Keygen) -> None:
    if importlib.util.find_spec("bcrypt") is None:
        missing("the package bcrypt is not installed")
    path = keygen.make("ed25519", passphrase="open sesame")
    assert load(path, "open sesame").public == home.read_public(f"{path}.pub")
    with pytest.raises(ContentError, match="does not open"):
        load(path, "wrong")


@pytest.mark.skipif(os.name == "nt", reason="POSIX rights")
def test_a_key_that_others_may_read_is_used_with_a_notice(tmp_path: Path) -> None:
    path = tmp_path / "key"
    home.make_identity(str(path), "anna")
    path.chmod(0o644)
    notices: list[str] = []
    home.load_signer(str(path), nobody, notices.append)
    assert notices == [f"other users can read the private key {path}; close it with: chmod 600 {path}"]


def test_the_public_half_in_place_of_the_private_one_is_told_apart(tmp_path: Path) -> None:
    home.make_identity(str(tmp_path / "key"), "anna")
    with pytest.raises(ContentError, match=r"without \.pub"):
        load(tmp_path / "key.pub")
    with pytest.raises(ContentError, match=r"name its \.pub file"):
        home.read_public(str(tmp_path / "key"))


def test_a_dice_key_does_not_sign_orders(dice_key: DiceSigner, tmp_path: Path) -> None:
    path = tmp_path / "dice"
    path.write_bytes(private_file(dice_key))
    path.chmod(0o600)
    with pytest.raises(ContentError, match="orders are signed with ssh-ed25519"):
        load(path)


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\xfe\x00", b"-----BEGIN OPENSSH"])
def test_a_file_that_is_no_key_is_refused_by_name(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "key"
    path.write_bytes(content)
    for read in (load, lambda path: home.read_public(str(path))):
        with pytest.raises(ContentError) as caught:
            read(path)
        assert str(caught.value).startswith(f"{path}: ")
