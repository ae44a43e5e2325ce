"""
What is wrong with a file, as data.

A problem names its place by key path, never by line: the same problem is found in the text a
player typed and in the canonical text of an old record. `pbem.engine.text.diagnostics` turns paths into
lines and columns, and both into what a person reads.
"""

from typing import Literal, NamedTuple

Path = tuple[str | int, ...]
ABOVE_TABLES = "above the first table"
"""So a message names that place; what people read has the number of the line instead."""

SIGN_AGAIN = "sign again: pbem sign GAME ORDERS"
"""The way out of a damaged table [signed]."""


class Problem(NamedTuple):
    """
    One fault (code "E-...") or warning (code "W-...") of a document.

    `path` is the key path, list positions counted from 0: `("attack", 0, "to")`. `at` says whether
    the key or its value is meant, `offset` a character inside a string value (from 0), if any. With
    the empty path, `offset` is a character of the whole text: there the text is no TOML. `owed` says
    that nothing is wrong so far, but something is not there yet (`pbem.engine.table.gate`).
    """

    code: str
    path: Path
    message: str
    hint: str = ""
    at: Literal["value", "key"] = "value"
    offset: int | None = None
    owed: bool = False

    @property
    def is_error(self) -> bool:
        """Say whether this refuses the file; warnings do not."""
        return self.code.startswith("E-")


def format_problem(problem: Problem) -> str:
    """Return a problem as a sentence where the text it is about is not at hand."""
    where = format_path(problem.path)
    said = f"{where}: {problem.message}" if where else problem.message
    return f"{said}; {problem.hint}" if problem.hint else said


def format_path(path: Path) -> str:
    """Return the path as people write it, list positions counted from 1: `attack[1].to`."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step + 1}]"
        else:
            text += f".{step}" if text else step
    return text
