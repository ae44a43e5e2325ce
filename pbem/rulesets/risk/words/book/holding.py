"""
What the rule book says when hands are hidden, in place of the booklet's paragraphs.

A paragraph not named here is the same in every game. The usual ones are those of a game in which hands
lie open, so what the booklet says of hidden cards is named as what it is there.
"""

from pbem.engine.table.terms import DEALER, PRIVATE
from pbem.rulesets.risk.words.book.cards import DISCARD, DOWN, EARN, OPEN_HANDS, SPOILS, WHEN
from pbem.rulesets.risk.words.book.contents import CHOICES
from pbem.rulesets.risk.words.book.paragraph import BOOKLET, VARIATIONS, Paragraph

_MAIL = "playing by mail"

# ── drawing ──────────────────────────────────────────────────────────────────────────────────────

_EARN_PRIVATE = Paragraph(
    "If you captured one or more territories in your turn, you draw a card at the end of it. "
    "It is one card however many you captured, and none if you captured nothing. It lies face "
    "down: only you can look at it, and everybody sees how many you hold.",
    f"{BOOKLET}, (h); {_MAIL}",
    "R-050, R-051, A-36, A-51",
)
_NO_PILE = Paragraph(
    "There is no draw pile, and nothing is shuffled. Each card is drawn separately from the whole "
    "deck, every card equally likely, whatever is held or has been turned in. So two players may "
    "hold the same card, and you may hold one twice: four cards include a pair 13 times in a "
    "hundred. Two such cards count as two and may be in one set.",
    _MAIL,
    "R-050",
)
_ODDS = Paragraph(
    "The odds are nearly those of one deck of 44: three cards contain a set 42.0 times in a "
    "hundred (with one deck 42.3), four cards 81.6 times (81.7), five cards always.",
    _MAIL,
    "R-052, R-055",
)
_EARN_DEALER = Paragraph(
    "If you captured one or more territories in your turn, you draw a card at the end of it. "
    "It is one card however many you captured, and none if you captured nothing. It lies face "
    "down: you and the host can look at it, and everybody sees how many you hold.",
    f"{BOOKLET}, (h); {_MAIL}",
    "R-050, R-051, A-36, A-51",
)
_HOST = Paragraph(
    "The host deals, and therefore has no seat. The host is bound to a secret before the first "
    "throw of the dice; secret and dice together shuffle the deck, and the dice of a turn decide "
    "which card is drawn from the pile. So the host can look at every card, and could talk about "
    "it, but can neither choose nor change one. When the game is over the host publishes the "
    "secret, and everybody can check the whole deck.",
    _MAIL,
    "R-017, R-020, R-050",
)
_OPENING = Paragraph(
    "A face-down card is never used for you. To turn it in, or to use it in a battle, name it in "
    "your orders: signing them opens it, and everybody can check that it is the card you drew. "
    "From then on it lies open, wherever it goes.",
    _MAIL,
    "R-051, R-052",
)

# ── turning in ───────────────────────────────────────────────────────────────────────────────────

_WHEN_HIDDEN = Paragraph(
    "You may turn in a set at the start of your turn, or wait. If you hold five cards at that "
    "point, you must turn one in; five cards always contain a set. Nobody can see which sets you "
    "have: if you turn in too few, your oldest cards beyond four are discarded.",
    f"{BOOKLET}, (h); {_MAIL}",
    "R-053, R-054, R-055, R-058",
)
_DISCARD_PRIVATE = Paragraph("Cards that are turned in, or discarded, leave the game.", _MAIL, "R-059")
_DISCARD_DEALER = Paragraph(
    "Cards that are turned in lie face up on a discard pile. When the draw pile is used up "
    "and a card is needed (our reading), they are shuffled and put face down as the new draw "
    "pile. A card that was discarded face down stays out of the game: somebody would "
    "recognise it.",
    f"{BOOKLET}, (h); {_MAIL}",
    "R-059, A-29, A-34, A-38",
)

# ── eliminating ──────────────────────────────────────────────────────────────────────────────────

