"""
The gallery of bad order files: the smallest file for each complaint, and its exact words beside it.

A file ends with the scene it is read in (`#: key: value`, see tests/rulesets/risk/scenes.py). Its name is the
code and why; a file named W-... is legal and only warned of.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from scenes import set_scene

from pbem.engine.table.sheet import Sheet
from pbem.engine.text import order_file
from pbem.engine.text.diagnostics import complain
from pbem.rulesets.risk.reading.orders import read_orders

pytestmark = pytest.mark.spelling

FOLDER = Path(__file__).parent / "gallery"
CASES = sorted(FOLDER.glob("*.toml"))
RULESET = Path(__file__).parents[3] / "pbem" / "rulesets" / "risk"
CODE = re.compile(r'"([EW]-[A-Z]+(?:-[A-Z]+)*)"')


def read(text: str) -> Sheet:
    scene = set_scene("\n".join(re.findall(r"^#: (.*)$", text, re.MULTILINE)))
    file = order_file.read(text.encode(), "orders.toml")
    assert not file.problems
    sheet = Sheet(file.data)
    read_orders(scene.setting, scene.state, scene.seat, sheet)
    return sheet


def is_about(case: Path, code: str) -> bool:
    return f"{case.stem}-".startswith(f"{code}-")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_complaint(case: Path, golden: Callable[[Path, str], None]) -> None:
    text = case.read_bytes().decode()
    sheet = read(text)
    codes = {problem.code for problem in sheet.problems}
    assert any(is_about(case, code) for code in codes), codes
    rows = complain(sheet.problems, "orders.toml", text)
    golden(case.with_suffix(".txt"), "\n".join(rows) + "\n")


def test_every_complaint_is_in_the_gallery() -> None:
    """A code that the reading of orders can report has at least one smallest file."""
    sources = [path.read_text() for path in RULESET.rglob("*.py")]
    codes = {code for source in sources for code in CODE.findall(source)} | SHEET_CODES
    shown = {code for code in codes if any(is_about(case, code) for case in CASES)}
    assert sorted(codes - shown - {"E-MAP", "W-MAP"}) == []  # maps are no orders


SHEET_CODES = {"E-TYPE", "E-CHOICE", "E-UNKNOWN-KEY"}
"""What pbem.engine.table.sheet reports of every game."""
