"""Order files of the rail race: what is refused and in which words, and what answers a throw."""

import tomllib
from typing import Any

import attrs
import pytest
from rail_scenes import NAMES, ToldDice, lay, order, play, read, ring_map, seeded, spelled, stand

from pbem.engine.table.ruleset import Stream
from pbem.engine.table.sheet import format_path
from pbem.rulesets.across_the_continent import events as told
from pbem.rulesets.across_the_continent.orders import Move, Rail, RailOrders
from pbem.rulesets.across_the_continent.rules import Rules
from pbem.rulesets.across_the_continent.state import Phase, State

TABLE = lay(2)
FIRST = {"emil": "W01 at Boston", "fay": "E01 at Vancouver"}


def _before() -> State:
    return stand(TABLE, FIRST)


def _thrown(dice: tuple[int, int] = (3, 5), place: str = "W01 7 before Bismarck") -> State:
    state = stand(TABLE, {"emil": place, "fay": "E12 on fargo for Savannah"})
    order(state, "emil", {"stop": "after-throw"})
    state.phase, state.part, state.dice = Phase.THROW, 2, dice
    return state


@attrs.frozen
class Bad:
    """An order file and the problem that it has."""

    orders: str
    code: str
    path: str
    message: str
    hint: str = ""
    thrown: bool = False


GALLERY = {
    "no orders at all": Bad(
        "",
        "E-RAIL-ORDERS",
        "rail",
        "missing; you have not yet said how you travel",
        'write [rail] and, for instance, prefer = ["arrive", "most"]',
    ),
    "a table of another game": Bad(
        "rail = {}\n[defence]\ndefault = 1", "E-UNKNOWN-KEY", "defence", "unknown key", "Keys here: rail"
    ),
    "a misspelt key": Bad(
        '[rail]\nprefr = ["most"]',
        "E-UNKNOWN-KEY",
        "rail.prefr",
        "unknown key",
        "did you mean `prefer`? Keys here: prefer, via, until, stop, move",
    ),
    "no table": Bad('rail = "fast"', "E-TYPE", "rail", "a table [rail] is expected here, not a text in quotes"),
    "a test that is none": Bad(
        '[rail]\nprefer = ["arive"]',
        "E-CHOICE",
        "rail.prefer[1]",
        '"arive" is not a test for a number',
        'did you mean "arrive"? possible: arrive, leave n, leave n..m, most, least, sum, die',
    ),
    "a range upside down": Bad(
        '[rail]\nprefer = ["arrive", "leave 6..2"]',
        "E-CHOICE",
        "rail.prefer[2]",
        '"leave 6..2" is not a test for a number',
        "possible: arrive, leave n, leave n..m, most, least, sum, die",
    ),
    "an empty test": Bad('[rail]\nprefer = [""]', "E-CHOICE", "rail.prefer[1]", '"" is not a test for a number'),
    "a test that is no text": Bad(
        "[rail]\nprefer = [4]", "E-TYPE", "rail.prefer[1]", "a text in quotes is expected here, not a whole number"
    ),
    "one test without a list": Bad(
        '[rail]\nprefer = "most"', "E-TYPE", "rail.prefer", "a list in [ ] is expected here, not a text in quotes"
    ),
    "too many tests": Bad(
        f"[rail]\nprefer = {['leave 3'] * 21}", "E-RANGE", "rail.prefer", "21 tests; at most 20 are possible"
    ),
    "a test after one that decides always": Bad(
        '[rail]\nprefer = ["most", "arrive"]',
        "W-RAIL-PREFER",
        "rail.prefer[2]",
        'never used; "most" before it decides every throw',
        "put it last",
    ),
    "an unknown city": Bad(
        '[rail]\nvia = ["Omahaw"]', "E-UNKNOWN-CITY", "rail.via[1]", 'there is no city "Omahaw"', "nearest names: Omaha"
    ),
    "a city that is like none": Bad(
        '[rail]\nvia = ["Zzyzx"]', "E-UNKNOWN-CITY", "rail.via[1]", 'there is no city "Zzyzx"'
    ),
    "a space in place of a city": Bad(
        '[rail]\nvia = ["boston~albany~1"]', "E-UNKNOWN-CITY", "rail.via[1]", 'there is no city "boston~albany~1"'
    ),
    "a city named twice, by name and by id": Bad(
        '[rail]\nvia = ["St. Paul", "st-paul"]', "E-TWICE", "rail.via[2]", '"st-paul" is named twice', "once is enough"
    ),
    "a city that decides nothing": Bad(
        '[rail]\nvia = ["Miami"]\nuntil = "ticket-end"',
        "W-RAIL-VIA",
        "rail.via[1]",
        "Miami does not decide between equal routes of your ticket",
    ),
    "an unknown end": Bad(
        '[rail]\nuntil = "turns"',
        "E-CHOICE",
        "rail.until",
        '"turns" is not a word for this key',
        "did you mean 'turn'? possible: turn, ticket-end, changed",
    ),
    "an unknown stop": Bad(
        '[rail]\nstop = "before-throw"',
        "E-CHOICE",
        "rail.stop",
        '"before-throw" is not a word for this key',
        "did you mean 'after-throw'? possible: after-throw",
    ),
    "a move without dice": Bad(
        "[rail]\nmove = 5",
        "E-RAIL-MOVE",
        "rail.move",
        "there are no dice on the table",
        '`prefer` chooses for you; with stop = "after-throw" you see the dice first',
    ),
    "dice and no answer": Bad(
        "",
        "E-RAIL-MOVE",
        "rail",
        "missing; dice 3 5, 7 spaces to Bismarck",
        "write `move` in [rail]; possible: 3, 5",
        thrown=True,
    ),
    "dice and only new orders": Bad(
        '[rail]\nprefer = ["most"]',
        "E-RAIL-MOVE",
        "rail.move",
        "missing; dice 3 5, 7 spaces to Bismarck",
        "write `move` in [rail]; possible: 3, 5",
        thrown=True,
    ),
    "a number that the dice do not show": Bad(
        "[rail]\nmove = 4",
        "E-RAIL-MOVE",
        "rail.move",
        "4 is not possible; dice 3 5, 7 spaces to Bismarck",
        "possible: 3, 5",
        thrown=True,
    ),
    "a number that passes the city": Bad(
        "[rail]\nmove = 8",
        "E-RAIL-MOVE",
        "rail.move",
        "8 is not possible; dice 3 5, 7 spaces to Bismarck",
        "possible: 3, 5",
        thrown=True,
    ),
    "no number": Bad(
        "[rail]\nmove = 0",
        "E-RAIL-MOVE",
        "rail.move",
        "0 is not possible; dice 3 5, 7 spaces to Bismarck",
        "possible: 3, 5",
        thrown=True,
    ),
    "a number in words": Bad(
        '[rail]\nmove = "five"',
        "E-TYPE",
        "rail.move",
        "a whole number is expected here, not a text in quotes",
        thrown=True,
    ),
    "a via that decides nothing for this move": Bad(
        '[rail]\nmove = 5\nvia = ["Chicago"]',
        "W-RAIL-VIA",
        "rail.via[1]",
        "Chicago does not decide between equal routes of this move",
        thrown=True,
    ),
}


