"""
The armies due at the start of a turn, counted once more: what tests of spelling believe.

A test of how orders are read, written or reported says how many armies there are, and would fail with the
rule that counts them. With the mark `spelling` this count stands in its place, so that a wrong rule fails the
tests that name it, and those of whole games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pytest


def _count(setting: Any, owners: Any, seat: str) -> Any:
    """Count by the board alone; this runs as the body of `armies_due`, and knows what that module knows."""
    held = {here for here, owner in zip(setting.board.ids, owners, strict=True) if owner == seat}
    whole = tuple((land.id, land.bonus) for land in setting.board.continents if held.issuperset(land.territories))
    return Due(len(held), max(3, len(held) // 3), whole)  # type: ignore[name-defined]  # noqa: F821


def count_apart(patch: pytest.MonkeyPatch) -> None:
    """Let armies be counted here, whoever asks the rule."""
    from pbem.rulesets.risk.play.reinforce import armies_due  # late: first of all `watched_turns` loads the games

    patch.setattr(armies_due, "__code__", _count.__code__)
