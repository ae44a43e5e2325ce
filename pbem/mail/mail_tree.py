"""
A mail as a tree: containers with what is in them, and leaves with their text as it came.

The library reads headers. It would go through bodies line by line, which takes as long as all that is looked for in
a letter; so bodies are cut here at their boundaries (RFC 2046, 5.1), in the places where the library cuts them.
"""

import re
from collections.abc import Iterable, Iterator
from email.message import Message
from email.parser import Parser
from email.policy import compat32
from typing import NamedTuple

MOST_DEPTH = 8
"""Parts inside each other; what is deeper is not read."""

_END = r"(?:\r\n|\n|\r)"
_HEADER = re.compile(rf"(?:(?:From |[!-9;-~]*:|[ \t])[^\r\n]*(?:{_END}|\Z))*")
_LINE_END = re.compile(_END)
_BEHIND_MARK = re.compile(rf"(--)?[ \t]*(?:{_END}|\Z)")


def read_tree(data: bytes) -> Message:
    """Return the tree of a mail; its texts are ASCII, with a surrogate for every other byte. Raises one of AMISS."""
    return _read(data.decode("ascii", "surrogateescape"), "text/plain")


def _read(text: str, usual: str, depth: int = 0, *, boxed: bool = False) -> Message:
    """Read a mail or a part; `usual` is its type where it names none, the last line end of a `boxed` one is not its own."""
    end = _HEADER.match(text).end()  # type: ignore[union-attr]
    message = Parser(policy=compat32).parsestr(text[:end], headersonly=True)
    message.set_default_type(usual)
    blank = _LINE_END.match(text, end)
    # The library leaves a last line "From ..." to the body.
    body = str(message.get_payload()) + text[blank.end() if blank else end :]
    kind = message.get_content_type()
    if kind == "message/delivery-status":
        return Parser(policy=compat32).parsestr(text)  # blocks of headers, which nobody reads
    boundary = message.get_boundary() if kind.startswith("multipart/") else None
    if depth <= MOST_DEPTH and kind.startswith("message/"):
        message.set_payload([_read(body, "text/plain", depth + 1, boxed=boxed)])
    elif depth <= MOST_DEPTH and boundary is not None:
        inside = "message/rfc822" if kind == "multipart/digest" else "text/plain"
        marks = [*_marks(body, f"--{boundary}")]
        parts: list[Message | str] = [_read(part, inside, depth + 1, boxed=True) for part in _cut(body, marks)]
        message.set_payload(parts or body[: marks[0].start if marks else len(body)])
    else:
        own = boxed and not kind.startswith("multipart/")
        message.set_payload(body.removesuffix("\n").removesuffix("\r") if own else body)
    return message


class _Mark(NamedTuple):
    """A line between parts: where it begins, where the next one does, and whether nothing follows that is read."""

    start: int
    stop: int
    closes: bool


def _cut(body: str, marks: Iterable[_Mark]) -> Iterator[str]:
    """Yield what stands below each mark; one right below another says nothing."""
    begin = -1
    for mark in marks:
        if mark.start != begin:
            if begin >= 0:
                yield body[begin : mark.start]
            if mark.closes:
                return
        begin = mark.stop
    if begin >= 0:
        yield body[begin:]


def _marks(body: str, sign: str) -> Iterator[_Mark]:
    starts = [at for end in "\n\r" for at in _places(body, end + sign)]
    for start in sorted([0, *starts] if body.startswith(sign) else starts):
        if behind := _BEHIND_MARK.match(body, start + len(sign)):
            yield _Mark(start, behind.end(), bool(behind[1]))


def _places(body: str, signs: str) -> Iterator[int]:
    """Yield the places behind the first of some signs, wherever these stand."""
    at = body.find(signs)
    while at >= 0:
        yield at + 1
        at = body.find(signs, at + 1)
