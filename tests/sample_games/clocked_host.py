"""A small host for tests: a host folder with one game, a clock that the test owns, players who write mails."""

from __future__ import annotations

import email
import email.policy
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import attrs
import pytest

from pbem.engine.file.invitation import join_document
from pbem.engine.file.succession import seated
from pbem.engine.papers.procedure import draft
from pbem.engine.text import order_file
from pbem.errors import InputError
from pbem.host.deadlines.game_settings import read_game_settings
from pbem.host.folder import game_folder, host_folder, spool
from pbem.host.folder.game_folder import LOG
from pbem.host.folder.log_file import read_file
from pbem.host.games.hosted_game import HostedGame, open_newest
from pbem.host.round import Round
from pbem.host.settings import read_settings
from pbem.local import files
from pbem.mail.draft import Attachment, Draft, write_draft
from pbem.trust.canonical import canonical, format_base64, wrap_base64
from pbem.trust.documents import JOIN_NAMESPACE
from pbem.trust.signers import DiceSigner, private_file, read_private
from sample_games.made_once import made_once
from sample_games.signing_group import Group
from sample_games.small_games import dice_key, identity

if TYPE_CHECKING:
    from collections.abc import Callable
    from email.message import EmailMessage

    from pbem.engine.play.play import Game
    from pbem.host.deadlines.host_log import Log
    from pbem.host.folder.game_folder import GameFolder
    from pbem.host.folder.host_folder import HostFolder

DoneT = TypeVar("DoneT")

KEYS = Path(__file__).parent.parent / "keys"
HOST = "games@host.test"
GM = "gm@host.test"
START = datetime(2026, 6, 1, 12, tzinfo=UTC)
MINUTES = timedelta(minutes=1)
HOURS = timedelta(hours=1)
DAYS = timedelta(days=1)
SEATS = ("anna", "ben", "cleo")
THREE_DAYS = '[deadline]\nhours = 72\noutage_hours = 8\n\n[missed]\npolicy = ["minimal"]\n'
"""Usual rules of deadlines; who misses a turn makes the least one."""
THREE_DAYS_AND_GRACE = THREE_DAYS.replace("outage_hours", "grace_hours = 2\noutage_hours", 1)
PLAYERS = "[players]\n" + "".join(f'{seat} = "{seat}@home.test"\n' for seat in SEATS)


@lru_cache(maxsize=16)
def begun(deadline: str, mode: str = "host", master: str = "", name: str = "world") -> bytes:
    """A conquest game of three that has just begun."""
    if mode == "host":
        return Group.begun(mode="host", quorum="host", deadline=deadline, master=master, name=name).data
    return Group.begun(mode=mode).data


def _takes_all(_to: str) -> None:
    """Take the mail."""


