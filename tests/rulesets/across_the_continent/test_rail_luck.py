"""The fair dice of the race: the pips of each throw."""

from itertools import product

from rail_scenes import lay, order, play, seeded, stand

from pbem.engine.foresight.odds import Trial
from pbem.rulesets.across_the_continent.events import DiceThrown, StarterRolled
from pbem.rulesets.across_the_continent.words.outlook import MEASURE, TWO_DICE, trials


def test_the_odds_are_those_of_all_throws_of_two_dice() -> None:
    counts: dict[int, int] = {}
    for first, second in product(range(1, 7), repeat=2):
        counts[first + second] = counts.get(first + second, 0) + 1
    assert {pips: ways for pips, _, ways in TWO_DICE} == counts
    assert lay().foresight.measure() is MEASURE


def test_every_throw_of_a_record_counts_for_the_thrower() -> None:
    """A record plays many turns by standing orders; all their throws are told."""
    table = lay()
    state = stand(table, {"emil": "W02 8 before Cleveland", "fay": "W04 at Ottawa"})
    for seat in table.ids:
        order(state, seat, {"until": "changed"})
    before = table.copy(state)
    events = play(table, state, {}, seeded(3))
    thrown = [event for event in events if isinstance(event, DiceThrown)]
    assert {event.seat for event in thrown} == {"emil", "fay"}
    assert list(table.foresight.trials(before, events)) == [
        Trial(event.seat, "", sum(event.dice), 0, TWO_DICE) for event in thrown
    ]


def test_a_throw_counts_with_all_its_pips_and_the_lot_for_the_start_not_at_all() -> None:
    lot = StarterRolled(((("emil", (6, 6)), ("fay", (1, 2))),), "emil")
    throw = DiceThrown("fay", (6, 1), "denver", 3)
    assert list(trials([lot, throw])) == [Trial("fay", "", 7, 0, TWO_DICE)]
    assert (MEASURE.own, MEASURE.others, MEASURE.answering) == ("pips", "", "")
