"""Areas traced from pictures of colours: made here pixel by pixel, with all that such pictures have."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pbem.engine.picture.layout import inside
from pbem.engine.picture.mosaic import touching
from pbem.errors import ContentError
from pbem.local import colour_picture

if TYPE_CHECKING:
    from pathlib import Path

    from pbem.engine.table.mapmaker import TracedShapes

pytest.importorskip("shapely", reason="the extra shapes is not installed")
Image = pytest.importorskip("PIL.Image")

Boxes = dict[int, list[tuple[int, int, int, int]]]
SIZE = (200, 120)
# Two lands with a line of three pixels between them, an island with a hole beside them, and a strait of six pixels.
LANDS: Boxes = {1: [(10, 10, 60, 60)], 2: [(63, 10, 110, 60)], 3: [(10, 66, 60, 110)], 4: [(120, 70, 190, 110)]}


def picture(folder: Path, boxes: Boxes, name: str = "made_map.gif", *, shuffled: bool = False) -> str:
    """Draw boxes (left, top, right, bottom) with the value of each; 255 elsewhere."""
    image = Image.new("P", SIZE, 0)
    greys = [255 - at if shuffled else (at + 255) % 256 for at in range(256)]
    image.putpalette([grey for grey in greys for _ in range(3)])
    for value, parts in boxes.items():
        for box in parts:
            image.paste(greys.index(value), box)
    path = folder / name
    image.convert("RGB").save(path) if name.endswith(("jpg", "png")) else image.save(path)
    return str(path)


def trace(path: str, neighbours: set[tuple[int, int]], values: range = range(1, 5)) -> TracedShapes:
    return colour_picture.trace(path, values, neighbours)


@pytest.mark.parametrize("shuffled", [False, True])
def test_neighbours_share_an_edge_across_a_line_and_the_sea_stays(tmp_path: Path, *, shuffled: bool) -> None:
    traced = trace(picture(tmp_path, LANDS, shuffled=shuffled), {(1, 2), (1, 3), (3, 4)})
    assert traced.size == SIZE
    assert traced.notes == ()
    shapes = {str(value): rings for value, rings in traced.rings.items()}
    assert touching(shapes) == {("1", "2")}
    # A pixel is 50 wide: the middle of each land, and the strait between 1 and 3.
    assert [value for value, rings in traced.rings.items() if inside((35 * 50, 35 * 50), rings)] == [1]
    assert not any(inside((35 * 50, 63 * 50), rings) for rings in traced.rings.values())


def test_a_line_between_lands_without_a_border_stays_water(tmp_path: Path) -> None:
    joined: Boxes = {1: [(10, 10, 60, 60)], 2: [(60, 10, 110, 60)], 3: [(10, 60, 110, 110)]}
    traced = trace(picture(tmp_path, joined), {(1, 3), (2, 3)}, range(1, 4))
    assert touching({str(value): rings for value, rings in traced.rings.items()}) == {("1", "3"), ("2", "3")}


def test_islands_and_holes_are_outlines_and_specks_are_left_out(tmp_path: Path) -> None:
    boxes = {**LANDS, 255: [(20, 20, 40, 40)], 4: [(120, 70, 190, 110), (130, 10, 160, 40), (100, 100, 102, 102)]}
    traced = trace(picture(tmp_path, boxes), {(1, 2)})
    assert [len(traced.rings[value]) for value in (1, 2, 3, 4)] == [2, 1, 1, 2]
    assert not inside((30 * 50, 30 * 50), traced.rings[1])


def test_lines_have_no_steps_of_pixels_and_few_points(tmp_path: Path) -> None:
    steps: Boxes = {1: [(10, at, 10 + at, at + 1) for at in range(10, 110)]}
    ring = trace(picture(tmp_path, steps), set(), range(1, 2)).rings[1][0]
    assert len(ring) < 20


def test_what_is_odd_in_a_picture_is_said(tmp_path: Path) -> None:
    traced = trace(picture(tmp_path, {1: [(10, 10, 60, 60)], 77: [(70, 10, 140, 60)]}), set(), range(1, 3))
    assert traced.notes == (
        "3500 pixels of the picture are the colour of no territory",
        "no pixel in the picture for 2",
    )


def enclosed(folder: Path, boxes: list[tuple[int, int, int, int]]) -> str:
    """Draw white boxes with a black line around each in a blue sea, and a white name in it."""
    image = Image.new("RGB", SIZE, (40, 90, 200))
    for left, top, right, bottom in boxes:
        image.paste((0, 0, 0), (left - 1, top - 1, right + 1, bottom + 1))
        image.paste((255, 255, 255), (left, top, right, bottom))
    image.paste((255, 255, 255), (150, 5, 160, 12))
    path = folder / "made.bmp"
    image.save(path)
    return str(path)


WEST, EAST, SOUTH = (10, 10, 60, 60), (61, 10, 110, 60), (10, 66, 60, 110)


def test_white_areas_are_found_by_the_places_in_them(tmp_path: Path) -> None:
    path = enclosed(tmp_path, [WEST, EAST, SOUTH])
    # The place of the second stands on the line around it.
    traced = colour_picture.trace(path, range(1, 4), {(1, 2), (1, 3)}, [(30, 30), (61, 8), (30, 90)])
    assert touching({str(value): rings for value, rings in traced.rings.items()}) == {("1", "2")}
    for value, at in ((1, (35, 35)), (2, (80, 35)), (3, (30, 100))):
        assert inside((at[0] * 50, at[1] * 50), traced.rings[value])
    assert traced.notes == ()


def test_an_area_that_two_share_is_of_the_first_and_one_that_is_open_of_nobody(tmp_path: Path) -> None:
    path = enclosed(tmp_path, [WEST, EAST, (-5, 66, 60, 110), (70, 66, 110, 110), (120, 66, 160, 110)])
    places = [(30, 30), (40, 50), (80, 35), (30, 90), (90, 90), (130, 90), None]
    assert sorted(colour_picture.trace(path, range(1, 8), set(), places[:6]).rings) == [1, 3, 5, 6]
    with pytest.raises(ContentError, match="shows 4 of 7 territories white"):
        colour_picture.trace(path, range(1, 8), set(), places)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("made.jpg", "a JPEG blurs its colours"),
        ("coloured.png", "no picture of colours"),
        ("text.gif", "no picture that"),
    ],
)
def test_a_picture_that_cannot_be_used_is_refused(tmp_path: Path, name: str, said: str) -> None:
    path = tmp_path / name
    if name == "text.gif":
        path.write_text("not a picture")
    else:
        Image.new("RGB", SIZE, (40, 90, 200)).save(path)
    with pytest.raises(ContentError, match=said):
        trace(str(path), set())
