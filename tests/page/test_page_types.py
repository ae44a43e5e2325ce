"""The types in the comments of the page's modules, read by the type checker of TypeScript."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from conftest import Program

FOLDER = Path(__file__).parents[2] / "pbem" / "page"


@pytest.mark.thorough
def test_the_modules_of_the_page_are_typed(program: Program) -> None:
    done = subprocess.run([program("tsc"), "-p", FOLDER], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("", 0)
