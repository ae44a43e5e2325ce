"""
The hall: how the games of a host ended, after how long, and with what luck, a line each.

A player is named there, with their luck, only after a `hall yes` of their own; the luck is counted once, when a game
is over.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from pbem.engine.file.phrases import counted, listed, spoken_clock
from pbem.engine.foresight.luck import IN_ALL, count_luck
from pbem.engine.proof.playback import replay
from pbem.errors import PbemError
from pbem.host.games.hosted_game import HostedGame
from pbem.local import files, registry

NAME = "hall.txt"
"""What it is called in the folder for pages."""
_LUCK = "luck.json"


def hall_line(game: HostedGame) -> str:
    """Return what the hall says of a game: who won, when, against whom, with what luck; "" while it goes on."""
    if game.game.awaited is not None:
        return ""
    genesis, table = game.genesis, game.game.table
    named = (*game.folder.in_hall(), *genesis.bots)
    names = {one.id: one.name for one in genesis.players if one.id in named}
    won = table.winners(game.game.state) if not genesis.ended else ()
    who = _people(won or genesis.seat_ids, names, "player")
    others = _people([seat for seat in genesis.seat_ids if seat not in won], names, "other") if won else ""
    how = f"{who} won" if won else f"{who} {'agreed to a draw' if genesis.ended else 'played to the end'}"
    when = spoken_clock(table.clock(game.game.state)._replace(part=1))
    against = f", against {others}" if others else ""
    said = [f"{genesis.name} ({genesis.ruleset[0]}): {how} in {when}{against}."]
    if lucky := [f"{names[seat]} {said}" for seat, said in _luck(game).items() if seat in names]:
        said.append(f"Luck: {', '.join(lucky)}.")
    return " ".join(said)


def _people(seats: Sequence[str], names: Mapping[str, str], noun: str) -> str:
    """Return players as the hall names them: "Anna, Bob and 2 more", "1 player"."""
    known = [names[seat] for seat in seats if seat in names]
    left = len(seats) - len(known)
    return listed([*known, *([f"{left} more" if known else counted(left, noun)] if left else [])])


def hall_lines(games: Iterator[HostedGame]) -> list[str]:
    """Return the lines of all games that are over."""
    return [line for game in games if (line := hall_line(game))]


def enter_hall(game: HostedGame, seats: Sequence[str], *, named: bool) -> None:
    """Let seats be named in the hall, or no longer; what is published is made anew."""
    game.folder.note_in_hall(seats, named=named)
    game.folder.forget_published()


def _luck(game: HostedGame) -> dict[str, str]:
    """Return what the dice did for each seat, counted when it is first asked for; nothing where nobody can tell."""
    path, head = game.folder.inside(_LUCK), game.game.file.head.hex()
    with suppress(ValueError, KeyError, TypeError):
        known: Any = json.loads(files.read(path, files.ORDERS_LIMIT)) if files.exists(path) else {}
        if known["head"] == head:
            return {str(seat): str(said) for seat, said in known["luck"].items()}
    foresight = game.game.table.foresight
    measure = foresight.measure()
    found: dict[str, str] = {}
    if measure is not None:
        with suppress(PbemError, LookupError):
            luck = count_luck(foresight, game.genesis.seat_ids, replay(game.data, registry.load))
            role = IN_ALL if measure.answering else measure.acting
            rows = {row.seat: row.figures for row in luck.players if row.role == role}
            found = {
                seat: f"{row.own} {measure.own} ({round(row.own_expected * 10) / 10:.1f} expected)"
                for seat, row in rows.items()
            }
    files.replace(path, json.dumps({"head": head, "luck": found}).encode())
    return found
