"""
Values with which a program in another language tries itself: `python tests/vectors/make_vectors.py`.

It writes format.json beside it; `--check` only says whether that file is as made. The groups are those
of docs/format.md. Keys and seeds are fixed and nothing is drawn, so the file is always the same.
Bytes are hex, unless they stand as they do in a game file.
"""

from __future__ import annotations

import json
import re
import sys
from hashlib import sha256, sha512
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
# Run as a script it needs no installation.
sys.path[:0] = [str(HERE.parent.parent), str(HERE)]

from vector_keys import (
    DICE,
    IDENTITY,
    dice_lines_refused,
    identity_lines_refused,
    padded,
    proved_keys,
    root_of,
    root_with_a_common_factor,
    roots_refused,
)

from pbem.engine.file.game_reader import open_game
from pbem.engine.file.history import Record, link
from pbem.engine.file.invitation import invitation, join_document
from pbem.engine.file.seal import seal_message
from pbem.engine.play.witness import witness_message
from pbem.engine.proof.receipt_outcome import AtHand, outcome
from pbem.engine.proof.receipts import read_receipt, write_receipt
from pbem.trust import documents, hashes
from pbem.trust.canonical import canonical, read_canonical, unwrap_base64
from pbem.trust.curve_points import L
from pbem.trust.dice import SeededDice
from pbem.trust.keys import PublicKey, rsa_numbers
from pbem.trust.signers import identity_from_seed
from pbem.trust.sshsig import armor, padded_digest, to_be_signed, verify

Table = dict[str, Any]
DESTINATION = HERE / "format.json"
MESSAGE = b'{"game":"world","player":"anna","turn":7}'
HOST = identity_from_seed(sha256(b"host").digest())
ORDERS = documents.ORDERS_NAMESPACE
WITNESS = documents.WITNESS_NAMESPACE

# ── 2. canonical form ────────────────────────────────────────────────────────────────────────────

GOOD_DATA: tuple[Table, ...] = (
    {},
    {"b": 1, "a": 2, "B": 3, "_": 4, "A-1": 5, "a b": 6, "10": 7, "9": 8, "__proto__": 9},
    {"least": -(2**53 - 1), "most": 2**53 - 1, "nothing": 0, "yes": True, "no": False},
    {"quotes": '"\\/', "umlaut": "Größe", "sign": "€", "far": "\U0001f3b2", "two quotes": "''"},
    {"list": [1, [2, [3, []]], {"x": [{}]}], "texts": ["", " ", "~"]},
    {"1": {"2": {"3": {"4": {"5": {"6": {"7": [1]}}}}}}},
    {"k" * 64: 1},
)
REFUSED_TEXTS = {
    "a fraction": '{"a":1.5}',
    "a whole number written as a fraction": '{"a":1.0}',
    "a power of ten": '{"a":1e3}',
    "minus nought": '{"a":-0}',
    "a leading nought": '{"a":01}',
    "2^53": f'{{"a":{2**53}}}',
    "-2^53": f'{{"a":{-(2**53)}}}',
    "nothing": '{"a":null}',
    "a list outside": "[]",
    "nine deep": '{"a":[[[[[[[[1]]]]]]]]}',
    "a key of 65 characters": f'{{"{"k" * 65}":1}}',
    "a key that is empty": '{"":1}',
    "a key that is not ASCII": '{"ö":1}',
    "three single quotes": '{"a":"\'\'\'"}',
    "keys in another order": '{"b":1,"a":2}',
    "a key given twice": '{"a":1,"a":1}',
    "a blank": '{"a": 1}',
    "a line end behind it": '{"a":1}\n',
    "a needless escape": '{"a":"\\u0041"}',
    "a slash with an escape": '{"a":"\\/"}',
    **{
        f"U+{code:04X}": json.dumps({"a": chr(code)}, ensure_ascii=code < 32, separators=(",", ":"))
        for code in (
            0,
            10,
            31,
            127,
            159,
            0xAD,
            0x61C,
            0x200B,
            0x200F,
            0x2028,
            0x202E,
            0x2060,
            0x206F,
            0xFEFF,
            0xFFF9,
            0xFFFF,
            0xE0000,
            0xE0FFF,
        )
    },
    "half a pair": '{"a":"\\ud83c"}',
}
REFUSED_BASE64 = ("QQ", "QQ=", "QR==", "QUI", " QUI=", "QUI=\n", "QU-_", "Q", "QUI==")


