"""
Lets societies live, one for each number: `python tests/society/many.py FIRST LAST [PLAN] [--typed]`.

With --typed people have only the single commands that pbem prints. A game that stands still is told as a story, and the script ends with 1.
"""

import sys
import tempfile
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE.parent), str(HERE)]

from homes import Home  # noqa: E402 - the folder is put on the path above
from society import PLANS, found  # noqa: E402
from typists import Typist  # noqa: E402


def main() -> int:
    """Live through all of them; return how many broke the law."""
    kind = Typist if "--typed" in sys.argv else Home
    first, last, *name = (word for word in sys.argv[1:] if word != "--typed")
    plan = next((plan for plan in PLANS if name and plan.name == name[0]), None)
    broken = 0
    for seed in range(int(first), int(last)):
        with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
            try:
                society = found(seed, Path(folder), patch, plan, kind)
                society.live()
            except AssertionError as error:
                broken += 1
                print(f"{seed}: {error}\n", flush=True)
            patch.chdir(HERE)
    print(f"{int(last) - int(first)} societies, {broken} broken")
    return min(broken, 1)


if __name__ == "__main__":
    sys.exit(main())
