"""
Dealing: the dice of records in which cards lie face down, and what the host adds to them.

Rule 1. `private`: a card is drawn by the seed of the record and a key that its owner promised in the
        orders before that seed existed. Nobody else knows it, and nobody could choose it.
Rule 2. `dealer`: the order of a pile follows from the host's secret, fixed in the genesis, and the
        seed of the record that lays it. The host chooses nothing, and knows everything.
Rule 3. Whoever has a card face down in hand after a record, and had it not before, gets a letter.
Rule 4. Nothing follows the record that reveals the secret.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import attrs

from pbem.engine.decisions.decision import silent_witnesses
from pbem.engine.file.dealt import Dealt, Deck, deck_in
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record
from pbem.engine.hands.deal_secrets import Dealer, dealer_of
from pbem.engine.hands.tokens import (
    DEALER,
    PRIVATE,
    dealt_token,
    number_of,
    private_token,
    salt_of,
)
from pbem.engine.resolution import AnyTable
from pbem.engine.ruleset import Data, Veils
from pbem.errors import ContentError
from pbem.trust.dice import Dice
from pbem.trust.hashes import deck_card, deck_seed
from pbem.trust.signers import Signer

Hands = Mapping[str, Sequence[str]]
_HOST_ONLY = "cards are to be dealt in this record, which only the host can do"


def hands_in(table: AnyTable, state: Any) -> dict[str, tuple[str, ...]]:
    """Tell which tokens lie in which hands."""
    if not isinstance(table, Veils):
        raise ContentError("the rule set of this game knows no cards face down")
    return {seat: tuple(tokens) for seat, tokens in table.veiled(state).items()}


def size_of_deck(table: AnyTable) -> int:
    """Tell how many cards the deck of a game has."""
    return table.deck_size if isinstance(table, Veils) else 0


def letters_due(before: Hands, after: Hands, fresh: Collection[str]) -> list[tuple[str, str]]:
    """
    Tell which (seat, token) need a letter after a record, in the order of the tokens' numbers.

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
    """Tell which seats have another key for letters than before."""
    if before is after:
        return ()
    old = {player.id: player.hand for player in before.players}
    return tuple(player.id for player in after.players if player.hand != old[player.id])


# ── private ──────────────────────────────────────────────────────────────────────────────────────


class PrivateDice(Dice):
    """
    The dice of a record in which its authors may draw unseen.

    `place` is the index of the record that the orders answer, plus one; `promises` are the
    commitments of the authors (hex).
    """

    __slots__ = ("_place", "_promises", "_seed")

    def __init__(self, seed: bytes, place: int, promises: Mapping[str, str]) -> None:
        super().__init__(seed)
        self._seed, self._place = seed, place
        self._promises = dict(promises)

    def unseen(self, seat: str, cards: int) -> str:
        """Draw the one card of a seat; a second one would be opened by the same key (trust B7)."""
        del cards  # the token is opened with the size of the deck
        if seat not in self._promises:
            raise ValueError(f"{seat} has promised no key for a (second) card in this record")
        return private_token(self._place, self._seed, self._promises.pop(seat))


def private_dice(orders: Sequence[str], seed: bytes, place: int) -> PrivateDice:
    """Make the dice of a record that holds these orders (canonical texts)."""
    documents = [json.loads(text) for text in orders]
    promises = {one["player"]: one["signed"]["card"] for one in documents}
    return PrivateDice(seed, place, promises)


def require_first_pile(tokens: Sequence[str]) -> None:
    """Raise ValueError for a second pile in one record: two piles would lie in the same order."""
    if tokens:
        raise ValueError("a record lays one pile face down, not two")


# ── dealer ───────────────────────────────────────────────────────────────────────────────────────


class DealingDice(Dice):
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
        Dice(deck_seed(self._secret, self._seed)).stream("deck").shuffle(order)
        self.tokens = tuple(
            dealt_token(number, deck_card(salt_of(self._secret, self._seed, number), card))
            for number, card in enumerate(order, self._laid)
        )
        return self.tokens


class DealtByOthers(Dice):
    """The dice of somebody who is not the host of a dealer game, and plays a record."""

    def veil(self, cards: Sequence[int]) -> tuple[str, ...]:
        """Refuse: it takes the secret."""
        del cards
        raise ContentError(_HOST_ONLY)


@attrs.define(repr=False)
class Deal:
    """
    What is dealt while one record is played, by whoever plays it.

    `silent` is how many witnesses were passed over for it. In a dealer game without its `dealer`
    only such records can be played in which nothing is to be dealt.
    """

    genesis: Genesis
    table: AnyTable
    index: int
    silent: int
    deck: Deck
    before: Hands
    dealer: Dealer | None
    dice: DealingDice | DealtByOthers | PrivateDice | None = None

    @classmethod
    def of(
        cls,
        genesis: Genesis,
        table: AnyTable,
        before: Any,
        file: GameFile | None,
        sealer: Signer | None,
    ) -> "Deal":
        """
        Stand before the next record of a game (without a `file`: record 0).

        The host deals when he is the sealer. Raises ContentError where his key is not the one that
        promised the deck, and after the deck was revealed.
        """
        dealer = dealer_of(genesis, file, sealer) if genesis.cards == DEALER else None
        deck = deck_in(file.state) if file and genesis.cards == DEALER else Deck()
        require_closed(deck)
        index, silent = (file.index + 1, len(silent_witnesses(file))) if file else (0, 0)
        return cls(genesis, table, index, silent, deck, hands_in(table, before), dealer)

    def throw(self, orders: Sequence[str], seed: bytes) -> Dice:
        """Make the dice of a record with these orders (canonical texts)."""
        if self.genesis.cards == PRIVATE:
            self.dice = private_dice(orders, seed, self.index - self.silent)
        elif self.dealer:
            self.dice = DealingDice(seed, self.dealer.secret, self.deck.laid)
            seeds = {**self.dealer.seeds, self.deck.laid: seed}
            self.dealer = attrs.evolve(self.dealer, seeds=seeds)
        else:
            self.dice = DealtByOthers(seed)
        return self.dice

    def finish(self, draft: Record, after: Any, genesis: Genesis, *, over: bool) -> Record:
        """
        Add to a record what it has to hold: tokens, letters, and at the end of play the secret.

        `genesis` has the people who play after it. Raises ContentError where only the host can tell.
        """
        if self.genesis.cards == PRIVATE:
            return draft
        fresh = newly_keyed(self.genesis, genesis)
        due = letters_due(self.before, hands_in(self.table, after), fresh)
        if self.dealer is None:
            if due:
                raise ContentError(_HOST_ONLY)
            return draft
        veiled = self.dice.tokens if isinstance(self.dice, DealingDice) else ()
        sealed = self.dealer.letters(genesis, due, size_of_deck(self.table))
        secret = self.dealer.secret.hex() if over and not draft.admin else ""
        dealt = Dealt(veiled, sealed, secret)
        return draft._replace(dealt=dealt) if dealt != Dealt() else draft

    def deck_after(self, record: Record, revealed: str = "") -> Data | None:
        """
        Return `[state.dealt]` after a record; None where no host deals.

        `revealed` is the secret that an administrative record reveals.
        """
        if self.genesis.cards == PRIVATE:
            return None
        deck = self.deck.after(record.dealt)
        return deck._replace(secret=revealed or deck.secret).to_data()


def require_closed(deck: Deck) -> None:
    """Raise ContentError once the deck lies open: what is played then would be no game."""
    if deck.secret:
        raise ContentError("the deck of this game is revealed; nothing can follow")
