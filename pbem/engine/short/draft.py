"""Orders as they come together from lines: their data, and where each part of it was typed."""

import attrs

from pbem.engine.short.grammar import NEXT, Said, Steps
from pbem.engine.table.terms import Data
from pbem.engine.text.toml_tree import Node
from pbem.errors import QuestionError
from pbem.record import mutable


@mutable
class OrderDraft:
    """The data of an order file, and the tree of its places in the typed text."""

    data: Data = attrs.Factory(dict)
    root: Node = attrs.Factory(lambda: Node("header", (0, 0), (0, 0)))

    def begin(self, at: int) -> None:
        """Say where an order stands: what is missing in all of them is pointed at in the first."""
        if not self.root.value[1]:
            self.root.value = (at, at + 1)

    def add(self, said: Said) -> None:
        """Add what a line says; raises QuestionError if it was said before."""
        _add(self.data, self.root, said.path, said)


def _add(data: Data, node: Node, path: Steps, said: Said) -> None:
    key, *rest = path
    if not rest:
        _put_setting(data, node, key, said)
    elif rest == [NEXT]:
        data.setdefault(key, []).append(said.value)
        node.table.setdefault(key, Node("value", said.node.key, said.node.value)).entries.append(said.node)
    else:
        below = node.table.setdefault(key, Node("inline", said.node.key, said.node.value))
        _add(data.setdefault(key, {}), below, tuple(rest), said)


def _put_setting(data: Data, node: Node, key: str, said: Said) -> None:
    if key in data:
        where = said.node.key[0]
        raise QuestionError(where, f"{key} is given twice", "give it once, in one line")
    data[key] = said.value
    node.table[key] = said.node
