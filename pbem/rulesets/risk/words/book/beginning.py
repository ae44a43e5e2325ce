"""The rule book up to the first turn: object, equipment, board, preparation and set-up."""

from pbem.rulesets.risk.words.book.paragraph import (
    BOOKLET,
    CHOSEN,
    EMPTY,
    FIRST_BOOKLET,
    FOR_TWO,
    VARIATIONS,
    Chapters,
    Choices,
    Paragraph,
)

OBJECT = Paragraph(
    "Hold every territory on the board and so put all other players out of the game.",
    f"{BOOKLET}, Object",
    "R-001",
    name="object",
)
NEUTRAL_OBJECT = Paragraph(
    "Take every territory your opponent holds. You need not beat the neutral armies.",
    FOR_TWO,
    "R-075",
    name="neutral-object",
)
CAPITALS_OBJECT = Paragraph(
    "You can also be put out by losing your capital, and win by putting the others out in the "
    "same way: see the chapter on capitals.",
    VARIATIONS,
    "R-092, R-094",
    name="capitals-object",
)
_PIECES = Paragraph(
    "Six sets of pieces, each in its own colour. A small piece is one army, a large one ten; "
    "exchange them whenever you like. The number of armies is not limited.",
    f"{BOOKLET}, Equipment and (h)",
    "R-004",
    name="pieces",
)
_CARDS = Paragraph(
    "A deck of 44 cards. Of these, 42 show a territory, each territory once, and one figure: a "
    "foot soldier, a horseman or a cannon. The other two are jokers and show all three figures.",
    f"{BOOKLET}, Equipment and The cards",
    "R-005",
    name="cards",
)
_BOARD = Paragraph(
    "The board is a map of the world with 42 territories in six continents. Holding a whole "
    "continent at the start of your turn brings you the armies shown here:",
    f"{BOOKLET}, The board and (a)",
    "R-007, R-026",
    name="board",
)
_ADJACENT = Paragraph(
    "Two territories are adjacent when they share a border or when a line across the water joins "
    "them, always in both directions. So Venezuela touches Central America, Peru and Brazil; "
    "North Africa touches Congo, East Africa and Egypt, and across the water Brazil, Western "
    "Europe and Southern Europe; Greenland touches Iceland, Quebec, Ontario and Northwest "
    "Territory; and Alaska touches Kamchatka round the edge of the map.",
    f"{BOOKLET}, (d)",
    "R-008",
    name="adjacent",
)
_DRAWN = Paragraph(
    "The borders are drawn for the game. Peru includes Bolivia, Alberta the provinces on either "
    "side of it, Indonesia Borneo and the islands around it. Iceland, Great Britain, Madagascar, "
    "Japan and New Guinea are territories of their own.",
    f"{BOOKLET}, The board",
    "R-009",
    name="drawn",
)
_TABLE = Paragraph(
    "Lay the board on a table. Each player takes the pieces of one colour.",
    f"{BOOKLET}, Preparation",
    "R-004",
    name="table",
)
_ROUND = Paragraph(
    "Turns go round clockwise, to the player on the left. Players who are out of the game are skipped.",
    f"{BOOKLET}, The set up and (e)",
    "R-003, R-067",
    name="round",
)

