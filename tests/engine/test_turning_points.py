"""What a summary names, how players stand in numbers, and records taken step by step."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from pbem.engine.play.game import load_game
from pbem.engine.proof.playback import replay
from pbem.engine.table.terms import Clock
from pbem.engine.words.retelling import steps, turning_points
from pbem.engine.words.telling import Milestone
from pbem.local import registry

if TYPE_CHECKING:
    from pbem.engine.proof.playback import Turn

EXAMPLES = Path(__file__).parents[2] / "examples"
CONQUEST, RACE = "risk-parker", "across-the-continent-three"
GAMES = (CONQUEST, RACE, "risk-every-option")


@cache
def game(name: str) -> tuple[Any, tuple[Turn, ...]]:
    data = next(EXAMPLES.glob(f"{name}-to-victory/{name}-*.toml")).read_bytes()
    return load_game(data, registry.load).table, tuple(replay(data, registry.load))


def test_a_conquest_is_summed_up() -> None:
    table, turns = game(CONQUEST)
    told = [(at.clock.turn, at.milestone.text) for at in turning_points(table, turns, largest=2)]
    assert told == [
        (0, "Cleo takes all of South America."),
        (6, "Anna takes Western United States from Cleo, losing 0 armies against 4."),
        (7, "Bob takes all of Europe."),
        (13, "Bob loses Europe."),
        (15, "Bob takes all of South America from Cleo."),
        (17, "Dora takes all of Africa."),
        (18, "Anna takes all of Australia."),
        (19, "Bob takes all of North America."),
        (21, "Dora takes all of Europe."),
        (23, "Bob takes all of Europe from Dora."),
        (23, "Dora loses Africa."),
        (27, "Bob takes all of Asia."),
        (27, "Bob has taken Cleo's last territory; Cleo is out."),
        (27, "Bob takes all of Africa."),
        (27, "Bob has taken Dora's last territory; Dora is out."),
        (27, "Anna loses Australia."),
        (29, "Bob takes all of Australia."),
        (29, "Bob takes Western Australia from Anna, losing 11 armies against 14."),
        (29, "Bob has taken Anna's last territory; Anna is out."),
        (29, "Bob holds every territory, and wins the game."),
    ]


def test_a_race_is_summed_up() -> None:
    table, turns = game(RACE)
    *coasts, won = [at.milestone.text for at in turning_points(table, turns)]
    assert won.endswith("has won the race.")
    assert all("crossed" in text for text in coasts)


def test_of_what_has_a_size_only_the_largest_are_named() -> None:
    class Table:
        """A table and its words in one."""

        @property
        def words(self) -> Any:
            return self

        def clock(self, _: object) -> Clock:
            return Clock(1)

        def milestones(self, _: object, events: Any, __: object) -> Any:
            return [Milestone("battle", str(size), at, size) for at, size in enumerate(events)]

    _, turns = game(CONQUEST)
    records = [turn._replace(events=(4, 9, 0, 9, 4)) for turn in turns[:2]]
    found = turning_points(Table(), records, largest=3)  # type: ignore[arg-type]
    assert [(at.record, at.milestone.event) for at in found] == [
        (0, 1),
        (0, 2),
        (0, 3),
        (1, 1),
        (1, 2),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_milestone_names_an_event_of_its_record(name: str) -> None:
    table, turns = game(name)
    for turn in turns:
        for one in table.words.milestones(turn.before, turn.events, turn.after):
            assert 0 <= one.event < len(turn.events)
            assert one.text == one.text.strip()
            assert one.text.endswith(".")


@pytest.mark.parametrize("name", GAMES)
def test_the_steps_of_a_record_lead_to_its_state_and_tell_its_report(name: str) -> None:
    table, turns = game(name)
    for turn in turns:
        if turn.record.admin:
            continue
        lines: list[str] = []
        for step, state in steps(table, turn):
            lines += step.lines
            last = state
        assert table.dump(last) == table.dump(turn.after)
        assert lines == [line for event in turn.events for line in table.words.describe(event)]


def test_a_battle_is_taken_apart_throw_by_throw() -> None:
    table, turns = game(CONQUEST)
    describe = table.words.describe
    events = [event for turn in turns for event in turn.events if hasattr(event, "throws")]
    longest = max(events, key=lambda event: len(event.throws))
    parts = table.words.take_apart(longest)
    assert len(parts) == len(longest.throws) > 2
    assert all(len(describe(part)) == 1 for part in parts)
    assert sum(part.attacker_losses for part in parts) == longest.attacker_losses
    assert sum(part.defender_losses for part in parts) == longest.defender_losses


@pytest.mark.parametrize("name", GAMES)
def test_the_same_counts_are_kept_from_beginning_to_end(name: str) -> None:
    table, turns = game(name)
    seats = len(turns[0].genesis.seat_ids)
    first = [count.name for count in table.words.score(turns[0].after)]
    for turn in turns:
        counts = table.words.score(turn.after)
        assert [count.name for count in counts] == first
        assert {len(count.values) for count in counts} == {seats}


def test_the_counts_of_a_conquest_are_those_of_its_report() -> None:
    table, turns = game(CONQUEST)
    counts = {count.name: count.values for count in table.words.score(turns[-2].after)}
    rows = [line.split() for line in table.words.standing(turns[-2].after)]
    living = [
        (row, at)
        for row in rows
        for at, one in enumerate(["Anna", "Bob", "Cleo", "Dora"])
        if row and row[0] == one and row[1].isdecimal()
    ]
    assert len(living) == 2
    for row, at in living:
        assert [counts[name][at] for name in ("Territories", "Armies", "Cards")] == [int(word) for word in row[1:4]]
