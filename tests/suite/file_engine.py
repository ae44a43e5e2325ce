"""What pbem answers the suite: order files of the conquest game, read, played and reported step by step."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs
from croupier import Croupier, lay_cards
from file_facts import FACTS, view
from plain_game import Data, position_of, setting_of, state_of, tell_all

from pbem.engine.file.genesis import Genesis, Player
from pbem.engine.play.order_header import ExpectedHeader, read_header
from pbem.engine.table.sheet import Problem, Sheet, format_path
from pbem.rulesets.risk.events import BattleFought, Event
from pbem.rulesets.risk.orders import Orders
from pbem.rulesets.risk.play.evolution import evolve
from pbem.rulesets.risk.play.resolution import awaited, clock, resolve
from pbem.rulesets.risk.reading.orders import read_orders
from pbem.rulesets.risk.reading.situation import Situation
from pbem.rulesets.risk.reading.standing_orders import take_standing
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.snapshot import dump, load
from pbem.rulesets.risk.state import DiceOnTable, Phase, State
from pbem.rulesets.risk.words.rooms import describe as describe_event

MOST_EVENTS = 2000
"""More than any case makes: a set-up of 160 armies, a throw for each army."""


def answer(question: Data) -> Data:
    """Answer a question of order files, or one for words."""
    said = {"number": question["number"]}
    if question.get("fact") in FACTS:
        return said | {"answers": FACTS[question["fact"]](question)}
    table = Table.of(question)
    if "fact" in question:
        return said | {"answers": [table.view(reader) for reader in question["ask"]]}
    return said | {"steps": [table.step(step) for step in question["steps"]]}


@attrs.frozen
class Table:
    """A setting, a state on it, and who knows the cards that lie face down."""

    setting: Setting
    state: State
    croupier: Croupier

    @classmethod
    def of(cls, question: Data) -> "Table":
        """Set the table for a question."""
        setting = attrs.evolve(setting_of(question), cards=question["cards"])
        said = question["before"]
        state = state_of(setting, said)
        table = cls(setting, state, Croupier(setting))
        if state.phase is Phase.BLANK:
            return table
        for name in ("part", "asked", "eliminated", "opened"):
            setattr(state, name, said[name])
        state.throw = DiceOnTable(**said["throw"]) if said["throw"] else None
        lay_cards(setting, state, table.croupier)
        for seat, orders in question.get("standing", {}).items():
            sheet = Sheet(tomllib.loads(orders))
            for kind, found in take_standing(Situation(setting, state, seat), sheet):
                getattr(state, kind)[seat] = found
            assert not sheet.problems, f"standing orders of {seat}: {sheet.problems}"
        return table

    def view(self, reader: str) -> str:
        """Return what a reader sees; a seat looks at its own cards."""
        own = {*self.state.hands.get(reader, ())}
        known = {token: card for token, card in self.croupier.known.items() if token in own}
        return view(self.setting, self.setting.reveal(self.state, known), reader)

    def step(self, step: Data) -> Data:
        """Hand in orders, let happen what follows, and say what is so then."""
        orders, problems = self.hand_in(step["orders"], step["opens"])
        refused = [_plain_problem(one) for one in problems if one.is_error]
        warned = [_plain_problem(one) for one in problems if not one.is_error]
        dice = GivenDice(self, step["chance"])
        events: list[Event] = []
        if not refused and (orders or self.state.phase is Phase.BLANK):
            events = self.play(orders, dice)
        wait = awaited(self.setting, self.state)
        return {
            "refused": refused,
            "warned": warned,
            "events": [self.turned_up(one) for one in tell_all(events)],
            "report": [row for event in events for row in describe_event(self.setting, event)],
            "position": self.position(),
            "awaits": {"must": list(wait.must), "may": list(wait.may)} if wait else {},
            "standing": list(self.state.defence),
            "unused": {label: stream.left for label, stream in dice.streams.items()},
        }

    # orders

    def hand_in(self, said: Mapping[str, str], opens: Sequence[str]) -> tuple[dict[str, Orders], list[Problem]]:
        """Read order files; one without a seat is of the seat that must decide."""
        wait = awaited(self.setting, self.state)
        orders, problems = {}, []
        for name, text in said.items():
            assert wait is not None, "the game is over"
            seat = name or wait.must[0]
            tokens = self.croupier.find(self.state.hands[seat], opens)
            assert "" not in tokens, f"{seat} cannot open {opens}"
            opened = {token: self.croupier.known[token] for token in tokens}
            orders[seat], found = self.read(seat, tomllib.loads(text), opened)
            if not any(one.is_error for one in found):
                used = [token for token, _ in getattr(orders[seat], "opened", ())]
                assert sorted(used) == sorted(tokens), f"of {opens} only {used} are used"
            problems += found
        return orders, problems

    def read(self, seat: str, data: Data, opened: Mapping[str, int]) -> tuple[Any, list[Problem]]:
        """Read one file as the engine does: the header first, then the rest if it is meant for now."""
        setting, state = self.setting, self.state
        wait, now = awaited(setting, state), clock(setting, state)
        assert wait is not None, "the game is over"
        players = tuple(Player(one.id, one.name) for one in setting.players)
        genesis = Genesis("case", "risk/1", "open", "face-up", (), {}, {}, players)
        head = {"game": "case", "player": seat, "turn": now.turn, "part": now.part}
        sheet = Sheet({**head, **data}, opened=opened)
        if not read_header(sheet, ExpectedHeader(genesis, "", now, wait)).seat:
            return None, sheet.problems
        return read_orders(setting, state, seat, sheet), sheet.problems

    # play

    def play(self, orders: Mapping[str, Orders], dice: "GivenDice") -> list[Event]:
        """Let happen what follows; whatever it is, no card is lost and nobody stands on nothing."""
        setting, state = self.setting, self.state
        events: list[Event] = []
        cards = _count_cards(state)
        for event in resolve(setting, state, orders, dice):
            evolve(setting, state, event)
            events.append(event)
            assert len(events) < MOST_EVENTS, "it never ends"
            if setting.has_pile:
                assert _count_cards(state) == cards, f"a card went or came with {event}"
            if not isinstance(event, BattleFought):
                bare = [id_ for id_, owner, armies in _board(setting, state) if owner and armies < 1]
                assert not bare, f"nobody stands on {bare} after {event}"
        assert _survives(setting, state), "the state does not survive its plain form"
        return events

    # what is so then

    def position(self) -> Data:
        """Return the position, what lies face down by its name, in brackets."""
        state, spell = self.state, self.croupier.spell
        bare = attrs.evolve(state, hands={}, pile=[], discard=[])
        return position_of(self.setting, bare) | {
            "hands": {seat: [*map(spell, hand)] for seat, hand in state.hands.items()},
            "pile": [*map(spell, state.pile)],
            "discard": [*map(spell, state.discard)],
            "part": state.part,
            "asked": state.asked,
            "eliminated": state.eliminated,
            "opened": state.opened,
            "throw": attrs.asdict(state.throw) if state.throw else {},
        }

    def turned_up(self, value: Any) -> Any:
        """Write cards that lie face down in brackets."""
        if isinstance(value, dict):
            return {key: self.turned_up(one) for key, one in value.items()}
        if isinstance(value, list):
            return [self.turned_up(one) for one in value]
        return self.croupier.spell(value) if isinstance(value, str) else value


def _plain_problem(problem: Problem) -> Data:
    says = f"{problem.message} | {problem.hint}"
    return {"code": problem.code, "path": format_path(problem.path), "says": says}


# ── chance ───────────────────────────────────────────────────────────────────────────────────────


class GivenStream:
    """The numbers of one label; cards and territories by id in `draw`, `deal`, `capture`."""

    def __init__(self, dice: "GivenDice", label: str, given: Sequence[Any]) -> None:
        self.dice, self.label, self.left = dice, label, list(given)

    def take(self) -> Any:
        """Take what falls next."""
        assert self.left, f"nothing further is given of {self.label!r}"
        return self.left.pop(0)

    def d6(self) -> int:
        number: int = self.take()
        return number

    def roll(self, count: int, /) -> tuple[int, ...]:
        return tuple(self.d6() for _ in range(count))

    def below(self, n: int, /) -> int:
        """Draw from the pile, or from the deck where there is no pile."""
        table = self.dice.table
        pile = table.state.pile
        among = [table.croupier.card(one) for one in pile] or [*table.setting.board.deck]
        assert len(among) == n
        return among.index(self.take())

    def shuffle(self, items: list[Any], /) -> None:
        first, self.left = self.left, []
        items[:] = [*first, *(item for item in items if item not in first)]


class GivenDice:
    """The streams of one record, by label."""

    def __init__(self, table: Table, chance: Mapping[str, Sequence[Any]]) -> None:
        self.table = table
        self.streams = {label: GivenStream(self, label, given) for label, given in chance.items()}

    def stream(self, label: str, /) -> GivenStream:
        return self.streams.setdefault(label, GivenStream(self, label, []))

    def lay_face_down(self, cards: Sequence[int], /) -> tuple[str, ...]:
        return tuple(self.table.croupier.hide(number) for number in cards)

    def draw_face_down(self, _seat: str, cards: int, /) -> str:
        deck = self.table.setting.board.deck
        assert cards == len(deck)
        return self.table.croupier.hide(deck.index(self.stream("draw").take()))


# ── what holds whatever is played ────────────────────────────────────────────────────────────────


def _survives(setting: Setting, state: State) -> bool:
    try:
        return load(setting, dump(setting, state)) == state
    except ValueError:
        return False


def _count_cards(state: State) -> int:
    return len(state.pile) + len(state.discard) + sum(map(len, state.hands.values()))


def _board(setting: Setting, state: State) -> Iterator[tuple[str, str, int]]:
    return zip(setting.board.ids, state.owners, state.armies, strict=True)
