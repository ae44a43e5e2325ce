"""
The state of each player in a turn, always one of four: nothing to do, awaited, refused, in.

    awaited   must decide, and no orders that can be played are there
    refused   as awaited, but orders came that cannot be played; the reason is told
    in        the orders are there
    nothing   need not decide now
"""

from collections.abc import Collection, Mapping
from datetime import datetime  # noqa: TID251 - a value; nobody asks the clock
from typing import Literal

import attrs

from pbem.engine.play import Game
from pbem.host.deadlines.calendar import format_moment
from pbem.host.deadlines.timetable import Timetable
from pbem.host.games.notices import REFUSED, Log

State = Literal["nothing", "awaited", "refused", "in"]


@attrs.frozen
class Post:
    """
    What lies at the host for the head that is to be answered, by seat.

    `kept` have orders that will be played, `standing_by` such as are played at the deadline only;
    `refused` tells the reason of the last refusal, `witnesses` who is asked for dice or a game file.
    """

    kept: Collection[str] = ()
    standing_by: Collection[str] = ()
    refused: Mapping[str, str] = attrs.field(factory=dict)
    witnesses: Collection[str] = ()


@attrs.frozen
class Standing:
    """
    How one player stands. `due` is None without a deadline and while a pause lasts.

    `standing_by` tells whether there are orders for the case that nothing better comes.
    """

    seat: str
    state: State
    reason: str = ""
    due: datetime | None = None
    standing_by: bool = False

    @property
    def owes(self) -> bool:
        """Say whether something is waited for from this player."""
        return self.state in ("awaited", "refused")


def standings(game: Game, post: Post, timetable: Timetable | None) -> tuple[Standing, ...]:
    """Tell how every player stands, in seat order."""
    return tuple(_standing(game, seat, post, timetable) for seat in game.file.genesis.seat_ids)


def refusals(log: Log, index: int) -> dict[str, str]:
    """Return the reason of the last refusal of each seat, for orders that answer record `index`."""
    return {
        notice.data["seat"]: str(notice.data["reason"])
        for notice in log.of(REFUSED)
        if notice.data.get("index") == index
    }


def format_standing(standing: Standing, zone: str = "UTC") -> str:
    """Tell how a player stands, in one row without the name."""
    if standing.state == "nothing":
        return "nothing to do"
    if standing.state == "in":
        return "in"
    until = f", until {format_moment(standing.due, zone)}" if standing.due else ""
    spare = "; orders are standing by" if standing.standing_by else ""
    if standing.state == "refused":
        return f"refused: {standing.reason}; sound orders are awaited{until}{spare}"
    return f"awaited{f' ({standing.reason})' if standing.reason else ''}{until}{spare}"


def _standing(game: Game, seat: str, post: Post, timetable: Timetable | None) -> Standing:
    awaited = game.awaited
    if seat in post.kept:
        if seat in post.witnesses:
            return Standing(seat, "awaited", "dice")
        return Standing(seat, "in")
    if seat in post.witnesses:
        return Standing(seat, "awaited", "dice")
    if awaited is None or seat not in awaited.must:
        return Standing(seat, "nothing")
    due = timetable.due(seat) if timetable else None
    spare = seat in post.standing_by
    # With sound orders standing by an older refusal is nothing to mend.
    if seat in post.refused and not spare:
        return Standing(seat, "refused", post.refused[seat], due, spare)
    return Standing(seat, "awaited", "", due, spare)
