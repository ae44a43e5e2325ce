"""The game as people choose it."""

from collections.abc import Sequence

import attrs
from pbem.engine.table.ruleset import Ruleset
from pbem.engine.table.sheet import Problem
from pbem.engine.table.terms import FACE_UP, Data, Option, Seat, Terms
from pbem.errors import FaultsError

from pbem_regatta.rules import OPTIONS, Rules, read_rules, write_rule_book
from pbem_regatta.table import RegattaTable


@attrs.frozen
class Regatta(Ruleset):
    """The rule set that the entry point names."""

    name: str = "regatta"
    version: int = 1
    title: str = "Regatta: a race of sealed choices"
    map_id: str = ""
    seats: tuple[int, int] = (2, 5)

    def options(self) -> Sequence[Option]:
        """List what may be chosen."""
        return OPTIONS

    def terms(
        self, seats: Sequence[Seat], options: Sequence[str], choices: Data, map_file: Data, /
    ) -> Terms:
        """Check the choices of a new game; raise FaultsError with everything that is wrong."""
        rules, faults = read_rules(options, choices)
        faults += self._seat_faults(seats) + [fault.message for fault in self.check_map(map_file)]
        if faults:
            raise FaultsError(faults)
        differing = {} if rules.legs == Rules().legs else {"legs": rules.legs}
        return Terms(tuple(dict.fromkeys(options)), differing, {})

    def table(self, seats: Sequence[Seat], terms: Terms, /) -> RegattaTable:
        """Return the table of a game; raise FaultsError if the terms cannot be played."""
        self.terms(seats, terms.options, terms.choices, terms.board)
        rules, _ = read_rules(terms.options, terms.choices)
        return RegattaTable(rules, {seat.id: seat.name for seat in seats})

    def rule_book(
        self, options: Sequence[str], choices: Data, _cards: str = FACE_UP, /
    ) -> Sequence[str]:
        """Return the rules with these choices; raise FaultsError if they cannot be chosen."""
        rules, faults = read_rules(options, choices)
        if faults:
            raise FaultsError(faults)
        return write_rule_book(rules)

    def check_map(self, map_file: Data, /) -> Sequence[Problem]:
        """Refuse every map: a regatta is sailed without one."""
        return [Problem("E-MAP", (), "a regatta is sailed without a map")] if map_file else []

    def _seat_faults(self, seats: Sequence[Seat]) -> list[str]:
        low, high = self.seats
        if low <= len(seats) <= high:
            return []
        return [f"{low} to {high} boats sail a regatta, not {len(seats)}"]
