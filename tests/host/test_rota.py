"""Games in which nothing is to be done are not opened; and whatever becomes of the index, nothing changes but time."""

from __future__ import annotations

import json
import os
import random
import shutil
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import Mock, patch

import pytest
from sample_games.clocked_host import DAYS, HOURS, MINUTES, THREE_DAYS, ClockedHost, begun, open_clocked_host

from pbem.engine.file.game_reader import open_game
from pbem.host.folder import game_index, looks
from pbem.host.folder.game_folder import GameFolder
from pbem.host.games import hosted_game
from pbem.host.games.hosted_game import open_newest
from pbem.host.round import Round
from pbem.local import files

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from datetime import timedelta

    from pbem.host.folder.looks import HostLook

NAMES = ("east", "west", "world")
OVER = Path(__file__).parents[2] / "examples" / "ending-last-army"


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ClockedHost:
    """A host with three games, at which it looked until nothing was left to do; stamps are believed at once."""
    monkeypatch.setattr(game_index, "SETTLED", -(10**18))
    made = open_clocked_host(tmp_path, monkeypatch, THREE_DAYS)
    for name in NAMES[:2]:
        folder = made.host_folder.game(name)
        files.make_folder(folder.path)
        data = begun(made.game.file.genesis.deadline, name=name)
        Path(folder.file(0, ".toml")).write_bytes(data)
        Path(folder.inside("id")).write_text(f"{open_game(data).genesis.game_id.hex()}\n")
        text = Path(made.folder.inside("hosting.toml")).read_text()
        Path(folder.inside("hosting.toml")).write_text(text.replace("@home", f"@{name}"))
    for _ in range(3):
        tick(made)
    return made


