"""
What a player says to the table in an order file: `[[message]]`, taken off before orders are checked.

    [[message]]
    to   = "all"
    text = "Peace in Asia?"

It is no part of the orders: nobody signs it, and nothing is counted by it.
"""

from typing import Any

from pbem.engine.table.sheet import Problem
from pbem.engine.text import order_file
from pbem.engine.text.order_file import OrderFile
from pbem.engine.text.table_talk import EVERYBODY, MOST_TEXT, Remark
from pbem.engine.text.toml_tree import Node, read_tree

KEY = "message"
_KEYS = {"to", "text"}
_SHAPE = 'write [[message]], and below it to = "all" and text = "..."'


def without_talk(file: OrderFile) -> OrderFile:
    """Return an order file without its messages, which are then in `said`; faulty ones are problems."""
    if KEY not in file.data:
        return file
    data = {key: value for key, value in file.data.items() if key != KEY}
    text = blanked(file.text, KEY)
    # Only the lines of the messages may be missing; otherwise faults are reported without their places.
    if order_file.read(text.encode(), file.name).data != data:
        text = order_file.write(data)
    tables = file.data[KEY] if type(file.data[KEY]) is list else [file.data[KEY]]
    faults = [fault for at, table in enumerate(tables) if (fault := _fault(at, table))]
    if faults:
        return file._replace(problems=(*_other_problems(file), *faults))
    player, turn = str(file.data.get("player", "")), file.data.get("turn")
    said = tuple(Remark(player, turn if type(turn) is int else 0, table["text"]) for table in tables)
    return OrderFile(file.name, text, data, _other_problems(file), said)


def _other_problems(file: OrderFile) -> tuple[Problem, ...]:
    # A text of several lines cannot be signed, and need not be.
    return tuple(one for one in file.problems if one.path[:1] != (KEY,))


def _fault(at: int, table: Any) -> Problem | None:
    path = (KEY, at)
    if type(table) is not dict or type(table.get("text")) is not str:
        return Problem("E-MESSAGE", path, "this is not a message", _SHAPE, at="key")
    if strange := next((key for key in table if key not in _KEYS), ""):
        hint = f"move [[message]] to the end of the file; {_SHAPE}"
        where = (*path, strange)
        return Problem("E-MESSAGE", where, f"{strange} is not part of a message", hint, at="key")
    if len(table["text"]) > MOST_TEXT or not table["text"].strip():
        return Problem("E-MESSAGE", (*path, "text"), f"a message has 1 to {MOST_TEXT} characters", _SHAPE)
    to = table.get("to", EVERYBODY)
    if (to if type(to) is list else [to]) != [EVERYBODY]:
        hint = (
            'write to = "all", or write to them in a mail of your own. Only a host passes words on to '
            "one player: type them into your mail to the host"
        )
        message = "by hand a mail goes round the table, and everybody would read this"
        return Problem("E-MESSAGE", (*path, "to"), message, hint)
    return None


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
