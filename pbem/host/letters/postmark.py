"""
What stands on every letter of a host: addresses, subject, Message-ID, and the marks of a robot.

Nothing from a mail gets into a header but by `one_line`, and an id only if it looks like one. The same
letter gives the same bytes; its Message-ID follows from its digest, so that a copy is seen as one.
"""

import re
from email.header import Header
from email.utils import format_datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Literal, NamedTuple

from pbem.mail.draft import Attachment, Draft, address, one_line, write_draft

if TYPE_CHECKING:
    from datetime import datetime  # noqa: TID251 - a value; nobody asks the clock

    from pbem.host.settings import Settings

MOST_REFERENCES = 9

_ID = re.compile(r"<[!-;=?A-~]{1,200}@[!-;=?A-~]{1,200}>")
_WORD = re.compile(r"[A-Za-z0-9._-]{1,120}")

Why = Literal["auto-replied", "auto-generated"]


class Answered(NamedTuple):
    """The mail that is answered: its Message-ID and References, as far as they are good."""

    message_id: str = ""
    references: tuple[str, ...] = ()


class Letter(NamedTuple):
    """
    A letter to one person. `digest` names it for ever; `kind` is a short word for the Message-ID.

    `game` is the name of the game's folder, "" where it is about none.
    """

    to: str
    subject: str
    text: str
    digest: str
    kind: str = "ack"
    game: str = ""
    answers: Answered = Answered()
    attachments: tuple[Attachment, ...] = ()


def answered(message_id: str, references: str) -> Answered:
    """Take ids out of the headers of a mail; whatever does not look like an id is left out."""
    found = _ID.findall(message_id[:1000])
    known = _ID.findall(references[-4000:])
    return Answered(found[0] if found else "", tuple(known[-MOST_REFERENCES:]))


def message_id(kind: str, digest: str, domain: str) -> str:
    """Return the Message-ID of a letter: the same for the same letter."""
    own = _word(digest)
    return f"<{own if own.startswith(kind) else f'{_word(kind)}.{own}'}@{domain}>"


def thread_id(game: str, domain: str) -> str:
    """Return the id to which all letters of a game refer, so that mail programs keep them together."""
    return f"<thread.{_word(game)}@{domain}>"


def stamp(letter: Letter, settings: "Settings", now: "datetime") -> bytes:
    """Return the bytes of a letter (CRLF), ready to be queued. Raises InputError."""
    draft = Draft((address(letter.to),), letter.subject, letter.text, letter.attachments)
    why: Why = "auto-replied" if letter.answers.message_id else "auto-generated"
    rows = [
        f"From: {_called(settings.name)}<{address(settings.address)}>",
        f"Date: {format_datetime(now)}",
        f"Message-ID: {message_id(letter.kind, letter.digest, settings.message_domain)}",
        *_threaded(letter, settings),
        f"Reply-To: {settings.address}",
        f"Auto-Submitted: {why}",
        "X-Auto-Response-Suppress: All",
        "Precedence: bulk",
        f"X-Loop: {settings.address}",
        *([f"X-PBEM-Game: {_word(letter.game)}"] if letter.game else []),
    ]
    # Written by hand: the library would fold and code an id that is longer than a row.
    return "".join(f"{row}\r\n" for row in rows).encode("ascii") + write_draft(draft, unsent=False)


def _threaded(letter: Letter, settings: "Settings") -> list[str]:
    thread = [thread_id(letter.game, settings.message_domain)] if letter.game else []
    own = [letter.answers.message_id] if letter.answers.message_id else []
    ids = list(dict.fromkeys([*thread, *letter.answers.references, *own]))
    if not ids:
        return []
    kept = [*ids[:1], *ids[1:][-MOST_REFERENCES:]]
    return [*(f"In-Reply-To: {one}" for one in own), "References: " + "\r\n ".join(kept)]


def _called(name: str) -> str:
    """Return a name to stand before an address, coded where it is not plain."""
    plain = one_line(name, 60).replace("\\", "").replace('"', "")
    if not plain:
        return ""
    if plain.isascii():
        return f'"{plain}" '
    return f"{Header(plain, 'utf-8', maxlinelen=900).encode()} "


def _word(text: str) -> str:
    if not _WORD.fullmatch(text):
        raise ValueError(f"{text!a} cannot stand in a Message-ID")
    return text


def digest_of(kind: str, *parts: str) -> str:
    """Return a digest that says what a letter is: readable where its parts are short and plain."""
    plain = ".".join((kind, *parts))
    if len(plain) <= 100 and _WORD.fullmatch(plain):
        return plain
    return f"{kind}-{sha256(chr(0).join(parts).encode()).hexdigest()[:32]}"
