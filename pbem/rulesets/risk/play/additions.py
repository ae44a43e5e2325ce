"""What chapters add to a turn: sections of the order file with all that they bring (`SECTIONS` of `gate.py`)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from pbem.rulesets.risk.play import gate
from pbem.rulesets.risk.setting import Setting

if TYPE_CHECKING:
    from pbem.engine.table.sheet import Sheet
    from pbem.engine.table.terms import Data
    from pbem.rulesets.risk.events import Event
    from pbem.rulesets.risk.play.turn_in_play import TurnInPlay
    from pbem.rulesets.risk.reading.situation import Situation


class Addition(NamedTuple):
    """
    What a section brings that a chapter adds to a turn.

    `read` takes the section from the sheet of the file, and what it returns goes with the orders to
    `play`, which runs before the attacks or (`before_move`) after them. `example` gives lines of an
    order file, `restate` says the orders back. `heading` names the step on the page, `fields` are what
    an entry asks for there, each with its `key`, `label` and `kind` (`territory`, `number`, `choice` or
    `lines`; docs/page.md).
    """

    heading: str
    read: "Callable[[Situation, Sheet], Any]"
    play: "Callable[[TurnInPlay, Any], Iterator[Event]]"
    restate: Callable[[Setting, Any], Iterable[str]]
    example: "Callable[[Situation], Sequence[str]]"
    fields: "Callable[[Situation], Sequence[Data]]"
    before_move: bool = False


def additions() -> Iterator[tuple[str, Addition]]:
    """Yield what chapters add to a turn, each with its section."""
    for row in gate.SECTIONS:
        if row.adds:
            module, _, name = row.adds.partition(":")
            yield row.key, getattr(import_module(module), name)
