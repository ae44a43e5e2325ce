"""
What people type into a mail: requests (`requests`) as lines of their own, and a player's yes to a code.

A block begins with a line like [absence]; it ends with an empty line, or where something else begins.

Rule 1. Quoted lines are no requests: an answer does not repeat what it answers.
Rule 2. Nothing raises; about what cannot be read there is a sentence for the receipt.
Rule 3. A receipt holds a code, but no line that says yes; so a program that sends it back confirms
        nothing.
"""

import re
import tomllib
from collections.abc import Sequence
from typing import Any

from pbem.engine.short.speech import SALUTATIONS
from pbem.engine.text.table_talk import MOST_TEXT, STRAIGHT
from pbem.mail.lines import MOST_ATTACHED, MailLine, OwnText, is_typed_file, lay_lines, own_text
from pbem.mail.parts import ParsedMail
from pbem.mail.plain_text import BLANKS, lower_bytes
from pbem.mail.requests import (
    ABSENCE,
    CODE,
    FIELDS,
    KEYS,
    MESSAGE,
    MOST_REQUESTS,
    NOTHING_ASKED,
    STANDBY,
    Requests,
    read_request,
    trouble,
)
from pbem.record import value

MOST_LINES = 5000
MOST_CHARACTERS = 256 * 1024
MOST_ANSWER_LINES = 2000

_HEADS = {
    "[[message]]": MESSAGE,
    "[message]": MESSAGE,
    "[absence]": ABSENCE,
    "[[absence]]": ABSENCE,
    "[standby]": STANDBY,
}
_QUOTES = ('"""', "'''")
_BELOW = (
    "{} in or below an older mail that your mail quotes was not read; if you wrote it, put it at the top of your mail"
)
_YES = ("true", "yes")

_HOST = "host"
_YES_WORDS = frozenset({"yes", "y", "ja", "oui", "si", "sí", "ok", "okay", "confirm", "confirmed"})
_NO_WORDS = frozenset({"no", "not", "don", "never", "nein", "nicht", "kein", "non", "pas", "wrong"})
_WORD = re.compile(r"[^\W\d_]+")


def requests_in_mail(mail: ParsedMail) -> Requests:
    """Find the requests in a mail: in what its author wrote, and in small attachments that are no texts of theirs."""
    own = own_text(mail)
    found = _requests_among(own.lines) + _requests_below(own.lines) if _may_hold(own.whole) else NOTHING_ASKED
    for part in mail.parts:
        if part.attached and not part.is_html and not is_typed_file(part) and len(part.data) <= MOST_ATTACHED:
            found += requests_in_text(part.whole_lines)
    return found


def requests_in_text(text: str) -> Requests:
    """Find the requests in a text with LF line ends."""
    return _requests_among(lay_lines(text))


def _requests_among(lines: Sequence[MailLine]) -> Requests:
    return take_requests("\n".join(line.text if line.place != "older" else "" for line in lines))[0]


def _requests_below(lines: Sequence[MailLine]) -> Requests:
    """Tell of what looks like a request in an older mail: its author may have typed it there."""
    heads = (_bare(line.text).lower() for line in lines if line.place == "older" and not line.level)
    head = next((head for head in heads if head in _HEADS), "")
    return trouble(_BELOW.format(head)) if head else NOTHING_ASKED


def _may_hold(text: str) -> bool:
    lower = lower_bytes(text)
    return any(word.encode() in lower for word in KEYS)


def take_requests(text: str) -> tuple[Requests, str]:
    """Return the requests in a text, and the text with an empty line for each of their lines."""
    found = NOTHING_ASKED
    if not _may_hold(text):
        return found, text
    lines = text.split("\n")
    rest = [*lines]
    at = count = 0
    near = lines[:MOST_LINES] if len(text) <= MOST_CHARACTERS else text[:MOST_CHARACTERS].split("\n")[:MOST_LINES]
    while at < len(near) and count < 2 * MOST_REQUESTS:
        start, kind = at, _HEADS.get(_bare(near[at]).lower())
        at += 1
        if kind:
            taken, at = _fields(kind, near, at)
            found += _read_table(kind, taken)
            rest[start:at] = [""] * (at - start)
            count += 1
    return found, "\n".join(rest)


