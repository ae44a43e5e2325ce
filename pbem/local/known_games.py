"""
What this computer remembers of games: the ledger, and beside it the newest verified file of each.

Nothing is signed for a game whose history differs from the one that was seen here, or is older. A
history is audited only as far as it is new.
"""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import NamedTuple

from pbem.engine.file.game_file import GameFile, open_game
from pbem.engine.file.genesis import Genesis
from pbem.engine.play import Applied
from pbem.engine.proof.audit import Progress, Told, verify
from pbem.engine.proof.forks import (
    Exhibit,
    double_orders,
    exhibit_command,
    exhibit_files,
    exhibits,
    fork_place,
)
from pbem.engine.proof.verdict import Verdict
from pbem.engine.report import format_head
from pbem.engine.ruleset import Data
from pbem.errors import ContentError, InputError, SlotTakenError, UnavailableError
from pbem.local import files, home, registry
from pbem.local.file_names import file_stem
from pbem.local.ledger import (
    ACCEPTED,
    APPROVAL,
    HEAD,
    NAME,
    NONE,
    ORDERS,
    Entry,
    Ledger,
    newest,
    slot,
)
from pbem.local.shell import format_command
from pbem.trust.canonical import canonical
from pbem.trust.hashes import admin_hash, orders_hash
from pbem.trust.keys import PublicKey

SEEN = "seen"

Notice = Callable[[str], None]
"""Is told a sentence that is worth knowing and stops nothing."""


def unheard(_: str, /) -> None:
    """Tell nobody."""


class Finding(NamedTuple):
    """
    How a file disagrees with what was seen here.

    `kind` is "rollback" (an older file of the same history), "fork", or "own" (orders that the
    user's key signed somewhere else); `what` says it in a sentence.
    """

    kind: str
    what: str
    evidence: tuple[str, ...] = ()


def ledger() -> Ledger:
    """Return the user's ledger."""
    return Ledger(os.path.join(home.folder(), NAME))


def seen_genesis(game_id: str) -> Genesis | None:
    """Return the fixed facts of a game that was verified here; None for any other id."""
    path = os.path.join(home.folder(), SEEN, f"{game_id}.toml")
    try:
        return open_game(files.read(path, files.GAME_LIMIT)).genesis
    except (UnavailableError, ContentError):
        return None


def claim(refusal: str, *entries: Entry) -> None:
    """Write down what is about to be signed, or raise InputError."""
    try:
        ledger().claim(*entries)
    except SlotTakenError:
        raise InputError(refusal) from None
    except UnavailableError as error:
        raise InputError(str(error)) from None


def audited(
    path: str,
    data: bytes,
    progress: Progress = lambda _: None,
    *,
    full: bool = False,
    accept: bool = False,
    told: Told | None = None,
    notice: Notice = unheard,
) -> tuple[Verdict, Finding | None]:
    """
    Audit a game file as far as it is new here, and compare it with what was seen.

    `told` is given what was played again.
    A sound file that goes on from what was seen is remembered, and with `accept` any other too. Raises
    InputError when the ledger cannot be used.
    """  # fmt: skip
    try:
        game = open_game(data)
    except ContentError:
        return verify(data, registry.load, None, progress, told), None
    try:
        known = _kept(game)
        verdict = verify(data, registry.load, None if full else known, progress, told)
        if not verdict.ok:
            return verdict, None
        return verdict, _weighed(path, data, game, known, notice, accept=accept)
    except UnavailableError as error:
        raise InputError(str(error)) from None


def require_newest(
    path: str, data: bytes, *, again: bool = False, notice: Notice = unheard
) -> bool:
    """
    Raise InputError unless the file is sound and the newest history that was seen here.

    With `again` an older file of the same history may pass, and True is returned: whoever did
    something with it before may do exactly the same once more.
    """
    verdict, finding = audited(path, data, notice=notice)
    if verdict.fault:
        raise InputError(
            f"{path} is not sound, so nothing is signed: {verdict.fault.where}{verdict.fault.what}. "
            f"See {format_command('verify', path)}"
        )
    if again and finding and finding.kind == "rollback":
        return True
    if finding:
        accept = format_command("verify", path, "--accept-rollback")
        raise InputError(
            f"{path}: {finding.what}. Nothing was signed. If all players agree to go on from this "
            f"file: {accept}"
        )
    return False


