"""The last line of a command: what to do next, and to whom to mail what."""

from pbem.cli.console import spell_command
from pbem.engine.play import Game
from pbem.engine.report import spell_seats


def after_turn(game: Game, path: str) -> str:
    """Say what to do with the game file of a turn just played."""
    awaited = game.awaited
    everybody = "all players"
    if awaited is None:
        return f"mail {path} to {everybody}; the game is over"
    seats = spell_seats(game.file.genesis, awaited.must)
    write = spell_command("orders", path)
    verb = "writes" if len(awaited.must) == 1 else "write"
    return f"mail {path} to {everybody}; {seats} {verb} the next orders: {write}"


def after_orders(game: Game, seat: str, orders: str, path: str) -> str:
    """Say what to do with an order file that is sound."""
    if seat in game.file.genesis.identities:
        return f"sign them: {spell_command('sign', path, orders)}"
    return after_signing(orders, path)


def after_signing(orders: str, path: str) -> str:
    """Say what to do with orders that are ready."""
    play = spell_command("apply", path, orders)
    return f"mail {orders} to whoever resolves the turn, or do it yourself: {play}"
