"""
A host with games and a spool full of mails, to be measured; and the floor, bare waits for the disk.

Run as a script with a host, a number of mails and the word `fill` or `decide`, it does that; so the
memory of deciding can be told from that of making the mails.
"""

import itertools
import os
import stat
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

TESTS = Path(__file__).parents[1]
if __name__ == "__main__":
    sys.path[:0] = [str(TESTS.parent), str(TESTS), str(TESTS / "mail")]

from host_mails import NOW, SEATS, match, orders, shaped

from pbem.engine.text import order_file
from pbem.engine.words.template import header
from pbem.host.folder import game_folder, host_folder
from pbem.host.folder.host_folder import HostFolder
from pbem.host.folder.stored_orders import OrderStore
from pbem.host.round import Round
from pbem.host.settings import read_settings
from pbem.host.values.open_turn import StoredOrders
from pbem.local import game_files, home, journal
from pbem.rulesets.risk.game import RiskTable

GAMES = 40


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


def bring_orders(host: HostFolder) -> None:
    """Let orders come for the open turn of every game, and decide them."""
    for place, folder in enumerate(host.games()):
        game = game_files.open_game(folder.newest_path()).game
        (Path(host.spool("in", "new")) / f"{game.file.index}-{place}").write_bytes(next(shaped(orders(game, 1))))
    decide(host)


def turns_a_second(host: HostFolder, clock: Callable[[], float] = time.process_time) -> float:
    """Bring orders for the open turn of every game, and play; only playing and mailing is timed."""
    bring_orders(host)
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
