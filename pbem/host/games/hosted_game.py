"""
A hosted game at one moment, and the few things that are done with it.

    game = open_newest(host, folder, now)
    game.note(PAUSE, "The game is paused.")      into the log, and by mail to those concerned
    game.queue(mail, "anna")
    game = game.newest()

The caller holds the lock of the game. An entry is in the log before a mail about it is queued. All of
it may happen twice: what the log says already is not noted again, what was queued is not queued again.
"""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import cache
from typing import Any

import attrs

from pbem.engine.file.decision import answered_head
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.phrases import format_seats
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.play.play import Applied, Game
from pbem.engine.play.sealed_orders import Sealed, needs_sealing, read_sealed
from pbem.engine.table.terms import Data
from pbem.engine.words.template import write_template
from pbem.errors import ContentError, PbemError
from pbem.host.deadlines.game_settings import GameSettings
from pbem.host.deadlines.host_log import Log, LogEntry
from pbem.host.deadlines.seat_status import OrdersIn, SeatStatus, refusals, seat_statuses
from pbem.host.deadlines.timetable import Timetable, timetable
from pbem.host.folder import looks, outbox
from pbem.host.folder.game_folder import GameFolder, SettingsFile
from pbem.host.folder.host_folder import HostFolder
from pbem.host.folder.log_file import LogFile, open_log
from pbem.host.folder.stored_decisions import DecisionStore
from pbem.host.folder.stored_orders import OrderStore
from pbem.host.games import host_key
from pbem.host.mails import notices
from pbem.host.mails.messages import GM
from pbem.host.mails.outgoing import OutgoingMail
from pbem.host.values.open_turn import OpenTurn, format_code, papers_in
from pbem.local import game_files
from pbem.local.game_files import OpenedGame
from pbem.record import value

MAIL_AGAIN = timedelta(days=2)


