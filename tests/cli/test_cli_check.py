"""`pbem check` of several files, and of orders for another turn than that of the game file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import two_player_game

if TYPE_CHECKING:
    from click.testing import Result
    from conftest import Run

pytestmark = pytest.mark.spelling


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def claims(pbem: Run) -> str:
    """A set-up in which Anna, Ben and Cleo write lists, with the files of all three."""
    begun = pbem("new", "world", "--rules", "risk-1959", "--players", "anna,ben,cleo")
    assert begun.exit_code == 0, begun.output
    for seat in ("anna", "ben", "cleo"):
        pbem("orders", "world-000.toml", "--player", seat, "-o", f"{seat}.toml")
    return "world-000.toml"


def last_words(result: Result) -> str:
    return " ".join(result.stderr.partition("to do: ")[2].split()) or result.stderr.splitlines()[-1]


def test_of_several_files_the_next_command_names_all(pbem: Run, claims: str) -> None:
    result = pbem("check", claims, "anna.toml", "ben.toml", "cleo.toml", "--no-odds")
    assert result.exit_code == 0, result.output
    assert last_words(result) == "play them: pbem apply world-000.toml anna.toml ben.toml cleo.toml"


def test_some_of_several_wait_for_the_rest(pbem: Run, claims: str) -> None:
    result = pbem("check", claims, "anna.toml", "ben.toml", "--no-odds")
    assert last_words(result) == ("the orders of Cleo are still to come; then: pbem status")


def test_only_the_faulty_file_is_to_be_corrected(pbem: Run, claims: str) -> None:
    ben = Path("ben.toml")
    ben.write_text(ben.read_text() + "\n[nonsense]\n")
    result = pbem("check", claims, "anna.toml", "ben.toml", "cleo.toml")
    assert result.exit_code == 1
    assert last_words(result) == "error: correct ben.toml and try again"
    ben.write_text("= nonsense\n")
    result = pbem("check", claims, "anna.toml", "ben.toml", "cleo.toml")
    assert last_words(result) == "error: correct ben.toml and try again"


def test_beside_a_newer_file_the_old_one_is_named(pbem: Run, folder: Path) -> None:
    old = two_player_game.new(pbem, folder)
    new = two_player_game.play(pbem, old)
    orders = two_player_game.write_quiet(new)
    result = pbem("check", old.name, orders.name)
    assert result.exit_code == 1
    said = " ".join(result.stdout.split())
    assert f"hint: {old.name} is not the newest file of the game here; take {new.name}" in said
    assert "set `turn" not in said
    assert pbem("check", new.name, orders.name).exit_code == 0


def test_without_a_newer_file_the_number_of_the_turn_is_named(pbem: Run, folder: Path) -> None:
    game = two_player_game.new(pbem, folder)
    two_player_game.write_quiet(game, turn=9)
    result = pbem("check", game.name, "orders.toml")
    assert "hint: set `turn = 1`" in result.stdout


def test_where_others_are_to_decide_their_orders_are_needed_too(pbem: Run, tmp_path: Path) -> None:
    pbem("new", "kings", "--rules", "risk-1959", "--players", "anna,ben", "-o", tmp_path)
    game, orders = tmp_path / "kings-000.toml", tmp_path / "anna.toml"
    assert pbem("orders", game, "--player", "anna", "-o", orders).exit_code == 0
    said = " ".join(pbem("check", game, orders).stderr.replace("\N{NO-BREAK SPACE}", " ").split())
    assert said.endswith(
        f"mail {orders} to the player who plays the turn: pbem mail {orders}; it needs the orders of Ben too: "
        f"pbem status {tmp_path}"
    )
