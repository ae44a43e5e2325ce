"""
The games that a mail may be for, each as it stands now, and what sender and thread say of it.

The games in which the address is registered, and the letter that is answered, say which game and whose orders are
meant where the lines themselves do not. A motion, or words to others, are for one game alone.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache

import attrs

from pbem.engine.file.phrases import format_clock, listed
from pbem.engine.short.names import fold
from pbem.engine.short.reading import grammar_of
from pbem.errors import PbemError
from pbem.host.folder.game_folder import GameFolder
from pbem.host.games.game_lookup import GameLookup
from pbem.host.games.hosted_game import HostedGame
from pbem.host.incoming.mail_reading import Answered, ReceivedMail
from pbem.mail.commands import EVERYBODY, MASTERS
from pbem.mail.draft import one_line
from pbem.mail.requests import REMATCH, Message, Motion, Requests, format_beginning
from pbem.record import tool

MOST_GAMES = 8
# The order file to fill in has every row that may be ordered now, if only as a comment.
_KEY = re.compile(r"(?m)^#?(?:\[{1,2})?([a-z_]+)(?:\]| *=)")


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
        return _keys_in(self.game.template(self.movers[0])) | (grammar.words.keys() if grammar else frozenset())

    @property
    def names(self) -> set[str]:
        """What its players are called, folded."""
        return {fold(name) for seat in self.game.genesis.players for name in (seat.id, seat.name)}


@lru_cache(64)
def _keys_in(template: str) -> frozenset[str]:
    return frozenset(_KEY.findall(template))


def games_meant(games: GameLookup, mail: ReceivedMail) -> list[MeantGame]:
    """Return the games that orders may be for: that of the thread, or all in which the sender decides."""
    opened, answered = [], mail.answered
    for folder in games.games_of(mail.account)[:MOST_GAMES]:
        try:
            game = games.newest(folder)
            seats = game.read_settings().seats_of(mail.account)
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


# ── the one game of a motion or a message ────────────────────────────────────────────────────────


def each_in_its_game(
    games: GameLookup, meant: Sequence[GameFolder], requests: Requests
) -> Iterator[tuple[GameFolder, Requests]]:
    """
    Yield what a mail asks for in each of the games that it can mean.

    A motion is for one game, and so are words to others unless they name one: where that may be several, nothing is
    done, and the player is asked which.
    """
    named = tuple(one for one in requests.messages if one.game)
    asked = dict.fromkeys((folder.name for folder in meant), attrs.evolve(requests, motions=(), messages=named))
    unnamed: list[Motion | Message] = [*requests.motions, *(one for one in requests.messages if not one.game)]
    for one in unnamed if meant else ():
        near = [folder for folder in meant if len(meant) == 1 or _may_mean(games, folder, one)] or [*meant]
        if len(near) > 1:
            asked[near[0].name] += Requests(troubles=(_which(one, near),))
        else:
            asked[near[0].name] += Requests(motions=(one,)) if isinstance(one, Motion) else Requests(messages=(one,))
    yield from ((folder, asked[folder.name]) for folder in meant if not asked[folder.name].empty)


def _which(said: Motion | Message, near: Sequence[GameFolder]) -> str:
    what, it = (said.kind, said.kind) if isinstance(said, Motion) else (f"what you say {format_beginning(said)}", "it")
    names = listed([folder.name for folder in near])
    how = f"write {it} in reply to a letter of the game that you mean"
    return f"{what.rstrip(',')} is for one game, and you play in {names}, so nothing was done: {how}"


def _may_mean(games: GameLookup, folder: GameFolder, said: Motion | Message) -> bool:
    try:
        game = games.newest(folder)
    except PbemError:
        return False
    if isinstance(said, Motion):
        return (game.game.awaited is None) == (said.kind == REMATCH)
    known = (*EVERYBODY, *MASTERS)
    return all(name.casefold() in known or game.genesis.seat_called(name) for name in said.to)
