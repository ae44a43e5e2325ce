"""
The conquest game as the engine sees it: wiring only.

What every turn needs is imported at the top. Rooms say where they are, and are imported when entered; so is what
only somebody asks for who plays no turn (late imports below).
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from pbem.engine.table.door import at
from pbem.engine.table.rooms import Cards, Foresight, Forms, Pictures, Rulings, Words
from pbem.engine.table.ruleset import Dice, Ruleset, Table
from pbem.engine.table.sheet import Problem, Sheet
from pbem.engine.table.terms import CARDS, FACE_UP, Awaited, Clock, Data, Option, Seat, Terms
from pbem.record import tool
from pbem.rulesets.options import announcements, list_options
from pbem.rulesets.risk import snapshot
from pbem.rulesets.risk.events import Event
from pbem.rulesets.risk.orders import Orders
from pbem.rulesets.risk.play import evolution, resolution
from pbem.rulesets.risk.presets import MAP_ID, VERSION, Preset
from pbem.rulesets.risk.reading import orders as reading
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State
from pbem.rulesets.risk.terms import armies_announced, read_terms, settle

if TYPE_CHECKING:
    from pbem.engine.foresight.forecast import Campaign
    from pbem.engine.table.mapmaker import Mapmaker


@tool
class RiskTable(Table[State, Orders, Event]):
    """One game (`pbem.engine.table.ruleset.Table`): its setting, and what its head says."""

    setting: Setting
    preset: Preset
    options: tuple[str, ...]

    words = at(Words, "pbem.rulesets.risk.words.rooms:RiskWords")
    pictures = at(Pictures, "pbem.rulesets.risk.words.rooms:RiskPictures")
    foresight = at(Foresight, "pbem.rulesets.risk.odds.room:RiskForesight")
    forms = at(Forms, "pbem.rulesets.risk.forms.room:RiskForms")
    cards = at(Cards, "pbem.rulesets.risk.play.rooms:RiskCards")
    rulings = at(Rulings, "pbem.rulesets.risk.play.rooms:RiskRulings")

    def blank(self) -> State:
        return resolution.blank(self.setting)

    def copy(self, state: State, /) -> State:
        return state.copy()

    def load(self, data: Data, /) -> State:
        return snapshot.load(self.setting, data)

    def dump(self, state: State, /) -> Data:
        return snapshot.dump(self.setting, state)

    def clock(self, state: State, /) -> Clock:
        return resolution.clock(self.setting, state)

    def awaited(self, state: State, /) -> Awaited | None:
        return resolution.awaited(self.setting, state)

    def live(self, state: State, /) -> Sequence[str]:
        return self.setting.live(state)

    def winners(self, state: State, /) -> Sequence[str]:
        return (state.winner,) if state.winner else ()

    def read_orders(self, state: State, seat: str, sheet: Sheet, /) -> Orders:
        return reading.read_orders(self.setting, state, seat, sheet)

    def resolve(self, state: State, orders: Mapping[str, Orders], dice: Dice, /) -> Iterator[Event]:
        return resolution.resolve(self.setting, state, orders, dice)

    def evolve(self, state: State, event: Event, /) -> None:
        evolution.CHANGES[event.__class__](self.setting, state, event)


@tool
class Risk(Ruleset):
    """One edition of the conquest game (`pbem.engine.table.ruleset.Ruleset`)."""

    preset: Preset
    name: str
    title: str
    seats: tuple[int, int]
    version: int = VERSION
    map_id: str = MAP_ID
    cards: tuple[str, ...] = CARDS

    @classmethod
    def of(cls, preset: Preset) -> "Risk":
        """Return the rule set of an edition."""
        return cls(preset, preset.name, preset.title, preset.seats)

    @property
    def distinction(self) -> str:
        return self.preset.distinction

    @property
    def gist(self) -> str:
        return (
            "Each turn you place new armies, attack neighbours (dice decide), and move armies once. Whoever has no "
            "territory left is out, and the last player wins."
        )

    def options(self) -> Sequence[Option]:
        return list_options(self.preset.rules)

    def terms(self, seats: Sequence[Seat], options: Sequence[str], choices: Data, map_file: Data, /) -> Terms:
        return settle(self.preset, seats, options, choices, map_file)

    def announcements(self, seats: Sequence[Seat], terms: Terms, /) -> Sequence[str]:
        rules, _ = read_terms(self.preset, seats, terms)
        return [*announcements(rules), *armies_announced(self.preset, seats, terms)]

    def table(self, seats: Sequence[Seat], terms: Terms, /) -> RiskTable:
        rules, board = read_terms(self.preset, seats, terms)
        setting = Setting(rules, board, tuple(seats), terms.cards)
        return RiskTable(setting, self.preset, terms.options)

    def rule_book(self, options: Sequence[str], choices: Data, cards: str = FACE_UP, /) -> Sequence[str]:
        from pbem.rulesets.risk.words.rulebook import rule_book

        return rule_book(self.preset, options, choices, cards)

    def campaign(self, armies: int, against: Sequence[int], limits: Data, /) -> "Campaign":
        from pbem.rulesets.risk.odds.campaign import campaign

        return campaign(self.preset.rules, armies, against, limits)

    def check_map(self, map_file: Data, /) -> Sequence[Problem]:
        from pbem.rulesets.risk.map_file import check_map

        return check_map(map_file)

    @property
    def mapmaker(self) -> "Mapmaker":
        from pbem.rulesets.risk.mapmaker import RiskMapmaker

        return RiskMapmaker()
