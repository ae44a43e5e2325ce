"""
Change the program in small ways, everywhere, and count how many changes some test sees.

    pip install mutmut==3.8.1
    python tests/sentences/mutate.py                    every piece (hours)
    python tests/sentences/mutate.py calendar approval  some of them
    python tests/sentences/mutate.py --sample 300       the pieces of SAMPLE, in so many seconds at most

mutmut makes the changes (`<` for `<=`, `and` for `or`, 1 for 0, a word left out); each piece is a few
modules and the tests that know them, so that a change costs seconds. What survives is listed by name;
tests/sentences/survivors.txt says of known ones why. It works in a copy of the project.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
EXPLAINED = Path(__file__).with_name("survivors.txt")
_SHOWN = 60
_LEFT_OUT = shutil.ignore_patterns(".git", ".venv*", ".*_cache", "__pycache__", "mutants")


class Piece(NamedTuple):
    """Modules that are changed, and the tests that are asked about them."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


PIECES = {
    "calendar": Piece(("pbem/host/deadlines/calendar.py",), ("tests/host/test_calendar.py",)),
    "approval": Piece(("pbem/engine/play/approval.py",), ("tests/engine/test_approval.py",)),
    "names": Piece(
        ("pbem/engine/short/names.py",), ("tests/engine/test_short_names.py", "tests/engine/test_typed_lines.py")
    ),
    "parts": Piece(("pbem/mail/parts.py",), ("tests/mail/test_mail_parts.py", "tests/mail/test_mail_tree.py")),
    "deadlines": Piece(
        ("pbem/host/deadlines/*.py",),
        (
            "tests/host/test_calendar.py",
            "tests/host/test_clock.py",
            "tests/host/test_deadlines.py",
            "tests/host/test_silence.py",
            "tests/host/test_absences.py",
            "tests/host/test_policies.py",
            "tests/host/test_game_settings.py",
            "tests/host/test_seat_lines.py",
        ),
    ),
    "decisions": Piece(
        (
            "pbem/engine/file/decision.py",
            "pbem/engine/file/succession.py",
            "pbem/engine/play/effect.py",
            "pbem/engine/papers/*.py",
        ),
        (
            "tests/decisions",
            "tests/engine/test_start_files.py",
            "tests/engine/test_approval.py",
            "tests/attacks/test_attacks_by_decisions.py",
            "tests/attacks/test_attacks_on_cards.py",
        ),
    ),
    "modes": Piece(
        ("pbem/engine/modes/*.py",),
        (
            "tests/hidden_cards",
            "tests/engine/test_kinds_of_game.py",
            "tests/attacks/test_attacks_on_cards.py",
            "tests/attacks/test_attacks_by_hosts.py",
        ),
    ),
    "chance": Piece(
        ("pbem/engine/foresight/*.py",),
        (
            "tests/engine/test_look_ahead.py",
            "tests/engine/test_luck.py",
            "tests/rulesets/risk/test_plan_odds.py",
            "tests/rulesets/risk/test_campaign_odds.py",
            "tests/games/test_plans.py",
        ),
    ),
    "mail": Piece(("pbem/mail/*.py",), ("tests/mail", "tests/host/test_robots.py")),
}
SAMPLE = ("approval", "calendar")
"""Pieces that cost little, for `.ci/run`."""

# Words of errors are left alone: the galleries of bad input hold them, letter by letter.
_SETTINGS = """
[tool.mutmut]
source_paths = ["pbem"]
only_mutate = {modules}
also_copy = ["conformance", "docs", "examples", "maps", "README.md", "CHANGELOG.md"]
pytest_add_cli_args_test_selection = {tests}
pytest_add_cli_args = ["-p", "no:cacheprovider"]
timeout_multiplier = 3.0
do_not_mutate_patterns = ['raise \\w+Error\\(']
"""


class Score(NamedTuple):
    """How many changes were tried in a piece, and those that no test saw: by name, the lines that were changed."""

    tried: int
    survived: dict[str, str]


def changed(piece: Piece, seconds: float, workers: int, known: set[str]) -> Score:
    """Try the changes of a piece, as many as the time allows; those that are `known` need not be shown."""
    with tempfile.TemporaryDirectory(prefix="pbem-mutants-") as folder:
        copy = Path(folder) / "project"
        shutil.copytree(ROOT, copy, ignore=_LEFT_OUT)
        settings = copy / "pyproject.toml"
        added = _SETTINGS.format(modules=list(piece.modules), tests=list(piece.tests))
        settings.write_text(settings.read_text(encoding="utf-8") + added, encoding="utf-8")
        words = [sys.executable, "-m", "mutmut", "run", "--max-children", str(workers)]
        said = _run(words, copy, seconds)
        if not (copy / "mutants").exists():
            raise SystemExit(said)
        listed = _run([sys.executable, "-m", "mutmut", "results", "--all", "true"], copy, seconds)
        found = re.findall(r"(?m)^\s*(\S+): (\w[\w ]*)$", listed)
        tried = [(name, word) for name, word in found if word not in ("not checked", "skipped")]
        if not tried:
            print(said[-2000:])
        survived = [name for name, word in tried if word in ("survived", "no tests")]
        return Score(len(tried), {name: "" if name in known else _shown(name, copy) for name in survived})


def _shown(name: str, folder: Path) -> str:
    """The lines of a change, as in a patch."""
    said = _run([sys.executable, "-m", "mutmut", "show", name], folder, _SHOWN)
    return "".join(f"    {line}\n" for line in re.findall(r"(?m)^[-+](?![-+]).*", said))


def _run(words: list[str], folder: Path, seconds: float) -> str:
    with tempfile.TemporaryFile("w+") as said:
        run = subprocess.Popen(words, cwd=folder, stdout=said, stderr=said, start_new_session=True)
        try:
            run.wait(seconds)
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGINT)
            run.wait()
        said.seek(0)
        return said.read()


def explained() -> set[str]:
    """Return the names of the survivors that survivors.txt explains."""
    lines = EXPLAINED.read_text(encoding="utf-8").splitlines() if EXPLAINED.exists() else []
    return {line.split()[0] for line in lines if line.startswith("pbem.")}


def main() -> int:
    """Read the command line, and do it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[1])
    parser.add_argument("pieces", nargs="*", choices=[[], *PIECES])
    parser.add_argument("--sample", type=float, metavar="SECONDS", help="the quick pieces, for so long")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    pieces = asked.pieces or (SAMPLE if asked.sample else PIECES)
    end = time.monotonic() + (asked.sample or float("inf"))
    new: list[str] = []
    tried = 0
    known = explained()
    for name in pieces:
        left = end - time.monotonic()
        if left < 10:
            print(f"{name}: no time was left")
            continue
        score = changed(PIECES[name], left, asked.workers, known)
        tried += score.tried
        fresh = {one: lines for one, lines in score.survived.items() if one not in known}
        killed = score.tried - len(score.survived)
        print(
            f"{name}: {killed} of {score.tried} changes were seen, {len(score.survived) - len(fresh)} "
            f"survivors are explained, {len(fresh)} are not",
            flush=True,
        )
        print("".join(f"  {one}\n{lines}" for one, lines in fresh.items()), end="", flush=True)
        new += fresh
    return int(bool(new) or not tried)


if __name__ == "__main__":
    raise SystemExit(main())
