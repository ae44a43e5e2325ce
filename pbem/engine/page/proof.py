"""
The part of a page that gives away the game file that lies in it, and proves it.

Without scripts it says how to prove the file with commands. The script checks it in the reader's browser
with the verifier of `pbem/verifier`, and throws anew every die that the page shows; its data are these numbers.
"""

from itertools import groupby
from typing import Any

from pbem.engine.file.phrases import format_head
from pbem.engine.page.document import Part
from pbem.engine.page.subject import Subject
from pbem.engine.picture.strokes import escape
from pbem.engine.proof.playback import Turn
from pbem.engine.proof.throws import Draw


def part(subject: Subject) -> Part:
    """Return the part of the game file; the script adds buttons that save and check it."""
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
        {"records": [_thrown(turn) for turn in subject.turns if turn.thrown]},
    )


def _thrown(turn: Turn) -> Any:
    """What a record threw: its number, and of each stream its label and what it gave."""
    streams = [[thrown.label, _runs(thrown.draws)] for thrown in turn.thrown if thrown.draws]
    return [turn.record.index, streams]


def _runs(draws: list[Draw]) -> list[list[int]]:
    """The numbers of a stream, those below the same number together: [below, number, number, ...]."""
    runs = groupby(draws, lambda draw: draw.below)
    return [[below, *(draw.number for draw in run)] for below, run in runs]
