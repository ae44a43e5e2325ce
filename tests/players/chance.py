"""What a player of the tests decides by lot: always the same for the same seed."""

from hashlib import sha256

from pbem.engine.bots.bot import Lots
from pbem.trust.dice import SeededDice


class Chance(Lots):
    """Lots drawn from one stream, opened by any text."""

    def __init__(self, seed: str) -> None:
        super().__init__(SeededDice(sha256(seed.encode()).digest()).stream("player"))
