"""
The cards of a game under audit: what was drawn unseen, and what the host dealt.

Of a dealer game everything but the order of the piles is proved at every record: that as many cards
are laid as the rules say, that tokens are numbered on, that exactly the letters are there that are
due. Once the host's secret is revealed, every pile is computed anew. What stands in a letter only its
reader can tell; but a letter cannot be changed later, and what is used must open the token itself.
"""

from collections.abc import Sequence
from typing import Any

import attrs

from pbem.engine.decisions.decision import DECK, Notice, revealed_by, secret_in
from pbem.engine.file.dealt import Dealt, Deck, deck_in
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Link, Record
from pbem.engine.hands.dealing import (
    DealingDice,
    Hands,
    hands_in,
    letters_due,
    newly_keyed,
    private_dice,
    require_closed,
    require_first_pile,
)
from pbem.engine.hands.tokens import PRIVATE, number_of
from pbem.engine.proof.record_check import FaultError
from pbem.engine.resolution import AnyTable
from pbem.engine.ruleset import Data
from pbem.errors import ContentError
from pbem.trust.dice import Dice
from pbem.trust.hashes import deck_commit


class RecordedDice(Dice):
    """The dice of a record of which the tokens are known, but not yet how they were made."""

    __slots__ = ("_laid", "_record", "_veiled", "tokens")

    def __init__(self, seed: bytes, record: Record, laid: int) -> None:
        super().__init__(seed)
        self._record, self._veiled, self._laid = record.index, _dealt(record).veiled, laid
        self.tokens: tuple[str, ...] = ()

    def veil(self, cards: Sequence[int]) -> tuple[str, ...]:
        """Take the tokens of the record; there must be as many as cards, numbered on."""
        require_first_pile(self.tokens)
        numbers = [str(self._laid + place) for place in range(len(cards))]
        if [number_of(token) for token in self._veiled] != numbers:
            what = f"{len(cards)} cards must lie face down, numbered from {self._laid}"
            raise FaultError("deck", self._record, what)
        self.tokens = self._veiled
        return self.tokens


@attrs.define(repr=False)
class DeckWatch:
    """
    The cards face down of a game that is played again, record by record.

    `secret` is the host's, if the file reveals it. `begin`, `dice` and `finish` are called for every
    record, in this order.
    """

    genesis: Genesis
    table: AnyTable
    secret: bytes = b""
    deck: Deck = attrs.field(factory=Deck)
    before: Hands = attrs.Factory(dict)
    dealing: DealingDice | RecordedDice | None = None

    def begin(self, state: Any, record: Record) -> None:
        """Look at the hands before a record."""
        self.dealing = None
        if record.dealt and self.genesis.cards == PRIVATE:
            raise FaultError("deck", record.index, "nobody deals in this game")
        try:
            self.before = hands_in(self.table, state)
            require_closed(self.deck)
        except ContentError as error:
            raise FaultError("deck", record.index, str(error)) from None

    def dice(self, record: Record, link: Link, silent: Sequence[str]) -> Dice:
        """Make the dice of a record with orders."""
        if self.genesis.cards == PRIVATE:
            return private_dice(record.orders, link.seed, record.index - len(silent))
        if self.secret:
            self.dealing = DealingDice(link.seed, self.secret, self.deck.laid)
        else:
            self.dealing = RecordedDice(link.seed, record, self.deck.laid)
        return self.dealing

    def finish(
        self, record: Record, state: Any, genesis: Genesis, notice: Notice | None, *, over: bool
    ) -> Data | None:
        """Compare what a record holds with what was to be dealt; return `[state.dealt]`."""
        if genesis.cards == PRIVATE:
            return None
        dealt = _dealt(record)
        laid = self.dealing.tokens if self.dealing else ()
        if dealt.veiled != laid:
            what = "the cards lie in another order than the host's secret makes" if self.secret else (
                f"{len(dealt.veiled)} cards were laid face down, and it must be {len(laid)}")  # fmt: skip
            raise FaultError("deck", record.index, what)
        due = letters_due(
            self.before, hands_in(self.table, state), newly_keyed(self.genesis, genesis)
        )
        if [number for number, _ in dealt.sealed] != [number_of(token) for _, token in due]:
            what = "there must be a letter for each card that came face down into a hand, no other"
            raise FaultError("deck", record.index, what)
        self.genesis, self.deck = genesis, self.deck.after(record.dealt)
        self._reveal(record, notice, dealt.secret, over=over)
        return self.deck.to_data()

    def _reveal(self, record: Record, notice: Notice | None, secret: str, *, over: bool) -> None:
        if notice and secret:
            raise FaultError("deck", record.index, "a decision reveals the deck in its own text")
        if notice and notice.kind == DECK:
            secret = secret_in(notice)
        if not secret:
            return
        host = self.genesis.founding.host
        if host is None or deck_commit(bytes.fromhex(secret)).hex() != host.deck:
            raise FaultError("deck", record.index, "this is not the secret that the host promised")
        if not over:
            raise FaultError("deck", record.index, "the deck is revealed before the game is over")
        self.deck = self.deck._replace(secret=secret)


def watch(genesis: Genesis, table: AnyTable, records: Sequence[Record]) -> DeckWatch:
    """Begin to watch the cards of a game, before record 0."""
    return DeckWatch(genesis, table, _revealed(genesis, records))


def resume(deck_watch: DeckWatch, genesis: Genesis, data: Data) -> None:
    """Go on after a record with this [state]. Raises FaultError for one that cannot be."""
    deck_watch.genesis = genesis
    if genesis.cards == PRIVATE:
        return
    try:
        deck_watch.deck = deck_in(data)
    except ValueError as error:
        raise FaultError("state", data["index"], str(error)) from None


def needs_all(known: GameFile | None, records: Sequence[Record]) -> bool:
    """Say whether an audit must begin at record 0 anew: a deck was revealed since the last one."""
    if known is None or known.genesis.cards != "dealer":
        return False
    return bool(_revealed(known.genesis, records[known.index + 1 :]))


def _revealed(genesis: Genesis, records: Sequence[Record]) -> bytes:
    """The secret that the last record reveals, if it is the right one."""
    host = genesis.founding.host
    if host is None or not records:
        return b""
    last = records[-1]
    secret = (last.dealt.secret if last.dealt else "") or revealed_by(last)
    sound = secret and deck_commit(bytes.fromhex(secret)).hex() == host.deck
    return bytes.fromhex(secret) if sound else b""


def _dealt(record: Record) -> Dealt:
    return record.dealt or Dealt()
