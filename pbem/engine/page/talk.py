"""The part of a page with what was said at the table; a page has it only if it was asked for."""

from pbem.engine.page.document import Part
from pbem.engine.page.subject import Subject
from pbem.engine.picture.strokes import escape
from pbem.engine.text.table_talk import UNSIGNED, format_speaker


def part(subject: Subject) -> Part | None:
    """Return the conversation, turn by turn; None for a page without one."""
    if not subject.said:
        return None
    rows = "".join(
        f"<dt>{escape(format_speaker(subject.genesis, one))}</dt>\n"
        f"<dd>{escape(one.text).replace(chr(10), '<br>')}</dd>\n"
        for one in subject.said
    )
    return Part("talk", "At the table", f"<p>{escape(UNSIGNED)}</p>\n<dl>\n{rows}</dl>\n")
