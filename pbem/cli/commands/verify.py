"""`pbem verify`: a plain verdict on each game file."""

import sys
from typing import Any

import click

from pbem.cli.games.examined_files import Against, disagreement, examine_all, is_among_friends
from pbem.cli.say import console, facts
from pbem.engine.file.game_reader import open_game
from pbem.local import game_files, own_signatures, sound_keys


@click.command()
@click.argument("games", metavar="GAME...", nargs=-1, required=True)
@facts.json_option
@click.option(
    "--against",
    metavar="FILE",
    multiple=True,
    help="Prove that each file continues this older one, or agrees with this receipt from "
    "the host (a file, or a message, which may also hold your orders); may be repeated.",
)
@click.option("--full", is_flag=True, help="Prove again what this computer has proved before.")
@click.option(
    "--accept-rollback",
    "accept",
    is_flag=True,
    help="Go on from an older or different file; your ledger keeps a note of it.",
)
@click.option(
    "--jobs",
    type=click.IntRange(1),
    metavar="N",
    help="Prove this many games at a time, each in a process of its own, with one line for each.",
)
@click.option(
    "--resume",
    is_flag=True,
    help="Let your key sign for this game again, after keys and the list of what you signed came from a backup.",
)
def command(
    games: tuple[str, ...],
    as_json: bool,
    against: tuple[str, ...],
    full: bool,
    accept: bool,
    resume: bool,
    jobs: int | None,
) -> None:
    """
    Prove that everything in a game file follows from orders, dice and rules.

    Signatures, order of play, dice and every position are checked; the first thing that is wrong is
    named. What this computer has proved before is not played again, and a file that is older than
    that, or has another history, is pointed out. The exit code is 1 unless all files are sound.

    \b
    Examples:
      pbem verify world-012.toml
      pbem verify world-*.toml --json
      pbem verify games/*.toml --jobs 4
      pbem verify world-012.toml --against world-009.toml
      pbem verify world-012.toml --against confirmed.eml
    """
    if full:
        sound_keys.prove_again()
    older = _read_older(against)
    if (accept or resume) and len(games) > 1:
        option = "--accept-rollback" if accept else "--resume"
        raise click.UsageError(f"{option} takes one file: the one from which you go on.")
    found = examine_all(games, older, jobs, full=full, accept=accept)
    _forgive_older(found)
    if as_json:
        facts.print_facts("verify", {"files": found})
    else:
        for entry in found:
            console.out(_text(entry, in_a_line=jobs is not None))
    if not all(entry["ok"] for entry in found):
        sys.exit(1)
    if resume:
        own_signatures.resume(open_game(game_files.read_game(games[0])))
        console.note("Resumed: you can sign for this game again, from this file on.")
    if not as_json:
        console.next_step("compare the short head with the one that the other players see")


def _read_older(paths: tuple[str, ...]) -> Against:
    if not paths:
        return Against()
    from pbem.cli.orders import host_receipts  # late: it reads mails

    data = {path: game_files.read_game(path) for path in paths}
    with_receipts = [path for path in paths if host_receipts.may_hold_receipt(data[path])]
    older = [data[path] for path in paths if path not in with_receipts]
    if len(older) > 1:
        raise click.UsageError("--against takes one older game file; receipts may be several.")
    return Against(older[0] if older else None, host_receipts.receipts_at_hand(with_receipts))


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
            entry["verdict"].remove(disagreement(entry))
            entry["ledger"] = None
            entry["ok"] = entry["fault"] is None


def _text(entry: dict[str, Any], *, in_a_line: bool) -> str:
    first, *others = entry["verdict"]
    if in_a_line and not entry["ledger"] and entry["ok"] == (entry["fault"] is None):
        return f"{entry['file']}: {first}"
    if entry["ledger"] and not is_among_friends(entry["mode"]):
        # What is wrong comes first: people look at the first line.
        wrong = disagreement(entry)
        others.remove(wrong)
        first, others = wrong, [first.replace("yes.", "By itself it holds.", 1), *others]
    lines = [f"{entry['file']}: {first}", *(f"    {sentence}" for sentence in others)]
    return console.wrapped("\n".join(lines), "    ")
