"""
Games that were opened by mail and wait for players, and what somebody asked for who is still to say yes.

    spool/waiting/NAME.json    a game: what is played, and who is in
    spool/waiting/NAME.toml    with keys: the invitation, and who has answered it (`invitations`)
    spool/waiting/NAME.0.toml  record 0, where a player begins (`first_record`)
    spool/asked/WHO.json       the last thing that an address asked for, until its yes

The caller holds the spool.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from hashlib import sha256
from typing import Any

import attrs

from pbem.engine.modes.modes import MODES
from pbem.errors import ContentError
from pbem.host.folder.host_folder import HostFolder
from pbem.local import files
from pbem.local.settings import structure
from pbem.record import value

WAITING, ASKED = "waiting", "asked"
OPEN = "open"


@value
class Guest:
    """Somebody who waits for a game to begin: the address, the id of the seat, and the name."""

    address: str
    id: str
    name: str


@value
class WaitingGame:
    """
    A game that waits for players: what will be played, by how many, and who is in, the one who opened it first.

    `rules` is the name of the rule set, `board` the id of a map, "" for its usual one; `since` a date.
    """

    name: str
    rules: str
    seats: int
    since: str
    mode: str = OPEN
    options: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()
    board: str = ""
    guests: tuple[Guest, ...] = ()

    @property
    def free(self) -> int:
        """How many seats are free."""
        return self.seats - len(self.guests)

    @property
    def keyed(self) -> bool:
        """Whether all join with keys of their own."""
        return MODES[self.mode].joined

    @property
    def addresses(self) -> Mapping[str, str]:
        """The address of each seat."""
        return {guest.id: guest.address for guest in self.guests}

    def guest_at(self, address: str) -> Guest | None:
        """Return the guest with this address."""
        return next((one for one in self.guests if one.address.casefold() == address.casefold()), None)

    def without(self, address: str) -> "WaitingGame":
        """Return the game without somebody."""
        left = tuple(one for one in self.guests if one.address.casefold() != address.casefold())
        return attrs.evolve(self, guests=left)


def waiting_games(host: HostFolder) -> Iterator[WaitingGame]:
    """Return the games that wait, by name; one whose file is damaged is left out."""
    for name in files.listing(host.spool(WAITING)):
        if name.endswith(".json") and not name.startswith("."):
            with suppress(ContentError, ValueError, RecursionError):
                path = host.spool(WAITING, name)
                yield structure(WaitingGame, json.loads(files.read(path, files.ORDERS_LIMIT)), path)


def keep_waiting(host: HostFolder, game: WaitingGame) -> None:
    """Write a waiting game down; one that nobody waits for any more is forgotten."""
    files.make_folder(host.spool(WAITING), private=True)
    if game.guests:
        files.replace(host.spool(WAITING, f"{game.name}.json"), _json(attrs.asdict(game)))
    else:
        forget_waiting(host, game.name)


def forget_waiting(host: HostFolder, name: str) -> None:
    """Forget a waiting game: it has begun, or nobody waits for it."""
    for path in paths_of(host, name):
        files.remove(path)


def paths_of(host: HostFolder, name: str) -> tuple[str, ...]:
    """Return the paths of what may lie there about a waiting game, the game itself last."""
    return start_path(host, name), record_path(host, name), host.spool(WAITING, f"{name}.json")


def start_path(host: HostFolder, name: str) -> str:
    """Return the path of the start file of a waiting game with keys."""
    return host.spool(WAITING, f"{name}.toml")


def record_path(host: HostFolder, name: str) -> str:
    """Return the path of record 0 of a waiting game that a player began."""
    return host.spool(WAITING, f"{name}.0.toml")


# ── until somebody says yes ──────────────────────────────────────────────────────────────────────


@value
class DeskQuestion:
    """What an address asked for last: the line, the code of the yes to it, and how many of its questions are `done`."""

    line: str = ""
    code: str = ""
    done: int = 0
    is_open: bool = False


def keep_asked(host: HostFolder, address: str, question: DeskQuestion) -> None:
    """Keep what an address asks for, instead of what it asked for before."""
    files.make_folder(host.spool(ASKED), private=True)
    files.replace(_asked_path(host, address), _json(attrs.asdict(question)))


def asked_before(host: HostFolder, address: str) -> DeskQuestion:
    """Return what an address asked for last."""
    path = _asked_path(host, address)
    if files.exists(path):
        with suppress(ValueError, TypeError):
            return DeskQuestion(**json.loads(files.read(path, files.KEY_LIMIT)))
    return DeskQuestion()


def _asked_path(host: HostFolder, address: str) -> str:
    return host.spool(ASKED, f"{sha256(address.casefold().encode()).hexdigest()[:32]}.json")


def _json(data: Any) -> bytes:
    return (json.dumps(data, sort_keys=True, ensure_ascii=True) + "\n").encode()
