"""
The thread of a mail: which mail it answers, so that mail programs keep a game together.

An id gets into a header only if it looks like one. The lines are written by hand: the library would fold and encode
an id that is longer than a line.
"""

import re
from collections.abc import Sequence

from pbem.record import value

MOST_REFERENCES = 9

_ID = re.compile(r"<[!-;=?A-~]{1,200}@[!-;=?A-~]{1,200}>")


@value
class AnsweredMail:
    """The mail that is answered: its Message-ID and References, as far as they are well formed."""

    message_id: str = ""
    references: tuple[str, ...] = ()


NOTHING_ANSWERED = AnsweredMail()


def answered(message_id: str, references: str) -> AnsweredMail:
    """Take the ids out of the headers of a mail; anything that does not look like an id is left out."""
    found = _ID.findall(message_id[:1000])
    known = _ID.findall(references[-4000:])
    return AnsweredMail(found[0] if found else "", tuple(known[-MOST_REFERENCES:]))


def thread_lines(answers: AnsweredMail, thread: Sequence[str] = ()) -> list[str]:
    """Return the lines of a header (RFC 5322, 3.6.4); `thread` are ids that every mail of a game refers to."""
    own = [answers.message_id] if answers.message_id else []
    ids = list(dict.fromkeys([*thread, *answers.references, *own]))
    if not ids:
        return []
    kept = [*ids[:1], *ids[1:][-MOST_REFERENCES:]]
    return [*(f"In-Reply-To: {one}" for one in own), "References: " + "\r\n ".join(kept)]
