"""The modules of the page in Node, joined as in a page: questions go in, answers come out."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import pytest

from pbem.engine.page.game_page import bundle
from pbem.local import pages

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from conftest import Program

DRIVER = "order_driver.js"


@pytest.fixture(scope="module")
def ask(program: Program) -> Iterator[Callable[[str, Any], Any]]:
    """Ask the page's own modules: `ask("compose", {...})`."""
    text = Path(__file__).with_name(DRIVER).read_text(encoding="utf-8")
    script = bundle({**pages.load_sources().modules, DRIVER: text}, DRIVER)
    words = [program("node"), "--input-type=module", "-e", script]
    node = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert node.stdin
    assert node.stdout
    questions, answers = node.stdin, node.stdout

    def answer(what: str, value: Any) -> Any:
        return _asked(questions, answers, what, value)

    yield answer
    questions.close()
    node.wait()
    answers.close()


def _asked(questions: IO[str], answers: IO[str], what: str, value: Any) -> Any:
    questions.write(f"{json.dumps([what, value])}\n")
    questions.flush()
    return json.loads(answers.readline())
