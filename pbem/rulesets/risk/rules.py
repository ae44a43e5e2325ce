"""
What may differ between two games of world conquest: one frozen value, a field for each choice.

A field carries its words (`pbem/rulesets/choices.py`): its sentence, its source, its legal values
with a sentence each, and what the rule book prints. `pbem rules` prints them, `pbem new` checks
against them. An edition (`presets.py`) says only its difference, an option changes a few fields.

To add an option: its field here with an `Offer`, its chapter's file, its cases. Nothing else.
"""

from typing import Any

import attrs

from pbem.record import value
from pbem.rulesets.choices import Free, Offer, WholeNumber, choice
from pbem.rulesets.risk.board_check import is_number

_EXPERT = "reprint booklet, Rule variations"
_TWO = "reprint booklet, Risk for two players"
_PLAYERS = ("2", "3", "4", "5", "6")
MOST_INITIAL = 1000
"""Each player has at most so many armies in the set-up."""


def _counts_fault(value: Any) -> str:
    """Check a table of set-up armies: two to six players, one to a thousand armies each."""
    good = isinstance(value, tuple) and all(
        isinstance(pair, tuple) and is_number(pair[0], 2, 6) and is_number(pair[1], 1, MOST_INITIAL) for pair in value
    )
    return "" if good else f"1 to {MOST_INITIAL} armies for 2 to 6 players are expected, as in 3:40,4:35"


def _parse_counts(text: str) -> Any:
    """Read "3:40, 4:35" as a table of plain data; anything else stays as it is."""
    pairs = [part.split(":") for part in text.split(",")]
    if all(len(pair) == 2 and pair[1].strip().isdecimal() for pair in pairs):
        return {players.strip(): int(armies.strip()[:9]) for players, armies in pairs}
    return text


def _load_counts(plain: Any) -> Any:
    if isinstance(plain, dict) and all(players in _PLAYERS for players in plain):
        return tuple(sorted((int(players), armies) for players, armies in plain.items()))
    return plain


def _dump_counts(counts: tuple[tuple[int, int], ...]) -> dict[str, int]:
    return {str(players): armies for players, armies in counts}


def _word_fault(value: Any) -> str:
    return "" if value.__class__ is str else "the short name of a player is expected"


def _borders_fault(value: Any) -> str:
    """Borders are pairs of territory ids joined by a slash; the map knows which may be left out."""
    good = isinstance(value, tuple) and all(pair.__class__ is str and pair.count("/") == 1 for pair in value)
    return "" if good else 'borders are expected as "east-africa/middle-east"'


