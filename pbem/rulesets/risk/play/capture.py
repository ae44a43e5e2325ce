"""
Capturing territories, and what a player falls to who loses his last one (R-043 to R-046, R-061).

The captor moves in at once, from the territory he attacked from: at least as many armies as the dice
of the last throw, and at least one stays behind. On a capturing throw he lost nothing, so that is
always possible (R-045).
"""

from pbem.rulesets.risk.conditions.language import Expression
from pbem.rulesets.risk.events import TerritoryCaptured
from pbem.rulesets.risk.orders import Amount
from pbem.rulesets.risk.play.campaign import Campaign
from pbem.rulesets.risk.play.outlook import Outlook
from pbem.rulesets.risk.state import NEUTRAL


def capture(
    campaign: Campaign, move_in: Amount, view: Outlook, source: str, target: str
) -> TerritoryCaptured:
    """Move in after the throw that `view` shows."""
    defender = campaign.ground.owner(campaign.state, target)
    moved = armies_moved_in(move_in, view, view.dice_now, campaign.ground.limit)
    return TerritoryCaptured(campaign.seat, defender, source, target, moved)


def is_beaten(campaign: Campaign, defender: str) -> bool:
    """Say whether a defender lost his last territory (R-061)."""
    # The neutral army has no cards and its end ends nothing.
    return defender not in campaign.state.owners and defender != NEUTRAL


def armies_moved_in(move_in: Amount, view: Outlook, dice: int, limit: int) -> int:
    """Return the order raised or lowered to the nearest legal number (R-043, R-084)."""
    least, most = dice, min(view.mine - 1, limit)
    match move_in:
        case "min":
            wanted = least
        case "max":
            wanted = most
        case Expression():
            wanted = move_in(view)
        case int():
            wanted = move_in
        case _:
            raise AssertionError(move_in)
    return max(least, min(most, wanted))
