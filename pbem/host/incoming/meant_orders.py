"""
The orders that a mail may be meant as, each with the game that it is for.

    corrected    the list of a quoted refusal, with a row written anew       (`corrected_rows`)
    short        lines such as those of a letter, wherever its author typed  (`typed_orders`)
    rows         rows of an order file without the lines that say whose      (`typed_orders`)
    file         an order file, in marks, pasted or attached; signed or not  (`search`)
    doubtful     what may be an order, or somebody else's line; its author is asked, it is never read as one

Sender and thread say which game and whose orders are meant, where the lines do not: the games in which the address
is registered, and the letter that is answered. A reply to a letter of an earlier moment is asked about unless its
lines name the turn. What corrects refused orders is read as those orders (`refused_part`).
"""

from collections.abc import Callable, Iterator, Sequence

from pbem.engine.short.header_lines import turn_line
from pbem.engine.short.reading import doubted_alone, grammar_of, orders_among, read_short
from pbem.engine.text.order_file import OrderFile
from pbem.engine.words.template import header
from pbem.errors import PbemError
from pbem.host.folder.game_folder import GameFolder
from pbem.host.games.game_lookup import GameLookup
from pbem.host.games.hosted_game import HostedGame
from pbem.host.incoming.meant_games import MeantGame
from pbem.host.incoming.refused_part import completed, corrected_in, denied_in
from pbem.host.values.mail_ruling import written
from pbem.mail.candidates import begins_row
from pbem.mail.corrected_rows import find_list
from pbem.mail.found import OLDER, FoundOrders
from pbem.mail.lines import OwnText
from pbem.mail.typed_orders import typed_orders, typed_rows
from pbem.mail.typed_requests import take_requests

Candidate = tuple[GameFolder, FoundOrders]
Read = Callable[[MeantGame, OwnText], FoundOrders | None]
"""Reads orders of one of the author's seats out of what somebody wrote; None if there are none."""

NAME = "your mail"
MOST_LINES = 1000
MOST_SHOWN = 20
_WHERE = "this is in or below a quotation or a signature, so it may or may not be an order"
_HOW = "write all of your orders at the top of your mail"
# A receipt lists with it the rows that were ignored.
_MARK = "- "


def find_typed(meant: Sequence[MeantGame], own: OwnText) -> Iterator[Candidate]:
    """Yield what an author typed: a correction in a quoted list, short orders, rows without a header."""
    found: list[Candidate] = []
    if quoted := find_list(own):
        found += _find_orders(meant, own, lambda at, _: corrected_in(at, quoted))
        # Its rows are no orders by themselves.
        left = ("" if line.strip() in quoted.own else line for line in own.text.split("\n"))
        own = own.take("\n".join(left), "order")
    for read in (_short_in, _rows_in):
        found += _find_orders(meant, own, read)
    yield from found or _find_orders(meant, own, denied_in)


def is_no_order_file(found: FoundOrders) -> bool:
    """Say whether what cannot be read are typed orders with a line `game: world`, or without their player, or an older mail."""
    begun = found.text.lstrip("> |\t\u00a0").lower()
    typed = begun.startswith(("game:", "game :")) or "player" not in begun
    return found.standing == "unreadable" and (OLDER in found.repairs or (typed and not found.quoted))


def _find_orders(meant: Sequence[MeantGame], own: OwnText, read: Read) -> Iterator[Candidate]:
    """Yield the orders of one kind; in more than one game they are a question to their author."""
    found = [(one.game, orders) for one in meant if (orders := _in_game(one, own, read)) is not None]
    found = [(game, one) for game, one in found if _says(one, "game")] or found
    if len(found) > 1:
        names = " and ".join(game.genesis.name for game, _ in found)
        game, one = found[0]
        hint = f"answer its letter, or write a line: game {game.genesis.name}"
        found = [(game, _ask_author(one, f"you play {names}; which game is meant?", hint))]
    yield from ((game.folder, one) for game, one in found)


def _in_game(at: MeantGame, own: OwnText, read: Read) -> FoundOrders | None:
    game, seats = at.game, at.movers
    if not seats or not (at.deciding or game.game.awaited):
        return None
    found = read(at, own)
    if found is not None and not found.problems:
        if len(seats) > 1 and not _says(found, "player"):
            hint = f"write a line: player {seats[0]}"
            return _ask_author(found, f"you play {' and '.join(seats)}; whose orders are these?", hint)
        if at.before and not _says(found, "turn"):
            now = turn_line(header(game.game, seats[0]))
            hint = f"if they are for now, answer the newest letter, or write a line: {now}"
            return _ask_author(found, f"this answers the letter of {at.before}", hint)
    return found and completed(game, found.player if found.player in seats else seats[0], found)


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


def _says(found: FoundOrders, key: str) -> bool:
    """Say whether the lines name this part of the header themselves."""
    file = found.typed
    return file is not None and key in (file.places.table if file.places else file.data)


def _ask_author(found: FoundOrders, message: str, hint: str) -> FoundOrders:
    """Return orders that wait for an answer, as a question about their first line."""
    places = found.typed.places if found.typed else None
    return found.ask(message, hint, places.value[0] if places else 0)


# ── lines that only may be orders ────────────────────────────────────────────────────────────────


def find_doubtful(meant: Sequence[MeantGame], own: OwnText, unreadable: Sequence[FoundOrders]) -> Iterator[Candidate]:
    """
    Yield a question about lines like orders, with the game that they are for.

    They stand in or below an older mail that was quoted without marks, between the rows of a quoted block or of
    unreadable orders, or below a signature; or in a mail without orders they may have been meant as some.
    """
    for at in meant:
        for seat in at.deciding[:1]:
            # The order file in an older letter has other rows than today's.
            keys = frozenset() if at.before else at.keys
            typed = [line for found in unreadable for line in between_rows(at.game, found)]
            beside = take_requests("\n".join(own.doubtful))[1].split("\n")
            lines = _unsent(at.game, seat, [*beside, *typed])
            short = orders_among(at.game.game, seat, lines)
            if like := [line for line in lines if line in short or begins_row(line, keys, slips=False)]:
                shown = OrderFile(NAME, "\n".join(like[:MOST_SHOWN]) + "\n", {})
                yield at.folder, FoundOrders.unread(shown).ask(_WHERE, _HOW)
                return
            if file := doubted_alone(at.game.game, seat, own.text, NAME):
                yield at.folder, FoundOrders.unread(file)
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