def _parse_borders(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _load_borders(plain: Any) -> Any:
    return tuple(plain) if isinstance(plain, list) else plain


@value(kw_only=True)
class Rules:
    """The rules of one game (table 1.2 of the catalogue). The defaults are those of most editions."""

    # ── the seats, and how they come to their territories ────────────────────────────────────────

    seats: tuple[int, int] = choice(
        "How many may play.",
        "every booklet, title page; 1959 booklet, The original French rules",
        "R-002",
        {(2, 6): "Two to six may play.", (3, 6): "Three to six may play.", (2, 2): "Exactly two play."},
        "object",
    )
    setup: str = choice(
        "How the territories find their first owners.",
        "1959 booklet, The set up; Parker and reprint booklets, The set up",
        "R-012, R-015, R-069",
        {
            "claim": "In turn each player claims free territories, then adds the armies counted out.",
            "dealt": "The territories are dealt by cards, with one army on each.",
            "neutral": "The territories are dealt into three piles; the third belongs to a neutral army.",
        },
        "setup",
        offer=Offer(
            "two-player-neutral",
            "neutral",
            "Two players, and a neutral army of the same size between them.",
            _TWO,
            {"seats": (2, 2), "initial": ((2, 40),)},
        ),
    )
    initial: tuple[tuple[int, int], ...] = choice(
        "Armies of each player in the set-up, by number of players.",
        "1959 booklet, The set up; reprint booklet, Risk for two players",
        "R-010, R-018, R-069, A-10",
        Free(
            "players:armies, as in 3:40,4:35",
            _counts_fault,
            "Everybody starts with one army on each territory they hold.",
            "Armies in the set-up, by number of players: {n}.",
            "3: 40, 4: 35",
            _parse_counts,
            _load_counts,
            _dump_counts,
        ),
        "setup",
        default=(),
        switch=True,
        applies=lambda rules: rules.setup != "dealt",
        needs="a game in which armies are counted out (risk-1959 or two-player-neutral)",
    )
    initial_extra: int = choice(
        "Armies that each player places in addition to a dealt set-up.",
        "house rule for dealt games, after the counts of the 1959 booklet, The set up",
        "R-018, A-02",
        WholeNumber(
            0,
            100,
            "Nobody places more armies in the set-up.",
            "Each player places {n} more armies, one at a time in turn.",
        ),
        "setup",
        default=0,
        switch=True,
        applies=lambda rules: rules.setup == "dealt",
        needs="a dealt set-up",
    )
    placings: str = choice(
        "How the placings of the set-up are asked for by mail.",
        "this program; at the table of every booklet each placing follows those before it",
        "R-003",
        {
            "lists": "All players hand in lists at the same time, and the armies are placed in turn from these: one "
            "message from each player, but your list is written before you know anybody else's placings.",
            "in-turn": "Each player is asked alone, when it is their turn to place, and sees all earlier placings, as "
            "at a table; with `batch = 1` so for every single army, at the cost of a message for each.",
        },
        "setup",
        default="lists",
        switch=True,
        announced=True,
        applies=lambda rules: rules.setup != "dealt" or rules.initial_extra > 0,
        needs="a set-up in which players place armies",
    )
    dealer: str = choice(
        "Who deals; if nobody is named, a lot decides.",
        "Parker and reprint booklets, Preparation",
        "R-015, A-06",
        Free("the short name of a player", _word_fault, "A lot decides who deals.", "{n} deals.", "anna"),
        "preparation",
        default="",
        switch=True,
        applies=lambda rules: (
            rules.setup == "dealt" or (rules.setup == "neutral" and rules.first_turn == "left-of-dealer")
        ),
        needs="a game with a dealer",
    )
    first_turn: str = choice(
        "Who takes the first turn.",
        "every booklet, (a)",
        "R-019, A-04, A-73",
        {
            "roll": "The dice decide who takes the first turn.",
            "left-of-dealer": "The player on the dealer's left takes the first turn.",
        },
        "setup",
    )

    # ── what lies in the box ─────────────────────────────────────────────────────────────────────

    trademark_card: bool = choice(
        "Whether the deck holds one more card, with only a trade mark on it.",
        "1959 booklet, Equipment and Preparation",
        "R-006",
        {False: "The deck holds 44 cards.", True: "A trade-mark card is taken out before play."},
        "equipment",
        default=False,
    )
    box_dice: str = choice(
        "The dice in the box; no more than five are ever thrown at once.",
        "every booklet, Equipment D",
        "R-034, R-035",
        {
            "six-white-coloured": "Six dice, three white and three coloured.",
            "six-red-ivory": "Six dice, three red and three ivory.",
            "five-red-white": "Five dice, three red and two white.",
        },
        "equipment",
        default="six-red-ivory",
    )
    spare_colours: bool = choice(
        "Whether the booklet lets a player who runs out of pieces use a spare colour.",
        "1959 booklet, (h)",
        "R-004",
        {
            False: "Pieces never run out; the booklet does not mention spare colours.",
            True: "A player who runs out of pieces uses a colour that nobody plays.",
        },
        "equipment",
        default=False,
    )
    north_america: str = choice(
        "The colour of North America on the printed board.",
        "every booklet, The board",
        "R-007",
        {"yellow": "North America is yellow.", "yellow-brown": "North America is yellow-brown."},
        "board",
        default="yellow",
    )
    africa: str = choice(
        "The colour of Africa on the printed board.",
        "every booklet, The board",
        "R-007",
        {"pink": "Africa is pink.", "orange": "Africa is orange."},
        "board",
        default="pink",
    )
    deck: str = choice(
        "Which figure is on which card.",
        "booklets: only that each card has one figure; decks in circulation",
        "R-005",
        {
            "classic": "The figures of the classic deck.",
            "domination": "The figures of the deck that the program Domination uses.",
            "modern": "The figures of the later decks.",
        },
        "equipment",
        default="classic",
        switch=True,
    )
    without_borders: tuple[str, ...] = choice(
        "Borders that some printed boards lack, left out of this game.",
        "boards in circulation",
        "R-008",
        Free(
            'borders such as "east-africa/middle-east"',
            _borders_fault,
            "All borders of the map are open.",
            "Closed borders: {n}.",
            "east-africa/middle-east",
            _parse_borders,
            _load_borders,
            list,
        ),
        "board",
        default=(),
        switch=True,
    )

    # ── cards ────────────────────────────────────────────────────────────────────────────────────

    card_territory_bonus: int = choice(
        "Armies for each of your territories on a card that you turn in.",
        "1959 booklet, Additional armies for territories on cards; French rules and later booklets, (h): none",
        "R-060, R-060b, A-40, A-41",
        {
            0: "The territories on the cards you turn in bring nothing.",
            2: "Two more armies on each of your territories whose card you turn in.",
        },
        "cards",
        default=0,
    )
    set_values: str = choice(
        "What the next set of cards is worth.",
        "every booklet, (h); reprint booklet, Rule variations",
        "R-056, R-078",
        {
            "classic": "Sets are worth 4, 6, 8, 10, 12, 15, 20, 25 armies, then five more each time.",
            "plus-one": "Sets are worth 4, 5, 6, 7 armies, and so on, one more each time.",
        },
        "cards",
        default="classic",
        offer=Offer(
            "set-values-plus-one",
            "plus-one",
            "Each set of cards is worth one army more than the last: 4, 5, 6, 7, ...",
            _EXPERT,
        ),
    )
    five_after_elimination: str = choice(
        "What happens to a hand of exactly five cards after an elimination.",
        "every booklet, (h) and (i)",
        "R-063, A-43",
        {
            "must-trade": "With exactly five cards after an elimination you must turn in a set at once.",
            "may-hold": "With exactly five cards after an elimination you may keep them and draw none.",
        },
        "elimination",
        default="must-trade",
        switch=True,
    )

    # ── moves and limits ─────────────────────────────────────────────────────────────────────────

    movement: str = choice(
        "The move at the end of a turn.",
        "every booklet, (g); reprint booklet, Rule variations",
        "R-047, R-079, A-57",
        {
            "adjacent": "One free move: from one territory to one adjacent territory.",
            "connected": "Armies are shifted at will between your connected territories.",
        },
        "move",
        default="adjacent",
        steps={"adjacent": (5, "Make the free move, if you like."), "connected": (5, "Fortify, if you like.")},
        offer=Offer(
            "fortify-connected",
            "connected",
            "Instead of the free move, armies go anywhere through your connected territories.",
            _EXPERT,
        ),
    )
    army_cap: int = choice(
        "The most armies that one territory may hold.",
        "reprint booklet, Rule variations",
        "R-080, R-081, R-082, R-083, R-084, A-59, A-60",
        {0: "A territory may hold any number of armies.", 12: "A territory may hold at most twelve armies."},
        "placing",
        default=0,
        offer=Offer("army-cap-12", 12, "No territory ever holds more than twelve armies.", _EXPERT),
    )

    card_drawing: str = choice(
        "Whether a player may decline the card that was earned.",
        'every booklet, (h), "entitled"; Summary of play, "takes"',
        "R-050, A-54",
        {
            "always": "The card that you earned is always taken.",
            "optional": "You may decline the card that you earned.",
        },
        "cards",
        default="always",
        switch=True,
    )

    # ── the words of orders ──────────────────────────────────────────────────────────────────────

    max_losses: str = choice(
        "What `max_losses` in an attack promises; a throw can cost two armies.",
        "this program; the booklets know no orders",
        "R-034, R-041",
        {
            "never-more": "An attack never loses more armies than its `max_losses`: with one left to "
            "lose it throws one die against two armies or more, and then it ends.",
            "before-throw": "An attack ends as soon as its `max_losses` are reached, which are looked "
            "at before each throw; so it may lose one army more.",
        },
        "orders",
        default="never-more",
        switch=True,
    )
    path_move_in: str = choice(
        "Which attacks move in with as many armies as possible if `move_in` is left out.",
        "this program; the booklets know no orders",
        "R-043",
        {
            "always": "Without `move_in`, an attack by `from` and `to` moves in with the fewest "
            "armies possible, one along a `path` with the most.",
            "from-three": "Without `move_in`, an attack moves in with the fewest armies possible, "
            "and along a `path` of three territories or more with the most.",
        },
        "orders",
        default="always",
        switch=True,
    )

    # ── experts ──────────────────────────────────────────────────────────────────────────────────

    card_reroll: bool = choice(
        "Whether a card lets an attacker throw a die again.",
        "reprint booklet, Rule variations",
        "R-085, R-086, R-087, R-088, A-63, A-64, A-65",
        {
            False: "Cards have no part in a battle.",
            True: "An attacker with the card of the source or the target may throw one die again.",
        },
        "attack",
        default=False,
        offer=Offer(
            "card-reroll",
            True,
            "An attacker may open the card of the source or the target to throw a die again.",
            _EXPERT,
        ),
    )
    reroll_scope: str = choice(
        "Whose die may be thrown again with a card.",
        "reprint booklet, Rule variations",
        "A-62",
        {
            "own": "With a card the attacker throws one of their own dice again.",
            "any": "With a card the attacker has any one die thrown again, even the defender's.",
        },
        "attack",
        default="own",
        switch=True,
        applies=lambda rules: rules.card_reroll,
        needs="the option card-reroll",
    )
    commander: bool = choice(
        "Whether an attacker may turn one die into a six once in a turn.",
        "reprint booklet, Rule variations",
        "R-089, R-090, A-61",
        {False: "Dice stay as they fall.", True: "Once in a turn the attacker may turn one of their dice into a six."},
        "attack",
        default=False,
        offer=Offer("commander", True, "Once in a turn an attacker may turn one of their dice into a six.", _EXPERT),
    )

    # ── capitals ─────────────────────────────────────────────────────────────────────────────────

    capitals: bool = choice(
        "Whether players have capitals.",
        "reprint booklet, Rule variations",
        "R-091, R-092, R-093, R-095, R-096, A-66, A-69, A-70, A-71, A-72",
        {
            False: "There are no capitals.",
            True: "A player who does not hold their capital when their turn ends is out.",
        },
        "capitals",
        default=False,
        steps={True: (7, "If you do not hold your capital, you are out of the game.")},
        offer=Offer("capitals", True, "Everybody has a capital; a player who ends a turn without it is out.", _EXPERT),
    )
    capital_cards: str = choice(
        "What becomes of the cards of a player who is out because of a lost capital.",
        "reprint booklet, Rule variations: not said; (i) asks for a last piece taken",
        "A-68",
        {
            "discard": "The cards of a player who is out because of a lost capital are discarded.",
            "conqueror": "The cards of a player who is out because of a lost capital go to the conqueror.",
        },
        "capitals",
        default="discard",
        switch=True,
        applies=lambda rules: rules.capitals,
        needs="the option capitals",
    )
    capitals_end: str = choice(
        "When a game with capitals ends.",
        "reprint booklet, Rule variations",
        "R-094, A-67",
        {
            "last-player": "A game with capitals ends when one player is left.",
            "only-holder": "A game with capitals ends with a turn after which only one player holds their own capital.",
            "at-once": "A game with capitals ends as soon as only one player holds their own capital.",
        },
        "end",
        default="last-player",
        switch=True,
        applies=lambda rules: rules.capitals,
        needs="the option capitals",
    )

    def __repr__(self) -> str:
        """Write what is not as in most editions."""
        own = {
            field.name: value for field in attrs.fields(Rules) if (value := getattr(self, field.name)) != field.default
        }
        return f"Rules({own})"
