"""
The sentences that stand as "Rule n" at the head of modules, and the tests that name them.

    host/deadlines/calendar 2.1     the first sentence of rule 2 in pbem/host/deadlines/calendar.py
    docs/hosting 3                  the third of the promises that are numbered in docs/hosting.md

A test names a sentence by `@pytest.mark.rule("host/deadlines/calendar 2.1")`, one or several. When it
fails, the sentence stands below the failure (`conftest.py`).
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_PACKAGE = ROOT / "pbem"
_RULE = re.compile(r"(?ms)^Rule (\d+)\. (.*?)(?=^\S|\n\n|\Z)")
_PROMISE = re.compile(r"(?ms)^(\d+)\. (.*?)(?=^\d+\. |\n\n|\Z)")
_END = re.compile(r"(?<=\.) (?=[A-Z`\"])")


@cache
def sentences() -> dict[str, str]:
    """Return every sentence of every rule, by the name by which tests call it."""
    return {name: text for path in sorted(_PACKAGE.rglob("*.py")) for name, text in _of_module(path)} | promises()


def promises() -> dict[str, str]:
    """Return what docs/hosting.md numbers; the sentences of docs/trust.md are in attacks/test_promises.py."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    found = _PROMISE.findall(text.partition("## How safe it is\n")[2])
    return {f"docs/hosting {number}": " ".join(said.split()) for number, said in found}


def _of_module(path: Path) -> list[tuple[str, str]]:
    source = path.read_text(encoding="utf-8")
    if "\nRule 1. " not in source:
        return []
    module = path.relative_to(_PACKAGE).with_suffix("").as_posix()
    return [
        (f"{module} {rule}.{number}", sentence)
        for rule, text in _RULE.findall(ast.get_docstring(ast.parse(source)) or "")
        for number, sentence in enumerate(_END.split(" ".join(text.split())), 1)
    ]


@cache
def tried() -> dict[str, list[str]]:
    """Return the tests of each sentence as pytest is asked for them: tests/host/test_clock.py::test_name."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        place = path.relative_to(ROOT).as_posix()
        for node in ast.parse(source).body if "mark.rule(" in source else ():
            if isinstance(node, ast.FunctionDef):
                for name in _named_by(node):
                    found.setdefault(name, []).append(f"{place}::{node.name}")
    return found


def _named_by(test: ast.FunctionDef) -> list[str]:
    marks = [
        one for one in test.decorator_list if isinstance(one, ast.Call) and ast.unparse(one.func) == "pytest.mark.rule"
    ]
    return [str(ast.literal_eval(name)) for mark in marks for name in mark.args]
