"""
Where everything stands in a TOML text.

`read_tree` goes over a text once and makes a tree of places: for every key and value where it
begins and ends. It finds every fault that TOML knows, in our own words, and several at once where
one line says nothing about the next. It is a little stricter than TOML: whole numbers only, no
dates, and at most 8 brackets inside each other. Values are not read; that is left to the standard
library.
"""

from collections.abc import Iterable
from typing import Literal

import attrs

from pbem.engine.text.toml_lexer import (
    KeyPart,
    read_end,
    read_equals,
    read_key,
    read_string,
    read_word,
    skip_blanks,
    skip_lines,
)
from pbem.engine.text.toml_mistakes import line_at, no_comma, odd_character, rest_of_line, unclosed_list
from pbem.errors import TextError
from pbem.record import mutable

MOST_DEPTH = 8
"""Brackets inside each other."""
MOST_FAULTS = 20

_HEADERS = ("header", "headers", "implied")
Span = tuple[int, int]
Form = Literal["value", "inline", "header", "headers", "implied", "dotted"]


@mutable
class Node:
    """
    One key or list entry: where its name and where its value stand.

    Forms: a value or list, an inline table, a table by its header, all tables of one `[[header]]`,
    a table that exists because of `[a.b]`, and one that exists because of a dotted key in
    `section`. What a table header opens has the header as its value.
    """

    form: Form
    key: Span
    value: Span
    section: int = 0
    table: dict[str, "Node"] = attrs.Factory(dict)
    entries: list["Node"] = attrs.Factory(list)

    def below(self, step: str | int) -> "Node | None":
        """Return the node of this key or list position."""
        if isinstance(step, str):
            return self.table.get(step)
        return self.entries[step] if 0 <= step < len(self.entries) else None

    def at(self, path: Iterable[str | int]) -> "Node | None":
        """Return the node to which a path leads from here."""
        node: Node | None = self
        for step in path:
            node = node and node.below(step)
        return node


def first_header(root: Node) -> int | None:
    """Return where the first table header of a text begins; None without one."""
    return min((node.value[0] for node in root.table.values() if node.form in _HEADERS), default=None)


@mutable
class Tree:
    """The places of a text, and what is wrong with it (then places are missing)."""

    root: Node
    faults: list[TextError]


def read_tree(text: str) -> Tree:
    """Read the places of a text with LF line ends; never raises."""
    return _TreeReader(text).read()


