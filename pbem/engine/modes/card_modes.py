"""How hands are held, by its name (`cards` in a genesis): the one place where the name becomes a kind of hands."""

from pbem.engine.file.genesis import Genesis
from pbem.engine.modes.face_up import FaceUpHands
from pbem.engine.modes.hands import Hands
from pbem.engine.table.ruleset import DEALER, FACE_UP, PRIVATE


def hands_of(genesis: Genesis) -> Hands:
    """Return how the hands of a game are held."""
    return card_mode(genesis.cards)(genesis)


def card_mode(cards: str) -> type[Hands]:
    """Return the kind of hands with this name."""
    if cards == FACE_UP:
        return FaceUpHands
    # Late: only where hands are hidden.
    from pbem.engine.modes.dealer import DealerHands
    from pbem.engine.modes.private import PrivateHands

    return {DEALER: DealerHands, PRIVATE: PrivateHands}[cards]
