"""
The part of a page that says how to answer: who has to decide, and which commands write orders.

With scripts orders are composed in it (`page/orders.js`), from what a table says of the decision.
"""

from pbem.engine.file.phrases import format_awaited
from pbem.engine.page.document import Part
from pbem.engine.page.subject import Subject
from pbem.engine.picture.strokes import escape
from pbem.engine.words.order_form import order_forms


def part(subject: Subject) -> Part | None:
    """Return how to answer; None once the game is over."""
    table, state = subject.table, subject.state
    awaited = table.awaited(state)
    if awaited is None:
        return None
    who = escape(format_awaited(subject.genesis, awaited, table.clock(state)))
    file = escape(subject.file_name)
    return Part(
        "orders",
        "Your orders",
        f"<p>{who}</p>\n<p>Answer with an order file. With pbem, this takes you through the turn, "
        "from the news to the mail:</p>\n"
        f"<pre>pbem turn {file}</pre>\n",
        {**order_forms(subject.game, state), "file": subject.file_name, "reader": subject.reader},
    )
