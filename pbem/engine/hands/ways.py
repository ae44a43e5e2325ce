"""The ways of holding hands by their names: the one place where a name becomes a way."""

from pbem.engine.file.genesis import Genesis
from pbem.engine.hands.face_up import FaceUpHands
from pbem.engine.hands.hands import Hands
from pbem.engine.ruleset import DEALER, FACE_UP, PRIVATE


def hands_of(genesis: Genesis) -> Hands:
    """Return how the hands of a game are held."""
    return way_of_holding(genesis.cards)(genesis)


def way_of_holding(cards: str) -> type[Hands]:
    """Return the way with this name."""
    if cards == FACE_UP:
        return FaceUpHands
    # Late: only where hands are hidden.
    from pbem.engine.hands.dealer import DealerHands
    from pbem.engine.hands.private import PrivateHands

    return {DEALER: DealerHands, PRIVATE: PrivateHands}[cards]
