"""
Why an order was not carried out, each reason a word with its sentence.

The braces stand for the details of `OrderSkipped`, in order; territories appear by name.
"""

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
"""For attacks: condition to while; for the moves at the end of a turn: condition, source, and the rest."""

STOPS: dict[str, str] = {
    "armies": "{0} has too few armies left",
    "keep": "{0} keeps its {1} armies",
    "while": "its condition is not true any more: {1}",
    "throws": "after {1} throws",
    "losses": "after {1} lost armies",
    "target": "the next territory of the path is yours already",
}
"""Why a battle that had begun ended without capture (`AttackStopped`): {0} source, {1} the detail."""
