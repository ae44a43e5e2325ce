"""
The words that stand in events for a reason, a purpose or a kind: what each is in a sentence.

Braces stand for the details of the event, in order; territories appear by name.
"""

LOTS = {"set-up": "begins the set-up", "turn": "takes the first turn", "dealer": ""}
"""What the winner of lots does; empty if the next event says so."""

LISTS = {
    "claim": "which territory to claim next",
    "add": "where to add armies",
    "neutral": "where to place neutral armies",
    "capital": "which territory is the capital",
}
"""What a player is asked whose list ran dry (`ListRanDry`)."""

SKIPS: dict[str, str] = {
    "condition": "its condition is not true: {0}",
    "source": "{0} is not yours",
    "target": "{0} is yours already",
    "armies": "{0} has {1} of the 2 armies that an attack needs",
    "keep": "{0} has {1} armies and is to keep {2}",
    "while": "before the first throw its condition is not true: {0}",
    "foreign": "{0} is not yours",
    "path": "no chain of the player's territories leads from {0} to {1}",
    "nothing": "{0} has no army to spare",
    "count": "{0} can give {1} armies, not {2}",
    "cap": "{0} has room for {1} armies more",
}
"""
Why an order was not carried out (`OrderSkipped`); for attacks condition to while, for the moves at the
end of a turn condition, source, and the rest.
"""

STOPS: dict[str, str] = {
    "armies": "{0} has too few armies left",
    "keep": "{0} keeps its {1} armies",
    "while": "its condition is not true any more: {1}",
    "throws": "after {1} throws",
    "losses": "after {1} lost armies",
    "target": "the next territory of the path is yours already",
}
"""Why a battle that had begun ended without capture (`AttackStopped`): {0} source, {1} the detail."""

MISSES = {
    "five": "nobody may hold more than five",
    "none": "none is left",
    "declined": "it is declined",
}
"""Why no card was drawn (`CardMissed`)."""

PILES = {"pile": "the draw pile", "discard": "the discards"}
"""What the piles are called; without a common deck there are none."""

PAUSES = {
    "final": "more orders will follow, as announced",
    "on_capture": "a pause was ordered after this capture",
    "on_stop": "a pause was ordered at the end of this attack",
    "then": "a pause was ordered after this elimination",
    "elimination": "the cards from this elimination await orders",
    "after-throw": "the dice lie on the table and may still be changed",
}
"""Why a turn stays open (`TurnPaused`)."""

STANDING = {"defence": "the defence", "capital_bonus": "the bonus for a captured capital"}
"""What standing orders are for (`StandingOrdersGiven`)."""

WINS = {
    "territories": "holds every territory",
    "opponent": "has beaten the only opponent",
    "capitals": "is the last one with a capital",
    "resigned": "is the only player left",
}
"""How a game was won (`GameWon`)."""
