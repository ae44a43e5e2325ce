"""What the server that received a mail says about where it came from: Authentication-Results (RFC 8601)."""

import re
from email.message import Message

from pbem.record import value

METHODS = ("spf", "dkim", "dmarc")
NOT_SAID = "not said"

_COMMENT = re.compile(r"\([^()]*\)")
_RESULT = re.compile(r"(spf|dkim|dmarc)(?:/\d+)?\s*=\s*([a-z]{1,20})", re.IGNORECASE)


@value
class Verdicts:
    """`by` is the server that judged, "" for none; `results` has a word for each of METHODS."""

    by: str
    results: dict[str, str]


def read_verdicts(mail: Message) -> Verdicts:
    """
    Return what the last server on the way of a mail wrote, whose header stands first.

    A mail may have several DKIM signatures; one that passes is enough (RFC 6376, 6.1). Headers further
    down may come from anybody, so only those of the same server count.
    """
    by, found = "", dict.fromkeys(METHODS, NOT_SAID)
    for header in mail.get_all("Authentication-Results", ()):
        server, *parts = " ".join(_without_comments(str(header)).split()).split(";")
        name = server.strip().split(" ")[0]
        by = by or name
        if name != by:
            break
        for method, result in _results(parts):
            if found[method] != "pass" and (found[method] == NOT_SAID or result == "pass"):
                found[method] = result
    return Verdicts(by, found)


def _results(parts: list[str]) -> list[tuple[str, str]]:
    matches = filter(None, (_RESULT.match(part.strip()) for part in parts))
    return [(match[1].lower(), match[2].lower()) for match in matches]


def _without_comments(text: str) -> str:
    while (shorter := _COMMENT.sub("", text)) != text:
        text = shorter
    return text
