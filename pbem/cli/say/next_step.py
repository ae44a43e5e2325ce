"""The last line of a command: what to do next, and to whom to mail what."""

import os

from pbem.cli.say.console import format_command
from pbem.engine.file.phrases import format_seats
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.play.play import Game, needed_witnesses
from pbem.local.turn_files import beside_orders

SEALED, REVEALED = "-sealed.toml", "-revealed.toml"
"""How the files end that are mailed where several decide at once."""

_PLURAL = ("you", "we", "they", "i")


def after_turn(game: Game, path: str) -> str:
    """Say what to do with the game file of a turn just played."""
    genesis = game.file.genesis
    # Nobody mails a game to bots.
    mail = f"mail {path} to all players; " if len(genesis.seat_ids) > len(genesis.bots) + 1 else ""
    return _who_decides(game, path, mail)


def after_start(game: Game, path: str, proof: str) -> str:
    """
    Say what to do with the first file of a game, which all can make of the proofs where no host deals.

    Whoever proved last began at once: until they get this proof, or the file itself, the others cannot.
    """
    if hands_of(game.file.genesis).dealt:
        return after_turn(game, path)
    mail = f"mail {proof} to all players, unless they have it: with it they make this same file; "
    return _who_decides(game, path, mail)


def _who_decides(game: Game, path: str, mail: str) -> str:
    awaited, genesis = game.awaited, game.file.genesis
    if awaited is None:
        return f"{mail}the game is over{and_deck(game, path)}"
    people = genesis.waited_for(awaited.must)
    if not people:
        return f"{mail}bots alone play; this goes on: {format_command('apply', path)}"
    seats, alone = format_seats(genesis, people), len(people) == 1
    # Some names are plural in English, whoever they belong to.
    verb = "writes" if alone and seats.casefold() not in _PLURAL else "write"
    return f"{mail}{seats} {verb} the next orders: {format_command('turn', genesis.name)}"


def after_silence(game: Game, path: str) -> str:
    """Say who makes the dice for the same orders when a witness was passed over."""
    genesis, seats = game.file.genesis, game.awaited.must if game.awaited else ()
    if is_sealed(game):
        reveal = f"{format_command('reveal', path, 'ORDERS')}\u00a0*{SEALED}"
        return (
            f"mail {path} to all players; what is signed and sealed stays good, with one sealed file "
            f"of each player: {reveal}"
        )
    who = format_seats(genesis, needed_witnesses(game, seats))
    play = format_command("apply", path, "ORDERS")
    return (
        f"mail {path} to all players; what {format_seats(genesis, seats)} signed for the turn stays "
        f"valid, and {who} makes the dice: {play}"
    )


def and_deck(game: Game, path: str) -> str:
    """Say who still has to reveal the deck of a game that is over."""
    genesis = game.file.genesis
    if not hands_of(genesis).dealt or genesis.host is None:
        return ""
    from pbem.engine.file.dealt import deck_in  # late: only where a host deals cards

    if deck_in(game.file.state).secret:
        return f", and all cards lie open: {format_command('show', path)}"
    return f", and {genesis.host.name} reveals the deck: {format_command('admin', path, 'deck')}"


def after_orders(game: Game, seat: str, orders: str, path: str) -> str:
    """Say what to do with an order file that is sound."""
    if seat in game.file.genesis.identities:
        return f"sign them: {format_command('sign', path, orders)}"
    return after_signing(game, seat, orders, path)


def after_signing(game: Game, seat: str, orders: str, path: str) -> str:
    """Say what to do with orders that are ready, and to whom they go."""
    play = format_command("apply", path, orders)
    genesis = game.file.genesis
    if witnesses := needed_witnesses(game, [seat]):
        if is_sealed(game):
            return after_sealing(game, seat, orders, path)
        who = format_seats(genesis, witnesses)
        if others_decide(game):
            mailed = f"mail {orders} to {who} alone, because others have still to decide"
            return f"{mailed}; {who} plays them: {play}"
        return f"mail {orders} to all players; {who} makes the dice and plays them: {play}"
    if genesis.waited_for(genesis.seat_ids) == [seat]:
        return f"play them: {play}"
    must = game.awaited.must if game.awaited else ()
    if genesis.waited_for([other for other in must if other != seat]):
        return f"mail {orders} to the player who plays the turn, with the orders of all: {play} ..."
    return f"mail {orders} to the player who plays the turn, or play it yourself: {play}"


def is_sealed(game: Game) -> bool:
    """Say whether several must decide now whose orders are sealed first."""
    from pbem.engine.play.sealed_orders import needs_sealing  # late: seldom needed

    return others_decide(game) and needs_sealing(game)


def after_sealing(game: Game, seat: str, orders: str, path: str) -> str:
    """Say what to mail and what to keep, while orders are sealed."""
    sealed = sealed_path(game, seat, orders)
    reveal = f"{format_command('reveal', path, orders)}\u00a0*{SEALED}"
    return (
        f"mail {os.path.basename(sealed)} to all players, and keep {orders} to yourself until the "
        f"sealed files of everybody are there; then: {reveal}"
    )


def sealed_path(game: Game, seat: str, orders: str) -> str:
    """Return the name of the sealed file beside orders."""
    from pbem.engine.words.template import header  # late: seldom are orders sealed

    return beside_orders(orders, header(game, seat), SEALED)


def after_opening(orders: str, path: str) -> str:
    """Say what to do with sealed orders to which no proof of their author belongs."""
    play = f"{format_command('apply', path, orders)}\u00a0*{REVEALED}"
    return f"mail {orders} to all players; anyone who has everybody's files can play them: {play}"


def after_revealing(revealed: str, path: str) -> str:
    """Say what to do with orders that are opened."""
    play = f"{format_command('apply', path)}\u00a0*{REVEALED}"
    return f"mail {revealed} to all players; anyone who has everybody's files can play them: {play}"


def after_different_seals(path: str, seat: str) -> str:
    """Say how all others go on where one player sealed different orders for different readers."""
    return (
        f"all others pass {seat} over ({format_command('admin', path, 'substitute', seat)}): what is "
        f"signed and sealed stays good, and the dice are new. Then agree on one sealed file of {seat} "
        "and reveal again with the new game file"
    )


def others_decide(game: Game) -> bool:
    """Say whether several must decide at once, so that none should know the others' orders."""
    awaited = game.awaited
    return awaited is not None and len(awaited.must) > 1
