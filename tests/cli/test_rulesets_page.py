"""The page on writing rule sets says what is so: code, orders, answers and commands."""

from __future__ import annotations

import re
import shlex
import sys
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games import plugin_race
from sample_games.plugin_race import PLUGIN, ROOT

from pbem.engine.table.rooms import Cards, Foresight, Forms, Pictures, Rulings, Words
from pbem.engine.table.ruleset import Ruleset, Table
from pbem.engine.table.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conftest import Run

PAGE = ROOT / "docs" / "rulesets.md"
README = PLUGIN / "README.md"
KINDS = (Words, Pictures, Foresight, Forms, Cards, Rulings)


def excerpts(path: Path, kind: str) -> list[str]:
    """The blocks of one kind on a page, indented as far as they need."""
    text = path.read_text(encoding="utf-8")
    return [textwrap.dedent(block) for block in re.findall(rf"(?ms)^```{kind}\n(.*?)^```$", text)]


def passages(source: str, length: int) -> Iterator[str]:
    """Every run of so many lines of a file, indented as far as it needs."""
    lines = source.splitlines(keepends=True)
    for at in range(len(lines) - length + 1):
        yield textwrap.dedent("".join(lines[at : at + length]))


*OF_THE_PACKAGE, NIM = excerpts(PAGE, "python")


@pytest.mark.parametrize("excerpt", OF_THE_PACKAGE)
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


@pytest.mark.parametrize("kind", KINDS)
def test_every_method_of_a_room_is_spoken_of(kind: type) -> None:
    text = PAGE.read_text(encoding="utf-8")
    names = [name for name in vars(kind) if not name.startswith("_") and name != "table"]
    assert names
    assert [name for name in names if not re.search(rf"`{name}\b", text)] == []


def test_every_way_to_take_a_key_is_spoken_of() -> None:
    text = PAGE.read_text(encoding="utf-8")
    names = [name for name in vars(Sheet) if name.startswith("take") and name != "taken"]
    assert [name for name in names if f"`{name}`" not in text] == []


@pytest.fixture
def command(pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[plugin_race.Command]:
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


# ── the game in one file ─────────────────────────────────────────────────────────────────────────


@pytest.fixture
def one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where a stranger's file is looked for, and an empty folder to play in."""
    site = tmp_path / "site"
    plugin_race.list_entries(site, "nim-game", "1.0", {"pbem.rulesets": {"nim": "nim:NIM"}})
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.delitem(sys.modules, "nim", raising=False)
    plugin_race.forget()
    monkeypatch.chdir(tmp_path)
    yield site / "nim.py"
    sys.modules.pop("nim", None)
    plugin_race.forget()


def test_the_game_of_the_page_is_played_to_its_end(one_file: Path, pbem: Run) -> None:
    one_file.write_text(NIM, encoding="utf-8")
    assert pbem("new", "nim", "--rules", "nim", "--players", "anna,ben").exit_code == 0
    for number in range(30):
        game = f"nim-{number:03}.toml"
        shown = pbem("show", game).stdout
        if "Next: nobody" in shown or "over" in shown:
            break
        mover = "anna" if "Next: Anna" in shown else "ben"
        assert pbem("orders", game, "--player", mover, "-o", "orders.toml").exit_code == 0
        done = pbem("apply", game, "orders.toml")
        assert done.exit_code == 0, done.stderr
        Path("orders.toml").unlink()
    assert number == 12, "the file to fill in takes one match"
    assert pbem("verify", game).exit_code == 0
    assert "takes 1 from heap 3." in pbem("replay", game).stdout
    assert pbem("replay", game, "--summary").exit_code == 0
    for asked, said in {
        ("show", "--borders"): "no borders to list",
        ("luck",): "does not say which of its dice should be fair",
    }.items():
        answer = pbem(asked[0], game, *asked[1:])
        assert (answer.exit_code, said in " ".join(answer.stderr.split())) == (1, True)


MISSPELT = {
    "a method of words": (
        "def standing(",
        "def standings(",
        ("NimWords: the room Words has no standings; did you mean standing?"),
    ),
    "a method that need not be there": (
        "    def headline",
        "    def milestone(self): ...\n\n    def headline",
        "NimWords: the room Words has no milestone; did you mean milestones?",
    ),
    "nothing like it": (
        "    def headline",
        "    def xyzzy(self): ...\n\n    def headline",
        "NimWords: the room Words has no xyzzy; it has borders, describe, describe_all",
    ),
    "other parameters": (
        ", before: Heaps | None = None, /",
        ", /",
        ("NimWords: the method show of the room Words takes (self, state, seat, before)"),
    ),
    "a method that is missing": (
        "    def headline",
        "    def _headline",
        "NimWords: the room Words must have headline",
    ),
    "a room that is no such room": ("at(Forms, NimForms)", "at(Forms, NimWords)", "is no room of the kind Forms"),
    "a room that is missing": ("    forms = at(Forms, NimForms)\n", "", "NimTable: a Table must have forms"),
    "a room by another name": (
        "    forms = at",
        "    says = at(Words, NimWords)\n    forms = at",
        "NimTable: the room Words is called words, not says",
    ),
    "a place where nothing is": ("at(Forms, NimForms)", 'at(Forms, "nim:NimForm")', "nim:NimForm is no room"),
    "a method of the table": (
        "    def clock",
        "    def lives(self, state): ...\n\n    def clock",
        "NimTable: a Table has no lives; did you mean live?",
    ),
    "what the table must have": ("def awaited", "def awaits", "NimTable: a Table must have awaited"),
    "a method of the rule set": (
        "    def check_map",
        "    def announcement(self): ...\n\n    def check_map",
        "Nim: a Ruleset has no announcement; did you mean announcements?",
    ),
    "no rule set": ("NIM = Nim()", "NIM = 7", "int is no Ruleset"),
    "a property as a method": (
        "class NimForms(Forms):",
        (
            "from pbem.engine.table.rooms import Cards\nclass NimCards(Cards):"
            "\n    def deck_size(self): ...\n\nclass NimForms(Forms):"
        ),
        "deck_size of the room Cards",
    ),
}


@pytest.mark.parametrize(("right", "wrong", "said"), MISSPELT.values(), ids=MISSPELT)
def test_what_is_misspelt_is_an_error_when_the_rule_set_is_loaded(
    right: str, wrong: str, said: str, one_file: Path, pbem: Run
) -> None:
    text = NIM.replace(right, wrong)
    assert text != NIM
    if "NimCards" in wrong:
        text = text.replace("    forms = at(", "    cards = at(Cards, NimCards)\n    forms = at(")
    one_file.write_text(text, encoding="utf-8")
    answer = pbem("new", "nim", "--rules", "nim", "--players", "anna,ben")
    assert answer.exit_code == 1
    told = " ".join(answer.stderr.split())
    assert "the rule set 'nim' of the package nim-game does not load: " in told
    assert said in told
