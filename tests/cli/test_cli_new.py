"""`pbem new` begins a game."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest
import two_player_game

from pbem.local import home

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_two_names_and_nothing_else_begin_a_game(pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = pbem("new", "world", "--players", "anna,ben")
    assert result.exit_code == 0, result.output
    assert names(tmp_path) == ["world-000.toml", "world-000.txt"]
    assert result.stdout == (tmp_path / "world-000.txt").read_text()
    assert "mail world-000.toml to all players" in result.stderr
    assert pbem("verify", "world-000.toml").exit_code == 0


def test_the_first_key_is_made_with_a_notice_and_only_once(pbem: Run, tmp_path: Path) -> None:
    notice = f"A key of yours was made: {home.identity_path()}"
    players = ("--players", "anna,ben", "-o", tmp_path)
    assert notice in " ".join(pbem("new", "one", *players).stderr.split())
    assert "A key of yours" not in pbem("new", "two", *players).stderr


def test_a_seed_fixes_the_game_and_without_one_games_differ(pbem: Run, tmp_path: Path) -> None:
    first, second = (two_player_game.new(pbem, tmp_path / name).read_bytes() for name in "ab")
    assert first == second
    for name in ("c", "d"):
        pbem("new", "duel", "--players", "anna,ben", "-o", tmp_path / name)
    assert (tmp_path / "c/duel-000.toml").read_bytes() != (tmp_path / "d/duel-000.toml").read_bytes()


def test_players_may_have_names_of_their_own(pbem: Run, tmp_path: Path) -> None:
    # With this seed it is Rosa who begins.
    named = ("--players", "red = Rosa Łund, blue=Ben", "--seed", "7" * 64)
    game = two_player_game.new(pbem, tmp_path, *named)
    players = tomllib.loads(game.read_text())["genesis"]["player"]
    assert players == [{"id": "red", "name": "Rosa Łund"}, {"id": "blue", "name": "Ben"}]
    assert "Rosa Łund (red)" in (tmp_path / "duel-000.txt").read_text(encoding="utf-8")


def test_options_and_switches_reach_the_game(pbem: Run, tmp_path: Path) -> None:
    game = two_player_game.new(
        pbem,
        tmp_path,
        "--rules",
        "risk-2009",
        "--option",
        "commander",
        "--option",
        "army-cap-12",
        "--set",
        "initial_extra=3",
        "--set",
        "dealer=ben",
        "--set",
        "deck=modern",
    )
    genesis = tomllib.loads(game.read_text())["genesis"]
    assert genesis["rules"] == "risk-parker/1"
    assert set(genesis["options"]) == {"commander", "army-cap-12"}
    chosen = {"initial_extra": 3, "dealer": "ben", "deck": "modern"}
    assert chosen.items() <= genesis["choices"].items()


def test_somebody_called_you_stands_in_quotes(pbem: Run, tmp_path: Path) -> None:
    for digit in "0123456789abcdef":
        begun = pbem("new", f"duel{digit}", "--players", "You,Ben", "--seed", digit * 64, "-o", tmp_path)
        if 'Next: "You", turn 1: ' in begun.stdout:
            assert '; "You" writes the next orders:' in " ".join(begun.stderr.split())
            return
    pytest.fail("You never begin")


def test_public_keys_are_registered(pbem: Run, tmp_path: Path) -> None:
    key = home.make_identity(str(tmp_path / "anna"), "Anna's key")
    game = two_player_game.new(pbem, tmp_path, "--key", f"anna={tmp_path}/anna.pub")
    players = tomllib.loads(game.read_text())["genesis"]["player"]
    assert [player.get("key") for player in players] == [key.public.line, None]


def test_the_file_is_sealed_with_the_key_that_is_named(pbem: Run, tmp_path: Path) -> None:
    key = home.make_identity(str(tmp_path / "mine"), "")
    game = two_player_game.new(pbem, tmp_path, "--key", tmp_path / "mine")
    assert tomllib.loads(game.read_text())["seal"]["by"] == key.public.line
    assert not home.has_identity()


@pytest.mark.parametrize("mode", ["next", "host"])
def test_a_game_with_witnesses_takes_neither_seed_nor_keys_of_others(mode: str, pbem: Run, tmp_path: Path) -> None:
    home.make_identity(str(tmp_path / "ben"), "")
    for words in (("--seed", two_player_game.SEED), ("--key", f"ben={tmp_path}/ben.pub")):
        result = pbem("new", "duel", "--players", "anna,ben", "--mode", mode, "-o", tmp_path, *words)
        assert result.exit_code == 2
        assert "all players bring their own keys" in " ".join(result.stderr.split())
    assert names(tmp_path) == ["ben", "ben.pub"]


@pytest.mark.parametrize(
    ("players", "better"),
    [
        ("Jörg,Ben", '--players "joerg=Jörg,ben=Ben"'),
        ("Rosa Lund,red=Bo", '--players "rosa-lund=Rosa Lund,red=Bo"'),
        ("Ольга,Håkon", '--players "player-1=Ольга,haakon=Håkon"'),
        ("host,Zoë", '--players "player-1=Host,zoe=Zoë"'),
    ],
)
def test_an_id_that_cannot_be_comes_back_with_one_that_can(
    players: str, better: str, pbem: Run, tmp_path: Path
) -> None:
    result = pbem("new", "duel", "--players", players, "-o", tmp_path)
    assert result.exit_code == 2
    assert better in " ".join(result.stderr.split())
    taken = better.removeprefix('--players "').removesuffix('"')
    assert pbem("new", "duel", "--players", taken, "-o", tmp_path).exit_code == 0


@pytest.mark.parametrize(
    ("mode", "slip"),
    [
        *(
            (mode, slip)
            for mode in ("open", "next", "host")
            for slip in (("--option", "comander"), ("--players", "anna,anna"), ("--map", "clasic"))
        ),
        ("next", ("--as", "dora")),
        ("host", ("--as", "dora")),
    ],
)
def test_no_key_is_made_for_a_game_that_cannot_be_begun(
    mode: str, slip: tuple[str, str], pbem: Run, own_home: Path, tmp_path: Path
) -> None:
    words = ("--players", "anna,ben", "--mode", mode, "-o", tmp_path)
    assert pbem("new", "duel", *words, *slip).exit_code in (1, 2)
    assert names(own_home) == []
    assert names(tmp_path) == []


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("du/el", "--players", "a,b"), 2, "a game's name has 1 to 40"),
        (("", "--players", "a,b"), 2, "a game's name has 1 to 40"),
        (("duel",), 2, "--players"),
        (("duel", "--players", "anna,,ben"), 2, "names separated by commas"),
        (("duel", "--players", "anna,ben", "--seed", "12"), 2, "64 hex digits"),
        (("duel", "--players", "anna,ben", "--set", "dealer"), 2, "NAME=VALUE"),
        (("duel", "--players", "anna,ben", "--key", "cleo=x"), 2, "no player 'cleo'"),
        (("duel", "--players", "anna,ben", "--key", "anna=x"), 1, "there is no file x"),
        (("duel", "--players", "anna,ben", "--rules", "chess"), 1, "no rule set 'chess'"),
        (("duel", "--players", "anna,ben", "--map", "clasic"), 1, "there is no map 'clasic'"),
        (("duel", "--players", "anna,anna"), 1, "twice"),
        (("duel", "--players", "4nna,ben"), 2, "'4nna'"),
        (("duel", "--players", "anna"), 1, "cannot be"),
        (("duel", "--players", "anna,ben", "--option", "comander"), 1, "comander"),
        (("duel", "--players", "anna,ben", "--set", "dealer=cleo"), 1, "cleo"),
        (("duel", "--players", "anna,ben", "--set", "army_capp=1"), 1, "army_capp"),
    ],
)
def test_what_cannot_be_begun_is_refused_and_nothing_is_written(
    arguments: tuple[str, ...], code: int, said: str, pbem: Run, tmp_path: Path
) -> None:
    result = pbem("new", *arguments, "-o", tmp_path)
    assert result.exit_code == code, result.output
    assert said in " ".join(result.stderr.split())
    assert names(tmp_path) == []


def test_a_private_key_in_place_of_a_public_one_is_refused(pbem: Run, tmp_path: Path) -> None:
    home.make_identity(str(tmp_path / "anna"), "")
    result = pbem("new", "duel", "--players", "anna,ben", "--key", f"anna={tmp_path}/anna")
    assert result.exit_code == 1
    assert "this is a private key" in " ".join(result.stderr.split())


def test_another_game_of_that_name_is_not_overwritten(pbem: Run, tmp_path: Path) -> None:
    before = two_player_game.new(pbem, tmp_path).read_bytes()
    result = pbem("new", "duel", "--players", "anna,ben", "-o", tmp_path)
    assert result.exit_code == 1
    assert "already exists" in result.stderr
    assert (tmp_path / "duel-000.toml").read_bytes() == before
    assert names(tmp_path) == ["duel-000.toml", "duel-000.txt"]


@pytest.mark.parametrize("words", [("--host", "Hugo"), ("--as", "ben"), ("--dice-key", "mine")])
def test_what_an_open_game_has_no_use_for_is_refused_and_not_dropped(
    pbem: Run, tmp_path: Path, words: tuple[str, str]
) -> None:
    result = pbem("new", "world", "--players", "anna,ben,cleo", *words, "-o", tmp_path)
    assert result.exit_code == 2
    assert f"{words[0]} belongs to games with proved dice" in " ".join(result.stderr.split())
    assert list(tmp_path.iterdir()) == []


def test_the_way_out_of_a_name_that_cannot_be_an_id_is_folded_too(pbem: Run) -> None:
    said = pbem("new", "world", "--players", "Anna Lund,Ben").stderr
    assert '--players "anna-lund=Anna Lund,ben=Ben"' in said.replace("\u00a0", " ")
    assert max(map(len, said.splitlines())) <= 79
