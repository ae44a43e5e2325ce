"""
A mail as parts: bytes as they came, decoded as far as their labels are true.

    bytes -> caps -> MIME tree -> `ParsedMail`: who, about what, and a flat list of `MailPart`s

Rule 1. Size, headers and the number of parts are known to be small before anything is parsed.
Rule 2. Nothing here raises; what cannot be read is named in `troubles`.
Rule 3. `email` is used with the oldest policy and for the tree (`mail_tree`) alone, since its decoding of
        bodies and headers raises on one real mail in forty.
"""

import binascii
import re
from collections.abc import Iterator
from functools import cached_property

from pbem.mail.file_kind import unopened
from pbem.mail.mail_header import AMISS, file_name, header, parameters
from pbem.mail.mail_tree import MOST_DEPTH, MailTree, read_tree
from pbem.mail.page_text import plain
from pbem.mail.plain_text import decode, unflow
from pbem.record import tool, value

MOST_BYTES = 16 * 1024 * 1024
MOST_HEADER = 64 * 1024
MOST_FIELD = 16 * 1024
MOST_BRANCHES = 24
MOST_LINES = 50_000
"""So many lines are read whatever is in them, and more"""
LEAST_LINE = 16
"""if so many bytes come to each of them: millions of soft line ends would take seconds."""
MOST_DASHES = 400
MOST_PARTS = 64

_HEADER_END = re.compile(rb"\r\n[\r\n]|\n[\r\n]|\r\r")
_BRANCHES = (b"multipart/", b"message/rfc822")
_BASE64 = re.compile(rb"[A-Za-z0-9+/=\s]+")
_NO_BASE64 = re.sub(rb"[A-Za-z0-9+/]", b"", bytes(range(256)))


@tool
class MailPart:
    """
    One part that is no container. `place` counts as mail programs do ("2.1"), `raw` is what came.

    `data` is `raw` with the declared transfer encoding undone; `attached` is True for a part that
    has a file name or wants to be a file, `base64` for one in which that encoding was.
    """

    place: str
    type: str
    name: str
    charset: str
    raw: bytes
    data: bytes
    flowed: bool = False
    delsp: bool = False
    attached: bool = False
    base64: bool = False

    @cached_property
    def text(self) -> str:
        """The part as text with LF line ends."""
        return unix_lines(decode(self.data, self.charset))

    @cached_property
    def whole_lines(self) -> str:
        """The text with the lines that a mail program broke (RFC 3676) joined again."""
        return unflow(self.text, delsp=self.delsp) if self.flowed else self.text

    @cached_property
    def page_text(self) -> str:
        """What a reader of the part sees, if it is a page."""
        return plain(self.text)

    @property
    def is_html(self) -> bool:
        """Say whether the part is a page."""
        return self.type in ("text/html", "application/xhtml+xml")


@value
class ParsedMail:
    """
    A mail. The headers are for people to read and decide nothing; they may hold any character.

    `automatic` says that a program wrote it, such as a host (RFC 3834).
    """

    sender: str = ""
    subject: str = ""
    message_id: str = ""
    references: str = ""
    date: str = ""
    automatic: bool = False
    parts: tuple[MailPart, ...] = ()
    troubles: tuple[str, ...] = ()


def parse_mail(data: bytes, *, most: int = MOST_BYTES) -> ParsedMail:
    """Read one mail of at most `most` bytes. Never raises."""
    data = _from_row_left_out(data)
    if trouble := _too_much(data, most):
        return ParsedMail(troubles=(trouble,))
    try:
        return _parse_tree(read_tree(data))
    except AMISS:
        return ParsedMail(troubles=("the mail is damaged and cannot be read",))


def parse_pasted(data: bytes) -> ParsedMail:
    """Read the text of a mail that somebody copied into a file. Never raises."""
    if len(data) > MOST_BYTES:
        return ParsedMail(troubles=(f"the text has {len(data)} bytes; at most {MOST_BYTES} are allowed",))
    return ParsedMail(parts=(MailPart("1", "text/plain", "", "", data, data),))


def unix_lines(text: str) -> str:
    """Return a text with LF line ends, whatever mixture it came with."""
    return text.replace("\r\r\n", "\n").replace("\r\n", "\n").replace("\r", "\n")


def undo_base64(raw: bytes) -> bytes | None:
    """Undo base64 that need not be declared; None if the bytes do not look like it."""
    if len(raw) < 16 or not _BASE64.fullmatch(raw):
        return None
    try:
        return binascii.a2b_base64(raw + b"==")
    except binascii.Error:
        return None


