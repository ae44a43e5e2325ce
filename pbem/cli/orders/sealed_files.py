"""Where several decide at once: the sealed file that is mailed first, and which seals count in the end."""

import os
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from pbem.cli.say import console, next_step
from pbem.engine.play.order_check import unsigned_text
from pbem.engine.play.sealed_orders import Sealed, seal_orders, write_sealed
from pbem.engine.proof.exhibit import format_exhibits
from pbem.engine.proof.forks import double_seals
from pbem.errors import InputError
from pbem.local import files
from pbem.local.evidence import write_exhibits
from pbem.local.game_files import OpenedGame
from pbem.trust.signers import IdentitySigner


def write(opened: OpenedGame, signer: IdentitySigner, document: dict[str, Any], orders: str) -> None:
    """Write the sealed file beside signed orders."""
    sealed = sealed_of(opened, signer, document)
    path = next_step.sealed_path(opened.game, sealed.player, orders)
    files.replace(path, write_sealed(opened.game, sealed))
    console.note(f"Sealed: {path}")


def sealed_of(opened: OpenedGame, signer: IdentitySigner, document: dict[str, Any]) -> Sealed:
    """Return the seal of signed orders; always the same for the same orders."""
    seq = document["signed"]["seq"]
    return seal_orders(opened.game, document["player"], seq, unsigned_text(document), signer)


# ── which seals count ────────────────────────────────────────────────────────────────────────────
#
# One player may mail different seals to different readers. Whoever proves a set first says by it which
# one counts: nobody has seen anybody's orders or dice then, and the others have lost nothing.


def one_set(opened: OpenedGame, mailed: Sequence[Sealed], revealed: Mapping[str, Sequence[Sealed]]) -> list[Sealed]:
    """
    Return the set to prove: that of the `revealed` files (by name) if there are any, else the `mailed` seals.

    Different seals of one player are written down as evidence. Raises InputError where nothing says
    which of them counts.
    """
    require_same_set(opened, revealed)
    said = _evidence(opened, [*mailed, *chain(*revealed.values())])
    if said and not revealed:
        raise InputError(f"{said}; tell all players, agree on one, and leave the other file out")
    if not revealed:
        return list({one.player: one for one in mailed}.values())
    name, seals = next(iter(revealed.items()))
    if said:
        console.warn(f"{said}. The set in {name} is proved already, so its seals count.")
    return list(seals)


def require_same_set(opened: OpenedGame, revealed: Mapping[str, Sequence[Sealed]]) -> None:
    """Refuse revealed files that are for different sets, and say how the game goes on."""
    sets = {name: {one.player: one.orders for one in seals} for name, seals in revealed.items()}
    first = next(iter(sets), "")
    other = next((name for name in sets if sets[name] != sets[first]), "")
    if not other:
        return
    said = _evidence(opened, list(chain(*revealed.values())))
    differing = [seat for seat, _ in sets[first].items() ^ sets[other].items()]
    raise InputError(
        f"{first} and {other} are for different sealed orders{said and '; '}{said}. Nothing was "
        "played, and nobody who proved one of the sets did wrong. To go on, "
        f"{next_step.after_different_seals(opened.path, differing[0])}"
    )


def _evidence(opened: OpenedGame, seals: Sequence[Sealed]) -> str:
    """Write down who sealed different orders; return a sentence, "" if nobody did."""
    found = double_seals(opened.game, seals)
    file = opened.game.file
    names = write_exhibits(opened.path, file, file.index + 1, found)
    if not names:
        return ""
    return f"{'; '.join(format_exhibits(found))}; see {os.path.dirname(names[0])}"
