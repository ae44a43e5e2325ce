"""One seat at one moment: what is the same for everything it may plan then, looked up once."""

from collections.abc import Sequence
from functools import cached_property

import attrs

from pbem.engine.table.gate import Open
from pbem.record import tool
from pbem.rulesets.risk.bots.march import Quest, Roads, Searches, neighbour_sets, neighbours, roads_over, sets_of
from pbem.rulesets.risk.game import RiskTable
from pbem.rulesets.risk.play.cards import Trio, choose_sets, most_sets
from pbem.rulesets.risk.play.gate import Answers
from pbem.rulesets.risk.play.reinforce import armies_due
from pbem.rulesets.risk.state import JOKER, NEUTRAL, Phase, State, open_in


@tool
class Vantage:
    """A seat in a state; territories come in board order."""

    table: RiskTable
    state: State
    seat: str
    quests: dict[tuple[int, ...], Quest] = attrs.Factory(dict)
    searched: Searches = attrs.Factory(dict)
    known_foes: dict[str, list[str]] = attrs.Factory(dict)

    @cached_property
    def gate(self) -> Answers:
        """What the seat may order now, section by section."""
        return Answers(self.table.setting, self.state, self.seat)

    @cached_property
    def own(self) -> list[str]:
        """The territories of the seat."""
        return self.table.setting.held(self.state, self.seat)

    @cached_property
    def edge(self) -> list[str]:
        """Those of them at a border."""
        return self.table.setting.edge(self.state, self.seat)

    @cached_property
    def distances(self) -> dict[str, int]:
        """How many steps each of them is from the nearest border; what cannot get there is left out."""
        setting, own = self.table.setting, set(self.own)
        borders, far = setting.board.borders, dict.fromkeys(self.edge, 0)
        for id_ in (queue := [*far]):
            for there in setting.touching[id_]:
                if there in own and there not in far and id_ in borders[there]:
                    far[there] = far[id_] + 1
                    queue.append(there)
        return far

    @cached_property
    def roads(self) -> Roads:
        """Where the seat can march, as far as the gate lets it."""
        board, answer = self.table.setting.board, self.gate["attack"]
        near, sets = neighbours(board), neighbour_sets(board)
        if not isinstance(answer, Open) or answer.targets is not None:
            near = tuple(
                tuple(there for there in places if self.reaches("attack", here, board.ids[there]))
                for here, places in zip(board.ids, near, strict=True)
            )
            sets = sets_of(near)
        return roads_over(near, sets, self.foreign, self.state.armies)

    @cached_property
    def foreign(self) -> list[bool]:
        """By place, whether somebody else holds it."""
        return [owner != self.seat for owner in self.state.owners]

    @cached_property
    def _foreign_set(self) -> int:
        return sum([1 << place for place, foreign in enumerate(self.foreign) if foreign])

    @cached_property
    def _weakness(self) -> list[tuple[bool, int]]:
        return [(owner == NEUTRAL, armies) for owner, armies in zip(self.state.owners, self.state.armies, strict=True)]

    def quest(self, worth: tuple[int, ...]) -> Quest:
        """Return what marches are for if places bring so much; it is one for all plans with that goal."""
        found = self.quests.get(worth)
        if found is None:
            pairs = zip(worth, next(iter(self.quests), worth), strict=True)
            raised = sum([1 << place for place, (mine, first) in enumerate(pairs) if mine != first])
            found = self.quests[worth] = Quest(self.roads, worth, self._foreign_set, self.searched, raised)
        return found

    @cached_property
    def sets(self) -> Sequence[Trio]:
        """The sets that plans turn in: as many as can be, without the jokers, with own territories for their armies."""
        hand, board = open_in(self.state.hands[self.seat]), self.table.setting.board
        return choose_sets(hand, board, most_sets(hand, board), self._cheapest)

    def _cheapest(self, trios: Sequence[Trio]) -> Trio:
        return min(trios, key=lambda trio: (trio.count(JOKER), -sum(card in self.own for card in trio)))

    @cached_property
    def due(self) -> int:
        """The armies to place before any set is turned in."""
        setting, state = self.table.setting, self.state
        return armies_due(setting, state.owners, self.seat).total if state.phase is Phase.TURN else state.due

    def allows(self, section: str) -> bool:
        """Say whether a section is open now."""
        return isinstance(self.gate[section], Open)

    def reaches(self, section: str, here: str, there: str) -> bool:
        """Say whether a section may go from one territory to another, as far as a limit is set."""
        answer = self.gate[section]
        return isinstance(answer, Open) and (answer.targets is None or there in answer.targets(here))

    def foes(self, territory: str) -> list[str]:
        """Return what can be attacked from a territory, the neutral army last, the weakest first."""
        found = self.known_foes.get(territory)
        if found is None:
            board, foreign = self.table.setting.board, self.foreign
            places = [there for there in neighbours(board)[board.index[territory]] if foreign[there]]
            if len(places) > 1:
                places.sort(key=self._weakness.__getitem__)
            found = [board.ids[there] for there in places]
            self.known_foes[territory] = found
        return found
