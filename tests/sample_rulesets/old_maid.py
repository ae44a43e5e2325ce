"""
A rule set for tests of cards face down: draw, play cards, take a whole hand, end.

Orders: `draw` (yes or no), `play` (names of own cards, which are laid open), `take` (a seat, which is
out then), `over` (yes or no). The cards are called c0, c1, ... Who plays scores the numbers.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import attrs

from pbem.engine.table.door import at
from pbem.engine.table.rooms import Cards, Forms, Rulings, Words
from pbem.engine.table.ruleset import Dice, Ruleset, Table
from pbem.engine.table.sheet import Problem, Sheet
from pbem.engine.table.terms import FACE_UP, Awaited, Clock, Data, Option, Seat, Terms

CARDS = 6


class Event(NamedTuple):
    """What happened: a word, a seat, and cards (ids or tokens)."""

    do: str
    seat: str
    cards: tuple[str, ...] = ()


class Order(NamedTuple):
    """What a seat wants; `tokens` are those of the played cards that lay face down."""

    draw: bool
    play: tuple[str, ...]
    take: str
    over: bool
    tokens: tuple[tuple[str, str], ...]


@attrs.define
class Hands:
    """Hands by seat, pile and discards, whose turn, who is out, whether it is over."""

    hands: dict[str, list[str]]
    pile: list[str]
    discard: list[str]
    turn: int = 0
    over: bool = False
    out: list[str] = attrs.Factory(list)
    score: dict[str, int] = attrs.Factory(dict)


class MaidWords(Words):
    """What reports say."""

    def describe(self, event: Event, /) -> Sequence[str]:
        told = ["a card" if ":" in card else card for card in event.cards]
        return [f"{event.seat}: {event.do} {' '.join(told)}"]

    def headline(self) -> Sequence[str]:
        return [f"Old maid, cards {self.table.held}"]

    def standing(self, state: Hands, /) -> Sequence[str]:
        return [f"{seat}: {len(hand)} cards" for seat, hand in state.hands.items()]

    def show(self, state: Hands, seat: str | None, before: Hands | None = None, /) -> Sequence[str]:
        return [
            f"{one}: {' '.join('?' if ':' in card else card for card in hand)}" for one, hand in state.hands.items()
        ]


class MaidForms(Forms):
    """The order file to fill in."""

    def template(self, state: Hands, seat: str, /) -> Sequence[str]:
        hand = ["?" if ":" in card else card for card in state.hands[seat]]
        return [f"# your hand: {' '.join(hand)}", "draw = true"]


class MaidCards(Cards):
    """Cards face down."""

    @property
    def deck_size(self) -> int:
        return CARDS

    def face_down(self, state: Hands, /) -> Mapping[str, Sequence[str]]:
        return {seat: [c for c in hand if ":" in c] for seat, hand in state.hands.items()}

    def look(self, state: Hands, known: Mapping[str, int], /) -> Hands:
        seen: Hands = self.table.copy(state)
        for hand in seen.hands.values():
            hand[:] = [f"c{known[card]}" if card in known else card for card in hand]
        return seen

    def opens(self, orders: Order, /) -> Sequence[str]:
        return [token for token, _ in orders.tokens]


class MaidRulings(Rulings):
    """What a group can decide."""

    def resign(self, state: Hands, seat: str, /) -> Iterator[Event]:
        """Who gives up hands all cards to the next seat still in the game."""
        heir = next(one for one in self.table.live(state) if one != seat)
        yield Event("take", heir, (seat, *state.hands[seat]))

    def minimal(self, state: Hands, seat: str, /) -> Data:
        return {}

    def correct(self, state: Hands, rows: Sequence[Any], /) -> Iterator[Event]:
        for row in rows:
            yield Event(row["do"], row["seat"])


@attrs.frozen
class OldMaidTable(Table[Hands, Order, Event]):
    """One game."""

    seats: tuple[str, ...]
    held: str

    words = at(Words, MaidWords)
    forms = at(Forms, MaidForms)
    cards = at(Cards, MaidCards)
    rulings = at(Rulings, MaidRulings)

    def blank(self) -> Hands:
        return Hands({seat: [] for seat in self.seats}, [], [])

    def copy(self, state: Hands, /) -> Hands:
        return Hands(
            {seat: list(hand) for seat, hand in state.hands.items()},
            list(state.pile),
            list(state.discard),
            state.turn,
            state.over,
            list(state.out),
            dict(state.score),
        )

    def load(self, data: Data, /) -> Hands:
        return self.copy(Hands(**data))

    def dump(self, state: Hands, /) -> Data:
        return attrs.asdict(state)

    def live(self, state: Hands, /) -> Sequence[str]:
        return [seat for seat in self.seats if seat not in state.out]

    def clock(self, state: Hands, /) -> Clock:
        return Clock(max(state.turn, 1))

    def mover(self, state: Hands) -> str:
        live = self.live(state)
        return live[(state.turn - 1) % len(live)]

    def awaited(self, state: Hands, /) -> Awaited | None:
        return None if state.over else Awaited((self.mover(state),), "a move")

    def read_orders(self, state: Hands, seat: str, sheet: Sheet, /) -> Order:
        own = list(state.hands[seat])
        tokens = []
        names = sheet.take_texts("play") or []
        for place, name in enumerate(names):
            hidden = [t for t in own if t in sheet.opened and f"c{sheet.opened[t]}" == name]
            if name in own:
                own.remove(name)
            elif hidden:
                own.remove(hidden[0])
                tokens.append((hidden[0], name))
            else:
                sheet.note("E-TRADE-CARD", ("play", place), f"{name} is no card of yours")
        take = sheet.take_choice("take", [one for one in self.live(state) if one != seat]) or ""
        draw, over = sheet.take_flag("draw"), sheet.take_flag("over")
        return Order(bool(draw), tuple(names), take, bool(over), tuple(tokens))

    def resolve(self, state: Hands, orders: Mapping[str, Order], dice: Dice, /) -> Iterator[Event]:
        if not orders:
            yield Event("begin", "", self._pile(range(CARDS), dice))
        for seat, order in orders.items():
            for token, card in order.tokens:
                yield Event("open", seat, (token, card))
            if order.play:
                yield Event("play", seat, order.play)
            if order.take:
                lost = tuple(state.hands[order.take])
                yield Event("take", seat, (order.take, *self._captured(lost, dice)))
            if order.draw:
                yield from self._draw(state, seat, dice)
            yield Event("over" if order.over else "next", seat)

    def _pile(self, numbers: Sequence[int], dice: Dice) -> tuple[str, ...]:
        if self.held == "dealer":
            return dice.lay_face_down(numbers)
        return tuple(f"c{number}" for number in numbers) if self.held == "face-up" else ()

    def _captured(self, lost: tuple[str, ...], dice: Dice) -> tuple[str, ...]:
        if self.held != "private":
            return lost
        stream = dice.stream("capture/1")
        return tuple(f"c{stream.below(CARDS)}" for _ in lost)

    def _draw(self, state: Hands, seat: str, dice: Dice) -> Iterator[Event]:
        if self.held == "private":
            yield Event("draw", seat, (dice.draw_face_down(seat, CARDS),))
            return
        if not state.pile:
            numbers = [int(card[1:]) for card in state.discard]
            yield Event("restore", seat, self._pile(numbers, dice))
        if state.pile:
            yield Event("draw", seat, (state.pile[dice.stream("draw").below(len(state.pile))],))

    def evolve(self, state: Hands, event: Event, /) -> None:
        hand = state.hands.get(event.seat, [])
        match event.do:
            case "begin":
                state.pile, state.turn = list(event.cards), 1
            case "restore":
                state.pile, state.discard = list(event.cards), []
            case "open":
                hand[hand.index(event.cards[0])] = event.cards[1]
            case "play":
                for card in event.cards:
                    hand.remove(card)
                state.discard += event.cards
                score = sum(int(card[1:]) for card in event.cards)
                state.score[event.seat] = state.score.get(event.seat, 0) + score
            case "take":
                victim, *cards = event.cards
                state.hands[victim] = []
                hand += cards
                state.out.append(victim)
            case "draw":
                if event.cards[0] in state.pile:
                    state.pile.remove(event.cards[0])
                hand.append(event.cards[0])
            case "over":
                state.over = True
            case _:
                state.turn += 1


@attrs.frozen
class OldMaid(Ruleset):
    """The game as people choose it."""

    name: str = "old-maid"
    version: int = 1
    title: str = "Old maid"
    map_id: str = ""
    seats: tuple[int, int] = (2, 6)
    cards: tuple[str, ...] = ("face-up", "dealer", "private")

    def options(self) -> Sequence[Option]:
        return ()

    def terms(self, seats: Sequence[Seat], options: Sequence[str], choices: Data, map_file: Data, /) -> Terms:
        return Terms(tuple(options), choices, {})

    def table(self, seats: Sequence[Seat], terms: Terms, /) -> OldMaidTable:
        return OldMaidTable(tuple(seat.id for seat in seats), terms.cards)

    def rule_book(self, options: Sequence[str], choices: Data, cards: str = FACE_UP, /) -> Sequence[str]:
        return []

    def check_map(self, map_file: Data, /) -> Sequence[Problem]:
        return []


OLD_MAID = OldMaid()
