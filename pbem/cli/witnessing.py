"""The act of a witness: the proof for a record, made once, and written into the ledger before."""

from collections.abc import Mapping, Sequence

from pbem.cli import console, faults, keys, memory, opening
from pbem.engine.people.sealed import split_proof
from pbem.engine.people.witness import ProofError, Prove, Summons
from pbem.engine.play import Applied, Game, OrdersRefusedError, PlayError, apply, check
from pbem.engine.report import spell_seats
from pbem.files import FileError
from pbem.ledger import WITNESS, LedgerError, SlotTakenError, slot
from pbem.trust.documents import WITNESS_NAMESPACE
from pbem.trust.signers import IdentitySigner

_TAKEN = (
    "you have made the dice of this very record before, for other orders. Whoever sent you these "
    "has signed two things, or somebody sent you the wrong ones; nothing was signed"
)

_OLDER = (
    "ROLLBACK: the game went on from here already, with other orders or another witness; take the "
    "newest game file. Nothing was signed. If all agree to go back: pbem verify --accept-rollback"
)


class TwiceError(console.Refusal):
    """Somebody wants other dice for a record that this user has made the dice of."""


def play(
    opened: opening.Opened, order_files: Sequence[faults.OrderFile],
    key_file: str | None, dice_file: str | None,
) -> Applied:  # fmt: skip
    """Play orders as their witness, in modes next and host."""
    plain, proofs = _split(order_files)
    documents = [file.data for file in plain]
    again = memory.require_newest(opened.path, opened.data, again=True)
    signer = keys.own_signer(key_file)
    try:
        prove = prover(opened.game, signer, dice_file, proofs, again=again)
        return apply(opened.game, documents, signer, prove)
    except OrdersRefusedError as error:
        raise faults.unplayable(opened, error.checked, plain) from None
    except ProofError as error:
        raise refused(opened, error, [file.name for file in plain]) from None
    except TwiceError as error:
        readings = check(opened.game, documents).readings
        signed = [(reading.text, reading.sig) for reading in readings]
        told = memory.accused(opened.path, opened.game.file, signed)
        raise console.Refusal(f"{error.message}{told}") from None
    except ValueError as error:
        raise console.Refusal(f"{opened.path}: {opening.sentence(error)}") from None


def _split(
    order_files: Sequence[faults.OrderFile],
) -> tuple[list[faults.OrderFile], dict[str, bytes]]:
    """Take the proofs off revealed files."""
    plain, proofs = [], {}
    for file in order_files:
        try:
            document, proof = split_proof(file.data)
        except PlayError as error:
            raise console.Refusal(f"{file.name}: {opening.sentence(error)}") from None
        proofs.update(proof)
        if document is not None:
            plain.append(file._replace(data=document))
    return plain, proofs


def prover(
    game: Game,
    signer: IdentitySigner,
    dice_file: str | None,
    given: Mapping[str, bytes],
    *,
    again: bool,
) -> Prove:
    """
    Return who proves what can be proved here: the user's own, and the proofs that were mailed.

    Of a file older than what was seen only what was proved before is proved `again`.
    """  # fmt: skip

    def prove(summons: Summons) -> bytes | None:
        if summons.witness in given:
            return given[summons.witness]
        if game.file.genesis.identities[summons.witness] != signer.public:
            return None
        return own_proof(game, summons, dice_file, again=again)

    return prove


def own_proof(game: Game, summons: Summons, dice_file: str | None, *, again: bool = False) -> bytes:
    """Make the user's own proof; the ledger has it before it exists."""
    dice = keys.own_dice(dice_file)
    if game.file.genesis.dice_keys[summons.witness] != dice.public:
        raise console.Refusal(
            f"this is not the dice key with which {summons.witness} plays in this game"
        )
    entry = slot(
        WITNESS, summons.game_id, summons.prev_head, dice.public, summons.index,
        summons.orders_hash,
    )  # fmt: skip
    if again and not memory.is_claimed(entry):
        raise TwiceError(_OLDER)
    try:
        memory.ledger().claim(entry)
    except SlotTakenError:
        raise TwiceError(_TAKEN) from None
    except (LedgerError, FileError) as error:
        raise console.Refusal(str(error)) from None
    return dice.sign(WITNESS_NAMESPACE, summons.message)


def refused(opened: opening.Opened, error: ProofError, orders: Sequence[str]) -> console.Refusal:
    """Say who must do it instead."""
    genesis = opened.game.file.genesis
    who = spell_seats(genesis, error.missing)
    if error.false:
        return console.Refusal(f"{opened.path}: {error}. Nothing was played")
    if len(error.needed) == 1:
        files = " and ".join([opened.path, *orders])
        return console.Refusal(
            f"the dice of this record come from {who}, so only {who} can play it. Mail {files} to "
            f"{who}, who does: {console.spell_command('apply', opened.path, *orders)}"
        )
    return console.Refusal(
        f"the dice of this record come from {spell_seats(genesis, error.needed)} together; the "
        f"file of {who} with the proof is missing, which is written by: "
        f"{console.spell_command('reveal', opened.path, 'ORDERS', 'SEALED...')}"
    )
