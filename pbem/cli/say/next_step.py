"""
The last line of a command: what to do next, and to whom to mail what.

Who has to do what is asked of `engine/pending`; here it becomes a sentence. Commands in it are for whoever reads
it, and can be typed as they stand.
"""

import os
from collections.abc import Iterable

from pbem.cli.say.console import format_command
from pbem.engine.file.phrases import format_seats
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.pending.papers import papers_of
from pbem.engine.pending.pending import pending
from pbem.engine.pending.value import Act, Home, Pending
from pbem.engine.play.play import Game, needed_witnesses
from pbem.local.turn_files import beside_orders

SEALED, REVEALED = "-sealed.toml", "-revealed.toml"
"""How the files end that are mailed where several decide at once."""

_PLURAL = ("you", "we", "they", "i")


def mailing(path: str, whom: str = "all players") -> str:
    """Say that a file is to be mailed, and what writes that mail."""
    return f"mail {path} to {whom}: {format_command('mail', path)}"


def looking(path: str) -> str:
    """Return the command that says how things stand in the folder of a file."""
    return format_command("status", *filter(None, [os.path.dirname(path)]))


def taken_out(mails: Iterable[str]) -> str:
    """Return what puts that which is in mails into files, in the folder of the mails."""
    paths = list(dict.fromkeys(mails))
    return format_command("read", *paths, "--save", os.path.dirname(paths[0]) or os.curdir)


def after_turn(game: Game, path: str) -> str:
    """Say what to do with the game file of a turn just played."""
    genesis = game.file.genesis
    # Nobody mails a game to bots.
    mail = f"{mailing(path)}; " if len(genesis.seat_ids) > len(genesis.bots) + 1 else ""
    return _who_decides(game, path, mail)


def after_start(game: Game, path: str, proof: str) -> str:
    """
    Say what to do with the first file of a game, which all can make of the proofs where no host deals.

    Whoever proved last began at once: until they get this proof, or the file itself, the others cannot.
    """
    if hands_of(game.file.genesis).dealt:
        return after_turn(game, path)
    mail = f"{mailing(proof)} (unless they have it already; with it they make this same file); "
    return _who_decides(game, path, mail)


def _who_decides(game: Game, path: str, mail: str) -> str:
    found, genesis = pending(game), game.file.genesis
    if found.stage == "over":
        return f"{mail}the game is over{and_deck(game, path)}"
    people = _who(found, "write")
    if not people:
        return f"{mail}bots alone play; this goes on: {format_command('apply', path)}"
    seats, alone = format_seats(genesis, people), len(people) == 1
    # Some names are plural in English, whoever they belong to.
    verb = "writes" if alone and seats.casefold() not in _PLURAL else "write"
    return f"{mail}{seats} {verb} the next orders: {format_command('turn', genesis.name)}"


def _who(found: Pending, act: Act) -> list[str]:
    return [task.person for task in found.owing if task.act == act]


def after_silence(game: Game, path: str) -> str:
    """Say who makes the dice for the same orders when a witness was passed over."""
    genesis, seats = game.file.genesis, game.awaited.must if game.awaited else ()
    if is_sealed(game):
        return f"{mailing(path)}; what is signed and sealed stays good. Who opens what now: {looking(path)}"
    who = format_seats(genesis, needed_witnesses(game, seats))
    return (
        f"{mailing(path)}; what {format_seats(genesis, seats)} signed for the turn stays valid, and {who} "
        f"makes the dice: {looking(path)}"
    )


def and_deck(game: Game, path: str) -> str:
    """Say who still has to reveal the deck of a game that is over."""
    genesis = game.file.genesis
    if not hands_of(genesis).dealt or genesis.host is None:
        return ""
    if not pending(game).owing:
        return f", and all cards lie open: {format_command('show', path)}"
    return f", and {genesis.host.name} reveals the deck: {format_command('admin', path, 'deck')}"


def after_orders(game: Game, seat: str, orders: str, path: str) -> str:
    """Say what to do with an order file that is sound."""
    if seat in game.file.genesis.identities:
        return f"sign them: {format_command('sign', path, orders)}"
    return after_signing(game, seat, orders, path)


def after_signing(game: Game, seat: str, orders: str, path: str) -> str:
    """Say what to do with orders that are ready, and to whom they go."""
    if is_sealed(game) and needed_witnesses(game, [seat]):
        return after_sealing(game, seat, orders, path)
    genesis = game.file.genesis
    found = pending(game, papers_of(game, {seat: {}}), Home((seat,)))
    late, dice = _who(found, "write"), needed_witnesses(game, [seat])
    play = format_command("apply", path, orders)
    if dice:
        who = format_seats(genesis, dice)
        if others_decide(game):
            return f"{mailing(orders, f'{who} alone')}, because others have still to decide; {who} plays them"
        return f"{mailing(orders)}; {who} makes the dice and plays them"
    if not found.of(seat).holds:
        return f"play them: {play}"
    if late:
        return (
            f"{mailing(orders, 'the player who plays the turn')}; it needs the orders of "
            f"{format_seats(genesis, late)} too: {looking(path)}"
        )
    return f"{mailing(orders, 'the player who plays the turn')}, or play it yourself: {play}"


def is_sealed(game: Game) -> bool:
    """Say whether several must decide now whose orders are sealed first."""
    from pbem.engine.play.sealed_orders import needs_sealing  # late: seldom needed

    return others_decide(game) and needs_sealing(game)


def after_sealing(game: Game, seat: str, orders: str, path: str) -> str:
    """Say what to mail and what to keep, while orders are sealed."""
    sealed = sealed_path(game, seat, orders)
    return (
        f"{mailing(sealed)}, and keep {orders} to yourself until the sealed files of everybody are there; "
        f"how to open them then: {looking(path)}"
    )


def sealed_path(game: Game, seat: str, orders: str) -> str:
    """Return the name of the sealed file beside orders."""
    from pbem.engine.words.template import header  # late: seldom are orders sealed

    return beside_orders(orders, header(game, seat), SEALED)


def after_opening(orders: str, path: str) -> str:
    """Say what to do with orders that are open; whoever has those of all can play them."""
    return f"{mailing(orders)}; anyone who has everybody's files can play them: {looking(path)}"


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
