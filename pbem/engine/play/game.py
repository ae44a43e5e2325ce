"""
A game on the table: its file, the rule set that plays it, and the state that it has come to.

Pure: the bytes and a way to find rule sets are handed in. Only the tip of a file is checked here; how
it came about, `pbem.engine.proof.audit` proves.
"""

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from pbem.engine.file.game_file import GameFile
from pbem.engine.file.game_reader import open_game
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.seal import tip_fault
from pbem.engine.file.succession import awaited_in, format_next, since_begun
from pbem.engine.modes.card_modes import hands_of
from pbem.engine.table.resolution import AnyTable, next_line, rules_state, snapshot
from pbem.engine.table.ruleset import Ruleset
from pbem.engine.table.terms import Awaited, Clock, Data
from pbem.errors import ContentError, FaultsError, InputError

FindRuleset = Callable[[str], Ruleset]
"""Gives the rule set with this name (without version); raises LookupError with a sentence."""


class _LaidFile(NamedTuple):
    file: GameFile
    ruleset: Ruleset
    table: AnyTable
    state: Any


class Game(_LaidFile):
    """A game file laid on the table: the rule set's table and the state that it shows, which does not change."""

    @classmethod
    def awaiting(cls, awaited: Awaited | None, file: GameFile, ruleset: Ruleset, table: AnyTable, state: Any) -> "Game":
        """Return a game of which it is known already who must decide."""
        game = cls(file, ruleset, table, state)
        vars(game)["awaited"] = awaited
        return game

    @cached_property
    def awaited(self) -> Awaited | None:
        """Who must decide now; None when the game is over."""
        return awaited_in(self.file.genesis, self.table, self.state)

    @property
    def clock(self) -> Clock:
        """Where the game stands: turn and part."""
        return self.table.clock(self.state)

    @property
    def next(self) -> str:
        """Who must decide what, as reports say it: "Cleo, turn 3: 5 armies due"."""
        return format_next(self.file.genesis, self.table, self.state)


def load_game(data: bytes, find_ruleset: FindRuleset) -> Game:
    """
    Load a game from its file, with its table laid: what everything else is done with.

    Checks the tip of the game (state, last head, `next` line, seal), not its history: that is
    `audit.verify`. Raises ContentError, InputError, LookupError.
    """
    file = open_game(data)
    if fault := tip_fault(file):
        raise ContentError(fault)
    ruleset, table = lay_table(file.genesis, find_ruleset)
    try:
        state = table.load(rules_state(file.state))
        dealt = hands_of(file.genesis).dealt_so_far(file.state)
    except ValueError as error:
        raise ContentError(f"the state cannot be read: {error}") from None
    game, since = Game(file, ruleset, table, state), since_begun(file.genesis)
    if snapshot(table, state, file.index, game.awaited, since, dealt) != file.state:
        raise ContentError("the state does not say what it should about who decides")
    if file.next != next_line(game.awaited, table.clock(state)):
        raise ContentError("the line `next` does not agree with the state")
    return game


def lay_table(genesis: Genesis, find_ruleset: FindRuleset) -> tuple[Ruleset, AnyTable]:
    """Find the rule set of a game and lay its table, once for many files. Raises LookupError and InputError."""
    return _laid(_Laying(genesis, find_ruleset))


class _Laying(NamedTuple):
    """What a table is laid for; all of it follows from the game and from who finds the rule set."""

    genesis: Genesis
    find_ruleset: FindRuleset

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Laying) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[bytes, FindRuleset]:
        return self.genesis.game_id, self.find_ruleset


@lru_cache(maxsize=512)
def _laid(laying: _Laying) -> tuple[Ruleset, AnyTable]:
    genesis, find_ruleset = laying
    name, _ = genesis.ruleset
    ruleset = find_ruleset(name)
    if (ruleset.name, ruleset.version) != genesis.ruleset:
        raise InputError(
            f"the game uses {genesis.rules}, but {ruleset.name}/{ruleset.version} is installed here; "
            "finish it with the copy of pbem that began it"
        )
    if genesis.cards not in ruleset.cards:
        offered = " or ".join(ruleset.cards)
        raise InputError(f"{name} holds cards {offered}, not {genesis.cards}")
    try:
        # A seat keeps its name at the table, no matter who sits there: orders may name it.
        return ruleset, ruleset.table(genesis.founding.seats, genesis.terms)
    except FaultsError as error:
        raise InputError(f"the rule set cannot play this game: {error}") from None


def require_playable(table: AnyTable, state: Data) -> None:
    """
    Refuse a result that nobody could open, with an InputError.

    No game comes to that by itself. But the one who sealed the file before may have put anything into
    its state, and only `audit.verify` looks at how the state came about.
    """
    try:
        table.load(rules_state(state))
    except ValueError as error:
        raise InputError(
            f"the game could not go on after this ({error}), so the state in the file cannot come "
            "from play; verify the file"
        ) from None
