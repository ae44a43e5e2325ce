"""The style `strong`: what it fears, what a position is worth to it, which plans it tries, what it says."""

from itertools import islice

import attrs
import pytest
from players.match import board, contest, steps

from pbem.engine.bots.bot import Lots
from pbem.engine.table.terms import Seat
from pbem.local import registry
from pbem.rulesets.risk.bots.goals import hunts
from pbem.rulesets.risk.bots.rehearsal import RehearsalDice, read_plan
from pbem.rulesets.risk.bots.shorter_plans import first_part, shorter, with_attacks
from pbem.rulesets.risk.bots.standing import kept, share_of_strength
from pbem.rulesets.risk.bots.strong import STRONG, TEMPERS
from pbem.rulesets.risk.bots.threat import conquers, falls
from pbem.rulesets.risk.bots.turn_plan import Temper, TurnPlan
from pbem.rulesets.risk.bots.view import BotView
from pbem.rulesets.risk.game import RiskTable
from pbem.rulesets.risk.state import Phase, State
from pbem.trust.dice import SeededDice

SEATS = [Seat("anna", "Anna"), Seat("ben", "Ben"), Seat("cleo", "Cleo")]
AUSTRALIA = ("indonesia", "new-guinea", "western-australia", "eastern-australia")


def table_of(*options: str) -> RiskTable:
    ruleset = registry.load("risk-parker")
    table = ruleset.table(SEATS, ruleset.terms(SEATS, options, {}, board(ruleset.map_id)))
    assert isinstance(table, RiskTable)
    return table


TABLE = table_of()
PLACE = TABLE.setting.index


def position(held: dict[str, tuple[str, int]], rest: str = "cleo") -> State:
    """A board that is Cleo's, an army on each territory, but for what is `held` by others."""
    state = TABLE.blank()
    state.phase, state.mover, state.turn = Phase.TURN, "ben", 7
    state.owners[:], state.armies[:] = [rest] * len(PLACE), [1] * len(PLACE)
    for name, (owner, armies) in held.items():
        place = PLACE[name]
        state.owners[place], state.armies[place] = owner, armies
    state.hands = {seat.id: [] for seat in SEATS}
    return state


@pytest.mark.parametrize(
    ("fighters", "defenders", "percent"),
    [
        (0, 1, 0),
        (1, 1, 42),  # 15/36
        (2, 1, 75),  # 125/216 of two dice, and 15/36 of what is left
        (3, 1, 92),
        (3, 0, 100),
        (11, 7, 85),
        (400, 200, 100),
    ],
)
def test_a_conquest_is_as_likely_as_its_dice(fighters: int, defenders: int, percent: int) -> None:
    assert conquers(fighters, defenders) == percent


def test_what_is_more_than_three_conquests_away_does_not_fall_nor_what_is_ones_own() -> None:
    chances = falls(TABLE.setting, position({"eastern-australia": ("ben", 30)}), "ben")
    near = {name: chances[PLACE[name]] for name in (*AUSTRALIA, "siam", "alaska")}
    assert near["eastern-australia"] == near["alaska"] == 0
    assert near["western-australia"] == near["new-guinea"] == near["indonesia"] == near["siam"] == 100


def test_cards_and_armies_due_are_feared_too() -> None:
    state = position({"eastern-australia": ("ben", 1), "western-australia": ("anna", 4)})
    alone = falls(TABLE.setting, state, "ben")[PLACE["western-australia"]]
    state.hands["ben"], state.sets = ["siam", "china", "india", "alaska", "peru"], 5
    assert 0 < alone < falls(TABLE.setting, state, "ben")[PLACE["western-australia"]] == 100


def australia(guard: int, threat: int) -> State:
    return position({**dict.fromkeys(AUSTRALIA, ("anna", 1)), "indonesia": ("anna", guard), "siam": ("ben", threat)})


def worth(state: State, seat: str = "anna") -> int:
    return share_of_strength(TABLE.setting, state, seat)


def test_a_continent_is_worth_what_its_guard_is_likely_to_keep() -> None:
    """Moving ten armies to the door is worth more than ten that stand behind it."""
    guarded, open_door = australia(11, 9), australia(1, 9)
    open_door.armies[PLACE["eastern-australia"]] = 11
    assert worth(guarded) > worth(open_door)
    calm, afraid = (
        kept(TABLE.setting, state, "anna", [falls(TABLE.setting, state, "ben")])
        for state in (australia(3, 1), australia(3, 30))
    )
    assert calm > afraid


