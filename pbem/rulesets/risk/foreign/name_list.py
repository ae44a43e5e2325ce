"""
A board from a list of names and borders, as one takes it down from a sketch on paper. `EXAMPLE` is one.

A border is written once, at either end, and leads both ways; after `>` it leads only there. `@` and two numbers, in any
unit, right and down from the corner of the sketch, say where a territory is. Blank lines and `#` lines mean nothing.
"""

import re

import attrs

from pbem.record import mutable
from pbem.rulesets.risk.foreign.conquest import no_territory, same_name
from pbem.rulesets.risk.foreign.domination import read_bonus
from pbem.rulesets.risk.foreign.source import FileRow, ForeignFile, Word
from pbem.rulesets.risk.foreign.written import WrittenBoard, WrittenContinent, WrittenTerritory

EXAMPLE = """\
The isle

[The north] +2
Cape  @ 10  5: Moor, Quay
Moor  @ 40  8: Quay, Marsh
Quay  @ 12 20

[The south] +1
Marsh @ 45 25: Hill, Ness
Hill  @ 40 40 > Cape
Ness  @ 55 38: Hill
"""
_CONTINENT = re.compile(r"\[([^\]]*)\]\s*(.*)")
_PARTS = re.compile(r"(?P<name>[^@:>]*)(?:@(?P<at>[^:>]*))?(?::(?P<both>[^>]*))?(?:>(?P<one>.*))?")
_ROW = "Name @ x y: Neighbour, Neighbour > One-way neighbour"


def read_names(source: ForeignFile, name: str) -> WrittenBoard:
    """Read a list; what is wrong goes into the source. `name` is the name of a board whose list has none."""
    board = WrittenBoard(name, "")
    _ListReader(source, board).read()
    return board


@mutable
class _ListReader:
    source: ForeignFile
    board: WrittenBoard
    known: dict[str, int] = attrs.Factory(dict)
    borders: list[tuple[int, Word, bool]] = attrs.Factory(list)

    def read(self) -> None:
        """Read all rows, and then the borders, which may name what stands below."""
        for place, row in enumerate(one for one in self.source.rows() if not one.text.startswith("#")):
            if row.text.startswith("["):
                self._continent(row)
            elif self.board.continents:
                self._territory(row)
            elif not place:
                self.board.name = row.text
            else:
                self.source.fault(row.at, f'"{row.text}" stands in no continent', "write [Name] +bonus above it")
        if not self.board.territories:
            self.source.fault(len(self.source.text), "there are no territories", f"expected: {_ROW}")
        for here, word, both in self.borders:
            self._border(here, word, both=both)

    def _continent(self, row: FileRow) -> None:
        match = _CONTINENT.fullmatch(row.text)
        bonus = 0
        if not match or not match[1].strip():
            self.source.fault(row.at, f'"{row.text}" is no head of a continent', "expected: [Name] +bonus")
        elif not match[2]:
            self.source.fault(row.at + len(row.text), f"the bonus of {match[1]} is missing", "expected: [Name] +bonus")
        else:
            bonus = read_bonus(self.source, Word(match[2], row.at + match.start(2)))
        name = match[1].strip() if match else row.text.strip("[ ")
        if same_name(name) in {same_name(one.name) for one in self.board.continents}:
            self.source.fault(row.at, f"there is a continent {name} already")
        self.board.continents.append(WrittenContinent(name, bonus, row.at))

    def _territory(self, row: FileRow) -> None:
        match = _PARTS.fullmatch(row.text)
        name = match["name"].strip() if match else ""
        if not match or not name:
            self.source.fault(row.at, f'"{row.text}" cannot be read', f"expected: {_ROW}")
            self.board.sound = False
            return
        here = len(self.board.territories)
        if (first := self.known.get(same_name(name))) is not None:
            line = self.source.line_of(self.board.territories[first].at)
            self.source.fault(row.at, f"{name} stands in line {line} already", "give its borders in one of them")
        self.known.setdefault(same_name(name), here)
        territory = WrittenTerritory(name, len(self.board.continents) - 1, None, row.at)
        self.board.territories.append(territory)
        if match["at"] is not None:
            self._place(territory, FileRow(match["at"], row.at + match.start("at"), row.line))
        for group in ("both", "one"):
            if match[group] is not None:
                words = FileRow(match[group], row.at + match.start(group), row.line).split(",")
                self.borders += [(here, word, group == "both") for word in words if word.text]

    def _place(self, territory: WrittenTerritory, row: FileRow) -> None:
        numbers = [word.number for word in FileRow(row.text.replace(",", " "), row.at, row.line).words()]
        if len(numbers) == 2 and numbers[0] is not None and numbers[1] is not None:
            territory.pixel = numbers[0], numbers[1]
        else:
            self.source.fault(
                row.at, f'"{row.text.strip()}" is no place', "two whole numbers are expected, as in @ 40 25"
            )

    def _border(self, here: int, word: Word, *, both: bool) -> None:
        there = self.known.get(same_name(word.text))
        if there is None:
            no_territory(self.source, self.board, word)
        elif there == here:
            self.source.fault(word.at, f"{word.text} borders itself", "take this out")
        else:
            for a, b in ((here, there), (there, here))[: 2 if both else 1]:
                if b not in self.board.territories[a].ways:
                    self.board.territories[a].ways.append(b)