@value
class HostedGame:
    """
    A hosted game: its host and folder, its newest file laid open, and the moment.

    `settings` reads hosting.toml and `log` opens the log to be continued, each once for all that is done
    with the game while it is locked. `log` raises LogError, FileError and StoppedError. `known` are the order
    files to fill in that were written for it, by seat; `played` the newest turns, if they were played just now.
    """

    host: HostFolder
    folder: GameFolder
    now: datetime
    path: str
    data: bytes
    game: Game
    settings: SettingsFile
    log: Callable[[], LogFile]
    known: dict[str, str] = attrs.Factory(dict)
    played: tuple[Applied, ...] = ()

    # ── what it is ───────────────────────────────────────────────────────────────────────────────

    @property
    def name(self) -> str:
        """The name of the folder, and how its files begin."""
        return self.folder.name

    @property
    def genesis(self) -> Genesis:
        """The fixed facts of the game."""
        return self.game.file.genesis

    @property
    def index(self) -> int:
        """The record that the newest file ends with."""
        return self.game.file.index

    @property
    def next(self) -> str:
        """Who must decide what, as reports say it: "Cleo, turn 3: 5 armies due"."""
        return self.game.next.rstrip(".")

    @property
    def opened(self) -> OpenedGame:
        """The newest file, as commands open one."""
        return OpenedGame(self.path, self.data, self.game)

    def template(self, seat: str) -> str:
        """Return the order file to fill in of a seat, written once while the game is at this file."""
        if seat not in self.known:
            self.known[seat] = write_template(self.game, seat)
        return self.known[seat]

    def read_settings(self) -> GameSettings:
        """Return what hosting.toml says. Raises PbemError."""
        return self.settings.read()

    @property
    def orders(self) -> OrderStore:
        """The orders that came for the open turn."""
        return OrderStore(self.folder, self.index)

    @property
    def decisions(self) -> DecisionStore:
        """The decisions about the next record that wait for signatures."""
        return DecisionStore(self.folder, self.index + 1)

    def newest(self) -> "HostedGame":
        """Return the game with its newest file, which may be this one. Raises ContentError."""
        if self.folder.newest_index() == self.index:
            return self
        opened = open_newest(self.host, self.folder, self.now)
        return attrs.evolve(opened, settings=self.settings, log=self.log)

    def after(self, turns: Sequence[Applied], path: str) -> "HostedGame":
        """Return the game after turns, of which a file was written here; it need not be read again."""
        data, game = turns[-1].data, turns[-1].game
        if hands_of(self.genesis).hidden:
            # Whoever deals knows more than the file.
            return self.newest()
        game_files.note_played(path, data, game)
        return attrs.evolve(self, path=path, data=data, game=game, known={}, played=tuple(turns))

    def format_seats(self, seats: Sequence[str]) -> str:
        """Return seats as reports name them: "Cleo and Rosa Lund (red)"; "nobody" for none."""
        return format_seats(self.genesis, seats)

    def open_turn(self) -> OpenTurn:
        """Return the players of the open turn and what is in. Raises ContentError and FileError."""
        try:
            settings = self.read_settings()
        except PbemError as error:
            # Settings that cannot be read stop this game only.
            raise ContentError(f"{self.name}: {error}") from None
        orders = self.orders
        stored = {seat: orders.stored(seat) for seat in self.genesis.seat_ids}
        return OpenTurn(
            self.name,
            self.game,
            settings.players,
            orders.kept(),
            stored,
            tuple(orders.passed_on().get("seats", ())),
            self.host.secret(),
            self.host.settings.caps.submissions,
            self.sealed_orders(),
            settings.also,
            {seat: orders.forgotten(seat) for seat in self.genesis.seat_ids},
        )

    def code_for(self, seat: str, about: Data) -> str:
        """Return the code with which a player says yes: made of that, and of the address that gets it."""
        to = self.read_settings().players.get(seat, "").casefold()
        return format_code(self.host.secret(), {**about, "seat": seat, "to": to})

    def sealed_orders(self) -> tuple[Sealed, ...]:
        """Return the sealed orders that are in."""
        if not needs_sealing(self.game):
            return ()
        listed = self.orders.listed("sealed")
        return tuple(read_sealed(self.game, data) for data in listed.values())

    # ── time ─────────────────────────────────────────────────────────────────────────────────────

    def timetable(self, log: Log | None = None) -> Timetable | None:
        """Return the deadline of the open turn by the log; None if none is set."""
        return timetable(log or self.log().log, answered_head(self.game.file))

    def last_look(self) -> datetime | None:
        """Return when the host last looked at the deadlines of this game; None if it never did."""
        return looks.last_look(self.host, self.folder, self.log().log)

    def seat_statuses(self, log: Log | None = None) -> tuple[SeatStatus, ...]:
        """Return how every player stands."""
        log = log or self.log().log
        kept, sealed = self.orders.kept(), self.orders.listed("sealed")
        orders = OrdersIn(
            papers_in(kept, sealed),
            {seat for seat, one in kept.items() if one.standby},
            refusals(log, self.index),
            tuple(self.orders.passed_on().get("witnesses", ())),
        )
        return seat_statuses(self.game, orders, self.timetable(log))

    # ── the log and the mails about it ───────────────────────────────────────────────────────────

    def note(self, kind: str, text: str, *, by: str = "host", data: dict[str, Any] | None = None) -> LogEntry:
        """Write an entry into the log, and queue the mails about it."""
        book = self.log()
        entry = book.append(kind, text, self.now, by=by, data=data)
        self.announce(entry, book)
        return entry

    def announce(self, entry: LogEntry, book: LogFile | None = None) -> None:
        """Queue the mails about a log entry, its signed line attached; each reader gets it once."""
        book = book or self.log()
        readers = notices.entry_readers(self.game, book.log, entry)
        digests = {reader: notices.entry_digest(self.name, entry, reader) for reader in readers}
        fresh = [reader for reader, digest in digests.items() if not self.is_queued(digest)]
        if not fresh:
            return
        mail = notices.entry_mail(self.name, self.game, book.log, entry, book.line(entry.number))
        for reader in fresh:
            self.queue(attrs.evolve(mail, digest=digests[reader]), reader)

    def announce_again(self) -> None:
        """Queue what the entries of two days call for, and a crash prevented; days without a look do not count."""
        book, looked = self.log(), self.last_look() or self.now
        for entry in reversed(book.log.entries):
            if entry.at < min(looked, self.now) - MAIL_AGAIN:
                break
            self.announce(entry, book)

    def queue(self, mail: OutgoingMail, reader: str = "") -> bool:
        """
        Queue a mail to a seat, to "gm", or where it says; each digest once.

        False if there is no address or it was queued before.
        """
        if reader:
            settings = self.read_settings()
            to = settings.gm.address if reader == GM else settings.players.get(reader, "")
            mail = attrs.evolve(mail, to=to)
        return bool(mail.to) and outbox.write_and_queue(self.host, mail, self.now)

    def is_queued(self, digest: str) -> bool:
        """Say whether a mail of this digest was queued."""
        return outbox.is_queued(self.host, digest)


def open_newest(host: HostFolder, folder: GameFolder, now: datetime) -> HostedGame:
    """Open the newest file of a game. Raises ContentError."""
    try:
        opened = game_files.open_game(folder.newest_path())
    except PbemError as error:
        raise ContentError(f"{folder.name}: {error}") from None
    genesis = opened.game.file.genesis
    log = cache(lambda: open_log(folder, genesis, host_key.signer()))
    return HostedGame(host, folder, now, opened.path, opened.data, opened.game, SettingsFile(folder), log)
