"""A person's part in the beginning of a game: joined once and proved once; the ledger knows it before anybody else does."""

from hashlib import sha256

from pbem.engine.file.invitation import join_document
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.papers.start_file import Start, join, prove
from pbem.engine.play.witness import start_summons
from pbem.local import seen_files
from pbem.local.ledger_lines import JOIN, START, slot
from pbem.trust.canonical import canonical
from pbem.trust.documents import WITNESS_NAMESPACE
from pbem.trust.hashes import NO_HASH
from pbem.trust.signers import DiceSigner, IdentitySigner


def joined(start: Start, id_: str, signer: IdentitySigner, dice: DiceSigner, *, resume: bool = False) -> Start:
    """
    Join as somebody with two keys.

    `resume` says that nothing was signed for this invitation that a ledger brought back has forgotten. Raises
    ConflictError if another answer was given, ContentError as `join` does.
    """
    brought = hands_of(start.genesis).brought(signer.root, start.invitation, id_)
    after = join(start, id_, signer, dice, **brought)
    content = sha256(canonical(join_document(after.genesis, id_))).digest()
    seen_files.ledger().claim(
        slot(JOIN, start.invitation, NO_HASH, signer.public, 0, content),
        refusal="you have already joined this game, as somebody else or with another dice key",
        resume=resume,
    )
    return after


def proved(start: Start, id_: str, dice: DiceSigner, *, resume: bool = False) -> Start:
    """Add somebody's part of the dice for the set-up. `resume` and what is raised are as for `joined`."""
    summons = start_summons(start.genesis, id_)
    seen_files.ledger().claim(
        slot(START, start.invitation, NO_HASH, dice.public, 0, summons.game_id),
        refusal="you have already begun another game from this invitation; if all agree to begin "
        "again, make a new invitation",
        resume=resume,
    )
    return prove(start, id_, dice.sign(WITNESS_NAMESPACE, summons.message))
