"""Pipes with names: read while somebody writes, given up when nobody does."""

from __future__ import annotations

import os
import threading
import time
from typing import TYPE_CHECKING

import pytest

from pbem.errors import UnavailableError
from pbem.local import files, pipes

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from conftest import Run

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    path = tmp_path / "game.toml"
    os.mkfifo(path)
    return path


def written(pipe: Path, write: Callable[[int], object], wait: float) -> threading.Thread:
    def act() -> None:
        time.sleep(wait)
        handle = os.open(pipe, os.O_WRONLY)
        write(handle)
        os.close(handle)

    thread = threading.Thread(target=act, daemon=True)
    thread.start()
    return thread


def test_verify_gives_up_a_pipe_that_nobody_writes_to(pbem: Run, pipe: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pipes, "PIPE_SECONDS", 0.2)
    result = pbem("verify", pipe)
    assert result.exit_code != 0
    assert "is a pipe to which nobody has written anything for" in " ".join(result.stderr.split())


def test_a_pipe_is_read_to_its_end(pipe: Path) -> None:
    content = b"x" * 300_000

    def write(handle: int) -> None:
        data = content
        while data:
            data = data[os.write(handle, data) :]

    thread = written(pipe, write, 0.2)
    assert files.read(str(pipe), files.GAME_LIMIT) == content
    thread.join()


def test_who_has_a_pipe_open_may_take_any_time(pipe: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Longer than nobody is waited for."""
    monkeypatch.setattr(pipes, "PIPE_SECONDS", 0.3)

    def write(handle: int) -> None:
        time.sleep(1)
        os.write(handle, b"late")

    thread = written(pipe, write, 0)
    assert files.read(str(pipe), 100) == b"late"
    thread.join()


def test_of_a_pipe_no_more_is_read_than_any_file_has(pipe: Path) -> None:
    thread = written(pipe, lambda handle: os.write(handle, b"x" * 500), 0)
    with pytest.raises(UnavailableError, match="larger than"):
        files.read(str(pipe), 100)
    thread.join()