@pytest.mark.parametrize("name", GALLERY)
def test_a_fault_in_an_order_file_is_reported(name: str) -> None:
    bad = GALLERY[name]
    state = _thrown() if bad.thrown else _before()

    sheet = read(TABLE, state, "emil", tomllib.loads(bad.orders))[1]

    (problem,) = sheet.problems
    assert (problem.code, format_path(problem.path), problem.message, problem.hint) == (
        bad.code,
        bad.path,
        bad.message,
        bad.hint,
    ) or (
        bad.hint == ""
        and (problem.code, format_path(problem.path), problem.message)
        == (
            bad.code,
            bad.path,
            bad.message,
        )
    )


def test_a_landing_under_another_piece_is_refused_by_its_name() -> None:
    state = _thrown((3, 5), "W01 8 before Bismarck")

    sheet = read(TABLE, state, "emil", {"rail": {"move": 5}})[1]

    (problem,) = sheet.problems
    assert problem.code == "E-RAIL-BLOCKED"
    assert problem.message == "5 would end on the space of fay's piece"
    assert problem.hint == "possible: 3, 8"


def test_all_faults_are_reported_at_once() -> None:
    document = {
        "rail": {"prefer": ["x", 3], "via": ["y"], "until": "z", "stop": 1, "move": 2},
        "q": 1,
    }
    sheet = read(TABLE, _before(), "emil", document)[1]
    assert [format_path(problem.path) for problem in sheet.problems] == [
        "q",
        "rail.prefer[2]",
        "rail.prefer[1]",
        "rail.via[1]",
        "rail.until",
        "rail.stop",
        "rail.move",
    ]


@pytest.mark.parametrize("value", [0, 7, "", "x", True, [], {}, [[]], [1], {"a": 1}, 10**17, 3.5])
@pytest.mark.parametrize("key", ["prefer", "via", "until", "stop", "move", "more"])
@pytest.mark.parametrize("thrown", [False, True])
def test_any_value_under_any_key_is_read_without_a_crash(thrown: bool, key: str, value: object) -> None:
    state = _thrown() if thrown else _before()
    for document in ({"rail": {key: value}}, {"rail": {"move": 5, key: value}}, {key: value}):
        orders, sheet = read(TABLE, state, "emil", document)
        if not sheet.refused:
            after = TABLE.copy(state)
            play(TABLE, after, {"emil": orders}, seeded(1))
            assert TABLE.load(TABLE.dump(after)) == after


