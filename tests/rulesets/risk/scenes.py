"""
States of the conquest game as people write them down.

A scene is a few rows `key: value`; whatever is not said is at its default:

    rules:  risk-parker with commander, capitals      preset and options
    choice: reroll_scope any                           a switch of the rules
    seats:  anna bob cleo                              in turn order; the first one moves
    board:  Alaska anna 4, Kamchatka bob 2; others cleo 1
    cards:  private                                    how hands are held, face-up by default
    hand anna: Alaska, Peru, (joker)                   everything else lies in the pile; face down
                                                       what stands in brackets
    phase:  attack                                     turn by default
    seat:   bob                                        whose orders, by default the mover's

`Scene.state` can then be changed further by hand: it is a plain record.

In a board, entries stand between commas, `others` means every territory not named before it (owner
and armies may be `nobody 0`), and the word `neutral` is the neutral army. Rows for single fields of
the state (`turn`, `part`, `sets`, `due`: a number; `captured`, `out`, `eliminated`, `opened`: names;
`used commander`: nothing) read as they sound. `throw: Siam India 6 3 1 v 5 4` lays dice on the
table, `bonus: anna 5 Peru, Brazil` opens a capital bonus, `to place: anna 3, neutral 2` counts
armies of a set-up, `asked: anna bob` says who must hand in lists, `discard: Alaska, Peru` lays cards
on the discard pile, `capital anna: Brazil` names a capital.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

import attrs
from croupier import Croupier, lay_cards

from pbem.engine.table.terms import Seat
from pbem.local import map_files
from pbem.rulesets.options import choose
from pbem.rulesets.risk.board import Board, read_board
from pbem.rulesets.risk.board_facts import board_facts
from pbem.rulesets.risk.names import find
from pbem.rulesets.risk.play.resolution import blank
from pbem.rulesets.risk.presets import PRESETS
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import DiceOnTable, Phase, State


@attrs.define
class Scene:
    """A state, the setting it stands on, the seat that is to decide, who knows hidden cards."""

    setting: Setting
    state: State
    seat: str
    croupier: Croupier = attrs.Factory(lambda self: Croupier(self.setting), takes_self=True)

    def seen_by_owner(self) -> dict[str, int]:
        """Return what the seat that decides can look at at home, by token."""
        own = self.state.hands[self.seat]
        return {token: card for token, card in self.croupier.known.items() if token in own}


@cache
def classic() -> Board:
    """Return the classic board with the classic deck."""
    return read_board(board_facts(map_files.load("classic")))


def setting_of(
    rules: str = "risk-parker",
    seats: str = "anna bob cleo",
    choices: dict[str, Any] | None = None,
    cards: str = "face-up",
) -> Setting:
    """Lay the setting for "preset with option, option" and "seat seat seat"."""
    name, _, options = rules.partition(" with ")
    preset = next(preset for preset in PRESETS if preset.name == name.strip())
    wanted = [option.strip() for option in options.split(",") if option.strip()]
    chosen, _ = choose(preset.rules, wanted, dict(choices or {}))
    players = tuple(Seat(seat, seat.capitalize()) for seat in seats.split())
    return Setting(chosen, classic(), players, cards)


def set_scene(text: str) -> Scene:
    """Read a scene; see the head of this file."""
    rows = rows_of(text)
    said = dict(rows)
    choices = dict(value.split(maxsplit=1) for key, value in rows if key == "choice")
    setting = setting_of(
        said.get("rules", "risk-parker"), said.get("seats", "anna bob cleo"), choices, said.get("cards", "face-up")
    )
    return tell_scene(setting, rows)


def tell_scene(setting: Setting, rows: Sequence[tuple[str, str]]) -> Scene:
    """Set a scene on this setting."""
    state = blank(setting)
    state.phase, state.turn, state.mover = Phase.TURN, 7, setting.seats[0]
    for key, value in rows:
        tell(setting, state, key, value)
    scene = Scene(setting, state, dict(rows).get("seat", state.mover))
    lay_cards(setting, state, scene.croupier)
    return scene


def rows_of(text: str) -> list[tuple[str, str]]:
    """Split a scene into its rows: (key, value)."""
    return [_row(line) for line in text.splitlines() if line.strip()]


def read_territories(setting: Setting, state: State, text: str) -> None:
    """Put armies on the board: "Alaska anna 4, Kamchatka bob 2; others cleo 1"."""
    named: set[str] = set()
    for entry in text.replace(";", ",").split(","):
        words = entry.split()
        if not words:
            continue
        *name, owner, armies = words
        rest = name == ["others"]
        places = [id_ for id_ in setting.board.ids if id_ not in named]
        for id_ in places if rest else [_territory(setting, " ".join(name))]:
            named.add(id_)
            state.owners[setting.index[id_]] = "" if owner == "nobody" else owner
            state.armies[setting.index[id_]] = int(armies)


def _row(line: str) -> tuple[str, str]:
    key, _, value = line.partition(":")
    return key.strip(), value.strip()


def _territory(setting: Setting, name: str) -> str:
    id_ = find(setting.names.territory, name.strip())
    if id_ is None:
        raise ValueError(f"there is no territory {name!r}")
    return id_


def _territories(setting: Setting, text: str) -> list[str]:
    return [_territory(setting, name) for name in text.split(",") if name.strip()]


def _cards(setting: Setting, text: str) -> list[str]:
    """Read cards by name; where hands are hidden they stay in their order, `(name)` face down."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not setting.hidden:
        return setting.sort_cards([setting.names.card[name] for name in names])
    found = []
    for name in names:
        card = setting.names.card[name.strip("()")]
        found.append(f"({card})" if name.startswith("(") else card)
    return found


