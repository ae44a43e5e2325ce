"""The games of a host, found by name, id or player, and opened once while mails are decided."""

from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING

import attrs

from pbem.engine.text.file_names import file_stem
from pbem.errors import PbemError
from pbem.host.folder.game_folder import SETTINGS, GameFolder
from pbem.host.folder.game_index import GameIndex
from pbem.host.folder.host_folder import HostFolder
from pbem.local import files
from pbem.record import mutable

if TYPE_CHECKING:
    from pbem.engine.file.genesis import Genesis
    from pbem.host.games.hosted_game import HostedGame


@mutable
class GameLookup:
    """What was opened so far at this moment; a game that has a newer file by now is opened again."""

    host: HostFolder
    now: datetime
    index: GameIndex | None = None
    opened: dict[str, "HostedGame"] = attrs.Factory(dict)
    ids: dict[str, GameFolder] | None = None
    players: dict[str, list[GameFolder]] | None = None

    def by_name(self, name: str) -> GameFolder | None:
        """Find a game by its own name."""
        folder = self.host.game(file_stem(name[:200]))
        return folder if files.exists(folder.inside(SETTINGS)) else None

    def by_id(self, game_id: str) -> GameFolder | None:
        """Find a game by its id, 64 hex digits."""
        if self.ids is None:
            self.ids = {}
            for folder in self.host.games():
                known = self._known(folder)
                with suppress(PbemError):
                    self.ids[known[0] if known else folder.game_id()] = folder
        return self.ids.get(game_id)

    def games_of(self, sender: str) -> list[GameFolder]:
        """Return the games in which an address is registered, by name."""
        if self.players is None:
            self.players = {}
            for folder in self.host.games():
                known = self._known(folder)
                for address in known[1] if known else _addresses(folder):
                    self.players.setdefault(address.casefold(), []).append(folder)
        return self.players.get(sender.casefold(), []) if sender else []

    def forget(self) -> None:
        """Let the games be looked for again: there is a new one."""
        self.ids = self.players = None

    def _known(self, folder: GameFolder) -> tuple[str, tuple[str, ...]] | None:
        return self.index.facts(folder) if self.index else None

    def genesis(self, game_id: str) -> "Genesis | None":
        """Return the fixed facts of a game, to check signatures with."""
        folder = self.by_id(game_id)
        if folder is None:
            return None
        try:
            return self.newest(folder).genesis
        except PbemError:
            return None

    def newest(self, folder: GameFolder) -> "HostedGame":
        """Open the newest file of a game, or return the one that is open. Raises ContentError."""
        from pbem.host.games.hosted_game import open_newest  # late: most rounds open no game

        known = self.opened.get(folder.name)
        known = known.newest() if known else open_newest(self.host, folder, self.now)
        self.opened[folder.name] = known
        return known


def _addresses(folder: GameFolder) -> list[str]:
    try:
        settings = folder.read_settings()
        return list(dict.fromkeys(one for seat in settings.players for one in settings.addresses_of(seat)))
    except PbemError:
        return []
