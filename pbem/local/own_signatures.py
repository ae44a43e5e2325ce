"""
What the user's keys have signed in each game, as the ledger has it, so that nothing is signed twice unseen.

Every kind of document is numbered for itself, after the head that it answers.
"""

from pbem.engine.file.decision import SUBSTITUTE, answered_head
from pbem.engine.file.game_file import GameFile
from pbem.engine.table.terms import Data
from pbem.errors import ConflictError
from pbem.local.ledger_lines import (
    ACCEPTED,
    APPROVAL,
    NONE,
    ORDERS,
    RESUMED,
    WITHDRAWN,
    WITNESS,
    LedgerLine,
    is_in_force,
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
    return {entry.number: entry.value for entry in ledger().entries(game_id) if entry[:4] == pattern[:4]}


def dice_made(game: GameFile) -> set[str]:
    """Return the hashes of orders for which dice of the next record were made here, and which still count."""
    known, place = ledger().entries(game.genesis.game_id), (WITNESS, game.head.hex(), game.index + 1)
    return {one.value for one in known if (one.kind, one.base, one.number) == place and is_in_force(known, one)}


def withdrawn_numbers(game_id: bytes, base: bytes, public: PublicKey) -> set[int]:
    """Return the numbers of orders after a head that the user took back before anybody had them."""
    return set(signed_values(WITHDRAWN, game_id, base, public))


def standing_numbers(game_id: bytes, base: bytes, public: PublicKey) -> list[int]:
    """Return the numbers of orders that the user signed after a head and did not take back."""
    signed = signed_values(ORDERS, game_id, base, public)
    return sorted(signed.keys() - withdrawn_numbers(game_id, base, public))


def require_no_decision(game: GameFile, witness: str) -> None:
    """
    Refuse the dice of a record for whose place the same person signed a decision. Raises ConflictError.

    Once the group has gone back to this head, what was signed before does not count.
    """
    if _standing(APPROVAL, game, game.genesis.identities[witness]):
        raise ConflictError(
            "you have signed a decision for the place of this record; with the dice there could be "
            "two next records that are both yours, and nobody can prove which came first. If all "
            "agree to give it up: the same command with --revise. Nothing was signed"
        )


def _require_no_dice(game: GameFile, public: PublicKey) -> None:
    """Refuse a decision for the place of which the same person made dice. Raises ConflictError."""
    genesis = game.genesis
    mine = [who for who, key in genesis.identities.items() if key == public]
    if any(_standing(WITNESS, game, genesis.dice_keys[who]) for who in mine if who in genesis.dice_keys):
        raise ConflictError(
            "you have already made the dice of the next record; with this decision there could be "
            "two next records that are both yours, and nobody can prove which came first. If nobody "
            "has those dice, or all agree to this decision: --revise. Nothing was signed"
        )


def _standing(kind: str, game: GameFile, public: PublicKey) -> bool:
    """Say whether something of a kind was signed behind the head of a game, since all last went back to it."""
    lines, head = ledger().entries(game.genesis.game_id), game.head.hex()
    backs = (at for at, one in enumerate(lines) if (one.kind, one.value) == (ACCEPTED, head))
    mark = slot(kind, game.genesis.game_id, game.head, public, 0, game.head)
    return any(one[:4] == mark[:4] for one in lines[max(backs, default=0) :])


def withdraw_orders(game_id: bytes, base: bytes, public: PublicKey) -> None:
    """Write down that nobody else has what was signed after a head."""
    signed = signed_values(ORDERS, game_id, base, public)
    ledger().note(
        *(
            slot(WITHDRAWN, game_id, base, public, number, bytes.fromhex(signed[number]))
            for number in standing_numbers(game_id, base, public)
        )
    )


def first_order_number(game_id: bytes, base: str) -> int:
    """Return the number that the first orders for a head get (`ledger_lines.first_number`)."""
    return ledger().first_number(game_id, base)


def resume(game: GameFile) -> None:
    """Write down that after a loss the user signs for a game again, from this sound file on."""
    game_id = game.genesis.game_id.hex()
    ledger().note(LedgerLine(RESUMED, game_id, NONE, NONE, game.index, answered_head(game)))


def record_approval(game: GameFile, document: Data, public: PublicKey, *, revise: bool) -> bool:
    """
    Write down that a decision for the next record is about to be signed. Raises ConflictError.

    A second decision for the same record is refused unless `revise` is set, and so is one beside the
    user's own dice, but for a `substitute`; True is returned when there was such a second one.
    """
    game_id, value = game.genesis.game_id, admin_hash(canonical(document))
    if not revise and document["kind"] != SUBSTITUTE:
        _require_no_dice(game, public)
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