def undo_printable(raw: bytes) -> bytes:
    """Undo quoted-printable; any other text stays as it is."""
    return binascii.a2b_qp(raw)


# ── caps ─────────────────────────────────────────────────────────────────────────────────────────


def _from_row_left_out(data: bytes) -> bytes:
    """Leave out the row before a mail of a mailbox; the library does not know it where it was quoted."""
    return data.partition(b"\n")[2] if data.startswith(b">From ") else data


def _too_much(data: bytes, most: int) -> str:
    if len(data) > most:
        return f"the mail has {len(data)} bytes; at most {most} are allowed"
    header = header_of(data, MOST_HEADER + 4)
    if len(header) > MOST_HEADER:
        return "the header of the mail is too long"
    if len(header) > MOST_FIELD and any(len(field) > MOST_FIELD for field in re.split(rb"\n(?![ \t])", header)):
        return "a field of the mail's header is too long"
    if sum(map(data.lower().count, _BRANCHES)) > MOST_BRANCHES:
        return "the mail contains too many mails and parts inside each other"
    if len(data) > MOST_LINES and data.count(b"\n") + data.count(b"\r") > MOST_LINES + len(data) // LEAST_LINE:
        return "the mail has too many lines for its length"
    if data.count(b"\n--") + data.count(b"\r--") > MOST_DASHES:
        return "the mail has too many parts"
    return ""


def header_of(data: bytes, most: int) -> bytes:
    """Return the header of a mail, or as much of it as stands in the first `most` bytes, with LF line ends."""
    return lines_of(_HEADER_END.split(data[:most], 1)[0])


def lines_of(data: bytes) -> bytes:
    """Return bytes with LF line ends."""
    return data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")


# ── the tree ─────────────────────────────────────────────────────────────────────────────────────


_HEADERS = ("from", "subject", "message-id", "references", "date", "auto-submitted")


def _parse_tree(tree: MailTree) -> ParsedMail:
    troubles: dict[str, None] = {}
    parts: list[MailPart] = []
    for place, leaf in _leaves(tree, "", 0, troubles):
        if len(parts) == MOST_PARTS:
            troubles["only the first parts of the mail were read"] = None
            break
        part = _part(leaf, place or "1")
        parts.append(part)
        if trouble := unopened(part.type, part.name):
            troubles[trouble] = None
    sender, subject, id_, known, date, automatic = (header(tree.fields, name) for name in _HEADERS)
    by_program = automatic.lower().startswith("auto")
    return ParsedMail(sender, subject, id_, known, date, by_program, tuple(parts), tuple(troubles))


def _leaves(node: MailTree, place: str, depth: int, troubles: dict[str, None]) -> Iterator[tuple[str, MailTree]]:
    if isinstance(node.inside, str):
        yield place, node
        return
    if trouble := unopened(node.kind):
        troubles[trouble] = None
    if depth == MOST_DEPTH:
        troubles["mails and parts are nested too deep"] = None
        return
    for number, child in enumerate(node.inside[: MOST_PARTS + 1], 1):
        inner = f"{place}.{number}" if place else str(number)
        yield from _leaves(child, inner, depth + 1, troubles)


def _part(leaf: MailTree, place: str) -> MailPart:
    given = parameters(leaf.head)
    # Every look at a parameter parses the header anew.
    name = file_name(leaf.head) if "name" in given or "content-disposition" in leaf.fields else ""
    encoding = re.sub("[^a-z0-9]", "", header(leaf.fields, "content-transfer-encoding").lower())
    wants = header(leaf.fields, "content-disposition").lower().startswith("attachment")
    raw = leaf.inside.encode("ascii", "surrogateescape") if isinstance(leaf.inside, str) else b""
    data = _decode_body(raw, encoding)
    return MailPart(
        place,
        leaf.kind,
        name,
        given.get("charset", ""),
        raw,
        data,
        flowed=given.get("format", "").lower() == "flowed",
        delsp=given.get("delsp", "").lower() == "yes",
        attached=wants or bool(name) or not leaf.kind.startswith("text/"),
        base64=encoding == "base64" and data is not raw,
    )


def _decode_body(raw: bytes, encoding: str) -> bytes:
    if encoding == "base64":
        stripped = raw.translate(None, _NO_BASE64)
        try:
            # A lone last character holds no byte; some gateways lose those before it.
            return binascii.a2b_base64(stripped[: len(stripped) - (len(stripped) % 4 == 1)] + b"==")
        except binascii.Error:
            return raw
    return undo_printable(raw) if encoding == "quotedprintable" else raw
