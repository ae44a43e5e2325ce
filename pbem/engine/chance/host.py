"""Mode `host`: a game master witnesses every turn."""

from collections.abc import Sequence

from pbem.engine.chance.chance import Chance


class HostChance(Chance):
    """Dice from the player and the host together; from players where the host cannot witness."""

    name = "host"
    description = "the dice come from the player and the host together"
    hosted = True

    def witnesses(
        self, authors: Sequence[str], live: Sequence[str], silent: Sequence[str] = ()
    ) -> tuple[str, ...]:
        """Everybody for the set-up, else the host, unless the host decides too or is silent."""
        if not authors:
            return self.everybody
        if self.master not in (*authors, *silent):
            return (self.master,)
        return self.next_witnesses(authors, live, silent)
