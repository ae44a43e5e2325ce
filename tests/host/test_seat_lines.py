"""How a player stands, in one line: every state with whatever belongs to it, and nothing else."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from pbem.host.deadlines.seat_status import SeatStatus, format_status

DUE = datetime(2026, 6, 4, 12, tzinfo=UTC)
LATE = "; the mail of this turn has not left yet, so the clock has not started"


@pytest.mark.parametrize(
    ("state", "facts", "line"),
    [
        ("nothing", {"due": DUE, "standing_by": True}, "nothing to do"),
        ("in", {"due": DUE, "reason": "x"}, "in"),
        ("out", {"due": DUE}, "out of the game"),
        ("awaited", {}, "awaited"),
        ("awaited", {"due": DUE}, "awaited, until Thu 2026-06-04 12:00 UTC"),
        ("awaited", {"waits": True}, f"awaited{LATE}"),
        ("awaited", {"standing_by": True}, "awaited; standby orders are in"),
        ("awaited", {"reason": "sealed"}, "awaited (sealed)"),
        (
            "awaited",
            {"reason": "sealed", "due": DUE, "waits": True, "standing_by": True},
            f"awaited (sealed), until Thu 2026-06-04 12:00 UTC{LATE}; standby orders are in",
        ),
        ("refused", {"reason": "line 3"}, "refused: line 3; waiting for sound orders"),
        (
            "refused",
            {"reason": "line 3", "due": DUE, "standing_by": True},
            "refused: line 3; waiting for sound orders, until Thu 2026-06-04 12:00 UTC; standby orders are in",
        ),
    ],
)
def test_a_player_stands_so(state: Any, facts: dict[str, Any], line: str) -> None:
    assert format_status(SeatStatus("anna", state, **facts)) == line


def test_a_line_has_the_time_of_a_zone() -> None:
    status = SeatStatus("anna", "awaited", due=DUE)
    assert format_status(status, "Europe/Berlin") == "awaited, until Thu 2026-06-04 12:00 UTC (Thu 14:00 Europe/Berlin)"


@pytest.mark.parametrize(("state", "owes"), [("nothing", False), ("awaited", True), ("refused", True), ("in", False)])
def test_the_game_waits_for_whoever_has_no_sound_orders_in(state: Any, *, owes: bool) -> None:
    assert SeatStatus("anna", state).owes is owes
