"""Mails as some thirty mail programs, lists and robots shape them, each with a place for an order block."""

from __future__ import annotations

import base64
import html
import quopri
from email.message import EmailMessage
from typing import TYPE_CHECKING

from mail_damage import HTML_APPLE, OUTLOOK, flow, hard

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

HELLO = "Hi all,\n\nsorry for the delay -- holidays. Here you are.\n"
BYE = "\nCheers,\nAnna\n"
SIGNATURES = (
    "",
    "-- \nAnna Musterfrau\nTel. +49 30 1234 = home\n",
    "--\nsent from my phone\n",
    "_______________________________________________\nGames mailing list\nGames@lists.example.org\n",
    "\nGet Outlook for iOS<https://aka.example.org/o0ukef>\n",
)
CHARSETS = ("us-ascii", "utf-8", "iso-8859-1", "windows-1252", "iso-8859-15", "koi8-r", "x-unknown")
ENCODINGS = ("7bit", "8bit", "quoted-printable", "base64")


def encoded(text: str, encoding: str, end: bytes = b"\r\n") -> bytes:
    data = text.encode("ascii").replace(b"\n", end)
    if encoding == "base64":
        return base64.encodebytes(data).replace(b"\n", end)
    if encoding == "quoted-printable":
        return quopri.encodestring(text.encode()).replace(b"\n", end)
    return data


def head(*fields: str) -> bytes:
    own = (
        "From: =?utf-8?q?Anna_M=C3=BCller?= <anna@example.org>",
        "To: games@example.org",
        "Subject: Re: [pbem world] turn 7",
        "MIME-Version: 1.0",
    )
    return "\r\n".join((*own, *fields, "", "")).encode()


def part(kind: str, text: str, encoding: str = "7bit", *fields: str) -> bytes:
    front = (f"Content-Type: {kind}", f"Content-Transfer-Encoding: {encoding}", *fields, "", "")
    return "\r\n".join(front).encode() + encoded(text, encoding)


def many(kind: str, parts: list[bytes], boundary: str = "----=_Part_1") -> bytes:
    rows = [f'Content-Type: multipart/{kind}; boundary="{boundary}"\r\n\r\nThis is MIME.'.encode()]
    rows += [f"\r\n--{boundary}\r\n".encode() + one for one in parts]
    return b"".join(rows) + f"\r\n--{boundary}--\r\n".encode()


def top(body: bytes, *fields: str) -> bytes:
    """A mail of a part or container that brings its own headers."""
    return head(*fields).removesuffix(b"\r\n") + body


def as_html(text: str, row: str, page: str, glue: str = "") -> str:
    rows = (row.format(html.escape(line) or "&nbsp;") for line in text.split("\n"))
    return page.format(glue.join(rows))


def old_style(text: str) -> str:
    return "\n".join(f"> {line}".rstrip() for line in text.split("\n"))


Shape = "Callable[[str, str], bytes]"


def plain(charset: str, encoding: str) -> Callable[[str, str], bytes]:
    kind = f"text/plain; charset={charset}"
    return lambda block, foot: top(part(kind, f"{HELLO}\n{block}{BYE}{foot}", encoding))


def thunderbird(block: str, foot: str) -> bytes:
    kind = "text/plain; charset=UTF-8; format=flowed"
    return top(part(kind, flow(f"{HELLO}\n{block}{BYE}{foot}"), "8bit"), "User-Agent: Thunderbird")


def apple_flowed(block: str, foot: str) -> bytes:
    kind = "text/plain; charset=us-ascii; format=flowed; delsp=yes"
    return top(part(kind, flow(f"{HELLO}\n{block}{BYE}{foot}", delsp=True)), "X-Mailer: Apple Mail")


def gmail(block: str, foot: str) -> bytes:
    text = f"{HELLO}\n{block}{BYE}{foot}"
    page = as_html(text, "<div>{}</div>", '<div dir="ltr">{}</div>')
    both = [
        part("text/plain; charset=UTF-8", hard(78)(text)),
        part("text/html; charset=UTF-8", page, "quoted-printable"),
    ]
    return top(many("alternative", both, "000000000000a1b2"))


def gmail_html_only(block: str, foot: str) -> bytes:
    page = as_html(f"{HELLO}\n{block}{foot}", "{}<br>", '<div dir="ltr">{}</div>')
    return top(part("text/html; charset=UTF-8", page, "quoted-printable"))


def outlook(block: str, foot: str) -> bytes:
    page = as_html(f"{HELLO}\n{block}{BYE}{foot}", '<p class="MsoNormal"><span>{}<o:p></o:p></span></p>', OUTLOOK, "\n")
    return top(part("text/html; charset=us-ascii", page, "quoted-printable"), "X-Mailer: Outlook")


def outlook_rich(block: str, foot: str) -> bytes:
    text = f"{HELLO}\n{block}{BYE}{foot}"
    page = as_html(text, '<p class="MsoPlainText">{}</p>', OUTLOOK, "\n")
    both = many(
        "alternative",
        [
            part('text/plain; charset="us-ascii"', text.replace("\n", "\n\n")),
            part('text/html; charset="us-ascii"', page),
        ],
        "_000_ABC_",
    )
    image = part("image/png; name=logo.png", "iVBORw0KGgo=", "base64", "Content-ID: <logo>")
    return top(many("related", [both, image], "_004_ABC_"))


def apple(block: str, foot: str) -> bytes:
    text = f"{HELLO}\n{block}{BYE}{foot}"
    page = as_html(text, "<div>{}</div>", HTML_APPLE)
    both = [part("text/plain; charset=us-ascii", text), part("text/html; charset=us-ascii", page)]
    return top(many("alternative", both, "Apple-Mail=_12"))


