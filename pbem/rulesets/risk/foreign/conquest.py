"""Conquest's `.map` file: [Map], [Continents] and [Territories], all told by names, whatever their case."""

from collections.abc import Mapping

import attrs

from pbem.engine.file.phrases import counted
from pbem.engine.table.sheet import nearest
from pbem.record import mutable
from pbem.rulesets.risk.foreign.domination import add_way, read_bonus
from pbem.rulesets.risk.foreign.sections import CONQUEST, Sections, read_sections, require
from pbem.rulesets.risk.foreign.source import FileRow, ForeignFile, Word
from pbem.rulesets.risk.foreign.written import Pixel, WrittenBoard, WrittenContinent, WrittenTerritory

_MOST_HINTS = 100
"""Looking for near names takes its time; a file so full of faults is put right step by step."""
_COLUMNS = "name,x,y,continent,neighbour,neighbour,..."


def read_conquest(source: ForeignFile, name: str) -> WrittenBoard:
    """Read a map; what is wrong goes into the source. `name` is the name of the board."""
    sections = read_sections(source, CONQUEST, comments=False)
    board = WrittenBoard(name, "conquest")
    require(source, sections, CONQUEST[1:])
    _ConquestReader(source, board, sections).read()
    return board


def image_of(board: WrittenBoard) -> str:
    """Return the name of the picture that a map speaks of; "" for none."""
    image = dict(board.settings).get("image", "")
    return "" if image.casefold() == "no" else image


def same_name(text: str) -> str:
    """Return what counts of a name: not its case, nor how many blanks stand in it."""
    return " ".join(text.split()).casefold()


