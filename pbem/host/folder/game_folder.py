"""
The folder of one hosted game.

    NAME-007.toml, NAME-007.txt     game files and reports
    hosting.toml                    settings of the game (`game_settings`)
    id                              the id of the game, 64 hex digits
    by-mail                         there while the game goes on, if it was opened by mail
    orders/, lists/                 what players sent (`stored_orders`)
    decisions/, deputies/           decisions that wait for signatures, registered deputies (`deputies`)
    messages/                       messages that were passed on
    command                         the last signed commands of the game master (`master_part`)
    votes/                          what players vote on beside the game (`votes`)
    rematch                         the game in which the same people play again
    in-hall, luck.json              who may be named in the hall, and the luck of a game that is over (`hall`)
    observers                       addresses of those who only look on, a line each
    observers-gone                  a mark for each time that one of them wrote stop, a line each
    log.jsonl                       the host's signed log (`log_file`)
    told                            the newest record that everybody has been mailed
    published                       the newest record whose page is published, where, and what the index says of it
    tick.json                       a look at the deadlines of this game alone (`looks`)
"""

import json
import os
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from typing import Any

from pbem.engine.text.file_names import file_name, file_number
from pbem.errors import BusyError, ContentError
from pbem.host.deadlines.address_lines import with_address, with_also
from pbem.host.deadlines.game_settings import GameSettings, read_game_settings
from pbem.host.deadlines.moments import read_moment, write_moment
from pbem.local import files, journal
from pbem.local.locks import held
from pbem.record import mutable, value

JOURNAL = ("spool", "journal")
"""What was decided and may not be in the folders of games yet, in the folder of the host (`journal`)."""
ON_SHELF = ("spool", "shelf")
"""The games at which no round looks, by their names (`shelf`)."""
KEPT_BACK = ("spool", journal.KEPT_BACK)
"""What was decided in games whose folders could not take it, by their names."""
SETTINGS = "hosting.toml"
ID = "id"
LOG = "log.jsonl"
OPENED_BY_MAIL = "by-mail"
DECISIONS, DEPUTIES, MESSAGES = "decisions", "deputies", "messages"
ANNOUNCED = "told"
OBSERVERS = "observers"
VOTES = "votes"
COMMANDS = "command"
_PUBLISHED = "published"
_LOOK = "tick.json"
_IN_HALL = "in-hall"
_GONE, _MOST_GONE = "observers-gone", 1000


@value
class OwnLook:
    """A look at one game, noted in its folder: when, and after the so-many-th look of the host at all (`looks`)."""

    at: datetime
    after: int = 0