def is_claimed(entry: Entry) -> bool:
    """Say whether exactly this was signed before."""
    try:
        return entry in ledger().entries(bytes.fromhex(entry.game))
    except UnavailableError as error:
        raise InputError(str(error)) from None


def signed_values(kind: str, game_id: bytes, base: bytes, public: PublicKey) -> dict[int, str]:
    """Return the hashes of what a key signed after a head, by their number."""
    pattern = slot(kind, game_id, base, public, 0, game_id)
    try:
        entries = ledger().entries(game_id)
    except UnavailableError as error:
        raise InputError(str(error)) from None
    return {entry.number: entry.value for entry in entries if entry[:4] == pattern[:4]}


def claim_approval(game: GameFile, document: Data, public: PublicKey, *, revise: bool) -> bool:
    """
    Write down that a notice for the next record is about to be signed; raises InputError.

    Another notice than before is taken with `revise` only; True says that this was so.
    """
    game_id, value = game.genesis.game_id, admin_hash(canonical(document))
    known = signed_values(APPROVAL, game_id, game.head, public)
    number = next((one for one in known if known[one] == value.hex()), 0)
    revised = bool(known) and not number
    if revised and not revise:
        raise InputError(
            "you signed another decision for this record before. Whoever gathers the signatures "
            "could choose between the two; if that is all right: --revise"
        )
    entry = slot(APPROVAL, game_id, game.head, public, number or max(known, default=0) + 1, value)
    claim("you have just signed another decision in another window", entry)
    return revised


def remember_own(applied: Applied, notice: Notice = unheard) -> None:
    """Remember a record that was made here."""
    game = applied.game.file
    try:
        last = newest(ledger().entries(game.genesis.game_id), game.genesis.game_id.hex())
    except UnavailableError as error:
        raise InputError(str(error)) from None
    if last is None or game.index > last.number:
        _try_remember(game, applied.data, notice)


# ── comparing ────────────────────────────────────────────────────────────────────────────────────


def _weighed(
    path: str, data: bytes, game: GameFile, known: GameFile | None, notice: Notice, *, accept: bool
) -> Finding | None:
    last = newest(ledger().entries(game.genesis.game_id), game.genesis.game_id.hex())
    finding = _compared(path, game, known, last) if last else None
    finding = finding or _not_own(game, known.index if known else -1)
    if finding is None and (last is None or game.index > last.number or known is None):
        _try_remember(game, data, notice)
    elif finding and accept:
        _remember(game, data, ACCEPTED)
        notice(f"Accepted, and noted in the ledger: {game.genesis.name} goes on from here.")
        return None
    return finding


def _compared(path: str, game: GameFile, old: GameFile | None, last: Entry) -> Finding | None:
    if old and game.continues(old):
        return None
    records = game.all_records()
    if game.index >= last.number and records[last.number].head == last.value:
        return None
    place = fork_place(records, old.all_records()) if old else None
    if place is None and game.index >= last.number:
        place = last.number
    seen = f"record {last.number}, head {format_head(last.value)}"
    if place is None:
        return Finding("rollback", f"ROLLBACK: it is older than what was seen here ({seen})")
    what = f"FORK: record {place} is another one than was seen here ({seen})"
    said, evidence = _evidence(path, game, old, place) if old else ("", ())
    return Finding("fork", f"{what}{said}", evidence)


