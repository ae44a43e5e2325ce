"""
The rules in words, printed from the choices of a game.

Each chapter has a heading, paragraphs, and in brackets the booklet's section and the numbers of the
rules behind it. A name in braces stands for the sentence of that choice (`rules.py`) or for words that
depend on choices (`_depending`); a paragraph that comes out empty is left out.
"""

import textwrap
from collections.abc import Iterator, Sequence

from pbem.engine.text.wrapping import WIDTH
from pbem.rulesets.across_the_continent.rules import Rules, draws_on_arrival
from pbem.rulesets.choices import READINGS, format_value, words_of

_BOOK = """
# Object

Each player crosses the continent by rail, from one coast to the other, and comes back. A ticket
gives the cities to pass through, and their order.

[Rules for two players; R-097, R-111]

# Players and coasts

Two, three or four players travel. Of two, one starts in the east and one in the west; of three,
two in the east and one in the west; of four, two on each side. {west} The
booklet leaves that to the players (our reading; switch west).

{partners} {team}

[page 1, Rules for four players; R-097, R-112, R-113, R-114, A-86, A-87]

# Tickets

There are two piles, west-bound and east-bound. Players in the east draw a west-bound ticket,
players in the west an east-bound one. {returned_tickets}
Rejected tickets are put back in the same way (our reading; switch returned_tickets).

No two tickets in play start in the same city, and none starts where another piece rests. Such a
ticket is put back and another is drawn. That an occupied city counts is our reading, and so is what
follows if the whole pile is refused: the player waits a turn.

Each piece is put on the first city of its ticket.

[Rules for two players; R-098, R-099, R-100, A-78, A-79]

# The first turn

{first} Then turns follow the list of the players (our reading; switch first).

[not in the booklet; A-86]

# Throwing and moving

In your turn you throw your two dice and move towards the next city on your ticket.

{dice_choice} {example} The note and the example of the booklet
differ here (our reading; switch dice_choice).

No number may take you past the next city: you must reach every city on the ticket by exact count.
What the other die shows is lost (our reading). If every number would take you past the city, the
turn is lost. If you can move, you must (our reading).

[Rules for two players, note and example; R-101, R-102, R-103, R-104, R-115, A-76, A-77, A-93]

# Shortest routes

Between two cities of a ticket you travel only by a shortest route: each step brings the next city
nearer by one space.

Between routes of equal length you choose with `via`. The first city named counts most; if nothing
is named, the route is taken whose list of cities comes first in the alphabet. If the landing on
that route is taken but free on an equal route,
the free route is used (our reading).

[Rules for two players; R-105, A-85]

# Other pieces

Pieces pass each other freely, and a space with a piece on it counts like any other. But two
pieces never rest on one space, and a city is a space (our reading). A number that would end
there cannot be used; if no other can, the turn is lost (our reading).

{rings} The booklet does not speak of it (our reading; switch rings).

[Rules for two players; R-108, A-80, A-81, A-88, A-89]

# Doublets

After a move with two equal dice you throw again, as often as it happens. Without a move there is
no further throw. At a city on your ticket the piece rests in any case, and the turn is over.

[Rules for two players; R-106, R-107, A-90]

# The far coast

At the last city on the ticket the crossing is complete, and the ticket is put back. {drawing} {agreed}

[Rules for two players, Rules for four players; R-109, R-110, A-82]

# Winning

Home is the last city on the return ticket, whichever city you first started from (our
reading). {end}

[Rules for two players, Rules for four players; R-111, R-112, A-83, A-84, A-91]

# Standing orders

You say in [rail] how you travel; the program then plays turn after turn until somebody has to
decide. New orders apply from the throw for which they were asked.

`prefer` is a list of tests for the possible numbers: "arrive" reaches the city, "leave n" or
"leave n..m" leaves so many spaces, "most", "least", "sum", "die" (a single one). The first test
that leaves a number decides; if it leaves several, or if no test leaves any, the largest is taken.

`via` is a list of cities for equal routes.

`until` says how long the orders hold. "turn": for one turn; you are asked again before the first
throw of your next one. "ticket-end": until the last city on the ticket you hold; you are asked
when you have your next ticket and are about to throw. "changed", the default: until you give new
orders; you are asked for them only when a record is full.

stop = "after-throw" leaves the dice on the table whenever they offer a choice, of numbers or of
equal routes; you answer with `move = n` in the next part of the turn, and with `via` if you wish.
A throw without a choice is played at once.

{record_turns} A file without [rail] means: as before.

[not in the booklet; A-85]
"""


_DRAWN_ON_ARRIVAL = (
    "At once you draw one from the other pile for the way back. If it starts elsewhere, the non-stop "
    "express takes you there without dice, still in this turn. You set out in your next turn."
)
_AGREED = "By the booklet partners draw on arrival, others in their next turn (switch return_ticket)."
_DRAWN_NEXT_TURN = (
    "In your next turn you draw one from the other pile for the way back. If it starts in the city "
    "where you rest, you throw at once (our reading). If it starts elsewhere, the non-stop express "
    "takes you there without dice; that is your turn."
)


def write_headline(title: str, rules: Rules, preset: Rules, options: Sequence[str]) -> list[str]:
    """Return the title, the options, and the choices that differ from those of the preset."""
    lines = [title]
    if options:
        lines.append(f"Options: {', '.join(options)}.")
    for name, words in words_of(rules).items():
        value = getattr(rules, name)
        if value != getattr(preset, name) and words.offer is None:
            lines += _wrap(f"{name} = {format_value(value)}: {words.says(value)}", "  ")
    return lines


def write_rule_book(rules: Rules) -> list[str]:
    """Return the whole rule book in lines of at most 79 columns."""
    lines = ["ACROSS THE CONTINENT", "A rail race for two to four, after the booklet of 1952.", ""]
    lines += _wrap(READINGS, "")
    chapter = 0
    for paragraph in _paragraphs(rules):
        if paragraph.startswith("# "):
            chapter += 1
            lines += ["", f"{chapter}. {paragraph.removeprefix('# ')}", ""]
        else:
            lines += _wrap(paragraph)
    return lines


def _paragraphs(rules: Rules) -> Iterator[str]:
    sentences = {name: words.says(getattr(rules, name)) for name, words in words_of(rules).items()}
    filled = _BOOK.strip().format(**sentences, **_depending(rules))
    yield from (text for text in (" ".join(block.split()) for block in filled.split("\n\n")) if text)
    yield "# What this game chose"
    for name, words in words_of(rules).items():
        value = getattr(rules, name)
        yield f"{name} = {format_value(value)}: {words.says(value)} [{words.source}; {words.cites}]"


def _depending(rules: Rules) -> dict[str, str]:
    """Return the words that depend on choices but are not the sentence of any."""
    numbers = "3, 5 or 8" if rules.dice_choice == "free" else "only 8; seven spaces before it, 3 or 5"
    said = words_of(rules)["first_partner"].says(rules.first_partner)
    alone = "The first player home wins at once; the round is not finished (our reading)."
    together = (
        "A player who is home retires: the piece leaves the board and the player's turns are skipped "
        "(our reading). "
        "The first team with both players home wins at once."
    )
    return {
        "example": f"With 3 and 5, eight spaces before a city, you may move {numbers}.",
        "team": f"{said} One player of each team starts on each coast." if rules.partners else "",
        "drawing": _DRAWN_ON_ARRIVAL if draws_on_arrival(rules) else _DRAWN_NEXT_TURN,
        "agreed": "" if rules.return_ticket == "booklet" else _AGREED,
        "end": together if rules.partners else alone,
    }


def _wrap(text: str, indent: str = "   ") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
