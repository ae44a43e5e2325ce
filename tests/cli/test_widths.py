"""What people read fits a terminal of 80 columns: whatever a command prints, text files, and the plain part of mails."""

from __future__ import annotations

import shlex
import shutil
from email import message_from_bytes, policy
from pathlib import Path
from typing import TYPE_CHECKING

import click
import pytest
from click.testing import CliRunner

from pbem.cli.commands.host import COMMANDS as HOST_COMMANDS
from pbem.cli.group import COMMANDS, cli
from pbem.cli.say import console

if TYPE_CHECKING:
    from collections.abc import Iterator

EXAMPLES = Path(__file__).parents[2] / "examples" / "first-turn"
COLUMNS = 79
PRINTED = """\
show world-007.toml
show world-007.toml --borders
check world-007.toml anna.toml
plan world-007.toml anna.toml
orders world-007.toml --short
orders world-007.toml -o fresh.toml
bot world-007.toml -o bot.toml
bot world-007.toml --why
note world-007.toml "Peace in Asia, and in all the other parts of the world, until somebody has more cards than I have?"
apply world-007.toml anna.toml
mail world-008.toml
mail world-008.toml --to ben@example.org --eml other.eml
read world-008.eml
verify world-008.toml
verify world-008.toml --against world-007.toml
luck world-008.toml
replay world-008.toml
replay world-008.toml --summary
replay world-008.toml --orders 8
export-turn world-008.toml 8
page world-008.toml -o page.html
admin world-008.toml ruling --reason "Said at the table by all of us, as far as anybody can remember, last Sunday evening."
mail world-009-ruling.toml
approve world-008.toml world-009-ruling.toml
games
games .
status
turn world
turn world --undo
odds 12 7
rules --list
rules risk-1959
rules risk-1959 --list
key new
new trio --mode next --players anna,ben,cleo
join trio-start-anna.toml --player ben
start trio-start-anna.toml
mail trio-start-anna.toml
new duel --rules risk-1959 --players anna,ben
sign world-008.toml fresh.toml
reveal world-008.toml fresh.toml
wish world-008.toml fresh.toml
fetch
mail-in
map list
map check world-008.toml
arena --players random,random --games 2 --jobs 1
host init --address games@example.org
host add world-008.toml --player anna=a@example.org --player ben=b@example.org --player cleo=c@example.org
host tick
host status
host check
nothing
"""
UNBROKEN = ("http", "/", "AAAA")
"""What has no place to break a line: addresses, paths and keys; nor has a command."""


@pytest.fixture
def typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Sit down at a terminal beside the example, and yield nothing but that."""
    for name in ("world-007.toml", "anna.toml"):
        shutil.copy(EXAMPLES / name, tmp_path / name)
    for name in ("PBEM_HOME", "PBEM_HOST", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / name.lower()))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(console, "is_terminal", lambda stream: True)
    monkeypatch.setenv("COLUMNS", "80")
    return iter(PRINTED.splitlines())


def too_wide(text: str, columns: int = COLUMNS) -> list[str]:
    """Return the lines that are wider than a terminal, but for those that hold a word that cannot be broken."""
    lines = click.unstyle(text).replace("\r", "\n").splitlines()
    wide = [line for line in lines if len(line) > columns and not line.startswith("pbem ")]
    return [
        line for line in wide if not any(mark in word for word in line.split() for mark in UNBROKEN if len(word) > 30)
    ]


@pytest.mark.thorough
def test_nothing_is_wider_than_a_terminal_nor_coloured_against_a_wish(
    typed: Iterator[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    wide, coloured, called = [], [], set()
    for line in typed:
        words = shlex.split(line)
        called.add(words[0])
        said = CliRunner().invoke(cli, words, input="n\n", color=True).output
        wide += [f"{line}: {one}" for one in too_wide(said)]
        coloured += [line] if "\x1b" in said else []
    assert "\n".join(wide) == ""
    assert coloured == []
    assert set(COMMANDS) <= called
    texts = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.txt")}
    for path in tmp_path.rglob("*.eml"):
        mail = message_from_bytes(path.read_bytes(), policy=policy.default)
        plain = mail.get_body(("plain",))
        texts[path.name] = plain.get_content() if plain else ""
    assert {"world-008.txt", "world-008.eml", "trio-start-anna.eml"} <= set(texts)
    assert {name: too_wide(text) for name, text in texts.items() if too_wide(text)} == {}


def test_colours_are_there_without_the_wish(typed: Iterator[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b" in CliRunner().invoke(cli, next(typed).split(), color=True).output


@pytest.mark.thorough
def test_no_help_is_wider_than_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    pages = [[name] for name in COMMANDS] + [["host", name] for name in HOST_COMMANDS]
    said = {" ".join(words): CliRunner().invoke(cli, [*words, "--help"]).output for words in [[], *pages]}
    assert {name: too_wide(text, 80) for name, text in said.items() if too_wide(text, 80)} == {}
