"""
The dealer: the host of a dealer game, with the secrets that make piles and letters.

The host chooses nothing: both secrets follow from the key with which the host joined
(docs/format.md 14.3, 14.4).
"""

from collections.abc import Mapping, Sequence

import attrs

from pbem.engine.decisions.decision import revealed_by
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import HOST, Genesis
from pbem.engine.file.history import Record, link
from pbem.engine.hands.tokens import dealt_token, letter_content, number_of, salt_of
from pbem.engine.joining.invitation import invitation_hash
from pbem.errors import ContentError, InputError
from pbem.trust.canonical import format_base64
from pbem.trust.card_letters import seal_letter
from pbem.trust.hashes import NO_HASH, deck_card, deck_commit
from pbem.trust.signers import Signer, deck_secret, hand_secret


@attrs.frozen(repr=False)
class Dealer:
    """
    The host of a dealer game, with the secrets that make piles and letters.

    `seeds` are those of the records that laid the cards, by the number of the first card.
    """

    secret: bytes
    hand: bytes
    seeds: Mapping[int, bytes]

    @classmethod
    def of(
        cls, genesis: Genesis, secret: bytes, hand: bytes, records: Sequence[Record]
    ) -> "Dealer":
        """Make the dealer of a game with these records. Raises InputError for another's secret."""
        promised = genesis.host.deck if genesis.host else ""
        if deck_commit(secret).hex() != promised:
            raise InputError("this key is not the one with which the host promised the deck")
        return cls(secret, hand, _seeds(genesis, records))

    def open_token(self, token: str, deck_size: int) -> tuple[bytes, int]:
        """Return salt and number of a card that was dealt."""
        number = int(number_of(token))
        first = max((first for first in self.seeds if first <= number), default=-1)
        salt = salt_of(self.secret, self.seeds.get(first, NO_HASH), number)
        for card in range(deck_size):
            if dealt_token(number, deck_card(salt, card)) == token:
                return salt, card
        raise InputError(f"the card number {number} was not dealt with this secret")

    def letters(
        self, genesis: Genesis, due: Sequence[tuple[str, str]], deck_size: int
    ) -> tuple[tuple[str, str], ...]:
        """Write the letters that are due."""
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


def unveiled(
    genesis: Genesis, records: Sequence[Record], secret: bytes, deck_size: int
) -> dict[str, int]:
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
