"""
A player's yes to orders that had to be repaired: found in the text of a reply, never in an echo.

The receipt holds the code, but no row that says yes; so a robot that sends it back confirms nothing.
"""

import re

from pbem.mail import html_text
from pbem.mail.parts import ParsedMail
from pbem.mail.unquote import BLANKS, quote_level

_CODE = re.compile(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b")
_YES = frozenset({"yes", "y", "ja", "oui", "si", "sí", "ok", "okay", "confirm", "confirmed"})
_WORD = re.compile(r"[^\W\d_]+")
_BELOW = ("-----original", "________", "from:", "begin forwarded", "on ", "am ", "le ")
MOST_ROWS = 2000


def confirmed_codes(letter: ParsedMail) -> tuple[str, ...]:
    """Return the codes to which a mail says yes; none if its first own row does not say so."""
    for text in _texts(letter):
        rows = text.split("\n")[:MOST_ROWS]
        said = _first_own_row(rows)
        word = _WORD.match(said.lower())
        if not word or word[0] not in _YES:
            continue
        codes = _codes(said) or _codes("\n".join(rows))
        if len(codes) == 1:
            return codes
    return ()


def _codes(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_CODE.findall(text.upper())))


def _first_own_row(rows: list[str]) -> str:
    for row in rows:
        own = row.strip(BLANKS + "*")
        if quote_level(row) or own.lower().startswith(_BELOW):
            return ""
        if own:
            return own
    return ""


def _texts(letter: ParsedMail) -> list[str]:
    plain = [part.text for part in letter.parts if part.type == "text/plain" and not part.attached]
    if plain:
        return plain
    return [html_text.plain(part.text) for part in letter.parts if part.type == "text/html"]
