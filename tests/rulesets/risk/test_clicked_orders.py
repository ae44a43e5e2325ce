"""
Orders composed in the page: it finds wrong, missing or right what the reader of order files does.

The page's modules run in Node, with the form that Python writes; `order_driver.js` composes at random and
spoils every second draft in one of the ways that the page knows.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from drawn_scenes import draw_scene
from page_answers import agree, by_page, by_reader
from scenes import Scene, set_scene
from thorough import all_but

from pbem.engine.foresight.forecast_text import format_percent
from pbem.engine.table.gate import Worth, answer_to
from pbem.engine.table.sheet import Sheet
from pbem.local import registry
from pbem.rulesets.risk.conditions.language import Condition, parse
from pbem.rulesets.risk.forms.condition_menu import CAPTURED, MENU, NUMBER
from pbem.rulesets.risk.forms.order_form import write_form
from pbem.rulesets.risk.reading.orders import read_orders
from pbem.rulesets.risk.state import DiceOnTable, Phase

if TYPE_CHECKING:
    from collections.abc import Callable

    from pbem.engine.table.sheet import Problem
    from pbem.rulesets.risk.forms.condition_menu import MenuEntry

    Ask = Callable[[str, Any], Any]

DRAFTS = 2000
HEADER = {"game": "world", "player": "anna", "turn": 3}


def composed(ask: Ask, scene: Scene, seed: int) -> dict[str, Any]:
    """Let the page compose orders at random; what its player sees of a hidden hand is shown to it."""
    seen = scene.setting.reveal(scene.state, scene.seen_by_owner())
    form = write_form(scene.setting, seen, scene.seat)
    answer: dict[str, Any] = ask("compose", {"form": form, "header": HEADER, "seed": seed})
    return answer


def problems(scene: Scene, text: str) -> list[Problem]:
    data = tomllib.loads(text)
    for key, value in HEADER.items():
        assert data.pop(key) == value
    sheet = Sheet(data, opened=scene.seen_by_owner())
    read_orders(scene.setting, scene.state, scene.seat, sheet)
    return sheet.problems


CLASSIC = "rules: risk-1959\nboard: Ukraine anna 9; others bob 2"
A_TURN = "board: Ukraine anna 9, Ural anna 2, Afghanistan ben 4; others cleo 1\nseats: anna ben cleo"


def stirred(rng: Random, scene: Scene) -> Scene:
    """Now and then lay dice on the table, or open the bonus for a capital."""
    setting, state = scene.setting, scene.state
    if setting.hidden or state.phase is not Phase.ATTACK or rng.random() < 0.5:
        return scene
    borders = setting.board.borders
    own, others = (
        [id_ for id_ in setting.board.ids if (setting.owner(state, id_) == "anna") is mine] for mine in (True, False)
    )
    fronts = [(here, there) for here in own for there in others if there in borders[here]]
    if fronts and rng.random() < 0.7:
        source, target = rng.choice(fronts)
        state.phase = Phase.THROW
        state.throw = DiceOnTable(source, target, [6, 3, 1], [5, 4][: rng.randint(1, 2)], rerolled=False)
    elif setting.rules.capitals:
        state.phase, state.bonus = Phase.BONUS, [("anna", 5, own[:2])]
    return scene


@pytest.mark.parametrize("drafts", all_but([120, 2000], lambda drafts: drafts == 120))
def test_the_page_answers_every_draft_as_the_reader_does(ask: Ask, drafts: int) -> None:
    """
    Wrong at the same places, the same things missing, and what it warns of is warned of.

    Only one's own words are left to the reader: the page says so, and nothing of what they mean.
    """
    found: Counter[str] = Counter()
    for number in range(drafts):
        rng = Random(number)
        scene = stirred(rng, draw_scene(rng))
        made = composed(ask, scene, rng.getrandbits(31))
        read = problems(scene, made["text"])
        assert agree(by_page(made["faults"]), by_reader(read)), (made, read)
        found[answer_to(read).worth] += 1
        found[made["spoilt"]] += bool(read)
    assert min(found[worth] for worth in Worth) > drafts / 20, found
    assert drafts < 2000 or all(found[kind] for kind in ask("spoilers", None)), found


# ── Conditions of the menu, and odds ─────────────────────────────────────────────────────────────

OFFERS = [(place, offer) for place, (_, offers) in MENU.items() for offer in offers]


@pytest.mark.parametrize(("place", "offer"), OFFERS, ids=lambda one: getattr(one, "text", one))
def test_each_condition_of_the_menu_means_something_at_its_place(ask: Ask, place: str, offer: MenuEntry) -> None:
    """And the page knows it again by its text, with the number that was chosen."""
    form = form_of(A_TURN)
    for number in {offer.least, offer.usual, offer.most} if offer.takes == NUMBER else {7}:
        text = offer.text.format("Siam" if offer.takes == CAPTURED else number)
        if text:
            assert isinstance(parse(text, MENU[place][0], lambda *_: "siam"), Condition)
        known = None if offer.takes == CAPTURED else offer.words
        assert ask("condition", {"form": form, "text": text, "place": place}) == known
    if offer.takes == NUMBER:
        beyond = offer.text.format(offer.least - 1)
        assert ask("condition", {"form": form, "text": beyond, "place": place}) is None


def test_ones_own_words_are_kept_as_they_are_and_have_no_odds(ask: Ask) -> None:
    form = form_of(A_TURN)
    own = "mine > 3 and losses < 4"
    attacks = [{"path": ["ukraine", "afghanistan"], "goOn": words} for words in (own, "mine >= 5")]
    for attack, odds in zip(attacks, ("pbem plan counts these odds.", "With 12 armies, "), strict=True):
        said = ask(
            "clicked",
            {
                "form": form,
                "header": HEADER,
                "place": {"ukraine": 3},
                "moves": [],
                "attacks": [attack],
            },
        )
        assert tomllib.loads(said["text"])["attack"][0]["while"] == attack["goOn"]
        assert said["odds"][0].startswith(odds)


def form_of(text: str) -> dict[str, Any]:
    scene = set_scene(text)
    return write_form(scene.setting, scene.state, scene.seat)


def chances(mine: int, theirs: list[int], terms: dict[str, Any]) -> list[Fraction]:
    """The chances to take the targets in a row, as `pbem odds` counts them."""
    wanted = registry.load("risk-1959").campaign(mine, theirs, terms)
    assert wanted
    won = [sum(one.ways for one in wanted.endings if one.won > step) for step in range(len(theirs))]
    return [Fraction(ways, wanted.ways) for ways in won]


def of_page(ask: Ask, form: Any, mine: int, theirs: list[int], terms: dict[str, Any]) -> Any:
    asked = {
        "keep": terms.get("keep", 1),
        "throws": terms.get("max_throws", 0),
        "cap": 0,
        "dice": terms.get("dice", 3),
        "while": terms.get("while", ""),
        "moveIn": terms["move_in"],
    }
    return ask("odds", {"form": form, "armies": mine, "targets": theirs, "terms": asked})


@pytest.mark.rule("rulesets/risk/odds/battle 1.1")
@pytest.mark.parametrize(
    ("mine", "theirs", "terms"),
    [
        (12, [7], {}),
        (9, [2, 3, 1], {"move_in": "max"}),
        (9, [4], {"keep": 4}),
        (9, [9], {"while": "mine > theirs"}),
        (9, [3, 2], {"while": "mine > theirs or theirs == 1", "move_in": 3}),
        (6, [4], {"max_throws": 2}),
        (8, [5], {"dice": 2}),
        (30, [4, 4], {"move_in": "min", "while": "mine >= 4"}),
    ],
)
def test_the_odds_are_those_of_pbem_odds(ask: Ask, mine: int, theirs: list[int], terms: dict[str, Any]) -> None:
    terms = {"move_in": "max" if len(theirs) > 1 else "min", **terms}
    exact, shown = of_page(ask, form_of(CLASSIC), mine, theirs, terms)
    wanted = chances(mine, theirs, terms)
    assert exact == pytest.approx([float(one) for one in wanted], abs=1e-12)
    assert shown == [format_percent(one) for one in wanted]


@pytest.mark.thorough
def test_odds_at_random_agree_to_the_last_digit_that_is_shown(ask: Ask) -> None:
    rng, form = Random(24), form_of(CLASSIC)
    tests = [offer.text for offer in MENU["while"][1]]
    for _ in range(2000):
        theirs = [rng.randint(1, 12) for _ in range(rng.choice((1, 1, 2, 3)))]
        terms: dict[str, Any] = {
            "move_in": rng.choice(("min", "max", 1, 3)),
            "keep": rng.randint(1, 4),
        }
        if test := rng.choice(tests):
            terms["while"] = test.format(rng.randint(2, 9))
        if len(theirs) == 1 and rng.random() < 0.4:
            terms["max_throws"] = rng.randint(1, 9)
        if rng.random() < 0.3:
            terms["dice"] = rng.randint(1, 2)
        mine = rng.randint(terms["keep"] + 1, 30)
        _, shown = of_page(ask, form, mine, theirs, terms)
        wanted = [format_percent(one) for one in chances(mine, theirs, terms)]
        assert shown == wanted, (mine, theirs, terms)
