"""Domination's `.map` file: settings, then [files], [continents], [countries] and [borders], all told by numbers."""

from collections.abc import Sequence

from pbem.engine.file.phrases import counted
from pbem.engine.table.sheet import nearest
from pbem.record import tool
from pbem.rulesets.risk.board_check import MOST_BONUS
from pbem.rulesets.risk.foreign.sections import DOMINATION, Sections, leave_out, read_sections, require
from pbem.rulesets.risk.foreign.source import FileRow, ForeignFile, Word
from pbem.rulesets.risk.foreign.written import WrittenBoard, WrittenContinent, WrittenTerritory

FILES = ("pic", "map", "crd", "prv")


def read_domination(source: ForeignFile, name: str) -> WrittenBoard:
    """Read a map; what is wrong goes into the source. `name` is its name unless it says another."""
    sections = read_sections(source, DOMINATION, comments=True)
    board = WrittenBoard(name, "domination", description=[row.text for row in sections.description])
    leave_out(source, sections.comments)
    require(source, sections, DOMINATION[1:])
    _DominationReader(source, board, sections).read()
    return board


@tool
class _DominationReader:
    source: ForeignFile
    board: WrittenBoard
    sections: Sections

    def read(self) -> None:
        """Read all sections, first those that others refer to."""
        for row in self.sections.settings:
            self._setting(row)
        for row in self.sections.rows.get("files", ()):
            self._file(row)
        for row in self.sections.rows.get("continents", ()):
            self._continent(row)
        numbers: dict[int, int] = {}
        for row in self.sections.rows.get("countries", ()):
            self._country(row, numbers)
        self._borders(self.sections.rows.get("borders", ()), numbers)

    def _setting(self, row: FileRow) -> None:
        key, _, value = row.text.partition(" ")
        if not value and key != "test":
            self.source.warn(row.at, f'"{row.text}" is no setting; it is left out', "a setting is a key and a value")
        elif key == "name":
            self.board.name = value.strip()
        else:
            self.board.settings.append((key, value.strip()))

    def _file(self, row: FileRow) -> None:
        key, _, value = row.text.partition(" ")
        if key not in FILES:
            self.source.warn(row.at, f'"{key}" is no kind of file; it is left out', f"known are {', '.join(FILES)}")
        else:
            self.board.files[key] = value.strip()

    def _continent(self, row: FileRow) -> None:
        words = row.words()
        bonus = 0
        if self._has(row, words, ("name", "bonus", "colour"), "_ stands for a blank in a name"):
            bonus = read_bonus(self.source, words[1])
        colour = words[2].text if len(words) > 2 else ""
        self.board.continents.append(WrittenContinent(words[0].text, bonus, row.at, colour))

    def _country(self, row: FileRow, numbers: dict[int, int]) -> None:
        words = row.words()
        columns = ("number", "name", "continent", "x", "y")
        whole = self._has(row, words, columns, "_ stands for a blank in a name")
        number = words[0].number
        if number is None:
            if whole:
                self._no_number(words[0], "the number of a country")
            number = max(numbers, default=0) + 1
        self._in_order(number, words[0], numbers)
        numbers.setdefault(number, len(self.board.territories))
        name = words[1].text if len(words) > 1 else str(number)
        territory = WrittenTerritory(name, -1, None, row.at)
        self.board.territories.append(territory)
        if whole:
            self._place(territory, words[2], words[3:])

    def _place(self, territory: WrittenTerritory, continent: Word, pixel: Sequence[Word]) -> None:
        number, x, y = (
            self._number(word, what) for word, what in zip((continent, *pixel), ("continent", "x", "y"), strict=True)
        )
        many = len(self.board.continents)
        if number is not None and 1 <= number <= many:
            territory.continent = number - 1
        elif number is not None and many:
            self.source.fault(continent.at, f"there is no continent {number}; there are {many}")
        territory.pixel = None if x is None or y is None else (x, y)

    def _in_order(self, number: int, word: Word, numbers: dict[int, int]) -> None:
        expected = max(numbers, default=0) + 1
        if number in numbers:
            self.source.fault(word.at, f"country {number} stands twice; {expected} was expected")
        elif number > expected:
            self.source.fault(word.at, f"country {number} follows {expected - 1}; {expected} was expected")
        elif number < 1:
            self.source.fault(word.at, f"countries are numbered from 1; {expected} was expected")

    def _borders(self, rows: Sequence[FileRow], numbers: dict[int, int]) -> None:
        self.board.sound = bool(rows and numbers)
        if not numbers:
            return
        lines: dict[int, int] = {}
        for row in rows:
            here, *others = row.words()
            source = self._country_of(here, numbers)
            if source is None:
                self.board.sound = False
            elif source in lines:
                self.source.warn(
                    here.at, f"country {here.text} has a row in line {lines[source]} already; both were joined"
                )
            else:
                lines[source] = row.line
            for word in others:
                target = self._country_of(word, numbers)
                if source is not None and target is not None:
                    add_way(self.source, self.board, (source, target), word)
                else:
                    self.board.sound = False

    def _country_of(self, word: Word, numbers: dict[int, int]) -> int | None:
        number = word.number
        if number is None:
            names = {one.name: place for place, one in enumerate(self.board.territories, 1)}
            close = nearest(word.text, names, 1)
            self._no_number(word, "the number of a country", f"{close[0]} is {names[close[0]]}" if close else "")
        elif number not in numbers and not 1 <= number <= len(self.board.territories):
            last = max(numbers)
            self.source.fault(
                word.at, f"there is no country {number}; the last is {last} ({self.board.named(numbers[last])})"
            )
        return None if number is None else numbers.get(number)

    def _has(self, row: FileRow, words: Sequence[Word], columns: Sequence[str], hint: str) -> bool:
        """Say whether a row has its columns; what it lacks or has too much is a fault."""
        if len(words) != len(columns):
            at = words[len(columns)].at if len(words) > len(columns) else row.at + len(row.text)
            more = f"; {hint}" if len(words) > len(columns) else ""
            said = f"the row has {counted(len(words), 'column')}, and {len(columns)} are expected"
            self.source.fault(at, said, f"{' '.join(columns)}{more}")
        return len(words) == len(columns)

    def _number(self, word: Word, what: str) -> int | None:
        if word.number is None:
            self._no_number(word, what)
        return word.number

    def _no_number(self, word: Word, what: str, hint: str = "") -> None:
        self.source.fault(word.at, f'"{word.text}" is no whole number; {what} is expected', hint)


def read_bonus(source: ForeignFile, word: Word) -> int:
    """Return the bonus of a continent; 0 for one that is wrong, which is noted."""
    number = word.number
    if number is None:
        source.fault(word.at, f'"{word.text}" is no whole number; the bonus is expected')
    elif number < 0:
        source.fault(word.at, f"the bonus is {number}; no bonus is below 0")
    elif number > MOST_BONUS:
        source.fault(word.at, f"the bonus is {number}; up to {MOST_BONUS} is possible")
    else:
        return number
    return 0


def add_way(source: ForeignFile, board: WrittenBoard, way: tuple[int, int], word: Word) -> None:
    """Add a border that leads from one territory to another."""
    here, there = way
    if here == there:
        source.fault(word.at, f"{board.named(here)} borders itself", "take this out")
    elif there in board.territories[here].ways:
        source.warn(word.at, f"{board.named(here)} lists {board.named(there)} twice; once is enough")
    else:
        board.territories[here].ways.append(there)
