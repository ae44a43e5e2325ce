"""
What the three ways of holding hands (`cards` in a genesis) have in common.

`Hands` says everything that differs between them, so that nobody else has to ask how a game holds
its hands. `Deal` is what is dealt while a record is played, `CardAudit` what is checked while one is
played again; as they stand here, they are those of a game in which all hands are open.
`pbem.engine.modes.card_modes` finds the kind by the name in the genesis.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from pbem.engine.file.decision import Decision
from pbem.engine.file.game_file import GameFile
from pbem.engine.file.genesis import Genesis
from pbem.engine.file.history import Link, Record
from pbem.engine.table.resolution import AnyTable
from pbem.engine.table.sheet import Sheet
from pbem.engine.table.terms import Data
from pbem.errors import InputError
from pbem.record import tool
from pbem.trust.dice import SeededDice
from pbem.trust.signers import Signer


class Sight(NamedTuple):
    """
    What somebody can see of the cards face down: those in their own hand, or in the end all.

    `cards` are their numbers and `openings` what opens them, by token. `faults` holds a sentence
    for each letter that does not say what it must: then the host has cheated. `revealed` says that
    everybody sees all cards.
    """

    cards: Mapping[str, int]
    openings: Mapping[str, str]
    faults: tuple[str, ...] = ()
    revealed: bool = False


BLIND = Sight({}, {})
"""What everybody sees."""


class Deal:
    """What is dealt while one record is played: nothing, where all hands are open."""

    def dice(self, orders: Sequence[str], seed: bytes) -> SeededDice:
        """Make the dice of the record with these orders (canonical texts)."""
        return SeededDice(seed)

    def finish(self, draft: Record, after: Any, genesis: Genesis, *, over: bool) -> Record:
        """
        Add to the record what it has to hold: tokens, letters, and at the end of play the secret.

        `genesis` has the people who play after it. Raises InputError where only the host can do it.
        """
        return draft

    def deck_after(self, record: Record, revealed: str = "") -> Data | None:
        """
        Return `[state.dealt]` after the record; None where no host deals.

        `revealed` is the secret that an administrative record reveals.
        """
        return None


class CardAudit:
    """
    The cards of a game that is played again, record by record.

    `begin`, `dice` and `finish` are called for every record, in this order; only records with
    orders need dice. Each raises InputError for what should not be there.
    """

    def begin(self, state: Any, record: Record) -> None:
        """Look at the hands before a record."""

    def dice(self, record: Record, link: Link, silent: Sequence[str]) -> SeededDice:
        """Make the dice of a record, for which this many witnesses were passed over."""
        return SeededDice(link.seed)

    def finish(
        self, record: Record, state: Any, genesis: Genesis, decision: Decision | None, *, over: bool
    ) -> Data | None:
        """Compare what a record holds with what was to be dealt; return `[state.dealt]`."""
        if record.dealt:
            raise InputError("nobody deals in this game")
        return None

    def resume(self, genesis: Genesis, state: Data) -> None:
        """Go on after a record with this [state]. Raises ValueError for one that cannot be."""


@tool
class Hands(ABC):
    """How the players of one game hold their hands."""

    genesis: Genesis

    name: ClassVar[str]
    """The word for it in a genesis."""
    hidden: ClassVar[bool] = True
    """Whether cards can lie face down, so that orders open the cards that they use."""
    dealt: ClassVar[bool] = False
    """Whether the host deals one deck, for which everybody brings a key for letters."""
    promised: ClassVar[bool] = False
    """Whether signed orders promise a key for a card that they may earn."""

    def faults(self) -> list[str]:
        """Return why such a game cannot be played, a sentence for each reason."""
        return []

    def brought(self, root: bytes, invitation: bytes, id_: str) -> dict[str, str]:
        """
        Return what a player (or "host") brings to such a game besides two keys, as in the genesis.

        `root` is the secret of their key, `invitation` the hash of the invitation.
        """
        return {}

    @abstractmethod
    def read_orders(
        self, table: AnyTable, state: Any, seat: str, sheet: Sheet, known: Mapping[str, int], *, final: bool
    ) -> Any:
        """
        Let the rule set read the orders of a seat; faults go into the sheet.

        `final` orders open the cards that they use; before they are signed, `known` are the cards
        that their author can see.
        """

    def signed_part(
        self, file: GameFile, table: AnyTable, orders: Any, openings: Mapping[str, str], root: bytes
    ) -> Data:
        """Return what `[signed]` says of cards; `openings` are those that the author can make."""
        return {}

    @abstractmethod
    def deal(self, table: AnyTable, before: Any, file: GameFile | None, sealer: Signer | None) -> Deal:
        """
        Prepare to play the next record of a game (without a `file`: record 0).

        Raises InputError where the sealer's key is not the one that promised the deck, and after the
        deck was revealed.
        """

    @abstractmethod
    def audit(self, table: AnyTable, records: Sequence[Record]) -> CardAudit:
        """Begin to audit the cards of a game, before record 0."""

    @abstractmethod
    def see(self, file: GameFile, table: AnyTable, seat: str, hand: Sequence[str], root: bytes) -> Sight:
        """Return what the player with this secret sees of the tokens in the hand of a seat."""

    def revealed(self, file: GameFile, table: AnyTable) -> Sight | None:
        """Return what everybody sees once the host has revealed the deck; None before that."""
        return None

    def dealt_so_far(self, state: Data) -> Data | None:
        """
        Return what a state says of the deck; None where no host deals.

        Only an audit can tell whether it is true. Raises ValueError with a sentence.
        """
        return None

    def reveals_since(self, records: Sequence[Record]) -> bool:
        """Say whether records reveal a deck, so that an audit must begin at record 0 again."""
        return False
