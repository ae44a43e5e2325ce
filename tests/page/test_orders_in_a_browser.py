"""Whole turns composed by clicking in a real Chromium; their files pass `pbem check` and are played."""

from __future__ import annotations

import shutil
import tomllib
from typing import TYPE_CHECKING, Any

import pytest
from order_clicks import OrderPage
from page_files import EXAMPLES, serious_findings, write_page
from players.match import Match
from sample_games import small_games
from sample_games.friends import Friends

from pbem.engine.page.game_page import make_page
from pbem.engine.page.subject import Subject
from pbem.engine.proof.playback import replay
from pbem.local import page_sources
from pbem.rulesets.across_the_continent import state as race
from pbem.rulesets.risk.state import Phase

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from browser import Browser
    from conftest import Program, Run
    from players.match import Step

pytestmark = pytest.mark.thorough


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


def test_a_turn_with_cards_armies_a_path_with_conditions_and_a_free_move(
    opened: Callable[[Step], tuple[OrderPage, Path]], pbem: Run
) -> None:
    step = reached(
        Match("risk-parker", players=3, seed=1, frills=0),
        lambda state: state.phase is Phase.TURN and len(state.hands.get(state.mover, ())) >= 5,
    )
    page, game = opened(step)
    form = page.data()["form"]
    lands = {land["id"]: land for land in form["territories"]}
    mine = [id_ for id_, land in lands.items() if land["owner"] == form["seat"]]
    assert page.faults()[0] == "With 5 cards you must turn in a set."
    page.press("trade-add")
    source = next(id_ for id_ in mine if any(there not in mine for there in lands[id_]["near"]))
    target = next(there for there in lands[source]["near"] if there not in mine)
    assert page.click(target) == (
        f"{lands[target]['name']} is {lands[target]['owner'].title()}'s; armies go on your own territories."
    )
    page.click(source)
    page.press(f"place-rest-{source}")
    page.press("mode-attack")
    page.click(source)
    page.click(target)
    beyond = next(there for there in lands[target]["near"] if there not in mine and there != source)
    page.add("attack-0-on", beyond)
    odds = page.browser.driver.find_element("css selector", ".odds").text
    assert odds.count("%") == 2
    page.choose("attack-0-while", "mine > theirs")
    page.write("attack-0-keep", 2)
    page.unfold("attack-0-more")
    page.write("attack-0-throws", 9)
    page.choose("attack-0-stop", "end")
    rear, front = next(
        (here, there)
        for here in mine
        for there in lands[here]["near"]
        if there in mine and lands[here]["armies"] > 1 and here != source
    )
    page.press("mode-move")
    page.click(rear)
    page.click(front)
    assert page.faults() == []
    orders = tomllib.loads(page.text)
    assert orders["attack"] == [
        {
            "path": [lands[one]["word"] for one in (source, target, beyond)],
            "while": "mine > theirs",
            "keep": 2,
            "max_throws": 9,
            "on_stop": "end",
        }
    ]
    assert orders["place"] == {lands[source]["word"]: "rest"}
    assert orders["free_move"] == [
        {"from": lands[rear]["word"], "to": lands[front]["word"], "armies": "max"}
    ]
    report = played(pbem, game, page.save())
    assert f"Attack 1: {form['seat'].title()}" in report


def test_what_is_not_right_yet_is_said_at_once(
    opened: Callable[[Step], tuple[OrderPage, Path]],
) -> None:
    page, _ = opened(reached(Match("risk-parker", players=3), lambda state: state.turn == 1))
    due = page.data()["form"]["due"]
    assert page.faults() == [f"{due} armies are still to be placed."]
    own = next(
        land["id"]
        for land in page.data()["form"]["territories"]
        if land["owner"] == page.data()["seat"]
    )
    page.add("place-add", own)
    page.write(f"place-{own}", due + 2)
    assert page.faults() == ["2 armies too many are placed."]
    page.write(f"place-{own}", due)
    assert page.faults() == []


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


