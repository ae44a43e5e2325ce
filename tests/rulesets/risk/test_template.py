"""Every template is a legal file as printed, and with any of its examples uncommented."""

import re
import tomllib
from itertools import groupby

import pytest
from drawn_scenes import scenes
from hypothesis import given, settings
from scenes import Scene, classic, set_scene

from pbem.engine.table.sheet import Problem, Sheet
from pbem.rulesets.risk.forms.template import write_template
from pbem.rulesets.risk.reading.orders import read_orders
from pbem.rulesets.risk.state import DiceOnTable, Phase

pytestmark = pytest.mark.spelling


def errors(scene: Scene, text: str) -> list[Problem]:
    sheet = Sheet(tomllib.loads(text), opened=scene.seen_by_owner())
    read_orders(scene.setting, scene.state, scene.seat, sheet)
    return [problem for problem in sheet.problems if problem.is_error]


def is_example(row: str) -> bool:
    return row.startswith("#") and not row.startswith("# ")


def uncomment(rows: list[str]) -> str:
    return "\n".join(row[1:] if is_example(row) else row for row in rows)


def variants(rows: list[str]) -> list[str]:
    """Return the file as it is, with each example uncommented, and with all."""
    blocks = [
        [place for place, _ in block]
        for wanted, block in groupby(enumerate(rows), key=lambda pair: is_example(pair[1]))
        if wanted
    ]
    singly = ("\n".join(row[1:] if at in block else row for at, row in enumerate(rows)) for block in blocks)
    return ["\n".join(rows), uncomment(rows), *singly]


def written(scene: Scene, known: dict[str, int]) -> list[str]:
    """Write the file for a player who can look at these cards."""
    return write_template(scene.setting, scene.setting.reveal(scene.state, known), scene.seat)


@pytest.mark.thorough
@settings(max_examples=150)
@given(scenes())
def test_a_template_passes_its_own_check(scene: Scene) -> None:
    rows = written(scene, scene.seen_by_owner())
    for text in variants(rows):
        assert errors(scene, text) == [], text


@settings(max_examples=50)
@given(scenes())
def test_a_template_by_somebody_who_sees_no_hidden_card_passes_too(scene: Scene) -> None:
    for text in variants(written(scene, {})):
        assert errors(scene, text) == [], text


@settings(max_examples=50)
@given(scenes())
def test_no_line_is_wider_than_a_mail(scene: Scene) -> None:
    rows = written(scene, scene.seen_by_owner())
    assert [row for row in rows if len(row) > 79 or row != row.rstrip() or not row.isascii()] == []


EXPERTS = "rules: risk-parker with commander, card-reroll, capitals\n"
BOARD = "board: Siam anna 4, India bob 3, Peru anna 1, Indonesia anna 1; others cleo 1\n"


def template(text: str) -> str:
    scene = set_scene(text)
    return "\n".join(write_template(scene.setting, scene.state, scene.seat))


def test_armies_due_stand_on_the_strongest_border_territory() -> None:
    text = template(BOARD)
    assert 'place = { Siam = "rest" }' in text
    assert "# 3 armies are due: 3 territories 3." in text
    assert "#   Siam 4: China (cleo 1), India (bob 3), Indonesia 1" in text


def test_the_strongest_army_in_the_rear_gets_no_more() -> None:
    oz = "New Guinea anna 1, Western Australia anna 1, Eastern Australia anna 9"
    text = template(f"board: Siam anna 2, Indonesia anna 1, {oz}; others cleo 1")
    assert 'place = { Siam = "rest" }' in text


def test_a_forced_trade_is_written_out() -> None:
    text = template(BOARD + "hand anna: Alaska, Peru, Brazil, Japan, joker")
    assert '\ntrade = [["Alaska", "Peru", "Brazil"]]\n' in text


def test_a_voluntary_trade_is_an_example() -> None:
    text = template(BOARD + "hand anna: Alaska, Peru, Brazil")
    assert '\n#trade = [["Alaska", "Peru", "Brazil"]]\n' in text


def test_under_the_limit_armies_go_where_there_is_room() -> None:
    rules = "rules: risk-parker with army-cap-12\n"
    text = template(rules + "board: Siam anna 11, India anna 11, China anna 12; others cleo 1")
    assert "place = { Siam = 1, India = 1 }" in text.replace("India = 1, Siam = 1", "Siam = 1, India = 1")


