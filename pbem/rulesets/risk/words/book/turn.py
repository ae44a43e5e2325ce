"""The rule book on a turn: its steps, the armies due and where they go."""

from pbem.rulesets.risk.words.book.paragraph import BOOKLET, VARIATIONS, Chapters, Choices, Paragraph

_STEPS = Paragraph(
    "In your turn you do the following, in this order. Nobody else acts, except that a defender "
    "throws dice. Only placing the armies due, turning in a set from five cards, moving into a "
    "captured territory and turning in sets after an elimination are compulsory.",
    "{summary}",
    "R-021, R-022, R-023",
    name="steps",
)
STEPS = {
    1: "Count the armies due, for territories, continents and a set of cards.",
    2: "Place them on your territories.",
    3: "Attack as often as you like.",
    4: "Stop when you like, or when you have too few armies to go on.",
    6: "Take one card if you captured a territory.",
    8: "Pass the dice to the player on your left.",
}
"""The steps of a turn by their place; choices have more (`Wording.steps`)."""
_COUNT = Paragraph(
    "At the start of your turn, before anything else, count your territories, not your armies. "
    "Every three bring one army; a remainder brings nothing. Fewer than nine still bring three. "
    "Example: 14 territories bring four armies, 15 bring five.",
    f"{BOOKLET}, (a)",
    "R-024, R-025, R-028, A-11",
    name="count",
)
_CONTINENTS = Paragraph(
    "For each continent that you hold completely at that moment you also get its armies, turn "
    "after turn. A continent that you complete during your turn counts from your next one.",
    f"{BOOKLET}, (a)",
    "R-026, R-027, R-028",
    name="continents",
)
_CARD_ARMIES = Paragraph(
    "Then turn in a set of cards, if you can and wish to, and add its armies.",
    f"{BOOKLET}, (a) and (h)",
    "R-029, R-058, A-12",
    name="card-armies",
)
_PLACE = Paragraph(
    "Put all armies due on territories that you hold, on one or several as you like. None may be "
    "saved for later. After this step you place armies in your turn only if you eliminate an "
    "opponent.",
    f"{BOOKLET}, (b)",
    "R-030, R-031",
    name="place",
)

CHOICES: Choices = {
    ("army_cap", 12): (
        Paragraph(
            "From the set-up to the end (our reading), no territory ever holds more than twelve "
            "armies. Armies that you cannot place for this reason are lost, but only when none of "
            "your territories has room: you may not throw armies away (our reading).",
            VARIATIONS,
            "R-080, R-081, R-082, A-59, A-60",
        ),
        Paragraph(
            "Armies that must go on one particular territory are lost if there is no room on it. "
            "No move may bring a territory above twelve.",
            VARIATIONS,
            "R-083, R-084",
        ),
    )
}
"""What the choices say."""

CHAPTERS: Chapters = (
    ("turn", "A turn in short", (_STEPS, "@steps")),
    ("armies", "(a) Armies due", (_COUNT, _CONTINENTS, _CARD_ARMIES)),
    ("placing", "(b) Placing armies", (_PLACE, "army_cap")),
)