def test_a_set_up_by_claims_with_capitals(
    opened: Callable[[Step], tuple[OrderPage, Path]], pbem: Run
) -> None:
    match = Match("risk-1959", players=3, options=("capitals",))
    page, game = opened(reached(match, lambda state: state.phase is Phase.SETUP))
    files = []
    for seat, wish in (("anna", "siam"), ("bob", "brazil"), ("cleo", "egypt")):
        page.choose("orders-seat", seat)
        assert page.click(wish).endswith("is wish 1.")
        page.add("claim-add", "@australia")
        page.press("mode-add")
        page.click(wish)
        page.click(wish)
        page.press("mode-capital")
        page.click(wish)
        assert page.faults() == []
        files.append(page.save(seat))
    assert tomllib.loads(files[0].read_text())["setup"] == {
        "claim": ["Siam", "@australia", "@rest"],
        "capital": ["Siam"],
        "add": [{"at": "Siam", "armies": 2}, {"at": "@border", "armies": "rest"}],
    }
    assert "Siam" in played(pbem, game, *files)


def test_neutral_armies_and_a_list_for_the_set_up(
    opened: Callable[[Step], tuple[OrderPage, Path]], pbem: Run
) -> None:
    match = Match("risk-1959-reprint", players=2, options=("two-player-neutral",))
    page, game = opened(reached(match, lambda state: state.phase is Phase.SETUP))
    files = []
    for seat in ("anna", "bob"):
        page.choose("orders-seat", seat)
        lands = page.data(seat)["form"]["territories"]
        mine, neutral = (
            next(land["id"] for land in lands if land["owner"] == owner)
            for owner in (seat, "neutral")
        )
        page.click(mine)
        page.press("mode-neutral")
        page.click(neutral)
        page.write("batch", 10)
        files.append(page.save(seat))
    played(pbem, game, *files)


def test_the_wishes_of_a_race_and_the_answer_to_dice_on_the_table(
    opened: Callable[[Step], tuple[OrderPage, Path]], pbem: Run, tmp_path: Path
) -> None:
    page, game = opened(next(Match("across-the-continent-1952", players=2).play()))
    page.press("rail-drop-1")
    page.press("rail-leave")
    page.choose("rail-stop", "after-throw")
    page.choose("rail-until", "turn")
    orders = page.save()
    assert tomllib.loads(orders.read_text())["rail"] == {
        "prefer": ["arrive", "leave 2..6", "most"], "until": "turn", "stop": "after-throw",
    }  # fmt: skip
    played(pbem, game, orders)
    thrown = next(
        one
        for one in game.parent.glob("match-*.toml")
        if one.name > game.name and one.stem[-3:].isdigit()
    )
    assert pbem("page", thrown, "-o", tmp_path / "thrown.html").exit_code == 0
    page.open(tmp_path / "thrown.html")
    assert page.faults()[0].startswith("Dice ")
    number = page.data()["form"]["possible"][0]["number"]
    page.press(f"rail-move-{number}")
    answer = page.save()
    assert tomllib.loads(answer.read_text())["rail"]["move"] == number
    played(pbem, thrown, answer)


def test_a_race_by_clicks_on_cities_and_spaces(
    opened: Callable[[Step], tuple[OrderPage, Path]], pbem: Run
) -> None:
    match = Match("across-the-continent-1952", players=2, frills=0)
    rolling = (
        step
        for step in match.play()
        if isinstance(step.game.state, race.State) and step.game.awaited is not None
    )
    for step in rolling:
        page, game = opened(step)
        form = page.data()["form"]
        if form["forks"] and "dice" not in form and form["ahead"]:
            break
    else:
        pytest.fail("nobody could choose a way")
    ahead = {left: space for space, left in form["ahead"].items()}
    before = form["orders"]["prefer"]
    assert page.browser.run("return document.querySelectorAll('#board .outline.next').length") == (
        len(form["ahead"])
    )
    assert page.click(ahead[1]).endswith(f", 1 space before the city, is wish {len(before)}.")
    assert page.click(ahead[0]).endswith("the city itself, is no wish any more.")
    far = next(id_ for id_, _ in form["cities"] if id_ not in form["ahead"])
    assert page.click(far).endswith(" is not on a shortest way to the next city.")
    page.press("mode-way")
    city, name = form["forks"][0]
    assert page.click(city) == f"By {name}, where that is no longer."
    assert page.click(far).split(":")[1].startswith(" here is nothing to choose.")
    page.choose("rail-stop", "after-throw")
    assert page.faults() == []
    orders = page.save()
    rail = tomllib.loads(orders.read_text())["rail"]
    assert rail["via"] == [city]
    assert rail["prefer"] == ["leave 2..6", "leave 1", "most"]
    played(pbem, game, orders)
    thrown = max(game.parent.glob("match-*.toml"), key=lambda one: one.stem[:9])
    assert pbem("page", thrown, "-o", game.parent / "thrown.html").exit_code == 0
    page.open(game.parent / "thrown.html")
    one = page.data()["form"]["possible"][0]
    assert page.click(one["at"]) == f"{one['number']} leads to {one['to']}."
    answer = page.save()
    assert tomllib.loads(answer.read_text())["rail"]["move"] == one["number"]
    played(pbem, thrown, answer)


