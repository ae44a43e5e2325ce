"""What stands in the headers of a mail or a part of it, decoded by our own hand: the library raises on some real ones."""

import email.header
from email.message import Message

from pbem.mail.plain_text import decode

AMISS = (ValueError, LookupError, TypeError, AttributeError, RecursionError, AssertionError)
"""What the library may raise on a mail."""


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


def header(leaf: Message, name: str) -> str:
    """Return what a header of a mail says, decoded, on one line. Never raises."""
    try:
        return _decode_header(str(leaf.get(name, "")))[:400]
    except AMISS:
        return ""


def _decode_header(value: str) -> str:
    """Decode the encoded words of a header, by the charsets that a body may have."""
    if "=?" not in value:
        return " ".join(value.split())
    pieces = email.header.decode_header(value[:2000])
    texts = [one if isinstance(one, str) else decode(one, label or "") for one, label in pieces]
    return " ".join("".join(texts).split())
