"""
How things are called in reports: players by their names, cards with their figures, counts in words.

Everything here turns ids into words and nothing else.
"""

from collections.abc import Iterable, Sequence

from pbem.rulesets.risk.ground import Ground
from pbem.rulesets.risk.state import JOKER, NEUTRAL

NEUTRAL_ARMY = "the neutral army"


def counted(number: int, one: str, many: str = "") -> str:
    """Return a number with its noun: "1 army", "4 armies", "3 cards"."""
    return f"{number} {one if number == 1 else many or _plural(one)}"


def _plural(one: str) -> str:
    return f"{one[:-1]}ies" if one.endswith("y") else f"{one}s"


def listed(words: Iterable[str]) -> str:
    """Return words as a list in a sentence: "A", "A and B", "A, B and C"."""
    *most, last = list(words) or ["nothing"]
    return f"{', '.join(most)} and {last}" if most else last


def seat_name(ground: Ground, seat: str) -> str:
    """Return what an owner is called."""
    return NEUTRAL_ARMY if seat == NEUTRAL else ground.name_seat(seat)


def capital_letter(text: str) -> str:
    """Return a sentence with a big letter at its beginning."""
    return text[:1].upper() + text[1:]


def territory_name(ground: Ground, territory: str) -> str:
    """Return the name of a territory or a continent."""
    return ground.board.names[territory]


def territory_names(ground: Ground, territories: Sequence[str]) -> str:
    """Return a list of territories in a sentence."""
    return listed(territory_name(ground, territory) for territory in territories)


def card_name(ground: Ground, card: str) -> str:
    """Return a card with its figure: "Alaska (cannon)", "joker"."""
    if card == JOKER:
        return "joker"
    return f"{territory_name(ground, card)} ({ground.board.figures[card]})"


def card_names(ground: Ground, cards: Sequence[str]) -> str:
    """Return cards in a sentence."""
    return listed(card_name(ground, card) for card in cards)
