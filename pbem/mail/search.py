"""
Orders and game files in a mail, wherever a mail program put them.

    verdict = search(parse_mail(data), check_signature)
    for found in verdict.orders: ...

Attachments come first, then texts, then HTML. The same orders found twice are one finding with two
places; a damaged copy beside a good one is only mentioned. A signed text is taken in the first version
whose signature holds, an unsigned one in the first version that can be read, and then `repairs` says
what a person has to confirm.
"""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import attrs

from pbem.engine.table.terms import Data
from pbem.engine.text import order_file
from pbem.mail.candidates import Candidate, files_among
from pbem.mail.file_kind import document_kind
from pbem.mail.found import FREED, FoundDocument, FoundGame, FoundOrders, MailContents
from pbem.mail.lines import lay_lines
from pbem.mail.parts import MailPart, ParsedMail
from pbem.mail.repair import versions
from pbem.mail.signature_check import Standing
from pbem.mail.sources import (
    GAME_MARK,
    MOST_SIGNS,
    Source,
    attachment_sources,
    body_sources,
    find_games,
    may_be_orders,
    place_of,
)
from pbem.record import mutable
from pbem.trust.canonical import canonical

CheckSignature = Callable[[Data], Standing]

MOST_CANDIDATES = 16
MOST_READINGS = 160
"""These and MOST_SIGNS bound the work for one mail, however it was made."""

_FREED = re.compile(r"\n[^\S\n]*+#[^\S\n]*+\n[^\S\n]*+[^\s#]")
_BEST: tuple[Standing, ...] = ("signed", "unsigned", "unknown", "false", "unreadable")


def search(
    mail: ParsedMail, check_signature: CheckSignature, games: tuple[FoundGame, ...] | None = None
) -> MailContents:
    """Find what a mail holds; `games` where they are known. Never raises, and does a bounded amount of work."""
    finder = _Finder(check_signature)
    games = find_games(mail) if games is None else games
    documents = tuple(
        FoundDocument(part.data, kind, part.name, place_of(part, ""))
        for part in mail.parts
        if part.attached and (kind := document_kind(part.data))
    )
    for source in _ordered_sources(mail, finder):
        finder.look(source)
        if not finder.may_go_on:
            finder.troubles["there is more in the mail than was read"] = None
            break
    orders = tuple(finder.kept())
    return MailContents(orders, games, documents, (*mail.troubles, *finder.troubles), finder.readings)


# ── what is looked at ───────────────────────────────────────────────────────────────────


def _ordered_sources(mail: ParsedMail, finder: "_Finder") -> Iterator[Source]:
    """Return the texts of a mail: attachments, bodies, HTML. A part whose orders were found is left."""
    texts = [
        part
        for part in mail.parts
        if GAME_MARK not in part.data[:4096] and not (part.attached and document_kind(part.data))
    ]
    for part in texts:
        if part.attached and may_be_orders(part):
            yield from _until_settled(attachment_sources(part), finder, part)
    for part in texts:
        if not part.is_html and not part.attached:
            yield from _until_settled(body_sources(part), finder, part)
    for part in texts:
        # HTML repeats the text; it is read only where the text gave nothing.
        if part.is_html and not finder.is_content and part.place not in finder.settled:
            text = part.page_text
            yield Source(place_of(part, "the HTML text"), text, ("HTML removed",), False, part.place)


def _until_settled(sources: Iterator[Source], finder: "_Finder", part: MailPart) -> Iterator[Source]:
    for source in sources:
        yield source
        if part.place in finder.settled:
            return


# ── trying ───────────────────────────────────────────────────────────────────────────────────────


