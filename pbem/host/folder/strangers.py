"""
Who wrote to a host without playing there, for the daily word to the game masters.

    spool/strangers.json    the day, and by the digest of the mail a line for each; how many more there were
"""

import json
from contextlib import suppress
from typing import Any

from pbem.host.folder.host_folder import HostFolder
from pbem.local import files

MOST_LINES = 20
_NAME = "strangers.json"


def note_stranger(host: HostFolder, day: str, digest: str, line: str) -> None:
    """Note that a stranger wrote on a day (YYYY-MM-DD); the same mail counts once, and few lines are kept."""
    known = _read(host) or {"day": day, "lines": {}, "more": 0}
    if digest in known["lines"]:
        return
    if len(known["lines"]) < MOST_LINES:
        known["lines"][digest] = line
    else:
        known["more"] += 1
    files.replace(host.spool(_NAME), json.dumps(known, sort_keys=True).encode())


def strangers_before(host: HostFolder, day: str) -> tuple[list[str], int]:
    """Return what was noted on an earlier day, a line for each mail, and how many more there were."""
    known = _read(host)
    return (list(known["lines"].values()), known["more"]) if known and known["day"] < day else ([], 0)


def forget_strangers(host: HostFolder) -> None:
    """Forget what was noted: it was told."""
    files.remove(host.spool(_NAME))


def _read(host: HostFolder) -> dict[str, Any] | None:
    path = host.spool(_NAME)
    with suppress(ValueError, KeyError, TypeError, AttributeError):
        if files.exists(path):
            said = json.loads(files.read(path, files.ORDERS_LIMIT))
            return {"day": str(said["day"]), "lines": dict(said["lines"]), "more": int(said["more"])}
    return None
