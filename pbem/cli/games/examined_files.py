"""
Game files proved for `pbem verify`, one after the other or by several processes.

What was found about a file is plain data. Files of one game stay together, in the order given: what was
seen of one counts for the next. So any number of processes finds the same.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from pbem.cli.say import console, verdicts
from pbem.engine.file.game_reader import open_game
from pbem.engine.modes.modes import MODES
from pbem.engine.proof import audit
from pbem.engine.proof.audit import Verdict, compare
from pbem.engine.proof.signatures import Fault
from pbem.errors import ContentError
from pbem.local import game_files, known_games, registry, sound_keys
from pbem.local.game_files import what_it_is_instead
from pbem.local.home import Notify
from pbem.record import value

if TYPE_CHECKING:
    from pbem.cli.orders.host_receipts import ReceiptsAtHand


@value
class Against:
    """What files are held against: an older one, and receipts of the host with orders."""

    older: bytes | None = None
    receipts: "ReceiptsAtHand | None" = None


@value
class _OneGame:
    """The files of one game, to be proved in this order; `places` is where they stood in the command."""

    places: tuple[int, ...]
    paths: tuple[str, ...]
    against: Against
    full: bool


def examine_all(
    paths: Sequence[str], against: Against, jobs: int | None, *, full: bool, accept: bool
) -> list[dict[str, Any]]:
    """
    Examine files in so many processes, None for this one; the results are in the order of `paths`.

    Raises UnavailableError where a file cannot be read.
    """
    if jobs is None or accept:
        notify = console.note if accept else console.warn
        return [examine(path, against, notify, full=full, accept=accept) for path in paths]
    from pbem.local.crew import Lost, crew  # late: half as slow to import as everything else together

    found: dict[int, dict[str, Any]] = {}
    with crew(min(jobs, len(paths))) as workers:
        games = [_OneGame(tuple(files), tuple(files.values()), against, full) for files in _by_game(paths)]
        all_results = zip(games, workers.results(_examine_game, games), strict=True)
        for game, results in console.with_progress(f"verifying {len(games)} games", len(games), all_results):
            entries, remarks = _unproved(game, results.why) if isinstance(results, Lost) else results
            for remark in remarks:
                console.warn(remark)
            found.update(zip(game.places, entries, strict=True))
    return [found[place] for place in range(len(paths))]


def _by_game(paths: Sequence[str]) -> Iterator[dict[int, str]]:
    """Yield the files of each game by their places; what is no game file is alone."""
    games: dict[object, dict[int, str]] = {}
    for place, path in enumerate(paths):
        data = game_files.read_game(path)
        try:
            key: object = open_game(data).genesis.game_id
        except ContentError:
            key = place
        games.setdefault(key, {})[place] = path
    yield from games.values()


def _unproved(game: _OneGame, why: str) -> tuple[list[dict[str, Any]], list[str]]:
    """Return what is said of a game that no process survives."""
    fault = Fault("unsupported", None, f"nothing can be said of this game: {why}")
    return [_entry(path, Verdict(fault)) for path in game.paths], []


def _examine_game(game: _OneGame) -> tuple[list[dict[str, Any]], list[str]]:
    """What each process does: return what was found, and what is worth a warning."""
    if game.full:
        sound_keys.prove_again()
    remarks: list[str] = []
    examined = [examine(path, game.against, remarks.append, full=game.full, shown=False) for path in game.paths]
    return examined, remarks


def examine(
    path: str, against: Against, notify: Notify, *, full: bool, accept: bool = False, shown: bool = True
) -> dict[str, Any]:
    """Examine one file; the result is plain data, `verdict` in sentences."""
    data = game_files.read_game(path)
    # An estimate is enough to show progress; for files that pbem wrote it is exact.
    records = data.count(b"\n[[history]]")
    with console.counting(f"verifying {path}", records, shown=shown) as counter:
        verdict, finding = known_games.audit(path, data, counter, full=full, accept=accept, notify=notify)
    entry = _entry(path, verdict)
    if verdict.fault and verdict.fault.kind == "file":
        entry["verdict"] += _hint(path, data)
    if finding:
        entry["ledger"] = {"kind": finding.kind, "what": finding.what, "evidence": list(finding.evidence)}
        # An open game is fair only among friends: everybody can try turns out.
        entry["ok"] = is_among_friends(verdict.mode)
        entry["verdict"].append(disagreement(entry))
    if entry["ok"]:
        _hold_against(entry, path, data, against)
    return entry


def _hold_against(entry: dict[str, Any], path: str, data: bytes, against: Against) -> None:
    """Compare a sound file with what it is held against."""
    if against.older is not None:
        _add_continuation(entry, data, against.older)
        if entry["against"] and entry["against"]["fork"] is not None:
            fork = entry["against"]["fork"]
            entry["verdict"].append(_parting(path, data, against.older, fork))
    if against.receipts is None:
        return
    from pbem.cli.orders.host_receipts import described  # late: it reads mails, and each process would wait for that

    for given in against.receipts.receipts:
        good, said, evidence = described(path, data, given, against.receipts.orders)
        entry["ok"] = entry["ok"] and good
        entry["verdict"].append(said)
        entry["receipts"].append({"file": given.name, "ok": good, "what": said, "evidence": list(evidence)})


def is_among_friends(mode: str) -> bool:
    """Say whether nobody witnesses the dice; of a file that cannot be read nobody knows."""
    return mode in MODES and not MODES[mode].witnessed


def _hint(path: str, data: bytes) -> list[str]:
    hint = what_it_is_instead(path, data)
    return [f"{hint[0].upper()}{hint[1:]}."] if hint else []


def disagreement(entry: dict[str, Any]) -> str:
    """Return the sentence on how a file disagrees with what was seen here."""
    return f"{'But note' if is_among_friends(entry['mode']) else 'NO'}: {entry['ledger']['what']}."


def _entry(path: str, verdict: Verdict) -> dict[str, Any]:
    fault = verdict.fault
    return {
        "file": path,
        "ok": verdict.ok,
        "verdict": verdicts.describe(verdict),
        "game": verdict.name,
        "mode": verdict.mode,
        "game_id": verdict.game_id.hex(),
        "head": verdict.head.hex(),
        "records": verdict.records,
        "signatures": verdict.signatures,
        "proofs": verdict.proofs,
        "unsigned": list(verdict.unsigned),
        "bots": dict(verdict.bots),
        "admin": [list(notice) for notice in verdict.admin],
        "sealed_by": verdict.sealed_by,
        "deck": verdict.deck or None,
        "fault": fault
        and {
            "kind": fault.kind,
            "record": fault.record,
            "what": fault.what,
            "signer": fault.signer,
        },
        "ledger": None,
        "against": None,
        "receipts": [],
    }


def _add_continuation(entry: dict[str, Any], data: bytes, older: bytes) -> None:
    try:
        how = compare(data, older)
    except ContentError as error:
        entry.update(ok=False, verdict=[*entry["verdict"], f"NO: the older file: {error}."])
        return
    entry["against"] = {
        "relation": how.relation,
        "records": how.records,
        "fork": how.fork,
        "authors": list(how.authors),
    }
    entry["ok"] = how.relation in ("same", "continues")
    entry["verdict"].append(verdicts.describe_continuation(how))


def _parting(path: str, data: bytes, older: bytes, place: int) -> str:
    """Say who signed what where the two files part; this one is sound."""
    fault = audit.verify(older, registry.load).fault
    if fault is not None:
        return f"The older file is not sound, so it is evidence against nobody: {fault.said}."
    game, other = open_game(data), open_game(older)
    said, _ = known_games.parting_of(game, other, place).described(path, game)
    return f"Evidence: {said or 'nobody signed two things there'}."
