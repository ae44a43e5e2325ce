"""
What the user's keys have signed in each game, as the ledger has it, so that nothing is signed twice unseen.

Every kind of document is numbered for itself, after the head that it answers.
"""

from pbem.engine.file.decision import answered_head
from pbem.engine.file.game_file import GameFile
from pbem.engine.table.terms import Data
from pbem.errors import ConflictError
from pbem.local.ledger import (
    APPROVAL,
    NONE,
    ORDERS,
    RESUMED,
    WITHDRAWN,
    LedgerLine,
    first_number,
    slot,
)
from pbem.local.seen_files import ledger
from pbem.trust.canonical import canonical
from pbem.trust.hashes import admin_hash
from pbem.trust.keys import PublicKey


def was_signed(entry: LedgerLine) -> bool:
    """Say whether exactly this was signed before."""
    return entry in ledger().entries(bytes.fromhex(entry.game))


def signed_values(kind: str, game_id: bytes, base: bytes, public: PublicKey) -> dict[int, str]:
    """Return the hashes of what a key signed after a head, by their number."""
    pattern = slot(kind, game_id, base, public, 0, game_id)
    return {
        entry.number: entry.value for entry in ledger().entries(game_id) if entry[:4] == pattern[:4]
    }


def withdrawn_numbers(game_id: bytes, base: bytes, public: PublicKey) -> set[int]:
    """Return the numbers of orders after a head that the user took back before anybody had them."""
    return set(signed_values(WITHDRAWN, game_id, base, public))


def standing_numbers(game_id: bytes, base: bytes, public: PublicKey) -> list[int]:
    """Return the numbers of orders that the user signed after a head and did not take back."""
    signed = signed_values(ORDERS, game_id, base, public)
    return sorted(signed.keys() - withdrawn_numbers(game_id, base, public))


def withdraw_orders(game_id: bytes, base: bytes, public: PublicKey) -> None:
    """Write down that nobody else has what was signed after a head."""
    signed = signed_values(ORDERS, game_id, base, public)
    ledger().note(*(
        slot(WITHDRAWN, game_id, base, public, number, bytes.fromhex(signed[number]))
        for number in standing_numbers(game_id, base, public)
    ))  # fmt: skip


def first_order_number(game_id: bytes, base: str) -> int:
    """Return the number that the first orders for a head get (`ledger.first_number`)."""
    return first_number(ledger().entries(), game_id.hex(), base)


def resume(game: GameFile) -> None:
    """Write down that after a loss the user signs for a game again, from this sound file on."""
    game_id = game.genesis.game_id.hex()
    ledger().note(LedgerLine(RESUMED, game_id, NONE, NONE, game.index, answered_head(game)))


def record_approval(game: GameFile, document: Data, public: PublicKey, *, revise: bool) -> bool:
    """
    Write down that a decision for the next record is about to be signed. Raises ConflictError.

    A second decision for the same record is refused unless `revise` is set; True is returned when
    there was such a second one.
    """
    game_id, value = game.genesis.game_id, admin_hash(canonical(document))
    known = signed_values(APPROVAL, game_id, game.head, public)
    number = next((one for one in known if known[one] == value.hex()), 0)
    revised = bool(known) and not number
    if revised and not revise:
        raise ConflictError(
            "you have already signed another decision for this record. The player who gathers "
            "the signatures could choose between the two; if that is all right: --revise"
        )
    entry = slot(APPROVAL, game_id, game.head, public, number or max(known, default=0) + 1, value)
    ledger().claim(entry, refusal="you have just signed another decision in another window")
    return revised
