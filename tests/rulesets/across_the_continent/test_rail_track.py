"""Landings and equal routes, against a plain enumeration of every shortest route."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from rail_scenes import BOARD, seeded

from pbem.rulesets.across_the_continent.play.track import (
    Leg,
    count_routes,
    free_landings,
    landings,
    numbers_of,
    passing_cities,
)
from pbem.rulesets.across_the_continent.reading.preference import choose, plain_test


def _routes(space: str, city: str) -> Iterator[tuple[str, ...]]:
    """Walk every shortest route, the first space left out."""
    if space == city:
        yield ()
        return
    far = BOARD.distances(city)
    for near in BOARD.neighbours[space]:
        if far[near] == far[space] - 1:
            yield from ((near, *rest) for rest in _routes(near, city))


def _wanted(leg: Leg, number: int) -> tuple[str, ...] | None:
    """A-85 said plainly: of the routes with a free landing, by via, then by their list of cities."""
    routes = [r for r in _routes(leg.place, leg.city) if r[number - 1] not in leg.occupied]
    if not routes:
        return None

    def key(route: tuple[str, ...]) -> tuple[list[bool], list[str]]:
        return [city not in route for city in leg.via], [s for s in route if s in BOARD.names]

    return min(routes, key=key)[:number]


LEGS = sorted({leg for ticket in BOARD.tickets for leg in pairwise(ticket.stops)})
FORKED = [leg for leg in LEGS if count_routes(BOARD, *leg) > 1]


@pytest.mark.parametrize(("source", "city"), FORKED)
def test_equal_routes_are_chosen_as_the_rule_says(source: str, city: str) -> None:
    chance = seeded(len(source) * 100 + len(city)).stream("legs")
    rows = list(_routes(source, city))
    forks = passing_cities(BOARD, source, city)
    for _ in range(40):
        place = (source, *rows[chance.below(len(rows))])[chance.below(len(rows[0]))]
        via = [forks[chance.below(len(forks))] for _ in range(chance.below(4))]
        near = [route[k] for route in rows for k in range(min(12, len(route)))]
        occupied = {near[chance.below(len(near))] for _ in range(chance.below(4))}
        leg = Leg(BOARD, place, city, occupied, tuple(dict.fromkeys(via)))
        dice = (chance.d6(), chance.d6())
        found = landings(leg, dice)
        for number in numbers_of(dice):
            if number > leg.distance:
                assert number not in found
                continue
            wanted = _wanted(leg, number)
            assert (found[number].path if number in found else None) == wanted
            ends = {route[number - 1] for route in _routes(place, city)} - occupied
            assert set(free_landings(leg, number)) == ends


def test_the_deck_has_legs_with_a_choice() -> None:
    assert len(FORKED) >= 10


@pytest.mark.parametrize(("source", "city"), LEGS)
def test_passing_cities_are_on_some_routes_only(source: str, city: str) -> None:
    routes = [set(route) for route in _routes(source, city)]
    some = {space for route in routes for space in route if space in BOARD.names}
    assert set(passing_cities(BOARD, source, city)) == {
        space for space in some if not all(space in route for route in routes)
    }
    assert len(routes) == count_routes(BOARD, source, city)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("arrive", "arrive"),
        (" leave  3 ", "leave 3"),
        ("leave 2 .. 6", "leave 2..6"),
        ("leave 007", "leave 7"),
        ("leave 6..2", ""),
        ("leave", ""),
        ("leave -1", ""),
        ("leave 2...6", ""),
        ("Most", ""),
        ("leave 1000", ""),
        ("leave ٣", ""),
        ("", ""),
    ],
)
def test_tests_are_read_into_one_plain_form(text: str, plain: str) -> None:
    assert plain_test(text) == plain
    assert plain_test(plain) == plain


def test_several_numbers_that_pass_a_test_give_the_largest() -> None:
    assert choose(["leave 2..6"], (5, 6), (6, 5), 10) == 6
    assert choose(["die"], (3, 5, 8), (3, 5), 20) == 5
    assert choose(["sum", "least"], (3, 5), (3, 5), 7) == 3
    assert choose([], (3, 5), (3, 5), 7) == 5
