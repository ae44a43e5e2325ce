"""Playing as a witness, for commands; the act itself is in `pbem.local.witnessing`."""

from collections.abc import Sequence

from pbem.cli import console, given_orders, key_options
from pbem.engine.chance.sealed_orders import PROOF, Sealed, require_proof, split_proof
from pbem.engine.chance.witness import Summons
from pbem.engine.phrases import format_seats
from pbem.engine.play import Applied, Game
from pbem.errors import InputError, OrdersRefusedError, ProofError, naming
from pbem.local import witnessing
from pbem.local.game_files import OpenedGame


def play(
    opened: OpenedGame, order_files: Sequence[given_orders.OrderFile], given: Sequence[str],
    key_file: str | None, dice_file: str | None,
) -> Applied:  # fmt: skip
    """Play orders as their witness, in modes next and host; `given` are the files and mails named."""
    plain, proofs = split(order_files)
    _require_same_set(opened, order_files)
    documents = [file.data for file in plain]
    try:
        return witnessing.play(
            opened.path, opened.data, opened.game, documents, proofs,
            lambda: key_options.own_signer(key_file), lambda: key_options.own_dice(dice_file), console.warn,
        )  # fmt: skip
    except OrdersRefusedError as error:
        raise given_orders.unplayable(opened, error.checked, plain) from None
    except ProofError as error:
        raise refused(opened, error, given) from None


def _require_same_set(opened: OpenedGame, order_files: Sequence[given_orders.OrderFile]) -> None:
    """Refuse revealed files that were not made for the same sealed orders."""
    revealed: dict[str, Sequence[Sealed]] = {}
    for file in order_files:
        if PROOF in file.data:
            with naming(file.name):
                revealed[file.name] = require_proof(opened.game, file.data)
    if revealed:
        from pbem.cli import sealed_files  # late: seldom needed

        sealed_files.require_same_set(opened, revealed)


def split(
    order_files: Sequence[given_orders.OrderFile],
) -> tuple[list[given_orders.OrderFile], dict[str, bytes]]:
    """Take the proofs off revealed files: the orders, and the proofs by player."""
    plain, proofs = [], {}
    for file in order_files:
        with naming(file.name):
            document, proof = split_proof(file.data)
        proofs.update(proof)
        if document is not None:
            plain.append(file._replace(data=document))
    return plain, proofs


def own_proof(game: Game, summons: Summons, dice_file: str | None) -> bytes:
    """Make the user's own proof; the ledger has it before it exists."""
    return witnessing.own_proof(game, summons, lambda: key_options.own_dice(dice_file))


def refused(opened: OpenedGame, error: ProofError, orders: Sequence[str]) -> InputError:
    """Say who must do it instead."""
    genesis = opened.game.file.genesis
    who = format_seats(genesis, error.missing)
    if error.false:
        return InputError(f"{opened.path}: {error}. Nothing was played")
    if len(error.needed) == 1:
        files = " and ".join([opened.path, *orders])
        return InputError(
            f"the dice of this record come from {who}, so only {who} can play it. Mail {files} to "
            f"{who}, who does: {console.format_command('apply', opened.path, *orders)}"
        )
    return InputError(
        f"the dice of this record come from {format_seats(genesis, error.needed)} together; the "
        f"file of {who} with the proof is missing, which is written by: "
        f"{console.format_command('reveal', opened.path, 'ORDERS', 'SEALED...')}"
    )
