"""The program as a process: every environment gives the same bytes, and none a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import two_player_game

import pbem as package

if TYPE_CHECKING:
    from conftest import Run

ROOT = Path(package.__file__).parent.parent
PROGRAM = (sys.executable, "-m", "pbem")


def run(
    *arguments: str | Path, program: tuple[str, ...] = PROGRAM, code: int = 0, environ: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Run the real program, by default where everything is as usual."""
    paths = os.pathsep.join([str(ROOT), os.environ["PYTHONPATH"]])
    done = subprocess.run(
        [*program, *map(str, arguments)],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONPATH": paths, **(environ or {})},
    )
    assert done.returncode == code, done.stderr.decode(errors="replace")
    assert b"Traceback" not in done.stderr
    return done


def played(folder: Path, environ: dict[str, str]) -> dict[str, bytes]:
    """Begin a game and play a turn of it; return every file and what was printed."""
    names = ("--players", "anna=Łucja Über,ben=東京", "--seed", two_player_game.SEED)
    printed = run("new", "duel", *names, "-o", folder, environ=environ).stdout
    game = folder / "duel-000.toml"
    two_player_game.write_quiet(game)
    run("apply", game, folder / "orders.toml", environ=environ)
    run("verify", folder / "duel-001.toml", environ=environ)
    return {path.name: path.read_bytes() for path in folder.iterdir()} | {"printed": printed}


ENVIRONMENTS = {
    "hash seed 1": {"PYTHONHASHSEED": "1"},
    "hash seed 2": {"PYTHONHASHSEED": "2"},
    "New York": {"TZ": "America/New_York"},
    "Kolkata": {"TZ": "Asia/Kolkata"},
    "Marquesas": {"TZ": "Pacific/Marquesas"},
    "C": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    "Turkish": {"LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"},
    "cp1252": {"PYTHONIOENCODING": "cp1252"},
    "ascii": {"PYTHONIOENCODING": "ascii"},
}


@pytest.mark.thorough
def test_the_files_are_the_same_bytes_in_every_environment(tmp_path: Path, own_home: Path) -> None:
    """Hash seeds, time zones, locales, encodings of the console."""
    usual = played(tmp_path / "usual", {"PYTHONHASHSEED": "0"})
    usual.pop("printed")
    for name, environ in ENVIRONMENTS.items():
        found = played(tmp_path / name, environ)
        found.pop("printed")
        assert found == usual, name


@pytest.mark.thorough
def test_a_console_that_lacks_characters_shows_their_numbers(tmp_path: Path, own_home: Path) -> None:
    printed = played(tmp_path, {"PYTHONIOENCODING": "ascii"})["printed"]
    assert printed.isascii()
    assert b"\\u0141ucja \\u00DCber" in printed


def test_the_program_needs_no_fcntl(tmp_path: Path, own_home: Path) -> None:
    code = "import sys; sys.modules['fcntl'] = None;from pbem.__main__ import main; main()"
    program = (sys.executable, "-c", code)
    words = ("new", "duel", "--players", "anna,ben", "-o", tmp_path)
    run(*words, program=program)
    assert (tmp_path / "duel-000.toml").exists()


def test_exit_codes_are_0_1_and_2(tmp_path: Path, own_home: Path) -> None:
    run("--help")
    run("verify", tmp_path / "nowhere.toml", code=1)
    run("verify", code=2)
    run("aply", code=2)
    run(code=2)


@pytest.mark.thorough
def test_nothing_printed_is_lost_at_the_end(own_home: Path) -> None:
    """The process ends without tearing the interpreter down; a long text arrives whole."""
    text = run("rules", "risk-1959").stdout
    assert len(text) > 4000
    assert text == run("rules", "risk-1959", environ={"PYTHONUNBUFFERED": "1"}).stdout


@pytest.mark.thorough
@pytest.mark.skipif(os.name == "nt", reason="POSIX pipes")
def test_a_reader_that_goes_away_is_no_traceback(own_home: Path) -> None:
    with subprocess.Popen(
        [*PROGRAM, "rules", "risk-1959"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ["PYTHONPATH"]])},
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("words", [("--help",), ("rules", "risk-1959")])
def test_a_full_disk_below_standard_output_is_said_and_is_no_defect(words: tuple[str, ...], own_home: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*PROGRAM, *words],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ["PYTHONPATH"]])},
        )
    assert done.returncode == 1
    said = b"error: what pbem prints cannot be written: no space left on device\n"
    assert done.stderr == said