def test_what_the_next_opponent_takes_from_the_one_after_counts() -> None:
    """Ben stands before Cleo's Australia with twelve armies; if Cleo has her turn first, she keeps it for it."""
    state = position({**dict.fromkeys(AUSTRALIA, ("cleo", 1)), "siam": ("ben", 12)}, "anna")
    swapped = state.copy()
    swapped.owners[:] = [{"ben": "cleo", "cleo": "ben"}.get(owner, owner) for owner in state.owners]
    assert worth(state) > worth(swapped)


def test_the_end_of_an_opponent_and_of_the_game_are_worth_most() -> None:
    state = position({**dict.fromkeys([*PLACE][::2], ("anna", 2)), "siam": ("anna", 20), "alaska": ("ben", 8)})
    beaten = state.copy()
    beaten.owners[PLACE["alaska"]] = "anna"
    beaten.out.append("ben")
    won = beaten.copy()
    won.winner = "anna"
    assert worth(state) < worth(beaten) < worth(won)
    assert worth(beaten, "ben") == worth(won, "cleo") < 0


@pytest.mark.parametrize(
    ("places", "armies"), [(("india", "afghanistan", "china"), 6), (("peru", "brazil", "argentina"), 12)]
)
def test_armies_that_an_opponent_can_take_count_by_half(places: tuple[str, ...], armies: int) -> None:
    """Ben's thirty in Siam can march over Asia, and cannot come to South America."""
    state = position({"siam": ("ben", 30), **dict.fromkeys(places, ("anna", 4))})
    threats = falls(TABLE.setting, state, "ben")
    calm, afraid = (kept(TABLE.setting, state, "anna", found) for found in ([], [threats]))
    assert calm - afraid == 100 * (12 - armies)


def test_of_two_plans_the_one_that_is_sure_to_win_is_worth_more_than_a_gamble() -> None:
    """A win counts for all of the strength on the board, and for no more."""
    state = position({"siam": ("ben", 1), "alaska": ("anna", 1)})
    won = state.copy()
    won.winner = "cleo"
    assert worth(won, "cleo") < 2 * worth(state, "cleo")


def test_a_single_army_hunts_as_far_as_it_can_come() -> None:
    """Cleo holds 41 territories, an army on each, and Anna two hundred armies in Siam."""
    state = position({"siam": ("anna", 200)})
    state.out.append("ben")
    state.mover = "anna"
    [goal] = hunts(BotView(TABLE, state, "anna"))
    assert goal.what == "the end of Cleo"
    short, long = (TurnPlan(TABLE, state, "anna", goal, temper).main.path for temper in (Temper(), TEMPERS[0]))
    assert (len(short), len(long)) == (15, 38)
    state.armies[PLACE["siam"]] = 20
    assert [*hunts(BotView(TABLE, state, "anna"))] == []


FACE_DOWN = attrs.evolve(TABLE, setting=attrs.evolve(TABLE.setting, cards="private"))


def test_where_hands_are_hidden_a_great_army_goes_on_from_a_border_where_nothing_is_left() -> None:
    """Anna's in Kamchatka stands beside nothing but Yakutsk; after it, it is inside, and marches on to Alberta."""
    before = position({"kamchatka": ("anna", 190), "yakutsk": ("ben", 1), "alberta": ("ben", 60)}, "anna")
    before.out.append("cleo")
    after = before.copy()
    after.owners[PLACE["yakutsk"]] = "anna"
    after.armies[PLACE["kamchatka"]], after.armies[PLACE["yakutsk"]] = 1, 189
    one, other = (share_of_strength(FACE_DOWN.setting, state, "anna") for state in (before, after))
    assert other > one


class ClosedDice(RehearsalDice):
    """Dice with which nobody sees what is drawn."""

    drawn = 0

    def draw_face_down(self, seat: str, cards: int) -> str:
        """Return another token each time."""
        self.drawn += 1
        return f"private:{self.drawn}"


@pytest.mark.thorough
@pytest.mark.usefixtures("unwatched_turns")
def test_three_who_turn_in_no_card_come_to_an_end() -> None:
    """Hands are private, and no bot opens one."""
    state, seed = FACE_DOWN.blank(), bytes([11, *bytes(31)])
    dice, lots = ClosedDice(seed), Lots(SeededDice(seed).stream("x"))
    while (awaited := FACE_DOWN.awaited(state)) and state.turn < 300:
        orders = {seat: STRONG.decide(FACE_DOWN, state, seat, lots).orders for seat in awaited.must}
        read = {seat: read_plan(BotView(FACE_DOWN, state, seat), plan) for seat, plan in orders.items()}
        for event in FACE_DOWN.resolve(state, read, dice):
            FACE_DOWN.evolve(state, event)
    assert state.winner


