"""
Games of conquest in which hands are hidden: who deals, who plays, and what must hold.

The dealer of these games knows every card, as in a real game nobody does; he lends each player the
openings of his own hand. Files and signatures are left out here: this is about the rules.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, cast

import attrs
from players.chance import Chance
from players.match import NAMES, Match, board

from pbem.engine.table.sheet import Sheet
from pbem.engine.table.terms import Data, Seat, Terms
from pbem.local import registry
from pbem.rulesets.risk import events as told
from pbem.rulesets.risk.bots import random_player as conquest
from pbem.rulesets.risk.game import RiskTable
from pbem.rulesets.risk.orders import Orders
from pbem.rulesets.risk.state import State, open_in
from pbem.trust.dice import SeededDice


def lay_table(match: Match, cards: str) -> RiskTable:
    """Lay the table for a match in which cards are held this way."""
    ruleset = registry.load(match.rules)
    seats = [Seat(id_, id_.title()) for id_ in NAMES[: match.players]]
    terms = ruleset.terms(seats, match.options, dict(match.choices), board(ruleset.map_id))
    held = Terms(terms.options, terms.choices, terms.board, cards)
    return cast("RiskTable", ruleset.table(seats, held))


@attrs.define
class Dealer:
    """Lays cards face down, record by record, and keeps in mind which they are."""

    seed: str
    record: int = 0
    dealt: int = 0
    known: dict[str, int] = attrs.Factory(dict)

    def dice(self) -> "HiddenDice":
        return HiddenDice(self)

    def hide(self, kind: str, name: int, card: int, hashes: int) -> str:
        """Make the token of a card."""
        secrets = [sha256(f"{self.seed} {name} {n}".encode()).hexdigest() for n in range(hashes)]
        token = ":".join([kind, str(name), *secrets])
        assert token not in self.known
        self.known[token] = card
        return token

    def of(self, tokens: Sequence[str]) -> dict[str, int]:
        """Return the numbers of these cards, by token."""
        return {token: self.known[token] for token in tokens}


class HiddenDice(SeededDice):
    """Dice that can lay cards face down."""

    __slots__ = ("dealer",)

    def __init__(self, dealer: Dealer) -> None:
        super().__init__(sha256(f"{dealer.seed} {dealer.record}".encode()).digest())
        self.dealer = dealer

    def lay_face_down(self, cards: Sequence[int]) -> tuple[str, ...]:
        order = list(cards)
        self.stream("deck").shuffle(order)
        tokens = []
        for card in order:
            tokens.append(self.dealer.hide("dealt", self.dealer.dealt, card, 1))
            self.dealer.dealt += 1
        return tuple(tokens)

    def draw_face_down(self, seat: str, cards: int) -> str:
        assert seat
        card = self.stream("card").below(cards)
        return self.dealer.hide("private", self.dealer.record, card, 2)


class Played(NamedTuple):
    """A record: the state before and after, the orders by seat, the events."""

    before: State
    orders: dict[str, Orders]
    events: list[Any]
    after: State


Write = Callable[[RiskTable, State, str, Chance, int], Data]
"""Writes the orders of a seat: table, state as the player sees it, seat, chance, frills."""


def play(table: RiskTable, match: Match, dealer: Dealer, write: Write = conquest.write_orders) -> Iterator[Played]:
    """Play a game to its end."""
    chance, state = match.chance, table.blank()
    orders: dict[str, Orders] = {}
    while True:
        before, events = table.copy(state), []
        for event in table.resolve(state, orders, dealer.dice()):
            table.evolve(state, event)
            events.append(event)
        yield Played(before, orders, events, table.copy(state))
        awaited = table.awaited(state)
        if awaited is None:
            return
        dealer.record += 1
        also = [seat for seat in awaited.may if chance.hits(match.frills)]
        orders = {
            seat: hand_in(table, state, seat, dealer, chance, match.frills, write) for seat in (*awaited.must, *also)
        }


def hand_in(
    table: RiskTable, state: State, seat: str, dealer: Dealer, chance: Chance, frills: int, write: Write
) -> Orders:
    """Let a seat write orders with its own cards before it, and read them as everybody does."""
    own = dealer.of(table.cards.face_down(state)[seat])
    document = write(table, table.cards.look(state, own), seat, chance, frills)
    at_home = read(table, state, seat, document, own)
    opened = dealer.of(table.cards.opens(at_home))
    signed = read(table, state, seat, document, opened)
    assert signed == at_home
    assert set(table.cards.opens(signed)) == set(opened)
    return signed


def read(table: RiskTable, state: State, seat: str, document: Data, opened: dict[str, int]) -> Orders:
    sheet = Sheet(document, opened=opened)
    orders = table.read_orders(state, seat, sheet)
    assert not sheet.refused, (document, sheet.problems)
    return orders


# ── laws ─────────────────────────────────────────────────────────────────────────────────────────


def check_hidden(table: RiskTable, dealer: Dealer, record: Played) -> None:
    """Check a record of a game with hidden hands."""
    state = record.after
    check_deck(table, dealer, state)
    check_nothing_unseen(table, record)
    check_words(table, dealer, record)
    assert table.load(table.dump(state)) == state


def check_deck(table: RiskTable, dealer: Dealer, state: State) -> None:
    """With a dealer no card is lost or made; without one there is neither pile nor discards."""
    setting = table.setting
    hands = [card for hand in state.hands.values() for card in hand]
    if setting.cards == "private":
        assert state.pile == state.discard == []
        return
    everything = setting.seen([*hands, *state.pile, *state.discard], dealer.known)
    assert Counter(everything) == Counter(setting.board.deck)
    assert open_in(state.pile) == []


def check_nothing_unseen(table: RiskTable, record: Played) -> None:
    """What is hidden is opened by the orders that use it, before everything else."""
    opens = {token for orders in record.orders.values() for token in table.cards.opens(orders)}
    opened = [event for event in record.events if isinstance(event, told.CardOpened)]
    assert record.events[: len(opened)] == opened
    assert {event.token for event in opened} == opens


def check_words(table: RiskTable, dealer: Dealer, record: Played) -> None:
    """No token is ever printed, and nobody is told what another has not opened."""
    state = record.after
    rows = [row for event in record.events for row in table.words.describe(event)]
    tokens = table.cards.face_down(state)
    readers: list[str | None] = [None, *tokens]
    for reader in readers:
        own = dealer.of(tokens[reader]) if reader else {}
        seen = table.cards.look(state, own)
        rows += table.words.show(seen, reader)
        if reader is not None and reader in awaited(table, state):
            rows += check_template(table, state, reader, own)
    assert not [row for row in rows if re.search(r"(dealt|private):\d", row)]


def awaited(table: RiskTable, state: State) -> Sequence[str]:
    wait = table.awaited(state)
    return wait.must if wait else ()


def check_template(table: RiskTable, state: State, seat: str, own: dict[str, int]) -> Sequence[str]:
    """The file to fill in passes as it is, whether its player can look at his cards or not."""
    for known in (own, {}):
        rows = table.forms.template(table.cards.look(state, known), seat)
        read(table, state, seat, tomllib.loads("\n".join(rows)), known)
    return rows
