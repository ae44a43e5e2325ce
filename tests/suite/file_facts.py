"""What the profile `pbem` asks for without orders: refusals of games, rule books, views of a table."""

from collections.abc import Callable
from typing import Any

from plain_game import Data

from conformance.reading import load
from pbem.engine.table.terms import Seat
from pbem.errors import FaultsError
from pbem.rulesets.risk import terms
from pbem.rulesets.risk.presets import PRESETS, Preset
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State
from pbem.rulesets.risk.words import rulebook
from pbem.rulesets.risk.words.show import show
from pbem.rulesets.risk.words.standing import standing

PLAYERS = ("anna", "bob", "cleo", "dora", "emil", "fay", "gus")


def new_game(question: Data) -> list[str]:
    """Begin a game with players, by number or by name; return what refuses it, or ""."""
    return [_begin(question["settings"], who) for who in question["ask"]]


def _begin(said: Data, who: int | str) -> str:
    names = PLAYERS[:who] if isinstance(who, int) else who.split()
    seats = [Seat(name, name.capitalize()) for name in names]
    map_file = load("boards/classic.toml")
    try:
        terms.settle(_preset(said), seats, said["options"], said["choices"], map_file)
    except FaultsError as error:
        return str(error)
    return ""


def rule_book(question: Data) -> list[str]:
    """Print the rule book of a game."""
    said = question["settings"]
    try:
        lines = rulebook.rule_book(_preset(said), said["options"], said["choices"], question["cards"])
    except FaultsError as error:
        raise AssertionError(str(error)) from None
    return [" ".join(lines)]


def _preset(said: Data) -> Preset:
    return next(preset for preset in PRESETS if preset.name == said["edition"])


def view(setting: Setting, state: State, reader: str) -> str:
    """Show the game to a seat, or to `everybody` as at the end of a report."""
    lines = standing(setting, state) if reader == "everybody" else show(setting, state, reader)
    return " ".join(lines)


FACTS: dict[str, Callable[[Data], list[Any]]] = {"new-game": new_game, "rule-book": rule_book}
