"""Players who sealed different orders for one moment: the evidence, kept in the folder of the game."""

import os
from collections.abc import Sequence
from contextlib import suppress

from pbem.engine.play.sealed_orders import PROOF, Sealed, read_sealed, seals_of
from pbem.engine.proof.exhibit import format_exhibits
from pbem.engine.proof.forks import double_seals
from pbem.engine.table.ruleset import Data
from pbem.errors import InputError
from pbem.host.games.hosted_game import HostedGame
from pbem.local.evidence import write_exhibits


def seen_in_file(game: HostedGame, data: bytes) -> str:
    """Compare a file of sealed orders with those that are in; say what it proves, and where that is kept."""
    with suppress(InputError):
        return _kept(game, [read_sealed(game.game, data)])
    return ""


def seen_in_opened(game: HostedGame, document: Data) -> str:
    """Do the same with the seals that stand in opened orders."""
    if PROOF in document:
        with suppress(InputError):
            return _kept(game, seals_of(game.game, document))
    return ""


def _kept(game: HostedGame, seals: Sequence[Sealed]) -> str:
    """Write down two seals of one player, once; "" where there are none."""
    found = double_seals(game.game, [*game.sealed_orders(), *seals])
    names = write_exhibits(game.path, game.game.file, game.index + 1, found)
    return f"{'; '.join(format_exhibits(found))}; see {os.path.dirname(names[0])}" if names else ""
