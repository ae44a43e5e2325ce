"""What events do to the state of a race."""

from typing import get_args

from pbem.rulesets.across_the_continent.events import Event
from pbem.rulesets.across_the_continent.play.evolution import CHANGES


def test_every_event_says_what_it_changes() -> None:
    assert set(CHANGES) == set(get_args(Event))
