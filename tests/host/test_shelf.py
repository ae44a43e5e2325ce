"""Games that are over lie on a shelf, at which no round looks; and whatever becomes of it, nothing changes but time."""

from __future__ import annotations

import os
import random
import re
import shutil
from datetime import UTC
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs
import pytest
from sample_games.clocked_host import DAYS, HOURS, MINUTES, THREE_DAYS, ClockedHost, open_clocked_host
from sample_games.mail_host import SEATS, MailHost, address, open_mail_host, text_of

from pbem.host.folder import game_index, looks
from pbem.host.games import hosted_game
from pbem.host.games.hosted_game import open_newest
from pbem.host.round import Round

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Run

    from pbem.host.folder.looks import HostLook

OVER = Path(__file__).parents[2] / "examples" / "ending-last-army"
CODE = re.compile(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b")


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClockedHost:
    """A host with a game under way and one that is over, at which it looked until nothing was left to do."""
    monkeypatch.setattr(game_index, "SETTLED", -(10**18))
    made = open_clocked_host(tmp_path, monkeypatch, THREE_DAYS)
    east = made.host_folder.game("east")
    Path(east.path).mkdir()
    shutil.copy(OVER / "ending-last-army-012.toml", east.file(1, ".toml"))
    Path(east.inside("hosting.toml")).write_text('[players]\nanna = "anna@home.test"\n')
    made.now = (made.now + DAYS).astimezone(UTC).replace(hour=1, minute=0)
    for _ in range(3):
        made.tick(made.now + HOURS)
    return made


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the games that rounds open."""
    names: list[str] = []

    def noted(host: Any, folder: Any, now: Any) -> object:
        names.append(folder.name)
        return open_newest(host, folder, now)

    monkeypatch.setattr(hosted_game, "open_newest", noted)
    return names


def shelf(host: ClockedHost | MailHost) -> list[str]:
    return sorted(one.name for one in Path(host.host_folder.spool("shelf")).glob("*"))


def looked_at(host: ClockedHost, monkeypatch: pytest.MonkeyPatch, name: str) -> int:
    """How often a round asks the disk about anything of a game."""
    asked, place = list[str](), host.host_folder.game(name).path

    def noting(real: Callable[..., Any]) -> Callable[..., Any]:
        def call(path: Any, *more: Any, **said: Any) -> Any:
            asked.extend([str(path)] if str(path).startswith(place) else [])
            return real(path, *more, **said)

        return call

    with monkeypatch.context() as patch:
        for call in ("stat", "lstat", "open", "listdir"):
            patch.setattr(os, call, noting(getattr(os, call)))
        host.tick(host.now + 5 * MINUTES)
    return len(asked)


def test_a_game_that_is_over_costs_a_round_nothing(host: ClockedHost, monkeypatch: pytest.MonkeyPatch) -> None:
    assert shelf(host) == ["east"]
    assert looked_at(host, monkeypatch, "world") > 0
    assert looked_at(host, monkeypatch, "east") == 0


def test_whoever_works_on_it_takes_it_from_the_shelf_and_it_comes_back(host: ClockedHost, opened: list[str]) -> None:
    east = host.host_folder.game("east")
    with east.lock():
        assert shelf(host) == []
        Path(east.inside("hosting.toml")).write_text('[players]\nanna = "other@home.test"\n')
    for _ in range(3):
        host.tick(host.now + 5 * MINUTES)
    assert set(opened) == {"east"}
    assert shelf(host) == ["east"]


def test_after_a_round_that_did_not_end_it_is_looked_at_also_if_the_next_leaves_the_clock_alone(
    host: ClockedHost, opened: list[str]
) -> None:
    Path(host.host_folder.spool("begun")).touch()
    Round(host.host_folder, host.now).run(host.carry)
    opened.clear()
    host.tick(host.now + 5 * MINUTES)
    assert set(opened) == {"east", "world"}


def _by_hand(host: ClockedHost) -> None:
    """In place, so that no folder shows it."""
    with Path(host.host_folder.game("east").inside("hosting.toml")).open("r+") as file:
        file.write("#")


def _and_among_the_games(host: ClockedHost) -> None:
    _by_hand(host)
    os.utime(host.host_folder.inside("games"))


def _and_the_shelf_goes(host: ClockedHost) -> None:
    _by_hand(host)
    shutil.rmtree(host.host_folder.spool("shelf"))


def _and_the_index_goes(host: ClockedHost) -> None:
    _by_hand(host)
    Path(host.host_folder.spool("index.json")).unlink()


def _damage_the_rows(host: ClockedHost) -> None:
    Path(host.host_folder.spool("shelf.json")).write_text("half")


@pytest.mark.parametrize(
    ("harm", "wait", "noticed"),
    [
        (_by_hand, 5 * MINUTES, False),
        (_by_hand, DAYS, True),
        (_and_among_the_games, 5 * MINUTES, True),
        (_and_the_shelf_goes, 5 * MINUTES, True),
        (_and_the_index_goes, 5 * MINUTES, True),
        (_damage_the_rows, 5 * MINUTES, False),
    ],
)
def test_what_somebody_changes_by_hand_is_noticed_within_a_day(
    host: ClockedHost, opened: list[str], harm: Callable[[ClockedHost], object], wait: Any, *, noticed: bool
) -> None:
    harm(host)
    host.tick(host.now + wait)
    assert ("east" in opened) == noticed


def test_a_shelf_of_another_time_hides_no_game_under_way(host: ClockedHost, opened: list[str]) -> None:
    """Put there beside the index that knew of it: its turn is missed when it is due."""
    spool = Path(host.host_folder.spool("shelf"))
    (spool / "world").touch()
    host.tick(host.now + 5 * MINUTES)
    assert shelf(host) == ["east"]
    shutil.copytree(spool, spool.with_name("old"))
    (spool.with_name("old") / "world").touch()
    shutil.rmtree(spool)
    spool.with_name("old").rename(spool)
    opened.clear()
    for _ in range(5):
        host.now += 20 * HOURS
        Round(host.host_folder, host.now).run(host.carry, by_the_clock=True)
    assert "world" in opened
    assert shelf(host) == ["east"]


KEPT = ("index.json", "shelf.json", "shelf")
"""What is in the spool to save work: each may be lost, damaged or an old one."""


@attrs.define
class Harm:
    """Something is done to one of these, by chance: it goes, changes a little, or is as it was at another time."""

    spool: Path
    chance: random.Random
    kept: Path
    times: int = 0

    def do(self, *_: object) -> None:
        self.times += 1
        for name in KEPT:
            if (self.spool / name).exists():
                self._copy(self.spool / name, self.kept / f"{name}.{self.times}")
        name = self.chance.choice(KEPT)
        self.chance.choice((self._lose, self._damage, self._back_date))(self.spool / name)

    def _lose(self, path: Path) -> None:
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)

    def _damage(self, path: Path) -> None:
        if path.is_dir():
            (path / self.chance.choice(("world", "nowhere"))).touch()
        elif path.exists():
            data = bytearray(path.read_bytes())
            data[self.chance.randrange(len(data))] ^= 1
            path.write_bytes(data)

    def _back_date(self, path: Path) -> None:
        if known := sorted(self.kept.glob(f"{path.name}.[0-9]*")):
            self._lose(path)
            self._copy(self.chance.choice(known), path)

    @staticmethod
    def _copy(path: Path, to: Path) -> None:
        shutil.copytree(path, to) if path.is_dir() else shutil.copy2(path, to)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", [None, 1, 2, 3])
def test_on_the_shelf_a_game_still_answers_and_can_go_back_whatever_becomes_of_index_and_shelf(
    pbem: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int | None
) -> None:
    monkeypatch.setattr(game_index, "SETTLED", -(10**18))
    host = open_mail_host(pbem, tmp_path)
    (tmp_path / "kept").mkdir()
    harm = Harm(Path(host.host_folder.spool()), random.Random(seed), tmp_path / "kept")
    real = looks.note_round

    def harming(*of: Any) -> HostLook:
        """Between the look at the games of a round and its end."""
        harm.do()
        return real(*of)

    def rounds() -> None:
        for harmful in (seed is not None, seed is not None, False, False, False):
            with monkeypatch.context() as patch:
                if harmful and harm.chance.random() < 1 / 2:
                    patch.setattr(looks, "note_round", harming)
                elif harmful:
                    harm.do()
                Round(host.host_folder, host.now).run(host.carry, by_the_clock=True)

    def agreed(line: str) -> None:
        before = len(host.sent)
        host.answer(host.mail(line, SEATS[0]))
        ballots = {str(one["To"]): one for one in host.sent[before:] if str(one["Message-ID"]).startswith("<decision")}
        for seat in SEATS:
            code = CODE.search(text_of(ballots[address(seat)]))
            assert code
            host.answers(host.mail(f"yes {code[0]}", seat))

    host.answers(host.move())
    agreed("draw")
    rounds()
    assert shelf(host) == ["world"]
    assert "all agreed to a draw: the game is over" in text_of(host.answer(host.mail("status", "ben")))
    rounds()
    assert shelf(host) == ["world"]
    agreed("rollback 1")
    rounds()
    assert (shelf(host), host.game().awaited is not None) == ([], True)
    assert "outage" not in Path(host.folder().inside("log.jsonl")).read_text()
    host.answers(host.move())
    assert host.game().file.index == 4
