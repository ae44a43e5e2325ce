"""The pages for people say what is so: every command on them runs, every output is the program's."""

from __future__ import annotations

import re
import shlex
import shutil
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pbem.local import registry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from conftest import Run

ROOT = Path(__file__).parent.parent.parent
README = ROOT / "README.md"
FIRST_GAME = ROOT / "docs" / "first-game.md"
ARCHITECTURE = ROOT / "docs" / "architecture.md"
CHANGELOG = ROOT / "CHANGELOG.md"
ORDERS = ROOT / "docs" / "orders.md"
MAPS = ROOT / "docs" / "maps.md"
TRUST = ROOT / "docs" / "trust.md"
PAGES = [README, FIRST_GAME, ORDERS, MAPS, TRUST, ARCHITECTURE, CHANGELOG]


LAGOONS = """\
name Two Lagoons
[continents]
Reef 2 cyan
Bank 3 #c0a040
[countries]
1 Gull_Rock 1 40 60
2 Pier_Head 1 90 55
3 Saltmarsh 2 150 70
4 Eel_Creek 2 160 130
[borders]
1 2
2 1 3
3 2 4
4 3
"""
"""A map for Domination, as somebody may have one."""


def blocks(page: Path, kind: str) -> list[str]:
    """The blocks of one kind on a page."""
    return re.findall(rf"(?ms)^```{kind}\n(.*?)^```$", page.read_text(encoding="utf-8"))


def commands(page: Path) -> list[tuple[str, list[str]]]:
    """Every `pbem` command of a page, in order; installing is left out."""
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    return [step for line in lines for step in read_line(line)]


def read_line(line: str) -> Iterator[tuple[str, list[str]]]:
    """The commands of a line, each with the person whose it is: the remark behind it may say."""
    rest, _, people = line.partition("#")
    for person in people.split(",") if people else [""]:
        for step in rest.split(" && "):
            words = shlex.split(step)
            if Path(words[0]).name == "pbem":
                yield person.strip(), words


def spread(word: str) -> list[str]:
    """What a shell makes of a word with a star."""
    return sorted(map(str, Path().glob(word))) if "*" in word else [word]


@pytest.fixture
def outputs(pbem: Run, tmp_path: Path, own_home: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], list[str]]:
    """Run a page's commands one after the other, in a folder like a fresh clone."""
    for folder in ("examples/first-turn", "maps"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("VISUAL", raising=False)
    monkeypatch.setenv("EDITOR", "true")
    (tmp_path / "isle.toml").write_text(blocks(MAPS, "toml")[0])
    (tmp_path / "sketch.txt").write_text(blocks(MAPS, "board")[0].replace("The isle", "The sketched isle"))
    (tmp_path / "lagoons.map").write_text(LAGOONS)
    # What another player would have mailed.
    monkeypatch.setenv("PBEM_HOME", str(tmp_path / "ben"))
    assert pbem("key", "new").exit_code == 0
    (tmp_path / "ben.pub").write_text(pbem("key", "show").stdout)

    def run(page: Path) -> list[str]:
        return [step(person, words[1:]) for person, words in commands(page)]

    def step(person: str, words: list[str]) -> str:
        monkeypatch.setenv("PBEM_HOME", str(tmp_path / f"home of {person}" if person else own_home))
        words, target = (words[:-2], words[-1]) if ">" in words else (words, "")
        words = [name for word in words for name in spread(word)]
        # Whoever types `pbem turn` says who it is, agrees three times, and leaves.
        result = pbem(*words, stdin=b"anna\n\n\n\n" if words[0] == "turn" else None)
        left = "Left here, and nothing is lost" in result.output
        assert result.exit_code == int(left), f"{shlex.join(words)}: {result.output}"
        if target:
            (tmp_path / target).write_text(result.stdout)
        return result.stdout

    return run


@pytest.mark.parametrize("page", [README, MAPS, TRUST], ids=lambda page: page.stem)
def test_every_command_runs_and_every_output_shown_is_that_of_a_command(
    page: Path, outputs: Callable[[Path], list[str]]
) -> None:
    told = outputs(page)
    assert len(told) >= 2
    for shown in blocks(page, "text"):
        assert any(shown in text for text in told)


def test_the_report_and_the_verdict_of_the_first_turn_are_shown() -> None:
    shown = blocks(README, "text")
    assert len(shown) == 2
    assert shown[0] in (ROOT / "examples/first-turn/world-008.txt").read_text(encoding="utf-8")
    assert shown[1].startswith("first-turn-result/world-008.toml: yes.")


def test_the_orders_shown_are_those_of_the_example() -> None:
    orders = (ROOT / "examples" / "first-turn" / "anna.toml").read_text(encoding="utf-8")
    (shown,) = blocks(README, "toml")
    assert orders.startswith(shown)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_block_is_of_a_kind_that_is_checked(page: Path) -> None:
    marks = re.findall(r"(?m)^```(\w*)$", page.read_text(encoding="utf-8"))
    assert set(marks[::2]) <= {"sh", "text", "toml", "board"}
    assert set(marks[1::2]) <= {""}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    for link in links:
        assert (page.parent / link).exists(), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_paths_named_are_there(page: Path) -> None:
    words = re.findall(r"`([^`\s]+)`", page.read_text(encoding="utf-8"))
    for word in words:
        if re.match(r"(pbem|tests|docs|maps|examples)/[a-zN]", word):
            rooms = [ROOT / word, ROOT / word.replace("NAME", "apply")]
            assert any(room.exists() for room in rooms), word


def test_what_the_table_of_rooms_names_stands_in_its_file() -> None:
    named = re.findall(r"`(\w+)` in \[`[^`]+`\]\(\.\./([^)]+)\)", ARCHITECTURE.read_text("utf-8"))
    assert len(named) >= 6
    for name, path in named:
        text = (ROOT / path).read_text(encoding="utf-8")
        assert re.search(rf"(?m)^\s*((def|class) {name}\b|{name}\b.* = )", text), (name, path)


@pytest.mark.thorough
def test_the_readmes_game_of_mode_next_begins(outputs: Callable[[Path], list[str]]) -> None:
    told = outputs(README)
    assert any(text.startswith("trio: set-up ") and "\nMode    next: " in text for text in told)


def test_the_rail_rows_shown_are_those_of_the_map() -> None:
    shown = tomllib.loads(blocks(MAPS, "toml")[1])
    whole = tomllib.loads((ROOT / "maps" / "rail.toml").read_text(encoding="utf-8"))
    for table, (row,) in shown.items():
        assert any(row.items() <= other.items() for other in whole[table])


def test_the_changelog_names_everything_that_can_be_played() -> None:
    text = CHANGELOG.read_text(encoding="utf-8")
    ours = [shelf.ruleset for shelf in registry.listed() if shelf.package == "pbem"]
    assert len(ours) >= 5
    for ruleset in ours:
        assert ruleset is not None
        assert f"`{ruleset.name}`" in text
        for option in ruleset.options():
            assert option.values or f"`{option.name}`" in text or option.name in text, option.name
