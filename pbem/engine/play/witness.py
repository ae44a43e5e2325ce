"""
Witnesses: who must add chance to a record, where no seed stands in the file (modes next and host).

A witness signs what the record answers and exactly these orders with the dice key. That signature is
unique, so nobody can choose it, and nobody but the witness can foresee it (trust 4.6). Who it is
follows from the state before, so nobody can choose that either.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Link, Record, orders_hash
from pbem.engine.table.resolution import AnyTable
from pbem.errors import ProofError
from pbem.trust.canonical import canonical, format_base64
from pbem.trust.documents import WITNESS_NAMESPACE, witness_document
from pbem.trust.hashes import NO_HASH
from pbem.trust.sshsig import verify_rsa


class Summons(NamedTuple):
    """
    What a witness is asked to prove: these orders, and no others, after this head.

    `message` is what the dice key signs. The signer must not have signed for other orders with
    the same `game_id`, `index` and `prev_head` before.
    """

    witness: str
    game_id: bytes
    index: int  # type: ignore[assignment]  # hides tuple.index, which nobody asks
    prev_head: bytes
    orders_hash: bytes

    @property
    def message(self) -> bytes:
        """The exact bytes that are signed in the namespace of witnesses."""
        return _message(self.game_id, self.index, self.prev_head, self.orders_hash, self.witness)


Prove = Callable[[Summons], bytes | None]
"""Gives the raw dice signature of a witness, or None when it is not available."""


def nobody(_: Summons, /) -> None:
    """Prove nothing."""


def live_seats(table: AnyTable, state: Any, genesis: Genesis) -> tuple[str, ...]:
    """The seats that may be witnesses after this state, in seat order: all that are still in the game."""
    live = table.live(state)
    return genesis.seat_ids if live is None else tuple(live)


def witness_message(genesis: Genesis, link: Link, witness: str) -> bytes:
    """The exact bytes that a witness signs for a record."""
    return _message(genesis.game_id, link.index, link.prev_head, link.orders_hash, witness)


def _message(game_id: bytes, index: int, prev_head: bytes, orders_hash: bytes, witness: str) -> bytes:
    # Hex, a number and the id of a seat are always in the profile.
    return canonical(witness_document(game_id, index, prev_head, orders_hash, witness), check=False)


def summons_for(genesis: Genesis, draft: Record, prev_head: bytes, needed: Sequence[str]) -> list[Summons]:
    """What the witnesses of a record that has no proofs yet are asked to prove, in their order."""
    orders = orders_hash(genesis.game_id, draft.index, draft.orders)
    return [Summons(who, genesis.game_id, draft.index, prev_head, orders) for who in needed]


def start_summons(genesis: Genesis, witness: str) -> Summons:
    """What somebody is asked to prove for record 0: that this game begins, with these keys."""
    return Summons(witness, genesis.game_id, 0, NO_HASH, genesis.game_id)


def gathered_proofs(genesis: Genesis, summonses: Sequence[Summons], prove: Prove) -> tuple[tuple[str, str], ...]:
    """Ask everybody for the proof, and check it. Raises ProofError unless all are there and good."""
    given = [(summons, prove(summons)) for summons in summonses]
    needed = [summons.witness for summons in summonses]
    missing = [summons.witness for summons, raw in given if raw is None]
    if missing:
        raise ProofError(needed, missing)
    for summons, raw in given:
        if not is_proof(genesis, summons, raw or b""):
            raise ProofError(needed, false=summons.witness)
    return tuple((summons.witness, format_base64(raw or b"")) for summons, raw in given)


def is_proof(genesis: Genesis, summons: Summons, raw: bytes) -> bool:
    """Say whether this is the witness's one signature of exactly this."""
    public = genesis.dice_keys[summons.witness]
    return verify_rsa(public, WITNESS_NAMESPACE, summons.message, raw)
