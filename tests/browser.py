"""A real Chromium, without a network, that tests click through; the fixture `browser`."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from conftest import Program
    from selenium.webdriver.chrome.webdriver import WebDriver

# No name can be looked up, so a page that asks for anything outside asks in vain.
OPTIONS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP * ~NOTFOUND",
    "--window-size=1400,1000",
)


class Browser:
    """One Chromium; `driver` is what drives it, `folder` where it saves files."""

    def __init__(self, driver: WebDriver, folder: Path) -> None:
        self.driver = driver
        self.folder = folder

    def open(self, page: Path, fragment: str = "") -> None:
        """Open a page from a folder, anew; and forget what was said before."""
        self.driver.get("about:blank")
        self.said()
        self.driver.get(f"{page.as_uri()}{fragment}")

    def run(self, script: str, *arguments: object) -> Any:
        """Run a script in the page and return what it returns; a promise is waited for."""
        return self.driver.execute_script(script, *arguments)

    def said(self) -> list[str]:
        """What the console said since this was asked last: errors, and what the policy refused."""
        entries: list[dict[str, str]] = self.driver.get_log("browser")  # type: ignore[no-untyped-call]
        return [entry["message"] for entry in entries]

    def resize(self, width: int, height: int) -> None:
        """Give the page this many pixels, also fewer than a window may have."""
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)

    def without_scripts(self, off: bool) -> None:
        """Open pages as a program does that runs no scripts, or as usual again."""
        self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": off})


@pytest.fixture(scope="module")
def browser(program: Program, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Start the Chromium of the system once for all tests of a module; nothing is downloaded."""
    # Late: of all tests only these drive a browser.
    from conftest import missing

    if find_spec("selenium") is None:
        missing("selenium is not installed")
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service

    folder = tmp_path_factory.mktemp("browser")
    options = webdriver.ChromeOptions()
    options.binary_location = program("chromium")
    for option in (*OPTIONS, f"--user-data-dir={folder / 'profile'}"):
        options.add_argument(option)
    options.add_experimental_option("prefs", {"download.default_directory": str(folder)})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(program("chromedriver")))
    yield Browser(driver, folder)
    driver.quit()
