"""What a board of one's own looks like: named once, found ever after, by its players and by the host."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games.mail_host import address, attached, move_in, publishing, text_of
from test_map_import import LIST

from pbem.cli.turn import ending
from pbem.engine.file.phrases import format_clock
from pbem.engine.picture.board import draw_board, lay_out_upright
from pbem.engine.play.play import load_game
from pbem.engine.proof.playback import replay
from pbem.local import board_maps, game_files, map_files, registry
from pbem.local.pages import page_of

if TYPE_CHECKING:
    from conftest import Run

    from pbem.engine.file.genesis import Genesis
    from pbem.engine.picture.svg import Composition
    from pbem.engine.play.play import Game

LOOK = "the-isle.toml"
GIVE = f"give {LOOK} to the others, to lie beside theirs."


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def begun(pbem: Run, folder: Path) -> Path:
    """A folder with a game on a board made from a list, whose map was moved away afterwards."""
    (folder / "isle.txt").write_text(LIST, encoding="utf-8")
    assert pbem("map", "new", "isle.txt").exit_code == 0
    made = pbem("new", "world", "--players", "anna,ben,cleo", "--map", LOOK, "-o", "table")
    assert made.exit_code == 0, made.output
    assert GIVE in " ".join(made.output.split())
    (folder / "away").mkdir()
    (folder / LOOK).rename(folder / "away" / LOOK)
    return folder


def game_at(folder: Path) -> Game:
    return load_game((folder / "table" / "world-000.toml").read_bytes(), registry.load)


def genesis_at(folder: Path) -> Genesis:
    return game_at(folder).file.genesis


def moved(monkeypatch: pytest.MonkeyPatch, folder: Path, name: str) -> None:
    """Somebody else, on a computer of their own."""
    monkeypatch.setenv("PBEM_HOME", str(folder / name))


def drawn(pbem: Run, *more: str) -> bytes:
    """What `pbem show` draws, in a file of its own."""
    Path("board.svg").unlink(missing_ok=True)
    done = pbem("show", "table/world-000.toml", "-o", "board.svg", *more)
    assert done.exit_code == 0, done.output
    return Path("board.svg").read_bytes()


def test_whoever_began_a_game_on_a_map_never_names_it_again(
    begun: Path, pbem: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = drawn(pbem)
    moved(monkeypatch, begun, "ben")
    assert board_maps.map_of(genesis_at(begun), "table") == {}
    assert drawn(pbem, "--map", f"away/{LOOK}") == mine
    assert drawn(pbem) == mine


@pytest.mark.thorough
def test_a_map_beside_the_game_is_found_by_its_name(begun: Path, pbem: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = drawn(pbem)
    moved(monkeypatch, begun, "cleo")
    shutil.copy(begun / "away" / LOOK, begun / "table" / LOOK)
    assert drawn(pbem) == mine
    page = pbem("page", "table/world-000.toml", "-o", "page.html")
    assert page.exit_code == 0, page.output
    game, data = game_at(begun), (begun / "table" / "world-000.toml").read_bytes()
    look = map_files.load(f"away/{LOOK}")
    assert (begun / "page.html").read_bytes() == page_of(data, game, look) != page_of(data, game, {})


def farewell(folder: Path) -> tuple[str, list[str]]:
    """What is said of the next game when this one is over, and the command in it."""
    *_, line = ending.farewell(game_files.open_game(str(folder / "table" / "world-000.toml")))
    return line, shlex.split(line.replace("\u00a0", " ").partition("pbem ")[2])


def test_a_map_that_says_nothing_of_its_look_is_kept_to_play_on_again_and_nothing_is_said(
    pbem: Run, folder: Path
) -> None:
    (folder / "isle.txt").write_text(re.sub(r"@ +\d+ +\d+", "", LIST), encoding="utf-8")
    assert pbem("map", "new", "isle.txt").exit_code == 0
    made = pbem("new", "world", "--players", "anna,ben", "--map", LOOK, "-o", "table")
    assert made.exit_code == 0, made.output
    assert "looks like" not in made.output
    look = (folder / LOOK).read_bytes()
    (folder / LOOK).unlink()
    _, again = farewell(folder)
    assert Path(again[again.index("--map") + 1]).read_bytes() == look


def test_the_next_game_on_a_map_of_ones_own_is_offered_and_works_as_it_stands(
    begun: Path, pbem: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = pbem(*farewell(begun)[1])
    assert done.exit_code == 0, done.output
    assert load_game(Path("world-2-000.toml").read_bytes(), registry.load).file.genesis.board == genesis_at(begun).board
    moved(monkeypatch, begun, "ben")
    line, command = farewell(begun)
    assert (command, line.count(LOOK)) == ([], 1)
    shutil.copy(begun / "away" / LOOK, begun / "table" / LOOK)
    assert farewell(begun)[1][-2:] == ["--map", str(begun / "table" / LOOK)]


def test_the_next_game_on_a_board_of_ours_names_it(pbem: Run, folder: Path) -> None:
    assert pbem("new", "world", "--players", "anna,ben", "--map", "skerries", "-o", "table").exit_code == 0
    assert farewell(folder)[1][-2:] == ["--map", "skerries"]


def test_the_map_of_another_board_is_refused(begun: Path, pbem: Run) -> None:
    done = pbem("show", "table/world-000.toml", "-o", "board.svg", "--map", "skerries")
    assert done.exit_code == 1
    said = " ".join(done.output.split())
    assert 'skerries is a map of "The Skerries" (id skerries), and world is played on "The isle" (id the-isle)' in said
    assert not (begun / "board.svg").exists()


@pytest.mark.parametrize("damage", ["x", 'format = "pbem-map/1"\nid = "the-isle"\nname = "Another isle"\n'])
def test_a_damaged_map_and_one_of_another_board_count_as_none(
    damage: str, begun: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moved(monkeypatch, begun, "cleo")
    (begun / "table" / LOOK).write_text(damage, encoding="utf-8")
    assert board_maps.map_of(genesis_at(begun), "table") == {}
    (begun / LOOK).write_bytes((begun / "away" / LOOK).read_bytes())
    assert board_maps.map_of(genesis_at(begun), "table", "") == map_files.load(f"away/{LOOK}")


def test_a_host_draws_a_board_by_the_map_in_its_folder_and_takes_orders_for_it_by_mail(
    begun: Path, pbem: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture with the letters, the published one, and the receipt."""
    moved(monkeypatch, begun, "host")
    drawings: list[Composition] = []
    monkeypatch.setattr("pbem.host.games.turn_pictures.png_of", drawings.append)
    host = publishing(move_in(pbem, begun, begun / "table" / "world-000.toml"), "web")
    shutil.copy(begun / "away" / LOOK, Path(host.host_folder.path) / LOOK)
    seat = host.mover()
    receipt = host.answer(host.move())
    assert str(receipt["Subject"]) == "[pbem world] turn 1: orders accepted"
    assert re.search(r"\b(Cape|Moor|Quay|Marsh|Hill|Ness)\b", text_of(receipt))
    letter = next(one for one in host.sent if "world-001.toml" in attached(one) and address(seat) == one["To"])
    assert "Cape" in text_of(letter)
    look, table = map_files.load(f"away/{LOOK}"), host.game().table
    *_, turn = replay(host.folder().newest(), registry.load)
    title = format_clock(table.clock(turn.before))
    assert drawings[-1] == lay_out_upright(turn.genesis, table, turn.after, title, look, turn.events)
    title = format_clock(table.clock(turn.after))
    published = (begun / "host-folder" / "web" / "world.svg").read_text(encoding="utf-8")
    assert published == draw_board(turn.genesis, table, turn.after, title, look)
