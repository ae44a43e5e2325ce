"""
What this computer remembers of games: the ledger, and beside it the newest verified file of each.

Nothing is signed for a game whose history differs from the one that was seen here, or is older. A
history is audited only as far as it is new.
"""

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Literal

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.game_reader import open_game
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record
from pbem.engine.file.phrases import format_head
from pbem.engine.play.play import Applied
from pbem.engine.proof.audit import Progress, Watch, verify
from pbem.engine.proof.forks import fork_place
from pbem.engine.proof.verdict import Verdict
from pbem.errors import ConflictError, ContentError, UnavailableError
from pbem.local import checkpoints, registry
from pbem.local.evidence import Parting, parting
from pbem.local.home import Notify, keep_quiet
from pbem.local.ledger_lines import ACCEPTED, HEAD, ORDERS, LedgerLine, newest
from pbem.local.seen_files import ledger, remember, remembered
from pbem.local.shell import format_command
from pbem.record import value
from pbem.trust.hashes import orders_hash

_QUICKLY_PROVED = 50
_WENT_BACK = "nobody is to blame, because you agreed to go back from one of the two"


@value
class Mismatch:
    """
    How a file disagrees with what was seen here.

    `kind` is "rollback" (an older file of the same history), "fork", or "own" (orders that the
    user's key signed somewhere else); `what` says it in a sentence. `evidence` names the files
    that were written to prove it.
    """

    kind: Literal["rollback", "fork", "own"]
    what: str
    evidence: tuple[str, ...] = ()


def seen_genesis(game_id: str) -> Genesis | None:
    """Return the fixed facts of a game that was verified here; None for any other id."""
    try:
        data = remembered(bytes.fromhex(game_id))
        return open_game(data).genesis if data else None
    except (UnavailableError, ContentError, ValueError):
        return None


def audit(
    path: str,
    data: bytes,
    progress: Progress = lambda _: None,
    *,
    full: bool = False,
    accept: bool = False,
    watch: Watch | None = None,
    notify: Notify = keep_quiet,
) -> tuple[Verdict, Mismatch | None]:
    """
    Audit a game file as far as it is new here, and compare it with what was seen.

    `watch` is given every turn that was played again. A sound file that goes on from what was seen
    is remembered; with `accept` so is any other sound one. Raises UnavailableError when the ledger
    cannot be used.
    """
    try:
        game = open_game(data)
    except ContentError:
        return verify(data, registry.load, None, progress, watch), None
    known = kept(game, notify)
    gathered = checkpoints.Gathered()
    verdict = verify(data, registry.load, None if full else known, progress, watch, gathered)
    if not verdict.ok:
        return verdict, None
    checkpoints.keep(game, gathered.states)
    return verdict, _compare(path, data, game, known, notify, accept=accept)


def prove_history(game: GameFile, data: bytes, notify: Notify = keep_quiet) -> int:
    """
    Return of how many records of a file, from the first on, nothing is known here; what is quickly proved is.

    Nothing is remembered by it. Raises ContentError for a file that is not sound.
    """
    known = kept(game, notify)
    if known is not None and known.continues(game):
        return 0
    goes_on = known is not None and game.continues(known)
    missing = game.index - known.index if known and goes_on else game.index + 1
    if missing > _QUICKLY_PROVED:
        return missing
    if fault := verify(data, registry.load, known).fault:
        raise ContentError(f"it is not sound: {fault.said}")
    return 0


def require_newest(path: str, data: bytes, *, again: bool = False, notify: Notify = keep_quiet) -> bool:
    """
    Raise ConflictError unless the file is sound and the newest history that was seen here.

    With `again` an older file of the same history passes, and True is returned: what was done with
    it before may be done exactly so once more.
    """
    verdict, mismatch = audit(path, data, notify=notify)
    if verdict.fault:
        raise ConflictError(
            f"{path} is not sound, so nothing is signed: {verdict.fault.said}. See {format_command('verify', path)}"
        )
    if again and mismatch and mismatch.kind == "rollback":
        return True
    if mismatch:
        accept = format_command("verify", path, "--accept-rollback")
        raise ConflictError(
            f"{path}: {mismatch.what}. Nothing was signed. If all players agree to go on from this file: {accept}"
        )
    return False


