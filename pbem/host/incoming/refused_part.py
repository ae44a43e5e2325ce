"""
Orders that were refused, and what a later mail corrects in them: the whole orders, which are always asked about.

The host keeps the rows of what it refused last (`OrderStore.refuse`). A reply corrects them in the list that the
refusal quotes, or holds only the corrected lines. A mail that orders everything that the refused one did stands
by itself.

    refused: place 9 Peru            mail: place 9 Brazil       asked: place 9 Brazil
             attack Peru > Brazil                                      attack Peru > Brazil
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

import attrs

from pbem.engine.short.reading import read_short, word_of
from pbem.engine.short.writing import write_orders
from pbem.engine.text.diagnostics import Locator
from pbem.errors import InputError
from pbem.host.games.hosted_game import HostedGame
from pbem.host.incoming.meant_games import MeantGame
from pbem.host.mails.quoted_orders import MOST_LINES, rows_of, rows_with_room
from pbem.host.values.open_turn import Ruling
from pbem.mail.corrected_rows import QuotedList
from pbem.mail.found import COMPLETED, CORRECTED, DOUBTFUL, SLIPPED, UNCLEAR, FoundOrders
from pbem.mail.lines import MailLine, typed_text
from pbem.mail.order_worth import weigh
from pbem.mail.repair import sound_versions
from pbem.mail.typed_orders import typed_orders
from pbem.record import tool

_WHICH = "your last orders were refused; does this correct them, or is it all that you order?"
_HOW = "send all of your orders again, with a line below them: end"
_PLACE = "place"
_END = "end"
_NAME = "your mail"
_LIST = "the quoted list"


def refused_text(game: HostedGame, seat: str, ruling: Ruling) -> str:
    """Return the rows to keep of orders that were refused; "" where there are none to keep."""
    found = ruling.found
    if (
        not seat
        or not any(one.is_error for one in ruling.problems)
        or found.standing in ("false", "unknown", "signed")
        or UNCLEAR in found.repairs
        or (found.typed and not found.document and found.typed.places is None)
    ):
        return ""
    rows = rows_of(found)
    if rows_with_room(rows) < len(rows):
        return ""  # whoever saw a part of them can correct no more than that
    text = "\n".join(line for _, line in rows)
    return text if Refused(game, seat, text).orders else "\n".join(_lines_of(game, found))


# ── corrected in the quoted list ─────────────────────────────────────────────────────────────────


def corrected_in(at: MeantGame, quoted: QuotedList) -> FoundOrders | None:
    """
    Return the refused orders whose list a mail quotes, with the row that was corrected; None if none was.

    Among several readings, the one that can be played now counts. If none can, they come with what is wrong now.
    """
    refused = next((one for seat in at.movers if (one := Refused.of(at.game, seat))), None)
    if refused is None:
        return None
    texts = ("\n".join(rows) + "\n" for rows in quoted.proposals(refused.rows, refused.wrong_rows))
    readings = (Refused(at.game, refused.seat, text).orders for text in dict.fromkeys(texts))
    found = refused.nearest(filter(None, readings))
    return found and attrs.evolve(found, repairs=(*found.repairs, CORRECTED), places=(_LIST,))


# ── a mail with the corrected lines alone ─────────────────────────────────────────────────────────


def completed(game: HostedGame, seat: str, own: FoundOrders) -> FoundOrders:
    """
    Return the refused orders of a seat with the lines of a later mail put in.

    The mail's own orders where none were refused, or where it orders as much as those did; a question
    where nobody can say which lines are replaced.
    """
    refused = Refused.of(game, seat) if CORRECTED not in own.repairs else None
    if (
        refused is None
        or own.typed is None
        # Whoever orders more corrects it by sending all of it again.
        or not 0 < _filled(own.shown[0]) < MOST_LINES > _filled(refused.text)
        or not refused.lines
        or refused.is_covered_by(said := _lines_of(game, own), own)
    ):
        return own
    texts = dict.fromkeys("\n".join(lines) for lines in refused.merge(said))
    found = refused.nearest(filter(None, map(refused.read, texts)))
    return _with_words(found, own) if found else own.ask(_WHICH, _HOW, repairs=(UNCLEAR,))


def _filled(text: str) -> int:
    return sum(bool(line.strip()) for line in text.split("\n"))


def _with_words(found: FoundOrders, own: FoundOrders) -> FoundOrders:
    """Return completed orders beside the words of the mail that completes them."""
    words = tuple(one._replace(line=0) for one in (own.typed.prose if own.typed else ()))
    repairs = (COMPLETED, *(one for one in own.repairs if one in (DOUBTFUL, SLIPPED)))
    slips = tuple(one._replace(line=0) for one in (own.typed.slips if own.typed else ()))
    typed = found.typed._replace(prose=words, slips=slips) if found.typed else None
    return attrs.evolve(found, typed=typed, repairs=repairs)


def _lines_of(game: HostedGame, found: FoundOrders) -> Sequence[str]:
    """Return orders as short lines, one order each; as they were typed where they could not be read."""
    if found.document:
        try:
            return write_orders(game.game, found.document)
        except InputError:
            return ()
    if found.typed is None or found.typed.places is None:
        return ()
    words = {one.line for one in found.typed.prose}
    lines = enumerate(found.typed.text.split("\n"), 1)
    return [line.strip() for number, line in lines if number not in words and line.strip(" \t>#")]


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

    @property
    def rows(self) -> list[str]:
        """Its rows, as the refusal listed them."""
        return self.text.split("\n")

    @cached_property
    def orders(self) -> FoundOrders | None:
        """All of it read; None if it is neither short orders alone, nor an order file of this seat."""
        if (short := self.read(self.text)) and (short.problems or not (short.typed and short.typed.prose)):
            return short
        for file, version in sound_versions(self.text, _NAME):
            if file.data.get("player") == self.seat:
                return FoundOrders(file.data, file.text, "unsigned", (_NAME,), version.repairs, (), file)
        return None

    @cached_property
    def lines(self) -> Sequence[str]:
        """Short lines that say the same, one order each."""
        return _lines_of(self.game, self.orders) if self.orders else ()

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
            lambda one: read_short(self.game.game, self.seat, one, _NAME),
        )

    def word(self, line: str) -> str:
        """Return the order word of a line."""
        return word_of(self.game.game, self.seat, line)

    def is_covered_by(self, said: Sequence[str], own: FoundOrders) -> bool:
        """Say whether a mail orders as much of everything as was refused, or says that it is all."""
        file = own.typed
        ends = file is not None and any(self.word(line) == _END for line in file.text.split("\n"))
        named = file is not None and file.places is not None and "turn" in file.places.table
        new, old = [self.word(line) for line in said], [self.word(line) for line in self.lines]
        return ends or named or all(new.count(word) >= old.count(word) for word in old)

    def merge(self, said: Sequence[str]) -> Iterator[list[str]]:
        """Propose the lines that may be meant, the likeliest first; nothing where it is not clear."""
        wrong, names = self._wrong()
        lines: dict[int, list[str]] = {number: [line] for number, line in enumerate(self.lines)}
        placed: dict[int, list[str]] = {}
        for word in dict.fromkeys(map(self.word, said)):
            mine = [line for line in said if self.word(line) == word]
            there = [number for number, line in enumerate(self.lines) if self.word(line) == word]
            bad = [number for number in wrong if self.word(self.lines[number]) in (word, "")] or there
            if not bad:
                lines[len(lines)] = mine
            elif len(bad) == 1:
                lines[bad[0]] = mine
                if word == _PLACE:
                    placed[bad[0]] = self._with_entries(self.lines[bad[0]], mine, names)
            elif len(bad) == len(mine):
                lines |= {number: [line] for number, line in zip(bad, mine, strict=True)}
            else:
                return
        if any(placed.values()):
            yield [line for number in lines for line in placed.get(number) or lines[number]]
        yield [line for more in lines.values() for line in more]

    def _wrong(self) -> tuple[list[int], set[str]]:
        """Return the lines that are wrong, and the names of places that are."""
        found = self.read("\n".join(self.lines))
        return self._faults(found) if found else ([*range(len(self.lines))], set())

    def _faults(self, found: FoundOrders) -> tuple[list[int], set[str]]:
        faults = [one for one in weigh(self.game.game, found).problems if one.is_error]
        locator = Locator(*found.shown)
        numbers = {locator.place(one.path, one.at, one.offset).line - 1 for one in faults}
        return sorted(numbers), {str(one.path[1]) for one in faults if len(one.path) > 1 and one.path[0] == _PLACE}

    def _with_entries(self, line: str, said: Sequence[str], wrong: set[str]) -> list[str]:
        """Return a line of placings with those of other lines put in, and without wrong ones."""
        old, new = self.read(line), self.read("\n".join(said))
        if not (old and new and _PLACE in old.document and _PLACE in new.document):
            return []
        left = {name: armies for name, armies in old.document[_PLACE].items() if name not in wrong}
        data = {**old.document, _PLACE: {**left, **new.document[_PLACE]}}
        try:
            return [*write_orders(self.game.game, data)]
        except InputError:
            return []
