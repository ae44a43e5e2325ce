"""`pbem rules`, `map`, `key`, and the help of every command."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pbem import __version__
from pbem.cli.group import COMMANDS, OTHER_NAMES
from pbem.local import home, map_files

if TYPE_CHECKING:
    from conftest import Keygen, Run

PRESETS = ("risk-1959", "risk-1959-french", "risk-parker", "risk-1959-reprint")
PATHS = [[name] for name in COMMANDS] + [["key", "new"], ["key", "show"], ["map", "check"]]


@pytest.mark.parametrize("words", PATHS, ids=" ".join)
def test_every_command_helps_with_an_example(words: list[str], pbem: Run) -> None:
    result = pbem(*words, "--help")
    assert result.exit_code == 0
    assert "Example" in result.stdout
    assert f"\n    pbem {' '.join(words)}" in result.stdout
    # click's runner always wraps at 80; real terminals are asked in `test_widths`.
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_the_list_of_commands_says_of_each_what_its_help_says(pbem: Run) -> None:
    listed = pbem("--help").stdout
    for name, text in COMMANDS.items():
        assert (f"  {name} " in listed and text in listed) == (name not in OTHER_NAMES)


@pytest.mark.parametrize("name", PRESETS)
def test_the_rule_book_ends_with_a_command_that_begins_such_a_game(name: str, pbem: Run, tmp_path: Path) -> None:
    said = pbem("rules", name, "--option", "capitals", "--set", "deck=modern").stderr
    words = " ".join(said.split()).partition("pbem new world ")[2].split()
    assert "capitals" in words
    assert "deck=modern" in words
    result = pbem("new", "world", *words, "-o", tmp_path)
    assert result.exit_code == 0, result.output


def test_the_list_marks_the_default_and_says_how_editions_differ(pbem: Run) -> None:
    listed = pbem("rules", "--list").stdout
    assert [row for row in listed.splitlines() if "default" in row] == ["risk-parker (also risk-2009), the default"]
    told = " ".join(listed.split())
    differences = {
        "risk-1959": "Territories are claimed one by one; a card that you turn in puts 2 armies on its "
        "territory. 2 to 6 players",
        "risk-1959-french": "Territories are dealt with an army each; the dice say who begins. For "
        "three or more. 3 to 6 players",
        "risk-parker": "Territories are dealt with an army each; the player on the dealer's left "
        "begins. 2 to 6 players",
        "risk-1959-reprint": "As risk-parker, but two players have a neutral army between them. 2 to 6 players",
    }
    for name, difference in differences.items():
        assert difference in told.partition(f" {name} ")[2].partition(" cards: ")[0]


def test_the_version_is_reported(pbem: Run) -> None:
    assert pbem("--version").stdout == f"pbem {__version__}\n"


@pytest.mark.parametrize(("word", "near"), [("aply", "apply"), ("order", "orders"), ("ckeck", "check")])
def test_an_unknown_command_is_answered_with_the_near_ones(word: str, near: str, pbem: Run) -> None:
    result = pbem(word)
    assert result.exit_code == 2
    assert f"Did you mean {near}" in result.stderr


def test_all_that_can_be_played_is_listed_aliases_beside(pbem: Run) -> None:
    result = pbem("rules", "--list")
    assert result.exit_code == 0
    for name in PRESETS:
        assert f"\n{name}" in f"\n{result.stdout}"
    assert "risk-parker (also risk-2009)" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 79


def test_the_ways_to_hold_cards_are_listed_where_there_is_a_choice(pbem: Run) -> None:
    assert pbem("rules", "--list").stdout.count("    cards: face-up, dealer, private\n") == 4
    one = pbem("rules", "--list", "risk-parker").stdout
    assert "\nCards (--cards WAY):\n  face-up\n      Everybody sees all hands.\n  dealer\n" in one
    assert "Needs --mode host." in " ".join(one.split())
    assert "Cards (" not in pbem("rules", "--list", "across-the-continent-1952").stdout


def test_a_rule_book_is_printed_for_hidden_hands(pbem: Run) -> None:
    result = pbem("rules", "risk-parker", "--cards", "private")
    assert result.exit_code == 0
    assert "There is no draw pile, and nothing is shuffled." in " ".join(result.stdout.split())
    assert "--rules risk-parker --cards private" in " ".join(result.stderr.split())
    plain = pbem("rules", "risk-parker").stdout
    assert pbem("rules", "risk-parker", "--cards", "face-up").stdout == plain


@pytest.mark.parametrize(
    ("name", "cards", "ways"),
    [
        ("risk-parker", "privat", "face-up, dealer, private"),
        ("across-the-continent-1952", "private", "face-up"),
    ],
)
def test_a_way_to_hold_cards_that_a_game_lacks_is_refused(name: str, cards: str, ways: str, pbem: Run) -> None:
    result = pbem("rules", name, "--cards", cards)
    assert result.exit_code == 1
    told = " ".join(result.stderr.split())
    assert f"cannot be held '{cards}' in this game; possible: {ways}" in told


@pytest.mark.parametrize("name", PRESETS)
def test_a_rule_book_is_printed_and_can_be_mailed(name: str, pbem: Run) -> None:
    result = pbem("rules", name)
    assert result.exit_code == 0, result.output
    assert len(result.stdout.splitlines()) > 30
    assert max(map(len, result.stdout.splitlines())) <= 79


def test_options_change_the_rule_book(pbem: Run) -> None:
    plain = pbem("rules", "risk-parker").stdout
    assert pbem("rules", "risk-2009").stdout == plain
    assert pbem("rules", "risk-parker", "--option", "army-cap-12").stdout != plain
    assert pbem("rules", "risk-parker", "--option", "nonsense").exit_code == 1


def test_the_options_of_one_game_are_listed_with_their_sentences(pbem: Run) -> None:
    result = pbem("rules", "risk-parker", "--list")
    assert "  commander\n" in result.stdout
    assert "deck = " in result.stdout


@pytest.mark.parametrize(("words", "rules"), [((), "risk-parker"), (("--rules", "risk-1959"), "risk-1959")])
def test_the_map_that_came_along_is_sound(words: tuple[str, ...], rules: str, pbem: Run) -> None:
    result = pbem("map", "check", "classic", *words)
    assert result.exit_code == 0, result.output
    assert f"classic: sound for {rules}\n" in result.stdout


def test_a_map_with_faults_is_refused_with_all_of_them(pbem: Run, tmp_path: Path) -> None:
    source = Path(map_files._folder()) / "classic.toml"
    path = tmp_path / "mine.toml"
    text = source.read_text(encoding="utf-8")
    path.write_text(text.replace('["alaska", "northwest', '["alaksa", "northwest'), encoding="utf-8")
    result = pbem("map", "check", path)
    assert result.exit_code == 1
    assert "alaksa" in result.stdout


def test_a_map_that_tells_no_game_needs_one_named(pbem: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('id = "mine"\n')
    result = pbem("map", "check", path)
    assert result.exit_code == 1
    assert "--rules" in result.stderr
    assert pbem("map", "check", path, "--rules", "risk-1959").exit_code == 1


def test_a_key_is_made_once_and_shown(pbem: Run) -> None:
    made = pbem("key", "new")
    assert made.exit_code == 0
    assert made.stdout.startswith("ssh-ed25519 AAAA")
    assert pbem("key", "show").stdout == made.stdout
    again = pbem("key", "new")
    assert again.exit_code == 1
    assert "there is already a key" in again.stderr
    assert pbem("key", "show").stdout == made.stdout


def test_a_key_that_is_asked_for_first_is_made_then(pbem: Run) -> None:
    shown = pbem("key", "show")
    assert shown.exit_code == 0
    assert "A key of yours was made" in shown.stderr
    assert pbem("key", "show").stdout == shown.stdout


def test_a_key_may_be_made_elsewhere(pbem: Run, tmp_path: Path) -> None:
    made = pbem("key", "new", "-o", tmp_path / "anna")
    assert pbem("key", "show", "--key", tmp_path / "anna").stdout == made.stdout
    assert not home.has_identity()


def test_a_key_of_ssh_keygen_is_shown(pbem: Run, keygen: Keygen) -> None:
    key = keygen.make("ed25519")
    shown = pbem("key", "show", "--key", key).stdout.split()
    assert shown == key.with_suffix(".pub").read_text().split()[:2]
