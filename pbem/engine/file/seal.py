"""
The seal: who wrote a game file, signed over the last head.

The head depends on everything else in the file, so a good seal says: this is the file as I wrote it. It
is made by a seat, by the host, or, in an open game only, by a key that belongs to no seat.
"""

from pbem.engine.file.game_file import GameFile, Seal
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import link
from pbem.engine.table.resolution import snapshot_hash
from pbem.errors import ContentError, InputError
from pbem.trust.canonical import canonical, format_base64, unwrap_base64
from pbem.trust.documents import SEAL_NAMESPACE, seal_document
from pbem.trust.keys import PublicKey, check_identity_key, parse_public
from pbem.trust.signers import Signer
from pbem.trust.sshsig import verify_ed25519

_CHANGED = "the file was changed; ask for it again, as an attachment"


def make_seal(genesis: Genesis, index: int, head: bytes, sealer: Signer) -> Seal:
    """Seal the head after record `index`. Raises InputError for a stranger's key."""
    by = sealer_name(genesis, sealer.public)
    signature = sealer.sign(SEAL_NAMESPACE, seal_message(genesis, index, head, by))
    return Seal(by, format_base64(signature))


def sealer_name(genesis: Genesis, public: PublicKey) -> str:
    """
    Return what a key is called in a seal: its seat, "host", or in an open game the key line itself.

    Raises InputError for a key that may not seal the file of this game.
    """
    for id_, key in genesis.identities.items():
        if key == public:
            return id_
    if not may_seal(genesis, public):
        raise InputError("only a player or the host of this game can seal its file")
    return public.line


def may_seal(genesis: Genesis, public: PublicKey) -> bool:
    """Say whether a key may write the file of a game: a member's always, a stranger's perhaps."""
    return genesis.chance.anyone_seals or public in genesis.identities.values()


def seal_message(genesis: Genesis, index: int, head: bytes, by: str) -> bytes:
    """The exact bytes that a seal signs."""
    return canonical(seal_document(genesis.game_id, index, head, by))


def seal_fault(game: GameFile) -> str | None:
    """Say what is wrong with the seal of a game file; None if it is good."""
    seal = game.seal
    try:
        public = _sealing_key(game.genesis, seal.by)
        message = seal_message(game.genesis, game.index, game.head, seal.by)
        good = verify_ed25519(public, SEAL_NAMESPACE, message, unwrap_base64(seal.sig))
    except ContentError as error:
        return f"the seal cannot be read: {error}"
    return None if good else f"the seal is not the signature of {seal.by} over the last head"


def _sealing_key(genesis: Genesis, by: str) -> PublicKey:
    if by in genesis.identities:
        return genesis.identities[by]
    public = parse_public(by)
    check_identity_key(public)
    if public.line != by or public in genesis.identities.values() or not genesis.chance.anyone_seals:
        raise ContentError("it must name a seat of this game that has a key")
    return public


def tip_fault(game: GameFile) -> str | None:
    """
    Say what does not hold together at the end of a game file; None if all does.

    State, last record, last head and seal depend on one another and on the genesis. So a change to
    one of them without the sealer's key is found out, whatever the history says.
    """
    return end_fault(game) or seal_fault(game)


def end_fault(game: GameFile) -> str | None:
    """Say what does not hold together of state, last record and last head; None if all does."""
    try:
        state_hash = snapshot_hash(game.state)
        head = link(game.genesis, game.last, game.prev_head).head(state_hash)
    except ContentError as error:
        return str(error)
    if state_hash.hex() != game.last.state:
        return f"the state is not the one of record {game.index}; {_CHANGED}"
    if head != game.head:
        return f"record {game.index} does not fit the game; {_CHANGED}"
    return None
