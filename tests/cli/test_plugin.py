"""A stranger's rule set: built, installed, played to its end, with nothing of it known to pbem."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from conftest import missing
from sample_games import plugin_race
from sample_games.plugin_race import PLUGIN, ROOT

from pbem.local import registry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conftest import Run


@pytest.fixture
def plugged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example, as if it were installed."""
    plugin_race.plug(monkeypatch, tmp_path / "site")
    yield
    plugin_race.forget()


@pytest.fixture
def command(plugged: None, pbem: Run) -> plugin_race.Command:
    """`pbem` in this process."""

    def run(*words: str | Path, code: int = 0) -> str:
        result = pbem(*words)
        assert result.exit_code == code, result.output
        return " ".join(result.stderr.split()) if code else result.stdout

    return run


# In this process


def test_a_strangers_game_is_played_to_its_end(command: plugin_race.Command, tmp_path: Path) -> None:
    plugin_race.prove(command, plugin_race.play(command, tmp_path))


def test_a_bad_order_gets_the_hint_of_the_strangers_game(
    command: plugin_race.Command, pbem: Run, tmp_path: Path
) -> None:
    game = plugin_race.sail(command, plugin_race.new(command, tmp_path), 3, 4, 5)
    result = pbem("check", game, plugin_race.fill_in(command, game, "anna", 3))
    assert result.exit_code == 1
    assert "E-SAIL-USED: sail 3 was set on an earlier leg" in result.stdout
    assert "hint: you still have 1 2 4 5 6 7" in result.stdout


def test_choices_that_the_strangers_game_does_not_know_are_refused(
    command: plugin_race.Command, tmp_path: Path
) -> None:
    words = ("new", "race", "--rules", "regatta", "-o", tmp_path, "--players")
    assert "no option 'storm'" in command(*words, "a,b", "--option", "storm", code=1)
    assert "2 to 5 boats" in command(*words, "a", code=1)
    assert not list(tmp_path.glob("race*"))


def test_a_game_without_a_map_takes_none(command: plugin_race.Command, tmp_path: Path) -> None:
    words = ("new", "race", "--rules", "regatta", "-o", tmp_path, "--players", "anna,ben")
    assert "regatta is played without a map" in command(*words, "--map", "classic", code=2)
    said = command("map", "check", "classic", "--rules", "regatta", code=1)
    assert "classic cannot be played on with regatta" in said
    command(*words)
    assert "[genesis.board]" in (tmp_path / "race-000.toml").read_text()


def test_a_map_that_fits_another_game_is_not_taken_for_that_of_a_game_without_one(
    command: plugin_race.Command, tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('id = ""\nformat = "nothing/1"\n')
    assert "the map does not say which game it is for" in command("map", "check", path, code=1)


def install_on_a_map(site: Path, path: Path) -> None:
    """Install one more package: the same game, with a map file of its own."""
    plugin_race.list_entries(site, "harbour-game", "1.0", {registry.GROUP: {"harbour": "harbour_game:HARBOUR"}})
    (site / "harbour_game.py").write_text(
        "import attrs\nfrom pbem_regatta import REGATTA\n"
        f"HARBOUR = attrs.evolve(REGATTA, name='harbour', map_id={str(path)!r})\n"
    )
    sys.modules.pop("harbour_game", None)


def test_a_stranger_brings_a_map_by_its_path(command: plugin_race.Command, tmp_path: Path) -> None:
    """The rule set refuses it here, so it was the one who got it."""
    path = tmp_path / "sea.toml"
    path.write_text('id = "sea"\nformat = "sea/1"\n')
    install_on_a_map(tmp_path / "site", path)
    words = ("new", "race", "--rules", "harbour", "-o", tmp_path, "--players", "anna,ben")
    assert "a regatta is sailed without a map" in command(*words, code=1)
    assert f"{path} cannot be played on with harbour" in command("map", "check", path, code=1)


def test_a_strangers_map_that_is_not_there_spoils_nothing_for_other_games(
    command: plugin_race.Command, tmp_path: Path
) -> None:
    install_on_a_map(tmp_path / "site", tmp_path / "nowhere.toml")
    path = tmp_path / "mine.toml"
    path.write_text('id = "mine"\nformat = "sea/1"\n')
    assert "the map does not say which game it is for" in command("map", "check", path, code=1)
    words = ("new", "race", "--rules", "harbour", "-o", tmp_path, "--players", "anna,ben")
    assert f"there is no file {tmp_path / 'nowhere.toml'}" in command(*words, code=1)


@pytest.mark.thorough
def test_the_packages_own_tests_pass_on_this_checkout() -> None:
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(PLUGIN)])}
    run(sys.executable, *PYTEST, cwd=PLUGIN, environ=environ)


