"""
Orders typed into a mail to a host, short or as rows of an order file: which game and whose they are, where the lines do not say it.

Sender and thread say it: the games in which the address is registered, and the letter that is answered.
A reply to a letter of an earlier moment is asked about unless its lines name the turn.
"""

from collections.abc import Callable, Iterator, Sequence

import attrs

from pbem.engine.short.header_lines import turn_line
from pbem.engine.short.reading import grammar_of, read_short
from pbem.engine.table.sheet import Problem
from pbem.engine.text.order_file import OrderFile
from pbem.engine.words.template import header
from pbem.host.folder.game_folder import GameFolder
from pbem.host.incoming.meant_games import MeantGame
from pbem.host.incoming.refused_part import CODE, completed, corrected_in, without_correction
from pbem.mail.found import FoundOrders
from pbem.mail.typed_orders import OwnText, typed_orders
from pbem.mail.typed_rows import typed_rows

NAME = "your mail"

Read = Callable[[MeantGame, OwnText], FoundOrders | None]
"""Reads orders of one of the author's seats out of what somebody wrote; None if there are none."""


def find_typed(meant: Sequence[MeantGame], own: OwnText) -> Iterator[tuple[GameFolder, FoundOrders]]:
    """Yield short orders, and rows without a header, each with the game that they are for."""
    yield from _find_orders(meant, own, corrected_in)
    own = without_correction(own)
    for read in (_short_in, _rows_in):
        yield from _find_orders(meant, own, read)


def _find_orders(meant: Sequence[MeantGame], own: OwnText, read: Read) -> Iterator[tuple[GameFolder, FoundOrders]]:
    """Yield the orders of one kind; in more than one game they are a question to their author."""
    found = [(one.game, orders) for one in meant if (orders := _in_game(one, own, read)) is not None]
    found = [(game, one) for game, one in found if _says(one.typed, "game")] or found
    if len(found) < 2:
        yield from ((game.folder, one) for game, one in found)
        return
    names = " and ".join(game.genesis.name for game, _ in found)
    game, one = found[0]
    hint = f"answer its letter, or write a line: game {game.genesis.name}"
    yield game.folder, _ask_author(one, f"you play {names}; which game is meant?", hint)


def _in_game(at: MeantGame, own: OwnText, read: Read) -> FoundOrders | None:
    game, seats = at.game, at.movers
    if not seats or not (at.deciding or game.game.awaited):
        return None
    found = read(at, own)
    if found is None or found.problems:
        return found if found is None or read is corrected_in else completed(game, seats[0], found)
    if len(seats) > 1 and not _says(found.typed, "player"):
        hint = f"write a line: player {seats[0]}"
        return _ask_author(found, f"you play {' and '.join(seats)}; whose orders are these?", hint)
    if at.before and not _says(found.typed, "turn"):
        now = turn_line(header(game.game, seats[0]))
        hint = f"if they are for now, answer the newest letter, or write a line: {now}"
        return _ask_author(found, f"this answers the letter of {at.before}", hint)
    if read is corrected_in:
        return found
    return completed(game, found.player if found.player in seats else seats[0], found)


def _short_in(at: MeantGame, own: OwnText) -> FoundOrders | None:
    game, seats = at.game.game, at.movers
    if grammar_of(game, seats[0]) is None:
        return None

    def read(text: str) -> OrderFile | None:
        file = read_short(game, seats[0], text, NAME)
        whose = str(file.data.get("player")) if file else ""
        # Which set is best depends on whose hand it is.
        if file and whose != seats[0] and whose in seats:
            return read_short(game, whose, text, NAME)
        return file

    return typed_orders(own, read)


def _rows_in(at: MeantGame, own: OwnText) -> FoundOrders | None:
    return typed_rows(own, at.keys, header(at.game.game, at.movers[0]))


def _says(file: OrderFile | None, key: str) -> bool:
    """Say whether the lines name this part of the header themselves."""
    return file is not None and key in (file.places.table if file.places else file.data)


def _ask_author(found: FoundOrders, message: str, hint: str) -> FoundOrders:
    """Return orders that wait for an answer, as a question about their first line."""
    file = found.typed
    at = file.places.value[0] if file and file.places else 0
    problem = Problem(CODE, (), message, hint, offset=at)
    return attrs.evolve(
        found,
        document={},
        standing="unreadable",
        repairs=(),
        problems=(problem,),
        text=file.text if file else found.text,
    )
