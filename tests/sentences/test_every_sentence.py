"""Each sentence of a "Rule n" head has a test that names it, and a fault that this test must see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from faults import FAULTS
from heads import ROOT, promises, sentences, tried

if TYPE_CHECKING:
    from fault import Fault


def test_each_sentence_has_a_test() -> None:
    """A new sentence, or one that was reworded into two, needs a test of its own."""
    assert [f"{name}: {text}" for name, text in sentences().items() if name not in tried()] == []


def test_each_mark_names_a_sentence() -> None:
    assert [name for name in tried() if name not in sentences()] == []


def test_each_sentence_is_broken_by_a_fault() -> None:
    broken = {fault.sentence for fault in FAULTS}
    assert [f"{name}: {text}" for name, text in sentences().items() if name not in broken] == []


def test_the_heads_are_found() -> None:
    """There are so many; a head that is spelled differently would not be counted."""
    assert len(sentences()) >= 170
    heads = [path for path in (ROOT / "pbem").rglob("*.py") if "\nRule 1. " in path.read_text("utf-8")]
    modules = {path.relative_to(ROOT / "pbem").with_suffix("").as_posix() for path in heads}
    assert {name.partition(" ")[0] for name in sentences()} == modules | {"docs/hosting"}
    assert len(promises()) >= 16


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.sentence}: {fault.wrong[:40]}")
def test_the_line_that_a_fault_changes_stands_there_once(fault: Fault) -> None:
    """Who rewrites such a line rewrites the fault, in tests/sentences."""
    assert fault.occurs() == 1, f"{fault.place}: {fault.right}"
    assert fault.right != fault.wrong
