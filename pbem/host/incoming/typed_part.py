"""
Orders typed into a mail to a host, short or as rows of an order file: which game and whose they are, where the lines do not say it.

Sender and thread say it: the games in which the address is registered, and the letter that is answered.
A reply to a letter of an earlier moment is asked about unless its lines name the turn.
"""

import re
from collections.abc import Callable, Iterator, Sequence

import attrs

from pbem.engine.file.phrases import format_clock
from pbem.engine.short.header_lines import turn_line
from pbem.engine.short.reading import grammar_of, read_short
from pbem.engine.table.sheet import Problem
from pbem.engine.text.order_file import OrderFile
from pbem.engine.words.template import header
from pbem.errors import PbemError
from pbem.host.folder.game_folder import GameFolder
from pbem.host.games.game_lookup import GameLookup
from pbem.host.games.hosted_game import HostedGame
from pbem.host.incoming.corrected_part import CODE, corrected_in, without_correction
from pbem.host.incoming.refused_part import completed
from pbem.host.mails.sender import Headers, first
from pbem.mail.draft import one_line
from pbem.mail.found import FoundOrders
from pbem.mail.typed_orders import OwnText, typed_orders
from pbem.mail.typed_rows import typed_rows
from pbem.record import value

MOST_GAMES = 8
NAME = "your mail"
# The order file to fill in has every row that may be ordered now, if only as a comment.
_KEY = re.compile(r"(?m)^#?(?:\[{1,2})?([a-z_]+)(?:\]| *=)")
_THREAD = re.compile(r"<thread\.([A-Za-z0-9._-]{1,120})@")
_TURN = re.compile(
    r"<turn\.([A-Za-z0-9._-]{1,80})\.(\d{3,9})\.[A-Za-z0-9_-]{1,64}\.[0-9a-f]{12}(?:\.again\.[0-9a-f]{8})?@"
)
_SUBJECT = re.compile(r"\[pbem ([^\]]{1,60})\] ((?:turn|part|set-up)\b[^:]{0,40})")


@value
class Answered:
    """What a mail says about the letter that it answers: games of the thread, its record, its subject."""

    threads: frozenset[str]
    record: tuple[str, int] | None
    name: str
    clock: str


def read_answered(headers: Headers) -> Answered:
    """Read it out of In-Reply-To, References and Subject. Never raises."""
    references, parent = first(headers, "references")[-4000:], first(headers, "in-reply-to")[:1000]
    last = parent or " ".join(references.split()[-1:])
    turn, subject = _TURN.search(last), _SUBJECT.search(first(headers, "subject")[:400])
    threads = [*_THREAD.findall(references), *_THREAD.findall(parent)]
    return Answered(
        frozenset([*threads, *([turn[1]] if turn else [])]),
        (turn[1], int(turn[2])) if turn else None,
        subject[1] if subject else "",
        subject[2].strip() if subject else "",
    )


Read = Callable[[HostedGame, list[str], OwnText], FoundOrders | None]
"""Reads orders of one of some seats out of what somebody wrote; None if there are none."""


def find_typed(
    meant: Sequence[HostedGame], sender: str, answered: Answered, own: OwnText
) -> Iterator[tuple[GameFolder, FoundOrders]]:
    """Yield short orders, and rows without a header, each with the game that they are for."""
    yield from _find_orders(meant, sender, answered, own, corrected_in)
    own = without_correction(own)
    for read in (_short_in, _rows_in):
        yield from _find_orders(meant, sender, answered, own, read)


def _find_orders(
    meant: Sequence[HostedGame], sender: str, answered: Answered, own: OwnText, read: Read
) -> Iterator[tuple[GameFolder, FoundOrders]]:
    """Yield the orders of one kind; in more than one game they are a question to their author."""
    found = []
    for game in meant:
        orders = _in_game(game, sender, answered, own, read)
        if orders is not None:
            found.append((game, orders))
    named = [(game, one) for game, one in found if _says(one.typed, "game")]
    found = named or found
    if len(found) < 2:
        yield from ((game.folder, one) for game, one in found)
        return
    names = " and ".join(game.genesis.name for game, _ in found)
    game, one = found[0]
    hint = f"answer its letter, or write a line: game {game.genesis.name}"
    yield game.folder, _ask_author(one, f"you play {names}; which game is meant?", hint)


def games_meant(games: GameLookup, sender: str, answered: Answered) -> list[HostedGame]:
    """Return the games that orders may be for: that of the thread, or all in which the sender decides."""
    opened = []
    for folder in games.games_of(sender)[:MOST_GAMES]:
        try:
            opened.append(games.newest(folder))
        except PbemError:
            continue
    near = [
        game for game in opened if game.name in answered.threads or one_line(game.genesis.name, 60) == answered.name
    ]
    return near or [game for game in opened if seats_deciding(game, sender)] or opened


def seats_deciding(game: HostedGame, sender: str) -> list[str]:
    """Return the seats of an address that decide now."""
    awaited = game.game.awaited
    own = game.read_settings().seats_of(sender)
    return [seat for seat in own if awaited and seat in (*awaited.must, *awaited.may)]


def _in_game(game: HostedGame, sender: str, answered: Answered, own: OwnText, read: Read) -> FoundOrders | None:
    try:
        seats = seats_deciding(game, sender) or [*game.read_settings().seats_of(sender)]
    except PbemError:
        return None
    if not seats or game.game.awaited is None:
        return None
    found = read(game, seats, own)
    if found is None or found.problems:
        return found if found is None or read is corrected_in else completed(game, seats[0], found)
    if len(seats) > 1 and not _says(found.typed, "player"):
        hint = f"write a line: player {seats[0]}"
        return _ask_author(found, f"you play {' and '.join(seats)}; whose orders are these?", hint)
    older = moment_before(game, answered)
    if older and not _says(found.typed, "turn"):
        now = turn_line(header(game.game, seats[0]))
        hint = f"if they are for now, answer the newest letter, or write a line: {now}"
        return _ask_author(found, f"this answers the letter of {older}", hint)
    return found if read is corrected_in else completed(game, _seat_of(found, seats), found)


def _seat_of(found: FoundOrders, seats: list[str]) -> str:
    return found.player if found.player in seats else seats[0]


def _short_in(game: HostedGame, seats: list[str], own: OwnText) -> FoundOrders | None:
    if grammar_of(game.game, seats[0]) is None:
        return None

    def read(text: str) -> OrderFile | None:
        file = read_short(game.game, seats[0], text, NAME)
        whose = str(file.data.get("player")) if file else ""
        # Which set is best depends on whose hand it is.
        if file and whose != seats[0] and whose in seats:
            return read_short(game.game, whose, text, NAME)
        return file

    return typed_orders(own, read)


def _rows_in(game: HostedGame, seats: list[str], own: OwnText) -> FoundOrders | None:
    return typed_rows(own, row_keys(game, seats[0]), header(game.game, seats[0]))


def row_keys(game: HostedGame, seat: str) -> frozenset[str]:
    """Return the words with which rows of an order file of a seat begin."""
    grammar = grammar_of(game.game, seat)
    words = grammar.words if grammar else ()
    return frozenset({*_KEY.findall(game.template(seat)), *words})


def moment_before(game: HostedGame, answered: Answered) -> str:
    """Name the earlier moment whose letter is answered; "" if it is the newest one, or not known."""
    now = format_clock(game.game.table.clock(game.game.state))
    if answered.record and answered.record[0] == game.name:
        return (answered.clock or "an earlier turn") if answered.record[1] < game.index else ""
    mine = answered.name == one_line(game.genesis.name, 60)
    return answered.clock if mine and answered.clock != now else ""


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
