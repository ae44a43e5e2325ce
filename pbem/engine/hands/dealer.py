"""
Hands that the host deals from one deck (cards `dealer`): the way to play and to see them.

Rule 1. The order of a pile follows from the host's secret, fixed in the genesis, and the seed of the
        record that lays it. The host chooses nothing, and knows everything.
Rule 2. Whoever has a card face down in hand after a record, and had it not before, gets a letter.
Rule 3. Nothing follows the record that reveals the secret.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import attrs

from pbem.engine.file.dealt import Dealt, Deck, deck_in
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import HOST, Genesis
from pbem.engine.file.history import Record
from pbem.engine.hands.dealer_secret import Dealer, dealer_of, revealed_secret, unveiled
from pbem.engine.hands.hands import CardAudit, Deal, Hands
from pbem.engine.hands.openings import needed_openings, read_hidden
from pbem.engine.hands.sight import Sight
from pbem.engine.hands.tokens import (
    card_of,
    dealt_token,
    hands_in,
    number_of,
    opening_in,
    salt_of,
    size_of_deck,
)
from pbem.engine.joining.invitation import invitation_hash
from pbem.engine.resolution import AnyTable
from pbem.engine.ruleset import DEALER, Data
from pbem.engine.sheet import Sheet
from pbem.errors import ContentError, InputError
from pbem.trust.canonical import unwrap_base64
from pbem.trust.card_letters import open_letter, public_hand
from pbem.trust.dice import Dice
from pbem.trust.hashes import deck_card, deck_commit, deck_seed
from pbem.trust.signers import Signer, deck_secret, hand_secret

_HOST_ONLY = "cards are to be dealt in this record, which only the host can do"


class DealerHands(Hands):
    """The hands of a game in which the host, who has no seat, deals one deck."""

    name = DEALER
    dealt = True

    def faults(self) -> list[str]:
        """Demand a host who does not play."""
        host = self.genesis.host
        return ["cards dealer need a host without a seat"] if host is None or host.seat else []

    def brought(self, root: bytes, invitation: bytes, id_: str) -> dict[str, str]:
        """Bring a key for letters, `hand`, and as the host the promise of the deck, `deck` (hex)."""
        hand = public_hand(hand_secret(root, invitation)).hex()
        deck = deck_commit(deck_secret(root, invitation)).hex()
        return {"hand": hand, "deck": deck} if id_ == HOST else {"hand": hand}

    def read_orders(
        self, table: AnyTable, state: Any, seat: str, sheet: Sheet, known: Mapping[str, int],
        *, final: bool,
    ) -> Any:  # fmt: skip
        """Read orders together with the cards that they open."""
        return read_hidden(self.genesis, table, state, seat, sheet, known, final=final)

    def signed_part(
        self, file: GameFile, table: AnyTable, orders: Any, openings: Mapping[str, str], root: bytes
    ) -> Data:
        """Open in `open` the cards that are used."""
        del file, root
        opened = needed_openings(table, orders, openings)
        return {"open": opened} if opened else {}

    def deal(
        self, table: AnyTable, before: Any, file: GameFile | None, sealer: Signer | None
    ) -> Deal:
        """Deal, if the sealer is the host; anybody else can play records without a deal."""
        dealer = dealer_of(self.genesis, file, sealer)
        deck = deck_in(file.state) if file else Deck()
        require_closed(deck)
        return DealerDeal(self.genesis, table, deck, hands_in(table, before), dealer)

    def audit(self, table: AnyTable, records: Sequence[Record]) -> CardAudit:
        """Audit piles and letters; the order of the piles once the secret is revealed."""
        # Late: whoever plays audits nothing.
        from pbem.engine.hands.dealer_audit import DealerAudit

        return DealerAudit(self.genesis, table, revealed_secret(self.genesis, records))

    def see(
        self, file: GameFile, table: AnyTable, seat: str, hand: Sequence[str], root: bytes
    ) -> Sight:
        """Open the newest letter with each of the cards."""
        found, faults = _opened_letters(file, seat, hand, root)
        cards, openings = {}, {}
        for token, opening in found.items():
            try:
                cards[token] = card_of(token, opening, self.genesis.game_id, size_of_deck(table))
            except ContentError:
                faults.append(f"the letter with the card number {number_of(token)} holds another "
                              "card than was dealt")  # fmt: skip
            else:
                openings[token] = opening
        return Sight(cards, openings, tuple(faults))

    def revealed(self, file: GameFile, table: AnyTable) -> Sight | None:
        """Open every card with the secret that the host has revealed."""
        secret = deck_in(file.state).secret
        if not secret:
            return None
        records, size = file.all_records(), size_of_deck(table)
        try:
            return Sight(unveiled(self.genesis, records, bytes.fromhex(secret), size), {}, (), True)
        except InputError as error:
            fault = f"the deck that was revealed is not the one that was dealt: {error}"
            return Sight({}, {}, (fault,))

    def dealt_so_far(self, state: Data) -> Data | None:
        """Read `[state.dealt]`."""
        return deck_in(state).to_data()

    def reveals_since(self, records: Sequence[Record]) -> bool:
        """Look for the secret, with which all piles have to be computed anew."""
        return bool(revealed_secret(self.genesis, records))


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


def _opened_letters(
    file: GameFile, seat: str, hand: Sequence[str], root: bytes
) -> tuple[dict[str, str], list[str]]:
    """Open the newest letter with each of these cards: openings by token, and faults."""
    genesis = file.genesis
    if genesis.host is None:
        return {}, []
    secret = hand_secret(root, invitation_hash(genesis.founding))
    if public_hand(secret).hex() not in {one.hand for one in genesis.players if one.id == seat}:
        return {}, []
    host = bytes.fromhex(genesis.host.hand)
    letters = dict(
        letter for record in file.all_records() if record.dealt for letter in record.dealt.sealed
    )
    found: dict[str, str] = {}
    faults: list[str] = []
    for token in hand:
        try:
            raw = unwrap_base64(letters.get(number_of(token), ""))
            found[token] = opening_in(open_letter(secret, host, genesis.game_id, token, raw))
        except ContentError:
            faults.append(f"the letter to {seat} with the card number {number_of(token)} cannot be "
                          "opened")  # fmt: skip
    return found, faults


# ── dealing ──────────────────────────────────────────────────────────────────────────────────────


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

    def dice(self, orders: Sequence[str], seed: bytes) -> Dice:
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
