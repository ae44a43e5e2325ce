"""
Who may see which cards: the one place where that is decided.

Rule 1. A card that lies face down is seen by anyone who can open it, and by nobody else.
Rule 2. `private`: the author of the orders that drew it holds the key that was promised in them.
Rule 3. `dealer`: the player who holds it can open the letter with it; the host, who could read all
        letters, is shown nothing by pbem.
Rule 4. `dealer`, when the game is over and the host has revealed the deck: everybody sees all.
Rule 5. Every command that prints hands asks here, with the secret of the user's own key.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.phrases import format_seats, listed
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.modes.dealing import letters_due
from pbem.engine.modes.hands import Sight
from pbem.engine.modes.tokens import hands_in
from pbem.engine.play.game import Game
from pbem.engine.table.resolution import AnyTable


def see(game: Game, seat: str, root: bytes) -> Sight:
    """
    Return which cards the player of a seat can see; `root` is the secret of the player's key.

    With a secret that is not the seat's nothing is seen, except where the deck is revealed.
    """
    if everything := see_revealed(game):
        return everything
    hand = game.table.cards.face_down(game.state).get(seat, ())
    return hands_of(game.file.genesis).see(game.file, game.table, seat, hand, root)


def see_revealed(game: Game) -> Sight | None:
    """Return what everybody sees once the host has revealed the deck; None before that."""
    return hands_of(game.file.genesis).revealed(game.file, game.table)


def looked_at(game: Game, sight: Sight) -> Any:
    """Return the state as somebody with this sight sees it."""
    if not sight.cards:
        return game.state
    return game.table.cards.look(game.state, sight.cards)


# ── Cards that were dealt face down, in words ─────────────────────────────────────────────────────


def describe_dealt(
    genesis: Genesis, table: AnyTable, before: Any, after: Any, known: Mapping[str, int]
) -> Iterator[str]:
    """Say which cards came face down into which hands between two states, a line for each hand."""
    got: dict[str, list[str]] = {}
    for seat, token in letters_due(hands_in(table, before), hands_in(table, after), ()):
        if token in known:
            got.setdefault(seat, []).append(table.cards.name(known[token]))
    for seat, names in got.items():
        yield f"Known now: {format_seats(genesis, [seat])} got {listed(names)}."
