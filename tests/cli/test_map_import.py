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
