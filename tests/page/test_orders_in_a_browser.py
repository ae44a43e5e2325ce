"""What the page says and does while orders are composed in a real Chromium, and for whom it works."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest
from order_clicks import OrderPage, played, reached
from page_files import EXAMPLES, serious_findings, write_page
from players.match import Match
from sample_games import small_games

from pbem.engine.page.game_page import make_page
from pbem.engine.page.subject import Subject
from pbem.engine.proof.playback import replay
from pbem.local import pages

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from browser import Browser
    from conftest import Program, Run
    from players.match import Step

pytestmark = pytest.mark.thorough
pytest_plugins = ["opened_pages"]


def test_what_is_not_right_yet_is_said_at_once(opened: Callable[[Step], tuple[OrderPage, Path]]) -> None:
    page, _ = opened(reached(Match("risk-parker", players=3), lambda state: state.turn == 1))
    due = page.data()["form"]["due"]
    assert page.faults() == [f"{due} armies are still to be placed."]
    own = next(land["id"] for land in page.data()["form"]["territories"] if land["owner"] == page.data()["seat"])
    page.add("place-add", own)
    page.write(f"place-{own}", due + 2)
    assert page.faults() == ["2 armies too many are placed."]
    page.write(f"place-{own}", due)
    assert page.faults() == []


def test_a_condition_of_the_menu_takes_a_number_and_ones_own_words_are_left_to_the_check(
    opened: Callable[[Step], tuple[OrderPage, Path]], pbem: Run
) -> None:
    page, game = opened(reached(Match("risk-parker", players=3), lambda state: state.turn == 1))
    lands, seat = page.data()["form"]["territories"], page.data()["seat"]
    mine = [land["id"] for land in lands if land["owner"] == seat]
    fronts = ((land["id"], there) for land in lands for there in land["near"] if there not in mine)
    source, target = next(front for front in fronts if front[0] in mine)
    page.click(source)
    page.press(f"place-rest-{source}", "mode-attack")
    page.click(source)
    page.click(target)
    odds = page.browser.driver.find_element("css selector", ".odds")
    usual = odds.text
    page.choose("attack-0-while", "mine >= {}")
    assert tomllib.loads(page.text)["attack"][0]["while"] == "mine >= 4"
    page.write("attack-0-while-number", 3)
    assert tomllib.loads(page.text)["attack"][0]["while"] == "mine >= 3"
    said = page.browser.driver.find_element("css selector", ".odds").text
    assert said != usual
    assert said.endswith("%.")
    page.choose("attack-0-while", "own")
    assert page.find("attack-0-while-note").is_displayed()
    own = "mine > theirs + 1 and losses < 4"
    page.write("attack-0-while-own", own)
    assert page.find("attack-0-while-note").text == ("Your own words are checked by pbem check, not by this page.")
    assert page.browser.driver.find_element("css selector", ".odds").text == ("pbem plan counts these odds.")
    assert tomllib.loads(page.text)["attack"][0]["while"] == own
    page.write("attack-0-while-own", "mine >")
    assert page.faults() == []
    refused = pbem("check", game, page.save())
    assert (refused.exit_code, 'while = "mine >"' in refused.output) == (1, True)
    page.write("attack-0-while-own", own)
    played(pbem, game, page.save())


def test_text_changed_by_hand_is_what_is_saved_until_the_page_may_write_it_again(
    opened: Callable[[Step], tuple[OrderPage, Path]],
) -> None:
    page, _ = opened(reached(Match("risk-parker", players=3), lambda state: state.turn == 1))
    before = page.text
    page.find("orders-text").send_keys("# mine\n")
    page.press("open")
    assert "# mine" in page.text
    assert "final" not in page.text
    assert "# mine" in page.save().read_text()
    page.press("orders-again")
    assert page.text == f"{before.rstrip()}\n\nfinal = false\n"


def test_the_last_step_is_taken_back_beside_the_board(opened: Callable[[Step], tuple[OrderPage, Path]]) -> None:
    """On a phone the form is screens below the board: a wrong tap is mended where it was made."""
    page, _ = opened(reached(Match("risk-parker", players=3), lambda state: state.turn == 1))
    lands, seat = page.data()["form"]["territories"], page.data()["seat"]
    own, other = [land["id"] for land in lands if land["owner"] == seat][:2]
    before = page.text
    page.click(own)
    once = page.text
    page.press("mode-attack")
    page.click(own)
    page.press("orders-undo")
    assert page.text == once
    page.press("mode-place")
    page.click(other)
    page.press("orders-undo", "orders-undo")
    assert page.text == before
    assert not page.find("orders-undo").is_enabled()


@pytest.mark.parametrize(
    ("width", "height", "least", "seen"),
    [(1280, 900, 180, ["board", "orders-bar", "controls"]), (360, 640, 330, ["board", "orders-bar"])],
)
def test_a_turn_is_ordered_without_scrolling_away_from_the_board(
    opened: Callable[[Step], tuple[OrderPage, Path]], width: int, height: int, least: int, seen: list[str]
) -> None:
    """What clicks mean, what came of them and the mail are in view beside the board, on a desk the steps of the turn too."""
    page, _ = opened(reached(Match("risk-parker", players=3), lambda state: state.turn == 1))
    page.browser.resize(width, height)
    try:
        page.click(
            next(land["id"] for land in page.data()["form"]["territories"] if land["owner"] == page.data()["seat"])
        )
        found = page.browser.run(
            """
            if (innerWidth < 500) document.getElementById("board").scrollIntoView();
            else window.scrollTo(0, 0);
            const whole = {board: "#board", "orders-bar": ".orders-bar", controls: "#controls"};
            return Object.keys(whole).filter(name => {
                const box = document.querySelector(whole[name]).getBoundingClientRect();
                const bar = document.querySelector(".orders-bar").getBoundingClientRect();
                const free = Math.min(box.bottom, name === "board" ? bar.top : innerHeight) - Math.max(box.top, 0);
                return name === "board" ? free >= arguments[0] : box.bottom <= innerHeight;
            });
        """,
            least,
        )
        assert [name for name in found if name in seen] == seen
    finally:
        page.browser.resize(1400, 1000)


def test_a_seat_with_a_key_is_told_to_sign_and_never_asked_for_it(
    opened: Callable[[Step], tuple[OrderPage, Path]],
) -> None:
    page, game = opened(next(Match("risk-parker", players=3, keyed=True).play()))
    said = page.find("orders").text
    assert f"pbem sign {game.name} {page.data()['file']}" in said
    assert "This page has no key and asks for none" in said


def test_a_click_on_an_earlier_board_first_shows_the_newest(browser: Browser, tmp_path: Path) -> None:
    page = OrderPage(browser)
    page.open(write_page(EXAMPLES / "first-turn" / "world-007.toml", tmp_path))
    page.click("ukraine")
    browser.run("document.querySelector('[aria-keyshortcuts=ArrowLeft]').click()")
    assert browser.run("return document.querySelectorAll('#board .outline').length") == 0
    assert page.click("ukraine").startswith("The board was showing an earlier moment.")
    assert tomllib.loads(page.text)["place"] == {"Ukraine": 1}
    assert browser.run("return document.querySelectorAll('#board .outline').length") == 1
    assert page.click("ukraine") == "Ukraine: 2 more. 5 armies left."


def test_a_game_that_tells_no_form_offers_its_order_file(browser: Browser, tmp_path: Path) -> None:
    data = small_games.race((4,))[-1].data
    game = small_games.play.load_game(data, small_games.find)
    turns = tuple(replay(data, small_games.find))
    written = tmp_path / "page.html"
    written.write_text(
        make_page(Subject(data, game, turns, {}, "test-001.toml"), pages.load_sources()), encoding="utf-8"
    )
    page = OrderPage(browser)
    page.open(written)
    assert page.text.startswith("# Orders for turn ")
    page.find("orders-text").send_keys("# mine\n")
    assert "# mine" in page.save().read_text()


def test_names_that_players_chose_run_nothing(browser: Browser, pbem: Run, tmp_path: Path) -> None:
    names = ("<img src=x onerror=document.title=1>", '"]</script><script>document.title=2</script>')
    players = f"anna={names[0]},ben={names[1]},cleo"
    begun = pbem("new", "hostile", "--players", players, "--seed", "5eed" * 16, "-o", tmp_path)
    assert begun.exit_code == 0, begun.output
    page = OrderPage(browser)
    page.open(write_page(tmp_path / "hostile-000.toml", tmp_path))
    page.choose("guard", "1")
    page.press("guard-add")
    # Whose territories they are, and against whom a rule may be.
    for id_ in ("guard-0-at-which", "guard-0-by"):
        assert names[page.data()["seat"] == "anna"] in page.find(id_).text
    for land in page.data()["form"]["territories"]:
        page.click(land["id"])
    assert browser.driver.title.startswith("hostile")
    assert browser.said() == []


# ── For everybody ─────────────────────────────────────────────────────────────────────────────────


def test_a_turn_by_keyboard_alone(opened: Callable[[Step], tuple[OrderPage, Path]], pbem: Run) -> None:
    """From list to button to list: the focus stays where the work is."""
    from selenium.webdriver.common.keys import Keys  # late: as in browser.py

    page, game = opened(reached(Match("risk-parker", players=3), lambda state: state.turn == 1))
    driver = page.browser.driver
    page.browser.run("document.getElementById('place-add-which').focus()")
    driver.switch_to.active_element.send_keys(Keys.TAB)
    driver.switch_to.active_element.send_keys(Keys.ENTER)
    assert driver.switch_to.active_element.get_attribute("id") == "place-add"
    own = tomllib.loads(page.text)["place"]
    (name,) = own
    id_ = next(one["id"] for one in page.data()["form"]["territories"] if one["word"] == name)
    for _ in range(20):
        driver.switch_to.active_element.send_keys(Keys.SHIFT, Keys.TAB)
        if driver.switch_to.active_element.get_attribute("id") == f"place-rest-{id_}":
            break
    driver.switch_to.active_element.send_keys(Keys.SPACE)
    assert driver.switch_to.active_element.get_attribute("id") == f"place-rest-{id_}"
    assert tomllib.loads(page.text)["place"] == {name: "rest"}
    played(pbem, game, page.save())


def test_what_is_typed_takes_neither_the_focus_nor_a_click_away(
    opened: Callable[[Step], tuple[OrderPage, Path]],
) -> None:
    page, _ = opened(reached(Match("risk-parker", players=3), lambda state: state.turn == 1))
    active = page.browser.driver.switch_to
    lands, seat = page.data()["form"]["territories"], page.data()["seat"]
    own, *others = (land["id"] for land in lands if land["owner"] == seat)
    page.add("place-add", own)
    page.write(f"place-{own}", 2)
    assert active.active_element.get_attribute("id") == f"place-more-{own}"
    page.find(f"place-{own}").send_keys("\b3")
    page.press("place-add")
    assert tomllib.loads(page.text)["place"].keys() == {
        land["word"] for land in lands if land["id"] in (own, others[0])
    }
    assert tomllib.loads(page.text)["place"][next(land["word"] for land in lands if land["id"] == own)] == 3


@pytest.mark.parametrize("width", [360, 800, 1400])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("rules", ["risk-parker", "across-the-continent-1952"])
def test_nothing_bars_anybody(
    opened: Callable[[Step], tuple[OrderPage, Path]], program: Program, rules: str, scheme: str, width: int
) -> None:
    """No serious finding of axe, nothing wider than the window, everything large enough for a finger."""
    page, _ = opened(next(Match(rules, players=3).play()))
    browser = page.browser
    media = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
    browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", media)
    browser.resize(width, 900)
    try:
        if rules == "risk-parker":
            form = page.data()["form"]
            page.press("mode-attack")
            for land in form["territories"]:
                if land["owner"] not in ("", form["seat"]):
                    page.click(land["id"])
            page.press("move-add")
            page.choose("guard", "1")
            page.press("guard-add")
        assert serious_findings(browser, program, "#orders, .orders-bar") == []
        assert browser.run("return document.documentElement.scrollWidth") <= width
        small = browser.run("""
            return [...document.querySelectorAll("#orders button, #orders select")]
                .filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 40)
                .map(one => one.id);
        """)
        assert small == []
    finally:
        browser.resize(1400, 1000)
        browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
