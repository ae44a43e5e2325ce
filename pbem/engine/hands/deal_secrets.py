"""
The dealer: the host of a dealer game, with the secrets that make piles and letters.

He chooses nothing: both secrets follow from the key with which he joined (docs/format.md 14.3, 14.4).
"""

from collections.abc import Mapping, Sequence

import attrs

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import HOST, Genesis
from pbem.engine.file.history import Record, link
from pbem.engine.hands.tokens import dealt_token, letter_content, number_of, salt_of
from pbem.engine.joining.invitation import invitation_hash
from pbem.errors import ContentError
from pbem.trust.canonical import wrap_base64
from pbem.trust.card_letters import public_hand, seal_letter
from pbem.trust.hashes import NO_HASH, deck_card, deck_commit
from pbem.trust.signers import Signer, deck_secret, hand_secret

_WHOLE = 1024


def brought(root: bytes, invitation: bytes, *, deals: bool) -> dict[str, str]:
    """
    What somebody brings to a dealer game beside the two keys: `hand`, the host also `deck` (hex).

    `root` is the secret of the own key, `invitation` the hash of the invitation.
    """
    hand = public_hand(hand_secret(root, invitation)).hex()
    deck = deck_commit(deck_secret(root, invitation)).hex()
    return {"hand": hand, "deck": deck} if deals else {"hand": hand}


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
        """Make the dealer of a game with these records. Raises ContentError for another's secret."""
        promised = genesis.host.deck if genesis.host else ""
        if deck_commit(secret).hex() != promised:
            raise ContentError("this key is not the one with which the host promised the deck")
        return cls(secret, hand, _seeds(genesis, records))

    def open_token(self, token: str, deck_size: int) -> tuple[bytes, int]:
        """Tell salt and number of a card that was dealt."""
        number = int(number_of(token))
        first = max((first for first in self.seeds if first <= number), default=-1)
        salt = salt_of(self.secret, self.seeds.get(first, NO_HASH), number)
        for card in range(deck_size):
            if dealt_token(number, deck_card(salt, card)) == token:
                return salt, card
        raise ContentError(f"the card number {number} was not dealt with this secret")

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
                raise ContentError(f"{seat}: {error}") from None
            written.append((number_of(token), wrap_base64(raw, _WHOLE)[0]))
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

    A key that lives elsewhere signs, but has no secret to deal with. Raises ContentError for a host
    whose key is not the one that promised the deck.
    """
    root: bytes = getattr(sealer, "root", b"")
    if sealer is None or not root or sealer.public != genesis.identities.get(HOST):
        return None
    invited = invitation_hash(genesis.founding)
    secret, hand = deck_secret(root, invited), hand_secret(root, invited)
    return Dealer.of(genesis, secret, hand, file.all_records() if file else ())
