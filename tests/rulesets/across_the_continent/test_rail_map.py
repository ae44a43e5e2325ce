"""The rail map: its facts, and maps that are refused."""

import copy
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from rail_scenes import BOARD, MAP, ring_map

from pbem.engine.table.sheet import format_problem
from pbem.rulesets.across_the_continent import ACROSS_THE_CONTINENT_1952
from pbem.rulesets.across_the_continent.board import read_board
from pbem.rulesets.across_the_continent.map_file import check_facts, check_map, facts_of
from pbem.rulesets.across_the_continent.play.track import count_routes
from pbem.rulesets.across_the_continent.rings import find_rings, is_stuck

MapFile = dict[str, Any]


class TestFacts:
    def test_the_map_is_sound(self) -> None:
        assert ACROSS_THE_CONTINENT_1952.check_map(MAP) == []
        assert check_facts(facts_of(MAP)) == []

    def test_it_has_70_cities_130_lines_481_spaces_and_30_tickets(self) -> None:
        counts = (len(BOARD.cities), len(BOARD.lines), len(BOARD.neighbours), len(BOARD.tickets))
        assert counts == (70, 130, 481, 30)

    def test_the_starting_cities_are_those_of_the_booklet(self) -> None:
        names = [{BOARD.names[city] for city in BOARD.starts(coast)} for coast in ("east", "west")]
        assert names == [
            {"Boston", "New York", "Washington", "Savannah", "Miami"},
            {"Vancouver", "Seattle", "Portland", "San Francisco", "Los Angeles"},
        ]

    @pytest.mark.parametrize(
        ("source", "target", "spaces", "routes"),
        [
            ("boston", "buffalo", 6, 1),
            ("buffalo", "bismarck", 20, 1),
            ("bismarck", "calgary", 17, 2),
            ("calgary", "vancouver", 6, 1),
            ("portland", "pueblo", 18, 2),
            ("pittsburgh", "denver", 20, 3),
        ],
    )
    def test_distances_and_equal_routes(self, source: str, target: str, spaces: int, routes: int) -> None:
        assert BOARD.distance(source, target) == BOARD.distance(target, source) == spaces
        assert count_routes(BOARD, source, target) == count_routes(BOARD, target, source) == routes

    def test_coast_to_coast_is_33_to_48_spaces(self) -> None:
        far = [BOARD.distance(a, b) for a in BOARD.starts("east") for b in BOARD.starts("west")]
        assert (min(far), max(far)) == (33, 48)

    def test_tickets_are_as_long_as_they_say(self) -> None:
        for ticket in MAP["ticket"]:
            assert BOARD.length(ticket["id"]) == ticket["spaces"]
        assert {BOARD.length(ticket.id) for ticket in BOARD.tickets} == {47, 48, 49, 50, 51}

    def test_every_leg_is_at_least_six_spaces(self) -> None:
        legs = [leg for ticket in BOARD.tickets for leg in pairwise(ticket.stops)]
        assert min(BOARD.distance(a, b) for a, b in legs) == 6

    def test_every_coast_city_starts_three_tickets_and_ends_three(self) -> None:
        for place in (0, -1):
            count = Counter(ticket.stops[place] for ticket in BOARD.tickets)
            assert count == dict.fromkeys((*BOARD.starts("east"), *BOARD.starts("west")), 3)

    def test_every_inland_city_is_on_one_ticket_or_two(self) -> None:
        count = Counter(stop for ticket in BOARD.tickets for stop in ticket.stops[1:-1])
        inland = {city.id for city in BOARD.cities if not city.coast}
        assert inland <= set(count)
        assert set(count.values()) <= {1, 2}

    def test_a_space_inside_a_line_has_two_neighbours(self) -> None:
        inside = [space for space in BOARD.neighbours if "~" in space]
        assert {len(BOARD.neighbours[space]) for space in inside} == {2}
        assert BOARD.neighbours["boston~albany~1"] == ("boston", "albany")
        assert BOARD.describe("boston~albany~1") == "Boston - Albany 1/2"

    def test_nothing_for_drawing_is_in_the_facts(self) -> None:
        facts = facts_of(MAP)
        assert set(facts) == {"id", "name", "cities", "lines", "tickets"}
        assert facts["cities"][0] == ["boston", "Boston", "east"]


