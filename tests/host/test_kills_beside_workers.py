"""Turns of several games, played by two processes: killed, cut off or without room at any step, all ends the same."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import attrs
import pytest
from power_cut import NAMES_AS_FLUSHED, NAMES_AS_THEY_ARE, Disk, PowerCut
from sample_games.clocked_host import THREE_DAYS, begun, open_clocked_host
from test_kills import STEPS, Scene, Server, cuts, fill_up, lasting, linux_only

from pbem.engine.file.game_reader import open_game
from pbem.host.round import Round
from pbem.local import crew, files

pytestmark = [pytest.mark.thorough, linux_only]

NAMES = ("east", "north", "west")
KILLED = f"""
import os, signal, sys
from datetime import datetime
from pbem.host.folder import outbox
from pbem.host.folder.host_folder import open_host
from pbem.host.round import Round
from pbem.local import crew

left = int(sys.argv[3])

def counted(real):
    def call(*args, **kwargs):
        global left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return real(*args, **kwargs)
    return call

crew.free_cores = lambda: 2
for name in {STEPS}:
    setattr(os, name, counted(getattr(os, name)))
host = open_host(sys.argv[1])
Round(host, datetime.fromisoformat(sys.argv[2])).run(outbox.to_folder(host))
"""


Clean = tuple[dict[str, bytes], list[bytes], int]


@pytest.fixture
def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scene:
    """Four games of mode host, in each of which the orders of the turn are in."""
    (tmp_path / "scene").mkdir()
    host = open_clocked_host(tmp_path / "scene", monkeypatch, THREE_DAYS)
    for name in NAMES:
        folder = host.host_folder.game(name)
        files.make_folder(folder.path)
        data = begun(host.game.file.genesis.deadline, name=name)
        Path(folder.file(0, ".toml")).write_bytes(data)
        Path(folder.inside("id")).write_text(f"{open_game(data).genesis.game_id.hex()}\n")
        shutil.copy(host.folder.inside("hosting.toml"), folder.inside("hosting.toml"))
    host.tick()
    for name in ("world", *NAMES):
        one = attrs.evolve(host, folder=host.host_folder.game(name))
        one.mail(one.mover, orders=one.orders())
        host.mails += 1
    Round(host.host_folder, host.now).decide_mails()
    return Scene(tmp_path / "scene", host.now)


@pytest.fixture
def clean(scene: Scene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clean:
    """What one process leaves and sends that nobody disturbs, as in the rounds that follow; and how many steps that takes."""
    monkeypatch.setattr(crew, "free_cores", lambda: 1)
    there, server = scene.copy(tmp_path / "clean"), Server()
    disk = Disk(there.folder, -1, tmp_path)
    with monkeypatch.context() as patch:
        disk.attach(patch)
        assert there.round(server.carry).records == 1 + len(NAMES)
    disk.let_go()
    return lasting(there), sorted(server.taken), disk.steps


def test_cut_off_from_power_at_any_step(
    scene: Scene, clean: Clean, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted, sent, steps = clean
    for step in cuts(4, steps // 2, 3):
        cut, server = scene.copy(tmp_path / "cut"), Server()
        disk = Disk(cut.folder, step, tmp_path / "left")
        with monkeypatch.context() as patch:
            patch.setattr(crew, "free_cores", lambda: 2)
            disk.attach(patch)
            with pytest.raises(PowerCut):
                cut.round(server.carry)
        for kind in (NAMES_AS_FLUSHED, NAMES_AS_THEY_ARE):
            left, world = attrs.evolve(scene, folder=tmp_path / "left" / kind), Server(server.taken[:])
            assert not left.round(world.carry).troubles
            assert lasting(left) == wanted, f"step {step}, {kind}"
            assert sorted(set(world.taken)) == sent, f"step {step}, {kind}"
        shutil.rmtree(tmp_path / "cut")
        shutil.rmtree(tmp_path / "left")


def test_killed_before_any_step(scene: Scene, clean: Clean, tmp_path: Path) -> None:
    wanted, _, steps = clean
    path = os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])
    for step in cuts(5, steps // 2, 4):
        killed = scene.copy(tmp_path / "killed")
        environment = {**os.environ, "PYTHONPATH": path, "PBEM_HOME": str(killed.folder / "home")}
        words = [sys.executable, "-c", KILLED, killed.host_folder.path, killed.now.isoformat(), str(step)]
        assert subprocess.run(words, env=environment, capture_output=True, check=False).returncode == -signal.SIGKILL
        killed.round(Server().carry)
        found = lasting(killed)
        for name in [one for one in found if one.startswith("host-folder/mail/")]:
            del found[name]
        assert found == wanted, f"step {step}"
        shutil.rmtree(killed.folder)


def test_on_a_disk_that_is_full_at_any_step(
    scene: Scene, clean: Clean, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted, sent, steps = clean
    for step in cuts(6, steps // 2, 4):
        full, server = scene.copy(tmp_path / "full"), Server()
        with monkeypatch.context() as patch:
            patch.setattr(crew, "free_cores", lambda: 2)
            fill_up(patch, step)
            full.round(server.carry)
        assert not full.round(server.carry).troubles
        assert lasting(full) == wanted, f"step {step}"
        assert sorted(server.taken) == sent, f"step {step}"
        shutil.rmtree(full.folder)
