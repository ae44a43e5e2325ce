"""The part of a page that only its reader may see: the game as the player of a seat sees it."""

from pbem.engine.file.phrases import format_seats
from pbem.engine.page.document import Part
from pbem.engine.page.subject import Subject
from pbem.engine.picture.strokes import escape


def part(subject: Subject) -> Part | None:
    """Return what the reader sees; None on a page for everybody."""
    if not subject.reader:
        return None
    name = format_seats(subject.genesis, [subject.reader])
    shown = "\n".join(map(escape, subject.table.show(subject.state, subject.reader)))
    return Part(
        "own",
        f"As {name} sees it",
        "<p>This page is for one reader: it may show cards that nobody else sees. Do not pass it on.</p>\n"
        f'<details><summary>Board, hand and standing orders</summary>\n<pre tabindex="0">{shown}</pre>'
        "</details>\n",
    )
