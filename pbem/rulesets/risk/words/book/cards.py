"""The rule book on cards and on eliminating an opponent."""

from pbem.rulesets.risk.words.book.paragraph import BOOKLET, FIRST_BOOKLET, VARIATIONS, Chapters, Choices, Paragraph

EARN = Paragraph(
    "If you captured one or more territories in your turn, take the top card of the draw pile "
    "at the end of it. It is one card however many you captured, and none if you captured "
    "nothing.",
    f"{BOOKLET}, (h)",
    "R-050, A-51",
    name="earn",
)
OPEN_HANDS = Paragraph(
    "Hands lie open in this game: keep your cards face up in front of you. By the booklet they lie "
    "face down, and only their number is known; `--cards dealer` and `--cards private` play so.",
    f"{BOOKLET}, (h), says otherwise",
    "R-051, A-36",
    name="open-hands",
)
_SETS = Paragraph(
    "A set is three cards: three horsemen, three cannons, three foot soldiers, one of each, or any "
    "two cards with a joker.",
    f"{BOOKLET}, (h)",
    "R-052, A-33",
    name="sets",
)
WHEN = Paragraph(
    "You may turn in a set at the start of your turn, or wait. If you hold five cards at that "
    "point, you must turn one in; five cards always contain a set. Nobody may hold more than five.",
    f"{BOOKLET}, (h)",
    "R-053, R-054, R-055, R-058",
    name="when",
)
_VALUES = Paragraph(
    "What a set is worth depends on how many sets anybody has turned in before it in the whole "
    "game, including players who are now out. Let one player keep count.",
    f"{BOOKLET}, (h)",
    "R-056, R-057",
    name="values",
)
DISCARD = Paragraph(
    "Cards that are turned in lie face up on a discard pile. When the draw pile is used up "
    "and a card is needed (our reading), shuffle the discards and put them face down as the "
    "new draw pile.",
    f"{BOOKLET}, (h)",
    "R-059, A-29, A-34, A-38",
    name="discard",
)
SPOILS = Paragraph(
    "If in your turn you take an opponent's last army off the board, that player is out, and "
    "as soon as you have moved in you get all their cards. If you receive at least one card "
    "(our reading), you may turn in a set from your combined hand immediately, or two or "
    "three if you have them, each at its current value, and place the armies on any of your "
    "territories. Then you may go on attacking.",
    f"{BOOKLET}, (i)",
    "R-061, R-064, R-065, R-067, A-44, A-45, A-46, A-47",
    name="spoils",
)
DOWN = Paragraph(
    "If your combined hand has six cards or more, you must turn in sets until four or fewer are "
    "left. Example: four cards and four received make eight; you turn in two sets and keep two "
    "cards.",
    f"{BOOKLET}, (i)",
    "R-062, R-068, A-42",
    name="down",
)

CHOICES: Choices = {
    ("card_drawing", "always"): (
        Paragraph(
            "You must take the card: the text says that you are entitled to it, the summary that you "
            "take it (our reading; switch card_drawing).",
            f"{BOOKLET}, (h) and Summary of play",
            "A-54",
        ),
    ),
    ("card_drawing", "optional"): (
        Paragraph(
            "You may leave the card, with `card = false`: the text says that you are entitled to it, the "
            "summary that you take it (our reading; switch card_drawing).",
            f"{BOOKLET}, (h) and Summary of play",
            "A-54",
        ),
    ),
    ("set_values", "classic"): (
        Paragraph(
            "From the ninth set on, each is worth five armies more than the one before. Example: "
            "three sets have been turned in, none of them by you; your first is worth ten.",
            f"{BOOKLET}, (h)",
            "R-056",
        ),
    ),
    ("set_values", "plus-one"): (
        Paragraph("Each set is worth one army more than the one before.", VARIATIONS, "R-078, A-53"),
    ),
    ("card_territory_bonus", 2): (
        Paragraph(
            "Look at the territories on the three cards you turn in. For each of them that you hold "
            "at this moment you get two more armies (our reading), and you put them on that very "
            "territory at once: up to six armies for three cards. A joker names no territory and "
            "brings none. The same goes for sets turned in after an elimination; the territory just "
            "captured is already yours. Example: you hold North Africa and turn in its card; put two "
            "more armies on North Africa.",
            f"{FIRST_BOOKLET}, Additional armies for territories on cards",
            "R-060, R-066, A-40, A-41",
        ),
    ),
    ("card_territory_bonus", 0): (
        Paragraph(
            "Only the figures count; the territories on the cards you turn in bring you nothing.",
            "{no_bonus}",
            "R-060b",
        ),
    ),
    ("five_after_elimination", "must-trade"): (
        Paragraph(
            "With exactly five you must turn in a set as well, because you will take a card for your "
            "capture and nobody may hold six (our reading; switch five_after_elimination).",
            f"{BOOKLET}, (h) and (i)",
            "R-063, A-43",
        ),
    ),
    ("five_after_elimination", "may-hold"): (
        Paragraph(
            "With exactly five you may keep them; you then take no card at the end of the turn, "
            "because nobody may hold six (our reading; switch five_after_elimination).",
            f"{BOOKLET}, (h) and (i)",
            "A-43",
        ),
    ),
}
"""What the choices say."""

CHAPTERS: Chapters = (
    (
        "cards",
        "(h) Cards",
        (
            EARN,
            "card_drawing",
            OPEN_HANDS,
            _SETS,
            WHEN,
            _VALUES,
            "@values",
            "set_values",
            "card_territory_bonus",
            DISCARD,
        ),
    ),
    ("elimination", "(i) Eliminating an opponent", (SPOILS, DOWN, "five_after_elimination")),
)
