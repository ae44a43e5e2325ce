"""
What a condition sees: the live state with the eyes of one seat, and the battle before it (4.4, 4.10).

The answers are as fresh as the question. The battle's numbers are plain attributes that the battle
keeps up to date, because they are asked before every throw.
"""

from pbem.rulesets.risk.ground import Ground
from pbem.rulesets.risk.state import State


class Tally:
    """What an attack entry has done in this file: for `tried` and `won`."""

    throws = 0
    won = False


class Outlook:
    """A seat's view of the state; see `conditionview.View`. Tallies are by id of the entry."""

    # The numbers of the battle; most views never see one.
    mine = theirs = dice_now = 0
    throws = losses = kills = 0
    lost_now = killed_now = gain = 0

    def __init__(
        self, ground: Ground, state: State, seat: str, tallies: dict[str, Tally] | None = None
    ) -> None:
        self.ground = ground
        self.state = state
        self.seat = seat
        self.tallies = {} if tallies is None else tallies

    def look_at(self, source: str, target: str) -> None:
        """Let mine and theirs be the armies of two territories as they are now."""
        index, armies = self.ground.index, self.state.armies
        self.mine, self.theirs = armies[index[source]], armies[index[target]]

    def count(self, throws: int, lost: int, killed: int) -> None:
        """Count throws, and what they take from both sides."""
        self.throws += throws
        self.mine -= lost
        self.losses += lost
        self.theirs -= killed
        self.kills += killed

    @property
    def cards(self) -> int:
        """Cards on one's own hand."""
        return len(self.state.hands[self.seat])

    @property
    def sets(self) -> int:
        """Sets turned in so far in the game (R-057)."""
        return self.state.sets

    def armies(self, territory: str, /) -> int:
        """Armies on a territory."""
        return self.ground.armies(self.state, territory)

    def territories(self, player: str, /) -> int:
        """Territories of a player."""
        return self.state.owners.count(player)

    def hand(self, player: str, /) -> int:
        """Cards on a player's hand: their number is public (A-36)."""
        return len(self.state.hands.get(player, ()))

    def own(self, territory: str, /) -> bool:
        """Whether the territory is one's own now."""
        return self.ground.owner(self.state, territory) == self.seat

    def captured(self, territory: str, /) -> bool:
        """Whether it was captured in this turn."""
        return territory in self.state.captured

    def eliminated(self, player: str, /) -> bool:
        """Whether the player was eliminated in this turn."""
        return player in self.state.eliminated

    def continent(self, continent: str, /) -> bool:
        """Whether one holds the whole continent now."""
        return all(
            self.own(territory)
            for land in self.ground.board.continents
            if land.id == continent
            for territory in land.territories
        )

    def won(self, attack: str, /) -> bool:
        """Whether every battle of that entry captured its target."""
        return attack in self.tallies and self.tallies[attack].won

    def tried(self, attack: str, /) -> bool:
        """Whether that entry threw at least once."""
        return attack in self.tallies and self.tallies[attack].throws > 0
