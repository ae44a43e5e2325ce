"""
A corrected row in the quoted refusal: the orders that it makes, or what is wrong with them now.

Among several readings, the one that can be played now counts; the refused orders could not, so
somebody changed them.
"""

from collections.abc import Iterator, Sequence

from pbem.engine.short.reading import read_short
from pbem.engine.text import order_file
from pbem.host.games.hosted_game import HostedGame
from pbem.host.incoming.meant_games import MeantGame
from pbem.host.mails.corrected_orders import Correction, find_correction
from pbem.mail.found import CORRECTED, FoundOrders
from pbem.mail.order_worth import weigh
from pbem.mail.repair import versions
from pbem.mail.typed_orders import OwnText

CODE = "E-SHORT"
_PLACE = "the quoted list"


def corrected_in(at: MeantGame, own: OwnText) -> FoundOrders | None:
    """
    Return the refused orders that a mail quotes, with the row that was corrected; None if none was.

    If they are still wrong, they come with what is wrong now.
    """
    correction = find_correction(own.lines)
    if correction is None:
        return None
    faulty: list[tuple[bool, bool, int, FoundOrders]] = []
    for one in _propose_orders(at.game, at.movers, correction):
        worth = weigh(at.game.game, one)
        if worth.error is None:
            return one
        faults = sum(fault.is_error for fault in worth.problems)
        faulty.append((not one.document, correction.holds_shown(one.shown[0]), faults, one))
    if not correction.changed or not faulty:
        return None
    # What is wrong in the new row is told, not what was told before; of equals the last reading takes it alone.
    return min(reversed(faulty), key=lambda one: one[:3])[3]


def without_correction(own: OwnText) -> OwnText:
    """Return what somebody wrote without the rows of the quoted list: these are no orders by themselves."""
    correction = find_correction(own.lines)
    if correction is None:
        return own
    rows = correction.typed | correction.lines
    lines = ("" if line.strip() in rows else line for line in own.text.split("\n"))
    return own.take("\n".join(lines), "order")


def _propose_orders(game: HostedGame, seats: Sequence[str], correction: Correction) -> Iterator[FoundOrders]:
    for text in correction.texts():
        # A header has a game and a player; short orders need neither.
        file = read_short(game.game, seats[0], text, _PLACE)
        if file and (file.problems or not file.prose):
            yield _found_orders(file, (CORRECTED,))
        for version in versions(text):
            rows = order_file.read(version.text.encode("utf-8", "replace"), _PLACE)
            if not any(one.is_error for one in rows.problems) and rows.data.get("player") in seats:
                yield _found_orders(rows, (*version.repairs, CORRECTED))
                break


def _found_orders(file: order_file.OrderFile, repairs: tuple[str, ...]) -> FoundOrders:
    if any(one.is_error for one in file.problems):
        return FoundOrders({}, file.text, "unreadable", (_PLACE,), (), file.problems, file)
    text = order_file.write(file.data) if file.places else file.text
    return FoundOrders(file.data, text, "unsigned", (_PLACE,), repairs, (), file)