def _tickets(map_file: MapFile, id_: str) -> MapFile:
    found: MapFile = next(ticket for ticket in map_file["ticket"] if ticket["id"] == id_)
    return found


def _cut_florida(map_file: MapFile) -> None:
    map_file["line"] = [line for line in map_file["line"] if "miami" not in line["between"]]


def _shorten(map_file: MapFile) -> None:
    map_file["line"][0]["spaces"] = 1


BROKEN: dict[str, tuple[Callable[[MapFile], Any], str]] = {
    "a city that no line reaches": (_cut_florida, "city[5]: no railway joins Boston and Miami"),
    "a line of one space": (
        _shorten,
        "line[1].spaces: 1; two pieces could block each other, so at least 2 are needed (A-89)",
    ),
    "a line to a city that is not there": (
        lambda m: m["line"][0].update(between=["boston", "atlantis"]),
        'line[1].between[2]: there is no city "atlantis"; did you mean atlanta?',
    ),
    "a line from a city to itself": (
        lambda m: m["line"][0].update(between=["boston", "boston"]),
        "line[1].between: must name two different cities",
    ),
    "two cities joined twice": (
        lambda m: m["line"].append({"between": ["albany", "boston"], "spaces": 4}),
        "line[131]: albany and boston are joined twice",
    ),
    "a line without length": (lambda m: m["line"][0].pop("spaces"), "line[1].spaces: missing"),
    "a length in words": (
        lambda m: m["line"][0].update(spaces="two"),
        "line[1].spaces: a whole number is expected here, not a text in quotes",
    ),
    "another format": (lambda m: m.update(format="pbem-map/1"), 'format: must be "pbem-rail/1"'),
    "no format": (lambda m: m.pop("format"), 'format: must be "pbem-rail/1"'),
    "no tickets": (lambda m: m.pop("ticket"), "ticket: there is no [[ticket]]"),
    "no cities": (lambda m: m.update(city=[], line=[], ticket=[]), "city: there is no [[city]]"),
    "a city twice": (
        lambda m: m["city"].append({"id": "boston", "name": "Beantown"}),
        "city[71].id: boston is used twice",
    ),
    "a name twice": (
        lambda m: m["city"][1].update(name="Boston"),
        'city[2].name: "boston" already means another city',
    ),
    "an id with a tilde": (
        lambda m: m["city"].append({"id": "a~b", "name": "A"}),
        'city[71].id: "a~b" is not an id: small letters, digits and hyphens',
    ),
    "an unknown coast": (
        lambda m: m["city"][0].update(start="north"),
        'city[1].start: "north" is not a word for this key; possible: east, west',
    ),
    "a ticket twice": (
        lambda m: m["ticket"].append(dict(m["ticket"][0])),
        "ticket[31].id: W01 is used twice",
    ),
    "an unknown stop": (
        lambda m: _tickets(m, "W01")["stops"].__setitem__(1, "atlantis"),
        'ticket[1].stops[2]: there is no city "atlantis"; did you mean atlanta?',
    ),
    "a stop named twice": (
        lambda m: _tickets(m, "W01")["stops"].__setitem__(3, "buffalo"),
        "ticket[1].stops[4]: buffalo is named twice",
    ),
    "the same stop twice in a row": (
        lambda m: _tickets(m, "W01")["stops"].__setitem__(2, "buffalo"),
        "ticket[1].stops[3]: buffalo is named twice in a row",
    ),
    "a ticket of one city": (
        lambda m: _tickets(m, "W01").update(stops=["boston"]),
        "ticket[1].stops: must name at least two cities",
    ),
    "a ticket that does not end on the far coast": (
        lambda m: _tickets(m, "W01")["stops"].pop(),
        "ticket[1].stops[4]: ticket W01 is west-bound, but Calgary is not a city of the west coast",
    ),
    "a ticket that starts inland": (
        lambda m: _tickets(m, "W01")["stops"].pop(0),
        "ticket[1].stops[1]: ticket W01 is west-bound, but Buffalo is not a city of the east coast",
    ),
    "a ticket with a wrong length": (
        lambda m: _tickets(m, "W01").update(spaces=50),
        "ticket[1].spaces: ticket W01 says 50 spaces, but its shortest routes have 49",
    ),
    "a starting city on two tickets": (
        lambda m: m["ticket"].pop(0),
        "city[1]: 2 west-bound tickets start in Boston, but at least 3 must",
    ),
    "a starting city on more tickets than the others": (
        lambda m: m["ticket"].append({**m["ticket"][0], "id": "W99"}),
        (
            "ticket: west-bound tickets are not balanced by starting city: Boston 4, New York 3, "
            "Washington 3, Savannah 3, Miami 3"
        ),
    ),
    "a coast with three starting cities": (
        lambda m: (
            m["city"].__setitem__(
                slice(None),
                [
                    {k: v for k, v in city.items() if k != "start" or city["id"] not in ("boston", "miami")}
                    for city in m["city"]
                ],
            ),
            m.update(ticket=[t for t in m["ticket"] if not {"boston", "miami"} & set(t["stops"])]),
        ),
        "city: the east coast has 3 starting cities, but needs at least 4",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_everything_wrong_with_a_map_is_reported(name: str) -> None:
    break_it, sentence = BROKEN[name]
    broken = copy.deepcopy(MAP)
    break_it(broken)

    assert sentence in [format_problem(fault) for fault in check_map(broken)]


@pytest.mark.parametrize(
    "junk",
    [{}, {"city": 3}, {"city": [3], "line": [3], "ticket": [{}]}, {"line": [{"between": 4}]}, {"city": {"a": 1}}],
)
def test_data_that_is_no_map_at_all_is_reported_without_a_crash(junk: MapFile) -> None:
    assert check_map(junk)
    assert check_facts(junk)


class TestRings:
    def test_three_pieces_may_block_each_other_around_a_line_of_two_spaces(self) -> None:
        board = read_board(facts_of(ring_map()))
        ring = {("W06", "salt-lake-city~ogden~1"), ("W10", "ogden"), ("E09", "salt-lake-city")}

        found = [{(piece.ticket, piece.space) for piece in ring} for ring in find_rings(board, 3)]

        assert ring in found
        assert list(find_rings(board, 2)) == []

    def test_a_map_with_a_ring_is_refused_for_as_many_players(self) -> None:
        assert check_map(ring_map(), 2) == []
        (fault, *_) = check_map(ring_map(), 3)
        assert fault.message.startswith("3 pieces could block each other: ")
        assert "Ogden" in fault.message

    def test_every_found_ring_is_stuck_and_our_deck_has_none(self) -> None:
        board = read_board(facts_of(ring_map()))
        rings = list(find_rings(board, 4))
        for ring in rings:
            pieces = {piece.ticket: (piece.space, piece.city) for piece in ring}
            assert all(is_stuck(board, pieces, seat) for seat in pieces)
        assert rings
        assert list(find_rings(BOARD, 4)) == []

    def test_a_piece_waiting_for_one_that_can_move_is_not_stuck(self) -> None:
        pieces = {
            "emil": ("salt-lake-city~ogden~1", "ogden"),
            "fay": ("ogden", "salt-lake-city"),
            "gus": ("denver", "ogden"),
        }
        assert not is_stuck(BOARD, pieces, "emil")
        assert not is_stuck(BOARD, pieces, "gus")
        ring = {**pieces, "gus": ("salt-lake-city", "ogden")}
        assert all(is_stuck(BOARD, ring, seat) for seat in ring)
