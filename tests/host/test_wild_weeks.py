"""
Any story of wrong clocks, dead lines, kills and pauses is fair: nobody loses a turn before the letter with that very
deadline was accepted and the time has really run, nobody is told a date that is taken back, and games go on.
"""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING

import pytest
from referee import Referee
from sample_games.clocked_host import open_clocked_host
from wild_weeks import RULES, WildWeeks

from pbem.errors import CannotSendError
from pbem.host.games import turn_pictures
from pbem.local import game_files

if TYPE_CHECKING:
    from pathlib import Path

    from pbem.local.game_files import OpenedGame

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork"),
]

LENGTH = 14
UNFAIR_ONCE = (109, 2010, 2159, 3101, 4208, 4324)
"""Stories in which a turn was lost, held up, or told a date that did not hold, before what they show was mended."""


@pytest.fixture
def weeks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> WildWeeks:
    """A host whose first letters could not leave yet; every game file is laid open once, and no picture is drawn."""
    opened: dict[tuple[str, bytes], OpenedGame] = {}
    real = game_files.opened_from

    def opened_from(path: str, data: bytes) -> OpenedGame:
        return opened.get((path, data)) or opened.setdefault((path, data), real(path, data))

    monkeypatch.setattr(game_files, "opened_from", opened_from)
    monkeypatch.setattr(turn_pictures, "draw", lambda *_: None)
    host = open_clocked_host(tmp_path, monkeypatch, RULES, server=_dead)
    post = tmp_path / "post"
    post.mkdir()
    return WildWeeks(host, Referee(host, post), random.Random(1))


def _dead(_to: str) -> None:
    raise CannotSendError("not yet")


@pytest.mark.parametrize("seed", [*UNFAIR_ONCE, *range(6)])
def test_no_story_is_unfair(weeks: WildWeeks, seed: int) -> None:
    weeks.chance = random.Random(seed)
    weeks.play(LENGTH)
    assert not weeks.referee.faults, "\n".join([*weeks.story, *weeks.referee.faults])
