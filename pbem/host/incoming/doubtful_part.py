"""
Lines like orders where nobody can say whose they are: in or below an older mail that a reply quotes without
marks, between the rows of a quoted block, or below a signature. And lines of a mail without orders that may
have been meant as some.

They are never read as orders; their author is asked about them.
"""

from collections.abc import Iterator, Sequence

from pbem.engine.short.reading import doubted_alone, orders_among
from pbem.engine.table.sheet import Problem
from pbem.engine.text.order_file import OrderFile
from pbem.errors import PbemError
from pbem.host.folder.game_folder import GameFolder
from pbem.host.games.game_lookup import GameLookup
from pbem.host.games.hosted_game import HostedGame
from pbem.host.incoming.meant_games import MeantGame
from pbem.host.incoming.refused_part import CODE
from pbem.host.incoming.typed_part import NAME
from pbem.host.values.ruling import written
from pbem.mail.found import FoundOrders
from pbem.mail.typed_orders import PLACE, OwnText
from pbem.mail.typed_requests import take_requests
from pbem.mail.typed_rows import begins_row

MOST_LINES = 1000
MOST_SHOWN = 20
_WHERE = "this is in or below a quotation or a signature, so it may or may not be an order"
_HOW = "write all of your orders at the top of your mail"
# A receipt lists with it the rows that were ignored.
_MARK = "- "


def find_doubtful(
    meant: Sequence[MeantGame], own: OwnText, unreadable: Sequence[FoundOrders]
) -> Iterator[tuple[GameFolder, FoundOrders]]:
    """Yield a question about such lines, also between the rows of unreadable orders, with the game that they are for."""
    for at in meant:
        for seat in at.deciding[:1]:
            # The order file in an older letter has other rows than today's.
            keys = frozenset() if at.before else at.keys
            typed = [line for found in unreadable for line in between_rows(at.game, found)]
            beside = take_requests("\n".join(own.doubtful))[1].split("\n")
            if lines := _like_orders(at.game, seat, keys, [*beside, *typed]):
                yield at.folder, _question(lines)
                return
            if file := doubted_alone(at.game.game, seat, own.text, NAME):
                yield at.folder, _unread(file)
                return


def holds_orders(games: GameLookup, folder: GameFolder, orders: Sequence[FoundOrders]) -> bool:
    """Say whether their author changed anything among some orders: an order file that came back as it was sent is no change."""
    if any(one.typed and one.document for one in orders):
        return True
    try:
        game = games.newest(folder)
        turn = game.open_turn()
    except PbemError:
        return True
    return any(
        (one.problems and not between_rows(game, one))
        or (one.document and not turn.is_template(one.player, one.document))
        for one in written(turn, orders)
    )


def between_rows(game: HostedGame, found: FoundOrders) -> list[str]:
    """Return the short orders that somebody typed between the rows of the order file as it was sent, and nothing else."""
    seat = next(iter(game.game.awaited.must if game.game.awaited else ()), "")
    own = [] if found.typed or not seat else _unsent(game, seat, found.text.split("\n"))
    return own if own and orders_among(game.game, seat, own) >= {*own} else []


def _unsent(game: HostedGame, seat: str, lines: Sequence[str]) -> list[str]:
    """Return the lines that are not in the order file to fill in."""
    # HTML shows one blank where there were several.
    sent = {" ".join(line.split()) for line in game.template(seat).split("\n")}
    bare = (line.strip() for line in lines[:MOST_LINES] if " ".join(line.split()) not in sent)
    return [line for line in dict.fromkeys(bare) if line and not line.startswith(_MARK)]


def _like_orders(game: HostedGame, seat: str, keys: frozenset[str], lines: Sequence[str]) -> list[str]:
    own = _unsent(game, seat, lines)
    short = orders_among(game.game, seat, own)
    return [line for line in own if line in short or begins_row(line, keys, slips=False)][:MOST_SHOWN]


def _question(lines: Sequence[str]) -> FoundOrders:
    text = "\n".join(lines) + "\n"
    problem = Problem(CODE, (), _WHERE, _HOW, offset=0)
    return _unread(OrderFile(NAME, text, {}, (problem,)))


def _unread(file: OrderFile) -> FoundOrders:
    return FoundOrders({}, file.text, "unreadable", (PLACE,), (), file.problems, file)
