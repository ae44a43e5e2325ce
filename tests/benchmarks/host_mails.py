"""
A host with games and a spool full of mails, to be measured; and the floors: plain parsing, bare waits for the disk.

Run as a script with a host, a number of mails and the word `fill` or `decide`, it does that; so the
memory of deciding can be told from that of making the mails.
"""

import email
import email.policy
import itertools
import os
import stat
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

TESTS = Path(__file__).parents[1]
if __name__ == "__main__":
    sys.path[:0] = [str(TESTS.parent), str(TESTS), str(TESTS / "mail")]

import mail_shapes
from players.chance import Chance
from players.match import NAMES, Match, key_of
from sample_games.mail_replies import gmail_app, new_mail, outlook_desk, reply

from pbem.engine.play import play
from pbem.engine.short.writing import write_short_template
from pbem.engine.table.terms import Data
from pbem.engine.text import order_file
from pbem.engine.words.template import header
from pbem.host.folder import game_folder, game_index, host_folder
from pbem.host.folder.host_folder import HostFolder
from pbem.host.folder.stored_orders import OrderStore
from pbem.host.games import shared_tending
from pbem.host.games.game_lookup import GameLookup
from pbem.host.incoming.mail_reading import read_received
from pbem.host.incoming.sorting import sort_by_game
from pbem.host.round import Round
from pbem.host.settings import read_settings
from pbem.host.values.open_turn import StoredOrders
from pbem.local import game_files, home, journal
from pbem.mail import mail_safe
from pbem.mail.marks import wrap
from pbem.mail.parts import parse_mail
from pbem.mail.search import search
from pbem.mail.signature_check import SignatureChecker
from pbem.rulesets.risk.bots.random_player import write_orders
from pbem.rulesets.risk.game import RiskTable

NOW = datetime(2026, 6, 1, 12, 0, tzinfo=UTC)
GAMES = 40
SEATS = NAMES[:3]


def match(number: int) -> Match:
    """The so-many-th game: three players with keys on the world map."""
    return Match("risk-parker", 3, seed=number, keyed=True, name=f"game-{number:03d}")


def orders(game: play.Game, seq: int) -> Data:
    """Signed orders of whoever is to move, other ones for each number."""
    waits, table = game.awaited, game.table
    assert waits is not None
    assert isinstance(table, RiskTable)
    seat = waits.must[0]
    document = write_orders(table, game.state, seat, Chance(f"{seat} {seq}"), 15)
    key = key_of(seat)
    return play.sign_orders(game, header(game, seat) | document, key, key.root, seq=seq)


def shaped(document: Data) -> Iterator[bytes]:
    """Return a document in mails of every shape, over and over, each with a Message-ID of its own."""
    block = wrap(mail_safe.write(document))
    mover = f"{document['player']}.{document['game']}"
    for number in itertools.count():
        for name, shape in mail_shapes.SHAPES.items():
            mail = shape(block, "").replace(b"anna@example.org", f"{mover}@home.test".encode())
            front = f"Message-ID: <{number}.{name.replace(' ', '.')}.{mover}@home.test>\r\n"
            yield front.encode() + mail


# ── understanding ────────────────────────────────────────────────────────────────────────────────


def mails() -> tuple[list[bytes], SignatureChecker]:
    """Mails of every shape with typical orders, and who knows the key."""
    game = match(0).begin().game
    document = orders(game, 1)
    return list(itertools.islice(shaped(document), 300)), SignatureChecker([game.file.genesis])


def understand(letters: list[bytes], judge: SignatureChecker) -> Callable[[], None]:
    """Find the orders in every mail, and check the signature."""

    def work() -> None:
        for letter in letters:
            [found] = search(parse_mail(letter), judge).orders
            if found.standing != "signed":
                raise AssertionError(letter.decode("latin-1"))

    return work


def parse(letters: list[bytes]) -> Callable[[], None]:
    """Only let the standard library take the mails apart."""

    def work() -> None:
        for letter in letters:
            email.message_from_bytes(letter, policy=email.policy.compat32)

    return work


# ── replies with typed orders, read and sorted in a host's round ─────────────────────────────────

OTHERS = 12
"""So many different mails in turn: a host never reads one twice, whatever is remembered of it."""
REPLIES = {"short orders": new_mail, "below them the letter, marked": gmail_app, "in Outlook's HTML": outlook_desk}


