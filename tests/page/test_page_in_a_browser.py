"""The page in a real Chromium without a network."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from browser import Browser
    from conftest import Run

pytestmark = pytest.mark.thorough

EXAMPLES = Path(__file__).parents[2] / "examples"
WORLD = EXAMPLES / "risk-1959-to-victory" / "risk-1959-020.toml"


@pytest.fixture
def page(pbem: Run, tmp_path: Path) -> Path:
    written = tmp_path / "page.html"
    assert pbem("page", WORLD, "-o", written).exit_code == 0
    return written


def test_the_page_gives_its_game_file_away_byte_for_byte(browser: Browser, page: Path) -> None:
    browser.open(page)
    assert browser.said() == []
    saved = browser.run("""
        const caught = new Promise(resolve => {
            URL.createObjectURL = blob => { resolve(blob.text()); return "blob:caught"; };
        });
        document.getElementById("save-game").click();
        return caught;
    """)
    assert saved.encode() == WORLD.read_bytes()
