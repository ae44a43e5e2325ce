"""
Dealing: how the host lays piles face down and sends letters, while a record is played.

Rule 1. The order of a pile follows from the host's secret, fixed in the genesis, and the seed of the
        record that lays it. The host chooses nothing, and knows everything.
Rule 2. A player who has a card face down after a record, and did not have it before, gets a letter.
Rule 3. Nothing follows the record that reveals the secret.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import attrs

from pbem.engine.file.dealt import Dealt, Deck
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record
from pbem.engine.hands.dealer_secret import Dealer
from pbem.engine.hands.hands import Deal
from pbem.engine.hands.tokens import (
    dealt_token,
    hands_in,
    number_of,
    salt_of,
    size_of_deck,
)
from pbem.engine.resolution import AnyTable
from pbem.engine.ruleset import Data
from pbem.errors import InputError
from pbem.trust.dice import SeededDice
from pbem.trust.hashes import deck_card, deck_seed

_HOST_ONLY = "cards are to be dealt in this record, which only the host can do"


def require_closed(deck: Deck) -> None:
    """Raise InputError once the deck lies open: what is played then would be no game."""
    if deck.secret:
        raise InputError("the deck of this game is revealed; nothing can follow")


# ── letters ──────────────────────────────────────────────────────────────────────────────────────


def letters_due(
    before: Mapping[str, Sequence[str]], after: Mapping[str, Sequence[str]], fresh: Collection[str]
) -> list[tuple[str, str]]:
    """
    Return which (seat, token) need a letter after a record, in the order of the tokens' numbers.

    `fresh` are the seats whose keys changed in it: they get letters for all they hold.
    """
    due = [
        (seat, token)
        for seat, tokens in after.items()
        for token in tokens
        if seat in fresh or token not in before.get(seat, ())
    ]
    return sorted(due, key=lambda one: int(number_of(one[1])))


def newly_keyed(before: Genesis, after: Genesis) -> tuple[str, ...]:
    """Return which seats have another key for letters than before."""
    if before is after:
        return ()
    old = {player.id: player.hand for player in before.players}
    return tuple(player.id for player in after.players if player.hand != old[player.id])


# ── dealing ──────────────────────────────────────────────────────────────────────────────────────


class DealingDice(SeededDice):
    """The dice of the host, whose secret makes the pile of a record; its `tokens`, once laid."""

    __slots__ = ("_laid", "_secret", "_seed", "tokens")

    def __init__(self, seed: bytes, secret: bytes, laid: int) -> None:
        super().__init__(seed)
        self._seed, self._secret, self._laid = seed, secret, laid
        self.tokens: tuple[str, ...] = ()

    def veil(self, cards: Sequence[int]) -> tuple[str, ...]:
        """Lay cards face down in the order that secret and seed make; one pile in a record."""
        require_first_pile(self.tokens)
        order = sorted(cards)
        SeededDice(deck_seed(self._secret, self._seed)).stream("deck").shuffle(order)
        self.tokens = tuple(
            dealt_token(number, deck_card(salt_of(self._secret, self._seed, number), card))
            for number, card in enumerate(order, self._laid)
        )
        return self.tokens


class DealtByOthers(SeededDice):
    """The dice of somebody who is not the host of a dealer game, and plays a record."""

    def veil(self, cards: Sequence[int]) -> tuple[str, ...]:
        """Refuse: it takes the secret."""
        del cards
        raise InputError(_HOST_ONLY)


def require_first_pile(tokens: Sequence[str]) -> None:
    """Raise ValueError for a second pile in one record: two piles would lie in the same order."""
    if tokens:
        raise ValueError("a record lays one pile face down, not two")


@attrs.define(repr=False)
class DealerDeal(Deal):
    """
    What the host deals while a record is played.

    Without the `dealer` only such records can be played in which nothing is to be dealt.
    """

    genesis: Genesis
    table: AnyTable
    deck: Deck
    before: Mapping[str, Sequence[str]]
    dealer: Dealer | None
    laying: DealingDice | None = None

    def dice(self, orders: Sequence[str], seed: bytes) -> SeededDice:
        """Make the dice of the record."""
        del orders
        if self.dealer is None:
            return DealtByOthers(seed)
        self.laying = DealingDice(seed, self.dealer.secret, self.deck.laid)
        seeds = {**self.dealer.seeds, self.deck.laid: seed}
        self.dealer = attrs.evolve(self.dealer, seeds=seeds)
        return self.laying

    def finish(self, draft: Record, after: Any, genesis: Genesis, *, over: bool) -> Record:
        """Add tokens, letters and in the end the secret."""
        fresh = newly_keyed(self.genesis, genesis)
        due = letters_due(self.before, hands_in(self.table, after), fresh)
        if self.dealer is None:
            if due:
                raise InputError(_HOST_ONLY)
            return draft
        veiled = self.laying.tokens if self.laying else ()
        sealed = self.dealer.letters(genesis, due, size_of_deck(self.table))
        secret = self.dealer.secret.hex() if over and not draft.admin else ""
        dealt = Dealt(veiled, sealed, secret)
        return draft._replace(dealt=dealt) if dealt != Dealt() else draft

    def deck_after(self, record: Record, revealed: str = "") -> Data | None:
        """Return how far the host has dealt after the record."""
        deck = self.deck.after(record.dealt)
        return deck._replace(secret=revealed or deck.secret).to_data()
