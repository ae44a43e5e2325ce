"""Positions of the suite as states of the conquest game, and back; events in the words of the suite."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import attrs

from pbem.engine.table.terms import Seat
from pbem.local import map_files
from pbem.rulesets.kept import FieldKind
from pbem.rulesets.risk.board import read_board
from pbem.rulesets.risk.board_facts import board_facts
from pbem.rulesets.risk.events import BattleFought, Event, SetupListed, StandingOrdersGiven
from pbem.rulesets.risk.kinds import BONUS_RULES, DEFENCE, LISTS
from pbem.rulesets.risk.orders import Defence
from pbem.rulesets.risk.play.resolution import blank
from pbem.rulesets.risk.rules import Rules
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State

Data = dict[str, Any]

UNTOLD = {
    "setup-listed",
    "list-ran-dry",
    "card-opened",
    "battle-joined",
    "dice-thrown",
    "attack-stopped",
    "order-skipped",
    "turn-paused",
    "standing-orders-given",
}
"""Events of order files, of which plain actions know nothing."""

_FIELDS = {"lots-rolled": ("purpose", "winner"), "army-added": ("by", "owner", "territory")}
"""Fields that the suite knows of an event, where there are more."""


def setting_of(question: Data) -> Setting:
    """Lay the setting that a question describes."""
    players = tuple(Seat(seat, seat.capitalize()) for seat in question["seats"])
    return Setting(_rules(question["settings"]), read_board(_facts(question)), players)


def _rules(settings: Data) -> Rules:
    fields = attrs.fields_dict(Rules)
    values = {name: value for name, value in settings.items() if name in fields}
    counts = values.pop("initial", {})
    values["initial"] = tuple(sorted((int(number), armies) for number, armies in counts.items()))
    for name in ("seats", "without_borders"):
        values[name] = tuple(values[name])
    return Rules(**values)


@cache
def _classic_map() -> Data:
    return map_files.load("classic")


def _facts(question: Data) -> Data:
    """Return the facts of a board, each border once; of the classic board those of our own map."""
    board, settings = question["board"], question["settings"]
    if board["name"] == "classic":
        return board_facts(_classic_map(), settings["deck"], settings["without_borders"])
    there = {one["id"]: one["borders"] for one in board["territories"]}
    ids = list(there)
    both = [[a, b] for a in ids for b in there[a] if a in there[b] and ids.index(a) < ids.index(b)]
    lands = [(land["id"], land["name"], land["bonus"]) for land in board["continents"]]
    return {
        "id": "board",
        "name": "Board",
        "territories": [[one["id"], one["name"]] for one in board["territories"]],
        "continents": [
            [*land, [one["id"] for one in board["territories"] if one["continent"] == land[0]]] for land in lands
        ],
        "borders": both,
        "one_way": [[a, b] for a in ids for b in there[a] if a not in there[b]],
        "cards": [[one["id"], one["card"]] for one in board["territories"] if one["card"]],
        "jokers": board["jokers"],
    }


def state_of(setting: Setting, position: Data) -> State:
    """Return the state of a position."""
    state = blank(setting)
    if position["phase"] == "new":
        return state
    for place, id_ in enumerate(setting.board.ids):
        one = position["territories"][id_]
        state.owners[place], state.armies[place] = one["owner"], one["armies"]
    state.hands = {seat: list(position["hands"][seat]) for seat in setting.seats}
    state.phase = Phase(position["phase"])
    for name in ("pile", "discard", "captured", "out"):
        setattr(state, name, list(position[name]))
    for name in ("turn", "mover", "sets", "due", "winner", "starter", "placed"):
        setattr(state, name, position[name])
    state.capitals, state.to_place = dict(position["capitals"]), dict(position["to_place"])
    state.commander_part = int(position["commander_used"])
    if bonus := position["bonus"]:
        state.bonus = [(bonus["player"], bonus["armies"], list(bonus["territories"]))]
    return state


def position_of(setting: Setting, state: State) -> Data:
    """Return the position of a state."""
    board = zip(setting.board.ids, state.owners, state.armies, strict=True)
    found = {name: getattr(state, name) for name in ("turn", "mover", "sets", "due", "winner")}
    bonus = [dict(zip(("player", "armies", "territories"), one, strict=True)) for one in state.bonus]
    return found | {
        "phase": state.phase.value,
        "territories": {id_: {"owner": owner, "armies": armies} for id_, owner, armies in board},
        "hands": {seat: setting.sort_cards(hand) for seat, hand in state.hands.items()},
        "pile": setting.sort_cards(state.pile),
        "discard": setting.sort_cards(state.discard),
        "captured": list(state.captured),
        "commander_used": bool(state.commander_part),
        "out": [seat for seat in setting.seats if seat in state.out],
        "capitals": dict(state.capitals),
        "bonus": bonus[0] if bonus else {},
        "starter": state.starter,
        "to_place": {who: armies for who, armies in state.to_place.items() if armies},
        "placed": state.placed,
    }


def tell(event: Event) -> Iterator[Data]:
    """Write an event in the words that the suite has for plain actions: of a battle each throw."""
    for one in tell_all([event]):
        name = one["event"]
        if name not in UNTOLD:
            yield {"event": name} | {key: one[key] for key in _FIELDS.get(name, one)}


def tell_all(events: Iterable[Event]) -> Iterator[Data]:
    """Write events with all their fields."""
    for event in events:
        yield from _tell(event)


def _tell(event: Event) -> Iterator[Data]:
    if isinstance(event, BattleFought):
        way = {"event": "battle-fought", "source": event.source, "target": event.target}
        for throw in event.throws:
            yield way | _plain_fields(throw)
        return
    name = re.sub("(?<!^)([A-Z])", r"-\1", type(event).__name__).lower()
    yield {"event": name, **_as_written(event)}


def _as_written(event: Event) -> Data:
    """Write the fields of an event; standing orders and lists as they stand in a file."""
    match event:
        case StandingOrdersGiven(seat, kind, Defence() as orders):
            return {"seat": seat, "kind": kind, "table": write_kept(DEFENCE, orders)}
        case StandingOrdersGiven(seat, kind, rules):
            return {"seat": seat, "kind": kind, "table": write_kept(BONUS_RULES, rules)}
        case SetupListed(seat, lists):
            return {"seat": seat, "lists": write_kept(LISTS, lists)}
        case _:
            return _plain_fields(event)


def write_kept(kind: FieldKind[Any], kept: Any) -> Any:
    """Write a value of a state that is said in the words of an order file: of no setting in particular."""
    assert kind.write is not None
    return kind.write(None, kept)


def _plain_fields(record: Any) -> Data:
    return {name.replace("_", "-"): _plain(name, one) for name, one in record._asdict().items()}


def _plain(name: str, value: Any) -> Any:
    if name in ("continents", "armies") and isinstance(value, tuple):
        return dict(value)
    return list(value) if isinstance(value, tuple) else value
