"""The first of two mails where several decide at once: the sealed file."""

import os
from typing import Any

from pbem import files
from pbem.cli import console, opening
from pbem.engine.people.sealed import Sealed, seal_orders, write_sealed
from pbem.engine.reading import unsigned_text
from pbem.trust.signers import IdentitySigner

ENDING = "-sealed.toml"


def write(
    opened: opening.Opened, signer: IdentitySigner, document: dict[str, Any], orders: str
) -> None:
    """Write the sealed file beside signed orders, and say what to mail and what not."""
    sealed = sealed_of(opened, signer, document)
    path = f"{orders.removesuffix('.toml')}{ENDING}"
    try:
        files.replace(path, write_sealed(opened.game, sealed))
    except files.FileError as error:
        raise console.Refusal(str(error)) from None
    console.note(f"Sealed: {path}")
    reveal = f"{console.spell_command('reveal', opened.path, orders)}\u00a0*{ENDING}"
    console.next_step(
        f"mail {os.path.basename(path)} to all players, and keep {orders} to yourself until the "
        f"sealed files of all are there; then: {reveal}"
    )


def sealed_of(opened: opening.Opened, signer: IdentitySigner, document: dict[str, Any]) -> Sealed:
    """Return the seal of signed orders; always the same for the same orders."""
    seq = document["signed"]["seq"]
    return seal_orders(opened.game, document["player"], seq, unsigned_text(document), signer)
