"""Playing as a witness, for commands; the act itself is in `pbem.local.witnessing`."""

from collections.abc import Mapping, Sequence

from pbem.cli.games import key_options
from pbem.cli.orders import given_orders
from pbem.cli.say import console
from pbem.cli.say.next_step import looking
from pbem.engine.file.phrases import format_seats
from pbem.engine.play.play import Applied, Game, check, needed_witnesses
from pbem.engine.play.sealed_orders import PROOF, Sealed, require_proof, split_proof
from pbem.engine.play.witness import Summons
from pbem.engine.table.terms import Data
from pbem.engine.text.order_file import OrderFile
from pbem.errors import InputError, OrdersRefusedError, ProofError, naming
from pbem.local import witnessing
from pbem.local.game_files import OpenedGame
from pbem.trust.signers import IdentitySigner


def play(
    opened: OpenedGame, order_files: Sequence[OrderFile], given: Sequence[str], *, revise: bool = False
) -> Applied:
    """Play orders as their witness, in modes next and host; `given` are the files and mails named."""
    plain, proofs = split(order_files)
    _require_same_set(opened, order_files)
    documents = [file.data for file in plain]
    own = key_options.existing_signer()
    try:
        return witnessing.play(
            opened.path,
            opened.data,
            opened.game,
            documents,
            proofs,
            lambda: own or _first_key(opened.game, documents, proofs),
            lambda: key_options.registered_dice(opened, _seat_of(opened, own)),
            console.warn,
            revise=revise,
        )
    except OrdersRefusedError as error:
        raise given_orders.unplayable(opened, error.checked, plain) from None
    except ProofError as error:
        raise refused(opened, error, given, own) from None


def _seat_of(opened: OpenedGame, own: IdentitySigner | None) -> str:
    """Return the seat that somebody's key plays: only its dice are asked for here."""
    identities = opened.game.file.genesis.identities
    return next((seat for seat, public in identities.items() if own and public == own.public), "")


def _first_key(game: Game, documents: Sequence[Data], proofs: Mapping[str, bytes]) -> IdentitySigner:
    """Make the key that seals, if all proofs are there: with a new key nobody is a witness."""
    checked = check(game, documents)
    if not checked.ready:
        raise OrdersRefusedError(checked)
    needed = needed_witnesses(game, [reading.seat for reading in checked.readings])
    if missing := [witness for witness in needed if witness not in proofs]:
        raise ProofError(needed, missing)
    return key_options.own_signer()


def _require_same_set(opened: OpenedGame, order_files: Sequence[OrderFile]) -> None:
    """Refuse revealed files that were not made for the same sealed orders."""
    revealed: dict[str, Sequence[Sealed]] = {}
    for file in order_files:
        if PROOF in file.data:
            with naming(file.name):
                revealed[file.name] = require_proof(opened.game, file.data)
    if revealed:
        from pbem.cli.orders import sealed_files  # late: seldom needed

        sealed_files.require_same_set(opened, revealed)


def split(order_files: Sequence[OrderFile]) -> tuple[list[OrderFile], dict[str, bytes]]:
    """Take the proofs off revealed files: the orders, and the proofs by player."""
    plain, proofs = [], {}
    for file in order_files:
        with naming(file.name):
            document, proof = split_proof(file.data)
        proofs.update(proof)
        if document is not None:
            plain.append(file._replace(data=document))
    return plain, proofs


def own_proof(opened: OpenedGame, summons: Summons, *, revise: bool = False) -> bytes:
    """Make the user's own proof; the ledger has it before it exists."""
    return witnessing.own_proof(
        opened.game, summons, lambda: key_options.registered_dice(opened, summons.witness), revise=revise
    )


def refused(opened: OpenedGame, error: ProofError, orders: Sequence[str], own: IdentitySigner | None) -> InputError:
    """Say who must do it instead, and what a witness can do whose key is not here."""
    genesis = opened.game.file.genesis
    who = format_seats(genesis, error.missing)
    if error.false:
        return InputError(f"{opened.path}: {error}. Nothing was played")
    if len(error.needed) == 1:
        files = " and ".join([opened.path, *orders])
        return InputError(
            f"the dice of this record come from {who}, so only {who} can play it. Mail {files} to "
            f"{who}, who runs: "
            f"{console.format_command('apply', opened.path, *orders)}{_if_it_is_you(opened, error.needed[0], own)}"
        )
    return InputError(
        f"the dice of this record come from {format_seats(genesis, error.needed)} together; the "
        f"file with the proof of {who} is missing. {who} writes it by opening the sealed orders; {looking(opened.path)} "
        "says how, in the folder where they lie"
    )


def _if_it_is_you(opened: OpenedGame, witness: str, own: IdentitySigner | None) -> str:
    """Say where the key may be, if no key of the game is here: the user may be the witness."""
    genesis = opened.game.file.genesis
    if (own and own.public in genesis.identities.values()) or witness not in genesis.seat_ids:
        return ""
    who = format_seats(genesis, [witness])
    where = "the one here is another" if own else "this computer has no key"
    return (
        f". If you are {who}: {who} plays with the key that is registered in this game, and {where}. "
        f"{key_options.ways_to_key(opened, witness)}"
    )
