"""
The cases of the conquest game: where they are, what they are called, the game each is about.

The form of a case is described in `conformance/README.md`. Everything that is wrong with a case, or
with the engine, is an AssertionError.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import attrs
from scenes import Scene, rows_of, tell_scene

from pbem.engine.ruleset import Data, Seat
from pbem.engine.sheet import Sheet
from pbem.rulesets.risk import terms
from pbem.rulesets.risk.board import Board, read_board
from pbem.rulesets.risk.board_facts import board_facts
from pbem.rulesets.risk.play.resolution import blank
from pbem.rulesets.risk.presets import PRESETS, Preset
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.reading.standing_orders import take_standing
from pbem.rulesets.risk.rules import Rules
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.terms import choose

SUITE = Path(__file__).parents[3] / "conformance"
PROFILES = ("order-files", "pbem")
KEYS = (
    "number", "rule", "also", "reading", "shows", "title", "before", "standing", "orders", "opens", "rolls",
    "refused", "warned", "then", "never", "count", "told", "after", "step", "fact", "with",
)  # fmt: skip


@attrs.frozen(eq=False)
class Case:
    """One case: profile and chapter it stands in, its data, its text as it stands in the file."""

    profile: str
    chapter: str
    data: Data
    text: str

    @property
    def id(self) -> str:
        """Name the case: "R-037.1 attack Ties go to the defender"."""
        return f"{self.number} {self.chapter} {self.data['title'].rstrip('.')}"

    @property
    def number(self) -> str:
        """The stable number: "R-037.1"."""
        text: str = self.data["number"]
        return text

    @property
    def rules(self) -> list[str]:
        """List the rules that the case is about."""
        return [self.data["rule"], *self.data.get("also", [])]

    @property
    def readings(self) -> list[str]:
        """List the readings that the case is about."""
        found = self.data.get("reading", [])
        return [found] if isinstance(found, str) else found

    @property
    def before(self) -> str:
        """The scene that the case begins with."""
        text: str = self.data.get("before", "")
        return text


def read_cases() -> list[Case]:
    """Read all chapters, profile by profile."""
    folders = [SUITE / "cases" / profile / "conquest" for profile in PROFILES]
    paths = [path for folder in folders for path in sorted(folder.glob("*.toml"))]
    return [case for path in paths for case in _read_chapter(path)]


def _read_chapter(path: Path) -> Iterator[Case]:
    text = path.read_text(encoding="utf-8")
    _, *texts = text.split("\n[[case]]\n")
    for data, said in zip(tomllib.loads(text)["case"], texts, strict=True):
        unknown = [key for key in data if key not in KEYS]
        assert not unknown, f"{path.name}: {data['title']}: no key of a case is {unknown}"
        where = f"{path.parents[1].name}/{path.name}"
        yield Case(path.parents[1].name, path.stem, data, f"{where}:\n\n{said.rstrip()}\n")


# ── the game ─────────────────────────────────────────────────────────────────────────────────────


@attrs.frozen
class Wanted:
    """The game that a scene asks for, before anybody has checked whether it can be played."""

    preset: Preset
    options: tuple[str, ...]
    choices: Data
    seats: tuple[Seat, ...]
    map_file: Data
    cards: str


def wanted_game(text: str) -> Wanted:
    """Read the rows of a scene that choose the game."""
    rows = rows_of(text)
    said = dict(rows)
    name, _, options = said.get("rules", "risk-parker").partition(" with ")
    return Wanted(
        next(preset for preset in PRESETS if preset.name == name.strip()),
        tuple(option.strip() for option in options.split(",") if option.strip()),
        dict(value.split(maxsplit=1) for key, value in rows if key == "choice"),
        tuple(Seat(seat, seat.capitalize()) for seat in said.get("seats", "anna bob cleo").split()),
        _map_file(said.get("map", "classic")),
        said.get("cards", "face-up"),
    )


@cache
def _map_file(name: str) -> Data:
    return tomllib.loads((SUITE / "boards" / f"{name}.toml").read_text("utf-8"))


def settle(wanted: Wanted) -> Rules:
    """Return the rules of a game; raise FaultsError if it cannot be played."""
    settled = terms.settle(
        wanted.preset, wanted.seats, wanted.options, wanted.choices, wanted.map_file
    )
    return choose(wanted.preset, settled.options, wanted.choices)[0]


def lay_ground(text: str) -> Setting:
    """Lay the setting for a scene."""
    wanted = wanted_game(text)
    rules = settle(wanted)
    board = _board(wanted.map_file["id"], rules.deck, rules.without_borders)
    return Setting(rules, board, wanted.seats, wanted.cards)


@cache
def _board(map_id: str, deck: str, without: tuple[str, ...]) -> Board:
    return read_board(board_facts(_map_file(map_id), deck, without))


def set_case(case: Case) -> Scene:
    """Set the scene that a case begins with; the phase "new" is a game without a record."""
    setting = lay_ground(case.before)
    rows = rows_of(case.before)
    if dict(rows).get("phase") == "new":
        return Scene(setting, blank(setting), "")
    scene = tell_scene(setting, rows)
    for seat, orders in case.data.get("standing", {}).items():
        sheet = Sheet(tomllib.loads(orders))
        for kind, table in take_standing(Situation(setting, scene.state, seat), sheet):
            getattr(scene.state, kind)[seat] = table
        assert not sheet.problems, f"standing orders of {seat}: {sheet.problems}"
    return scene


def plain(value: Any) -> Any:
    """Return a value of an event as a file can hold it."""
    if isinstance(value, tuple | list):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return value
