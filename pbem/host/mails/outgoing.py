"""
A mail of the host: to whom it goes and what its header says, Message-ID and marks of a program included.

Nothing from a received mail gets into a header except through `one_line`, and an id only if it looks
like one. The same mail gives the same bytes; its Message-ID follows from its digest, so that a copy is
recognised as one.
"""

import re
from collections.abc import Iterable, Sequence
from datetime import datetime
from email.header import Header
from email.utils import format_datetime
from hashlib import sha256
from itertools import groupby, pairwise

from pbem.engine.text.wrapping import columns
from pbem.host.settings import HostSettings
from pbem.mail.draft import Attachment, Draft, address, one_line, write_draft
from pbem.mail.letter import PAGE, WIDTH, Block, Letter, as_html, as_text, safe
from pbem.mail.mail_header import NOTHING_ANSWERED, AnsweredMail, thread_lines
from pbem.record import value

_WORD = re.compile(r"[A-Za-z0-9._-]{1,120}")


@value
class OutgoingMail:
    """
    A mail to one person. `digest` names it for ever; `kind` is a short word for the Message-ID.

    `game` is the name of the game's folder, "" if it is about none. A `text` that is no letter is laid out for narrow
    screens as it is.
    """

    to: str
    subject: str
    text: str | Letter
    digest: str
    kind: str = "ack"
    game: str = ""
    answers: AnsweredMail = NOTHING_ANSWERED
    attachments: tuple[Attachment, ...] = ()


def letter_mail(
    to: str,
    subject: str,
    blocks: Iterable[Block],
    digest: str,
    kind: str,
    game: str = "",
    answers: AnsweredMail = NOTHING_ANSWERED,
    attached: tuple[Attachment, ...] = (),
) -> OutgoingMail:
    """Return a mail that is about no turn."""
    return OutgoingMail(to, f"[pbem] {subject}", Letter(tuple(blocks)), digest, kind, game, answers, attached)


def subject_of(game: str, about: str) -> str:
    """Return the subject of a mail about a game of this name."""
    return f"[pbem {one_line(game, 60)}] {about}"


def message_id(kind: str, digest: str, domain: str) -> str:
    """Return the Message-ID of a mail: the same for the same mail."""
    own = _word(digest)
    return f"<{own if own.startswith(kind) else f'{_word(kind)}.{own}'}@{domain}>"


def thread_id(game: str, domain: str) -> str:
    """Return the id that all mails of a game refer to, so that mail programs keep them together."""
    return f"<thread.{_word(game)}@{domain}>"


def write_mail(mail: OutgoingMail, settings: HostSettings, now: datetime) -> bytes:
    """Return the bytes of a mail (CRLF), ready to be queued. Raises InputError for a bad address."""
    said, title = mail.text, mail.subject
    text, html = (as_text(said), as_html(said, title)) if isinstance(said, Letter) else (said, lay_out(said, title))
    draft = Draft((address(mail.to),), mail.subject, text, mail.attachments, html)
    why = "auto-replied" if mail.answers.message_id else "auto-generated"
    thread = [thread_id(mail.game, settings.message_domain)] if mail.game else []
    lines = [
        f"From: {_display_name(settings.name)}<{address(settings.address)}>",
        f"Date: {format_datetime(now)}",
        f"Message-ID: {message_id(mail.kind, mail.digest, settings.message_domain)}",
        *thread_lines(mail.answers, thread),
        f"Reply-To: {settings.address}",
        f"Auto-Submitted: {why}",
        "X-Auto-Response-Suppress: All",
        "Precedence: bulk",
        f"X-Loop: {settings.address}",
        *([f"X-PBEM-Game: {_word(mail.game)}"] if mail.game else []),
    ]
    # Written by hand: the library would fold and encode an id that is longer than a line.
    return write_draft(draft, unsent=False, above=lines)


def _display_name(name: str) -> str:
    """Return a name to put before an address, encoded if it is not plain."""
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


def ack_digest(*parts: str) -> str:
    """Return the digest of an answer to a mail that said this."""
    return f"ack-{sha256(chr(0).join(parts).encode('utf-8', 'replace')).hexdigest()[:32]}"


def digest_of(kind: str, *parts: str) -> str:
    """Return a digest that says what a mail is: readable if its parts are short and plain."""
    plain = ".".join((kind, *parts))
    if len(plain) <= 100 and _WORD.fullmatch(plain):
        return plain
    return f"{kind}-{sha256(chr(0).join(parts).encode()).hexdigest()[:32]}"


def mark_of(address: str) -> str:
    """Return what stands for an address in the name of a mail or a file: 16 hex digits, of all its spellings the same."""
    return sha256(address.casefold().encode("utf-8", "replace")).hexdigest()[:16]


# ── a plain text as a page ────────────────────────────────────────────────────────────────────────

_FLOWING = "margin:0;font:inherit;white-space:pre-wrap"
_CODE = "font:13px/1.35 monospace"
_QUOTED, _CARETS = re.compile(r" *\d* \| "), re.compile(r" *\|[ ]+\^+")
"""A line of orders that is quoted with its number, and what is wrong in it, marked below."""
_VERDICT = re.compile(r"^[A-Z]{3,}(?: [A-Z]+)*:")
_DEEPER = 8
"""A line that goes on stands at most so much deeper than the one that it goes on from."""


def lay_out(text: str, title: str) -> str:
    """
    Return a plain text as an HTML document that a narrow screen breaks once, where it is full.

    Lines that were broken are joined; parts with indented or quoted lines stay rows. What a reply
    quotes has the lines and empty lines of the text, since all of it is preformatted.
    """
    parts = "\n\n".join(map(_part, text.strip("\n").split("\n\n")))
    return PAGE.format(title=safe(title), body=f'<pre style="{_FLOWING}">{parts}</pre>')


def _part(part: str) -> str:
    groups = groupby(_rejoin_lines(part.split("\n")), _is_row)
    told = "\n".join(_code(lines) if rows else "\n".join(map(safe, lines)) for rows, lines in groups)
    return _VERDICT.sub(r"<b>\g<0></b>", told)


def _is_row(line: str) -> bool:
    """Say whether a line of a plain text stays as it is: an indented one, or one that is quoted."""
    return line.startswith((" ", ">"))


def _code(lines: Iterable[str]) -> str:
    rows: list[str] = []
    above = ""
    for line in lines:
        if _CARETS.fullmatch(line) and len(above) >= len(line) == columns(line) and columns(above) == len(above):
            rows[-1] = _underlined(above, line.index("^"), len(line))
        else:
            rows.append(safe(line))
        above = line
    told = "\n".join(rows)
    return f'<code style="{_CODE}">{told}</code>'


def _underlined(line: str, start: int, end: int) -> str:
    """Mark in the line itself what carets below it point at: where it is broken they would point at something else."""
    return f"{safe(line[:start])}<u>{safe(line[start:end])}</u>{safe(line[end:])}"


def _rejoin_lines(lines: Sequence[str]) -> list[str]:
    """Join lines that were broken because they were full; the second one may stand a little deeper."""
    joined = [lines[0]]
    for above, line in pairwise(lines):
        words = line.lstrip(" ")
        deeper = 0 < len(line) - len(words) - (len(joined[-1]) - len(joined[-1].lstrip(" "))) <= _DEEPER
        folds = not _is_row(line) or (deeper and not joined[-1].startswith(">") and not _QUOTED.match(line))
        if folds and len(above) + 1 + len(words.partition(" ")[0]) > WIDTH:
            joined[-1] += f" {words}"
        else:
            joined.append(line)
    return joined
