"""
Every turn that a test plays is held to the laws of the suite, whoever plays it.

`watch()` is called once, before any test is read. From then on whatever lets the events of a record happen
in this process, to their end, is counted along by `conformance.laws`: a command, a host, a bot that
rehearses, an audit, a case. In the processes that a test starts, `children/sitecustomize.py` calls it.
A test of an engine that is broken on purpose asks for `unwatched_turns`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any
from weakref import WeakKeyDictionary

import attrs

from conformance import laws
from pbem.rulesets.across_the_continent.board import Board as Track
from pbem.rulesets.across_the_continent.play import resolution as race_resolution
from pbem.rulesets.across_the_continent.play.administration import RailRulings
from pbem.rulesets.across_the_continent.play.race import Race
from pbem.rulesets.across_the_continent.state import State as RaceState
from pbem.rulesets.risk.board import Board
from pbem.rulesets.risk.events import BattleFought
from pbem.rulesets.risk.play import resolution
from pbem.rulesets.risk.play.rooms import RiskRulings
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import Phase, State

Data = dict[str, Any]


class LawBrokenError(AssertionError):
    """A turn is against a law."""


BROKEN: list[str] = []
"""What was against a law in this test; it counts even if somebody caught the error."""

_WATCHING = [True]


@contextmanager
def unwatched() -> Iterator[None]:
    """Let turns be played as they are, for an engine that is broken on purpose."""
    _WATCHING[0] = False
    yield
    _WATCHING[0] = True


def watch() -> None:
    """Watch both games from now on; whoever asks again changes nothing."""
    if resolution.resolve.__module__ == __name__:
        return
    right, right_race = resolution.resolve, race_resolution.resolve

    def resolve(setting: Setting, state: State, orders: Any, dice: Any) -> Iterator[Any]:
        events = right(setting, state, orders, dice)
        return _counted(events, lambda: (conquest_facts(setting), conquest_position(setting, state)))

    def resolve_race(race: Race, orders: Any) -> Iterator[Any]:
        events = right_race(race, orders)
        return _counted(events, lambda: (race_facts(race), race_position(race.board, race.state)))

    resolution.resolve, race_resolution.resolve = resolve, resolve_race
    _watch_decisions()


_RULED = {"turn-started": "mover-set", "ticket-returned": "ticket-taken-back"}
"""A ruling gives the turn to anybody, and takes a ticket out of a hand: to laws these are events of other names."""


def _watch_decisions() -> None:
    """Watch what a group decides: who gives up, and rulings."""
    for rulings, look in ((RiskRulings, _at_war), (RailRulings, _at_the_race)):
        rulings.resign = _decided(rulings.resign, look)  # type: ignore[method-assign]
        rulings.correct = _decided(rulings.correct, look)  # type: ignore[method-assign]


def _decided(right: Callable[..., Iterator[Any]], look: Callable[..., tuple[Data, Data]]) -> Callable[..., Any]:
    def decide(self: Any, state: Any, what: Any) -> Iterator[Any]:
        renamed = _RULED if right.__name__ == "correct" else {}
        return _counted(right(self, state, what), lambda: look(self.table, state), renamed)

    return decide


def _at_war(table: Any, state: State) -> tuple[Data, Data]:
    return conquest_facts(table.setting), conquest_position(table.setting, state)


def _at_the_race(table: Any, state: RaceState) -> tuple[Data, Data]:
    race = Race(table.board, table.rules, tuple(table.ids), state, table)
    return race_facts(race), race_position(table.board, state)


def _counted(
    events: Iterator[Any], look: Callable[[], tuple[Data, Data]], renamed: Mapping[str, str] = MappingProxyType({})
) -> Iterator[Any]:
    """Pass events on, some under another name; when the last has happened, hold what happened against the laws."""
    if not _WATCHING[0]:
        yield from events
        return
    facts, before = look()
    told: list[Data] = []
    for event in events:
        told += [one | {"event": renamed.get(one["event"], one["event"])} for one in tell(event)]
        yield event
    if found := laws.broken({**facts, "before": before}, told, look()[1]):
        BROKEN.extend(found)
        raise LawBrokenError("\n".join(found))


# ── events ───────────────────────────────────────────────────────────────────────────────────────


def tell(event: Any) -> Iterator[Data]:
    """Write an event in the words of the suite: of a battle each throw, of a move its last space."""
    if isinstance(event, BattleFought):
        for throw in event.throws:
            yield {
                "event": "battle-fought",
                "source": event.source,
                "target": event.target,
                "attack": throw.attack,
                "defence": throw.defence,
                "attacker-losses": throw.attacker_losses,
                "defender-losses": throw.defender_losses,
            }
        return
    told: Data = {"event": _name(type(event))}
    for key, value in zip(event._fields, event, strict=True):
        told[key] = list(value) if value.__class__ is tuple else value
    for key in ("continents", "armies"):
        if isinstance(told.get(key), list):
            told[key] = dict(told[key])
    if "path" in told:
        told["space"] = told["path"][-1]
    yield told


_NAMES: dict[type, str] = {}


def _name(kind: type) -> str:
    if kind not in _NAMES:
        _NAMES[kind] = re.sub("(?<!^)([A-Z])", r"-\1", kind.__name__).lower()
    return _NAMES[kind]


# ── the game of conquest ─────────────────────────────────────────────────────────────────────────

_FACTS: WeakKeyDictionary[Any, Data] = WeakKeyDictionary()


def conquest_facts(setting: Setting) -> Data:
    """Return what a question says of a game that never changes."""
    if setting not in _FACTS:
        _FACTS[setting] = {
            "game": "conquest",
            "seats": setting.seats,
            "settings": attrs.asdict(setting.rules),
            "cards": setting.cards,
            "board": _board(setting.board),
        }
    return _FACTS[setting]


def _board(board: Board) -> Data:
    land_of = {id_: land.id for land in board.continents for id_ in land.territories}
    return {
        "territories": [
            {
                "id": id_,
                "borders": board.borders[id_],
                "continent": land_of[id_],
                "card": board.figures.get(id_, ""),
            }
            for id_ in board.ids
        ],
        "continents": [{"id": land.id, "bonus": land.bonus} for land in board.continents],
        "jokers": board.jokers,
    }


def conquest_position(setting: Setting, state: State) -> Data:
    """Return what laws count of a position; cards face down stand by their tokens."""
    board = zip(setting.board.ids, state.owners, state.armies, strict=True)
    bonus = [{"player": who, "armies": n, "territories": there} for who, n, there in state.bonus]
    plain = ("turn", "mover", "sets", "due", "winner", "placed")
    return {name: getattr(state, name) for name in plain} | {
        "captured": [*state.captured],
        "pile": [*state.pile],
        "discard": [*state.discard],
        "out": [*state.out],
        "capitals": {**state.capitals},
        "phase": "new" if state.phase is Phase.BLANK else state.phase.value,
        "territories": {id_: {"owner": owner, "armies": armies} for id_, owner, armies in board},
        "hands": {seat: [*hand] for seat, hand in state.hands.items()},
        "bonus": bonus[0] if bonus else {},
        "to_place": {who: armies for who, armies in state.to_place.items() if armies},
    }


# ── the rail race ────────────────────────────────────────────────────────────────────────────────


def race_facts(race: Race) -> Data:
    """Return what a question says of a race that never changes."""
    lines = [{"between": [line.a, line.b], "spaces": line.spaces} for line in race.board.lines]
    tickets = [attrs.asdict(ticket) for ticket in race.board.tickets]
    board = {"lines": lines, "tickets": tickets}
    return {
        "game": "rail",
        "seats": race.seats,
        "settings": attrs.asdict(race.rules),
        "board": board,
    }


def race_position(board: Track, state: RaceState) -> Data:
    """Return what laws count of a position."""
    pieces = {}
    for seat, one in state.travellers.items():
        names = ("coast", "place", "ticket", "crossed", "home", "out")
        stops = board.deck[one.ticket].stops if one.ticket else ()
        piece: Mapping[str, Any] = {name: getattr(one, name) for name in names}
        pieces[seat] = {**piece, "next": stops[one.leg] if stops else ""}
    return {
        "phase": "new" if state.phase.value == "blank" else state.phase.value,
        "turn": state.turn,
        "mover": state.mover,
        "pieces": pieces,
        "dice": list(state.dice or ()),
        "returned": list(state.returned),
        "winners": list(state.winners),
    }
