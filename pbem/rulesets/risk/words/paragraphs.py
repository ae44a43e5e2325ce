"""
The paragraphs of the rule book, chapter by chapter, in our own words.

`CHAPTERS` is the order of the book. A chapter is a row of parts: a `Paragraph` that every game has,
the name of a field of `Rules` (what this game's value of it says, from `CHOICES`), or "@name" for a
table that `rulebook.py` draws. A value that is missing in `CHOICES` is told by its sentence in
`rules.py`, so that a new option needs no paragraph here.

Sources: "{booklet}" is the booklet of the edition played, the word after it the section.
"""

from typing import Any

import attrs


@attrs.frozen
class Paragraph:
    """A paragraph with its source (booklet and section) and the numbers of the rule catalogue."""

    text: str
    source: str
    cites: str


_OLD = "1959 booklet"
_HERE = "{booklet}"
_EXPERT = "reprint booklet, Rule variations"
_TWO = "reprint booklet, Risk for two players"

CHOSEN = "(chosen)"
"""Stands for every value of a free choice but its empty one."""

EMPTY = "(empty)"

# ── what every game has ──────────────────────────────────────────────────────────────────────────

OBJECT = Paragraph(
    "Hold every territory of the board, and so put all other players out of the game.",
    f"{_HERE}, Object",
    "R-001",
)
NEUTRAL_OBJECT = Paragraph(
    "Take every territory of your opponent. The neutral armies need not be beaten.", _TWO, "R-075"
)
CAPITALS_OBJECT = Paragraph(
    "You may also be put out by losing your capital, and win by putting the others out so: see the "
    "chapter on capitals.",
    _EXPERT,
    "R-092, R-094",
)
_PIECES = Paragraph(
    "Six sets of pieces, each of its own colour. A small piece is one army, a large one ten; change "
    "one for the other whenever you like. There is no limit to the number of armies.",
    f"{_HERE}, Equipment and (h)",
    "R-004",
)
_CARDS = Paragraph(
    "A deck of 44 cards. On 42 of them stands a territory, each territory once, and one figure: a "
    "foot soldier, a horseman or a cannon. Two are jokers and show all three figures.",
    f"{_HERE}, Equipment and The cards",
    "R-005",
)
_BOARD = Paragraph(
    "The board is a map of the world with 42 territories in six continents. Holding a whole "
    "continent at the start of your turn brings the armies shown here:",
    f"{_HERE}, The board and (a)",
    "R-007, R-026",
)
_ADJACENT = Paragraph(
    "Two territories are adjacent when they share a border, or when lines across the water join "
    "them; both ways in either case. So Venezuela touches Central America, Peru and Brazil; North "
    "Africa touches Congo, East Africa and Egypt, and over the water Brazil, Western Europe and "
    "Southern Europe; Greenland touches Iceland, Quebec, Ontario and Northwest Territory; and "
    "Alaska touches Kamchatka round the edge of the map.",
    f"{_HERE}, (d)",
    "R-008",
)
_DRAWN = Paragraph(
    "The borders are drawn for the game. Peru takes in Bolivia, Alberta the provinces on either "
    "side of it, Indonesia Borneo and the islands round it. Iceland, Great Britain, Madagascar, "
    "Japan and New Guinea are territories of their own.",
    f"{_HERE}, The board",
    "R-009",
)
_TABLE = Paragraph(
    "Lay the board on a table. Each player takes the pieces of one colour.",
    f"{_HERE}, Preparation",
    "R-004",
)
_ROUND = Paragraph(
    "Turns go round clockwise, to the player on the left. Who is out of the game is passed over.",
    f"{_HERE}, The set up and (e)",
    "R-003, R-067",
)
_STEPS = Paragraph(
    "In his turn a player does the following, in this order; nobody else acts meanwhile, but for "
    "the defender's dice. Only the armies due, a set from five cards, the move into a captured "
    "territory and the sets after an elimination are compulsory.",
    "{summary}",
    "R-021, R-022, R-023",
)
_COUNT = Paragraph(
    "At the start of your turn, before anything else, count your territories, not your armies. Each "
    "three of them bring one army; a remainder brings nothing. Fewer than nine still bring three. "
    "Example: 14 territories bring four armies, 15 bring five.",
    f"{_HERE}, (a)",
    "R-024, R-025, R-028, A-11",
)
_CONTINENTS = Paragraph(
    "For each continent of which you hold every territory at that moment you get its armies as "
    "well, turn after turn. A continent that you complete during the turn counts from your next.",
    f"{_HERE}, (a)",
    "R-026, R-027, R-028",
)
_CARD_ARMIES = Paragraph(
    "Then turn in a set of cards, if you can and will, and add its armies.",
    f"{_HERE}, (a) and (h)",
    "R-029, R-058, A-12",
)
_PLACE = Paragraph(
    "Put all armies due on territories that you hold, on one or on several as you like. None may "
    "be saved for later. After this step armies are placed in your turn only when you have "
    "eliminated an opponent.",
    f"{_HERE}, (b)",
    "R-030, R-031",
)
_FREE_CHOICE = Paragraph(
    "You need not attack. You may attack as often as you like, as long as one of your territories "
    "with two or more armies is adjacent to a territory of somebody else, and stop when you like.",
    f"{_HERE}, (c) and (e)",
    "R-032, R-033, R-042",
)
_ANNOUNCE = Paragraph(
    "Before each throw name the number of your dice, the territory you attack from, and the "
    "adjacent territory you attack. Then its owner names the number of his dice; then both throw. "
    "All three may change with every throw: you may leave a battle, fight elsewhere and come back.",
    f"{_HERE}, (c) and (e)",
    "R-036, R-041, A-14, A-15",
)
_DICE = Paragraph(
    "You throw one, two or three dice, and need one army more than dice: two armies throw one die, "
    "three up to two, four or more up to three. The defender throws one die, or two if two or more "
    "armies stand there.",
    f"{_HERE}, (c)",
    "R-034, R-035, A-16, A-20",
)
_COMPARE = Paragraph(
    "Compare your highest die with the defender's highest. If yours is higher, he takes one army "
    "off the territory attacked; if it is equal or lower, you take one off the territory you attack "
    "from. The defender wins all ties.",
    f"{_HERE}, (c)",
    "R-037",
)
_SECOND = Paragraph(
    "If both threw more than one die, compare the second highest of each in the same way. All "
    "other dice count for nothing: where one side threw a single die only one army falls.",
    f"{_HERE}, (c)",
    "R-038, R-039, A-24",
)
_EXAMPLES = Paragraph("Examples of throws and what they cost:", f"{_HERE}, (c)", "R-040")
_CAPTURE = Paragraph(
    "When the last army of a territory falls you have captured it. At once move in at least as "
    "many armies as you threw dice in that last throw, all from the territory you attacked from; "
    "more if you like, but one army must stay behind. There is never a territory without an army. "
    "Example: you attack with eight armies and win with three dice; three to seven move in.",
    f"{_HERE}, (f)",
    "R-043, R-044, R-045, R-046",
)
EARN = Paragraph(
    "If you captured one or more territories in your turn, take the top card of the draw pile at "
    "its end. It is one card however many you captured, and none if you captured nothing. You must "
    "take it. Keep it before you, face down.",
    f"{_HERE}, (h)",
    "R-050, R-051, A-36, A-51, A-54",
)
_SETS = Paragraph(
    "A set is three cards: three horsemen, three cannons, three foot soldiers, one of each, or any "
    "two cards with a joker.",
    f"{_HERE}, (h)",
    "R-052, A-33",
)
WHEN = Paragraph(
    "You may turn in a set at the start of your turn, or wait. If you hold five cards then, you "
    "must turn one in; five cards always contain a set. Nobody may hold more than five.",
    f"{_HERE}, (h)",
    "R-053, R-054, R-055, R-058",
)
_VALUES = Paragraph(
    "What a set is worth depends on how many were turned in before it in the whole game, by "
    "anybody, those who are out included. Let one player keep count.",
    f"{_HERE}, (h)",
    "R-056, R-057",
)
DISCARD = Paragraph(
    "Cards that are turned in lie face up on a discard pile. When the draw pile is used up and a "
    "card is needed, shuffle the discards and lay them face down as the new draw pile.",
    f"{_HERE}, (h)",
    "R-059, A-29, A-34, A-38",
)
SPOILS = Paragraph(
    "If in your turn you take the last army of an opponent from the board, he is out, and you get "
    "all his cards at once, after moving in. With at least one card received you may turn in a set "
    "of the joint hand immediately, or two or three if you have them, each at the value then due, "
    "and place the armies on any of your territories. Then you may go on attacking.",
    f"{_HERE}, (i)",
    "R-061, R-064, R-065, R-067, A-44, A-45, A-46, A-47",
)
DOWN = Paragraph(
    "With six cards or more in the joint hand you must turn in sets until four or fewer are left. "
    "Example: four cards and four received are eight; two sets go, and two cards stay.",
    f"{_HERE}, (i)",
    "R-062, R-068, A-42",
)
WIN = Paragraph(
    "Who puts the last opponent out of the game has won, there and then: after the move into the "
    "last territory nothing more is done.",
    "{winning}",
    "R-001, A-48",
)

