"""Hosts with many games in which nothing is to be done, or that are over; and how often a look at them opens a file."""

import sys
from collections.abc import Callable
from pathlib import Path
from unittest import mock

from host_mails import NOW, SEATS, match
from players.match import key_of

from pbem.engine.file.decision import DRAW
from pbem.engine.papers.procedure import approve, draft, record_decision
from pbem.engine.play import play
from pbem.host.folder import game_folder, game_index, host_folder
from pbem.host.folder.host_folder import HostFolder
from pbem.host.games import shared_tending
from pbem.host.round import Round
from pbem.host.settings import read_settings
from pbem.local import home, registry


def settle_idle(path: Path, number: int, finished: int = 0) -> HostFolder:
    """Make a host with so many games of one begun game, and so many that are over, at which it looked until all rest."""
    if not home.has_identity():
        home.make_identity(home.identity_path(), "host")
    host = host_folder.make_host(str(path), read_settings(b'address = "games@host.test"\n', "host.toml"))
    begun = match(0).begin()
    _add(host, "idle", begun, number)
    if finished:
        _add(host, "over", _drawn(begun), finished)
    # Not for what it writes, but for what it finds: nobody waits for the disk, and nobody draws.
    with (
        mock.patch("os.fsync"),
        mock.patch.object(game_index, "SETTLED", -(10**18)),
        mock.patch.object(shared_tending, "LEAST", number + finished + 1),
        mock.patch("pbem.host.games.turn_pictures.can_draw", return_value=False),
    ):
        for _ in range(3):
            tick(host)
    return host


def _add(host: HostFolder, name: str, applied: play.Applied, number: int) -> None:
    for one in range(number):
        folder = host.game(f"{name}-{one:05d}")
        Path(folder.path).mkdir()
        Path(folder.file(applied.game.file.index, ".toml")).write_bytes(applied.data)
        rows = [f'{seat} = "{seat}.{one}.{name}@home.test"' for seat in SEATS]
        text = "\n".join(["[players]", *rows, "[deadline]", "hours = 72"])
        Path(folder.inside("hosting.toml")).write_text(text)
        Path(folder.inside(game_folder.ID)).write_text(f"{name.encode().hex()}{one:056x}\n")


def _drawn(begun: play.Applied) -> play.Applied:
    """The game after everybody agreed to end it."""
    document = draft(begun.game, DRAW, "", "")
    sigs = dict(approve(begun.game, document, key_of(seat)) for seat in SEATS)
    return record_decision(begun.game, begun.data, document, sigs, key_of(SEATS[0]), registry.load)


def tick(host: HostFolder) -> None:
    """Let a host look at its games."""
    done = Round(host, NOW)
    done.run(lambda *_: None, by_the_clock=True)
    if done.failed or done.troubles:
        raise AssertionError(done.troubles[:3])


def tick_command(host: str) -> list[str]:
    """Return the command that does the same."""
    return [sys.executable, "-m", "pbem", "host", "tick", "--host", host, "--now", NOW.isoformat()]


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
