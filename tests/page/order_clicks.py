"""Composing orders in the page as people do: clicks, buttons, lists, the saved file."""

from __future__ import annotations

from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

import attrs

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from browser import Browser
    from conftest import Run
    from players.match import Match, Step
    from selenium.webdriver.remote.webelement import WebElement

_SPOT = """
    const kinds = ["badge", "area", "stop", "space"];
    const badge = kinds.map(kind => document.getElementById(`${kind}-${arguments[0]}`)).find(Boolean);
    badge.scrollIntoView({ block: "center", inline: "center" });
    const box = badge.getBoundingClientRect();
    return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
"""


@attrs.frozen
class OrderPage:
    """A page that composes orders, in a browser."""

    browser: Browser

    def open(self, page: Path) -> None:
        self.browser.open(page)
        assert self.browser.said() == []

    def data(self, seat: str = "") -> dict[str, Any]:
        """What the page was told of a seat, by default the first one."""
        found: list[dict[str, Any]] = self.browser.run(
            "return JSON.parse(document.getElementById('orders-data').textContent).seats"
        )
        return next(one for one in found if seat in ("", one["seat"]))

    def click(self, place: str) -> str:
        """Click a territory, a city or a space on the board; what the page says to that."""
        from selenium.webdriver.common.action_chains import ActionChains  # late: as in browser.py

        x, y = self.browser.run(_SPOT, place)
        chain = ActionChains(self.browser.driver)
        chain.w3c_actions.pointer_action.move_to_location(x, y)  # type: ignore[no-untyped-call]
        chain.w3c_actions.pointer_action.click()
        chain.perform()
        said: str = self.browser.run("return document.querySelector('.orders-bar .said').textContent")
        return said

    def find(self, id_: str) -> WebElement:
        element = self.browser.driver.find_element("id", id_)
        self.browser.run("arguments[0].scrollIntoView({ block: 'center' })", element)
        return element

    def press(self, *ids: str) -> None:
        """Press buttons, tick boxes, unfold what is folded."""
        for id_ in ids:
            self.find(id_).click()

    def unfold(self, id_: str) -> None:
        self.find(id_).find_element("tag name", "summary").click()

    def choose(self, id_: str, value: str) -> None:
        """Choose from a list by value."""
        self.find(id_).find_element("css selector", f"option[value='{value}']").click()

    def add(self, id_: str, value: str) -> None:
        """Choose from a list and press the button beside it."""
        self.choose(f"{id_}-which", value)
        self.press(id_)

    def write(self, id_: str, value: object) -> None:
        """Type into a field and leave it."""
        from selenium.webdriver.common.keys import Keys  # late: as in browser.py

        self.find(id_).send_keys(Keys.CONTROL, "a")
        self.find(id_).send_keys(str(value), Keys.TAB)
        # What was typed is taken once the focus has come to where it was going.
        self.browser.run("return new Promise(done => setTimeout(() => setTimeout(done)))")

    @property
    def text(self) -> str:
        found: str = self.find("orders-text").get_property("value")  # type: ignore[assignment]
        return found

    def faults(self) -> list[str]:
        return [one.text for one in self.browser.driver.find_elements("css selector", ".faults li")]

    def save(self, seat: str = "") -> Path:
        """Save the file as the browser does; where it lies."""
        name: str = self.data(seat)["file"]
        path = self.browser.folder / name
        path.unlink(missing_ok=True)
        self.press("orders-save")
        end = monotonic() + 20
        # The browser makes the file before it has written it.
        while not (path.exists() and path.read_text() == self.text) and monotonic() < end:
            sleep(0.05)
        assert path.read_text() == self.text
        return path


def reached(match: Match, fits: Callable[[Any], bool]) -> Step:
    """Play a match until its state fits."""
    return next(step for step in match.play() if fits(step.game.state))


def played(pbem: Run, game: Path, *orders: Path) -> str:
    """Check orders and play them; the report."""
    for one in orders:
        checked = pbem("check", game, one)
        assert checked.exit_code == 0, checked.output
    done = pbem("apply", game, *orders)
    assert done.exit_code == 0, done.output
    report: str = done.output
    return report
