"""Mode `open`: the seed of all dice stands in the file, so anybody can look ahead."""

from collections.abc import Sequence

from pbem.engine.chance.chance import Chance


class OpenChance(Chance):
    """Dice for friends: anyone who holds the file can foresee them, and nobody needs a key."""

    name = "open"
    description = "the seed of the dice lies in the file; fair among friends only"
    genesis_keys = ("seed",)
    person_keys = ("name", "key")
    witnessed = False
    joined = False
    anyone_seals = True

    def witnesses(
        self, authors: Sequence[str], live: Sequence[str], silent: Sequence[str] = ()
    ) -> tuple[str, ...]:
        """Nobody has to prove anything."""
        del authors, live, silent
        return ()

    def betas(self, proofs: Sequence[bytes]) -> list[bytes]:
        """Return the seed in the genesis."""
        del proofs
        return [bytes.fromhex(self.seed)]
