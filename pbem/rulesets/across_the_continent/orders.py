"""
What a player may order, once it has been read and checked: ids in place of names.

Everything is in one table `[rail]`: standing orders, the answer to dice on the table, or both.
"""

from typing import Any

from pbem.record import value

TURN, TICKET_END, CHANGED = "turn", "ticket-end", "changed"
UNTIL = (TURN, TICKET_END, CHANGED)
"""How long standing orders hold; `changed` by default."""

AFTER_THROW = "after-throw"
STOPS = (AFTER_THROW,)


@value
class Rail:
    """
    Standing orders.

    `prefer` holds the tests in order, as `preference.py` reads them; empty: the largest number.
    `via` holds city ids, the most important first. `until` and `stop` are words from above; `stop`
    "" means: do not stop.
    """

    prefer: tuple[str, ...] = ()
    via: tuple[str, ...] = ()
    until: str = CHANGED
    stop: str = ""

    def table(self) -> dict[str, Any]:
        """Return the plain table as a player would write it, without empty values."""
        table: dict[str, Any] = {}
        if self.prefer:
            table["prefer"] = list(self.prefer)
        if self.via:
            table["via"] = list(self.via)
        table["until"] = self.until
        if self.stop:
            table["stop"] = self.stop
        return table


USUAL = Rail(("arrive", "leave 2..6", "most"), until=TICKET_END)
"""What is proposed to a player who has given no orders yet."""


@value
class Move:
    """The answer to dice on the table; `via` None leaves equal routes to the standing orders."""

    number: int
    via: tuple[str, ...] | None = None


@value
class RailOrders:
    """One order file: new standing orders, an answer, both, or neither: go on as before."""

    rail: Rail | None = None
    move: Move | None = None
