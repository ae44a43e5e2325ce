"""What the conquest game does with maps (`pbem.engine.table.mapmaker`): wiring only."""

from pbem.engine.table.mapmaker import FoundFile, Mapmaker, Nearby, ReadMap
from pbem.engine.table.terms import Data


class RiskMapmaker(Mapmaker):
    """Maps of Domination and Conquest, lists of names, and judgement of maps."""

    def read(self, found: FoundFile, beside: Nearby, *, new_deck: bool, both_ways: bool) -> ReadMap:
        """Read a map of Domination or Conquest."""
        from pbem.rulesets.risk.foreign.reading import read_foreign

        return read_foreign(found, beside, new_deck=new_deck, both_ways=both_ways)

    def write(self, data: Data) -> str:
        """Return the text of a map file."""
        from pbem.rulesets.risk.map_text import write_map

        return write_map(data)
