"""What the conquest game does with maps (`pbem.engine.table.mapmaker`): wiring only."""

from collections.abc import Sequence

from pbem.engine.table.mapmaker import FoundFile, Mapmaker, Nearby, ReadMap, TracedShapes
from pbem.engine.table.terms import Data
from pbem.rulesets.risk.foreign import name_list, our_map, reading
from pbem.rulesets.risk.foreign.export import domination_files
from pbem.rulesets.risk.map_text import write_map
from pbem.rulesets.risk.regrets import regrets


class RiskMapmaker(Mapmaker):
    """Maps of Domination and Conquest, lists of names, and judgement of maps."""

    def read(self, found: FoundFile, beside: Nearby, *, new_deck: bool, both_ways: bool) -> ReadMap:
        return reading.read_foreign(found, beside, new_deck=new_deck, both_ways=both_ways)

    def with_shapes(self, data: Data, values: Sequence[int], traced: TracedShapes) -> tuple[Data, list[str]]:
        return our_map.with_shapes(data, values, traced)

    def read_list(self, found: FoundFile) -> ReadMap:
        return reading.read_list(found)

    def example_list(self) -> str:
        return name_list.EXAMPLE

    def export(self, data: Data, stem: str) -> Sequence[FoundFile]:
        return domination_files(data, stem)

    def regrets(self, data: Data) -> Sequence[str]:
        return regrets(data)

    def write(self, data: Data) -> str:
        return write_map(data)
