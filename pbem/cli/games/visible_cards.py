"""What the user of this computer can see of cards face down: their own, and in the end all."""

from typing import Any

from pbem.cli.games import key_options
from pbem.cli.say import console
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.modes.hands import BLIND, Sight
from pbem.engine.play.play import Game
from pbem.engine.play.visibility import looked_at, see, see_revealed
from pbem.errors import naming


def sight_of(game: Game) -> Sight:
    """
    Return which cards the user can look at; warns of sealed cards that are not what they must be.

    Where hands are open, or the deck is revealed, no key is asked for.
    """
    if not hands_of(game.file.genesis).hidden:
        return BLIND
    sight = revealed(game) or _own_sight(game)
    for fault in sight.faults:
        console.warn(f"{fault}. Ask the host; if it stays so, the host has cheated or lost the deck")
    return sight


def sight_of_seat(game: Game, seat: str) -> Sight:
    """Return which cards the user can look at as the player of a seat: none with another's key."""
    if not hands_of(game.file.genesis).hidden or own_seat(game)[0] != seat:
        return BLIND
    return sight_of(game)


def revealed(game: Game) -> Sight | None:
    """Return what everybody sees of a deck that the host has revealed; None before that."""
    with naming(game.file.genesis.name):
        return see_revealed(game)


def seen(game: Game) -> Any:
    """Return the state as the user sees it."""
    return looked_at(game, sight_of(game))


def _own_sight(game: Game) -> Sight:
    seat, root = own_seat(game)
    with naming(game.file.genesis.name):
        return see(game, seat, root) if seat else BLIND


def own_seat(game: Game) -> tuple[str, bytes]:
    """Return the seat that is played with the user's key, and the key's secret; "" for nobody's."""
    signer = key_options.existing_signer()
    if signer is None:
        return "", b""
    genesis = game.file.genesis
    mine = (seat for seat in genesis.seat_ids if genesis.identities.get(seat) == signer.public)
    return next(mine, ""), signer.root
