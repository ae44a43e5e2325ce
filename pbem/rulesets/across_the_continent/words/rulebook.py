"""
The rules in words, printed from the choices of a game.

The book is a text of chapters: a heading, paragraphs, and in brackets the booklet's section and the
numbers of the rules behind it. A name in braces stands for the sentence of that choice (`rules.py`) or
for words that depend on choices (`_depending`); a paragraph that comes out empty is left out.
"""

import textwrap
from collections.abc import Iterator, Sequence

from pbem.engine.text.wrapping import WIDTH
from pbem.rulesets.across_the_continent.rules import Rules
from pbem.rulesets.choices import format_value, words_of

_BOOK = """
# Object

Each player crosses the continent by rail, from one coast to the other, and comes back. A ticket
says through which cities, in which order.

[Rules for two players; R-097, R-111]

# Players and coasts

Two, three or four travel. Of two, one starts in the east and one in the west; of three, two in
the east and one in the west; of four, two on either side. {west}

{partners} {team}

[page 1, Rules for four players; R-097, R-112, R-113, R-114, A-86, A-87]

# Tickets

There are two piles, west-bound and east-bound. Who is in the east draws a west-bound ticket, who
is in the west an east-bound one, evenly from all that the pile holds.

No two tickets in play start in the same city, and none starts where another piece rests. Such a
ticket goes under its pile and another is drawn. If the whole pile is refused, the player waits a
turn.

Each piece is put on the first city of its ticket.

[Rules for two players; R-098, R-099, R-100, A-78, A-79]

# The first turn

{first} Then turns follow the list of the players.

[not in the booklet; A-86]

# Throwing and moving

In his turn a player throws his two dice and moves towards the next city of his ticket.

{dice_choice} {example}

No number may pass the next city: every city of the ticket is reached by exact count. What the
other die shows is lost. If every number passes the city, the turn is lost. Who can move must
move.

[Rules for two players, note and example; R-101, R-102, R-103, R-104, R-115, A-76, A-77, A-93]

# Shortest routes

Between two cities of a ticket only shortest routes are travelled: each step brings the next city
nearer by one space.

Between routes of equal length the player chooses with `via`. The first city named counts most;
without it the route is taken whose list of cities comes first in the alphabet. If the landing on
that route is taken and on an equal route free, the free route is used.

[Rules for two players; R-105, A-85]

# Other pieces

Pieces pass each other freely, and a space with a piece on it counts like any other. But two
pieces never rest on one space, and a city is a space. A number that would end there cannot be
used; if no other can, the turn is lost.

{rings}

[Rules for two players; R-108, A-80, A-81, A-88, A-89]

# Doublets

After a move with two equal dice the player throws again, as often as it happens. Without a move
there is no further throw. At a city of his ticket the piece rests in any case, and the turn is
over.

[Rules for two players; R-106, R-107, A-90]

# The far coast

With the last city of the ticket the crossing is done, and the ticket goes under its pile. In his
next turn the player draws one of the other pile for the way back.

If it starts in the city where he rests he throws at once. If it starts elsewhere, the non-stop
express carries him there without dice; that is his turn.

[Rules for two players; R-109, R-110, A-82]

# Winning

Home is the last city of the return ticket, whatever the city of the first start. {end}

[Rules for two players, Rules for four players; R-111, R-112, A-83, A-84, A-91]

# Standing orders

A player says in [rail] how he travels; the program then plays turn after turn until somebody has
to decide. New orders count from the throw for which they were asked.

`prefer` is a list of tests for the possible numbers: "arrive" reaches the city, "leave n" or
"leave n..m" leaves so many spaces, "most", "least", "sum", "die" (a single one). The first test
that leaves a number decides; among several, and if none does, the largest number is taken.

`via` is a list of cities for equal routes.

`until` says how long the orders hold. "turn": for one turn; before the first throw of the next
the player is asked again. "ticket-end": until the last city of the ticket that he holds; he is
asked when he has his next ticket and is to throw. "changed", when nothing is said: until he gives
others; he is asked for them only when a record is full.

stop = "after-throw" lays the dice on the table whenever they leave a choice, of numbers or of
equal routes; the answer is `move = n` in the next part of the turn, with `via` if need be. A
throw without choice is played at once.

{record_turns} A file without [rail] means: as before.

[not in the booklet; A-85]
"""


def write_headline(title: str, rules: Rules, options: Sequence[str]) -> list[str]:
    """Write title, options and the choices that differ from the booklet's."""
    rows = [title]
    if options:
        rows.append(f"Options: {', '.join(options)}.")
    for name, words in words_of(rules).items():
        value = getattr(rules, name)
        if value != getattr(Rules(), name) and words.offer is None:
            rows += _wrap(f"{name} = {format_value(value)}: {words.says(value)}", "  ")
    return rows


def write_rule_book(rules: Rules) -> list[str]:
    """Print the whole rule book in rows of at most 79 columns."""
    rows = ["ACROSS THE CONTINENT", "A rail race for two to four, after the booklet of 1952."]
    chapter = 0
    for paragraph in _paragraphs(rules):
        if paragraph.startswith("# "):
            chapter += 1
            rows += ["", f"{chapter}. {paragraph.removeprefix('# ')}", ""]
        else:
            rows += _wrap(paragraph)
    return rows


def _paragraphs(rules: Rules) -> Iterator[str]:
    sentences = {name: words.says(getattr(rules, name)) for name, words in words_of(rules).items()}
    filled = _BOOK.strip().format(**sentences, **_depending(rules))
    yield from (
        text for text in (" ".join(block.split()) for block in filled.split("\n\n")) if text
    )
    yield "# What this game chose"
    for name, words in words_of(rules).items():
        value = getattr(rules, name)
        yield f"{name} = {format_value(value)}: {words.says(value)} [{words.source}; {words.cites}]"


def _depending(rules: Rules) -> dict[str, str]:
    """Return the words that depend on choices and are no choice's own sentence."""
    numbers = "3, 5 or 8" if rules.dice_choice == "free" else "8 alone; seven before, 3 or 5"
    said = words_of(rules)["first_partner"].says(rules.first_partner)
    alone = "Who is home first has won, at once; the round is not finished."
    together = (
        "Who is home retires: his piece leaves the board and his turns are passed over. The team "
        "whose two players are home first has won, at once."
    )
    return {
        "example": f"With 3 and 5, eight spaces before a city, he may move {numbers}.",
        "team": f"{said} Of each team one starts on either coast." if rules.partners else "",
        "end": together if rules.partners else alone,
    }


def _wrap(text: str, indent: str = "   ") -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
    )
