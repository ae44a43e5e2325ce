"""Every single change of a game file: of values (which must be found out), of looks (which must not)."""

import re
import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import tomli_w

Place = tuple[str | int, ...]


def value_changes(data: bytes, every: int = 1, first: int = 0) -> Iterator[tuple[str, bytes]]:
    """
    Each value of a game file changed, taken away, doubled, or joined by another: (what, file).

    Of a long game only each `every`-th change is made, beginning with number `first`.
    """
    whole = tomllib.loads(data.decode())
    number = 0
    for place, value in _walk(whole):
        for what, other in (("gone", None), *other_values(value)):
            number += 1
            if number % every != first:
                continue
            changed = deepcopy(whole)
            _put(changed, place, other)
            if changed != whole or what == "as yes or no":
                yield f"{'.'.join(map(str, place))} {what}", tomli_w.dumps(changed).encode()


def text_changes(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Every text of a game file changed in place, so that the layout stays exactly as written."""
    text = data.decode()
    for place, value in _walk(tomllib.loads(text)):
        if isinstance(value, str) and text.count(value) == 1 and value.isascii():
            for at in (0, len(value) // 2, len(value) - 1):
                changed = value[:at] + _other(value[at]) + value[at + 1 :]
                yield f"{'.'.join(map(str, place))} at {at}", text.replace(value, changed).encode()


def _walk(value: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in items:
        yield (*place, key), inner
        if isinstance(inner, dict | list):
            yield from _walk(inner, (*place, key))


def other_values(value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, bool):
        yield "turned", not value
    elif isinstance(value, int):
        yield from (("one more", value + 1), ("as text", str(value)), ("as yes or no", bool(value)))
    elif isinstance(value, str):
        yield from (("longer", value + "0"), ("empty", ""), ("a number", 7), ("in a list", [value]))
        if value:
            middle = len(value) // 2
            yield "one sign", value[:middle] + _other(value[middle]) + value[middle + 1 :]
            yield "other case", value.swapcase()
            yield "a blank before", f" {value}"
    elif isinstance(value, list):
        yield from (("one more", [*value, "x"]), ("reversed", value[::-1]), ("a text", "x"))
        yield "doubled", [*value, *value[-1:]]
    else:
        yield from (("one more key", {**value, "x": 1}), ("a text", "x"), ("empty", {}))


def _put(whole: Any, place: Place, other: Any) -> None:
    """Put another value in a place; None takes it away."""
    holder = whole
    for step in place[:-1]:
        holder = holder[step]
    if other is None:
        holder.pop(place[-1])
    else:
        holder[place[-1]] = other


def _other(sign: str) -> str:
    return "1" if sign == "0" else "0" if sign.isdigit() else "b" if sign == "a" else "a"


def _turned(text: str) -> str:
    """The head with all its tables and keys in reverse order, the history as it was."""
    head, marker, history = text.partition("\n[[history]]\n")
    return tomli_w.dumps(_reverse(tomllib.loads(head))) + marker + history


def _reverse(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _reverse(value[key]) for key in reversed(value)}
    return [_reverse(item) for item in value] if isinstance(value, list) else value


def _second_marker_indented(text: str) -> str:
    head, first, *rest = text.split("\n[[history]]\n")
    return f"{head}\n[[history]]\n{first}\n  [[history]]\n" + "\n[[history]]\n".join(rest)


def _flat(text: str) -> str:
    """The history as one long list in braces."""
    head, marker, history = text.partition("\n[[history]]\n")
    records = tomllib.loads(marker + history)["history"]
    rows = ",\n".join(_braced(record) for record in records)
    return f"history = [\n{rows}\n]\n{head}"


def _braced(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {_braced(item)}' for key, item in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_braced, value))}]"
    return tomli_w.dumps({"x": value})[4:].strip()


def _other_spelling(text: str) -> str:
    """Numbers of the head with a sign, texts of it between other quotes or with letters escaped."""
    head, marker, history = text.partition("\n[[history]]\n")
    head = re.sub(r"^(\w+ = )([0-9]+)$", r"\g<1>+\g<2>", head, flags=re.MULTILINE)
    head = re.sub(r'^(\w+ = )"([^"\\\']*)"$', r"\g<1>'\g<2>'", head, flags=re.MULTILINE)
    head = re.sub(r'\["(\w)', lambda found: f'["\\u{ord(found[1]):04X}', head)
    return head + marker + history


LOOKS: dict[str, Callable[[str], str]] = {
    "CRLF": lambda text: text.replace("\n", "\r\n"),
    "byte order mark": lambda text: "\ufeff" + text,
    "blanks at the end of rows": lambda text: text.replace("\n", "  \n"),
    "tabs at the end of rows": lambda text: text.replace("\n", "\t\n"),
    "rows indented": lambda text: "  " + text.replace("\n", "\n  "),
    "one history row indented": lambda text: text.replace("\nstate  =", "\n   state =", 1),
    "comments": lambda text: "# hello\n" + text.replace('"\n', '" # a "note" [[ {\n'),
    "comment in the history": lambda text: text.replace("\n[[history]]\n", "\n# x\n[[history]]\n"),
    "no line end at the end": lambda text: text.rstrip("\n"),
    "blank rows doubled": lambda text: text.replace("\n\n", "\n\n\n"),
    "keys of the head turned round": _turned,
    "values spelled otherwise": _other_spelling,
    "written by another tool": lambda text: tomli_w.dumps(tomllib.loads(text)),
    "in one piece": _flat,
    "one marker row indented": _second_marker_indented,
    "names with blanks": lambda text: text.replace("[[history]]", "[[ history ]]"),
}
