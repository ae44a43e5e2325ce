"""
Looking ahead: the outlook of orders that are about to be played, for any rule set.

Rule 1. A table that follows branches itself is asked first (`Foresight.foresee`).
Rule 2. Otherwise every way of chance is played, if they are few.
Rule 3. Where there are too many, SAMPLES plays are drawn (FEWER for who did not ask), from dice that follow from the game, its
        head and the orders, and that no game ever throws.
Rule 4. Only what everybody sees is looked at, and the cards that the orders open.
Rule 5. What would hardly come to an end exactly is not counted to the limit: as soon as the work done so
        far, or what is surely still to do, shows it, plays are drawn.
"""

import contextlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256
from math import isqrt
from typing import Any

from pbem.engine.foresight.branching import explore, unseen_cards
from pbem.engine.foresight.forecast import Grid, Outlook, Play, Work
from pbem.engine.foresight.forecast_text import format_percent
from pbem.engine.play.game import Game
from pbem.engine.play.order_check import Reading
from pbem.engine.table.resolution import AnyTable, unfold
from pbem.engine.table.ruleset import Dice, Stream
from pbem.errors import BeyondLimitError
from pbem.record import value
from pbem.trust.dice import SeededDice

MOST_WORK = 500_000
"""Places that a rule set may look at (`Work`)."""
MOST_UNASKED = 100_000
"""As many for somebody who waits for them and did not ask for them."""
MOST_EVENTS = 20_000
"""Events in the ways of chance that are played one by one."""
SAMPLES = 2000
MOST_DRAWN = 100_000
"""Events in plays drawn by lot that somebody waits for who did not ask for them."""
FEWER = 500
"""Plays for somebody who waits for them and did not ask for them."""
_HOPELESS = 50
"""How far beyond the limit the first ways of chance may point: low dice come first, and play on for long."""
_FIRST = 5
"""So many plays say how long all will take."""
_DOMAIN = b"pbem forecast 1\n"


@value
class Forecast:
    """An outlook, and of how many plays it was sampled; 0 says that it is exact."""

    outlook: Outlook
    samples: int
    work: int


