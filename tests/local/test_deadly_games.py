"""A stranger's code that ends its process ends its own game: the others are played, hosted and proved."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sample_games import plugin_race
from sample_games.clocked_host import START

from pbem.engine.text import order_file
from pbem.engine.words.template import header
from pbem.host.folder import host_folder
from pbem.host.folder.stored_orders import OrderStore
from pbem.host.round import Round
from pbem.host.settings import read_settings
from pbem.host.values.open_turn import StoredOrders
from pbem.local import game_files, registry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conftest import Run

    from pbem.host.folder.game_folder import GameFolder
    from pbem.host.folder.host_folder import HostFolder

DEADLY = """
import os
from pathlib import Path
import attrs
from pbem_regatta.game import Regatta
from pbem_regatta.steady import Steady
from pbem_regatta.table import RegattaTable

ARMED = Path(__file__).with_name("armed")

class ReefTable(RegattaTable):
    def evolve(self, state, event, /):
        if self.rules.legs == 7 and ARMED.exists():
            os._exit(0)
        super().evolve(state, event)

class Reef(Regatta):
    def table(self, seats, terms, /):
        made = super().table(seats, terms)
        return ReefTable(made.rules, made.names)

class Sinking(Steady):
    def decide(self, table, state, seat, lots, /):
        if (state.leg, state.wind) == (2, 7):
            os._exit(1)
        return super().decide(table, state, seat, lots)

REEF, SINKING = Reef(name="reef"), Sinking()
"""
ENTRIES = {
    "pbem.rulesets": {"reef": "deadly:REEF"},
    "pbem.bots": {"reef.sinking": "deadly:SINKING", "reef.steady": "pbem_regatta.steady:STEADY"},
}
LEGS = (5, 7, 9)
"""Of the games that are begun here, the second one is deadly."""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which the deadly rule set looks installed; it is harmless until it is armed."""
    place = tmp_path / "site"
    plugin_race.list_entries(place, "deadly", "1.0", ENTRIES)
    (place / "deadly.py").write_text(DEADLY)
    monkeypatch.syspath_prepend(str(plugin_race.PLUGIN))
    monkeypatch.syspath_prepend(str(place))
    plugin_race.forget()
    yield place
    plugin_race.forget()
    # The next test has a file of its own by this name.
    sys.modules.pop("deadly", None)


@pytest.fixture
def games(site: Path, pbem: Run, tmp_path: Path) -> list[Path]:
    """Three games that have begun."""
    for legs in LEGS:
        words = ("new", f"race-{legs}", "--rules", "reef", "--players", "anna,ben", "--seed", plugin_race.SEED)
        result = pbem(*words, "--set", f"legs={legs}", "-o", tmp_path / "games")
        assert result.exit_code == 0, result.output
    (site / "armed").touch()
    return [tmp_path / "games" / f"race-{legs}-000.toml" for legs in LEGS]


def test_only_other_packages_are_strangers(site: Path) -> None:
    assert registry.has_strangers()
    (site / "deadly-1.0.dist-info" / "entry_points.txt").unlink()
    plugin_race.forget()
    assert not registry.has_strangers()


@pytest.mark.thorough
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_game_that_no_process_survives_is_not_proved_and_the_others_are(
    jobs: str, games: list[Path], pbem: Run
) -> None:
    result = pbem("verify", *games, "--jobs", jobs)
    assert result.exit_code == 1
    said = [row.partition(": ")[2] for row in " ".join(result.stdout.split()).replace(" /", "\n/").splitlines()]
    assert [one[:4] for one in said] == ["yes.", "NO. ", "yes."]
    assert said[1] == "NO. nothing can be said of this game: each process that worked on it died."


@pytest.mark.thorough
def test_a_bot_that_ends_its_process_ends_its_games_alone(site: Path, pbem: Run, tmp_path: Path) -> None:
    files = [tmp_path / f"{jobs}.jsonl" for jobs in "12"]
    for jobs, path in enumerate(files, 1):
        words = ("--rules", "reef", "--players", "sinking,steady", "--games", "12", "--jobs", str(jobs))
        assert pbem("arena", *words, "-o", path).exit_code == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    faults = [json.loads(line).get("fault") for line in files[0].read_text().splitlines()[1:]]
    assert 0 < faults.count("each process that worked on it died") < len(faults)


