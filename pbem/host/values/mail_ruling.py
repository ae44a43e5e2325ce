"""
What becomes of all orders of a mail for a game, each beside the others.

    for ruling in rule_all(lambda: turn, orders, author): ...

Pure, like the ruling about one of them (`ruling`).
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from pbem.host.values.open_turn import OpenTurn, Ruling, content_mark
from pbem.host.values.ruling import Author, asked, asked_elsewhere, rule
from pbem.mail.found import FoundOrders
from pbem.trust.canonical import canonical

_ONE_OF_SEVERAL = "your mail contains several different sets of orders, and nothing says which of them counts"
_SIGNED_BESIDE = "signed orders are in the same mail, and those count"
_QUOTED_BELOW = "they are in the older mail that you quoted, and your mail has other orders"
_SENT_BEFORE = "you sent them before, and here they are only in the older mail that you quoted"
_BY_PROGRAM = "not signed, in an answer that a program sent by itself"


def rule_all(turn: Callable[[], OpenTurn], orders: Sequence[FoundOrders], author: Author) -> Iterator[Ruling]:
    """Decide about all orders of a mail that are for this game, each as the turn stands when those before it were taken."""
    begun = turn()
    orders = written(begun, orders)
    first = [rule(begun, found, author) for found in orders]
    for found, ruling in zip(orders, first, strict=True):
        now = turn()
        apart = _told_apart(now, ruling if now is begun else rule(now, found, author), first)
        if not apart.takes or apart.proved:
            yield apart
        elif author.is_program:
            # What a program sends back was perhaps never written by anybody.
            yield apart.ignored(_BY_PROGRAM)
        else:
            yield apart if author.account == author.address else asked_elsewhere(now, apart, author.address)


def _told_apart(turn: OpenTurn, ruling: Ruling, others: Sequence[Ruling]) -> Ruling:
    """
    Return what becomes of orders beside the others in the same mail that are not signed.

    Where several sets differ, none is taken; their player says which one counts. Those that could
    not be read, or were refused, may be the ones that were meant.
    """
    if ruling.proved:
        return ruling
    signed = [one.seat for one in others if one.proved and one.takes]
    if ruling.found.typed and (ruling.seat in signed or (signed and not ruling.seat)):
        # Typed lines may be mere words beside them.
        return ruling.ignored(_SIGNED_BESIDE)
    if not ruling.takes:
        return ruling
    own = {
        content_of(other)
        for other in others
        if not other.proved
        and not other.found.quoted
        and other.word != "ignored"
        and other.found.standing in ("unsigned", "unreadable")
        and other.found.player in (ruling.found.player, "")
    }
    if ruling.found.quoted:
        sent = [sha for _, sha in turn.stored.get(ruling.seat, [])]
        if content_mark(ruling.found.text.encode()) in sent:
            return ruling.ignored(_SENT_BEFORE)
        return ruling.ignored(_QUOTED_BELOW) if own else ruling
    return asked(turn, ruling, _ONE_OF_SEVERAL) if own - {content_of(ruling)} else ruling


def written(turn: OpenTurn, orders: Sequence[FoundOrders]) -> list[FoundOrders]:
    """
    Return the orders that somebody wrote.

    The order file to fill in, as the host sent it, is left out where a reply quotes it, and beside
    any other orders.
    """
    sent = [found for found in orders if not found.typed and turn.is_template(found.player, found.document)]
    return [found for found in orders if found not in sent] or [found for found in orders if not found.quoted]


def worth_telling(rulings: Sequence[Ruling], *, more: bool) -> Iterator[Ruling]:
    """
    Leave out what a reply quotes, if the reply brings something new of the same player.

    `more` says whether the mail holds something other than orders.
    """
    taken = {one.seat for one in rulings if one.word == "accepted"}
    own = any(one.word != "ignored" and not one.untouched for one in rulings)
    for one in rulings:
        claimed = one.seat or str(one.found.document.get("player"))
        if one.word == "ignored" and one.found.quoted and (more or len(rulings) > 1):
            continue
        attached = any(place.startswith("the attachment") for place in one.found.places)
        if one.untouched and (more or own) and not attached:
            # Some mail programs quote without any mark: nobody wrote this.
            continue
        if one.word in ("accepted", "wrong") or claimed not in taken:
            yield one


def content_of(ruling: Ruling) -> str:
    """Return what makes two orders the same, so that nobody is answered twice about them."""
    document: Any = ruling.found.document
    if document:
        return content_mark(canonical(document, check=False))
    return content_mark(ruling.found.text.encode("utf-8", "replace"))
