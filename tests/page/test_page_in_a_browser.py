"""The page in a real Chromium without a network: every board of every recorded game, keys, addresses."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import TYPE_CHECKING, Any

import pytest
from board_scenes import scene_of
from page_files import EXAMPLES, example, serious_findings, write_page

from pbem.engine.play.game import load_game
from pbem.engine.proof.playback import replay
from pbem.local import map_files, registry

if TYPE_CHECKING:
    from pathlib import Path

    from browser import Browser
    from conftest import Program

pytestmark = pytest.mark.thorough

WORLD = example("risk-1959-to-victory")
NEWEST = int(WORLD.stem[-3:])
GAMES = sorted(path.name for path in EXAMPLES.iterdir() if path.name.endswith("-to-victory"))
GAMES += sorted(path.name for path in EXAMPLES.glob("ending-*"))

# Every spot with what stands on it, every piece, who holds which region; as the page shows it now.
LOOK = """
const texts = (element) => [...element.querySelectorAll("text")].map(one => one.textContent);
return {
    spots: Object.fromEntries([...document.querySelectorAll("#board [id^=badge-]")]
        .map(one => [one.id.slice(6), texts(one)])),
    areas: Object.fromEntries([...document.querySelectorAll("#board [id^=area-]")]
        .map(one => [one.id.slice(5), [one.getAttribute("class"), one.textContent]])),
    regions: [...document.querySelectorAll("#board [id^=region-]")].map(texts),
    pieces: [...document.querySelectorAll("#above > g > path")].map(one =>
        [one.getAttribute("class"), one.getAttribute("d").split("l")[0]]),
    counts: [...document.querySelectorAll("#players tbody tr")]
        .map(row => [...row.querySelectorAll("td")].map(cell => cell.textContent)),
    title: document.getElementById("lines-heading").textContent,
};
"""
STEP = "document.dispatchEvent(new KeyboardEvent('keydown', {key: arguments[0], bubbles: true,"
PRESS = f"document.body.{STEP[9:]} shiftKey: arguments[1] === true}}));"


def press(browser: Browser, key: str, *, shift: bool = False) -> None:
    browser.run(PRESS, key, shift)


@pytest.mark.parametrize("name", GAMES)
def test_after_every_record_the_board_is_the_one_of_the_engine(browser: Browser, tmp_path: Path, name: str) -> None:
    game = example(name)
    table = load_game(game.read_bytes(), registry.load).table
    score = table.words.score
    turns = list(replay(game.read_bytes(), registry.load))
    map_file = map_files.find(turns[0].genesis.board.get("id"))
    browser.open(write_page(game, tmp_path))
    press(browser, "Home")
    for turn in turns:
        press(browser, "ArrowRight", shift=True)
        seen = browser.run(LOOK)
        scene = scene_of(table, turn.after, map_file)
        seats = [one.seat for one in scene.players]
        assert seen["title"].endswith(f"record {turn.record.index}")
        for spot in scene.spots:
            letters = seen["spots"].get(spot.id, [])
            assert letters[-1:] == ([spot.text] if spot.text else [])
            if spot.rings:
                looks, words = seen["areas"][spot.id]
                look = "sn" if spot.seat == "neutral" else f"s{seats.index(spot.seat or seats[0])}"
                assert looks == (f"area p-{look}" if spot.seat else "area")
                assert words.startswith(spot.name)
        held = [bool(region.seat) for region in scene.regions]
        assert [len(texts) == 3 for texts in seen["regions"]] == held
        assert seen["pieces"] == [
            [f"badge d-s{seats.index(piece.seat)}", f"M{piece.at[0]} {piece.at[1]}"] for piece in scene.pieces
        ]
        values = [count.shown for count in score(turn.after)]
        counts = [list(row) for row in zip(*values, strict=True)]
        assert seen["counts"][: len(counts)] == counts
    assert browser.said() == []


def test_steps_there_and_back_show_the_same(browser: Browser, tmp_path: Path) -> None:
    browser.open(write_page(WORLD, tmp_path), "#record=15&step=0")
    there: list[Any] = []
    while not there or there[-1]["title"].endswith("15"):
        there.append(browser.run(LOOK))
        press(browser, "ArrowRight")
    assert len(there) > 4
    for then in reversed(there):
        press(browser, "ArrowLeft")
        assert browser.run(LOOK) == then
    assert any(one["spots"] != there[0]["spots"] for one in there)


def test_every_line_of_a_report_is_a_step(browser: Browser, tmp_path: Path) -> None:
    browser.open(write_page(WORLD, tmp_path), "#record=12")
    lines = browser.run("return [...document.querySelectorAll('.lines .line')].map(x => x.textContent)")
    told = (WORLD.parent / "reports.txt").read_text(encoding="utf-8")
    report = " ".join(told[told.index("record 12\n") : told.index("record 13\n")].split())
    assert len(lines) > 5
    assert all(" ".join(line.split()) in report for line in lines[1:])


HEIGHTS = """
document.getElementById("report").open = arguments[0];
return ["stage", "side", "story"].map(id => Math.round(document.getElementById(id).offsetHeight))
"""


@pytest.mark.parametrize("height", [900, 1600])
def test_a_long_report_is_as_tall_as_the_board_beside_it(browser: Browser, tmp_path: Path, height: int) -> None:
    browser.open(write_page(example("risk-parker-to-victory"), tmp_path), "#record=28")
    browser.resize(1400, height)
    for opened in (False, True):
        stage, side, story = browser.run(HEIGHTS, opened)
        assert stage == side > story > side // 2
    browser.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def test_a_moment_has_an_address_that_the_way_back_leads_to(browser: Browser, tmp_path: Path) -> None:
    browser.open(write_page(WORLD, tmp_path), "#record=12&step=3")
    marked = "return document.querySelector('[aria-current=step]').getAttribute('href')"
    assert browser.run(marked) == "#record=12&step=3"
    press(browser, "ArrowRight")
    assert browser.run("return location.hash") == "#record=12&step=4"
    browser.run("document.querySelector('#summary a').click()")
    far = browser.run("return location.hash")
    assert far == browser.run("return document.querySelector('#summary a').getAttribute('href')")
    assert browser.run(marked) == far
    browser.driver.back()
    assert browser.run("return location.hash") == "#record=12&step=4"
    assert browser.run(marked) == "#record=12&step=4"
    browser.driver.forward()
    assert browser.run(marked) == far


@pytest.mark.parametrize("fragment", ["#record=99", "#record=-1&step=x", "#charts", "#%", "#step=4"])
def test_an_address_that_names_no_moment_shows_the_newest(browser: Browser, tmp_path: Path, fragment: str) -> None:
    browser.open(write_page(WORLD, tmp_path), fragment)
    assert browser.run("return document.querySelector('#lines-heading').textContent").endswith(str(NEWEST))
    assert browser.said() == []


def test_play_goes_on_by_itself_until_the_end(browser: Browser, tmp_path: Path) -> None:
    browser.open(write_page(WORLD, tmp_path), f"#record={NEWEST}&step=0")
    browser.run("window.setInterval = (act) => { window.tick = act; return 1; };")
    press(browser, " ")
    labels = "return document.querySelector('.play').getAttribute('aria-label')"
    assert browser.run(labels) == "Pause"
    assert browser.run("return document.getElementById('now').getAttribute('aria-live')") == "off"
    steps = browser.run("return document.querySelectorAll('.lines li').length") - 1
    for _ in range(steps):
        browser.run("window.tick()")
    assert browser.run(labels) == "Play"
    assert browser.run("return location.hash") == f"#record={NEWEST}&step={steps}"


@pytest.mark.parametrize("width", [360, 800, 1400])
def test_nothing_is_wider_than_the_screen(browser: Browser, tmp_path: Path, width: int) -> None:
    for name in ("risk-1959-to-victory", "across-the-continent-four-to-victory"):
        browser.resize(width, 800)
        browser.open(write_page(example(name), tmp_path, name=f"{name}.html"))
        assert browser.run("return document.documentElement.scrollWidth") <= width
    browser.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1400])
@pytest.mark.parametrize("name", ["first-turn", "across-the-continent-two-to-victory"])
def test_nothing_on_the_page_bars_anybody(
    browser: Browser, program: Program, tmp_path: Path, name: str, width: int, scheme: str
) -> None:
    """No serious finding of axe: names, roles, contrast, focus."""
    media = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
    browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", media)
    browser.resize(width, 900)
    browser.open(write_page(example(name), tmp_path))
    press(browser, "ArrowLeft")
    found = serious_findings(browser, program, "body")
    browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    browser.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    assert found == []


def test_without_scripts_there_are_board_report_and_the_way_to_answer(browser: Browser, tmp_path: Path) -> None:
    game = EXAMPLES / "first-turn" / "world-007.toml"
    browser.without_scripts(off=True)
    browser.open(write_page(game, tmp_path))
    shown = browser.driver.find_element("tag name", "body").text
    browser.without_scripts(off=False)
    assert "Next: Ben" in shown or "Anna, turn 7: 7 armies due" in shown
    assert "North America (5), held by Cleo" in shown
    assert "pbem turn world-007.toml" in shown
    assert len(browser.driver.find_elements("css selector", "#board .area")) == 42


def test_the_page_gives_its_game_file_away_byte_for_byte(browser: Browser, tmp_path: Path) -> None:
    browser.open(write_page(WORLD, tmp_path))
    saved = browser.run("""
        const caught = new Promise(resolve => {
            URL.createObjectURL = blob => { resolve(blob.text()); return "blob:caught"; };
        });
        document.getElementById("save-game").click();
        return caught;
    """)
    assert saved.encode() == WORLD.read_bytes()


def test_the_story_in_the_page_is_the_one_that_was_written(tmp_path: Path) -> None:
    text = write_page(WORLD, tmp_path).read_text(encoding="utf-8")
    found = re.search(r'<script type="application/json" id="view-data">(.*?)</script>', text)
    assert found
    story = json.loads(unescape(found[1]))
    assert [record["index"] for record in story["records"]] == list(range(NEWEST + 1))
