"""A witness at work: the proof for a record, made once, and written into the ledger before."""

from collections.abc import Callable, Mapping, Sequence

from pbem.engine.play.play import Applied, Game, apply, check
from pbem.engine.play.witness import Prove, Summons
from pbem.engine.table.terms import Data
from pbem.errors import ConflictError, naming
from pbem.local import known_games, own_signatures, seen_files
from pbem.local.evidence import name_double_signers
from pbem.local.home import Notify, keep_quiet
from pbem.local.ledger_lines import WITNESS, slot
from pbem.trust.documents import WITNESS_NAMESPACE
from pbem.trust.signers import DiceSigner, IdentitySigner

OwnSigner = Callable[[], IdentitySigner]
OwnDice = Callable[[], DiceSigner]
"""Give the user's keys; they are made or asked for only when they are needed."""

_TAKEN = (
    "you have already made the dice of this record, for other orders. Either the player who sent "
    "you these has signed two things, or these are the wrong ones; nothing was signed"
)

_OLDER = (
    "ROLLBACK: the game already went on from here, with other orders or another witness; take "
    "the newest game file. Nothing was signed. If all agree to go back: pbem verify "
    "--accept-rollback"
)


def play(
    path: str,
    data: bytes,
    game: Game,
    documents: Sequence[Data],
    proofs: Mapping[str, bytes],
    signer: OwnSigner,
    dice: OwnDice,
    notify: Notify = keep_quiet,
    *,
    revise: bool = False,
) -> Applied:
    """
    Play a record in modes next and host: on the newest history, with one proof for it, ever.

    `proofs` are those that others have made; with `revise` the user's dice may stand beside a decision
    that the user signed for this place. Raises OrdersRefusedError, ProofError, InputError, and
    ConflictError where the ledger or the history speaks against it.
    """
    again = known_games.require_newest(path, data, again=True, notify=notify)
    own = signer()
    try:
        with naming(path):
            return apply(game, documents, own, prover(game, own, dice, proofs, again=again, revise=revise))
    except ConflictError as error:
        readings = check(game, documents).readings
        signed = [(reading.text, reading.sig) for reading in readings]
        named = name_double_signers(path, game.file, known_games.kept(game.file), signed)
        raise ConflictError(f"{error}{named}") from None


def prover(
    game: Game, signer: IdentitySigner, dice: OwnDice, given: Mapping[str, bytes], *, again: bool, revise: bool = False
) -> Prove:
    """
    Return a function that proves what can be proved here: with the user's key, or by a mailed proof.

    With `again`, for a file older than what was seen, only what was proved before is proved.
    """

    def prove(summons: Summons) -> bytes | None:
        if summons.witness in given:
            return given[summons.witness]
        if game.file.genesis.identities[summons.witness] != signer.public:
            return None
        return own_proof(game, summons, dice, again=again, revise=revise)

    return prove


def own_proof(game: Game, summons: Summons, dice: OwnDice, *, again: bool = False, revise: bool = False) -> bytes:
    """Make the user's own proof; it is in the ledger before it exists. Raises ConflictError."""
    key = dice()
    if game.file.genesis.dice_keys[summons.witness] != key.public:
        raise ConflictError(f"this is not the dice key with which {summons.witness} plays in this game")
    entry = slot(WITNESS, summons.game_id, summons.prev_head, key.public, summons.index, summons.orders_hash)
    known = own_signatures.was_signed(entry)
    if again and not known:
        raise ConflictError(_OLDER)
    if not (known or revise):
        own_signatures.require_no_decision(game.file, summons.witness)
    seen_files.ledger().claim(entry, refusal=_TAKEN)
    return key.sign(WITNESS_NAMESPACE, summons.message)
