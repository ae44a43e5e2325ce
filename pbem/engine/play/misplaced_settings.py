"""
Settings below a table to which they do not belong.

In TOML whatever follows a header belongs to its table, so a `place` below `[[attack]]` is no setting of
the file. Where it can mean nothing in that table and something at the top, unsigned orders are read as
if it stood there. What is signed is read literally: a signature is of what the file says.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from pbem.engine.play.order_header import HEADER
from pbem.engine.table.sheet import ABOVE_TABLES, Path, Problem
from pbem.engine.table.terms import Data
from pbem.engine.text.toml_tree import Node, first_header, read_tree
from pbem.record import value

_NO_MEANING = ("E-UNKNOWN-KEY", "E-UNKNOWN-TERRITORY", "E-TYPE")
_NOT_AT_THE_TOP = ("E-UNKNOWN-KEY", "E-SECTION", "E-OPTION", "E-TYPE")

# More misplaced keys than this are no slip; each may cost another reading of the file.
_MOST = 8

FindProblems = Callable[[Data], Sequence[Problem]]


@value
class LiftedSettings:
    """
    The document with its settings where they belong, and where each of these stood.

    `doubtful` are the places of settings that belong at the top too, but were left where they are.
    """

    document: Data
    origins: Mapping[str, Path]
    doubtful: frozenset[Path]


def lift_settings(document: Data, problems: Sequence[Problem], find_problems: FindProblems) -> LiftedSettings:
    """
    Return the document with the settings at the top that mean nothing where they stand.

    `problems` are those of the document as it is, `find_problems` finds those of another one. A
    setting that appears twice stays where it is, because nobody knows which one is meant.
    """
    found = _candidates(document, problems)
    header = {path for key in HEADER for path in found.pop(key, ())}
    while found:
        raised = _lift_settings(document, {key: paths[0] for key, paths in found.items()})
        unfit = {fault.path[0] for fault in find_problems(raised) if _is_unfit(fault, found)}
        if not unfit:
            break
        found = {key: paths for key, paths in found.items() if key not in unfit}
    origins = {key: paths[0] for key, paths in found.items() if len(paths) == 1}
    twice = {path for paths in found.values() if len(paths) > 1 for path in paths}
    return LiftedSettings(_lift_settings(document, origins), origins, frozenset(header | twice))


def with_settings_lifted(document: Data, places: Iterable[Path]) -> Data:
    """Return the document with the settings at these places at its top."""
    return _lift_settings(document, {str(path[-1]): path for path in places})


def moved_back(problems: Sequence[Problem], origins: Mapping[str, Path]) -> tuple[Problem, ...]:
    """Return problems of a document that rose, each at the place where the file has its key."""
    return tuple(
        one._replace(path=(*origins[str(one.path[0])], *one.path[1:])) if one.path and one.path[0] in origins else one
        for one in problems
    )


def remarks(origins: Mapping[str, Path]) -> tuple[Problem, ...]:
    """Say of each setting that it was read as one of the whole file."""
    return tuple(
        Problem(
            "W-MISPLACED",
            path,
            f"read as if it were {ABOVE_TABLES}",
            "below a header a setting belongs to its table",
            "key",
        )
        for path in origins.values()
    )


def with_way_out(problems: Sequence[Problem], where: Collection[Path]) -> tuple[Problem, ...]:
    """Say in the hints of problems with the settings at these places where they belong."""
    return tuple(
        one._replace(hint=f"move it {ABOVE_TABLES}") if one.is_error and one.path in where else one for one in problems
    )


def _candidates(document: Data, problems: Sequence[Problem]) -> dict[str, tuple[Path, ...]]:
    """List the keys in tables that mean nothing there, and are not at the top, with their paths."""
    found: dict[str, dict[Path, None]] = {}
    for fault in problems:
        key = fault.path[-1] if len(fault.path) > 1 else 0
        if _means_nothing(fault) and isinstance(key, str) and key not in document:
            found.setdefault(key, {})[fault.path] = None
    return {key: tuple(paths) for key, paths in found.items()} if len(found) <= _MOST else {}


def _means_nothing(fault: Problem) -> bool:
    """Say whether it is the key that has no meaning; a territory may be unknown as a value, too."""
    return fault.code in _NO_MEANING and (fault.code != "E-UNKNOWN-TERRITORY" or fault.at == "key")


def _lift_settings(document: Data, origins: Mapping[str, Path]) -> Data:
    whole: Any = document
    values = {}
    for key, path in origins.items():
        whole, values[key] = _take_out(whole, path)
    return {**whole, **values}


def _take_out(value: Any, path: Path) -> tuple[Any, Any]:
    """Return a copy of nested data without one key, and what that key held."""
    first, *rest = path
    if not rest:
        return {key: held for key, held in value.items() if key != first}, value[first]
    below, held = _take_out(value[first], tuple(rest))
    if isinstance(value, list):
        return [below if at == first else one for at, one in enumerate(value)], held
    return {**value, first: below}, held


def _is_unfit(fault: Problem, found: Collection[str]) -> bool:
    return len(fault.path) == 1 and fault.path[0] in found and fault.code in _NOT_AT_THE_TOP


def moved_up(text: str, paths: Iterable[Path]) -> str:
    """
    Return the text with these settings, whole lines each, above its first table header.

    What does not begin a line of its own stays where it is.
    """
    root = read_tree(text).root
    spans = sorted(span for path in paths if (span := _lines_of(text, root, path)))
    lines = "".join(text[start:end].strip("\n") + "\n" for start, end in spans)
    for start, end in reversed(spans):
        text = text[:start] + text[end:]
    at = _first_header(text)
    return f"{text[:at]}{lines}\n{text[at:]}" if lines else text


def _lines_of(text: str, root: Node, path: Path) -> tuple[int, int] | None:
    node = root.at(path)
    if node is None or node.form not in {"value", "inline"}:
        return None
    start = text.rfind("\n", 0, node.key[0]) + 1
    end = text.find("\n", node.value[1]) + 1 or len(text)
    return None if text[start : node.key[0]].strip(" \t\"'") else (start, end)


def _first_header(text: str) -> int:
    at = first_header(read_tree(text).root)
    return len(text) if at is None else text.rfind("\n", 0, at) + 1
