"""What bytes are, at a glance: a mail, a mailbox, a document of pbem, or what nobody opens. Nothing is taken apart here."""

import re
from collections.abc import Iterator

MOST_MAILS = 10_000

# An empty line, then the line that begins a mail; other lines that begin so were marked by a ">".
_BETWEEN = rb"\r?\n\r?\n(?=From )"
# Order files begin with these words; no mail header has such a name.
_FIRST_WORDS = (b"game", b"player", b"turn")
# Compiled where they are needed: every command asks whether its orders are a mail.
_DOCUMENT = rb'(?m)^(?:format|pbem)[ \t]*=[ \t]*"(?:pbem-)?(start|sealed|admin|wish|receipt|command)/'
START = "a start file: the round of mail before a game"
SEALED = "sealed orders"
WISHES = "signed wishes"
DECISION = "a decision of the group"
RECEIPT = "a host's receipt for orders"
COMMAND = "a signed command of a game master"
_KINDS = {
    "start": START,
    "sealed": SEALED,
    "admin": DECISION,
    "wish": WISHES,
    "receipt": RECEIPT,
    "command": COMMAND,
}


def document_kind(data: bytes) -> str:
    """Say in words what a file of pbem is that is neither a game nor orders; "" for any other file."""
    found = re.search(_DOCUMENT, data[:4096])
    return _KINDS[found[1].decode()] if found else ""


def looks_like_mail(data: bytes) -> bool:
    """Say whether a file begins as mails do: with a header, or as a mailbox. TOML never does."""
    start = data[:4096].removeprefix(b"\xef\xbb\xbf").lstrip()
    if start.startswith((b"From ", b">From ")):
        return True
    name, colon, _ = start[:80].partition(b":")
    name = name.rstrip(b" \t")
    # Orders in which a colon was typed for the equals sign.
    if name in _FIRST_WORDS:
        return False
    return bool(colon) and name[:1].isalpha() and all(33 <= sign <= 126 for sign in name)


def holds_block(data: bytes) -> bool:
    """Say whether there is a marked block, as in the text of a mail that was copied into a file."""
    return b"BEGIN PBEM ORDERS" in data


def split_mailbox(data: bytes) -> Iterator[bytes]:
    """Return the mails of a mailbox file (mbox), at most 10,000; a single mail is itself."""
    if not data.startswith(b"From "):
        yield data
        return
    at = 0
    for number, gap in enumerate(re.finditer(_BETWEEN, data)):
        if number == MOST_MAILS:
            return
        yield data[at : gap.end()]
        at = gap.end()
    yield data[at:]


# ── what a mail may hold that nobody opens here, with what helps its sender ───────────────────────

_UNREAD = (
    "a word processor document ({}) is not read; write the orders into the text of the mail, or "
    "attach them as a plain text file (.toml or .txt)"
)
_BY_END = {
    "winmail.dat": "Outlook wrapped the files in winmail.dat; send the mail as plain text",
    ".zip": "a zip archive was not opened; attach the file itself",
    ".gz": "a gzip archive was not opened; attach the file itself",
    **{f".{end}": _UNREAD.format(end) for end in ("docx", "doc", "odt", "rtf", "pdf")},
}
_BY_TYPE = {
    "application/ms-tnef": _BY_END["winmail.dat"],
    "application/zip": _BY_END[".zip"],
    "application/x-zip-compressed": _BY_END[".zip"],
    "application/gzip": _BY_END[".gz"],
    "application/pkcs7-mime": "the mail is encrypted or sealed (S/MIME); send it without that",
    "multipart/encrypted": "the mail is encrypted; send it without that",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": _BY_END[".docx"],
    "application/msword": _BY_END[".doc"],
    "application/vnd.oasis.opendocument.text": _BY_END[".odt"],
    "application/rtf": _BY_END[".rtf"],
    "text/rtf": _BY_END[".rtf"],
    "application/pdf": _BY_END[".pdf"],
}


def unopened(type_: str, name: str = "") -> str:
    """Say what helps where a part with such a type or name is not opened; "" for any other."""
    by_end = (said for end, said in _BY_END.items() if name.lower().endswith(end)) if name else iter(())
    return next(by_end, "") or _BY_TYPE.get(type_, "")
