"""The shell is told what the next word can be: docs/terminal.md."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.shell_completion import ShellComplete, shell_complete

from pbem.cli.group import COMMANDS, cli

if TYPE_CHECKING:
    from conftest import Program

ROOT = Path(__file__).parent.parent.parent
GAME = ROOT / "examples" / "first-turn" / "world-007.toml"
PAGE = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
SHELLS = ("bash", "zsh", "fish")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("world-007.toml").write_bytes(GAME.read_bytes())
    Path("anna.toml").write_text("")
    Path("games").mkdir()
    Path("notes.odt").write_text("")
    return tmp_path


def offered(line: str) -> list[str]:
    *words, typed = line.split(" ")
    shell = ShellComplete(cli, {}, "pbem", "_PBEM_COMPLETE")
    return [one.value if one.type == "plain" else "FILE" for one in shell.get_completions(words, typed)]


CASES = {
    "sh": ["show"],
    "host pa": ["pause"],
    "show ": ["games/", "world-007.toml"],
    "show nowhere/": ["FILE"],
    "check world-007.toml ": ["anna.toml", "games/"],
    "show world-007.toml --player ": ["anna", "ben", "cleo"],
    "show --player a": ["FILE"],
    "admin world-007.toml replace c": ["cleo"],
    "admin world-007.toml res": ["resign"],
    "bot world-007.toml --style ": ["bold", "careful", "plain", "random", "strong"],
    "new x --players Anna,b=Ben --bot b=": ["b=bold", "b=careful", "b=plain", "b=random", "b=strong"],
    "new x --mode n": ["next"],
    "new x --rules risk-p": ["risk-parker"],
    "rules across": ["across-the-continent-1952"],
    "new x --option ca": ["card-reroll", "capitals"],
    "new x --rules across-the-continent-1952 --option part": ["partners"],
    "new x --set max_losses=": ["max_losses=never-more", "max_losses=before-throw"],
    "new x --map cl": ["classic"],
    "read ": ["FILE"],
}


@pytest.mark.parametrize("line", CASES)
def test_what_fits_is_offered(folder: Path, line: str) -> None:
    assert offered(line) == CASES[line]


def test_all_commands_are_offered_without_loading_them(folder: Path) -> None:
    assert offered("") == list(COMMANDS)


def test_a_hostile_name_is_not_offered(folder: Path) -> None:
    Path("world-001.toml\nplain,rm").mkdir()
    assert offered("show world-001") == ["FILE"]


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_gets_its_script_as_the_page_says(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"_PBEM_COMPLETE={shell}_source pbem" in PAGE
    assert shell_complete(cli, {}, "pbem", "_PBEM_COMPLETE", f"{shell}_source") == 0
    assert f"_PBEM_COMPLETE={shell}_complete" in capsys.readouterr().out


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_hears_the_words(
    shell: str, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMP_WORDS", "pbem show w")
    monkeypatch.setenv("COMP_CWORD", "w" if shell == "fish" else "2")
    assert shell_complete(cli, {}, "pbem", "_PBEM_COMPLETE", f"{shell}_complete") == 0
    assert "world-007.toml" in capsys.readouterr().out


def test_bash_completes_a_game_file(folder: Path, program: Program) -> None:
    setting = re.findall(r'eval "\$\(_PBEM_COMPLETE=bash_source pbem\)"', PAGE)[0]
    own = Path("bin/pbem")
    own.parent.mkdir()
    own.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m pbem "$@"\n')
    own.chmod(0o755)
    typed = "COMP_WORDS=(pbem show w); COMP_CWORD=2; _pbem_completion pbem w show"
    done = subprocess.run(
        [program("bash"), "-c", f"{setting}; {typed}; echo ${{COMPREPLY[@]}}"],
        env={
            **os.environ,
            "PATH": f"{folder}/bin:{os.environ['PATH']}",
            "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ["PYTHONPATH"]]),
        },
        capture_output=True,
        check=True,
        text=True,
    )
    assert done.stdout == "world-007.toml\n"
