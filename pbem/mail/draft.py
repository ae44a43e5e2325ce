"""
Writing a mail: a draft that mail programs open and send.

    data = write_draft(Draft(to, subject, text, attachments))

What may stand in a header is cleaned here and not left to the library: before 3.11.10 and 3.12.5 it
lets a coded line feed through, and with it a second header. Line ends are CRLF, for Outlook breaks on
others. The same draft gives the same bytes.
"""

import re
from binascii import b2a_base64
from collections.abc import Iterable, Mapping, Sequence
from email.message import MIMEPart
from email.policy import SMTP
from email.quoprimime import body_encode
from functools import lru_cache
from hashlib import sha256

from pbem.engine.table.terms import Data
from pbem.errors import InputError
from pbem.mail import mail_safe
from pbem.mail.letter import BOARD_ID
from pbem.mail.mail_header import NOTHING_ANSWERED, AnsweredMail, thread_lines
from pbem.mail.marks import wrap
from pbem.record import value

MOST_SUBJECT = 120

_ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*"
)
_MOST_ADDRESS = 254
_MOST_PLAIN = 70
_UNSAFE_NAME = re.compile(r"[^A-Za-z0-9._-]+")
_FIELD = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,60}")
_AS_IT_IS = re.compile(rb"[ -<>-~]{0,77}[!-<>-~]")


@value
class Attachment:
    """A file to go with a mail: its name, its bytes, and its type, as `application/toml`."""

    name: str
    data: bytes
    type: str = "application/toml"


@value
class Draft:
    """
    A mail to be written. `to` are addresses, none if the sender shall fill them in.

    `html` says the same as `text`; it shows the picture among the attachments as BOARD_ID.
    `answers` is the mail to which it is a reply.
    """

    to: tuple[str, ...]
    subject: str
    text: str
    attachments: tuple[Attachment, ...] = ()
    html: str = ""
    answers: AnsweredMail = NOTHING_ANSWERED


def write_draft(
    draft: Draft,
    *,
    sender: str = "",
    fields: Mapping[str, str] | None = None,
    unsent: bool = True,
    above: Sequence[str] = (),
) -> bytes:
    """
    Return the bytes of a mail, CRLF line ends.

    `unsent` marks it as a draft that is still to be sent. `fields` are further headers, such as Date,
    made by the sender; lines `above` stand before all of them as they are. Raises InputError.
    """
    first = "".join(f"{line}\r\n" for line in (*above, *thread_lines(draft.answers))).encode("ascii")
    headers = {"From": address(sender)} if sender else {}
    if draft.to:
        headers["To"] = ", ".join(map(address, draft.to))
    headers["Subject"] = one_line(draft.subject)
    for name, text in (fields or {}).items():
        if not _FIELD.fullmatch(name):
            raise ValueError(f"{name!a} is not the name of a header")
        headers[name] = one_line(text, 200)
    if unsent:
        headers["X-Unsent"] = "1"
    headers["MIME-Version"] = "1.0"
    return b"".join([first, *(_header(name, text) for name, text in headers.items()), *_body(draft)])


def orders_text(document: Data, greeting: str = "") -> str:
    """Return the text of a mail with orders: the greeting, and the marked block."""
    front = f"{greeting.rstrip()}\n\n" if greeting.strip() else ""
    return f"{front}{wrap(mail_safe.write(document))}"


def address(text: str) -> str:
    """Return a mail address that may stand in a header. Raises InputError."""
    if len(text) > _MOST_ADDRESS or not _ADDRESS.fullmatch(text):
        raise InputError(f"{text[:80]!a} is not a mail address; one looks like anna@example.org")
    return text


def one_line(text: str, most: int = MOST_SUBJECT) -> str:
    """Return a text fit for a header: one line, visible characters only, nothing that looks coded."""
    # The break in "=?" keeps every reader from decoding what a name only pretends to be.
    visible = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(visible.replace("=?", "= ?").split())[:most].strip()


def safe_name(text: str) -> str:
    """Return a file name that no mail program changes and no system misreads."""
    return _UNSAFE_NAME.sub("-", text).strip("-.")[:80] or "pbem"


