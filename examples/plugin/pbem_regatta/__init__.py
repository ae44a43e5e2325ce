"""Regatta: a race of sealed choices, played by mail with pbem."""

from pbem_regatta.game import Regatta

REGATTA = Regatta()

__all__ = ["REGATTA"]
