"""What must hold in every game of conquest, told without the engine's own rules where that goes."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, cast

from players.match import Step

from pbem.rulesets.risk import events as told
from pbem.rulesets.risk.game import RiskTable
from pbem.rulesets.risk.state import NEUTRAL, Phase, State


def check_conquest(step: Step) -> None:
    """Check a record of a conquest game: the state it leads to, and the events that lead there."""
    table = cast("RiskTable", step.game.table)
    state: State = step.applied.after
    check_board(table, state)
    check_cards(table, state)
    check_seats(table, state)
    check_neutral(table, step.applied.before, state)
    check_armies(table, step)
    for event in step.applied.events:
        check_event(table, event)
    if "two-player-neutral" in table.options:
        check_placing_turns(step.applied.events)
    sets = sum(isinstance(event, told.SetTurnedIn) for event in step.applied.events)
    assert state.sets == step.applied.before.sets + sets


def check_board(table: RiskTable, state: State) -> None:
    """R-044 and R-080: one owner and one army at least on each territory, never above the limit."""
    cap = 12 if "army-cap-12" in table.options else 10**9
    known = {*table.setting.seats, NEUTRAL}
    assert len(state.owners) == len(state.armies) == len(table.setting.board.territories)
    for owner, armies in zip(state.owners, state.armies, strict=True):
        assert 1 <= armies <= cap if owner else armies == 0
        assert owner in known or (owner == "" and state.turn == 0)


def check_cards(table: RiskTable, state: State) -> None:
    """R-005, R-054: no card is lost, nobody begins his turn with more than five."""
    cards = Counter(state.pile) + Counter(state.discard)
    for hand in state.hands.values():
        cards += Counter(hand)
    assert cards == Counter(table.setting.board.deck)
    assert cards.total() == 44
    if state.phase is Phase.TURN and table.setting.rules.capital_cards == "discard":
        assert max(len(hand) for hand in state.hands.values()) <= 5


def check_seats(table: RiskTable, state: State) -> None:
    """R-067: who is out holds nothing and is asked nothing; everybody else holds something."""
    for seat in state.out:
        assert seat not in state.owners
        # The last victim keeps his cards: the game is over.
        assert state.hands[seat] == [] or state.winner
    if state.phase is not Phase.SETUP:
        assert set(table.setting.live(state)) <= set(state.owners)
    awaited = table.awaited(state)
    if awaited is not None:
        assert awaited.must
        assert not set(awaited.must) & set(state.out)
        if table.setting.rules.capitals_end == "only-holder" and state.phase is Phase.TURN:
            assert len(capital_holders(table, state)) != 1
    else:
        check_winner(table, state)


def capital_holders(table: RiskTable, state: State) -> list[str]:
    """Name those who hold their own capital."""
    index = table.setting.board.index
    return [
        seat for seat, capital in state.capitals.items() if state.owners[index[capital]] == seat
    ]


def check_winner(table: RiskTable, state: State) -> None:
    """R-001, R-075, R-094: the winner holds all that is not neutral, or the only capital."""
    assert state.winner
    assert state.phase is Phase.OVER
    if table.setting.rules.capitals_end == "only-holder" and len(table.setting.live(state)) > 1:
        assert capital_holders(table, state) == [state.winner]
    else:
        assert set(state.owners) - {NEUTRAL} == {state.winner}


def check_neutral(table: RiskTable, before: State, state: State) -> None:
    """R-074: the neutral army holds no cards and never grows once the set-up is over."""
    assert NEUTRAL not in state.hands
    if "two-player-neutral" not in table.options:
        assert NEUTRAL not in state.owners
    elif before.phase not in (Phase.BLANK, Phase.SETUP):
        held = [
            (before.armies[place], state.armies[place])
            for place, owner in enumerate(state.owners)
            if owner == NEUTRAL
        ]
        assert all(owner != NEUTRAL or before.owners[place] == NEUTRAL
                   for place, owner in enumerate(state.owners))  # fmt: skip
        assert all(now <= then for then, now in held)


def check_armies(table: RiskTable, step: Step) -> None:
    """Armies come and go only as the events say, one by one."""
    state = table.copy(step.applied.before)
    for event in step.applied.events:
        wanted = sum(state.armies) + gain(state, event)
        table.evolve(state, event)
        assert sum(state.armies) == wanted, event
        # A battle may leave a territory empty until its conqueror moves in; of a fortification
        # only the position at its end counts. The event behind it sees that.
        if not isinstance(event, told.BattleFought | told.ArmiesFortified):
            check_board(table, state)
    assert state == step.applied.after


def gain(state: State, event: Any) -> int:
    """Return the armies that an event brings onto the board, or takes off it."""
    match event:
        case told.TerritoryClaimed() | told.ArmyAdded():
            return 1
        case told.TerritoriesDealt(_, territories):
            return len(territories)
        case told.ArmiesPlaced(armies=armies) | told.CardBonusPlaced(armies=armies):
            return armies
        case told.BattleFought(attacker_losses=ours, defender_losses=theirs):
            return -ours - theirs
        case told.TerritoriesVacated(seat, _, territories):
            left = [a for o, a in zip(state.owners, state.armies, strict=True) if o == seat]
            return len(territories) - sum(left)
        case _:
            return 0


def check_event(table: RiskTable, event: Any) -> None:
    """Check the numbers of an event against the booklet."""
    match event:
        case told.BattleFought():
            check_battle(event)
        case told.ArmiesCounted(_, territories, base, continents, _):
            assert base == max(3, territories // 3)
            assert all(CONTINENTS[land] == bonus for land, bonus in continents)
        case told.SetTurnedIn(_, cards, number, armies):
            plus_one = "set-values-plus-one" in table.options
            assert armies == (number + 3 if plus_one else classic_value(number))
            assert len(cards) == 3
        case told.BonusDue(armies=armies):
            assert armies == 5
        case _:
            pass


CONTINENTS = {
    "north-america": 5, "south-america": 2, "europe": 5, "africa": 3, "asia": 7, "australia": 2,
}  # fmt: skip


def classic_value(number: int) -> int:
    """R-056: as printed up to the eighth set, then five more each."""
    printed = (4, 6, 8, 10, 12, 15, 20, 25)
    return printed[number - 1] if number <= 8 else 25 + 5 * (number - 8)


def check_placing_turns(events: Sequence[Any]) -> None:
    """R-071: in a placing turn two own armies are placed, then a neutral one."""
    placed = [(event.by, event.owner) for event in events if isinstance(event, told.ArmyAdded)]
    for (by, owner), (next_by, next_owner) in pairwise(placed):
        if owner == NEUTRAL:
            assert next_by != by
            assert next_owner == next_by
    owners = "".join("n" if owner == NEUTRAL else "o" for _, owner in placed)
    assert "ooo" not in owners


def check_battle(event: told.BattleFought) -> None:
    """R-034 to R-039, with a referee of our own."""
    for attack, defence, lost, killed in event.throws:
        assert 1 <= len(attack) <= 3
        assert 1 <= len(defence) <= 2
        pairs = list(zip(*(sorted(dice)[::-1] for dice in (attack, defence)), strict=False))
        assert killed == sum(ours > theirs for ours, theirs in pairs)
        assert lost == len(pairs) - killed
    assert event.throws
    assert event.attacker_losses == sum(clash.attacker_losses for clash in event.throws)
    assert event.defender_losses == sum(clash.defender_losses for clash in event.throws)


def check_turns(turns: list[told.TurnStarted]) -> None:
    """R-003: turns are counted from one, and nobody has two in a row while others play."""
    assert [event.turn for event in turns] == list(range(1, len(turns) + 1))
    assert all(one.seat != other.seat for one, other in pairwise(turns))
