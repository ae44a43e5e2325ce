"""
The paragraphs of the rule book, chapter by chapter, in our own words.

`CHAPTERS` gives the order. A chapter is a sequence of parts: a `Paragraph` that every game has, the
name of a field of `Rules` (its value selects paragraphs from `CHOICES`), or "@name" for a table that
`rulebook.py` draws. A value missing from `CHOICES` is described by its sentence in `rules.py`, so a
new option needs no paragraph here.

In a source, "{booklet}" stands for the booklet of the edition played; the section follows.
"""

from typing import Any

import attrs


@attrs.frozen
class Paragraph:
    """
    A paragraph with its source (booklet and section) and its numbers in the rule catalogue.

    A choice may replace one that has a name (`Words.replaces`).
    """

    text: str
    source: str
    cites: str
    name: str = ""


_OLD = "1959 booklet"
_HERE = "{booklet}"
_EXPERT = "reprint booklet, Rule variations"
_TWO = "reprint booklet, Risk for two players"

CHOSEN = "(chosen)"
"""Stands for every value of a free choice except the empty one."""

EMPTY = "(empty)"

# ── what every game has ──────────────────────────────────────────────────────────────────────────

OBJECT = Paragraph(
    "Hold every territory on the board and so put all other players out of the game.",
    f"{_HERE}, Object",
    "R-001",
    name="object",
)
NEUTRAL_OBJECT = Paragraph(
    "Take every territory your opponent holds. You need not beat the neutral armies.",
    _TWO,
    "R-075",
    name="neutral-object",
)
CAPITALS_OBJECT = Paragraph(
    "You can also be put out by losing your capital, and win by putting the others out in the "
    "same way: see the chapter on capitals.",
    _EXPERT,
    "R-092, R-094",
    name="capitals-object",
)
_PIECES = Paragraph(
    "Six sets of pieces, each in its own colour. A small piece is one army, a large one ten; "
    "exchange them whenever you like. The number of armies is not limited.",
    f"{_HERE}, Equipment and (h)",
    "R-004",
    name="pieces",
)
_CARDS = Paragraph(
    "A deck of 44 cards. Of these, 42 show a territory, each territory once, and one figure: a "
    "foot soldier, a horseman or a cannon. The other two are jokers and show all three figures.",
    f"{_HERE}, Equipment and The cards",
    "R-005",
    name="cards",
)
_BOARD = Paragraph(
    "The board is a map of the world with 42 territories in six continents. Holding a whole "
    "continent at the start of your turn brings you the armies shown here:",
    f"{_HERE}, The board and (a)",
    "R-007, R-026",
    name="board",
)
_ADJACENT = Paragraph(
    "Two territories are adjacent when they share a border or when a line across the water joins "
    "them, always in both directions. So Venezuela touches Central America, Peru and Brazil; "
    "North Africa touches Congo, East Africa and Egypt, and across the water Brazil, Western "
    "Europe and Southern Europe; Greenland touches Iceland, Quebec, Ontario and Northwest "
    "Territory; and Alaska touches Kamchatka round the edge of the map.",
    f"{_HERE}, (d)",
    "R-008",
    name="adjacent",
)
_DRAWN = Paragraph(
    "The borders are drawn for the game. Peru includes Bolivia, Alberta the provinces on either "
    "side of it, Indonesia Borneo and the islands around it. Iceland, Great Britain, Madagascar, "
    "Japan and New Guinea are territories of their own.",
    f"{_HERE}, The board",
    "R-009",
    name="drawn",
)
_TABLE = Paragraph(
    "Lay the board on a table. Each player takes the pieces of one colour.",
    f"{_HERE}, Preparation",
    "R-004",
    name="table",
)
_ROUND = Paragraph(
    "Turns go round clockwise, to the player on the left. Players who are out of the game are "
    "skipped.",
    f"{_HERE}, The set up and (e)",
    "R-003, R-067",
    name="round",
)
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
"""The steps of a turn by their place; choices have more (`Words.steps`)."""
_COUNT = Paragraph(
    "At the start of your turn, before anything else, count your territories, not your armies. "
    "Every three bring one army; a remainder brings nothing. Fewer than nine still bring three. "
    "Example: 14 territories bring four armies, 15 bring five.",
    f"{_HERE}, (a)",
    "R-024, R-025, R-028, A-11",
    name="count",
)
_CONTINENTS = Paragraph(
    "For each continent that you hold completely at that moment you also get its armies, turn "
    "after turn. A continent that you complete during your turn counts from your next one.",
    f"{_HERE}, (a)",
    "R-026, R-027, R-028",
    name="continents",
)
_CARD_ARMIES = Paragraph(
    "Then turn in a set of cards, if you can and wish to, and add its armies.",
    f"{_HERE}, (a) and (h)",
    "R-029, R-058, A-12",
    name="card-armies",
)
_PLACE = Paragraph(
    "Put all armies due on territories that you hold, on one or several as you like. None may be "
    "saved for later. After this step you place armies in your turn only if you eliminate an "
    "opponent.",
    f"{_HERE}, (b)",
    "R-030, R-031",
    name="place",
)
_FREE_CHOICE = Paragraph(
    "You need not attack. You may attack as often as you like, as long as one of your territories "
    "with two or more armies is adjacent to somebody else's territory, and you may stop when you "
    "like.",
    f"{_HERE}, (c) and (e)",
    "R-032, R-033, R-042",
    name="free-choice",
)
_ANNOUNCE = Paragraph(
    "Before each throw name the number of your dice, the territory you attack from, and the "
    "adjacent territory you attack. Then its owner names the number of their dice (our "
    "reading), and both of you throw. All three may change with every throw: you may leave a "
    "battle, fight elsewhere and come back.",
    f"{_HERE}, (c) and (e)",
    "R-036, R-041, A-14, A-15",
    name="announce",
)
_DICE = Paragraph(
    "You throw one, two or three dice, and need one army more than dice: two armies throw one "
    "die, three up to two, four or more up to three. The defender throws one die, or up to two if "
    "the territory holds two or more armies.",
    f"{_HERE}, (c)",
    "R-034, R-035, A-16, A-20",
    name="dice",
)
_COMPARE = Paragraph(
    "Compare your highest die with the defender's highest. If yours is higher, the defender takes "
    "one army off the territory attacked; if it is equal or lower, you take one off the territory "
    "you attack from. The defender wins all ties.",
    f"{_HERE}, (c)",
    "R-037",
    name="compare",
)
_SECOND = Paragraph(
    "If both threw more than one die, compare the second-highest dice in the same way. All other "
    "dice count for nothing: where one side threw a single die, only one army is lost.",
    f"{_HERE}, (c)",
    "R-038, R-039, A-24",
    name="second",
)
_EXAMPLES = Paragraph(
    "Examples of throws and their losses:", f"{_HERE}, (c)", "R-040", name="examples"
)
_CAPTURE = Paragraph(
    "When the last army on a territory is lost, you have captured the territory. At once move in "
    "at least as many armies as you threw dice in that last throw, all from the territory you "
    "attacked from. You may move more, but one army must stay behind: no territory is ever left "
    "without an army. Example: you attack from a territory with eight armies and win with three "
    "dice; you move in three to seven.",
    f"{_HERE}, (f)",
    "R-043, R-044, R-045, R-046",
    name="capture",
)
EARN = Paragraph(
    "If you captured one or more territories in your turn, take the top card of the draw pile "
    "at the end of it. It is one card however many you captured, and none if you captured "
    "nothing.",
    f"{_HERE}, (h)",
    "R-050, A-51",
    name="earn",
)
OPEN_HANDS = Paragraph(
    "Hands lie open in this game: keep your cards face up in front of you. By the booklet they lie "
    "face down, and only their number is known; `--cards dealer` and `--cards private` play so.",
    f"{_HERE}, (h), says otherwise",
    "R-051, A-36",
    name="open-hands",
)
_SETS = Paragraph(
    "A set is three cards: three horsemen, three cannons, three foot soldiers, one of each, or any "
    "two cards with a joker.",
    f"{_HERE}, (h)",
    "R-052, A-33",
    name="sets",
)
WHEN = Paragraph(
    "You may turn in a set at the start of your turn, or wait. If you hold five cards at that "
    "point, you must turn one in; five cards always contain a set. Nobody may hold more than five.",
    f"{_HERE}, (h)",
    "R-053, R-054, R-055, R-058",
    name="when",
)
_VALUES = Paragraph(
    "What a set is worth depends on how many sets anybody has turned in before it in the whole "
    "game, including players who are now out. Let one player keep count.",
    f"{_HERE}, (h)",
    "R-056, R-057",
    name="values",
)
DISCARD = Paragraph(
    "Cards that are turned in lie face up on a discard pile. When the draw pile is used up "
    "and a card is needed (our reading), shuffle the discards and put them face down as the "
    "new draw pile.",
    f"{_HERE}, (h)",
    "R-059, A-29, A-34, A-38",
    name="discard",
)
SPOILS = Paragraph(
    "If in your turn you take an opponent's last army off the board, that player is out, and "
    "as soon as you have moved in you get all their cards. If you receive at least one card "
    "(our reading), you may turn in a set from your combined hand immediately, or two or "
    "three if you have them, each at its current value, and place the armies on any of your "
    "territories. Then you may go on attacking.",
    f"{_HERE}, (i)",
    "R-061, R-064, R-065, R-067, A-44, A-45, A-46, A-47",
    name="spoils",
)
DOWN = Paragraph(
    "If your combined hand has six cards or more, you must turn in sets until four or fewer are "
    "left. Example: four cards and four received make eight; you turn in two sets and keep two "
    "cards.",
    f"{_HERE}, (i)",
    "R-062, R-068, A-42",
    name="down",
)
WIN = Paragraph(
    "The player who puts the last opponent out of the game wins there and then: nothing more is "
    "done after the move into the last territory.",
    "{winning}",
    "R-001, A-48",
    name="win",
)