@value
class GameFolder:
    """The folder of one hosted game. `name` is also how the names of its files begin."""

    path: str
    name: str

    @contextmanager
    def lock(self) -> Iterator[None]:
        """Hold the game: nobody else works on it meanwhile. Raises BusyError."""
        with held(os.path.join(self.path, "lock"), f"another host is working on {self.name} now"):
            with suppress(OSError):
                os.unlink(os.path.join(self.path, os.pardir, os.pardir, *ON_SHELF, self.name))
            if files.exists(os.path.join(self.path, os.pardir, os.pardir, *JOURNAL)):
                raise BusyError(
                    "a host was stopped while it wrote down what it decided; the next pbem host run goes on"
                )
            if files.exists(os.path.join(self.path, os.pardir, os.pardir, *KEPT_BACK, self.name)):
                raise BusyError(f"{self.name} waits until what was decided in it can be put into its folder")
            yield

    def inside(self, *names: str) -> str:
        """Return a path below the folder."""
        return os.path.join(self.path, *names)

    def is_hosted(self) -> bool:
        """Say whether there are settings, which make it a hosted game."""
        return files.exists(self.inside(SETTINGS))

    # ── game files ───────────────────────────────────────────────────────────────────────────────

    def file(self, index: int, ending: str) -> str:
        """Return the path of a game file (`.toml`), report (`.txt`) or other file of a record."""
        return self.inside(file_name(self.name, index, ending))

    def newest_index(self) -> int:
        """Return the number of the newest game file; -1 if there is none."""
        return max((file_number(one, self.name) for one in files.listing(self.path)), default=-1)

    def newest_path(self) -> str:
        """Return the path of the newest game file. Raises ContentError if there is none."""
        index = self.newest_index()
        if index < 0:
            raise ContentError(f"{self.path} holds no game file {file_name(self.name, 0, '.toml')}")
        return self.file(index, ".toml")

    def newest(self) -> bytes:
        """Return the bytes of the newest game file. Raises ContentError or FileError."""
        return files.read(self.newest_path(), files.GAME_LIMIT)

    def game_id(self) -> str:
        """Return the id of the game, 64 hex digits. Raises PbemError."""
        if files.exists(self.inside(ID)):
            return files.read(self.inside(ID), files.KEY_LIMIT).decode("ascii", "replace").strip()
        from pbem.engine.file.game_reader import open_game  # late: the id has a file of its own

        return open_game(self.newest()).genesis.game_id.hex()

    # ── settings ─────────────────────────────────────────────────────────────────────────────────

    def read_settings(self) -> GameSettings:
        """Read the settings of this game. Raises PbemError."""
        return read_game_settings(files.read(self.inside(SETTINGS), files.ORDERS_LIMIT))

    def change_address(self, seat: str, to: str, also: Sequence[str] = ()) -> None:
        """Write to another address for a seat from now on; of its further ones only `also` stay. Raises ContentError."""
        settings = self.read_settings()
        if (settings.players.get(seat), settings.also.get(seat, ())) != (to, tuple(also)):
            text = files.read(self.inside(SETTINGS), files.ORDERS_LIMIT).decode("utf-8-sig")
            files.replace(self.inside(SETTINGS), with_address(text, seat, to, also).encode())

    def give_seat(self, seat: str, to: str) -> None:
        """Let somebody else play a seat, who is named nowhere before they agree to it. Raises ContentError."""
        self.note_in_hall([seat], named=False)
        self.change_address(seat, to)

    def add_address(self, seat: str, more: str) -> None:
        """Believe mails for a seat from a further address, too. Raises ContentError."""
        if more.casefold() not in self.read_settings().addresses_of(seat):
            text = files.read(self.inside(SETTINGS), files.ORDERS_LIMIT).decode("utf-8-sig")
            files.replace(self.inside(SETTINGS), with_also(text, seat, more).encode())

    def observers(self) -> list[str]:
        """Return the addresses of those who only look on, in small letters."""
        return self._mark(OBSERVERS).decode().split()

    def note_observers(self, addresses: list[str]) -> None:
        """Write down who looks on from now on."""
        files.replace(self.inside(OBSERVERS), "".join(f"{one}\n" for one in addresses).encode())

    def times_gone(self, mark: str) -> int:
        """Return how often somebody of this mark looked on and wrote stop."""
        return self._mark(_GONE).decode().split().count(mark)

    def note_gone(self, mark: str) -> None:
        """Write down that somebody of this mark wrote stop."""
        marks = [*self._mark(_GONE).decode().split(), mark][-_MOST_GONE:]
        files.replace(self.inside(_GONE), "".join(f"{one}\n" for one in marks).encode())

    def in_hall(self) -> list[str]:
        """Return the seats whose players agreed to be named in the hall."""
        return self._mark(_IN_HALL).decode().split()

    def note_in_hall(self, seats: Collection[str], *, named: bool) -> None:
        """Write down that seats are named in the hall from now on, or no longer."""
        others = [seat for seat in self.in_hall() if seat not in seats]
        entered = [*others, *(seats if named else ())]
        files.replace(self.inside(_IN_HALL), "".join(f"{one}\n" for one in entered).encode())

    # ── what the host has done ───────────────────────────────────────────────────────────────────

    def announced(self) -> bytes:
        """Return which record everybody has been mailed: its number and head; empty for none."""
        return self._mark(ANNOUNCED)

    def note_announced(self, mark: bytes) -> None:
        """Write down that everybody has been mailed a record."""
        files.replace(self.inside(ANNOUNCED), mark)

    def is_published(self, folder: str) -> bool:
        """Say whether the page of the newest record is published in a folder."""
        return self._mark(_PUBLISHED).startswith(f"{self.newest_index()} {folder}\n{{".encode())

    def published(self, folder: str) -> Mapping[str, Any] | None:
        """Return what was noted as the page was published in a folder; None if it was not."""
        where, _, said = self._mark(_PUBLISHED).partition(b"\n")
        with suppress(ValueError):
            found: Mapping[str, Any] = json.loads(said)
            return found if where.partition(b" ")[2] == folder.encode() else None
        return None

    def note_published(self, index: int, folder: str, said: Mapping[str, Any]) -> None:
        """Write down that the page of a record is published in a folder, and what else is said of the game."""
        files.replace(self.inside(_PUBLISHED), f"{index} {folder}\n{json.dumps(said)}\n".encode())

    def forget_published(self) -> None:
        """Let the game be published anew."""
        files.remove(self.inside(_PUBLISHED))

    def _mark(self, name: str) -> bytes:
        path = self.inside(name)
        return files.read(path, files.KEY_LIMIT) if files.exists(path) else b""

    def has_work(self) -> bool:
        """Say whether the game may go on: its newest record is not announced, or something came."""
        index = self.newest_index()
        return (
            self.announced().split(b" ")[0] != str(index).encode()
            or files.exists(self.inside("orders", f"{index:03d}"))
            or files.exists(self.inside("lists", f"{index:03d}"))
        )

    def own_look(self) -> OwnLook | None:
        """Return the look that is noted in this folder; None if there is none, or it is damaged."""
        with suppress(ValueError, KeyError, TypeError, AttributeError):
            said = json.loads(self._mark(_LOOK))
            return OwnLook(read_moment(said["last"]), int(said.get("after", 0)))
        return None

    def note_look(self, look: OwnLook, *, lasting: bool) -> None:
        """Write down that the host looked at the deadlines."""
        text = json.dumps({"last": write_moment(look.at), "after": look.after}) + "\n"
        files.replace(self.inside(_LOOK), text.encode(), lasting=lasting)


@mutable
class SettingsFile:
    """hosting.toml while a game is worked on: read when it is first asked for, and again once it was changed here."""

    folder: GameFolder
    known: GameSettings | None = None

    def read(self) -> GameSettings:
        """Return the settings of the game. Raises PbemError."""
        if self.known is None:
            self.known = self.folder.read_settings()
        return self.known

    def forget(self) -> None:
        """Let the file be read again, since it was changed."""
        self.known = None