def _header(name: str, text: str) -> bytes:
    """Return a header; one that is to be folded or encoded the library writes, which takes long."""
    if text and text.isascii() and len(name) + len(text) <= _MOST_PLAIN:
        return f"{name}: {text}\r\n".encode("ascii")
    part = MIMEPart(policy=SMTP)
    part[name] = text
    return part.as_bytes().removesuffix(b"\r\n")


# ── the parts of a mail, each with its own headers; in pieces, for a file in it may be large ────


def _body(draft: Draft) -> list[bytes]:
    """Return all that a draft says, in the order in which a mail program looks for what it can show."""
    boundary = _boundary(draft.text, draft.attachments)
    text = draft.text.replace("\r\n", "\n").rstrip("\n") + "\n"
    # Plain lines travel as they are; others must not be broken or recoded on the way.
    plain = text.isascii() and all(len(line) <= 78 for line in text.split("\n"))
    said = _text(text, "plain", "us-ascii" if plain else "utf-8", "7bit" if plain else "quoted-printable")
    shown = next((one for one in draft.attachments if draft.html and one.type.startswith("image/")), None)
    if draft.html:
        page = _text(draft.html, "html", "utf-8", "quoted-printable")
        if shown:
            page = _together("related", f"{boundary}_2", [page, _attached(shown, inline=True)])
        said = _together("alternative", f"{boundary}_1", [said, page])
    files = [_attached(one) for one in draft.attachments if one is not shown]
    return _together("mixed", boundary, [said, *files]) if files else said


def _text(text: str, kind: str, charset: str, coding: str) -> list[bytes]:
    head = f'Content-Type: text/{kind}; charset="{charset}"\r\nContent-Transfer-Encoding: {coding}\r\n\r\n'
    lines = text.encode(charset).splitlines()
    written = map(_quoted, lines) if coding == "quoted-printable" else lines
    return [head.encode("ascii"), b"\r\n".join([*written, b""])]


@lru_cache(maxsize=1024)
def _quoted(line: bytes) -> bytes:
    """Return a line as quoted-printable (RFC 2045, 6.7); most lines go with several mails, and many as they are."""
    if _AS_IT_IS.fullmatch(line):
        return line
    return body_encode(line.decode("latin-1"), 78, "\r\n").encode("ascii")


@lru_cache(maxsize=8)
def _attached(one: Attachment, *, inline: bool = False) -> list[bytes]:
    """Return a file as it goes with a mail; with many that differ in their text only, it is encoded once."""
    name, how = safe_name(one.name), "inline" if inline else "attachment"
    headers = {
        "Content-Type": one.type,
        "Content-Transfer-Encoding": "base64",
        "Content-Disposition": f'{how}; filename="{name}"',
        **({"Content-ID": f"<{BOARD_ID}>"} if inline else {}),
    }
    text = b2a_base64(one.data, newline=False)
    lines = [text[at : at + 76] for at in range(0, len(text), 76)]
    return [*(_header(field, text) for field, text in headers.items()), b"\r\n", b"\r\n".join([*lines, b""])]


def _together(kind: str, boundary: str, parts: Iterable[Sequence[bytes]]) -> list[bytes]:
    """Join parts into one (RFC 2046, 5.1)."""
    head = f'Content-Type: multipart/{kind};\r\n boundary="{boundary}"\r\n\r\n'.encode("ascii")
    line = f"--{boundary}".encode("ascii")
    return [head, *(piece for part in parts for piece in (line, b"\r\n", *part, b"\r\n")), line, b"--\r\n"]


def _boundary(text: str, attachments: Sequence[Attachment]) -> str:
    """Make the line between the parts; of what the mail holds, so that it is the same every time."""
    content = sha256(text.encode("utf-8", "replace"))
    for one in attachments:
        content.update(_digest(one.data))
    return f"=_pbem_{content.hexdigest()[:32]}"


@lru_cache(maxsize=8)
def _digest(data: bytes) -> bytes:
    return sha256(data).digest()