@attrs.define
class ClockedHost:
    """A host folder with the game `world`. `now` is the time; `said` is what rounds said."""

    host_folder: HostFolder
    folder: GameFolder
    now: datetime = START
    said: list[str] = attrs.Factory(list)
    server: Callable[[str], None] = _takes_all
    sent: list[bytes] = attrs.Factory(list)
    read: set[str] = attrs.Factory(set)
    mails: int = 0
    holders: dict[str, str] = attrs.Factory(dict)

    @classmethod
    def again(cls, tmp_path: Path, server: Callable[[str], None] = _takes_all) -> ClockedHost:
        """Open what `open_clocked_host` made in a folder."""
        made = host_folder.open_host(str(tmp_path / "host-folder"))
        return cls(made, made.game("world"), server=server)

    # ── time ─────────────────────────────────────────────────────────────────────────────────────

    def tick(self, now: datetime | None = None) -> list[str]:
        """Let a round happen, at a time or now."""
        self.now = now or self.now
        done = Round(self.host_folder, self.now)
        done.run(self.carry, by_the_clock=True)
        assert not done.failed, done.troubles
        said = [line.removeprefix("world: ") for line in done.lines]
        self.said += said
        return said

    def carry(self, mail: bytes, _sender: str, to: str) -> None:
        """The next server: it takes every mail, unless `server` raises something."""
        self.server(to)
        self.sent.append(mail)

    def wait(self, long: timedelta, every: timedelta = 4 * HOURS) -> None:
        """Let time go by, with a round every now and then and one at the end."""
        end = self.now + long
        while self.now < end:
            self.tick(min(self.now + every, end))

    def sleep(self, long: timedelta) -> None:
        """Let time go by without any round."""
        self.now += long

    # ── the game ─────────────────────────────────────────────────────────────────────────────────

    @property
    def opened(self) -> HostedGame:
        return open_newest(self.host_folder, self.folder, self.now)

    @property
    def game(self) -> Game:
        return self.opened.game

    @property
    def index(self) -> int:
        return self.game.file.index

    @property
    def mover(self) -> str:
        awaited = self.game.awaited
        assert awaited
        return awaited.must[0]

    @property
    def log(self) -> Log:
        return read_file(self.folder.inside(LOG), self.game.file.genesis)

    def kinds(self) -> list[str]:
        """The kinds of all log entries, in order."""
        return [entry.kind for entry in self.log.entries]

    def texts(self, kind: str) -> list[str]:
        return [entry.text for entry in self.log.of(kind)]

    def record(self, index: int = -1) -> Any:
        """A record of the newest file."""
        return self.game.file.all_records()[index]

    # ── players ──────────────────────────────────────────────────────────────────────────────────

    def orders(self, seat: str = "", **more: Any) -> bytes:
        """The signed least orders of a seat, as a file."""
        group = Group(self.opened.data, self.holders)
        document = {**group.quiet(seat or self.mover), **more}
        return order_file.write(document).encode()

    def mail(
        self, seat: str, text: str = "", orders: bytes = b"", *, sender: str = "", paper: bytes = b"", also: bytes = b""
    ) -> None:
        """Somebody writes to the host; it lies in the spool."""
        attached = [Attachment("orders.toml", orders)] if orders else []
        attached += [Attachment(f"{name}.toml", data) for name, data in (("paper", paper), ("also", also)) if data]
        letter = write_draft(
            Draft((HOST,), "Re: the game", text or "Hello.", tuple(attached)),
            sender=sender or f"{seat}@home.test",
            fields={"Message-ID": f"<{self.mails}.{seat}@home.test>"},
            unsent=False,
        )
        self.mails += 1
        spool.deposit(self.host_folder, letter, self.now)

    def letters(self, kind: str) -> list[EmailMessage]:
        """The letters of a kind that left or wait since they were asked for last, oldest first."""
        waiting = [path.read_bytes() for path in self._waiting()]
        letters = [email.message_from_bytes(mail, policy=email.policy.default) for mail in [*self.sent, *waiting]]
        fresh = {
            name: letter
            for letter in letters
            if (name := str(letter["Message-ID"])).startswith(f"<{kind}") and name not in self.read
        }
        self.read |= set(fresh)
        return list(fresh.values())

    def _waiting(self) -> list[Path]:
        folders = (Path(self.host_folder.spool("out", one)) for one in ("new", "cur"))
        return [path for folder in folders for path in sorted(folder.glob("*.eml"))]

    def readers(self, kind: str) -> list[str]:
        """To whom letters of a kind were queued since that was asked last."""
        return sorted(letter["To"].partition("@")[0] for letter in self.letters(kind))

    def locked(self, act: Callable[[HostedGame], DoneT]) -> DoneT:
        """Do something as the game master, who holds the lock."""
        with self.folder.lock():
            return act(self.opened)

    def paper(self, seat: str, who: str, name: str = "") -> bytes:
        """What somebody's own `pbem admin world replace SEAT` writes, or a changed one with any name."""
        game, signer = self.game, identity(who)
        dice = read_private((KEYS / who / "dice").read_bytes())
        assert isinstance(dice, DiceSigner)
        entry = {
            "name": name or who.title(),
            "key": signer.public.line,
            "dice": dice.public.line,
            "roots": format_base64(dice.roots),
            "joined": "AAAA",
        }
        document = canonical(join_document(seated(game.file.genesis, {seat: entry}), seat))
        raw = signer.sign(JOIN_NAMESPACE, document)
        entry["joined"] = wrap_base64(raw, 1024)[0]
        return order_file.write(draft(game, "replace", seat, "Moved away.", [entry])).encode()


def do(host: ClockedHost, act: Any, *arguments: Any) -> list[str]:
    """Let the game master do something now."""
    told: list[str] = host.locked(lambda game: act(game, *arguments))
    return told


def refused(host: ClockedHost, act: Any, *arguments: Any) -> str:
    with pytest.raises(InputError) as caught:
        do(host, act, *arguments)
    return str(caught.value)


def text_of(letter: EmailMessage) -> str:
    """The text of a letter, without line breaks."""
    body = letter.get_body(("plain",))
    assert body is not None
    return " ".join(body.get_content().split())


def open_clocked_host(
    tmp_path: Path,
    patch: pytest.MonkeyPatch,
    hosting: str = "",
    *,
    mode: str = "host",
    master: str = "",
    deadline: str | None = None,
    server: Callable[[str], None] = _takes_all,
) -> ClockedHost:
    """
    Open a host folder with a game. `hosting` stands below [players] in hosting.toml, with `[deadline]` last.

    `deadline` is what the players agreed to; unless given, it is what the settings say.
    """
    home, place = tmp_path / "home", tmp_path / "host-folder"
    home.mkdir()
    patch.setenv("PBEM_HOME", str(home))
    text = f'{PLAYERS}\n[gm]\naddress = "{GM}"\n\n{hosting}'
    agreed = read_game_settings(text.encode()).words if deadline is None else deadline

    def begin() -> ClockedHost:
        _lay_keys(home, master or "host")
        _make_folder(place, begun(agreed, mode, master), text)
        host = ClockedHost.again(tmp_path, server)
        host.tick()
        return host

    if server is not _takes_all:
        return begin()
    asked = ("clocked host", text, agreed, mode, master)
    made = made_once(asked, [tmp_path], begin)
    host = ClockedHost.again(tmp_path)
    host.said, host.sent = [*made.said], [*made.sent]
    return host


def _lay_keys(home: Path, who: str) -> None:
    for name, signer in (("identity", identity(who)), ("dice", dice_key(who))):
        (home / name).write_bytes(private_file(signer, "host"))
        (home / name).chmod(0o600)


def _make_folder(place: Path, data: bytes, hosting: str) -> None:
    settings = read_settings(f'address = "{HOST}"\n'.encode(), "host.toml")
    folder = host_folder.make_host(str(place), settings).game("world")
    files.make_folder(folder.path)
    row = [(folder.file(0, ".toml"), data), (folder.inside("hosting.toml"), hosting.encode())]
    game_id = Group(data).game.file.genesis.game_id.hex()
    files.write_all([(folder.inside(game_folder.ID), f"{game_id}\n".encode()), *row])