def k9(block: str, foot: str) -> bytes:
    kind = "text/plain; charset=utf-8; format=flowed"
    text = flow(f"{BYE}{foot}\n\nAm 1. Mai schrieb Ben:\n") + old_style(block)
    return top(part(kind, text, "quoted-printable"), "User-Agent: K-9 Mail for Android")


def mutt(block: str, foot: str) -> bytes:
    text = f"{HELLO}\n{block}{BYE}\n-- \nAnna\n"
    return top(part("text/plain; charset=us-ascii", text), "User-Agent: Mutt/2.2.9", f"X-Foot: {len(foot)}")


def forwarded_inline(block: str, foot: str) -> bytes:
    text = f"FYI\n\n-----Original Message-----\nFrom: Anna\nSent: Monday\n\n{block}{BYE}{foot}"
    return top(part("text/plain; charset=us-ascii", text))


def forwarded_gmail(block: str, foot: str) -> bytes:
    text = f"---------- Forwarded message ---------\nFrom: Anna\nDate: Mon\n\n{block}{BYE}{foot}"
    return top(part("text/plain; charset=us-ascii", text))


def forwarded_attached(block: str, foot: str) -> bytes:
    inner = plain("us-ascii", "7bit")(block, foot)
    whole = b"Content-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\n" + inner
    return top(many("mixed", [part("text/plain", "see attached\n"), whole]))


def reply_quoted(block: str, foot: str) -> bytes:
    text = f"Got it!\n\nOn Mon, Anna wrote:\n{old_style(block)}\n\n{foot}"
    return top(part("text/plain; charset=us-ascii", text))


def reply_twice(block: str, foot: str) -> bytes:
    text = f"Yes.\n{old_style(old_style(HELLO + block))}\n{foot}"
    return top(part("text/plain; charset=utf-8", text, "quoted-printable"))


def list_mail(block: str, foot: str) -> bytes:
    body = part("text/plain; charset=us-ascii", f"{HELLO}\n{block}{BYE}")
    below = part("text/plain; charset=us-ascii", f"____________________\nGames list\n{foot}")
    return top(many("mixed", [body, below]), "List-Id: <games.example.org>", "Precedence: list")


def signed_mail(block: str, foot: str) -> bytes:
    body = part("text/plain; charset=us-ascii", f"{HELLO}\n{block}{BYE}{foot}")
    mark = part("application/pgp-signature; name=signature.asc", "-----BEGIN PGP SIGNATURE-----\nx\n")
    return top(many('signed; micalg=pgp-sha512; protocol="application/pgp-signature"', [body, mark]))


def vacation(block: str, foot: str) -> bytes:
    text = f"I am away until the 12th.\n\nYou wrote:\n{old_style(block)}\n{foot}"
    return top(part("text/plain; charset=utf-8", text), "Auto-Submitted: auto-replied")


def attached(name: str, kind: str, encoding: str) -> Callable[[str, str], bytes]:
    def build(block: str, foot: str) -> bytes:
        file = part(kind, block, encoding, f"Content-Disposition: attachment; {name}")
        return top(many("mixed", [part("text/plain", f"{HELLO}{BYE}{foot}"), file]))

    return build


def modern(block: str, foot: str) -> bytes:
    message = EmailMessage()
    message["Subject"], message["From"] = "Züge", "anna@example.org"
    message.set_content(f"{HELLO}Grüße\n{block}{BYE}{foot}")
    message.add_alternative(as_html(block, "<div>{}</div>", "<html>{}</html>"), subtype="html")
    return message.as_bytes()


SHAPES: dict[str, Callable[[str, str], bytes]] = {
    **{f"plain {charset} {encoding}": plain(charset, encoding) for charset in CHARSETS for encoding in ENCODINGS},
    "thunderbird flowed": thunderbird,
    "apple flowed": apple_flowed,
    "gmail": gmail,
    "gmail html": gmail_html_only,
    "outlook html": outlook,
    "outlook rich": outlook_rich,
    "apple": apple,
    "k-9": k9,
    "mutt": mutt,
    "forwarded in the text": forwarded_inline,
    "forwarded by gmail": forwarded_gmail,
    "forwarded as a file": forwarded_attached,
    "quoted": reply_quoted,
    "quoted twice": reply_twice,
    "list": list_mail,
    "pgp": signed_mail,
    "vacation": vacation,
    "python": modern,
    "attached": attached("filename=anna.toml", "application/toml", "base64"),
    "attached octets": attached("filename=orders", "application/octet-stream", "base64"),
    "attached text": attached('filename="my orders.txt"', "text/plain; charset=us-ascii", "quoted-printable"),
    "attached with a path": attached('filename="C:\\\\games\\\\a.toml"', "application/octet-stream", "base64"),
    "attached by RFC 2231": attached("filename*=utf-8''z%C3%BCge.toml", "application/toml", "7bit"),
    "attached without a name": attached("", "application/toml", "base64"),
    "attached, coded name": attached('filename="=?utf-8?q?z=C3=BCge.toml?="', "text/x-toml", "8bit"),
}


def mails(block: str) -> Iterator[tuple[str, bytes]]:
    """Every shape with every signature below, and once each with LF line ends."""
    for name, shape in SHAPES.items():
        for number, foot in enumerate(SIGNATURES):
            data = shape(block, foot)
            yield f"{name}, signature {number}", data
            yield f"{name}, signature {number}, LF", data.replace(b"\r\n", b"\n")
