"""A fault: a line of the program that is wrong on purpose, and the sentence that it breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from heads import ROOT, tried

if TYPE_CHECKING:
    from pathlib import Path


class Fault(NamedTuple):
    """
    In place of the text `right` stands `wrong`, and the tests of a sentence must see it.

    `where` is the file, from the root of the project, if it is not the module of the sentence. `seen_by`
    are the tests of what is no sentence of a head.
    """

    sentence: str
    right: str
    wrong: str
    where: str = ""
    seen_by: tuple[str, ...] = ()

    @property
    def place(self) -> str:
        """The file that is changed."""
        return self.where or f"pbem/{self.sentence.partition(' ')[0]}.py"

    @property
    def tests(self) -> tuple[str, ...]:
        """The tests of which one must fail."""
        return self.seen_by or tuple(tried().get(self.sentence, ()))

    def occurs(self, root: Path = ROOT) -> int:
        """Count how often the text to be changed stands in the file: once, or the fault is none."""
        return (root / self.place).read_text(encoding="utf-8").count(self.right)
