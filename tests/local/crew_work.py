"""Work for a crew that a test can see die."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

from pbem.local.crew import crew


def double(number: int) -> int:
    if number < 0:
        raise ValueError("a number below nothing")
    return 2 * number


def deadly(task: tuple[str, int]) -> int:
    """Double a number; 3 kills its worker the first time, 7 each time."""
    folder, number = task
    mark = Path(folder, str(number))
    if number == 7 or (number == 3 and not mark.exists()):
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def held_back() -> bool:
    """Say whether Ctrl-C does not reach this process, from its first moment on."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def sleepy(folder: str) -> None:
    Path(folder, str(os.getpid())).touch()
    time.sleep(600)


def together(task: tuple[str, int]) -> tuple[int, int]:
    """Wait until two processes have begun; return the number and the process that did it."""
    folder, number = task
    Path(folder, str(os.getpid())).touch()
    for _ in range(1200):
        if len(list(Path(folder).iterdir())) > 1:
            break
        time.sleep(0.05)
    return number, os.getpid()


def abandoned(task: tuple[str, int, int]) -> int:
    """Double a number; the first worker dies over its own once the parent has taken most others back."""
    folder, number, parent = task
    killed = Path(folder, "killed")
    if os.getpid() == parent:
        Path(folder, f"helped-{number}").touch()
        time.sleep(0.05)
    elif not killed.exists():
        for _ in range(1200):
            if len(list(Path(folder).iterdir())) > 5:
                break
            time.sleep(0.05)
        killed.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


if __name__ == "__main__":
    with crew(2) as workers:
        assert workers.executor
        workers.executor.submit(bytes, 10**6)  # is left in a file, and nobody takes it
        list(workers.results(sleepy, [sys.argv[1]] * 2))
