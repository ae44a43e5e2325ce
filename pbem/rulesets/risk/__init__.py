"""The game of world conquest, in its editions of 1959 to 2009, with every option of the booklets."""

from pbem.rulesets.risk import presets
from pbem.rulesets.risk.game import Risk

RISK_1959 = Risk.of(presets.RISK_1959)
RISK_1959_FRENCH = Risk.of(presets.RISK_1959_FRENCH)
RISK_PARKER = Risk.of(presets.RISK_PARKER)
RISK_1959_REPRINT = Risk.of(presets.RISK_1959_REPRINT)

__all__ = ["RISK_1959", "RISK_1959_FRENCH", "RISK_1959_REPRINT", "RISK_PARKER"]
