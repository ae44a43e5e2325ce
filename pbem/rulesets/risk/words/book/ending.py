"""The rule book on capitals and on the end of the game."""

from pbem.rulesets.risk.words.book.paragraph import FOR_TWO, VARIATIONS, Chapters, Choices, Paragraph

WIN = Paragraph(
    "The player who puts the last opponent out of the game wins there and then: nothing more is "
    "done after the move into the last territory.",
    "{winning}",
    "R-001, A-48",
    name="win",
)
NEUTRAL_WIN = Paragraph(
    "Take every territory your opponent holds and you have won, however many neutral armies are "
    "left. If the neutral armies are gone first, play goes on.",
    FOR_TWO,
    "R-075",
    name="neutral-win",
)

CHOICES: Choices = {
    ("capitals", True): (
        Paragraph(
            "When the first armies are on the board, each player writes down one of their territories "
            "as their capital. All are revealed together (our reading) and listed for everybody to "
            "see.",
            VARIATIONS,
            "R-091, A-71",
        ),
        Paragraph(
            "If you do not hold your capital at the end of your own turn, after taking your card (our "
            "reading), you are out. So if it falls in another player's turn, you have one turn to "
            "take it back.",
            VARIATIONS,
            "R-092, A-69",
        ),
        Paragraph(
            "All armies of the player who is out leave the board. The conqueror, who is the opponent "
            "holding the lost capital at that moment (our reading), puts one army of their own on "
            "each vacated territory and divides five more among them at will. Example: six "
            "territories are vacated; they receive eleven armies.",
            VARIATIONS,
            "R-093, A-66, A-69, A-72",
        ),
        Paragraph(
            "This is not a capture: it earns no card, and a continent completed in this way counts "
            "only from the conqueror's next turn (our reading). A capital among the vacated "
            "territories now belongs to the conqueror; if it is the conqueror's own, it has been "
            "regained (our reading).",
            VARIATIONS,
            "R-096, A-70",
        ),
        Paragraph(
            "A player who loses their last territory is also out, at once and in the usual way (our reading).",
            VARIATIONS,
            "R-095, A-66",
        ),
    ),
    ("capital_cards", "discard"): (
        Paragraph(
            "The cards of a player who is out because of a lost capital go on the discard pile (our "
            "reading; switch capital_cards).",
            VARIATIONS,
            "R-092, A-68",
        ),
    ),
    ("capital_cards", "conqueror"): (
        Paragraph(
            "The cards of a player who is out because of a lost capital go to the conqueror, who "
            "turns in sets at the start of their next turn if they hold five or more (our reading; "
            "switch capital_cards).",
            VARIATIONS,
            "A-68",
        ),
    ),
    ("capitals_end", "last-player"): (
        Paragraph(
            "The game is over as soon as one player is left (our reading; switch capitals_end).",
            VARIATIONS,
            "R-094, A-67",
        ),
    ),
    ("capitals_end", "at-once"): (
        Paragraph(
            "The game is also over as soon as only one player is left who holds their own capital, even "
            "in the middle of a turn: that player has won, whoever's turn it is (the closing words of "
            "the booklet; switch capitals_end).",
            VARIATIONS,
            "R-094",
        ),
    ),
    ("capitals_end", "only-holder"): (
        Paragraph(
            "The game is also over at the end of any turn after which exactly one player holds their "
            "own capital: that player has won (our reading; switch capitals_end).",
            VARIATIONS,
            "R-094, A-67",
        ),
    ),
}
"""What the choices say."""

CHAPTERS: Chapters = (
    ("capitals", "Capitals", ("capitals", "capital_cards")),
    ("end", "The end of the game", ("@winning", "capitals_end")),
)
