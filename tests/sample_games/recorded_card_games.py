"""The small games with hidden cards under tests/vectors/cards; `python -m sample_games.recorded_card_games` writes them."""

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

from pbem.engine.modes import dealing, tokens
from pbem.trust import card_letters, signers
from pbem.trust.canonical import canonical
from pbem.trust.dice import SeededDice
from pbem.trust.hashes import (
    NO_HASH,
    card_commit,
    card_seed,
    dealt_hash,
    deck_card,
    deck_commit,
    deck_seed,
)
from sample_games.card_games import begun, moved, mover, names

CARDS = Path(__file__).parents[1] / "vectors" / "cards"
SEATS = ("anna", "ben", "cleo")


def played(cards: str, mode: str) -> bytes:
    """Everybody draws and plays what he drew; one hand is taken; the deck runs out; the end."""
    step = begun(cards, mode, *SEATS)
    for _ in range(3):
        step = moved(step.game, draw=True)
    for _ in range(4):
        step = moved(step.game, draw=True, play=names(step.game, mover(step.game)))
    step = moved(step.game, take="anna")
    return moved(step.game, over=True).data


RECORDED = {"private-next": ("private", "next"), "dealer-host": ("dealer", "host")}


def values() -> dict[str, Any]:
    """Values of the functions of section 14, from fixed secrets."""
    secret, seed, game = (bytes([number]) * 32 for number in (1, 2, 3))
    root, invitation, key = (bytes([number]) * 32 for number in (4, 5, 6))
    dice = dealing.DealingDice(seed, secret, 7)
    pile = dice.lay_face_down([11, 3, 5, 40, 7])
    salt = tokens.salt_of(secret, seed, 7)
    card = next(n for n in (3, 5, 7, 11, 40) if deck_card(salt, n).hex() in pile[0])
    private, host = signers.hand_secret(root, invitation), signers.hand_secret(key, invitation)
    public = card_letters.public_hand(host)
    raw = card_letters.seal_letter(
        host, card_letters.public_hand(private), game, pile[0], tokens.letter_content(salt, card)
    )
    return {
        "private": {
            "root": root.hex(),
            "game": game.hex(),
            "place": 7,
            "head": invitation.hex(),
            "key": signers.card_key(root, game, 7, invitation).hex(),
            "commitment of 0606..06": card_commit(game, 7, key).hex(),
            "seed": seed.hex(),
            "card seed with 0606..06": card_seed(seed, key).hex(),
            "card of 44": SeededDice(card_seed(seed, key)).stream("card").below(44),
        },
        "dealer": {
            "root": root.hex(),
            "invitation": invitation.hex(),
            "secret of root and invitation": signers.deck_secret(root, invitation).hex(),
            "secret": secret.hex(),
            "commitment": deck_commit(secret).hex(),
            "seed": seed.hex(),
            "deck seed": deck_seed(secret, seed).hex(),
            "cards": [3, 5, 7, 11, 40],
            "first number": 7,
            "salt of number 7": salt.hex(),
            "veiled": list(pile),
            "chain after zeros": dealt_hash(NO_HASH, canonical({"veiled": list(pile)})).hex(),
        },
        "letter": {
            "root": root.hex(),
            "invitation": invitation.hex(),
            "game": game.hex(),
            "private": private.hex(),
            "hand": card_letters.public_hand(private).hex(),
            "host": public.hex(),
            "token": pile[0],
            "salt": salt.hex(),
            "card": card,
            "shared": card_letters._agree_secret(private, public).hex(),
            "key": card_letters._key(private, public, game, pile[0]).hex(),
            "letter": b64encode(raw).decode(),
        },
    }


def main() -> None:
    """Write the games and values anew."""
    CARDS.mkdir(exist_ok=True)
    text = json.dumps(values(), indent=1) + "\n"
    (CARDS / "cards.json").write_text(text, encoding="ascii")
    for name, (cards, mode) in RECORDED.items():
        (CARDS / f"{name}.toml").write_bytes(played(cards, mode))


if __name__ == "__main__":
    main()
