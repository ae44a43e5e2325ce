"""
Where the ways of a map lead: is it in one piece, can everything be taken, and what will people notice too late?

Only what nobody could play is a fault: a board in two pieces, or a territory into which nothing leads. All else (ways of
one direction, dead ends, continents in pieces) is played as it stands, and said.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from pbem.engine.file.phrases import counted, listed
from pbem.engine.table.sheet import Path, Problem

MOST_NAMED = 5
_MOST_WAYS = 10
_FEW = 6
_MANY = 255
Ways = Mapping[str, Iterable[str]]


def list_some(ids: Sequence[str]) -> str:
    """Name some ids, and how many more there are."""
    more = len(ids) - MOST_NAMED
    return listed([*ids[:MOST_NAMED], *([f"{more} more"] if more > 0 else [])])


def outward(map_file: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return for each territory of a map where one can go from it."""
    ways = {entry["id"]: list(entry["borders"]) for entry in map_file["territory"]}
    for a, b in map_file.get("one_way") or ():
        ways[a].append(b)
    return ways


def backward(ways: Ways) -> dict[str, list[str]]:
    """Return the same ways the other way round."""
    back: dict[str, list[str]] = {id_: [] for id_ in ways}
    for id_, others in ways.items():
        for other in others:
            back[other].append(id_)
    return back


def reached(start: str, ways: Ways, within: Iterable[str]) -> set[str]:
    """Return what can be reached from a territory over these alone, itself included."""
    allowed, waiting, found = set(within), [start], {start}
    while waiting:
        new = (set(ways[waiting.pop()]) & allowed) - found
        found |= new
        waiting += new
    return found


def pieces(within: Sequence[str], ways: Ways) -> list[list[str]]:
    """Return the pieces into which territories fall, each in the order given; ways count in both directions."""
    back = backward(ways)
    both = {id_: [*ways[id_], *back[id_]] for id_ in ways}
    left, found = list(within), []
    while left:
        one = reached(left[0], both, left)
        found.append([id_ for id_ in left if id_ in one])
        left = [id_ for id_ in left if id_ not in one]
    return found


def check_ways(map_file: Mapping[str, Any]) -> Iterator[Problem]:
    """Yield faults and warnings about the ways of a map that is sound in all else."""
    ways = outward(map_file)
    order = {id_: place for place, id_ in enumerate(ways)}

    def at(id_: str) -> Path:
        return "territory", order[id_], "borders"

    yield from _size(len(ways))
    apart = pieces(list(ways), ways)
    if len(apart) > 1:
        smaller = min(apart[1:], key=len) if len(apart[0]) >= len(apart[1]) else apart[0]
        what = f"no way joins {list_some(smaller)} to the rest of the board"
        yield Problem("E-MAP", at(smaller[0]), what, "a board is in one piece")
    for id_, sources in backward(ways).items():
        if not sources and len(ways) > 1 and (ways[id_] or len(apart) == 1):
            yield Problem("E-MAP", at(id_), f"nothing leads into {id_}: nobody could ever take it", "add a border")
        elif not ways[id_] and sources:
            yield Problem("W-MAP", at(id_), f"no way out of {id_}: armies that go there stay there")
    yield from _one_ways(map_file, at)
    if len(apart) == 1:
        yield from _no_return(ways, at)
        yield from _continents(map_file["continent"], ways)


def _size(many: int) -> Iterator[Problem]:
    if many < 2:
        yield Problem("E-MAP", ("territory",), "one territory is no board", "at least two are needed")
    elif many < _FEW:
        yield Problem("W-MAP", ("territory",), f"only {many} territories: a game is over in a turn or two")
    elif many > _MANY:
        yield Problem("W-MAP", ("territory",), f"{many} territories: a picture of them is wider than a screen")


def _one_ways(map_file: Mapping[str, Any], at: Callable[[str], Path]) -> Iterator[Problem]:
    one_way = map_file.get("one_way") or []
    if not one_way:
        return
    named = [f"{a} to {b}" for a, b in one_way[:_MOST_WAYS]]
    more = [f"{len(one_way) - _MOST_WAYS} more"] if len(one_way) > _MOST_WAYS else []
    what = f"{counted(len(one_way), 'border')} can be crossed in one direction only: {listed([*named, *more])}"
    two_way = sum(len(entry["borders"]) for entry in map_file["territory"]) // 2
    forgotten = len(one_way) * 20 <= two_way
    yield Problem("W-MAP", at(one_way[0][0]), what, "perhaps a way back was forgotten" if forgotten else "")


def _no_return(ways: Ways, at: Callable[[str], Path]) -> Iterator[Problem]:
    first, back = next(iter(ways)), backward(ways)
    onward, homeward = reached(first, ways, ways), reached(first, back, ways)
    lost = [id_ for id_ in ways if id_ not in onward]
    stuck = [id_ for id_ in ways if id_ not in homeward]
    if lost and any(back[id_] for id_ in lost):
        yield Problem("W-MAP", at(lost[0]), f"no way leads from {first} to {list_some(lost)}")
    if stuck and any(ways[id_] for id_ in stuck):
        yield Problem("W-MAP", at(stuck[0]), f"no way leads from {list_some(stuck)} back to {first}")


def _continents(continents: Sequence[Mapping[str, Any]], ways: Ways) -> Iterator[Problem]:
    for place, continent in enumerate(continents):
        path, name = ("continent", place, "territories"), continent["id"]
        if not continent["territories"]:
            yield Problem("W-MAP", path, f"{name} has no territories: nobody owns it, and it is left out of games")
            continue
        apart = pieces(continent["territories"], ways)
        if len(apart) > 1:
            what = f"{name} is in {len(apart)} pieces: {'; '.join(map(list_some, apart))}"
            yield Problem("W-MAP", path, what)
