"""Which of several games a motion or a message is for: `pause` or `to all: ...` in a mail that answers no letter."""

from collections.abc import Iterator, Sequence

import attrs

from pbem.engine.file.phrases import listed
from pbem.errors import PbemError
from pbem.host.folder.game_folder import GameFolder
from pbem.host.games.game_lookup import GameLookup
from pbem.mail.commands import EVERYBODY, MASTERS
from pbem.mail.requests import REMATCH, Message, Motion, Requests, format_beginning


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
