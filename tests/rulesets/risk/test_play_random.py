"""
Random legal orders over all editions and options: what must hold whatever is ordered.

A game is played from the blank state to its end or for some records. After every event the board is
whole, after every record the state survives its plain form; record for record the game goes on.
"""

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest
from scenes import setting_of
from thorough import all_but

from pbem.rulesets.risk.conditions.language import Condition, parse, read_kept
from pbem.rulesets.risk.conditions.tree import BATTLE_NAMES, CHANGE_NAMES
from pbem.rulesets.risk.events import (
    ArmiesPlaced,
    BattleFought,
    CardBonusPlaced,
    Event,
    GameWon,
    TerritoryCaptured,
    TurnStarted,
)
from pbem.rulesets.risk.orders import (
    DEFENCE_WORDS,
    Attack,
    BonusOrders,
    BonusRule,
    Commander,
    Defence,
    DefenceRule,
    DiceRule,
    EliminationOrder,
    Move,
    Orders,
    Reroll,
    SetupLists,
    SetupOrders,
    Share,
    Standing,
    TurnOrders,
)
from pbem.rulesets.risk.play.cards import (
    forced_after_elimination,
    forced_at_start,
    possible_sets,
    set_value,
)
from pbem.rulesets.risk.play.evolution import evolve
from pbem.rulesets.risk.play.reinforce import armies_due
from pbem.rulesets.risk.play.resolution import awaited, blank, clock, resolve
from pbem.rulesets.risk.setting import Setting
from pbem.rulesets.risk.snapshot import dump, load
from pbem.rulesets.risk.state import NEUTRAL, Phase, State
from pbem.trust.dice import SeededDice

TABLES = [
    ("risk-1959", "anna bob", {}),
    ("risk-1959 with capitals, commander", "anna bob cleo dora", {"capital_cards": "conqueror"}),
    ("risk-1959 with card-reroll, commander", "anna bob cleo", {"reroll_scope": "any"}),
    ("risk-1959-french with fortify-connected", "anna bob cleo", {}),
    ("risk-1959-french with capitals", "anna bob cleo dora emil", {"capitals_end": "only-holder"}),
    ("risk-1959-reprint with capitals", "anna bob cleo dora", {"capitals_end": "at-once"}),
    ("risk-parker with army-cap-12, fortify-connected", "anna bob", {"initial_extra": "20"}),
    ("risk-parker with army-cap-12, capitals, card-reroll, commander", "anna bob cleo dora", {}),
    (
        "risk-parker with set-values-plus-one",
        "anna bob cleo dora emil fay",
        {"five_after_elimination": "may-hold"},
    ),
    ("risk-1959-reprint with two-player-neutral, army-cap-12", "anna bob", {}),
    ("risk-1959 with two-player-neutral, capitals", "anna bob", {}),
]
RECORDS = 150
AMOUNTS: list[int | str] = ["min", "max", 1, 3]
TRADES: list[int | str] = ["forced", "all", 1, 2]


def number_choices(choices: Mapping[str, str]) -> dict[str, str | int]:
    return {key: int(value) if value.isdigit() else value for key, value in choices.items()}


