"""
What players ask of the host beside orders: letters passed on, absences noted.

Whoever calls holds the lock of the game, and has found out for whom the mail may speak: by a registered
address, or by orders in it whose signature holds. Robots are not served. Every call may be repeated.
"""

import os
from collections.abc import Sequence
from datetime import timedelta
from hashlib import sha256
from typing import Any

import tomli_w

from pbem.errors import InputError
from pbem.host.deadlines import keeping
from pbem.host.deadlines.calendar import write_moment
from pbem.host.games.absences import Asked, note_absence, seats_meant, take_back
from pbem.host.games.notices import MESSAGE
from pbem.host.games.shelf import Opened
from pbem.host.letters import telling
from pbem.host.letters.message import Passed, address_message, format_face, message_text, rows
from pbem.host.letters.postmark import Letter, digest_of
from pbem.host.letters.wishes import Absence, Message, Return, Wishes, format_beginning
from pbem.host.post import outbox
from pbem.local import files
from pbem.mail.draft import one_line

_DAY = timedelta(days=1)
_STAMP = "%Y%m%dT%H%M%SZ"


def take_wishes(asked: Asked, wishes: Wishes) -> tuple[str, ...]:
    """
    Do what a mail asks for, and return sentences for the receipt.

    Raises LogError, UnavailableError, StoppedError.
    """
    told = [*wishes.troubles]
    # Taken back first: so one mail puts right what was announced wrongly.
    for back in wishes.returns:
        told += _take_return(asked, back)
    for absence in wishes.absences:
        told += _take_absence(asked, absence)
    several = len(wishes.messages) + len(wishes.troubles) > 1
    for message in wishes.messages:
        told.append(_take_message(asked, message, several=several))
    return tuple(told)


# ── absences ─────────────────────────────────────────────────────────────────────────────────────


def _take_absence(asked: Asked, absence: Absence) -> list[str]:
    seats = seats_meant(asked, absence.player)
    if not seats:
        return [_not_seated(absence.player)]
    return [note_absence(asked, seat, absence, by=seat) for seat in seats]


def _take_return(asked: Asked, back: Return) -> list[str]:
    seats = seats_meant(asked, back.player)
    if not seats:
        return [_not_seated(back.player)]
    return [take_back(asked, seat) for seat in seats]


def _not_seated(player: str) -> str:
    return f"you do not sit as {player[:40]!a} in this game"


# ── letters ──────────────────────────────────────────────────────────────────────────────────────


def _take_message(asked: Asked, message: Message, *, several: bool) -> str:
    """Pass a letter on; say what came of it, and of which, where a mail holds several."""
    which = f"the message {format_beginning(message)}"
    hosting, genesis = asked.opened.folder.hosting(), asked.opened.game.file.genesis
    try:
        passed = address_message(hosting, genesis, asked.seats, message, signed=asked.signed)
    except InputError as error:
        return f"{which} was not passed on: {error}"
    archive = asked.opened.folder.inside("messages")
    known = [name for name in files.listing(archive) if f"-{passed.writer}-" in name]
    since = (asked.now - _DAY).strftime(_STAMP)
    lately = [name for name in known if name.partition("-")[0] > since]
    again = any(passed.content in name for name in known)
    if not again and len(lately) >= hosting.messages.per_day:
        return (
            f"{hosting.messages.per_day} messages of yours were passed on within a day; {which} "
            "was not"
        )
    return pass_on(asked, passed, which if several else "your message")


def pass_on(asked: Asked, passed: Passed, which: str = "your message") -> str:
    """Keep a letter in the archive, note it, and queue it for its readers; return a sentence."""
    opened, now = asked.opened, asked.now
    genesis, allowed = opened.game.file.genesis, opened.folder.hosting().messages.allowed
    _note_message(asked, passed, _archived(asked, passed), allowed)
    reached: list[str] = []
    unreached: list[str] = []
    for reader in passed.to:
        digest = digest_of("message", opened.folder.name, passed.content, reader)
        if outbox.is_queued(asked.house, digest):
            reached.append(reader)
            continue
        subject = f"[pbem {one_line(genesis.name, 60)}] {_from(passed, opened)}"
        letter = Letter("", subject, message_text(genesis, passed, reader, allowed), digest,
                        "message", opened.folder.name)  # fmt: skip
        done = telling.write(asked.house, opened, reader, letter, now)
        (reached if done else unreached).append(reader)
    told = [f"{which} went to {_spelled(opened, reached)}"] if reached else []
    told += [f"there is no address of {_spelled(opened, unreached)}"] if unreached else []
    return "; ".join(told)


def _archived(asked: Asked, passed: Passed) -> bytes:
    """Keep a letter; return what is kept. The same letter is kept once."""
    folder = asked.opened.folder.inside("messages")
    files.make_folder(folder, private=True)
    for name in files.listing(folder):
        if name.endswith(f"-{passed.writer}-{passed.content}.toml"):
            return files.read(os.path.join(folder, name), files.KEY_LIMIT)
    data = {
        "at": write_moment(asked.now), "from": passed.writer, "to": list(passed.to),
        "signed": passed.signed, "mail": asked.digest, "text": "\n".join(rows(passed.text)),
    }  # fmt: skip
    text = tomli_w.dumps(data, multiline_strings=False).encode()
    name = f"{asked.now.strftime(_STAMP)}-{passed.writer}-{passed.content}.toml"
    files.write_new(os.path.join(folder, name), text, private=True)
    return text


def _note_message(asked: Asked, passed: Passed, kept: bytes, allowed: str) -> None:
    """Note a letter by its hash; who wrote to whom is told where letters are open."""
    book, mark = keeping.logbook(asked.opened), sha256(kept).hexdigest()
    if any(notice.data.get("hash") == mark for notice in book.log.of(MESSAGE)):
        return
    data: dict[str, Any] = {"hash": mark}
    text = "A message was passed on."
    if allowed == "open":
        data |= {"from": passed.writer, "to": list(passed.to)}
        text = f"{_face(asked.opened, passed.writer)} wrote to {_spelled(asked.opened, passed.to)}."
    book.append(MESSAGE, text, asked.now, data=data)


def _from(passed: Passed, opened: Opened) -> str:
    return f"a message from {format_face(opened.game.file.genesis, passed.writer)}"


def _spelled(opened: Opened, readers: Sequence[str]) -> str:
    return " and ".join(_face(opened, reader) for reader in readers)


def _face(opened: Opened, seat: str) -> str:
    return format_face(opened.game.file.genesis, seat)
