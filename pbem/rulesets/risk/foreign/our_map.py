"""
A board of another program made a map of ours (`map_file.py`), and what had to be made up or changed.

Made up in a stated way: figures in turn by the order of territories, two jokers, places around those that are known.
"""

from collections.abc import Sequence

from pbem.engine.picture.surveyed_map import middle_of
from pbem.engine.table.mapmaker import TracedShapes
from pbem.engine.table.sheet import Problem
from pbem.rulesets.risk.board_check import FIGURES, RESERVED
from pbem.rulesets.risk.foreign.naming import Given, give_names, readable, typeable
from pbem.rulesets.risk.foreign.source import ForeignFile
from pbem.rulesets.risk.foreign.written import Pixel, WrittenBoard
from pbem.rulesets.risk.map_file import FORMAT, SELECTORS, Data, check_map
from pbem.rulesets.risk.map_sense import ORDER_WORDS

_EDGE, _ACROSS = 80, 840
"""Where places may stand, in thousandths of the width of a picture."""
_NEAR = 12
_FEW, _FAR = 5, 3
"""A fifth on either side may lie further out than the middle, but not three times as far as the middle is wide."""


def our_map(source: ForeignFile, board: WrittenBoard) -> Data:
    """Return a board as a map of ours; what is said about it goes into the source. It must have no faults so far."""
    underlined = board.format == "domination"
    names = [one.name for one in board.continents]
    continents = give_names(names, "continent", SELECTORS, underlined=underlined)
    homes = [continents[one.continent].name for one in board.territories]
    reserved = (*RESERVED, *ORDER_WORDS)
    lands = give_names([one.name for one in board.territories], "territory", reserved, homes, underlined=underlined)
    _say_names(source, continents, [one.at for one in board.continents], underlined)
    _say_names(source, lands, [one.at for one in board.territories], underlined)
    name = readable(board.name, underlined=False) or "A board"
    pairs = {(here, there) for here, one in enumerate(board.territories) for there in one.ways}
    data: Data = {"format": FORMAT, "id": typeable(name) or "board", "name": name}
    one_way = [[lands[a].id, lands[b].id] for a, b in sorted(pairs) if (b, a) not in pairs]
    if one_way:
        data["one_way"] = one_way
    if board.format:
        data["origin"] = _origin(board)
    data["continent"] = [
        {
            "id": given.id,
            "name": given.name,
            "bonus": one.bonus,
            "territories": [lands[at].id for at, land in enumerate(board.territories) if land.continent == place],
            **_as_written(given, underlined),
            **({"colour": one.colour} if one.colour else {}),
        }
        for place, (given, one) in enumerate(zip(continents, board.continents, strict=True))
    ]
    figures = _figures(board)
    data["territory"] = [
        {
            "id": given.id,
            "name": given.name,
            "continent": continents[one.continent].id,
            **({"card": figures[at]} if at in figures else {}),
            "borders": [lands[to].id for to in sorted(one.ways) if (to, at) in pairs],
            **_as_written(given, underlined),
            **({"pixel": list(one.pixel)} if one.pixel else {}),
        }
        for at, (given, one) in enumerate(zip(lands, board.territories, strict=True))
    ]
    _put_places(source, board, data)
    _put_deck(board, data)
    for problem in check_map(data):
        source.problems.append(_placed(problem, board))
    return data


def _origin(board: WrittenBoard) -> Data:
    settings = [f"{key} {value}".strip() for key, value in board.settings]
    files = {key: value for key, value in board.files.items() if value}
    described = {"description": board.description} if board.description else {}
    return {"format": board.format, **described, "settings": settings, **({"files": files} if files else {})}


def _as_written(given: Given, underlined: bool) -> Data:
    plain = given.name.replace(" ", "_") if underlined else given.name
    return {} if plain == given.written else {"written": given.written}


def _say_names(source: ForeignFile, things: Sequence[Given], at: Sequence[int], underlined: bool) -> None:
    """Say where a name could not stay, or would be typed like another."""
    for given, place in zip(things, at, strict=True):
        if given.name != " ".join((given.written.replace("_", " ") if underlined else given.written).split()):
            source.warn(place, f'"{given.written}" is called {given.said()} here')


# ── cards ────────────────────────────────────────────────────────────────────────────────────────


def _figures(board: WrittenBoard) -> dict[int, str]:
    if board.cards is None:
        return {at: FIGURES[at % len(FIGURES)] for at in range(len(board.territories))}
    return dict(board.cards)


def _put_deck(board: WrittenBoard, data: Data) -> None:
    """Write a deck out where it is not what a map without a deck has: two jokers."""
    if board.jokers == 2:
        return
    held = {figure: [one["id"] for one in data["territory"] if one.get("card") == figure] for figure in FIGURES}
    many = sum(map(len, held.values()))
    smaller = {"cards": many} if many < len(data["territory"]) else {}
    data["deck"] = {"classic": {"jokers": board.jokers, **smaller, **held}}


# ── places ───────────────────────────────────────────────────────────────────────────────────────


