"""
Sealed orders: how several seats decide at once when each of them is a witness too (mode next).

First everybody mails the hash of the signed orders, signed; the nonce in the orders hides them. With
all hashes known everybody mails the orders and the proof over exactly this set. So nobody writes
orders knowing another's, and nobody knows the dice while writing.

A revealed file is an order file with a table [proof] behind [signed]. A seat that only witnesses
sends one without orders.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from pbem.engine.chance.witness import Summons
from pbem.engine.decisions.decision import answered_head
from pbem.engine.play import Game, needed_witnesses
from pbem.engine.ruleset import Data
from pbem.engine.signed_file import read_signed, write_signed
from pbem.errors import ContentError, InputError
from pbem.trust import hashes
from pbem.trust.canonical import canonical, unwrap_base64, wrap_base64
from pbem.trust.documents import SEALED_NAMESPACE
from pbem.trust.signers import Signer
from pbem.trust.sshsig import verify_ed25519

KIND = "sealed"
PROOF = "proof"
MOST_BYTES = 64 * 1024
_WIDTH = 64
_HASH = re.compile("[0-9a-f]{64}")
_KEYS = {"pbem", "game", "base", "player", "seq", "orders"}


@attrs.frozen
class Sealed:
    """Somebody's signed word that these, and no other, are the orders. `orders` is their hash."""

    player: str
    seq: int
    orders: bytes
    sig: bytes


def needs_sealing(game: Game) -> bool:
    """Say whether orders have to be sealed first: several decide, and several are witnesses."""
    awaited = game.awaited
    several = awaited is not None and len(awaited.must) + len(awaited.may) > 1
    if awaited is None or not several:
        return False
    return len(needed_witnesses(game, (*awaited.must, *awaited.may))) > 1


def seal_orders(game: Game, player: str, seq: int, text: str, signer: Signer) -> Sealed:
    """Seal signed orders, given as their canonical text."""
    orders = hashes.orders_hash(text.encode())
    message = canonical(_document(game, player, seq, orders))
    return Sealed(player, seq, orders, signer.sign(SEALED_NAMESPACE, message))


def write_sealed(game: Game, sealed: Sealed) -> bytes:
    """Write the file that is mailed first."""
    document = _document(game, sealed.player, sealed.seq, sealed.orders)
    return write_signed(KIND, game.file.genesis.name, document, sealed.sig)


def read_sealed(game: Game, data: bytes) -> Sealed:
    """Read such a file and check its signature. Raises InputError."""
    try:
        document, sig = read_signed(KIND, data)
    except ContentError:
        raise InputError("this is not a file of sealed orders") from None
    if set(document) != _KEYS:
        raise InputError("this is not a file of sealed orders")
    return _sealed(game, document, sig)


def set_summons(game: Game, sealed: Sequence[Sealed], witness: str) -> Summons:
    """
    What a witness proves when all sealed hashes are there: exactly this set.

    Raises InputError while hashes are missing.
    """
    awaited = game.awaited
    given = {one.player: one for one in sealed}
    if len(given) != len(sealed):
        raise InputError("there are two sealed files of one player")
    missing = [seat for seat in (awaited.must if awaited else ()) if seat not in given]
    if missing:
        raise InputError(f"the sealed orders of {' and '.join(missing)} are missing")
    file = game.file
    each = [given[seat].orders for seat in file.genesis.seat_ids if seat in given]
    orders = each[0] if len(each) == 1 else hashes.orders_set_hash(each)
    return Summons(witness, file.genesis.game_id, file.index + 1, file.head, orders)


def with_proof(document: Data, proof: bytes) -> Data:
    """Add a proof to orders (or to a bare header)."""
    return {**document, PROOF: {"sig": wrap_base64(proof, _WIDTH)}}


def split_proof(document: Data) -> tuple[Data | None, dict[str, bytes]]:
    """Take the proof off a revealed file: the orders, if there are any, and the proof by player."""
    if PROOF not in document:
        return document, {}
    rest = {key: value for key, value in document.items() if key != PROOF}
    table = document[PROOF]
    try:
        raw = unwrap_base64(table["sig"], _WIDTH)
    except (ContentError, KeyError, TypeError):
        raise InputError("the table [proof] cannot be read") from None
    bare = "signed" not in rest
    return None if bare else rest, {str(document.get("player", "")): raw}


def _document(game: Game, player: str, seq: int, orders: bytes) -> Mapping[str, Any]:
    return {
        "pbem": "sealed/1",
        "game": game.file.genesis.game_id.hex(),
        "base": answered_head(game.file),
        "player": player,
        "seq": seq,
        "orders": orders.hex(),
    }


def _sealed(game: Game, document: Data, sig: bytes) -> Sealed:
    player, seq, digits = document["player"], document["seq"], document["orders"]
    awaited, identities = game.awaited, game.file.genesis.identities
    if awaited is None or player not in (*awaited.must, *awaited.may) or player not in identities:
        raise InputError(f"{ascii(player)[1:-1]} has nothing to decide now")
    if type(seq) is not int or not (type(digits) is str and _HASH.fullmatch(digits)):
        raise InputError(f"the sealed orders of {player} are damaged")
    orders = bytes.fromhex(digits)
    if document != _document(game, player, seq, orders):
        raise InputError(f"the sealed orders of {player} are for another game or another moment")
    message = canonical(document)
    if not verify_ed25519(identities[player], SEALED_NAMESPACE, message, sig):
        raise InputError(f"the sealed orders of {player} are not signed by {player}")
    return Sealed(player, seq, orders, sig)
