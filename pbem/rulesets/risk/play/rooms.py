"""Cards face down, and what a group can decide, as the engine asks for them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from pbem.engine.table.rooms import Cards, Rulings
from pbem.engine.table.terms import Data
from pbem.rulesets.risk.events import Event
from pbem.rulesets.risk.orders import Orders, TurnOrders
from pbem.rulesets.risk.play import administration
from pbem.rulesets.risk.play.corrections import correct
from pbem.rulesets.risk.state import State, tokens_in
from pbem.rulesets.risk.words.phrases import card_name

if TYPE_CHECKING:
    from pbem.rulesets.risk.game import RiskTable


class RiskCards(Cards):
    """The deck of the game, and the hands."""

    table: "RiskTable"

    @property
    def deck_size(self) -> int:
        """Return how many cards the deck has; a card's number is its place in `board.deck`."""
        return len(self.table.setting.board.deck)

    def face_down(self, state: State, /) -> Mapping[str, Sequence[str]]:
        return {seat: tokens_in(hand) for seat, hand in state.hands.items()}

    def look(self, state: State, known: Mapping[str, int], /) -> State:
        return self.table.setting.reveal(state, known)

    def opens(self, orders: Orders, /) -> Sequence[str]:
        return [token for token, _ in orders.opened] if isinstance(orders, TurnOrders) else []

    def name(self, card: int, /) -> str:
        return card_name(self.table.setting, self.table.setting.board.deck[card])


class RiskRulings(Rulings):
    """Giving up, missed turns, corrections."""

    table: "RiskTable"

    def resign(self, state: State, seat: str, /) -> Iterator[Event]:
        return administration.resign(self.table.setting, state, seat)

    def minimal(self, state: State, seat: str, /) -> Data:
        return administration.minimal(self.table.setting, state, seat)

    def correct(self, state: State, corrections: Sequence[Data], /) -> Iterator[Event]:
        return correct(self.table.setting, state, corrections)
