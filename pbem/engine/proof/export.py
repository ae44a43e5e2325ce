"""
One record taken apart into files that other programs read: what was signed, by which keys, and what
is said to follow from it.

Nothing is judged here. `verify_turn.sh`, which travels with the files, computes all of it anew with
ssh-keygen, openssl, sha256sum and jq (docs/format.md 10).
"""

import json
from collections.abc import Iterator, Sequence

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Link, Record, link
from pbem.engine.file.succession import people_since
from pbem.engine.play.witness import witness_message
from pbem.engine.proof.forks import people_at
from pbem.engine.table.terms import Data
from pbem.errors import ContentError
from pbem.trust.canonical import canonical, read_canonical, unwrap_base64
from pbem.trust.documents import ADMIN_NAMESPACE, ORDERS_NAMESPACE, WITNESS_NAMESPACE
from pbem.trust.hashes import NO_HASH
from pbem.trust.sshsig import armor

FORMAT = "export/1"

File = tuple[str, bytes]


def export_record(game: GameFile, index: int) -> list[File]:
    """
    Give the files (name, bytes) of a record: texts, signatures, keys, and `record.json`.

    Texts are the exact bytes that were signed; signatures have the form of `ssh-keygen -Y sign`.
    Raises ContentError, also for a record that is not there.
    """
    records = game.all_records()
    if not 0 <= index < len(records):
        raise ContentError(f"the game has records 0 to {len(records) - 1}, not {index}")
    record = records[index]
    prev_head = bytes.fromhex(records[index - 1].head) if index else NO_HASH
    try:
        genesis = people_at(game.genesis, records[:index])
        chain = link(genesis, record, prev_head)
        seats = [_author(genesis, record, text) for text in record.orders]
        summary = json.dumps(_summary(genesis, record, chain, seats), indent=1)
        return [
            ("record.json", f"{summary}\n".encode("ascii")),
            ("genesis.json", canonical(genesis.to_data())),
            *_people(genesis),
            ("allowed_signers", "".join(_allowed_signers(genesis)).encode("ascii")),
            *_orders(genesis, record, seats),
            *_decision(genesis, record),
            *_proofs(genesis, record, chain),
        ]
    except (ContentError, KeyError) as error:
        raise ContentError(f"record {index} cannot be read: {error}") from None


def _people(genesis: Genesis) -> Iterator[File]:
    if people := people_since(genesis):
        yield "people.json", canonical(people)


def _author(genesis: Genesis, record: Record, text: str) -> str:
    """Whose orders these are; a file gets that name, so it must be one of a seat."""
    seat = read_canonical(text).get("player")
    if type(seat) is not str or seat not in genesis.seat_ids:
        raise ContentError(f"record {record.index}: orders name no player")
    return seat


def _summary(genesis: Genesis, record: Record, chain: Link, seats: Sequence[str]) -> Data:
    """What the script is to find out by itself, and where it finds what."""
    return {
        "pbem": FORMAT,
        "game_id": genesis.game_id.hex(),
        "index": record.index,
        "prev": chain.prev_head.hex(),
        "orders": list(seats),
        "approvals": [who for who, _ in record.approvals],
        "witnesses": [who for who, _ in record.proofs],
        "orders_hash": chain.orders_hash.hex(),
        "seed": chain.seed.hex(),
        "state": record.state,
        "head": record.head,
    }


def _allowed_signers(genesis: Genesis) -> Iterator[str]:
    """Return the lines for `ssh-keygen -Y verify -f`: who may sign what here, with which key."""
    for who, person in genesis.people():
        if person.key:
            yield f'{who} namespaces="{ORDERS_NAMESPACE},{ADMIN_NAMESPACE}" {person.key}\n'
        if person.dice:
            yield f'{who} namespaces="{WITNESS_NAMESPACE}" {person.dice}\n'


def _orders(genesis: Genesis, record: Record, seats: Sequence[str]) -> Iterator[File]:
    sigs = record.sigs or ("",) * len(seats)
    for seat, text, sig in zip(seats, record.orders, sigs, strict=False):
        yield f"orders-{seat}.json", text.encode()
        if sig:
            armored = armor(genesis.identities[seat], ORDERS_NAMESPACE, unwrap_base64(sig))
            yield f"orders-{seat}.sig", armored.encode("ascii")


def _decision(genesis: Genesis, record: Record) -> Iterator[File]:
    if record.admin:
        yield "admin.json", record.admin.encode()
    for who, sig in record.approvals:
        armored = armor(genesis.identities[who], ADMIN_NAMESPACE, unwrap_base64(sig))
        yield f"admin-{who}.sig", armored.encode("ascii")


def _proofs(genesis: Genesis, record: Record, chain: Link) -> Iterator[File]:
    for who, proof in record.proofs:
        yield f"witness-{who}.json", witness_message(genesis, chain, who)
        armored = armor(genesis.dice_keys[who], WITNESS_NAMESPACE, unwrap_base64(proof))
        yield f"witness-{who}.sig", armored.encode("ascii")
