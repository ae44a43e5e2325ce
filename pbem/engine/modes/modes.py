"""
The three modes of play: kinds of chance, found by the name in the genesis.

    open    the seed of all dice stands in the file, so anybody can look ahead
    next    the next player witnesses each turn, without any host
    host    a game master witnesses every turn

`Chance` says everything that differs from mode to mode, so that nobody else has to ask which mode a game has.
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


class OpenChance(Chance):
    """Dice for friends: anyone who holds the file can foresee them, and nobody needs a key."""

    name = "open"
    description = "the seed of the dice lies in the file; fair among friends only"
    genesis_keys = ("seed",)
    person_keys = ("name", "key")
    witnessed = False
    joined = False
    anyone_seals = True

    def witnesses(self, authors: Sequence[str], live: Sequence[str], silent: Sequence[str] = ()) -> tuple[str, ...]:
        """Nobody has to prove anything."""
        return ()

    def betas(self, proofs: Sequence[bytes]) -> list[bytes]:
        """Return the seed in the genesis."""
        return [bytes.fromhex(self.seed)]


class NextChance(Chance):
    """Dice from the player and the next one together; where several decide at once, from all."""

    name = "next"
    description = "the dice come from whoever plays and the next player together"
    played_by_witness = True

    def witnesses(self, authors: Sequence[str], live: Sequence[str], silent: Sequence[str] = ()) -> tuple[str, ...]:
        """Everybody for the set-up, else the next live player, or all of them."""
        if not authors:
            return self.everybody
        return self.next_witnesses(authors, live, silent)


class HostChance(Chance):
    """Dice from the player and the host together; from players where the host cannot witness."""

    name = "host"
    description = "the dice come from whoever plays and the host together"
    hosted = True

    def witnesses(self, authors: Sequence[str], live: Sequence[str], silent: Sequence[str] = ()) -> tuple[str, ...]:
        """Everybody for the set-up, else the host, unless the host decides too or is silent."""
        if not authors:
            return self.everybody
        if self.master not in (*authors, *silent):
            return (self.master,)
        return self.next_witnesses(authors, live, silent)


MODES: dict[str, type[Chance]] = {kind.name: kind for kind in (OpenChance, NextChance, HostChance)}
