"""Hands that a host without a seat deals from one deck (cards `dealer`)."""

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from pbem.engine.file.dealt import Dealt, Deck, deck_in
from pbem.engine.file.decision import DECK, Decision, secret_in
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import HOST, Genesis
from pbem.engine.file.history import Link, Record
from pbem.engine.file.invitation import invitation_hash
from pbem.engine.modes import dealing
from pbem.engine.modes.hands import CardAudit, Deal, Sight
from pbem.engine.modes.openings import HiddenHands, needed_openings
from pbem.engine.modes.tokens import card_of, hands_in, number_of, opening_in, size_of_deck
from pbem.engine.table.resolution import AnyTable
from pbem.engine.table.terms import DEALER, Data
from pbem.errors import ContentError, InputError
from pbem.record import mutable
from pbem.trust.canonical import unwrap_base64
from pbem.trust.card_letters import open_letter, public_hand
from pbem.trust.dice import SeededDice
from pbem.trust.hashes import deck_commit
from pbem.trust.signers import Signer, deck_secret, hand_secret


class DealerHands(HiddenHands):
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

    def signed_part(
        self, file: GameFile, table: AnyTable, orders: Any, openings: Mapping[str, str], root: bytes
    ) -> Data:
        """Open in `open` the cards that are used."""
        opened = needed_openings(table, orders, openings)
        return {"open": opened} if opened else {}

    def deal(self, table: AnyTable, before: Any, file: GameFile | None, sealer: Signer | None) -> Deal:
        """Deal, if the sealer is the host; anybody else can play records without a deal."""
        dealer = dealing.dealer_of(self.genesis, file, sealer)
        deck = deck_in(file.state) if file else Deck()
        dealing.require_closed(deck)
        return dealing.DealerDeal(self.genesis, table, deck, hands_in(table, before), dealer)

    def audit(self, table: AnyTable, records: Sequence[Record]) -> CardAudit:
        """Audit piles and letters; the order of the piles once the secret is revealed."""
        return DealerAudit(self.genesis, table, dealing.revealed_secret(self.genesis, records))

    def see(self, file: GameFile, table: AnyTable, seat: str, hand: Sequence[str], root: bytes) -> Sight:
        """Open the newest letter with each of the cards."""
        found, faults = _opened_letters(file, seat, hand, root)
        cards, openings = {}, {}
        for token, opening in found.items():
            try:
                cards[token] = card_of(token, opening, self.genesis.game_id, size_of_deck(table))
            except ContentError:
                faults.append(f"the letter with the card number {number_of(token)} holds another card than was dealt")
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
            return Sight(dealing.unveiled(self.genesis, records, bytes.fromhex(secret), size), {}, (), True)
        except InputError as error:
            fault = f"the deck that was revealed is not the one that was dealt: {error}"
            return Sight({}, {}, (fault,))

    def dealt_so_far(self, state: Data) -> Data | None:
        """Read `[state.dealt]`."""
        return deck_in(state).to_data()

    def reveals_since(self, records: Sequence[Record]) -> bool:
        """Look for the secret, with which all piles have to be computed anew."""
        return bool(dealing.revealed_secret(self.genesis, records))


def _opened_letters(file: GameFile, seat: str, hand: Sequence[str], root: bytes) -> tuple[dict[str, str], list[str]]:
    """Open the newest letter with each of these cards: openings by token, and faults."""
    genesis = file.genesis
    if genesis.host is None:
        return {}, []
    secret = hand_secret(root, invitation_hash(genesis.founding))
    if public_hand(secret).hex() not in {one.hand for one in genesis.players if one.id == seat}:
        return {}, []
    host = bytes.fromhex(genesis.host.hand)
    letters = dict(letter for record in file.all_records() if record.dealt for letter in record.dealt.sealed)
    found: dict[str, str] = {}
    faults: list[str] = []
    for token in hand:
        try:
            raw = unwrap_base64(letters.get(number_of(token), ""))
            found[token] = opening_in(open_letter(secret, host, genesis.game_id, token, raw))
        except ContentError:
            faults.append(f"the letter to {seat} with the card number {number_of(token)} cannot be opened")
    return found, faults


# ── The cards of a dealer game under audit ────────────────────────────────────────────────────────
#
# Everything but the order of the piles is proved at every record: that as many cards are laid as the
# rules say, that token numbers continue, that exactly the letters due are there. Once the
# host's secret is revealed, every pile is computed anew. Only its reader can tell what a letter says;
# but a letter cannot be changed later, and a card that is used must open the token itself.


class RecordedDice(SeededDice):
    """The dice of a record of which the tokens are known, but not yet how they were made."""

    __slots__ = ("_laid", "_veiled", "tokens")

    def __init__(self, seed: bytes, record: Record, laid: int) -> None:
        super().__init__(seed)
        self._veiled, self._laid = _dealt(record).veiled, laid
        self.tokens: tuple[str, ...] = ()

    def lay_face_down(self, cards: Sequence[int]) -> tuple[str, ...]:
        """Take the tokens of the record; there must be as many as cards, numbered on."""
        dealing.require_first_pile(self.tokens)
        numbers = [str(self._laid + place) for place in range(len(cards))]
        if [number_of(token) for token in self._veiled] != numbers:
            what = f"{len(cards)} cards must lie face down, numbered from {self._laid}"
            raise InputError(what)
        self.tokens = self._veiled
        return self.tokens


@mutable
class DealerAudit(CardAudit):
    """
    The cards of a dealer game that is played again, record by record.

    `secret` is the host's, if the file reveals it.
    """

    genesis: Genesis
    table: AnyTable
    secret: bytes = attrs.field(repr=False)
    deck: Deck = attrs.field(factory=Deck)
    before: Mapping[str, Sequence[str]] = attrs.Factory(dict)
    laying: dealing.DealingDice | RecordedDice | None = None

    def begin(self, state: Any, record: Record) -> None:
        """Look at the hands before a record."""
        self.laying = None
        self.before = hands_in(self.table, state)
        dealing.require_closed(self.deck)

    def dice(self, record: Record, link: Link, silent: Sequence[str]) -> SeededDice:
        """Make the dice of a record with orders."""
        if self.secret:
            self.laying = dealing.DealingDice(link.seed, self.secret, self.deck.laid)
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
            what = (
                "the cards lie in another order than the host's secret makes"
                if self.secret
                else (f"{len(dealt.veiled)} cards were laid face down, and it must be {len(laid)}")
            )
            raise InputError(what)
        due = dealing.letters_due(self.before, hands_in(self.table, state), dealing.newly_keyed(self.genesis, genesis))
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