@mutable
class _TreeReader:
    """Goes over a text once; `open` is the table that settings belong to, `section` its number."""

    text: str
    root: Node = attrs.field(init=False, factory=lambda: Node("header", (0, 0), (0, 0)))
    open: Node = attrs.field(init=False)
    section: int = 0
    depth: int = 0

    def __attrs_post_init__(self) -> None:
        self.open = self.root

    def read(self) -> Tree:
        faults: list[TextError] = []
        at = 0
        while at < len(self.text) and len(faults) < MOST_FAULTS:
            try:
                at = self.read_statement(at)
            except TextError as fault:
                faults.append(fault)
                if self.depth or self.in_long_text(at, fault.offset):
                    break
                at = self.next_line(fault.offset)
        return Tree(self.root, faults)

    def in_long_text(self, start: int, at: int) -> bool:
        statement = self.text[start : at + 3]
        return '"""' in statement or "'''" in statement

    def next_line(self, at: int) -> int:
        end = self.text.find("\n", at)
        return len(self.text) if end < 0 else end + 1

    def read_statement(self, at: int) -> int:
        at = skip_lines(self.text, at)
        if at == len(self.text):
            return at
        if self.text[at] == "[":
            return self.read_header(at)
        return read_end(self.text, self.read_setting(at, self.open))

    # Headers

    def read_header(self, at: int) -> int:
        self.section += 1
        # After a bad header, the keys below it belong to no known table.
        self.open = Node("header", (at, at), (at, at))
        brackets = 2 if self.text.startswith("[[", at) else 1
        parts, end = read_key(self.text, skip_blanks(self.text, at + brackets))
        end = self.read_closing(at, skip_blanks(self.text, end), "]" * brackets)
        stop = read_end(self.text, end, "the header")
        self.open = self.enter(parts, (at, end), brackets == 2)
        return stop

    def read_closing(self, start: int, at: int, closing: str) -> int:
        if self.text.startswith(closing, at) and not self.text.startswith(closing + "]", at):
            return at + len(closing)
        if odd := odd_character(self.text, at):
            raise odd
        name = self.text[start:at].strip("[ \t")
        opening = "[" * len(closing)
        hint = f"write {opening}{name}{closing}"
        if self.text.startswith("]", at):
            hint += f" or {'[[' if opening == '[' else '['}{name}{']]' if closing == ']' else ']'}"
        elif rest_of_line(self.text, at)[:1].isalnum():
            hint = "a name with a blank needs quotes, also in a header"
        raise TextError(at, f"expected {closing} after the name of a table", hint)

    def enter(self, parts: list[KeyPart], header: Span, many: bool) -> Node:
        node = self.root
        for part in parts[:-1]:
            node = self.step_into(node, part, header)
        return self.open_table(node, parts[-1], header, many)

    def step_into(self, node: Node, part: KeyPart, header: Span) -> Node:
        below = node.table.get(part.name)
        if below is None:
            below = node.table[part.name] = Node("implied", part[1:], header)
        if below.form in {"value", "inline"}:
            raise self.given_before(below, part)
        return below.entries[-1] if below.form == "headers" else below

    def open_table(self, node: Node, part: KeyPart, header: Span, many: bool) -> Node:
        old = node.table.get(part.name)
        new = Node("header", part[1:], header)
        if old is None:
            if many:
                node.table[part.name] = Node("headers", part[1:], header, entries=[new])
            else:
                node.table[part.name] = new
        elif many and old.form == "headers":
            old.entries.append(new)
        elif not many and old.form == "implied":
            new.table = old.table
            node.table[part.name] = new
        else:
            raise self.opened_before(old, part)
        return new

    def opened_before(self, old: Node, part: KeyPart) -> TextError:
        if old.form not in {"header", "headers"}:
            return self.given_before(old, part)
        line = line_at(self.text, old.value[0])
        hint = f"first on line {line}; tables of which there are several are written [[{part.name}]]"
        return TextError(part.start, f"the table {part.name} already exists", hint)

    def given_before(self, old: Node, part: KeyPart) -> TextError:
        hint = f"first on line {line_at(self.text, old.key[0])}"
        return TextError(part.start, f"{part.name} is given twice", hint)

    # Settings

    def read_setting(self, at: int, table: Node) -> int:
        parts, end = read_key(self.text, at)
        start = read_equals(self.text, parts, end)
        end = self.read_value(node := Node("value", parts[-1][1:], (start, start)), start)
        for part in parts[:-1]:
            table = self.step_dotted(table, part)
        if parts[-1].name in table.table:
            raise self.given_before(table.table[parts[-1].name], parts[-1])
        table.table[parts[-1].name] = node
        return end

    def step_dotted(self, table: Node, part: KeyPart) -> Node:
        below = table.table.get(part.name)
        if below is None:
            below = Node("dotted", part[1:], part[1:], section=self.section)
            table.table[part.name] = below
        elif below.form != "implied" and (below.form, below.section) != ("dotted", self.section):
            raise self.given_before(below, part)
        return below

    def read_value(self, node: Node, at: int) -> int:
        """Read the value into the node, whose form and span it sets."""
        opening = self.text[at : at + 1]
        if opening in {'"', "'"}:
            end = read_string(self.text, at)
        elif opening in {"[", "{"}:
            end = self.read_brackets(node, at)
        else:
            end = read_word(self.text, at)
        node.value = (at, end)
        return end

    def read_brackets(self, node: Node, at: int) -> int:
        # After a fault it stays as it is, so `read` knows that brackets were open.
        self.depth += 1
        if self.depth > MOST_DEPTH:
            message = f"brackets nested more than {MOST_DEPTH} deep"
            raise TextError(at, message, "no order needs so many")
        end = self.read_list(node, at) if self.text[at] == "[" else self.read_inline(node, at)
        self.depth -= 1
        return end

    def read_list(self, node: Node, opened: int) -> int:
        at = skip_lines(self.text, opened + 1)
        while not self.text.startswith("]", at):
            if at == len(self.text):
                raise no_comma(self.text, at, opened, "]")
            at = skip_lines(self.text, self.read_entry(node, at, opened))
            if self.text.startswith(",", at):
                at = skip_lines(self.text, at + 1)
            elif not self.text.startswith("]", at):
                raise no_comma(self.text, at, opened, "]")
        return at + 1

    def read_entry(self, node: Node, at: int, opened: int) -> int:
        entry = Node("value", (at, at), (at, at))
        node.entries.append(entry)
        try:
            end = self.read_value(entry, at)
        except TextError as fault:
            raise (unclosed_list(self.text, at, opened) or fault) from None
        entry.key = entry.value
        return end

    def read_inline(self, node: Node, opened: int) -> int:
        node.form = "inline"
        outer, self.section = self.section, -1 - opened
        at = skip_blanks(self.text, opened + 1)
        while not (self.text.startswith("}", at) and not node.table):
            self.check_inline(at, opened)
            at = skip_blanks(self.text, self.read_setting(at, node))
            if self.text.startswith("}", at):
                break
            if not self.text.startswith(",", at):
                raise no_comma(self.text, at, opened, "}")
            at = skip_blanks(self.text, at + 1)
        self.section = outer
        return at + 1

    def check_inline(self, at: int, opened: int) -> None:
        if self.text.startswith("}", at):
            raise TextError(at, "no comma stands before }", "delete the comma")
        if at == len(self.text) or self.text[at] in "\n#":
            raise no_comma(self.text, at, opened, "}")