def margin(samples: int) -> Fraction:
    """Return by how many percentage points a sampled chance is wrong at most, in 19 of 20 cases: 98 / sqrt(samples)."""
    return Fraction(isqrt((980 * 980 - 1) // samples) + 1, 10)


Progress = Callable[[int], None]
"""Hears how many plays are drawn."""


def look_ahead(game: Game, readings: Sequence[Reading], progress: Progress = lambda _: None) -> Forecast:
    """Return what sound orders will probably do to a game; all that it waits for must be there."""
    return followed(game, readings, progress) or _play_ahead(game, readings, progress)


def followed(
    game: Game, readings: Sequence[Reading], progress: Progress = lambda _: None, most: int | None = None
) -> Forecast | None:
    """
    Return the forecast of a rule set that follows branches itself (rule 1, or 3); None of another.

    Somebody who did not ask for it waits for plays of at most so many events. Raises BeyondLimitError
    where plays must be drawn that have more.
    """
    orders = {reading.seat: reading.orders for reading in readings}
    work = Work(MOST_WORK if most is None else MOST_UNASKED)
    with contextlib.suppress(BeyondLimitError):
        outlook = game.table.foresight.foresee(game.state, orders, work)
        return Forecast(outlook, 0, work.done) if outlook else None
    # Outside of a handler, which would hold all branches followed so far.
    count = SAMPLES if most is None else FEWER
    drawn = _sample_plays(game, game.state, readings, orders, progress, count, most)
    return Forecast(drawn, count, work.done)


def _play_ahead(game: Game, readings: Sequence[Reading], progress: Progress) -> Forecast:
    table, before = game.table, game.state
    orders = {reading.seat: reading.orders for reading in readings}
    work = Work(MOST_EVENTS)
    try:
        plays = list(_all_plays(table, before, orders, work))
    except BeyondLimitError:
        return Forecast(_sample_plays(game, before, readings, orders, progress, SAMPLES), SAMPLES, work.done)
    return Forecast(_sum_up(table, before, orders, plays), 0, work.done)


def foreseen(game: Game, readings: Sequence[Reading], most: int) -> Outlook | None:
    """Return the exact outlook of sound orders if it takes at most this much work; None otherwise."""
    orders = {reading.seat: reading.orders for reading in readings}
    try:
        return game.table.foresight.foresee(game.state, orders, Work(most))
    except BeyondLimitError:
        return None


def _all_plays(table: AnyTable, before: Any, orders: Mapping[str, Any], work: Work) -> Iterator[Play]:
    def play(dice: Dice) -> tuple[list[Any], Any]:
        state = table.copy(before)
        return list(unfold(table, state, orders, dice)), state

    reached = Fraction()
    for chance, (events, after) in explore(play, work, cost=0):
        work.spend(len(events))
        reached += chance
        work.require_hope(reached, _HOPELESS)
        yield Play(chance, events, after)


def _sample_plays(
    game: Game,
    before: Any,
    readings: Sequence[Reading],
    orders: Mapping[str, Any],
    progress: Progress,
    count: int,
    most: int | None = None,
) -> Outlook:
    texts = "\n".join(reading.text for reading in readings)
    seed = sha256(_DOMAIN + game.file.genesis.game_id + game.file.head + texts.encode()).digest()
    plays = _draw_plays(game.table, before, orders, seed, count)
    return _sum_up(game.table, before, orders, _watched(plays, progress, count, most))


def _watched(plays: Iterable[Play], progress: Progress, count: int, most: int | None) -> Iterator[Play]:
    """Say how far it is, and stop after the first plays if all together would be too long."""
    events = 0
    for number, play in enumerate(plays, 1):
        events += len(play.events)
        if most is not None and number <= _FIRST and events * count > most * number:
            raise BeyondLimitError(f"plays by lot would take more than {most} events")
        progress(number)
        yield play


def _draw_plays(table: AnyTable, before: Any, orders: Mapping[str, Any], seed: bytes, count: int) -> Iterator[Play]:
    for number in range(count):
        dice = _DrawnDice(SeededDice(sha256(seed + number.to_bytes(4, "big")).digest()))
        state = table.copy(before)
        events = list(unfold(table, state, orders, dice))
        yield Play(Fraction(1, count), events, state)


@value
class _DrawnDice:
    """Dice of a play that is only thought of; cards that it lays face down are nobody's."""

    seeded: SeededDice

    def stream(self, label: str, /) -> Stream:
        return self.seeded.stream(label)

    def lay_face_down(self, cards: Sequence[int], /) -> tuple[str, ...]:
        return unseen_cards("dealt", len(cards))

    def draw_face_down(self, seat: str, cards: int, /) -> str:
        return unseen_cards("private", 1)[0]


# ── Rule sets that say nothing about it ───────────────────────────────────────────────────────────

_MOST_SENTENCES = 40


def _sum_up(table: AnyTable, before: Any, orders: Mapping[str, Any], plays: Iterable[Play]) -> Outlook:
    return table.foresight.sum_up(before, orders, plays) or _sentences(table, plays)


def _sentences(table: AnyTable, plays: Iterable[Play]) -> Outlook:
    """Say how often each sentence of the report is heard."""
    heard: dict[str, Fraction] = {}
    for play in plays:
        said = {line for event in play.events for line in table.words.describe(event)}
        for line in said:
            heard[line] = heard.get(line, Fraction()) + play.chance
    often = sorted(heard, key=lambda line: (-heard[line], line))[:_MOST_SENTENCES]
    lines = tuple((line, format_percent(heard[line])) for line in often)
    grid = Grid("What the report will probably say", ("sentence", "chance"), lines)
    data = {"sentences": [{"sentence": line, "chance": heard[line]} for line in often]}
    return Outlook(grids=(grid,), data=lambda: data)
