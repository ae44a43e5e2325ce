"""The first of two mails where several decide at once: the sealed file."""

from typing import Any

from pbem.cli import console, next_step
from pbem.engine.chance.sealed_orders import Sealed, seal_orders, write_sealed
from pbem.engine.order_check import unsigned_text
from pbem.local import files
from pbem.local.game_files import OpenedGame
from pbem.trust.signers import IdentitySigner


def write(
    opened: OpenedGame, signer: IdentitySigner, document: dict[str, Any], orders: str
) -> None:
    """Write the sealed file beside signed orders, and say what to mail and what not."""
    sealed = sealed_of(opened, signer, document)
    path = next_step.sealed_path(orders)
    files.replace(path, write_sealed(opened.game, sealed))
    console.note(f"Sealed: {path}")
    console.next_step(next_step.after_sealing(orders, opened.path))


def sealed_of(opened: OpenedGame, signer: IdentitySigner, document: dict[str, Any]) -> Sealed:
    """Return the seal of signed orders; always the same for the same orders."""
    seq = document["signed"]["seq"]
    return seal_orders(opened.game, document["player"], seq, unsigned_text(document), signer)
