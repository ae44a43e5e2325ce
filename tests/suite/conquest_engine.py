"""
What pbem answers the suite: the conquest game played by plain actions.

Each action becomes an order file, as far as files go: sets and armies that are placed go into one,
the move with the end of the turn too. What a file would bend to the nearest legal number (dice, armies
that move in) is refused here, because an action says just what is to be done.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from plain_chance import NothingGivenError, PlainDice, RefusedError, SkippedError
from plain_facts import FACTS
from plain_game import Data, position_of, setting_of, state_of, tell

from pbem.engine.file.genesis import Genesis, Player
from pbem.engine.play.order_header import ExpectedHeader, read_header
from pbem.engine.table.sheet import Problem, Sheet
from pbem.engine.table.terms import Awaited
from pbem.rulesets.risk.events import (
    ArmyAdded,
    CapitalNamed,
    DieCommanded,
    DieRerolled,
    Event,
    OrderSkipped,
    TerritoryCaptured,
    TerritoryClaimed,
)
from pbem.rulesets.risk.orders import Orders
from pbem.rulesets.risk.play.evolution import evolve
from pbem.rulesets.risk.play.resolution import awaited, clock, resolve
from pbem.rulesets.risk.reading.orders import read_orders
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.reading.standing_orders import take_standing
from pbem.rulesets.risk.state import NEUTRAL, Phase

CODES = {
    "E-NOT-ADJACENT": "not-adjacent",
    "E-ATTACK-OWN": "own-territory",
    "E-ATTACK-SOURCE": "not-yours",
    "E-ATTACK-ARMIES": "too-few-armies",
    "E-DICE": "dice",
    "E-PLACE-SUM": "wrong-number",
    "E-PLACE-OWNER": "not-yours",
    "E-MUST-TRADE": "must-turn-in",
    "E-TRADE-SET": "no-set",
    "E-TRADE-CARD": "card-not-held",
    "E-SECTION": "not-now",
    "E-CAP": "no-room",
    "E-MOVE-COUNT": "too-few-armies",
    "E-MOVE-OWNER": "not-yours",
    "E-NO-PATH": "no-path",
    "E-REROLL-CARD": "card-of-no-use",
    "E-COMMANDER-USED": "used-up",
    "E-OPTION": "not-played",
    "E-SETUP-OWNER": "not-yours",
    "E-CAPITAL-OWNER": "not-yours",
    "E-CHOICE": "not-played",
    "E-RANGE": "wrong-number",
    "E-NOT-YOUR-TURN": "not-your-turn",
    "E-MISSING": "not-now",
}
"""Faults of order files as the suite calls them."""

SETUP = ("claim", "add", "add-neutral", "name-capital")
CHANGES = ("throw-again", "commander")
MOVES = ("free-move", "fortify")


def answer(question: Data) -> Data:
    """Answer a question of the suite."""
    said: Data = {"number": question["number"]}
    if "fact" in question:
        return said | {"answers": FACTS[question["fact"]](question)}
    table = PlainTable(question)
    try:
        table.play()
    except RefusedError as refused:
        return said | {"refused": {"action": refused.action, "code": refused.code}}
    except (NothingGivenError, SkippedError) as stuck:
        return said | {"stuck": str(stuck)}
    position = position_of(table.setting, table.state)
    unused = table.dice.unused()
    return said | {"events": table.events, "position": position, "unused": unused}


class PlainTable:
    """A game that is played by the actions of one question."""

    def __init__(self, question: Data) -> None:
        self.setting = setting_of(question)
        players = tuple(Player(one.id, one.name) for one in self.setting.players)
        self.genesis = Genesis("case", "risk/1", "open", "face-up", (), {}, {}, players)
        self.state = state_of(self.setting, question["before"])
        self.actions: list[Data] = question["actions"]
        self.dice = PlainDice(question["chance"], self.state)
        self.events: list[Data] = []
        self.done = 0
        self.seat = ""

    def play(self) -> None:
        """Play all actions, one group after the other."""
        if self.state.phase is Phase.BLANK:
            self.happen({})
        while self.done < len(self.actions):
            self.dice.action = self.done + 1
            action = self.actions[self.done]
            if self.wait is None:
                raise RefusedError(self.done + 1, "game-over")
            if self.state.phase is Phase.SETUP and action["do"] not in SETUP:
                raise RefusedError(self.done + 1, "not-now")
            self.seat = action.get("player", next(iter(self.wait.must), ""))
            STEPS.get(action["do"], _unknown)(self)

    @property
    def wait(self) -> Awaited | None:
        """Who must decide now."""
        return awaited(self.setting, self.state)

    def take(self, *kinds: str) -> list[Data]:
        """Take the actions of these kinds that come next."""
        found = []
        while self.done < len(self.actions) and self.actions[self.done]["do"] in kinds:
            found.append(self.actions[self.done])
            self.done += 1
        return found

    def hand_in(self, document: Data, places: Mapping[str, Sequence[int]]) -> list[Event]:
        """Hand in an order file; `places` are the actions that made its sections."""
        return self.happen({self.seat: self.read(document, places)})

    def read(self, document: Data, places: Mapping[str, Sequence[int]]) -> Orders:
        """Read an order file as the engine does, its header first; a fault refuses an action."""
        now = clock(self.setting, self.state)
        head = {"game": "case", "player": self.seat, "turn": now.turn, "part": now.part}
        sheet = Sheet({**head, **document})
        assert self.wait is not None
        expected = ExpectedHeader(self.genesis, "", now, self.wait)
        if not read_header(sheet, expected).seat:
            raise RefusedError(next(iter(places.values()))[0], CODES[sheet.problems[0].code])
        if self.seat not in self.wait.must:
            raise SkippedError(f"nobody refused {self.seat}, who does not act")
        return self.read_sections(self.seat, sheet, places)

    def read_sections(self, seat: str, sheet: Sheet, places: Mapping[str, Sequence[int]]) -> Orders:
        """Read what a file orders; the first action with a fault is refused."""
        orders = read_orders(self.setting, self.state, seat, sheet)
        refused = [_refusal(places, one) for one in sheet.problems if one.is_error]
        if refused:
            raise min(refused, key=lambda one: one.action)
        return orders

    def happen(self, orders: Mapping[str, Orders]) -> list[Event]:
        """Play orders; files of one action are refused rather than skipped."""
        happened: list[Event] = []
        for event in resolve(self.setting, self.state, orders, self.dice):
            if isinstance(event, OrderSkipped):
                raise SkippedError(f"nobody refused what was skipped then: {event}")
            evolve(self.setting, self.state, event)
            happened.append(event)
            self.events += tell(event)
        self.state.defence = {}
        return happened


def _refusal(places: Mapping[str, Sequence[int]], problem: Problem) -> RefusedError:
    """Return the refusal of the action that a fault of its file comes from."""
    if "move_in" in problem.path:
        return RefusedError(places["move_in"][0], "move-in")
    section = "place" if problem.code == "E-MUST-TRADE" else str(problem.path[0])
    numbers = places.get(section) or next(iter(places.values()))
    entry = problem.path[1] if len(problem.path) > 1 else 0
    place = entry if isinstance(entry, int) and entry < len(numbers) else 0
    return RefusedError(numbers[place], CODES.get(problem.code, problem.code))


def _unknown(table: PlainTable) -> None:
    raise RefusedError(table.done + 1, "not-now")


def _reinforce(table: PlainTable) -> None:
    """Sets and the armies that are placed go into one file."""
    first = table.done + 1
    sets = table.take("turn-in")
    placed = table.take("place")[:1]
    table.done = first - 1 + len(sets) + len(placed)
    document: Data = {"final": False}
    places: dict[str, Sequence[int]] = {}
    if sets:
        names = table.setting.board.names
        document["trade"] = [[names.get(card, card) for card in one["cards"]] for one in sets]
        places["trade"] = range(first, first + len(sets))
    if placed:
        document["place"] = placed[0]["armies"]
        places["place"] = [table.done]
    places.setdefault("place", [table.done + (not placed)])
    places.setdefault("trade", [first])
    table.hand_in(document, places)


def _attack(table: PlainTable) -> None:
    """A throw, what is changed of it, and the armies that move in."""
    (number, attack), table.done = (table.done + 1, table.actions[table.done]), table.done + 1
    changes = table.take(*CHANGES)
    moved = table.take("move-in")[:1]
    table.done = number + len(changes) + len(moved)
    _require_attacker(table, number, [attack, *changes, *moved])
    _require_one_card(changes, number)
    _answer_with(table, number, attack["defence"])
    entry: Data = {"from": attack["from"], "to": attack["to"], "max_throws": 1}
    entry |= {"dice": attack["dice"], "move_in": moved[0]["armies"] if moved else "min"}
    places: dict[str, Sequence[int]] = {"attack": [number], "move_in": [table.done]}
    document: Data = {"final": False, "attack": [entry]}
    for place, change in enumerate(changes):
        if change.get("card", change["do"]) not in ("commander", *table.state.hands[table.seat]):
            raise RefusedError(number + 1 + place, "card-of-no-use")
        key, words = _change(table, change, changes[:place])
        document |= {key: words}
        places[key] = [number + 1 + place]
    happened = table.hand_in(document, places)
    _require_changes(changes, happened, number)
    captured = [event.moved for event in happened if isinstance(event, TerritoryCaptured)]
    if captured != [one["armies"] for one in moved]:
        raise RefusedError(table.done + (not moved), "move-in" if captured else "not-now")


def _answer_with(table: PlainTable, number: int, dice: int) -> None:
    """Let everybody else defend with so many dice."""
    state = table.state
    for seat in table.setting.seats:
        if seat != state.mover:
            sheet = Sheet({"defence": {"default": dice}})
            for kind, orders in take_standing(Situation(table.setting, state, seat), sheet):
                getattr(state, kind)[seat] = orders
            if sheet.problems:
                raise RefusedError(number, CODES[sheet.problems[0].code])


def _change(table: PlainTable, change: Data, before: Sequence[Data]) -> tuple[str, Any]:
    """Return the section of an order file that changes just this die of the throw to come."""
    attack, defence = (sorted(side) for side in table.dice.given["throws"][0])
    die = change["die"]
    if change["do"] == "commander":
        attack = _thrown_again(table, attack, before)
        low = sorted(pips for pips in attack if pips < 6)
        word = "highest" if low and die == low[-1] else "lowest" if low and die == low[0] else "best"
        return "commander", {"if": "true", "die": word}
    card = table.setting.board.names.get(change["card"], change["card"])
    if change.get("whose") == "defence":
        return "reroll", [{"card": card, "die": "their-highest", "if": "true"}]
    word = "lowest" if die == attack[0] else "highest-losing"
    if word != "lowest":
        from pbem.rulesets.risk.play.comparison import losing_dice

        losing = losing_dice(attack, defence)
        word = "lowest-losing" if losing and min(losing) == die else "highest-losing"
    return "reroll", [{"card": card, "die": word, "if": "true"}]


def _thrown_again(table: PlainTable, attack: list[int], again: Sequence[Data]) -> list[int]:
    """Return the attacker's dice after the card, before the commander."""
    left = list(attack)
    for change in again:
        if change.get("whose", "attack") == "attack" and change["die"] in left:
            left[left.index(change["die"])] = table.dice.given["again"][0]
    return left


