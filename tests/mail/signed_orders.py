"""Signed orders that need no game: a document, its key, and a judge that knows it."""

from __future__ import annotations

from typing import Any

from pbem.mail.signature_check import SignatureChecker
from pbem.trust.canonical import canonical, wrap_base64
from pbem.trust.documents import ORDERS_NAMESPACE
from pbem.trust.signers import identity_from_seed

ANNA = identity_from_seed(bytes(range(32)))
GAME_ID, BASE = "3c" * 32, "a9f" * 21 + "0"

ORDERS: dict[str, Any] = {
    "game": "Weltreise -- die zweite",
    "player": "anna",
    "turn": 7,
    "From": "",
    "note": "Grüße an Émile@example.org; see www.example.org ... 'soon'  and -- perhaps -- later 🎲",
    "place": {"Siam": 4, "Northern Europe": 2, "ural": 1},
    "attack": [
        {
            "path": ["Ukraine", "Northern Europe", "Western Europe", "Southern Europe", "Egypt"],
            "keep": 3,
            "while": 'mine > theirs and mine >= 4 and not captured("Kamchatka") or theirs < 2',
        },
        {"from": "Kamchatka", "to": "Alaska", "max_throws": 2, "if": 'captured("Northern Europe")'},
    ],
}


def signed(orders: dict[str, Any]) -> dict[str, Any]:
    """The document with a good signature of Anna's."""
    table = {"game_id": GAME_ID, "base": BASE, "seq": 1, "nonce": "0b" * 16}
    signature = ANNA.sign(ORDERS_NAMESPACE, canonical({**orders, "signed": table}))
    return {**orders, "signed": {**table, "sig": wrap_base64(signature, 44)}}


def judge() -> SignatureChecker:
    """A judge who knows Anna's key for the game."""
    made = SignatureChecker()
    made.keys[(GAME_ID, "anna")] = [ANNA.public]
    return made
