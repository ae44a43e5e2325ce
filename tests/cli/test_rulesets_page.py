"""The page on writing rule sets says what is so: code, orders, answers and commands."""

from __future__ import annotations

import re
import shlex
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

import plugin_race
import pytest
from plugin_race import PLUGIN, ROOT

from pbem.engine.table.ruleset import Ruleset, Table
from pbem.engine.table.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conftest import Run

PAGE = ROOT / "docs" / "rulesets.md"
README = PLUGIN / "README.md"


def excerpts(path: Path, kind: str) -> list[str]:
    """The blocks of one kind on a page, indented as far as they need."""
    text = path.read_text(encoding="utf-8")
    return [textwrap.dedent(block) for block in re.findall(rf"(?ms)^```{kind}\n(.*?)^```$", text)]


def passages(source: str, length: int) -> Iterator[str]:
    """Every run of so many lines of a file, indented as far as it needs."""
    lines = source.splitlines(keepends=True)
    for at in range(len(lines) - length + 1):
        yield textwrap.dedent("".join(lines[at : at + length]))


@pytest.mark.parametrize("excerpt", excerpts(PAGE, "python"))
def test_every_excerpt_stands_in_the_package(excerpt: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in PLUGIN.rglob("*.py")]
    length = excerpt.count("\n")
    assert any(excerpt in passages(source, length) for source in sources), excerpt


def test_every_block_of_the_page_is_of_a_kind_that_is_checked() -> None:
    marks = re.findall(r"(?m)^```(\w*)$", PAGE.read_text(encoding="utf-8"))
    assert set(marks[::2]) == {"python", "toml", "text", "sh"}
    assert set(marks[1::2]) == {""}
    assert (len(excerpts(PAGE, "toml")), len(excerpts(PAGE, "text"))) == (3, 1)
    assert len(excerpts(PAGE, "sh")) == 1


def test_the_entry_points_are_those_of_the_package() -> None:
    about = (PLUGIN / "pyproject.toml").read_text(encoding="utf-8")
    lists = [block for block in excerpts(PAGE, "toml") if block.startswith("[project")]
    assert len(lists) == 2
    assert all(block in about for block in lists)


@pytest.mark.parametrize("protocol", [Table, Ruleset])
def test_every_method_of_the_protocol_is_spoken_of(protocol: type) -> None:
    text = PAGE.read_text(encoding="utf-8")
    names = [name for name in vars(protocol) if not name.startswith("_")]
    assert len(names) > 9
    assert [name for name in names if not re.search(rf"`{name}\b", text)] == []


def test_every_way_to_take_a_key_is_spoken_of() -> None:
    text = PAGE.read_text(encoding="utf-8")
    names = [name for name in vars(Sheet) if name.startswith("take") and name != "taken"]
    assert [name for name in names if f"`{name}`" not in text] == []


@pytest.fixture
def command(
    pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[plugin_race.Command]:
    """`pbem` with the example, in an empty folder."""
    plugin_race.plug(monkeypatch, tmp_path / "site")
    (tmp_path / "games").mkdir()
    monkeypatch.chdir(tmp_path / "games")

    def run(*words: str | Path, code: int = 0) -> str:
        result = pbem(*words)
        assert result.exit_code == code, result.output
        return result.stdout

    yield run
    plugin_race.forget()


def test_the_orders_on_the_page_get_the_answer_on_the_page(command: plugin_race.Command) -> None:
    game = plugin_race.sail(command, plugin_race.new(command, Path()), 3, 4, 5)
    Path("anna.toml").write_text(excerpts(PAGE, "toml")[1])
    assert command("check", game, "anna.toml", code=1) == excerpts(PAGE, "text")[0]


@pytest.mark.parametrize("page", [PAGE, README], ids=lambda page: page.stem)
def test_the_commands_on_the_page_play_a_game(page: Path, command: plugin_race.Command) -> None:
    lines = [shlex.split(row) for block in excerpts(page, "sh") for row in block.splitlines()]
    played = [words[1:] for words in lines if words[0] == "pbem"]
    assert len(played) >= 3
    for words in played:
        command(*words)


@pytest.mark.parametrize("page", [PAGE, README], ids=lambda page: page.stem)
def test_what_the_page_installs_and_tests_is_there(page: Path) -> None:
    lines = [shlex.split(row) for block in excerpts(page, "sh") for row in block.splitlines()]
    others = [words for words in lines if words[0] != "pbem"]
    assert others
    for words in others:
        assert words[:2] == ["pip", "install"] or words[:3] == ["python", "-m", "pytest"]
        for word in words[2:]:
            if "." in word or "/" in word:
                folder, _, extra = word.partition("[")
                about = plugin_race.project(ROOT / folder)
                assert not extra or extra.rstrip("]") in about["optional-dependencies"]


@pytest.mark.parametrize("page", [PAGE, README], ids=lambda page: page.stem)
def test_the_links_on_the_page_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert links
    for link in links:
        assert (page.parent / link).exists(), link
