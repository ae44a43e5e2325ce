"""The part of a page that sums a game up: its turning points, each with a link to its moment."""

from pbem.engine.file.phrases import format_clock
from pbem.engine.page.document import Part
from pbem.engine.page.story import step_of
from pbem.engine.page.subject import Subject
from pbem.engine.picture.strokes import escape
from pbem.engine.proof.playback import Turn
from pbem.engine.table.resolution import AnyTable
from pbem.engine.words.turning_points import TurningPoint, turning_points


def part(subject: Subject) -> Part | None:
    """Return the turning points of a game; None where there are none."""
    points = turning_points(subject.table, subject.turns)
    if not points:
        return None
    turns = {turn.record.index: turn for turn in subject.turns}
    rows = "".join(_row(subject.table, turns[point.record], point) for point in points)
    return Part("summary", "Turning points", f'<ol class="points">\n{rows}</ol>\n')


def _row(table: AnyTable, turn: Turn, point: TurningPoint) -> str:
    found = point.milestone
    step = step_of(table, turn, found.event)
    moment = format_clock(point.clock).capitalize()
    return (
        f'<li class="{escape(found.kind)}"><a href="#record={point.record}&amp;step={step}">'
        f"{escape(moment)}</a> {escape(found.text)}</li>\n"
    )
