"""
A corrected row in the quoted refusal: the orders that it makes, asked about, or a question how to answer.

Orders are proposed only if they can be played now; the refused ones could not, so somebody changed them.
"""

from collections.abc import Iterator

import attrs

from pbem.engine.problem import Problem
from pbem.engine.short.reading import read_short
from pbem.engine.text import order_file
from pbem.host.games.hosted_game import HostedGame
from pbem.host.mails.corrected_orders import Correction, find_correction
from pbem.mail.found import CORRECTED, FoundOrders
from pbem.mail.order_worth import weigh
from pbem.mail.repair import versions
from pbem.mail.typed_orders import OwnText

CODE = "E-SHORT"
_PLACE = "the quoted list"
_UNCLEAR = (
    "a row in the quoted list of refused orders was changed, but they cannot be played like that"
)
_HOW = "write all of the orders anew, above the quotation, or attach the file"


def corrected_in(game: HostedGame, seats: list[str], own: OwnText) -> FoundOrders | None:
    """Return the refused orders that a mail quotes, with the row that was corrected; None if none was."""
    correction = find_correction(own.whole)
    if correction is None:
        return None
    proposed = _proposed(game, seats, correction)
    sound = (one for one in proposed if weigh(game.game, one).error is None)
    if (found := next(sound, None)) is not None:
        return found
    if not correction.typed:
        return None
    text = next(correction.texts())
    file = order_file.OrderFile(_PLACE, text, {}, ())
    problem = Problem(CODE, (), _UNCLEAR, _HOW, offset=_first_typed(correction))
    return FoundOrders({}, text, "unreadable", (_PLACE,), (), (problem,), file)


def without_correction(own: OwnText) -> OwnText:
    """Return what somebody wrote without the rows of the quoted list: these are no orders by themselves."""
    correction = find_correction(own.whole)
    if correction is None or not correction.typed:
        return own
    lines = ("" if line.strip() in correction.typed else line for line in own.text.split("\n"))
    return attrs.evolve(own, text="\n".join(lines))


def _proposed(game: HostedGame, seats: list[str], correction: Correction) -> Iterator[FoundOrders]:
    for text in correction.texts():
        # A header has a game and a player; short orders need neither.
        file = read_short(game.game, seats[0], text, _PLACE)
        if file and not file.problems and not file.prose:
            yield FoundOrders(
                file.data,
                order_file.write(file.data),
                "unsigned",
                (_PLACE,),
                (CORRECTED,),
                (),
                file,
            )
        for version in versions(text):
            rows = order_file.read(version.text.encode("utf-8", "replace"), _PLACE)
            if not any(one.is_error for one in rows.problems) and rows.data.get("player") in seats:
                repairs = (*version.repairs, CORRECTED)
                yield FoundOrders(rows.data, rows.text, "unsigned", (_PLACE,), repairs, (), rows)
                break


def _first_typed(correction: Correction) -> int:
    """Return where the first row that was typed stands in the text of the rows."""
    before = 0
    for row in correction.rows:
        if row.typed:
            break
        before += len(row.text) + 1
    return before
