"""
The three modes of play, and the one place where the name of a mode becomes a kind of chance.

    open    the seed of all dice stands in the file, so anybody can look ahead
    next    the next player witnesses each turn, without any host
    host    a game master witnesses every turn
"""

from collections.abc import Sequence

from pbem.engine.modes.chance import Chance


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
    description = "the dice come from the player and the next one together"
    played_by_witness = True

    def witnesses(self, authors: Sequence[str], live: Sequence[str], silent: Sequence[str] = ()) -> tuple[str, ...]:
        """Everybody for the set-up, else the next live player, or all of them."""
        if not authors:
            return self.everybody
        return self.next_witnesses(authors, live, silent)


class HostChance(Chance):
    """Dice from the player and the host together; from players where the host cannot witness."""

    name = "host"
    description = "the dice come from the player and the host together"
    hosted = True

    def witnesses(self, authors: Sequence[str], live: Sequence[str], silent: Sequence[str] = ()) -> tuple[str, ...]:
        """Everybody for the set-up, else the host, unless the host decides too or is silent."""
        if not authors:
            return self.everybody
        if self.master not in (*authors, *silent):
            return (self.master,)
        return self.next_witnesses(authors, live, silent)


MODES: dict[str, type[Chance]] = {kind.name: kind for kind in (OpenChance, NextChance, HostChance)}
