"""How hands are held, by its name (`cards` in a genesis): the one place where the name becomes a kind of hands."""

from collections.abc import Mapping, Sequence
from typing import Any

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record
from pbem.engine.modes.hands import BLIND, CardAudit, Deal, Hands, Sight
from pbem.engine.table.resolution import AnyTable
from pbem.engine.table.ruleset import read_all_orders
from pbem.engine.table.sheet import Sheet
from pbem.engine.table.terms import DEALER, FACE_UP, PRIVATE
from pbem.trust.signers import Signer


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


class FaceUpHands(Hands):
    """The hands of a game without secrets."""

    name = FACE_UP
    hidden = False

    def read_orders(
        self, table: AnyTable, state: Any, seat: str, sheet: Sheet, known: Mapping[str, int], *, final: bool
    ) -> Any:
        """Let the rule set read the orders; there is nothing to open."""
        return read_all_orders(table, state, seat, sheet)

    def deal(self, table: AnyTable, before: Any, file: GameFile | None, sealer: Signer | None) -> Deal:
        """Deal nothing."""
        return Deal()

    def audit(self, table: AnyTable, records: Sequence[Record]) -> CardAudit:
        """Demand that nothing is dealt."""
        return CardAudit()

    def see(self, file: GameFile, table: AnyTable, seat: str, hand: Sequence[str], root: bytes) -> Sight:
        """See what everybody sees."""
        return BLIND