class TestGoodOrders:
    def test_cities_go_by_name_or_id_in_any_letters(self) -> None:
        orders, sheet = read(TABLE, _before(), "emil", {"rail": {"via": ["OMAHA", "St. louis", "ogden"]}})
        assert not sheet.refused
        assert orders == RailOrders(Rail((), ("omaha", "st-louis", "ogden"), "changed", ""))

    def test_an_empty_table_is_an_order(self) -> None:
        orders, sheet = read(TABLE, _before(), "emil", {"rail": {}})
        assert sheet.problems == []
        assert orders == RailOrders(Rail())

    def test_without_a_table_the_last_orders_hold_again(self) -> None:
        state = _before()
        order(state, "emil", {"prefer": ["least"], "until": "turn"})
        state.travellers["emil"].ask = True

        orders, sheet = read(TABLE, state, "emil", {})
        events = play(TABLE, state, {"emil": orders}, ToldDice(TABLE, state, iter([4, 1]), []))

        assert sheet.problems == []
        assert spelled(events)[0] == "emil moves 1 to boston~albany~1, 5 left"


class TestAnswers:
    def _play(self, state: State, rail: dict[str, Any], numbers: list[int]) -> list[str]:
        orders, sheet = read(TABLE, state, "emil", {"rail": rail})
        assert not sheet.refused, sheet.problems
        dice = ToldDice(TABLE, state, iter(numbers), [])
        return spelled(play(TABLE, state, {"emil": orders}, dice))

    def test_a_throw_is_asked_and_answered_in_part_two(self) -> None:
        state = _before()

        assert self._play(state, {"stop": "after-throw"}, [3, 1]) == ["emil is asked: throw 1 3 4"]
        assert TABLE.clock(state).part == 2
        assert TABLE.clock(state).note == "dice 3 1 on the table"
        assert TABLE.load(TABLE.dump(state)) == state

        assert self._play(state, {"move": 3}, []) == [
            "emil moves 3 to albany~buffalo~1, 3 left",
            "turn 8, fay",
            "fay is asked: orders",
        ]
        assert TABLE.clock(state).part == 1

    def test_after_a_doublet_the_dice_are_shown_again_in_part_three(self) -> None:
        state = _thrown((1, 1), "W01 at Boston")

        told = self._play(state, {"move": 1}, [2, 1])

        assert told == ["emil moves 1 to boston~albany~1, 5 left", "emil is asked: throw 1 2 3"]
        assert TABLE.clock(state).part == 3

    def test_via_of_an_answer_counts_for_that_move_alone(self) -> None:
        state = stand(TABLE, {"emil": "E07 10 before Pueblo", "fay": "W01 at Boston"})
        order(state, "emil", {"via": ["cheyenne"], "stop": "after-throw"})
        state.phase, state.part, state.dice = Phase.THROW, 2, (1, 5)

        told = self._play(state, {"move": 1, "via": ["Salt Lake City"]}, [])

        assert told[0] == "emil moves 1 to pocatello~ogden~1, 9 left"
        assert state.travellers["emil"].rail == Rail((), ("cheyenne",), "changed", "after-throw")

    def test_an_answer_may_bring_new_standing_orders(self) -> None:
        state = _thrown((1, 1), "W01 at Boston")

        told = self._play(state, {"move": 1, "prefer": ["least"]}, [3, 2])

        assert told[:2] == [
            "emil moves 1 to boston~albany~1, 5 left",
            "emil moves 2 to albany~buffalo~1, 3 left",
        ]
        assert state.travellers["emil"].rail == Rail(("least",))

    def test_reading_an_answer_gives_a_move(self) -> None:
        assert read(TABLE, _thrown(), "emil", {"rail": {"move": 3}})[0] == RailOrders(None, Move(3))

    def test_every_possible_number_is_accepted_and_no_other(self) -> None:
        chance = seeded(11).stream("states")
        for _ in range(60):
            distance = chance.below(19) + 1
            state = _thrown((chance.d6(), chance.d6()), f"W01 {distance} before Bismarck")
            a, b = state.dice or (0, 0)
            wanted = {n for n in (a, b, a + b) if n <= distance and distance - n != 3}
            sheets = {n: read(TABLE, state, "emil", {"rail": {"move": n}})[1] for n in range(-1, 14)}
            assert {n for n, sheet in sheets.items() if not sheet.refused} == wanted


