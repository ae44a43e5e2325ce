"""What a bot sees of the conquest game when it is about to write an order file."""

from collections.abc import Sequence

import attrs

from pbem.engine.table.gate import Open
from pbem.engine.table.terms import Data
from pbem.record import mutable
from pbem.rulesets.risk.bots.vantage import Vantage
from pbem.rulesets.risk.game import RiskTable
from pbem.rulesets.risk.play.cards import Trio, set_value, sets_forced
from pbem.rulesets.risk.play.gate import Answers
from pbem.rulesets.risk.state import State, open_in


@mutable
class BotView:
    """One seat at one moment, with its `vantage`; `placed` are the armies that its file puts on the board."""

    table: RiskTable
    state: State
    seat: str
    placed: dict[str, int] = attrs.field(factory=dict, kw_only=True)
    vantage: Vantage = attrs.field(kw_only=True)

    @vantage.default
    def _here_and_now(self) -> Vantage:
        return Vantage(self.table, self.state, self.seat)

    @property
    def names(self) -> dict[str, str]:
        """What territories and cards are called."""
        return self.table.setting.board.names

    @property
    def own(self) -> list[str]:
        """The territories of the seat."""
        return self.vantage.own

    @property
    def others(self) -> list[str]:
        """The other seats in the game."""
        return [seat for seat in self.table.setting.live(self.state) if seat != self.seat]

    @property
    def hand(self) -> list[str]:
        """The cards that the player can see; with hidden hands perhaps not all of them."""
        return open_in(self.state.hands[self.seat])

    # What may be ordered

    @property
    def gate(self) -> Answers:
        """What the seat may order now, section by section."""
        return self.vantage.gate

    def allows(self, section: str) -> bool:
        """Say whether a section is open now."""
        return self.vantage.allows(section)

    def cut(self, section: str, entries: Sequence[Data]) -> list[Data]:
        """Return as many entries as the section may hold; none where it is shut."""
        answer = self.gate[section]
        return [*entries[: answer.most]] if isinstance(answer, Open) else []

    def reaches(self, section: str, here: str, there: str) -> bool:
        """Say whether a section may go from one territory to another, as far as a limit is set."""
        return self.vantage.reaches(section, here, there)

    # The board

    def armies(self, territory: str) -> int:
        """Armies on a territory, with what was placed there in this file."""
        return self.state.armies[self.table.setting.index[territory]] + self.placed.get(territory, 0)

    def room(self, territory: str) -> int:
        """Armies that a territory can still take."""
        return self.table.setting.limit - self.armies(territory)

    def borders(self, territory: str) -> tuple[str, ...]:
        """Where one can go from a territory, in board order."""
        setting = self.table.setting
        return setting.board.territories[setting.index[territory]].borders

    def foreign(self, territory: str) -> list[str]:
        """Return what can be attacked from here, the neutral army last, the weakest first."""
        return self.vantage.foes(territory)

    def front(self) -> list[str]:
        """Return the own territories at a border, the strongest first."""
        return sorted(self.vantage.edge, key=self.armies, reverse=True)

    # Cards and armies due

    def forced_sets(self) -> int:
        """Return how many sets the hand must give now."""
        held = len(self.state.hands[self.seat])
        return sets_forced(self.table.setting.rules, self.state.phase, held)

    def armies_with(self, sets: Sequence[Trio]) -> int:
        """Return the armies to place after turning in sets, whose bonus goes on the board at once."""
        setting, state = self.table.setting, self.state
        due = self.vantage.due
        for number, trio in enumerate(sets, state.sets + 1):
            due += set_value(setting.rules, number)
            for card in trio:
                if card in self.own:
                    bonus = min(setting.rules.card_territory_bonus, self.room(card))
                    self.placed[card] = self.placed.get(card, 0) + bonus
        return due
