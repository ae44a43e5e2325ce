"""The wheel alone plays a game: nothing in it leans on the checkout."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from pathlib import Path

import pytest
import two_player_game
from conftest import missing

ROOT = Path(__file__).parent.parent.parent


def command(*words: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    environ = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(list(map(str, words)), cwd=cwd, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    for module in ("build", "hatchling"):
        if importlib.util.find_spec(module) is None:
            missing(f"the package {module} is not installed")
    folder = tmp_path_factory.mktemp("wheel")
    words = ("-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT)
    command(sys.executable, *words, cwd=folder)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command `pbem` of a fresh environment that holds the wheel; the rest is borrowed."""
    folder = tmp_path_factory.mktemp("venv")
    command(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / Path(sys.executable).name.replace("python3.exe", "python.exe")
    words = ("--python", python, "install", "-q", "--no-deps", "--no-index", wheel)
    command(sys.executable, "-m", "pip", *words, cwd=folder)
    site = next(folder.rglob("pbem/__init__.py")).parent.parent
    # The packages that pbem needs come from here; pbem itself from the wheel, which stands first.
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return scripts / "pbem"


def test_the_maps_travel_in_the_wheel_and_no_tests_do(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {
        "pbem/maps/classic.toml",
        "pbem/page/main.js",
        "pbem/page/page.css",
        "pbem/verifier/pbem-verify.mjs",
        "pbem/maps/far-shores.toml",
        "pbem/maps/inland-sea.toml",
        "pbem/maps/rail.toml",
        "pbem/maps/skerries.toml",
        "pbem/py.typed",
        "pbem/verify_turn.sh",
    } <= set(names)
    assert {name.split("/")[0] for name in names} == {
        "pbem",
        "-".join(wheel.name.split("-")[:2]) + ".dist-info",
    }


@pytest.mark.thorough
def test_the_installed_wheel_begins_plays_and_proves_a_game(program: Path, tmp_path: Path, own_home: Path) -> None:
    where = command(program.with_name("python"), "-c", "import pbem; print(pbem.__file__)", cwd=tmp_path)
    assert str(program.parent.parent) in where.stdout
    command(program, "new", "duel", "--players", "anna,ben", cwd=tmp_path)
    two_player_game.write_quiet(tmp_path / "duel-000.toml")
    command(program, "apply", "duel-000.toml", "orders.toml", cwd=tmp_path)
    verdict = command(program, "verify", "duel-001.toml", cwd=tmp_path)
    assert "yes." in verdict.stdout
    assert tomllib.loads((tmp_path / "duel-001.toml").read_text())["state"]["index"] == 1
    assert "risk-1959" in command(program, "rules", "--list", cwd=tmp_path).stdout