def canonical_form() -> Table:
    return {
        "texts": [canonical(data).decode() for data in GOOD_DATA],
        "refused": REFUSED_TEXTS,
        "base64_refused": list(REFUSED_BASE64),
    }


# ── 3. hashes ────────────────────────────────────────────────────────────────────────────────────


def hash_values() -> list[Table]:
    """Each hash of protocol once; the parts are given as they go in."""
    one, two, three, four = (bytes([place]) * 32 for place in (1, 2, 3, 4))
    text, proof = b'{"a":1}', bytes(256)
    index = 0x01020304
    number = hashes.u32(index)
    rows = (
        ("pbem/1/invite", (text,), hashes.invite_hash(text)),
        ("pbem/1/game", (text,), hashes.game_id(text)),
        ("pbem/1/orders", (text,), hashes.orders_hash(text)),
        ("pbem/1/orders-set", (one, two), hashes.orders_set_hash([one, two])),
        ("pbem/1/admin", (text,), hashes.admin_hash(text)),
        ("pbem/1/beta", (proof,), hashes.beta(proof)),
        (
            "pbem/1/seed",
            (one, number, two, three, four, one),
            hashes.turn_seed(one, index, two, three, [four, one]),
        ),
        ("pbem/1/state", (text,), hashes.state_hash(text)),
        (
            "pbem/1/head",
            (one, number, two, three, four),
            hashes.head(one, index, two, three, four),
        ),
        ("pbem/1/card-commit", (one, number, two), hashes.card_commit(one, index, two)),
        ("pbem/1/card", (one, two), hashes.card_seed(one, two)),
    )
    return [{"tag": tag, "parts": [part.hex() for part in parts], "hash": value.hex()} for tag, parts, value in rows]


# ── 4. keys and signatures ───────────────────────────────────────────────────────────────────────


def keys() -> Table:
    return {
        "identity": [IDENTITY.public.line],
        "identity_refused": identity_lines_refused(),
        "dice_refused": dice_lines_refused(),
        "proved": proved_keys(),
        "roots_refused": roots_refused(),
    }


def signatures() -> Table:
    good = [
        (IDENTITY.public, ORDERS, MESSAGE, IDENTITY.sign(ORDERS, MESSAGE)),
        (IDENTITY.public, ORDERS, b"", IDENTITY.sign(ORDERS, b"")),
        (DICE.public, WITNESS, MESSAGE, DICE.sign(WITNESS, MESSAGE)),
        (DICE.public, WITNESS, *_with_leading_nought()),
    ]
    return {
        "good": [
            {
                **_case(*case),
                "signed": to_be_signed(case[1], case[2]).hex(),
                "armored": armor(case[0], case[1], case[3]),
            }
            for case in good
        ],
        "refused": [{"why": why, **_case(*case)} for why, case in _bad_signatures().items()],
    }


Case = tuple[PublicKey, str, bytes, bytes]


def _case(public: PublicKey, namespace: str, message: bytes, raw: bytes) -> Table:
    return {
        "key": public.line,
        "namespace": namespace,
        "message": message.hex(),
        "raw": raw.hex(),
    }


def _with_leading_nought() -> tuple[bytes, bytes]:
    """A message whose proof begins with a zero byte, which belongs to it."""
    for count in range(10_000):
        message = f"message {count}".encode()
        raw = root_of(padded(sha512(to_be_signed(WITNESS, message)).digest()))
        if raw[0] == 0:
            return message, raw
    raise AssertionError


