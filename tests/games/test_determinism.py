"""The same orders and the same seed are the same bytes, wherever and by whatever Python."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import attrs
import pytest
from fingerprint import ROOT, fingerprint
from thorough import all_but

SCRIPT = Path(__file__).parent / "fingerprint.py"
# Where attrs lies: plain Python files, fit for every interpreter.
PACKAGES = Path(attrs.__file__).parent.parent

ENVIRONMENTS = {
    "hash seed 0": {"PYTHONHASHSEED": "0"},
    "hash seed 1": {"PYTHONHASHSEED": "1"},
    "hash seed 2": {"PYTHONHASHSEED": "2"},
    "C": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    "C.UTF-8": {"LC_ALL": "C.UTF-8"},
    "Turkish": {"LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"},
    "UTC": {"TZ": "UTC"},
    "Tokyo": {"TZ": "Asia/Tokyo"},
    "optimized": {"PYTHONOPTIMIZE": "2"},
}


def run(what: str, python: str = sys.executable, environ: dict[str, str] | None = None) -> str:
    """Let a process of its own print a fingerprint."""
    paths = os.pathsep.join([str(ROOT), str(PACKAGES), os.environ["PYTHONPATH"]])
    done = subprocess.run(
        [python, str(SCRIPT), what],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": paths, **(environ or {})},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def here() -> str:
    """What this very process plays."""
    return fingerprint("play")


@pytest.mark.parametrize("name", all_but(ENVIRONMENTS, lambda name: name == "Turkish"))
def test_a_game_is_the_same_in_every_environment(name: str, here: str) -> None:
    assert int(here.split(maxsplit=1)[0]) > 20
    assert run("play", environ=ENVIRONMENTS[name]) == here


def pythons() -> list[str]:
    """Find other interpreters: on the path, and those that pyenv keeps."""
    found = []
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for minor in (11, 12, 13, 14):
        places = [*sorted(kept.glob(f"3.{minor}.*/bin/python3.{minor}")), f"python3.{minor}"]
        found += [path for place in places if (path := shutil.which(str(place))) and works(path, minor)][:1]
    return found


def works(python: str, minor: int) -> bool:
    """Say whether an interpreter starts and is what it is called; a shim may be empty."""
    command = [python, "-c", "import sys; print(sys.version_info[:2])"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip() == f"(3, {minor})"


@pytest.mark.thorough
def test_a_recorded_game_is_described_the_same_by_every_installed_python() -> None:
    """Not every machine has several; this one's own is always among them."""
    told = {python: run("replay", python) for python in [sys.executable, *pythons()]}
    assert set(told.values()) == {fingerprint("replay")}, told