class RandomPlayer:
    """Writes orders that the static check would pass, and no better than that."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.random = Random(seed)

    def some(self, text: str, names: tuple[str, ...] = BATTLE_NAMES) -> Condition:
        return parse(text, names, lambda _kind, name: name)

    def orders(self, state: State, seat: str) -> Orders:
        match state.phase:
            case Phase.SETUP:
                return self.lists()
            case Phase.BONUS:
                _, _, vacated = state.bonus[0]
                return BonusOrders(((self.random.choice(vacated), 2),), vacated[0])
            case _:
                return self.turn(state, seat)

    def lists(self) -> SetupOrders:
        ids = list(self.setting.board.ids)
        self.random.shuffle(ids)
        short = self.random.random() < 0.3
        wishes = [*ids[:5]] if short else [*ids[:5], "@asia", "@rest"]
        at = self.random.choice([("@border",), ("@rest",), (*ids[:9], "@rest")])
        lists = SetupLists(
            claim=tuple(wishes),
            add=(Share(at, "rest" if self.random.random() < 0.5 else 3),),
            neutral=(Share(("@neutral",), "rest"),),
            capital=tuple(ids[:20] if short else ids),
            batch=7 if self.random.random() < 0.2 else None,
        )
        return SetupOrders(lists)

    def turn(self, state: State, seat: str) -> TurnOrders:
        setting, random = self.setting, self.random
        held = setting.held(state, seat)
        trade, due = self.trades(state, seat)
        standing: tuple[tuple[str, Standing], ...] = ()
        if random.random() < 0.2:
            three = read_kept(setting.names, "dice_now == 3", DEFENCE_WORDS)
            rule = DefenceRule(("@border", "@neutral"), (), (), three, 1)
            standing = (("defence", Defence(2, (rule,))),)
            if setting.rules.capitals:
                row = BonusRule("", (Share(("@vacated",), "rest"),))
                standing += (("capital_bonus", (row,)),)
        place, rest = self.place(state, held, due)
        return TurnOrders(
            final=random.random() < 0.8,
            trade=trade,
            place=place,
            rest=rest,
            attacks=tuple(self.attack(state, held, number) for number in range(random.randint(0, 6))),
            on_elimination=tuple(self.on_elimination() for _ in range(random.randint(0, 2))),
            free_moves=tuple(self.move() for _ in range(random.randint(0, 3))),
            fortify=tuple(self.move() for _ in range(random.randint(0, 6))),
            rerolls=tuple(self.reroll(state, seat)) if setting.rules.card_reroll else (),
            commander=self.commander() if setting.rules.commander else None,
            standing=standing,
        )

    def trades(self, state: State, seat: str) -> tuple[tuple[tuple[str, ...], ...], int]:
        """Choose sets; return them and the armies due with them."""
        rules, hand = self.setting.rules, list(state.hands[seat])
        if state.phase is Phase.TURN:
            forced, due = forced_at_start(len(hand)), armies_due(self.setting, state.owners, seat).total
        elif state.phase is Phase.ELIMINATION:
            forced, due = forced_after_elimination(rules, len(hand)), state.due
        else:
            return (), 0
        trades: list[tuple[str, ...]] = []
        while (sets := possible_sets(hand, self.setting.board)) and (
            len(trades) < forced
            or (state.phase is not Phase.TURN and self.random.random() < 0.5)
            or (not trades and self.random.random() < 0.5)
        ):
            trio = self.random.choice(sets)
            for card in trio:
                hand.remove(card)
            trades.append(trio)
            due += set_value(rules, state.sets + len(trades))
        return tuple(trades), due

    def place(self, state: State, held: list[str], due: int) -> tuple[tuple[tuple[str, int], ...], str]:
        if not due:
            return (), ""
        if not self.setting.rules.army_cap:
            return ((self.random.choice(held), 1),), self.random.choice(held)
        rows = []
        for territory in held:
            armies = min(due, self.setting.room(state, territory))
            due -= armies
            if armies > 0:
                rows.append((territory, armies))
        return tuple(rows), ""

    def attack(self, state: State, held: list[str], number: int) -> Attack:
        random = self.random
        path = [random.choice(held if random.random() < 0.8 else self.setting.board.ids)]
        for _ in range(random.choice([1, 1, 1, 2, 4])):
            there = [one for one in self.setting.board.borders[path[-1]] if one not in path]
            foreign = [one for one in sorted(there) if one not in held]
            path.append(random.choice(foreign or sorted(there) or list(self.setting.board.ids)))
        words = ["continue", "continue", "continue", "continue", "end", "pause"]
        return Attack(
            tuple(path),
            id=f"a{number}",
            condition=random.choice([None, None, None, self.some('tried("a0") or not won("a0")')]),
            dice=random.choice(
                [
                    (DiceRule(None, 3),),
                    (DiceRule(self.some("mine > 9"), 1), DiceRule(None, 2)),
                ]
            ),
            go_on=random.choice([None, None, self.some("mine > theirs")]),
            keep=random.choice([1, 1, 3]),
            max_throws=random.choice([None, 5]),
            move_in=random.choice(AMOUNTS),
            on_capture=random.choice(words),
            on_stop=random.choice(words),
        )

    def on_elimination(self) -> EliminationOrder:
        random = self.random
        at = random.choice([("@border",), ("@rest",), (random.choice(self.setting.board.ids),)])
        return EliminationOrder(
            victim=random.choice(["", *self.setting.seats]),
            trade=random.choice(TRADES),
            prefer=random.choice([(), ("territory-bonus",), ("use-jokers",)]),
            place=(Share(at, "rest"),),
            then=random.choice(["continue", "end", "pause"]),
        )

    def move(self) -> Move:
        source = self.random.choice(self.setting.board.ids)
        target = self.random.choice(sorted(self.setting.board.borders[source]))
        return Move(source, target, self.random.choice(AMOUNTS[1:]))

    def reroll(self, state: State, seat: str) -> list[Reroll]:
        cards = [card for card in state.hands[seat] if card != "joker"]
        dice = ["lowest", "lowest-losing", "highest-losing"]
        if self.setting.rules.reroll_scope == "any":
            dice.append("their-highest")
        return [
            Reroll(
                card,
                self.some("lost_now >= 1", CHANGE_NAMES),
                self.random.choice(dice),
                self.random.choice([None, 2]),
                (),
                self.random.random() < 0.2,
            )
            for card in cards
        ]

    def commander(self) -> Commander:
        random = self.random
        when = random.choice([None, self.some("gain >= 2", CHANGE_NAMES)])
        return Commander(when, random.choice(["best", "highest"]), (), random.random() < 0.2)


def check(setting: Setting, state: State, event: Event, fallen: str) -> str:
    """Check what holds after every event (R-044, R-005); return a territory that has just fallen."""
    empty = [
        territory
        for territory, owner, armies in zip(setting.board.ids, state.owners, state.armies, strict=True)
        if (armies < 1 if owner else armies)
    ]
    if fallen:
        assert isinstance(event, TerritoryCaptured)
        assert event.target == fallen
    assert empty == ([event.target] if isinstance(event, BattleFought) and empty else [])
    cards = Counter(card for hand in state.hands.values() for card in hand)
    cards.update(state.pile)
    cards.update(state.discard)
    assert cards == Counter(setting.board.deck)
    if isinstance(event, TurnStarted):
        check_between_turns(setting, state)
    return empty[0] if empty else ""


def check_between_turns(setting: Setting, state: State) -> None:
    """Check hands, limit and owners (R-054, R-067, R-080)."""
    if setting.rules.capital_cards == "discard":
        assert all(len(hand) <= 5 for hand in state.hands.values())
    assert set(state.owners) <= {NEUTRAL, *setting.live(state)}
    assert set(setting.live(state)) <= set(state.owners)
    assert max(state.armies) <= setting.limit
    assert not state.due
    assert not state.bonus


def late_state(setting: Setting, seed: int) -> State:
    """Set up a late hour: the mover is strong, the others hold a few territories and cards."""
    random, state = Random(seed), blank(setting)
    first, *others = setting.seats
    places = list(range(len(state.owners)))
    random.shuffle(places)
    state.owners = [first] * len(places)
    state.armies = [random.randint(1, setting.limit if setting.limit < 99 else 15) for _ in places]
    for seat in (*others, *([NEUTRAL] if setting.rules.setup == "neutral" else ())):
        for _ in range(random.randint(1, 3)):
            place = places.pop()
            state.owners[place], state.armies[place] = seat, random.randint(1, 2)
    random.shuffle(state.pile)
    for seat in setting.seats:
        size = random.randint(0, 5)
        state.hands[seat] = setting.sort_cards(state.pile[:size])
        del state.pile[:size]
    size = random.randint(0, len(state.pile))
    state.discard, state.pile = state.pile[:size], state.pile[size:]
    state.discard, state.pile = setting.sort_cards(state.discard), setting.sort_cards(state.pile)
    if setting.rules.capitals:
        state.capitals = {seat: setting.held(state, seat)[0] for seat in setting.seats}
    state.phase, state.turn, state.mover, state.sets = Phase.TURN, 9, first, random.randint(0, 9)
    return state


def play_random(setting: Setting, seed: int, records: int, start: State | None = None) -> list[Event]:
    player = RandomPlayer(setting, seed)
    state, events = start or blank(setting), []
    for index in range(records):
        wanted = awaited(setting, state)
        if wanted is None:
            break
        clock(setting, state)
        orders = {seat: player.orders(state, seat) for seat in setting.seats if seat in wanted.must}
        dice = SeededDice(bytes([seed % 256, index % 256, index // 256]) + bytes(29))
        fallen, throws, placed = "", 0, 0
        standing = sum(state.armies)
        for event in resolve(setting, state, orders, dice):
            evolve(setting, state, event)
            fallen = check(setting, state, event, fallen)
            events.append(event)
            throws += len(event.throws) if isinstance(event, BattleFought) else 0
            placed += event.armies if isinstance(event, ArmiesPlaced | CardBonusPlaced) else 0
        assert throws <= standing + placed
        data = dump(setting, state)
        assert load(setting, data) == state
        assert dump(setting, load(setting, data)) == data
    return events


@pytest.mark.parametrize("seed", all_but(range(2), lambda seed: seed == 0))
@pytest.mark.parametrize(("rules", "seats", "choices"), TABLES)
def test_random_games_stay_whole(rules: str, seats: str, choices: dict[str, str], seed: int) -> None:
    setting = setting_of(rules, seats, number_choices(choices))
    events = play_random(setting, seed, RECORDS)
    assert any(isinstance(event, TurnStarted) for event in events)


@pytest.mark.parametrize("seed", all_but(range(10), lambda seed: seed < 4))
@pytest.mark.parametrize(("rules", "seats", "choices"), TABLES)
def test_late_games_stay_whole(rules: str, seats: str, choices: dict[str, str], seed: int) -> None:
    """Eliminations, trades in their midst, pauses and endings come soon here."""
    setting = setting_of(rules, seats, number_choices(choices))
    play_random(setting, seed, 12, late_state(setting, seed))


def test_the_same_dice_play_the_same_game() -> None:
    setting = setting_of("risk-1959 with capitals, commander, card-reroll", "anna bob cleo")
    assert play_random(setting, 5, 60) == play_random(setting, 5, 60)


def test_the_state_is_copied_whole() -> None:
    """Evolving a copy changes nothing of the original."""
    setting = setting_of("risk-1959 with capitals, commander, card-reroll", "anna bob cleo")
    player, state = RandomPlayer(setting, 9), blank(setting)
    for index in range(80):
        wanted = awaited(setting, state)
        assert wanted is not None
        frozen, copy = repr(state), state.copy()
        orders = {seat: player.orders(state, seat) for seat in wanted.must}
        for event in resolve(setting, copy, orders, SeededDice(bytes([index]) * 32)):
            evolve(setting, copy, event)
        assert repr(state) == frozen
        state = copy


@pytest.mark.thorough
def test_somebody_wins_in_the_end() -> None:
    setting = setting_of("risk-parker with capitals", "anna bob cleo")
    ends = [play_random(setting, seed, 400)[-1] for seed in range(3)]
    assert any(isinstance(end, GameWon) for end in ends)
