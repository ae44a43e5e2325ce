"""The games of a house, opened once while a command runs: found by name or id, shown as they stand."""

from collections.abc import Mapping, Sequence

import attrs

from pbem.engine.chance.sealed_orders import Sealed, needs_sealing, read_sealed
from pbem.engine.file.genesis import Genesis
from pbem.engine.phrases import format_awaited, format_seats
from pbem.engine.play import Game, open_table
from pbem.errors import ContentError, InputError, UnavailableError
from pbem.host.games import orderbook
from pbem.host.house import GameFolder, House
from pbem.host.post.decision import Case
from pbem.local import files, registry
from pbem.local.file_names import file_stem


@attrs.frozen
class Opened:
    """The newest file of a hosted game, laid on the table."""

    folder: GameFolder
    path: str
    data: bytes
    game: Game

    @property
    def index(self) -> int:
        """The record that this file ends with."""
        return self.game.file.index

    @property
    def next(self) -> str:
        """Who must decide what, as reports say it: "Cleo, turn 3: 5 armies due"."""
        game = self.game
        clock = game.table.clock(game.state)
        return format_awaited(game.file.genesis, game.awaited, clock).rstrip(".")

    def spell(self, seats: Sequence[str]) -> str:
        """Return seats as reports call them: "Cleo and Rosa Lund (red)"; "nobody" for none."""
        return format_seats(self.game.file.genesis, seats)


def open_newest(folder: GameFolder) -> Opened:
    """Open the newest file of a game. Raises ContentError."""
    try:
        path = folder.newest_path()
        data = files.read(path, files.GAME_LIMIT)
        return Opened(folder, path, data, open_table(data, registry.load))
    except (UnavailableError, ContentError, InputError, LookupError) as error:
        said = str(error.args[0]) if error.args else error.__class__.__name__
        raise ContentError(f"{folder.name}: {said}") from None


@attrs.define
class Shelf:
    """What was opened so far; a file that has a newer one meanwhile is opened again."""

    house: House
    opened: dict[str, Opened] = attrs.Factory(dict)
    ids: dict[str, GameFolder] | None = None
    players: dict[str, list[GameFolder]] | None = None

    def by_name(self, name: str) -> GameFolder | None:
        """Find a game by its own name."""
        folder = self.house.game(file_stem(name[:200]))
        return folder if files.exists(folder.inside("hosting.toml")) else None

    def by_id(self, game_id: str) -> GameFolder | None:
        """Find a game by its id, 64 hex digits."""
        if self.ids is None:
            self.ids = {}
            for folder in self.house.games():
                try:
                    self.ids[folder.game_id()] = folder
                except (UnavailableError, ContentError):
                    continue
        return self.ids.get(game_id)

    def games_of(self, sender: str) -> list[GameFolder]:
        """Return the games in which an address is registered, by name."""
        if self.players is None:
            self.players = {}
            for folder in self.house.games():
                for address in _addresses(folder):
                    self.players.setdefault(address.casefold(), []).append(folder)
        return self.players.get(sender.casefold(), []) if sender else []

    def genesis(self, game_id: str) -> Genesis | None:
        """Return the fixed facts of a game, for whoever checks signatures."""
        folder = self.by_id(game_id)
        if folder is None:
            return None
        try:
            return self.newest(folder).game.file.genesis
        except ContentError:
            return None

    def newest(self, folder: GameFolder) -> Opened:
        """Open the newest file of a game, or give the one that is open. Raises ContentError."""
        known = self.opened.get(folder.name)
        if known is None or known.index != folder.newest_index():
            known = self.opened[folder.name] = open_newest(folder)
        return known

    def case(self, folder: GameFolder) -> Case:
        """Show a game as it stands; the caller holds its lock. Raises ContentError."""
        opened, players = self.newest(folder), self._players(folder)
        index, seats = opened.index, opened.game.file.genesis.seat_ids
        stored = {seat: orderbook.stored(folder, index, seat) for seat in seats}
        passed = orderbook.passed_on(folder, index)
        return Case(
            folder.name, opened.game, players, orderbook.kept(folder, index),
            stored, tuple(passed.get("seats", ())), self.house.secret(),
            self.house.settings.caps.submissions, sealed_list(folder, opened.game),
        )  # fmt: skip

    def _players(self, folder: GameFolder) -> Mapping[str, str]:
        try:
            return folder.hosting().players
        except (ContentError, UnavailableError) as error:
            raise ContentError(f"{folder.name}: {error}") from None


def _addresses(folder: GameFolder) -> list[str]:
    try:
        return list(dict.fromkeys(folder.hosting().players.values()))
    except (ContentError, UnavailableError):
        return []


def sealed_list(folder: GameFolder, game: Game) -> tuple[Sealed, ...]:
    """Return the sealed orders that are in for this moment."""
    if not needs_sealing(game):
        return ()
    found = orderbook.listed(folder, game.file.index, "sealed")
    return tuple(read_sealed(game, data) for data in found.values())
