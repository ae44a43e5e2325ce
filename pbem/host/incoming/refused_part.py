"""
Orders that were refused, and what a later mail corrects in them: the whole orders, which are always asked about.

The host keeps the rows of what it refused last (`OrderStore.refuse`). A reply corrects them in the list that the
refusal quotes, or holds only the corrected lines, or says which of them are not to be (`denial_part`). A mail that
orders everything that the refused one did stands by itself. What was corrected and waits for a yes is kept as well: a
further mail goes on from there.

    refused: place 9 Peru            mail: place 9 Brazil       asked: place 9 Brazil
             attack Peru > Brazil                                      attack Peru > Brazil
"""

import re

import attrs

from pbem.engine.short.reading import denials_in
from pbem.engine.text.order_file import OrderFile, Prose
from pbem.host.games.hosted_game import HostedGame
from pbem.host.incoming.denial_part import HOW, TakenAway, take_away
from pbem.host.incoming.meant_games import MeantGame
from pbem.host.incoming.refused_orders import NAME, Refused, lines_of
from pbem.host.mails.quoted_orders import MOST_LINES, rows_of, rows_with_room
from pbem.host.values.open_turn import Ruling
from pbem.mail.corrected_rows import QuotedList
from pbem.mail.found import COMPLETED, CORRECTED, DOUBTFUL, EXCHANGED, LESSENED, SLIPPED, UNCLEAR, FoundOrders
from pbem.mail.lines import OwnText

_WHICH = "your last orders were refused; does this correct them, or is it all that you order?"
_INSTEAD = re.compile(r"[,;]?\s+(?:instead|stattdessen|plut[o\u00f4]t|invece|mejor)[.!]*$", re.IGNORECASE)
"""What a correction says of itself behind an order, and no order has."""
_CHANGED = frozenset((COMPLETED, CORRECTED, EXCHANGED, LESSENED))
_LIST = "the quoted list"


def refused_text(game: HostedGame, seat: str, ruling: Ruling) -> str:
    """
    Return the rows to keep of orders that were refused, or of refused ones that wait for a yes as they were corrected.

    "" where there are none to keep.
    """
    found = ruling.found
    waits = ruling.word == "to be confirmed" and not _CHANGED.isdisjoint(found.repairs)
    if (
        not seat
        or not (waits or any(one.is_error for one in ruling.problems))
        or found.standing in ("false", "unknown", "signed")
        or UNCLEAR in found.repairs
        or (found.typed and not found.document and found.typed.places is None)
    ):
        return ""
    rows = rows_of(found)
    if rows_with_room(rows) < len(rows):
        return ""  # whoever saw a part of them can correct no more than that
    text = "\n".join(line for _, line in rows)
    return text if Refused(game, seat, text).orders else "\n".join(lines_of(game, found))


# ── corrected in the quoted list ─────────────────────────────────────────────────────────────────


def corrected_in(at: MeantGame, quoted: QuotedList) -> FoundOrders | None:
    """
    Return the refused orders whose list a mail quotes, with the row that was corrected; None if none was.

    Among several readings, the one that can be played now counts. If none can, they come with what is wrong now.
    """
    every = next((one for seat in at.movers if (one := Refused.every(at.game, seat))), [])
    if not every:
        return None
    # A letter that was answered once may be answered again, and quotes what was refused then.
    refused = min(every, key=lambda one: quoted.unlike(one.rows))
    texts = ("\n".join(rows) + "\n" for rows in quoted.proposals(refused.rows, refused.wrong_rows))
    readings = (Refused(at.game, refused.seat, text).orders for text in dict.fromkeys(texts))
    found = refused.nearest(filter(None, readings))
    return found and attrs.evolve(found, repairs=(*found.repairs, CORRECTED), places=(_LIST,))


# ── a mail with the corrected lines alone ─────────────────────────────────────────────────────────


def completed(game: HostedGame, seat: str, own: FoundOrders) -> FoundOrders:
    """
    Return the refused orders of a seat with the lines of a later mail put in, and without what it takes away.

    The mail's own orders where none were refused, or where it orders as much as those did; a question
    where nobody can say which lines are replaced, or taken away.
    """
    refused = Refused.of(game, seat) if CORRECTED not in own.repairs else None
    if (
        refused is None
        or own.typed is None
        # Whoever orders more corrects it by sending all of it again.
        or not 0 < _filled(own.shown[0]) < MOST_LINES > _filled(refused.text)
        or not refused.lines
    ):
        return own
    said = [_INSTEAD.sub("", line) for line in lines_of(game, own)]
    away = take_away(refused, own, said)
    if refused.is_covered_by(said, own, away.left) or not (said or own.document or away.asks or away.left):
        return own
    if away.asks:
        asking = attrs.evolve(own, typed=own.typed._replace(prose=tuple(away.words)))
        return asking.ask(*away.asks, repairs=(UNCLEAR,))
    texts = dict.fromkeys("\n".join(lines) for lines in refused.merge(said, away.left))
    found = refused.nearest(filter(None, map(refused.read, texts)))
    return _with_words(found, own, away, lines=bool(said)) if found else own.ask(_WHICH, HOW, repairs=(UNCLEAR,))


def _filled(text: str) -> int:
    return sum(bool(line.strip()) for line in text.split("\n"))


def _with_words(found: FoundOrders, own: FoundOrders, away: TakenAway, *, lines: bool) -> FoundOrders:
    """Return completed orders beside the words of the mail that completes them; `lines` if it puts any in."""
    words = tuple(one._replace(line=0) for one in away.words)
    slips = tuple(one._replace(line=0) for one in (*(own.typed.slips if own.typed else ()), *away.denials))
    changed = COMPLETED if not away.left else EXCHANGED if lines else LESSENED
    doubts = (DOUBTFUL,) if any(one.doubt for one in words) else ()
    repairs = (changed, *doubts, *(one for one in own.repairs if one == SLIPPED))
    typed = found.typed._replace(prose=words, slips=slips) if found.typed else None
    return attrs.evolve(found, typed=typed, repairs=repairs)


def denied_in(at: MeantGame, own: OwnText) -> FoundOrders | None:
    """Return a mail without orders that takes some away from those that were refused, to be completed; None for another."""
    seats = [seat for seat in at.movers if Refused.of(at.game, seat)]
    if (
        not seats
        or own.unsure
        or _filled(own.text) >= MOST_LINES
        or next(denials_in(at.game.game, seats[0], own.text), None) is None
    ):
        return None
    words = tuple(Prose(number, line) for number, line in enumerate(own.text.split("\n"), 1) if line.strip())
    return FoundOrders.unread(OrderFile(NAME, own.text, {}, (), prose=words))
