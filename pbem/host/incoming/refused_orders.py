"""The rows of orders that were refused, read again with what corrects them put in."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from pbem.engine.short.names import fold
from pbem.engine.short.reading import places_in_line, read_short, word_of
from pbem.engine.short.writing import write_orders
from pbem.engine.text.diagnostics import Locator
from pbem.errors import InputError
from pbem.host.games.hosted_game import HostedGame
from pbem.mail.found import FoundOrders
from pbem.mail.lines import MailLine, typed_text
from pbem.mail.order_worth import weigh
from pbem.mail.repair import sound_versions
from pbem.mail.typed_orders import typed_orders
from pbem.record import tool

PLACE = "place"
_END = "end"
_MOST_REFUSALS = 8
NAME = "your mail"


@tool
class Refused:
    """The rows of orders that were refused: short lines, or those of an order file."""

    game: HostedGame
    seat: str
    text: str

    @classmethod
    def of(cls, game: HostedGame, seat: str) -> "Refused | None":
        """Return what was refused last of a seat; None if nothing was."""
        text = game.orders.refused(seat)
        return cls(game, seat, text) if text else None

    @classmethod
    def every(cls, game: HostedGame, seat: str) -> "list[Refused]":
        """Return all that was refused of a seat for this turn, the last first."""
        texts = [game.orders.refused(seat), *game.orders.refused_before(seat)]
        return [cls(game, seat, text) for text in texts[:_MOST_REFUSALS] if text]

    @property
    def rows(self) -> list[str]:
        """Its rows, as the refusal listed them."""
        return self.text.split("\n")

    @cached_property
    def orders(self) -> FoundOrders | None:
        """All of it read; None if it is neither short orders alone, nor an order file of this seat."""
        if (short := self.read(self.text)) and (short.problems or not (short.typed and short.typed.prose)):
            return short
        for file, version in sound_versions(self.text, NAME):
            if file.data.get("player") == self.seat:
                return FoundOrders(file.data, file.text, "unsigned", (NAME,), version.repairs, (), file)
        return None

    @cached_property
    def lines(self) -> Sequence[str]:
        """Short lines that say the same, one order each."""
        return lines_of(self.game, self.orders) if self.orders else ()

    @cached_property
    def wrong_rows(self) -> set[int]:
        """Which rows are wrong."""
        return {*self._faults(self.orders)[0]} if self.orders else set()

    def nearest(self, readings: Iterable[FoundOrders]) -> FoundOrders | None:
        """
        Return the first reading of corrected orders that can be played now; else the one with the least amiss.

        So what is wrong in a new row is told, not what was told before; of equals the last takes the new row alone.
        """
        # What speaks against each: nothing can be read, a wrong row is still in it, so many faults.
        amiss: list[tuple[tuple[bool, bool, int], FoundOrders]] = []
        for found in readings:
            worth = weigh(self.game.game, found)
            if worth.error is None:
                return found
            left = any(self.rows[number] in found.shown[0] for number in self.wrong_rows)
            faults = sum(fault.is_error for fault in worth.problems)
            amiss.append(((not found.document, left, faults), found))
        return min(reversed(amiss), key=lambda one: one[0])[1] if amiss else None

    def read(self, text: str) -> FoundOrders | None:
        """Read short lines of this seat."""
        return typed_orders(
            typed_text([*map(MailLine, text.split("\n"))]),
            lambda one: read_short(self.game.game, self.seat, one, NAME),
        )

    def word(self, line: str) -> str:
        """Return the order word of a line."""
        return word_of(self.game.game, self.seat, line)

    def is_covered_by(self, said: Sequence[str], own: FoundOrders, left: Mapping[int, Sequence[str]]) -> bool:
        """
        Say whether a mail orders as much of everything as was refused, or says that it is all.

        `left` is what it leaves of the refused lines of which it takes something away.
        """
        file = own.typed
        ends = file is not None and any(self.word(line) == _END for line in file.text.split("\n"))
        named = file is not None and file.places is not None and "turn" in file.places.table
        new = [self.word(line) for line in said]
        old = [self.word(line) for number, line in enumerate(self.lines) if left.get(number, line)]
        return ends or named or (bool(new) and all(new.count(word) >= old.count(word) for word in old))

    def merge(self, said: Sequence[str], left: Mapping[int, Sequence[str]]) -> Iterator[list[str]]:
        """Propose the lines that may be meant, the likeliest first; nothing where it is not clear."""
        wrong, names = self._wrong()
        lines = {number: [*left.get(number, [line])] for number, line in enumerate(self.lines)}
        placed: dict[int, list[str]] = {}
        for word in dict.fromkeys(map(self.word, said)):
            mine = [line for line in said if self.word(line) == word]
            there = [number for number, line in enumerate(self.lines) if self.word(line) == word]
            # What is ordered beside a denial stands for what it takes away.
            gone = [number for number in there if not lines[number]]
            bad = [number for number in wrong if self.word(self.lines[number]) in (word, "")] or there
            if not bad:
                lines[len(lines)] = mine
            elif gone:
                lines[gone[0]] = mine
            elif len(bad) == 1:
                lines[bad[0]] = mine
                if word == PLACE:
                    placed[bad[0]] = self._with_entries(self.lines[bad[0]], mine, names)
            elif len(bad) == len(mine):
                lines |= {number: [line] for number, line in zip(bad, mine, strict=True)}
            else:
                return
        if any(placed.values()):
            yield [line for number in lines for line in placed.get(number) or lines[number]]
        yield [line for more in lines.values() for line in more]

    def places(self, number: int) -> frozenset[str]:
        """Return the places that a line names, folded."""
        return places_in_line(self.game.game, self.seat, self.lines[number])

    def without(self, lines: Sequence[str], places: Collection[str]) -> Sequence[str] | None:
        """Return lines of placings without those on some places, which are folded; None where they cannot be read."""
        old = self.read("\n".join(lines))
        if not (old and PLACE in old.document):
            return None
        left = {name: armies for name, armies in old.document[PLACE].items() if fold(name) not in places}
        return write_orders(self.game.game, {**old.document, PLACE: left}) if left else []

    def _wrong(self) -> tuple[list[int], set[str]]:
        """Return the lines that are wrong, and the names of places that are."""
        found = self.read("\n".join(self.lines))
        return self._faults(found) if found else ([*range(len(self.lines))], set())

    def _faults(self, found: FoundOrders) -> tuple[list[int], set[str]]:
        faults = [one for one in weigh(self.game.game, found).problems if one.is_error]
        locator = Locator(*found.shown)
        numbers = {locator.place(one.path, one.at, one.offset).line - 1 for one in faults}
        return sorted(numbers), {str(one.path[1]) for one in faults if len(one.path) > 1 and one.path[0] == PLACE}

    def _with_entries(self, line: str, said: Sequence[str], wrong: set[str]) -> list[str]:
        """Return a line of placings with those of other lines put in, and without wrong ones."""
        old, new = self.read(line), self.read("\n".join(said))
        if not (old and new and PLACE in old.document and PLACE in new.document):
            return []
        left = {name: armies for name, armies in old.document[PLACE].items() if name not in wrong}
        data = {**old.document, PLACE: {**left, **new.document[PLACE]}}
        try:
            return [*write_orders(self.game.game, data)]
        except InputError:
            return []


def lines_of(game: HostedGame, found: FoundOrders) -> Sequence[str]:
    """Return orders as short lines, one order each; as they were typed where they could not be read."""
    if found.document:
        try:
            return write_orders(game.game, found.document)
        except InputError:
            return ()
    if found.typed is None or found.typed.places is None:
        return ()
    words = found.typed.lines_of_words
    lines = enumerate(found.typed.text.split("\n"), 1)
    return [line.strip() for number, line in lines if number not in words and line.strip(" \t>#")]
