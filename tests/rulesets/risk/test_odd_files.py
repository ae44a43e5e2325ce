"""Files of other programs in every way in which people write them: read, drawn, sent back; or refused by line and column."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from odd_files import GOOD, REFUSED, SLIPS, write
from test_foreign_journey import essence, play_on
from test_foreign_maps import read, told
from test_foreign_pictures import drawn

from pbem.engine.picture import backdrop
from pbem.engine.picture.labels import badge_box
from pbem.engine.picture.layout import overlap
from pbem.rulesets.risk.map_file import check_map
from pbem.rulesets.risk.mapmaker import domination_files

WARNING = ": warning: "
PLACE = re.compile(r"made\.(map|cards):[0-9]+:[0-9]+: ")


@pytest.mark.parametrize(("kind", "name"), GOOD)
def test_an_odd_file_is_read_and_what_is_odd_is_said(kind: str, name: str) -> None:
    traits, change, said = GOOD[kind, name]
    found = read(*write(kind, traits, change))
    assert found.data
    assert len(found.data["territory"]) == traits.territories
    assert not [fault for fault in check_map(found.data) if fault.is_error]
    lines = told(found)
    assert all(PLACE.match(line) and WARNING in line for line in lines)
    assert any(said in line for line in lines) if said else not lines


@pytest.mark.thorough
@pytest.mark.parametrize(("kind", "name"), GOOD)
def test_an_odd_file_is_played_drawn_and_comes_back(kind: str, name: str) -> None:
    traits, change, _ = GOOD[kind, name]
    data = read(*write(kind, traits, change)).data or {}
    scene = drawn(data)
    labels, _ = backdrop.labels(backdrop.backdrop(scene))
    assert {id_: " ".join(one.lines) for id_, one in labels.items()} == {one.id: one.name for one in scene.spots}
    boxes = [*(label.box for label in labels.values()), *(badge_box(spot.at) for spot in scene.spots)]
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    assert list(play_on(data, 4 if traits.territories < 100 else 2))
    (_, text), (_, deck) = domination_files(data, "made")
    assert essence(read(text, deck).data or {}) == essence(data)


@pytest.mark.parametrize("name", SLIPS)
def test_a_slip_is_refused_once_and_by_its_place(name: str) -> None:
    kind, traits, changes = SLIPS[name]
    found = read(*write(kind, traits, changes))
    assert found.data is None
    assert [line for line in told(found) if WARNING not in line] == REFUSED[name]
