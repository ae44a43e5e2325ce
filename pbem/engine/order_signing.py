"""
Signing orders: what the table [signed] of an order file says, and the signature under it.

Orders are checked before and after they are signed, so that nobody signs what would be refused.
"""

from pbem.engine.game import Game
from pbem.engine.hands.visibility import see
from pbem.engine.hands.ways import hands_of
from pbem.engine.order_check import address, check
from pbem.engine.order_header import SIGNATURE_WIDTH
from pbem.engine.ruleset import Data
from pbem.errors import InputError, OrdersRefusedError
from pbem.trust.canonical import canonical, check_profile, wrap_base64
from pbem.trust.documents import ORDERS_NAMESPACE
from pbem.trust.signers import Signer, nonce


def sign_orders(game: Game, document: Data, signer: Signer, root: bytes, *, seq: int = 1) -> Data:
    """
    Return a sound order file with its [signed] table, as the last key of a new document.

    `signer` holds the seat's key, `root` (32 bytes) is the secret of its nonces. A [signed] table
    that is already there is replaced. Raises OrdersRefusedError when the document has a fault,
    InputError when the key is not that of its seat.
    """
    own = {key: value for key, value in document.items() if key != "signed"}
    if check_profile(own):
        raise OrdersRefusedError(check(game, [own]))
    seat = own.get("player")
    if game.file.genesis.identities.get(seat if isinstance(seat, str) else "") != signer.public:
        raise InputError(f"this is not the key with which {seat!a} plays in this game")
    signed = address(game.file, seq)
    if hands_of(game.file.genesis).hidden:
        signed |= _cards_in(game, own, root)
    signed["nonce"] = nonce(root, canonical({**own, "signed": signed})).hex()
    signature = signer.sign(ORDERS_NAMESPACE, canonical({**own, "signed": signed}))
    done = {**own, "signed": {**signed, "sig": wrap_base64(signature, SIGNATURE_WIDTH)}}
    checked = check(game, [done])
    if checked.readings[0].refused:
        raise OrdersRefusedError(checked)
    return done


def _cards_in(game: Game, orders: Data, root: bytes) -> Data:
    """Return what [signed] says of cards; raise OrdersRefusedError for orders with a fault."""
    sight = see(game, str(orders.get("player")), root)
    checked = check(game, [orders], sight.cards)
    reading = checked.readings[0]
    if reading.refused:
        raise OrdersRefusedError(checked)
    hands = hands_of(game.file.genesis)
    return hands.signed_part(game.file, game.table, reading.orders, sight.openings, root)
