"""Ids for players whose names files cannot hold as they are: "Åsa Lund" plays as aasa-lund."""

import re
import unicodedata
from collections.abc import Collection

from pbem.engine.file.genesis_reader import is_seat_id

_PLAIN_LETTERS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "ø": "oe", "å": "aa", "ł": "l"})


def plain_id(word: str, place: int) -> str:
    """Write a word in plain letters, as on a keyboard without others; `player-3` where that gives no id."""
    bare = unicodedata.normalize("NFKD", word.translate(_PLAIN_LETTERS)).encode("ascii", "ignore").decode()
    plain = re.sub("[^a-z0-9]+", "-", bare.lower()).strip("-")[:16].rstrip("-")
    return plain if is_seat_id(plain) else f"player-{place}"


def free_id(name: str, taken: Collection[str]) -> str:
    """Return an id for a name beside others: its first word if that is free, else the whole, else a number."""
    place = len(taken) + 1
    wanted = (plain_id(name.lower().partition(" ")[0], place), plain_id(name.lower(), place), f"player-{place}")
    return next((one for one in wanted if one not in taken), f"player-{place + len(taken)}")