class TestRecords:
    def test_each_turn_of_a_record_has_a_stream_of_its_own(self) -> None:
        state = _before()
        order(state, "fay", {"until": "turn"})
        orders, _ = read(TABLE, state, "emil", {"rail": {"until": "turn"}})
        dice = ToldDice(TABLE, state, iter([1, 1, 1, 3, 1, 2]), [])
        play(TABLE, state, {"emil": orders}, dice)
        assert dice.labels == ["move/1", "move/2"]

    def test_the_throws_of_another_turn_do_not_move_mine(self) -> None:
        """A ruling about one turn changes the dice of no other (streams by turn)."""
        seen = []
        for prefer in ("most", "least"):
            state = _before()
            order(state, "fay", {})
            orders, _ = read(TABLE, state, "emil", {"rail": {"prefer": [prefer], "until": "turn"}})
            events = play(TABLE, state, {"emil": orders}, seeded(3))
            thrown = [event for event in events if isinstance(event, told.DiceThrown)]
            seen.append([event.dice for event in thrown if event.seat == "fay"])
        assert seen[0] == seen[1]
        assert seen[0]

    def test_only_the_player_whose_turn_it_is_is_awaited(self) -> None:
        awaited = TABLE.awaited(_before())
        assert awaited is not None
        assert (awaited.must, awaited.may) == (("emil",), ())
        thrown = TABLE.awaited(_thrown())
        assert thrown is not None
        assert thrown.what == "the number to move"

    def test_an_answer_is_the_first_turn_of_its_record(self) -> None:
        state = _thrown((1, 1), "W01 at Boston")
        order(state, "fay", {"until": "turn"})
        orders, _ = read(TABLE, state, "emil", {"rail": {"move": 1, "until": "turn"}})
        dice = ToldDice(TABLE, state, iter([1, 2, 1, 2]), [])
        play(TABLE, state, {"emil": orders}, dice)
        assert dice.labels == ["move/1", "move/2"]
        assert state.turn == 9

    def test_the_set_up_opens_a_stream_for_each_drawing(self) -> None:
        labels = []

        class Listening:
            def stream(self, label: str) -> Stream:
                labels.append(label)
                return seeded(1).stream(label)

        table = lay(3)
        play(table, table.blank(), {}, Listening())
        assert labels == ["lots/coasts", "ticket/1", "ticket/2", "ticket/3", "lots/first"]

    def test_a_via_without_effect_is_reported_on_the_way_back_even_if_orders_hold_on(self) -> None:
        for place, warned in (("W01 at Boston", False), ("back W01 at Boston", True)):
            state = stand(TABLE, {"emil": place, "fay": "E01 at Vancouver"})
            sheet = read(TABLE, state, "emil", {"rail": {"via": ["Miami"]}})[1]
            assert [p.code for p in sheet.problems] == ["W-RAIL-VIA"] * warned

    def test_a_ring_blocks_where_nothing_was_agreed(self) -> None:
        shared = lay(3, [], {"rings": "shared"}, ring_map())
        table = attrs.evolve(shared, rules=Rules())
        pieces = {
            "emil": "W06 on salt-lake-city~ogden~1 for Ogden",
            "fay": "W10 at Ogden",
            "gus": "E09 at Salt Lake City",
        }
        state = stand(table, pieces)
        orders, _ = read(table, state, "emil", {"rail": {}})
        events = play(table, state, {"emil": orders}, ToldDice(table, state, iter([1, 6]), []))
        assert spelled(events)[0] == "emil cannot use 1 6: blocked"


class TestTemplates:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_a_template_passes_its_own_check_wherever_it_is_asked_for(self, players: int) -> None:
        table = lay(players)
        state = table.blank()
        assert table.forms.template(state, NAMES[0]) == []
        play(table, state, {}, seeded(players))
        asked = 0
        while (awaited := table.awaited(state)) is not None and asked < 60:
            seat = awaited.must[0]
            rows = table.forms.template(state, seat)
            assert max(map(len, rows)) <= 79
            text = "\n".join(rows)
            if state.phase is Phase.TURN:
                text = text.replace('"ticket-end"', '"turn"').replace('# stop = "after', 'stop = "after')
            for document in (text, text.replace("# via", "via")):
                orders, sheet = read(table, state, seat, tomllib.loads(document))
                assert sheet.problems == []
            play(table, state, {seat: orders}, seeded(asked))
            asked += 1
        assert asked == 60

    def test_it_offers_what_was_ordered_last(self) -> None:
        state = _before()
        order(state, "emil", {"prefer": ["leave 3"], "via": ["spokane"], "until": "turn", "stop": "after-throw"})
        orders, sheet = read(TABLE, state, "emil", tomllib.loads("\n".join(TABLE.forms.template(state, "emil"))))
        assert not sheet.refused
        assert orders == RailOrders(state.travellers["emil"].rail)
