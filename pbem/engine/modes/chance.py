"""
What the three kinds of chance (the mode of a game) have in common.

`Chance` says everything that differs from mode to mode, so that nobody else has to ask which mode a
game has. `pbem.engine.modes.modes` finds the kind by the name in the genesis.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from pbem.record import tool
from pbem.trust import hashes


@tool
class Chance(ABC):
    """
    Where the dice of one game come from.

    `seats` are all seats in seat order. `master` is the game master: the id of a seat, "host", or
    "" where there is none. `seed` (hex) is the seed in the genesis, "" in modes with witnesses.
    """

    seats: tuple[str, ...]
    master: str = ""
    seed: str = ""

    name: ClassVar[str]
    """The word for it in a genesis."""
    description: ClassVar[str]
    """What it means for the players, for the head of a report."""
    genesis_keys: ClassVar[tuple[str, ...]] = ("quorum", "nonce")
    """Which of seed, quorum and nonce a genesis has."""
    person_keys: ClassVar[tuple[str, ...]] = ("name", "key", "dice", "roots", "joined")
    """What the genesis must say about everybody who plays."""
    hosted: ClassVar[bool] = False
    """Whether there is a game master, who may set a deadline."""
    witnessed: ClassVar[bool] = True
    """Whether witnesses make the dice, so that nobody may try orders twice and a file is proof."""
    joined: ClassVar[bool] = True
    """Whether everybody joins with keys of their own and signs the invitation."""
    anyone_seals: ClassVar[bool] = False
    """Whether a key that belongs to nobody in the game may write its file."""
    played_by_witness: ClassVar[bool] = False
    """Whether orders go to the next player, who plays the turn as its witness."""

    @abstractmethod
    def witnesses(self, authors: Sequence[str], live: Sequence[str], silent: Sequence[str] = ()) -> tuple[str, ...]:
        """
        Return whose proofs a record needs, in their order.

        `authors` are the seats whose orders it holds (none: the set-up), `live` the seats still in
        the game before it, `silent` the witnesses passed over by substitution.
        """

    def betas(self, proofs: Sequence[bytes]) -> list[bytes]:
        """Return what makes the seed of a record unpredictable, from the raw proofs in it."""
        return [hashes.beta(proof) for proof in proofs]

    @property
    def everybody(self) -> tuple[str, ...]:
        """All who hold keys: the seats in seat order, then a host without a seat."""
        seated = not self.master or self.master in self.seats
        return self.seats if seated else (*self.seats, self.master)

    def next_witnesses(self, authors: Sequence[str], live: Sequence[str], silent: Sequence[str]) -> tuple[str, ...]:
        """Return the witnesses among the players: the next live seat, or all where several decide."""
        willing = [seat for seat in live if seat not in silent]
        return tuple(willing) if len(authors) > 1 else (self._next_seat(authors[0], willing),)

    def _next_seat(self, author: str, live: Sequence[str]) -> str:
        """The next live seat after the author, in seat order; if nobody else lives, the next seat."""
        at = self.seats.index(author)
        after = self.seats[at + 1 :] + self.seats[:at]
        return next((seat for seat in after if seat in live), after[0] if after else author)
