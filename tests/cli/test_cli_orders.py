"""`pbem orders` and `pbem check`: from the form to sound orders."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING

import pytest
import two_player_game

from pbem.engine.text import file_names

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run

pytestmark = pytest.mark.spelling


@pytest.fixture
def game(pbem: Run, tmp_path: Path) -> Path:
    """The game before its first turn, in a folder of its own."""
    return two_player_game.new(pbem, tmp_path / "games")


@pytest.fixture
def claim(pbem: Run, tmp_path: Path) -> Path:
    """A game in which both players must decide at once: they claim territories."""
    return two_player_game.new(pbem, tmp_path / "claim", "--rules", "risk-1959")


def test_the_form_is_a_sound_order_file_but_for_what_must_be_filled_in(pbem: Run, game: Path, tmp_path: Path) -> None:
    result = pbem("orders", game)
    assert result.exit_code == 0, result.output
    form = tomllib.loads(result.stdout)
    assert (form["game"], form["player"], form["turn"]) == ("duel", two_player_game.mover(game), 1)
    path = tmp_path / "form.toml"
    assert pbem("orders", game, "-o", path).exit_code == 0
    assert path.read_text() == result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 79


def test_a_form_is_never_written_over_orders(pbem: Run, game: Path) -> None:
    orders = two_player_game.write_quiet(game)
    before = orders.read_text()
    result = pbem("orders", game, "-o", orders)
    assert result.exit_code == 1
    assert orders.read_text() == before


def test_where_several_decide_the_player_must_be_named(pbem: Run, claim: Path) -> None:
    result = pbem("orders", claim)
    assert result.exit_code == 2
    assert "--player anna" in result.stderr
    for name in ("ben", "BEN", "Ben"):
        form = tomllib.loads(pbem("orders", claim, "--player", name).stdout)
        assert form["player"] == "ben"


def test_a_stranger_gets_no_form(pbem: Run, game: Path) -> None:
    result = pbem("orders", game, "--player", "cleo")
    assert result.exit_code == 1
    assert "players: anna, ben" in " ".join(result.stderr.split())


def test_sound_orders_are_called_so_and_the_way_on_is_reported(pbem: Run, game: Path) -> None:
    orders = two_player_game.write_quiet(game)
    result = pbem("check", game, orders)
    assert result.exit_code == 0
    first, *said = result.stdout.splitlines()
    assert first == f"{orders}: the orders of {two_player_game.mover(game).title()} can be played"
    assert said[1:] == ["  You do not attack.", "  Then your turn ends."]
    assert f"pbem apply {game} {orders}" in result.stderr


def test_a_check_rolls_no_die_and_writes_nothing(pbem: Run, game: Path) -> None:
    orders = two_player_game.write_quiet(game)
    before = {path: path.read_bytes() for path in game.parent.iterdir()}
    pbem("check", game, orders)
    pbem("check", game, game)
    assert {path: path.read_bytes() for path in game.parent.iterdir()} == before


def test_everything_wrong_in_all_files_is_reported_at_once(pbem: Run, claim: Path) -> None:
    folder = claim.parent
    (folder / "a.toml").write_text('game = "dual"\nplayer = "anna"\nturn = 0\nsetpu = 1\n')
    (folder / "b.toml").write_text('game = "duel"\nplayer = "ben"\nturn = 3\nsetpu = 1\n')
    result = pbem("check", claim, folder / "a.toml", folder / "b.toml")
    assert result.exit_code == 1
    told = " ".join(result.stdout.split())
    assert re.search(r"a\.toml:1:\d+: game: E-GAME: ", told)
    assert re.search(r"b\.toml:3:\d+: turn: E-TURN: ", told)


def test_text_that_is_no_toml_is_reported_with_its_place(pbem: Run, game: Path) -> None:
    orders = game.parent / "orders.toml"
    orders.write_text('game = "duel"\nplayer = anna\n')
    result = pbem("check", game, orders)
    assert result.exit_code == 1
    assert f"{orders}:2:" in result.stdout
    assert "E-TOML" in result.stdout


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe\xfd",
        b"\0" * 50,
        b"x" * 300_000,
        b"a = " + b"[" * 50_000,
        b"a=1\na=2\n",
        b"",
        b'\x1b]0;owned\x07 = "\x1b[2J"\n',
        "\u202e = 1\n".encode(),
        b"a.b.c.d.e.f.g.h.i.j = 1",
    ],
)
def test_no_content_whatever_ends_in_a_traceback_or_reaches_the_terminal(content: bytes, pbem: Run, game: Path) -> None:
    orders = game.parent / "orders.toml"
    orders.write_bytes(content)
    for command in ("check", "apply", "sign"):
        result = pbem(command, game, orders)
        assert result.exit_code == 1, (command, result.exception)
        assert isinstance(result.exception, SystemExit)
        assert not {"\x1b", "\x07", "\u202e"} & set(result.output)
    result = pbem("check", orders, orders)
    assert isinstance(result.exception, SystemExit)


def test_what_is_still_missing_is_said(pbem: Run, claim: Path) -> None:
    orders = claim.parent / "anna.toml"
    orders.write_text(
        'game = "duel"\nplayer = "anna"\nturn = 0\n[setup]\nclaim = ["@rest"]\n'
        '[[setup.add]]\nat = "@rest"\narmies = "rest"\n'
    )
    result = pbem("check", claim, orders)
    assert "Still missing: the orders of Ben." in result.stderr
    result = pbem("apply", claim, orders)
    assert result.exit_code == 1
    assert "the orders of Ben are missing" in " ".join(result.stderr.split())


def test_orders_of_an_earlier_turn_are_kept_aside(pbem: Run, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(game.parent)
    assert pbem("orders", game.name, "-o", "orders.toml").exit_code == 0
    orders = game.with_name("orders.toml")
    first, seat = orders.read_text(), two_player_game.mover(game)
    assert pbem("apply", game.name, "orders.toml").exit_code == 0
    again = pbem("orders", "duel-001.toml", "-o", "orders.toml")
    assert again.exit_code == 0, again.output
    assert f"Set aside: duel-turn-01-{seat}.toml, the orders of turn 1.\n" in again.stderr
    assert game.with_name(f"duel-turn-01-{seat}.toml").read_text() == first
    assert "turn   = 2\n" in orders.read_text()


def test_orders_of_this_turn_and_other_files_are_left_alone(
    pbem: Run, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(game.parent)
    orders = two_player_game.write_quiet(game)
    own = orders.read_bytes()
    refused = pbem("orders", game.name, "-o", "orders.toml")
    assert (refused.exit_code, orders.read_bytes()) == (1, own)
    assert " ".join(refused.stderr.split()).endswith(
        "orders.toml already holds orders for this turn; go on with that file, or name another one: -o orders-2.toml"
    )
    orders.write_text("my shopping\n")
    refused = pbem("orders", game.name, "-o", "orders.toml")
    assert (refused.exit_code, orders.read_text()) == (1, "my shopping\n")
    assert " ".join(refused.stderr.split()).endswith(
        "orders.toml already exists and holds something else; it was left alone. Name another file: -o orders-2.toml"
    )


def test_files_of_a_turn_say_whose_they_are(
    pbem: Run, game: Path, claim: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Six players may call theirs `orders.toml`; what they mail has six names."""
    monkeypatch.chdir(game.parent)
    seat = two_player_game.mover(game)
    offered = f"duel-turn-01-{seat}.toml"
    said = " ".join(pbem("orders", game.name).stderr.split())
    assert f"pbem orders duel-000.toml --player {seat} -o {offered}" in said
    two_player_game.write_quiet(game)
    assert pbem("mail", "orders.toml").exit_code == 0
    letter = game.with_name(f"duel-turn-01-{seat}.eml").read_text()
    assert f'filename="{offered}"' in letter
    said = " ".join(pbem("orders", claim, "--player", "anna").stderr.split())
    assert f"-o {claim.parent}/duel-turn-00-anna.toml" in said


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ({"game": "world", "turn": 7, "player": "red"}, "world-turn-07-red.toml"),
        ({"game": "w", "turn": 112, "part": 2, "player": "a-b"}, "w-turn-112-part-2-a-b.toml"),
        ({"game": "../../x", "turn": "1/2", "player": "\n"}, "x-turn-1-2.toml"),
        ({}, "turn.toml"),
    ],
)
def test_the_name_of_an_order_file_says_game_turn_and_player(header: dict[str, object], name: str) -> None:
    assert file_names.orders_name(header) == name