def _require_attacker(table: PlainTable, number: int, actions: Sequence[Data]) -> None:
    """Refuse what another than the attacker does of an attack (R-022)."""
    for place, action in enumerate(actions, number):
        if action.get("player", table.seat) != table.seat:
            raise RefusedError(place, "not-your-turn")


def _require_one_card(changes: Sequence[Data], number: int) -> None:
    """Refuse a second card on one throw, a card after the commander (R-086, R-090)."""
    words = [change["do"] for change in changes]
    for place in range(1, len(words)):
        if words[place] == "throw-again" or words[place] == words[place - 1]:
            raise RefusedError(number + 1 + place, "used-up")


def _require_changes(changes: Sequence[Data], happened: Sequence[Event], number: int) -> None:
    """Refuse a change that was not made, or not to this die."""
    made = [event.old for event in happened if isinstance(event, DieRerolled | DieCommanded)]
    for place, change in enumerate(changes):
        if made[place : place + 1] != [change["die"]]:
            raise RefusedError(number + 1 + place, "no-such-die")


def _move(table: PlainTable) -> None:
    """The move at the end of the turn, and the end of the turn."""
    first = table.done + 1
    moves = table.take(*MOVES)
    kind = moves[0]["do"] if moves else "free-move"
    document: Data = {"final": True}
    places: dict[str, Sequence[int]] = {}
    _require_limit(table, moves, first)
    if moves:
        key = kind.replace("-", "_")
        document[key] = [_shift(one) for one in moves]
        places[key] = range(first, first + len(moves))
        if kind == "free-move" and len(moves) > 1:
            raise RefusedError(first + 1, "not-now")
    table.read(document, {**places, "end": [table.done + 1]})
    ends = table.take("end-turn")[:1]
    if not ends:
        raise RefusedError(table.done + 1, "not-now")
    table.done = first + len(moves)
    if "card" in ends[0]:
        document["card"] = ends[0]["card"]
    table.hand_in(document, {**places, "end": [table.done]})