def replies(path: Path) -> dict[str, tuple[Callable[[], None], Callable[[], None]]]:
    """For each shape of a reply: reading and sorting it with its game open, and letting the library parse it."""
    if not home.has_identity():
        home.make_identity(home.identity_path(), "host")
    host = host_folder.make_host(str(path), read_settings(b'address = "games@host.test"\n', "host.toml"))
    begun = Match("risk-parker", 3, seed=0, name="typed").begin()
    folder = host.game("typed")
    Path(folder.path).mkdir()
    Path(folder.file(begun.game.file.index, ".toml")).write_bytes(begun.data)
    Path(folder.inside("hosting.toml")).write_text(
        "\n".join(["[players]", *(f'{one} = "{one}@home.test"' for one in SEATS)])
    )
    letters: list[Any] = []
    done = Round(host, NOW)
    done.tend_games()
    done.send(lambda mail, _sender, _to: letters.append(email.message_from_bytes(mail, policy=email.policy.default)))
    game = begun.game
    seat = game.awaited.must[0] if game.awaited else ""
    letter = next(one for one in letters if str(one["To"]).startswith(seat))
    text = write_short_template(game, seat).partition("\n\n")[2]
    games = GameLookup(host, NOW)
    return {
        name: _reading(games, [reply(letter, one, f"{text}\n\nBye {one}", shape) for one in range(OTHERS)])
        for name, shape in REPLIES.items()
    }


def _reading(games: GameLookup, raws: list[bytes]) -> tuple[Callable[[], None], Callable[[], None]]:
    turns = itertools.cycle(raws)

    def read() -> None:
        raw = next(turns)
        parts, faults = sort_by_game(games, read_received(games, raw, "digest"))
        if faults or not any(part.orders for part in parts):
            raise AssertionError(raw.decode())

    return read, parse(raws[:1])


# ── a host ──────────────────────────────────────────────────────────────────────────────────────


def settle(path: Path, games: int = GAMES) -> HostFolder:
    """Make a host with so many games, whose first letters have left; and the key of the host."""
    if not home.has_identity():
        home.make_identity(home.identity_path(), "host")
    text = 'address = "games@host.test"\n\n[caps]\nfree_bytes = 0\nanswers = 100000\n'
    host = host_folder.make_host(str(path), read_settings(text.encode(), "host.toml"))
    Path(host.inside("host.toml")).write_text(text)
    for number in range(games):
        begun = match(number).begin()
        folder = host.game(begun.game.file.genesis.name)
        rows = [f'{seat} = "{seat}.{folder.name}@home.test"' for seat in SEATS]
        Path(folder.path).mkdir()
        Path(folder.file(begun.game.file.index, ".toml")).write_bytes(begun.data)
        Path(folder.inside("hosting.toml")).write_text("\n".join(["[players]", *rows]))
        game_id = begun.game.file.genesis.game_id.hex()
        Path(folder.inside(game_folder.ID)).write_text(f"{game_id}\n")
    carry_on(host_folder.open_host(str(path)))
    return host_folder.open_host(str(path))


