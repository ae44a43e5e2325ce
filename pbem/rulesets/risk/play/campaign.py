"""
What the chapters share while one turn file is played.

A campaign holds the live state and never changes it. What it counts itself (tallies of attack
entries, re-rolls made) is gone when the file is played: the next part begins with its own ids.
"""

from typing import NamedTuple

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


class Campaign:
    """A turn file on its way: where, whose, what, and with which dice."""

    def __init__(
        self, ground: Ground, state: State, orders: TurnOrders, dice: Dice, seat: str
    ) -> None:
        self.ground = ground
        self.state = state
        self.orders = orders
        self.dice = dice
        self.seat = seat
        self.experts = bool(orders.rerolls or orders.commander)
        self.tallies: dict[str, Tally] = {}
        self.rerolls: dict[int, int] = {}
        self.defences: dict[str, Defence] = {}
        # What the mover sees, apart from any battle.
        self.outlook = Outlook(ground, state, seat, self.tallies)

    def outlook_on(self, source: str, target: str) -> Outlook:
        """What the mover sees who looks from one territory at another."""
        outlook = Outlook(self.ground, self.state, self.seat, self.tallies)
        outlook.look_at(source, target)
        return outlook
