"""A turn as an order file: sets, armies, marches, what follows if they succeed or fail, the move."""

from collections.abc import Sequence
from functools import cached_property

import attrs

from pbem.engine.table.terms import Data
from pbem.record import mutable, value
from pbem.rulesets.risk.bots.goals import Goal
from pbem.rulesets.risk.bots.march import March, MarchSearch
from pbem.rulesets.risk.bots.view import BotView
from pbem.rulesets.risk.play.cards import Trio
from pbem.rulesets.risk.play.movement import move_section

_MOST_MARCHES = 5


@value
class Temper:
    """
    How a plan is carried out.

    `floor` is what an army should still have in the end, `keep` with how few it stops. `second` is
    how many of the armies due, in percent, go to a second march. `longer` lets marches go on where luck
    allows it; none is planned with more than `steps`.
    """

    floor: int = 2
    keep: int = 2
    second: int = 0
    longer: bool = True
    steps: int = 14


@mutable
class TurnPlan(BotView):
    """The turn of a seat with one goal in mind, while it is written."""

    goal: Goal
    temper: Temper
    sets: Sequence[Trio] = ()
    marches: list[March] = attrs.Factory(list)

    @cached_property
    def due(self) -> int:
        """The armies to place, sets turned in."""
        if not self.allows("place"):
            return 0
        if not self.allows("trade"):
            return self.armies_with(())
        self.sets = self.vantage.sets
        return self.armies_with(self.sets)

    @cached_property
    def main(self) -> March:
        """The best march of all armies due, from any border."""
        return self._best_march(self.due - self.due * self.temper.second // 100)

    def write(self) -> Data:
        """Write the order file."""
        due = self.due
        self.marches = [self.main]
        place: Data = {}
        if self.temper.second:
            due = self._put_armies(place, [self.main.path[0]], due - due * self.temper.second // 100, due)
            self.marches.append(self._best_march(due))
        starts = [march.path[0] for march in reversed(self.marches)]
        self._put_armies(place, starts, due, due)
        self._plan_more()
        document: Data = {}
        if self.sets:
            document["trade"] = [[self.names[card] for card in trio] for trio in self.sets]
        if place:
            document["place"] = place
        if attacks := self.cut("attack", self._attacks()):
            document["attack"] = attacks
            document |= self._beside_attacks()
        kind = move_section(self.table.setting.rules)
        if moves := self.cut(kind, self._moves(kind)):
            document[kind] = moves
        return document

    def _beside_attacks(self) -> Data:
        """Write what goes with attacks: the cards of the fallen, changed dice."""
        document: Data = {}
        if eliminations := self.cut("on_elimination", [self._elimination()]):
            document["on_elimination"] = eliminations
        if self.allows("reroll") and not self.table.setting.hidden:
            document["reroll"] = self.cut("reroll", self._rerolls())
        if self.allows("commander"):
            document["commander"] = {"die": "best", "if": "gain >= 1"}
        return {key: value for key, value in document.items() if value}

    # Marches

    def _best_march(self, due: int) -> March:
        index = self.table.setting.index
        starts = self.front()[:6] or self.own[:1]
        throw = self.state.throw
        search = self._search()
        marches = [
            search.march(index[id_], self.armies(id_) + min(due, self.room(id_)))
            for id_ in starts
            if throw is None or id_ == throw.source
        ]
        return max(marches, key=lambda march: march.worth + march.left // 20)

    def _search(self) -> MarchSearch:
        quest = self.vantage.quest(self.goal.worth)
        open_ = quest.open
        for march in self.marches:
            for place in march.path[1:]:
                open_ &= ~(1 << place)
        return MarchSearch(quest, open_, 100 * self.temper.floor, self.temper.steps)

    def _plan_more(self) -> None:
        """Let every other border territory that is strong enough march too."""
        index = self.table.setting.index
        used = {march.path[0] for march in self.marches}
        for id_ in self.front():
            if len(self.marches) >= _MOST_MARCHES:
                return
            if index[id_] not in used and self.armies(id_) > self.temper.keep:
                march = self._search().march(index[id_], self.armies(id_))
                if len(march.path) > 1:
                    self.marches.append(march)

    # Armies

    def _put_armies(self, place: Data, starts: Sequence[int], wanted: int, due: int) -> int:
        """Put armies where a march begins, or what has no room there near it; return those left."""
        ids = self.table.setting.board.ids
        for id_ in dict.fromkeys([*(ids[start] for start in starts), *self.front(), *self.own]):
            armies = min(wanted, self.room(id_))
            if armies > 0:
                name = self.names[id_]
                place[name] = place.get(name, 0) + armies
                self.placed[id_] = self.placed.get(id_, 0) + armies
                wanted -= armies
                due -= armies
        return due

    # Attacks

    def _attacks(self) -> list[Data]:
        ids = self.table.setting.board.ids
        throw = self.state.throw
        entries = [] if throw is None else [self._entry([throw.source, throw.target])]
        for march in self.marches:
            path = [ids[place] for place in (self._longer(march.path) if self.temper.longer else march.path)]
            if len(path) > 1:
                entries.append(self._entry(path))
        return entries

    def _longer(self, path: tuple[int, ...]) -> tuple[int, ...]:
        """Go on as long as there is anywhere to go, for an army that is luckier than expected."""
        search = self._search()
        while len(path) < 12:
            ways = [
                (toll, -self.goal.worth[there], place, there)
                for place, (there, bit, toll, _) in enumerate(search.quest.roads.near[path[-1]])
                if search.open & bit and there not in path
            ]
            if not ways:
                break
            path = (*path, min(ways)[-1])
        return path

    def _entry(self, path: Sequence[str]) -> Data:
        names = [self.names[id_] for id_ in path]
        way: Data = {"path": names} if len(names) > 2 else {"from": names[0], "to": names[1]}
        return {**way, "keep": self.temper.keep, "move_in": "max"}

    def _elimination(self) -> Data:
        """Turn in what can be turned in, and put the armies where the marches have come to."""
        ids = self.table.setting.board.ids
        tips = [self.names[ids[place]] for march in self.marches for place in march.path[::-1]]
        return {
            "victim": "any",
            "trade": "all",
            "place": [{"at": [*dict.fromkeys(tips), "@border", "@rest"], "armies": "rest"}],
        }

    def _rerolls(self) -> list[Data]:
        ids = self.table.setting.board.ids
        shown = {ids[place] for march in self.marches for place in march.path}
        traded = [card for trio in self.sets for card in trio]
        return [
            {"card": self.names[card], "if": "lost_now >= 1", "die": "lowest-losing"}
            for card in self.hand
            if card in shown and card not in traded
        ]

    # The move

    def _moves(self, kind: str) -> list[Data]:
        """Bring up what stands idle; the strongest first."""
        setting = self.table.setting
        marching = {setting.board.ids[march.path[0]] for march in self.marches}
        far = self.vantage.distances
        idle = [id_ for id_ in self.own if far.get(id_, 0) > 0 and self.armies(id_) > 1]
        idle = [id_ for id_ in idle if id_ not in marching]
        moves: list[Data] = []
        for id_ in sorted(idle, key=self.armies, reverse=True)[: 1 if kind == "free_move" else 8]:
            target = self._towards_border(id_, far, kind)
            if target and self.reaches(kind, id_, target) and self.room(target) > 0:
                armies: int | str = "max"
                if setting.rules.army_cap:
                    armies = min(self.armies(id_) - 1, self.room(target))
                    self.placed[target] = self.placed.get(target, 0) + armies
                moves.append({"from": self.names[id_], "to": self.names[target], "armies": armies})
        return moves

    def _towards_border(self, start: str, far: dict[str, int], kind: str) -> str:
        """Return where an idle army goes: a step nearer, or all the way where that is allowed."""
        at = start
        while far[at] > 0:
            steps = [id_ for id_ in self.borders(at) if far.get(id_, far[at]) < far[at]]
            if not steps:
                return ""
            at = max(steps, key=self.armies)
            if kind == "free_move":
                break
        return at
