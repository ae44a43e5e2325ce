"""Whatever a file holds, reading ends with orders or with problems, never with an exception."""

import datetime as dt
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scenes import set_scene
from thorough import all_but, one_in

from pbem.engine.table.sheet import Sheet
from pbem.rulesets.risk import kinds as kept_orders
from pbem.rulesets.risk.orders import TurnOrders
from pbem.rulesets.risk.play.gate import SECTIONS
from pbem.rulesets.risk.reading import attack as reading_attack
from pbem.rulesets.risk.reading import elimination as reading_elimination
from pbem.rulesets.risk.reading import experts as reading_experts
from pbem.rulesets.risk.reading import moves as reading_moves
from pbem.rulesets.risk.reading import setup as reading_setup
from pbem.rulesets.risk.reading import standing_orders
from pbem.rulesets.risk.reading.orders import read_orders
from pbem.rulesets.risk.state import Phase

BOARD = "board: Siam anna 4, Japan anna 1, Ural bob 1, Peru nobody 0; others cleo 2\n"
SCENES = {
    Phase.TURN: "hand anna: Siam, Peru, Alaska, joker\n",
    Phase.ATTACK: "part: 2\n",
    Phase.ELIMINATION: "part: 2\ndue: 3\nhand anna: Siam, Peru, Alaska, Brazil, China, joker\n",
    Phase.THROW: "part: 2\nthrow: Siam, India: 6 3 v 1 1\n",
    Phase.BONUS: "bonus: anna 5 Siam, Japan\n",
    Phase.SETUP: "asked: anna\nto place: anna 5, neutral 3\n",
}
KEYS = sorted(
    {
        *(row.key for row in SECTIONS),
        *reading_attack.KEYS,
        *reading_elimination.KEYS,
        *reading_experts.REROLL_KEYS,
        *reading_experts.COMMANDER_KEYS,
        *reading_moves.KEYS,
        *reading_setup.KEYS,
        *standing_orders.KEYS,
        *kept_orders.RULE_KEYS,
        *("use", "when", "armies", "setup", "Siam", "japan", "india", "nowhere"),
    }
)
WORDS = [
    *("Siam", "Japan", "Ural", "India", "China", "joker", "Peru", "bob", "anna", "any", "spear"),
    *("max", "min", "rest", "forced", "all", "true", "mine > 3", 'own("Siam")', 'won("spear")'),
    *("mine - 1", "@rest", "@border", "@europe", "@neutral", "@vacated", "@", "", '"', "continue"),
    *("pause", "end", "after-throw", "best", "lowest", "keep-jokers", "not", "(", "1 // 0 > 1"),
]
PLAIN = st.one_of(
    st.sampled_from(WORDS),
    st.integers(-2, 12),
    st.integers(-(2**63), 2**63 - 1),
    st.booleans(),
    st.text(max_size=4),
    st.floats(),
    st.just(dt.date(1959, 1, 1)),
)
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(KEYS), inner, max_size=6)),
    max_leaves=30,
)

TABLES = st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=6)
SECTION = st.one_of(VALUES, TABLES, st.lists(TABLES, max_size=3))


@pytest.mark.parametrize("options", all_but(["", " with capitals, army-cap-12, card-reroll, commander"], bool))
@pytest.mark.parametrize("phase", all_but(SCENES, lambda phase: phase is Phase.TURN))
@settings(max_examples=40)
@given(data=st.dictionaries(st.sampled_from(KEYS), SECTION, max_size=8))
def test_reading_never_raises(phase: Phase, options: str, data: dict[str, Any]) -> None:
    scene = set_scene(f"rules: risk-1959{options}\nphase: {phase}\n{BOARD}{SCENES[phase]}seat: anna")
    sheet = Sheet(data)
    read_orders(scene.setting, scene.state, scene.seat, sheet)
    assert sheet.refused or {*data} <= {row.key for row in SECTIONS if phase in row.phases}


HAND = "hand anna: Siam, (Siam), (Peru), (Alaska), (joker)\n"


@pytest.mark.parametrize("cards", one_in(2, ["dealer", "private"]))
@pytest.mark.parametrize(
    "phase", all_but([Phase.TURN, Phase.ATTACK, Phase.ELIMINATION], lambda phase: phase is Phase.TURN)
)
@settings(max_examples=40)
@given(
    data=st.dictionaries(st.sampled_from(["trade", "place", "attack", "reroll"]), SECTION),
    trade=st.none() | st.lists(st.lists(st.sampled_from(WORDS[:7]), max_size=4), max_size=3),
    opened=st.booleans(),
)
def test_reading_a_hidden_hand_never_raises_and_opens_what_it_holds(
    cards: str, phase: Phase, data: dict[str, Any], trade: Any, opened: bool
) -> None:
    hand = HAND if cards == "private" else HAND.replace("(Siam), ", "")
    rules = "rules: risk-1959 with card-reroll"
    scene = set_scene(f"{rules}\ncards: {cards}\nphase: {phase}\n{BOARD}{hand}part: 2\nseat: anna")
    known = scene.seen_by_owner() if opened else {}
    sheet = Sheet(data if trade is None else {**data, "trade": trade}, opened=known)
    orders = read_orders(scene.setting, scene.state, scene.seat, sheet)
    assert isinstance(orders, TurnOrders)
    assert set(dict(orders.opened)) <= set(known)
    assert all(scene.croupier.card(token) == card for token, card in orders.opened)