def _not_own(game: GameFile, judged: int) -> Finding | None:
    """Find orders with the user's signature for a moment for which this computer signed others."""
    known = [one for one in ledger().entries(game.genesis.game_id) if one.kind == ORDERS]
    signed: dict[str, set[str]] = {}
    for entry in known:
        signed.setdefault(entry.base, set()).add(entry.value)
    keys = {entry.key for entry in known}
    mine = {
        id_ for id_, public in game.genesis.identities.items()
        if sha256(public.blob).hexdigest() in keys
    }  # fmt: skip
    for record in game.all_records()[judged + 1 :] if mine else ():
        for text in record.orders:
            table = json.loads(text)
            values = signed.get(table["signed"]["base"])
            if table["player"] not in mine or values is None:
                continue
            if orders_hash(text.encode()).hex() not in values:
                what = (
                    f"record {record.index} holds orders with {table['player']}'s signature that "
                    "were not signed on this computer, which signed others: the key is stolen, or "
                    "used on two computers"
                )
                return Finding("own", what)
    return None


def _evidence(path: str, game: GameFile, old: GameFile, place: int) -> tuple[str, tuple[str, ...]]:
    """Write both signatures of whoever signed twice: a clause on it, and the names of the files."""
    found = exhibits(game.genesis, game.all_records(), old.all_records())
    if not found:
        return "", ()
    who = " and ".join(dict.fromkeys(exhibit.who for exhibit in found))
    try:
        names = tuple(_exhibited(path, game, place, found))
    except UnavailableError as error:
        return f"; {who} signed two things for one slot, but of the evidence {error}", ()
    return f"; {who} signed two things for one slot, see {os.path.dirname(names[0])}", names


def _exhibited(path: str, game: GameFile, place: int, found: Sequence[Exhibit]) -> Iterator[str]:
    if not found:
        return
    stem = f"{file_stem(game.genesis.name)}-evidence-{place:03d}-{game.head.hex()[:8]}"
    folder = os.path.join(os.path.dirname(path), stem)
    files.make_folder(folder)
    for exhibit in found:
        row = exhibit_files(exhibit)
        commands = "".join(f"{exhibit_command(exhibit, number)}\n" for number in (1, 2))
        row.append((f"{exhibit.who}-{exhibit.what}.txt", commands.encode()))
        files.write_row([(os.path.join(folder, name), content) for name, content in row])
        yield from (os.path.join(folder, name) for name, _ in row)


def accused(path: str, game: GameFile, signed: Sequence[tuple[str, str]]) -> str:
    """
    Say who signed other orders than those that the newest file holds for the same slot.

    `signed` are orders for the next record of `game`, with signatures. The evidence is written.
    """
    known = _kept(game)
    records = known.all_records() if known else []
    place = game.index + 1
    if len(records) <= place:
        return ""
    found = double_orders(game.genesis, records, place, dict(signed))
    names = list(_exhibited(path, game, place, found))
    if not names:
        return ""
    who = " and ".join(exhibit.who for exhibit in found)
    return f". {who} signed two orders for one slot, see {os.path.dirname(names[0])}"


# ── remembering ──────────────────────────────────────────────────────────────────────────────────


def _kept(game: GameFile) -> GameFile | None:
    """Return the newest verified file of this game, if it is still the one the ledger names."""
    path = _kept_path(game)
    last = newest(ledger().entries(game.genesis.game_id), game.genesis.game_id.hex())
    if last is None or not files.exists(path):
        return None
    data = files.read(path, files.GAME_LIMIT)
    try:
        old = open_game(data)
    except ContentError:
        return None
    return old if (old.index, old.last.head) == (last.number, last.value) else None


def _try_remember(game: GameFile, data: bytes, notice: Notice) -> None:
    """Remember a file; whoever only reads may do so where nothing can be written."""
    try:
        _remember(game, data, HEAD)
    except UnavailableError as error:
        notice(f"what was seen of {game.genesis.name} could not be noted: {error}")


def _remember(game: GameFile, data: bytes, kind: str) -> None:
    path = _kept_path(game)
    files.make_folder(os.path.dirname(path), private=True)
    game_id = game.genesis.game_id.hex()
    ledger().note(Entry(kind, game_id, NONE, NONE, game.index, game.head.hex()))
    files.replace(path, data)


def _kept_path(game: GameFile) -> str:
    return os.path.join(home.folder(), SEEN, f"{game.genesis.game_id.hex()}.toml")
