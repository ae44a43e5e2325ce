"""The last line of a command: what to do next, and to whom to mail what."""

from pbem.cli.console import spell_command
from pbem.engine.play import Game, needed_witnesses
from pbem.engine.report import spell_seats


def after_turn(game: Game, path: str) -> str:
    """Say what to do with the game file of a turn just played."""
    awaited = game.awaited
    everybody = "all players"
    if awaited is None:
        return f"mail {path} to {everybody}; the game is over"
    seats = spell_seats(game.file.genesis, awaited.must)
    alone = len(awaited.must) == 1
    # Where several decide, a command without a player would only ask for whom.
    write = spell_command("orders", path, *(() if alone else ("--player", awaited.must[0])))
    verb = "writes" if alone else "write"
    return f"mail {path} to {everybody}; {seats} {verb} the next orders: {write}"


def after_orders(game: Game, seat: str, orders: str, path: str) -> str:
    """Say what to do with an order file that is sound."""
    if seat in game.file.genesis.identities:
        return f"sign them: {spell_command('sign', path, orders)}"
    return after_signing(game, seat, orders, path)


def after_signing(game: Game, seat: str, orders: str, path: str) -> str:
    """Say what to do with orders that are ready, and to whom they go."""
    play = spell_command("apply", path, orders)
    genesis = game.file.genesis
    if witnesses := needed_witnesses(game, [seat]):
        who = spell_seats(genesis, witnesses)
        return f"mail {orders} to all players; {who} makes the dice and plays them: {play}"
    return f"mail {orders} to whoever resolves the turn, or do it yourself: {play}"