def _bad_signatures() -> dict[str, Case]:
    public, dice = IDENTITY.public, DICE.public
    good, proof = IDENTITY.sign(ORDERS, MESSAGE), DICE.sign(WITNESS, MESSAGE)
    beyond = good[:32] + (int.from_bytes(good[32:], "little") + L).to_bytes(32, "little")
    message, short = _with_leading_nought()
    modulus, _ = rsa_numbers(dice)
    over = (int.from_bytes(short, "big") + modulus).to_bytes(256, "big")
    signed = to_be_signed(WITNESS, MESSAGE)
    weak = signed[:-78] + b"\0\0\0\6sha256" + (32).to_bytes(4, "big") + bytes(32)
    digest = sha512(signed).digest()
    bad: dict[str, Case] = {
        "another message": (public, ORDERS, MESSAGE + b" ", good),
        "another namespace": (public, "pbem-seal-1", MESSAGE, good),
        "second half above the group order": (public, ORDERS, MESSAGE, beyond),
        "one byte less": (public, ORDERS, MESSAGE, good[:-1]),
        "one byte more": (public, ORDERS, MESSAGE, good + b"\0"),
        "proof of another message": (dice, WITNESS, MESSAGE + b" ", proof),
        "proof plus modulus": (dice, WITNESS, message, over),
        "proof without its leading nought": (dice, WITNESS, message, short[1:]),
        "proof with a nought before it": (dice, WITNESS, MESSAGE, b"\0" + proof),
        "proof of the message without SSHSIG": (
            dice,
            WITNESS,
            MESSAGE,
            root_of(padded(sha512(MESSAGE).digest())),
        ),
        "proof with the hash sha256 in its frame": (
            dice,
            WITNESS,
            MESSAGE,
            root_of(padded(sha512(weak).digest())),
        ),
        "proof with too little padding, and something behind": (
            dice,
            WITNESS,
            MESSAGE,
            root_of(padded(digest, behind=b"\0" * 64)),
        ),
        "proof whose digest is named without NULL": (
            dice,
            WITNESS,
            MESSAGE,
            root_of(padded(digest, name="304f300b0609608648016503040203" + "0440")),
        ),
    }
    assert not any(verify(*case) for case in bad.values())
    return bad | {"proof that has a factor in common with the modulus": _not_prime_to_the_modulus()}


def _not_prime_to_the_modulus() -> Case:
    def messages(number: int) -> bytes:
        return f"message {number}".encode()

    public, number, root = root_with_a_common_factor(lambda at: padded_digest(to_be_signed(WITNESS, messages(at)), 257))
    return public, WITNESS, messages(number), root


# ── 7. streams ───────────────────────────────────────────────────────────────────────────────────


def streams() -> list[Table]:
    drawn = []
    for seed, label in ((bytes(range(32)), "attack/1"), (bytes(32), "deal"), (b"\xff" * 32, "")):
        dice = SeededDice(seed)
        throws, bytes_ = dice.stream(label), dice.stream(label)
        below = {}
        for n in (1, 2, 3, 6, 7, 44, 128, 129, 255, 256, 257, 1000, 32769, 65535, 65536):
            stream = dice.stream(label)
            below[str(n)] = [stream.below(n) for _ in range(10)]
        order = list(range(44))
        dice.stream(label).shuffle(order)
        drawn.append(
            {
                "seed": seed.hex(),
                "label": label,
                "bytes": bytes([bytes_.below(256) for _ in range(70)]).hex(),
                "dice": [throws.d6() for _ in range(100)],
                "below": below,
                "shuffled": order,
            }
        )
    return drawn


# ── whole games ──────────────────────────────────────────────────────────────────────────────────


def games() -> list[Table]:
    return [_game(path) for path in sorted((HERE / "games").glob("*.toml"))]


def _game(path: Path) -> Table:
    game = open_game(path.read_bytes())
    genesis = game.genesis.founding
    records = []
    prev_head = hashes.NO_HASH
    for record in game.all_records():
        records.append(_record(genesis, record, prev_head))
        prev_head = bytes.fromhex(record.head)
    joined = [] if genesis.mode == "open" else [who for who, _ in genesis.people()]
    return {
        "file": f"games/{path.name}",
        "genesis": canonical(genesis.to_data()).decode(),
        "game_id": genesis.game_id.hex(),
        "invitation": canonical(invitation(genesis)).decode(),
        "joins": {who: canonical(join_document(genesis, who)).decode() for who in joined},
        "seal": seal_message(genesis, game.index, game.head, game.seal.by).decode(),
        "records": records,
    }


