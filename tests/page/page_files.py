"""Pages of games, written by the command as players write them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from conftest import missing

from pbem.cli.group import cli

if TYPE_CHECKING:
    from collections.abc import Sequence

    from browser import Browser
    from conftest import Program

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> Path:
    """The game file of an example that was played to its end."""
    return next((EXAMPLES / name).glob("*-[0-9][0-9][0-9].toml"))


def serious_findings(browser: Browser, program: Program, where: str) -> list[tuple[str, list[str]]]:
    """What axe finds serious in the parts of an open page that a selector names."""
    # Beside the compiler that checks the types, where npm puts what .ci/run installs.
    axe = Path(program("tsc")).resolve().parents[2] / "axe-core" / "axe.min.js"
    if not axe.exists():
        missing("axe-core is not installed beside tsc")
    browser.run(axe.read_text(encoding="utf-8"))
    found = browser.run("return axe.run(arguments[0], { resultTypes: ['violations'] })", where)
    return [
        (one["id"], [node["html"] for node in one["nodes"]])
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def write_page(game: Path, folder: Path, *words: str, name: str = "page.html") -> Path:
    """Write the page of a game file into a folder, with a home folder of its own."""
    page = folder / name
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PBEM_HOME", str(folder / "home"))
        arguments: Sequence[str] = ("page", str(game), "-o", str(page), *words)
        done = CliRunner().invoke(cli, arguments)
    assert done.exit_code == 0, done.output
    return page
