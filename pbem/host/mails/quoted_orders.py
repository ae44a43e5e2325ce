"""The orders of a mail in its receipt: quoted line by line, each with a mark for what became of it, and said back."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, takewhile

from pbem.engine.foresight.look_ahead import foreseen
from pbem.engine.play.order_check import Reading
from pbem.engine.table.sheet import Problem
from pbem.engine.text.diagnostics import Locator
from pbem.engine.text.toml_tree import Node
from pbem.engine.text.wrapping import harmless
from pbem.engine.words.retelling import say_back
from pbem.host.values.open_turn import OpenTurn, Ruling
from pbem.mail.found import FoundOrders
from pbem.mail.letter import WIDTH, break_sentence

MOST_LINES = 400
MOST_SIGNS = 32 * 1024
"""An answer is never several times as long as the mail that it answers."""

# Nothing in such orders is acted on: somebody else may have written them.
_STRANGE = ("false", "unknown", "unreadable")


def quote_orders(ruling: Ruling) -> Iterator[str]:
    """Quote the orders line by line, each with a mark for what became of it."""
    text, places = ruling.found.shown
    marks = _marks(text, places, ruling.problems)
    usual = {"accepted": "+", "to be confirmed": "?", "ignored": "-", "wrong": "+"}[ruling.word]
    if ruling.word == "wrong" and ruling.found.standing in _STRANGE:
        usual = "-"
    meaning = {
        "+": "understood",
        "?": "understood, to be confirmed",
        "-": "ignored",
        "!": "wrong",
        "~": "understood, with a warning",
    }
    lines = rows_of(ruling.found)
    used = dict.fromkeys([usual, *(marks[number] for number, _ in lines if number in marks)])
    yield "    ".join(f"{mark} {meaning[mark]}" for mark in used)
    yield ""
    for number, line in lines[: rows_with_room(lines)]:
        first, *rest = pieces(harmless(line))
        yield f"  {marks.get(number, usual)} {first}".rstrip()
        yield from (f"        {piece}" for piece in rest)
    if rows_with_room(lines) < len(lines):
        how = "; correct your own copy, and send all of it" if ruling.word == "wrong" else ""
        yield f"    (and so on{how})"


def rows_of(found: FoundOrders) -> list[tuple[int, str]]:
    """Return the rows of orders with their numbers: none of the words beside them."""
    words = found.typed.lines_of_words if found.typed else frozenset()
    return [one for one in _content(found.shown[0]) if one[0] not in words]


def rows_with_room(rows: Sequence[tuple[int, str]]) -> int:
    """Return how many of the first rows of orders a receipt shows."""
    sizes = accumulate(len(line) for _, line in rows[:MOST_LINES])
    return sum(1 for _ in takewhile(MOST_SIGNS.__ge__, sizes))


def pieces(line: str) -> Iterator[str]:
    """Break a long line of orders at a blank, best after a comma, but never inside a name."""
    blanks = frozenset(_open_blanks(line))
    start, room = len(line) - len(line.lstrip()), WIDTH - 4
    begin = 0
    while len(line) - begin > room:
        near = [at for at in range(max(start, begin) + 1, begin + room + 1) if at in blanks]
        commas = [at for at in near if line[at - 1] == ","]
        end = max(commas or near, default=begin + room)
        yield line[begin:end]
        begin, room = end + bool(near), WIDTH - 8
    yield line[begin:]


def _open_blanks(line: str) -> Iterator[int]:
    """Return where there are blanks outside quotation marks."""
    mark = ""
    for at, sign in enumerate(line):
        if sign in "\"'" and mark in ("", sign):
            mark = "" if mark else sign
        elif sign == " " and not mark:
            yield at


def _content(text: str) -> Iterator[tuple[int, str]]:
    """Return the lines that say something, with their numbers; the signature is left out."""
    for number, line in enumerate(text.split("\n"), 1):
        bare = line.strip()
        if bare.replace(" ", "") == "[signed]":
            return
        if bare and not bare.startswith("#"):
            yield number, line.rstrip()


def _marks(text: str, places: Node | None, problems: Sequence[Problem]) -> dict[int, str]:
    if not problems:
        return {}
    locator = Locator(text, places)
    marks: dict[int, str] = {}
    for problem in problems:
        if problem.offset is None and not locator.holds(problem.path):
            continue  # what is missing stands in no row, and no sound row is to blame
        number = locator.place(problem.path, problem.at, problem.offset).line
        if problem.is_error or number not in marks:
            marks[number] = "!" if problem.is_error else "~"
    return marks


# ── Said back in sentences, with what is known of them before any die ─────────────────────────────

MOST_WORK = 20_000
"""What a host looks at for the odds of one mail: a fraction of a second."""


def restated(turn: OpenTurn, ruling: Ruling) -> list[str]:
    """Return the lines that say orders back; none where the rule set has no words, or for other orders."""
    reading = ruling.reading
    if reading is None or not (ruling.takes or ruling.is_draft):
        return []
    lines = [line for one in say_back(turn.game, reading) for line in _hanging(one)]
    if not lines:
        return []
    for more in (_chances(turn, reading), _change(turn, ruling)):
        if told := [line for one in more for line in _hanging(one)]:
            lines += ["", *told]
    return lines


def _change(turn: OpenTurn, ruling: Ruling) -> Iterator[str]:
    """Say how orders can be changed while others are still missing."""
    there = {ruling.seat, *(seat for seat, one in turn.kept.items() if not one.standby)}
    awaited = turn.game.awaited
    if ruling.word == "accepted" and awaited and not there.issuperset(awaited.must):
        yield "To change them, reply with other orders before the turn is played."


def _chances(turn: OpenTurn, reading: Reading) -> Iterator[str]:
    """Say what `pbem check` says of orders; only where nobody else decides beside their player."""
    awaited = turn.game.awaited
    if awaited is None or awaited.must != (reading.seat,):
        return
    outlook = foreseen(turn.game, [reading], MOST_WORK)
    if outlook and outlook.notes:
        yield "How that will probably go:"
        yield from (f"  {note}" for note in outlook.notes)


def _hanging(text: str) -> list[str]:
    """Break a line, and indent what follows."""
    indent = " " * (len(text) - len(text.lstrip()) + 2)
    return break_sentence(text, others=indent)
