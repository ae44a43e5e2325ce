"""Pages of games, written by the command as players write them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from pbem.cli.group import cli

if TYPE_CHECKING:
    from collections.abc import Sequence

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> Path:
    """The game file of an example that was played to its end."""
    return next((EXAMPLES / name).glob("*-[0-9][0-9][0-9].toml"))


def write_page(game: Path, folder: Path, *words: str, name: str = "page.html") -> Path:
    """Write the page of a game file into a folder, with a home folder of its own."""
    page = folder / name
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PBEM_HOME", str(folder / "home"))
        arguments: Sequence[str] = ("page", str(game), "-o", str(page), *words)
        done = CliRunner().invoke(cli, arguments)
    assert done.exit_code == 0, done.output
    return page
