"""
What the chapters share while one turn file is played.

It holds the live state and never changes it. What it counts itself (tallies of attack entries, dice
thrown again) is gone when the file is played: the next part begins with its own ids.
"""

from collections.abc import Sequence

import attrs

from pbem.engine.table.ruleset import Dice
from pbem.record import mutable, tool
from pbem.rulesets.risk.events import Clash
from pbem.rulesets.risk.orders import TurnOrders
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State

# ── What a condition sees ─────────────────────────────────────────────────────────────────────────
#
# Every answer is about the state as it is when asked. The battle itself keeps its numbers up to date.


@mutable
class AttackTally:
    """What an attack entry has done in this file: for `tried` and `won`."""

    throws: int = 0
    won: bool = False


@mutable
class PlayerView:
    """
    A player's view of the state (`pbem.rulesets.risk.conditions.view.ConditionView`).

    `tallies` belong to the attack entries with these ids. The numbers after it are those of the
    battle, and of a throw that may still be changed; without a battle they are 0.
    """

    setting: Setting
    state: State
    seat: str
    tallies: dict[str, AttackTally] = attrs.Factory(dict)
    mine: int = 0
    theirs: int = 0
    dice_now: int = 0
    throws: int = 0
    losses: int = 0
    kills: int = 0
    lost_now: int = 0
    killed_now: int = 0
    gain: int = 0

    def look_at(self, source: str, target: str) -> None:
        """Let mine and theirs be the armies of two territories as they are now."""
        index, armies = self.setting.index, self.state.armies
        self.mine, self.theirs = armies[index[source]], armies[index[target]]

    def count(self, throws: Sequence[Clash]) -> None:
        """Count throws, and what they take from both sides."""
        lost = killed = 0
        for throw in throws:
            lost += throw.attacker_losses
            killed += throw.defender_losses
        self.throws += len(throws)
        self.mine -= lost
        self.losses += lost
        self.theirs -= killed
        self.kills += killed

    @property
    def cards(self) -> int:
        """Cards in the player's hand."""
        return len(self.state.hands[self.seat])

    @property
    def sets(self) -> int:
        """Sets turned in so far in the game (R-057)."""
        return self.state.sets

    def armies(self, territory: str, /) -> int:
        """Armies on a territory."""
        return self.setting.armies(self.state, territory)

    def territories(self, player: str, /) -> int:
        """Territories of a player."""
        return self.state.owners.count(player)

    def hand(self, player: str, /) -> int:
        """Cards in a player's hand: their number is public (A-36)."""
        return len(self.state.hands.get(player, ()))

    def own(self, territory: str, /) -> bool:
        """Whether the territory is the player's own now."""
        return self.setting.owner(self.state, territory) == self.seat

    def captured(self, territory: str, /) -> bool:
        """Whether it was captured in this turn."""
        return territory in self.state.captured

    def eliminated(self, player: str, /) -> bool:
        """Whether the player was eliminated in this turn."""
        return player in self.state.eliminated

    def continent(self, continent: str, /) -> bool:
        """Whether the player holds the whole continent now."""
        return all(
            self.own(territory)
            for land in self.setting.board.continents
            if land.id == continent
            for territory in land.territories
        )

    def won(self, attack: str, /) -> bool:
        """Whether every battle of that entry captured its target."""
        return attack in self.tallies and self.tallies[attack].won

    def tried(self, attack: str, /) -> bool:
        """Whether that entry threw at least once."""
        return attack in self.tallies and self.tallies[attack].throws > 0


@tool
class NextStep:
    """
    What comes next after an entry.

    `go` is continue (next entry), end (no further attacks), pause or over. A pause says why and
    what the state waits for then.
    """

    go: str
    reason: str = ""
    phase: Phase = Phase.ATTACK


GO_ON = NextStep("continue")
OVER = NextStep("over")


def step_by(word: str, reason: str) -> NextStep:
    """Return the step that a player ordered by `on_capture`, `on_stop` or `then`."""
    return GO_ON if word == "continue" else NextStep(word, reason)


@tool
class TurnInPlay:
    """
    A turn file that is being played: where, whose, what, and with which dice.

    `tallies` are by id of the attack entry, `rerolls` by place of the re-roll entry.
    `view` is what the player sees apart from any battle. `changes_dice` says that the orders may change dice that have
    fallen (R-085, R-089).
    """

    setting: Setting
    state: State
    orders: TurnOrders
    dice: Dice
    seat: str
    tallies: dict[str, AttackTally] = attrs.field(factory=dict, init=False)
    rerolls: dict[int, int] = attrs.field(factory=dict, init=False)
    view: PlayerView = attrs.field(init=False)
    changes_dice: bool = attrs.field(init=False)

    @view.default
    def _without_battle(self) -> PlayerView:
        return PlayerView(self.setting, self.state, self.seat, self.tallies)

    @changes_dice.default
    def _has_experts(self) -> bool:
        return bool(self.orders.rerolls or self.orders.commander)

    def view_from(self, source: str, target: str) -> PlayerView:
        """Return what the player sees when looking from one territory at another."""
        view = PlayerView(self.setting, self.state, self.seat, self.tallies)
        view.look_at(source, target)
        return view
