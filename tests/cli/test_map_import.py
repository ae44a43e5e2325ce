"""`pbem map import`, `new`, `export` and `list`, as people use them: files in a folder of their own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from conftest import Run

PAGE = (Path(__file__).parents[2] / "docs" / "maps.md").read_text(encoding="utf-8")
LIST = "".join(re.findall(r"```board\n(The isle\n.*?)```", PAGE, re.DOTALL))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_list_becomes_a_board_that_goes_to_another_program_and_comes_back(pbem: Run, folder: Path) -> None:
    assert pbem("map", "new").stdout == LIST
    (folder / "isle.txt").write_text(LIST, encoding="utf-8")
    made = pbem("map", "new", "isle.txt")
    assert made.exit_code == 0, made.output
    assert "isle.txt: 6 territories, 2 continents, 8 borders (1 one-way), bonuses 3 in all; deck made up" in made.stdout
    assert pbem("map", "export", "the-isle.toml", "-o", "isle").exit_code == 0
    back = pbem("map", "import", "isle.map", "-o", "back.toml")
    assert back.exit_code == 0, back.output
    assert "isle.map: 6 territories, 2 continents, 8 borders (1 one-way), bonuses 3 in all\n" in back.stdout
    assert pbem("map", "export", "back.toml", "-o", "again").exit_code == 0
    assert (folder / "again.cards").read_bytes() == (folder / "isle.cards").read_bytes()
    begun = pbem("new", "island", "--players", "Anna,Ben", "--map", "back.toml")
    assert begun.exit_code == 0, begun.output


def test_a_refused_board_writes_nothing(pbem: Run, folder: Path) -> None:
    (folder / "isle.map").write_bytes(b"[continents]\r\nA 2 red\r\n[countries]\r\n1 X 3 5 5\r\n[borders]\r\n1 4\r\n")
    refused = pbem("map", "import", "isle.map")
    assert refused.exit_code == 1
    assert "isle.map:4:5: there is no continent 3; there are 1\n" in refused.stdout
    assert "isle.map:6:3: there is no country 4; the last is 1 (X)\n" in refused.stdout
    assert "isle.map cannot be played on: 2 faults" in refused.stderr
    assert [path.name for path in folder.iterdir()] == ["isle.map"]


def test_a_board_is_never_written_over_another_file(pbem: Run, folder: Path) -> None:
    (folder / "isle.txt").write_text(LIST, encoding="utf-8")
    (folder / "the-isle.toml").write_text("mine", encoding="utf-8")
    assert pbem("map", "new", "isle.txt").exit_code == 1
    assert (folder / "the-isle.toml").read_text(encoding="utf-8") == "mine"


def test_the_list_of_boards_names_each_with_its_size(pbem: Run) -> None:
    listed = pbem("map", "list").stdout
    assert re.findall(r"^([a-z-]+) +[A-Z]", listed, re.MULTILINE) == [
        "classic",
        "far-shores",
        "inland-sea",
        "rail",
        "skerries",
    ]
    assert "20\n    territories, an evening for two." in listed


WOOD = b"""; The wood,
; made up here.
name Wood
[files]
pic wood.png
map wood_map.gif
crd wood.cards
[continents]
; one is enough
All 2 red
[countries]
1 Oak 1 15 20
2 From 1 45 20
[borders]
1 2
2 1
"""
DECK = b"[cards]\nInfantry 1\n; and again\nCannon 1\nCavalry 2\nwildcard\n"


def test_what_an_imported_board_keeps_and_what_is_left_out_is_said(pbem: Run, folder: Path) -> None:
    (folder / "wood.map").write_bytes(WOOD)
    (folder / "wood.cards").write_bytes(DECK)
    (folder / "wood_de.properties").write_text("Oak=Eiche\n", encoding="utf-8")
    done = pbem("map", "import", "wood.map", "-o", "wood.toml")
    assert done.exit_code == 0, done.output
    said = " ".join(done.output.split())
    for line in (
        "wood.map:9:1: warning: 1 comment left out, the first here",
        'wood.map:13:1: warning: "From" is called From 2 (id from-2) here',
        "wood.cards:3:1: warning: 1 comment left out, the first here",
        "wood.cards:4:1: warning: country 1 has a card in line 2 already; here a territory has one card, so this one is left out",
        "wood_de.properties was left out: a territory has one name here, whatever the language",
    ):
        assert line in said, line
    assert pbem("map", "export", "wood.toml", "-o", "back").exit_code == 0
    assert (folder / "back.map").read_bytes().startswith(b"; The wood,\n; made up here.\nname Wood\n")


def test_a_picture_of_colours_of_another_size_than_the_one_that_is_shown_is_noticed(pbem: Run, folder: Path) -> None:
    pytest.importorskip("shapely", reason="the extra shapes is not installed")
    image = pytest.importorskip("PIL.Image")
    (folder / "wood.map").write_bytes(WOOD)
    colours = image.new("L", (60, 40), 255)
    for value, box in ((1, (5, 5, 30, 35)), (2, (30, 5, 55, 35))):
        colours.paste(value, box)
    colours.convert("RGB").save(folder / "wood_map.gif")
    for size, warned in (((60, 40), False), ((120, 80), True)):
        image.new("RGB", size).save(folder / "wood.png")
        done = pbem("map", "import", "wood.map", "-o", f"{size[0]}.toml")
        said = " ".join(done.output.split())
        assert "the areas were traced from wood_map.gif" in said
        what = "wood_map.gif has 60 x 40 pixels, wood.png 120 x 80: badges may stand beside their areas"
        assert (what in said) is warned


def test_the_bitmap_of_a_conquest_map_is_traced(pbem: Run, folder: Path) -> None:
    pytest.importorskip("shapely", reason="the extra shapes is not installed")
    image = pytest.importorskip("PIL.Image")
    rows = ["[Map]", "image=wood.bmp", "[Continents]", "All=2", "[Territories]"]
    rows += ["Oak,15,20,All,Elm", "Elm,45,20,All,Oak,Ash", "Ash,80,20,All,Elm"]
    (folder / "wood.map").write_text("\r\n".join(rows), encoding="utf-8")
    picture = image.new("RGB", (100, 40), (0, 0, 0))
    for box in ((2, 2, 30, 38), (31, 2, 58, 38)):
        picture.paste((255, 255, 255), box)
    picture.save(folder / "wood.bmp")
    done = pbem("map", "import", "wood.map", "-o", "wood.toml")
    said = " ".join(done.output.split())
    assert "the areas were traced from wood.bmp" in said
    assert "Ash has no area in the picture; a small one was made up" in said
    assert pbem("map", "show", "wood.toml", "-o", "wood.svg").exit_code == 0
    (folder / "wood.bmp").unlink()
    assert "the picture of the areas, wood.bmp, is not here" in pbem("map", "import", "wood.map", "-o", "b.toml").output
