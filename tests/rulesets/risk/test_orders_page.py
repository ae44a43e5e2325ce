"""The page on orders: its examples are sound orders, and it leaves nothing out."""

import re
import tomllib
from pathlib import Path

import pytest
from scenes import Scene, set_scene

from pbem.engine.table.sheet import Sheet
from pbem.rulesets.risk import kinds as kept_orders
from pbem.rulesets.risk.conditions.tree import CHANGE_NAMES, FUNCTIONS
from pbem.rulesets.risk.play.gate import SECTIONS
from pbem.rulesets.risk.reading import elimination as reading_elimination
from pbem.rulesets.risk.reading import experts as reading_experts
from pbem.rulesets.risk.reading import standing_orders
from pbem.rulesets.risk.reading.attack import KEYS, NEXT
from pbem.rulesets.risk.reading.orders import read_orders

PAGE = (Path(__file__).parent.parent.parent.parent / "docs" / "orders.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"(?ms)^```toml\n(.*?)^```$", PAGE)

TURN = """
    rules: risk-1959
    seats: anna ben cleo
    board: Ukraine anna 3, Ural anna 8, Siam anna 4, Afghanistan anna 1; others ben 2
    hand anna: Siam, China, joker
"""
SETUP = """
    rules: risk-1959 with capitals
    seats: anna ben
    board: others nobody 0
    phase: setup
    to place: anna 50, ben 50
    asked: anna ben
"""
OPTIONS = """
    rules: risk-1959 with card-reroll, commander, fortify-connected, capitals
    seats: anna ben
    board: Siam anna 4, Peru anna 3, Brazil anna 1; others ben 2
    hand anna: India
"""


def scene_of(rows: str) -> Scene:
    return set_scene("\n".join(row.strip() for row in rows.strip().splitlines()))


@pytest.mark.parametrize(
    ("rows", "block"), list(zip((TURN, SETUP, OPTIONS), BLOCKS, strict=True)), ids=("turn", "set-up", "options")
)
def test_an_example_is_sound_as_it_stands(rows: str, block: str) -> None:
    scene = scene_of(rows)
    sheet = Sheet(tomllib.loads(block))
    read_orders(scene.setting, scene.state, scene.seat, sheet)
    assert sheet.problems == []


def test_the_trade_of_the_example_is_a_set() -> None:
    scene = scene_of(TURN)
    trade = next(row for row in BLOCKS[0].splitlines() if row.startswith("# trade"))
    sheet = Sheet(tomllib.loads(f'{trade.removeprefix("# ")}\nplace = {{ Siam = "rest" }}'))
    read_orders(scene.setting, scene.state, scene.seat, sheet)
    assert sheet.problems == []


@pytest.mark.parametrize(
    "word",
    dict.fromkeys(
        [
            *(row.key for row in SECTIONS),
            *KEYS,
            *NEXT,
            *reading_elimination.KEYS,
            *reading_elimination.PREFERENCES[:2],
            *reading_experts.REROLL_KEYS,
            *reading_experts.REROLL_DICE,
            *reading_experts.COMMANDER_KEYS,
            *reading_experts.COMMANDER_DICE,
            *standing_orders.KEYS,
            *kept_orders.RULE_KEYS,
            *CHANGE_NAMES,
            *FUNCTIONS,
            "@border",
            "@neutral",
            "@vacated",
            "@rest",
        ]
    ),
)
def test_the_page_speaks_of_every_word(word: str) -> None:
    assert re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", PAGE), word