def test_full_territories_need_no_place() -> None:
    rules = "rules: risk-parker with army-cap-12\n"
    text = template(rules + "board: Siam anna 12; others cleo 1")
    assert "\nplace =" not in text
    assert "None of your territories has room" in text


def test_dice_on_the_table_are_reported() -> None:
    scene = set_scene(EXPERTS + BOARD + "phase: throw\nhand anna: India")
    scene.state.throw = DiceOnTable("siam", "india", [6, 3, 1], [5, 4])
    rows = write_template(scene.setting, scene.state, "anna")
    assert "# Dice on the table: Siam 6 3 1 against India 5 4." in rows
    assert '#card = "India"' in rows
    for text in variants(rows):
        assert errors(scene, text) == [], text


def test_a_card_serves_one_throw_only() -> None:
    scene = set_scene(EXPERTS + BOARD + "phase: throw\nhand anna: India")
    scene.state.throw = DiceOnTable("siam", "india", [6, 3, 1], [5, 4], rerolled=True)
    assert "#[[reroll]]" not in write_template(scene.setting, scene.state, "anna")


def test_a_capital_bonus_goes_on_vacated_territories() -> None:
    scene = set_scene(
        EXPERTS + "board: others anna 1\nphase: bonus\nmover: bob\nseat: anna\nbonus: anna 5 Peru, Brazil"
    )
    rows = write_template(scene.setting, scene.state, "anna")
    assert rows[:2] == [
        "# 5 bonus armies for the capital, to be placed on: Peru, Brazil.",
        'place = { Peru = "rest" }',
    ]
    for text in variants(rows):
        assert errors(scene, text) == [], text


def test_a_player_is_warned_that_somebody_holds_their_capital() -> None:
    scene = set_scene(EXPERTS + "capital anna: Siam\nboard: Siam bob 3; others anna 2")
    rows = write_template(scene.setting, scene.state, "anna")
    held = "bob holds your capital, Siam. A player who ends a turn without their capital is out of the game."
    assert " ".join(row.removeprefix("# ") for row in rows[:2]) == held
    scene.state.owners[scene.setting.index["siam"]] = "anna"
    assert "capital, Siam" not in "\n".join(write_template(scene.setting, scene.state, "anna"))


@pytest.mark.parametrize("phase", [Phase.TURN, Phase.BONUS])
def test_nothing_is_asked_of_the_others(phase: Phase) -> None:
    scene = set_scene(BOARD)
    scene.state.phase = phase
    scene.state.bonus = [("anna", 5, ["peru"])]
    rows = write_template(scene.setting, scene.state, "cleo")
    assert rows == ["# cleo has nothing to decide now."]


def test_every_territory_is_reported() -> None:
    text = template("board: others anna 2")
    told = re.findall(r"^#   ([A-Z][A-Za-z ]+) 2:", text, re.MULTILINE)
    assert told == [land.name for land in classic().territories]


# ── hidden hands ─────────────────────────────────────────────────────────────────────────────────

HIDDEN = "cards: dealer\nboard: Siam anna 4, India bob 3; others cleo 1\n"


def test_hidden_cards_are_named_to_those_who_can_look_at_them() -> None:
    scene = set_scene(f"{HIDDEN} hand anna: Egypt, (Peru), (joker)")
    mine = "\n".join(written(scene, scene.seen_by_owner()))
    assert "# Your cards: Egypt (horse), Peru (horse), joker." in mine
    assert '#trade = [["Egypt", "Peru", "joker"]]' in mine
    theirs = "\n".join(written(scene, {}))
    assert "# Your cards: Egypt (horse), 2 cards face down." in theirs
    assert "trade = [[" not in theirs


def test_a_hidden_set_that_should_be_turned_in_is_written_out_with_what_is_lost_without() -> None:
    scene = set_scene(f"{HIDDEN} hand anna: (Egypt), (Peru), (joker), (joker), (Siam)")
    mine = " ".join(row.removeprefix("# ") for row in written(scene, scene.seen_by_owner()))
    assert "unless you turn in sets, your oldest card is discarded" in mine
    assert "What you turn in is opened when you sign." in mine
    assert 'trade = [["' in mine
    theirs = " ".join(row.removeprefix("# ") for row in written(scene, {}))
    assert "your oldest card is discarded" in theirs
    assert "trade = [[" not in theirs
