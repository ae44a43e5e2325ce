"""
What stands in the headers of a mail or a part of it, decoded by our own hand: the library raises on some real ones.

The thread is written by hand as well: the library would fold and encode an id that is longer than a line. An id gets
into a header only if it looks like one.
"""

import email.header
import re
from collections.abc import Mapping, Sequence
from email.message import Message
from email.policy import compat32

from pbem.mail.plain_text import decode
from pbem.record import value

AMISS = (ValueError, LookupError, TypeError, AttributeError, RecursionError, AssertionError)
"""What the library may raise on a mail."""
MOST_REFERENCES = 9
_ID = re.compile(r"<[!-;=?A-~]{1,200}@[!-;=?A-~]{1,200}>")


def parameters(leaf: Message) -> dict[str, str]:
    """Return the parameters of the content type, by lower-case name; the first of each. Never raises."""
    try:
        pairs = leaf.get_params([])
    except AMISS:
        return {}
    given: dict[str, str] = {}
    for name, written in pairs:
        # A value by RFC 2231 is (charset, language, text).
        given.setdefault(name.lower(), str(written[2] if isinstance(written, tuple) else written)[:80])
    return given


def file_name(leaf: Message) -> str:
    """Return the name of the file that a part is, without its folders; "" for none. Never raises."""
    try:
        name = leaf.get_filename("")
        name = _decode_header(name) if "=?" in name else name
    except AMISS:
        return "unnamed"
    return name.replace("\\", "/").rpartition("/")[2][:120]


def header(fields: Mapping[str, str], name: str) -> str:
    """Return what a field of a header says, decoded, on one line; "" where there is none. Never raises."""
    value = fields.get(name, "")
    try:
        # All that the library does to a value is to replace what is not ASCII.
        return decoded(value if value.isascii() else str(compat32.header_fetch_parse(name, value)))
    except AMISS:
        return ""


def decoded(value: str) -> str:
    """Return the value of a header with its encoded words (RFC 2047) decoded, on one line. Never raises."""
    try:
        return _decode_header(value)[:400]
    except AMISS:
        return ""


def _decode_header(value: str) -> str:
    """Decode the encoded words of a header, by the charsets that a body may have."""
    if "=?" not in value:
        return " ".join(value.split())
    pieces = email.header.decode_header(value[:2000])
    texts = [one if isinstance(one, str) else decode(one, label or "") for one, label in pieces]
    return " ".join("".join(texts).split())


# ── the thread: which mail it answers, so that mail programs keep a game together ────────────────


@value
class AnsweredMail:
    """The mail that is answered: its Message-ID and References, as far as they are well formed."""

    message_id: str = ""
    references: tuple[str, ...] = ()


NOTHING_ANSWERED = AnsweredMail()


def answered(message_id: str, references: str) -> AnsweredMail:
    """Take the ids out of the headers of a mail; anything that does not look like an id is left out."""
    found = _ID.findall(message_id[:1000])
    known = _ID.findall(references[-4000:])
    return AnsweredMail(found[0] if found else "", tuple(known[-MOST_REFERENCES:]))


def thread_lines(answers: AnsweredMail, thread: Sequence[str] = ()) -> list[str]:
    """Return the lines of a header (RFC 5322, 3.6.4); `thread` are ids that every mail of a game refers to."""
    own = [answers.message_id] if answers.message_id else []
    ids = list(dict.fromkeys([*thread, *answers.references, *own]))
    if not ids:
        return []
    kept = [*ids[:1], *ids[1:][-MOST_REFERENCES:]]
    return [*(f"In-Reply-To: {one}" for one in own), "References: " + "\r\n ".join(kept)]