def _record(genesis: Any, record: Record, prev_head: bytes) -> Table:
    chain = link(genesis, record, prev_head)
    proofs = {who: unwrap_base64(proof) for who, proof in record.proofs}
    betas = [hashes.beta(proof).hex() for proof in proofs.values()]
    if genesis.mode == "open" and not record.admin:
        betas = [genesis.seed]
    stream = SeededDice(chain.seed).stream("attack/1")
    return {
        "orders_hash": chain.orders_hash.hex(),
        "witness": {who: witness_message(genesis, chain, who).decode() for who in proofs},
        "betas": betas,
        "seed": chain.seed.hex(),
        "state_hash": record.state,
        "head": record.head,
        "attack/1": [] if record.admin else [stream.d6() for _ in range(20)],
    }


# ── 17. receipts ─────────────────────────────────────────────────────────────────────────────────


def receipts() -> Table:
    """
    Receipts of the host in a game, and how each blames him ("" for not at all).

    The orders that they confirm are not at hand, so they count as sound.
    """
    path = HERE / "games" / "host-tictactoe.toml"
    game = open_game(path.read_bytes())
    records = game.all_records()
    made = _receipts(game.genesis, records)
    rows = []
    for why, file in made.items():
        receipt = read_receipt(game.genesis, file, records)
        found = outcome(game.genesis, records, receipt, AtHand((), _no_game))
        blames = found.exhibit.what if found.exhibit else ""
        rows.append({"why": why, "file": file.decode(), "blames": blames})
    good = made["the orders that were played"].decode()
    refused = {
        "no number": re.sub("seq = .*\n", "", good),
        "the number 0": re.sub("seq = .*", "seq = 0", good),
        "the number as a text": re.sub("seq = (.*)", r'seq = "\1"', good),
        "another number than was signed": re.sub("seq = .*", "seq = 7", good),
        "another moment": re.sub('at = "2026', 'at = "2025', good),
        "another key in it": good.replace("[receipt]", '[receipt]\nmore = "x"'),
        "another game": good.replace(game.genesis.game_id.hex(), "0" * 64),
        "a false version": good.replace("receipt/1", "receipt/2"),
    }
    return {"game": f"games/{path.name}", "judged": rows, "refused": refused}


def _no_game(index: int) -> Any:
    raise AssertionError(index)


def _receipts(genesis: Any, records: Any) -> dict[str, bytes]:
    base, text = records[0].head, records[1].orders[0]
    played = read_canonical(text)
    in_time, late = (
        ("2026-06-01T12:00:00Z", "2026-06-02T12:00:00Z"),
        ("2026-06-03T12:00:00Z", "2026-06-02T12:00:00Z"),
    )

    def receipt(seq: int, moments: tuple[str, str] = in_time, *, head: str = base, **more: Any) -> bytes:
        orders = {**played, **more, "signed": {**played["signed"], "seq": seq}}
        return write_receipt(genesis, head, canonical(orders).decode(), moments, HOST)

    return {
        "the orders that were played": receipt(1),
        "a lower number was played": receipt(2),
        "a lower number was played, these came too late": receipt(2, late),
        "a lower number was played, there is no deadline": receipt(2, ("2026-06-03T12:00:00Z", "")),
        "the same number, other orders": receipt(1, note="x"),
        "not played yet": receipt(1, head=records[-1].head),
        "another head": receipt(1, head="ab" * 32),
        "orders of somebody who did not have to decide": receipt(1, player="ben"),
    }


def made() -> str:
    """The whole file."""
    groups = {
        "about": "values for docs/format.md; bytes are hex; made by make_vectors.py",
        "canonical": canonical_form(),
        "hashes": hash_values(),
        "keys": keys(),
        "signatures": signatures(),
        "streams": streams(),
        "games": games(),
        "receipts": receipts(),
    }
    return json.dumps(groups, indent=1, ensure_ascii=True) + "\n"


def main() -> int:
    text = made()
    if sys.argv[1:] == ["--check"]:
        same = DESTINATION.exists() and DESTINATION.read_text(encoding="ascii") == text
        print(f"{DESTINATION.name} is {'as made' if same else 'not as made'}")
        return 0 if same else 1
    DESTINATION.write_text(text, encoding="ascii", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