def test_a_seat_with_a_key_is_told_to_sign_and_never_asked_for_it(
    opened: Callable[[Step], tuple[OrderPage, Path]],
) -> None:
    page, game = opened(next(Match("risk-parker", players=3, keyed=True).play()))
    said = page.find("orders").text
    assert f"pbem sign {game.name} {page.data()['file']}" in said
    assert "This page has no key and asks for none" in said


def test_sealed_lists_of_a_set_up_with_capitals_in_mode_next(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page writes, pbem signs and seals: two rounds of mail, as with any order file."""
    friends = Friends(tmp_path, monkeypatch)
    friends.start(
        "next", "anna", "ben", more=("--rules", "risk-1959-reprint", "--option", "capitals")
    )
    page, saved = OrderPage(browser), {}
    for name in ("anna", "ben"):
        person = friends[name]
        game = person.newest()
        person.done("page", game, "-o", f"{name}.html")
        page.open(person.games / f"{name}.html")
        page.choose("orders-seat", name)
        form = page.data(name)["form"]
        home = next(land["id"] for land in form["territories"] if land["owner"] in ("", name))
        if form["claims"]:
            page.click(home)
        page.press("mode-capital")
        page.click(home)
        assert page.faults() == []
        file = page.save(name)
        assert "pbem sign" in page.find("orders").text
        shutil.copy(file, person.games)
        saved[name] = file.name
        person.done("check", game, saved[name])
        person.done("sign", game, saved[name])
        friends.mail(name, "*-sealed.toml")
    for name in ("anna", "ben"):
        friends[name].done("reveal", game, saved[name], *friends[name].files("*-sealed.toml"))
        friends.mail(name, "*-revealed.toml")
    friends["anna"].done("apply", game, *friends["anna"].files("*-revealed.toml"))
    assert friends["anna"].newest() != game


def test_a_click_on_an_earlier_board_first_shows_the_newest(
    browser: Browser, tmp_path: Path
) -> None:
    page = OrderPage(browser)
    page.open(write_page(EXAMPLES / "first-turn" / "world-007.toml", tmp_path))
    page.click("ukraine")
    browser.run("document.querySelector('[aria-keyshortcuts=ArrowLeft]').click()")
    assert browser.run("return document.querySelectorAll('#board .outline').length") == 0
    assert page.click("ukraine").startswith("The board showed an earlier moment.")
    assert tomllib.loads(page.text)["place"] == {"Ukraine": 1}
    assert browser.run("return document.querySelectorAll('#board .outline').length") == 1
    assert page.click("ukraine") == "Ukraine: 2 more. 5 armies left."


def test_a_game_that_tells_no_form_offers_its_order_file(browser: Browser, tmp_path: Path) -> None:
    data = small_games.race((4,))[-1].data
    game = small_games.play.open_table(data, small_games.find)
    turns = tuple(replay(data, small_games.find))
    written = tmp_path / "page.html"
    written.write_text(
        make_page(Subject(data, game, turns, {}, "test-001.toml"), page_sources.load()),
        encoding="utf-8",
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


def test_a_turn_by_keyboard_alone(
    opened: Callable[[Step], tuple[OrderPage, Path]], pbem: Run
) -> None:
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
    assert (
        tomllib.loads(page.text)["place"][next(land["word"] for land in lands if land["id"] == own)]
        == 3
    )


@pytest.mark.parametrize("width", [360, 800, 1400])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("rules", ["risk-parker", "across-the-continent-1952"])
def test_nothing_bars_anybody(
    opened: Callable[[Step], tuple[OrderPage, Path]],
    program: Program, rules: str, scheme: str, width: int,
) -> None:  # fmt: skip
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