def _fields(kind: str, lines: Sequence[str], at: int) -> tuple[list[str], int]:
    """Take the lines of one block; return them, and where the next line is."""
    taken: list[str] = []
    while at < len(lines):
        key, is_, value = _bare(lines[at]).partition("=")
        if not is_ or key.strip().lower() not in FIELDS[kind]:
            break
        end = _end_of_value(value.strip(), lines, at)
        gap = "\n" if value.strip().startswith(_QUOTES) else " "
        more = [line.translate(STRAIGHT).rstrip() for line in lines[at + 1 : end]]
        taken.append(gap.join([_field(key.strip().lower(), value.strip()), *more]))
        at = end
    return taken, at


def _field(key: str, value: str) -> str:
    """Write a field as TOML; "none = yes" says the same as "none = true"."""
    said = key == "none" and value.strip('"').lower() in _YES
    return f"{key} = {'true' if said else value}"


def _end_of_value(value: str, lines: Sequence[str], at: int) -> int:
    """Return where the line after a value is; mail programs may have broken it over several lines."""
    quote = next((mark for mark in _QUOTES if value.startswith(mark)), "")
    if quote:
        closed = quote in value[len(quote) :]
    else:
        quote = '"' if value.startswith('"') else ""
        closed = not quote or value.replace('\\"', "").count(quote) % 2 == 0
    end = at + 1
    while not closed and end < len(lines):
        line = _bare(lines[end])
        if not line and quote == '"':
            break
        closed = quote in line.replace('\\"', "")
        end += 1
    return end


def _bare(line: str) -> str:
    return line.translate(STRAIGHT).strip(" \t\ufeff\u200b")


def _read_table(kind: str, lines: Sequence[str]) -> Requests:
    for readable in (lines, [_with_quotes(line) for line in lines]):
        try:
            table: Any = tomllib.loads("\n".join(readable))
        except (ValueError, RecursionError):
            continue
        return read_request(kind, table)
    return trouble(f"[{kind}] in your mail cannot be read; write {_how_to_write(kind, lines)}")


def _with_quotes(line: str) -> str:
    """Escape the quotation marks inside a text whose ends are clear: text = "He said "no"."."""
    key, _, value = line.partition(" = ")
    inner = value[1:-1]
    if key != "text" or value != f'"{inner}"' or inner.startswith('"'):
        return line
    escaped = inner.replace('\\"', '"').replace('"', '\\"')
    return f'{key} = "{escaped}"'


def _how_to_write(kind: str, lines: Sequence[str]) -> str:
    if kind == ABSENCE:
        return "the days as in from = 2026-12-24, or none = true"
    line = next((line for line in lines if line.startswith("text")), "")
    if len(line) <= MOST_TEXT:
        # The line itself shows which of several messages is meant.
        return "each value in double quotes" + (f"; it says {line[:60]}" if line else "")
    return (
        f"three quotation marks before and after a long text, of {MOST_TEXT} characters at most; "
        f"yours has {len(line)}, and its end was not found"
    )


# ── a yes ────────────────────────────────────────────────────────────────────────────────────────


@value
class Yes:
    """The code that a mail says yes to, or those among which a mere yes does not choose."""

    code: str = ""
    unclear: tuple[str, ...] = ()

    @property
    def said(self) -> bool:
        """Whether the mail says yes to anything."""
        return bool(self.code or self.unclear)


def said_yes(own: OwnText) -> Yes:
    """
    Find out what the author of a mail says yes to, above a quotation or below.

    With a code in the line a yes counts anywhere in it, without one only at its beginning.
    """
    if _YES_WORDS.isdisjoint(_WORD.findall(own.text.upper().lower())):
        return Yes()
    bare = [line.strip(BLANKS + "*") for line in own.text.split("\n")[:MOST_ANSWER_LINES] if line.strip(BLANKS + "*")]
    # Where a letter of the host is quoted without marks, only what stands above it is an answer.
    said = [line for line in bare[: 1 if own.unsure else len(bare)] if _says_yes(line)]
    if not said:
        return Yes()
    codes = _codes("\n".join(said)) or _codes(own.whole[:MOST_CHARACTERS])
    return Yes(codes[0]) if len(codes) == 1 else Yes(unclear=codes)


def codes_in(own: OwnText) -> tuple[str, ...]:
    """Return the codes that stand anywhere in a mail, also where it quotes one."""
    return _codes(own.whole[:MOST_CHARACTERS])


def _says_yes(line: str) -> bool:
    words = _WORD.findall(CODE.sub(" ", line.upper()).lower())
    if not _NO_WORDS.isdisjoint(words):
        return False
    if _codes(line):
        return not _YES_WORDS.isdisjoint(words)
    spoken = [word for word in words if word not in SALUTATIONS and word != _HOST]
    return bool(spoken) and spoken[0] in _YES_WORDS


def _codes(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(CODE.findall(text.upper())))