# ── what the choices say ─────────────────────────────────────────────────────────────────────────

CHOICES: dict[tuple[str, Any], tuple[Paragraph, ...]] = {
    ("setup", "claim"): (
        Paragraph(
            "The dice decide who begins the set-up: everybody throws one die, the highest begins, "
            "and those who tie for the highest throw again.",
            f"{_OLD}, The set up",
            "R-011, A-05",
        ),
        Paragraph(
            "Going round clockwise, each player in turn puts one of these armies on any territory "
            "that is still free, until every territory holds exactly one. With four or five players "
            "some will own a territory more than others.",
            f"{_OLD}, The set up",
            "R-012",
        ),
        Paragraph(
            "Then the player who began puts one more army on a territory of his own, and so does "
            "everybody in turn, one army at a time, until all counted armies stand on the board. "
            "You may heap them on one territory or spread them. Nobody keeps any back; who claimed "
            "fewer territories places longer.",
            f"{_OLD}, The set up",
            "R-013, R-014, A-03",
        ),
        Paragraph(
            "Shuffle the whole deck, jokers included, and lay it face down as the draw pile. Nobody "
            "starts with a card.",
            f"{_OLD}, Preparation",
            "R-020",
        ),
    ),
    ("setup", "dealt"): (
        Paragraph(
            "The dealer takes the two jokers out, shuffles the rest and deals out all of it, one "
            "card at a time, beginning with the player on his left. If the cards do not come out "
            "even, some start with a territory more; nothing makes up for it.",
            "{dealing}",
            "R-015, A-01",
        ),
        Paragraph(
            "All turn up their cards at once and put one army on each territory they show. Every "
            "territory now holds exactly one army.",
            "{dealing}",
            "R-016",
        ),
        Paragraph(
            "The dealer takes all cards back, adds the jokers, shuffles again and lays the deck "
            "face down as the draw pile. Nobody keeps a card.",
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
            "player gets one of the piles by lot; the third is neutral. Each player puts one army on "
            "each territory of his pile, and one neutral army goes on each territory of the third.",
            _TWO,
            "R-069, R-070, A-74",
        ),
        Paragraph(
            "Then take turns in placing what is left, three armies at a time: two of your own, on "
            "one or two of your territories, and one neutral army on any neutral territory. Who "
            "places first is settled in the same way as the first turn.",
            _TWO,
            "R-071, A-73",
        ),
        Paragraph(
            "When all armies stand on the board, put the jokers back, shuffle the whole deck and lay "
            "it face down as the draw pile.",
            _TWO,
            "R-072",
        ),
    ),
    ("initial_extra", EMPTY): (
        Paragraph(
            "That is all: no further armies are placed before the first turn.",
            "{dealing}",
            "R-018, A-02",
        ),
    ),
    ("initial_extra", CHOSEN): (
        Paragraph(
            "Then everybody has {n} further armies to place: going round, one army at a time, each "
            "on a territory of one's own.",
            "house rule",
            "A-02",
        ),
    ),
    ("dealer", EMPTY): (
        Paragraph(
            "Choose a dealer by lot: everybody throws one die and the highest deals; those who tie "
            "throw again.",
            "{preparation}",
            "R-015, A-06",
        ),
    ),
    ("dealer", CHOSEN): (Paragraph("{n} is the dealer.", "house rule", "R-015, A-06"),),
    ("first_turn", "roll"): (
        Paragraph(
            "Everybody throws one die for the first turn; the highest begins, and those who tie for "
            "it throw again. No throw made before counts for this.",
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
            "One card more bears only a trade mark. Take it out; it has no part in play.",
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
            "If your pieces run out, go on with those of a colour that nobody plays.",
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
            "at this moment you get two more armies, and they go on that very territory at once: up "
            "to six armies for three cards. A joker names no territory and brings none. The same "
            "goes for sets turned in after an elimination; the territory just captured is yours "
            "already. Example: you hold North Africa and turn in its card; two armies more stand in "
            "North Africa.",
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
    ("set_values", "classic"): (
        Paragraph(
            "From the ninth set on each is worth five armies more than the one before. Example: "
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
            "With exactly five you turn in a set as well, for you will take a card for your capture "
            "and nobody may hold six.",
            f"{_HERE}, (h) and (i)",
            "R-063, A-43",
        ),
    ),
    ("five_after_elimination", "may-hold"): (
        Paragraph(
            "With exactly five you may keep them; you then take no card at the end of the turn, for "
            "nobody may hold six.",
            f"{_HERE}, (h) and (i)",
            "A-43",
        ),
    ),
    ("movement", "adjacent"): (
        Paragraph(
            "When you have finished attacking you may make one free move, whether you attacked or "
            "not: take one or more armies from just one of your territories to just one other of "
            "yours that is adjacent to it. At least one army stays behind. Links across the water "
            "count as they do for attacks.",
            f"{_HERE}, (g)",
            "R-047, R-048, A-31",
        ),
        Paragraph(
            "Example: you hold Argentina with eight armies, Peru and Brazil. Up to seven may go to "
            "Peru, or up to seven to Brazil; they may not be shared out between the two.",
            f"{_HERE}, (g)",
            "R-047",
        ),
        Paragraph(
            "The free move ends your attacks. Apart from moving in after a capture, armies move at "
            "no other time.",
            f"{_HERE}, (g)",
            "R-046, R-049",
        ),
    ),
    ("movement", "connected"): (
        Paragraph(
            "When you have finished attacking you may fortify: shift armies from as many of your "
            "territories to as many others as you like, provided that you hold both ends and every "
            "territory on some way between them. One army at least stays on each. There is no other "
            "move at the end of a turn.",
            _EXPERT,
            "R-079, A-57",
        ),
        Paragraph(
            "What counts is the position before the shifting began: from a territory go at most all "
            "armies but one that stood there, and armies that have just arrived do not travel on.",
            _EXPERT,
            "R-079, A-58",
        ),
        Paragraph(
            "Example: to bring armies from South Africa to Brazil you must hold the way between, "
            "such as Congo and North Africa.",
            _EXPERT,
            "R-079",
        ),
    ),
    ("army_cap", 12): (
        Paragraph(
            "Never, from the set-up to the end, do more than twelve armies stand on one territory. "
            "Armies that you cannot place for this reason are lost, but only when none of your "
            "territories has room: you may not throw armies away.",
            _EXPERT,
            "R-080, R-081, R-082, A-59, A-60",
        ),
        Paragraph(
            "Armies that belong on one certain territory and find no room there are lost. No move "
            "may bring a territory above twelve.",
            _EXPERT,
            "R-083, R-084",
        ),
    ),
    ("card_reroll", True): (
        Paragraph(
            "If you attack and hold the card of the territory you attack from, or of the one you "
            "attack, you may lay it open and throw one die of that throw again. The new number "
            "stands, be it better or worse. A joker shows no territory.",
            _EXPERT,
            "R-085",
        ),
        Paragraph(
            "Only one card serves each throw, but every throw of the battle may use one, and a turn "
            "any number of cards. When you stop attacking that territory the card goes back to your "
            "hand; everybody has seen it. A card received from an eliminated player may be used at "
            "once. In defence cards are of no help.",
            _EXPERT,
            "R-086, R-087, R-088, A-63, A-64, A-65",
        ),
    ),
    ("reroll_scope", "own"): (
        Paragraph(
            "The die is one of your own, never the defender's.",
            _EXPERT,
            "A-62",
        ),
    ),
    ("reroll_scope", "any"): (
        Paragraph("The die may be any one on the table, the defender's included.", _EXPERT, "A-62"),
    ),
    ("commander", True): (
        Paragraph(
            "Your commander is with you: once in each of your turns, when you have thrown the dice "
            "of an attack, you may turn one of your own to a six. It comes after everything else "
            "that changes dice. A six of the defender still wins the tie. In defence you have no "
            "commander.",
            _EXPERT,
            "R-089, R-090, A-61",
        ),
    ),
    ("capitals", True): (
        Paragraph(
            "When the first armies stand on the board everybody writes down one of his territories "
            "as his capital. All are opened together and listed for everybody to see.",
            _EXPERT,
            "R-091, A-71",
        ),
        Paragraph(
            "Who does not hold his capital at the end of his own turn, after taking his card, is "
            "out. So if it falls in the turn of another you have one turn to take it back.",
            _EXPERT,
            "R-092",
        ),
        Paragraph(
            "All armies of that player leave the board. The opponent who holds the lost capital at "
            "that moment puts one army of his own on each vacated territory, and five more among "
            "them as he likes. Example: six territories are vacated; they receive eleven armies.",
            _EXPERT,
            "R-093, A-66, A-69, A-72",
        ),
        Paragraph(
            "This is no capture: it earns no card, and a continent filled in this way counts only "
            "from the conqueror's next turn. If a capital lies among the vacated territories it is "
            "the conqueror's now; if it is his own he has it back.",
            _EXPERT,
            "R-096, A-70",
        ),
        Paragraph(
            "Who loses his last territory is out as well, at once and in the usual way.",
            _EXPERT,
            "R-095, A-66",
        ),
    ),
    ("capital_cards", "discard"): (
        Paragraph(
            "The cards of a player who is out by his capital go on the discard pile.",
            _EXPERT,
            "R-092, A-68",
        ),
    ),
    ("capital_cards", "conqueror"): (
        Paragraph(
            "The cards of a player who is out by his capital go to the conqueror, who turns in sets "
            "at the start of his next turn if he holds five or more.",
            _EXPERT,
            "A-68",
        ),
    ),
    ("capitals_end", "last-player"): (
        Paragraph("The game is over as soon as one player is left.", _EXPERT, "R-094, A-67"),
    ),
    ("capitals_end", "only-holder"): (
        Paragraph(
            "The game is also over at the end of any turn after which exactly one player holds his "
            "own capital: that player has won.",
            _EXPERT,
            "R-094, A-67",
        ),
    ),
}

NEUTRAL_BATTLES = Paragraph(
    "A neutral territory is attacked like any other, and your opponent throws the dice for it, one "
    "or two as he likes. Neutral armies never attack, never move and never grow; they hold no cards. "
    "Capturing a neutral territory earns a card like any capture; taking the last of them puts "
    "nobody out. A continent is yours only when you hold its neutral territories as well.",
    _TWO,
    "R-073, R-074, R-076, A-52, A-75",
)
NEUTRAL_WIN = Paragraph(
    "Take every territory of your opponent and you have won, however many neutral armies are left. "
    "If the neutral armies are gone first, play goes on.",
    _TWO,
    "R-075",
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
        (EARN, _SETS, WHEN, _VALUES, "@values", "set_values", "card_territory_bonus", DISCARD),
    ),
    ("elimination", "(i) Eliminating an opponent", (SPOILS, DOWN, "five_after_elimination")),
    ("capitals", "Capitals", ("capitals", "capital_cards")),
    ("end", "The end of the game", ("@winning", "capitals_end")),
)