# ── what the choices say ─────────────────────────────────────────────────────────────────────────

CHOICES: dict[tuple[str, Any], tuple[Paragraph, ...]] = {
    ("setup", "claim"): (
        Paragraph(
            "The dice decide who begins the set-up: everybody throws one die, the highest begins, and "
            "those who tie for the highest throw again (our reading).",
            f"{_OLD}, The set up",
            "R-011, A-05",
        ),
        Paragraph(
            "Going round clockwise, each player in turn puts one of these armies on any territory "
            "that is still free, until every territory holds exactly one. With four or five "
            "players some will own one territory more than others.",
            f"{_OLD}, The set up",
            "R-012",
        ),
        Paragraph(
            "Then the player who began puts one more army on a territory they own, and so does "
            "everybody in turn, one army at a time, until all the armies counted out are on the "
            "board. You may concentrate them on one territory or spread them. Nobody keeps any "
            "back; players who claimed fewer territories go on placing longer.",
            f"{_OLD}, The set up",
            "R-013, R-014, A-03",
        ),
        Paragraph(
            "Shuffle the whole deck, jokers included, and put it face down as the draw pile. "
            "Nobody starts with a card.",
            f"{_OLD}, Preparation",
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
        Paragraph(
            "Between the two players stands a third, neutral army, as large as theirs.",
            _TWO,
            "R-069",
        ),
        Paragraph(
            "Take the jokers out, shuffle, and deal the cards face down into three equal piles. Each "
            "player gets one of the piles by lot (our reading); the third is neutral. Each player "
            "puts one army on each territory in their pile, and one neutral army goes on each "
            "territory in the third.",
            _TWO,
            "R-069, R-070, A-74",
        ),
        Paragraph(
            "Then take turns placing the rest, three armies at a time: two of your own, on one or two "
            "of your territories, and one neutral army on any neutral territory. Who places first is "
            "decided in the same way as who takes the first turn (our reading).",
            _TWO,
            "R-071, A-73",
        ),
        Paragraph(
            "When all armies are on the board, put the jokers back, shuffle the whole deck and "
            "put it face down as the draw pile.",
            _TWO,
            "R-072",
        ),
    ),
    ("initial_extra", EMPTY): (
        Paragraph(
            "That is all: no further armies are placed before the first turn (our reading; switch "
            "initial_extra).",
            "{dealing}",
            "R-018, A-02",
        ),
    ),
    ("initial_extra", CHOSEN): (
        Paragraph(
            "Then each player places {n} more armies: going round, one army at a time, on "
            "territories they own.",
            "house rule",
            "A-02",
        ),
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
    ("first_turn", "roll"): (
        Paragraph(
            "Everybody throws one die for the first turn; the highest begins, and those who tie for "
            "the highest throw again (our reading). No earlier throw counts for this.",
            f"{_HERE}, (a)",
            "R-019, A-04, A-05",
        ),
    ),
    ("first_turn", "left-of-dealer"): (
        Paragraph(
            "The player on the dealer's left takes the first turn.", f"{_HERE}, (a)", "R-019"
        ),
    ),
    ("trademark_card", True): (
        Paragraph(
            "One further card bears only a trade mark. Take it out; it has no part in play.",
            f"{_OLD}, Equipment and Preparation",
            "R-006",
        ),
    ),
    ("box_dice", "six-white-coloured"): (
        Paragraph(
            "Six dice, three of them white and three coloured. Never more than five are thrown at "
            "once.",
            f"{_OLD}, Equipment and (c)",
            "R-034, R-035",
        ),
    ),
    ("box_dice", "six-red-ivory"): (
        Paragraph(
            "Six dice, three of them red and three ivory. Never more than five are thrown at once.",
            f"{_HERE}, Equipment and (c)",
            "R-034, R-035",
        ),
    ),
    ("box_dice", "five-red-white"): (
        Paragraph("Five dice, three of them red and two white.", f"{_HERE}, Equipment", "R-034"),
    ),
    ("spare_colours", True): (
        Paragraph(
            "If you run out of pieces, use those of a colour that nobody plays.",
            f"{_OLD}, (h)",
            "R-004",
        ),
    ),
    ("without_borders", CHOSEN): (
        Paragraph(
            "On the board of this game these borders are closed: {n}.",
            "boards in circulation",
            "R-008",
        ),
    ),
    ("card_territory_bonus", 2): (
        Paragraph(
            "Look at the territories on the three cards you turn in. For each of them that you hold "
            "at this moment you get two more armies (our reading), and you put them on that very "
            "territory at once: up to six armies for three cards. A joker names no territory and "
            "brings none. The same goes for sets turned in after an elimination; the territory just "
            "captured is already yours. Example: you hold North Africa and turn in its card; put two "
            "more armies on North Africa.",
            f"{_OLD}, Additional armies for territories on cards",
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
    ("card_drawing", "always"): (
        Paragraph(
            "You must take the card: the text says that you are entitled to it, the summary that you "
            "take it (our reading; switch card_drawing).",
            f"{_HERE}, (h) and Summary of play",
            "A-54",
        ),
    ),
    ("card_drawing", "optional"): (
        Paragraph(
            "You may leave the card, with `card = false`: the text says that you are entitled to it, the "
            "summary that you take it (our reading; switch card_drawing).",
            f"{_HERE}, (h) and Summary of play",
            "A-54",
        ),
    ),
    ("set_values", "classic"): (
        Paragraph(
            "From the ninth set on, each is worth five armies more than the one before. Example: "
            "three sets have been turned in, none of them by you; your first is worth ten.",
            f"{_HERE}, (h)",
            "R-056",
        ),
    ),
    ("set_values", "plus-one"): (
        Paragraph("Each set is worth one army more than the one before.", _EXPERT, "R-078, A-53"),
    ),
    ("five_after_elimination", "must-trade"): (
        Paragraph(
            "With exactly five you must turn in a set as well, because you will take a card for your "
            "capture and nobody may hold six (our reading; switch five_after_elimination).",
            f"{_HERE}, (h) and (i)",
            "R-063, A-43",
        ),
    ),
    ("five_after_elimination", "may-hold"): (
        Paragraph(
            "With exactly five you may keep them; you then take no card at the end of the turn, "
            "because nobody may hold six (our reading; switch five_after_elimination).",
            f"{_HERE}, (h) and (i)",
            "A-43",
        ),
    ),
    ("movement", "adjacent"): (
        Paragraph(
            "When you have finished attacking you may make one free move, whether you attacked or "
            "not: take one or more armies from just one of your territories to just one adjacent "
            "territory that is also yours. At least one army stays behind. Lines across the water "
            "count as they do for attacks.",
            f"{_HERE}, (g)",
            "R-047, R-048, A-31",
        ),
        Paragraph(
            "Example: you hold Argentina with eight armies, Peru and Brazil. Up to seven may go "
            "to Peru, or up to seven to Brazil; they may not be divided between the two.",
            f"{_HERE}, (g)",
            "R-047",
        ),
        Paragraph(
            "You may not attack after the free move. Apart from moving in after a capture, armies "
            "move at no other time.",
            f"{_HERE}, (g)",
            "R-046, R-049",
        ),
    ),
    ("movement", "connected"): (
        Paragraph(
            "When you have finished attacking you may fortify: shift armies from as many of your "
            "territories to as many others as you like, provided that you hold both ends and every "
            "territory on some path between them. At least one army stays on each. There is no other "
            "move at the end of a turn (our reading).",
            _EXPERT,
            "R-079, A-57",
        ),
        Paragraph(
            "What counts is the position before you began to shift: of the armies that were then on a "
            "territory all but one may leave, and armies that have just arrived do not travel on (our "
            "reading).",
            _EXPERT,
            "R-079, A-58",
        ),
        Paragraph(
            "Example: to bring armies from South Africa to Brazil you must hold a path between "
            "them, such as Congo and North Africa.",
            _EXPERT,
            "R-079",
        ),
    ),
    ("army_cap", 12): (
        Paragraph(
            "From the set-up to the end (our reading), no territory ever holds more than twelve "
            "armies. Armies that you cannot place for this reason are lost, but only when none of "
            "your territories has room: you may not throw armies away (our reading).",
            _EXPERT,
            "R-080, R-081, R-082, A-59, A-60",
        ),
        Paragraph(
            "Armies that must go on one particular territory are lost if there is no room on it. "
            "No move may bring a territory above twelve.",
            _EXPERT,
            "R-083, R-084",
        ),
    ),
    ("card_reroll", True): (
        Paragraph(
            "If you attack and hold the card of the territory you attack from, or of the one you "
            "attack, you may lay it open and throw one die of that throw again. The new number "
            "stands, better or worse. A joker shows no territory.",
            _EXPERT,
            "R-085",
        ),
        Paragraph(
            "Only one card may be used for each throw, but every throw of the battle may use one (our "
            "reading), and there is no limit for the turn. When you stop attacking that territory the "
            "card goes back to your hand; everybody has seen it. A card received from an eliminated "
            "player may be used at once (our reading). Cards do not help in defence.",
            _EXPERT,
            "R-086, R-087, R-088, A-63, A-64, A-65",
        ),
    ),
    ("reroll_scope", "own"): (
        Paragraph(
            "The booklet speaks of any one die: here it is one of your own, never the defender's (our "
            "reading; switch reroll_scope).",
            _EXPERT,
            "A-62",
        ),
    ),
    ("reroll_scope", "any"): (
        Paragraph(
            "The booklet speaks of any one die: here it may be the defender's too (our reading; "
            "switch reroll_scope).",
            _EXPERT,
            "A-62",
        ),
    ),
    ("commander", True): (
        Paragraph(
            "You have a commander: once in each of your turns, after throwing the dice for an attack, "
            "you may turn one of your own to a six. This comes after everything else that changes "
            "dice (our reading). A defender's six still wins the tie. The commander does not help in "
            "defence.",
            _EXPERT,
            "R-089, R-090, A-61",
        ),
    ),
    ("capitals", True): (
        Paragraph(
            "When the first armies are on the board, each player writes down one of their territories "
            "as their capital. All are revealed together (our reading) and listed for everybody to "
            "see.",
            _EXPERT,
            "R-091, A-71",
        ),
        Paragraph(
            "If you do not hold your capital at the end of your own turn, after taking your card (our "
            "reading), you are out. So if it falls in another player's turn, you have one turn to "
            "take it back.",
            _EXPERT,
            "R-092, A-69",
        ),
        Paragraph(
            "All armies of the player who is out leave the board. The conqueror, who is the opponent "
            "holding the lost capital at that moment (our reading), puts one army of their own on "
            "each vacated territory and divides five more among them at will. Example: six "
            "territories are vacated; they receive eleven armies.",
            _EXPERT,
            "R-093, A-66, A-69, A-72",
        ),
        Paragraph(
            "This is not a capture: it earns no card, and a continent completed in this way counts "
            "only from the conqueror's next turn (our reading). A capital among the vacated "
            "territories now belongs to the conqueror; if it is the conqueror's own, it has been "
            "regained (our reading).",
            _EXPERT,
            "R-096, A-70",
        ),
        Paragraph(
            "A player who loses their last territory is also out, at once and in the usual way (our "
            "reading).",
            _EXPERT,
            "R-095, A-66",
        ),
    ),
    ("capital_cards", "discard"): (
        Paragraph(
            "The cards of a player who is out because of a lost capital go on the discard pile (our "
            "reading; switch capital_cards).",
            _EXPERT,
            "R-092, A-68",
        ),
    ),
    ("capital_cards", "conqueror"): (
        Paragraph(
            "The cards of a player who is out because of a lost capital go to the conqueror, who "
            "turns in sets at the start of their next turn if they hold five or more (our reading; "
            "switch capital_cards).",
            _EXPERT,
            "A-68",
        ),
    ),
    ("capitals_end", "last-player"): (
        Paragraph(
            "The game is over as soon as one player is left (our reading; switch capitals_end).",
            _EXPERT,
            "R-094, A-67",
        ),
    ),
    ("capitals_end", "only-holder"): (
        Paragraph(
            "The game is also over at the end of any turn after which exactly one player holds their "
            "own capital: that player has won (our reading; switch capitals_end).",
            _EXPERT,
            "R-094, A-67",
        ),
    ),
}

NEUTRAL_BATTLES = Paragraph(
    "A neutral territory is attacked like any other, and your opponent throws the dice for it, "
    "one or two as they like. Neutral armies never attack, never move and never grow; they hold "
    "no cards. Capturing a neutral territory earns a card like any other capture; taking the last "
    "of them eliminates nobody. A continent is yours only when you also hold its neutral "
    "territories.",
    _TWO,
    "R-073, R-074, R-076, A-52, A-75",
    name="neutral-battles",
)
NEUTRAL_WIN = Paragraph(
    "Take every territory your opponent holds and you have won, however many neutral armies are "
    "left. If the neutral armies are gone first, play goes on.",
    _TWO,
    "R-075",
    name="neutral-win",
)

# ── the book ─────────────────────────────────────────────────────────────────────────────────────

Part = Paragraph | str

CHAPTERS: tuple[tuple[str, str, tuple[Part, ...]], ...] = (
    ("object", "Object", ("@object", "@players")),
    (
        "equipment",
        "Equipment",
        (_PIECES, "spare_colours", _CARDS, "trademark_card", "deck", "box_dice"),
    ),
    ("board", "The board", (_BOARD, "@continents", _DRAWN, _ADJACENT, "without_borders")),
    ("preparation", "Preparation", (_TABLE, "dealer")),
    ("setup", "The set-up", ("@initial", "setup", "initial_extra", "first_turn", _ROUND)),
    ("turn", "A turn in short", (_STEPS, "@steps")),
    ("armies", "(a) Armies due", (_COUNT, _CONTINENTS, _CARD_ARMIES)),
    ("placing", "(b) Placing armies", (_PLACE, "army_cap")),
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
    ("capitals", "Capitals", ("capitals", "capital_cards")),
    ("end", "The end of the game", ("@winning", "capitals_end")),
    ("orders", "Orders", ("max_losses", "path_move_in")),
)