def fill(path: Path, number: int, games: int = GAMES) -> None:
    """Put so many mails into the spool: of each game up to fifty different orders, each in several mails."""
    host = host_folder.open_host(str(path))
    streams = []
    for game_number in range(games):
        game = match(game_number).begin().game
        different = min(50, -(-number // games))
        streams += [shaped(orders(game, seq)) for seq in range(1, different + 1)]
    turns = itertools.cycle(streams)
    folder = Path(host.spool("in", "new"))
    for place in range(number):
        (folder / f"{place:06d}").write_bytes(next(next(turns)))


def decide(host: HostFolder) -> Round:
    """Decide all mails of the spool."""
    done = Round(host, NOW)
    done.decide_mails()
    if done.failed:
        raise AssertionError(done.troubles[:3])
    return done


def whole_round(host: HostFolder, records: int) -> None:
    """Decide all mails, play what is ready, and send all letters to nowhere, in one round."""
    done = Round(host, NOW)
    done.run(lambda *_: None)
    if done.failed or done.troubles or done.records != records:
        raise AssertionError((done.records, done.troubles[:3]))


def carry_on(host: HostFolder) -> int:
    """Play all that is ready, and send all letters to nowhere; how many records that were."""
    done = Round(host, NOW)
    done.tend_games()
    done.send(lambda *_: None)
    return done.records


def turns_a_second(host: HostFolder, clock: Callable[[], float] = time.process_time) -> float:
    """Bring orders for the open turn of every game, decide them, and play; only playing and mailing is timed."""
    for place, folder in enumerate(host.games()):
        game = game_files.open_game(folder.newest_path()).game
        (Path(host.spool("in", "new")) / f"{game.file.index}-{place}").write_bytes(next(shaped(orders(game, 1))))
    decide(host)
    start = clock()
    return carry_on(host) / (clock() - start)


def settle_long(path: Path, game_file: Path) -> HostFolder:
    """Make a host that has taken in a game under way, without keys, and mailed its newest turn."""
    host = host_folder.make_host(str(path), read_settings(b'address = "games@host.test"\n', "host.toml"))
    game = game_files.open_game(str(game_file)).game
    folder = host.game(game.file.genesis.name)
    Path(folder.path).mkdir()
    Path(folder.file(game.file.index, ".toml")).write_bytes(game_file.read_bytes())
    rows = [f'{seat} = "{seat}.{folder.name}@home.test"' for seat in game.file.genesis.seat_ids]
    Path(folder.inside("hosting.toml")).write_text("\n".join(["[players]", *rows]))
    carry_on(host)
    return host


def next_turn(host: HostFolder) -> float:
    """Keep calm orders for the open turn of the only game, play and mail it; the seconds of processor for the latter."""
    [folder] = host.games()
    game = game_files.open_game(folder.newest_path()).game
    assert game.awaited is not None
    assert isinstance(game.table, RiskTable)
    seat, setting = game.awaited.must[0], game.table.setting
    place = max(setting.held(game.state, seat), key=lambda territory: setting.armies(game.state, territory))
    document = header(game, seat) | {"place": {setting.board.names[place]: "rest"}}
    OrderStore(folder, game.file.index).keep(StoredOrders(seat, 1, "0" * 12, order_file.write(document).encode()))

    start = time.process_time()
    if carry_on(host) != 1:
        raise AssertionError(f"{folder.name} cannot be played on")
    return time.process_time() - start


class Waits(NamedTuple):
    """How often a piece of work waited for the disk: for a file, for a folder, for everything that was written."""

    files: int
    folders: int
    disks: int


def counted(work: Callable[[], object]) -> Waits:
    """Do a piece of work; how often it waited."""
    real: Any = os.fsync
    sync = journal.sync_disks
    calls = [0, 0, 0]

    def fsync(handle: int) -> None:
        calls[stat.S_ISDIR(os.fstat(handle).st_mode)] += 1
        real(handle)

    def sync_disks(folders: Iterable[str]) -> bool:
        done = sync(folders)
        calls[2] += done
        return done

    with mock.patch("os.fsync", fsync), mock.patch.object(journal, "sync_disks", sync_disks):
        work()
    return Waits(*calls)


# ── many games in which nothing is to be done ────────────────────────────────────────────────────


def settle_idle(path: Path, number: int) -> HostFolder:
    """Make a host with so many games of one begun game, at which it looked until nothing was left to do."""
    home.make_identity(home.identity_path(), "host")
    host = host_folder.make_host(str(path), read_settings(b'address = "games@host.test"\n', "host.toml"))
    begun = match(0).begin()
    for one in range(number):
        folder = host.game(f"idle-{one:05d}")
        Path(folder.path).mkdir()
        Path(folder.file(begun.game.file.index, ".toml")).write_bytes(begun.data)
        rows = [f'{seat} = "{seat}.{one}@home.test"' for seat in SEATS]
        text = "\n".join(["[players]", *rows, "[deadline]", "hours = 72"])
        Path(folder.inside("hosting.toml")).write_text(text)
        Path(folder.inside(game_folder.ID)).write_text(f"{one:064x}\n")
    # Not for what it writes, but for what it finds: nobody waits for the disk, and nobody draws.
    with (
        mock.patch("os.fsync"),
        mock.patch.object(game_index, "SETTLED", -(10**18)),
        mock.patch.object(shared_tending, "LEAST", number + 1),
        mock.patch("pbem.host.games.publishing.can_draw", return_value=False),
    ):
        for _ in range(3):
            tick(host)
    return host


def tick(host: HostFolder) -> None:
    """Let a host look at its games."""
    done = Round(host, NOW)
    done.run(lambda *_: None, by_the_clock=True)
    if done.failed or done.troubles:
        raise AssertionError(done.troubles[:3])


def opened(work: Callable[[], object]) -> int:
    """Do a piece of work; how many files it opened."""
    names: list[object] = []
    _LISTENERS.append(names)
    work()
    _LISTENERS.remove(names)
    return len(names)


_LISTENERS: list[list[object]] = []


def _listen(event: str, about: tuple[object, ...]) -> None:
    if event == "open":
        for names in _LISTENERS:
            names.append(about[0])


sys.addaudithook(_listen)


def stat_all(host: HostFolder) -> Callable[[], None]:
    """Only ask for the folder, the settings and the log of every game."""
    names = ((), ("hosting.toml",), ("log.jsonl",))
    paths = [Path(folder.inside(*name)) for folder in host.games() for name in names]

    def work() -> None:
        for path in paths:
            path.stat()

    return work


def bare_waits(folder: Path, waits: Waits) -> None:
    """Write, flush and rename so many files, flush their folder so many times, and a disk with 300 new files."""
    part = folder / "part"
    handle = os.open(folder, os.O_RDONLY)
    for one in range(waits.files):
        with part.open("wb") as file:
            file.write(b"x" * 2000)
            file.flush()
            os.fsync(file.fileno())
        part.rename(folder / str(one))
    for _ in range(waits.folders):
        os.fsync(handle)
    for one in range(300 * waits.disks):
        (folder / f"new-{one}").write_bytes(b"x" * 2000)
        if one % 300 == 0:
            journal.sync_disks([str(folder)])
    os.close(handle)


if __name__ == "__main__":
    where, how_many, what = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    if what == "fill":
        settle(where)
        fill(where, how_many)
    else:
        decide(host_folder.open_host(str(where)))
