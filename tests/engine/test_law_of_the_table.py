"""What every rule set promises (`pbem.engine.table.ruleset`), tried on the first turns of our games."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from players.match import Match

from pbem.engine.file.history import link
from pbem.engine.play import play
from pbem.engine.table import resolution
from pbem.engine.table.sheet import Sheet
from pbem.engine.words.template import header
from pbem.trust.dice import SeededDice
from pbem.trust.hashes import NO_HASH

if TYPE_CHECKING:
    from pbem.engine.table.terms import Data

TURNS = 12
MATCHES = (Match("risk-parker"), Match("across-the-continent-1952"))


class Moment(NamedTuple):
    """A game that waits for orders, and orders that pass the check."""

    game: play.Game
    documents: list[Data]

    @property
    def orders(self) -> dict[str, Any]:
        readings = play.check(self.game, self.documents).readings
        return {one.seat: one.orders for one in readings}


@pytest.fixture(params=MATCHES, ids=str, scope="module")
def match(request: pytest.FixtureRequest) -> Match:
    found: Match = request.param
    return found


@pytest.fixture(scope="module")
def moments(match: Match) -> list[Moment]:
    """The beginning of a match, with other orders than those that it is played by."""
    steps = (step for step in islice(match.play(), TURNS) if step.game.awaited)
    return [Moment(step.game, match.documents(step.game, match.chance)) for step in steps]


def dice(number: int = 0) -> SeededDice:
    return SeededDice(bytes([number]) * 32)


@pytest.mark.rule("engine/table/ruleset 1.1", "engine/table/ruleset 1.2")
def test_a_state_changes_only_by_its_events_one_after_the_other(moments: list[Moment]) -> None:
    """What resolves is held against a twin that only evolves, before and after each event."""
    for game, orders in ((one.game, one.orders) for one in moments):
        table, state, twin = game.table, game.table.copy(game.state), game.table.copy(game.state)
        for event in resolution.unfold(table, state, orders, dice()):
            table.evolve(twin, event)
            assert table.dump(state) == table.dump(twin)
        assert table.dump(state) == table.dump(twin)


@pytest.mark.rule("engine/table/ruleset 2.1")
def test_orders_that_pass_the_check_resolve_with_any_dice(moments: list[Moment]) -> None:
    for game, orders in ((one.game, one.orders) for one in moments):
        for number in range(5):
            _, events = resolution.resolve(game.table, game.state, orders, dice(number))
            assert events


@pytest.mark.rule("engine/table/ruleset 3.1")
def test_a_record_goes_on_until_somebody_must_decide(moments: list[Moment]) -> None:
    """And what follows of it alone is nothing more."""
    for game, orders in ((one.game, one.orders) for one in moments):
        after, _ = resolution.resolve(game.table, game.state, orders, dice())
        awaited = game.table.awaited(after)
        assert awaited is None or awaited.must
        clocks = [game.table.clock(state) for state in (game.state, after)]
        assert clocks[0] != clocks[1]


@pytest.mark.rule("engine/table/ruleset 3.2")
def test_record_0_is_the_blank_state_resolved_without_orders(match: Match) -> None:
    begun = match.begin()
    table, genesis = begun.game.table, begun.game.file.genesis
    thrown = SeededDice(link(genesis, begun.record, NO_HASH).seed)
    after, events = resolution.resolve(table, table.blank(), {}, thrown)
    assert table.dump(after) == table.dump(begun.after)
    assert tuple(events) == tuple(begun.events)


@pytest.mark.rule("engine/table/ruleset 4.1")
def test_orders_are_read_the_same_whenever_and_however_they_stand(moments: list[Moment]) -> None:
    for game, documents in moments:
        for document in documents:
            seat, keys = document["player"], header(game, document["player"])
            own = {key: value for key, value in document.items() if key not in keys}
            before = game.table.dump(game.state)
            ways = [own, dict(reversed(own.items()))] * 2
            assert len({repr(game.table.read_orders(game.state, seat, Sheet({**way}))) for way in ways}) == 1
            assert game.table.dump(game.state) == before


@pytest.mark.rule("engine/table/ruleset 5.1")
def test_a_state_is_the_same_after_a_way_through_plain_data(moments: list[Moment]) -> None:
    for game, _ in moments:
        data = game.table.dump(game.state)
        assert game.table.load(data) == game.state
        assert game.table.dump(game.table.load(data)) == data
