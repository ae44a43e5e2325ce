"""What mail programs do to a text: forty-nine kinds of damage, each a function from text to a mail."""

from __future__ import annotations

import base64
import html
import quopri
import re
import textwrap
from typing import TYPE_CHECKING

from pbem.mail.marks import wrap

if TYPE_CHECKING:
    from collections.abc import Callable

Mail = bytes
NBSP = "\u00a0"


def mail(body: bytes, *fields: str, cte: str = "8bit", kind: str = "text/plain; charset=utf-8") -> Mail:
    """A mail of one part; the body is taken as it is."""
    head = (
        "From: Anna <anna@example.org>",
        "To: host@example.org",
        "Subject: my orders",
        "Message-ID: <1@example.org>",
        "MIME-Version: 1.0",
        *fields,
        f"Content-Type: {kind}",
        f"Content-Transfer-Encoding: {cte}",
    )
    return "\r\n".join((*head, "", "")).encode() + body


def body(text: str) -> str:
    """What a player's mail says round the block."""
    return f"Hello,\n\nhere are my orders.\n\n{wrap(text)}\nRegards,\nAnna\n"


def crlf(text: str) -> bytes:
    return text.replace("\n", "\r\n").encode()


def changed(change: Callable[[str], str]) -> Callable[[str], Mail]:
    """Damage done to the text of the body, mailed as UTF-8."""
    return lambda text: mail(crlf(change(body(text))))


def each_line(change: Callable[[str], str]) -> Callable[[str], Mail]:
    return changed(lambda text: "\n".join(map(change, text.split("\n"))))


def printable(text: str) -> bytes:
    return quopri.encodestring(text.encode()).replace(b"\n", b"\r\n")


def flow(text: str, delsp: bool = False, width: int = 66) -> str:
    """Write a text as format=flowed does: long lines broken behind a blank, some lines stuffed."""
    rows: list[str] = []
    for line in text.split("\n"):
        own = line if line == "-- " else line.rstrip(" ")
        if own.startswith((" ", ">", "From ")):
            own = " " + own
        while len(own) > width and (cut := own.rfind(" ", 1, width)) > 0:
            rows.append(own[: cut + 1] + (" " if delsp else ""))
            own = own[cut + 1 :]
            if own.startswith((" ", ">", "From ")):
                own = " " + own
        rows.append(own)
    return "\n".join(rows)


def hard(width: int) -> Callable[[str], str]:
    def change(text: str) -> str:
        rows = []
        for line in text.split("\n"):
            rows += textwrap.wrap(line, width, break_on_hyphens=False, drop_whitespace=True) or [""]
        return "\n".join(rows)

    return change


def curly(text: str) -> str:
    return re.sub(r'"([^"\n]*)"', "\u201c\\1\u201d", text).replace("'", "\u2019")


def capital(line: str) -> str:
    return (
        re.sub(r"[A-Za-z]", lambda found: found[0].upper(), line, count=1)
        if (re.match(r"\s*\[*[A-Za-z]", line))
        else line
    )


def linked(text: str) -> str:
    return re.sub(r"(\w+@[\w.]+\w)", r"\1<mailto:\1>", text).replace(
        "www.example.org", "www.example.org<http://www.example.org>"
    )


def some_hard_blanks(text: str) -> str:
    pieces = text.split(" ")
    return "".join(piece + (NBSP if n % 3 else " ") for n, piece in enumerate(pieces))


def in_html(row: str, whole: str, glue: str = "\r\n") -> Callable[[str], Mail]:
    def build(text: str) -> Mail:
        lines = [row.format(html.escape(line).replace("  ", "&nbsp; ") or "<br>") for line in body(text).split("\n")]
        return mail(printable(whole.format(glue.join(lines))), cte="quoted-printable", kind="text/html; charset=utf-8")

    return build


def preformatted(text: str) -> Mail:
    page = f"<html><body><p>Hello</p><pre>{html.escape(body(text), quote=False)}</pre></body></html>"
    return mail(crlf(page), kind="text/html; charset=utf-8")


OUTLOOK = (
    '<html xmlns:o="urn:x"><head><style><!-- p.MsoNormal {{margin:0}} --></style></head><body>'
    '<!--[if gte mso 9]><xml></xml><![endif]--><div class="WordSection1">{}</div></body></html>'
)
HTML_APPLE = '<html><body style="word-wrap: break-word;">{}</body></html>'


def doubled_printable(text: str) -> Mail:
    once = printable(body(text)).decode()
    return mail(printable(once.replace("\r\n", "\n")), cte="quoted-printable")


def forwarded(text: str) -> str:
    return f"See below.\n\n-----Original Message-----\nFrom: Anna\nSent: Monday\nTo: Ben\nSubject: my orders\n\n{text}"


