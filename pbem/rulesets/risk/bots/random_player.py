"""
A random legal player of the conquest game.

The player attacks from the strongest border, so games end; everything else, each section of the
order file and each key in it, is drawn by lot.
"""

import attrs

from pbem.engine.bot import Proposal
from pbem.engine.lots import Lots
from pbem.engine.ruleset import Data
from pbem.rulesets.risk.bots.view import Trio, View
from pbem.rulesets.risk.game import RiskTable
from pbem.rulesets.risk.play.cards import most_sets
from pbem.rulesets.risk.state import JOKER, NEUTRAL, Phase, State

WHILE = ("mine > theirs", "spare >= 3 or theirs == 1", "mine >= 2 * theirs // 3 and losses < 40",
         "mine + kills > losses - 3", "not (throws >= 30)", "mine >= 3")  # fmt: skip
CHANGES = ("lost_now >= 1", "lost_now > killed_now", "gain >= 1 or lost_now == 2", "mine > 2")
DEFENCE = ("dice_now == 3 and mine == 2", "theirs > 2 * mine", "sets > 3", "spare == 1")
MOVE_IN = ("min", "max", 3, "mine - 1", "mine // 2", "mine - 2 * theirs")


ODD = 50
"""How often, in percent, the style tries something odd."""


@attrs.frozen
class RandomBot:
    """The style `random` (`pbem.engine.bot.Bot`)."""

    def decide(self, table: RiskTable, state: State, seat: str, lots: Lots, /) -> Proposal:
        """Decide by lot."""
        orders = write_orders(table, state, seat, lots, ODD)
        return Proposal(orders, ("Everything legal is possible: drawn by lot.",))


RANDOM = RandomBot()


def write_orders(table: RiskTable, state: State, seat: str, chance: Lots, frills: int = 30) -> Data:
    """Write what this seat orders now; `frills` is how often (percent) it tries something odd."""
    player = RandomPlayer(table, state, seat, chance, frills)
    match state.phase:
        case Phase.SETUP:
            return {"setup": player.write_setup(), **player.write_standing()}
        case Phase.BONUS:
            _, armies, vacated = state.bonus[0]
            place = player.write_place(armies, [player.names[id_] for id_ in vacated])
            return {"place": place, **player.write_standing()}
        case _:
            return player.write_turn()


