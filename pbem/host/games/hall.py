"""
The hall: how the games of a host ended, after how long, and with what luck, a line each.

A player is named there, with their luck, only after a `hall yes` of their own; the luck is counted once, when a game
is over.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

from pbem.engine.file.phrases import format_clock, listed
from pbem.engine.foresight.luck import IN_ALL, count_luck
from pbem.engine.proof.playback import replay
from pbem.errors import PbemError
from pbem.host.games.hosted_game import HostedGame
from pbem.local import files, registry

NAME = "hall.txt"
"""What it is called in the folder for pages."""
_LUCK = "luck.json"
_SOMEBODY = "a player who is not named"


def hall_line(game: HostedGame) -> str:
    """Return what the hall says of a game: who has won, when, and with what luck; "" while it goes on."""
    if game.game.awaited is not None:
        return ""
    genesis, table = game.genesis, game.game.table
    named = game.folder.in_hall()
    names = {one.id: one.name for one in genesis.players if one.id in (*named, *genesis.bots)}
    unnamed = len(genesis.players) - len(names)
    others = [f"{unnamed} more" if names else f"{unnamed} players"] if unnamed else []
    length = f"{format_clock(table.clock(game.game.state))}, {game.index} records"
    lucky = [f"{names[seat]} {said}" for seat, said in _luck(game).items() if seat in names]
    luck = f"; luck: {', '.join(lucky)}" if lucky else ""
    who = listed([*names.values(), *others])
    return f"{genesis.name} ({genesis.ruleset[0]}; {who}): {_ending(game, names)}; {length}{luck}"


def hall_lines(games: Iterator[HostedGame]) -> list[str]:
    """Return the lines of all games that are over."""
    return [line for game in games if (line := hall_line(game))]


def enter_hall(game: HostedGame, seats: Sequence[str], *, named: bool) -> None:
    """Let seats be named in the hall, or no longer; what is published is made anew."""
    others = [seat for seat in game.folder.in_hall() if seat not in seats]
    game.folder.note_in_hall([*others, *(seats if named else ())])
    game.folder.forget_published()


def _ending(game: HostedGame, names: dict[str, str]) -> str:
    if game.genesis.ended:
        return "all agreed to a draw"
    won = game.game.table.winners(game.game.state)
    if not won:
        return "it is over"
    return f"{listed([names.get(seat, _SOMEBODY) for seat in won])} {'has' if len(won) == 1 else 'have'} won"


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
            rows = {row.seat: row.figures for row in luck.players if row.role == IN_ALL}
            found = {
                seat: f"{row.own} {measure.own} ({round(row.own_expected * 10) / 10:.1f} expected)"
                for seat, row in rows.items()
            }
    files.replace(path, json.dumps({"head": head, "luck": found}).encode())
    return found
