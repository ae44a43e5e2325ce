"""Replies to a letter of the host as the mail programs of phones and desks shape them, written by ourselves."""

from __future__ import annotations

import base64
import html
import quopri
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from email.message import EmailMessage

WHEN = "Sun, 1 Mar 2026 at 12:00"
HOST = "Games <games@host.test>"


def reply(letter: EmailMessage, number: int, own: str, shape: Callable[[str, str, str], tuple[str, str]]) -> bytes:
    """A reply to a letter, by its reader, with these own lines."""
    quoted = str(letter.get_body(("plain",)).get_content())  # type: ignore[union-attr]
    kind, body = shape(own, quoted, str(letter["Subject"]))
    parent, references = str(letter["Message-ID"]), str(letter["References"] or "")
    head = (
        f"From: {letter['To']}",
        "To: games@host.test",
        f"Subject: Re: {letter['Subject']}",
        f"Message-ID: <reply-{number}@home.test>",
        f"In-Reply-To: {parent}",
        f"References: {references} {parent}",
        "MIME-Version: 1.0",
        kind,
    )
    return "\r\n".join(("\r\n".join(head), body.replace("\n", "\r\n"))).encode()


def plain(text: str, encoding: str = "quoted-printable", more: str = "") -> tuple[str, str]:
    return _part("text/plain", text, encoding, more)


def _part(kind: str, text: str, encoding: str, more: str = "") -> tuple[str, str]:
    if encoding == "base64":
        body = base64.encodebytes(text.encode()).decode()
    else:
        body = quopri.encodestring(text.encode()).decode()
    return (
        f'Content-Type: {kind}; charset="utf-8"{more}\nContent-Transfer-Encoding: {encoding}',
        f"\n{body}",
    )


def page(source: str) -> tuple[str, str]:
    """A page without a text beside it."""
    return _part("text/html", f"<html><body>{source}</body></html>", "quoted-printable")


def both(text: str, page: str) -> tuple[str, str]:
    """A text and the same as a page."""
    parts = ["\n".join(_part("text/plain", text, "quoted-printable")), "\n".join(_part("text/html", page, "base64"))]
    body = "".join(f"\n--next\n{part}" for part in parts)
    return 'Content-Type: multipart/alternative; boundary="next"', f"{body}\n--next--\n"


def marked(text: str) -> str:
    return "\n".join(f"> {line}".rstrip() for line in text.split("\n"))


def rows(text: str, row: str = "<div>{}</div>") -> str:
    return "".join(row.format(html.escape(line) or "<br>") for line in text.split("\n"))


def gmail_app(own: str, quoted: str, _subject: str) -> tuple[str, str]:
    said = f"On {WHEN}, {HOST} wrote:"
    page = (
        f'{rows(own)}<br><div class="gmail_quote">{html.escape(said)}<br><blockquote>{rows(quoted)}</blockquote></div>'
    )
    return both(f"{own}\n\n{said}\n\n{marked(quoted)}\n", page)


def ios_mail(own: str, quoted: str, _subject: str) -> tuple[str, str]:
    said = "On 1. Mar 2026, at 12:00, Games <games@host.test> wrote:"
    text = f"{own}\n\nSent from my iPhone\n\n> {said}\n> \n{marked(quoted)}\n"
    page = f'<html><body dir="auto">{rows(own)}<br>Sent from my iPhone<blockquote type="cite">{html.escape(said)}{rows(quoted)}</blockquote></body></html>'
    return both(text, page)


def outlook_mobile(own: str, quoted: str, subject: str) -> tuple[str, str]:
    header = f"From: {HOST}\nSent: Sunday, March 1, 2026 12:00 PM\nTo: Anna <anna@home.test>\nSubject: {subject}"
    text = f"{own}\n\nGet Outlook for iOS<https://aka.example.org/o0ukef>\n________________________________\n{header}\n\n{quoted}"
    return both(text, f"{rows(own)}<hr>{rows(header)}{rows(quoted)}")