# Built and installed

PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")


def run(
    *words: str | Path, cwd: Path, code: int = 0, environ: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a program; without an environment given, in one that knows no checkout."""
    outside = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        list(map(str, words)),
        cwd=cwd,
        env=environ or outside,
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The wheels of pbem and of the example, by name."""
    for module in ("build", "hatchling"):
        if importlib.util.find_spec(module) is None:
            missing(f"the package {module} is not installed")
    folder = tmp_path_factory.mktemp("wheels")
    for source in (ROOT, PLUGIN):
        words = ("-m", "build", "--wheel", "--no-isolation", "--outdir", folder, source)
        run(sys.executable, *words, cwd=folder)
    return {path.name.partition("-")[0]: path for path in folder.glob("*.whl")}


@pytest.fixture(scope="module")
def scripts(wheels: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a fresh environment that holds the two wheels and what they need."""
    folder = tmp_path_factory.mktemp("fresh")
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder)
    found = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = (sys.executable, "-m", "pip", "--python", found / "python", "install", "-q")
    others = [
        *plugin_race.project(ROOT)["dependencies"],
        *plugin_race.project(PLUGIN)["dependencies"],
        *plugin_race.project(PLUGIN)["optional-dependencies"]["test"],
    ]
    others = [name for name in others if not name.startswith("pbem")]
    words = (*pip, "--retries", "1", *others)
    fetched = subprocess.run(words, capture_output=True, text=True, check=False)
    if fetched.returncode:
        missing(f"pip cannot fetch {', '.join(others)}: {fetched.stderr.strip().splitlines()[-1]}")
    # What the wheels ask for must be there by now: this step has no index to look it up.
    run(*pip, "--no-index", *wheels.values(), cwd=folder)
    return found


@pytest.mark.thorough
def test_the_wheel_holds_the_package_and_its_entry_point(wheels: dict[str, Path]) -> None:
    wheel = zipfile.ZipFile(wheels["pbem_regatta"])
    tops = {name.split("/")[0] for name in wheel.namelist()}
    assert tops == {"pbem_regatta", "pbem_regatta-1.0.0.dist-info"}
    assert "pbem_regatta/py.typed" in wheel.namelist()
    entries = wheel.read("pbem_regatta-1.0.0.dist-info/entry_points.txt").decode()
    assert list(registry.read_group(entries, registry.GROUP)) == [("regatta", "pbem_regatta:REGATTA")]


@pytest.mark.thorough
def test_the_installed_game_is_played_to_its_end(scripts: Path, tmp_path: Path, own_home: Path) -> None:
    def command(*words: str | Path, code: int = 0) -> str:
        done = run(scripts / "pbem", *words, cwd=tmp_path, code=code)
        return done.stderr if code else done.stdout

    where = "import pbem_regatta, pbem; print(pbem_regatta.__file__, pbem.__file__)"
    for path in run(scripts / "python", "-c", where, cwd=tmp_path).stdout.split():
        assert Path(path).is_relative_to(scripts.parent)
    plugin_race.prove(command, plugin_race.play(command, tmp_path))


@pytest.mark.thorough
def test_the_packages_own_tests_pass_where_it_is_installed(scripts: Path, tmp_path: Path) -> None:
    shutil.copy(PLUGIN / "pyproject.toml", tmp_path)
    shutil.copytree(PLUGIN / "tests", tmp_path / "tests", ignore=shutil.ignore_patterns("__py*"))
    assert " passed" in run(scripts / "python", *PYTEST, cwd=tmp_path).stdout
