"""
Events told once: each has one entry, from which report, letter and summary take what they say of it.

    CardDrawn: Telling(
        "{seat:draws} a card{card:shown}.",                          # the report
        {"seat": "You drew a card{card:shown}."},                    # a letter to who drew it
    )

A form is a format with the fields of the event in it (`pbem.engine.text.sentences`), or a function
where a format will not do. A game says what its fields are called in a sentence (`Voice`).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pbem.engine.text.sentences import begin
from pbem.record import tool, value

Form = str | Callable[[Any, Any], str | Sequence[str]]
"""A sentence with the fields of an event in it, or what makes it, or several, of a voice and the event."""


class Telling(NamedTuple):
    """
    What is said of one kind of event.

    `line` stands in the report. `you` is what a letter says to a reader who stands in a field of the
    event, by that field, the first that does; `others` what it says to everybody else. An empty form
    says nothing. `summary` is the kind of milestone that a summary names, in the words of the report.
    `words` are phrases for fields that hold a word of the engine, by field and word.
    """

    line: Form
    you: Mapping[str, Form] = {}
    others: Form = ""
    summary: str = ""
    words: Mapping[str, Mapping[Any, str]] = {}


Tellings = Mapping[type[Any], Telling]


@tool
class Voice:
    """Tells the events of a game by their entries; a game says what their fields are in a sentence."""

    tellings: Tellings

    def fact(self, field: str, value: Any) -> object:
        """Return what a field of an event is in a sentence."""
        raise NotImplementedError

    def describe(self, event: Any) -> list[str]:
        """Return the unwrapped lines of the report; none where another event says the same."""
        telling = self.tellings[event.__class__]
        return self._tell(telling, telling.line, event)

    def recall(self, event: Any, seat: str) -> list[str]:
        """Return what an event is to a seat, for a letter; nothing if it concerns others."""
        telling = self.tellings[event.__class__]
        return self._tell(telling, next(_forms_for(telling, event, seat), telling.others), event)

    def _tell(self, telling: Telling, form: Form, event: Any) -> list[str]:
        if not form:
            return []
        told = self._fill(telling, form, event) if isinstance(form, str) else form(self, event)
        lines = [told] if isinstance(told, str) else told
        return [begin(line) for line in lines if line]

    def _fill(self, telling: Telling, form: str, event: Any) -> str:
        facts = {field: self.fact(field, value) for field, value in event._asdict().items()}
        # A phrase may itself name fields of the event.
        phrases = {field: phrase[getattr(event, field)].format_map(facts) for field, phrase in telling.words.items()}
        return form.format_map(facts | phrases)


def _forms_for(telling: Telling, event: Any, seat: str) -> Iterator[Form]:
    """Yield the forms for a reader, by the fields of the event in which they stand."""
    for field, form in telling.you.items():
        who = getattr(event, field)
        if seat == who or (isinstance(who, tuple) and seat in who):
            yield form


# ── What a summary and its charts are made of ─────────────────────────────────────────────────────


@value
class Milestone:
    """
    Something in a record that a summary may name.

    `kind` is a word of the rule set ("battle"), `text` a sentence, `event` the number of the event that
    brought it, from 0. Where it has a `size`, only the largest of its kind are named; 0 is always named.
    """

    kind: str
    text: str
    event: int
    size: int = 0


def told_milestones(voice: Voice, events: Sequence[Any]) -> Iterator[Milestone]:
    """Yield those of single events that a summary names by their entries, in the words of the report."""
    for at, event in enumerate(events):
        if kind := voice.tellings[event.__class__].summary:
            yield from (Milestone(kind, line.strip(), at) for line in voice.describe(event))


class Score(NamedTuple):
    """
    One count of a state: its name ("Armies"), and its value for each seat, in seat order.

    `charted` says whether a chart of it tells anything. `words` are what a table shows in place of the
    values, if there are any; `neutral` is the value for a neutral army, None where one has none.
    """

    name: str
    values: tuple[int, ...]
    charted: bool = True
    words: tuple[str, ...] = ()
    neutral: int | None = None

    @property
    def shown(self) -> tuple[str, ...]:
        """What a table shows for each seat."""
        return self.words or tuple(map(str, self.values))


def has_neutral(scores: Iterable[Sequence[Score]]) -> bool:
    """Say whether a neutral army stood on the board in any of the states that were counted."""
    return any(count.neutral for counts in scores for count in counts)
