"""
What the chapters share while one turn file is played.

It holds the live state and never changes it. What it counts itself (tallies of attack entries, dice
thrown again) is gone when the file is played: the next part begins with its own ids.
"""

import attrs

from pbem.engine.ruleset import Dice
from pbem.rulesets.risk.orders import Defence, TurnOrders
from pbem.rulesets.risk.play.view import AttackTally, PlayerView
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State


@attrs.frozen
class Step:
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


@attrs.frozen(eq=False)
class TurnInPlay:
    """
    A turn file that is being played: where, whose, what, and with which dice.

    `tallies` are by id of the attack entry, `rerolls` by place of the re-roll entry, `defences` by
    seat. `view` is what the player sees apart from any battle.
    """

    setting: Setting
    state: State
    orders: TurnOrders
    dice: Dice
    seat: str
    tallies: dict[str, AttackTally] = attrs.field(factory=dict, init=False)
    rerolls: dict[int, int] = attrs.field(factory=dict, init=False)
    defences: dict[str, Defence] = attrs.field(factory=dict, init=False)
    view: PlayerView = attrs.field(init=False)

    @view.default
    def _without_battle(self) -> PlayerView:
        return PlayerView(self.setting, self.state, self.seat, self.tallies)

    @property
    def changes_dice(self) -> bool:
        """Whether the orders may change dice that have fallen (R-085, R-089)."""
        return bool(self.orders.rerolls or self.orders.commander)

    def view_from(self, source: str, target: str) -> PlayerView:
        """Return what the player sees when looking from one territory at another."""
        view = PlayerView(self.setting, self.state, self.seat, self.tallies)
        view.look_at(source, target)
        return view
