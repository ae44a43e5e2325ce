"""Who lays cards face down in tests, and alone knows what is on them."""

from collections.abc import Iterable

import attrs

from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.state import State


@attrs.define
class Croupier:
    """Makes tokens, and knows the number of the card of each; nobody else in a scene does."""

    setting: Setting
    known: dict[str, int] = attrs.Factory(dict)

    def hide(self, number: int) -> str:
        """Lay the card with this number face down; its token."""
        made = len(self.known)
        secret = f"{made:064x}"
        dealt = self.setting.cards == "dealer"
        token = f"dealt:{made}:{secret}" if dealt else f"private:{made}:{secret}:{secret[::-1]}"
        self.known[token] = number
        return token

    def card(self, token: str) -> str:
        """Return the id of a card that may lie face down."""
        return self.setting.board.deck[self.known[token]] if token in self.known else token

    def spell(self, card: str) -> str:
        """Write a card as cases do: in brackets where it lies face down."""
        return f"({self.card(card)})" if card in self.known else card

    def find(self, cards: Iterable[str], names: Iterable[str]) -> list[str]:
        """Find the tokens of cards by their ids, each once; "" where there is none."""
        left = [token for token in cards if token in self.known]
        found = []
        for name in names:
            token = next((token for token in left if self.card(token) == name), "")
            left = [one for one in left if one != token]
            found.append(token)
        return found


def lay_cards(setting: Setting, state: State, croupier: Croupier) -> None:
    """Take the cards of hands and discards out of the deck, and turn down what lies face down."""
    deck = dict(enumerate(setting.board.deck))
    for cards in (*state.hands.values(), state.discard):
        for place, card in enumerate(cards):
            number = next(one for one, id_ in deck.items() if id_ == card.strip("()"))
            if card.startswith("("):
                cards[place] = croupier.hide(number)
            if setting.has_pile:
                del deck[number]
    if setting.has_pile:
        state.pile = list(deck.values())
    if setting.cards == "dealer":
        state.pile = [croupier.hide(number) for number in deck]
