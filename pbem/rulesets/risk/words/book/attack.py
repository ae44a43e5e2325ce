"""The rule book on attacking, on moving into what was captured, and on the move at the end of a turn."""

from pbem.rulesets.risk.words.book.paragraph import BOOKLET, FOR_TWO, VARIATIONS, Chapters, Choices, Paragraph

_FREE_CHOICE = Paragraph(
    "You need not attack. You may attack as often as you like, as long as one of your territories "
    "with two or more armies is adjacent to somebody else's territory, and you may stop when you "
    "like.",
    f"{BOOKLET}, (c) and (e)",
    "R-032, R-033, R-042",
    name="free-choice",
)
_ANNOUNCE = Paragraph(
    "Before each throw name the number of your dice, the territory you attack from, and the "
    "adjacent territory you attack. Then its owner names the number of their dice (our "
    "reading), and both of you throw. All three may change with every throw: you may leave a "
    "battle, fight elsewhere and come back.",
    f"{BOOKLET}, (c) and (e)",
    "R-036, R-041, A-14, A-15",
    name="announce",
)
_DICE = Paragraph(
    "You throw one, two or three dice, and need one army more than dice: two armies throw one "
    "die, three up to two, four or more up to three. The defender throws one die, or up to two if "
    "the territory holds two or more armies.",
    f"{BOOKLET}, (c)",
    "R-034, R-035, A-16, A-20",
    name="dice",
)
_COMPARE = Paragraph(
    "Compare your highest die with the defender's highest. If yours is higher, the defender takes "
    "one army off the territory attacked; if it is equal or lower, you take one off the territory "
    "you attack from. The defender wins all ties.",
    f"{BOOKLET}, (c)",
    "R-037",
    name="compare",
)
_SECOND = Paragraph(
    "If both threw more than one die, compare the second-highest dice in the same way. All other "
    "dice count for nothing: where one side threw a single die, only one army is lost.",
    f"{BOOKLET}, (c)",
    "R-038, R-039, A-24",
    name="second",
)
_EXAMPLES = Paragraph("Examples of throws and their losses:", f"{BOOKLET}, (c)", "R-040", name="examples")
NEUTRAL_BATTLES = Paragraph(
    "A neutral territory is attacked like any other, and your opponent throws the dice for it, "
    "one or two as they like. Neutral armies never attack, never move and never grow; they hold "
    "no cards. Capturing a neutral territory earns a card like any other capture; taking the last "
    "of them eliminates nobody. A continent is yours only when you also hold its neutral "
    "territories.",
    FOR_TWO,
    "R-073, R-074, R-076, A-52, A-75",
    name="neutral-battles",
)
_CAPTURE = Paragraph(
    "When the last army on a territory is lost, you have captured the territory. At once move in "
    "at least as many armies as you threw dice in that last throw, all from the territory you "
    "attacked from. You may move more, but one army must stay behind: no territory is ever left "
    "without an army. Example: you attack from a territory with eight armies and win with three "
    "dice; you move in three to seven.",
    f"{BOOKLET}, (f)",
    "R-043, R-044, R-045, R-046",
    name="capture",
)

CHOICES: Choices = {
    ("card_reroll", True): (
        Paragraph(
            "If you attack and hold the card of the territory you attack from, or of the one you "
            "attack, you may lay it open and throw one die of that throw again. The new number "
            "stands, better or worse. A joker shows no territory.",
            VARIATIONS,
            "R-085",
        ),
        Paragraph(
            "Only one card may be used for each throw, but every throw of the battle may use one (our "
            "reading), and there is no limit for the turn. When you stop attacking that territory the "
            "card goes back to your hand; everybody has seen it. A card received from an eliminated "
            "player may be used at once (our reading). Cards do not help in defence.",
            VARIATIONS,
            "R-086, R-087, R-088, A-63, A-64, A-65",
        ),
    ),
    ("reroll_scope", "own"): (
        Paragraph(
            "The booklet speaks of any one die: here it is one of your own, never the defender's (our "
            "reading; switch reroll_scope).",
            VARIATIONS,
            "A-62",
        ),
    ),
    ("reroll_scope", "any"): (
        Paragraph(
            "The booklet speaks of any one die: here it may be the defender's too (our reading; switch reroll_scope).",
            VARIATIONS,
            "A-62",
        ),
    ),
    ("commander", True): (
        Paragraph(
            "You have a commander: once in each of your turns, after throwing the dice for an attack, "
            "you may turn one of your own to a six. This comes after everything else that changes "
            "dice (our reading). A defender's six still wins the tie. The commander does not help in "
            "defence.",
            VARIATIONS,
            "R-089, R-090, A-61",
        ),
    ),
    ("movement", "adjacent"): (
        Paragraph(
            "When you have finished attacking you may make one free move, whether you attacked or "
            "not: take one or more armies from just one of your territories to just one adjacent "
            "territory that is also yours. At least one army stays behind. Lines across the water "
            "count as they do for attacks.",
            f"{BOOKLET}, (g)",
            "R-047, R-048, A-31",
        ),
        Paragraph(
            "Example: you hold Argentina with eight armies, Peru and Brazil. Up to seven may go "
            "to Peru, or up to seven to Brazil; they may not be divided between the two.",
            f"{BOOKLET}, (g)",
            "R-047",
        ),
        Paragraph(
            "You may not attack after the free move. Apart from moving in after a capture, armies "
            "move at no other time.",
            f"{BOOKLET}, (g)",
            "R-046, R-049",
        ),
    ),
    ("movement", "connected"): (
        Paragraph(
            "When you have finished attacking you may fortify: shift armies from as many of your "
            "territories to as many others as you like, provided that you hold both ends and every "
            "territory on some path between them. At least one army stays on each. There is no other "
            "move at the end of a turn (our reading).",
            VARIATIONS,
            "R-079, A-57",
        ),
        Paragraph(
            "What counts is the position before you began to shift: of the armies that were then on a "
            "territory all but one may leave, and armies that have just arrived do not travel on (our "
            "reading).",
            VARIATIONS,
            "R-079, A-58",
        ),
        Paragraph(
            "Example: to bring armies from South Africa to Brazil you must hold a path between "
            "them, such as Congo and North Africa.",
            VARIATIONS,
            "R-079",
        ),
    ),
}
"""What the choices say."""

CHAPTERS: Chapters = (
    (
        "attack",
        "(c, d, e) Attacking",
        (
            _FREE_CHOICE,
            _ANNOUNCE,
            _DICE,
            _COMPARE,
            _SECOND,
            _EXAMPLES,
            "@throws",
            "@neutral",
            "card_reroll",
            "reroll_scope",
            "commander",
        ),
    ),
    ("capture", "(f) Capturing a territory", (_CAPTURE,)),
    ("move", "(g) The move at the end of a turn", ("movement",)),
)
