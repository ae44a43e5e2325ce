"""
Hands held `private`: each card is drawn by its owner alone, and no host knows it.

A card is drawn by the seed of the record and a key that its owner promised in the orders before that
seed existed. Nobody else knows the key, and nobody could choose it.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from pbem.engine.file.decision import Decision, answered_head, silent_witnesses
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Link, Record
from pbem.engine.modes.hands import CardAudit, Deal, Sight
from pbem.engine.modes.openings import HiddenHands, needed_openings
from pbem.engine.modes.tokens import card_of, hands_in, number_of, private_token, size_of_deck
from pbem.engine.table.resolution import AnyTable
from pbem.engine.table.terms import PRIVATE, Data
from pbem.errors import ContentError, InputError
from pbem.record import mutable
from pbem.trust.dice import SeededDice
from pbem.trust.hashes import NO_HASH, card_commit
from pbem.trust.signers import Signer, card_key


class PrivateHands(HiddenHands):
    """The hands of a game in which everybody draws face down."""

    name = PRIVATE
    promised = True

    def faults(self) -> list[str]:
        """Refuse a game whose seed anybody can read."""
        if self.genesis.chance.witnessed:
            return []
        return ["private cards cannot be played in mode open"]

    def signed_part(
        self, file: GameFile, table: AnyTable, orders: Any, openings: Mapping[str, str], root: bytes
    ) -> Data:
        """Promise a key in `card`, and open in `open` the cards that are used."""
        opened = needed_openings(table, orders, openings)
        return {"card": _promise(file, root), **({"open": opened} if opened else {})}

    def deal(self, table: AnyTable, before: Any, file: GameFile | None, sealer: Signer | None) -> Deal:
        """Let the authors draw face down."""
        hands_in(table, before)
        return PrivateDeal(file.index + 1 - len(silent_witnesses(file)) if file else 0)

    def audit(self, table: AnyTable, records: Sequence[Record]) -> CardAudit:
        """Audit what is drawn face down."""
        return PrivateAudit(table)

    def see(self, file: GameFile, table: AnyTable, seat: str, hand: Sequence[str], root: bytes) -> Sight:
        """Open the cards with the keys that were promised for them."""
        cards: dict[str, int] = {}
        openings: dict[str, str] = {}
        for token, key in _promised_keys(file, hand, root):
            with suppress(ContentError):
                cards[token] = card_of(token, key, self.genesis.game_id, size_of_deck(table))
                openings[token] = key
        return Sight(cards, openings)


def _promise(file: GameFile, root: bytes) -> str:
    """The commitment to the key of the card that these orders may earn."""
    game_id, place = file.genesis.game_id, file.index + 1 - len(silent_witnesses(file))
    answered = bytes.fromhex(answered_head(file))
    return card_commit(game_id, place, card_key(root, game_id, place, answered)).hex()


def _promised_keys(file: GameFile, hand: Sequence[str], root: bytes) -> Iterator[tuple[str, str]]:
    """Make the keys that were promised for these cards."""
    heads = [bytes.fromhex(record.head) for record in file.all_records()]
    for token in hand:
        place = int(number_of(token))
        answered = heads[place - 1] if 0 < place <= len(heads) else NO_HASH
        yield token, card_key(root, file.genesis.game_id, place, answered).hex()


# ── drawing ──────────────────────────────────────────────────────────────────────────────────────


class PrivateDice(SeededDice):
    """
    The dice of a record whose authors may draw cards face down.

    `place` is the index of the record that the orders answer, plus one; `promises` are the
    commitments of the authors (hex).
    """

    __slots__ = ("_place", "_promises", "_seed")

    def __init__(self, seed: bytes, place: int, promises: Mapping[str, str]) -> None:
        super().__init__(seed)
        self._seed, self._place = seed, place
        self._promises = dict(promises)

    def draw_face_down(self, seat: str, cards: int) -> str:
        """Draw the one card of a seat; a second one would be opened by the same key (trust B7)."""
        if seat not in self._promises:
            raise ValueError(f"{seat} has promised no key for a (second) card in this record")
        return private_token(self._place, self._seed, self._promises.pop(seat))


def private_dice(orders: Sequence[str], seed: bytes, place: int) -> PrivateDice:
    """Make the dice of a record that holds these orders (canonical texts)."""
    documents = [json.loads(text) for text in orders]
    promises = {one["player"]: one["signed"]["card"] for one in documents}
    return PrivateDice(seed, place, promises)


@mutable
class PrivateDeal(Deal):
    """What is drawn while a record is played that stands at this `place`, substitutions left out."""

    place: int

    def dice(self, orders: Sequence[str], seed: bytes) -> SeededDice:
        """Make the dice of the record with these orders."""
        return private_dice(orders, seed, self.place)


@mutable
class PrivateAudit(CardAudit):
    """The cards of a game in which nobody deals."""

    table: AnyTable

    def begin(self, state: Any, record: Record) -> None:
        """Refuse what only a dealer adds."""
        if record.dealt:
            raise InputError("nobody deals in this game")
        hands_in(self.table, state)

    def dice(self, record: Record, link: Link, silent: Sequence[str]) -> SeededDice:
        """Make the dice of a record with orders."""
        return private_dice(record.orders, link.seed, record.index - len(silent))

    def finish(
        self, record: Record, state: Any, genesis: Genesis, decision: Decision | None, *, over: bool
    ) -> Data | None:
        """Nothing is to be compared: tokens stand in the state."""
        return None
