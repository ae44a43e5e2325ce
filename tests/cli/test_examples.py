"""The examples are what they say, and the README's command plays the first one."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from conftest import Run

ROOT = Path(__file__).parent.parent.parent
FIRST = ROOT / "examples" / "first-turn"


def make() -> Any:
    """The script that makes the examples."""
    return script("make")


def script(name: str) -> Any:
    """A script beside the examples."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_is_what_its_script_makes() -> None:
    for path, content in make().first_turn().items():
        assert path.read_bytes() == content, f"{path}: run python examples/make.py"


def test_the_pictures_are_those_that_their_script_draws() -> None:
    assert script("pictures").differing() == []


def test_the_pages_show_no_other_pictures() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    shown = {name for page in pages for name in re.findall(r"pictures/([\w.-]+)\)", page.read_text(encoding="utf-8"))}
    drawn = script("pictures").PICTURES
    assert shown == set(drawn) == {path.name for path in (ROOT / "docs" / "pictures").iterdir()}


def test_the_orders_of_the_example_are_sound(pbem: Run) -> None:
    result = pbem("check", FIRST / "world-007.toml", FIRST / "anna.toml")
    assert result.exit_code == 0, result.output
    assert "anna.toml: the orders of Anna can be played\n" in result.stdout


def test_the_example_gives_its_report_and_a_yes(pbem: Run, tmp_path: Path) -> None:
    result = pbem("apply", FIRST / "world-007.toml", FIRST / "anna.toml", "-o", tmp_path)
    assert result.exit_code == 0, result.output
    assert (tmp_path / "world-008.txt").read_bytes() == (FIRST / "world-008.txt").read_bytes()
    assert ": yes. " in " ".join(pbem("verify", tmp_path / "world-008.toml").stdout.split())


def test_the_readmes_command_plays_the_example(tmp_path: Path, own_home: Path) -> None:
    """The commands after the installation, in a copy of the checkout, with this Python."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    line = next(row for row in text.splitlines() if row.startswith("python3 -m venv .venv "))
    steps = [step.split() for step in line.split(" && ")[2:]]
    assert [step[:2] for step in steps] == [
        [".venv/bin/pbem", "apply"],
        [".venv/bin/pbem", "verify"],
    ]
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    for step in steps:
        done = subprocess.run(
            [sys.executable, "-m", "pbem", *step[1:]],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ["PYTHONPATH"]])},
        )
        assert done.returncode == 0, done.stderr
    assert re.match(r"first-turn-result/world-008\.toml: yes\.", done.stdout)


@pytest.mark.parametrize("name", ["README.md"])
def test_the_readme_names_no_file_that_is_not_there(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    for path in re.findall(r"examples/[\w./-]+", text):
        assert (ROOT / path.rstrip(".")).exists(), path
