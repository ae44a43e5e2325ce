"""
A history opened: its records, and the chain of heads that holds them together.

The chain needs no rule set and no play; it is checked before anything else. It also says how two
files of a game are related.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import islice, repeat
from typing import Literal

from pbem.engine.file.decision import is_substitution, rollback_targets
from pbem.engine.file.game_file import GameFile, full_parse
from pbem.engine.file.game_reader import open_game
from pbem.engine.file.history import Link, Record, link
from pbem.engine.file.record_layout import write_record
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.proof.signatures import FaultError
from pbem.engine.proof.verdict import AuditFindings
from pbem.engine.table.resolution import snapshot_hash
from pbem.engine.table.terms import Data
from pbem.errors import ContentError
from pbem.record import value
from pbem.trust.canonical import read_canonical
from pbem.trust.canonical_batch import read_together
from pbem.trust.hashes import NO_HASH

_STRETCH = 32
"""The texts of so many records are read together."""


@value
class Continuation:
    """
    How a file is related to an older one of the same game.

    `relation`: "same", "continues" (the newer goes on where the older ends), "behind" (the other
    way round), "forked" (they part at record `fork`), "other" (another game). `records` is how
    many records the longer one has more.
    """

    relation: Literal["same", "continues", "behind", "forked", "other"]
    records: int = 0
    fork: int | None = None
    authors: tuple[str, ...] = ()


def compare(newer: bytes, older: bytes) -> Continuation:
    """
    Prove that one game file continues another, by their heads, which are computed anew.

    Raises ContentError when one of them is no game file or its heads do not hold together.
    """
    (game, records, _), (other, others, _) = open_held(newer), open_held(older)
    if game.genesis.game_id != other.genesis.game_id:
        return Continuation("other")
    for record, twin in zip(records, others, strict=False):
        if record.head != twin.head:
            names = dict.fromkeys((*_players(record), *_players(twin)))
            return Continuation("forked", fork=record.index, authors=tuple(names))
    more = len(records) - len(others)
    relation: Literal["same", "continues", "behind"] = "same" if more == 0 else "continues" if more > 0 else "behind"
    return Continuation(relation, abs(more))


def open_records(data: bytes) -> tuple[GameFile, list[Record]]:
    """Open a game file whose history can be read in one way only. Raises FaultError."""
    try:
        game = open_game(data)
        records = game.all_records()
        if len(records) != game.index + 1 or not has_one_reading(game, records):
            raise FaultError("file", None, "the history can be read in two ways")
    except ContentError as error:
        raise FaultError("file", None, str(error)) from None
    return game, records


def open_held(data: bytes) -> tuple[GameFile, list[Record], list[Link]]:
    """Open a game file whose heads hold together. Raises ContentError."""
    try:
        game, records = open_records(data)
        chain = links(game, records)
    except FaultError as error:
        raise ContentError(str(error)) from None
    if not holds(chain[-1], records[len(chain) - 1]):
        raise ContentError(f"record {len(chain) - 1} was changed; verify the file")
    return game, records, chain


def has_one_reading(game: GameFile, records: list[Record]) -> bool:
    """
    Say whether a TOML reader sees the same records.

    Where the text is what pbem would write, it is known to; otherwise a full parse decides.
    """
    written = "".join(map(write_record, records))
    return game.history == written or records == full_parse(game)


def links(game: GameFile, records: list[Record]) -> list[Link]:
    """
    The links of a history, up to and with the first one that does not hold.

    Raises FaultError for proofs that are no base64.
    """
    chain: list[Link] = []
    prev_head = NO_HASH
    for record in records:
        try:
            chain.append(link(game.genesis, record, prev_head))
        except ContentError as error:
            raise FaultError("witness", record.index, str(error)) from None
        if not holds(chain[-1], record):
            break
        prev_head = bytes.fromhex(record.head)
    return chain


def read_ahead(records: Sequence[Record]) -> Iterator[Sequence[Data | None]]:
    """
    The documents in the orders of each record, read for a stretch of records at a time.

    A document is None where its text has to be read alone.
    """
    for at in range(0, len(records), _STRETCH):
        stretch = records[at : at + _STRETCH]
        texts = [text for record in stretch for text in record.orders]
        documents: Iterator[Data | None] = iter(read_together(texts) or repeat(None))
        for record in stretch:
            yield tuple(islice(documents, len(record.orders)))


def holds(link_: Link, record: Record) -> bool:
    """Say whether the head of a record follows from what stands in it."""
    return link_.head(bytes.fromhex(record.state)).hex() == record.head


def require_held(link_: Link, record: Record) -> None:
    """Raise FaultError for a head that does not follow."""
    if not holds(link_, record):
        what = "its head does not follow from its contents; it was changed"
        raise FaultError("head", record.index, what)


def _players(record: Record) -> list[str]:
    """Whose orders a record says it holds."""
    names = []
    for text in record.orders:
        try:
            names.append(str(read_canonical(text).get("player")))
        except ContentError:
            continue
    return names


# ── Going on from where an earlier audit ended ────────────────────────────────────────────────────
#
# What is known is a game file that was verified on this machine. It saves work only where the new
# file begins with the same history, byte for byte: the head stands for what happened, but not for the
# signatures under it. The state in the known file must have the hash that the new file's record has.


def known_state(
    old: GameFile | None, game: GameFile, records: Sequence[Record], chain: Sequence[Link]
) -> tuple[int, Data] | None:
    """
    Return how many records need no audit, and the [state] table after them.

    None when what is known does not fit, for whatever reason, or is not enough: then everything is
    audited. It is not enough where the game went back to a record that lies in it.
    """
    try:
        if old is None or old.genesis.game_id != game.genesis.game_id:
            return None
        at = old.index
        if at >= len(chain) or not game.continues(old):
            return None
        if not is_enough(old, game, records[at + 1 :]) or not _is_retold(old, records):
            return None
        state_hash = snapshot_hash(old.state)
    except ContentError:
        return None
    link = chain[at]
    if state_hash.hex() != records[at].state or link.head(state_hash) != old.head:
        return None
    return at + 1, old.state


def is_enough(old: GameFile, game: GameFile, later: Sequence[Record]) -> bool:
    """Say whether what a file says of its end is all that the records after it rest on."""
    if is_substitution(old.last) or min(rollback_targets(later), default=old.index) < old.index:
        return False
    return not hands_of(game.genesis).reveals_since(later)


def _is_retold(old: GameFile, records: Sequence[Record]) -> bool:
    """Say whether `count_known` can: whose approval of a decision was taken for granted, only its moment tells."""
    return old.genesis.chance.joined or not any(record.admin for record in records[: old.index + 1])


def count_known(findings: AuditFindings, records: Sequence[Record]) -> None:
    """Count records that were judged before."""
    for record in records:
        findings.records = record.index + 1
        findings.proofs += len(record.proofs)
        findings.signatures += sum(map(bool, record.sigs)) + len(record.approvals)
        if record.admin:
            decision = json.loads(record.admin)
            signed = tuple(name for name, _ in record.approvals)
            findings.note(record.index, decision, signed)
        sigs = record.sigs or ("",) * len(record.orders)
        for text, sig in zip(record.orders, sigs, strict=True):
            if not sig:
                findings.unsigned[json.loads(text)["player"]] = None
