"""
The games that a mail may be for, each as it stands now, and what sender and thread say of it.

The games in which the address is registered, and the letter that is answered, say which game and whose orders are
meant where the lines themselves do not.
"""

import re
from collections.abc import Sequence
from functools import cached_property

from pbem.engine.file.phrases import format_clock
from pbem.engine.short.names import fold
from pbem.engine.short.reading import grammar_of
from pbem.errors import PbemError
from pbem.host.folder.game_folder import GameFolder
from pbem.host.games.game_lookup import GameLookup
from pbem.host.games.hosted_game import HostedGame
from pbem.host.mails.sender import Headers, first
from pbem.mail.draft import one_line
from pbem.record import tool, value

MOST_GAMES = 8
# The order file to fill in has every row that may be ordered now, if only as a comment.
_KEY = re.compile(r"(?m)^#?(?:\[{1,2})?([a-z_]+)(?:\]| *=)")
_THREAD = re.compile(r"<thread\.([A-Za-z0-9._-]{1,120})@")
_TURN = re.compile(
    r"<turn\.([A-Za-z0-9._-]{1,80})\.(\d{3,9})\.[A-Za-z0-9_-]{1,64}\.[0-9a-f]{12}(?:\.again\.[0-9a-f]{8})?@"
)
_SUBJECT = re.compile(r"\[pbem ([^\]]{1,60})\](?: ((?:turn|part|set-up)\b[^:]{0,40}))?")


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
        (subject[2] or "").strip() if subject else "",
    )


@tool
class MeantGame:
    """
    A game at its newest file. `seats` are those of the mail's author, `deciding` those that decide now.

    `before` names the earlier moment whose letter is answered; "" if it is the newest one, or not known.
    """

    game: HostedGame
    seats: Sequence[str]
    deciding: Sequence[str]
    before: str

    @property
    def folder(self) -> GameFolder:
        """The folder of the game."""
        return self.game.folder

    @property
    def movers(self) -> Sequence[str]:
        """The seats whose orders these may be."""
        return self.deciding or self.seats

    @cached_property
    def keys(self) -> frozenset[str]:
        """The words with which rows of an order file of the first seat begin."""
        grammar = grammar_of(self.game.game, self.movers[0])
        return frozenset({*_KEY.findall(self.game.template(self.movers[0])), *(grammar.words if grammar else ())})

    @property
    def names(self) -> set[str]:
        """What its players are called, folded."""
        return {fold(name) for seat in self.game.genesis.players for name in (seat.id, seat.name)}


def games_meant(games: GameLookup, sender: str, answered: Answered) -> list[MeantGame]:
    """Return the games that orders may be for: that of the thread, or all in which the sender decides."""
    opened = []
    for folder in games.games_of(sender)[:MOST_GAMES]:
        try:
            game = games.newest(folder)
            seats = game.read_settings().seats_of(sender)
        except PbemError:
            continue
        awaited = game.game.awaited
        deciding = [seat for seat in seats if awaited and seat in (*awaited.must, *awaited.may)]
        opened.append(MeantGame(game, seats, deciding, _moment_before(game, answered)))
    near = [
        one
        for one in opened
        if one.game.name in answered.threads or one_line(one.game.genesis.name, 60) == answered.name
    ]
    return near or [one for one in opened if one.deciding] or opened


def _moment_before(game: HostedGame, answered: Answered) -> str:
    if answered.record and answered.record[0] == game.name:
        return (answered.clock or "an earlier turn") if answered.record[1] < game.index else ""
    mine = answered.name == one_line(game.genesis.name, 60)
    return answered.clock if mine and answered.clock != format_clock(game.game.clock) else ""