def last_seen(game: GameFile) -> LedgerLine | None:
    """Return the line of the ledger with the head last seen of a game; None if there is none."""
    return newest(ledger().entries(game.genesis.game_id))


def remember_own(applied: Applied, notify: Notify = keep_quiet) -> None:
    """Remember a record that was made here."""
    game = applied.game.file
    last = last_seen(game)
    # Where the ledger knows it, the file may be missing: this computer was stopped between the two.
    if last is None or game.index > last.number or last.value == game.head.hex():
        _try_remember(game, applied.data, notify)


# ── comparing ────────────────────────────────────────────────────────────────────────────────────


def _compare(
    path: str, data: bytes, game: GameFile, known: GameFile | None, notify: Notify, *, accept: bool
) -> Mismatch | None:
    """Compare a sound file with what was seen, and remember it where it goes on from there."""
    last = last_seen(game)
    mismatch = _other_history(path, game, known, last) if last else None
    mismatch = mismatch or _foreign_orders(game, known.index if known else -1)
    if mismatch is None and (last is None or game.index > last.number or known is None):
        _try_remember(game, data, notify)
    elif mismatch and accept:
        remember(game, data, ACCEPTED)
        notify(f"Accepted, and noted in the ledger: {game.genesis.name} goes on from here.")
        return None
    return mismatch


def _other_history(path: str, game: GameFile, old: GameFile | None, last: LedgerLine) -> Mismatch | None:
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
        return Mismatch("rollback", f"ROLLBACK: it is older than what was seen here ({seen})")
    what = f"FORK: record {place} is not the one that was seen here ({seen})"
    if old is None:
        return Mismatch("fork", what)
    said, names = parting_of(game, old, place, seen=True).described(path, game)
    return Mismatch("fork", f"{what}; {said}" if said else what, names)


def parting_of(game: GameFile, other: GameFile, place: int, *, seen: bool = False) -> Parting:
    """
    Say who signed what where two sound files part; `seen` if the other one was seen here first.

    Nobody is accused where one of the two is the history from which this user went back: then others
    signed anew as well, because all had agreed.
    """
    records, others = game.all_records(), other.all_records()
    lines = ledger().entries(game.genesis.game_id)
    if any(_was_left(lines, branch, place) for branch in (records, others)):
        return Parting(place, (_WENT_BACK,))
    return parting(game.genesis, records, others, place, seen=seen)


def _was_left(lines: Iterable[LedgerLine], records: Sequence[Record], place: int) -> bool:
    """Say whether the user saw this branch, from `place` on, and then accepted to go on elsewhere."""
    heads = {(record.index, record.head) for record in records[place:]}
    followed = False
    for line in lines:
        if line.kind in (HEAD, ACCEPTED) and (line.number, line.value) in heads:
            followed = True
        elif followed and line.kind == ACCEPTED:
            return True
    return False


def _foreign_orders(game: GameFile, judged: int) -> Mismatch | None:
    """
    Find orders with the user's signature that were signed elsewhere.

    They are for a moment for which this computer signed others; records up to `judged` were
    looked at before.
    """
    known = [one for one in ledger().entries(game.genesis.game_id) if one.kind == ORDERS]
    signed: dict[str, set[str]] = {}
    for entry in known:
        signed.setdefault(entry.base, set()).add(entry.value)
    keys = {entry.key for entry in known}
    mine = {id_ for id_, public in game.genesis.identities.items() if sha256(public.blob).hexdigest() in keys}
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
                return Mismatch("own", what)
    return None


# ── remembering ──────────────────────────────────────────────────────────────────────────────────


def kept(game: GameFile, notify: Notify = keep_quiet) -> GameFile | None:
    """Return the newest verified file of this game, if it is still the one the ledger names."""
    try:
        data = remembered(game.genesis.game_id, notify)
        old = open_game(data) if data else None
    except ContentError:
        return None
    last = last_seen(game)
    same = old and last and (old.index, old.last.head) == (last.number, last.value)
    return old if same else None


def _try_remember(game: GameFile, data: bytes, notify: Notify) -> None:
    """Remember a file; someone who only reads may do so where nothing can be written."""
    try:
        remember(game, data, HEAD)
    except UnavailableError as error:
        notify(f"what was seen of {game.genesis.name} could not be noted: {error}")
