"""
What the chapters share while one turn file is played.

A campaign holds the live state and never changes it. What it counts itself (tallies of attack
entries, re-rolls made) is gone when the file is played: the next part begins with its own ids.
"""

from typing import NamedTuple

import attrs

from pbem.engine.ruleset import Dice
from pbem.rulesets.risk.ground import Ground
from pbem.rulesets.risk.orders import Defence, TurnOrders
from pbem.rulesets.risk.play.outlook import Outlook, Tally
from pbem.rulesets.risk.state import Phase, State


class Step(NamedTuple):
    """
    What comes next after an entry.

    `go` is continue (next entry), end (no further attacks), pause or over. A pause says why and
    what the state waits for then.
    """

    go: str
    reason: str = ""
    phase: Phase = Phase.ATTACK


GO_ON = Step("continue")
OVER = Step("over")


def step_by(word: str, reason: str) -> Step:
    """Return the step that a player ordered by `on_capture`, `on_stop` or `then`."""
    return GO_ON if word == "continue" else Step(word, reason)


@attrs.frozen(eq=False, repr=False)
class Campaign:
    """A turn file on its way: where, whose, what, and with which dice."""

    ground: Ground
    state: State
    orders: TurnOrders
    dice: Dice
    seat: str
    tallies: dict[str, Tally] = attrs.Factory(dict)
    rerolls: dict[int, int] = attrs.Factory(dict)
    defences: dict[str, Defence] = attrs.Factory(dict)

    @property
    def outlook(self) -> Outlook:
        """What the mover sees, apart from any battle."""
        return Outlook(self.ground, self.state, self.seat, self.tallies)

    def outlook_on(self, source: str, target: str) -> Outlook:
        """What the mover sees who looks from one territory at another."""
        outlook = self.outlook
        outlook.look_at(source, target)
        return outlook