def _require_limit(table: PlainTable, moves: Sequence[Data], first: int) -> None:
    """Refuse a shift above the limit, though a later one would make room: a file may hold both (A-95)."""
    limit = table.setting.rules.army_cap
    armies = dict(zip(table.setting.board.ids, table.state.armies, strict=True))
    for number, one in enumerate(moves, first):
        armies[one["from"]] -= one["armies"]
        armies[one["to"]] += one["armies"]
        if one["do"] == "fortify" and limit and armies[one["to"]] > limit:
            raise RefusedError(number, "no-room")


def _shift(action: Data) -> Data:
    return {key: action[key] for key in ("from", "to", "armies")}


def _place_bonus(table: PlainTable) -> None:
    table.done += 1
    document = {"place": table.actions[table.done - 1]["armies"]}
    table.hand_in(document, {"place": [table.done]})


def _set_up(table: PlainTable) -> None:
    """One placing of the player who places; capitals are named by all at once."""
    state = table.state
    kind = table.actions[table.done]["do"]
    number = table.done + 1
    if state.phase is not Phase.SETUP:
        raise RefusedError(number, "not-now")
    if table.setting.rules.placings == "lists" and kind in ("claim", "add"):
        _hand_in_lists(table, kind)
        return
    group = table.take(kind)[: 1 if kind != "name-capital" else None]
    table.done = number - 1 + len(group)
    acting = table.setting.seats if kind == "name-capital" else [state.mover]
    orders = {}
    for place, (action, seat) in enumerate(zip(group, acting, strict=False), number):
        if action.get("player", seat) != seat:
            raise RefusedError(place, "not-your-turn")
        orders[seat] = _read_list(table, seat, action, place)
    _require_room(table, group[0], number)
    state.asked, state.lists = list(orders), {}
    happened = [_placing(event) for event in table.happen(orders)]
    wanted = [(kind, action["territory"]) for action in group]
    if [one for one in happened if one] != wanted:
        raise RefusedError(number, "not-now")
    state.lists = {}