def test_a_defect_is_owned_up_to_in_a_sentence(tmp_path: Path, own_home: Path) -> None:
    code = (
        "import pbem.local.registry\n"
        "def broken(name): raise ZeroDivisionError('oops')\n"
        "pbem.local.registry.load = broken\n"
        "from pbem.__main__ import main; main()"
    )
    words = ("new", "duel", "--players", "anna,ben", "-o", tmp_path)
    done = run(*words, program=(sys.executable, "-c", code), code=1)
    assert b"a defect of pbem or of a rule set: ZeroDivisionError: oops" in done.stderr
    assert max(map(len, done.stderr.splitlines())) <= 79
    debug = subprocess.run(
        [sys.executable, "-c", code, *map(str, words)],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ["PYTHONPATH"]]), "PBEM_DEBUG": "1"},
    )
    assert b"Traceback" in debug.stderr


@pytest.mark.parametrize("lost", ["callback", "destructor"])
def test_ctrl_c_counts_where_python_cannot_raise_it(lost: str) -> None:
    code = (
        "import signal, time, weakref\n"
        "class Thing:\n"
        "    def __del__(self):\n"
        "        if lost == 'destructor': signal.raise_signal(signal.SIGINT)\n"
        "def fall(_):\n"
        "    if lost == 'callback': signal.raise_signal(signal.SIGINT)\n"
        "def cli(prog_name):\n"
        "    thing = Thing()\n"
        "    watched = weakref.ref(thing, fall)\n"
        "    del thing\n"
        "    print('it went on', flush=True)\n"
        "    try: time.sleep(60)\n"
        "    except KeyboardInterrupt: print('stopped')\n"
        "import pbem.cli.group\n"
        "pbem.cli.group.cli = cli\n"
        "from pbem.__main__ import main; main()"
    )
    done = run(program=(sys.executable, "-c", f"lost = {lost!r}\n{code}"))
    assert (done.stdout, done.stderr) == (b"it went on\nstopped\n", b"")


def test_a_turn_against_a_law_is_noticed_in_a_process_of_its_own_too(pbem: Run, tmp_path: Path) -> None:
    """`children/sitecustomize.py` watches; here armies that are placed vanish."""
    game = two_player_game.new(pbem, tmp_path)
    orders = two_player_game.write_quiet(game)
    code = (
        "from pbem.rulesets.risk.play import evolution\n"
        "from pbem.rulesets.risk.events import ArmiesPlaced\n"
        "evolution.CHANGES[ArmiesPlaced] = lambda *_: None\n"
        "from pbem.__main__ import main; main()"
    )
    done = run("apply", game, orders, program=(sys.executable, "-c", code), code=1)
    assert b"LawBrokenError: placed" in done.stderr


def test_apply_imports_only_what_it_needs(pbem: Run, tmp_path: Path) -> None:
    """Whole rooms and libraries that a turn does not need stay away from it."""
    game = two_player_game.new(pbem, tmp_path)
    orders = two_player_game.write_quiet(game)
    code = (
        "import sys, atexit\n"
        "import os; os._exit = sys.exit\n"
        "from pbem.__main__ import main\n"
        "try: main()\n"
        "finally: print('LOADED', *sorted(sys.modules))"
    )
    # Without the laws that watch a test's children: they load more.
    done = run("apply", game, orders, program=(sys.executable, "-c", code), environ={"PYTHONPATH": str(ROOT)})
    loaded = set(done.stdout.decode().rpartition("LOADED")[2].split())
    assert "pbem.engine.play.play" in loaded
    slow = {
        "importlib.metadata",
        "rich",
        "jinja2",
        "concurrent.futures",
        "tomli_w",
        "email",
        "cryptography.hazmat.primitives.serialization",
        "pbem.host",
        "pbem.transport",
        "pbem.engine.proof.audit",
        "pbem.engine.text.toml_tree",
        "pbem.rulesets.risk.words.rulebook",
        "pbem.rulesets.risk.forms.template",
        "pbem.rulesets.risk.forms.room",
        "pbem.rulesets.risk.odds.room",
        "pbem.rulesets.risk.play.rooms",
    }
    assert not slow & loaded


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_only_be_read_is_named(pbem: Run, tmp_path: Path) -> None:
    game = two_player_game.new(pbem, tmp_path / "games")
    orders = two_player_game.write_quiet(game)
    game.parent.chmod(0o500)
    try:
        done = run("apply", game, orders, code=1)
    finally:
        game.parent.chmod(0o700)
    assert b"does not allow it" in done.stderr
