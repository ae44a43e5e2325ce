"""Whole turns composed by clicking in a real Chromium; their files pass `pbem check` and are played."""

from __future__ import annotations

import shutil
import tomllib
from typing import TYPE_CHECKING, Any

import pytest
from order_clicks import OrderPage, played, reached
from players.match import Match
from sample_games.friends import Friends

from pbem.rulesets.across_the_continent import state as race
from pbem.rulesets.risk.state import JOKER, Phase

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from browser import Browser
    from conftest import Run
    from players.match import Step

pytestmark = pytest.mark.thorough
pytest_plugins = ["opened_pages"]


def plan(page: OrderPage) -> list[str]:
    """What is written over the board while orders are composed; as many arrows as steps are drawn."""
    said: list[str] = page.browser.run(
        "return [...document.querySelectorAll('#plan .planned-label')].map(one => one.textContent)"
    )
    arrows: int = page.browser.run("return document.querySelectorAll('#plan .planned').length")
    assert arrows >= len([one for one in said if not one.startswith("+")]) > 0
    return said


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
    rear, front = next(
        (here, there) for here in mine for there in lands[here]["near"] if there in mine and here != source
    )
    page.click(rear)
    page.click(source)
    page.press(f"place-rest-{source}")
    page.press("mode-attack")
    page.click(source)
    page.click(target)
    beyond = next(there for there in lands[target]["near"] if there not in mine and there != source)
    page.add("attack-0-on", beyond)
    odds = page.browser.driver.find_element("css selector", ".odds").text
    assert odds.count("%") == 2
    signs = plan(page)
    assert signs[-2:] == ["+1", "+rest"]
    # What is said of each step stands beside its arrow.
    assert all(sign in odds for sign in signs[:-2])
    assert len(signs) == 4
    page.choose("attack-0-while", "mine > theirs")
    page.write("attack-0-keep", 2)
    page.unfold("attack-0-more")
    page.write("attack-0-throws", 9)
    page.choose("attack-0-stop", "end")
    page.press("mode-move")
    page.click(rear)
    page.click(front)
    assert "all" in plan(page)
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
    assert orders["place"] == {lands[rear]["word"]: 1, lands[source]["word"]: "rest"}
    assert orders["free_move"] == [{"from": lands[rear]["word"], "to": lands[front]["word"], "armies": "max"}]
    report = played(pbem, game, page.save())
    assert f"Attack 1: {form['seat'].title()}" in report


def test_a_set_up_by_claims_with_capitals(opened: Callable[[Step], tuple[OrderPage, Path]], pbem: Run) -> None:
    match = Match("risk-1959", players=3, options=("capitals",))
    page, game = opened(reached(match, lambda state: state.phase is Phase.SETUP))
    files = []
    for seat, wish in (("anna", "siam"), ("bob", "brazil"), ("cleo", "egypt")):
        page.choose("orders-seat", seat)
        assert page.click(wish).endswith("is choice 1.")
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


def test_neutral_armies_and_a_list_for_the_set_up(opened: Callable[[Step], tuple[OrderPage, Path]], pbem: Run) -> None:
    match = Match("risk-1959-reprint", players=2, options=("two-player-neutral",))
    page, game = opened(reached(match, lambda state: state.phase is Phase.SETUP))
    files = []
    for seat in ("anna", "bob"):
        page.choose("orders-seat", seat)
        lands = page.data(seat)["form"]["territories"]
        mine, neutral = (next(land["id"] for land in lands if land["owner"] == owner) for owner in (seat, "neutral"))
        page.click(mine)
        page.press("mode-neutral")
        page.click(neutral)
        page.write("batch", 10)
        files.append(page.save(seat))
    played(pbem, game, *files)


def test_bonus_armies_for_a_captured_capital(opened: Callable[[Step], tuple[OrderPage, Path]], pbem: Run) -> None:
    match = Match("risk-1959-reprint", players=3, options=("capitals",), seed=1, frills=0)
    page, game = opened(reached(match, lambda state: state.phase is Phase.BONUS))
    form = page.data()["form"]
    lands = {land["id"]: land for land in form["territories"]}
    vacated = form["sections"]["place"]["at"]
    first, second, *_ = vacated
    assert page.faults() == ["5 armies are still to be placed."]
    elsewhere = next(id_ for id_, land in lands.items() if land["owner"] == form["seat"] and id_ not in vacated)
    assert page.click(elsewhere).endswith("was not vacated.")
    page.click(first)
    page.click(first)
    page.click(second)
    page.press(f"place-rest-{second}")
    assert page.faults() == []
    orders = page.save()
    assert tomllib.loads(orders.read_text())["place"] == {
        lands[first]["word"]: 2,
        lands[second]["word"]: "rest",
    }
    played(pbem, game, orders)