def lay_game(folder: GameFolder, path: Path) -> None:
    """Put a game into the folder of a host, with players who have addresses."""
    Path(folder.path).mkdir()
    Path(folder.file(0, ".toml")).write_bytes(path.read_bytes())
    rows = [f'{seat} = "{seat}.{folder.name}@home.test"' for seat in ("anna", "ben")]
    Path(folder.inside("hosting.toml")).write_text("\n".join(["[players]", *rows]))


def keep_orders(folder: GameFolder) -> None:
    """Keep orders of both players for the first leg."""
    game = game_files.open_game(folder.newest_path()).game
    for seq, seat in enumerate(("anna", "ben"), 1):
        text = order_file.write(header(game, seat) | {"sail": seq})
        OrderStore(folder, 0).keep(StoredOrders(seat, seq, "0" * 12, text.encode()))


def settle(path: Path, games: list[Path]) -> tuple[HostFolder, list[GameFolder]]:
    """A host of these games, with orders for all of them."""
    host = host_folder.make_host(str(path), read_settings(b'address = "games@host.test"\n', "host.toml"))
    folders = [host.game(one.stem.removesuffix("-000")) for one in games]
    for folder, one in zip(folders, games, strict=True):
        lay_game(folder, one)
        keep_orders(folder)
    return host, folders


@pytest.mark.thorough
def test_a_hosted_game_that_no_process_survives_is_named_and_the_others_are_played(
    site: Path, games: list[Path], tmp_path: Path
) -> None:
    host, folders = settle(tmp_path / "host", games)
    done = Round(host, START)
    done.run(lambda *_: None)
    assert (done.records, done.failed) == (2, 1)
    assert done.troubles == ["race-7: each process that worked on it died"]
    assert [folder.newest_index() for folder in folders] == [1, 0, 1]
    (site / "armed").unlink()
    again = Round(host, START)
    again.run(lambda *_: None)
    assert (again.records, again.troubles) == (1, [])


HOUSE_ROUND = """
import sys
from datetime import datetime, timedelta
from pbem.host.folder.host_folder import open_host
from pbem.host.round import Round
from pbem.local import registry

registry.has_strangers = lambda: False  # as if the rule set were one of pbem
done = Round(open_host(sys.argv[1]), datetime.fromisoformat(sys.argv[2]) + timedelta(minutes=5 * int(sys.argv[3])))
done.run(lambda *_: None, by_the_clock=sys.argv[4] == "tick")
print(done.records, done.troubles)
"""


@pytest.mark.thorough
@pytest.mark.parametrize("word", ["run", "tick"])
def test_where_a_game_of_our_own_ends_the_host_twice_later_rounds_go_on_with_the_others(
    word: str, site: Path, games: list[Path], tmp_path: Path
) -> None:
    host, folders = settle(tmp_path / "host", games)
    path = os.pathsep.join([str(Path(__file__).parents[2]), str(plugin_race.PLUGIN), str(site)])
    environment = {**os.environ, "PYTHONPATH": path}

    def call(number: int) -> str:
        program = [sys.executable, "-c", HOUSE_ROUND, host.path, START.isoformat(), str(number), word]
        return subprocess.run(program, env=environment, stdout=subprocess.PIPE, check=True, text=True).stdout.strip()

    assert [call(0), call(1)] == ["", ""]
    assert [folder.newest_index() for folder in folders] == [0, 0, 0]
    died = "['race-7: each process that worked on it died']"
    assert [call(2), call(3)] == [f"2 {died}", f"0 {died}"]
    assert [folder.newest_index() for folder in folders] == [1, 0, 1]
    (site / "armed").unlink()
    assert [call(4), call(5)] == ["1 []", "0 []"]
    assert not Path(host.spool("begun")).exists()
