"""The page of a game at a step of it, opened in a real Chromium: the fixture `opened`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from order_clicks import OrderPage

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from browser import Browser
    from conftest import Run
    from players.match import Step


@pytest.fixture
def opened(browser: Browser, pbem: Run, tmp_path: Path) -> Callable[[Step], tuple[OrderPage, Path]]:
    """Write the page of a game and open it."""

    def open_page(step: Step) -> tuple[OrderPage, Path]:
        game = tmp_path / f"match-{step.game.file.index:03d}.toml"
        game.write_bytes(step.data)
        written = pbem("page", game, "-o", tmp_path / "page.html")
        assert written.exit_code == 0, written.output
        page = OrderPage(browser)
        page.open(tmp_path / "page.html")
        return page, game

    return open_page