PLAN = {
    "place": {"Siam": 3},
    "attack": [
        {"path": ["Siam", "India", "China", "Ural", "Siberia"], "keep": 2},
        {"from": "Alaska", "to": "Kamchatka", "keep": 2},
    ],
    "on_elimination": [{"victim": "any"}],
    "reroll": [{"card": "China"}, {"card": "Kamchatka"}],
    "free_move": [{"from": "Peru", "to": "Brazil", "armies": "max"}],
}


def test_a_plan_is_cut_to_its_first_march_and_parts_of_it_with_no_rerolls_for_what_it_leaves_out() -> None:
    cut = [*shorter(PLAN)]
    assert [[one.get("path") for one in plan["attack"]] for plan in cut] == [
        [["Siam", "India", "China", "Ural", "Siberia"]],
        [["Siam", "India"]],
        [["Siam", "India", "China"]],
    ]
    assert [plan.get("reroll") for plan in cut] == [[{"card": "China"}], None, [{"card": "China"}]]


def test_without_attacks_nothing_is_left_that_needs_one_and_a_part_moves_nothing() -> None:
    assert [*with_attacks(PLAN, [])] == ["place", "free_move"]
    part = first_part(PLAN)
    assert part["final"] is False
    assert {*part} == {"place", "attack", "reroll", "final"}


def test_it_says_in_three_sentences_why() -> None:
    """Ben, with Siam, stands before Australia, all of which Anna holds behind a weak door."""
    state = australia(2, 9)
    state.mover = "anna"
    why = STRONG.decide(TABLE, state, "anna", Lots(SeededDice(bytes(32)).stream("x"))).why
    goal, danger, outlook = why
    assert goal.startswith("Goal: ")
    assert "came out best" in goal
    assert danger.startswith("The greatest danger after it is ")
    assert outlook.startswith("In a try it left me ")


@pytest.mark.parametrize(("part", "goes_on"), [(2, True), (7, True), (8, False)])
def test_a_turn_ends_with_its_eighth_part(part: int, goes_on: bool) -> None:
    """Anna's forty armies stand before a single one of Ben's, who has nothing else."""
    state = position({"siam": ("anna", 40), "india": ("ben", 1)})
    state.mover, state.phase, state.part = "anna", Phase.ATTACK, part
    orders = STRONG.decide(TABLE, state, "anna", Lots(SeededDice(bytes(32)).stream("x"))).orders
    assert orders["attack"]
    assert (orders.get("final") is False) is goes_on


# ── The set-up ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("options", [("capitals",), pytest.param((), marks=pytest.mark.thorough)])
def test_with_the_neutral_army_each_border_is_tried_for_armies_and_capital(options: tuple[str, ...]) -> None:
    """As are each of its fourteen places, and what `careful` would hand in."""
    _, step = islice(steps(contest("risk-1959-reprint", ("strong", "careful"), options), 1), 2)
    lists, [why] = step.proposals["first"].orders["setup"], step.proposals["first"].why
    border = BotView(TABLE, step.applied.before, "first").vantage.edge
    gathered, *_ = lists["add"][0]["at"]
    assert why.startswith(f"Of {1 + len(border) + 14} set-ups, each played on for a few turns, ")
    assert why.endswith(f"one with the armies in {gathered} came out best.")
    assert len(lists["add"]) == 1
    assert lists.get("capital", [gathered])[0] == gathered
    names, after = TABLE.setting.board.names, step.game.state
    held = zip(TABLE.setting.board.ids, after.owners, after.armies, strict=True)
    assert [(names[id_], armies) for id_, owner, armies in held if owner == "first" and armies > 1] == [(gathered, 27)]


@pytest.mark.parametrize("players", [2, 3])
def test_without_it_set_ups_are_those_of_the_careful(players: int) -> None:
    styles = ("strong", "careful", "careful")[:players]
    _, step = islice(steps(contest("risk-1959", styles), 1), 2)
    strong, careful, *_ = (proposal.orders["setup"] for proposal in step.proposals.values())
    assert strong == careful
