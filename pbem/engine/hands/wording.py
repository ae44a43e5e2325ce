"""Cards that were dealt face down, in words: who got which, once everybody can see it."""

from collections.abc import Iterator, Mapping
from typing import Any

from pbem.engine.file.genesis import Genesis
from pbem.engine.hands.dealing import letters_due
from pbem.engine.hands.tokens import hands_in
from pbem.engine.phrases import format_seats, listed
from pbem.engine.resolution import AnyTable
from pbem.engine.ruleset import NamesCards


def describe_dealt(
    genesis: Genesis, table: AnyTable, before: Any, after: Any, known: Mapping[str, int]
) -> Iterator[str]:
    """Say which cards came face down into which hands between two states, a line for each hand."""
    got: dict[str, list[str]] = {}
    for seat, token in letters_due(hands_in(table, before), hands_in(table, after), ()):
        if token in known:
            got.setdefault(seat, []).append(_name(table, known[token]))
    for seat, names in got.items():
        yield f"Known now: {format_seats(genesis, [seat])} got {listed(names)}."


def _name(table: AnyTable, card: int) -> str:
    return table.name_card(card) if isinstance(table, NamesCards) else f"the card {card}"
