"""`pbem host status`: how every game and the spool stand."""

from collections.abc import Iterator
from datetime import datetime

import click

from pbem.cli.games import game_facts
from pbem.cli.host_options import host_option, now_option
from pbem.cli.say import console, facts
from pbem.engine.file.phrases import counted, format_head
from pbem.engine.table.terms import Data
from pbem.errors import ContentError, LogError, SilentError
from pbem.host.deadlines.clock_guard import doubt
from pbem.host.deadlines.host_log import HELD, Log
from pbem.host.deadlines.lost_time import is_paused
from pbem.host.deadlines.moments import format_moment
from pbem.host.deadlines.seat_status import format_statuses
from pbem.host.folder import outbox, refusals, spool
from pbem.host.folder.deputies import read_deputies
from pbem.host.folder.game_folder import LOG, GameFolder
from pbem.host.folder.host_folder import HostFolder, open_host
from pbem.host.folder.log_file import read_file
from pbem.host.folder.silence import current_silence, silent_sentences
from pbem.host.games.accepted_mails import unreached, unreached_sentences
from pbem.host.games.group_decisions import open_decision_lines
from pbem.host.games.hosted_game import HostedGame, open_newest
from pbem.local import files


@click.command()
@host_option
@now_option
@facts.json_option
def status(where: str | None, now: datetime, *, as_json: bool) -> None:
    """
    Show how every game stands, and what mail waits.

    \b
    Example:
      pbem host status
    """
    host = open_host(where)
    standing = list(silent_sentences(current_silence(host)))
    if as_json:
        standing += _print_facts(host, now)
    for line in [] if as_json else [*_spool_lines(host), *(f"  {one}" for one in standing), *_refusal_lines(host)]:
        console.out(console.wrapped(line, "    "))
    for folder in [] if as_json else host.games():
        console.out("")
        lines, unreached_here = _game_lines(host, folder, now)
        standing += unreached_here
        for line in [*lines, *(f"  {one}" for one in unreached_here)]:
            console.out(console.wrapped(line, "    "))
    if standing:
        click.get_current_context().exit(SilentError.exit_code)


def _print_facts(host: HostFolder, now: datetime) -> list[str]:
    """Print how the host stands for programs; return whose time stands."""
    games: list[Data] = []
    standing: list[str] = []
    for folder in host.games():
        lines, unreached_here = _game_lines(host, folder, now)
        standing += unreached_here
        games.append({**_named(host, folder, now), "in_words": [*lines, *unreached_here]})
    facts.print_facts(
        "host status",
        {
            "host": host.settings.name,
            "address": host.settings.address,
            "folder": host.path,
            "mails": _counts(host),
            "silence": list(silent_sentences(current_silence(host))),
            "refusals": list(_refusal_lines(host)),
            "games": games,
        },
    )
    return standing


def _named(host: HostFolder, folder: GameFolder, now: datetime) -> Data:
    try:
        game = open_newest(host, folder, now)
    except ContentError as error:
        return {"fault": str(error)}
    file = game.game.file
    return {**game_facts.of_game(file.genesis, file.index, file.head), "next": game.next}


def _counts(host: HostFolder) -> dict[str, int]:
    return {
        "waiting": len(spool.waiting(host)),
        "in hand": len(spool.begun(host)),
        "to be sent": len(outbox.waiting(host)),
        "refused": len(spool.in_tray(host, "refused")),
        "given up": len(spool.in_tray(host, "bad")),
    }


def _spool_lines(host: HostFolder) -> Iterator[str]:
    yield f"{host.settings.name} <{host.settings.address}>, {host.path}"
    yield "  mails: " + ", ".join(f"{count} {what}" for what, count in _counts(host).items())


def format_here(moment: datetime) -> str:
    """Say a moment in UTC, and as the clock of this computer shows it."""
    local = moment.astimezone()
    return f"{format_moment(moment)}{f' ({local:%a %H:%M} here)' if local.utcoffset() else ''}"


def _refusal_lines(host: HostFolder) -> Iterator[str]:
    for one in refusals.refusals(host):
        yield f"  {one.address} has accepted no mail since {format_here(one.since)}: {one.why}"
    for bounce in refusals.bounces(host):
        yield f"  {bounce.address} refused {counted(bounce.count, 'mail')}: {bounce.why}"


def _game_lines(host: HostFolder, folder: GameFolder, now: datetime) -> tuple[list[str], list[str]]:
    """Say how a game stands, and whose time stands because the mail of the turn was not taken."""
    try:
        game = open_newest(host, folder, now)
        passed_on, deputies = game.open_turn().passed_on, read_deputies(folder)
    except ContentError as error:
        return [str(error)], []
    people = [person.key for _, person in game.genesis.people()]
    log, faults = _read_log(game)
    lines = [
        f"{game.genesis.name}: record {game.index}, head {format_head(game.game.file.head)}",
        f"  next: {game.next}.",
        *(f"  {line}" for line in faults or _seat_lines(game, log)),
        *(f"  {line}" for line in open_decision_lines(game)),
        *(
            f"  {one.person['name']} is the deputy of {game.format_seats([seat])}"
            for seat, one in deputies.items()
            if one.person["key"] not in people
        ),
        *([f"  the orders of {game.format_seats(passed_on)} are with the witness"] if passed_on else []),
    ]
    return lines, [] if faults else list(unreached_sentences(unreached(game, log), now))


def _read_log(game: HostedGame) -> tuple[Log, list[str]]:
    """Return the log of a game, or what is wrong with it."""
    path, empty = game.folder.inside(LOG), Log(game.genesis.game_id.hex())
    try:
        return (read_file(path, game.genesis) if files.exists(path) else empty), []
    except LogError as error:
        return empty, [str(error)]


def _seat_lines(game: HostedGame, log: Log) -> list[str]:
    """Describe how everybody stands, a line each, whether the game is paused, and whether the clock is in doubt."""
    table = game.timetable(log)
    zone = table.rule.zone if table else "UTC"
    lines = format_statuses(game.game, game.seat_statuses(log), zone, game.now)
    held = [one for one in log.of(HELD) if table and one.data.get("base") == table.base]
    waits = game.format_seats([str(one.data["seat"]) for one in held])
    in_doubt = doubt(log)
    return [
        *lines,
        *([f"held: nothing but the orders of {waits} makes it go on, or you"] if held else []),
        *(["paused"] if is_paused(log) else []),
        *([f"{in_doubt.newest.text}"] if in_doubt else []),
    ]
