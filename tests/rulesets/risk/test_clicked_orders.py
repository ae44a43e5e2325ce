"""Orders composed in the page: whatever its modules find right, the reader of order files takes."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

import pytest
from drawn_scenes import scenes
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from scenes import Scene, set_scene

from pbem.engine.table.sheet import Sheet
from pbem.errors import TextError
from pbem.local import registry
from pbem.rulesets.risk.conditions.language import meaning_of, parse
from pbem.rulesets.risk.conditions.tree import BATTLE_NAMES, TURN_NAMES
from pbem.rulesets.risk.forms.order_form import write_form
from pbem.rulesets.risk.odds.throws import WAYS, throws
from pbem.rulesets.risk.orders import DEFENCE_WORDS
from pbem.rulesets.risk.presets import RISK_1959
from pbem.rulesets.risk.reading import moves
from pbem.rulesets.risk.reading.orders import read_orders

if TYPE_CHECKING:
    from collections.abc import Callable

    Ask = Callable[[str, Any], Any]

MANY = settings(max_examples=400, suppress_health_check=[HealthCheck.function_scoped_fixture])
HEADER = {"game": "world", "player": "anna", "turn": 3}


def composed(ask: Ask, scene: Scene, seed: int) -> dict[str, Any]:
    """Let the page compose orders at random; what its player sees of a hidden hand is shown to it."""
    seen = scene.setting.reveal(scene.state, scene.seen_by_owner())
    form = write_form(scene.setting, seen, scene.seat)
    answer: dict[str, Any] = ask("compose", {"form": form, "header": HEADER, "seed": seed})
    return answer


def errors(scene: Scene, text: str) -> list[str]:
    data = tomllib.loads(text)
    for key, value in HEADER.items():
        assert data.pop(key) == value
    sheet = Sheet(data, opened=scene.seen_by_owner())
    read_orders(scene.setting, scene.state, scene.seat, sheet)
    return [f"{one.path}: {one.message}" for one in sheet.problems if one.is_error]


@pytest.mark.thorough
@MANY
@given(scene=scenes(), seed=st.integers(1, 2**31))
def test_what_the_page_finds_right_passes_the_check(ask: Ask, scene: Scene, seed: int) -> None:
    answer = composed(ask, scene, seed)
    if not answer["faults"]:
        assert errors(scene, answer["text"]) == [], answer["text"]


@pytest.mark.thorough
@MANY
@given(scene=scenes(), seed=st.integers(1, 2**31))
def test_what_the_page_finds_wrong_does_not_pass_it(ask: Ask, scene: Scene, seed: int) -> None:
    """But for what the check only warns of: it never throws, or lists more armies than are left."""
    answer = composed(ask, scene, seed)
    only_warned = ("it never throws", "are left to place")
    if any(not any(one in fault for one in only_warned) for fault in answer["faults"]):
        assert errors(scene, answer["text"]) != [], (answer["faults"], answer["text"])


PIECES = (
    "mine", "theirs", "spare", "dice_now", "cards", "lost_now", "and", "or", "not", "true", "(", ")", "+",
    "-", "*", "//", "<", ">=", "==", "=", "0", "7", "07", "1234567", "3x", "é", '"Siam"', 'own("Siam")',
    'captured("north africa")', 'hand("ANNA")', 'continent("asia")', 'won("x")', 'armies("Atlantis")',
    "armies", 'Armies("Siam")', "mine > theirs", "losses < 4", "'", "@", "\t",
)  # fmt: skip
PLACES = {"turn": TURN_NAMES, "battle": BATTLE_NAMES, "move": moves.WORDS, "guard": DEFENCE_WORDS}


@pytest.mark.thorough
@MANY
@given(
    pieces=st.lists(st.sampled_from(PIECES), min_size=1, max_size=7),
    place=st.sampled_from([*PLACES]),
)
def test_the_page_reads_conditions_as_the_engine_does(
    ask: Ask, pieces: list[str], place: str
) -> None:
    scene, text = set_scene(SCENES["a turn"]), " ".join(pieces)
    form = write_form(scene.setting, scene.state, scene.seat)
    faults = ask("condition", {"form": form, "text": text, "place": place})
    names = scene.setting.names

    def meaning(kind: Any, word: str) -> str | list[str]:
        return [] if kind == "attack" else meaning_of(names, kind, word) or []

    try:
        parse(text, PLACES[place], meaning)
    except TextError:
        assert faults, text
    else:
        assert faults == [], text


@pytest.mark.parametrize(
    ("text", "place", "said"),
    [
        ("mine > 2", "turn", "“mine” means nothing here; words here: cards, sets"),
        ("mine >", "battle", "it ends too soon"),
        ("mine + 2", "battle", "a comparison is expected, not a number"),
        ('captured("Atlantis")', "turn", 'there is no territory "Atlantis"'),
        ("(mine > 2", "battle", "a ) is missing"),
        ("captured(Siam)", "turn", "captured() asks about a name in double quotes"),
        ('grabbed("Siam")', "turn", "there is no grabbed(); known: armies"),
    ],
)
def test_a_condition_that_cannot_be_read_is_said_at_once(
    ask: Ask, text: str, place: str, said: str
) -> None:
    scene = set_scene(SCENES["a turn"])
    form = write_form(scene.setting, scene.state, scene.seat)
    (fault,) = ask("condition", {"form": form, "text": text, "place": place})
    assert fault.startswith(f"“{text}”: {said}")


SCENES = {
    "a turn": "board: Ukraine anna 9, Ural anna 2, Afghanistan ben 4; others cleo 1\nseats: anna ben cleo\n"
    "hand anna: Alaska, Peru, Siam, India, joker",
    "fortifying": "rules: risk-1959-reprint with fortify-connected, army-cap-12\n"
    "board: Ukraine anna 9, Ural anna 12, Siberia anna 3; others bob 2",
    "claims": "rules: risk-1959 with capitals\nphase: setup\nasked: anna\nto place: anna 9\n"
    "board: Siam anna 1; others nobody 0",
    "neutral armies": "rules: risk-1959-reprint with two-player-neutral\nseats: anna bob\nphase: setup\n"
    "asked: anna\nto place: anna 9, bob 3, neutral 4\nboard: Siam anna 1, India bob 1; others neutral 1",
    "a capital bonus": "rules: risk-parker with capitals\nphase: bonus\nbonus: anna 5 Peru, Brazil\n"
    "board: others anna 1",
}


@pytest.mark.parametrize("name", SCENES)
def test_a_few_of_each_kind_pass(ask: Ask, name: str) -> None:
    scene = set_scene(SCENES[name])
    answers = [composed(ask, scene, seed) for seed in range(1, 41)]
    right = [one["text"] for one in answers if not one["faults"]]
    assert len({*right}) > 5
    assert {text: found for text in right if (found := errors(scene, text))} == {}


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
def test_the_odds_are_those_of_pbem_odds(
    ask: Ask, mine: int, theirs: list[int], terms: dict[str, Any]
) -> None:
    ruleset = registry.load("risk-1959")
    usual = {"move_in": "max" if len(theirs) > 1 else "min"}
    wanted = ruleset.campaign(mine, theirs, {**usual, **terms})
    assert wanted
    asked = {
        "keep": terms.get("keep", 1), "throws": terms.get("max_throws", 0), "cap": 0,
        "dice": terms.get("dice", 3), "while": terms.get("while", ""),
        "moveIn": terms.get("move_in", usual["move_in"]),
    }  # fmt: skip
    table = throws(RISK_1959.rules, 2)
    question = {"throws": table, "ways": WAYS, "armies": mine, "targets": theirs, "terms": asked}
    ways = [
        sum(one.ways for one in wanted.endings if one.won > step) for step in range(len(theirs))
    ]
    exact = [number / wanted.ways for number in ways]
    assert ask("odds", question) == pytest.approx(exact, abs=1e-12)
