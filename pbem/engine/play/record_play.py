"""
One record played: the walk that every record of a game takes, from its orders to the next game file.

It is the same for a set-up, for orders and, from `close_record` on, for decisions of the group.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pbem.engine.file.game_file import GameFile, Seal, write_game
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Link, Record, link
from pbem.engine.file.seal import make_seal
from pbem.engine.file.succession import awaited_in, since_begun
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.play.game import Game, require_playable
from pbem.engine.table.resolution import AnyTable, next_line, resolve, snapshot, snapshot_hash
from pbem.engine.table.ruleset import Ruleset
from pbem.engine.table.terms import Awaited, Data
from pbem.trust.hashes import NO_HASH
from pbem.trust.signers import Signer

_UNSEALED = Seal("", "")


class Applied(NamedTuple):
    """A record played: the bytes of the next game file, b"" until it is sealed, and what happened."""

    data: bytes
    game: Game
    record: Record
    before: Any
    events: tuple[Any, ...]
    after: Any


class GameBefore(NamedTuple):
    """The game before the record that is to be played; for the set-up there is no `file`."""

    genesis: Genesis
    ruleset: Ruleset
    table: AnyTable
    state: Any
    file: GameFile | None = None

    @classmethod
    def of(cls, game: Game) -> "GameBefore":
        """Return a game as it stands after its last record."""
        return cls(game.file.genesis, game.ruleset, game.table, game.state, game.file)

    @property
    def head(self) -> bytes:
        """The head that the record answers."""
        return self.file.head if self.file else NO_HASH


def play_record(start: GameBefore, draft: Record, orders: Mapping[str, Any], sealer: Signer) -> Applied:
    """
    Play a record that has its texts, signatures and proofs; the next game file is not sealed (`sealed`).

    Raises InputError where cards are to be dealt and the sealer cannot deal them.
    """
    genesis, table = start.genesis, start.table
    chain = link(genesis, draft, start.head)
    deal = hands_of(genesis).deal(table, start.state, start.file, sealer)
    after, events = resolve(table, start.state, orders, deal.dice(draft.orders, chain.seed))
    awaited = awaited_in(genesis, table, after)
    record = deal.finish(draft, after, genesis, over=awaited is None)
    game = close_record(start, chain, record, after, awaited, genesis, deal.deck_after(record))
    return Applied(b"", game, game.file.last, start.state, tuple(events), after)


def close_record(
    start: GameBefore,
    chain: Link,
    record: Record,
    after: Any,
    awaited: Awaited | None,
    genesis: Genesis,
    dealt: Data | None,
) -> Game:
    """
    Close a record with the hash of the state after it and the new head; the file is not sealed.

    `awaited` says who must decide in that state. `genesis` has the people who play after the record, and says
    whether it ended the game.
    """
    table = start.table
    state = snapshot(table, after, record.index, awaited, since_begun(genesis), dealt)
    state_hash = snapshot_hash(state)
    record = record._replace(state=state_hash.hex(), head=chain.head(state_hash).hex())
    written, since = (start.file.written, start.file.since) if start.file else ("", ())
    next_ = next_line(awaited, table.clock(after))
    file = GameFile(genesis, next_, state, _UNSEALED, record, start.head, written, (*since, record))
    return Game.awaiting(awaited, file, start.ruleset, table, after)


def sealed(applied: Applied, sealer: Signer) -> Applied:
    """
    Seal a game after its last record, and write its file.

    Raises InputError for a stranger's key, and for a state that no game comes to.
    """
    game = applied.game
    file = game.file
    require_playable(game.table, file.state)
    seal = make_seal(file.genesis, file.index, file.head, sealer)
    file = file._replace(seal=seal, written=file.history, since=())
    data = write_game(file.genesis, file.next, file.state, seal, file.written)
    return applied._replace(data=data, game=game._replace(file=file))
