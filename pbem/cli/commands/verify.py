"""`pbem verify`: a plain verdict on each game file."""

import sys
from typing import Any

import click

from pbem.cli.orders import host_receipts
from pbem.cli.say import console, facts, verdicts
from pbem.engine.file.game_reader import open_game
from pbem.engine.modes.modes import MODES
from pbem.engine.proof import audit
from pbem.engine.proof.audit import Verdict, compare
from pbem.errors import ContentError
from pbem.local import game_files, known_games, own_signatures, registry, sound_keys
from pbem.local.game_files import what_it_is_instead
from pbem.record import value


@click.command()
@click.argument("games", metavar="GAME...", nargs=-1, required=True)
@facts.json_option
@click.option(
    "--against",
    metavar="FILE",
    multiple=True,
    help="Prove that each file continues this older one, or agrees with this receipt of "
    "the host (a file, or the mail with it), beside which your orders may stand as "
    "well; may be repeated.",
)
@click.option("--full", is_flag=True, help="Prove again what was proved on this computer before.")
@click.option(
    "--accept-rollback",
    "accept",
    is_flag=True,
    help="Go on from an older or different file; your ledger keeps a note of it.",
)
@click.option("--resume", is_flag=True, help="Sign for this game again, after your ledger was restored from a backup.")
def command(
    games: tuple[str, ...], as_json: bool, against: tuple[str, ...], full: bool, accept: bool, resume: bool
) -> None:
    """
    Prove game files: replay what is in them.

    Signatures, order of play, dice and every state are checked; the first thing that is wrong is
    named. What was proved on this computer before is not played again, and a file that is older
    than that, or has another history, is named. The exit code is 1 unless all files are sound.

    \b
    Examples:
      pbem verify world-012.toml
      pbem verify world-*.toml --json
      pbem verify world-012.toml --against world-009.toml
      pbem verify world-012.toml --against confirmed.eml
    """
    if full:
        sound_keys.prove_again()
    older = _read_older(against)
    if (accept or resume) and len(games) > 1:
        option = "--accept-rollback" if accept else "--resume"
        raise click.UsageError(f"{option} takes one file: the one from which you go on.")
    found = [_examine(path, older, full=full, accept=accept) for path in games]
    _forgive_older(found)
    if as_json:
        facts.print_facts("verify", {"files": found})
    else:
        for entry in found:
            console.out(_text(entry))
    if not all(entry["ok"] for entry in found):
        sys.exit(1)
    if resume:
        own_signatures.resume(open_game(game_files.read_game(games[0])))
        console.note("Resumed: you can sign for this game again, from this file on.")
    if not as_json:
        console.next_step("compare the short head with the one that the other players see")


@value
class _Against:
    """What files are held against: an older one, and receipts of the host with orders."""

    older: bytes | None
    receipts: host_receipts.ReceiptsAtHand


def _read_older(paths: tuple[str, ...]) -> _Against:
    data = {path: game_files.read_game(path) for path in paths}
    with_receipts = [path for path in paths if host_receipts.may_hold_receipt(data[path])]
    older = [data[path] for path in paths if path not in with_receipts]
    if len(older) > 1:
        raise click.UsageError("--against takes one older game file; receipts may be several.")
    return _Against(older[0] if older else None, host_receipts.receipts_at_hand(with_receipts))


def _forgive_older(found: list[dict[str, Any]]) -> None:
    """An older file is no rollback where the newest one stands beside it in the same command."""
    newest: dict[str, int] = {}
    for entry in found:
        if entry["ok"] and entry["ledger"] is None:
            newest[entry["game_id"]] = max(entry["records"], newest.get(entry["game_id"], 0))
    for entry in found:
        if entry["ledger"] is None or entry["ledger"]["kind"] != "rollback":
            continue
        if newest.get(entry["game_id"], 0) > entry["records"]:
            entry["verdict"].remove(_disagreement(entry))
            entry["ledger"] = None
            entry["ok"] = entry["fault"] is None


def _examine(path: str, against: _Against, *, full: bool, accept: bool) -> dict[str, Any]:
    """Examine one file; the result is plain data, `verdict` in sentences."""
    data = game_files.read_game(path)
    # An estimate is enough to show progress; for files that pbem wrote it is exact.
    records = data.count(b"\n[[history]]")
    with console.counting(f"verifying {path}", records) as counter:
        notify = console.note if accept else console.warn
        verdict, finding = known_games.audit(path, data, counter, full=full, accept=accept, notify=notify)
    entry = _entry(path, verdict)
    if verdict.fault and verdict.fault.kind == "file":
        entry["verdict"] += _hint(path, data)
    entry["ledger"] = finding and {
        "kind": finding.kind,
        "what": finding.what,
        "evidence": list(finding.evidence),
    }
    if finding:
        # An open game is fair only among friends: everybody can try turns out.
        entry["ok"] = _is_among_friends(verdict.mode)
        entry["verdict"].append(_disagreement(entry))
    entry["against"], entry["receipts"] = None, []
    if entry["ok"]:
        _hold_against(entry, path, data, against)
    return entry


def _hold_against(entry: dict[str, Any], path: str, data: bytes, against: _Against) -> None:
    """Compare a sound file with what it is held against."""
    if against.older is not None:
        _add_continuation(entry, data, against.older)
        if entry["against"] and entry["against"]["fork"] is not None:
            fork = entry["against"]["fork"]
            entry["verdict"].append(_parting(path, data, against.older, fork))
    for given in against.receipts.receipts:
        good, said, evidence = host_receipts.described(path, data, given, against.receipts.orders)
        entry["ok"] = entry["ok"] and good
        entry["verdict"].append(said)
        entry["receipts"].append({"file": given.name, "ok": good, "what": said, "evidence": list(evidence)})


def _is_among_friends(mode: str) -> bool:
    """Say whether nobody witnesses the dice; of a file that cannot be read nobody knows."""
    return mode in MODES and not MODES[mode].witnessed


def _hint(path: str, data: bytes) -> list[str]:
    hint = what_it_is_instead(path, data)
    return [f"{hint[0].upper()}{hint[1:]}."] if hint else []


def _disagreement(entry: dict[str, Any]) -> str:
    """Return the sentence on how a file disagrees with what was seen here."""
    return f"{'But note' if _is_among_friends(entry['mode']) else 'NO'}: {entry['ledger']['what']}."


def _text(entry: dict[str, Any]) -> str:
    first, *others = entry["verdict"]
    if entry["ledger"] and not _is_among_friends(entry["mode"]):
        # What is wrong comes first: people look at the first line.
        wrong = _disagreement(entry)
        others.remove(wrong)
        first, others = wrong, [first.replace("yes.", "By itself it holds.", 1), *others]
    lines = [f"{entry['file']}: {first}", *(f"    {sentence}" for sentence in others)]
    return console.wrapped("\n".join(lines), "    ")


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
        what = f"{fault.where}{fault.what.rstrip('.')}"
        return f"The older file is not sound, so it is evidence against nobody: {what}."
    game, other = open_game(data), open_game(older)
    said, _ = known_games.parting_of(game, other, place).described(path, game)
    return f"Evidence: {said or 'nobody signed two things there'}."
