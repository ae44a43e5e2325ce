"""A host with a game that is over, killed, cut off from power or without room on its disk: nothing changes but time."""

from __future__ import annotations

import os
import shutil
from datetime import UTC, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import attrs
import pytest
from power_cut import NAMES_AS_FLUSHED, NAMES_AS_THEY_ARE, Disk, PowerCut
from sample_games.clocked_host import DAYS, MINUTES, THREE_DAYS, open_clocked_host
from test_kills import Scene, Server, cuts, die_at, fill_up, lasting, linux_only
from test_shelf import OVER

from pbem.host.folder import game_index, outbox
from pbem.host.round import Round
from pbem.local import files

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = [pytest.mark.thorough, linux_only]

LOOKS = ("spool/look", "spool/gaps", "spool/sent/", "tick.json")
"""When the host looked, and when mails left, which a second round says anew."""

DELIVERED = "host-folder/mail/"


@attrs.frozen
class Shelf:
    """A host folder with a game under way, `world`, and one that is over, `east`; rounds look at the clock."""

    scene: Scene

    def round(self, carry: outbox.Carry | None = None) -> Round:
        os.environ["PBEM_HOME"] = str(self.scene.folder / "home")
        done = Round(self.scene.host_folder, self.scene.now)
        done.run(carry or outbox.to_folder(self.scene.host_folder), by_the_clock=True)
        return done

    def later(self, long: timedelta) -> Shelf:
        return Shelf(attrs.evolve(self.scene, now=self.scene.now + long))

    def copy(self, place: Path) -> Shelf:
        return Shelf(self.scene.copy(place))

    @property
    def on_it(self) -> list[str]:
        return sorted(files.listing(self.scene.host_folder.spool("shelf")))

    def rest(self, rounds: int) -> Shelf:
        """Let so many rounds go by."""
        at = self
        for _ in range(rounds):
            at.round()
            at = at.later(5 * MINUTES)
        return at

    def end(self, carry: outbox.Carry | None = None) -> dict[str, bytes]:
        """Let rounds go by until all rests; what a power cut must not have changed."""
        at = self
        for _ in range(5):
            assert not at.round(carry).troubles
            at = at.later(5 * MINUTES)
        assert at.on_it == ["east"]
        return {name: data for name, data in lasting(at.scene).items() if not any(one in name for one in LOOKS)}


@attrs.frozen
class Clean:
    """What rounds that nobody disturbed come to: files, mails, and how many steps the first of them takes."""

    files: dict[str, bytes]
    sent: list[bytes]
    steps: int


@pytest.fixture(params=[4, 1], ids=["on the shelf", "on its way"])
def shelf(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], Shelf]:
    """
    A copy at a place, at which so many rounds have looked: the finished game lies on the shelf, or the next one puts it there.

    Orders for the other game have come, and in the first case a question about this one.
    """
    monkeypatch.setattr(game_index, "SETTLED", -(10**18))
    (tmp_path / "kept").mkdir()
    made = open_clocked_host(tmp_path / "kept", monkeypatch, THREE_DAYS)
    east = made.host_folder.game("east")
    Path(east.path).mkdir()
    shutil.copy(OVER / "ending-last-army-012.toml", east.file(1, ".toml"))
    Path(east.inside("hosting.toml")).write_text('[players]\nanna = "olga@home.test"\n')
    start = (made.now + DAYS).astimezone(UTC).replace(hour=1, minute=0)
    before = Shelf(Scene(tmp_path / "kept", start))
    rounds = request.param

    def lay(place: Path) -> Shelf:
        # In its place: what was copied has other stamps, and an index knows nothing of it.
        there = before.copy(place).rest(rounds)
        assert ("east" in there.on_it) == (rounds == 4)
        made.host_folder, made.mails = there.scene.host_folder, 0
        made.folder = made.host_folder.game("world")
        made.mail(made.mover, orders=made.orders())
        if rounds == 4:
            made.mail("anna", "status", sender="olga@home.test")
        return there

    return lay


@pytest.fixture
def clean(shelf: Callable[[Path], Shelf], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clean:
    there, server = shelf(tmp_path / "clean"), Server()
    disk = Disk(there.scene.folder, -1, tmp_path)
    with monkeypatch.context() as patch:
        disk.attach(patch)
        there.round(server.carry)
    disk.let_go()
    assert there.on_it == ["east"], "put there by this round, or taken down for an answer and put back"
    wanted = there.end(server.carry)
    assert any(name.endswith("world-001.toml") for name in wanted)
    return Clean(wanted, sorted(server.taken), disk.steps)


def test_cut_off_from_power_at_any_step(
    shelf: Callable[[Path], Shelf], clean: Clean, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for step in cuts(1, clean.steps, 8):
        there, server = shelf(tmp_path / "cut"), Server()
        disk = Disk(there.scene.folder, step, tmp_path / "left")
        with monkeypatch.context() as patch:
            disk.attach(patch)
            with pytest.raises(PowerCut):
                there.round(server.carry)
        for kind in (NAMES_AS_FLUSHED, NAMES_AS_THEY_ARE):
            left = Shelf(attrs.evolve(there.scene, folder=tmp_path / "left" / kind))
            world = Server(server.taken[:])
            assert left.end(world.carry) == clean.files, f"step {step}, {kind}"
            assert sorted(set(world.taken)) == clean.sent, f"step {step}, {kind}"
        shutil.rmtree(tmp_path / "cut")
        shutil.rmtree(tmp_path / "left")


def test_killed_before_any_step(shelf: Callable[[Path], Shelf], clean: Clean, tmp_path: Path) -> None:
    for step in cuts(2, 2 * clean.steps, 16):
        there = shelf(tmp_path / "killed")
        child = os.fork()
        if child == 0:
            try:
                die_at(step)
                there.round()
            finally:
                os._exit(0)
        os.waitpid(child, 0)
        found = there.end()
        sent = {found.pop(name) for name in [*found] if name.startswith(DELIVERED) and name not in clean.files}
        assert found == clean.files, f"step {step}"
        assert sent == {*clean.sent}, f"step {step}"
        shutil.rmtree(tmp_path / "killed")


def test_on_a_disk_that_is_full_at_any_step(
    shelf: Callable[[Path], Shelf], clean: Clean, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for step in cuts(3, clean.steps // 2, 12):
        there, server = shelf(tmp_path / "full"), Server()
        with monkeypatch.context() as patch:
            fill_up(patch, step)
            there.round(server.carry)
        assert there.end(server.carry) == clean.files, f"step {step}"
        assert sorted(server.taken) == clean.sent, f"step {step}"
        shutil.rmtree(tmp_path / "full")