@attrs.define(slots=False)
class RandomPlayer(View):
    """The seat with a pen in hand: what it has drawn by lot so far."""

    chance: Lots
    frills: int
    first: str = ""
    sources: list[str] = attrs.Factory(list)
    targets: list[str] = attrs.Factory(list)

    def odd(self) -> bool:
        """Say whether to try something odd."""
        return self.chance.hits(self.frills)

    # Set-up

    def write_setup(self) -> Data:
        """Write lists for the set-up; not all of them suffice."""
        setting, state, chance = self.table.setting, self.state, self.chance
        lists: Data = {}
        free = chance.mix(setting.held(state, ""))
        if free:
            wishes = [self.names[id_] for id_ in free[: 3 + chance.below(12)]]
            land = f"@{chance.pick(setting.board.continents).id}"
            lists["claim"] = wishes if self.odd() else [*wishes, land, "@rest"]
        if state.to_place.get(self.seat, 0):
            lists["add"] = self.write_queue([*free, *self.own], ["@border", "@rest"])
        if setting.rules.setup == "neutral" and state.to_place.get(NEUTRAL, 0):
            lists["neutral"] = self.write_queue(setting.held(state, NEUTRAL), ["@neutral"])
        if setting.rules.capitals:
            wishes = [self.names[id_] for id_ in chance.mix([*free, *self.own])]
            lists["capital"] = wishes[:3] if self.odd() else wishes
        if self.odd():
            lists["batch"] = 8 + chance.below(20)
        return lists

    def write_queue(self, places: list[str], selectors: list[str]) -> list[Data]:
        """Write a queue of placings; the last entry takes the rest, most times."""
        rows: list[Data] = []
        for _ in range(self.chance.below(3)):
            at = [self.names[id_] for id_ in self.chance.mix(places)[:4]]
            rows.append({"at": at if self.odd() else [*at, selectors[-1]],
                         "armies": 1 + self.chance.below(9)})  # fmt: skip
        armies: int | str = 7 if self.odd() else "rest"
        return [*rows, {"at": self.chance.pick(selectors), "armies": armies}]

    # A turn, or a part of one

    def write_turn(self) -> Data:
        """Write a turn, or a part of one."""
        document: Data = {}
        if self.state.phase in (Phase.TURN, Phase.ELIMINATION):
            document |= self.write_armies()
        if self.state.part < 4 and self.odd() and self.odd():
            document["final"] = False
        document["attack"] = self.write_attacks()
        document["on_elimination"] = self.write_eliminations()
        rules = self.table.setting.rules
        kind = "free_move" if rules.movement == "adjacent" else "fortify"
        document[kind] = self.write_moves(kind)
        if rules.card_reroll:
            document["reroll"] = self.write_rerolls()
        if rules.commander and not self.state.commander_part:
            document["commander"] = self.write_change("best", "highest", "lowest")
        document = {key: value for key, value in document.items() if value != []}
        return {**document, **self.write_standing()}

    def write_armies(self) -> Data:
        """Turn in sets, and place what is due then."""
        sets = self.choose_sets_by_lot()
        due = self.armies_with(sets)
        document: Data = {}
        if sets:
            document["trade"] = [[self.names[card] for card in trio] for trio in sets]
        front = self.front()
        places = [*front[: 1 + self.odd()], *self.chance.mix(front), *self.own]
        place = self.write_place(due, [self.names[id_] for id_ in dict.fromkeys(places)])
        return {**document, "place": place} if place else document

    def choose_sets_by_lot(self) -> list[Trio]:
        """Turn in what must be turned in; more where the lot says so."""
        most = most_sets(self.hand, self.table.setting.board)
        forced = min(self.forced_sets(), most)
        if self.table.setting.hidden and self.odd():
            forced = 0  # paid with the oldest cards
        return self.choose_sets(max(forced, min(self.chance.below(3), most)), self.chance.pick)

    def write_place(self, due: int, places: list[str]) -> Data:
        """Put armies on the first of these places, or on several of them; by name."""
        place: Data = {}
        names = self.table.setting.names.territory
        for name in places:
            most = min(due, self.room(names[name]))
            armies = 1 + self.chance.below(most) if most > 1 and self.odd() else most
            if armies > 0:
                place[name] = armies
                due -= armies
        # What the lot left over goes on the first that takes it.
        for name in places:
            armies = min(due, self.room(names[name]) - place.get(name, 0))
            if armies > 0:
                place[name] = place.get(name, 0) + armies
                due -= armies
        for name, armies in place.items():
            self.placed[names[name]] = self.placed.get(names[name], 0) + armies
        if place and self.chance.hits(70):
            place[next(iter(place))] = "rest"
        return place

    # Attacks

    def write_attacks(self) -> list[Data]:
        """Attack from the strongest borders; first with the dice on the table."""
        attacks: list[Data] = []
        throw = self.state.throw
        if throw is not None:
            entry = self.write_attack([throw.source, throw.target], "t")
            if "max_losses" in entry:  # what lies there already may cost so many
                least = min(len(throw.attack), len(throw.defence))
                entry["max_losses"] = max(entry["max_losses"], least)
            attacks.append(entry)
        starts = [id_ for id_ in self.front() if self.armies(id_) > 1][: 2 + self.chance.below(3)]
        for start in starts:
            path = self.walk(start)
            if len(path) > 1:
                attacks.append(self.write_attack(path, f"a{len(attacks)}"))
        return attacks

    def walk(self, start: str) -> list[str]:
        """Go over foreign territories, into corners first, now and then by another way."""
        path = [start]
        for _ in range(30 if not self.odd() else 1 + self.chance.below(4)):
            near = [there for there in self.foreign(path[-1]) if there not in path]
            if not near:
                break
            ways_on = {id_: len({*self.foreign(id_)}.difference(path)) for id_ in near}
            path.append(
                self.chance.pick(near) if self.odd() else min(near, key=ways_on.__getitem__)
            )
        return path

    def write_attack(self, path: list[str], id_: str) -> Data:
        """Write an entry for a path, with limits and words drawn by lot."""
        entry: Data = {"id": id_}
        self.first = self.first or id_
        names = [self.names[step] for step in path]
        if self.targets and self.odd():
            entry["if"] = self.write_condition()
        entry |= {"path": names} if len(path) > 2 else {"from": names[0], "to": names[1]}
        if self.odd():
            entry["while"] = self.chance.pick(WHILE)
        if self.odd():
            entry["move_in"] = self.chance.pick(MOVE_IN)
        for key, most in (("keep", 4), ("max_throws", 30), ("max_losses", 20)):
            if self.chance.hits(self.frills // 3):
                entry[key] = 1 + self.chance.below(most)
        if self.chance.hits(self.frills // 3):
            entry["dice"] = self.chance.pick(
                [2, "max", [{"when": "theirs == 1 and mine > 3", "use": 2}, {"use": "max"}]]
            )
        for key in ("on_capture", "on_stop"):
            if self.chance.hits(self.frills // 3):
                words = ("continue", "end", "pause") if self.state.part < 4 else ("continue", "end")
                entry[key] = self.chance.pick(words)
        self.sources += path[:-1]
        self.targets += path[1:]
        return entry

    def write_condition(self) -> str:
        """Ask for something that an earlier entry may have brought about."""
        target = self.names[self.chance.pick(self.targets)]
        other = self.chance.pick(self.others)
        land = self.chance.pick(self.table.setting.board.continents).name
        return self.chance.pick([
            f'captured("{target}") or armies("{target}") >= 2',
            f'own("{target}") or not eliminated("{other}")',
            f'territories("{other}") > 0 and hand("{other}") <= 9',
            f'not continent("{land}") or cards >= 1', "sets >= 0",
            f'won("{self.first}") or tried("{self.first}") or not tried("{self.first}")',
        ])  # fmt: skip

    def write_eliminations(self) -> list[Data]:
        """Say what to do with the cards of some of the others."""
        rows: list[Data] = []
        for victim in [*self.others, "any"]:
            if not self.odd():
                continue
            row: Data = {"victim": victim, "trade": self.chance.pick(["forced", "all", 1, 2])}
            if self.odd():
                row["prefer"] = self.chance.mix(["territory-bonus", "keep-jokers", "use-jokers"])
            if self.odd():
                row["keep"], row["use"] = ["joker"], [self.names[self.own[0]]]
            if self.odd():
                row["if"] = "cards >= 2 or sets > 2"
            if not self.odd():
                first = {"at": [self.names[self.chance.pick(self.own)], "@border"], "armies": 3}
                row["place"] = [first, {"at": ["@border", "@rest"], "armies": "rest"}]
            row["then"] = self.chance.pick(["continue", "continue", "end", "pause"])
            rows.append(row)
        return rows

    # Moves and experts

    def write_moves(self, kind: str) -> list[Data]:
        """Move what stands idle behind the front, or what an attack has left behind."""
        idle = [id_ for id_ in self.own if not self.foreign(id_) and self.armies(id_) > 1]
        idle = [id_ for id_ in idle if id_ not in self.sources]
        front = [id_ for id_ in self.front() if id_ not in self.sources]
        limit = self.table.setting.rules.army_cap
        moves: list[Data] = []
        if self.targets and self.odd():
            source, target = self.sources[0], self.targets[0]
            moves.append({
                "if": f'own("{self.names[target]}")', "from": self.names[source],
                "to": self.names[target], "armies": self.chance.pick(["max", 1, "spare - 1"]),
            })  # fmt: skip
        for source in sorted(idle, key=self.armies, reverse=True)[: 3 if kind == "fortify" else 1]:
            near = self.chance.pick([id_ for id_ in self.borders(source) if id_ in self.own])
            target = self.chance.pick(front) if front and self.reaches(source, kind) else near
            room = self.room(target) if limit else self.armies(source)
            if room > 0:
                fewer = 1 + self.chance.below(min(room, self.armies(source) - 1))
                moves.append({
                    "from": self.names[source], "to": self.names[target],
                    "armies": fewer if self.odd() else "max",
                })  # fmt: skip
        return moves

    def reaches(self, source: str, kind: str) -> bool:
        """Say whether all that is one's own hangs together, as far as a fortification goes."""
        if kind != "fortify":
            return False
        reached, edge = {source}, [source]
        while edge:
            near = [id_ for id_ in self.borders(edge.pop()) if id_ in self.own]
            edge += [id_ for id_ in near if id_ not in reached]
            reached.update(near)
        return len(reached) == len(self.own)

    def write_rerolls(self) -> list[Data]:
        """Offer the cards that show where there is fighting."""
        shown = {*self.sources, *self.targets}
        cards = [card for card in self.hand if card != JOKER and card in shown]
        dice = ["lowest", "lowest-losing", "highest-losing"]
        if self.table.setting.rules.reroll_scope == "any":
            dice.append("their-highest")
        rows = [{"card": self.names[card], **self.write_change(*dice)} for card in cards]
        for row in rows:
            if self.odd():
                row["max"] = 1 + self.chance.below(4)
        return rows

    def write_change(self, *dice: str) -> Data:
        """Say which die to change, and when."""
        row: Data = {"die": self.chance.pick(dice)} if self.odd() else {}
        if self.odd():
            row["if"] = self.chance.pick(CHANGES)
        if self.state.part < 4 and self.odd() and self.odd():
            row["stop"] = "after-throw"
        return row

    # Standing orders

    def write_standing(self) -> Data:
        """Write standing orders for defence and capitals."""
        standing: Data = {}
        places = ["@border", "@rest", "@neutral", *(self.names[id_] for id_ in self.own[:3])]
        if self.odd() and self.odd():
            rule = {"at": self.chance.mix(places)[:2], "if": self.chance.pick(DEFENCE),
                    "dice": self.chance.pick([1, "max"])}  # fmt: skip
            if self.odd():
                rule["by"] = self.chance.pick(self.others)
            if self.odd():
                rule["from"] = ["@rest"]
            standing["defence"] = {"default": self.chance.pick([1, "max", "max"]), "rule": [rule]}
        if self.table.setting.rules.capitals and self.odd():
            victim = self.chance.pick([*self.others, "any"])
            share = {"at": ["@vacated"], "armies": "rest"}
            standing["capital_bonus"] = [{"victim": victim, "place": [share]}]
        return standing
