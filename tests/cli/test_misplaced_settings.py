"""A setting below the header of a table belongs to that table, and people forget it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import two_player_game

from pbem.engine.play.misplaced_settings import moved_up
from pbem.local import home

if TYPE_CHECKING:
    from conftest import Run

pytestmark = pytest.mark.spelling

FIRST = Path(__file__).parent.parent.parent / "examples" / "first-turn"
GAME = FIRST / "world-007.toml"

HEADER = 'game = "world"\nplayer = "anna"\nturn = 7\n'
PLACE = 'place = { Ukraine = 6, Kamchatka = "rest" }\n'
ATTACK = '\n[[attack]]\nfrom = "Ukraine"\nto = "Northern Europe"\n'
REMARK = """\
o.toml:8:1: attack[1].place: W-MISPLACED: read as if it were above line 5
  8 | place = { Ukraine = 6, Kamchatka = "rest" }
    | ^^^^^
  hint: below a header a setting belongs to its table
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def check(pbem: Run, text: str) -> tuple[int, str]:
    Path("o.toml").write_text(text)
    result = pbem("check", GAME, "o.toml", "--no-odds")
    return result.exit_code, result.stdout


def test_what_can_mean_nothing_else_is_taken_and_said(pbem: Run, folder: Path) -> None:
    said = check(pbem, HEADER + ATTACK + PLACE)
    assert said[0] == 0
    assert said[1].startswith(f"{REMARK}o.toml: the orders of Anna can be played\n  You place 6 armies on Ukraine")


def test_it_is_played_as_if_it_stood_at_the_top(pbem: Run, folder: Path) -> None:
    Path("o.toml").write_text(HEADER + ATTACK + PLACE)
    Path("good.toml").write_text(HEADER + PLACE + ATTACK)
    for orders in ("o", "good"):
        assert pbem("apply", GAME, f"{orders}.toml", "-o", orders).exit_code == 0
    played = [Path(orders, "world-008.toml").read_bytes() for orders in ("o", "good")]
    assert played[0] == played[1]


def test_a_table_of_territories_takes_no_other_settings(pbem: Run, folder: Path) -> None:
    text = HEADER + '\n[place]\nUkraine = 6\nKamchatka = "rest"\nfinal = false\n'
    code, said = check(pbem, text)
    assert code == 0
    assert said.startswith("o.toml:8:1: place.final: W-MISPLACED: read as if it were above line 5")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (HEADER + ATTACK + PLACE + ATTACK + PLACE, "o.toml:8:1: attack[1].place:"),
        (HEADER.replace("turn = 7\n", "") + PLACE + ATTACK + "turn = 7\n", "o.toml:8:1: attack[1].turn:"),
    ],
    ids=["which of two", "a header"],
)
def test_in_doubt_the_place_is_named(pbem: Run, folder: Path, text: str, place: str) -> None:
    code, said = check(pbem, text)
    assert code == 1
    complaint = said[said.index(place) :]
    assert complaint.startswith(f"{place} E-UNKNOWN-KEY: unknown key")
    assert complaint.split("hint: ")[1].startswith("move it above line 5\n")


def test_what_the_top_does_not_know_either_stays_unknown(pbem: Run, folder: Path) -> None:
    code, said = check(pbem, HEADER + PLACE + ATTACK + "armies = 3\n")
    assert code == 1
    assert "attack[1].armies: E-UNKNOWN-KEY: unknown key" in said
    assert "MISPLACED" not in said


def test_signing_moves_it_and_what_is_signed_is_read_literally(pbem: Run, folder: Path) -> None:
    for seat in ("anna", "ben"):
        home.make_identity(seat, seat)
    game = two_player_game.new(pbem, folder / "games", "--key", "anna=anna.pub", "--key", "ben=ben.pub")
    good = two_player_game.quiet(game)
    own = next(row for row in good.splitlines() if row.startswith("place"))
    wrong = good.replace(f"{own}\n", "") + f"\n[defence]\ndefault = 1\n{own} # all of them\n"
    Path("o.toml").write_text(wrong)
    key = two_player_game.mover(game)
    result = pbem("sign", game, "o.toml", "--key", key)
    assert result.exit_code == 0, result.output
    signed = Path("o.toml").read_text()
    assert signed.index(f"{own} # all of them\n") < signed.index("[defence]\ndefault = 1\n")
    assert tomllib.loads(signed)["defence"] == {"default": 1}

    literal = signed.replace(f"{own} # all of them\n", "").replace("[signed]", f"{own}\n\n[signed]", 1)
    Path("o.toml").write_text(literal)
    refused = pbem("check", game, "o.toml")
    assert refused.exit_code == 1
    assert "defence.place: E-UNKNOWN-KEY: unknown key" in refused.stdout
    assert "hint: move it above line" in refused.stdout
    assert "MISPLACED" not in refused.stdout


def test_a_mail_carries_it_in_its_place(pbem: Run, folder: Path) -> None:
    Path("o.toml").write_text(HEADER + ATTACK + PLACE)
    result = pbem("mail", GAME, "o.toml", "--eml", "o.eml")
    assert result.exit_code == 0, result.output
    assert pbem("check", GAME, "o.eml").stdout.count("MISPLACED") == 0
    assert Path("o.toml").read_text() == HEADER + ATTACK + PLACE


@pytest.mark.parametrize(
    ("text", "moved"),
    [
        ("a = 1\n\n[[b]]\nc = 2\nd = [\n  3,\n]\n", "a = 1\n\nd = [\n  3,\n]\n\n[[b]]\nc = 2\n"),
        ("[[b]]\nd = 3 # why", "d = 3 # why\n\n[[b]]\n"),
        ("[[b]]\nd.e = 3\n", "[[b]]\nd.e = 3\n"),
        ("b = [{ d = 3 }]\n", "b = [{ d = 3 }]\n"),
    ],
)
def test_whole_rows_are_moved_above_the_first_table(text: str, moved: str) -> None:
    assert moved_up(text, [("b", 0, "d")]) == moved
