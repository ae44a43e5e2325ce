"""
The floors: the least that anybody must do who does the same work, written without the engine.

`check_history` does all signatures, proofs and hashes of a game and nothing else: no orders are read, no
die is thrown. `fight` throws dice and takes off the losses with the standard library's generator.
"""

import binascii
import random
from collections.abc import Mapping
from hashlib import sha256, sha512
from typing import Any

Checkers = Mapping[str, Any]
"""The function (signature, message) of the library, by seat."""

_AFTER_NAME = b"\0\0\0\0\0\0\0\x06sha512\0\0\0\x40"
_FRAME = b"SSHSIG\0\0\0\x0dpbem-orders-1" + _AFTER_NAME
_WITNESS_FRAME = b"SSHSIG\0\0\0\x0epbem-witness-1" + _AFTER_NAME


def check_history(history: bytes, state: bytes, game_id: bytes, seed: bytes, keys: Checkers, dice: Checkers) -> int:
    """
    Check every signature and compute every hash of a history; return the number of signatures.

    `state` stands for the canonical state of any record: as long as one, but always the same. `seed`
    is empty where proofs stand in the file; then `dice` has the function for their signatures.
    """
    head = bytes(32)
    checked = 0
    for index, block in enumerate(history.split(b"\n[[history]]\n")[1:]):
        number = index.to_bytes(4, "big")
        orders = game_id
        text = block.partition(b"'''")[2].partition(b"'''")[0]
        if text:
            orders = sha256(b"pbem/1/orders\0" + text).digest()
            _, signed, sig = block.partition(b'\nsigs   = ["')
            if signed:
                seat = text.partition(b'"player":"')[2].partition(b'"')[0].decode()
                raw = binascii.a2b_base64(sig[:88])
                keys[seat](raw, _FRAME + sha512(text).digest())
                checked += 1
        chance = seed
        _, witnessed, proofs = block.partition(b"\nproofs = { ")
        if witnessed:
            for proof in proofs.partition(b" }")[0].split(b", "):
                name, _, text = proof[:-1].partition(b' = "')
                raw, who = binascii.a2b_base64(text), name.decode()
                message = (
                    f'{{"game":"{game_id.hex()}","index":{index},"orders":"{orders.hex()}",'
                    f'"pbem":"witness/1","prev":"{head.hex()}","witness":"{who}"}}'
                )
                dice[who](raw, _WITNESS_FRAME + sha512(message.encode()).digest())
                chance += sha256(b"pbem/1/beta\0" + raw).digest()
                checked += 1
        drawn = sha256(b"pbem/1/seed\0" + game_id + number + head + orders + chance).digest()
        sha256(b"pbem/1/state\0" + state).digest()
        after = bytes.fromhex(block.partition(b'\nstate  = "')[2][:64].decode())
        head = sha256(b"pbem/1/head\0" + head + number + orders + drawn + after).digest()
    if head.hex().encode() not in history[-80:]:
        raise ValueError("the floor does not compute the heads of this game")
    return checked


def fight(throws: int) -> int:
    """Throw three dice against two so often, compare them, count the losses of the attacker."""
    roll, lost = random.randint, 0
    for _ in range(throws):
        attack = sorted([roll(1, 6), roll(1, 6), roll(1, 6)], reverse=True)
        defence = sorted([roll(1, 6), roll(1, 6)], reverse=True)
        lost += (attack[0] <= defence[0]) + (attack[1] <= defence[1])
    return lost


# ── odds ─────────────────────────────────────────────────────────────────────────────────────────

_THROWS = {
    (1, 1): ((0, 1, 15 / 36), (1, 0, 21 / 36)),
    (2, 1): ((0, 1, 125 / 216), (1, 0, 91 / 216)),
    (3, 1): ((0, 1, 855 / 1296), (1, 0, 441 / 1296)),
    (1, 2): ((0, 1, 55 / 216), (1, 0, 161 / 216)),
    (2, 2): ((0, 2, 295 / 1296), (1, 1, 420 / 1296), (2, 0, 581 / 1296)),
    (3, 2): ((0, 2, 2890 / 7776), (1, 1, 2611 / 7776), (2, 0, 2275 / 7776)),
}


def campaign(armies: int, against: tuple[int, ...]) -> float:
    """Fill bare tables of floats, one for each territory; return how likely it is that all fall."""
    front = [0.0] * armies + [1.0]
    for theirs in against:
        table = [[0.0] * (armies + 1) for _ in range(theirs)] + [front]
        for there in range(theirs, 0, -1):
            for mine in range(armies, 1, -1):
                chance = table[there][mine]
                for lost, killed, ways in _THROWS[min(3, mine - 1), min(2, there)]:
                    table[there - killed][mine - lost] += chance * ways
        last, front = table[0], [*table[0][1:], 0.0]
    return sum(last)
