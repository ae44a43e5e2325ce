"""
The cards of a dealer game under audit: what the host dealt, and what stands in its records.

Everything but the order of the piles is proved at every record: that as many cards are laid as the
rules say, that tokens are numbered on, that exactly the letters are there that are due. Once the
host's secret is revealed, every pile is computed anew. What stands in a letter only its reader can
tell; but a letter cannot be changed later, and a card that is used must open the token itself.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from pbem.engine.decisions.decision import DECK, Decision, secret_in
from pbem.engine.file.dealt import Dealt, Deck, deck_in
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Link, Record
from pbem.engine.hands.dealing import (
    DealingDice,
    letters_due,
    newly_keyed,
    require_closed,
    require_first_pile,
)
from pbem.engine.hands.hands import CardAudit
from pbem.engine.hands.tokens import hands_in, number_of
from pbem.engine.resolution import AnyTable
from pbem.engine.ruleset import Data
from pbem.errors import InputError
from pbem.trust.dice import SeededDice
from pbem.trust.hashes import deck_commit


class RecordedDice(SeededDice):
    """The dice of a record of which the tokens are known, but not yet how they were made."""

    __slots__ = ("_laid", "_veiled", "tokens")

    def __init__(self, seed: bytes, record: Record, laid: int) -> None:
        super().__init__(seed)
        self._veiled, self._laid = _dealt(record).veiled, laid
        self.tokens: tuple[str, ...] = ()

    def veil(self, cards: Sequence[int]) -> tuple[str, ...]:
        """Take the tokens of the record; there must be as many as cards, numbered on."""
        require_first_pile(self.tokens)
        numbers = [str(self._laid + place) for place in range(len(cards))]
        if [number_of(token) for token in self._veiled] != numbers:
            what = f"{len(cards)} cards must lie face down, numbered from {self._laid}"
            raise InputError(what)
        self.tokens = self._veiled
        return self.tokens


@attrs.define(repr=False)
class DealerAudit(CardAudit):
    """
    The cards of a dealer game that is played again, record by record.

    `secret` is the host's, if the file reveals it.
    """

    genesis: Genesis
    table: AnyTable
    secret: bytes
    deck: Deck = attrs.field(factory=Deck)
    before: Mapping[str, Sequence[str]] = attrs.Factory(dict)
    laying: DealingDice | RecordedDice | None = None

    def begin(self, state: Any, record: Record) -> None:
        """Look at the hands before a record."""
        del record
        self.laying = None
        self.before = hands_in(self.table, state)
        require_closed(self.deck)

    def dice(self, record: Record, link: Link, silent: Sequence[str]) -> SeededDice:
        """Make the dice of a record with orders."""
        del silent
        if self.secret:
            self.laying = DealingDice(link.seed, self.secret, self.deck.laid)
        else:
            self.laying = RecordedDice(link.seed, record, self.deck.laid)
        return self.laying

    def resume(self, genesis: Genesis, state: Data) -> None:
        """Go on after a record with this [state]. Raises ValueError for one that cannot be."""
        self.genesis, self.deck = genesis, deck_in(state)

    def finish(
        self, record: Record, state: Any, genesis: Genesis, decision: Decision | None, *, over: bool
    ) -> Data | None:
        """Compare what a record holds with what was to be dealt; return `[state.dealt]`."""
        dealt = _dealt(record)
        laid = self.laying.tokens if self.laying else ()
        if dealt.veiled != laid:
            what = "the cards lie in another order than the host's secret makes" if self.secret else (
                f"{len(dealt.veiled)} cards were laid face down, and it must be {len(laid)}")  # fmt: skip
            raise InputError(what)
        due = letters_due(
            self.before, hands_in(self.table, state), newly_keyed(self.genesis, genesis)
        )
        if [number for number, _ in dealt.sealed] != [number_of(token) for _, token in due]:
            what = "there must be a letter for each card that came face down into a hand, no other"
            raise InputError(what)
        self.genesis, self.deck = genesis, self.deck.after(record.dealt)
        self._reveal(decision, dealt.secret, over=over)
        return self.deck.to_data()

    def _reveal(self, decision: Decision | None, secret: str, *, over: bool) -> None:
        if decision and secret:
            raise InputError("a decision reveals the deck in its own text")
        if decision and decision.kind == DECK:
            secret = secret_in(decision)
        if not secret:
            return
        host = self.genesis.founding.host
        if host is None or deck_commit(bytes.fromhex(secret)).hex() != host.deck:
            raise InputError("this is not the secret that the host promised")
        if not over:
            raise InputError("the deck is revealed before the game is over")
        self.deck = self.deck._replace(secret=secret)


def _dealt(record: Record) -> Dealt:
    return record.dealt or Dealt()
