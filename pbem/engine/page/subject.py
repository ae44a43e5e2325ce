"""What a page is made from, and who may read it."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from pbem.engine.file.genesis import Genesis
from pbem.engine.modes.hands import BLIND, Sight
from pbem.engine.play.game import Game
from pbem.engine.play.visibility import describe_dealt, looked_at
from pbem.engine.proof.playback import Turn
from pbem.engine.table.resolution import AnyTable
from pbem.engine.table.terms import Data
from pbem.engine.text.table_talk import Remark
from pbem.engine.words.retelling import said_of
from pbem.record import value

Said = Sequence[tuple[int, tuple[str, ...]]]
"""What the report says of a record, step by step (`said_of`)."""


def unheard(_: int) -> None:
    """Hear how far it is, and tell nobody."""


@value
class Subject:
    """
    A game for a page: the bytes of its file, its table, all its turns, and the map with its shapes.

    `reader` is the seat for whose eyes the page is, "" for everybody's; `sight` which cards they see. `talk` is
    the table talk that it shows. `progress` hears how many turns are drawn.
    """

    data: bytes
    game: Game
    turns: tuple[Turn, ...]
    map_file: Data
    file_name: str
    reader: str = ""
    sight: Sight = BLIND
    talk: tuple[Remark, ...] = ()
    progress: Callable[[int], None] = unheard

    @property
    def genesis(self) -> Genesis:
        """Who plays what, by the newest record."""
        return self.game.file.genesis

    @property
    def table(self) -> AnyTable:
        """The rules, the board and the seats."""
        return self.game.table

    @property
    def state(self) -> Any:
        """The newest state as the reader sees it."""
        return looked_at(self.game, self.sight)

    @cached_property
    def said(self) -> list[Said]:
        """What is said of each turn, in their order."""
        return [said_of(self.table, turn) for turn in self.turns]

    def known_later(self, turn: Turn) -> list[str]:
        """Say what the reader knows by now of cards that a record dealt face down."""
        cards = self.sight.cards
        if not cards:
            return []
        return list(describe_dealt(turn.genesis, self.table, turn.before, turn.after, cards))
