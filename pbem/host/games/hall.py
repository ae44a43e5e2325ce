"""The hall: how the games of a host ended, and after how long, a line each."""

from collections.abc import Iterator

from pbem.engine.file.phrases import format_clock, format_seats
from pbem.host.games.hosted_game import HostedGame
from pbem.host.mails.turn_letter import ending

NAME = "hall.txt"
"""What it is called in the folder for pages."""


def hall_line(game: HostedGame) -> str:
    """Return what the hall says of a game: who has won, and when; "" while it goes on."""
    if game.game.awaited is not None:
        return ""
    genesis, table = game.genesis, game.game.table
    how = ending(game.game) or "it is over"
    players = format_seats(genesis, genesis.seat_ids)
    length = f"{format_clock(table.clock(game.game.state))}, {game.index} records"
    return f"{genesis.name} ({genesis.ruleset[0]}; {players}): {how}; {length}"


def hall_lines(games: Iterator[HostedGame]) -> list[str]:
    """Return the lines of all games that are over."""
    return [line for game in games if (line := hall_line(game))]
