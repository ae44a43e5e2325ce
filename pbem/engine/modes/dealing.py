"""
Dealing: how the host lays piles face down and sends letters, while a record is played.

Rule 1. The order of a pile follows from the host's secret, fixed in the genesis, and the seed of the
        record that lays it: the host chooses nothing, and knows everything.
Rule 2. A player who has a card face down after a record, and did not have it before, gets a letter.
Rule 3. Nothing follows the record that reveals the secret.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import attrs

from pbem.engine.file.dealt import Dealt, Deck
from pbem.engine.file.decision import revealed_by
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import HOST, Genesis
from pbem.engine.file.history import Record, link
from pbem.engine.file.invitation import invitation_hash
from pbem.engine.modes.hands import Deal
from pbem.engine.modes.tokens import dealt_token, hands_in, letter_content, number_of, salt_of, size_of_deck
from pbem.engine.table.resolution import AnyTable
from pbem.engine.table.terms import Data
from pbem.errors import ContentError, InputError
from pbem.record import mutable, value
from pbem.trust.canonical import format_base64
from pbem.trust.card_letters import seal_letter
from pbem.trust.dice import SeededDice
from pbem.trust.hashes import NO_HASH, deck_card, deck_commit, deck_seed
from pbem.trust.signers import Signer, deck_secret, hand_secret

# ── The dealer and their secret ───────────────────────────────────────────────────────────────────
#
# The host chooses nothing: both secrets follow from the key with which the host joined
# (docs/format.md 14.3, 14.4).


@value
class Dealer:
    """
    The host of a dealer game, with the secrets that make piles and letters.

    `seeds` are those of the records that laid the cards, by the number of the first card.
    """

    secret: bytes = attrs.field(repr=False)
    hand: bytes = attrs.field(repr=False)
    seeds: Mapping[int, bytes] = attrs.field(repr=False)

    @classmethod
    def of(cls, genesis: Genesis, secret: bytes, hand: bytes, records: Sequence[Record]) -> "Dealer":
        """Make the dealer of a game with these records. Raises InputError for another's secret."""
        promised = genesis.host.deck if genesis.host else ""
        if deck_commit(secret).hex() != promised:
            raise InputError("this key is not the one with which the host promised the deck")
        return cls(secret, hand, _seeds(genesis, records))

    def open_token(self, token: str, deck_size: int) -> tuple[bytes, int]:
        """Return salt and number of a card that was dealt. Raises InputError for one that was not."""
        number = int(number_of(token))
        first = max((first for first in self.seeds if first <= number), default=-1)
        salt = salt_of(self.secret, self.seeds.get(first, NO_HASH), number)
        for card in range(deck_size):
            if dealt_token(number, deck_card(salt, card)) == token:
                return salt, card
        raise InputError(f"the card number {number} was not dealt with this secret")

    def letters(self, genesis: Genesis, due: Sequence[tuple[str, str]], deck_size: int) -> tuple[tuple[str, str], ...]:
        """Write the letters that are due. Raises InputError for a card or a key that allows none."""
        keys = {player.id: bytes.fromhex(player.hand) for player in genesis.players}
        written = []
        for seat, token in due:
            content = letter_content(*self.open_token(token, deck_size))
            try:
                raw = seal_letter(self.hand, keys[seat], genesis.game_id, token, content)
            except ContentError as error:
                raise InputError(f"{seat}: {error}") from None
            written.append((number_of(token), format_base64(raw)))
        return tuple(written)


def _seeds(genesis: Genesis, records: Sequence[Record]) -> dict[int, bytes]:
    seeds, laid, prev_head = {}, 0, NO_HASH
    for record in records:
        if record.dealt and record.dealt.veiled:
            seeds[laid] = link(genesis, record, prev_head).seed
            laid += len(record.dealt.veiled)
        prev_head = bytes.fromhex(record.head)
    return seeds


def dealer_of(genesis: Genesis, file: GameFile | None, sealer: Signer | None) -> Dealer | None:
    """
    Make the dealer of a game (without a `file`: before record 0), if the sealer is its host.

    A key that lives elsewhere signs, but has no secret to deal with. Raises InputError for a host
    whose key is not the one that promised the deck.
    """
    root: bytes = getattr(sealer, "root", b"")
    if sealer is None or not root or sealer.public != genesis.identities.get(HOST):
        return None
    invited = invitation_hash(genesis.founding)
    secret, hand = deck_secret(root, invited), hand_secret(root, invited)
    return Dealer.of(genesis, secret, hand, file.all_records() if file else ())


def unveiled(genesis: Genesis, records: Sequence[Record], secret: bytes, deck_size: int) -> dict[str, int]:
    """
    Return the numbers of all cards that were ever laid face down in a game, by token.

    Raises InputError where the secret is not the host's, or a card was not dealt with it.
    """
    dealer = Dealer.of(genesis, secret, b"", records)
    return {
        token: dealer.open_token(token, deck_size)[1]
        for record in records
        if record.dealt
        for token in record.dealt.veiled
    }


def revealed_secret(genesis: Genesis, records: Sequence[Record]) -> bytes:
    """Return the host's secret, if the last of these records reveals it; else nothing."""
    host = genesis.founding.host
    if host is None or not records:
        return b""
    last = records[-1]
    secret = (last.dealt.secret if last.dealt else "") or revealed_by(last)
    sound = secret and deck_commit(bytes.fromhex(secret)).hex() == host.deck
    return bytes.fromhex(secret) if sound else b""


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

    def lay_face_down(self, cards: Sequence[int]) -> tuple[str, ...]:
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

    def lay_face_down(self, cards: Sequence[int]) -> tuple[str, ...]:
        """Refuse: it takes the secret."""
        raise InputError(_HOST_ONLY)


def require_first_pile(tokens: Sequence[str]) -> None:
    """Raise ValueError for a second pile in one record: two piles would lie in the same order."""
    if tokens:
        raise ValueError("a record lays one pile face down, not two")


@mutable
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
