"""
What things are called in reports: players by name, cards with their figures, counted nouns.

Everything here only turns ids into words.
"""

from collections.abc import Iterable, Sequence

from pbem.engine.file import phrases
from pbem.engine.table.terms import DEALER, FACE_UP, PRIVATE
from pbem.engine.text.sentences import PlayerWord, player
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import JOKER, NEUTRAL, is_token, open_in, tokens_in

NEUTRAL_ARMY = "the neutral army"

CARDS_HELD = {
    FACE_UP: "all hands lie open",
    DEALER: "hands lie face down; the host, who has no seat, deals one deck and knows every card",
    PRIVATE: "hands lie face down, for the host too; each card is drawn from a whole deck",
}
"""What each way to hold cards means, in one line."""


def listed(words: Iterable[str]) -> str:
    """Return words as a list in a sentence, "A, B and C"; "nothing" for none."""
    return phrases.listed([*words]) or "nothing"


def seat_name(setting: Setting, seat: str) -> PlayerWord:
    """Return an owner for a sentence."""
    return PlayerWord(NEUTRAL_ARMY) if seat == NEUTRAL else player(setting.name_seat(seat))


def owner_label(setting: Setting, seat: str) -> str:
    """Return an owner for a table: the name alone."""
    return NEUTRAL_ARMY if seat == NEUTRAL else setting.name_seat(seat)


def owner_called(setting: Setting, seat: str) -> str:
    """Return an owner for words that speak to a reader as "you": no name may pass for another word."""
    return NEUTRAL_ARMY if seat == NEUTRAL else phrases.called(setting.name_seat(seat))


def capital_letter(text: str) -> str:
    """Return a sentence with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def territory_name(setting: Setting, territory: str) -> str:
    """Return the name of a territory or a continent."""
    return setting.board.names[territory]


def territory_names(setting: Setting, territories: Sequence[str]) -> str:
    """Return a list of territories in a sentence."""
    return listed(territory_name(setting, territory) for territory in territories)


_SELECTORS = {
    "@border": "the border",
    "@neutral": "neutral territories",
    "@vacated": "the vacated territories",
    "@rest": "any territory",
}


def place_name(setting: Setting, word: str) -> str:
    """Return a territory or a selector (`play/selectors.py`) in words."""
    if word in _SELECTORS:
        return _SELECTORS[word]
    return territory_name(setting, word.removeprefix("@"))


def places(setting: Setting, words: Iterable[str]) -> str:
    """Return where something may be, the first choice first: "Siam, else the border"."""
    return ", else ".join(place_name(setting, word) for word in words)


class CardWord(str):
    """A card in a sentence."""

    __slots__ = ()

    def __format__(self, way: str) -> str:
        """Return the card; `shown`: ": Siam (horse)", nothing face down; `one`: with an article."""
        match way:
            case "shown":
                return "" if self == FACE_DOWN else f": {self}"
            case "one" if self == JOKER:
                return f"a {self}"
            case _:
                return str(self)


FACE_DOWN = "a card"


def card_name(setting: Setting, card: str) -> CardWord:
    """Return a card with its figure: "Alaska (cannon)", "joker"; "a card" where it lies face down."""
    if is_token(card):
        return CardWord(FACE_DOWN)
    if card == JOKER:
        return CardWord(JOKER)
    return CardWord(f"{territory_name(setting, card)} ({setting.board.figures[card]})")


def card_words(setting: Setting, cards: Sequence[str]) -> list[str]:
    """Return cards by name, those face down counted: "Alaska (cannon)", "2 cards"."""
    named: list[str] = [card_name(setting, card) for card in open_in(cards)]
    down = len(tokens_in(cards))
    return [*named, phrases.counted(down, "card")] if down else named


def card_names(setting: Setting, cards: Sequence[str]) -> str:
    """Return cards in a sentence, those face down only counted: "Alaska (cannon) and 2 cards"."""
    return listed(card_words(setting, cards))