def _counts(text: str) -> dict[str, int]:
    pairs = (entry.split() for entry in text.split(","))
    return {seat: int(number) for seat, number in pairs}


def _throw(setting: Setting, text: str) -> DiceOnTable:
    """Read "Siam, India: 6 3 1 v 5 4"."""
    names, _, dice = text.partition(":")
    source, target = _territories(setting, names)
    attack, defence = ([int(die) for die in side.split()] for side in dice.split("v"))
    return DiceOnTable(source, target, attack, defence)


def _bonus(setting: Setting, text: str) -> list[tuple[str, int, list[str]]]:
    seat, armies, names = text.split(maxsplit=2)
    return [(seat, int(armies), _territories(setting, names))]


def tell(setting: Setting, state: State, key: str, value: str) -> None:
    """Make one row of a scene true in a state."""
    if key.startswith("hand "):
        state.hands[key.removeprefix("hand ")] = _cards(setting, value)
        return
    if key.startswith("capital "):
        state.capitals[key.removeprefix("capital ")] = _territory(setting, value)
        return
    match key:
        case "board":
            read_territories(setting, state, value)
        case "phase":
            state.phase = Phase(value)
        case "mover" | "winner" | "starter":
            setattr(state, key, value)
        case "used commander":
            state.commander_part = 1
        case "throw":
            state.throw = _throw(setting, value)
        case "bonus":
            state.bonus = _bonus(setting, value)
        case "to place":
            state.to_place = _counts(value)
        case _:
            _tell_field(setting, state, key, value)


def _seats(_ground: Setting, text: str) -> list[str]:
    return text.replace(",", " ").split()


_LISTS: dict[str, Callable[[Setting, str], Iterable[str]]] = {
    "captured": _territories,
    "opened": _cards,
    "discard": _cards,
    "out": _seats,
    "eliminated": _seats,
    "asked": _seats,
}
_NUMBERS = ("turn", "part", "sets", "due")
_ELSEWHERE = ("rules", "cards", "map", "choice", "seats", "seat")  # they make the setting


def _tell_field(setting: Setting, state: State, key: str, value: str) -> None:
    if key in _NUMBERS:
        setattr(state, key, int(value))
    elif key in _LISTS:
        setattr(state, key, list(_LISTS[key](setting, value)))
    elif key not in _ELSEWHERE:
        raise ValueError(f"no row of a scene begins with {key!r}")