def tick(host: ClockedHost, long: timedelta = 5 * MINUTES) -> None:
    host.tick(host.now + long)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the games that rounds open."""
    names: list[str] = []

    def noted(host: object, folder: GameFolder, now: object) -> object:
        names.append(folder.name)
        return open_newest(host, folder, now)  # type: ignore[arg-type]

    monkeypatch.setattr(hosted_game, "open_newest", noted)
    return names


def kinds(host: ClockedHost, name: str) -> list[str]:
    """The kinds of the entries in the log of a game."""
    lines = Path(host.host_folder.game(name).inside("log.jsonl")).read_bytes().splitlines()
    return [str(json.loads(line)["kind"]) for line in lines]


# ── what is opened ───────────────────────────────────────────────────────────────────────────────


def test_a_round_in_which_nothing_is_to_be_done_opens_no_game_and_waits_for_the_disk_once(
    host: ClockedHost, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fsync = Mock(side_effect=os.fsync)
    monkeypatch.setattr(os, "fsync", fsync)
    tick(host)
    assert opened == []
    assert fsync.call_count == 1


@pytest.mark.thorough
def test_a_game_is_opened_when_its_next_moment_comes_and_no_other(host: ClockedHost, opened: list[str]) -> None:
    settings = Path(host.host_folder.game("east").inside("hosting.toml"))
    settings.write_text(settings.read_text().replace("hours = 72", "hours = 72\nremind_hours = [30]"))
    tick(host)
    assert opened == ["east"]
    host.wait(3 * DAYS - HOURS)
    assert "missed" not in kinds(host, "west")
    opened.clear()
    host.wait(2 * HOURS)
    assert set(opened) == set(NAMES)
    assert kinds(host, "west").count("missed") == 1


def test_what_changed_a_moment_ago_is_read_again(
    host: ClockedHost, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_index, "SETTLED", 3600 * 10**9)
    Path(host.host_folder.spool("index.json")).unlink()
    tick(host)
    opened.clear()
    tick(host)
    assert opened == list(NAMES)


@pytest.mark.parametrize(
    "what", ["hosting.toml", "log.jsonl", "told", "world-000.toml", "orders/000/anna", "lists/000", "deputies"]
)
def test_whatever_changes_in_a_game_it_is_opened(host: ClockedHost, opened: list[str], what: str) -> None:
    path = Path(host.folder.inside(*what.split("/")))
    if path.exists():
        os.utime(path)
    else:
        path.mkdir(parents=True)
    tick(host)
    assert opened == ["world"]


def test_a_mail_opens_its_game_alone_and_reads_no_settings_of_others(host: ClockedHost, opened: list[str]) -> None:
    host.mail(host.mover, orders=host.orders())
    with patch.object(GameFolder, "read_settings", autospec=True, side_effect=GameFolder.read_settings) as read:
        tick(host)
    assert host.index == 1
    assert {"world"} == set(opened) == {call.args[0].name for call in read.call_args_list}


def test_a_game_that_is_over_is_not_opened_when_the_clock_jumps(host: ClockedHost, opened: list[str]) -> None:
    east = host.host_folder.game("east")
    shutil.rmtree(east.path)
    Path(east.path).mkdir()
    shutil.copy(OVER / "ending-last-army-012.toml", east.file(1, ".toml"))
    Path(east.inside("hosting.toml")).write_text('[players]\nanna = "anna@home.test"\n')
    tick(host)
    tick(host)
    opened.clear()
    tick(host, 2 * DAYS)
    assert set(opened) == {"west", "world"}


# ── an index that is lost, damaged or old ────────────────────────────────────────────────────────


def _delete(path: Path) -> None:
    path.unlink(missing_ok=True)


def _damage(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)


def _end_badly(path: Path) -> None:
    path.with_name("begun").write_text("")


@pytest.mark.parametrize("harm", [_delete, _damage, _end_badly])
def test_with_an_index_that_cannot_be_believed_every_game_is_opened_once(
    host: ClockedHost, opened: list[str], harm: object
) -> None:
    assert callable(harm)
    harm(Path(host.host_folder.spool("index.json")))
    # A round that leaves the clock alone opens nothing here, and must not make what it found believed again.
    Round(host.host_folder, host.now).run(host.carry)
    tick(host)
    assert opened == list(NAMES)
    tick(host)
    assert opened == list(NAMES)


def _back_date() -> Callable[[Path], None]:
    """Put an index back that was there before."""
    known, chance = list[bytes](), random.Random(5)

    def put_back(path: Path) -> None:
        known.append(path.read_bytes())
        path.write_bytes(chance.choice(known))

    return put_back


def _by_chance() -> Callable[[Path], None]:
    """Do one of all these, or nothing."""
    chance, harms = random.Random(6), [_delete, _damage, _end_badly, _back_date(), Path.exists]

    def harm(path: Path) -> None:
        chance.choice(harms)(path)

    return harm


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("harm", "moment"),
    [
        (_delete, "before a round"),
        (_damage, "in a round"),
        (_end_badly, "before a round"),
        (_back_date(), "before a round"),
        (_by_chance(), "by chance"),
    ],
)
def test_whatever_becomes_of_the_index_at_any_moment_nothing_changes_but_time(
    host: ClockedHost, harm: Callable[[Path], None], moment: str
) -> None:
    """Orders, a deadline, a reminder and an outage, with an index and with one that is harmed in each round."""
    place, start = Path(host.host_folder.path), host.now
    kept = place.with_name("kept")
    shutil.copytree(place, kept)
    harmed = list(_weeks(host, harm, moment))
    host.now = start
    shutil.rmtree(place)
    shutil.copytree(kept, place)
    assert list(_weeks(host, lambda _: None)) == harmed


def _weeks(host: ClockedHost, harm: Callable[[Path], None], moment: str = "before a round") -> Iterator[list[str]]:
    index, chance = Path(host.host_folder.spool("index.json")), random.Random(7)
    host.sent.clear()
    host.read.clear()
    host.mails = 0
    host.mail(host.mover, orders=host.orders())
    for long in [5 * MINUTES, 5 * MINUTES, *[7 * HOURS] * 11, 30 * HOURS, 5 * MINUTES, HOURS, *[7 * HOURS] * 12]:
        early = moment == "before a round" or (moment == "by chance" and chance.random() < 1 / 2)
        if early and index.exists():
            harm(index)
        with patch.object(looks, "note_round", _harming(looks.note_round, () if early else (harm,), index)):
            tick(host, long)
    for name in NAMES:
        yield kinds(host, name)
    yield sorted(str(len(mail)) for mail in host.sent)


def _harming(real: Callable[..., HostLook], harms: Sequence[Callable[[Path], None]], index: Path) -> object:
    """Do harm to the index after the games of a round were looked at, and before that is written down."""

    def note_round(*of: object) -> HostLook:
        for harm in harms if index.exists() else ():
            harm(index)
        return real(*of)

    return note_round


# ── one look for all ─────────────────────────────────────────────────────────────────────────────


def test_a_game_that_was_away_for_a_week_was_not_looked_at_meanwhile(host: ClockedHost, tmp_path: Path) -> None:
    east = Path(host.host_folder.game("east").path)
    east.rename(tmp_path / "east")
    host.wait(2 * DAYS)
    (tmp_path / "east").rename(east)
    host.wait(2 * DAYS)
    assert "outage" in kinds(host, "east")
    assert "missed" not in kinds(host, "east")
    assert "outage" not in kinds(host, "west")
    assert "missed" in kinds(host, "west")


@pytest.mark.thorough
def test_a_game_that_somebody_held_was_not_looked_at_meanwhile(host: ClockedHost) -> None:
    with host.host_folder.game("east").lock():
        Path(host.host_folder.game("east").inside("told")).touch()
        host.wait(2 * DAYS)
    host.wait(2 * DAYS)
    assert "outage" in kinds(host, "east")
    assert "missed" not in kinds(host, "east")
    assert "missed" in kinds(host, "west")


@pytest.mark.thorough
def test_a_game_brought_back_from_a_backup_is_as_old_as_that(host: ClockedHost, tmp_path: Path) -> None:
    east = Path(host.host_folder.game("east").path)
    shutil.copytree(east, tmp_path / "backup")
    settings = east / "hosting.toml"
    settings.write_text(settings.read_text().replace("hours = 72", "hours = 80"))
    host.wait(2 * DAYS)
    shutil.rmtree(east)
    shutil.copytree(tmp_path / "backup", east)
    tick(host)
    assert kinds(host, "east")[-1] == "outage"
    assert "outage" not in kinds(host, "west")


def test_a_look_that_a_power_cut_tore_leaves_the_one_before(host: ClockedHost) -> None:
    path = Path(host.host_folder.spool("look"))
    before = looks.host_look(host.host_folder)
    whole = path.read_bytes()
    tick(host)
    written = path.read_bytes()
    differing = [at for at in range(len(whole)) if whole[at] != written[at]]
    for at in differing:
        path.write_bytes(written[:at] + bytes([written[at] ^ 1]) + written[at + 1 :])
        assert looks.host_look(host.host_folder) == before


def test_killed_before_its_look_was_written_the_host_has_looked_at_what_it_changed(
    host: ClockedHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a host that is killed in every round goes on all the same."""

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(looks, "note_round", killed)
    host.now += 20 * HOURS
    for _ in range(3):
        host.now += 5 * MINUTES
        with pytest.raises(KeyboardInterrupt):
            Round(host.host_folder, host.now).run(host.carry, by_the_clock=True)
    assert [kinds(host, name).count("outage") for name in NAMES] == [1, 1, 1]