CHOICES: Choices = {
    ("spare_colours", True): (
        Paragraph(
            "If you run out of pieces, use those of a colour that nobody plays.", f"{FIRST_BOOKLET}, (h)", "R-004"
        ),
    ),
    ("trademark_card", True): (
        Paragraph(
            "One further card bears only a trade mark. Take it out; it has no part in play.",
            f"{FIRST_BOOKLET}, Equipment and Preparation",
            "R-006",
        ),
    ),
    ("box_dice", "six-white-coloured"): (
        Paragraph(
            "Six dice, three of them white and three coloured. Never more than five are thrown at once.",
            f"{FIRST_BOOKLET}, Equipment and (c)",
            "R-034, R-035",
        ),
    ),
    ("box_dice", "six-red-ivory"): (
        Paragraph(
            "Six dice, three of them red and three ivory. Never more than five are thrown at once.",
            f"{BOOKLET}, Equipment and (c)",
            "R-034, R-035",
        ),
    ),
    ("box_dice", "five-red-white"): (
        Paragraph("Five dice, three of them red and two white.", f"{BOOKLET}, Equipment", "R-034"),
    ),
    ("without_borders", CHOSEN): (
        Paragraph("On the board of this game these borders are closed: {n}.", "boards in circulation", "R-008"),
    ),
    ("dealer", EMPTY): (
        Paragraph(
            "Choose a dealer by lot: everybody throws one die and the highest deals; those who tie "
            "throw again (our reading; switch dealer).",
            "{preparation}",
            "R-015, A-06",
        ),
    ),
    ("dealer", CHOSEN): (Paragraph("{n} is the dealer.", "house rule", "R-015, A-06"),),
    ("setup", "claim"): (
        Paragraph(
            "The dice decide who begins the set-up: everybody throws one die, the highest begins, and "
            "those who tie for the highest throw again (our reading).",
            f"{FIRST_BOOKLET}, The set up",
            "R-011, A-05",
        ),
        Paragraph(
            "Going round clockwise, each player in turn puts one of these armies on any territory "
            "that is still free, until every territory holds exactly one. With four or five "
            "players some will own one territory more than others.",
            f"{FIRST_BOOKLET}, The set up",
            "R-012",
        ),
        Paragraph(
            "Then the player who began puts one more army on a territory they own, and so does "
            "everybody in turn, one army at a time, until all the armies counted out are on the "
            "board. You may concentrate them on one territory or spread them. Nobody keeps any "
            "back; players who claimed fewer territories go on placing longer.",
            f"{FIRST_BOOKLET}, The set up",
            "R-013, R-014, A-03",
        ),
        Paragraph(
            "Shuffle the whole deck, jokers included, and put it face down as the draw pile. "
            "Nobody starts with a card.",
            f"{FIRST_BOOKLET}, Preparation",
            "R-020",
        ),
    ),
    ("setup", "dealt"): (
        Paragraph(
            "The dealer takes out the two jokers, shuffles the rest and deals out all of it, one "
            "card at a time, beginning with the player on the dealer's left. If the cards do not "
            "divide evenly, some players start with one territory more; the others get nothing "
            "for it.",
            "{dealing}",
            "R-015, A-01",
        ),
        Paragraph(
            "All turn up their cards at once and put one army on each territory shown. Every "
            "territory now holds exactly one army.",
            "{dealing}",
            "R-016",
        ),
        Paragraph(
            "The dealer takes all the cards back, adds the jokers, shuffles again and puts the "
            "deck face down as the draw pile. Nobody keeps a card.",
            "{dealing}",
            "R-017",
        ),
    ),
    ("setup", "neutral"): (
        Paragraph("Between the two players stands a third, neutral army, as large as theirs.", FOR_TWO, "R-069"),
        Paragraph(
            "Take the jokers out, shuffle, and deal the cards face down into three equal piles. Each "
            "player gets one of the piles by lot (our reading); the third is neutral. Each player "
            "puts one army on each territory in their pile, and one neutral army goes on each "
            "territory in the third.",
            FOR_TWO,
            "R-069, R-070, A-74",
        ),
        Paragraph(
            "Then take turns placing the rest, three armies at a time: two of your own, on one or two "
            "of your territories, and one neutral army on any neutral territory. Who places first is "
            "decided in the same way as who takes the first turn (our reading).",
            FOR_TWO,
            "R-071, A-73",
        ),
        Paragraph(
            "When all armies are on the board, put the jokers back, shuffle the whole deck and "
            "put it face down as the draw pile.",
            FOR_TWO,
            "R-072",
        ),
    ),
    ("initial_extra", EMPTY): (
        Paragraph(
            "That is all: no further armies are placed before the first turn (our reading; switch initial_extra).",
            "{dealing}",
            "R-018, A-02",
        ),
    ),
    ("initial_extra", CHOSEN): (
        Paragraph(
            "Then each player places {n} more armies: going round, one army at a time, on territories they own.",
            "house rule",
            "A-02",
        ),
    ),
    ("first_turn", "roll"): (
        Paragraph(
            "Everybody throws one die for the first turn; the highest begins, and those who tie for "
            "the highest throw again (our reading). No earlier throw counts for this.",
            f"{BOOKLET}, (a)",
            "R-019, A-04, A-05",
        ),
    ),
    ("first_turn", "left-of-dealer"): (
        Paragraph("The player on the dealer's left takes the first turn.", f"{BOOKLET}, (a)", "R-019"),
    ),
}
"""What the choices say."""

CHAPTERS: Chapters = (
    ("object", "Object", ("@object", "@players")),
    ("equipment", "Equipment", (_PIECES, "spare_colours", _CARDS, "trademark_card", "deck", "box_dice")),
    ("board", "The board", (_BOARD, "@continents", _DRAWN, _ADJACENT, "without_borders")),
    ("preparation", "Preparation", (_TABLE, "dealer")),
    ("setup", "The set-up", ("@initial", "setup", "initial_extra", "first_turn", _ROUND)),
)
