"""
The deck laid open: which card each token was, once the host has revealed the secret.

Everybody can compute it from the file alone (docs/format.md 14.6).
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Record
from pbem.engine.hands.deal_secrets import Dealer
from pbem.engine.hands.dealing import hands_in, letters_due
from pbem.engine.report import format_seats, listed
from pbem.engine.resolution import AnyTable
from pbem.engine.ruleset import NamesCards


def unveiled(
    genesis: Genesis, records: Sequence[Record], secret: bytes, deck_size: int
) -> dict[str, int]:
    """
    Tell the numbers of all cards that were ever laid face down in a game, by token.

    Raises ContentError where the secret is not the host's, or a card was not dealt with it.
    """
    dealer = Dealer.of(genesis, secret, b"", records)
    return {
        token: dealer.open_token(token, deck_size)[1]
        for record in records
        if record.dealt
        for token in record.dealt.veiled
    }


def tell_got(
    genesis: Genesis, table: AnyTable, before: Any, after: Any, known: Mapping[str, int]
) -> Iterator[str]:
    """Tell which cards came face down into which hands between two states, in a row for each."""
    got: dict[str, list[str]] = {}
    for seat, token in letters_due(hands_in(table, before), hands_in(table, after), ()):
        if token in known:
            got.setdefault(seat, []).append(_name(table, known[token]))
    for seat, names in got.items():
        yield f"Known now: {format_seats(genesis, [seat])} got {listed(names)}."


def _name(table: AnyTable, card: int) -> str:
    return table.name_card(card) if isinstance(table, NamesCards) else f"the card {card}"