def _require_room(table: PlainTable, action: Data, number: int) -> None:
    """Refuse an army of the set-up above the limit: a list passes over such a wish (R-082)."""
    limit = table.setting.rules.army_cap
    place = table.setting.board.ids.index(action["territory"])
    if action["do"].startswith("add") and limit and table.state.armies[place] >= limit:
        raise RefusedError(number, "no-room")


def _hand_in_lists(table: PlainTable, kind: str) -> None:
    """All placings that follow each other are handed in at once, a list of each player (A-94)."""
    state, first = table.state, table.done + 1
    group = table.take(kind)
    state.asked = list(table.setting.seats)
    orders = {}
    for seat in table.setting.seats:
        own = [number for number, one in enumerate(group, first) if one["player"] == seat]
        places = [table.actions[number - 1]["territory"] for number in own]
        adds = [{"at": place, "armies": 1} for place in places]
        lists = Sheet({"setup": {kind: places if kind == "claim" else adds}})
        orders[seat] = table.read_sections(seat, lists, {"setup": own})
    table.happen(orders)
    state.lists = {}


def _read_list(table: PlainTable, seat: str, action: Data, place: int) -> Orders:
    """Read a list of one wish; who holds the territory already makes a claim a wrong one."""
    kind = action["do"]
    table.state.asked = list(table.setting.seats)
    lists = _list(kind, action, own_left=bool(table.state.to_place.get(seat)))
    try:
        return table.read_sections(seat, Sheet({"setup": lists}), {"setup": [place]})
    except RefusedError as refused:
        code = WHY[kind] if refused.code == "not-yours" else refused.code
        raise RefusedError(place, code) from None


def _placing(event: Event) -> tuple[str, str] | None:
    """Return the action that an event of the set-up is."""
    match event:
        case TerritoryClaimed(territory=territory):
            return "claim", territory
        case ArmyAdded(owner=owner, territory=territory):
            return "add-neutral" if owner == NEUTRAL else "add", territory
        case CapitalNamed(territory=territory):
            return "name-capital", territory
    return None


def _list(kind: str, action: Data, *, own_left: bool) -> Data:
    place = action["territory"]
    match kind:
        case "claim":
            return {"claim": [place], "batch": 1}
        case "name-capital":
            return {"capital": [place]}
        case _:
            only = [{"at": place, "armies": 1}]
            if kind == "add":
                return {"add": only, "batch": 1}
            # A file that says where neutral armies go must say where one's own go, if some are left.
            rest = [{"at": "@rest", "armies": "rest"}] if own_left else []
            return {"neutral": only, "batch": 1} | ({"add": rest} if rest else {})


WHY = {
    "claim": "occupied",
    "add": "not-yours",
    "add-neutral": "not-yours",
    "name-capital": "not-yours",
}
STEPS: dict[str, Callable[[PlainTable], None]] = {
    **dict.fromkeys(("turn-in", "place"), _reinforce),
    **dict.fromkeys((*MOVES, "end-turn"), _move),
    **dict.fromkeys(SETUP, _set_up),
    "attack": _attack,
    "place-bonus": _place_bonus,
}
