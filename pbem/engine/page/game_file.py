"""The part of a page that gives away the game file that lies in it, and says what it proves."""

from pbem.engine.page.document import Part
from pbem.engine.page.subject import Subject
from pbem.engine.phrases import format_head
from pbem.engine.picture.strokes import escape


def part(subject: Subject) -> Part:
    """Return the game file's part; the script adds a button that saves it."""
    name, head = escape(subject.file_name), format_head(subject.game.file.head)
    return Part(
        "proof",
        "Proof",
        f"<p>The game file <code>{name}</code> lies in this page, byte for byte. Its head is "
        f"<code>{head}</code>; everybody who holds the same head holds the same game.</p>\n"
        f"<pre>pbem verify {name}</pre>\n",
    )
