"""Orders in a receipt: said back in sentences, with what is known of them before any die."""

from collections.abc import Iterator

from pbem.engine.foresight.look_ahead import foreseen
from pbem.engine.play.order_check import Reading
from pbem.engine.words.retelling import say_back
from pbem.host.values.open_turn import OpenTurn, Ruling
from pbem.mail.letter import break_sentence

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
