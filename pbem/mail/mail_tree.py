"""
A mail as a tree: containers with what is in them, and leaves with their text as it came.

The library reads headers. It would go through bodies line by line, which takes as long as all that is looked for in
a letter; so bodies are cut here at their boundaries (RFC 2046, 5.1), in the places where the library cuts them.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from email.message import Message
from email.parser import Parser
from email.policy import compat32
from functools import cached_property
from typing import NamedTuple

from pbem.record import tool

MOST_DEPTH = 8
"""Parts inside each other; what is deeper is not read."""

_END = r"(?:\r\n|\n|\r)"
_HEADER = re.compile(rf"(?:(?:From |[!-9;-~]*:|[ \t])[^\r\n]*(?:{_END}|\Z))*")
_LINE_END = re.compile(_END)
_BEHIND_MARK = re.compile(rf"(--)?[ \t]*(?:{_END}|\Z)")


@tool
class MailTree:
    """
    A mail or a part of it: its header, its type, and what is inside.

    A container has parts inside, a leaf its text as it came: ASCII, with a surrogate for every other byte.
    """

    head: Message
    kind: str
    inside: "Sequence[MailTree] | str"

    @cached_property
    def fields(self) -> Mapping[str, str]:
        """The first value of each field of the header as it came, by its name in small letters."""
        return {name.lower(): value for name, value in reversed([*self.head.raw_items()])}

    @classmethod
    def of(cls, message: Message) -> "MailTree":
        """Return the tree of what the library read."""
        kind, inside, text = message.get_content_type(), message.get_payload(), message.get_payload(decode=True)
        if isinstance(text, bytes):
            return cls(message, kind, text.decode("ascii", "surrogateescape"))
        return cls(message, kind, [cls.of(one) for one in inside if isinstance(one, Message)])


def read_tree(data: bytes) -> MailTree:
    """Return the tree of a mail. Raises one of AMISS."""
    return _read(data.decode("ascii", "surrogateescape"), "text/plain")


def _read(text: str, usual: str, depth: int = 0, *, boxed: bool = False) -> MailTree:
    """Read a mail or a part; `usual` is its type where it names none, the last line end of a `boxed` one is not its own."""
    end = _HEADER.match(text).end()  # type: ignore[union-attr]
    head = Parser(policy=compat32).parsestr(text[:end], headersonly=True)
    head.set_default_type(usual)
    blank = _LINE_END.match(text, end)
    # The library leaves a last line "From ..." to the body.
    body = str(head.get_payload()) + text[blank.end() if blank else end :]
    kind = head.get_content_type()
    if kind == "message/delivery-status":
        return MailTree.of(Parser(policy=compat32).parsestr(text))  # blocks of headers, which nobody reads
    boundary = head.get_boundary() if kind.startswith("multipart/") else None
    if depth <= MOST_DEPTH and kind.startswith("message/"):
        return MailTree(head, kind, [_read(body, "text/plain", depth + 1, boxed=boxed)])
    if depth <= MOST_DEPTH and boundary is not None:
        within = "message/rfc822" if kind == "multipart/digest" else "text/plain"
        marks = [*_marks(body, f"--{boundary}")]
        parts = [_read(part, within, depth + 1, boxed=True) for part in _cut(body, marks)]
        return MailTree(head, kind, parts or body[: marks[0].start if marks else len(body)])
    own = boxed and not kind.startswith("multipart/")
    return MailTree(head, kind, body.removesuffix("\n").removesuffix("\r") if own else body)


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
