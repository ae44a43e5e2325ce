"""
The smaller parts of a page, in the order in which they are read: each a function from a `Subject` to a `Part`.

None says that a page has nothing of it. What a part says without scripts is its HTML; with scripts orders are
composed in it (`pbem/page/orders.js`), and the game file is checked in the reader's browser with the verifier of
`pbem/verifier`, which also throws anew every die that the page shows.
"""

from itertools import groupby
from typing import Any

from pbem.engine.file.phrases import format_clock, format_head, format_seats
from pbem.engine.file.succession import awaited_in, format_next
from pbem.engine.page.document import Part
from pbem.engine.page.story import told_events
from pbem.engine.page.subject import Subject
from pbem.engine.picture.strokes import escape
from pbem.engine.proof.playback import Turn
from pbem.engine.proof.throws import Draw
from pbem.engine.text.table_talk import UNSIGNED, format_speaker
from pbem.engine.words.retelling import TurningPoint
from pbem.engine.words.retelling import turning_points as found_points
from pbem.engine.words.template import order_forms


def own_view(subject: Subject) -> Part | None:
    """Return the game as the player of a seat sees it; None on a page for everybody."""
    if not subject.reader:
        return None
    name = format_seats(subject.genesis, [subject.reader])
    shown = "\n".join(map(escape, subject.table.words.show(subject.state, subject.reader)))
    return Part(
        "own",
        f"As {name} sees it",
        "<p>This page is for one reader: it may show cards that nobody else sees. Do not pass it on.</p>\n"
        f'<details><summary>Board, hand and standing orders</summary>\n<pre tabindex="0">{shown}</pre>'
        "</details>\n",
    )


def orders(subject: Subject) -> Part | None:
    """Return who has to decide and how to answer; None once the game is over."""
    table, state = subject.table, subject.state
    if awaited_in(subject.genesis, table, state) is None:
        return None
    who = escape(format_next(subject.genesis, table, state))
    file = escape(subject.file_name)
    return Part(
        "orders",
        "Your orders",
        f"<p>{who}</p>\n<p>Answer with an order file. With pbem, this takes you through the turn, "
        "from the news to the mail:</p>\n"
        f"<pre>pbem turn {file}</pre>\n",
        {**order_forms(subject.game, state), "file": subject.file_name, "reader": subject.reader},
    )


def turning_points(subject: Subject) -> Part | None:
    """Return the turning points of a game, each with a link to its moment; None where there are none."""
    points = found_points(subject.table, subject.turns)
    if not points:
        return None
    places = {turn.record.index: place for place, turn in enumerate(subject.turns)}
    rows = "".join(_row(point, told_events(subject, places[point.record])) for point in points)
    return Part("summary", "Turning points", f'<ol class="points">\n{rows}</ol>\n')


def _row(point: TurningPoint, told: list[int]) -> str:
    found = point.milestone
    step = sum(event <= found.event for event in told)
    moment = format_clock(point.clock).capitalize()
    return (
        f'<li class="{escape(found.kind)}"><a href="#record={point.record}&amp;step={step}">'
        f"{escape(moment)}</a> {escape(found.text)}</li>\n"
    )


def talk(subject: Subject) -> Part | None:
    """Return what was said at the table, turn by turn; None for a page that was not asked for it."""
    if not subject.talk:
        return None
    rows = "".join(
        f"<dt>{escape(format_speaker(subject.genesis, one))}</dt>\n"
        f"<dd>{escape(one.text).replace(chr(10), '<br>')}</dd>\n"
        for one in subject.talk
    )
    return Part("talk", "At the table", f"<p>{escape(UNSIGNED)}</p>\n<dl>\n{rows}</dl>\n")


def proof(subject: Subject) -> Part:
    """Return the part that gives away the game file and proves it; the script adds buttons, its data are all throws."""
    name, head = escape(subject.file_name), format_head(subject.game.file.head)
    return Part(
        "proof",
        "Proof",
        f"<p>The game file <code>{name}</code> lies in this page, byte for byte. Its head is "
        f"<code>{head}</code>; everybody who holds the same head holds the same game.</p>\n"
        '<div id="check"></div>\n'
        "<p>Whoever made this page could also have changed what checks it. To rely on nobody, save the game "
        "file and prove it with a verifier of your own:</p>\n"
        f"<pre>pbem verify {name}\nnode pbem-verify.mjs {name}</pre>\n"
        "<p>The first plays the whole game again by its rules; the second, in JavaScript, shares no code with "
        "the first and checks chain, signatures and dice.</p>\n",
        {"records": [_dice_thrown(turn) for turn in subject.turns if turn.thrown]},
    )


def _dice_thrown(turn: Turn) -> Any:
    """What a record threw: its number, and of each stream its label and what it gave."""
    streams = [[thrown.label, _runs(thrown.draws)] for thrown in turn.thrown if thrown.draws]
    return [turn.record.index, streams]


def _runs(draws: list[Draw]) -> list[list[int]]:
    """The numbers of a stream, those below the same number together: [below, number, number, ...]."""
    runs = groupby(draws, lambda draw: draw.below)
    return [[below, *(draw.number for draw in run)] for below, run in runs]