def outlook_desk(own: str, quoted: str, subject: str) -> tuple[str, str]:
    header = f"From: {HOST} \nSent: Sunday, March 1, 2026 12:00 PM\nTo: Anna\nSubject: {subject}"
    return plain(f"{own}\n\n{header}\n\n{quoted}")


def outlook_web(own: str, quoted: str, subject: str) -> tuple[str, str]:
    header = f"<b>Von:</b> {html.escape(HOST)}<br><b>Gesendet:</b> Sonntag, 1. M\u00e4rz 2026 12:00<br><b>An:</b> Anna<br><b>Betreff:</b> {subject}"
    page = f"<html><body>{rows(own)}<div id='appendonsend'></div><hr><div id='divRplyFwdMsg'>{header}</div>{rows(quoted)}</body></html>"
    return _part("text/html", page, "quoted-printable")


def yahoo(own: str, quoted: str, _subject: str) -> tuple[str, str]:
    said = "    On Sunday, March 1, 2026 at 12:00:00 PM GMT+1, Games <games@host.test> wrote:  "
    return plain(f" {own}\n\n{said}\n \n {quoted}  ")


def samsung(own: str, quoted: str, subject: str) -> tuple[str, str]:
    header = f"-------- Original message --------\nFrom: {HOST}\nDate: 01/03/2026  12:00  (GMT+01:00)\nTo: anna@home.test\nSubject: {subject}"
    return both(
        f"{own}\n\nSent from my Galaxy\n\n{header}\n{quoted}", f"{rows(own)}<div>{rows(header)}</div>{rows(quoted)}"
    )


def k9(own: str, quoted: str, _subject: str) -> tuple[str, str]:
    return plain(
        f"{own}\n\nAm 1. M\u00e4rz 2026 12:00:00 MEZ schrieb {HOST}:\n{marked(quoted)}\n-- \nDiese Nachricht wurde mit K-9 Mail gesendet.\n"
    )


def thunderbird(own: str, quoted: str, _subject: str) -> tuple[str, str]:
    flowed = "\n".join(_flow(line) for line in own.split("\n"))
    return plain(
        f"{flowed}\n\nOn 01.03.26 12:00, Games wrote:\n{marked(quoted)}\n", "quoted-printable", "; format=flowed"
    )


def gmx(own: str, quoted: str, subject: str) -> tuple[str, str]:
    header = f"Gesendet: Sonntag, 1. M\u00e4rz 2026 um 12:00\nVon: {HOST}\nAn: anna@home.test\nBetreff: {subject}"
    page = f"<html><body>{rows(own)}<div>&nbsp;</div><div style='border-left:2px solid'><div><b>{rows(header, '{}<br>')}</b></div><div>{rows(quoted)}</div></div></body></html>"
    return _part("text/html", page, "base64")


def proton(own: str, quoted: str, _subject: str) -> tuple[str, str]:
    said = "On Sunday, March 1st, 2026 at 12:00 PM, Games <games@host.test> wrote:"
    return plain(f"{own}\n\nSent from Proton Mail for iOS\n\n{said}\n\n{marked(quoted)}\n", "base64")


def mutt(own: str, quoted: str, _subject: str) -> tuple[str, str]:
    """Below the quotation, as people on lists write."""
    return plain(f"On Sun, Mar 01, 2026 at 12:00:00PM +0100, Games wrote:\n{marked(quoted)}\n\n{own}\n")


def new_mail(own: str, _quoted: str, _subject: str) -> tuple[str, str]:
    return plain(own)


def _flow(line: str) -> str:
    done = ""
    while len(line) > 66 and " " in line[:66]:
        at = line.rindex(" ", 0, 66) + 1
        done += f"{line[:at]}\n"
        line = line[at:]
    return done + line.rstrip()


SHAPES = (
    gmail_app,
    ios_mail,
    outlook_mobile,
    outlook_desk,
    outlook_web,
    yahoo,
    samsung,
    k9,
    thunderbird,
    gmx,
    proton,
    mutt,
    new_mail,
)
