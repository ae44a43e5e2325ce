"""The boards that came with pbem: sound, without anything that players would regret, and with all their names drawn."""

from __future__ import annotations

import pytest
from test_foreign_pictures import drawn
from thorough import all_but

from pbem.engine.picture import backdrop
from pbem.local import map_files
from pbem.rulesets.risk.board import read_board
from pbem.rulesets.risk.board_facts import board_facts
from pbem.rulesets.risk.map_file import check_map
from pbem.rulesets.risk.mapmaker import write_map
from pbem.rulesets.risk.regrets import regrets

OURS = {"skerries": 20, "inland-sea": 34, "far-shores": 80}


@pytest.mark.parametrize(("name", "many"), all_but(OURS.items(), lambda one: one[1] < 80))
def test_a_board_of_ours_is_sound_and_nobody_will_regret_it(name: str, many: int) -> None:
    data = map_files.load(name)
    assert check_map(data) == []
    assert [said for said in regrets(data) if "come out even" not in said] == []
    board = read_board(board_facts(data))
    figures = list(board.figures.values())
    assert len(board.territories) == len(figures) == many
    assert max(map(figures.count, set(figures))) - min(map(figures.count, set(figures))) <= 1


@pytest.mark.parametrize("name", OURS)
def test_a_board_of_ours_is_written_as_the_command_writes_it(name: str) -> None:
    path, raw = map_files.read(name)
    assert write_map(map_files.load(name)).encode() == raw, path


@pytest.mark.parametrize("name", ["skerries", "inland-sea", pytest.param("far-shores", marks=pytest.mark.thorough)])
def test_every_name_of_a_board_of_ours_is_drawn_whole(name: str) -> None:
    scene = drawn(map_files.load(name))
    labels, _ = backdrop.labels(backdrop.backdrop(scene))
    assert {" ".join(label.lines) for label in labels.values()} == {spot.name for spot in scene.spots}
