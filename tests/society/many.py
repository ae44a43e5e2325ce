"""
Lets societies live, one for each number: `python tests/society/many.py FIRST LAST [PLAN] [--typed] [--seconds N]`.

With --typed people have only the single commands that pbem prints. With --seconds no society begins after so long, and
both kinds take turns. PLAN is a name in society.py, such as "next, one loses the keys"; without it stories from 25 on
also lose keys and seat up to six. A game that stands still is told as a story, and the script ends with 1.
"""

import sys
import tempfile
import time
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE.parent), str(HERE)]

from homes import Home  # noqa: E402 - the folder is put on the path above
from society import PLANS, found  # noqa: E402
from typists import Typist  # noqa: E402


def main() -> int:
    """Live through all of them; return how many broke the law."""
    words = sys.argv[1:]
    seconds = float(words.pop(words.index("--seconds") + 1)) if "--seconds" in words else 0
    first, last, *name = (word for word in words if not word.startswith("--"))
    plan = next((plan for plan in PLANS if name and plan.name == name[0]), None)
    begun, lived, broken = time.monotonic(), 0, 0
    for seed in range(int(first), int(last)):
        if seconds and time.monotonic() - begun > seconds:
            break
        kind = Typist if "--typed" in words or (seconds and seed % 2) else Home
        lived += 1
        with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
            try:
                society = found(seed, Path(folder), patch, plan, kind)
                society.live()
            except AssertionError as error:
                broken += 1
                print(f"{seed}{' --typed' if kind is Typist else ''}: {error}\n", flush=True)
            patch.chdir(HERE)
    print(f"{lived} societies from {first} on, {broken} broken")
    return min(broken, 1)


if __name__ == "__main__":
    sys.exit(main())
