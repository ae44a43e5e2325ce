"""
Sealed orders: how several seats decide at once when each of them is a witness too (mode next).

First everybody mails the hash of the signed orders, signed; the nonce in the orders hides them. With
all hashes known everybody mails the orders and the proof over exactly this set. So nobody writes
orders knowing another's, and nobody knows the dice while writing.

A revealed file is an order file with a table [proof] after [signed]. A seat that only witnesses
sends one without orders. Beside the proof it holds all seals of the set that the proof is for: so
those to whom one player mailed different seals see it as soon as they read each other's files.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from pbem.engine.file.decision import answered_head
from pbem.engine.file.signed_file import read_signed, write_signed
from pbem.engine.play.order_header import SIGNATURE_WIDTH
from pbem.engine.play.play import Game, needed_witnesses
from pbem.engine.play.witness import Summons, is_proof
from pbem.engine.table.terms import Data
from pbem.errors import ContentError, InputError
from pbem.record import value
from pbem.trust import hashes
from pbem.trust.canonical import canonical, unwrap_base64, wrap_base64
from pbem.trust.documents import SEALED_NAMESPACE
from pbem.trust.hashes import HASH_DIGITS
from pbem.trust.signers import Signer
from pbem.trust.sshsig import verify_ed25519

KIND = "sealed"
PROOF = "proof"
SEALS = "seals"
MOST_BYTES = 64 * 1024
_WIDTH = 64
_KEYS = {"pbem", "game", "base", "player", "seq", "orders"}


@value
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
    message = sealed_message(game, player, seq, orders)
    return Sealed(player, seq, orders, signer.sign(SEALED_NAMESPACE, message))


def sealed_message(game: Game, player: str, seq: int, orders: bytes) -> bytes:
    """The exact bytes that a player signs to seal orders."""
    return canonical(_document(game, player, seq, orders))


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
    return _seal_document(game, document, sig)


def set_summons(game: Game, sealed: Sequence[Sealed], witness: str) -> Summons:
    """
    What a witness proves when all sealed hashes are there: exactly this set.

    Raises InputError while hashes are missing.
    """
    awaited = game.awaited
    given = {one.player: one for one in sealed}
    if len(given) != len(sealed):
        raise InputError("there are two sealed files from one player")
    missing = [seat for seat in (awaited.must if awaited else ()) if seat not in given]
    if missing:
        raise InputError(f"the sealed orders of {' and '.join(missing)} are missing")
    file = game.file
    each = [given[seat].orders for seat in file.genesis.seat_ids if seat in given]
    orders = each[0] if len(each) == 1 else hashes.orders_set_hash(each)
    return Summons(witness, file.genesis.game_id, file.index + 1, file.head, orders)


def with_proof(document: Data, proof: bytes, seals: Sequence[Sealed]) -> Data:
    """Add a proof, and the seals that it is for, to orders (or to a bare header)."""
    table = {
        one.player: {"seq": one.seq, "orders": one.orders.hex(), "sig": wrap_base64(one.sig, SIGNATURE_WIDTH)}
        for one in seals
    }
    return {**document, PROOF: {"sig": wrap_base64(proof, _WIDTH), SEALS: table}}


def split_proof(document: Data) -> tuple[Data | None, dict[str, bytes]]:
    """
    Take the proof off a revealed file: the orders, if there are any, and the proof by player.

    Raises InputError for a table [proof] of any other form.
    """
    if PROOF not in document:
        return document, {}
    rest = {key: value for key, value in document.items() if key != PROOF}
    table = document[PROOF]
    if type(table) is not dict or set(table) != {"sig", SEALS}:
        raise InputError("the table [proof] holds sig and the seals, and nothing else")
    try:
        raw = unwrap_base64(table["sig"], _WIDTH)
    except ContentError:
        raise InputError("the table [proof] cannot be read") from None
    bare = "signed" not in rest
    return None if bare else rest, {str(document.get("player", "")): raw}


def seals_of(game: Game, revealed: Data) -> tuple[Sealed, ...]:
    """Return the seals in a revealed file, each of them checked. Raises InputError."""
    split_proof(revealed)
    table = revealed[PROOF][SEALS]
    if type(table) is not dict or not table:
        raise InputError("the table [proof.seals] cannot be read")
    return tuple(_seal_of(game, player, entry) for player, entry in table.items())


def _seal_of(game: Game, player: str, entry: Any) -> Sealed:
    if type(entry) is not dict or set(entry) != {"seq", "orders", "sig"}:
        raise InputError(f"the seal of {ascii(player)[1:-1]} cannot be read")
    try:
        sig = unwrap_base64(entry["sig"], SIGNATURE_WIDTH)
    except ContentError:
        raise InputError(f"the seal of {ascii(player)[1:-1]} cannot be read") from None
    empty = dict(_document(game, player, 0, b""))
    return _seal_document(game, empty | {"seq": entry["seq"], "orders": entry["orders"]}, sig)


def require_proof(game: Game, revealed: Data) -> tuple[Sealed, ...]:
    """Return the seals in a revealed file if its proof is for exactly these. Raises InputError."""
    seals = seals_of(game, revealed)
    ((who, proof),) = split_proof(revealed)[1].items()
    if who not in game.file.genesis.dice_keys or not is_proof(game.file.genesis, set_summons(game, seals, who), proof):
        raise InputError(f"the proof of {ascii(who)[1:-1]} is not for this record and the seals beside it")
    return seals


def _document(game: Game, player: str, seq: int, orders: bytes) -> Mapping[str, Any]:
    return {
        "pbem": "sealed/1",
        "game": game.file.genesis.game_id.hex(),
        "base": answered_head(game.file),
        "player": player,
        "seq": seq,
        "orders": orders.hex(),
    }


def _seal_document(game: Game, document: Data, sig: bytes) -> Sealed:
    player, seq, digits = document["player"], document["seq"], document["orders"]
    awaited, identities = game.awaited, game.file.genesis.identities
    if awaited is None or player not in (*awaited.must, *awaited.may) or player not in identities:
        raise InputError(f"{ascii(player)[1:-1]} has nothing to decide now")
    if type(seq) is not int or not (type(digits) is str and HASH_DIGITS.fullmatch(digits)):
        raise InputError(f"the sealed orders of {player} are damaged")
    orders = bytes.fromhex(digits)
    if document != _document(game, player, seq, orders):
        raise InputError(f"the sealed orders of {player} are for another game or another moment")
    message = canonical(document)
    if not verify_ed25519(identities[player], SEALED_NAMESPACE, message, sig):
        raise InputError(f"the sealed orders of {player} are not signed by {player}")
    return Sealed(player, seq, orders, sig)
