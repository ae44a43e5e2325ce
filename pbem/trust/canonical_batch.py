"""Many canonical texts read at once: one parse and one writing for a stretch of records.

An audit reads thousands of texts, and nearly all are plain. Plain ones are judged here all at once;
everything else is left to `canonical.read_canonical`.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, NoReturn

from pbem.trust.canonical import MAX_DEPTH, MAX_INTEGER, MAX_KEY, MAX_TEXT, TEXT_QUOTES, canonical

if TYPE_CHECKING:
    from collections.abc import Sequence

# Between two texts stands a mark, a control that no text may hold.
_MARK = "\x7f"
_BETWEEN = f',"{_MARK}",'
# In a JSON text without escapes: an empty key, or one that is too long.
_UNFIT_KEY = re.compile(f'"(?:[^"]{{{MAX_KEY + 1},}}+)?":')
_AS_BRACES = bytes.maketrans(b"[]", b"{}")
_SHAPELESS = bytes(byte for byte in range(256) if byte not in b'[]{}"')


def read_together(texts: Sequence[str]) -> list[dict[str, Any]] | None:
    """Read many texts at once as `read_canonical` reads each; None if they must be read alone.

    They must where one has a fault, but also where one has an escape or a letter that is not ASCII,
    or where they are long.
    """
    joined = f"[{_BETWEEN.join(texts)}]"
    if len(joined) > MAX_TEXT or joined.count(_MARK) != len(texts) - 1 or not _is_plain(joined):
        return None
    try:
        items, _ = _parse(joined)
    except (ValueError, RecursionError):
        return None
    # If the items are spelled like this, and every mark separates two, each text is an item of its own.
    documents, marks = items[::2], items[1::2]
    if marks != [_MARK] * (len(texts) - 1) or canonical(items, check=False) != joined.encode():
        return None
    return documents if {*map(type, documents)} == {dict} else None


def _is_plain(joined: str) -> bool:
    """Say whether a JSON list of tables surely lies in the profile, its numbers apart."""
    if not joined.isascii() or "\\" in joined or TEXT_QUOTES in joined or "null" in joined:
        return False
    if _UNFIT_KEY.search(joined):
        return False
    # Each text is a pair of quotes; where a bracket stands in a text, its first quote is left over.
    shape = joined.encode().translate(_AS_BRACES, _SHAPELESS).replace(b'""', b"")
    for _ in range(MAX_DEPTH + 1):  # the joined itself is a list
        shape = shape.replace(b"{}", b"")
    return not shape


def _small_number(literal: str) -> int:
    number = int(literal)
    return number if -MAX_INTEGER <= number <= MAX_INTEGER else _refuse(literal)


def _refuse(literal: str) -> NoReturn:
    raise ValueError(literal)


_parse = json.JSONDecoder(parse_int=_small_number, parse_float=_refuse, parse_constant=_refuse).raw_decode
