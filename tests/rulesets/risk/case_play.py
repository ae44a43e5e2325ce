"""Playing a case: orders in, dice as given, events and state compared."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from case_files import Case, plain, set_case
from scenes import Croupier, Scene, rows_of, tell

from pbem.engine.file.genesis import Genesis, Player
from pbem.engine.order_header import ExpectedHeader, read_header
from pbem.engine.problem import Problem, format_path
from pbem.engine.ruleset import Data
from pbem.engine.sheet import Sheet
from pbem.rulesets.risk.events import BattleFought, Clash, Event
from pbem.rulesets.risk.evolution import evolve
from pbem.rulesets.risk.orders import Orders
from pbem.rulesets.risk.play.resolution import awaited, clock, resolve
from pbem.rulesets.risk.reading.orders import read_orders
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.snapshot import StateWriter, dump, load
from pbem.rulesets.risk.state import Phase, State
from pbem.rulesets.risk.words.report_lines import describe as describe_event
from pbem.trust.canonical import canonical

MOST_EVENTS = 2000
"""More than any case makes: a set-up of 160 armies, a throw for each army."""


def play_case(case: Case) -> None:
    """Play all steps of a case."""
    scene = set_case(case)
    for step in case.data.get("step", [case.data]):
        play_step(scene, step)


def play_step(scene: Scene, step: Data) -> None:
    """Hand in orders, let happen what follows, and compare it with what the step says."""
    setting, state = scene.setting, scene.state
    orders, problems = _hand_in(scene, step.get("orders", {}), step.get("opens", []))
    _compare_problems([one for one in problems if one.is_error], step.get("refused", []))
    _compare_problems([one for one in problems if not one.is_error], step.get("warned", []))
    dice = CaseDice(scene, step.get("rolls", {}))
    events: list[Event] = []
    if not step.get("refused") and (orders or state.phase is Phase.BLANK):
        events = _play(setting, state, orders, dice)
    dice.assert_used()
    found = [one for event in events for one in format_event(event, scene.croupier)]
    _compare_events(found, step)
    rows = [row for event in events for row in describe_event(setting, event)]
    for words in step.get("told", []):
        assert any(words in row for row in rows), f"nobody told {words!r}; told was {rows}"
    for key, value in rows_of(step.get("after", "")):
        _compare_row(scene, key, value)


# ── orders ───────────────────────────────────────────────────────────────────────────────────────


def _hand_in(
    scene: Scene, said: str | Mapping[str, str], opens: Sequence[str]
) -> tuple[dict[str, Orders], list[Problem]]:
    """
    Read the order files of a step; a single one is of the seat that must decide.

    `opens` are the cards face down that it opens: just those that it uses.
    """
    setting, state = scene.setting, scene.state
    wait = awaited(setting, state)
    if isinstance(said, str):
        assert wait is not None, "the game is over"
        said = {wait.must[0]: said}
    orders, problems = {}, []
    for seat, text in said.items():
        names = [setting.names.card[name] for name in opens]
        tokens = scene.croupier.find(state.hands[seat], names)
        assert "" not in tokens, f"{seat} cannot open {opens}"
        opened = {token: scene.croupier.known[token] for token in tokens}
        orders[seat], found = _read(setting, state, seat, tomllib.loads(text), opened)
        if not any(one.is_error for one in found):
            used = [token for token, _ in getattr(orders[seat], "opened", ())]
            assert sorted(used) == sorted(tokens), f"of {opens} only {used} are used"
        problems += found
    return orders, problems


def _read(
    setting: Setting, state: State, seat: str, data: Data, opened: Mapping[str, int]
) -> tuple[Any, list[Problem]]:
    """Read one file as the engine does: the header first, then the rest if it is meant for now."""
    wait, now = awaited(setting, state), clock(setting, state)
    assert wait is not None, "the game is over"
    players = tuple(Player(one.id, one.name) for one in setting.players)
    genesis = Genesis("case", "risk/1", "open", "face-up", (), {}, {}, players)
    head = {"game": "case", "player": seat, "turn": now.turn, "part": now.part}
    sheet = Sheet({**head, **data}, opened=opened)
    if not read_header(sheet, ExpectedHeader(genesis, "", now, wait)).seat:
        return None, sheet.problems
    return read_orders(setting, state, seat, sheet), sheet.problems


def _compare_problems(problems: Sequence[Problem], said: Sequence[str]) -> None:
    """Compare codes one by one in order, and the words after a colon with message and hint."""
    found = [f"{one.code} {format_path(one.path)}: {one.message} | {one.hint}" for one in problems]
    shown = "\n  ".join(found) or "nothing"
    assert len(problems) == len(said), f"said were {said}, found was\n  {shown}"
    for problem, text in zip(problems, said, strict=True):
        head, _, words = text.partition(": ")
        code, _, path = head.partition(" ")
        good = problem.code == code and path in ("", format_path(problem.path))
        good &= words in problem.message or words in problem.hint
        assert good, f"said was {text!r}, found was\n  {shown}"


# ── dice ─────────────────────────────────────────────────────────────────────────────────────────


class CaseStream:
    """The numbers of one label; cards and territories by name in `draw`, `deal`, `capture`."""

    def __init__(self, dice: "CaseDice", text: str) -> None:
        self.dice = dice
        self.text = text
        self.numbers = [int(word) for word in re.findall(r"[1-6]", text)]

    def d6(self) -> int:
        assert self.numbers, f"no further number is given after {self.text!r}"
        return self.numbers.pop(0)

    def roll(self, count: int, /) -> tuple[int, ...]:
        return tuple(self.d6() for _ in range(count))

    def below(self, n: int, /) -> int:
        """Draw from the pile, or from the deck where there is no pile."""
        card, pile = self.card(), self.dice.state.pile
        deck = self.dice.setting.board.deck
        among = [self.dice.croupier.card(one) for one in pile] if pile else [*deck]
        assert len(among) == n
        return among.index(card)

    def card(self) -> str:
        names, _, self.text = self.text.partition(",")
        assert names, "no card is given that could be drawn"
        return self.dice.setting.names.card[names.strip()]

    def shuffle(self, items: list[Any], /) -> None:
        words, self.text = self.text, ""
        names = self.dice.setting.names.territory
        first = [names[word.strip()] for word in words.split(",") if word.strip()]
        items[:] = [*first, *(item for item in items if item not in first)]


class CaseDice:
    """The streams of one record, by label."""

    def __init__(self, scene: Scene, rolls: Mapping[str, str]) -> None:
        self.setting, self.state, self.croupier = scene.setting, scene.state, scene.croupier
        self.streams = {label: CaseStream(self, text) for label, text in rolls.items()}

    def stream(self, label: str, /) -> CaseStream:
        return self.streams.setdefault(label, CaseStream(self, ""))

    def veil(self, cards: Sequence[int], /) -> tuple[str, ...]:
        return tuple(self.croupier.hide(number) for number in cards)

    def unseen(self, _seat: str, cards: int, /) -> str:
        deck = self.setting.board.deck
        assert cards == len(deck)
        return self.croupier.hide(deck.index(self.stream("draw").card()))

    def assert_used(self) -> None:
        """Fail when something was given that nobody rolled."""
        for label, stream in self.streams.items():
            named = label in ("draw", "deal") or label.startswith("capture")
            left = stream.text if named else stream.numbers
            assert not left, f"never rolled of {label!r}: {left}"


def _play(
    setting: Setting, state: State, orders: Mapping[str, Orders], dice: CaseDice
) -> list[Event]:
    events: list[Event] = []
    cards = _count_cards(state)
    writer = StateWriter(setting)
    assert_written(writer, setting, state)
    for event in resolve(setting, state, orders, dice):
        evolve(setting, state, event)
        events.append(event)
        assert len(events) < MOST_EVENTS, "it never ends"
        if setting.has_pile:
            assert _count_cards(state) == cards, f"a card went or came with {event}"
        if not isinstance(event, BattleFought):
            bare = [
                id_ for id_, owner, armies in _territories(setting, state) if owner and armies < 1
            ]
            assert not bare, f"nobody stands on {bare} after {event}"
        assert_written(writer, setting, state)
    assert _survives(setting, state), "the state does not survive its plain form"
    return events


def assert_written(writer: StateWriter, setting: Setting, state: State) -> None:
    """The text of a state is what a general printer makes of its plain form."""
    printed = {key: canonical(value).decode() for key, value in dump(setting, state).items()}
    assert writer.write(state) == printed, "the state is not written as a printer writes it"


def _survives(setting: Setting, state: State) -> bool:
    try:
        return load(setting, dump(setting, state)) == state
    except ValueError:
        return False


def _count_cards(state: State) -> int:
    return len(state.pile) + len(state.discard) + sum(map(len, state.hands.values()))


def _territories(setting: Setting, state: State) -> Iterator[tuple[str, str, int]]:
    return zip(setting.board.ids, state.owners, state.armies, strict=True)


# ── what follows ─────────────────────────────────────────────────────────────────────────────────


def format_event(event: Event, croupier: Croupier) -> list[Data]:
    """Return an event in the neutral form of a case: of a battle each throw."""
    if isinstance(event, BattleFought):
        way = {"event": "battle-fought", "source": event.source, "target": event.target}
        return [way | _fields(clash, croupier) for clash in event.throws]
    name = re.sub("(?<!^)([A-Z])", r"-\1", type(event).__name__).lower()
    return [{"event": name, **_fields(event, croupier)}]


def _fields(event: Event | Clash, croupier: Croupier) -> Data:
    return {
        key.replace("_", "-"): _turned_up(plain(value), croupier)
        for key, value in event._asdict().items()
    }


def _turned_up(value: Any, croupier: Croupier) -> Any:
    """Write cards that lie face down in brackets."""
    if isinstance(value, list):
        return [_turned_up(one, croupier) for one in value]
    return croupier.spell(value) if isinstance(value, str) else value


def _pattern(said: str | Data) -> Data:
    return {"event": said} if isinstance(said, str) else said


def _fits(pattern: Data, event: Data) -> bool:
    return all(key in event and event[key] == value for key, value in pattern.items())


def _compare_events(found: Sequence[Data], step: Data) -> None:
    shown = "\n  ".join(str(event) for event in found) or "nothing"
    place = 0
    for pattern in map(_pattern, step.get("then", [])):
        fitting = [number for number in range(place, len(found)) if _fits(pattern, found[number])]
        assert fitting, f"{pattern} did not happen, or not in this order; happened was\n  {shown}"
        place = fitting[0] + 1
    for pattern in map(_pattern, step.get("never", [])):
        assert not any(_fits(pattern, event) for event in found), f"{pattern} happened\n  {shown}"
    for name, number in step.get("count", {}).items():
        times = sum(event["event"] == name for event in found)
        assert times == number, f"{name} happened {times} times, not {number}\n  {shown}"


def _compare_row(scene: Scene, key: str, value: str) -> None:
    """A row of the scene after: it is true already if telling it changes nothing."""
    setting, state = scene.setting, _spelled(scene)
    if key in _COUNTS or key.partition(" of ")[0] in _COUNTS:
        count, _, seat = key.partition(" of ")
        number = _COUNTS[count](setting, state, seat)
        assert number == value, f"{key}: {number} is found, {value} was said"
        return
    told = state.copy()
    told.capitals = dict(told.capitals)
    tell(setting, told, key, value)
    if told != state:
        now = dump(setting, state)
        changed = {name: one for name, one in dump(setting, told).items() if one != now.get(name)}
        was = {name: now.get(name) for name in changed}
        raise AssertionError(f"{key}: {value} was said; found is {_short(was, changed)}")


def _spelled(scene: Scene) -> State:
    """Return the state as rows tell it: what lies face down by its name, in brackets."""
    state = scene.state.copy()
    for cards in (*state.hands.values(), state.discard):
        cards[:] = map(scene.croupier.spell, cards)
    return state


def _short(was: Data, said: Data) -> Data:
    """Of the board only what differs."""
    if "territories" in was and "territories" in said:
        other = said["territories"]
        was["territories"] = {k: v for k, v in was["territories"].items() if other[k] != v}
    return was


def _awaits(setting: Setting, state: State, may: bool) -> str:
    wait = awaited(setting, state)
    if wait is None:
        return "nobody"
    return " ".join(wait.may if may else wait.must)


_COUNTS: dict[str, Any] = {
    "awaits": lambda setting, state, _: _awaits(setting, state, may=False),
    "may": lambda setting, state, _: _awaits(setting, state, may=True),
    "pile": lambda _g, state, _: str(len(state.pile)),
    "discards": lambda _g, state, _: str(len(state.discard)),
    "cards": lambda _g, state, seat: str(len(state.hands[seat])),
    "armies": lambda _g, state, seat: str(
        sum(
            armies
            for owner, armies in zip(state.owners, state.armies, strict=True)
            if seat in ("", owner)
        )
    ),
    "territories": lambda _g, state, seat: str(state.owners.count(seat)),
    "standing": lambda _g, state, seat: "some" if seat in state.defence else "none",
    "commander": lambda _g, state, _: "used" if state.commander_part else "ready",
}