@mutable
class _Finder:
    """What was found so far, and how much work it took."""

    check_signature: CheckSignature
    found: dict[bytes, FoundOrders] = attrs.Factory(dict)
    broken: list[tuple[str, FoundOrders]] = attrs.Factory(list)
    settled: set[str] = attrs.Factory(set)
    troubles: dict[str, None] = attrs.Factory(dict)
    candidates: int = 0
    readings: int = 0
    signs: int = 0

    @property
    def may_go_on(self) -> bool:
        return self.candidates < MOST_CANDIDATES and self.readings < MOST_READINGS and self.signs < MOST_SIGNS

    def look(self, source: Source) -> None:
        """Look at one text of the mail."""
        found = files_among(lay_lines(source.text))
        if source.whole and found and not any(one.marked for one in found):
            found = [Candidate(source.text, marked=True)]
        before = len(self.broken)
        for one in found:
            if not self.may_go_on:
                return
            self.candidates += 1
            self._try(source, one)
        if source.group in self.settled:
            # What was broken in other readings of a part that can be read was merely misread.
            misread = [one for one in self.broken[:before] if one[0] != source.group]
            self.broken[:before] = misread

    @property
    def is_content(self) -> bool:
        """Say whether orders were found that can be used."""
        return any(
            one.standing == "signed" or (one.standing == "unsigned" and not one.cut_off) for one in self.found.values()
        )

    def _try(self, source: Source, candidate: Candidate) -> None:
        freed = (FREED,) if not source.whole and _may_be_freed(candidate.text) else ()
        before = (*source.repairs, *candidate.repairs, *freed)
        best: FoundOrders | None = None
        for version in versions(candidate.text):
            if not self.may_go_on:
                break
            found = self._read_orders(source.place, version.text, (*before, *version.repairs))
            if best is None or _BEST.index(found.standing) < _BEST.index(best.standing):
                best = found
            if best.standing in ("signed", "unsigned"):
                break
        if best:
            self._keep(source, best)

    def _read_orders(self, place: str, text: str, repairs: tuple[str, ...]) -> FoundOrders:
        self.readings += 1
        self.signs += len(text) + 64
        file = _read(text, place)
        problems = tuple(problem for problem in file.problems if problem.is_error)
        if problems or not _like_orders(file.data):
            return FoundOrders({}, file.text, "unreadable", (place,), repairs, problems)
        return FoundOrders(file.data, file.text, self.check_signature(file.data), (place,), repairs)

    def _keep(self, source: Source, found: FoundOrders) -> None:
        if found.standing == "unreadable":
            self.broken.append((source.group, found))
            return
        # What lost its end may be whole in another reading of the part.
        if found.standing != "false" and (found.standing == "signed" or not found.cut_off):
            self.settled.add(source.group)
        # What was read without faults lies in the profile.
        key = canonical(found.document, check=False)
        known = self.found.get(key)
        if known is None:
            self.found[key] = found
            return
        places = tuple(dict.fromkeys((*known.places, *found.places)))
        # The copy that needed less help stands for both.
        better = min(known, found, key=lambda one: len(one.repairs))
        self.found[key] = attrs.evolve(better, places=places)

    def kept(self) -> Iterator[FoundOrders]:
        """Return the findings worth reporting; damaged copies only where there is no good one."""
        good = [one for one in self.found.values() if one.standing != "false" and not self._is_rest(one)]
        names = {_address(one.document) for one in good}
        yield from good
        for one in self.found.values():
            address = _address(one.document)
            if one.standing == "false" and address not in names:
                names.add(address)
                yield one
            elif one.standing == "false":
                self.troubles[f"a damaged copy in {one.places[0]} was left aside"] = None
        if broken := self._broken():
            # Of many attempts the plainest, with faults that its writer can see.
            yield min(broken, key=lambda one: (not one.problems, len(one.repairs)))

    def _is_rest(self, found: FoundOrders) -> bool:
        """Say whether these are what remained of orders that are whole elsewhere in the mail."""
        return found.cut_off and any(
            other is not found
            and not other.cut_off
            and all(other.document.get(key) == value for key, value in found.document.items())
            for other in self.found.values()
        )

    def _broken(self) -> list[FoundOrders]:
        """
        Return what could not be read and is worth reporting.

        Beside orders that are not signed, lines of their own are: perhaps they were meant instead.
        """
        broken = [one for _, one in self.broken]
        if not self.found:
            return broken
        if any(one.standing != "unsigned" for one in self.found.values()):
            return []
        own = [one for one in broken if not one.quoted]
        if all(one.quoted for one in self.found.values()):
            return own
        return [one for one in own if "player" in one.text]


@lru_cache(32)
def _read(text: str, place: str) -> order_file.OrderFile:
    """Read an order file; the one to fill in comes back in every reply of a turn."""
    return order_file.read(text.encode("utf-8", "replace"), place)


def _may_be_freed(text: str) -> bool:
    """Say whether a row stands below a mere #: as in an example order whose comment was broken there."""
    return bool(_FREED.search(f"\n{text}"))


def _like_orders(data: dict[str, Any]) -> bool:
    return isinstance(data.get("game"), str) and isinstance(data.get("player"), str)


def _address(document: Data) -> tuple[str, ...]:
    """Return what two copies of the same orders have in common, even if one is damaged."""
    return tuple(str(document.get(key)) for key in ("game", "player", "turn", "part"))