_THEN = (
    "If you receive at least one card (our reading), you may turn in a set from your combined hand immediately, "
    "or two or three if you have them, each at its current value, and place the armies on any of "
    "your territories. Then you may go on attacking."
)
_SPOILS_CITES = "R-061, R-064, R-065, R-067, A-44, A-45, A-46, A-47"
_SPOILS_PRIVATE = Paragraph(
    "If in your turn you take an opponent's last army off the board, that player is out. Nobody else "
    "could open their cards, so these leave the game, and as soon as you have moved in you draw as "
    f"many in their place, each from a whole deck and face up. {_THEN}",
    f"{BOOKLET}, (i); {_MAIL}",
    _SPOILS_CITES,
)
_SPOILS_DEALER = Paragraph(
    "If in your turn you take an opponent's last army off the board, that player is out, and as soon "
    "as you have moved in you get all their cards, both those that lie open and those face down, "
    f"which you can look at now. {_THEN}",
    f"{BOOKLET}, (i); {_MAIL}",
    _SPOILS_CITES,
)
_DOWN_HIDDEN = Paragraph(
    "If any card of your combined hand lies face down, your turn pauses wherever sets may or must "
    "be turned in, and you name them in its next part. If you turn in too few, your oldest cards "
    "beyond four are discarded.",
    _MAIL,
    "R-062, R-063, R-064",
)

_FALLEN_PRIVATE = Paragraph(
    "The cards of a player who is out because of a lost capital leave the game (our reading; switch capital_cards).",
    f"{VARIATIONS}; {_MAIL}",
    "R-092, A-68",
)
_FALLEN_DEALER = Paragraph(
    "The cards of a player who is out because of a lost capital go on the discard pile; those "
    "that nobody has seen stay face down (our reading; switch capital_cards).",
    f"{VARIATIONS}; {_MAIL}",
    "R-092, A-68",
)
_CONQUERED_PRIVATE = Paragraph(
    "The cards of a player who is out because of a lost capital leave the game, and the "
    "conqueror draws as many face up. A conqueror with five or more turns in sets at the "
    "start of their next turn (our reading; switch capital_cards).",
    f"{VARIATIONS}; {_MAIL}",
    "A-68",
)

# ── in battle ────────────────────────────────────────────────────────────────────────────────────

_REROLL = CHOICES["card_reroll", True][1]
_REROLL_HIDDEN = Paragraph(
    "Only one card may be used for each throw, but every throw of the battle may use one (our "
    "reading), and there is no limit for the turn. The card is opened when you sign your "
    "orders, whether or not the battle comes to it; it stays in your hand, and lies open from "
    "then on. A card received from an eliminated player may be used at once if it lies open "
    "(our reading). Cards do not help in defence.",
    f"{VARIATIONS}; {_MAIL}",
    "R-086, R-087, R-088, A-63, A-64, A-65",
)
_DISCARDED = CHOICES["capital_cards", "discard"][0]
_CONQUERED = CHOICES["capital_cards", "conqueror"][0]

IN_PLACE: dict[tuple[str, Paragraph], tuple[Paragraph, ...]] = {
    (DEALER, EARN): (_EARN_DEALER,),
    (DEALER, OPEN_HANDS): (_HOST, _OPENING),
    (DEALER, WHEN): (_WHEN_HIDDEN,),
    (DEALER, DISCARD): (_DISCARD_DEALER,),
    (DEALER, SPOILS): (_SPOILS_DEALER,),
    (DEALER, DOWN): (DOWN, _DOWN_HIDDEN),
    (DEALER, _REROLL): (_REROLL_HIDDEN,),
    (DEALER, _DISCARDED): (_FALLEN_DEALER,),
    (PRIVATE, EARN): (_EARN_PRIVATE,),
    (PRIVATE, OPEN_HANDS): (_NO_PILE, _ODDS, _OPENING),
    (PRIVATE, WHEN): (_WHEN_HIDDEN,),
    (PRIVATE, DISCARD): (_DISCARD_PRIVATE,),
    (PRIVATE, SPOILS): (_SPOILS_PRIVATE,),
    (PRIVATE, DOWN): (DOWN, _DOWN_HIDDEN),
    (PRIVATE, _REROLL): (_REROLL_HIDDEN,),
    (PRIVATE, _DISCARDED): (_FALLEN_PRIVATE,),
    (PRIVATE, _CONQUERED): (_CONQUERED_PRIVATE,),
}
"""For a way of holding cards and a paragraph of the booklet: what the book says instead."""


def held(cards: str, paragraph: Paragraph) -> tuple[Paragraph, ...]:
    """Return what the book says instead of a paragraph when cards are held this way."""
    return IN_PLACE.get((cards, paragraph), (paragraph,))
