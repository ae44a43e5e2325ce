"""Whose signature orders from a mail carry: asked of the games that are known."""

from collections.abc import Callable, Iterable
from typing import Literal

from pbem.engine.file.genesis import Genesis
from pbem.engine.play.order_check import unsigned_text
from pbem.engine.play.order_header import SIGNATURE_WIDTH
from pbem.engine.play.sealed_orders import PROOF
from pbem.engine.table.terms import Data
from pbem.errors import ContentError
from pbem.trust.canonical import unwrap_base64
from pbem.trust.documents import ORDERS_NAMESPACE
from pbem.trust.hashes import HASH_DIGITS
from pbem.trust.keys import PublicKey
from pbem.trust.sshsig import verify_ed25519

Standing = Literal["signed", "false", "unknown", "unsigned", "unreadable"]
"""
signed: the signature of the player holds. false: it does not. unknown: there is one, but no game at
hand knows the key. unsigned: there is none. unreadable: these are no orders at all.
"""


LookUp = Callable[[str], Genesis | None]
"""Finds a game by its id; None if there is none."""

_ADDED = (PROOF, "message", "absence", "standby")
"""Keys that are put below the orders after signing: dice, and what a player asks of a host."""


def nowhere(_: str) -> None:
    """Look a game up where none is known."""


class SignatureChecker:
    """
    The keys of some games, by the id of the game and the seat; later ones add to earlier ones.

    `look_up` is asked once for a game (64 hex digits) that is not among them.
    """

    def __init__(self, games: Iterable[Genesis] = (), look_up: LookUp = nowhere) -> None:
        self.keys: dict[tuple[str, str], list[PublicKey]] = {}
        self.look_up = look_up
        self.asked: set[str] = set()
        for genesis in games:
            self.add(genesis)

    def add(self, genesis: Genesis) -> None:
        """Know the keys of one more game."""
        self.asked.add(genesis.game_id.hex())
        for seat, public in genesis.identities.items():
            known = self.keys.setdefault((genesis.game_id.hex(), seat), [])
            if public not in known:
                known.append(public)

    def __call__(self, document: Data) -> Standing:
        """Say what vouches for a document that was read without faults."""
        signed = document.get("signed")
        if not isinstance(signed, dict) or "sig" not in signed:
            return "unsigned"
        game_id = str(signed.get("game_id"))
        if game_id not in self.asked and HASH_DIGITS.fullmatch(game_id):
            self.asked.add(game_id)
            if genesis := self.look_up(game_id):
                self.add(genesis)
        keys = self.keys.get((game_id, str(document.get("player"))))
        if keys is None:
            return "unknown"
        return "signed" if any(_holds(document, key) for key in keys) else "false"


def _holds(document: Data, public: PublicKey) -> bool:
    document = {key: value for key, value in document.items() if key not in _ADDED}
    try:
        raw = unwrap_base64(document["signed"]["sig"], SIGNATURE_WIDTH)
        # What was read without faults lies in the profile.
        message = unsigned_text(document, check=False).encode()
    except ContentError:
        return False
    return verify_ed25519(public, ORDERS_NAMESPACE, message, raw)
