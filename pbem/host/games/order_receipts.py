"""The host's signed word that orders are in, which goes with the mail that confirms them."""

from pbem.engine.file.decision import answered_head
from pbem.engine.play.order_check import unsigned_text
from pbem.engine.proof.receipts import write_receipt
from pbem.engine.text import order_file
from pbem.host.deadlines.clock_guard import doubt
from pbem.host.deadlines.moments import write_moment
from pbem.host.games import host_key
from pbem.host.games.hosted_game import HostedGame
from pbem.host.games.turn_deadline import set_deadline
from pbem.host.mails.turn_letter import order_file_name
from pbem.host.values.open_turn import StoredOrders
from pbem.mail.draft import Attachment


def signed_receipt(game: HostedGame, orders: StoredOrders) -> Attachment | None:
    """
    Sign for orders that are in; None where the host's key is not in the game, or if they only stand by.

    Raises StoppedError if the key cannot be used.
    """
    genesis = game.genesis
    if not genesis.master or orders.standby:
        return None
    signer = host_key.signer()
    if genesis.identities.get(genesis.master) != signer.public:
        return None
    text = unsigned_text(order_file.read(orders.data, "").data)
    base = answered_head(game.game.file)
    data = write_receipt(genesis, base, text, (write_moment(game.now), _due(game, orders.seat)), signer)
    return Attachment(order_file_name(game.game, orders.seat, "-receipt.toml"), data)


def _due(game: HostedGame, seat: str) -> str:
    """Return when the time for orders ends, grace included; "" without a deadline, or if nobody knows."""
    table = set_deadline(game)
    ends = table.ends(seat) if table and not doubt(table.log) else None
    return write_moment(ends) if ends else ""
