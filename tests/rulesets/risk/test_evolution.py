"""What events do to the state."""

from typing import get_args

from pbem.rulesets.risk.events import Event
from pbem.rulesets.risk.play.evolution import CHANGES


def test_every_event_says_what_it_changes() -> None:
    assert set(CHANGES) == set(get_args(Event))
