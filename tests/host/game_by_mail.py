"""A whole game by mail, with everything that goes wrong on the way; and the same game by commands."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs
from mail_player import MailPlayer, MailServer, copy_home
from sample_games.friends import Friends, Person

from pbem.engine.file.game_reader import open_game
from pbem.engine.play.play import load_game, needed_witnesses
from pbem.engine.proof.audit import verify
from pbem.engine.text.file_names import orders_name
from pbem.engine.words.template import header
from pbem.host.folder.game_folder import LOG
from pbem.host.folder.host_folder import open_host
from pbem.host.folder.log_file import read_file
from pbem.local import registry

if TYPE_CHECKING:
    from pbem.engine.play.play import Game
    from pbem.host.folder.game_folder import GameFolder

SEATS = ("anna", "ben", "cleo")
BEGIN = datetime(2026, 9, 1, 8, 0, tzinfo=UTC)
MAP = Path(__file__).parents[2] / "conformance" / "boards" / "nine.toml"
SEED = "woods 3"
TROUBLES = ["twice", "wrong_way_round", "forged", "late", "absent", "killed", "old_once_more"]
_PATIENCE = 200


@attrs.define
class GameByMail:
    """
    A host, three players at home and the mail server between them.

    `now` is the time that the host is told. `happened` are the things that went wrong, in order.
    """

    friends: Friends
    keeper: Person
    server: MailServer
    settings: str
    now: datetime = BEGIN
    at_home: dict[str, MailPlayer] = attrs.Factory(dict)
    happened: list[str] = attrs.Factory(list)
    kept_back: list[tuple[MailPlayer, bytes]] = attrs.Factory(list)

    @property
    def host_folder(self) -> Path:
        return self.keeper.games / "host-folder"

    @property
    def folder(self) -> GameFolder:
        return open_host(str(self.host_folder)).game("world")

    @property
    def game(self) -> Game:
        return load_game(self.folder.newest(), registry.load)

    @property
    def index(self) -> int:
        return self.folder.newest_index()

    # ── getting it going ─────────────────────────────────────────────────────────────────────────

    def open(self) -> None:
        """Make the host, let it take the game in, and seat the players."""
        host = self.server.user("host")
        self.keeper.done("host", "init", self.host_folder, "--address", host, "--delivery", "smtp")
        settings = self.host_folder / "host.toml"
        settings.write_text(f"{settings.read_text()}\n{self.settings}")
        settings.chmod(0o600)
        players = [f"--player={seat}={self.server.user(seat)}" for seat in SEATS]
        first = self.friends["anna"].games / "world-000.toml"
        self.keeper.done("host", "add", first, *players, *self._here())
        hosting = Path(self.folder.inside("hosting.toml"))
        text = hosting.read_text().replace("[deadline]", "[deadline]\ndays = 3\noutage_hours = 30\n")
        assert "days = 3" in text
        hosting.write_text(text)
        for seat in SEATS:
            self.at_home[seat] = MailPlayer(self.friends[seat], self.server, host, trick=self._trick)

    def _here(self) -> tuple[str, ...]:
        return ("--host", str(self.host_folder), "--now", self.now.isoformat())

    # ── going on ─────────────────────────────────────────────────────────────────────────────────

    def play(self) -> None:
        """Play until the host says that the game is over, and everybody read it."""
        idle = 0
        while idle < _PATIENCE:
            before = (self.index, self._mails())
            self.round()
            for player in self.at_home.values():
                player.look()
            if self.game.awaited is None and self._all_know():
                return
            idle = idle + 1 if before == (self.index, self._mails()) else 0
            if idle > 3:
                self._go_on_after_a_pause()
        raise AssertionError(f"nothing happens any more at record {self.index}: {self.happened}")

    def round(self, command: str = "tick") -> str:
        """Let the host look at its mail once; an hour goes by."""
        self.now += timedelta(hours=1)
        self.keeper.done("fetch", "--host", self.host_folder)
        return self.keeper.done("host", command, *self._here())

    def noted(self) -> list[str]:
        """The kinds of all that stands in the host's log."""
        path = self.folder.inside(LOG)
        return [one.kind for one in read_file(path, self.game.file.genesis).entries]

    def _all_know(self) -> bool:
        return all(
            any("the game is over" in str(one["Subject"]) for one in player.letters) for player in self.at_home.values()
        )

    def _mails(self) -> int:
        return sum(len(player.letters) + len(player.sent) for player in self.at_home.values())

    def _go_on_after_a_pause(self) -> None:
        """Nobody writes: the one who forgot remembers after the deadline; or the mail is slow."""
        if self.kept_back:
            for _ in range(12):
                self.now += timedelta(hours=23)
                self.keeper.done("host", "tick", *self._here())
            for player, mail in self.kept_back:
                player._send(mail)
            self.kept_back.clear()
        else:
            time.sleep(0.05)

    # ── what goes wrong ──────────────────────────────────────────────────────────────────────────

    def _trick(self, player: MailPlayer, mail: bytes, index: int) -> list[bytes]:
        """Say what is sent in place of a mail with orders: at each record something else."""
        tricks = {
            1: self._twice,
            2: self._wrong_way_round,
            3: self._forged,
            4: self._late,
            5: self._absent,
            6: self._killed,
            7: self._old_once_more,
        }
        trick = tricks.get(index)
        player.robot = index in (3, 4, 5)
        if trick is None:
            return [mail]
        self.happened.append(trick.__name__.strip("_"))
        return trick(player, mail, index)

    def _twice(self, _player: MailPlayer, mail: bytes, _index: int) -> list[bytes]:
        return [mail, mail, mail]

    def _wrong_way_round(self, player: MailPlayer, mail: bytes, index: int) -> list[bytes]:
        """Sign again, and let the later orders come first."""
        game = player.game()
        own = orders_name(header(game, player.person.name))
        player.trick = lambda _player, later, _index: [later, mail]
        player.order(game, f"world-{index:03d}.toml", own, "second thoughts", "--revise")
        player.trick = self._trick
        return []

    def _forged(self, player: MailPlayer, mail: bytes, index: int) -> list[bytes]:
        """Before the orders come some that another player wrote under this name."""
        forger = next(one for one in self.at_home.values() if one is not player)
        own = player.played[index].decode()
        seat = player.person.name
        changed = own.replace('"rest"', "1").partition("[signed]")[0]
        stolen = own.replace(f'player = "{seat}"', f'player = "{seat}"\nfinal = true', 1)
        for text in (changed, stolen):
            forged = (
                f"From: {player.address}\r\nTo: {player.host}\r\nSubject: orders\r\n"
                f"Message-ID: <forged.{len(text)}@home.test>\r\n\r\n"
                "# ==== BEGIN PBEM ORDERS ====\r\n" + text.replace("\n", "\r\n") + "# ==== END PBEM ORDERS ====\r\n"
            )
            self.server.send(forger.address, player.host, forged.encode())
        before = self.index
        self._until_refused(2)
        assert self.index == before
        return [mail]

    def _until_refused(self, number: int) -> None:
        folder = Path(open_host(str(self.host_folder)).spool("refused"))
        wanted = len(list(folder.iterdir())) + number
        for _ in range(_PATIENCE):
            self.round("run")
            if len(list(folder.iterdir())) >= wanted:
                return
            time.sleep(0.05)
        raise AssertionError("the forged mails were not refused")

    def _late(self, player: MailPlayer, mail: bytes, _index: int) -> list[bytes]:
        self.kept_back.append((player, mail))
        return []

    def _absent(self, player: MailPlayer, mail: bytes, _index: int) -> list[bytes]:
        """Be away first, for longer than the deadline; then send."""
        start, end = self.now.date(), self.now.date() + timedelta(days=6)
        player.mail(f"I am away.\n\n[absence]\nfrom = {start}\nto = {end}\n")
        self.kept_back.append((player, mail))
        return []

    def _killed(self, player: MailPlayer, mail: bytes, _index: int) -> list[bytes]:
        """The host is killed in the middle of its work, four times, at different places."""
        player.server.send(player.address, player.host, mail)
        self._until_fetched()
        for delay in (0, 1, 3, 8):
            self._kill_when_it_works(delay)
        return []

    def _until_fetched(self) -> None:
        host_folder = open_host(str(self.host_folder))
        for _ in range(_PATIENCE):
            self.keeper.done("fetch", "--host", self.host_folder)
            if any(Path(host_folder.spool("in", "new")).iterdir()):
                return
            time.sleep(0.05)
        raise AssertionError("the orders did not arrive")

    def _kill_when_it_works(self, more: int) -> None:
        """Kill the host so many changes after the first one that it makes in its folder."""
        self.now += timedelta(minutes=1)
        before = _look(self.host_folder)
        process = subprocess.Popen(
            [sys.executable, "-m", "pbem", "host", "run", *self._here()],
            env={**os.environ, "PBEM_HOME": str(self.keeper.home)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        while process.poll() is None:
            if len(_look(self.host_folder) ^ before) > more:
                process.send_signal(signal.SIGKILL)
                self.happened.append("kill")
                break
        process.wait()

    def _old_once_more(self, player: MailPlayer, mail: bytes, _index: int) -> list[bytes]:
        """All that this player ever sent comes once more."""
        return [*player.sent, mail]

    # ── by commands ──────────────────────────────────────────────────────────────────────────────

    def by_commands(self, folder: Path, mode: str) -> bytes:
        """Play the same orders by `pbem apply` alone, in new homes; return the last game file."""
        games = folder / "games"
        games.mkdir(parents=True)
        first = "world-000.toml"
        (games / first).write_bytes((self.friends["anna"].games / first).read_bytes())
        people = {
            name: Person(name, copy_home(person, folder / name), games, self.friends.patch)
            for name, person in self.friends.people.items()
        }
        orders = {
            index: (player.person.name, text)
            for player in self.at_home.values()
            for index, text in player.played.items()
        }
        for index in range(self.index):
            seat, text = orders[index]
            (games / "orders.toml").write_bytes(text)
            apply = ("apply", f"world-{index:03d}.toml", "orders.toml")
            witness = "host" if mode == "host" else self._witness(games, index, seat)
            people[witness].done(*apply)
        return (games / f"world-{self.index:03d}.toml").read_bytes()

    def _witness(self, games: Path, index: int, seat: str) -> str:
        game = load_game((games / f"world-{index:03d}.toml").read_bytes(), registry.load)
        return needed_witnesses(game, [seat])[0]


def _look(folder: Path) -> set[str]:
    """The names of all files below a folder, the halves of files included."""
    return {f"{where}/{name}" for where, _, names in os.walk(folder) for name in names}


def begin(server: MailServer, friends: Friends, mode: str, cards: str = "face-up") -> GameByMail:
    """Begin a game of three by mail, and let a host take it in that is reached through this mail server."""
    if mode == "host":
        friends.person("host")
        friends.start("host", *SEATS, host="Hugo", more=("--map", str(MAP), "--cards", cards), seed=SEED)
        keeper = friends["host"]
    else:
        friends.start("next", *SEATS, more=("--map", str(MAP), "--cards", cards), seed=SEED)
        keeper = friends.person("dora")
    settings = f'[mail]\nsmtp = "smtp://127.0.0.1:{server.smtp}"\n\n[fetch]\nimap = "{server.imap("host")}"\n'
    made = GameByMail(friends, keeper, server, settings)
    made.open()
    return made


def same_as_by_commands(made: GameByMail, mode: str, tmp_path: Path) -> None:
    """Demand that everything went wrong, and that it is the same game all the same."""
    assert [one for one in made.happened if one != "kill"] == TROUBLES
    assert made.happened.count("kill") >= 2
    data = made.folder.newest()
    assert verify(data, registry.load).ok
    by_commands = made.by_commands(tmp_path / "again", mode)
    assert _head_and_state(by_commands) == _head_and_state(data)
    assert {"absence", "held", "refused", "reminder"} <= set(made.noted())
    assert sum(player.robot_mails for player in made.at_home.values()) > 10
    for player in made.at_home.values():
        assert (player.person.games / player.person.newest()).read_bytes() == data
        for letter in player.letters:
            assert "robot." not in str(letter["In-Reply-To"])


def _head_and_state(data: bytes) -> tuple[bytes, Any]:
    game = open_game(data)
    return game.head, game.state
