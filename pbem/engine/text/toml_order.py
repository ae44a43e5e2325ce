"""Settings of an order file moved above its first table, where they are settings of the whole file."""

from collections.abc import Iterable

from pbem.engine.table.sheet import Path
from pbem.engine.text.toml_tree import Node, first_header, read_tree


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


def blanked(text: str, key: str) -> str:
    """Return the text without what stands under a key of the file; all other lines keep their numbers."""
    node = read_tree(text).root.table.get(key)
    parts = (node.entries if node.form == "headers" else [node]) if node else []
    for part in sorted(parts, key=lambda part: part.value, reverse=True):
        start = text.rfind("\n", 0, min(part.key[0], part.value[0])) + 1
        end = text.find("\n", _end(part))
        end = len(text) if end < 0 else end
        text = text[:start] + "\n" * text.count("\n", start, end) + text[end:]
    return text


def _end(node: Node) -> int:
    return max([node.value[1], *map(_end, node.table.values()), *map(_end, node.entries)])
