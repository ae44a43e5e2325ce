"""The part of a page that shows the game: its newest board and report, and for scripts every step."""

from pbem.engine.page.document import Part
from pbem.engine.page.subject import Subject
from pbem.engine.picture.strokes import escape
from pbem.engine.picture.svg import draw_map
from pbem.engine.report import write_report
from pbem.engine.scene import Draws


def part(subject: Subject) -> Part:
    """Return the part that shows a game."""
    return Part("view", "The game", f"{_board(subject)}{_report(subject)}")


def _board(subject: Subject) -> str:
    table, last = subject.table, subject.turns[-1]
    if not isinstance(table, Draws):
        return ""
    drawn = draw_map(table.scene(last.after, subject.map_file, last.events))
    return f'<div id="board" tabindex="0" role="group" aria-label="The board">\n{drawn}</div>\n'


def _report(subject: Subject) -> str:
    last = subject.turns[-1]
    text = write_report(
        last.genesis, subject.table, last.record, last.before, last.events, last.after
    )
    return f'<div id="report"><pre tabindex="0">{escape(text)}</pre></div>\n'
