"""Files that are not what a command wants: what they look like, and what to do then."""

import re

from pbem.cli.console import format_command
from pbem.mail.file_kind import looks_like_mail, paper_kind

_GAME = rb'format =(3D)? "pbem-game/'
# The first two rows of a report.
_REPORT = rb"[^\n]*  record \d+\r?\n-{60}"
# A quoted row, a row end and an equals sign as quoted-printable has them, a carriage return alone.
_MAILED = rb"(?m)^> ?\S|=\r?$|=3D|\r(?!\n)"
_LONG = 100
"""A signature alone takes a row so long; where there is none, the rows were wrapped."""
_SENT = (
    "mail programs change the rows of a text; have the file sent as an attachment, and save that"
)


def tell_misfit(path: str, data: bytes) -> str:
    """Say what stands in the place of a game file that cannot be read; "" where that is unclear."""
    if re.match(_REPORT, data):
        return "it is a report, which proves nothing; its game file has the same name with .toml"
    if looks_like_mail(data):
        return f"it is a mail, and this finds what is in it: {format_command('read', path)}"
    if kind := paper_kind(data):
        return f"it holds {kind}"
    if re.search(_GAME, data):
        changed = re.search(_MAILED, data) or max(map(len, data.splitlines())) < _LONG
        return _SENT if changed else ""
    return "where orders are given too, the game file is named first, then the orders"
