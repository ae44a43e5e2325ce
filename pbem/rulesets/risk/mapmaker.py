"""What the conquest game does with maps (`pbem.engine.table.mapmaker`): wiring only."""

from collections.abc import Sequence

from pbem.engine.table.mapmaker import FoundFile, Mapmaker, Nearby, ReadMap, TracedShapes
from pbem.engine.table.terms import Data


class RiskMapmaker(Mapmaker):
    """Maps of Domination and Conquest, lists of names, and judgement of maps."""

    def read(self, found: FoundFile, beside: Nearby, *, new_deck: bool, both_ways: bool) -> ReadMap:
        from pbem.rulesets.risk.foreign.reading import read_foreign

        return read_foreign(found, beside, new_deck=new_deck, both_ways=both_ways)

    def with_shapes(self, data: Data, values: Sequence[int], traced: TracedShapes) -> tuple[Data, list[str]]:
        from pbem.rulesets.risk.foreign.our_map import with_shapes

        return with_shapes(data, values, traced)

    def read_list(self, found: FoundFile) -> ReadMap:
        from pbem.rulesets.risk.foreign.reading import read_list

        return read_list(found)

    def example_list(self) -> str:
        from pbem.rulesets.risk.foreign.name_list import EXAMPLE

        return EXAMPLE

    def export(self, data: Data, stem: str) -> Sequence[FoundFile]:
        from pbem.rulesets.risk.foreign.export import domination_files

        return domination_files(data, stem)

    def regrets(self, data: Data) -> Sequence[str]:
        from pbem.rulesets.risk.regrets import regrets

        return regrets(data)

    def write(self, data: Data) -> str:
        from pbem.rulesets.risk.map_text import write_map

        return write_map(data)