def test_a_standing_order_for_the_bonus_of_a_capital(
    opened: Callable[[Step], tuple[OrderPage, Path]], pbem: Run
) -> None:
    match = Match("risk-1959-reprint", players=3, options=("capitals",), frills=0)
    page, game = opened(reached(match, lambda state: state.phase is Phase.TURN))
    form = page.data()["form"]
    own = next(land for land in form["territories"] if land["owner"] == form["seat"])
    page.click(own["id"])
    page.press(f"place-rest-{own['id']}", "vacated")
    assert page.faults() == []
    orders = page.save()
    assert tomllib.loads(orders.read_text())["capital_bonus"] == [
        {"victim": "any", "place": [{"at": "@vacated", "armies": "rest"}]}
    ]
    played(pbem, game, orders)


def test_a_re_roll_and_the_commander(opened: Callable[[Step], tuple[OrderPage, Path]], pbem: Run) -> None:
    """A card may only be laid open for a battle that it shows."""
    match = Match("risk-parker", players=3, options=("card-reroll", "commander"), frills=0)

    def shows_a_territory(state: Any) -> bool:
        hand = state.hands.get(state.mover, ())
        return state.phase is Phase.TURN and len(hand) == 1 and hand[0] != JOKER

    page, game = opened(reached(match, shows_a_territory))
    form = page.data()["form"]
    lands = {land["id"]: land for land in form["territories"]}
    (card,) = form["hand"]
    shown = lands[card["id"]]
    held = shown["owner"] == form["seat"]
    beside = next(id_ for id_ in shown["near"] if (lands[id_]["owner"] == form["seat"]) != held)
    source, target = (shown["id"], beside) if held else (beside, shown["id"])
    page.click(source)
    page.press(f"place-rest-{source}", "commander", "reroll-add")
    assert page.faults() == [f"Card 1: {card['word']} shows no territory of an attack of this turn."]
    page.press("mode-attack")
    page.click(source)
    page.click(target)
    assert page.faults() == []
    orders = page.save()
    said = tomllib.loads(orders.read_text())
    assert said["commander"] == {"if": "gain >= 1", "die": "best"}
    assert said["reroll"] == [{"card": card["word"], "if": "lost_now >= 1", "die": "lowest-losing"}]
    report = played(pbem, game, orders)
    assert f"{lands[source]['name']} (" in report


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
        "prefer": ["arrive", "leave 2..6", "most"],
        "until": "turn",
        "stop": "after-throw",
    }
    played(pbem, game, orders)
    thrown = next(one for one in game.parent.glob("match-*.toml") if one.name > game.name and one.stem[-3:].isdigit())
    assert pbem("page", thrown, "-o", tmp_path / "thrown.html").exit_code == 0
    page.open(tmp_path / "thrown.html")
    assert page.faults()[0].startswith("Dice ")
    number = page.data()["form"]["possible"][0]["number"]
    page.press(f"rail-move-{number}")
    answer = page.save()
    assert tomllib.loads(answer.read_text())["rail"]["move"] == number
    played(pbem, thrown, answer)


def test_a_race_by_clicks_on_cities_and_spaces(opened: Callable[[Step], tuple[OrderPage, Path]], pbem: Run) -> None:
    match = Match("across-the-continent-1952", players=2, frills=0)
    rolling = (
        step for step in match.play() if isinstance(step.game.state, race.State) and step.game.awaited is not None
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
    assert page.browser.run("return document.querySelectorAll('#board .outline.next').length") == (len(form["ahead"]))
    assert page.click(ahead[1]).endswith(f", 1 space before the city, is choice {len(before)}.")
    assert page.click(ahead[0]).endswith("the city itself, is no longer a choice.")
    far = next(id_ for id_, _ in form["cities"] if id_ not in form["ahead"])
    assert page.click(far).endswith(" is not on a shortest route to the next city.")
    page.press("mode-way")
    city, name = form["forks"][0]
    assert page.click(city) == f"By {name}, where that is no longer."
    assert page.click(far).split(":")[1].startswith(" there is nothing to choose here.")
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


def test_sealed_lists_of_a_set_up_with_capitals_in_mode_next(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page writes, pbem signs and seals: two rounds of mail, as with any order file."""
    friends = Friends(tmp_path, monkeypatch)
    friends.start("next", "anna", "ben", more=("--rules", "risk-1959-reprint", "--option", "capitals"))
    page, saved = OrderPage(browser), {}
    for name in ("anna", "ben"):
        person = friends[name]
        game = person.newest()
        person.done("page", game, "-o", f"{name}.html")
        page.open(person.games / f"{name}.html")
        page.choose("orders-seat", name)
        form = page.data(name)["form"]
        home = next(land["id"] for land in form["territories"] if land["owner"] in ("", name))
        if any(one["key"] == "claim" for one in form["lists"]):
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
