"""Mode `next`: the next player witnesses each turn, without any host."""

from collections.abc import Sequence

from pbem.engine.chance.chance import Chance


class NextChance(Chance):
    """Dice from the player and the next one together; where several decide at once, from all."""

    name = "next"
    description = "the dice come from the player and the next one together"
    played_by_witness = True

    def witnesses(
        self, authors: Sequence[str], live: Sequence[str], silent: Sequence[str] = ()
    ) -> tuple[str, ...]:
        """Everybody for the set-up, else the next live player, or all of them."""
        if not authors:
            return self.everybody
        return self.next_witnesses(authors, live, silent)