def _put_places(source: ForeignFile, board: WrittenBoard, data: Data) -> None:
    """Give territories the places of their badges, unless hardly any is known: then a picture lays them out."""
    known = _on_the_board({at: one.pixel for at, one in enumerate(board.territories) if one.pixel is not None})
    if len(set(known.values())) * 2 <= len(board.territories):
        source.notes.append(f"{source.name} does not say where territories are; pictures lay them out by their borders")
        return
    seen: dict[Pixel, int] = {}
    for at, one in enumerate(board.territories):
        if at not in known:
            what = f"{one.name} has no place" if one.pixel is None else f"the place of {one.name} is off the board"
            source.warn(one.at, f"{what}; it was put beside its neighbours")
            known[at] = _beside(board, at, known)
        elif known[at] in seen:
            source.warn(one.at, f"{one.name} has the place of {board.named(seen[known[at]])}; it was put beside it")
        known[at] = _free(known[at], seen)
        seen[known[at]] = at
    for at, place in _scaled(known).items():
        data["territory"][at]["place"] = list(place)


def _on_the_board(pixels: dict[int, Pixel]) -> dict[int, Pixel]:
    """Leave out places that are negative, or so far from the middle of the others that a picture would be all sea."""
    inside = {at: pixel for at, pixel in pixels.items() if min(pixel) >= 0}
    if len(inside) < _FEW:
        return inside
    few = max(len(inside) // _FEW, 1)
    axes = [sorted(pixel[axis] for pixel in inside.values())[few:-few] for axis in (0, 1)]
    room = _FAR * max(axis[-1] - axis[0] for axis in axes)
    return {
        at: pixel
        for at, pixel in inside.items()
        if all(axis[0] - room <= place <= axis[-1] + room for axis, place in zip(axes, pixel, strict=True))
    }


def _beside(board: WrittenBoard, at: int, known: dict[int, Pixel]) -> Pixel:
    near = [known[to] for to in board.territories[at].ways if to in known] or list(known.values())
    return sum(x for x, _ in near) // len(near), sum(y for _, y in near) // len(near)


def _free(place: Pixel, seen: dict[Pixel, int]) -> Pixel:
    """Return the place, or one beside it that nobody has."""
    x, y = place
    steps = ((x + dx * far, y + dy * far) for far in range(_NEAR, 100 * _NEAR, _NEAR) for dx, dy in _ROUND)
    return place if place not in seen else next(step for step in steps if step not in seen and min(step) >= 0)


_ROUND = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))


def _scaled(pixels: dict[int, Pixel]) -> dict[int, Pixel]:
    """Return places in thousandths of the width, as wide as fits, no higher than wide."""
    xs, ys = [x for x, _ in pixels.values()], [y for _, y in pixels.values()]
    span = max(max(xs) - min(xs), max(ys) - min(ys), 1)
    return {
        at: (_EDGE + (x - min(xs)) * _ACROSS // span, _EDGE + (y - min(ys)) * _ACROSS // span)
        for at, (x, y) in pixels.items()
    }


# ── the whole ────────────────────────────────────────────────────────────────────────────────────


def _placed(problem: Problem, board: WrittenBoard) -> Problem:
    kind, *rest = problem.path
    at = board.territories[0].at if kind == "territory" else 0
    if rest and isinstance(rest[0], int):
        at = board.continents[rest[0]].at if kind == "continent" else board.territories[rest[0]].at
    said = problem.message if problem.is_error else f"warning: {problem.message}"
    return Problem(problem.code, (), said, problem.hint, offset=at)


def with_shapes(data: Data, values: Sequence[int], traced: TracedShapes) -> tuple[Data, list[str]]:
    """
    Return a map with traced areas, its places where they are in the picture; and what had to be made up.

    `values` are the colours of its territories in their order.
    """
    side = max(traced.size)
    made_up: list[str] = []
    lands = []
    for one, value in zip(data["territory"], values, strict=True):
        x, y = one.get("pixel", (-1, -1))
        rings = traced.rings.get(value)
        if not rings:
            made_up.append(f"{one['name']} has no area in the picture; a small one was made up")
            middle = (min(max(x, 0), side) * 10 * _WHOLE // side, min(max(y, 0), side) * 10 * _WHOLE // side)
            rings = (_small_area(middle),)
        inside_picture = 0 <= x < traced.size[0] and 0 <= y < traced.size[1]
        place = (
            (x * _WHOLE // side, y * _WHOLE // side) if inside_picture else tuple(at // 10 for at in middle_of(rings))
        )
        if not inside_picture and "pixel" in one:
            made_up.append(f"the badge of {one['name']} would stand outside the picture; it was put into its area")
        area = [[number for point in ring for number in point] for ring in rings]
        lands.append({**one, "place": list(place), "area": area})
    return {**data, "territory": lands}, made_up


def _small_area(middle: Pixel) -> tuple[Pixel, ...]:
    x, y = (min(max(at, _RADIUS), 10 * _WHOLE - _RADIUS) for at in middle)
    near = _RADIUS * 7 // 10
    return tuple(
        (x + dx * (near if dx and dy else _RADIUS), y + dy * (near if dx and dy else _RADIUS)) for dx, dy in _CLOCKWISE
    )


_WHOLE, _RADIUS = 1000, 160
_CLOCKWISE = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
