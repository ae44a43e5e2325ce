"""Plans of games with hidden hands: they depend on nothing that the planning player may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hidden_laws import Dealer, lay_table, play
from players.match import Match
from thorough import all_but

from pbem.engine.foresight import look_ahead as ahead
from pbem.engine.foresight.forecast import Work
from pbem.engine.table.terms import DEALER, PRIVATE
from pbem.errors import BeyondLimitError
from pbem.rulesets.risk.events import CardDrawn
from pbem.rulesets.risk.orders import TurnOrders
from pbem.rulesets.risk.state import is_token

if TYPE_CHECKING:
    from hidden_laws import Played

    from pbem.engine.foresight.forecast import Outlook
    from pbem.rulesets.risk.game import RiskTable
    from pbem.rulesets.risk.state import State

FRILLS = 60


def with_other_cards(table: RiskTable, state: State, seat: str) -> State:
    """The same state with other cards face down wherever this player may not look."""
    other = table.copy(state)
    for one, hand in state.hands.items():
        if one != seat:
            other.hands[one] = [f"{card}0" if is_token(card) else card for card in hand]
    other.pile = [f"{card}0" if is_token(card) else card for card in state.pile]
    return other


def outlooks(table: RiskTable, record: Played, before: State) -> tuple[Outlook | None, Outlook]:
    """The exact outlook, None beyond the limit, and the one of plays drawn by lot."""
    try:
        exact = table.foresight.foresee(before, record.orders, Work(30_000))
    except BeyondLimitError:
        exact = None
    plays = ahead._draw_plays(table, before, record.orders, b"seed", ahead.SAMPLES)
    seen = table.foresight.sum_up(before, record.orders, plays)
    assert seen
    return exact, seen


@pytest.mark.thorough
@pytest.mark.parametrize("cards", all_but([DEALER, PRIVATE], DEALER.__eq__))
def test_cards_that_a_player_may_not_see_make_no_difference(cards: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "SAMPLES", 10)
    match = Match("risk-1959", 3, ("capitals", "card-reroll"), seed=2, frills=FRILLS)
    table, hidden, exactly = lay_table(match, cards), 0, 0
    for record in play(table, match, Dealer(f"plans {cards}")):
        seat = record.before.mover
        if not isinstance(record.orders.get(seat), TurnOrders):
            continue
        other = with_other_cards(table, record.before, seat)
        hidden += other != record.before
        first, again = (outlooks(table, record, one) for one in (record.before, other))
        exactly += first[0] is not None
        assert first == again
    assert hidden
    assert exactly


@pytest.mark.rule("engine/foresight/look_ahead 4.1")
@pytest.mark.parametrize("cards", all_but([DEALER, PRIVATE], DEALER.__eq__))
def test_cards_laid_face_down_in_a_play_drawn_by_lot_are_nobodys(cards: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn in a play that is only thought of has no name, and its opening does not exist."""
    monkeypatch.setattr(ahead, "SAMPLES", 20)
    match = Match("risk-1959", 3, ("card-reroll",), seed=4, frills=FRILLS)
    table, drawn = lay_table(match, cards), 0
    for record in play(table, match, Dealer(f"drawn {cards}")):
        if not isinstance(record.orders.get(record.before.mover), TurnOrders):
            continue
        for one in ahead._draw_plays(table, record.before, record.orders, b"seed", ahead.SAMPLES):
            fresh = [event for event in one.events if isinstance(event, CardDrawn)]
            drawn += len(fresh)
            assert all(is_token(event.card) for event in fresh)
    assert drawn
