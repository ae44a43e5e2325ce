"""The modes of play by their names: the one place where a name becomes a kind of chance."""

from pbem.engine.chance.chance import Chance
from pbem.engine.chance.host import HostChance
from pbem.engine.chance.next import NextChance
from pbem.engine.chance.open import OpenChance

MODES: dict[str, type[Chance]] = {kind.name: kind for kind in (OpenChance, NextChance, HostChance)}
