"""
What the game master is told because a program cannot mend it: a game that stands still, a mail that
nobody can read, an address that takes no letters. Once for each.
"""

import textwrap
from datetime import datetime
from hashlib import sha256

from pbem.errors import ContentError, UnavailableError
from pbem.host.house import GameFolder, House
from pbem.host.letters.postmark import Letter, digest_of
from pbem.host.post import outbox
from pbem.mail.draft import one_line


def tell_master(
    house: House, folder: GameFolder, subject: str, sentences: list[str], now: datetime
) -> bool:
    """Write to the game master of a game, if there is an address; False if that was done before."""
    to = _master(folder)
    if not to:
        return False
    text = "\n\n".join("\n".join(textwrap.wrap(one, 76)) for one in sentences)
    mark = sha256(chr(0).join((subject, *sentences)).encode()).hexdigest()[:16]
    letter = Letter(
        to, f"[pbem {folder.name}] {one_line(subject, 80)}", f"{text}\n",
        digest_of("gm", folder.name, mark), "gm", folder.name,
    )  # fmt: skip
    return outbox.post(house, letter, now)


def tell_masters(house: House, subject: str, sentences: list[str], now: datetime) -> None:
    """Write to every game master of the house, each once."""
    told: set[str] = set()
    for folder in house.games():
        if (to := _master(folder)) and to not in told:
            told.add(to)
            tell_master(house, folder, subject, sentences, now)


def tell_of_bounces(house: House, now: datetime) -> None:
    """Tell the game masters of a player whose address refused three letters, or three more."""
    for one in outbox.bounces(house):
        times = one["count"] // outbox.MOST_BOUNCES * outbox.MOST_BOUNCES
        for folder in house.games() if times else ():
            seats = _seats(folder, one["address"])
            if seats:
                what = f"The address of {' and '.join(seats)}, {one['address']}, refused {times} letters"
                ask = "Ask for another address, and put it into hosting.toml of this game."
                tell_master(house, folder, "an address takes no letters",
                            [f"{what}: {one['why']}.", ask], now)  # fmt: skip


def _master(folder: GameFolder) -> str:
    try:
        return folder.hosting().gm.address
    except (ContentError, UnavailableError):
        return ""


def _seats(folder: GameFolder, address: str) -> list[str]:
    try:
        return list(folder.hosting().seats_of(address))
    except (ContentError, UnavailableError):
        return []
