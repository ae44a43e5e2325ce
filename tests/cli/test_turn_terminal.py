"""`pbem turn` at a real terminal: keys typed, an editor that is a program, and kills wherever they hit."""

from __future__ import annotations

import fcntl
import os
import random
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import TYPE_CHECKING

import attrs
import pytest
from sample_games.friends import Friends, quiet, state, warlike

if TYPE_CHECKING:
    from sample_games.friends import Person

pty = pytest.importorskip("pty", reason="terminals as Unix has them")

ROOT = Path(__file__).parents[2]
PLANNED = "planned"
_PATIENCE = 60


@pytest.fixture
def friends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Friends:
    monkeypatch.delenv("PBEM_PASSPHRASE", raising=False)
    editor = tmp_path / "editor"
    editor.write_text(f'#!/bin/sh\ntest -f {PLANNED} && cp {PLANNED} "$1"\nexit 0\n')
    editor.chmod(0o755)
    monkeypatch.setenv("VISUAL", str(editor))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
    return Friends(tmp_path, monkeypatch)


def _take_terminal() -> None:
    """Make it the terminal at which Ctrl-C is typed, and hear that, whatever the tests were started by."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@attrs.define
class Terminal:
    """A command at a terminal of its own."""

    process: subprocess.Popen[bytes]
    line: int
    said: str = ""
    answered: int = 0

    @classmethod
    def type(cls, person: Person, *words: str) -> Terminal:
        """Start `pbem` with some words, in the folder of the games."""
        line, far = pty.openpty()
        environ = {**os.environ, "PBEM_HOME": str(person.home), "TERM": "xterm"}
        process = subprocess.Popen(
            [sys.executable, "-m", "pbem", *words],
            stdin=far,
            stdout=far,
            stderr=far,
            cwd=person.games,
            env=environ,
            start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509 - no test has threads
        )
        os.close(far)
        return cls(process, line)

    def answer(self, question: str, typed: str) -> None:
        """Wait for a question, and type an answer and Enter."""
        assert self.until(question), self.said
        os.write(self.line, f"{typed}\n".encode())

    def until(self, words: str, patience: float = _PATIENCE) -> bool:
        """Read until some words are there, whatever lines they are folded into; False if they never come."""
        end, from_ = time.monotonic() + patience, len(self.said)
        while words not in " ".join(self.said[from_:].split()):
            if time.monotonic() > end or not self.read(end):
                return False
        return True

    def end(self) -> int:
        """Read to the end; the exit code."""
        while self.read(time.monotonic() + _PATIENCE):
            pass
        os.close(self.line)
        return self.process.wait(_PATIENCE)

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.end()

    def read(self, end: float) -> bool:
        """Read what is there until a moment; False when there is nothing more."""
        ready, _, _ = select.select([self.line], [], [], max(0, end - time.monotonic()))
        try:
            heard = os.read(self.line, 65536) if ready else b""
        except OSError:
            heard = b""
        self.said += heard.decode("utf-8", "replace")
        return bool(heard)


def plan(person: Person, text: str) -> None:
    (person.games / PLANNED).write_text(text)


def mover(person: Person) -> str:
    seat: str = state(person)["decides"][0]
    return seat


def test_pbem_alone_shows_the_games_and_pbem_turn_plays_one(friends: Friends) -> None:
    anna = friends.person("anna", keys=False)
    anna.done("new", "world", "--players", "anna,ben")
    alone = Terminal.type(anna)
    assert alone.end() == 0
    assert "to do: pbem turn world" in alone.said
    plan(anna, warlike(anna))
    at = Terminal.type(anna, "turn")
    at.answer("Who are you", mover(anna))
    at.answer("Write your orders now?", "y")
    # Enter alone is no yes.
    at.answer("What now?", "")
    at.answer("What now?", "p")
    at.answer("Write the mail?", "y")
    assert at.end() == 0, at.said
    assert anna.files("world-001.*") == ["world-001.eml", "world-001.toml", "world-001.txt"]


@pytest.mark.thorough
def test_ctrl_c_and_a_closed_terminal_lose_nothing(friends: Friends) -> None:
    anna = friends.person("anna", keys=False)
    anna.done("new", "world", "--players", "anna,ben")
    seat = mover(anna)
    plan(anna, quiet(anna))
    at = Terminal.type(anna, "turn", "--player", seat)
    at.answer("Write your orders now?", "y")
    assert at.until("What now?")
    # Between the question and the wait for its answer Python can miss a key; people press it again.
    for _ in range(10):
        os.write(at.line, b"\x03")
        if at.until("To go on", 2):
            break
    assert at.end() == 1
    assert "nothing is lost. To go on: pbem turn" in " ".join(at.said.split())
    # The terminal is gone while it asks.
    at = Terminal.type(anna, "turn", "--player", seat)
    assert at.until("What now?")
    os.close(at.line)
    assert at.process.wait(_PATIENCE) != 0
    at = Terminal.type(anna, "turn", "--player", seat)
    at.answer("What now?", "p")
    at.answer("Write the mail?", "n")
    assert at.end() == 0, at.said
    assert (anna.games / f"world-turn-01-{seat}.toml").read_text() == quiet_before(anna)


def quiet_before(person: Person) -> str:
    return (person.games / PLANNED).read_text()


ANSWERS = {
    "Put ": "y",
    "Write your orders now?": "y",
    "Play the turn?": "y",
    "Write the mail?": "y",
    "Write the mail once more": "y",
    "Edit again?": "n",
}
"""What somebody who is in a hurry answers."""


def go_through(at: Terminal, now: str, chance: random.Random | None = None, *, surely: bool = False) -> bool:
    """
    Answer whatever is asked, "What now?" with `now`, until the command ends; True unless it was killed.

    With `chance` it is killed after some of the answers, sooner or later; `surely` after the first.
    """
    while at.read(time.monotonic() + _PATIENCE):
        words = " ".join(at.said[at.answered :].split())
        asked = [one for one in (*ANSWERS, "What now?") if one in words]
        if not asked or not words.endswith(":"):
            continue
        at.answered = len(at.said)
        os.write(at.line, f"{ANSWERS.get(max(asked, key=words.rfind), now)}\n".encode())
        if chance and (surely or chance.random() < 0.9):
            end = time.monotonic() + chance.uniform(0, 0.8)
            while time.monotonic() < end and at.read(end):
                pass
            at.kill()
            return False
    return True


@pytest.mark.thorough
@pytest.mark.parametrize("mode", ["open", "next"])
@pytest.mark.parametrize("luck", range(3))
def test_whoever_is_killed_anywhere_goes_on_where_it_was(mode: str, luck: int, friends: Friends) -> None:
    """Three turns of three players, each call killed at random until one gets through."""
    seats = ("anna", "ben", "cleo")
    if mode == "next":
        friends.start("next", *seats, seed=f"{luck}")
    else:
        for seat in seats:
            friends.person(seat, keys=False)
        friends["anna"].done("new", "world", "--players", ",".join(seats))
        friends.mail("anna", "world-000.toml")
    chance, kills = random.Random(luck), 0
    for number in (1, 2, 3):
        newest = max(friends.people.values(), key=lambda one: one.newest())
        seat = mover(newest)
        person = friends[seat]
        draft = f"world-{number:03d}.eml" if mode == "open" else f"world-turn-{number:02d}-{seat}.eml"
        plan(person, warlike(newest))
        through = False
        while not through:
            at = Terminal.type(person, "turn", "world", "--player", seat)
            kind = "p" if mode == "open" else "s"
            # Each turn is hit at least once, however few questions it asks.
            through = go_through(at, kind, chance if kills < 4 * number else None, surely=kills < number)
            kills += not through
        assert at.end() == 0, at.said
        assert draft in person.files("*.eml"), person.files("*")
        assert "yes." in person.done("verify", person.newest())
        spread(friends, person, draft)
    assert kills > 2


def spread(friends: Friends, author: Person, draft: str) -> None:
    """Mail a draft to the others. Each takes the game file out of it; whoever makes the dice plays the turn."""
    for person in friends.people.values():
        if person is not author:
            (person.games / f"in-{draft}").write_bytes((author.games / draft).read_bytes())
            at = Terminal.type(person, "turn", "world", "--player", person.name)
            go_through(at, "n")
            at.end()
