"""What a law is, and how laws are held against what was told."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

Data = dict[str, Any]


class Law(NamedTuple):
    """
    A law: its name, what it says, the kinds of events before which it is looked at, and how.

    The kind "*" is any event. Without kinds it compares what follows from the events with the position
    at the end.
    """

    name: str
    says: str
    kinds: tuple[str, ...]
    check: Callable[[Any, Data], str]


def but(what: str, found: object, wanted: object) -> str:
    """Say that something is not as it must be; "" if it is."""
    return "" if found == wanted else f"{what}: {found}, but {wanted} by what was told before"


class Book:
    """Laws by the kinds of events that they look at."""

    def __init__(self, laws: Sequence[Law]) -> None:
        """Sort laws by their kinds."""
        self.always = [law for law in laws if "*" in law.kinds]
        self.at_the_end = [law for law in laws if not law.kinds]
        self.by_kind: dict[str, list[Law]] = {}
        for law in laws:
            for kind in law.kinds:
                self.by_kind.setdefault(kind, []).append(law)

    def broken(self, tally: Any, events: Sequence[Data], after: Mapping[str, Any]) -> Iterator[tuple[Law, str]]:
        """Yield each law that is broken, and what is against it, while events happen to a tally, and at the end."""
        for event in events:
            for law in (*self.by_kind.get(event["event"], ()), *self.always):
                if why := law.check(tally, event):
                    yield law, f"{event['event']}: {why}"
            tally.happen(event)
        for law in self.at_the_end:
            if why := law.check(tally, dict(after)):
                yield law, why
