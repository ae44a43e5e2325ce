"""Players are named in orders as territories are: in any case, by id or by name (docs/orders.md)."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest
from sample_games.friends import Friends, quiet, state, write
from sample_games.mail_host import open_mail_host

from pbem.engine.file.game_reader import open_game
from pbem.engine.file.genesis import Genesis, Player

if TYPE_CHECKING:
    from pathlib import Path

    from conftest import Run

pytestmark = pytest.mark.spelling

PLAYERS = "green=Rosa Lund,blue=Ben,red=Cleo"
WORDS = ["green", "Green", "GREEN", "Rosa Lund", "rosa lund", "ROSA LUND"]


def begin(pbem: Run, folder: Path) -> Path:
    """Begin a game in which green, Rosa Lund, is to move."""
    for seed in range(40):
        to = folder / str(seed)
        words = ("--players", PLAYERS, "--seed", f"{seed:064x}", "-o", to)
        assert pbem("new", "world", *words).exit_code == 0
        game = to / "world-000.toml"
        if tomllib.loads(game.read_text())["state"]["decides"] == ["green"]:
            return game
    raise AssertionError("green never begins")


@pytest.mark.parametrize("word", WORDS)
def test_the_player_of_a_file_counts_in_any_case(word: str, pbem: Run, tmp_path: Path) -> None:
    game = begin(pbem, tmp_path)
    orders = tmp_path / "orders.toml"
    template = pbem("orders", game).stdout
    assert 'player = "green"' in template
    orders.write_text(template.replace('player = "green"', f'player = "{word}"'))
    checked = pbem("check", game, orders)
    assert checked.exit_code == 0, checked.output
    played = pbem("apply", game, orders)
    assert played.exit_code == 0, played.output
    record = open_game((game.parent / "world-001.toml").read_bytes()).all_records()[-1]
    assert '"player":"green"' in record.orders[0]
    assert "Orders  of Rosa Lund (green)" in played.output


@pytest.mark.parametrize("word", ["BLUE", "Ben", "ben", "BEN"])
def test_so_does_every_player_that_orders_name(word: str, pbem: Run, tmp_path: Path) -> None:
    game = begin(pbem, tmp_path)
    orders = tmp_path / "orders.toml"
    more = f"""
[[attack]]
if = 'not eliminated("{word}") and territories("{word}") >= 1 and hand("{word}") == 0'
from = "@"
to = "@"

[[on_elimination]]
victim = "{word}"
place = [{{ at = "@border", armies = "rest" }}]

[defence]
[[defence.rule]]
by = "{word}"
dice = 1
"""
    orders.write_text(pbem("orders", game).stdout + more)
    said = pbem("check", game, orders).output
    assert "E-UNKNOWN-TERRITORY" in said
    assert "E-UNKNOWN-PLAYER" not in said
    assert "E-CONDITION" not in said


@pytest.mark.parametrize("word", ["Anna", "ANNA"])
def test_what_is_signed_has_the_id_and_keeps_every_comment(
    word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    friends = Friends(tmp_path, monkeypatch)
    friends.start("next", "anna", "ben")
    (seat,) = state(friends["anna"])["decides"]
    text = quiet(friends[seat])
    word = word.replace("Anna", seat.title()).replace("ANNA", seat.upper())
    assert f'player = "{seat}"' in text
    named = text.replace(f'player = "{seat}"', f"player = '{word}'  # that is me")
    orders = write(friends[seat], named)
    friends[seat].done("sign", friends[seat].newest(), orders)
    signed = (friends[seat].games / orders).read_text()
    assert f'player = "{seat}"  # that is me' in signed
    friends.mail(seat, orders)
    witness = "ben" if seat == "anna" else "anna"
    friends[witness].done("apply", friends[witness].newest(), orders)


def test_a_host_takes_them_by_mail(pbem: Run, tmp_path: Path) -> None:
    host = open_mail_host(pbem, tmp_path)
    seat = host.mover()
    orders = host.orders(seat).replace(f'player = "{seat}"', f'player = "{seat.upper()}"')
    host.answer(host.mail("Mine.\n", seat, attach=orders))
    assert host.folder().newest_index() == 1


def test_an_id_means_its_own_player_and_two_of_one_name_mean_neither() -> None:
    players = (
        Player("ben", "Anna"),
        Player("anna", "Cleo"),
        Player("c", "Max"),
        Player("d", "MAX"),
    )
    genesis = Genesis("world", "toy/1", "open", "face-up", (), {}, {}, players, seed="00" * 32)
    assert [genesis.seat_called(word) for word in ("ANNA", "Cleo", "max", "C", "nobody")] == [
        "anna",
        "anna",
        None,
        "c",
        None,
    ]


# ── what a new game says, and its own rule book ──────────────────────────────────────────────────


def test_a_new_game_says_what_was_chosen_and_the_other_ways(pbem: Run, tmp_path: Path) -> None:
    said = " ".join(pbem("new", "world", "--rules", "risk-1959", "--players", "a,b,c", "-o", tmp_path).output.split())
    assert "Cards are held" not in said
    assert "placings = lists: All players hand in lists at the same time" in said
    assert "Other ways: --set placings=in-turn." in said
    dealt = " ".join(pbem("new", "two", "--players", "a,b,c", "-o", tmp_path).output.split())
    assert "placings" not in dealt
    words = ("new", "next", "--players", "a,b,c", "--mode", "next", "-o", tmp_path)
    hidden = " ".join(pbem(*words).output.split())
    assert "Cards are held face-up. Everybody sees all hands. Other ways: --cards dealer or --cards private." in hidden


def test_the_rules_of_a_game_file_are_those_of_the_game(pbem: Run, tmp_path: Path) -> None:
    words = ("--rules", "risk-1959", "--option", "commander", "--set", "max_losses=before-throw")
    pbem("new", "world", *words, "--players", "a,b,c", "-o", tmp_path)
    book = pbem("rules", tmp_path / "world-000.toml")
    assert book.exit_code == 0, book.output
    same = pbem("rules", *words[1:])
    assert book.stdout == same.stdout
    assert "Hands lie open in this game" in book.stdout
    assert pbem("rules", tmp_path / "world-000.toml", "--list").exit_code == 2
