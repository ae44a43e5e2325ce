"""Which of several games a motion is for: `pause`, `draw` or `rematch` in a mail that answers no letter."""

from collections.abc import Iterator, Sequence

import attrs

from pbem.engine.file.phrases import listed
from pbem.errors import PbemError
from pbem.host.folder.game_folder import GameFolder
from pbem.host.games.game_lookup import GameLookup
from pbem.mail.requests import REMATCH, Motion, Requests


def each_in_its_game(
    games: GameLookup, meant: Sequence[GameFolder], requests: Requests
) -> Iterator[tuple[GameFolder, Requests]]:
    """
    Yield what a mail asks for in each of the games that it can mean.

    A motion is for one game; where it may be for several, it is for none, and the player is asked which.
    """
    asked = dict.fromkeys((folder.name for folder in meant), attrs.evolve(requests, motions=()))
    for motion in requests.motions:
        near = [folder for folder in meant if _is_over(games, folder) == (motion.kind == REMATCH)] or meant
        if len(near) == 1 or len(meant) == 1:
            asked[near[0].name] += Requests(motions=(motion,))
        else:
            asked[near[0].name] += Requests(troubles=(_which(motion, near),))
    yield from ((folder, asked[folder.name]) for folder in meant if not asked[folder.name].empty)


def _which(motion: Motion, near: Sequence[GameFolder]) -> str:
    names = listed([folder.name for folder in near])
    how = f"write {motion.kind} in reply to a letter of the game that you mean"
    return f"{motion.kind} is for one game, and you play in {names}, so nothing was done: {how}"


def _is_over(games: GameLookup, folder: GameFolder) -> bool:
    try:
        return games.newest(folder).game.awaited is None
    except PbemError:
        return False