def footer(text: str) -> str:
    return text + (
        "_______________________________________________\nGames mailing list\n"
        "Games@lists.example.org\nhttps://lists.example.org/listinfo/games\n"
    )


def latin(text: str) -> bytes:
    return body(text).replace("\n", "\r\n").encode("latin-1", "replace")


def seven_bits(text: str) -> bytes:
    return bytes(byte & 0x7F for byte in crlf(body(text)))


PLAIN = "text/plain; charset=utf-8"
FLOWED = f"{PLAIN}; format=flowed"

DAMAGE: dict[str, Callable[[str], Mail]] = {
    "none": changed(str),
    "quoted-printable": lambda t: mail(printable(body(t)), cte="quoted-printable"),
    "base64": lambda t: mail(base64.encodebytes(crlf(body(t))), cte="base64"),
    "8bit": lambda t: mail(crlf(body(t)), cte="8bit"),
    "quoted-printable called 7bit": lambda t: mail(printable(body(t)), cte="7bit"),
    "base64 called 8bit": lambda t: mail(base64.encodebytes(crlf(body(t))), cte="8bit"),
    "plain called base64": lambda t: mail(crlf(body(t)), cte="base64"),
    "a bogus transfer encoding": lambda t: mail(printable(body(t)), cte="quoted printable"),
    "bare line feeds": lambda t: mail(body(t).encode()),
    "bare carriage returns": lambda t: mail(body(t).replace("\n", "\r").encode()),
    "doubled carriage returns": lambda t: mail(body(t).replace("\n", "\r\r\n").encode()),
    "byte order mark": lambda t: mail(b"\xef\xbb\xbf" + crlf(body(t))),
    "utf-16": lambda t: mail(
        base64.encodebytes(body(t).encode("utf-16")), cte="base64", kind="text/plain; charset=utf-16"
    ),
    "utf-16 without a label": lambda t: mail(
        base64.encodebytes(body(t).encode("utf-16-le")), cte="base64", kind="text/plain"
    ),
    "latin-1 called utf-8": lambda t: mail(latin(t)),
    "an unknown charset": lambda t: mail(crlf(body(t)), kind="text/plain; charset=x-unknown"),
    "cp1252 called ascii": lambda t: mail(latin(t), kind="text/plain; charset=us-ascii"),
    "flowed": lambda t: mail(crlf(flow(body(t))), kind=FLOWED),
    "flowed, delsp": lambda t: mail(crlf(flow(body(t), delsp=True)), kind=f"{FLOWED}; delsp=yes"),
    "flowed, quoted-printable": lambda t: mail(printable(flow(body(t))), cte="quoted-printable", kind=FLOWED),
    "quoted": each_line(lambda line: f"> {line}"),
    "quoted tightly": each_line(lambda line: f">{line}"),
    "quoted twice": each_line(lambda line: f">> {line}"),
    "quoted twice, widely": each_line(lambda line: f"> > {line}"),
    "quoted by bars": each_line(lambda line: f"| {line}"),
    "forwarded in the text": changed(forwarded),
    "list footer": changed(footer),
    "signature below": changed(lambda text: f"{text}-- \nAnna\nSent from a boat\n"),
    "indented by four": each_line(lambda line: f"    {line}"),
    "indented by a tab": each_line(lambda line: f"\t{line}"),
    "trailing blanks": each_line(lambda line: f"{line}   "),
    "doubled rows": changed(lambda text: text.replace("\n", "\n\n")),
    "blanks collapsed": each_line(lambda line: re.sub(" +", " ", line.strip())),
    "From quoted": changed(lambda text: re.sub("^From", ">From", text, flags=re.MULTILINE)),
    "hard wrap at 72": changed(hard(72)),
    "hard wrap at 60": changed(hard(60)),
    "all blanks hard": changed(lambda text: text.replace(" ", NBSP)),
    "some blanks hard": changed(some_hard_blanks),
    "zero-width blanks": changed(lambda text: text.replace("=", "=\u200b").replace(",", "\u200b,")),
    "html of outlook": in_html('<p class="MsoNormal">{}<o:p></o:p></p>', OUTLOOK),
    "html of gmail": in_html("<div>{}</div>", '<div dir="ltr">{}</div>', ""),
    "html of apple": in_html("{}<br>", HTML_APPLE),
    "html, preformatted": preformatted,
    "links put in": changed(linked),
    "curly quotation marks": changed(curly),
    "long dashes": changed(lambda text: text.replace("--", "\u2014")),
    "coded twice": lambda t: mail(crlf(body(t)).decode("cp1252", "replace").encode()),
    "eighth bit lost": lambda t: mail(seven_bits(t), kind="text/plain; charset=us-ascii"),
    "capital letters": each_line(capital),
    "quoted-printable twice": doubled_printable,
}
