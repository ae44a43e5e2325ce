"""
Games that were opened by mail: whether such a game can be played, and its beginning once all seats are taken.

In mode open the host begins it; with keys it carries the rounds of its invitation first (`invitations`). Seed or nonce
are made of the host's secret and of who is in, so a host that is stopped begins the same game again.
"""

import hmac
from collections.abc import Iterator, Sequence
from datetime import datetime

from pbem.engine.file.genesis import Genesis, Player
from pbem.engine.play.play import Applied, begin
from pbem.engine.table.terms import read_switch
from pbem.errors import FaultsError, PbemError
from pbem.host.deadlines.game_settings import read_game_settings, settings_template
from pbem.host.folder.game_folder import ID, OPENED_BY_MAIL, SETTINGS, GameFolder
from pbem.host.folder.host_folder import HostFolder
from pbem.host.folder.waiting_games import WaitingGame, forget_waiting, waiting_games
from pbem.host.games import host_key, invitations, playing
from pbem.host.games.game_lookup import GameLookup
from pbem.local import files, map_files, registry
from pbem.trust.canonical import canonical


def faults_of(game: WaitingGame) -> Sequence[str]:
    """Say what keeps a game from being played at all; nothing if it can be."""
    seats = [Player(f"player-{number}", f"Player {number}") for number in range(1, game.seats + 1)]
    try:
        _begin(game, seats, bytes(32))
        if game.keyed:
            invitations.genesis_of(game, seats, "00" * 16, "")
    except FaultsError as error:
        return [str(fault) for fault in error.faults]
    except PbemError as error:
        return [str(error)]
    return []


def begin_game(host: HostFolder, game: WaitingGame, now: datetime) -> bool:
    """
    Begin a game whose seats are all taken: its files and settings, and no longer waiting.

    With keys it does what can be done now. Says whether the game has begun.
    """
    folder = host.game(game.name)
    seats = [Player(guest.id, guest.name) for guest in game.guests]
    said = {"name": game.name, "since": game.since, "seats": [f"{one.id} {one.address}" for one in game.guests]}
    seed = hmac.digest(host.secret(), b"a game by mail\n" + canonical(said), "sha256")
    if not game.keyed:
        applied = _begin(game, seats, seed)
    else:
        draft = invitations.genesis_of(game, seats, seed.hex()[:32], _deadline_words(host))
        whole = invitations.carry(host, game, draft, now)
        if whole is None:
            return False
        applied = whole
    files.make_folder(folder.path, private=True)
    with folder.lock():
        playing.write([applied], folder.path)
        _settle(host, folder, applied.game.file.genesis, game)
    forget_waiting(host, game.name)
    return True


def _deadline_words(host: HostFolder) -> str:
    """Return what players agree to who join with keys: the deadlines of games opened by mail, if there are any."""
    settings = read_game_settings(_rules(host).encode())
    return settings.words if settings.deadline.exists else ""


def _rules(host: HostFolder) -> str:
    welcome = host.settings.welcome
    if not (welcome and welcome.rules):
        return ""
    return files.read(host.inside(welcome.rules), files.ORDERS_LIMIT).decode("utf-8-sig")


def _begin(game: WaitingGame, seats: Sequence[Player], seed: bytes) -> Applied:
    ruleset = registry.load(game.rules)
    board = game.board or ruleset.map_id
    return begin(
        ruleset,
        game.name,
        seats,
        map_files.load(board) if board else {},
        host_key.signer(),
        seed=seed,
        options=game.options,
        choices=dict(map(read_switch, game.switches)),
    )


def _settle(host: HostFolder, folder: GameFolder, genesis: Genesis, game: WaitingGame) -> None:
    """Write what makes a folder of files a hosted game; the settings come last."""
    welcome = host.settings.welcome
    text = settings_template(genesis, game.addresses, welcome.master if welcome else "", _rules(host)).encode()
    read_game_settings(text)
    files.write_all(
        [
            (folder.inside(ID), f"{genesis.game_id.hex()}\n".encode()),
            (folder.inside(OPENED_BY_MAIL), b""),
            (folder.inside(SETTINGS), text),
        ]
    )


def begin_full(host: HostFolder, now: datetime) -> None:
    """Begin what a host was stopped at: all seats are taken, and the mail that took the last may be given up by now."""
    for game in still_waiting(host):
        if not game.free:
            begin_game(host, game, now)


# ── how many there are ───────────────────────────────────────────────────────────────────────────


def still_waiting(host: HostFolder) -> Iterator[WaitingGame]:
    """Return the games that wait for players; what was stopped between beginning and forgetting is finished."""
    for game in waiting_games(host):
        if files.exists(host.game(game.name).inside(SETTINGS)):
            forget_waiting(host, game.name)
        else:
            yield game


def opened_by_mail(games: GameLookup) -> int:
    """Count the games opened by mail that wait or go on; one that is over is no longer counted."""
    count = sum(1 for _ in still_waiting(games.host))
    for folder in games.host.games():
        mark = folder.inside(OPENED_BY_MAIL)
        if files.exists(mark):
            if games.newest(folder).game.awaited is None:
                files.remove(mark)
            else:
                count += 1
    return count