@mutable
class _ConquestReader:
    source: ForeignFile
    board: WrittenBoard
    sections: Sections
    otherwise: list[int] = attrs.Factory(list)
    """Where a name is written in another way than where it is defined."""

    def read(self) -> None:
        """Read all sections, first those that others refer to."""
        if above := self.sections.settings:
            self.source.warn(above[0].at, f"{counted(len(above), 'row')} above the first section left out")
        for row in self.sections.rows.get("Map", ()):
            self._setting(row)
        continents: dict[str, int] = {}
        for row in self.sections.rows.get("Continents", ()):
            self._continent(row, continents)
        rows = [row.split(",") for row in self.sections.rows.get("Territories", ())]
        territories: dict[str, int] = {}
        for words in rows:
            self._name(words, territories)
        for place, words in enumerate(rows):
            self._territory(place, words, continents, territories)
        self._sum_up(rows)

    def _setting(self, row: FileRow) -> None:
        key, sign, value = row.text.partition("=")
        if sign:
            self.board.settings.append((key.strip(), value.strip()))
        elif row.words()[0].text in {"pic", "map", "crd", "prv"}:
            self.source.warn(row.at, f'"{row.text}" belongs to Domination; it is left out')
        else:
            self.source.warn(row.at, f'"{row.text}" is left out', "a row of [Map] is key=value")

    def _continent(self, row: FileRow, known: dict[str, int]) -> None:
        words, bonus = row.split("="), 0
        name = words[0]
        if len(words) == 1 or not words[1].text:
            self.source.fault(row.at + len(row.text), f"the bonus of {name.text} is missing", "expected: name=bonus")
        elif len(words) > 2:
            self.source.fault(words[2].at, "a second = stands here", "expected: name=bonus")
        else:
            bonus = read_bonus(self.source, words[1])
        if not name.text:
            self.source.fault(row.at, "the name of a continent is missing", "expected: name=bonus")
        elif (first := known.get(same_name(name.text))) is not None:
            line = self.source.line_of(self.board.continents[first].at)
            self.source.fault(
                row.at, f"{name.text} stands in line {line} already, as {self.board.continents[first].name}"
            )
        known.setdefault(same_name(name.text), len(self.board.continents))
        self.board.continents.append(WrittenContinent(name.text, bonus, row.at))

    def _name(self, words: list[Word], known: dict[str, int]) -> None:
        name = words[0]
        if not name.text:
            self.source.fault(name.at, "the name of a territory is missing", f"expected: {_COLUMNS}")
        elif (first := known.get(same_name(name.text))) is not None:
            other = self.board.territories[first]
            line = self.source.line_of(other.at)
            self.source.fault(name.at, f"{name.text} stands in line {line} already, as {other.name}")
        known.setdefault(same_name(name.text), len(self.board.territories))
        self.board.territories.append(WrittenTerritory(name.text, -1, None, name.at))

    def _territory(
        self, place: int, words: list[Word], continents: Mapping[str, int], known: Mapping[str, int]
    ) -> None:
        territory = self.board.territories[place]
        if len(words) < 4:
            self.source.fault(
                territory.at,
                f"{territory.name or 'the row'} has {counted(len(words), 'column')}",
                f"expected: {_COLUMNS}",
            )
            self.board.sound = False
            return
        words = self._with_place(words, continents)
        territory.pixel = self._pixel(words[1:3])
        territory.continent = self._find_continent(words[3], continents, known)
        for word in words[4:]:
            if word.text:
                self._way(place, word, known)

    def _with_place(self, words: list[Word], continents: Mapping[str, int]) -> list[Word]:
        """Return a row with empty columns where x or y was left out, which is noted, so that the others are read."""
        homes = [at for at in (1, 2) if same_name(words[at].text) in continents]
        if not homes or same_name(words[3].text) in continents:
            return words
        home = words[homes[0]]
        missing = "x and y are missing" if homes[0] == 1 else "x or y is missing"
        self.source.fault(home.at, f"{missing} before {home.text}", f"expected: {_COLUMNS}")
        return [words[0], Word("", home.at), Word("", home.at), *words[homes[0] :]]

    def _pixel(self, words: list[Word]) -> Pixel | None:
        for word in words:
            if word.text and word.number is None:
                what = f'"{word.text}" is no whole number; a place in pixels is expected'
                self.source.fault(word.at, what, f"expected: {_COLUMNS}")
        x, y = (word.number for word in words)
        return None if x is None or y is None else (x, y)

    def _find_continent(self, word: Word, continents: Mapping[str, int], known: Mapping[str, int]) -> int:
        place = continents.get(same_name(word.text))
        if place is not None:
            self._count(word, self.board.continents[place].name)
            return place
        if same_name(word.text) in known:
            hint = f"perhaps the column of the continent is missing: {_COLUMNS}"
            self.source.fault(word.at, f'"{word.text}" is a territory; a continent is expected', hint)
        elif not word.text:
            self.source.fault(word.at, "the continent is missing", f"expected: {_COLUMNS}")
        elif continents:
            at = {one.name: self.source.line_of(one.at) for one in self.board.continents}
            close = nearest(word.text, at, 1)
            hint = f'did you mean "{close[0]}" (line {at[close[0]]})?' if close else f"there are {', '.join(at)}"
            self.source.fault(word.at, f'"{word.text}" is no continent', hint)
        return -1

    def _way(self, here: int, word: Word, known: Mapping[str, int]) -> None:
        there = known.get(same_name(word.text))
        if there is None:
            no_territory(self.source, self.board, word)
            return
        self._count(word, self.board.territories[there].name)
        add_way(self.source, self.board, (here, there), word)

    def _count(self, word: Word, name: str) -> None:
        if word.text != name:
            self.otherwise.append(word.at)

    def _sum_up(self, rows: list[list[Word]]) -> None:
        empty = [word for words in rows for word in words[4:] if not word.text and words[4:] != [word]]
        if empty:
            self.source.warn(empty[0].at, f"{counted(len(empty), 'empty neighbour')} left out, the first here")
        if self.otherwise:
            self.source.notes.append(
                f"{counted(len(self.otherwise), 'time')} a name is written in another case, or with other blanks, than "
                "where it is defined"
            )


def no_territory(source: ForeignFile, board: WrittenBoard, word: Word) -> None:
    """Note that a word is no territory, and which may be meant."""
    names = {one.name: source.line_of(one.at) for one in board.territories}
    close = nearest(word.text, names, 1) if len(source.problems) < _MOST_HINTS else []
    hint = f'did you mean "{close[0]}" (line {names[close[0]]})?' if close else ""
    source.fault(word.at, f'"{word.text}" is no territory', hint)
    board.sound = False
